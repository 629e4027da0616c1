//! What `simulate`, `arena` and `bench` share: many games between bots.

use std::io::IsTerminal;
use std::time::Duration;

use catalog::{Budget, Contest, GameOver, Player, Title};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;
use serde_json::{Map, Value};

use crate::wrong::wrong_use;

/// `random,./mine.py` as players.
pub(crate) fn players(text: &str) -> anyhow::Result<Vec<Player>> {
    text.split(',').map(|word| word.trim().parse().map_err(wrong_use)).collect()
}

/// How long a program may think about a decision.
#[derive(Args, Clone)]
pub(crate) struct Patience {
    /// Seconds that a program may think about a decision
    #[arg(long, default_value_t = 10.0, value_name = "SECONDS")]
    patience: f64,
}

impl Patience {
    pub(crate) fn span(&self) -> anyhow::Result<Duration> {
        Duration::try_from_secs_f64(self.patience)
            .map_err(|_| wrong_use(format!("--patience is a number of seconds, not {}", self.patience)))
    }
}

/// `200ms` or `300it` as a budget.
pub(crate) fn budget(text: Option<&str>) -> anyhow::Result<Option<Budget>> {
    text.map(|text| text.parse().map_err(|what: String| wrong_use(format!("--budget: {what}")))).transpose()
}

/// `key=value` pairs as the title's options.
pub(crate) fn options(title: &dyn Title, pairs: &[String]) -> anyhow::Result<Value> {
    let known = || title.meta().options.iter().map(|option| option.key).collect::<Vec<_>>().join(", ");
    let mut options = Map::new();
    for pair in pairs {
        let Some((key, value)) = pair.split_once('=') else {
            return Err(wrong_use(format!("--option is key=value, not {pair:?}; the keys are {}", known())));
        };
        if !title.meta().options.iter().any(|option| option.key == key) {
            return Err(wrong_use(format!(
                "{} has no option {key:?}; it has {}",
                title.meta().slug,
                known()
            )));
        }
        let value = serde_json::from_str(value).unwrap_or_else(|_| Value::from(value));
        options.insert(key.to_owned(), value);
    }
    Ok(options.into())
}

/// Checks seats and options by laying a table.
pub(crate) fn check(title: &dyn Title, contest: &Contest) -> anyhow::Result<()> {
    if contest.bots.is_empty() || contest.bots.len() > usize::from(contest.seats) {
        return Err(wrong_use(format!("one to {} bots for {} seats", contest.seats, contest.seats)));
    }
    title
        .open(contest.seats, &contest.options, 0.into(), None)
        .map(drop)
        .map_err(|error| wrong_use(error.to_string()))
}

/// Plays the games on `jobs` threads, in order of their number; `each` is told every result.
pub(crate) fn play_all(
    title: &dyn Title,
    contest: &Contest,
    games: u64,
    jobs: usize,
    mut each: impl FnMut(GameOver) -> anyhow::Result<()>,
) -> anyhow::Result<()> {
    let bar = progress(games);
    let mut each = |over: GameOver| match over.fault {
        Some(what) => Err(anyhow::Error::msg(what)),
        None => each(over),
    };
    if jobs <= 1 {
        for number in 0..games {
            each(title.contend(contest, number))?;
            bar.inc(1);
        }
    } else {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(jobs).build()?;
        let batch = 8 * jobs as u64;
        for first in (0..games).step_by(batch as usize) {
            let numbers = first..(first + batch).min(games);
            let results: Vec<GameOver> = pool
                .install(|| numbers.into_par_iter().map(|number| title.contend(contest, number)).collect());
            bar.inc(results.len() as u64);
            results.into_iter().try_for_each(&mut each)?;
        }
    }
    bar.finish_and_clear();
    Ok(())
}

/// A bar on a terminal, nothing in a pipe.
fn progress(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    ProgressBar::new(games).with_style(style.expect("a valid template"))
}
