//! `atable admin`: what the host of a house does, most of it while the server runs.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, bail};
use clap::{Args, Subcommand, ValueEnum};
use serde_json::json;
use store::{InUse, Overview, Stage};

use crate::Editions;
use crate::cmd::records::replayed;
use crate::cmd::serve::{Database, block_on};
use crate::wrong::wrong_use;

#[derive(Subcommand)]
pub(crate) enum Admin {
    /// List the tables, the last changed first
    List(List),
    /// Close a table: over, without a result; its players see why
    Close(Close),
    /// Write all finished games to a folder, a file each
    ExportAll(ExportAll),
    /// Copy the database to a new file, also while the server runs
    Backup(Backup),
    /// Put a copy in the place of the database; the server must be stopped
    Restore(Restore),
    /// Print the secret link of the host's page
    Link(Link),
}

#[derive(Clone, Copy, ValueEnum)]
enum StageName {
    Waiting,
    Playing,
    Over,
}

#[derive(Args)]
pub(crate) struct List {
    /// Only tables in this stage
    #[arg(long, value_enum)]
    stage: Option<StageName>,
    /// At most so many
    #[arg(long, default_value_t = 1_000, value_name = "N")]
    most: u32,
    /// One JSON object a line
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    database: Database,
}

#[derive(Args)]
pub(crate) struct Close {
    /// The table's id, the last part of its address
    id: String,
    #[command(flatten)]
    database: Database,
}

#[derive(Args)]
pub(crate) struct ExportAll {
    /// The folder; made if it is not there
    folder: PathBuf,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    editions: Editions,
}

#[derive(Args)]
pub(crate) struct Backup {
    /// The new file
    file: PathBuf,
    #[command(flatten)]
    database: Database,
}

#[derive(Args)]
pub(crate) struct Restore {
    /// A file that `backup` wrote
    file: PathBuf,
    /// Put it in the place of a database that is there; that one is kept beside it, as FILE.old
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    database: Database,
}

#[derive(Args)]
pub(crate) struct Link {
    /// Where the server is reached
    #[arg(long, value_name = "URL", env = "ATABLE_PUBLIC_URL", default_value = "http://127.0.0.1:8080")]
    public_url: String,
    #[command(flatten)]
    database: Database,
}

impl Admin {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        match self {
            Admin::List(list) => list.run(),
            Admin::Close(close) => close.run(),
            Admin::ExportAll(export) => export.run(),
            Admin::Backup(backup) => backup.run(),
            Admin::Restore(restore) => restore.run(),
            Admin::Link(link) => link.run(),
        }
    }
}

/// What a stage is called.
fn stage_word(table: &Overview) -> &'static str {
    match table.stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over if table.is_closed => "closed",
        Stage::Over => "over",
    }
}

/// "3d", "7h", "12m".
fn age(milliseconds: i64) -> String {
    let then = UNIX_EPOCH + Duration::from_millis(milliseconds.try_into().unwrap_or(0));
    let minutes = SystemTime::now().duration_since(then).unwrap_or_default().as_secs() / 60;
    match minutes {
        0..60 => format!("{minutes}m"),
        60..1_440 => format!("{}h", minutes / 60),
        _ => format!("{}d", minutes / 1_440),
    }
}

impl List {
    fn run(self) -> anyhow::Result<()> {
        let stage = self.stage.map(|stage| match stage {
            StageName::Waiting => Stage::Waiting,
            StageName::Playing => Stage::Playing,
            StageName::Over => Stage::Over,
        });
        let tables = block_on(async {
            let store = self.database.open_existing().await?;
            Ok(store.overview(stage, self.most).await?)
        })?;
        let mut out = std::io::stdout().lock();
        if !self.json {
            writeln!(
                out,
                "{:<16} {:<18} {:<8} {:>5} {:>5} {:>7}  PEOPLE",
                "TABLE", "TITLE", "STAGE", "STEPS", "AGE", "CHANGED"
            )?;
        }
        for table in &tables {
            if self.json {
                let line = json!({
                    "id": table.id, "title": table.title, "stage": stage_word(table), "people": table.people,
                    "chairs": table.chairs, "entries": table.entries,
                    "created_at": table.created_at, "changed_at": table.changed_at,
                });
                writeln!(out, "{line}")?;
                continue;
            }
            let (stage, people) = (stage_word(table), table.people.join(", "));
            let (old, changed) = (age(table.created_at), age(table.changed_at));
            writeln!(
                out,
                "{:<16} {:<18} {stage:<8} {:>5} {old:>5} {changed:>7}  {people} ({}/{})",
                table.id,
                table.title,
                table.entries,
                table.people.len(),
                table.chairs
            )?;
        }
        Ok(())
    }
}

impl Close {
    fn run(self) -> anyhow::Result<()> {
        let closed = block_on(async {
            let store = self.database.open_existing().await?;
            if store.find_match(&self.id).await?.is_none() {
                return Err(wrong_use(format!("there is no table {:?} in this database", self.id)));
            }
            Ok(store.close_match(&self.id).await?)
        })?;
        if !closed {
            bail!("the game is over already");
        }
        writeln!(std::io::stdout(), "{} is closed.", self.id)?;
        Ok(())
    }
}

impl ExportAll {
    fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        block_on(async {
            let store = self.database.open_existing().await?;
            std::fs::create_dir_all(&self.folder)
                .with_context(|| format!("making {}", self.folder.display()))?;
            let (mut written, mut failed) = (0, 0);
            for id in store.match_ids(Some(Stage::Over)).await? {
                let Some(stored) = store.find_match(&id).await? else { continue };
                let stored = stored.table;
                // A table that was closed has no result: it is no finished game.
                if stored.result.is_none() {
                    continue;
                }
                match replayed(&catalog, store.as_ref(), &stored).await {
                    Ok(table) => {
                        let path = self.folder.join(format!("{}-{id}.atable.json", stored.title));
                        let text = serde_json::to_string(&table.record(stored.names()))? + "\n";
                        std::fs::write(&path, text).with_context(|| format!("writing {}", path.display()))?;
                        written += 1;
                    }
                    Err(what) => {
                        failed += 1;
                        writeln!(std::io::stdout(), "{id}: {what}")?;
                    }
                }
            }
            writeln!(std::io::stdout(), "{written} games in {}", self.folder.display())?;
            if failed > 0 {
                bail!("{failed} tables do not replay");
            }
            Ok(())
        })
    }
}

impl Backup {
    fn run(self) -> anyhow::Result<()> {
        if self.file.exists() {
            return Err(wrong_use(format!(
                "{} is there already: a copy goes to a new file",
                self.file.display()
            )));
        }
        let contents = block_on(async {
            let store = self.database.open_existing().await?;
            store.back_up(&self.file).await?;
            // A copy that cannot be read is none.
            Ok(store::inspect(&self.file).await?)
        })?;
        let file = self.file.display();
        writeln!(
            std::io::stdout(),
            "{} tables and {} guests are in {file}. It holds secrets: keep it so.",
            contents.tables,
            contents.guests
        )?;
        Ok(())
    }
}

/// A file beside another: `name.db` and `-wal`.
fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

impl Restore {
    fn run(self) -> anyhow::Result<()> {
        let database = self.database.path()?;
        let contents = block_on(async { Ok(store::inspect(&self.file).await?) })?;
        if database.exists() && !self.force {
            return Err(wrong_use(format!(
                "{} is there already: --force puts the copy in its place and keeps it as {}",
                database.display(),
                beside(&database, ".old").display()
            )));
        }
        let _alone = InUse::alone(&database)?;
        // First a whole copy beside it, then one step from the old to the new.
        let fresh = beside(&database, ".new");
        std::fs::copy(&self.file, &fresh).with_context(|| format!("copying to {}", fresh.display()))?;
        std::fs::File::open(&fresh)?.sync_all()?;
        if database.exists() {
            // What is still in the log beside the old one belongs to it.
            for ending in ["", "-wal", "-shm"] {
                let old = beside(&beside(&database, ".old"), ending);
                if old.exists() {
                    std::fs::remove_file(&old)?;
                }
                let part = beside(&database, ending);
                if part.exists() {
                    std::fs::rename(&part, &old).with_context(|| format!("keeping {}", part.display()))?;
                }
            }
        }
        std::fs::rename(&fresh, &database).with_context(|| format!("writing {}", database.display()))?;
        writeln!(
            std::io::stdout(),
            "{} tables and {} guests are back in {}.",
            contents.tables,
            contents.guests,
            database.display()
        )?;
        Ok(())
    }
}

impl Link {
    fn run(self) -> anyhow::Result<()> {
        let link = block_on(async {
            let store = self.database.open_existing().await?;
            Ok(server::host_link(store.as_ref()).await?)
        })?;
        writeln!(std::io::stdout(), "{}{link}", self.public_url.trim_end_matches('/'))?;
        Ok(())
    }
}
