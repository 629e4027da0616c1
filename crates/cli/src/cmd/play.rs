//! `atable play`: in the terminal.

use std::io::{BufRead, Write};

use catalog::{Memory, Onlooker, Player, Question, Table};
use clap::Args;
use game::{Dice, Seat, Seed, Status, Viewer};
use prose::Locale;

use crate::cmd::contest::{Patience, options};
use crate::wrong::wrong_use;
use crate::{Editions, title};

#[derive(Args)]
pub(crate) struct Play {
    /// The title's slug, such as paris-connection
    title: String,
    /// Who sits where: me or a bot, such as me,chef,demi-chef. Also programs: ./mine.py or cmd:COMMAND
    #[arg(long)]
    seats: Option<String>,
    /// en, fr or nl
    #[arg(long, default_value = "en")]
    lang: Locale,
    /// A seed, to play the same game again
    #[arg(long)]
    seed: Option<Seed>,
    /// An option of the title
    #[arg(long = "option", value_name = "KEY=VALUE")]
    options: Vec<String>,
    #[command(flatten)]
    patience: Patience,
    #[command(flatten)]
    editions: Editions,
}

/// Who decides for a seat: a person, or a bot.
type Players = Vec<Option<Player>>;

fn players(text: &str) -> anyhow::Result<Players> {
    let one = |word: &str| match word.trim() {
        "me" => Ok(None),
        bot => bot.parse().map(Some).map_err(|what: String| wrong_use(format!("--seats: {what}, or me"))),
    };
    text.split(',').map(one).collect()
}

impl Play {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let catalog = self.editions.catalog()?;
        let title = title(&catalog, &self.title)?;
        let usual = || format!("me{}", ",demi-chef".repeat(usize::from(title.meta().min_seats) - 1));
        let players = players(&self.seats.clone().unwrap_or_else(usual))?;
        let options = options(title, &self.options)?;
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        let seed = self.seed.unwrap_or(Seed::from_bytes(bytes));
        let seats = u8::try_from(players.len()).unwrap_or(u8::MAX);
        let mut table =
            title.open(seats, &options, seed, None).map_err(|error| wrong_use(error.to_string()))?;
        let name = |(idx, player): (usize, &Option<Player>)| match player {
            Some(bot) => format!("{bot} {}", Seat::new(idx)),
            None => format!("{} {}", self.lang.say("you"), Seat::new(idx)),
        };
        let names: Vec<String> = players.iter().enumerate().map(name).collect();
        self.play(table.as_mut(), &players, &names)
    }

    fn play(&self, table: &mut dyn Table, players: &Players, names: &[String]) -> anyhow::Result<()> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        let mut dice = Dice::new(Seed::from_bytes(bytes));
        let mut memories: Vec<Memory> = players.iter().map(|_| Memory::default()).collect();
        let mut told = 0;
        let mut input = std::io::stdin().lock();
        loop {
            let seat = match table.status() {
                Status::Over(_) => break,
                Status::Waiting { seats, .. } => {
                    seats.iter().next().expect("a game that waits, waits for somebody")
                }
            };
            let who = Onlooker { viewer: Viewer::Seat(seat), names, locale: self.lang, live: true };
            told = tell(table, &who, told)?;
            let action = match &players[seat.index()] {
                Some(Player::Level(level)) => {
                    table.thought(seat, *level).think(None, &mut memories[seat.index()], &mut dice)
                }
                Some(Player::Program(program)) => {
                    let question = Question {
                        title: &self.title,
                        seats: table.seats(),
                        seat,
                        view: table.view(Viewer::Seat(seat)),
                        legal: table.legal(seat.into()),
                    };
                    let place =
                        program.choose(&question, self.patience.span()?).map_err(anyhow::Error::msg)?;
                    question.legal[place].clone()
                }
                None => match ask(table, &who, seat, &mut input)? {
                    Some(action) => action,
                    None => return Ok(()),
                },
            };
            table.play(seat.into(), &action)?;
        }
        let who = Onlooker { viewer: Viewer::Public, names, locale: self.lang, live: false };
        tell(table, &who, told)?;
        if let Status::Over(outcome) = table.status() {
            for group in outcome.ranking() {
                for seat in group {
                    writeln!(
                        std::io::stdout(),
                        "{:>2}. {:<16} {}",
                        outcome.place(seat) + 1,
                        names[seat.index()],
                        outcome.scores[seat]
                    )?;
                }
            }
        }
        Ok(())
    }
}

/// Prints what is new in the log.
fn tell(table: &dyn Table, who: &Onlooker<'_>, told: usize) -> std::io::Result<usize> {
    let lines = table.log(who);
    for line in lines.iter().skip(told) {
        writeln!(std::io::stdout(), "  {}", line.text)?;
    }
    Ok(lines.len())
}

/// Asks for one of the numbered choices; `None` when the input ends.
fn ask(
    table: &dyn Table,
    who: &Onlooker<'_>,
    seat: Seat,
    input: &mut impl BufRead,
) -> anyhow::Result<Option<serde_json::Value>> {
    let legal = table.legal(seat.into());
    writeln!(std::io::stdout(), "\n{}", table.prompt(who))?;
    for (idx, action) in legal.iter().enumerate() {
        writeln!(
            std::io::stdout(),
            "{:>4}  {}",
            idx + 1,
            table.label(action, who).map_err(anyhow::Error::msg)?
        )?;
    }
    loop {
        write!(std::io::stdout(), "{}> ", who.names[seat.index()])?;
        std::io::stdout().flush()?;
        let mut line = String::new();
        if input.read_line(&mut line)? == 0 {
            return Ok(None);
        }
        match line.trim().parse::<usize>().ok().and_then(|number| legal.get(number.checked_sub(1)?)) {
            Some(action) => return Ok(Some(action.clone())),
            None => writeln!(std::io::stdout(), "1–{}", legal.len())?,
        }
    }
}
