//! What a game is.
//!
//! A title implements [`Game`] for its full state. Everything else (records, bots, pages, words, pictures)
//! is built on that trait, and sees a table only through [`Game::view`].
#![warn(missing_docs)]

mod dice;
mod edition;
mod erased;
mod game;
mod log;
mod matches;
mod meta;
mod record;
mod seat;
mod status;

pub use crate::dice::{Dice, Seed};
pub use crate::edition::{BadFile, Edition, Files, Printed};
pub use crate::erased::{AnyMatch, PlayError};
pub use crate::game::{Cites, Game, Notation, Refusal, Wire};
pub use crate::log::Log;
pub use crate::matches::{Match, Step, UndoError};
pub use crate::meta::{Meta, OptionKind, OptionMeta};
pub use crate::record::{Chance, Done, Entry, Record, Result as RecordResult, What};
pub use crate::seat::{Actor, BySeat, MAX_SEATS, Seat, Seats, Viewer};
pub use crate::status::{Clock, Outcome, Status};
