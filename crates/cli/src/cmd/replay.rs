//! `atable replay`.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use catalog::{Catalog, Onlooker, Table};
use clap::Args;
use game::{Record, Seat, Viewer};
use prose::Locale;
use serde_json::{Map, Value, json};

use crate::Editions;
use crate::wrong::wrong_use;

#[derive(Args)]
pub(crate) struct Replay {
    /// Recorded games, .atable.json
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Only say whether each replays to the result it claims
    #[arg(long)]
    verify: bool,
    /// Stop after this many actions
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    /// Whose eyes: A to F, public, or all
    #[arg(long, default_value = "public")]
    viewer: String,
    /// Write the board to a file
    #[arg(long, value_name = "OUT", conflicts_with_all = ["text", "json"])]
    svg: Option<PathBuf>,
    /// The log in words (the default)
    #[arg(long, conflicts_with = "json")]
    text: bool,
    /// One line of JSON a ply, the first being the table as it was laid
    #[arg(long)]
    json: bool,
    /// The language of the words: en, fr or nl
    #[arg(long, default_value = "en")]
    lang: Locale,
    #[command(flatten)]
    editions: Editions,
}

/// Reads a record and replays it.
pub(crate) fn read(catalog: &Catalog, path: &Path) -> anyhow::Result<(Record, Box<dyn Table>)> {
    let text =
        std::fs::read_to_string(path).map_err(|error| wrong_use(format!("{}: {error}", path.display())))?;
    let record: Record = serde_json::from_str(&text)
        .map_err(|error| wrong_use(format!("{} is not a record: {error}", path.display())))?;
    let table = catalog.replay(&record).map_err(|what| anyhow::anyhow!("{}: {what}", path.display()))?;
    Ok((record, table))
}

impl Replay {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        let mut failed = 0;
        for path in &self.files {
            match read(&catalog, path) {
                Ok(_) if self.verify => writeln!(out, "{}: ok", path.display())?,
                Ok((record, table)) => self.show(&record, table.as_ref(), &mut out)?,
                Err(error) if self.verify && !crate::wrong::is_wrong_use(&error) => {
                    failed += 1;
                    writeln!(out, "{error:#}")?;
                }
                Err(error) => return Err(error),
            }
        }
        out.flush()?;
        if failed > 0 {
            bail!("{failed} of {} do not replay", self.files.len());
        }
        Ok(())
    }

    /// Whose eyes; `None` for everybody's at once.
    fn viewer(&self, table: &dyn Table) -> anyhow::Result<Option<Viewer>> {
        if self.viewer == "all" {
            if table.status().outcome().is_none() {
                return Err(wrong_use("--viewer all shows everything: of finished games only"));
            }
            return Ok(None);
        }
        let viewer: Viewer = self
            .viewer
            .parse()
            .map_err(|_| wrong_use(format!("--viewer is A to F, public or all, not {:?}", self.viewer)))?;
        if viewer.seat().is_some_and(|seat| seat.index() >= usize::from(table.seats())) {
            return Err(wrong_use(format!("there are {} seats", table.seats())));
        }
        Ok(Some(viewer))
    }

    fn show(&self, record: &Record, table: &dyn Table, out: &mut impl Write) -> anyhow::Result<()> {
        let viewer = self.viewer(table)?;
        let to = self.to.unwrap_or(table.plies()).min(table.plies());
        let who = Onlooker {
            viewer: viewer.unwrap_or(Viewer::Public),
            names: &record.seats,
            locale: self.lang,
            live: false,
        };
        if let Some(path) = &self.svg {
            std::fs::write(path, table.at(to).svg(&who))
                .with_context(|| format!("writing {}", path.display()))?;
            return Ok(());
        }
        if self.json {
            for ply in 0..=to {
                writeln!(out, "{}", line(table.at(ply).as_ref(), ply, viewer))?;
            }
            return Ok(());
        }
        for line in table.at(to).log(&who) {
            let turn = line.turn.map(|turn| turn.to_string()).unwrap_or_default();
            writeln!(out, "{turn:>4}  {}", line.text)?;
        }
        if viewer.is_none() {
            writeln!(out, "\n{}", table.at(to).notation())?;
        }
        if let (true, Some(result)) = (to == table.plies(), &record.result) {
            for (name, score) in record.seats.iter().zip(&result.scores) {
                writeln!(out, "      {name}: {score}")?;
            }
        }
        Ok(())
    }
}

/// One ply as JSON.
fn line(table: &dyn Table, ply: usize, viewer: Option<Viewer>) -> Value {
    let seen = viewer.unwrap_or(Viewer::Public);
    let done = table.step(ply);
    let shown = |seat: &Seat| viewer.is_none_or(|viewer| viewer.is(*seat) || viewer == Viewer::Public);
    // A legal list tells what a seat holds: only one's own, or everybody's when everything is shown.
    let mut legal = Map::new();
    for seat in Seat::first(table.seats()).filter(shown) {
        let actions = if viewer == Some(Viewer::Public) { Vec::new() } else { table.legal(seat.into()) };
        if !actions.is_empty() {
            legal.insert(seat.to_string(), actions.into());
        }
    }
    let view = match viewer {
        Some(viewer) => table.view(viewer),
        None => Viewer::every(table.seats())
            .map(|viewer| (viewer.to_string(), table.view(viewer)))
            .collect::<Map<_, _>>()
            .into(),
    };
    json!({
        "ply": ply, "by": done.as_ref().map(|done| done.by), "action": done.map(|done| done.action),
        "events": table.events(ply, seen), "legal": legal, "view": view,
    })
}
