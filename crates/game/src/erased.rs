//! A match without its type: JSON in, JSON out. All that a server, a command line or a binding holds.

use std::fmt;

use serde::Serialize;
use serde_json::Value;

use crate::dice::Seed;
use crate::game::{Cites, Game, Refusal};
use crate::matches::{Match, UndoError};
use crate::meta::Meta;
use crate::record::{Done, Entry, Record, What};
use crate::seat::{Actor, Viewer};
use crate::status::{Outcome, Status};

/// Why an action was not played.
#[derive(Clone, PartialEq, Debug)]
pub enum PlayError {
    /// It is not an action of this title: the text says what is wrong with it.
    Malformed(String),
    /// The game has ended.
    Over,
    /// Somebody else decides now.
    NotYourTurn,
    /// A rule is against it.
    Rule {
        /// The rule's number.
        rule: &'static str,
        /// The reason with its parameters.
        reason: Value,
    },
}

impl PlayError {
    fn from_refusal<R: Cites + Serialize>(refusal: Refusal<R>) -> PlayError {
        match refusal {
            Refusal::Over => PlayError::Over,
            Refusal::NotYourTurn => PlayError::NotYourTurn,
            Refusal::Rule(reason) => PlayError::Rule { rule: reason.rule(), reason: json(&reason) },
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayError::Malformed(what) => write!(f, "not an action of this title: {what}"),
            PlayError::Over => f.write_str("the game is over"),
            PlayError::NotYourTurn => f.write_str("it is somebody else's turn"),
            PlayError::Rule { rule, reason } => write!(f, "rule {rule}: {reason}"),
        }
    }
}

impl std::error::Error for PlayError {}

/// A match of some title.
pub trait AnyMatch: Send + Sync {
    /// Which title.
    fn meta(&self) -> &'static Meta;
    /// How many chairs.
    fn seats(&self) -> u8;
    /// Where it stands.
    fn status(&self) -> Status;
    /// Actions so far, without what was taken back.
    fn plies(&self) -> usize;
    /// Entries of the history so far, with what was taken back.
    fn entries(&self) -> usize;
    /// Every legal action of `by`, in canonical order.
    fn legal(&self, by: Actor) -> Vec<Value>;
    /// Whether `by` may do this now.
    ///
    /// # Errors
    /// Says why not.
    fn check(&self, by: Actor, action: &Value) -> Result<(), PlayError>;
    /// Plays an action.
    ///
    /// # Errors
    /// Says why not; nothing is changed then.
    fn play(&mut self, by: Actor, action: &Value) -> Result<(), PlayError>;
    /// How many actions must be kept when `by` takes back all it may.
    fn undo_floor(&self, by: Actor) -> usize;
    /// Takes back all but `keep` actions.
    ///
    /// # Errors
    /// If that is too far, or nothing.
    fn undo(&mut self, by: Actor, keep: usize) -> Result<(), UndoError>;
    /// Takes back all but `keep` actions by consent; chance goes on from another seed, if one is given.
    ///
    /// # Errors
    /// If there is nothing to take back, or the game is over.
    fn undo_agreed(&mut self, keep: usize, chance: Option<Seed>) -> Result<(), UndoError>;
    /// Whether chance decided or showed anything in the steps after the first `keep`.
    fn learnt_since(&self, keep: usize) -> bool;
    /// Lets chance go on from another seed.
    fn reseed(&mut self, seed: Seed);
    /// What `viewer` sees.
    fn view(&self, viewer: Viewer) -> Value;
    /// What came of step `ply` (the first is 1), as `viewer` learnt of it.
    fn events(&self, ply: usize, viewer: Viewer) -> Vec<Value>;
    /// Who did what at step `ply` (the first is 1).
    fn step(&self, ply: usize) -> Option<Done>;
    /// The match as a file, with the names of those who sat there. It holds the seed.
    fn record(&self, names: Vec<String>) -> Record;
}

impl dyn AnyMatch + '_ {
    /// Carries out an entry of a stored history.
    ///
    /// # Errors
    /// If the entry does not go with the match: the text says how.
    pub fn carry_out(&mut self, entry: &Entry) -> Result<(), String> {
        match &entry.what {
            What::Play(action) => self.play(entry.by, action).map_err(|error| error.to_string()),
            What::Undo(keep) => self.undo(entry.by, *keep).map_err(|error| format!("{error:?}")),
            What::Agreed { keep, chance, .. } => {
                self.undo_agreed(*keep, *chance).map_err(|error| format!("{error:?}"))
            }
            What::Chance(seed) => {
                self.reseed(*seed);
                Ok(())
            }
        }
    }
}

fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("what goes over the wire is plain data")
}

impl<G: Game> AnyMatch for Match<G> {
    fn meta(&self) -> &'static Meta {
        &const { G::META }
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn status(&self) -> Status {
        Match::status(self)
    }

    fn plies(&self) -> usize {
        self.steps().len()
    }

    fn entries(&self) -> usize {
        Match::entries(self)
    }

    fn legal(&self, by: Actor) -> Vec<Value> {
        let mut legal = Vec::new();
        self.state().legal_actions(by, &mut legal);
        legal.iter().map(json).collect()
    }

    fn check(&self, by: Actor, action: &Value) -> Result<(), PlayError> {
        let action = parse::<G>(action)?;
        self.state().refusal(by, action).map_or(Ok(()), |refusal| Err(PlayError::from_refusal(refusal)))
    }

    fn play(&mut self, by: Actor, action: &Value) -> Result<(), PlayError> {
        let action = parse::<G>(action)?;
        Match::play(self, by, action).map(drop).map_err(PlayError::from_refusal)
    }

    fn undo_floor(&self, by: Actor) -> usize {
        Match::undo_floor(self, by)
    }

    fn undo(&mut self, by: Actor, keep: usize) -> Result<(), UndoError> {
        Match::undo(self, by, keep)
    }

    fn undo_agreed(&mut self, keep: usize, chance: Option<Seed>) -> Result<(), UndoError> {
        Match::undo_agreed(self, keep, chance)
    }

    fn learnt_since(&self, keep: usize) -> bool {
        Match::learnt_since(self, keep)
    }

    fn reseed(&mut self, seed: Seed) {
        Match::reseed(self, seed);
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.state().view(viewer))
    }

    fn events(&self, ply: usize, viewer: Viewer) -> Vec<Value> {
        let step = ply.checked_sub(1).and_then(|idx| self.steps().get(idx));
        let events = step.map_or(&[][..], |step| &step.events);
        events.iter().filter_map(|event| G::witness(event, viewer)).map(|event| json(&event)).collect()
    }

    fn step(&self, ply: usize) -> Option<Done> {
        let step = self.steps().get(ply.checked_sub(1)?)?;
        Some(Done { by: step.by, action: json(&step.action) })
    }

    fn record(&self, names: Vec<String>) -> Record {
        Record {
            format: Record::FORMAT,
            title: G::META.slug.to_owned(),
            revision: G::META.revision,
            edition: self.edition().id.clone(),
            options: json(self.options()),
            seats: names,
            seed: self.seed(),
            actions: (1..=self.plies()).filter_map(|ply| self.step(ply)).collect(),
            chances: self.chances().to_vec(),
            result: Match::status(self).outcome().map(Outcome::to_result),
        }
    }
}

fn parse<G: Game>(action: &Value) -> Result<G::Action, PlayError> {
    serde_json::from_value(action.clone()).map_err(|error| PlayError::Malformed(error.to_string()))
}
