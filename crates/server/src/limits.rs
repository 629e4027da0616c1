//! How often somebody may do what costs the house something: log in, talk, open tables.
//!
//! A limit is a bucket for each key (a guest, an address, an account's name) that fills up again bit by bit.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::error::Error;
use crate::extract::Visitor;

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
    /// Names taken from one address. A whole school may sit behind it.
    names: Limit,
    /// Tables opened by one guest, and from one address.
    tables: Limit,
    /// Hints asked for by one guest: each costs a second of a core.
    pub(crate) hints: Limit,
    /// E-mails asked for by one guest, from one address, and to one address: nobody is to be buried in them.
    mails: Limit,
}

/// Who does something, as far as it is counted: by what they are known as, and by where they come from. Whoever speaks
/// to the program from the machine that it runs on is its host, or a proxy that is not declared as one.
fn places(visitor: &Visitor) -> Option<&str> {
    let address = visitor.way.address.as_str();
    let local = address.parse::<IpAddr>().is_ok_and(|address| address.is_loopback());
    (!address.is_empty() && !local).then_some(address)
}

impl Limits {
    /// Somebody new takes a name.
    pub(crate) fn take_name(&self, visitor: &Visitor) -> Result<(), Error> {
        places(visitor).map_or(Ok(()), |address| self.names.take(address))
    }

    /// A guest opens a table.
    pub(crate) fn open_table(&self, visitor: &Visitor, guest: &str) -> Result<(), Error> {
        self.tables.take(guest)?;
        places(visitor).map_or(Ok(()), |address| self.tables.take(address))
    }

    /// A guest has an e-mail sent to somebody who did not ask for it yet.
    pub(crate) fn send_mail(&self, visitor: &Visitor, guest: &str, to: &str) -> Result<(), Error> {
        self.mails.take(guest)?;
        self.mails.take(&to.to_lowercase())?;
        places(visitor).map_or(Ok(()), |address| self.mails.take(address))
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            log_in: Limit::new(8, Duration::from_secs(60)),
            passwords: Limit::new(30, Duration::from_secs(20)),
            names: Limit::new(60, Duration::from_secs(10)),
            tables: Limit::new(40, Duration::from_secs(15)),
            hints: Limit::new(20, Duration::from_secs(3)),
            mails: Limit::new(5, Duration::from_secs(20 * 60)),
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
