//! How an evening goes, beside the record of the game.

use async_trait::async_trait;
use serde_json::Value;

use crate::types::Error;

/// Clocks, pauses and chairs that are left for a while. What is in them is the server's business.
#[async_trait]
pub trait Evenings: Send + Sync {
    /// How the evening at a table goes, if anything is known of it.
    async fn evening(&self, id: &str) -> Result<Option<Value>, Error>;
    /// Keeps it, and when the next time is over: milliseconds since 1970.
    async fn set_evening(&self, id: &str, evening: &Value, due: Option<i64>) -> Result<(), Error>;
    /// The tables whose game is on and at which a time will be over, and when; the soonest first.
    async fn due(&self) -> Result<Vec<(String, i64)>, Error>;
}
