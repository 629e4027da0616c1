//! The size of the tree of actions.

use game::{Dice, Game, Log};

use crate::offer::offers;

/// How many sequences of exactly `depth` actions there are from here, by seats and house, with these dice.
///
/// The same actions always meet the same dice. A sequence that the end of the game cuts short does not count.
pub fn perft<G: Game>(state: &G, dice: &Dice, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let below = |(by, action)| {
        let (mut state, mut dice) = (state.clone(), dice.clone());
        state.apply(by, action, &mut dice, &mut Log::off());
        perft(&state, &dice, depth - 1)
    };
    offers(state).into_iter().map(below).sum()
}
