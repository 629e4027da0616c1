//! The laws: what holds in every position of every title.
//!
//! Each is a function of one [`Position`]. None knows a title; [`check`](crate::check) tries them on random games.

mod memory;
mod offering;
mod secrecy;

use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use game::{Dice, Game, Match, Notation, Seed, Status, Viewer};

pub use self::memory::{replays, round_trips, undo};
pub use self::offering::{fair_offers, offers, refusals};
pub use self::secrecy::{hands_off, samples, silent_events, swapped_secrets};

/// Kept, or how it was broken.
pub type Verdict = Result<(), String>;

/// A point of a match, with chance of its own for the laws to try things with.
pub struct Position<'a, G: Game> {
    /// The match so far.
    pub played: &'a Match<G>,
    /// The same at the same ply of the same match, and no relation of the match's own dice.
    pub chance: Dice,
}

impl<'a, G: Game> Position<'a, G> {
    /// The match as it stands.
    pub fn of(played: &'a Match<G>) -> Position<'a, G> {
        let mut match_chance = Dice::new(played.seed()).fork();
        let mut bytes = [0xA7; 32];
        bytes[..4].copy_from_slice(&match_chance.below(u32::MAX).to_le_bytes());
        bytes[8..16].copy_from_slice(&(played.steps().len() as u64).to_le_bytes());
        Position { played, chance: Dice::new(Seed::from_bytes(bytes)) }
    }

    fn state(&self) -> &'a G {
        self.played.state()
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::every(self.seats())
    }

    fn sample(&self, viewer: Viewer, dice: &mut Dice) -> G {
        G::sample(self.played.edition(), &self.state().view(viewer), dice)
    }
}

/// The laws by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Law {
    /// [`ends`].
    Ends,
    /// [`audits`].
    Audits,
    /// [`offers`].
    Offers,
    /// [`refusals`].
    Refusals,
    /// [`samples`].
    Samples,
    /// [`fair_offers`].
    FairOffers,
    /// [`silent_events`].
    SilentEvents,
    /// [`hands_off`].
    HandsOff,
    /// [`round_trips`].
    RoundTrips,
    /// [`undo`].
    Undo,
    /// [`replays`].
    Replays,
}

impl Law {
    /// All of them.
    pub const ALL: [Law; 11] = [
        Law::Ends,
        Law::Audits,
        Law::Offers,
        Law::Refusals,
        Law::Samples,
        Law::FairOffers,
        Law::SilentEvents,
        Law::HandsOff,
        Law::RoundTrips,
        Law::Undo,
        Law::Replays,
    ];

    /// Whether it costs so little that it is checked at every ply of a long game.
    pub(crate) fn is_cheap(self) -> bool {
        matches!(self, Law::Ends | Law::Audits)
    }

    /// Checks it. A panic of the rules breaks the law that met it.
    ///
    /// # Errors
    /// Says how it is broken.
    pub fn holds<G: Notation>(self, at: &Position<'_, G>) -> Verdict {
        let law = match self {
            Law::Ends => ends,
            Law::Audits => audits,
            Law::Offers => offers,
            Law::Refusals => refusals,
            Law::Samples => samples,
            Law::FairOffers => fair_offers,
            Law::SilentEvents => silent_events,
            Law::HandsOff => hands_off,
            Law::RoundTrips => round_trips,
            Law::Undo => undo,
            Law::Replays => replays,
        };
        caught(|| law(at))
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Ends => "ends",
            Law::Audits => "audits",
            Law::Offers => "offers",
            Law::Refusals => "refusals",
            Law::Samples => "samples",
            Law::FairOffers => "fair-offers",
            Law::SilentEvents => "silent-events",
            Law::HandsOff => "hands-off",
            Law::RoundTrips => "round-trips",
            Law::Undo => "undo",
            Law::Replays => "replays",
        })
    }
}

/// The verdict, or the panic as one.
pub(crate) fn caught(trial: impl FnOnce() -> Verdict) -> Verdict {
    catch_unwind(AssertUnwindSafe(trial)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| panic.downcast_ref::<&str>().copied());
        Err(format!("panicked: {}", text.unwrap_or("without a word")))
    })
}

/// `Err` with the text unless `condition` holds.
macro_rules! demand {
    ($condition:expr, $($text:tt)+) => {
        if !$condition {
            return Err(format!($($text)+));
        }
    };
}
use demand;

/// A game ends within `META.longest` plies, in one of `META.endings`.
///
/// # Errors
/// Says how it is broken.
pub fn ends<G: Notation>(at: &Position<'_, G>) -> Verdict {
    match at.state().status() {
        Status::Over(outcome) => {
            let ending = outcome.ending;
            demand!(G::META.endings.contains(&ending), "{ending:?} is not one of {:?}", G::META.endings);
        }
        Status::Waiting { .. } => {
            let longest = G::META.longest;
            demand!(at.played.steps().len() < longest as usize, "not over after {longest} plies");
        }
    }
    Ok(())
}

/// Every piece is accounted for.
///
/// # Errors
/// Says how it is broken.
pub fn audits<G: Notation>(at: &Position<'_, G>) -> Verdict {
    at.state().audit()
}
