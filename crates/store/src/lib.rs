//! What is kept: guests, tables, chairs and actions.
//!
//! No state is stored: a table is its set-up, its seed and its actions. [`Store::append`] answers only when the
//! action is on the disk.
#![warn(missing_docs)]

mod evenings;
mod hosting;
mod notices;
mod people;
mod reviews;
mod sqlite;
mod talk;
mod types;

use async_trait::async_trait;
use game::{Entry, RecordResult, Seat};

pub use crate::evenings::Evenings;
pub use crate::hosting::{Hosting, Overview};
pub use crate::notices::{Fate, Notice, Notices, Topic, Way, WayKind};
pub use crate::people::{About, Account, Caller, Device, DeviceLink, LEFT, People, Rated};
pub use crate::reviews::Reviews;
pub use crate::sqlite::Sqlite;
pub use crate::sqlite::hosting::{Contents, InUse, inspect};
pub use crate::talk::{Ask, Comment, Message, Room, Saying, Shunned, Talk};
pub use crate::types::{Chair, Error, Guest, NewMatch, Sitter, Stage, StoredMatch};

/// Everything that is kept, by a dozen verbs.
#[async_trait]
pub trait Store: Evenings + People + Talk + Notices + Hosting + Reviews + Send + Sync {
    /// Keeps a new guest.
    async fn add_guest(&self, guest: &Guest, token_hash: &[u8; 32]) -> Result<(), Error>;
    /// The guest whose secret has this hash.
    async fn guest(&self, token_hash: &[u8; 32]) -> Result<Option<Guest>, Error>;
    /// Gives a guest another name, also on chairs of games not yet over.
    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), Error>;

    /// Keeps a new table, with entries if it was brought in complete.
    async fn add_match(&self, new: &NewMatch, entries: &[Entry]) -> Result<(), Error>;
    /// A table with its chairs.
    async fn find_match(&self, id: &str) -> Result<Option<StoredMatch>, Error>;
    /// Tables that are listed or that the guest hosts or sits at, the last changed first.
    async fn lobby(&self, guest: Option<&str>, most: u32) -> Result<Vec<StoredMatch>, Error>;
    /// The ids of all tables, or of those in a stage, the oldest first.
    async fn match_ids(&self, stage: Option<Stage>) -> Result<Vec<String>, Error>;
    /// How many tables not yet over a guest hosts.
    async fn hosted(&self, guest: &str) -> Result<u32, Error>;

    /// Puts somebody on a free chair of a table that has not begun; false if it is not free any more.
    async fn sit(&self, id: &str, seat: Seat, sitter: &Sitter) -> Result<bool, Error>;
    /// The game begins.
    async fn begin(&self, id: &str) -> Result<(), Error>;
    /// The game is over.
    async fn finish(&self, id: &str, result: &RecordResult) -> Result<(), Error>;

    /// Adds the entry with this number; [`Error::Conflict`] if there is one already.
    async fn append(&self, id: &str, ply: usize, entry: &Entry) -> Result<(), Error>;
    /// The entries from number `from` on.
    async fn entries(&self, id: &str, from: usize) -> Result<Vec<Entry>, Error>;
}
