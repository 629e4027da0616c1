//! The list of titles.
//!
//! Server and command line hold a [`Title`] and a [`Table`], both without a type parameter: what a title is made
//! of (rules, words, pictures, bots) is known here and nowhere above.
#![warn(missing_docs)]

mod advice;
mod contest;
mod foreign;
mod review;
mod table;
mod title;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

pub use crate::advice::{Advice, Advising, Expecting, Reason, Suggestion};
pub use crate::contest::{Contest, GameOver};
pub use crate::foreign::{Player, Program, Question};
pub use crate::review::Weighed;
pub use crate::table::{Choices, Fragments, LogLine, Memory, Onlooker, Table, Thought, WhyNot, Word};
pub use crate::title::{OpenError, Title};
pub use boards::{SIGNS, Sheet, TOKENS};
pub use bots::{Budget, Level, Places, Rating, Standing, ratings, score_interval};

/// All titles, with the component data they are played with.
#[derive(Clone)]
pub struct Catalog {
    titles: Arc<[Arc<dyn Title>]>,
}

/// Why no catalogue could be made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadEdition(pub String);

impl std::fmt::Display for BadEdition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadEdition {}

impl Catalog {
    /// With what is printed in the files that come with the program.
    pub fn embedded() -> Catalog {
        Catalog::with(|_| Ok(BTreeMap::new())).expect("embedded data are tested")
    }

    /// With a folder of replacements laid over it: `DIR/<slug>/<file>.toml`.
    ///
    /// # Errors
    /// If the folder cannot be read or a file in it is wrong: which, in which line, and what was expected.
    pub fn with_editions(folder: &Path) -> Result<Catalog, BadEdition> {
        let slugs: Vec<&str> = Catalog::embedded().titles.iter().map(|title| title.meta().slug).collect();
        for entry in list(folder)? {
            let name = entry.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if entry.is_dir() && !slugs.contains(&name.as_str()) {
                return Err(BadEdition(format!(
                    "{}: no title is called {name}; there is {}",
                    entry.display(),
                    slugs.join(", ")
                )));
            }
        }
        Catalog::with(|slug| {
            let folder = folder.join(slug);
            if !folder.is_dir() {
                return Ok(BTreeMap::new());
            }
            let mut files = BTreeMap::new();
            for path in list(&folder)? {
                let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                let text = std::fs::read_to_string(&path)
                    .map_err(|error| BadEdition(format!("{}: {error}", path.display())))?;
                files.insert(name, text);
            }
            Ok(files)
        })
    }

    fn with(
        mut replacements: impl FnMut(&str) -> Result<BTreeMap<String, String>, BadEdition>,
    ) -> Result<Catalog, BadEdition> {
        let mut titles: Vec<Arc<dyn Title>> = Vec::new();
        macro_rules! add {
            ($state:ty) => {{
                let slug = <$state as game::Game>::META.slug;
                let entry = title::Entry::<$state>::new(replacements(slug)?);
                titles.push(Arc::new(entry.map_err(|bad| BadEdition(format!("{slug}/{bad}")))?));
            }};
        }
        add!(paris_connection::State);
        add!(dinner_in_paris::State);
        add!(papa_paolo::State);
        add!(rival_restaurants::State);
        add!(connect_four::State);
        Ok(Catalog { titles: titles.into() })
    }

    /// All of them, in the order of the menu.
    pub fn titles(&self) -> &[Arc<dyn Title>] {
        &self.titles
    }

    /// The title with this slug.
    pub fn title(&self, slug: &str) -> Option<&Arc<dyn Title>> {
        self.titles.iter().find(|title| title.meta().slug == slug)
    }

    /// A table from a file, replayed to its end and checked against the result it claims.
    ///
    /// # Errors
    /// If the file is of another form, title, revision or edition, or does not replay: the text says where.
    pub fn replay(&self, record: &game::Record) -> Result<Box<dyn Table>, String> {
        if record.format != game::Record::FORMAT {
            return Err(format!(
                "it has format {}; this program reads {}",
                record.format,
                game::Record::FORMAT
            ));
        }
        let title = self
            .title(&record.title)
            .ok_or_else(|| format!("there is no title called {:?}", record.title))?;
        let meta = title.meta();
        if record.revision != meta.revision {
            return Err(format!(
                "it was played by revision {} of the rules; this is {}",
                record.revision, meta.revision
            ));
        }
        let seats = u8::try_from(record.seats.len()).unwrap_or(u8::MAX);
        let mut table = title
            .open(seats, &record.options, record.seed, Some(&record.edition))
            .map_err(|error| error.to_string())?;
        if record.actions.len() > meta.longest as usize {
            return Err(format!("no game lasts longer than {} actions", meta.longest));
        }
        // Strictly one after the other, and none that no action follows to: then the history says it all.
        let ordered = record.chances.windows(2).all(|pair| pair[0].after < pair[1].after);
        if !ordered || record.chances.last().is_some_and(|last| last.after > record.actions.len()) {
            return Err("the places where its chance begins anew are out of order".to_owned());
        }
        let mut played = 0;
        for entry in record.entries() {
            let is_play = matches!(entry.what, game::What::Play(_));
            played += usize::from(is_play);
            let carried_out = table.as_match().carry_out(&entry);
            carried_out.map_err(|error| format!("action {played} by {}: {error}", entry.by))?;
        }
        let result = table.record(record.seats.clone()).result;
        if result != record.result {
            return Err("the result it claims is not the one that its actions lead to".to_owned());
        }
        Ok(table)
    }
}

fn list(folder: &Path) -> Result<Vec<std::path::PathBuf>, BadEdition> {
    let wrong = |error: std::io::Error| BadEdition(format!("{}: {error}", folder.display()));
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(wrong)? {
        paths.push(entry.map_err(wrong)?.path());
    }
    paths.sort();
    Ok(paths)
}
