//! People, in the embedded database.

use async_trait::async_trait;
use game::Seat;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, SqliteConnection};

use super::{Sqlite, chair_columns, now, read_matches};
use crate::people::{About, Account, Caller, Device, DeviceLink, LEFT, People, Rated};
use crate::types::{Chair, Error, Guest, StoredMatch};

/// A browser's last use is noted to the hour: reading a page should not write.
const HOUR: i64 = 3_600_000;

/// Makes a browser a guest's, inside whatever else is being done.
pub(super) async fn insert_device(
    connection: &mut SqliteConnection,
    guest: &str,
    token_hash: &[u8; 32],
    name: &str,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO devices (token_hash, id, guest_id, name, created_at, seen_at)
         VALUES (?1, lower(hex(randomblob(6))), ?2, ?3, ?4, ?4)",
    )
    .bind(&token_hash[..])
    .bind(guest)
    .bind(name)
    .bind(now())
    .execute(connection)
    .await?;
    Ok(())
}

fn read_guest(row: &SqliteRow) -> Result<Guest, Error> {
    Ok(Guest { id: row.try_get("guest_id")?, name: row.try_get("guest_name")? })
}

fn read_link(row: &SqliteRow) -> Result<DeviceLink, Error> {
    Ok(DeviceLink { guest: read_guest(row)?, leads_to: row.try_get("leads_to")? })
}

fn read_account(row: &SqliteRow) -> Result<Account, Error> {
    Ok(Account {
        guest: read_guest(row)?,
        login: row.try_get("login")?,
        password: row.try_get("password")?,
        created_at: row.try_get("created_at")?,
    })
}

macro_rules! select_accounts {
    ($rest:literal) => {
        concat!(
            "SELECT guest_id, guests.name AS guest_name, login, password, accounts.created_at
             FROM accounts JOIN guests ON guests.id = guest_id ",
            $rest
        )
    };
}

#[async_trait]
impl People for Sqlite {
    async fn caller(&self, token_hash: &[u8; 32]) -> Result<Option<Caller>, Error> {
        let row = sqlx::query(
            "SELECT devices.id, seen_at, guest_id, guests.name AS guest_name, language
             FROM devices JOIN guests ON guests.id = guest_id WHERE devices.token_hash = ?",
        )
        .bind(&token_hash[..])
        .fetch_optional(&self.readers)
        .await?;
        let Some(row) = row else { return Ok(None) };
        let caller = Caller {
            guest: read_guest(&row)?,
            device: row.try_get("id")?,
            language: row.try_get("language")?,
        };
        if row.try_get::<i64, _>("seen_at")? < now() - HOUR {
            sqlx::query("UPDATE devices SET seen_at = ? WHERE token_hash = ?")
                .bind(now())
                .bind(&token_hash[..])
                .execute(&self.writer)
                .await?;
        }
        Ok(Some(caller))
    }

    async fn add_device(&self, guest: &str, token_hash: &[u8; 32], name: &str) -> Result<(), Error> {
        let mut connection = self.writer.acquire().await?;
        Ok(insert_device(&mut connection, guest, token_hash, name).await?)
    }

    async fn name_device(&self, token_hash: &[u8; 32], name: &str) -> Result<(), Error> {
        sqlx::query("UPDATE devices SET name = ? WHERE token_hash = ?")
            .bind(name)
            .bind(&token_hash[..])
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn devices(&self, guest: &str) -> Result<Vec<Device>, Error> {
        let rows = sqlx::query(
            "SELECT id, name, created_at, seen_at FROM devices WHERE guest_id = ? ORDER BY seen_at DESC, id",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Device {
                    id: row.try_get("id")?,
                    name: row.try_get("name")?,
                    created_at: row.try_get("created_at")?,
                    seen_at: row.try_get("seen_at")?,
                })
            })
            .collect()
    }

    async fn remove_device(&self, guest: &str, device: &str) -> Result<bool, Error> {
        let removed = sqlx::query("DELETE FROM devices WHERE guest_id = ? AND id = ?")
            .bind(guest)
            .bind(device)
            .execute(&self.writer)
            .await?;
        Ok(removed.rows_affected() == 1)
    }

    async fn remove_other_devices(&self, guest: &str, device: &str) -> Result<(), Error> {
        sqlx::query("DELETE FROM devices WHERE guest_id = ? AND id <> ?")
            .bind(guest)
            .bind(device)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn add_device_link(
        &self,
        hash: &[u8; 32],
        guest: &str,
        leads_to: &str,
        until: i64,
    ) -> Result<(), Error> {
        sqlx::query("DELETE FROM device_links WHERE until < ?").bind(now()).execute(&self.writer).await?;
        sqlx::query("INSERT INTO device_links (hash, guest_id, leads_to, until) VALUES (?, ?, ?, ?)")
            .bind(&hash[..])
            .bind(guest)
            .bind(leads_to)
            .bind(until)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn device_link(&self, hash: &[u8; 32], now: i64) -> Result<Option<DeviceLink>, Error> {
        let row = sqlx::query(
            "SELECT guest_id, guests.name AS guest_name, leads_to
             FROM device_links JOIN guests ON guests.id = guest_id WHERE hash = ? AND until >= ?",
        )
        .bind(&hash[..])
        .bind(now)
        .fetch_optional(&self.readers)
        .await?;
        row.as_ref().map(read_link).transpose()
    }

    async fn take_device_link(&self, hash: &[u8; 32], now: i64) -> Result<Option<DeviceLink>, Error> {
        let row = sqlx::query(
            "DELETE FROM device_links WHERE hash = ? AND until >= ?
             RETURNING guest_id, leads_to, (SELECT name FROM guests WHERE id = guest_id) AS guest_name",
        )
        .bind(&hash[..])
        .bind(now)
        .fetch_optional(&self.writer)
        .await?;
        row.as_ref().map(read_link).transpose()
    }

    async fn add_account(&self, guest: &str, login: &str, password: &str) -> Result<bool, Error> {
        let added = sqlx::query(
            "INSERT INTO accounts (guest_id, login, password, created_at) VALUES (?, ?, ?, ?)
             ON CONFLICT DO NOTHING",
        )
        .bind(guest)
        .bind(login)
        .bind(password)
        .bind(now())
        .execute(&self.writer)
        .await?;
        Ok(added.rows_affected() == 1)
    }

    async fn account(&self, login: &str) -> Result<Option<Account>, Error> {
        let row = sqlx::query(select_accounts!("WHERE login = ?"))
            .bind(login)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_account).transpose()
    }

    async fn account_of(&self, guest: &str) -> Result<Option<Account>, Error> {
        let row = sqlx::query(select_accounts!("WHERE guest_id = ?"))
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        row.as_ref().map(read_account).transpose()
    }

    async fn set_password(&self, guest: &str, password: &str) -> Result<(), Error> {
        sqlx::query("UPDATE accounts SET password = ? WHERE guest_id = ?")
            .bind(password)
            .bind(guest)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn about(&self, guest: &str) -> Result<Option<About>, Error> {
        let row = sqlx::query("SELECT language, unlisted, created_at FROM guests WHERE id = ?")
            .bind(guest)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            Ok(About {
                language: row.try_get("language")?,
                unlisted: row.try_get("unlisted")?,
                created_at: row.try_get("created_at")?,
            })
        })
        .transpose()
    }

    async fn set_language(&self, guest: &str, tag: &str) -> Result<(), Error> {
        sqlx::query("UPDATE guests SET language = ? WHERE id = ?")
            .bind(tag)
            .bind(guest)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn set_unlisted(&self, guest: &str, unlisted: bool) -> Result<(), Error> {
        sqlx::query("UPDATE guests SET unlisted = ? WHERE id = ?")
            .bind(unlisted)
            .bind(guest)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn add_beside(&self, guest: &Guest) -> Result<(), Error> {
        // No secret has this hash.
        sqlx::query("INSERT INTO guests (id, token_hash, name, created_at) VALUES (?, randomblob(32), ?, ?)")
            .bind(&guest.id)
            .bind(&guest.name)
            .bind(now())
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn reseat(&self, id: &str, seat: Seat, chair: &Chair) -> Result<(), Error> {
        let (guest, bot, name) = chair_columns(chair);
        sqlx::query("UPDATE chairs SET guest_id = ?, bot = ?, name = ? WHERE match_id = ? AND seat = ?")
            .bind(guest)
            .bind(bot)
            .bind(name)
            .bind(id)
            .bind(seat.index() as i64)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn set_host(&self, id: &str, host: Option<&str>) -> Result<(), Error> {
        sqlx::query("UPDATE matches SET host = ? WHERE id = ?")
            .bind(host)
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn remove_waiting(&self, id: &str) -> Result<(), Error> {
        sqlx::query("DELETE FROM matches WHERE id = ? AND stage = 'waiting'")
            .bind(id)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn forget_guest(&self, id: &str) -> Result<(), Error> {
        let mut connection = self.writer.acquire().await?;
        let mut transaction = connection.begin().await?;
        for statement in [
            "DELETE FROM devices WHERE guest_id = ?",
            "DELETE FROM device_links WHERE guest_id = ?",
            "DELETE FROM accounts WHERE guest_id = ?",
            "DELETE FROM messages WHERE guest_id = ?1 OR substr(guest_id, 1, length(?1) + 1) = ?1 || '+'",
            "DELETE FROM comments WHERE guest_id = ?",
            "DELETE FROM shunned WHERE ?1 IN (guest_id, other)",
            "DELETE FROM ways WHERE guest_id = ?",
        ] {
            sqlx::query(statement).bind(id).execute(&mut *transaction).await?;
        }
        sqlx::query(
            "UPDATE guests SET name = ?2, token_hash = randomblob(32), language = NULL, unlisted = 1, left_at = ?3
             WHERE id = ?1 OR substr(id, 1, length(?1) + 1) = ?1 || '+'",
        )
        .bind(id)
        .bind(LEFT)
        .bind(now())
        .execute(&mut *transaction)
        .await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn games_of(
        &self,
        guest: &str,
        over: bool,
        before: i64,
        most: u32,
    ) -> Result<Vec<StoredMatch>, Error> {
        let mut connection = self.readers.acquire().await?;
        let rows = sqlx::query(select_matches!(
            "WHERE id IN (SELECT match_id FROM chairs WHERE guest_id = ?1)
               AND (stage = 'over') = ?2 AND changed_at < ?3
             ORDER BY changed_at DESC, id LIMIT ?4"
        ))
        .bind(guest)
        .bind(over)
        .bind(before)
        .bind(most)
        .fetch_all(&mut *connection)
        .await?;
        read_matches(&mut connection, &rows).await
    }

    async fn unrated(&self) -> Result<Vec<String>, Error> {
        let ids = sqlx::query_scalar(
            "SELECT id FROM matches WHERE stage = 'over' AND id NOT IN (SELECT match_id FROM rated)
             ORDER BY changed_at, id",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(ids)
    }

    async fn rated(&self) -> Result<Vec<String>, Error> {
        Ok(sqlx::query_scalar("SELECT match_id FROM rated ORDER BY n").fetch_all(&self.readers).await?)
    }

    async fn ratings(&self, title: &str) -> Result<Vec<Rated>, Error> {
        let rows = sqlx::query(
            "SELECT who, rating, uncertainty, games,
                (SELECT name FROM guests WHERE 'guest:' || id = who AND NOT unlisted) AS name
             FROM ratings WHERE title = ? ORDER BY rating - uncertainty DESC, who",
        )
        .bind(title)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Rated {
                    who: row.try_get("who")?,
                    name: row.try_get("name")?,
                    rating: row.try_get("rating")?,
                    uncertainty: row.try_get("uncertainty")?,
                    games: row.try_get("games")?,
                })
            })
            .collect()
    }

    async fn rate(&self, id: &str, title: &str, ratings: &[Rated]) -> Result<bool, Error> {
        let mut connection = self.writer.acquire().await?;
        let mut transaction = connection.begin().await?;
        let counted = sqlx::query("INSERT INTO rated (match_id) VALUES (?) ON CONFLICT DO NOTHING")
            .bind(id)
            .execute(&mut *transaction)
            .await?;
        if counted.rows_affected() == 0 {
            return Ok(false);
        }
        for rated in ratings {
            put_rating(&mut transaction, title, rated).await?;
        }
        transaction.commit().await?;
        Ok(true)
    }

    async fn replace_ratings(&self, ratings: &[(String, Rated)]) -> Result<(), Error> {
        let mut connection = self.writer.acquire().await?;
        let mut transaction = connection.begin().await?;
        sqlx::query("DELETE FROM ratings").execute(&mut *transaction).await?;
        for (title, rated) in ratings {
            put_rating(&mut transaction, title, rated).await?;
        }
        transaction.commit().await?;
        Ok(())
    }
}

async fn put_rating(
    connection: &mut SqliteConnection,
    title: &str,
    rated: &Rated,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO ratings (title, who, rating, uncertainty, games) VALUES (?1, ?2, ?3, ?4, ?5)
         ON CONFLICT DO UPDATE SET rating = ?3, uncertainty = ?4, games = ?5",
    )
    .bind(title)
    .bind(&rated.who)
    .bind(rated.rating)
    .bind(rated.uncertainty)
    .bind(rated.games)
    .execute(connection)
    .await?;
    Ok(())
}
