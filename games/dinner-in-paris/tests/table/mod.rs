//! Words for tests.
#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses some of them")]

use dinner_in_paris::{Action, Components, Pigeon, Reason, State, View};
use game::{Cites, Game, Printed, Refusal, Seat, Viewer};
use testkit::Table;

pub(crate) const A: Seat = Seat::ALL[0];
pub(crate) const B: Seat = Seat::ALL[1];
pub(crate) const C: Seat = Seat::ALL[2];
pub(crate) const D: Seat = Seat::ALL[3];

/// A table in this position.
#[track_caller]
pub(crate) fn at(notation: &str) -> Table<State> {
    Table::at(Components::embedded(), notation)
}

pub(crate) fn components() -> &'static Components {
    &Components::embedded().printed
}

/// A cell, a card, an objective, a restaurant or a spot, by its name.
#[track_caller]
pub(crate) fn n<T: std::str::FromStr<Err = String>>(name: &str) -> T {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[track_caller]
pub(crate) fn lay(cell: &str) -> Action {
    Action::Lay(n(cell))
}

#[track_caller]
pub(crate) fn pay(card: &str) -> Action {
    Action::Pay(n(card))
}

#[track_caller]
pub(crate) fn place(spot: &str) -> Action {
    Action::Place(n(spot))
}

#[track_caller]
pub(crate) fn complete(objective: &str) -> Action {
    Action::Complete(n(objective))
}

/// What everybody sees.
pub(crate) fn seen(table: &Table<State>) -> View {
    table.view(Viewer::Public)
}

/// What is offered to a seat.
pub(crate) fn offered(table: &Table<State>, seat: Seat) -> Vec<Action> {
    testkit::legal(table.state(), seat.into())
}

/// The reason against an action.
#[track_caller]
pub(crate) fn reason(table: &Table<State>, seat: Seat, action: Action) -> Reason {
    match table.state().refusal(seat.into(), action) {
        Some(Refusal::Rule(reason)) => {
            assert!(!reason.rule().is_empty());
            reason
        }
        other => panic!("{action:?}: {other:?}"),
    }
}

/// Tries dice until the pigeon card that is drawn next is of this kind: gives the table after `action`.
#[track_caller]
pub(crate) fn meeting(notation: &str, seat: Seat, action: Action, pigeon: Pigeon) -> Table<State> {
    // Every other pigeon card is given away, so that the deck holds only this kind.
    let mut text = String::new();
    let spare: Vec<&str> =
        Pigeon::ALL.into_iter().filter(|other| *other != pigeon).map(Pigeon::slug).collect();
    for line in notation.lines().map(str::trim) {
        text.push_str(line);
        if line.starts_with("B ") {
            let held = |slug: &str| notation.matches(slug).count();
            let rest = spare.iter().flat_map(|slug| vec![*slug; 4usize.saturating_sub(held(slug))]);
            text.push_str(&format!(" | used {}", rest.collect::<Vec<_>>().join(" ")));
        }
        text.push('\n');
    }
    let mut table = at(&text);
    table.play(seat, action);
    table
}
