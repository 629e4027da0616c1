//! The end of a turn, the end of the game, and the count (R2.1, R5).

use game::{BySeat, Log, Outcome, Seat};

use crate::event::Event;
use crate::setup::limit;
use crate::state::{Ending, Phase, State};

/// R5.4: what each share above the limit costs.
pub const EXCESS: i32 = 20;

/// Q7: at this many plain swaps in a row the game ends: two full rounds.
pub(crate) fn stalemate_at(seats: u8) -> u8 {
    2 * seats
}

impl State {
    /// Whether the table plays without Q7, and would be over by it.
    pub fn goes_in_circles(&self) -> bool {
        self.plain_swaps >= stalemate_at(self.seats)
    }

    /// R5.1, Q5, Q7: after a whole action, the game may be over; otherwise R2.1: the next player clockwise.
    pub(crate) fn end_turn(&mut self, log: &mut Log<Event>) {
        let stocked = self.lines.iter().filter(|line| line.depot > 0).count();
        if stocked <= 1 {
            self.end(Ending::OneDepot, log);
            return;
        }
        if self.stalemate {
            let (count, limit) = (self.plain_swaps, stalemate_at(self.seats));
            if count >= limit {
                self.end(Ending::Stalemate, log);
                return;
            }
            // A full round of them: the table is warned.
            if count >= self.seats {
                log.tell(|| Event::PlainSwaps { count, limit });
            }
        }
        self.active = self.active.next(self.seats);
        self.phase = Phase::Choosing;
    }

    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log<Event>) {
        self.phase = Phase::Over(ending);
        log.tell(|| Event::Ended { ending });
    }

    /// R5.3: each share counts its company's value; R5.4: each one above the limit costs 20.
    pub fn score(&self, seat: Seat) -> i32 {
        let hand = &self.hands[seat];
        let shares: i32 =
            hand.shares.iter().zip(&self.lines).map(|(n, line)| i32::from(*n) * i32::from(line.value)).sum();
        shares - EXCESS * i32::from(hand.total().saturating_sub(limit(self.seats)))
    }

    /// R5.5: the most points win; equal points share the victory.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let mut scores = BySeat::default();
        for seat in Seat::first(self.seats) {
            scores[seat] = self.score(seat);
        }
        Outcome::by_score(self.seats, scores, ending.slug())
    }
}
