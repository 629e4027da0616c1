//! What happened.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::ids::Place;
use crate::state::Ending;

/// One fact. Everything here is public.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// R2.2: a disc came to stand on this place.
    Dropped { seat: Seat, place: Place },
    /// R3: the game ended.
    Ended { ending: Ending, winner: Option<Seat> },
}
