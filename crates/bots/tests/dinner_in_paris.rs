//! How good the greedy bot of Dinner in Paris is, over a fixed set of seeds.

use bots::{Bot, GreedyBot, Playout, RandomBot};
use dinner_in_paris::{Components, Face, Options, State};
use game::{Dice, Outcome, Printed, Seat};

/// Plays one game; `is_greedy` says who is.
fn played(table: &mut Playout<State>, seats: u8, seed: u64, is_greedy: impl Fn(Seat) -> bool) -> Outcome {
    let bot =
        |seat| if is_greedy(seat) { Box::new(GreedyBot) as Box<dyn Bot<State>> } else { Box::new(RandomBot) };
    let mut bots: Vec<Box<dyn Bot<State>>> = Seat::first(seats).map(bot).collect();
    let mut chance = Dice::new(seed.into());
    let mut thinking = Dice::new((seed + 1_000_000).into());
    let mut state = table.deal(&mut chance);
    let over = table.play(&mut state, &mut bots, &mut chance, &mut thinking, |_, _| {});
    over.outcome.expect("ends within the bound")
}

/// The share of games that one greedy bot wins against random ones, with seats rotated.
fn greedy_wins(seats: u8, options: Options, games: u64) -> f64 {
    let mut table = Playout::new(Components::embedded(), seats, options);
    let mut wins = 0.0;
    for seed in 0..games {
        let greedy = Seat::new((seed % u64::from(seats)) as usize);
        let winners = played(&mut table, seats, seed, |seat| seat == greedy).winners();
        if winners.contains(greedy) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins / games as f64
}

#[test]
fn greedy_beats_three_random_bots_in_nineteen_games_of_twenty() {
    let rate = greedy_wins(4, Options::default(), 1_000);
    assert!(rate >= 0.95, "{rate}");
}

#[test]
fn greedy_beats_random_bots_at_every_table() {
    for (seats, face) in [(2, Face::Main), (2, Face::TwoPlayer), (3, Face::Main)] {
        let rate = greedy_wins(seats, Options { face }, 100);
        assert!(rate >= 0.95, "{seats} seats: {rate}");
    }
}

#[test]
fn greedy_bots_end_their_games_by_the_rulebook() {
    for seats in 2..=4 {
        let mut table = Playout::new(Components::embedded(), seats, Options::default());
        let stopped =
            (0..100).filter(|seed| played(&mut table, seats, *seed, |_| true).ending == "step-bound");
        assert!(stopped.count() <= 1, "{seats} seats");
    }
}
