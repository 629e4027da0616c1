//! What tests of the rules share.

use game::{Printed, Seat, Viewer};
use papa_paolo::{Action, Cell, Components, Job, PlayerView, State, View};
use testkit::Table;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

/// A table in this position; what is left out is as at the beginning of a round.
#[track_caller]
pub(crate) fn at(notation: &str) -> Table<State> {
    Table::at(Components::embedded(), notation)
}

pub(crate) fn cell(text: &str) -> Cell {
    text.parse().expect("a cell")
}

pub(crate) fn open(table: &Table<State>) -> View {
    table.view(Viewer::Public)
}

/// A player as he sees himself.
pub(crate) fn own(table: &Table<State>, seat: Seat) -> PlayerView {
    table.view(Viewer::Seat(seat)).players[seat.index()].clone()
}

pub(crate) fn money(table: &Table<State>, seat: Seat) -> u16 {
    own(table, seat).money.expect("one's own money is known")
}

pub(crate) const JOBS: [Action; 4] = [
    Action::Perform(Job::Sponsor),
    Action::Perform(Job::Market),
    Action::Perform(Job::Express),
    Action::Perform(Job::Build),
];
pub(crate) const SPONSOR: Action = JOBS[0];
pub(crate) const MARKET: Action = JOBS[1];
pub(crate) const EXPRESS: Action = JOBS[2];
pub(crate) const BUILD: Action = JOBS[3];
