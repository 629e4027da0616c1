//! Passwords: argon2id with the crate's recommended parameters, away from the threads that serve pages.

use std::sync::LazyLock;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};

use crate::error::Error;

/// The fewest characters of a password, and the most.
pub(crate) const LENGTH: std::ops::RangeInclusive<usize> = 8..=200;

fn hashed(password: &str) -> String {
    Argon2::default().hash_password(password.as_bytes()).expect("the system has entropy").to_string()
}

/// What is kept of a password.
///
/// # Errors
/// If it is too short or too long.
pub(crate) async fn make(password: String) -> Result<String, Error> {
    if !LENGTH.contains(&password.chars().count()) {
        return Err(Error::Impossible("error-password-length", LENGTH.start().to_string()));
    }
    tokio::task::spawn_blocking(move || hashed(&password)).await.map_err(|_| Error::Internal)
}

/// Whether a password is the one that was kept. Where nothing was kept, the answer takes as long: nobody
/// finds out by the time it takes which names there are.
pub(crate) async fn is_right(password: String, kept: Option<String>) -> Result<bool, Error> {
    static NOBODYS: LazyLock<String> = LazyLock::new(|| hashed("nobody's"));
    let checked = tokio::task::spawn_blocking(move || {
        let known = kept.is_some();
        let kept = kept.unwrap_or_else(|| NOBODYS.clone());
        let Ok(hash) = PasswordHash::new(&kept) else { return false };
        Argon2::default().verify_password(password.as_bytes(), &hash).is_ok() && known
    });
    checked.await.map_err(|_| Error::Internal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_is_known_again_and_no_other() {
        let kept = make("correct horse".to_owned()).await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(kept, make("correct horse".to_owned()).await.unwrap(), "each has its own salt");
        assert!(is_right("correct horse".to_owned(), Some(kept.clone())).await.unwrap());
        assert!(!is_right("correct house".to_owned(), Some(kept)).await.unwrap());
        assert!(!is_right("nobody's".to_owned(), None).await.unwrap(), "nobody has no password");
        assert!(make("short".to_owned()).await.is_err());
    }
}
