//! Reviews of finished games.

use async_trait::async_trait;

use super::{Sqlite, now};
use crate::reviews::Reviews;
use crate::types::Error;

#[async_trait]
impl Reviews for Sqlite {
    async fn keep_review(&self, id: &str, review: &str) -> Result<(), Error> {
        sqlx::query(
            "INSERT INTO reviews (match_id, review, made_at) VALUES (?1, ?2, ?3)
             ON CONFLICT (match_id) DO UPDATE SET review = ?2, made_at = ?3",
        )
        .bind(id)
        .bind(review)
        .bind(now())
        .execute(&self.writer)
        .await?;
        Ok(())
    }

    async fn review(&self, id: &str) -> Result<Option<String>, Error> {
        let review = sqlx::query_scalar("SELECT review FROM reviews WHERE match_id = ?")
            .bind(id)
            .fetch_optional(&self.readers)
            .await?;
        Ok(review)
    }
}
