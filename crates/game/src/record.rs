//! The truth about a match: set-up, seed and actions. Everything else is derived by replay.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::dice::Seed;
use crate::seat::{Actor, Seat};

/// A match as one small file, `.atable.json`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// Version of this form: 1.
    pub format: u32,
    /// The title's slug.
    pub title: String,
    /// The rules it was played by.
    pub revision: u32,
    /// The components it was played with.
    pub edition: String,
    /// The title's options.
    pub options: Value,
    /// Who sat on each chair.
    pub seats: Vec<String>,
    /// Where chance began.
    pub seed: Seed,
    /// What was done, in order. What was taken back is not in it.
    pub actions: Vec<Done>,
    /// Where chance went on from another seed, in order: after an undo that everybody agreed to, or where a game
    /// was played on from a step of another one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chances: Vec<Chance>,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Result>,
}

impl Record {
    /// The form that this program writes.
    pub const FORMAT: u32 = 1;

    /// The history that leads here, as a store keeps it.
    pub fn entries(&self) -> Vec<Entry> {
        let anew = |after: usize| {
            let chances = self.chances.iter().filter(move |chance| chance.after == after);
            chances.map(|chance| Entry { by: Actor::House, what: What::Chance(chance.seed) })
        };
        let mut entries: Vec<Entry> = anew(0).collect();
        for (idx, done) in self.actions.iter().enumerate() {
            entries.push(Entry { by: done.by, what: What::Play(done.action.clone()) });
            entries.extend(anew(idx + 1));
        }
        entries
    }
}

/// From here on, chance is that of another seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    /// How many actions were done before.
    pub after: usize,
    /// Where chance begins anew.
    pub seed: Seed,
}

/// One action of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Done {
    /// Who.
    pub by: Actor,
    /// What.
    pub action: Value,
}

/// The end of a recorded match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Result {
    /// Final points.
    pub scores: Vec<i32>,
    /// Groups of equal seats, the best first.
    pub ranking: Vec<Vec<Seat>>,
    /// The slug of the ending.
    pub ending: String,
}

/// One line of a table's history as the store keeps it: nothing is ever taken out of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Who.
    pub by: Actor,
    /// What.
    pub what: What,
}

/// What an entry says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// An action was played.
    Play(Value),
    /// All but this many actions were taken back.
    Undo(usize),
    /// All but `keep` actions were taken back, further than is free: everybody concerned agreed.
    Agreed {
        /// How many actions stay.
        keep: usize,
        /// The other people who were asked. Bots are not: they agree to everything.
        with: Vec<Seat>,
        /// Where chance goes on, if it had shown anything since: nobody plays on with a known future.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chance: Option<Seed>,
    },
    /// Chance goes on from this seed, because somebody knows what the old one would bring.
    Chance(Seed),
}
