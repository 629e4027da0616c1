//! `atable arena`.

use std::io::Write;

use catalog::{Contest, Standing, score_interval};
use clap::Args;
use serde_json::json;

use crate::cmd::contest::{Patience, budget, check, options, play_all, players};
use crate::{Editions, title};

#[derive(Args)]
pub(crate) struct Arena {
    /// The title's slug, such as paris-connection
    title: String,
    /// Who plays, such as chef,demi-chef,demi-chef,commis: one for each chair. Also programs: ./mine.py or cmd:COMMAND
    #[arg(long)]
    bots: String,
    /// How many games; the bots move on one chair after each
    #[arg(long)]
    games: u64,
    /// The first game's seed; the next ones count on
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// An option of the title
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    /// What a chef may use for a decision, such as 200ms or 300it, and a sous-chef a tenth of
    #[arg(long, value_name = "TIME|ITERATIONS")]
    budget: Option<String>,
    /// How many games at once
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// As JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    patience: Patience,
    #[command(flatten)]
    editions: Editions,
}

impl Arena {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        let title = title(&catalog, &self.title)?;
        let bots = players(&self.bots)?;
        let contest = Contest {
            seats: u8::try_from(bots.len()).unwrap_or(u8::MAX),
            bots,
            rotate: true,
            budget: budget(self.budget.as_deref())?,
            patience: self.patience.span()?,
            options: options(title, &self.options)?,
            seed: self.seed,
            keep_record: false,
        };
        check(title, &contest)?;
        let mut standings = vec![Standing::default(); contest.bots.len()];
        play_all(title, &contest, self.games, self.jobs, |over| {
            let Some(outcome) = over.outcome else { return Ok(()) };
            let winners = outcome.winners();
            for (bot, standing) in standings.iter_mut().enumerate() {
                for seat in Contest::seats_of(&over, bot) {
                    standing.games += 1;
                    standing.points += i64::from(outcome.scores[seat]);
                    standing.places += u64::from(outcome.place(seat)) + 1;
                    if winners.contains(seat) {
                        standing.wins += 1.0 / winners.len() as f64;
                    }
                }
            }
            Ok(())
        })?;
        let mut out = std::io::stdout().lock();
        if !self.json {
            writeln!(out, "bot          games     won  95 % interval     points  place")?;
        }
        for (player, standing) in contest.bots.iter().zip(&standings) {
            let (games, rate) = (standing.games, standing.win_rate());
            let (low, high) = score_interval(rate, games);
            let (points, place) = (
                standing.points as f64 / f64::from(games.max(1)),
                standing.places as f64 / f64::from(games.max(1)),
            );
            if self.json {
                let line = json!({ "bot": player.to_string(), "games": games, "win_rate": rate, "interval": [low, high], "points": points, "place": place });
                writeln!(out, "{line}")?;
            } else {
                let player = player.to_string();
                writeln!(
                    out,
                    "{player:<10} {games:>7} {:>6.1}%  {:>5.1}% to {:>5.1}%  {points:>7.1}  {place:>5.2}",
                    100.0 * rate,
                    100.0 * low,
                    100.0 * high
                )?;
            }
        }
        Ok(())
    }
}
