//! What is kept of people: their browsers, accounts, wishes, games and ratings.

use async_trait::async_trait;
use game::Seat;

use crate::types::{Chair, Error, Guest, StoredMatch};

/// The name of somebody of whom nothing is kept any more.
pub const LEFT: &str = "—";

/// Between a guest's id and the rest of the id of somebody who plays at the same screen.
const BESIDE: char = '+';

impl Guest {
    /// Somebody who plays at a guest's screen. Whose screen it is stands in the id: no store need be asked.
    pub fn beside(keeper: &str, mark: &str, name: String) -> Guest {
        Guest { id: format!("{keeper}{BESIDE}{mark}"), name }
    }

    /// The guest at whose screen this one plays: themselves, mostly.
    pub fn keeper(&self) -> &str {
        self.id.split(BESIDE).next().unwrap_or(&self.id)
    }
}

/// Who asks, by which browser.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Caller {
    /// Who.
    pub guest: Guest,
    /// The browser's id.
    pub device: String,
    /// The language they chose, a tag.
    pub language: Option<String>,
}

/// A browser that is a guest's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Device {
    /// To sign it out by.
    pub id: String,
    /// Browser and system.
    pub name: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// When it was used last, to the hour.
    pub seen_at: i64,
}

/// A link that makes another browser a guest's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeviceLink {
    /// Whose.
    pub guest: Guest,
    /// The page to go on with.
    pub leads_to: String,
}

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Whose.
    pub guest: Guest,
    /// The name to log in by, in small letters.
    pub login: String,
    /// The password's hash, with its salt and parameters.
    pub password: String,
    /// Milliseconds since 1970.
    pub created_at: i64,
}

/// What is kept of a guest beside the name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// The language they chose, a tag.
    pub language: Option<String>,
    /// Whether they stay out of the lists of ratings.
    pub unlisted: bool,
    /// Milliseconds since 1970.
    pub created_at: i64,
}

/// How strong somebody is at a title.
#[derive(Clone, PartialEq, Debug)]
pub struct Rated {
    /// `guest:<id>` or `bot:<level>`.
    pub who: String,
    /// The name, of a guest who is listed.
    pub name: Option<String>,
    /// The estimate.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
    /// How many games it comes from.
    pub games: u32,
}

/// People, as the store knows them.
#[async_trait]
pub trait People: Send + Sync {
    /// Whose browser has the secret with this hash. Notes that it was used.
    async fn caller(&self, token_hash: &[u8; 32]) -> Result<Option<Caller>, Error>;
    /// Makes a browser a guest's.
    async fn add_device(&self, guest: &str, token_hash: &[u8; 32], name: &str) -> Result<(), Error>;
    /// Says what a browser calls itself.
    async fn name_device(&self, token_hash: &[u8; 32], name: &str) -> Result<(), Error>;
    /// A guest's browsers, the last used first.
    async fn devices(&self, guest: &str) -> Result<Vec<Device>, Error>;
    /// Signs a guest's browser out; false if it is none of theirs.
    async fn remove_device(&self, guest: &str, device: &str) -> Result<bool, Error>;
    /// Signs all of a guest's browsers out but one.
    async fn remove_other_devices(&self, guest: &str, device: &str) -> Result<(), Error>;

    /// Keeps a link that works until then, once. Links that are too old go.
    async fn add_device_link(
        &self,
        hash: &[u8; 32],
        guest: &str,
        leads_to: &str,
        until: i64,
    ) -> Result<(), Error>;
    /// What a link that still works is for.
    async fn device_link(&self, hash: &[u8; 32], now: i64) -> Result<Option<DeviceLink>, Error>;
    /// Uses a link up.
    async fn take_device_link(&self, hash: &[u8; 32], now: i64) -> Result<Option<DeviceLink>, Error>;

    /// Gives a guest an account; false if the name is taken or the guest has one.
    async fn add_account(&self, guest: &str, login: &str, password: &str) -> Result<bool, Error>;
    /// The account with this name.
    async fn account(&self, login: &str) -> Result<Option<Account>, Error>;
    /// A guest's account.
    async fn account_of(&self, guest: &str) -> Result<Option<Account>, Error>;
    /// Another password.
    async fn set_password(&self, guest: &str, password: &str) -> Result<(), Error>;

    /// What is kept of a guest beside the name.
    async fn about(&self, guest: &str) -> Result<Option<About>, Error>;
    /// The language they chose.
    async fn set_language(&self, guest: &str, tag: &str) -> Result<(), Error>;
    /// Whether they stay out of the lists of ratings.
    async fn set_unlisted(&self, guest: &str, unlisted: bool) -> Result<(), Error>;

    /// Keeps somebody who plays at another's screen: a guest without a browser.
    async fn add_beside(&self, guest: &Guest) -> Result<(), Error>;
    /// Puts somebody else, or nobody, on a chair.
    async fn reseat(&self, id: &str, seat: Seat, chair: &Chair) -> Result<(), Error>;
    /// Makes somebody else, or nobody, the host.
    async fn set_host(&self, id: &str, host: Option<&str>) -> Result<(), Error>;
    /// Takes away a table that never began.
    async fn remove_waiting(&self, id: &str) -> Result<(), Error>;
    /// Keeps nothing of a guest, and of those at the same screen, but the ids on chairs of finished games.
    async fn forget_guest(&self, id: &str) -> Result<(), Error>;

    /// The tables at which a guest sits, over or not, changed before then, the last changed first.
    async fn games_of(
        &self,
        guest: &str,
        over: bool,
        before: i64,
        most: u32,
    ) -> Result<Vec<StoredMatch>, Error>;

    /// Finished games that are not counted yet, in the order in which they ended.
    async fn unrated(&self) -> Result<Vec<String>, Error>;
    /// Finished games that are counted, in that order.
    async fn rated(&self) -> Result<Vec<String>, Error>;
    /// How strong everybody is at a title, the strongest first.
    async fn ratings(&self, title: &str) -> Result<Vec<Rated>, Error>;
    /// Counts a game, with what follows from it; false if it was counted before.
    async fn rate(&self, id: &str, title: &str, ratings: &[Rated]) -> Result<bool, Error>;
    /// Puts other ratings in the place of all.
    async fn replace_ratings(&self, ratings: &[(String, Rated)]) -> Result<(), Error>;
}
