//! What a catalogue says of a title without playing it.

use serde::Serialize;

/// A title, described.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Meta {
    /// Lower case, in addresses and records.
    pub slug: &'static str,
    /// Fewest players.
    pub min_seats: u8,
    /// Most players.
    pub max_seats: u8,
    /// Grows when a change of the rules changes replays.
    pub revision: u32,
    /// No game lasts longer than this many plies.
    pub longest: u32,
    /// Action numbers are below this.
    pub actions: usize,
    /// Minutes that a game takes people, from and to.
    pub minutes: (u16, u16),
    /// The slugs of the ways it can end.
    pub endings: &'static [&'static str],
    /// The ruling that says which component is reconstructed rather than copied from the box, if any.
    pub reconstructed: Option<&'static str>,
    /// Whether it is there to show how a title is made: not on the menu unless the host asks for examples.
    pub example: bool,
    /// The choices a host has.
    pub options: &'static [OptionMeta],
}

/// One choice that a host has.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionMeta {
    /// The field of the title's `Options`.
    pub key: &'static str,
    /// What can be chosen.
    pub kind: OptionKind,
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum OptionKind {
    /// Yes or no.
    Switch {
        /// What it is unless somebody says otherwise.
        default: bool,
    },
    /// One of a few words.
    Choice {
        /// The words, the default first.
        values: &'static [&'static str],
    },
    /// A whole number.
    Number {
        /// Smallest.
        min: i64,
        /// Largest.
        max: i64,
        /// What it is unless somebody says otherwise.
        default: i64,
    },
    /// Seconds of a clock that the house runs; 0 is none. Only where people play at the same time: a turn-based
    /// table has none.
    Seconds {
        /// Most.
        max: u16,
        /// What it is unless somebody says otherwise.
        default: u16,
    },
}
