//! `atable arena`.

use std::io::Write;

use catalog::{Catalog, Contest, Level, Places, Player, Rating, Standing, Title, ratings, score_interval};
use clap::Args;
use serde_json::{Value, json};

use crate::cmd::contest::{Patience, budget, check, options, play_all, players};
use crate::wrong::wrong_use;
use crate::{Editions, title};

#[derive(Args)]
pub(crate) struct Arena {
    /// The title's slug, such as paris-connection
    #[arg(required_unless_present = "all")]
    title: Option<String>,
    /// Who plays, such as chef,demi-chef,demi-chef,commis: one for each chair. Also programs: ./mine.py or cmd:COMMAND
    #[arg(long, required_unless_present = "all")]
    bots: Option<String>,
    /// All levels in all titles, or in one, as a page of documentation; --games for each contest
    #[arg(long, conflicts_with_all = ["bots", "options", "json"])]
    all: bool,
    /// How many games; the bots move on one chair after each, and each deal is played from every chair
    #[arg(long)]
    games: u64,
    /// The first deal's seed; the next ones count on
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

/// What one player of a contest came to: bots of one name are one player.
struct Line {
    name: String,
    standing: Standing,
    rating: Rating,
}

impl Line {
    fn interval(&self) -> (f64, f64) {
        score_interval(self.standing.win_rate(), self.standing.games)
    }

    fn points(&self) -> f64 {
        self.standing.points as f64 / f64::from(self.standing.games.max(1))
    }

    fn place(&self) -> f64 {
        self.standing.places as f64 / f64::from(self.standing.games.max(1))
    }

    /// Wins with their interval, as people read them.
    fn won(&self) -> String {
        let (low, high) = self.interval();
        format!("{:.1} % ({:.1} to {:.1})", 100.0 * self.standing.win_rate(), 100.0 * low, 100.0 * high)
    }
}

impl Arena {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        if self.all {
            return self.everything(&catalog);
        }
        let title = title(&catalog, self.title.as_deref().unwrap_or_default())?;
        let bots = players(self.bots.as_deref().unwrap_or_default())?;
        let (lines, _) = self.contest(title, bots, options(title, &self.options)?)?;
        let mut out = std::io::stdout().lock();
        if !self.json {
            writeln!(
                out,
                "bot          games     won  95 % interval     points  place  rating  95 % interval"
            )?;
        }
        for line in &lines {
            let (games, rate, (low, high)) = (line.standing.games, line.standing.win_rate(), line.interval());
            let (name, points, place, rating) = (&line.name, line.points(), line.place(), &line.rating);
            if self.json {
                let line = json!({
                    "bot": name, "games": games, "win_rate": rate, "interval": [low, high], "points": points,
                    "place": place, "rating": rating.points, "rating_interval": [rating.low, rating.high],
                });
                writeln!(out, "{line}")?;
            } else {
                writeln!(
                    out,
                    "{name:<10} {games:>7} {:>6.1}%  {:>5.1}% to {:>5.1}%  {points:>7.1}  {place:>5.2}  {:>6.0}  {:>5.0} to {:>5.0}",
                    100.0 * rate,
                    100.0 * low,
                    100.0 * high,
                    rating.points,
                    rating.low,
                    rating.high,
                )?;
            }
        }
        Ok(())
    }

    /// Plays it: a line for each player, and who of them took which place in each game.
    fn contest(
        &self,
        title: &dyn Title,
        bots: Vec<Player>,
        options: Value,
    ) -> anyhow::Result<(Vec<Line>, Vec<Places>)> {
        let contest = Contest {
            seats: u8::try_from(bots.len()).unwrap_or(u8::MAX),
            bots,
            rotate: true,
            budget: budget(self.budget.as_deref())?,
            patience: self.patience.span()?,
            options,
            seed: self.seed,
            keep_record: false,
        };
        check(title, &contest)?;
        if self.games == 0 {
            return Err(wrong_use("--games is at least 1".to_owned()));
        }
        let mut names: Vec<String> = contest.bots.iter().map(Player::to_string).collect();
        let who: Vec<usize> = (0..names.len())
            .map(|bot| names.iter().position(|name| *name == names[bot]).expect("it is there itself"))
            .collect();
        let mut standings = vec![Standing::default(); names.len()];
        let mut games: Vec<Places> = Vec::new();
        play_all(title, &contest, self.games, self.jobs, |over| {
            let Some(outcome) = over.outcome else { return Ok(()) };
            let winners = outcome.winners();
            let mut places = Places::new();
            for bot in 0..who.len() {
                let standing = &mut standings[who[bot]];
                for seat in Contest::seats_of(&over, bot) {
                    standing.games += 1;
                    standing.points += i64::from(outcome.scores[seat]);
                    standing.places += u64::from(outcome.place(seat)) + 1;
                    if winners.contains(seat) {
                        standing.wins += 1.0 / winners.len() as f64;
                    }
                    places.push((who[bot], outcome.place(seat)));
                }
            }
            games.push(places);
            Ok(())
        })?;
        if games.is_empty() {
            return Err(anyhow::anyhow!("no game came to an end"));
        }
        // Players who are there again under the same name leave no line, and no mark on the ratings.
        let mut first: Vec<usize> = who.clone();
        first.sort_unstable();
        first.dedup();
        let number = |bot: usize| first.iter().position(|one| *one == bot).expect("the first of its name");
        games.iter_mut().flatten().for_each(|(bot, _)| *bot = number(*bot));
        let rated = ratings(first.len(), &games);
        let line = |(bot, rating): (&usize, Rating)| Line {
            name: std::mem::take(&mut names[*bot]),
            standing: standings[*bot],
            rating,
        };
        Ok((first.iter().zip(rated).map(line).collect(), games))
    }

    /// `docs/strength.md`: every level against demi-chefs, and the ratings that follow from these games.
    fn everything(&self, catalog: &Catalog) -> anyhow::Result<()> {
        let mut out = std::io::stdout();
        let budget = self.budget.as_deref();
        let limit = budget.map_or_else(|| "2s".to_owned(), str::to_owned);
        let given = budget.map_or_else(String::new, |budget| format!(" --budget {budget}"));
        let (games, seed, jobs) = (self.games, self.seed, self.jobs);
        writeln!(out, "# How strong the bots are\n")?;
        let only = self.title.as_deref().map(|slug| title(catalog, slug)).transpose()?;
        let of = only.map_or_else(String::new, |title| format!(" {}", title.meta().slug));
        let titles: Vec<&dyn Title> = match only {
            Some(title) => vec![title],
            None => {
                catalog.titles().iter().map(AsRef::as_ref).filter(|title| !title.meta().example).collect()
            }
        };
        writeln!(
            out,
            "Made by `atable arena --all{of} --games {games} --seed {seed}{given} --jobs {jobs}`."
        )?;
        writeln!(
            out,
            "A chef has {limit} for a decision here and a sous-chef a tenth of that; people meet them with 2 s and 0.2 s."
        )?;
        writeln!(out, "Seats are rotated, and each deal is played from every chair.")?;
        writeln!(out, "In brackets: 95 % intervals.")?;
        writeln!(out, "Ratings follow from the games at the larger table.")?;
        writeln!(out, "400 points of rating more are ten places better to one worse.")?;
        for title in titles {
            let meta = title.meta();
            let most = usize::from(meta.max_seats.min(4));
            writeln!(out, "\n## {}\n", title.say(prose::Locale::En, "title"))?;
            writeln!(out, "| against demi-chefs | games | wins | even would be |")?;
            writeln!(out, "| --- | --- | --- | --- |")?;
            let mut tables = vec![(Level::Chef, most), (Level::SousChef, most), (Level::Commis, most)];
            if meta.min_seats == 2 && most > 2 {
                tables.extend([(Level::Chef, 2), (Level::SousChef, 2)]);
            }
            let number = |name: &str| Level::OFFERED.iter().position(|level| level.slug() == name);
            let mut all: Vec<Places> = Vec::new();
            for (level, seats) in tables {
                let mut bots = vec![Player::from(Level::DemiChef); seats];
                bots[0] = level.into();
                let (lines, games) = self.contest(title, bots, Value::Null)?;
                let count = lines[0].standing.games;
                let (others, even) = (seats - 1, 100.0 / seats as f64);
                writeln!(out, "| {level} against {others} | {count} | {} | {even:.0} % |", lines[0].won())?;
                out.flush()?;
                if seats == most {
                    let named = |(bot, place): (usize, u8)| {
                        (number(&lines[bot].name).expect("one of our levels"), place)
                    };
                    all.extend(
                        games.into_iter().map(|places| places.into_iter().map(named).collect::<Places>()),
                    );
                }
            }
            writeln!(out, "\n| level | rating |")?;
            writeln!(out, "| --- | --- |")?;
            for (level, rating) in Level::OFFERED.iter().zip(ratings(Level::OFFERED.len(), &all)).rev() {
                writeln!(
                    out,
                    "| {level} | {:.0} ({:.0} to {:.0}) |",
                    rating.points, rating.low, rating.high
                )?;
            }
        }
        Ok(())
    }
}
