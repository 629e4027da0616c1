//! How evenings go: one row a table, written when something changes.

use async_trait::async_trait;
use serde_json::Value;
use sqlx::Row;

use super::{Sqlite, corrupt};
use crate::Evenings;
use crate::types::Error;

#[async_trait]
impl Evenings for Sqlite {
    async fn evening(&self, id: &str) -> Result<Option<Value>, Error> {
        let text: Option<String> = sqlx::query_scalar("SELECT evening FROM evenings WHERE match_id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        text.map(|text| serde_json::from_str(&text).map_err(corrupt)).transpose()
    }

    async fn set_evening(&self, id: &str, evening: &Value, due: Option<i64>) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO evenings (match_id, evening, due) VALUES (?1, ?2, ?3)
             ON CONFLICT (match_id) DO UPDATE SET evening = ?2, due = ?3",
        )
        .bind(id)
        .bind(evening.to_string())
        .bind(due)
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn due(&self) -> Result<Vec<(String, i64)>, Error> {
        let rows = sqlx::query(
            "SELECT match_id, due FROM evenings JOIN matches ON matches.id = match_id
             WHERE due IS NOT NULL AND stage = 'playing' ORDER BY due, match_id",
        )
        .fetch_all(&self.readers)
        .await?;
        rows.iter().map(|row| Ok((row.try_get("match_id")?, row.try_get("due")?))).collect()
    }
}
