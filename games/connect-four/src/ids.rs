//! Columns and places of the rack.

use std::fmt;

use serde::{Deserialize, Serialize};

/// R1.2: how many rows there are.
pub const ROWS: u8 = 6;

/// R1.2: a column, `a` at the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Column {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
}

impl Column {
    pub const COUNT: usize = 7;
    pub const ALL: [Column; Column::COUNT] =
        [Column::A, Column::B, Column::C, Column::D, Column::E, Column::F, Column::G];

    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + *self as u8))
    }
}

/// A place of the rack, such as `d1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub column: Column,
    /// 1 is the lowest.
    pub row: u8,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column, self.row)
    }
}
