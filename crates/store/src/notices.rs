//! Where people are told that it is their turn, and what is still to be told.

use std::str::FromStr;
use std::time::Duration;

use async_trait::async_trait;
use game::Seat;

use crate::types::Error;

/// How somebody is reached.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WayKind {
    /// A browser's push service; the address is the subscription as JSON.
    Push,
    /// An e-mail address.
    Mail,
    /// A link that takes posts, in Discord's format.
    Webhook,
}

impl WayKind {
    /// All of them, in the order of the page.
    pub const ALL: [WayKind; 3] = [WayKind::Push, WayKind::Mail, WayKind::Webhook];

    /// One word, in the database and in figures.
    pub const fn word(self) -> &'static str {
        match self {
            WayKind::Push => "push",
            WayKind::Mail => "mail",
            WayKind::Webhook => "webhook",
        }
    }
}

impl FromStr for WayKind {
    type Err = Error;

    fn from_str(word: &str) -> Result<WayKind, Error> {
        WayKind::ALL
            .into_iter()
            .find(|kind| kind.word() == word)
            .ok_or_else(|| Error::Corrupt(format!("way {word:?}")))
    }
}

/// One way to reach somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Way {
    /// Not to be guessed.
    pub id: String,
    /// Whose it is.
    pub guest: String,
    /// How.
    pub kind: WayKind,
    /// Where.
    pub address: String,
    /// Whether it is switched on.
    pub is_on: bool,
    /// Whether its owner has agreed.
    pub confirmed: bool,
    /// The reader's language.
    pub locale: String,
}

/// What a notice says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Topic {
    /// The first message of a way; of an e-mail address, the question whether it is wanted.
    Welcome,
    /// It is the seat's turn, since the table had so many entries.
    Turn {
        /// The table.
        table: String,
        /// The seat.
        seat: Seat,
        /// How many entries there were when the turn began: it names the turn.
        since: usize,
    },
}

/// A notice that somebody has undertaken to send.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// Its number.
    pub id: i64,
    /// To whom.
    pub way: Way,
    /// What it says.
    pub about: Topic,
    /// How often it was tried, this time included.
    pub tries: u32,
    /// How long it has been waiting.
    pub age: Duration,
}

/// What became of a notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It is out.
    Sent,
    /// There is nothing to tell any more.
    Dropped,
    /// Given up.
    Failed,
    /// Once more, later.
    Later(Duration),
    /// Not now; this was no try.
    Postponed(Duration),
}

/// Ways and waiting notices.
#[async_trait]
pub trait Notices: Send + Sync {
    /// A guest's ways, the oldest first.
    async fn ways(&self, guest: &str) -> Result<Vec<Way>, Error>;
    /// One way.
    async fn way(&self, id: &str) -> Result<Option<Way>, Error>;
    /// Keeps a way and its first message; false if the guest has it already.
    async fn add_way(&self, way: &Way) -> Result<bool, Error>;
    /// Switches a way on or off.
    async fn switch_way(&self, id: &str, is_on: bool) -> Result<(), Error>;
    /// Its owner agrees.
    async fn confirm_way(&self, id: &str) -> Result<(), Error>;
    /// Takes a way away, with what was still to be told there.
    async fn remove_way(&self, id: &str) -> Result<(), Error>;
    /// The language of all notices to a guest.
    async fn speak_to(&self, guest: &str, locale: &str) -> Result<(), Error>;

    /// The tables in play at which somebody sits who wants notices.
    async fn awaited_tables(&self) -> Result<Vec<String>, Error>;
    /// A guest's turn has begun: a notice for each way that is on, once. How many are new.
    async fn add_turn(
        &self,
        guest: &str,
        table: &str,
        seat: Seat,
        since: usize,
        delay: Duration,
    ) -> Result<u64, Error>;
    /// Takes notices that are due. Nobody else gets them within the lease, and afterwards only if they have no fate yet.
    async fn claim_notices(&self, most: u32, lease: Duration) -> Result<Vec<Notice>, Error>;
    /// Notes what became of a notice.
    async fn settle_notice(&self, id: i64, fate: Fate) -> Result<(), Error>;
    /// How long until the next notice is due.
    async fn next_notice(&self) -> Result<Option<Duration>, Error>;
    /// Forgets notices that can not come again: of games that are over, and first messages.
    async fn forget_notices(&self) -> Result<u64, Error>;
}
