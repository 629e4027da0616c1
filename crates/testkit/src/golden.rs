//! Golden games: everything a title says at every step, as text that people review.
//!
//! A title keeps them in `tests/golden/NAME.play`, each played by a [`Recipe`]. A change of the rules shows as a
//! difference; if it is meant, `BLESS=1 cargo test` writes the files anew.

mod play;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use game::{Dice, Match, Notation, OptionKind, Printed};
use serde_json::Value;

pub use self::play::playthrough;
use crate::offer::{Offer, any, offers};

/// How a golden game is played.
pub struct Recipe<G: Notation> {
    /// The file is `NAME.play`.
    pub name: String,
    /// How many play.
    pub seats: u8,
    /// With which options.
    pub options: G::Options,
    /// For the match, and for the choices.
    pub seed: u64,
    /// Chooses one of the offers, of which there is at least one. [`at_random`] will do.
    pub choose: Chooser<G>,
}

/// Chooses one of the offers of a match.
pub type Chooser<G> = fn(&Match<G>, &[Offer<G>], &mut Dice) -> Offer<G>;

/// Any of the offers.
pub fn at_random<G: Notation>(_: &Match<G>, offers: &[Offer<G>], dice: &mut Dice) -> Offer<G> {
    any::<G>(offers, dice)
}

impl<G: Notation> Recipe<G> {
    /// Plays it.
    ///
    /// # Panics
    /// If the table cannot be laid, the choice is not legal, or the game does not end.
    pub fn play(&self) -> Match<G> {
        let Recipe { name, seats, options, seed, choose } = self;
        let mut played = Match::<G>::new(G::Printed::embedded(), *seats, options.clone(), (*seed).into())
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let mut dice = Dice::new((*seed).into()).fork();
        while played.status().outcome().is_none() {
            assert!(played.steps().len() < G::META.longest as usize, "{name}: does not end");
            let (by, action) = choose(&played, &offers(played.state()), &mut dice);
            if let Err(refusal) = played.play(by, action) {
                panic!("{name}: {by} may not {action:?}: {refusal}");
            }
        }
        played
    }

    fn file(&self) -> String {
        format!("{}.play", self.name)
    }
}

/// Plays each recipe and compares it with its file; with `BLESS=1` in the environment, writes the file instead.
///
/// # Panics
/// At the first difference, and if a file in the folder belongs to no recipe.
#[track_caller]
pub fn check<G: Notation>(folder: impl AsRef<Path>, recipes: &[Recipe<G>]) {
    let folder = folder.as_ref();
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let done = if bless { write(folder, recipes) } else { compare(folder, recipes) };
    if let Err(what) = done {
        panic!(
            "{what}\n(`BLESS=1 cargo test -p {} --test golden` writes the files as they are now)",
            G::META.slug
        );
    }
}

/// Writes the files.
///
/// # Errors
/// Says which file cannot be written.
pub fn write<G: Notation>(folder: &Path, recipes: &[Recipe<G>]) -> Result<(), String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for recipe in recipes {
        let path = folder.join(recipe.file());
        fs::write(&path, playthrough(recipe)).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Compares the files.
///
/// # Errors
/// Says where one differs, or which is missing or too many.
pub fn compare<G: Notation>(folder: &Path, recipes: &[Recipe<G>]) -> Result<(), String> {
    let known: BTreeSet<String> = recipes.iter().map(Recipe::file).collect();
    if known.len() != recipes.len() {
        return Err("two recipes have the same name".to_owned());
    }
    let entries = fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for entry in entries {
        let name = entry.map_err(|error| error.to_string())?.file_name().to_string_lossy().into_owned();
        if !known.contains(&name) {
            return Err(format!("{}: no recipe plays it", folder.join(name).display()));
        }
    }
    for recipe in recipes {
        let path = folder.join(recipe.file());
        let kept = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        if let Some(difference) = difference(&kept, &playthrough(recipe)) {
            return Err(format!("{}, {difference}", path.display()));
        }
    }
    Ok(())
}

/// The first line that differs, with the ply it belongs to.
fn difference(kept: &str, now: &str) -> Option<String> {
    if kept == now {
        return None;
    }
    let line = |text: &str, idx: usize| text.lines().nth(idx).unwrap_or("(the end)").to_owned();
    let same = kept.lines().zip(now.lines()).take_while(|(one, other)| one == other).count();
    let ply =
        now.lines().take(same + 1).filter(|line| line.starts_with(play::PLY)).last().unwrap_or("the head");
    Some(format!("line {}, in {ply:?}:\n  kept: {}\n  now:  {}", same + 1, line(kept, same), line(now, same)))
}

/// Demands a recipe for each number of players, each ending and each value of each option (the smallest and the
/// largest of a number).
///
/// # Panics
/// With what is missing.
#[track_caller]
pub fn covers<G: Notation>(recipes: &[Recipe<G>]) {
    let missing = missing(recipes);
    assert!(missing.is_empty(), "no golden game of {} has {}", G::META.slug, missing.join(", nor "));
}

/// What no recipe has, of what [`covers`] demands.
pub fn missing<G: Notation>(recipes: &[Recipe<G>]) -> Vec<String> {
    let meta = G::META;
    let ended: Vec<&str> =
        recipes.iter().filter_map(|recipe| Some(recipe.play().status().outcome()?.ending)).collect();
    let chosen = |key: &str, value: &Value| {
        let options = |recipe: &Recipe<G>| serde_json::to_value(&recipe.options).expect("plain data");
        recipes.iter().any(|recipe| options(recipe).get(key) == Some(value))
    };
    let seats = (meta.min_seats..=meta.max_seats)
        .filter(|seats| recipes.iter().all(|recipe| recipe.seats != *seats))
        .map(|seats| format!("{seats} players"));
    let endings = meta
        .endings
        .iter()
        .filter(|ending| !ended.contains(ending))
        .map(|ending| format!("the ending {ending}"));
    let options = meta.options.iter().flat_map(|option| {
        let values: Vec<Value> = match option.kind {
            OptionKind::Switch { .. } => vec![true.into(), false.into()],
            OptionKind::Choice { values } => values.iter().map(|value| (*value).into()).collect(),
            OptionKind::Number { min, max, .. } => vec![min.into(), max.into()],
            OptionKind::Seconds { max, .. } => vec![0.into(), max.into()],
        };
        let open: Vec<Value> = values.into_iter().filter(|value| !chosen(option.key, value)).collect();
        open.into_iter().map(|value| format!("{} = {value}", option.key))
    });
    seats.chain(endings).chain(options).collect()
}
