//! The contract.

use std::fmt;
use std::fmt::Debug;
use std::hash::Hash;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::dice::Dice;
use crate::edition::{Edition, Printed};
use crate::log::Log;
use crate::meta::Meta;
use crate::seat::{Actor, Viewer};
use crate::status::Status;

/// What can be written down and read back.
pub trait Wire: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {}
impl<T: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static> Wire for T {}

/// Names the rule it stands on.
pub trait Cites {
    /// The number of a paragraph of the title's `RULES.md`, such as `3.2` or `Q4`.
    fn rule(&self) -> &'static str;
}

/// One set of rules, implemented by the full, secret-bearing state.
///
/// The state holds no randomness, no text and no clock. It is not `Serialize`:
/// a match is stored as its set-up, its seed and its actions, and replayed.
/// Two states are equal when no future can tell them apart.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// What is printed on the components.
    type Printed: Printed;
    /// Variants, without the number of seats.
    type Options: Wire + Eq + Default;
    /// One click. `Ord` gives the legal list its canonical order.
    type Action: Wire + Copy + Ord + Hash;
    /// One fact that happened, in the past tense. Never a sentence.
    type Event: Wire + Eq;
    /// Everything one viewer may know, and nothing else.
    type View: Wire + Eq + Hash;
    /// Why an action is not legal now: a rule and its parameters.
    type Reason: Wire + Eq + Cites;

    /// Slug, player range, rules revision.
    const META: Meta;

    /// Lays out the table. The caller has checked `seats` and the options.
    fn setup(
        edition: &'static Edition<Self::Printed>,
        seats: u8,
        options: &Self::Options,
        dice: &mut Dice,
    ) -> Self;

    /// Whether these options go with this number of seats; the text says what does.
    ///
    /// # Errors
    /// If they do not.
    fn check_options(seats: u8, options: &Self::Options) -> Result<(), String> {
        let _ = (seats, options);
        Ok(())
    }

    /// The components it is played with.
    fn edition(&self) -> &'static Edition<Self::Printed>;

    /// How many chairs there are.
    fn seats(&self) -> u8;

    /// Which seats owe a decision, or how it ended.
    fn status(&self) -> Status;

    /// Appends every legal action of `by`, sorted and without duplicates.
    fn legal_actions(&self, by: Actor, out: &mut Vec<Self::Action>);

    /// Why `by`, who may act now, may not do this; `None` exactly when it is in the legal list.
    /// Says nothing that `by` may not know.
    fn reason_against(&self, by: Actor, action: Self::Action) -> Option<Self::Reason>;

    /// Carries out a legal action and all that it forces.
    fn apply(&mut self, by: Actor, action: Self::Action, dice: &mut Dice, log: &mut Log<Self::Event>);

    /// The number of an action, below `META.actions`.
    fn action_number(&self, action: Self::Action) -> usize;

    /// The action with this number, if it means anything with these components.
    fn action_numbered(&self, number: usize) -> Option<Self::Action>;

    /// The table as `viewer` sees it.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The event as `viewer` learns of it, if at all.
    fn witness(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;

    /// A random full state that looks exactly like `view`: all a bot ever gets.
    fn sample(edition: &'static Edition<Self::Printed>, view: &Self::View, dice: &mut Dice) -> Self;

    /// Conservation laws: every piece accounted for.
    ///
    /// # Errors
    /// Says what is missing or too many.
    fn audit(&self) -> Result<(), String>;

    /// Why `by` may not do this now, if so. Provided; never overridden.
    fn refusal(&self, by: Actor, action: Self::Action) -> Option<Refusal<Self::Reason>> {
        match (self.status(), by) {
            (Status::Over(_), _) => Some(Refusal::Over),
            (Status::Waiting { seats, .. }, Actor::Seat(seat)) if !seats.contains(seat) => {
                Some(Refusal::NotYourTurn)
            }
            (Status::Waiting { clock: None, .. }, Actor::House) => Some(Refusal::NotYourTurn),
            _ => self.reason_against(by, action).map(Refusal::Rule),
        }
    }

    /// Checks, then applies. Provided; never overridden.
    ///
    /// # Errors
    /// With the reason, if the action is not legal; nothing is changed then.
    fn play(
        &mut self,
        by: Actor,
        action: Self::Action,
        dice: &mut Dice,
    ) -> Result<Vec<Self::Event>, Refusal<Self::Reason>> {
        if let Some(refusal) = self.refusal(by, action) {
            return Err(refusal);
        }
        let mut log = Log::on();
        self.apply(by, action, dice, &mut log);
        Ok(log.into_events())
    }
}

/// Why an action is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal<R> {
    /// The game has ended.
    Over,
    /// Somebody else decides now.
    NotYourTurn,
    /// A rule is against it.
    Rule(R),
}

impl<R: Debug> fmt::Display for Refusal<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the game is over"),
            Refusal::NotYourTurn => f.write_str("it is somebody else's turn"),
            Refusal::Rule(reason) => write!(f, "{reason:?}"),
        }
    }
}

/// A text form of positions, both ways. It shows everything: for tests, goldens and finished games.
pub trait Notation: Game {
    /// Writes the position.
    fn notation(&self) -> String;

    /// Reads a position; it must pass `audit`.
    ///
    /// # Errors
    /// Says which line is wrong.
    fn parse(edition: &'static Edition<Self::Printed>, text: &str) -> Result<Self, String>;
}
