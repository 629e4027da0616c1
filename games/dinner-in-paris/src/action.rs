//! What a player can do, one click at a time.

use serde::{Deserialize, Serialize};

use crate::cells::{Cell, Spot};
use crate::data::{Components, FACES};
use crate::ids::{Card, House, Kind, Objective};

/// R1.2: the river has four cards.
pub const RIVER: usize = 4;

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// R1.4, R9.3: keeps an objective, secretly.
    Keep(Objective),
    /// R9.3: shares the objective just drawn.
    Share(Objective),
    /// R3.1: takes a card of the river, counted from 0.
    Take(u8),
    /// R3.1: takes the top card of the deck.
    TakeTop,
    /// R3.3: discards a card that is too many.
    Discard(Card),
    /// R5.1: begins to open a restaurant of this kind.
    Open(Kind),
    /// R8.6: plays a pigeon card: one ingredient less.
    Waive,
    /// R5.2: pays an ingredient with this card.
    Pay(Card),
    /// R5.4: puts the restaurant on the line; it ends the action.
    Place(Spot),
    /// R7.1: begins to build terraces.
    Build,
    /// R7.6: adds a coin card to the money.
    Spend,
    /// R8.5: adds a pigeon card's two coins to the money.
    SpendPigeon,
    /// R8.8: plays a pigeon card for this restaurant: its terraces may touch and cover.
    Cover(House),
    /// R7.1: lays a terrace.
    Lay(Cell),
    /// Q8: says for which restaurant the terrace in the corner is.
    For(House),
    /// R7.7: ends the build.
    Finish,
    /// R9.1: completes an objective; it takes an action.
    Complete(Objective),
    /// R8.7: completes a second objective in the same action, with a pigeon card.
    CompleteAlso(Objective),
    /// R8.7: draws an objective with a pigeon card.
    DrawObjective,
    /// R2.4: ends the turn.
    EndTurn,
}

const SHARE: usize = Objective::COUNT;
const TAKE: usize = SHARE + Objective::COUNT;
const TAKE_TOP: usize = TAKE + RIVER;
const DISCARD: usize = TAKE_TOP + 1;
const OPEN: usize = DISCARD + FACES;
const WAIVE: usize = OPEN + Kind::COUNT;
const PAY: usize = WAIVE + 1;
const PLACE: usize = PAY + FACES;
const BUILD: usize = PLACE + Spot::COUNT;
const SPEND: usize = BUILD + 1;
const SPEND_PIGEON: usize = SPEND + 1;
const COVER: usize = SPEND_PIGEON + 1;
const LAY: usize = COVER + House::COUNT;
const FOR: usize = LAY + Cell::COUNT;
const FINISH: usize = FOR + House::COUNT;
const COMPLETE: usize = FINISH + 1;
const COMPLETE_ALSO: usize = COMPLETE + Objective::COUNT;
const DRAW_OBJECTIVE: usize = COMPLETE_ALSO + Objective::COUNT;
const END_TURN: usize = DRAW_OBJECTIVE + 1;

impl Action {
    /// Action numbers are below this.
    pub const NUMBERS: usize = END_TURN + 1;

    pub(crate) fn number(self, components: &Components) -> usize {
        let face = |card| components.face(card).expect("a legal card is in the deck");
        match self {
            Action::Keep(objective) => objective.index(),
            Action::Share(objective) => SHARE + objective.index(),
            Action::Take(slot) => TAKE + usize::from(slot),
            Action::TakeTop => TAKE_TOP,
            Action::Discard(card) => DISCARD + face(card),
            Action::Open(kind) => OPEN + kind.index(),
            Action::Waive => WAIVE,
            Action::Pay(card) => PAY + face(card),
            Action::Place(spot) => PLACE + spot.number(),
            Action::Build => BUILD,
            Action::Spend => SPEND,
            Action::SpendPigeon => SPEND_PIGEON,
            Action::Cover(house) => COVER + house.index(),
            Action::Lay(cell) => LAY + cell.number(),
            Action::For(house) => FOR + house.index(),
            Action::Finish => FINISH,
            Action::Complete(objective) => COMPLETE + objective.index(),
            Action::CompleteAlso(objective) => COMPLETE_ALSO + objective.index(),
            Action::DrawObjective => DRAW_OBJECTIVE,
            Action::EndTurn => END_TURN,
        }
    }

    pub(crate) fn numbered(number: usize, components: &Components) -> Option<Action> {
        Some(match number {
            0..SHARE => Action::Keep(Objective::new(number)),
            SHARE..TAKE => Action::Share(Objective::new(number - SHARE)),
            TAKE..TAKE_TOP => Action::Take((number - TAKE) as u8),
            TAKE_TOP => Action::TakeTop,
            DISCARD..OPEN => Action::Discard(*components.cards.get(number - DISCARD)?),
            OPEN..WAIVE => Action::Open(Kind::ALL[number - OPEN]),
            WAIVE => Action::Waive,
            PAY..PLACE => Action::Pay(*components.cards.get(number - PAY)?),
            PLACE..BUILD => Action::Place(Spot::numbered(number - PLACE)),
            BUILD => Action::Build,
            SPEND => Action::Spend,
            SPEND_PIGEON => Action::SpendPigeon,
            COVER..LAY => Action::Cover(House::new(number - COVER)),
            LAY..FOR => Action::Lay(Cell::numbered(number - LAY)),
            FOR..FINISH => Action::For(House::new(number - FOR)),
            FINISH => Action::Finish,
            COMPLETE..COMPLETE_ALSO => Action::Complete(Objective::new(number - COMPLETE)),
            COMPLETE_ALSO..DRAW_OBJECTIVE => Action::CompleteAlso(Objective::new(number - COMPLETE_ALSO)),
            DRAW_OBJECTIVE => Action::DrawObjective,
            END_TURN => Action::EndTurn,
            _ => return None,
        })
    }
}
