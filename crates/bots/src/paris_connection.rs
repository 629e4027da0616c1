//! Paris Connection.

use game::{Dice, Edition};
use paris_connection::{Action, Map, State, View};

use crate::bot::Greedy;

impl Greedy for State {
    fn greedy(_: &'static Edition<Map>, _: &View, legal: &[Action], dice: &mut Dice) -> Action {
        *dice.pick(legal)
    }
}
