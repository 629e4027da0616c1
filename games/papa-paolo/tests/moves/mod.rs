//! Moves of several clicks.

use game::Seat;
use papa_paolo::{Action, State};
use testkit::Table;

use crate::common::cell;

/// A whole round of one courier: where it begins, then tiles, `!` for each pizza.
#[track_caller]
pub(crate) fn deliver(table: &mut Table<State>, seat: Seat, route: &str) {
    let mut words = route.split_whitespace();
    table.play(seat, Action::Start(cell(words.next().expect("a pizzeria"))));
    for word in words {
        let place = word.trim_end_matches('!');
        table.play(seat, Action::Step(cell(place)));
        for _ in 0..word.len() - place.len() {
            table.play(seat, Action::Drop(cell(place)));
        }
    }
}

#[track_caller]
pub(crate) fn lay(place: &str, exits: &str) -> Action {
    Action::Lay { cell: cell(place), exits: exits.parse().expect("sides") }
}
