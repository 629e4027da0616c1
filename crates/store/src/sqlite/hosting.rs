//! An overview, closing, copies.

use std::fs::File;
use std::path::{Path, PathBuf};

use async_trait::async_trait;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};

use super::{MIGRATIONS, Sqlite, now};
use crate::hosting::{Hosting, Overview};
use crate::types::{Error, Stage};

#[async_trait]
impl Hosting for Sqlite {
    async fn keep_fact(&self, name: &str, value: &str) -> Result<String, Error> {
        let mut connection = self.writer.acquire().await?;
        sqlx::query("INSERT INTO house (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(name)
            .bind(value)
            .execute(&mut *connection)
            .await?;
        let kept = sqlx::query_scalar("SELECT value FROM house WHERE name = ?")
            .bind(name)
            .fetch_one(&mut *connection)
            .await?;
        Ok(kept)
    }

    async fn alive(&self) -> Result<(), Error> {
        sqlx::query("SELECT count(*) FROM house").fetch_one(&self.readers).await?;
        // Taking the lock of a writer fails on a full disk that turned read-only, reading does not.
        let mut connection = self.writer.acquire().await?;
        connection.begin_with("BEGIN IMMEDIATE").await?.rollback().await?;
        Ok(())
    }

    async fn overview(&self, stage: Option<Stage>, most: u32) -> Result<Vec<Overview>, Error> {
        let rows = sqlx::query(
            "SELECT id, title, stage, created_at, changed_at,
                    (SELECT count(*) FROM actions WHERE match_id = matches.id) AS entries,
                    (SELECT count(*) FROM chairs WHERE match_id = matches.id) AS chairs,
                    (SELECT count(*) FROM closed WHERE match_id = matches.id) AS is_closed
             FROM matches WHERE ?1 IS NULL OR stage = ?1 ORDER BY changed_at DESC, id LIMIT ?2",
        )
        .bind(stage.map(Stage::word))
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        let mut all = Vec::with_capacity(rows.len());
        for row in &rows {
            let id: String = row.try_get("id")?;
            let people = sqlx::query_scalar(
                "SELECT coalesce(chairs.name, guests.name) FROM chairs LEFT JOIN guests ON guests.id = chairs.guest_id
                 WHERE match_id = ? AND coalesce(chairs.name, guests.name) IS NOT NULL ORDER BY seat",
            )
            .bind(&id)
            .fetch_all(&self.readers)
            .await?;
            all.push(Overview {
                title: row.try_get("title")?,
                stage: row.try_get::<&str, _>("stage")?.parse()?,
                is_closed: row.try_get("is_closed")?,
                people,
                chairs: row.try_get("chairs")?,
                entries: row.try_get("entries")?,
                created_at: row.try_get("created_at")?,
                changed_at: row.try_get("changed_at")?,
                id,
            });
        }
        Ok(all)
    }

    async fn close_match(&self, id: &str) -> Result<bool, Error> {
        let mut connection = self.writer.acquire().await?;
        let mut transaction = connection.begin().await?;
        let closed = sqlx::query(
            "UPDATE matches SET stage = 'over', changed_at = ?2 WHERE id = ?1 AND stage <> 'over'",
        )
        .bind(id)
        .bind(now())
        .execute(&mut *transaction)
        .await?
        .rows_affected();
        if closed == 1 {
            sqlx::query("INSERT INTO closed (match_id, closed_at) VALUES (?, ?)")
                .bind(id)
                .bind(now())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(closed == 1)
    }

    async fn closed_since(&self, at: i64) -> Result<Vec<String>, Error> {
        let ids = sqlx::query_scalar("SELECT match_id FROM closed WHERE closed_at >= ? ORDER BY closed_at")
            .bind(at)
            .fetch_all(&self.readers)
            .await?;
        Ok(ids)
    }

    async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }

    async fn back_up(&self, to: &Path) -> Result<(), Error> {
        if to.exists() {
            return Err(Error::Open(format!("{} is there already", to.display())));
        }
        let name = to.to_str().ok_or_else(|| Error::Open(format!("{} is no plain name", to.display())))?;
        // A copy as of one moment, whatever is written meanwhile.
        sqlx::query("VACUUM INTO ?").bind(name).execute(&self.readers).await?;
        Ok(())
    }
}

/// What a file holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// How many tables.
    pub tables: u32,
    /// How many guests.
    pub guests: u32,
}

/// Looks whether a file is a whole database of this program, of this version or an older one.
///
/// # Errors
/// What is wrong with it.
pub async fn inspect(path: &Path) -> Result<Contents, Error> {
    let wrong = |what: String| Error::Open(format!("{}: {what}", path.display()));
    if !path.is_file() {
        return Err(wrong("there is no such file".to_owned()));
    }
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut connection = options.connect().await.map_err(|error| wrong(error.to_string()))?;
    let looked = async {
        let whole: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&mut connection).await?;
        let steps: Vec<i64> = sqlx::query_scalar("SELECT version FROM _sqlx_migrations WHERE success")
            .fetch_all(&mut connection)
            .await?;
        let tables = sqlx::query_scalar("SELECT count(*) FROM matches").fetch_one(&mut connection).await?;
        let guests = sqlx::query_scalar("SELECT count(*) FROM guests").fetch_one(&mut connection).await?;
        Ok::<_, sqlx::Error>((whole, steps, Contents { tables, guests }))
    };
    let looked = looked.await;
    let _ = connection.close().await;
    let (whole, steps, contents) = looked.map_err(|error| wrong(error.to_string()))?;
    if whole != "ok" {
        return Err(wrong(whole));
    }
    let known = |step: &i64| MIGRATIONS.iter().any(|migration| migration.version == *step);
    if !steps.iter().all(known) {
        return Err(wrong("it was written by a newer version of this program".to_owned()));
    }
    Ok(contents)
}

/// Held by whoever has the database open; whoever puts another file in its place must have it alone.
pub struct InUse {
    _file: File,
}

impl InUse {
    fn file(database: &Path) -> Result<File, Error> {
        let mut name = database.as_os_str().to_owned();
        name.push(".lock");
        let name = PathBuf::from(name);
        let open = File::options().create(true).truncate(false).write(true).open(&name);
        open.map_err(|error| Error::Open(format!("{}: {error}", name.display())))
    }

    /// Beside others.
    ///
    /// # Errors
    /// If somebody is putting another file in its place.
    pub fn shared(database: &Path) -> Result<InUse, Error> {
        let file = InUse::file(database)?;
        file.try_lock_shared()
            .map_err(|_| Error::Open(format!("{} is being restored", database.display())))?;
        Ok(InUse { _file: file })
    }

    /// Alone.
    ///
    /// # Errors
    /// If somebody has it open.
    pub fn alone(database: &Path) -> Result<InUse, Error> {
        let file = InUse::file(database)?;
        file.try_lock()
            .map_err(|_| Error::Open(format!("{} is in use: stop the server first", database.display())))?;
        Ok(InUse { _file: file })
    }
}
