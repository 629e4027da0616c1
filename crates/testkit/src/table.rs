//! A table to try the rules on: all that a test of the rulebook touches.

use game::{Actor, Cites, Dice, Edition, Game, Notation, Outcome, Printed, Refusal, Seed, Viewer};

use crate::offer::legal;

/// A table. Whatever is played on it must be legal, and must leave it accounted for.
pub struct Table<G: Game> {
    state: G,
    dice: Dice,
    events: Vec<G::Event>,
}

impl<G: Game> Table<G> {
    /// A fresh table with the components that come with the program.
    pub fn new(seats: u8, options: &G::Options, seed: impl Into<Seed>) -> Table<G> {
        let mut dice = Dice::new(seed.into());
        let state = G::setup(G::Printed::embedded(), seats, options, &mut dice);
        Table { state, dice, events: Vec::new() }
    }

    /// Plays an action.
    ///
    /// # Panics
    /// If it is not offered, with the reason if it is refused, or with what does not add up afterwards.
    #[track_caller]
    pub fn play(&mut self, by: impl Into<Actor>, action: G::Action) -> &mut Table<G> {
        let by = by.into();
        assert!(legal(&self.state, by).contains(&action), "{action:?} is not offered to {by}");
        match self.state.play(by, action, &mut self.dice) {
            Ok(events) => self.events = events,
            Err(refusal) => panic!("{by} may not {action:?}: {refusal}"),
        }
        if let Err(error) = self.state.audit() {
            panic!("after {by} {action:?}: {error}");
        }
        self
    }

    /// Demands that an action is refused, and on which rule: `3.4`, `Q4`, or `turn` or `over` where no rule
    /// of the title has a say.
    ///
    /// # Panics
    /// If it is offered, or legal, or another rule is against it.
    #[track_caller]
    pub fn refuses(&mut self, by: impl Into<Actor>, action: G::Action, rule: &str) -> &mut Table<G> {
        let by = by.into();
        assert!(
            !legal(&self.state, by).contains(&action),
            "{action:?} is offered to {by}, against rule {rule}"
        );
        let Some(refusal) = self.state.refusal(by, action) else {
            panic!("{by} may {action:?}, against rule {rule}");
        };
        let cited = match &refusal {
            Refusal::Over => "over",
            Refusal::NotYourTurn => "turn",
            Refusal::Rule(reason) => reason.rule(),
        };
        assert_eq!(cited, rule, "{by} may not {action:?}: {refusal}");
        self
    }

    /// Demands exactly these legal actions.
    ///
    /// # Panics
    /// If there are others.
    #[track_caller]
    pub fn offers(&mut self, by: impl Into<Actor>, actions: &[G::Action]) -> &mut Table<G> {
        let by = by.into();
        assert_eq!(legal(&self.state, by), actions, "the offers of {by}");
        self
    }

    /// The whole truth.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What came of the last action.
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What `viewer` sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        self.state.view(viewer)
    }

    /// How it ended.
    ///
    /// # Panics
    /// If it has not.
    #[track_caller]
    pub fn outcome(&self) -> Outcome {
        *self.state.status().outcome().expect("the game is not over")
    }
}

impl<G: Notation> Table<G> {
    /// A table in a given position.
    ///
    /// # Panics
    /// If the text is no position.
    #[track_caller]
    pub fn at(edition: &'static Edition<G::Printed>, notation: &str) -> Table<G> {
        let state = G::parse(edition, notation).unwrap_or_else(|error| panic!("{error}\nin {notation}"));
        Table { state, dice: Dice::new(0.into()), events: Vec::new() }
    }
}
