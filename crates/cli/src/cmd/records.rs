//! `atable export`, `atable import`, `atable verify`.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, bail};
use catalog::{Catalog, Table};
use clap::Args;
use store::{NewMatch, Sitter, Stage, Store};

use crate::Editions;
use crate::cmd::replay::read;
use crate::cmd::serve::{Database, block_on};
use crate::wrong::wrong_use;

#[derive(Args)]
pub(crate) struct Export {
    /// The table's id, the last part of its address
    id: String,
    /// Where to write it; without, to the standard output
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    editions: Editions,
}

#[derive(Args)]
pub(crate) struct Import {
    /// Recorded games, .atable.json
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    editions: Editions,
}

#[derive(Args)]
pub(crate) struct Verify {
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    editions: Editions,
}

/// A stored table, replayed; on failure, the entry that does not fit.
pub(crate) async fn replayed(
    catalog: &Catalog,
    store: &dyn Store,
    stored: &NewMatch,
) -> Result<Box<dyn Table>, String> {
    let title =
        catalog.title(&stored.title).ok_or_else(|| format!("there is no title called {:?}", stored.title))?;
    let revision = title.meta().revision;
    if stored.revision != revision {
        return Err(format!(
            "it was played by revision {} of the rules; this is {revision}",
            stored.revision
        ));
    }
    let seats = stored.chairs.len() as u8;
    let mut table = title
        .open(seats, &stored.options, stored.seed, Some(&stored.edition))
        .map_err(|error| error.to_string())?;
    let entries = store.entries(&stored.id, 0).await.map_err(|error| error.to_string())?;
    for (ply, entry) in entries.iter().enumerate() {
        table.as_match().carry_out(entry).map_err(|what| format!("entry {ply} by {}: {what}", entry.by))?;
    }
    let result = table.status().outcome().map(game::Outcome::to_result);
    if stored.stage == Stage::Over && result != stored.result {
        return Err(format!("after entry {}: the stored result is another one", entries.len()));
    }
    Ok(table)
}

impl Export {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        let record = block_on(async {
            let store = self.database.open_existing().await?;
            let found = store.find_match(&self.id).await?;
            let stored = found
                .ok_or_else(|| wrong_use(format!("there is no table {:?} in this database", self.id)))?
                .table;
            if stored.stage != Stage::Over {
                return Err(wrong_use("the game is not over: its record would tell the seed"));
            }
            let table = replayed(&catalog, store.as_ref(), &stored).await.map_err(anyhow::Error::msg)?;
            Ok(table.record(stored.names()))
        })?;
        let text = serde_json::to_string(&record)? + "\n";
        match &self.out {
            Some(path) => std::fs::write(path, text).with_context(|| format!("writing {}", path.display())),
            None => Ok(std::io::stdout().lock().write_all(text.as_bytes())?),
        }
    }
}

impl Import {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        block_on(async {
            let store = self.database.open().await?;
            for path in &self.files {
                let (record, table) = read(&catalog, path)?;
                if table.status().outcome().is_none() {
                    return Err(wrong_use(format!("{}: the game is not over", path.display())));
                }
                let mut bytes = [0; 8];
                getrandom::fill(&mut bytes).context("asking for entropy")?;
                let id: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
                let entries = record.entries();
                let new = NewMatch {
                    id: id.clone(),
                    title: record.title,
                    revision: record.revision,
                    edition: record.edition,
                    options: record.options,
                    seed: record.seed,
                    host: None,
                    listed: false,
                    stage: Stage::Over,
                    result: record.result,
                    chairs: record.seats.into_iter().map(|name| Some(Sitter::Remembered(name))).collect(),
                };
                store.add_match(&new, &entries).await?;
                writeln!(std::io::stdout(), "{}: /tables/{id}/replay", path.display())?;
            }
            Ok(())
        })
    }
}

impl Verify {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        block_on(async {
            let store = self.database.open_existing().await?;
            let ids = store.match_ids(None).await?;
            let mut failed = 0;
            for id in &ids {
                let Some(stored) = store.find_match(id).await? else { continue };
                if let Err(what) = replayed(&catalog, store.as_ref(), &stored.table).await {
                    failed += 1;
                    writeln!(std::io::stdout(), "{id}: {what}")?;
                }
            }
            writeln!(std::io::stdout(), "{} tables, {failed} differ", ids.len())?;
            if failed > 0 {
                bail!("{failed} tables do not replay");
            }
            Ok(())
        })
    }
}
