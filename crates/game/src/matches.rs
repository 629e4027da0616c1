//! One table being played: state, dice and what was done so far.

use crate::dice::{Dice, Seed};
use crate::edition::Edition;
use crate::game::{Game, Refusal};
use crate::log::Log;
use crate::record::Chance;
use crate::seat::{Actor, Viewer};
use crate::status::Status;

/// One action that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<G: Game> {
    /// Who.
    pub by: Actor,
    /// What.
    pub action: G::Action,
    /// What came of it.
    pub events: Vec<G::Event>,
    /// How much had been learnt before it.
    learnt: u64,
}

/// A match: set-up, seed, actions, and the state they lead to.
pub struct Match<G: Game> {
    edition: &'static Edition<G::Printed>,
    options: G::Options,
    seed: Seed,
    state: G,
    dice: Dice,
    steps: Vec<Step<G>>,
    /// Where chance went on from another seed.
    chances: Vec<Chance>,
    /// Entries of the history so far: plays and undos alike.
    entries: usize,
    /// State and dice before every so many actions: going back does not begin at the beginning.
    marks: Vec<(G, Dice)>,
}

/// So many actions lie between two marks.
const MARK: usize = 128;

/// By hand, because deriving would ask the components to be `Clone` as well.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Match<G> {
        Match {
            edition: self.edition,
            options: self.options.clone(),
            seed: self.seed,
            state: self.state.clone(),
            dice: self.dice.clone(),
            steps: self.steps.clone(),
            chances: self.chances.clone(),
            entries: self.entries,
            marks: self.marks.clone(),
        }
    }
}

impl<G: Game> Match<G> {
    /// A fresh table.
    ///
    /// # Errors
    /// If the title does not seat so many, or the options do not go together.
    pub fn new(
        edition: &'static Edition<G::Printed>,
        seats: u8,
        options: G::Options,
        seed: Seed,
    ) -> Result<Match<G>, String> {
        let meta = G::META;
        if !(meta.min_seats..=meta.max_seats).contains(&seats) {
            return Err(format!("{} seats {} to {} players", meta.slug, meta.min_seats, meta.max_seats));
        }
        G::check_options(seats, &options)?;
        let mut dice = Dice::new(seed);
        let state = G::setup(edition, seats, &options, &mut dice);
        let (steps, chances, marks) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Match { edition, options, seed, state, dice, steps, chances, entries: 0, marks })
    }

    /// The components.
    pub fn edition(&self) -> &'static Edition<G::Printed> {
        self.edition
    }

    /// The options.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Where chance began. Not for anybody's eyes before the game is over.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The whole truth: for rules, samples and tests. What people and bots get is [`Game::view`].
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What was done so far and not taken back.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// How long the history is, with what was taken back.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// Plays an action.
    ///
    /// # Errors
    /// With the reason, if it is not legal; nothing is changed then.
    pub fn play(&mut self, by: Actor, action: G::Action) -> Result<&Step<G>, Refusal<G::Reason>> {
        let learnt = self.dice.learnt();
        if self.steps.len() == self.marks.len() * MARK {
            self.marks.push((self.state.clone(), self.dice.clone()));
        }
        let events = self.state.play(by, action, &mut self.dice)?;
        self.steps.push(Step { by, action, events, learnt });
        self.entries += 1;
        Ok(self.steps.last().expect("just pushed"))
    }

    /// How far `by` may go back for nothing: while the same seat decides and nothing was learnt.
    pub fn undo_floor(&self, by: Actor) -> usize {
        let still_deciding =
            matches!((self.state.status(), by), (status, Actor::Seat(seat)) if status.waits_for(seat));
        if !still_deciding {
            return self.steps.len();
        }
        let learnt = self.dice.learnt();
        let own = self.steps.iter().rev().take_while(|step| step.by == by && step.learnt == learnt).count();
        self.steps.len() - own
    }

    /// Takes back all but `keep` actions.
    ///
    /// # Errors
    /// If `by` may not go back that far, or there is nothing to take back.
    pub fn undo(&mut self, by: Actor, keep: usize) -> Result<(), UndoError> {
        let floor = self.undo_floor(by);
        if keep >= self.steps.len() {
            return Err(UndoError::Nothing);
        }
        if keep < floor {
            return Err(UndoError::TooFar { floor });
        }
        self.rewind(keep);
        self.entries += 1;
        Ok(())
    }

    /// Takes back all but `keep` actions, as far as one likes: whoever calls this has everybody's consent.
    ///
    /// # Errors
    /// If there is nothing to take back, or the game is over and all is shown.
    pub fn undo_agreed(&mut self, keep: usize, chance: Option<Seed>) -> Result<(), UndoError> {
        if keep >= self.steps.len() || self.status().outcome().is_some() {
            return Err(UndoError::Nothing);
        }
        self.rewind(keep);
        if let Some(seed) = chance {
            self.go_on_from(seed);
        }
        self.entries += 1;
        Ok(())
    }

    /// Whether chance decided or showed anything in the steps after the first `keep`.
    pub fn learnt_since(&self, keep: usize) -> bool {
        self.steps.get(keep).is_some_and(|step| step.learnt != self.dice.learnt())
    }

    /// Lets chance go on from another seed.
    pub fn reseed(&mut self, seed: Seed) {
        self.go_on_from(seed);
        self.entries += 1;
    }

    fn go_on_from(&mut self, seed: Seed) {
        let after = self.steps.len();
        self.chances.retain(|chance| chance.after < after);
        // A mark at this very place was made with the old chance.
        self.marks.truncate(after.div_ceil(MARK));
        self.chances.push(Chance { after, seed });
        self.dice = self.dice.anew(seed);
    }

    /// Where chance went on from another seed. Not for anybody's eyes before the game is over.
    pub fn chances(&self) -> &[Chance] {
        &self.chances
    }

    /// The same match after its first `plies` actions.
    #[must_use]
    pub fn at(&self, plies: usize) -> Match<G> {
        let mut earlier = self.clone();
        earlier.rewind(plies);
        earlier
    }

    fn rewind(&mut self, keep: usize) {
        self.steps.truncate(keep);
        self.chances.retain(|chance| chance.after <= keep);
        self.marks.truncate(self.steps.len() / MARK + 1);
        // Without a mark nothing was ever played.
        let Some((state, dice)) = self.marks.last().cloned() else { return };
        (self.state, self.dice) = (state, dice);
        let from = (self.marks.len() - 1) * MARK;
        for done in from..=self.steps.len() {
            // A mark is made after chance went on anew there.
            let anew = self.chances.iter().find(|chance| chance.after == done && done > from);
            if let Some(chance) = anew {
                self.dice = self.dice.anew(chance.seed);
            }
            if let Some(step) = self.steps.get(done) {
                self.state.apply(step.by, step.action, &mut self.dice, &mut Log::off());
            }
        }
    }

    /// The same table to `viewer`, with everything that `viewer` cannot know dealt anew.
    ///
    /// What a bot may think with, and what a test of secrecy compares. Such a match is not for keeping:
    /// its seed and its steps belong to the true one.
    #[must_use]
    pub fn resampled(&self, viewer: Viewer, dice: &mut Dice) -> Match<G> {
        let state = G::sample(self.edition, &self.state.view(viewer), dice);
        Match { state, dice: self.dice.with_future_of(dice), ..self.clone() }
    }

    /// The events of each step as `viewer` learnt of them, with the number of the step (the first is 1).
    pub fn witnessed(&self, viewer: Viewer) -> impl Iterator<Item = (usize, G::Event)> {
        self.steps.iter().enumerate().flat_map(move |(idx, step)| {
            step.events.iter().filter_map(move |event| Some((idx + 1, G::witness(event, viewer)?)))
        })
    }

    /// Where the game stands.
    pub fn status(&self) -> Status {
        self.state.status()
    }
}

/// Why nothing was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoError {
    /// There is no action to take back.
    Nothing,
    /// Something was learnt, or somebody else has decided, since then.
    TooFar {
        /// How many actions must be kept.
        floor: usize,
    },
}
