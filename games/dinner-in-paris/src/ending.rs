//! The end of the game (R10).

use game::Log;

use crate::event::Event;
use crate::ids::Kind;
use crate::state::{Ending, Phase, State};

/// R10.1: so many restaurants in all, for two, three and four players.
pub const RESTAURANTS_TO_END: [usize; 3] = [11, 13, 15];

/// R10.1: so many rows emptied by one player.
pub const ROWS_TO_END: usize = 2;

/// Q17: a game of players who only shuffle cards stops after this many rounds.
pub const ROUND_BOUND: u16 = 100;

impl State {
    /// R10.1: what ends the game, if anything does.
    fn end_in_sight(&self) -> Option<Ending> {
        let rows = &self.components().rows;
        let emptied =
            self.me().emptied.iter().zip(rows).filter(|(emptied, row)| **emptied == row.size).count();
        if self.opened() >= RESTAURANTS_TO_END[usize::from(self.seats) - 2] {
            Some(Ending::Restaurants)
        } else if emptied >= ROWS_TO_END {
            Some(Ending::Terraces)
        } else if !self.any_room() {
            Some(Ending::NoRoom)
        } else {
            None
        }
    }

    /// R10.1, Q16: whether the narrowest restaurant that is left still fits on the line.
    fn any_room(&self) -> bool {
        let left = Kind::ALL.into_iter().filter(|kind| self.unopened(*kind).is_some());
        let narrowest = left.map(|kind| self.components().menu(kind).width).min();
        narrowest.is_some_and(|width| self.has_room(width))
    }

    /// R10.1: looked at after every action that can bring it; once said, it stays.
    pub(crate) fn notice_the_end(&mut self, log: &mut Log<Event>) {
        if self.ending.is_none() {
            self.ending = self.end_in_sight();
            if let Some(ending) = self.ending {
                log.tell(|| Event::LastRound { ending });
            }
        }
    }

    /// R10.2: the round is played to its end, so that all have had as many turns.
    pub(crate) fn end_round(&mut self, log: &mut Log<Event>) {
        if self.round >= ROUND_BOUND && self.ending.is_none() {
            self.ending = Some(Ending::StepBound);
        }
        match self.ending {
            Some(ending) => {
                self.phase = Phase::Over(ending);
                log.tell(|| Event::Ended { ending });
            }
            None => self.round += 1,
        }
    }
}
