//! The table. Nothing about it is secret.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::rack::Rack;

/// R1.3: how many discs each player has.
pub const DISCS: u8 = 21;

/// There is nothing to agree on beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}

/// R3: how a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// R3.1: somebody has four in a line.
    Four,
    /// R3.2: the rack is full.
    Full,
}

impl Ending {
    pub const ALL: [Ending; 2] = [Ending::Four, Ending::Full];
    pub const SLUGS: [&'static str; 2] = ["four", "full"];

    pub const fn slug(self) -> &'static str {
        Ending::SLUGS[self as usize]
    }
}

/// The whole table: 24 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) rack: Rack,
    /// Whose turn it is, or would be if the game were not over.
    pub(crate) active: Seat,
    pub(crate) ending: Option<Ending>,
}

impl State {
    /// R1.2: an empty rack. Q1: chair A begins.
    pub(crate) fn fresh() -> State {
        State { rack: Rack::default(), active: Seat::new(0), ending: None }
    }
}
