//! Why an action is not legal now.

use game::{Cites, Seat};
use serde::{Deserialize, Serialize};

use crate::ids::{Cell, Colour, Job};

/// What somebody has to decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Decision {
    /// R14.2: which start tile to keep.
    StartTile,
    /// R2.2: where to put an action pawn.
    Pawn,
    /// R2.3: take the tile, do an action, or nothing.
    Field,
    /// R4.3: how many pizzas to buy.
    Shopping,
    /// R4.4: where to put the pizzas.
    Stocking,
    /// R4.7: which pizzeria.
    Picking,
    /// R4.7: where the pizzeria goes.
    Siting,
    /// R6.1: how much to bid.
    Bid,
    /// R6.8: which investment.
    Investment,
    /// R14.11: how the large tile lies.
    Offer,
    /// R7.1: action or experience.
    Investing,
    /// R14.13: which delivery tile.
    Claim,
    /// R8.1, R4.5: deliveries.
    Delivering,
}

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// Something else has to be decided first.
    NotNow { deciding: Decision },
    /// R14.2: that start tile was not among the two.
    NotYours { number: u8 },
    /// R1.2: the board has no such field.
    NoSuchField { field: u8 },
    /// R2.2: there is a pawn already.
    FieldTaken { field: u8, by: Seat },
    /// R3.1: that is no way to turn this tile.
    NotATurn,
    /// R3.1: something lies there already.
    CellTaken { cell: Cell },
    /// R3.1: no road would join it to a pizzeria.
    NotJoined { cell: Cell },
    /// R3.2: a road would run against houses.
    AgainstHouses { cell: Cell, beside: Cell },
    /// R3.3: the district would not fit into 4 by 5.
    TooLarge { cell: Cell },
    /// R4.1: neither the row nor the column offers this action.
    NotHere { job: Job },
    /// R7.2: the investment tile shows another action.
    OtherInvestment { colour: Colour },
    /// The rule of the payment: not enough money.
    TooDear { price: u8, money: u16, rule: Paying },
    /// R4.4: no pizzeria has room.
    NoRoom,
    /// Q11: all 36 pizzas are in use.
    NoPizzaLeft,
    /// R4.4: there is no pizzeria.
    NoPizzeria { cell: Cell },
    /// R4.4: this pizzeria is full.
    PizzeriaFull { cell: Cell },
    /// R4.4: all are placed.
    AllStocked,
    /// Q12: no pizza could be delivered.
    NothingToDeliver,
    /// R1.6: no such pizzeria is left.
    SoldOut,
    /// R4.7: there is no place for a pizzeria.
    NoSite,
    /// R4.7: it must touch a city tile of the district.
    NotBesideTile { cell: Cell },
    /// R4.8: it would touch another pizzeria.
    BesidePizzeria { cell: Cell, beside: Cell },
    /// R6.1, R13.6, R14.7: no such amount can be bid.
    NoSuchBid,
    /// R6.3: somebody stands as high or higher in this column.
    NotHighest { by: Seat },
    /// R6.4: never down the stairs.
    LowerStep,
    /// R14.7: not above the bid that stands.
    NotHigher { bid: u8 },
    /// R6.8: that investment is not on offer.
    NotOnOffer { colour: Colour },
    /// R6.8: whoever bid takes an investment.
    MustTake,
    /// Q33: that colour does not lie beside the one taken.
    NotBeside { colour: Colour },
    /// R14.13: no delivery tile lies there.
    NoTile,
    /// Q20: the marker is in the last column.
    LastColumn { colour: Colour },
    /// Q20: the tile has to be used.
    MustUse,
    /// R8.1: no delivery round is left.
    NoRoundLeft,
    /// R8.6: no pizza may be delivered any more.
    NoMorePizzas,
    /// Q24: no pizza is left on the pizzeria where the round began.
    PizzeriaEmpty { cell: Cell },
    /// R8.2: a round has to be begun first.
    NotUnderWay,
    /// Q25: the round has not delivered anything yet.
    RoundEmpty,
    /// R8.2: the courier does not stand there.
    NotThere { cell: Cell },
    /// R8.2: not next to the courier.
    NotBesideCourier { cell: Cell },
    /// R8.2: no road leads there.
    NoRoad { cell: Cell },
    /// R8.4: that road was taken in this round.
    SameRoad { cell: Cell },
    /// R8.5: not through a pizzeria.
    ThroughPizzeria { cell: Cell },
    /// R8.1: the distance is used up.
    TooFar { distance: u8 },
    /// Q25: no pizza could be delivered there or beyond.
    NobodyBeyond { cell: Cell },
    /// R8.3: every house has its pizza.
    Served { cell: Cell },
    /// Q12: an express delivery delivers at least one pizza.
    NothingDelivered,
}

/// What would be paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Paying {
    Pizzas,
    Express,
    Pizzeria,
    Bid,
    Investment,
}

impl Cites for Decision {
    fn rule(&self) -> &'static str {
        match self {
            Decision::StartTile => "14.2",
            Decision::Pawn => "2.2",
            Decision::Field => "2.3",
            Decision::Shopping => "4.3",
            Decision::Stocking => "4.4",
            Decision::Picking | Decision::Siting => "4.7",
            Decision::Bid => "6.1",
            Decision::Investment => "6.8",
            Decision::Offer => "14.11",
            Decision::Investing => "7.1",
            Decision::Claim => "14.13",
            Decision::Delivering => "8.1",
        }
    }
}

impl Cites for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::NotNow { deciding } => deciding.rule(),
            Reason::NotYours { .. } => "14.2",
            Reason::NoSuchField { .. } => "1.2",
            Reason::FieldTaken { .. } => "2.2",
            Reason::NotATurn | Reason::CellTaken { .. } | Reason::NotJoined { .. } => "3.1",
            Reason::AgainstHouses { .. } => "3.2",
            Reason::TooLarge { .. } => "3.3",
            Reason::NotHere { .. } => "4.1",
            Reason::OtherInvestment { .. } => "7.2",
            Reason::TooDear { rule, .. } => match rule {
                Paying::Pizzas => "4.3",
                Paying::Express => "4.5",
                Paying::Pizzeria => "4.7",
                Paying::Bid => "6.6",
                Paying::Investment => "6.9",
            },
            Reason::NoRoom | Reason::NoPizzeria { .. } | Reason::PizzeriaFull { .. } | Reason::AllStocked => {
                "4.4"
            }
            Reason::NoPizzaLeft => "Q11",
            Reason::NothingToDeliver | Reason::NothingDelivered => "Q12",
            Reason::SoldOut => "1.6",
            Reason::NoSite | Reason::NotBesideTile { .. } => "4.7",
            Reason::BesidePizzeria { .. } => "4.8",
            Reason::NoSuchBid => "6.1",
            Reason::NotHighest { .. } => "6.3",
            Reason::LowerStep => "6.4",
            Reason::NotHigher { .. } => "14.7",
            Reason::NotOnOffer { .. } | Reason::MustTake => "6.8",
            Reason::NotBeside { .. } => "Q33",
            Reason::NoTile => "14.13",
            Reason::LastColumn { .. } | Reason::MustUse => "Q20",
            Reason::NoRoundLeft | Reason::TooFar { .. } => "8.1",
            Reason::NoMorePizzas => "8.6",
            Reason::PizzeriaEmpty { .. } => "Q24",
            Reason::NotUnderWay
            | Reason::NotThere { .. }
            | Reason::NotBesideCourier { .. }
            | Reason::NoRoad { .. } => "8.2",
            Reason::RoundEmpty | Reason::NobodyBeyond { .. } => "Q25",
            Reason::SameRoad { .. } => "8.4",
            Reason::ThroughPizzeria { .. } => "8.5",
            Reason::Served { .. } => "8.3",
        }
    }
}
