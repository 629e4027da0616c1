//! How often somebody may do what costs the house something: log in, talk, open tables.
//!
//! A limit is a bucket for each key (a guest, an address, an account's name) that fills up again bit by bit.

use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::Error;

/// One bucket for each key.
pub(crate) struct Limit(DefaultKeyedRateLimiter<String>);

/// With more keys than this, full buckets are thrown away.
const ROOMY: usize = 10_000;

impl Limit {
    /// So many at once, then another each time `every` has passed.
    pub(crate) fn new(at_once: u32, every: Duration) -> Limit {
        let at_once = NonZeroU32::new(at_once).unwrap_or(NonZeroU32::MIN);
        let quota = Quota::with_period(every).expect("time passes").allow_burst(at_once);
        Limit(RateLimiter::keyed(quota))
    }

    /// Takes one, or says to come back later.
    ///
    /// # Errors
    /// 429 if the key has none left.
    pub(crate) fn take(&self, key: &str) -> Result<(), Error> {
        if self.0.len() > ROOMY {
            self.0.retain_recent();
        }
        self.0.check_key(&key.to_owned()).map_err(|_| Error::TooMany("error-too-often"))
    }
}

/// The house's limits.
pub(crate) struct Limits {
    /// Passwords tried for one account. Wide enough for a forgetful owner, useless for a guesser.
    pub(crate) log_in: Limit,
    /// Passwords tried or made from one address: each costs a good part of a second of a core.
    pub(crate) passwords: Limit,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            log_in: Limit::new(8, Duration::from_secs(60)),
            passwords: Limit::new(30, Duration::from_secs(20)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_key_has_its_own_bucket() {
        let limit = Limit::new(3, Duration::from_secs(86_400));
        for _ in 0..3 {
            assert!(limit.take("anna").is_ok());
        }
        assert!(limit.take("anna").is_err());
        assert!(limit.take("bram").is_ok());
    }
}
