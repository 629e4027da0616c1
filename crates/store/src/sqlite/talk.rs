//! Chat, comments, requests and prepared moves, in the embedded database.

use async_trait::async_trait;
use game::{Seat, Seats};
use serde_json::Value;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Sqlite, corrupt, now};
use crate::talk::{Ask, Comment, Message, Room, Saying, Shunned, Talk};
use crate::types::{Error, Guest};

fn guest(row: &SqliteRow) -> Result<Guest, Error> {
    Ok(Guest { id: row.try_get("guest_id")?, name: row.try_get("name")? })
}

fn message(row: &SqliteRow) -> Result<Message, Error> {
    let text: Option<String> = row.try_get("text")?;
    let phrase: Option<String> = row.try_get("phrase")?;
    let saying = text.map(Saying::Text).or(phrase.map(Saying::Phrase));
    Ok(Message {
        id: row.try_get("id")?,
        room: if row.try_get::<&str, _>("room")? == "table" { Room::Table } else { Room::Watchers },
        by: guest(row)?,
        saying: saying.ok_or_else(|| corrupt("a message without words"))?,
    })
}

#[async_trait]
impl Talk for Sqlite {
    async fn say(&self, id: &str, room: Room, guest: &str, saying: &Saying) -> Result<i64, Error> {
        let (text, phrase) = match saying {
            Saying::Text(text) => (Some(text), None),
            Saying::Phrase(key) => (None, Some(key)),
        };
        let said = sqlx::query(
            "INSERT INTO messages (match_id, room, guest_id, text, phrase, at) VALUES (?, ?, ?, ?, ?, ?)",
        )
        .bind(id)
        .bind(room.word())
        .bind(guest)
        .bind(text)
        .bind(phrase)
        .bind(now())
        .execute(&self.writer)
        .await?;
        Ok(said.last_insert_rowid())
    }

    async fn said(&self, id: &str, most: u32) -> Result<Vec<Message>, Error> {
        let rows = sqlx::query(
            "SELECT messages.id, room, guest_id, guests.name, text, phrase
             FROM messages JOIN guests ON guests.id = guest_id
             WHERE match_id = ? ORDER BY messages.id DESC LIMIT ?",
        )
        .bind(id)
        .bind(most)
        .fetch_all(&self.readers)
        .await?;
        rows.iter().rev().map(message).collect()
    }

    async fn said_since(&self, guest: &str, at: i64) -> Result<u32, Error> {
        let count = sqlx::query_scalar(
            "SELECT (SELECT count(*) FROM messages WHERE guest_id = ?1 AND at >= ?2)
                  + (SELECT count(*) FROM comments WHERE guest_id = ?1 AND at >= ?2)",
        )
        .bind(guest)
        .bind(at)
        .fetch_one(&self.readers)
        .await?;
        Ok(count)
    }

    async fn written_by(&self, guest: &str) -> Result<Vec<(String, Option<usize>, String)>, Error> {
        let rows = sqlx::query(
            "SELECT match_id, NULL AS ply, coalesce(text, phrase) AS text, at FROM messages WHERE guest_id = ?1
             UNION ALL SELECT match_id, ply, text, at FROM comments WHERE guest_id = ?1 ORDER BY at",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                let ply: Option<i64> = row.try_get("ply")?;
                Ok((row.try_get("match_id")?, ply.map(|ply| ply as usize), row.try_get("text")?))
            })
            .collect()
    }

    async fn comment(&self, id: &str, ply: usize, guest: &str, text: &str) -> Result<i64, Error> {
        let said =
            sqlx::query("INSERT INTO comments (match_id, ply, guest_id, text, at) VALUES (?, ?, ?, ?, ?)")
                .bind(id)
                .bind(ply as i64)
                .bind(guest)
                .bind(text)
                .bind(now())
                .execute(&self.writer)
                .await?;
        Ok(said.last_insert_rowid())
    }

    async fn comments(&self, id: &str) -> Result<Vec<Comment>, Error> {
        let rows = sqlx::query(
            "SELECT comments.id, ply, guest_id, guests.name, text
             FROM comments JOIN guests ON guests.id = guest_id WHERE match_id = ? ORDER BY ply, comments.id",
        )
        .bind(id)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                Ok(Comment {
                    id: row.try_get("id")?,
                    ply: row.try_get::<i64, _>("ply")? as usize,
                    by: guest(row)?,
                    text: row.try_get("text")?,
                })
            })
            .collect()
    }

    async fn uncomment(&self, id: &str, comment: i64) -> Result<(), Error> {
        sqlx::query("DELETE FROM comments WHERE match_id = ? AND id = ?")
            .bind(id)
            .bind(comment)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn shunned(&self, guest: &str) -> Result<Vec<Shunned>, Error> {
        let rows = sqlx::query(
            "SELECT other, guests.name, blocked FROM shunned JOIN guests ON guests.id = other
             WHERE guest_id = ? ORDER BY guests.name, other",
        )
        .bind(guest)
        .fetch_all(&self.readers)
        .await?;
        rows.iter()
            .map(|row| {
                let other = Guest { id: row.try_get("other")?, name: row.try_get("name")? };
                Ok(Shunned { other, blocked: row.try_get("blocked")? })
            })
            .collect()
    }

    async fn shun(&self, guest: &str, other: &str, blocked: Option<bool>) -> Result<(), Error> {
        let query = match blocked {
            Some(blocked) => sqlx::query(
                "INSERT INTO shunned (guest_id, other, blocked) SELECT ?1, id, ?3 FROM guests WHERE id = ?2
                 ON CONFLICT DO UPDATE SET blocked = excluded.blocked",
            )
            .bind(guest)
            .bind(other)
            .bind(blocked),
            None => {
                sqlx::query("DELETE FROM shunned WHERE guest_id = ?1 AND other = ?2").bind(guest).bind(other)
            }
        };
        query.execute(&self.writer).await?;
        Ok(())
    }

    async fn blocks(&self, guest: &str, other: &str) -> Result<bool, Error> {
        let blocked = sqlx::query_scalar(
            "SELECT EXISTS (SELECT 1 FROM shunned WHERE guest_id = ? AND other = ? AND blocked)",
        )
        .bind(guest)
        .bind(other)
        .fetch_one(&self.readers)
        .await?;
        Ok(blocked)
    }

    async fn asked(&self, id: &str) -> Result<Option<Ask>, Error> {
        let row = sqlx::query("SELECT ply, seat, keep, agreed FROM asks WHERE match_id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| {
            let seats = |letters: &str| {
                letters.chars().map(|letter| letter.to_string().parse()).collect::<Result<Seats, String>>()
            };
            Ok(Ask {
                ply: row.try_get::<i64, _>("ply")? as usize,
                by: row.try_get::<&str, _>("seat")?.parse().map_err(corrupt)?,
                keep: row.try_get::<i64, _>("keep")? as usize,
                agreed: seats(row.try_get("agreed")?).map_err(corrupt)?,
            })
        })
        .transpose()
    }

    async fn ask(&self, id: &str, ask: Option<&Ask>) -> Result<(), Error> {
        let query = match ask {
            Some(ask) => sqlx::query(
                "INSERT INTO asks (match_id, ply, seat, keep, agreed) VALUES (?1, ?2, ?3, ?4, ?5)
                 ON CONFLICT DO UPDATE SET ply = ?2, seat = ?3, keep = ?4, agreed = ?5",
            )
            .bind(id)
            .bind(ask.ply as i64)
            .bind(ask.by.to_string())
            .bind(ask.keep as i64)
            .bind(ask.agreed.iter().map(|seat| seat.to_string()).collect::<String>()),
            None => sqlx::query("DELETE FROM asks WHERE match_id = ?").bind(id),
        };
        query.execute(&self.writer).await?;
        Ok(())
    }

    async fn plans(&self, id: &str) -> Result<Vec<(Seat, Value)>, Error> {
        let rows = sqlx::query("SELECT seat, plan FROM plans WHERE match_id = ? ORDER BY seat")
            .bind(id)
            .fetch_all(&self.readers)
            .await?;
        rows.iter()
            .map(|row| {
                let seat: i64 = row.try_get("seat")?;
                let seat = Seat::ALL.get(seat as usize).ok_or_else(|| corrupt(format!("seat {seat}")))?;
                Ok((*seat, serde_json::from_str(row.try_get("plan")?).map_err(corrupt)?))
            })
            .collect()
    }

    async fn keep_plan(&self, id: &str, seat: Seat, plan: &Value) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO plans (match_id, seat, plan) VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET plan = ?3",
        )
        .bind(id)
        .bind(seat.index() as i64)
        .bind(plan.to_string())
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn note_origin(&self, id: &str, origin: &str, ply: usize) -> Result<(), Error> {
        sqlx::query("INSERT INTO origins (match_id, origin, ply) VALUES (?, ?, ?)")
            .bind(id)
            .bind(origin)
            .bind(ply as i64)
            .execute(&self.writer)
            .await?;
        Ok(())
    }

    async fn origin(&self, id: &str) -> Result<Option<(String, usize)>, Error> {
        let row = sqlx::query("SELECT origin, ply FROM origins WHERE match_id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        row.map(|row| Ok((row.try_get("origin")?, row.try_get::<i64, _>("ply")? as usize))).transpose()
    }
}
