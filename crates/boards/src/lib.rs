//! Views to pictures.
//!
//! A picture is made from a [`Scene`]: one viewer's view and that viewer's legal actions. Never from a state: what
//! a viewer may not know cannot be drawn for them. Everything is a pure function, so pictures can be tested as text.
#![warn(missing_docs)]

/// The house's tokens and base components, which every picture is drawn with.
pub const TOKENS: &str = include_str!("../assets/tokens.css");

mod connect_four;
mod dinner_in_paris;
mod draw;
#[cfg(test)]
mod looking;
mod lot;
mod papa_paolo;
mod paris_connection;
mod rival_restaurants;
mod text;

pub use crate::draw::{Counter, Draw, Panel, SIGNS, Scene, Sheet, Tab, act, apart, attempt, spans, spoken};
