//! The end of a turn, and of the game (R2.1, R3).

use game::{BySeat, Log, Outcome, Seat};

use crate::event::Event;
use crate::state::{Ending, State};

/// R3.3: what a victory counts.
const VICTORY: i32 = 1;

impl State {
    /// R3.1, R3.2: the game may be over; otherwise R2.1: the other player.
    #[inline]
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        self.active = seat.next(2);
        if self.rack.has_four(seat) {
            self.end(Ending::Four, Some(seat), log);
        } else if self.rack.is_all_full() {
            self.end(Ending::Full, None, log);
        }
    }

    fn end(&mut self, ending: Ending, winner: Option<Seat>, log: &mut Log<Event>) {
        self.ending = Some(ending);
        log.tell(|| Event::Ended { ending, winner });
    }

    /// R3.3: one point for whoever dropped the last disc; Q2: none for anybody if the game is drawn.
    #[inline]
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let mut scores = BySeat::default();
        if ending == Ending::Four {
            scores[self.active.next(2)] = VICTORY;
        }
        Outcome::by_score(2, scores, ending.slug())
    }

    /// Every disc is accounted for, and the end is where the rules put it.
    pub(crate) fn account(&self) -> Result<(), String> {
        self.rack.audit()?;
        let [first, second] = [0, 1].map(|idx| self.rack.count(Seat::new(idx)));
        // Q1: chair A begins, so it is at most one disc ahead.
        let turn = match first.checked_sub(second) {
            Some(0) => Seat::new(0),
            Some(1) => Seat::new(1),
            _ => return Err(format!("R2.1: A has {first} discs in the rack, B {second}")),
        };
        if self.active != turn {
            return Err(format!("R2.1: it is the turn of {turn}, not of {}", self.active));
        }
        if self.rack.has_four(turn) {
            return Err(format!("R3.1: {turn} has won before the last disc"));
        }
        let ending = match (self.rack.has_four(turn.next(2)), self.rack.is_all_full()) {
            (true, _) => Some(Ending::Four),
            (false, true) => Some(Ending::Full),
            (false, false) => None,
        };
        if self.ending != ending {
            return Err(format!("R3.1: the game is {:?}, the rack says {ending:?}", self.ending));
        }
        Ok(())
    }
}
