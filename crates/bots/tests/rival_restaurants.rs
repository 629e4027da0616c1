//! How good the bot of Rival Restaurants is, over a fixed set of seeds.

use bots::{Bot, GreedyBot, Playout, RandomBot};
use game::{Dice, Game, Printed, Seat, Viewer};
use rival_restaurants::{Components, Options, State};

/// Games of one greedy bot, with seats rotated, against random or greedy ones: its wins, and the days of a game.
fn played(games: u64, against_random: bool) -> (f64, f64) {
    let mut playout = Playout::<State>::new(Components::embedded(), 4, Options::default());
    let (mut wins, mut days) = (0.0, 0.0);
    for seed in 0..games {
        let own = Seat::new((seed % 4) as usize);
        let bot = |seat| -> Box<dyn Bot<State>> {
            if seat == own || !against_random { Box::new(GreedyBot) } else { Box::new(RandomBot) }
        };
        let mut bots: Vec<Box<dyn Bot<State>>> = Seat::first(4).map(bot).collect();
        let mut chance = Dice::new(seed.into());
        let mut thinking = Dice::new((seed + 1_000_000).into());
        let mut state = playout.deal(&mut chance);
        let over = playout.play(&mut state, &mut bots, &mut chance, &mut thinking, |_, _| {});
        let winners = over.outcome.expect("ends within the bound").winners();
        if winners.contains(own) {
            wins += 1.0 / winners.len() as f64;
        }
        days += f64::from(state.view(Viewer::Public).day);
    }
    (wins / games as f64, days / games as f64)
}

#[test]
fn greedy_beats_three_random_bots_in_98_games_of_100() {
    let (rate, _) = played(200, true);
    assert!(rate >= 0.98, "{rate}");
}

#[test]
fn four_greedy_bots_take_8_to_16_days() {
    let (_, days) = played(100, false);
    assert!((8.0..16.0).contains(&days), "{days}");
}
