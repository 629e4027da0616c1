//! A text form of positions: TOML, with everything in it.
//!
//! It shows all secrets, so it is for tests, goldens and finished games.

use game::{Edition, Notation};

use crate::data::Components;
use crate::state::{State, Table};

impl Notation for State {
    fn notation(&self) -> String {
        toml::to_string(&self.table).expect("a table can be written")
    }

    fn parse(edition: &'static Edition<Components>, text: &str) -> Result<State, String> {
        let table: Table = toml::from_str(text).map_err(|error| error.to_string())?;
        let state = State { edition, table };
        state.account()?;
        Ok(state)
    }
}
