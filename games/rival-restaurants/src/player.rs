//! What a player has: in front of everybody, and in secret.

use std::ops::{Deref, DerefMut};

use serde::{Deserialize, Serialize};

use crate::data::LINES;
use crate::ids::{Card, Ingredient, Place, Upgrade};
use crate::state::{HOME, Hand, Larder, NONE, NOWHERE, SLOTS};
use crate::trade::Offer;

/// A chef's figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pawn {
    pub chef: u8,
    /// A place, or [`HOME`].
    pub at: u8,
    /// A counter, [`SHELF`] or [`NOWHERE`].
    pub aim: u8,
    /// Q10: places that Angus forbids today.
    pub barred: u8,
    /// R4.2: in a bidding war for the card it stands on.
    pub war: bool,
    /// R4.2: what was bid, in hundreds; 0 is nothing yet.
    pub bid: u8,
    /// R4.4: garbage that was bid.
    pub trash: u8,
    /// Q28: counters of this market that are closed to it for the day.
    pub lost: u8,
}

impl Pawn {
    pub(crate) const ABSENT: Pawn =
        Pawn { chef: NONE, at: HOME, aim: NOWHERE, barred: 0, war: false, bid: 0, trash: 0, lost: 0 };

    pub fn place(&self) -> Option<Place> {
        (self.at < HOME).then_some(Place(self.at))
    }
}

/// R5.1: what is to be cooked from a recipe, and with what.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dish {
    pub open: bool,
    /// For each line an ingredient, or [`TWICE`] plus a vegetable.
    pub fill: [u8; LINES],
    /// R9.4, R9.5: with secret sauce or wine on top.
    pub extra: bool,
}

impl Dish {
    pub(crate) const CLOSED: Dish = Dish { open: false, fill: [NONE; LINES], extra: false };
}

/// A dish that was counted today.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Served {
    pub recipe: u8,
    pub score: u8,
    pub extra: bool,
    /// Icons less what tofu saved.
    pub icons: u8,
    /// Garbage that was taken for it.
    pub taken: u8,
}

impl Served {
    pub(crate) const NOTHING: Served = Served { recipe: NONE, score: 0, extra: false, icons: 0, taken: 0 };
}

/// What everybody sees of a player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Front {
    pub restaurant: u8,
    /// R1.9: dealt to choose from.
    pub restaurants: u8,
    /// R1.18, R10.3: chefs to choose from at set-up.
    pub dealt: u16,
    /// R10.5: chefs that can lead.
    pub squad: u16,
    /// In hundreds.
    pub money: u16,
    pub garbage: u8,
    pub popularity: u8,
    pub level: u8,
    /// R5.10: gourmet recipes cooked.
    pub gourmets: u8,
    pub recipes: [u8; 2],
    pub ingredients: Larder,
    pub upgrades: u8,
    /// How many days each upgrade is without effect.
    pub cut: [u8; Upgrade::COUNT],
    pub pawns: [Pawn; SLOTS],
    /// R7.4: an action card was played today.
    pub played: bool,
    /// Powers used today, by slot.
    pub used: u8,
    /// Q13: whom Mortimer and Kim aimed at yesterday and today.
    pub struck: [u8; 2],
    pub striking: [u8; 2],
    /// 1 inspected, 2 may not cook.
    pub inspected: u8,
    /// A double burner for today.
    pub flash: bool,
    /// Popularity for one basic or gourmet recipe today.
    pub rave: [u8; 2],
    /// Q21: chefs whose standing power does not touch this player today.
    pub freed: u16,
    pub bins: u8,
    pub paired: bool,
    /// Has chosen, passed or is done.
    pub ready: bool,
    /// Q69: offers made today.
    pub offers: u8,
    /// R5.5: garbage before cooking.
    pub old_garbage: u8,
    /// R5.7: steps to be taken after cooking: draw, draw, garbage.
    pub tasks: u8,
    pub served: [Served; 2],
    pub vote: u8,
}

/// A player: the front, and what only the player knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    /// Secret until all have chosen: restaurants or chefs.
    pub(crate) pick: u16,
    /// Secret until the wheels are shown.
    pub(crate) lead: u8,
    pub(crate) wheel: [u8; SLOTS],
    /// Secret until the targets are shown.
    pub(crate) spot: [u8; SLOTS],
    /// Q6: secret to the end.
    pub(crate) hand: Hand,
    /// Secret until all have decided.
    pub(crate) dishes: [Dish; 2],
    /// Its action cards are secret to all but the two.
    pub(crate) offer: Offer,
    pub(crate) front: Front,
}

impl Deref for Player {
    type Target = Front;
    fn deref(&self) -> &Front {
        &self.front
    }
}

impl DerefMut for Player {
    fn deref_mut(&mut self) -> &mut Front {
        &mut self.front
    }
}

impl Player {
    pub(crate) const ABSENT: Player = Player {
        pick: 0,
        lead: NONE,
        wheel: [NONE; SLOTS],
        spot: [NONE; SLOTS],
        hand: [0; Card::COUNT],
        dishes: [Dish::CLOSED; 2],
        offer: Offer::NONE,
        front: Front {
            restaurant: NONE,
            restaurants: 0,
            dealt: 0,
            squad: 0,
            money: 0,
            garbage: 0,
            popularity: 0,
            level: 0,
            gourmets: 0,
            recipes: [NONE; 2],
            ingredients: [0; Ingredient::COUNT],
            upgrades: 0,
            cut: [0; Upgrade::COUNT],
            pawns: [Pawn::ABSENT; SLOTS],
            played: false,
            used: 0,
            struck: [0; 2],
            striking: [0; 2],
            inspected: 0,
            flash: false,
            rave: [0; 2],
            freed: 0,
            bins: 0,
            paired: false,
            ready: false,
            offers: 0,
            old_garbage: 0,
            tasks: 0,
            served: [Served::NOTHING; 2],
            vote: NONE,
        },
    };

    pub(crate) fn cards(&self) -> u8 {
        self.hand.iter().sum()
    }
}
