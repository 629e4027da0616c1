//! What people say to each other, ask of each other, and keep to themselves, beside the game.

use async_trait::async_trait;
use game::{Seat, Seats};
use serde_json::Value;

use crate::types::{Error, Guest};

/// Who reads a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Room {
    /// Everybody.
    Table,
    /// Those who watch; the players only when the game is over.
    Watchers,
}

impl Room {
    /// The word in the database and in a form.
    pub const fn word(self) -> &'static str {
        match self {
            Room::Table => "table",
            Room::Watchers => "watchers",
        }
    }
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saying {
    /// In somebody's own words.
    Text(String),
    /// The key of a ready phrase, which readers get in their own language.
    Phrase(String),
}

/// One message at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Grows with every message.
    pub id: i64,
    /// Who reads it.
    pub room: Room,
    /// Who said it.
    pub by: Guest,
    /// What.
    pub saying: Saying,
}

/// What a reader says of a step of a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Comment {
    /// In its address.
    pub id: i64,
    /// The step.
    pub ply: usize,
    /// Who.
    pub by: Guest,
    /// What.
    pub text: String,
}

/// Somebody asks to take back all but `keep` actions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ask {
    /// The length of the history that it was asked at: it holds for that alone.
    pub ply: usize,
    /// Who asks.
    pub by: Seat,
    /// How many actions stay.
    pub keep: usize,
    /// Who has agreed so far.
    pub agreed: Seats,
}

/// Somebody whom a guest does not want to read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shunned {
    /// Who.
    pub other: Guest,
    /// Whether they may not sit at the guest's tables either.
    pub blocked: bool,
}

/// Chat, comments, requests, prepared moves.
#[async_trait]
pub trait Talk {
    /// Keeps a message, and says its number.
    async fn say(&self, id: &str, room: Room, guest: &str, saying: &Saying) -> Result<i64, Error>;
    /// The last messages of a table, the oldest first.
    async fn said(&self, id: &str, most: u32) -> Result<Vec<Message>, Error>;
    /// How many messages and comments a guest has written since a moment, in milliseconds since 1970.
    async fn said_since(&self, guest: &str, at: i64) -> Result<u32, Error>;

    /// All that a guest has written, with the table and, if it is a comment, the step; the oldest first.
    async fn written_by(&self, guest: &str) -> Result<Vec<(String, Option<usize>, String)>, Error>;

    /// Keeps a comment, and says its number.
    async fn comment(&self, id: &str, ply: usize, guest: &str, text: &str) -> Result<i64, Error>;
    /// The comments on a game, step by step.
    async fn comments(&self, id: &str) -> Result<Vec<Comment>, Error>;
    /// Takes a comment away.
    async fn uncomment(&self, id: &str, comment: i64) -> Result<(), Error>;

    /// Whom a guest does not want to read.
    async fn shunned(&self, guest: &str) -> Result<Vec<Shunned>, Error>;
    /// Mutes (`Some(false)`), blocks (`Some(true)`) or forgives (`None`) somebody.
    async fn shun(&self, guest: &str, other: &str, blocked: Option<bool>) -> Result<(), Error>;
    /// Whether `guest` has blocked `other`.
    async fn blocks(&self, guest: &str, other: &str) -> Result<bool, Error>;

    /// What was asked for at a table and not answered yet.
    async fn asked(&self, id: &str) -> Result<Option<Ask>, Error>;
    /// Keeps a request in the place of any other, or none.
    async fn ask(&self, id: &str, ask: Option<&Ask>) -> Result<(), Error>;

    /// What each seat of a table has prepared.
    async fn plans(&self, id: &str) -> Result<Vec<(Seat, Value)>, Error>;
    /// Keeps what a seat has prepared.
    async fn keep_plan(&self, id: &str, seat: Seat, plan: &Value) -> Result<(), Error>;

    /// Notes that a table plays on from a step of another game.
    async fn note_origin(&self, id: &str, origin: &str, ply: usize) -> Result<(), Error>;
    /// The game and the step that a table plays on from, if it does.
    async fn origin(&self, id: &str) -> Result<Option<(String, usize)>, Error>;
}
