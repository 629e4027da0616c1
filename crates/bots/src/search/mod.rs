//! Looking ahead: Monte-Carlo tree search over information sets.
//!
//! The searcher gets a view, as every bot does. Each iteration samples a whole state that looks like it, walks down
//! a tree of actions, plays on a little, and remembers how that went for every seat. Nodes are sequences of
//! actions and not positions, so chance and secrets are averaged over; an action that is legal only in some samples
//! is judged by the visits in which it was.

mod advice;
mod bot;
mod heuristic;
mod tree;
mod weighing;

pub use self::advice::{Advice, Reason, Suggestion, advise, expected};
pub use self::bot::{Budget, SearchBot};
pub use self::heuristic::{Heuristic, shares_of_points};
pub(crate) use self::heuristic::{best, weights};
pub use self::tree::{Searched, Tree};
pub use self::weighing::{Weight, weigh};
