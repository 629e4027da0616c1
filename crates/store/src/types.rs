//! What the verbs speak of.

use std::str::FromStr;

use game::{RecordResult, Seat, Seats, Seed};
use serde_json::Value;

/// Somebody with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Guest {
    /// Public, and meaningless.
    pub id: String,
    /// What the others read.
    pub name: String,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Chairs are being taken.
    Waiting,
    /// The game is on.
    Playing,
    /// It has ended.
    Over,
}

impl Stage {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Stage::Waiting => "waiting",
            Stage::Playing => "playing",
            Stage::Over => "over",
        }
    }
}

impl FromStr for Stage {
    type Err = Error;

    fn from_str(word: &str) -> Result<Stage, Error> {
        [Stage::Waiting, Stage::Playing, Stage::Over]
            .into_iter()
            .find(|stage| stage.word() == word)
            .ok_or_else(|| Error::Corrupt(format!("stage {word:?}")))
    }
}

/// Who sits on a chair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Guest(Guest),
    /// A program: its level and the name it goes by.
    Bot {
        /// The level's slug.
        level: String,
        /// What the others read.
        name: String,
    },
    /// A name from a game that was brought in.
    Remembered(String),
}

impl Sitter {
    /// What the others read.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Guest(guest) => &guest.name,
            Sitter::Bot { name, .. } | Sitter::Remembered(name) => name,
        }
    }
}

/// A chair: free, or somebody's.
pub type Chair = Option<Sitter>;

/// A table to be kept.
#[derive(Clone, PartialEq, Debug)]
pub struct NewMatch {
    /// In its address: not to be guessed.
    pub id: String,
    /// The title's slug.
    pub title: String,
    /// The rules it is played by.
    pub revision: u32,
    /// The components it is played with.
    pub edition: String,
    /// The title's options.
    pub options: Value,
    /// Where chance begins.
    pub seed: Seed,
    /// The guest who opened it.
    pub host: Option<String>,
    /// Whether the lobby shows it to everybody.
    pub listed: bool,
    /// Where it stands.
    pub stage: Stage,
    /// How it ended, if it has.
    pub result: Option<RecordResult>,
    /// Its chairs.
    pub chairs: Vec<Chair>,
}

/// A table that is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredMatch {
    /// What it was made with; chairs, stage and result as they are now.
    pub table: NewMatch,
    /// Milliseconds since 1970.
    pub changed_at: i64,
}

impl NewMatch {
    /// The seat on which a guest sits.
    pub fn seat_of(&self, guest: &str) -> Option<Seat> {
        let sits = |chair: &Chair| matches!(chair, Some(Sitter::Guest(sitter)) if sitter.id == guest);
        self.chairs.iter().position(sits).map(Seat::new)
    }

    /// The seats played at a guest's screen: their own, and those of people beside them.
    pub fn seats_of(&self, guest: &str) -> Seats {
        let here = |chair: &Chair| matches!(chair, Some(Sitter::Guest(sitter)) if sitter.keeper() == guest);
        let found = self.chairs.iter().enumerate().filter(|(_, chair)| here(chair));
        found.map(|(seat, _)| Seat::new(seat)).collect()
    }

    /// The chairs that nobody has taken.
    pub fn free(&self) -> impl Iterator<Item = Seat> + '_ {
        self.chairs.iter().enumerate().filter(|(_, chair)| chair.is_none()).map(|(seat, _)| Seat::new(seat))
    }

    /// What is written on the chairs.
    pub fn names(&self) -> Vec<String> {
        self.chairs.iter().map(|chair| chair.as_ref().map_or("", Sitter::name).to_owned()).collect()
    }
}

/// Why something was not kept or not found.
#[derive(thiserror::Error, Debug)]
pub enum Error {
    /// Somebody else has written this entry.
    #[error("another entry has this number")]
    Conflict,
    /// What is kept does not make sense.
    #[error("the database holds something unreadable: {0}")]
    Corrupt(String),
    /// The database is of another program or another version.
    #[error("the database cannot be opened: {0}")]
    Open(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
}
