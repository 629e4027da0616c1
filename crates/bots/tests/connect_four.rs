//! How good the bot of Connect Four is, over a fixed set of seeds.

use bots::{Bot, GreedyBot, Playout, RandomBot};
use connect_four::{Components, Options, State};
use game::{Dice, Printed, Seat};

#[test]
fn greedy_beats_a_random_bot_in_nine_games_of_ten_from_either_chair() {
    let mut playout = Playout::<State>::new(Components::embedded(), 2, Options {});
    let mut wins = [0; 2];
    for seed in 0..400 {
        let greedy = Seat::new((seed % 2) as usize);
        let bot = |seat| -> Box<dyn Bot<State>> {
            if seat == greedy { Box::new(GreedyBot) } else { Box::new(RandomBot) }
        };
        let mut bots: Vec<Box<dyn Bot<State>>> = Seat::first(2).map(bot).collect();
        let (mut chance, mut thinking) = (Dice::new(0.into()), Dice::new(seed.into()));
        let mut state = playout.deal(&mut chance);
        let over = playout.play(&mut state, &mut bots, &mut chance, &mut thinking, |_, _| {});
        let outcome = over.outcome.expect("ends within the bound");
        wins[greedy.index()] += i32::from(outcome.scores[greedy] == 1);
    }
    assert!(wins.into_iter().all(|wins| wins >= 180), "{wins:?} of 200 each");
}
