//! A title without its type.

use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

use boards::{Draw, Sheet};
use bots::{Heuristic, Tree};
use game::{BadFile, Dice, Edition, Match, Meta, Notation, OptionKind, OptionMeta, Printed, Seed, Viewer};
use maud::Markup;
use prose::{Chapter, Locale};
use serde_json::Value;

use crate::contest::{Contest, GameOver};
use crate::table::Table;

/// Why a table could not be laid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The options are not those of the title, or do not go together.
    Options(String),
    /// The title seats fewer or more.
    Seats {
        /// Fewest.
        min: u8,
        /// Most.
        max: u8,
    },
    /// Played with components that are not at hand.
    Edition {
        /// Which were asked for.
        wanted: String,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Options(what) => write!(f, "these options do not go together: {what}"),
            OpenError::Seats { min, max } => write!(f, "this title seats {min} to {max} players"),
            OpenError::Edition { wanted } => {
                write!(
                    f,
                    "it was played with edition {wanted}, which is not at hand: start with --editions and its folder"
                )
            }
        }
    }
}

impl std::error::Error for OpenError {}

/// An entry of the menu.
pub trait Title: Send + Sync {
    /// Slug, seats, options.
    fn meta(&self) -> &'static Meta;
    /// The ruling on what is reconstructed in the edition for new tables, if anything is.
    fn reconstructed(&self) -> Option<&'static str>;
    /// What the keys of its messages begin with.
    fn prefix(&self) -> &'static str;
    /// The edition that new tables are laid with.
    fn edition(&self) -> &str;
    /// Lays a table. Without an edition, the one for new tables.
    ///
    /// # Errors
    /// If seats, options or edition do not fit.
    fn open(
        &self,
        seats: u8,
        options: &Value,
        seed: Seed,
        edition: Option<&str>,
    ) -> Result<Box<dyn Table>, OpenError>;
    /// The rules, numbered.
    fn rules(&self, locale: Locale) -> Vec<Chapter>;
    /// The same as they stand in the file.
    fn rules_text(&self, locale: Locale) -> &'static str;
    /// The sheet of the board.
    fn sheet(&self) -> Sheet;
    /// Styles beside the house's.
    fn css(&self) -> &'static str;
    /// Whether the six liveries are the seats'.
    fn seat_liveries(&self) -> bool;
    /// The title on the menu.
    fn plate(&self) -> &'static str;
    /// Definitions that pictures refer to.
    fn symbols(&self) -> Markup;
    /// Plays one game of a contest between bots.
    fn contend(&self, contest: &Contest, number: u64) -> GameOver;
    /// Nanoseconds for copying a state, over `times` copies.
    fn copying(&self, times: u32) -> f64;
    /// Simulations in a second, when the first decision of a game is searched for so long on one thread.
    fn simulations(&self, span: Duration) -> f64;
}

impl dyn Title + '_ {
    /// The options that so many can play with: the usual ones, and each way in which a single one can differ.
    pub fn variants(&self, seats: u8) -> Vec<Value> {
        let one = |option: &OptionMeta| -> Vec<Value> {
            match option.kind {
                OptionKind::Switch { default } => vec![(!default).into()],
                OptionKind::Choice { values } => values.iter().skip(1).map(|value| (*value).into()).collect(),
                OptionKind::Number { min, max, default } => {
                    [min, max].into_iter().filter(|number| *number != default).map(Value::from).collect()
                }
                OptionKind::Seconds { max, default } => {
                    [0, max].into_iter().filter(|span| *span != default).map(Value::from).collect()
                }
            }
        };
        let changed = self.meta().options.iter().flat_map(|option| {
            one(option)
                .into_iter()
                .map(|value| Value::Object([(option.key.to_owned(), value)].into_iter().collect()))
        });
        let fits = |options: &Value| self.open(seats, options, 0.into(), None).is_ok();
        std::iter::once(Value::Null).chain(changed).filter(fits).collect()
    }

    /// A message of the title's own: `pc-title` for `title`.
    pub fn say(&self, locale: Locale, key: &str) -> String {
        locale.say(&format!("{}-{key}", self.prefix()))
    }
}

/// A title and the editions at hand, the one for new tables first.
pub(crate) struct Entry<G: Draw + Heuristic + Notation> {
    editions: Vec<&'static Edition<G::Printed>>,
}

impl<G: Draw + Heuristic + Notation> Entry<G> {
    pub(crate) fn new(replacements: BTreeMap<String, String>) -> Result<Entry<G>, BadFile> {
        let embedded = G::Printed::embedded();
        if replacements.is_empty() {
            return Ok(Entry { editions: vec![embedded] });
        }
        // Editions live as long as the program: there are one or two of them.
        let own: &'static Edition<G::Printed> = Box::leak(Box::new(Edition::overlaid(replacements)?));
        Ok(Entry { editions: vec![own, embedded] })
    }

    pub(crate) fn newest(&self) -> &'static Edition<G::Printed> {
        self.editions[0]
    }
}

impl<G: Draw + Heuristic + Notation> Title for Entry<G> {
    fn meta(&self) -> &'static Meta {
        &const { G::META }
    }

    fn reconstructed(&self) -> Option<&'static str> {
        G::META.reconstructed.filter(|_| self.newest().printed.is_reconstructed())
    }

    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn edition(&self) -> &str {
        &self.newest().id
    }

    fn open(
        &self,
        seats: u8,
        options: &Value,
        seed: Seed,
        edition: Option<&str>,
    ) -> Result<Box<dyn Table>, OpenError> {
        let meta = self.meta();
        if !(meta.min_seats..=meta.max_seats).contains(&seats) {
            return Err(OpenError::Seats { min: meta.min_seats, max: meta.max_seats });
        }
        let options: G::Options = match options {
            Value::Null => G::Options::default(),
            some => {
                serde_json::from_value(some.clone()).map_err(|error| OpenError::Options(error.to_string()))?
            }
        };
        let edition = match edition {
            None => self.newest(),
            Some(wanted) => self
                .editions
                .iter()
                .find(|edition| edition.id == wanted)
                .ok_or_else(|| OpenError::Edition { wanted: wanted.to_owned() })?,
        };
        Ok(Box::new(Match::<G>::new(edition, seats, options, seed).map_err(OpenError::Options)?))
    }

    fn rules(&self, locale: Locale) -> Vec<Chapter> {
        prose::rules(G::rules(locale))
    }

    fn rules_text(&self, locale: Locale) -> &'static str {
        G::rules(locale)
    }

    fn sheet(&self) -> Sheet {
        G::SHEET
    }

    fn css(&self) -> &'static str {
        G::CSS
    }

    fn seat_liveries(&self) -> bool {
        G::SEAT_LIVERIES
    }

    fn plate(&self) -> &'static str {
        G::PLATE
    }

    fn symbols(&self) -> Markup {
        G::symbols()
    }

    fn contend(&self, contest: &Contest, number: u64) -> GameOver {
        contest.play::<G>(self.newest(), number)
    }

    fn simulations(&self, span: Duration) -> f64 {
        let (edition, mut dice) = (self.newest(), Dice::new(1.into()));
        let state = G::setup(edition, G::META.max_seats.min(4), &G::Options::default(), &mut dice);
        let Some(seat) = state.status().waiting().first() else { return 0.0 };
        let view = state.view(Viewer::Seat(seat));
        let mut tree = Tree::<G>::default();
        tree.begin(edition, &view, seat, &mut dice);
        let (start, mut count) = (Instant::now(), 0u32);
        while start.elapsed() < span {
            for _ in 0..8 {
                tree.iterate(edition, &view, &mut dice);
            }
            count += 8;
        }
        f64::from(count) / start.elapsed().as_secs_f64()
    }

    fn copying(&self, times: u32) -> f64 {
        let table = Match::<G>::new(self.newest(), G::META.max_seats, G::Options::default(), 1.into());
        let state = table.expect("the defaults go together").state().clone();
        let mut held = state.clone();
        let start = Instant::now();
        for _ in 0..times {
            held.clone_from(std::hint::black_box(&state));
            std::hint::black_box(&held);
        }
        start.elapsed().as_nanos() as f64 / f64::from(times)
    }
}
