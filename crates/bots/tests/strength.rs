//! How good the bots are, over a fixed set of seeds.

use bots::{Bot, GreedyBot, Playout, RandomBot};
use game::{Dice, Printed, Seat};
use paris_connection::{Map, Options, State};

/// The share of games that one greedy bot wins against random ones, with seats rotated.
fn greedy_wins(seats: u8, games: u64) -> f64 {
    let mut playout = Playout::<State>::new(Map::embedded(), seats, Options::default());
    let mut wins = 0.0;
    for seed in 0..games {
        let greedy = Seat::new((seed % u64::from(seats)) as usize);
        let bot = |seat| {
            if seat == greedy { Box::new(GreedyBot) as Box<dyn Bot<State>> } else { Box::new(RandomBot) }
        };
        let mut bots: Vec<Box<dyn Bot<State>>> = Seat::first(seats).map(bot).collect();
        let mut chance = Dice::new(seed.into());
        let mut thinking = Dice::new((seed + 1_000_000).into());
        let mut state = playout.deal(&mut chance);
        let over = playout.play(&mut state, &mut bots, &mut chance, &mut thinking, |_, _| {});
        let winners = over.outcome.expect("ends within the bound").winners();
        if winners.contains(greedy) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins / games as f64
}

#[test]
fn greedy_beats_three_random_bots_in_nine_games_of_ten() {
    let rate = greedy_wins(4, 1_000);
    assert!(rate >= 0.9, "{rate}");
}

#[test]
fn greedy_beats_random_bots_at_every_table() {
    for seats in [3, 5, 6] {
        let rate = greedy_wins(seats, 100);
        assert!(rate >= 0.8, "{seats} seats: {rate}");
    }
}
