//! Rival Restaurants.

use game::{Dice, Edition};
use rival_restaurants::{Action, Components, State, View};

use crate::bot::Greedy;

impl Greedy for State {
    fn greedy(_: &'static Edition<Components>, _: &View, legal: &[Action], dice: &mut Dice) -> Action {
        *dice.pick(legal)
    }
}
