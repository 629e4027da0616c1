//! What a bot is, the simplest, and the levels by which people know them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use game::{Dice, Edition, Game};

use crate::search::{Budget, Heuristic, SearchBot};

/// Chooses for one seat.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions, which are never none.
    fn choose(
        &mut self,
        edition: &'static Edition<G::Printed>,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> G::Action;

    /// Whether it looks at the view at all. One that does not spares the making of it.
    fn looks(&self) -> bool {
        true
    }
}

/// Any legal action, each equally likely.
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(
        &mut self,
        _: &'static Edition<G::Printed>,
        _: &G::View,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> G::Action {
        *dice.pick(legal)
    }

    fn looks(&self) -> bool {
        false
    }
}

/// A title for which somebody wrote down what a sensible player does.
pub trait Greedy: Game {
    /// The action that promises most right now, as seen by whoever `view` belongs to.
    fn greedy(
        edition: &'static Edition<Self::Printed>,
        view: &Self::View,
        legal: &[Self::Action],
        dice: &mut Dice,
    ) -> Self::Action;
}

/// Plays what [`Greedy`] says.
pub struct GreedyBot;

impl<G: Greedy> Bot<G> for GreedyBot {
    fn choose(
        &mut self,
        edition: &'static Edition<G::Printed>,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> G::Action {
        G::greedy(edition, view, legal, dice)
    }
}

/// Any action, those that look sensible more often than others.
pub struct CommisBot;

impl<G: Heuristic> Bot<G> for CommisBot {
    fn choose(
        &mut self,
        edition: &'static Edition<G::Printed>,
        view: &G::View,
        legal: &[G::Action],
        dice: &mut Dice,
    ) -> G::Action {
        let (Some(seat), true) = (G::viewer(view).seat(), legal.len() > 1) else { return *dice.pick(legal) };
        let mut weights = Vec::with_capacity(legal.len());
        G::sample(edition, view, dice).weigh(seat, legal, &mut weights);
        // The square root: a beginner sees what is good, but not how much better it is.
        weights.iter_mut().for_each(|weight| *weight = weight.sqrt());
        let sum: f32 = weights.iter().sum();
        let mut at = sum * dice.below(1 << 24) as f32 / (1 << 24) as f32;
        for (action, weight) in legal.iter().zip(weights) {
            at -= weight;
            if at < 0.0 {
                return *action;
            }
        }
        *dice.pick(legal)
    }
}

/// The names by which a chair can be given to a bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// [`RandomBot`]: for tools and tests, not for people.
    Random,
    /// [`CommisBot`].
    Commis,
    /// [`GreedyBot`].
    DemiChef,
    /// [`SearchBot`], a moment.
    SousChef,
    /// [`SearchBot`], as long as people gladly wait.
    Chef,
}

impl Level {
    /// From the weakest.
    pub const ALL: [Level; 5] = [Level::Random, Level::Commis, Level::DemiChef, Level::SousChef, Level::Chef];

    /// Those that people are offered, from the weakest.
    pub const OFFERED: [Level; 4] = [Level::Commis, Level::DemiChef, Level::SousChef, Level::Chef];

    /// On the wire.
    pub const fn slug(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Commis => "commis",
            Level::DemiChef => "demi-chef",
            Level::SousChef => "sous-chef",
            Level::Chef => "chef",
        }
    }

    /// How long it thinks about a decision, if it searches.
    pub const fn thinks(self) -> Option<Duration> {
        match self {
            Level::Random | Level::Commis | Level::DemiChef => None,
            Level::SousChef => Some(Duration::from_millis(200)),
            Level::Chef => Some(Duration::from_millis(2_000)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        // So it was called in games that were stored before there were four levels.
        let text = if text == "greedy" { "demi-chef" } else { text };
        let known = || Level::ALL.map(Level::slug).join(", ");
        Level::ALL
            .into_iter()
            .find(|level| level.slug() == text)
            .ok_or_else(|| format!("there is no bot called {text:?}; there is {}", known()))
    }
}

/// A bot of this level.
pub fn bot_of<G: Heuristic>(level: Level) -> Box<dyn Bot<G>> {
    bot_within(level, None)
}

/// A bot of this level; if it searches, within this budget of a chef rather than a chef's own.
pub fn bot_within<G: Heuristic>(level: Level, chef: Option<Budget>) -> Box<dyn Bot<G>> {
    match (level, level.thinks()) {
        (_, Some(span)) => {
            let own = chef.map(|chef| if level == Level::SousChef { chef.tenth() } else { chef });
            Box::new(SearchBot::new(own.unwrap_or(Budget::Time(span)), 1))
        }
        (Level::Random, None) => Box::new(RandomBot),
        (Level::Commis, None) => Box::new(CommisBot),
        (_, None) => Box::new(GreedyBot),
    }
}
