//! What whoever runs the program needs: an overview, closing a table, a copy of everything.

use std::path::Path;

use async_trait::async_trait;

use crate::types::{Error, Stage};

/// A table, as the host of the house sees it: who and how far, never what is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Overview {
    /// The last part of its address.
    pub id: String,
    /// The title's slug.
    pub title: String,
    /// Where it stands.
    pub stage: Stage,
    /// Whether the host of the house closed it.
    pub is_closed: bool,
    /// What is written on the taken chairs.
    pub people: Vec<String>,
    /// How many chairs there are.
    pub chairs: u32,
    /// How long its history is.
    pub entries: u32,
    /// Milliseconds since 1970.
    pub created_at: i64,
    /// Milliseconds since 1970.
    pub changed_at: i64,
}

/// For the host alone.
#[async_trait]
pub trait Hosting: Send + Sync {
    /// Keeps a text under a name if there is none yet, and gives what is kept.
    async fn keep_fact(&self, name: &str, value: &str) -> Result<String, Error>;
    /// Fails if the database cannot be read and written.
    async fn alive(&self) -> Result<(), Error>;
    /// Tables, or those in a stage, the last changed first.
    async fn overview(&self, stage: Option<Stage>, most: u32) -> Result<Vec<Overview>, Error>;
    /// Closes a table that is not over: no result, and nobody plays on. False if it was over or is not there.
    async fn close_match(&self, id: &str) -> Result<bool, Error>;
    /// The tables that were closed from this moment on, in milliseconds since 1970.
    async fn closed_since(&self, at: i64) -> Result<Vec<String>, Error>;
    /// Ends all work with the database; what is asked afterwards fails.
    async fn close(&self);
    /// Writes a copy of everything to a new file, while others read and write.
    async fn back_up(&self, to: &Path) -> Result<(), Error>;
}
