//! `atable`: the one executable.

mod cmd;
mod wrong;

use std::path::PathBuf;
use std::process::ExitCode;

use catalog::{Catalog, Title};
use clap::{Args, Parser, Subcommand};

use crate::wrong::wrong_use;

/// Board games in the browser, the terminal and the laboratory.
#[derive(Parser)]
#[command(name = "atable", version, about, args_conflicts_with_subcommands = true)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    serve: cmd::serve::Serve,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the games in the browser (also without a command)
    Serve(cmd::serve::Serve),
    /// List the titles
    Titles(cmd::titles::Titles),
    /// Play in the terminal, from numbered choices
    Play(cmd::play::Play),
    /// Let bots play many games, and count
    Simulate(cmd::simulate::Simulate),
    /// Let bots play against each other, with seats rotated
    Arena(cmd::arena::Arena),
    /// Let bots of all levels play everything that can be played: none may err
    Trial(cmd::trial::Trial),
    /// Replay recorded games, check them, show them
    Replay(cmd::replay::Replay),
    /// Write a finished game of the database to a file
    Export(cmd::records::Export),
    /// Bring a finished game into the database
    Import(cmd::records::Import),
    /// Replay every stored game and report the first step that differs
    Verify(cmd::records::Verify),
    /// Look after the house: list, close, export-all, backup, restore, link
    #[command(subcommand)]
    Admin(cmd::admin::Admin),
    /// List how strong people and bots are at a title
    Ratings(cmd::ratings::Ratings),
    /// Print the rules of a title
    Rules(cmd::rules::Rules),
    /// Measure what one process can measure
    Bench(cmd::bench::Bench),
}

/// Component data other than the program's own.
#[derive(Args, Clone, Default)]
struct Editions {
    /// A folder of replacements for printed components: DIR/<title>/<file>.toml
    #[arg(long, value_name = "DIR", env = "ATABLE_EDITIONS")]
    editions: Option<PathBuf>,
}

impl Editions {
    fn catalog(&self) -> anyhow::Result<Catalog> {
        match &self.editions {
            None => Ok(Catalog::embedded()),
            Some(folder) => {
                Catalog::with_editions(folder).map_err(|bad| wrong_use(format!("editions: {bad}")))
            }
        }
    }
}

/// The title with this slug, or a sentence that says which there are.
fn title<'a>(catalog: &'a Catalog, slug: &str) -> anyhow::Result<&'a dyn Title> {
    catalog.title(slug).map(AsRef::as_ref).ok_or_else(|| {
        let all: Vec<_> = catalog.titles().iter().map(|title| title.meta().slug).collect();
        wrong_use(format!("there is no title called {slug:?}; there is {}", all.join(", ")))
    })
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let done = match cli.command.unwrap_or(Command::Serve(cli.serve)) {
        Command::Serve(serve) => serve.run(),
        Command::Titles(titles) => titles.run(),
        Command::Play(play) => play.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Arena(arena) => arena.run(),
        Command::Trial(trial) => trial.run(),
        Command::Replay(replay) => replay.run(),
        Command::Export(export) => export.run(),
        Command::Import(import) => import.run(),
        Command::Verify(verify) => verify.run(),
        Command::Admin(admin) => admin.run(),
        Command::Ratings(ratings) => ratings.run(),
        Command::Rules(rules) => rules.run(),
        Command::Bench(bench) => bench.run(),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if wrong::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("atable: {error:#}");
            ExitCode::from(if wrong::is_wrong_use(&error) { 2 } else { 1 })
        }
    }
}
