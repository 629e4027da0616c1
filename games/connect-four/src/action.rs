//! What a player can do, and why not.

use game::Cites;
use serde::{Deserialize, Serialize};

use crate::ids::Column;

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// R2.1: drops a disc into this column.
    Drop(Column),
}

/// Why an action is not legal now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// R2.3: six discs are in it.
    ColumnFull { column: Column },
}

impl Cites for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::ColumnFull { .. } => "2.3",
        }
    }
}
