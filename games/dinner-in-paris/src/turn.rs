//! The turn (R2): a card, then two actions.

use game::Log;

use crate::event::Event;
use crate::state::{Phase, State, Turn};

/// R2.2: after the first card, so many actions.
pub const ACTIONS: u8 = 2;

impl State {
    /// R2.1: a turn begins with a card.
    pub(crate) fn begin_turn(&mut self) {
        self.turn = Turn { actions: ACTIONS, ..Turn::default() };
        self.phase = Phase::Drawing;
    }

    /// R2.2: on to the next action, or, R2.4, to the end of the turn, where the last one can still be taken back.
    pub(crate) fn go_on(&mut self) {
        self.phase = if self.turn.actions > 0 { Phase::Choosing } else { Phase::Closing };
    }

    /// R2.2: the same after an action that needs no second look.
    pub(crate) fn go_on_at_once(&mut self, log: &mut Log<Event>) {
        if self.turn.actions > 0 {
            self.phase = Phase::Choosing;
        } else {
            self.end_turn(log);
        }
    }

    /// R2.4, R2.5: the bonuses of the terraces join the income; R1.9: the next player clockwise.
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        let (seat, bonus) = (self.active, self.turn.bonus);
        self.me_mut().income += bonus;
        log.tell(|| Event::TurnEnded { seat, bonus, income: self.me().income });
        self.turn = Turn::default();
        self.active = seat.next(self.seats);
        if self.active == self.start {
            self.end_round(log);
        }
        if !matches!(self.phase, Phase::Over(_)) {
            self.begin_turn();
        }
    }
}
