//! What happened.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Cell, Colour, DeliveryId, Tile};

/// One fact. All but the choice of a start tile (Q29) happens in the open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// R14.2: a start tile was chosen; which one, only the chooser knows until both have.
    StartTileKept { seat: Seat, number: Option<u8> },
    /// R1.8, R14.2: a start tile was shown.
    StartTileShown { seat: Seat, number: u8 },
    /// R2.1: a round began.
    RoundBegun { round: u8, order: Vec<Seat> },
    /// R2.2: a pawn was put on a field.
    PawnPlaced { seat: Seat, field: u8 },
    /// R3.1: a tile was laid.
    TileLaid { seat: Seat, cell: Cell, tile: Tile },
    /// R2.3: neither the tile nor an action.
    NothingDone { seat: Seat },
    /// R4.2: a sponsor was found.
    SponsorFound { seat: Seat, amount: u8 },
    /// R4.3: pizzas were bought, and some came on top.
    PizzasBought { seat: Seat, bought: u8, extra: u8, price: u8 },
    /// R4.4: a pizza was put on a pizzeria.
    PizzaStocked { seat: Seat, cell: Cell },
    /// Q10: the rest of the pizzas was not placed.
    PizzasLost { seat: Seat, count: u8 },
    /// R4.5: an express delivery was paid for.
    ExpressPaid { seat: Seat, price: u8 },
    /// R4.7: a pizzeria was chosen.
    PizzeriaPicked { seat: Seat, kind: u8 },
    /// R4.7: a pizzeria was built.
    PizzeriaBuilt { seat: Seat, cell: Cell, kind: u8, price: u8, pizzas: u8 },
    /// R5.1: a coin was won; rows first, then columns.
    BribeTaken { seat: Seat, line: u8, coin: u8 },
    /// R6.1: a bid was made.
    BidPlaced { seat: Seat, step: u8, amount: u8 },
    /// R6.5: a pawn was put beside the Piazza.
    BidWithdrawn { seat: Seat },
    /// R6.8: a bid was paid.
    BidPaid { seat: Seat, amount: u8 },
    /// R6.8, R6.9: an investment was taken, for £1 by those who did not bid.
    InvestmentTaken { seat: Seat, colour: Colour, price: u8 },
    /// R6.9: no investment was bought.
    InvestmentDeclined { seat: Seat },
    /// R14.11: the large tile was turned; the other player has these two.
    TileTurned { seat: Seat, offered: [Colour; 2] },
    /// R6.8, R14.13: a delivery tile was taken.
    DeliveryTaken { seat: Seat, tile: DeliveryId },
    /// R6.10: who plays when in the next round.
    OrderSet { order: Vec<Seat> },
    /// R7.3, R9.1: a marker moved; `level` is its column, from 0.
    ExperienceGained { seat: Seat, colour: Colour, level: u8 },
    /// Q20: an investment was put aside unused.
    InvestmentUnused { seat: Seat },
    /// R8.2: a delivery round began.
    RouteBegun { seat: Seat, from: Cell },
    /// R8.2: the courier went on.
    CourierMoved { seat: Seat, cell: Cell },
    /// R8.3: a pizza was delivered; `complete` if it was the last of the tile.
    PizzaDelivered { seat: Seat, cell: Cell, complete: bool },
    /// R8.6: the deliveries ended.
    DeliveriesEnded { seat: Seat, pizzas: u8 },
    /// Q39: there was nothing to deliver.
    NothingToDeliver { seat: Seat },
    /// R11.1: the game ended.
    Ended,
}

impl Event {
    /// Q29: the one secret.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::StartTileKept { seat, .. } if !viewer.is(*seat) => {
                Event::StartTileKept { seat: *seat, number: None }
            }
            seen => seen.clone(),
        }
    }
}
