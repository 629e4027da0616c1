//! What was found out about finished games.

use async_trait::async_trait;

use crate::types::Error;

/// Reviews: dear to make, so they are kept; they can be made again at any time.
#[async_trait]
pub trait Reviews: Send + Sync {
    /// Keeps the review of a table, in place of an earlier one.
    async fn keep_review(&self, id: &str, review: &str) -> Result<(), Error>;
    /// The review of a table.
    async fn review(&self, id: &str) -> Result<Option<String>, Error>;
}
