//! Random games, with every law checked on the way.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

use game::{AnyMatch, Dice, Match, Notation, Printed, Record, Seat};

use crate::laws::{Law, Position, caught};
use crate::offer::{any, offers};
use crate::shrink::shrunk;

/// Plays one random game for each seed at each table, and checks every law at every ply.
///
/// # Panics
/// At the first law that is broken, with all that is needed to see it again.
#[track_caller]
pub fn check<G: Notation>(tables: &[(u8, G::Options)], seeds: impl IntoIterator<Item = u64>) {
    check_every::<G>(1, tables, seeds);
}

/// The same for titles with long games: the laws that cost more than a glance are checked at the end and at
/// every `stride`-th ply, beginning elsewhere with each seed.
///
/// # Panics
/// At the first law that is broken, with all that is needed to see it again.
#[track_caller]
pub fn check_every<G: Notation>(
    stride: usize,
    tables: &[(u8, G::Options)],
    seeds: impl IntoIterator<Item = u64>,
) {
    for seed in seeds {
        for (seats, options) in tables {
            if let Err(broken) = broken::<G>(&Law::ALL, stride, *seats, options, seed) {
                let kept = match broken.write() {
                    Ok(path) => format!("the record is {}", path.display()),
                    Err(error) => format!("the record could not be written: {error}"),
                };
                panic!("{broken}\n{kept}");
            }
        }
    }
}

/// Plays one random game and checks some laws.
///
/// # Errors
/// With the first one broken, and the shortest game that was found to break it.
///
/// # Panics
/// If the title does not seat so many or the options do not go together.
pub fn broken<G: Notation>(
    laws: &[Law],
    stride: usize,
    seats: u8,
    options: &G::Options,
    seed: u64,
) -> Result<(), Box<Broken>> {
    let edition = G::Printed::embedded();
    let mut played = Match::<G>::new(edition, seats, options.clone(), seed.into())
        .unwrap_or_else(|error| panic!("{seats} seats, {options:?}: {error}"));
    let mut chance = Dice::new(seed.into()).fork();
    loop {
        let is_last = played.status().outcome().is_some() || played.steps().len() >= G::META.longest as usize;
        let is_due =
            is_last || (played.steps().len() as u64).wrapping_add(seed).is_multiple_of(stride as u64);
        for law in laws {
            let wanted = match law {
                Law::Replays => is_last,
                law => is_due || law.is_cheap(),
            };
            if wanted && let Err(what) = law.holds(&Position::of(&played)) {
                return Err(Box::new(Broken::found(*law, what, &played)));
            }
        }
        // A state that offers nothing and is not over breaks `offers`; there is no way on from it.
        let offers = offers(played.state());
        if is_last || offers.is_empty() {
            return Ok(());
        }
        let (by, action) = any::<G>(&offers, &mut chance);
        let plies = played.steps().len();
        if let Err(what) = caught(|| played.play(by, action).map(drop).map_err(|error| error.to_string())) {
            // The record ends just before it.
            let what = format!("{by} {action:?}: {what}");
            return Err(Box::new(Broken::of(Law::Offers, what, &played.at(plies))));
        }
    }
}

/// A law that does not hold, and where.
#[derive(Clone, Debug)]
pub struct Broken {
    /// Which law.
    pub law: Law,
    /// In which way.
    pub what: String,
    /// The match up to there. Its length is the ply.
    pub record: Record,
}

impl Broken {
    /// At the end of this match, which may be shortened while the law stays broken.
    fn found<G: Notation>(law: Law, what: String, played: &Match<G>) -> Broken {
        match shrunk(law, played) {
            Some((what, shorter)) => Broken::of(law, what, &shorter),
            None => Broken::of(law, what, played),
        }
    }

    fn of<G: Notation>(law: Law, what: String, played: &Match<G>) -> Broken {
        let names = Seat::first(played.state().seats()).map(|seat| seat.to_string()).collect();
        Broken { law, what, record: played.record(names) }
    }

    /// Writes the record into the folder for temporary files, for `atable replay` to open.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self) -> Result<PathBuf, Box<dyn Error>> {
        let Record { title, seats, seed, .. } = &self.record;
        let name = format!("{title}-{}-{}-{seed}.atable.json", self.law, seats.len());
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, serde_json::to_string_pretty(&self.record)?)?;
        Ok(path)
    }
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Record { title, options, seats, seed, actions, .. } = &self.record;
        writeln!(f, "law {:?} is broken: {}", self.law.to_string(), self.what)?;
        writeln!(f, "{title}, {} seats, options {options}, seed {seed}, ply {}", seats.len(), actions.len())?;
        for (idx, done) in actions.iter().enumerate() {
            writeln!(f, "{:>5} {} {}", idx + 1, done.by, done.action)?;
        }
        Ok(())
    }
}
