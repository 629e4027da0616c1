//! Playing games through, fast.

use game::{Actor, Dice, Edition, Game, Log, Outcome, Status, Viewer};

use crate::bot::Bot;

/// A reusable table for playing games through: between games and between plies it allocates nothing of its own.
pub struct Playout<G: Game> {
    edition: &'static Edition<G::Printed>,
    seats: u8,
    options: G::Options,
    legal: Vec<G::Action>,
}

/// How a playout ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Finished {
    /// Atomic actions.
    pub plies: u32,
    /// `None` if the title's step bound was reached first.
    pub outcome: Option<Outcome>,
}

impl<G: Game> Playout<G> {
    /// A table with these settings.
    pub fn new(edition: &'static Edition<G::Printed>, seats: u8, options: G::Options) -> Playout<G> {
        Playout { edition, seats, options, legal: Vec::with_capacity(G::META.actions) }
    }

    /// Lays out a table.
    pub fn deal(&self, dice: &mut Dice) -> G {
        G::setup(self.edition, self.seats, &self.options, dice)
    }

    /// The same with any legal action, each equally likely: as many random bots would play, without asking them.
    pub fn play_at_random(&mut self, state: &mut G, chance: &mut Dice, thinking: &mut Dice) -> Finished {
        let mut plies = 0;
        loop {
            let seats = match state.status() {
                Status::Over(outcome) => return Finished { plies, outcome: Some(outcome) },
                Status::Waiting { seats, .. } => seats,
            };
            if plies >= G::META.longest {
                return Finished { plies, outcome: None };
            }
            let by = Actor::Seat(seats.first().expect("a game that waits, waits for somebody"));
            self.legal.clear();
            state.legal_actions(by, &mut self.legal);
            let action = *thinking.pick(&self.legal);
            state.apply(by, action, chance, &mut Log::off());
            plies += 1;
        }
    }

    /// Plays until the end. `chance` is the table's, `thinking` the bots'. `seen` is told every action.
    ///
    /// # Panics
    /// If a bot chooses what is not legal.
    pub fn play(
        &mut self,
        state: &mut G,
        bots: &mut [Box<dyn Bot<G>>],
        chance: &mut Dice,
        thinking: &mut Dice,
        mut seen: impl FnMut(Actor, G::Action),
    ) -> Finished {
        let blank = bots.iter().any(|bot| !bot.looks()).then(|| state.view(Viewer::Public));
        let mut plies = 0;
        loop {
            let seats = match state.status() {
                Status::Over(outcome) => return Finished { plies, outcome: Some(outcome) },
                Status::Waiting { seats, .. } => seats,
            };
            if plies >= G::META.longest {
                return Finished { plies, outcome: None };
            }
            // Where several seats decide at once, any order will do: the first goes first.
            let seat = seats.first().expect("a game that waits, waits for somebody");
            let by = Actor::Seat(seat);
            self.legal.clear();
            state.legal_actions(by, &mut self.legal);
            let bot = &mut bots[seat.index()];
            let action = match &blank {
                Some(blank) if !bot.looks() => bot.choose(self.edition, blank, &self.legal, thinking),
                _ => {
                    let view = state.view(Viewer::Seat(seat));
                    let action = bot.choose(self.edition, &view, &self.legal, thinking);
                    assert!(self.legal.contains(&action), "{seat} chose {action:?}, which is not legal");
                    action
                }
            };
            state.apply(by, action, chance, &mut Log::off());
            seen(by, action);
            plies += 1;
        }
    }
}
