//! Why an action is not legal now.

use game::Cites;
use serde::{Deserialize, Serialize};

use crate::cells::{Cell, Spot};
use crate::ids::{Card, Decor, House, Kind, Objective, Pigeon};

/// Why an action is not legal now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// R1.4: everybody is still choosing an objective.
    KeepFirst,
    /// R1.4: this objective was not dealt to you.
    NotDealt { objective: Objective },
    /// R2.1: the turn begins with a card.
    DrawFirst,
    /// R2.2: both actions are done.
    ActionsDone,
    /// R2.3: terraces once a turn.
    BuiltAlready,
    /// R2.4: there are actions left.
    ActionsLeft { actions: u8 },
    /// R3.1: the river has four cards.
    NoSuchSlot { slot: u8 },
    /// R3.3: a card must be discarded first.
    DiscardFirst,
    /// R3.3: the hand is not too large.
    NotTooMany { limit: u8 },
    /// R3.3: not in your hand.
    NotInHand { card: Card },
    /// R5.1: nothing is being opened.
    NotOpening,
    /// R5.1: an opening is under way.
    OpeningUnderWay { kind: Kind },
    /// R5.1: the hand does not pay for it.
    CannotPay { kind: Kind },
    /// R5.2: not in your hand to pay with.
    NotHeld { card: Card },
    /// R5.2: this card pays for nothing that is still asked.
    NotAsked { card: Card, kind: Kind },
    /// R5.2: the ingredients are paid.
    PaidUp { kind: Kind },
    /// R5.3: coins do not pay for restaurants.
    CoinsDoNotPay,
    /// R5.4: the side of the line is not that long.
    OffTheLine { spot: Spot },
    /// R5.4: another restaurant is in the way.
    SpotTaken { spot: Spot, width: u8 },
    /// R5.5: all are open.
    NoneLeft { kind: Kind },
    /// Q7: there is no room for it on the line.
    NoRoom { kind: Kind },
    /// R6.1: nothing is played there.
    OutOfPlay { cell: Cell },
    /// R6.2: the line is for restaurants.
    OnTheLine { cell: Cell },
    /// R6.3: decor is in the way.
    OnDecor { cell: Cell, decor: Decor },
    /// R7.1: no build is under way.
    NotBuilding,
    /// R7.7: a build is under way.
    BuildUnderWay,
    /// R7.1: you have no restaurant.
    NoRestaurant,
    /// R7.1: neither in front of a restaurant without terraces nor beside a terrace of yours.
    OutOfReach { cell: Cell },
    /// R7.2: that row is empty.
    RowEmpty { house: House },
    /// R7.2: too dear.
    TooDear { house: House, price: u8, coins: u8 },
    /// R7.3: it would lie beside a terrace of another restaurant.
    Touches { cell: Cell, house: House },
    /// R7.5: a terrace lies there.
    Occupied { cell: Cell, house: House },
    /// R7.6: no coin card in hand.
    NoCoin,
    /// Q8: say first for which restaurant.
    TellFirst { cell: Cell },
    /// Q8: that is not in question.
    NotInQuestion { house: House },
    /// Q9: no terrace can be laid.
    NothingToLay,
    /// Q9: no terrace was laid yet.
    NothingLaid,
    /// R8.2: no such pigeon card in hand.
    NoPigeon { pigeon: Pigeon },
    /// R8.2: it was drawn in this turn.
    FreshPigeon { pigeon: Pigeon },
    /// R8.3: cards must be drawn first.
    DrawTwoFirst { draws: u8 },
    /// R8.4: the free terrace must be laid first.
    FreeTerraceFirst { house: House },
    /// R8.6: one such card a restaurant.
    WaivedAlready,
    /// R8.7: it goes with completing another objective.
    NotCompleting,
    /// R8.8: not a restaurant of yours.
    NotYours { house: House },
    /// Q12: it would not help.
    CoverIdle { house: House },
    /// R8.9: no more terraces may be covered.
    CoversSpent { cell: Cell },
    /// R8.9: it would cut off terraces of that restaurant.
    CutsOff { cell: Cell, house: House },
    /// R9.1: neither in your hand nor shared.
    NotOpenToYou { objective: Objective },
    /// R9.2: its condition does not hold.
    NotMet { objective: Objective },
    /// R9.3: no objective was drawn.
    NothingDrawn,
    /// R9.3: another objective was drawn.
    NotDrawn { objective: Objective },
    /// R9.3: keep or share first.
    DecideFirst,
    /// Q19: no objective is left in the deck.
    NoObjectiveLeft,
}

impl Cites for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::KeepFirst | Reason::NotDealt { .. } => "1.4",
            Reason::DrawFirst => "2.1",
            Reason::ActionsDone => "2.2",
            Reason::BuiltAlready => "2.3",
            Reason::ActionsLeft { .. } => "2.4",
            Reason::NoSuchSlot { .. } => "3.1",
            Reason::DiscardFirst | Reason::NotTooMany { .. } | Reason::NotInHand { .. } => "3.3",
            Reason::NotOpening | Reason::OpeningUnderWay { .. } | Reason::CannotPay { .. } => "5.1",
            Reason::NotHeld { .. } | Reason::NotAsked { .. } | Reason::PaidUp { .. } => "5.2",
            Reason::CoinsDoNotPay => "5.3",
            Reason::OffTheLine { .. } | Reason::SpotTaken { .. } => "5.4",
            Reason::NoneLeft { .. } => "5.5",
            Reason::NoRoom { .. } => "Q7",
            Reason::OutOfPlay { .. } => "6.1",
            Reason::OnTheLine { .. } => "6.2",
            Reason::OnDecor { .. } => "6.3",
            Reason::NotBuilding | Reason::NoRestaurant | Reason::OutOfReach { .. } => "7.1",
            Reason::RowEmpty { .. } | Reason::TooDear { .. } => "7.2",
            Reason::Touches { .. } => "7.3",
            Reason::Occupied { .. } => "7.5",
            Reason::NoCoin => "7.6",
            Reason::BuildUnderWay => "7.7",
            Reason::TellFirst { .. } | Reason::NotInQuestion { .. } => "Q8",
            Reason::NothingToLay | Reason::NothingLaid => "Q9",
            Reason::NoPigeon { .. } | Reason::FreshPigeon { .. } => "8.2",
            Reason::DrawTwoFirst { .. } => "8.3",
            Reason::FreeTerraceFirst { .. } => "8.4",
            Reason::WaivedAlready => "8.6",
            Reason::NotCompleting => "8.7",
            Reason::NotYours { .. } => "8.8",
            Reason::CoverIdle { .. } => "Q12",
            Reason::CoversSpent { .. } | Reason::CutsOff { .. } => "8.9",
            Reason::NotOpenToYou { .. } => "9.1",
            Reason::NotMet { .. } => "9.2",
            Reason::NothingDrawn | Reason::NotDrawn { .. } | Reason::DecideFirst => "9.3",
            Reason::NoObjectiveLeft => "Q19",
        }
    }
}
