//! What a bot is, and the two simplest.

use std::fmt;
use std::str::FromStr;

use game::{Dice, Edition, Game};

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

/// The names by which a chair can be given to a bot.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// [`RandomBot`].
    Random,
    /// [`GreedyBot`].
    Greedy,
}

impl Level {
    /// From the weakest.
    pub const ALL: [Level; 2] = [Level::Random, Level::Greedy];

    /// On the wire.
    pub const fn slug(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Greedy => "greedy",
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
        let known = || Level::ALL.map(Level::slug).join(", ");
        Level::ALL
            .into_iter()
            .find(|level| level.slug() == text)
            .ok_or_else(|| format!("there is no bot called {text:?}; there is {}", known()))
    }
}

/// A bot of this level.
pub fn bot_of<G: Greedy>(level: Level) -> Box<dyn Bot<G>> {
    match level {
        Level::Random => Box::new(RandomBot),
        Level::Greedy => Box::new(GreedyBot),
    }
}
