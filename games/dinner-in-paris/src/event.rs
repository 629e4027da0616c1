//! What happened.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::cells::{Cell, Spot};
use crate::ids::{Card, House, Kind, Objective, Pigeon};
use crate::state::Ending;

/// One fact. What only its seat may know is `None` for everybody else.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// R1.4: a seat has chosen which objective to keep.
    ObjectiveChosen { seat: Seat, kept: Option<Objective> },
    /// R1.4: all have chosen; these are shared.
    ObjectivesShown { objectives: Vec<Objective> },
    /// R3.1: a card was taken from the river.
    CardTaken { seat: Seat, slot: u8, card: Card },
    /// R3.1: a card was taken from the deck.
    CardDrawn { seat: Seat, card: Option<Card> },
    /// R3.2: the river was filled up.
    RiverFilled { slot: u8, card: Card },
    /// R4.1: the river was renewed.
    RiverRenewed { discarded: Vec<Card>, river: Vec<Card> },
    /// R3.6: the discarded cards became the new deck.
    DeckShuffled { cards: u8 },
    /// R3.3: a card too many was discarded.
    CardDiscarded { seat: Seat, card: Card },
    /// R5.1: a seat began to open a restaurant.
    OpeningBegun { seat: Seat, kind: Kind },
    /// R5.2: an ingredient was paid.
    Paid { seat: Seat, card: Card },
    /// R8.6: a pigeon card stands in for an ingredient.
    Waived { seat: Seat },
    /// R5.4, R5.6: a restaurant was opened.
    Opened { seat: Seat, house: House, spot: Spot, income: u8 },
    /// R7.1: a seat began to build, with so much money.
    BuildBegun { seat: Seat, coins: u8 },
    /// R7.6: a coin card was added.
    CoinSpent { seat: Seat, coins: u8 },
    /// R8.5: a pigeon card's coins were added.
    PigeonSpent { seat: Seat, coins: u8 },
    /// R8.8: a restaurant's terraces may touch and cover.
    CoverPlayed { seat: Seat, house: House },
    /// R8.9: somebody's terrace was covered.
    Covered { seat: Seat, house: House, cell: Cell },
    /// R7.1, R7.2: a terrace was laid; so many spaces of its row are empty now.
    Laid { seat: Seat, house: House, cell: Cell, price: u8, emptied: u8 },
    /// R7.4: the emptied space raises the income from the next turn on.
    BonusGained { seat: Seat },
    /// R8.1: a pigeon card was drawn. Those that work at once are seen by all.
    PigeonDrawn { seat: Seat, cell: Cell, pigeon: Option<Pigeon> },
    /// Q11: the free terrace had no place to go.
    FreeTerraceLost { seat: Seat, house: House },
    /// R7.7: a build ended.
    Built { seat: Seat, laid: u8, lost: u8 },
    /// R9.1, R8.7: an objective was completed.
    Completed { seat: Seat, objective: Objective, points: u8, own: bool, with_pigeon: bool },
    /// R9.3: an objective was drawn.
    ObjectiveDrawn { seat: Seat, objective: Option<Objective>, with_pigeon: bool },
    /// R9.3: it was kept.
    ObjectiveKept { seat: Seat, objective: Option<Objective> },
    /// R9.3: it was shared.
    ObjectiveShared { seat: Seat, objective: Objective },
    /// R2.4: a turn ended; the bonuses of its terraces count from now on.
    TurnEnded { seat: Seat, bonus: u8, income: u8 },
    /// R10.1: this is the last round.
    LastRound { ending: Ending },
    /// R10.2: the game ended.
    Ended { ending: Ending },
}

impl Event {
    /// The event as `viewer` learns of it.
    pub(crate) fn witnessed(&self, viewer: Viewer) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::ObjectiveChosen { seat, kept: secret }
            | Event::ObjectiveDrawn { seat, objective: secret, .. }
            | Event::ObjectiveKept { seat, objective: secret }
                if !viewer.is(*seat) =>
            {
                *secret = None;
            }
            Event::CardDrawn { seat, card } if !viewer.is(*seat) => *card = None,
            // R8.2: a card that is kept for later is kept hidden.
            Event::PigeonDrawn { seat, pigeon, .. } if !viewer.is(*seat) => {
                *pigeon = pigeon.filter(|pigeon| pigeon.is_immediate());
            }
            _ => {}
        }
        event
    }
}
