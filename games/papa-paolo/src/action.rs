//! What a player can do, one click at a time.

use serde::{Deserialize, Serialize};

use crate::data::{COLUMNS, PIZZERIAS, STEPS};
use crate::ids::{Cell, Colour, Job, Sides};

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// R14.2: keeps the start tile with this number.
    Keep(u8),
    /// R2.2: puts an action pawn on this field.
    Place(u8),
    /// R3.1: takes the tile and lays it so that its road leaves it on these sides.
    Lay { cell: Cell, exits: Sides },
    /// R4.1, R7.2: carries out this action of the board or of the investment tile.
    Perform(Job),
    /// R4.3: buys so many pizzas.
    Buy(u8),
    /// R4.4: puts one of the pizzas on this pizzeria.
    Stock(Cell),
    /// R4.7: takes a pizzeria of this kind.
    Pick(u8),
    /// R4.7: puts the pizzeria there.
    Site(Cell),
    /// R6.1, R14.7: puts the pawn on this amount. Four columns to a step, the lowest step first.
    Bid(u8),
    /// R6.5, R14.7: bids no more.
    Withdraw,
    /// R6.8, R6.9, R14.11: takes this investment.
    Take(Colour),
    /// R14.11: turns this colour towards the other player.
    Offer(Colour),
    /// R14.13: takes the delivery tile on this place.
    Claim(u8),
    /// R7.3: keeps the investment tile and gains experience.
    Learn,
    /// R8.2: begins a delivery round at this pizzeria.
    Start(Cell),
    /// R8.2: goes on to this tile.
    Step(Cell),
    /// R8.3: delivers one pizza on the tile that was reached.
    Drop(Cell),
    /// R4.4, R8.6: that is all: of the pizzas to stock, or of the deliveries.
    Finish,
    /// R2.3, R6.9, Q20: declines.
    Nothing,
}

/// R1.2: the most fields on a board.
pub(crate) const MOST_FIELDS: usize = 16;
/// R4.3: the most pizzas that can be bought at once.
pub(crate) const MOST_BOUGHT: usize = 5;

const PLACE: usize = 4;
const LAY: usize = PLACE + MOST_FIELDS;
const PERFORM: usize = LAY + Cell::COUNT * (Sides::COUNT - 1);
const BUY: usize = PERFORM + 4;
const STOCK: usize = BUY + MOST_BOUGHT;
const PICK: usize = STOCK + Cell::COUNT;
const SITE: usize = PICK + PIZZERIAS;
const BID: usize = SITE + Cell::COUNT;
const WITHDRAW: usize = BID + STEPS * COLUMNS;
const TAKE: usize = WITHDRAW + 1;
const OFFER: usize = TAKE + Colour::COUNT;
const CLAIM: usize = OFFER + Colour::COUNT;
const LEARN: usize = CLAIM + 2;
const START: usize = LEARN + 1;
const STEP: usize = START + Cell::COUNT;
const DROP: usize = STEP + Cell::COUNT;
const FINISH: usize = DROP + Cell::COUNT;
const NOTHING: usize = FINISH + 1;

impl Action {
    /// Action numbers are below this.
    pub const NUMBERS: usize = NOTHING + 1;

    pub(crate) fn number(self) -> usize {
        match self {
            Action::Keep(number) => usize::from(number) - 1,
            Action::Place(field) => PLACE + usize::from(field),
            Action::Lay { cell, exits } => {
                LAY + cell.number() * (Sides::COUNT - 1) + usize::from(exits.bits()) - 1
            }
            Action::Perform(job) => PERFORM + job as usize,
            Action::Buy(count) => BUY + usize::from(count) - 1,
            Action::Stock(cell) => STOCK + cell.number(),
            Action::Pick(kind) => PICK + usize::from(kind),
            Action::Site(cell) => SITE + cell.number(),
            Action::Bid(step) => BID + usize::from(step),
            Action::Withdraw => WITHDRAW,
            Action::Take(colour) => TAKE + colour.index(),
            Action::Offer(colour) => OFFER + colour.index(),
            Action::Claim(place) => CLAIM + usize::from(place),
            Action::Learn => LEARN,
            Action::Start(cell) => START + cell.number(),
            Action::Step(cell) => STEP + cell.number(),
            Action::Drop(cell) => DROP + cell.number(),
            Action::Finish => FINISH,
            Action::Nothing => NOTHING,
        }
    }

    pub(crate) fn numbered(number: usize) -> Option<Action> {
        let cell = |first: usize| Cell::numbered(number - first);
        let byte = |first: usize| (number - first) as u8;
        match number {
            0..PLACE => Some(Action::Keep(number as u8 + 1)),
            PLACE..LAY => Some(Action::Place(byte(PLACE))),
            LAY..PERFORM => {
                let (at, exits) = ((number - LAY) / (Sides::COUNT - 1), (number - LAY) % (Sides::COUNT - 1));
                Some(Action::Lay { cell: Cell::numbered(at)?, exits: Sides::from_bits(exits as u8 + 1) })
            }
            PERFORM..BUY => Some(Action::Perform(Job::ALL[number - PERFORM])),
            BUY..STOCK => Some(Action::Buy(byte(BUY) + 1)),
            STOCK..PICK => cell(STOCK).map(Action::Stock),
            PICK..SITE => Some(Action::Pick(byte(PICK))),
            SITE..BID => cell(SITE).map(Action::Site),
            BID..WITHDRAW => Some(Action::Bid(byte(BID))),
            WITHDRAW => Some(Action::Withdraw),
            TAKE..OFFER => Some(Action::Take(Colour::ALL[number - TAKE])),
            OFFER..CLAIM => Some(Action::Offer(Colour::ALL[number - OFFER])),
            CLAIM..LEARN => Some(Action::Claim(byte(CLAIM))),
            LEARN => Some(Action::Learn),
            START..STEP => cell(START).map(Action::Start),
            STEP..DROP => cell(STEP).map(Action::Step),
            DROP..FINISH => cell(DROP).map(Action::Drop),
            FINISH => Some(Action::Finish),
            NOTHING => Some(Action::Nothing),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_dense_and_rise_with_the_actions() {
        let all: Vec<Action> = (0..Action::NUMBERS).map(|n| Action::numbered(n).unwrap()).collect();
        assert!(all.is_sorted_by(|a, b| a < b));
        assert!(all.iter().enumerate().all(|(number, action)| action.number() == number));
        assert_eq!(Action::numbered(Action::NUMBERS), None);
    }
}
