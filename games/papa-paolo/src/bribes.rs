//! Phase B (R5): who has the most pawns in a row or column gets its coin.

use game::{Log, Seat};

use crate::event::Event;
use crate::state::{MOST_SEATS, PAWNS, State};

impl State {
    /// R5.1, R5.2, R5.3: every row, then every column; then the pawns come back.
    pub(crate) fn hand_out_bribes(&mut self, log: &mut Log<Event>) {
        let board = self.printed().board(self.seats);
        let (rows, columns) = (board.rows.len(), board.columns.len());
        for line in 0..rows + columns {
            let winner = if line < rows {
                self.bribed((0..columns).map(|column| line * columns + column), board.coins_right)
            } else {
                self.bribed((0..rows).map(|row| row * columns + line - rows), board.coins_below)
            };
            let Some(seat) = winner else { continue };
            let coin = std::mem::take(&mut self.coins[line]);
            self.player_mut(seat).money += u16::from(coin);
            if self.face_down == Some(line as u8) {
                // R12.1, Q34: the winner keeps the coin and will begin the next round.
                self.coin_winner = Some(seat);
            }
            log.tell(|| Event::BribeTaken { seat, line: line as u8, coin });
        }
        self.face_down = None;
        self.pawns = [None; crate::action::MOST_FIELDS];
        for player in &mut self.players[..usize::from(self.seats)] {
            player.pawns = PAWNS;
        }
    }

    /// R5.1: the most pawns; R5.2: among equals, the one nearest to the coin; Q13: whatever they did there.
    fn bribed(&self, fields: impl DoubleEndedIterator<Item = usize>, coin_at_end: bool) -> Option<Seat> {
        let mut count = [0u8; MOST_SEATS];
        // The place of each seat's pawn that is nearest to the coin: the larger, the nearer.
        let mut nearest = [0u8; MOST_SEATS];
        let mut see = |(place, field): (usize, usize)| {
            if let Some(seat) = self.pawns[field] {
                count[seat.index()] += 1;
                nearest[seat.index()] = place as u8 + 1;
            }
        };
        if coin_at_end {
            fields.enumerate().for_each(&mut see);
        } else {
            fields.rev().enumerate().for_each(&mut see);
        }
        let best = (0..MOST_SEATS).max_by_key(|seat| (count[*seat], nearest[*seat]))?;
        (count[best] > 0).then(|| Seat::new(best))
    }
}
