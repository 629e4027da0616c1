//! What tests of the rules share.

use game::{Printed, Seat, Viewer};
use papa_paolo::{Action, Cell, Components, Job, PlayerView, State, View};
use testkit::Table;

pub const A: Seat = Seat::new(0);
pub const B: Seat = Seat::new(1);
pub const C: Seat = Seat::new(2);
pub const D: Seat = Seat::new(3);

/// A table in this position; what is left out is as at the beginning of a round.
#[track_caller]
pub fn at(notation: &str) -> Table<State> {
    Table::at(Components::embedded(), notation)
}

pub fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

/// A whole round of one courier: where it begins, then tiles, `!` for each pizza.
#[track_caller]
pub fn deliver(table: &mut Table<State>, seat: Seat, route: &str) {
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
pub fn lay(place: &str, exits: &str) -> Action {
    Action::Lay { cell: cell(place), exits: exits.parse().expect("sides") }
}

pub fn open(table: &Table<State>) -> View {
    table.view(Viewer::Public)
}

/// A player as he sees himself.
pub fn own(table: &Table<State>, seat: Seat) -> PlayerView {
    table.view(Viewer::Seat(seat)).players[seat.index()].clone()
}

pub fn money(table: &Table<State>, seat: Seat) -> u16 {
    own(table, seat).money.expect("one's own money is known")
}

pub const JOBS: [Action; 4] = [
    Action::Perform(Job::Sponsor),
    Action::Perform(Job::Market),
    Action::Perform(Job::Express),
    Action::Perform(Job::Build),
];
pub const SPONSOR: Action = JOBS[0];
pub const MARKET: Action = JOBS[1];
pub const EXPRESS: Action = JOBS[2];
pub const BUILD: Action = JOBS[3];
