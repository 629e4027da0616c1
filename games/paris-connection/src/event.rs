//! What happened.

use game::Seat;
use kit::Hex;
use serde::{Deserialize, Serialize};

use crate::ids::Company;
use crate::state::Ending;

/// One fact. Everything here is public: what was dealt is never told.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// R2.2: a seat began a build.
    BuildBegun { seat: Seat, company: Company },
    /// R3.1: a locomotive was laid.
    Laid { seat: Seat, company: Company, hex: Hex },
    /// R3.9: a build ended and was counted.
    Built { seat: Seat, company: Company, hexes: Vec<Hex>, gain: u8, value: u8 },
    /// R4.1: a share was given.
    Given { seat: Seat, company: Company },
    /// R4.2: the swap is complete.
    Swapped { seat: Seat, gave: Company, took: Company, count: u8 },
    /// Q7: so many plain swaps in a row; at `limit` the game ends.
    PlainSwaps { count: u8, limit: u8 },
    /// R5: the game ended.
    Ended { ending: Ending },
}
