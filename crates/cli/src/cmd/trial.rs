//! `atable trial`: bots of all levels play everything that can be played, and must not err.

use std::io::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use catalog::{Contest, Level, Player, Title};
use clap::Args;
use serde_json::Value;

use crate::cmd::contest::budget;
use crate::{Editions, title};

#[derive(Args)]
pub(crate) struct Trial {
    /// The title's slug; all of them if none is given
    title: Option<String>,
    /// How many games of each title, over all numbers of players and all options
    #[arg(long, default_value_t = 100)]
    games: u64,
    /// The first game's seed; the next ones count on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// What a chef may use for a decision, such as 200ms or 300it, and a sous-chef a tenth of
    #[arg(long, default_value = "10it", value_name = "TIME|ITERATIONS")]
    budget: String,
    #[command(flatten)]
    editions: Editions,
}

impl Trial {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        let titles: Vec<&dyn Title> = match &self.title {
            Some(slug) => vec![title(&catalog, slug)?],
            None => catalog.titles().iter().map(AsRef::as_ref).collect(),
        };
        let mut faults = 0;
        for title in titles {
            faults += self.try_out(title)?;
        }
        match faults {
            0 => Ok(()),
            _ => Err(anyhow::anyhow!("{faults} games went wrong")),
        }
    }

    fn try_out(&self, title: &dyn Title) -> anyhow::Result<u64> {
        let meta = title.meta();
        let tables: Vec<(u8, Value)> = (meta.min_seats..=meta.max_seats)
            .flat_map(|seats| title.variants(seats).into_iter().map(move |options| (seats, options)))
            .collect();
        let start = Instant::now();
        let (mut plies, mut faults) = (0, 0);
        for number in 0..self.games {
            let (seats, options) = &tables[(number % tables.len() as u64) as usize];
            // Every level comes to every chair.
            let level = |seat: u8| Level::ALL[(usize::from(seat) + number as usize) % Level::ALL.len()];
            let contest = Contest {
                seats: *seats,
                bots: (0..*seats).map(|seat| Player::from(level(seat))).collect(),
                budget: budget(Some(&self.budget))?,
                patience: Duration::ZERO,
                rotate: false,
                options: options.clone(),
                seed: self.seed.wrapping_add(number),
                keep_record: false,
            };
            let wrong = match catch_unwind(AssertUnwindSafe(|| title.contend(&contest, 0))) {
                Ok(over) => {
                    plies += u64::from(over.plies);
                    over.outcome.is_none().then_some("did not end within the bound")
                }
                Err(_) => Some("panicked"),
            };
            if let Some(wrong) = wrong {
                faults += 1;
                let seed = contest.seed;
                writeln!(std::io::stdout(), "{}: {seats} seats, {options}, seed {seed}: {wrong}", meta.slug)?;
            }
        }
        writeln!(
            std::io::stdout(),
            "{}: {} games over {} tables, {plies} plies in {:.0} s, {faults} went wrong",
            meta.slug,
            self.games,
            tables.len(),
            start.elapsed().as_secs_f64()
        )?;
        Ok(faults)
    }
}
