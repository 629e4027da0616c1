//! Connect Four: two players drop discs into a rack; four in a line win.
//!
//! The rules, numbered, are in `RULES.md`; each file here is one of its chapters. This is the worked example of
//! `docs/adding-a-game.md`: as small as a title can be, and still all of one.

mod action;
mod dropping;
mod ending;
mod event;
mod ids;
mod notation;
mod rack;
mod state;
mod view;

use std::sync::LazyLock;

use game::{Actor, BadFile, Dice, Edition, Files, Game, Log, Meta, Printed, Status, Viewer};

pub use crate::action::{Action, Reason};
pub use crate::event::Event;
pub use crate::ids::{Column, Place, ROWS};
pub use crate::rack::Rack;
pub use crate::state::{DISCS, Ending, Options, State};
pub use crate::view::View;

/// Nothing is printed on a rack and on discs, so there is no file to replace.
pub struct Components;

static EMBEDDED: LazyLock<Edition<Components>> =
    LazyLock::new(|| Edition::read_embedded().unwrap_or_else(|bad| panic!("embedded data: {bad}")));

impl Printed for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[];

    fn read(_: &Files) -> Result<Components, BadFile> {
        Ok(Components)
    }

    fn is_reconstructed(&self) -> bool {
        false
    }

    fn embedded() -> &'static Edition<Components> {
        &EMBEDDED
    }
}

impl Game for State {
    type Printed = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    const META: Meta = Meta {
        slug: "connect-four",
        // R1.1: two play.
        min_seats: 2,
        max_seats: 2,
        revision: 1,
        // R1.3: there are no more discs.
        longest: 2 * DISCS as u32,
        actions: Column::COUNT,
        minutes: (5, 10),
        endings: &Ending::SLUGS,
        reconstructed: None,
        example: true,
        options: &[],
    };

    fn setup(_: &'static Edition<Components>, _: u8, _: &Options, _: &mut Dice) -> State {
        State::fresh()
    }

    fn edition(&self) -> &'static Edition<Components> {
        Components::embedded()
    }

    fn seats(&self) -> u8 {
        2
    }

    #[inline]
    fn status(&self) -> Status {
        match self.ending {
            None => Status::turn(self.active),
            Some(ending) => Status::Over(self.outcome(ending)),
        }
    }

    #[inline]
    fn legal_actions(&self, by: Actor, out: &mut Vec<Action>) {
        if by == Actor::Seat(self.active) && self.ending.is_none() {
            self.legal_drops(out);
        }
    }

    fn reason_against(&self, _: Actor, Action::Drop(column): Action) -> Option<Reason> {
        self.reason_against_drop(column)
    }

    #[inline]
    fn apply(&mut self, _: Actor, Action::Drop(column): Action, _: &mut Dice, log: &mut Log<Event>) {
        self.apply_drop(column, log);
    }

    #[inline]
    fn action_number(&self, Action::Drop(column): Action) -> usize {
        column.index()
    }

    #[inline]
    fn action_numbered(&self, number: usize) -> Option<Action> {
        Column::ALL.get(number).copied().map(Action::Drop)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn witness(event: &Event, _: Viewer) -> Option<Event> {
        // Everything that happens in this game happens in the open.
        Some(event.clone())
    }

    fn sample(_: &'static Edition<Components>, view: &View, _: &mut Dice) -> State {
        State::sampled(view)
    }

    fn audit(&self) -> Result<(), String> {
        self.account()
    }
}
