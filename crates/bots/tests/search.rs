//! How good a search is, over a fixed set of seeds and with far fewer iterations than people meet.

use bots::{Bot, Budget, GreedyBot, Heuristic, Playout, SearchBot};
use game::{Dice, Printed, Seat};

/// How many of so many games at a table of four a search of so many iterations wins against greedy bots, seats rotated.
fn wins<G: Heuristic>(iterations: u32, games: u64) -> f64 {
    let mut playout = Playout::<G>::new(G::Printed::embedded(), 4, G::Options::default());
    let mut wins = 0.0;
    for game in 0..games {
        let own = Seat::new((game % 4) as usize);
        let bot = |seat| -> Box<dyn Bot<G>> {
            match seat == own {
                true => Box::new(SearchBot::new(Budget::Iterations(iterations), 1)),
                false => Box::new(GreedyBot),
            }
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = Seat::first(4).map(bot).collect();
        let mut chance = Dice::new((game / 4).into());
        let mut thinking = Dice::new((game + 1_000_000).into());
        let mut state = playout.deal(&mut chance);
        let over = playout.play(&mut state, &mut bots, &mut chance, &mut thinking, |_, _| {});
        let winners = over.outcome.expect("ends within the bound").winners();
        if winners.contains(own) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins
}

/// One in four would be even.
#[test]
fn a_search_wins_more_than_its_share_of_paris_connection() {
    let wins = wins::<paris_connection::State>(30, 16);
    assert!(wins >= 6.0, "{wins} of 16");
}

#[test]
fn a_search_wins_more_than_its_share_of_dinner_in_paris() {
    let wins = wins::<dinner_in_paris::State>(60, 32);
    assert!(wins >= 11.0, "{wins} of 32");
}

#[test]
fn a_search_wins_more_than_its_share_of_papa_paolo() {
    let wins = wins::<papa_paolo::State>(60, 16);
    assert!(wins >= 10.0, "{wins} of 16");
}
