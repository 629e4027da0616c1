//! `atable bench`: the numbers that one process can measure.

mod crowd;
mod opening;

use std::io::Write;
use std::time::{Duration, Instant};

use catalog::{Catalog, Contest, Level, Title};
use clap::Args;
use serde_json::{Value, json};

#[derive(Args)]
pub(crate) struct Bench {
    /// One line of JSON a measurement
    #[arg(long)]
    json: bool,
    /// Seconds for each measurement
    #[arg(long, default_value_t = 2.0)]
    seconds: f64,
}

impl Bench {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = Catalog::embedded();
        let span = Duration::from_secs_f64(self.seconds.clamp(0.05, 60.0));
        let mut out = std::io::stdout().lock();
        for title in catalog.titles() {
            let slug = title.meta().slug;
            for (bench, unit, value) in measure(title.as_ref(), span)? {
                self.tell(&mut out, slug, bench, unit, value)?;
            }
        }
        let (tables, kept) = crowd::crowd(span * 15)?;
        for kept in kept {
            let (level, bench) = (kept.level.slug(), format!("decisions, {tables} tables busy"));
            self.tell(&mut out, level, &bench, "decisions", kept.decisions)?;
            self.tell(&mut out, level, "at most 10 % over time", "%", 100.0 * kept.in_time)?;
        }
        Ok(())
    }

    fn tell(
        &self,
        out: &mut impl Write,
        of: &str,
        bench: &str,
        unit: &str,
        value: f64,
    ) -> std::io::Result<()> {
        if self.json {
            writeln!(out, "{}", json!({ "bench": format!("{of}: {bench}"), "unit": unit, "value": value }))
        } else {
            writeln!(out, "{of:<20} {bench:<34} {:>14} {unit}", rounded(value))
        }
    }
}

fn rounded(value: f64) -> String {
    if value < 100.0 { format!("{value:.2}") } else { format!("{value:.0}") }
}

type Measured = (&'static str, &'static str, f64);

fn measure(title: &dyn Title, span: Duration) -> anyhow::Result<Vec<Measured>> {
    let mut results = Vec::new();
    for (level, games_name, plies_name) in [
        (Level::Random, "random playouts", "random plies"),
        (Level::DemiChef, "greedy games", "greedy plies"),
    ] {
        let (games, plies, seconds) = playouts(title, level, span);
        results.push((games_name, "games/s", games / seconds));
        results.push((plies_name, "plies/s", plies / seconds));
    }
    results.push(("search of the opening", "simulations/s", title.simulations(span)));
    results.push(("copying a state", "ns", title.copying(1_000_000)));
    results.push(("replaying a record", "ms", replaying(title)));
    let (took, entries) = opening::opening(title)?;
    results.push(("opening a long game's page, cold", "ms", took));
    results.push(("its history", "entries", entries as f64));
    Ok(results)
}

fn playouts(title: &dyn Title, level: Level, span: Duration) -> (f64, f64, f64) {
    let meta = title.meta();
    let contest = Contest {
        seats: meta.max_seats.min(4),
        bots: vec![level.into()],
        patience: Duration::ZERO,
        budget: None,
        rotate: false,
        options: Value::Null,
        seed: 1,
        keep_record: false,
    };
    let (mut games, mut plies) = (0u64, 0u64);
    let start = Instant::now();
    while start.elapsed() < span {
        plies += u64::from(title.contend(&contest, games).plies);
        games += 1;
    }
    (games as f64, plies as f64, start.elapsed().as_secs_f64())
}

/// Milliseconds to replay a whole game from its record.
fn replaying(title: &dyn Title) -> f64 {
    let contest = Contest {
        seats: title.meta().max_seats.min(4),
        bots: vec![Level::Random.into()],
        patience: Duration::ZERO,
        budget: None,
        rotate: false,
        options: Value::Null,
        seed: 1,
        keep_record: true,
    };
    let Some(record) = title.contend(&contest, 0).record else { return f64::NAN };
    let catalog = Catalog::embedded();
    let start = Instant::now();
    let replayed = catalog.replay(&record).is_ok();
    if replayed { start.elapsed().as_secs_f64() * 1_000.0 } else { f64::NAN }
}
