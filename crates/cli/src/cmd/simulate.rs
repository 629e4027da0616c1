//! `atable simulate`.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Context;
use catalog::Contest;
use clap::Args;
use serde_json::json;

use crate::cmd::contest::{Patience, budget, check, options, play_all, players};
use crate::{Editions, title};

#[derive(Args)]
pub(crate) struct Simulate {
    /// The title's slug, such as paris-connection
    title: String,
    /// How many play
    #[arg(long)]
    seats: u8,
    /// How many games
    #[arg(long)]
    games: u64,
    /// The first game's seed; the next ones count on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Who plays, from chair A on; fewer than chairs are repeated. Also programs: ./mine.py or cmd:COMMAND
    #[arg(long, default_value = "random")]
    bots: String,
    /// An option of the title
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// What a chef may use for a decision, such as 200ms or 300it, and a sous-chef a tenth of
    #[arg(long, value_name = "TIME|ITERATIONS")]
    budget: Option<String>,
    /// How many games at once
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Write each game to DIR as <seed>.atable.json
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// One line of JSON a game, and one for the whole
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    patience: Patience,
    #[command(flatten)]
    editions: Editions,
}

impl Simulate {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        let title = title(&catalog, &self.title)?;
        let contest = Contest {
            seats: self.seats,
            bots: players(&self.bots)?,
            rotate: false,
            budget: budget(self.budget.as_deref())?,
            patience: self.patience.span()?,
            options: options(title, &self.options)?,
            seed: self.seed,
            keep_record: self.records.is_some(),
        };
        check(title, &contest)?;
        if let Some(folder) = &self.records {
            std::fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
        }
        let mut out = std::io::BufWriter::new(std::io::stdout().lock());
        let (mut plies, mut endings) = (0u64, BTreeMap::<&str, u64>::new());
        let start = Instant::now();
        play_all(title, &contest, self.games, self.jobs, |over| {
            plies += u64::from(over.plies);
            let ending = over.outcome.map_or("step-bound", |outcome| outcome.ending);
            *endings.entry(ending).or_default() += 1;
            if self.json {
                let line = json!({
                    "title": self.title, "seats": self.seats, "seed": over.seed, "plies": over.plies,
                    "scores": over.outcome.map(|outcome| outcome.scores().to_vec()).unwrap_or_default(),
                    "ranking": over.outcome.map(|outcome| outcome.ranking()).unwrap_or_default(),
                    "ending": ending, "options": contest.options,
                });
                writeln!(out, "{line}")?;
            }
            if let (Some(folder), Some(record)) = (&self.records, &over.record) {
                let path = folder.join(format!("{}.atable.json", over.seed));
                std::fs::write(&path, serde_json::to_vec(record)?)
                    .with_context(|| format!("writing {}", path.display()))?;
            }
            Ok(())
        })?;
        let seconds = start.elapsed().as_secs_f64();
        let rate = |n: u64| (n as f64 / seconds).round();
        if self.json {
            let line = json!({
                "games": self.games, "plies": plies, "seconds": seconds,
                "games_per_s": rate(self.games), "plies_per_s": rate(plies),
            });
            writeln!(out, "{line}")?;
        } else {
            writeln!(out, "{} games, {plies} plies in {seconds:.2} s", self.games)?;
            writeln!(
                out,
                "{} games/s, {} plies/s, {:.1} plies a game",
                rate(self.games),
                rate(plies),
                plies as f64 / self.games.max(1) as f64
            )?;
            for (ending, count) in &endings {
                writeln!(
                    out,
                    "{ending:<12} {count:>8} ({:.1} %)",
                    100.0 * *count as f64 / self.games as f64
                )?;
            }
        }
        out.flush()?;
        Ok(())
    }
}
