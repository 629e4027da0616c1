//! Paris Connection without its rule of stalemate (Q7).

use bots::{Bot, Budget, Level, Playout, bot_within};
use game::{Dice, Printed};
use paris_connection::{Map, Options, State};

/// Deals in which the lines block each other: nobody can build any more, and plain swaps could go on for ever.
#[test]
fn bots_come_to_an_end_where_plain_swaps_could_go_on_for_ever() {
    let mut playout = Playout::<State>::new(Map::embedded(), 3, Options { stalemate: false });
    for seed in [1138, 5418] {
        let bot = |level| -> Box<dyn Bot<State>> { bot_within(level, Some(Budget::Iterations(10))) };
        let mut bots = [Level::DemiChef, Level::SousChef, Level::Chef].map(bot);
        let mut chance = Dice::new(seed.into());
        let mut thinking = Dice::new(seed.into()).fork();
        let mut state = playout.deal(&mut chance);
        let over = playout.play(&mut state, &mut bots, &mut chance, &mut thinking, |_, _| {});
        assert!(over.outcome.is_some(), "seed {seed}: {} plies", over.plies);
    }
}
