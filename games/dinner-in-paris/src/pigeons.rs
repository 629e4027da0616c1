//! Pigeon cards (R8).

use game::{Dice, Log};

use crate::action::Action;
use crate::cells::Cell;
use crate::event::Event;
use crate::ids::{House, Pigeon};
use crate::reason::Reason;
use crate::state::{Phase, State};

/// R8.9: so many terraces may be covered with one card.
pub const COVERS: u8 = 2;

/// R8.3: so many cards.
pub const PIGEON_DRAWS: u8 = 2;

impl State {
    /// R8.2: held, and not drawn in this very turn.
    pub(crate) fn reason_against_pigeon(&self, pigeon: Pigeon) -> Option<Reason> {
        if self.me().pigeons[pigeon.index()] == 0 {
            Some(Reason::NoPigeon { pigeon })
        } else if self.usable(pigeon) == 0 {
            Some(Reason::FreshPigeon { pigeon })
        } else {
            None
        }
    }

    /// R8.1: a pigeon card is drawn; R8.2: and works at once or is kept.
    pub(crate) fn meet_pigeon(&mut self, house: House, cell: Cell, dice: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        let Some(kind) = self.pigeon_deck.draw(dice) else {
            unreachable!("R8.1: there are fewer pigeons than pigeon cards")
        };
        let pigeon = Pigeon::ALL[kind];
        log.tell(|| Event::PigeonDrawn { seat, cell, pigeon: Some(pigeon) });
        let me = self.me_mut();
        if !pigeon.is_immediate() {
            me.pigeons[kind] += 1;
            self.turn.fresh[kind] += 1;
            return;
        }
        me.used[kind] += 1;
        if pigeon == Pigeon::DrawTwo {
            // R8.3, Q22: in the middle of the build, which goes on afterwards.
            self.phase = Phase::DrawingTwo { draws: PIGEON_DRAWS };
        } else if self.price(house).is_some() && !self.layable(house, self.covers_left(house)).is_empty() {
            self.phase = Phase::FreeTerrace { house };
        } else {
            // Q11: no place or no terrace, no effect.
            log.tell(|| Event::FreeTerraceLost { seat, house });
        }
    }

    /// R8.4: one more for the same restaurant.
    pub(crate) fn legal_free_terraces(&self, house: House, out: &mut Vec<Action>) {
        out.extend(self.layable(house, self.covers_left(house)).iter().map(Action::Lay));
    }

    /// R8.4: for nothing.
    pub(crate) fn apply_free_terrace(
        &mut self,
        house: House,
        cell: Cell,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        self.lay(house, cell, 0, dice, log);
    }

    /// R8.9, Q12: how many terraces this restaurant could cover with one more card: cards add up.
    pub(crate) fn covers_with_card(&self, house: House) -> u8 {
        self.covers_left(house).unwrap_or(0) + COVERS
    }

    /// R8.8: for one of one's restaurants; Q12: only where it is of use.
    pub(crate) fn reason_against_cover(&self, house: House) -> Option<Reason> {
        if let Some(reason) = self.reason_against_pigeon(Pigeon::AdjacentCover) {
            return Some(reason);
        }
        if self.owner(house) != Some(self.active) {
            return Some(Reason::NotYours { house });
        }
        let coins = self.turn.coins + self.coins_in_hand();
        match self.price(house) {
            None => Some(Reason::RowEmpty { house }),
            Some(price) if price > coins => Some(Reason::TooDear { house, price, coins }),
            Some(_) => {
                let cells = self.layable(house, Some(self.covers_with_card(house)));
                cells.is_empty().then_some(Reason::CoverIdle { house })
            }
        }
    }

    /// R8.8: until the end of the build.
    pub(crate) fn apply_cover(&mut self, house: House, log: &mut Log<Event>) {
        let seat = self.active;
        self.use_pigeon(Pigeon::AdjacentCover);
        self.turn.covers[house.index()] = self.covers_with_card(house) + 1;
        log.tell(|| Event::CoverPlayed { seat, house });
    }

    /// R8.7, Q21: between two actions.
    pub(crate) fn reason_against_draw_objective(&self) -> Option<Reason> {
        if let Some(reason) = self.reason_against_pigeon(Pigeon::Objective) {
            return Some(reason);
        }
        self.objective_deck.is_empty().then_some(Reason::NoObjectiveLeft)
    }

    /// R8.7: keep it or share it.
    pub(crate) fn apply_draw_objective(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        self.use_pigeon(Pigeon::Objective);
        self.take_objective(true, dice, log);
    }
}
