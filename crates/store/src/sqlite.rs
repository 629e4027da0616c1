//! The embedded database.
//!
//! Reading goes through a small pool. Actions go through one writer that takes whatever has come in meanwhile and
//! commits it at once: many tables share one flush to the disk, and nobody is answered before it.

mod evenings;
pub(crate) mod hosting;
mod notices;
mod reviews;
mod talk;

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use async_trait::async_trait;
use game::{Entry, RecordResult, Seat};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use crate::Store;
use crate::people::People;
use crate::types::{Chair, Error, Guest, NewMatch, Sitter, Stage, StoredMatch};

/// SQLite, in write-ahead mode, flushed at every commit.
pub struct Sqlite {
    readers: SqlitePool,
    writer: SqlitePool,
    appends: mpsc::Sender<Append>,
    _in_use: hosting::InUse,
}

struct Append {
    id: String,
    ply: i64,
    actor: String,
    action: String,
    done: oneshot::Sender<Result<(), Error>>,
}

/// How a database came to be what it is, step by step.
static MIGRATIONS: sqlx::migrate::Migrator = sqlx::migrate!("migrations/sqlite");

/// At most so many entries share a commit.
const BATCH: usize = 256;

impl Sqlite {
    /// Opens a file, and makes it if it is not there.
    ///
    /// # Errors
    /// If it cannot be opened or is not ours.
    pub async fn open(path: &Path) -> Result<Sqlite, Error> {
        let in_use = hosting::InUse::shared(path)?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let pool = |most| SqlitePoolOptions::new().max_connections(most).connect_with(options.clone());
        let shown = |error: &dyn std::fmt::Display| Error::Open(format!("{}: {error}", path.display()));
        let writer = pool(1).await.map_err(|error| shown(&error))?;
        MIGRATIONS.run(&writer).await.map_err(|error| shown(&error))?;
        let readers = pool(4).await.map_err(|error| shown(&error))?;
        let (appends, queue) = mpsc::channel(BATCH);
        tokio::spawn(write(writer.clone(), queue));
        Ok(Sqlite { readers, writer, appends, _in_use: in_use })
    }
}

/// Commits what is in the queue, again and again.
async fn write(writer: SqlitePool, mut queue: mpsc::Receiver<Append>) {
    let mut batch = Vec::with_capacity(BATCH);
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        match commit(&writer, &batch).await {
            Ok(outcomes) => {
                for (append, outcome) in batch.drain(..).zip(outcomes) {
                    // Whoever asked may have gone: the entry is kept all the same.
                    let _ = append.done.send(outcome);
                }
            }
            Err(error) => {
                tracing::error!(%error, entries = batch.len(), "entries could not be committed");
                for append in batch.drain(..) {
                    let _ = append.done.send(Err(Error::Database(sqlx::Error::WorkerCrashed)));
                }
            }
        }
    }
}

async fn commit(writer: &SqlitePool, batch: &[Append]) -> Result<Vec<Result<(), Error>>, sqlx::Error> {
    let mut connection = writer.acquire().await?;
    let mut transaction = connection.begin().await?;
    let now = now();
    let mut outcomes = Vec::with_capacity(batch.len());
    for append in batch {
        // One after the other and without a gap: the entry before must be there.
        let added = sqlx::query(
            "INSERT INTO actions (match_id, ply, actor, action, at)
             SELECT ?1, ?2, ?3, ?4, ?5
             WHERE (SELECT count(*) FROM actions WHERE match_id = ?1) = ?2
             ON CONFLICT DO NOTHING",
        )
        .bind(&append.id)
        .bind(append.ply)
        .bind(&append.actor)
        .bind(&append.action)
        .bind(now)
        .execute(&mut *transaction)
        .await?
        .rows_affected();
        sqlx::query("UPDATE matches SET changed_at = ?2 WHERE id = ?1")
            .bind(&append.id)
            .bind(now)
            .execute(&mut *transaction)
            .await?;
        outcomes.push(if added == 1 { Ok(()) } else { Err(Error::Conflict) });
    }
    transaction.commit().await?;
    Ok(outcomes)
}

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

fn corrupt(error: impl std::fmt::Display) -> Error {
    Error::Corrupt(error.to_string())
}

/// The columns of a table, in the order that [`read_match`] expects.
macro_rules! select_matches {
    ($rest:literal) => {
        concat!(
            "SELECT id, title, revision, edition, options, seed, host, listed, stage, result, changed_at FROM matches ",
            $rest
        )
    };
}

mod people;

fn read_match(row: &SqliteRow) -> Result<StoredMatch, Error> {
    let result: Option<String> = row.try_get("result")?;
    Ok(StoredMatch {
        table: NewMatch {
            id: row.try_get("id")?,
            title: row.try_get("title")?,
            revision: row.try_get("revision")?,
            edition: row.try_get("edition")?,
            options: serde_json::from_str(row.try_get("options")?).map_err(corrupt)?,
            seed: row.try_get::<&str, _>("seed")?.parse().map_err(corrupt)?,
            host: row.try_get("host")?,
            listed: row.try_get("listed")?,
            stage: row.try_get::<&str, _>("stage")?.parse()?,
            result: result.map(|text| serde_json::from_str(&text)).transpose().map_err(corrupt)?,
            chairs: Vec::new(),
        },
        changed_at: row.try_get("changed_at")?,
    })
}

/// Tables with their chairs.
async fn read_matches(
    connection: &mut SqliteConnection,
    rows: &[SqliteRow],
) -> Result<Vec<StoredMatch>, Error> {
    let mut found = Vec::with_capacity(rows.len());
    for row in rows {
        let mut stored = read_match(row)?;
        stored.table.chairs = read_chairs(connection, &stored.table.id).await?;
        found.push(stored);
    }
    Ok(found)
}

async fn read_chairs(connection: &mut SqliteConnection, id: &str) -> Result<Vec<Chair>, Error> {
    let rows = sqlx::query(
        "SELECT chairs.guest_id, chairs.bot, coalesce(chairs.name, guests.name) AS name
         FROM chairs LEFT JOIN guests ON guests.id = chairs.guest_id
         WHERE match_id = ? ORDER BY seat",
    )
    .bind(id)
    .fetch_all(connection)
    .await?;
    rows.iter()
        .map(|row| {
            let name: Option<String> = row.try_get("name")?;
            let name = name.unwrap_or_default();
            let guest: Option<String> = row.try_get("guest_id")?;
            let bot: Option<String> = row.try_get("bot")?;
            Ok(match (guest, bot) {
                (Some(id), _) => Some(Sitter::Guest(Guest { id, name })),
                (None, Some(level)) => Some(Sitter::Bot { level, name }),
                (None, None) if name.is_empty() => None,
                (None, None) => Some(Sitter::Remembered(name)),
            })
        })
        .collect()
}

/// What a chair's row holds: guest, bot, name.
fn chair_columns(chair: &Chair) -> (Option<&str>, Option<&str>, Option<&str>) {
    match chair {
        None => (None, None, None),
        Some(Sitter::Guest(guest)) => (Some(&guest.id), None, None),
        Some(Sitter::Bot { level, name }) => (None, Some(level), Some(name)),
        Some(Sitter::Remembered(name)) => (None, None, Some(name)),
    }
}

fn written(entry: &Entry) -> String {
    serde_json::to_string(&entry.what).expect("an entry is plain data")
}

#[async_trait]
impl Store for Sqlite {
    async fn add_guest(&self, guest: &Guest, token_hash: &[u8; 32]) -> Result<(), Error> {
        let mut connection = self.writer.acquire().await?;
        let mut transaction = connection.begin().await?;
        sqlx::query("INSERT INTO guests (id, token_hash, name, created_at) VALUES (?, ?, ?, ?)")
            .bind(&guest.id)
            .bind(&token_hash[..])
            .bind(&guest.name)
            .bind(now())
            .execute(&mut *transaction)
            .await?;
        people::insert_device(&mut transaction, &guest.id, token_hash, "").await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn guest(&self, token_hash: &[u8; 32]) -> Result<Option<Guest>, Error> {
        Ok(self.caller(token_hash).await?.map(|caller| caller.guest))
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), Error> {
        sqlx::query("UPDATE guests SET name = ? WHERE id = ?")
            .bind(name)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn add_match(&self, new: &NewMatch, entries: &[Entry]) -> Result<(), Error> {
        let mut connection = self.writer.acquire().await?;
        let mut transaction = connection.begin().await?;
        let result = new.result.as_ref().map(|result| serde_json::to_string(result).expect("plain data"));
        sqlx::query(
            "INSERT INTO matches (id, title, revision, edition, options, seed, host, listed, stage, result, created_at, changed_at)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11)",
        )
        .bind(&new.id)
        .bind(&new.title)
        .bind(new.revision)
        .bind(&new.edition)
        .bind(new.options.to_string())
        .bind(new.seed.to_string())
        .bind(&new.host)
        .bind(new.listed)
        .bind(new.stage.word())
        .bind(result)
        .bind(now())
        .execute(&mut *transaction)
        .await?;
        for (seat, chair) in new.chairs.iter().enumerate() {
            let (guest, bot, name) = chair_columns(chair);
            sqlx::query("INSERT INTO chairs (match_id, seat, guest_id, bot, name) VALUES (?, ?, ?, ?, ?)")
                .bind(&new.id)
                .bind(seat as i64)
                .bind(guest)
                .bind(bot)
                .bind(name)
                .execute(&mut *transaction)
                .await?;
        }
        for (ply, entry) in entries.iter().enumerate() {
            sqlx::query("INSERT INTO actions (match_id, ply, actor, action, at) VALUES (?, ?, ?, ?, ?)")
                .bind(&new.id)
                .bind(ply as i64)
                .bind(entry.by.to_string())
                .bind(written(entry))
                .bind(now())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(())
    }

    async fn find_match(&self, id: &str) -> Result<Option<StoredMatch>, Error> {
        let mut connection = self.readers.acquire().await?;
        let row =
            sqlx::query(select_matches!("WHERE id = ?")).bind(id).fetch_optional(&mut *connection).await?;
        let Some(row) = row else { return Ok(None) };
        let mut stored = read_match(&row)?;
        stored.table.chairs = read_chairs(&mut connection, id).await?;
        Ok(Some(stored))
    }

    async fn lobby(&self, guest: Option<&str>, most: u32) -> Result<Vec<StoredMatch>, Error> {
        let mut connection = self.readers.acquire().await?;
        let rows = sqlx::query(select_matches!(
            "WHERE (listed AND stage <> 'over') OR host = ?1
                OR id IN (SELECT match_id FROM chairs WHERE guest_id = ?1)
             ORDER BY stage = 'over', changed_at DESC LIMIT ?2"
        ))
        .bind(guest.unwrap_or_default())
        .bind(most)
        .fetch_all(&mut *connection)
        .await?;
        read_matches(&mut connection, &rows).await
    }

    async fn match_ids(&self, stage: Option<Stage>) -> Result<Vec<String>, Error> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM matches WHERE ?1 IS NULL OR stage = ?1 ORDER BY created_at, id",
        )
        .bind(stage.map(Stage::word))
        .fetch_all(&self.readers)
        .await?;
        Ok(ids)
    }

    async fn hosted(&self, guest: &str) -> Result<u32, Error> {
        let count = sqlx::query_scalar("SELECT count(*) FROM matches WHERE host = ? AND stage <> 'over'")
            .bind(guest)
            .fetch_one(&self.readers)
            .await?;
        Ok(count)
    }

    async fn sit(&self, id: &str, seat: Seat, sitter: &Sitter) -> Result<bool, Error> {
        let chair = Some(sitter.clone());
        let (guest, bot, name) = chair_columns(&chair);
        let taken = sqlx::query(
            "UPDATE chairs SET guest_id = ?3, bot = ?4, name = ?5
             WHERE match_id = ?1 AND seat = ?2 AND guest_id IS NULL AND bot IS NULL AND name IS NULL
               AND (SELECT stage FROM matches WHERE id = ?1) = 'waiting'
               AND (?3 IS NULL OR NOT EXISTS (SELECT 1 FROM chairs WHERE match_id = ?1 AND guest_id = ?3))",
        )
        .bind(id)
        .bind(seat.index() as i64)
        .bind(guest)
        .bind(bot)
        .bind(name)
        .execute(&self.writer)
        .await?;
        Ok(taken.rows_affected() == 1)
    }

    async fn begin(&self, id: &str) -> Result<(), Error> {
        sqlx::query(
            "UPDATE matches SET stage = 'playing', changed_at = ?2 WHERE id = ?1 AND stage = 'waiting'",
        )
        .bind(id)
        .bind(now())
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn finish(&self, id: &str, result: &RecordResult) -> Result<(), Error> {
        sqlx::query("UPDATE matches SET stage = 'over', result = ?2, changed_at = ?3 WHERE id = ?1")
            .bind(id)
            .bind(serde_json::to_string(result).expect("plain data"))
            .bind(now())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn append(&self, id: &str, ply: usize, entry: &Entry) -> Result<(), Error> {
        let (done, answer) = oneshot::channel();
        let append = Append {
            id: id.to_owned(),
            ply: ply as i64,
            actor: entry.by.to_string(),
            action: written(entry),
            done,
        };
        let gone = || Error::Database(sqlx::Error::WorkerCrashed);
        self.appends.send(append).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    async fn entries(&self, id: &str, from: usize) -> Result<Vec<Entry>, Error> {
        let rows =
            sqlx::query("SELECT actor, action FROM actions WHERE match_id = ? AND ply >= ? ORDER BY ply")
                .bind(id)
                .bind(from as i64)
                .fetch_all(&self.readers)
                .await?;
        rows.iter()
            .map(|row| {
                Ok(Entry {
                    by: row.try_get::<&str, _>("actor")?.parse().map_err(corrupt)?,
                    what: serde_json::from_str(row.try_get("action")?).map_err(corrupt)?,
                })
            })
            .collect()
    }
}
