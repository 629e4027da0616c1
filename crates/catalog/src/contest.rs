//! Games between bots, many of them.

use std::sync::PoisonError;
use std::time::Duration;

use bots::{Bot, Budget, Heuristic, Level, Playout, bot_within};
use game::{Actor, Dice, Edition, Outcome, Record, Seat, Seed};
use serde_json::Value;

use crate::foreign::{Fault, Player, ProgramBot};

/// How a series of games between bots is set up.
#[derive(Clone, Debug)]
pub struct Contest {
    /// Chairs.
    pub seats: u8,
    /// The bots, for chairs A, B, C …; fewer than chairs are repeated in turn.
    pub bots: Vec<Player>,
    /// How long a program may think about a decision.
    pub patience: Duration,
    /// What a chef may use for a decision, and a sous-chef a tenth of; without one, what their level says.
    pub budget: Option<Budget>,
    /// Whether the bots move on one chair from game to game.
    pub rotate: bool,
    /// The title's options.
    pub options: Value,
    /// The first game's seed; the next ones follow.
    pub seed: u64,
    /// Whether the actions are kept.
    pub keep_record: bool,
}

/// A game between bots that is over.
#[derive(Clone, Debug)]
pub struct GameOver {
    /// Its seed.
    pub seed: u64,
    /// Atomic actions.
    pub plies: u32,
    /// How it ended; `None` if the step bound was reached.
    pub outcome: Option<Outcome>,
    /// Which bot of the contest sat on each chair.
    pub bots: Vec<usize>,
    /// The game as a file, if it was to be kept.
    pub record: Option<Record>,
    /// What a program did wrong: then nothing else of this counts.
    pub fault: Option<String>,
}

impl Contest {
    /// Which bot sits on each chair in game `number`.
    pub fn seating(&self, number: u64) -> Vec<usize> {
        let shift = if self.rotate { number as usize } else { 0 };
        let (seats, bots) = (usize::from(self.seats), self.bots.len());
        (0..seats).map(|seat| (seat + shift) % seats % bots).collect()
    }

    pub(crate) fn play<G: Heuristic>(&self, edition: &'static Edition<G::Printed>, number: u64) -> GameOver {
        let options: G::Options = serde_json::from_value(self.options.clone()).unwrap_or_default();
        let mut playout = Playout::<G>::new(edition, self.seats, options.clone());
        let seating = self.seating(number);
        let fault = Fault::default();
        let sit = |(bot, seat): (&usize, Seat)| -> Box<dyn Bot<G>> {
            match &self.bots[*bot] {
                Player::Level(level) => bot_within(*level, self.budget),
                Player::Program(program) => Box::new(ProgramBot {
                    program: program.clone(),
                    seats: self.seats,
                    seat,
                    patience: self.patience,
                    fault: fault.clone(),
                }),
            }
        };
        let mut bots: Vec<_> = seating.iter().zip(Seat::ALL).map(sit).collect();
        // The same deal for as many games as there are chairs: every bot plays it from every chair.
        let deal = if self.rotate { number / u64::from(self.seats) } else { number };
        let seed = self.seed.wrapping_add(deal);
        // Two streams: the table's chance must not depend on how much a bot thinks.
        let mut chance = Dice::new(Seed::from(seed));
        let mut thinking = Dice::new(Seed::from(seed)).fork();
        let mut state = playout.deal(&mut chance);
        let mut actions = Vec::new();
        let keep = self.keep_record;
        let at_random = |bot: &usize| matches!(self.bots[*bot], Player::Level(Level::Random));
        let finished = if !keep && seating.iter().all(at_random) {
            playout.play_at_random(&mut state, &mut chance, &mut thinking)
        } else {
            playout.play(&mut state, &mut bots, &mut chance, &mut thinking, |by: Actor, action| {
                if keep {
                    actions.push(game::Done {
                        by,
                        action: serde_json::to_value(action).expect("an action is plain data"),
                    });
                }
            })
        };
        let record = keep.then(|| Record {
            format: Record::FORMAT,
            title: G::META.slug.to_owned(),
            revision: G::META.revision,
            edition: edition.id.clone(),
            options: serde_json::to_value(&options).expect("options are plain data"),
            seats: seating
                .iter()
                .zip(Seat::ALL)
                .map(|(bot, seat)| format!("{} {seat}", self.bots[*bot]))
                .collect(),
            seed: seed.into(),
            actions,
            chances: Vec::new(),
            result: finished.outcome.as_ref().map(Outcome::to_result),
        });
        let fault = fault.lock().unwrap_or_else(PoisonError::into_inner).take();
        GameOver { seed, plies: finished.plies, outcome: finished.outcome, bots: seating, record, fault }
    }

    /// The seats of a finished game that `bot` sat on.
    pub fn seats_of(over: &GameOver, bot: usize) -> impl Iterator<Item = Seat> + '_ {
        over.bots
            .iter()
            .enumerate()
            .filter(move |(_, sitting)| **sitting == bot)
            .map(|(seat, _)| Seat::new(seat))
    }
}
