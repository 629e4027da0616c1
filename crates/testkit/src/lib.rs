//! What every title is tested with.
//!
//! - [`laws`]: what holds in every position of every title, tried on random games by [`check`];
//! - [`golden`]: playthroughs as text, reviewed by people and compared byte by byte;
//! - [`Table`]: the vocabulary of tests that follow a rulebook;
//! - [`playouts_allocate_nothing`]: a step of a random playout takes nothing from the heap;
//! - [`perft()`]: the size of the tree of actions, a check of a whole move generator in one number.
#![warn(missing_docs)]

mod allocations;
mod drive;
pub mod golden;
pub mod laws;
mod offer;
mod perft;
mod shrink;
mod table;

pub use crate::allocations::{Counting, playouts_allocate_nothing};
pub use crate::drive::{Broken, broken, check, check_every};
pub use crate::laws::{Law, Position, Verdict};
pub use crate::offer::{Offer, any, everybody, legal, offers};
pub use crate::perft::perft;
pub use crate::table::Table;
