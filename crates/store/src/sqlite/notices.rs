//! Ways and waiting notices.

use std::time::Duration;

use async_trait::async_trait;
use game::Seat;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row};

use super::{Sqlite, now};
use crate::notices::{Fate, Notice, Notices, Topic, Way};
use crate::types::Error;

fn read_way(row: &SqliteRow) -> Result<Way, Error> {
    Ok(Way {
        id: row.try_get("id")?,
        guest: row.try_get("guest_id")?,
        kind: row.try_get::<&str, _>("kind")?.parse()?,
        address: row.try_get("address")?,
        is_on: row.try_get("is_on")?,
        confirmed: row.try_get("confirmed")?,
        locale: row.try_get("locale")?,
    })
}

fn read_notice(row: &SqliteRow) -> Result<Notice, Error> {
    let table: Option<String> = row.try_get("match_id")?;
    let about = match table {
        None => Topic::Welcome,
        Some(table) => {
            let seat: i64 = row.try_get("seat")?;
            let since: i64 = row.try_get("since")?;
            Topic::Turn { table, seat: Seat::new(seat as usize), since: since as usize }
        }
    };
    Ok(Notice {
        id: row.try_get("notice")?,
        way: read_way(row)?,
        about,
        tries: row.try_get("tries")?,
        age: since(now(), row.try_get("made_at")?),
    })
}

fn millis(duration: Duration) -> i64 {
    i64::try_from(duration.as_millis()).unwrap_or(i64::MAX / 2)
}

fn since(later: i64, earlier: i64) -> Duration {
    Duration::from_millis(later.saturating_sub(earlier).try_into().unwrap_or(0))
}

#[async_trait]
impl Notices for Sqlite {
    async fn ways(&self, guest: &str) -> Result<Vec<Way>, Error> {
        let rows = sqlx::query("SELECT * FROM ways WHERE guest_id = ? ORDER BY created_at, id")
            .bind(guest)
            .fetch_all(&self.readers)
            .await?;
        rows.iter().map(read_way).collect()
    }

    async fn way(&self, id: &str) -> Result<Option<Way>, Error> {
        let row =
            sqlx::query("SELECT * FROM ways WHERE id = ?").bind(id).fetch_optional(&self.readers).await?;
        row.as_ref().map(read_way).transpose()
    }

    async fn add_way(&self, way: &Way) -> Result<bool, Error> {
        let mut connection = self.writer.acquire().await?;
        let mut transaction = connection.begin().await?;
        let added = sqlx::query(
            "INSERT INTO ways (id, guest_id, kind, address, is_on, confirmed, locale, created_at)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        )
        .bind(&way.id)
        .bind(&way.guest)
        .bind(way.kind.word())
        .bind(&way.address)
        .bind(way.is_on)
        .bind(way.confirmed)
        .bind(&way.locale)
        .bind(now())
        .execute(&mut *transaction)
        .await?
        .rows_affected();
        if added == 1 {
            sqlx::query(
                "INSERT INTO notices (way_id, state, tries, created_at, due_at) VALUES (?1, 'waiting', 0, ?2, ?2)",
            )
            .bind(&way.id)
            .bind(now())
            .execute(&mut *transaction)
            .await?;
        }
        transaction.commit().await?;
        Ok(added == 1)
    }

    async fn switch_way(&self, id: &str, is_on: bool) -> Result<(), Error> {
        sqlx::query("UPDATE ways SET is_on = ?2 WHERE id = ?1")
            .bind(id)
            .bind(is_on)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn confirm_way(&self, id: &str) -> Result<(), Error> {
        sqlx::query("UPDATE ways SET confirmed = TRUE WHERE id = ?").bind(id).execute(&self.writer).await?;
        Ok(())
    }

    async fn remove_way(&self, id: &str) -> Result<(), Error> {
        sqlx::query("DELETE FROM ways WHERE id = ?").bind(id).execute(&self.writer).await?;
        Ok(())
    }

    async fn speak_to(&self, guest: &str, locale: &str) -> Result<(), Error> {
        sqlx::query("UPDATE ways SET locale = ?2 WHERE guest_id = ?1 AND locale <> ?2")
            .bind(guest)
            .bind(locale)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn awaited_tables(&self) -> Result<Vec<String>, Error> {
        let ids = sqlx::query_scalar(
            "SELECT DISTINCT matches.id FROM matches
             JOIN chairs ON chairs.match_id = matches.id
             JOIN ways ON (ways.guest_id = chairs.guest_id OR substr(chairs.guest_id, 1, length(ways.guest_id) + 1) = ways.guest_id || '+')
               AND ways.is_on AND ways.confirmed
             WHERE matches.stage = 'playing' ORDER BY matches.id",
        )
        .fetch_all(&self.readers)
        .await?;
        Ok(ids)
    }

    async fn add_turn(
        &self,
        guest: &str,
        table: &str,
        seat: Seat,
        since: usize,
        delay: Duration,
    ) -> Result<u64, Error> {
        // Most people want no notices: nothing is written for them.
        let wanted: bool = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM ways WHERE guest_id = ? AND is_on AND confirmed)",
        )
        .bind(guest)
        .fetch_one(&self.readers)
        .await?;
        if !wanted {
            return Ok(0);
        }
        let added = sqlx::query(
            "INSERT INTO notices (way_id, match_id, seat, since, state, tries, created_at, due_at)
             SELECT id, ?2, ?3, ?4, 'waiting', 0, ?5, ?6 FROM ways WHERE guest_id = ?1 AND is_on AND confirmed
             ON CONFLICT DO NOTHING",
        )
        .bind(guest)
        .bind(table)
        .bind(seat.index() as i64)
        .bind(since as i64)
        .bind(now())
        .bind(now().saturating_add(millis(delay)))
        .execute(&self.writer)
        .await?;
        Ok(added.rows_affected())
    }

    async fn claim_notices(&self, most: u32, lease: Duration) -> Result<Vec<Notice>, Error> {
        let mut connection = self.writer.acquire().await?;
        let mut transaction = connection.begin().await?;
        let now = now();
        let ids: Vec<i64> = sqlx::query_scalar(
            "UPDATE notices SET due_at = ?2, tries = tries + 1
             WHERE id IN (SELECT id FROM notices WHERE state = 'waiting' AND due_at <= ?1 ORDER BY due_at, id LIMIT ?3)
             RETURNING id",
        )
        .bind(now)
        .bind(now.saturating_add(millis(lease)))
        .bind(most)
        .fetch_all(&mut *transaction)
        .await?;
        let mut claimed = Vec::with_capacity(ids.len());
        for id in ids {
            let row = sqlx::query(
                "SELECT ways.*, notices.id AS notice, match_id, seat, since, tries, notices.created_at AS made_at
                 FROM notices JOIN ways ON ways.id = notices.way_id WHERE notices.id = ?",
            )
            .bind(id)
            .fetch_one(&mut *transaction)
            .await?;
            claimed.push(read_notice(&row)?);
        }
        transaction.commit().await?;
        Ok(claimed)
    }

    async fn settle_notice(&self, id: i64, fate: Fate) -> Result<(), Error> {
        let (state, wait, uncounted) = match fate {
            Fate::Sent => ("sent", Duration::ZERO, 0),
            Fate::Dropped => ("dropped", Duration::ZERO, 0),
            Fate::Failed => ("failed", Duration::ZERO, 0),
            Fate::Later(wait) => ("waiting", wait, 0),
            Fate::Postponed(wait) => ("waiting", wait, 1),
        };
        sqlx::query("UPDATE notices SET state = ?2, due_at = ?3, tries = tries - ?4 WHERE id = ?1")
            .bind(id)
            .bind(state)
            .bind(now().saturating_add(millis(wait)))
            .bind(uncounted)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn next_notice(&self) -> Result<Option<Duration>, Error> {
        let due: Option<i64> = sqlx::query_scalar("SELECT min(due_at) FROM notices WHERE state = 'waiting'")
            .fetch_one(&self.readers)
            .await?;
        Ok(due.map(|due| since(due, now())))
    }

    async fn forget_notices(&self) -> Result<u64, Error> {
        let forgotten = sqlx::query(
            "DELETE FROM notices WHERE state <> 'waiting'
               AND (match_id IS NULL OR match_id IN (SELECT id FROM matches WHERE stage = 'over'))",
        )
        .execute(&self.writer)
        .await?;
        Ok(forgotten.rows_affected())
    }
}
