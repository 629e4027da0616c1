//! A finished game, decision by decision: what was to be expected, and what would have been better.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// One decision, weighed. Shares are of the victory, from 0 to 1, seat by seat.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct Weighed {
    /// The number of the step (the first is 1).
    pub ply: usize,
    /// Whose decision it was.
    pub seat: Seat,
    /// What each seat could expect before it.
    pub before: Vec<f32>,
    /// What each seat can expect after it.
    pub after: Vec<f32>,
    /// What would have promised more, and the share it promised to whoever decided.
    pub better: Option<(Value, f32)>,
}

impl Weighed {
    /// What the decision cost whoever took it, as a share of the victory.
    pub fn cost(&self) -> f32 {
        let played = self.after.get(self.seat.index()).copied().unwrap_or(0.0);
        self.better.as_ref().map_or(0.0, |(_, promised)| (promised - played).max(0.0))
    }
}
