//! The table, with all its secrets.

use std::ops::{Deref, DerefMut};

use game::{Edition, MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::data::{Components, LINES, SPOTS};
use crate::effect::Power;
use crate::ids::{Card, Chef, Ingredient, Place, Type, Upgrade};
use crate::trade::Offer;

/// No chef, no card, no place.
pub const NONE: u8 = u8::MAX;
/// R2.6: a chef that stands in its restaurant.
pub const HOME: u8 = 7;
/// Q8: the face-down pile as a target.
pub const SHELF: u8 = SPOTS as u8;
/// A chef that stands on nothing in particular.
pub const NOWHERE: u8 = SHELF + 1;
/// The most chefs that a player moves.
pub const SLOTS: usize = 2;
/// In dishes: two of vegetable `n` in place of a meat (R8.9).
pub const TWICE: u8 = 32;

pub type Hand = [u8; Card::COUNT];
pub type Larder = [u8; Ingredient::COUNT];

/// What a table can agree on beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R12.1: no clock, and no powers before the first level.
    pub amateur: bool,
    /// R12.2: two basic recipes, no card, no ingredients.
    pub start_up: bool,
    /// R12.3: two chefs each.
    pub two_chefs: bool,
    /// R10.9: with two players, chefs are drafted.
    pub draft: bool,
    /// R1.9: so many restaurants to choose from.
    pub restaurants: u8,
    /// R1.18: so many chefs to choose from.
    pub chefs: u8,
    /// Q14: powers of place do not work at Mystery Mart.
    pub quiet_mart: bool,
    /// R3.1: seconds of Buy and Barter; 0 is no clock.
    pub clock: u16,
    /// R2.5: seconds for the wheel; 0 is no clock.
    pub wheel_clock: u16,
    /// Q68: the game ends after this day at the latest.
    pub last_day: u16,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            amateur: false,
            start_up: false,
            two_chefs: false,
            draft: false,
            restaurants: 1,
            chefs: 1,
            quiet_mart: false,
            clock: 60,
            wheel_clock: 0,
            last_day: 60,
        }
    }
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// R5.10.
    TopChef,
    /// Q56: a tie that the others decided.
    Elected,
    /// Q68.
    ClosingDay,
}

impl Ending {
    pub const SLUGS: [&'static str; 3] = ["top-chef", "elected", "closing-day"];

    pub const fn slug(self) -> &'static str {
        Ending::SLUGS[self as usize]
    }
}

/// Where the day stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// R1.9: everybody chooses a restaurant.
    Restaurants,
    /// R10.1: each of two players chooses the non-plating chef.
    NonPlating,
    /// R1.18, R10.3: everybody chooses chefs.
    Chefs,
    /// R10.9: the draft, by the number of what was done.
    Draft(u8),
    /// R2.3: everybody turns a wheel.
    Wheels,
    /// R2.4: everybody picks a first target.
    Aims,
    /// Q7: action cards before powers.
    Window,
    /// Q9: chef powers, by their order; `done` are the chefs already dealt with in this step.
    Powers { step: u8, done: u16 },
    /// R3: Buy and Barter.
    Market,
    /// Inspected players pay or do not cook.
    Fines,
    /// R5.1, Q43: everybody decides in secret what to cook.
    Menus,
    /// R5.4: the last chance to withdraw.
    Serving,
    /// R8.9: Gardena's discards.
    Discards { left: u8 },
    /// R5.2: dishes are counted, one player after the other.
    Scoring { seat: Seat },
    /// Q56: the others elect a winner.
    Vote,
    /// No decision any more.
    Over(Ending),
}

/// What strikes somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum What {
    Card(Card),
    Power(Chef),
}

/// A card or power that is aimed at somebody.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Blow {
    pub by: Seat,
    pub what: What,
    pub victim: Seat,
    /// Which of the victim's chefs.
    pub slot: u8,
    /// An ingredient, a recipe's place, an upgrade or a place, as the blow needs.
    pub thing: u8,
}

/// One player's decision that everybody waits for. The clock stands still meanwhile (Q25).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pending {
    Nothing,
    /// Whom a card or power strikes, then with what. `victim` is 255 until chosen.
    Aiming {
        by: Seat,
        what: What,
        victim: u8,
        slot: u8,
    },
    /// Q19: a Clam-Voyance or none. `rest` are the rivals whose turn comes later.
    Answer {
        blow: Blow,
        rest: u8,
        clams: u8,
        turn: Seat,
    },
    /// Q10: where a chef that was moved goes, then what it stands on.
    Moved {
        seat: Seat,
        slot: u8,
        placed: bool,
    },
    /// Which ingredient of the stock to discard.
    Discard {
        seat: Seat,
        left: u8,
    },
    /// Which ingredient of the tray to take.
    Tray {
        seat: Seat,
        left: u8,
    },
    /// Which face-up ingredient to take; `market` is 255 until one is chosen, if it must be one.
    Counter {
        seat: Seat,
        left: u8,
        market: u8,
        one_market: bool,
    },
    /// R6.5: which of the recipes to keep.
    Recipe {
        seat: Seat,
        slot: u8,
        shown: [u8; 4],
        exchange: u8,
    },
    /// Whether to exchange this recipe.
    Exchange {
        seat: Seat,
        slot: u8,
        draw: u8,
    },
    /// R8.12: two ingredients, already paid for.
    Pair {
        seat: Seat,
        slot: u8,
        left: u8,
    },
    /// Which of two cards from a shelf to keep.
    ShelfPick {
        seat: Seat,
        cards: [u8; 2],
        then: Then,
    },
    /// Which upgrade to take.
    Upgrade {
        seat: Seat,
        only: u8,
    },
    /// Money or action cards.
    Either {
        seat: Seat,
    },
}

/// What a look at two cards of a shelf interrupted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Then {
    Nothing,
    /// A pair of which one more is to come.
    Pair {
        slot: u8,
    },
}

impl Pending {
    /// Who decides.
    pub const fn seat(&self) -> Option<Seat> {
        match *self {
            Pending::Nothing => None,
            Pending::Aiming { by: seat, .. }
            | Pending::Answer { turn: seat, .. }
            | Pending::Moved { seat, .. }
            | Pending::Discard { seat, .. }
            | Pending::Tray { seat, .. }
            | Pending::Counter { seat, .. }
            | Pending::Recipe { seat, .. }
            | Pending::Exchange { seat, .. }
            | Pending::Pair { seat, .. }
            | Pending::ShelfPick { seat, .. }
            | Pending::Upgrade { seat, .. }
            | Pending::Either { seat } => Some(seat),
        }
    }
}

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

/// What lies on the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Face down, by kind: their order does not exist until they are drawn.
    pub shelf: Larder,
    /// The discard tray.
    pub tray: Larder,
    pub counters: [[u8; SPOTS]; Place::MARKETS],
    /// Discarded action cards.
    pub discard: Hand,
    /// Recipes by type: in the deck, under it (Q52), finished.
    pub top: [u32; 2],
    pub under: [u32; 2],
    pub finished: [u32; 2],
    /// Who made a market dearer for the others today, and by how much.
    pub surge: [u8; Place::MARKETS],
    pub surge_by: [u8; Place::MARKETS],
    /// Seconds added to today's clock.
    pub extra_seconds: u16,
}

/// Everything but the components.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub(crate) seats: u8,
    pub(crate) day: u16,
    /// Q64: who begins the draft.
    pub(crate) first: Seat,
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    pub(crate) pending: Pending,
    pub(crate) board: Board,
    /// Secret: action cards face down.
    pub(crate) deck: Hand,
    pub(crate) players: [Player; MAX_SEATS],
    /// Cards that a player knows to be in another's hand, at the least: by who knows, then by who holds.
    pub(crate) known: [[Hand; MAX_SEATS]; MAX_SEATS],
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) edition: &'static Edition<Components>,
    pub(crate) table: Table,
}

/// A chef's number among all chefs on the table.
pub(crate) fn pawn_bit(seat: Seat, slot: usize) -> u16 {
    1 << (seat.index() * SLOTS + slot)
}

impl State {
    pub(crate) fn box_(&self) -> &'static Components {
        &self.edition.printed
    }

    pub(crate) fn p(&self, seat: Seat) -> &Player {
        &self.table.players[seat.index()]
    }

    pub(crate) fn pm(&mut self, seat: Seat) -> &mut Player {
        &mut self.table.players[seat.index()]
    }

    pub(crate) fn pawn(&self, seat: Seat, slot: usize) -> &Pawn {
        &self.p(seat).front.pawns[slot]
    }

    pub(crate) fn pawn_mut(&mut self, seat: Seat, slot: usize) -> &mut Pawn {
        &mut self.pm(seat).front.pawns[slot]
    }

    pub(crate) fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.table.seats)
    }

    pub(crate) fn rivals(&self, seat: Seat) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.table.seats).filter(move |other| *other != seat)
    }

    /// R10: two players with a non-plating chef each.
    pub(crate) fn brigade(&self) -> bool {
        self.table.seats == 2 && !self.table.options.two_chefs
    }

    /// R10.2: whether this chef does not cook.
    pub(crate) fn non_plating(&self, slot: usize) -> bool {
        slot == 1 && self.brigade()
    }

    /// How many chefs each player moves.
    pub(crate) fn slots(&self) -> usize {
        if self.table.seats == 2 || self.table.options.two_chefs { 2 } else { 1 }
    }

    /// The power of this chef, if it has any now (R12.1, Q65).
    pub(crate) fn power(&self, seat: Seat, slot: usize) -> Option<Power> {
        let chef = self.pawn(seat, slot).chef;
        if chef == NONE || (self.table.options.amateur && self.p(seat).level == 0) {
            return None;
        }
        Some(self.box_().chefs[usize::from(chef)].power)
    }

    /// The chef on the table with this power, if it can use it.
    pub(crate) fn holder(&self, power: Power) -> Option<(Seat, usize)> {
        let chef = self.box_().chef_with(power).0;
        for seat in self.everybody() {
            for slot in 0..self.slots() {
                if self.pawn(seat, slot).chef == chef {
                    return self.power(seat, slot).map(|_| (seat, slot));
                }
            }
        }
        None
    }

    /// Whether one of the player's cooking chefs has this power (R10.8, R12.3).
    pub(crate) fn cooks_with(&self, seat: Seat, power: Power) -> bool {
        (0..self.slots()).any(|slot| !self.non_plating(slot) && self.power(seat, slot) == Some(power))
    }

    /// Whether an upgrade is there and works.
    pub(crate) fn has(&self, seat: Seat, upgrade: Upgrade) -> bool {
        let player = self.p(seat);
        player.upgrades >> upgrade.index() & 1 != 0 && player.cut[upgrade.index()] == 0
    }

    /// Those who are not ready.
    pub(crate) fn unready(&self) -> Seats {
        self.everybody().filter(|seat| !self.p(*seat).ready).collect()
    }

    pub(crate) fn all_ready(&self) -> bool {
        self.table.players[..usize::from(self.table.seats)].iter().all(|player| player.front.ready)
    }

    pub(crate) fn set_ready(&mut self, ready: bool) {
        for seat in self.everybody() {
            self.pm(seat).ready = ready;
        }
    }

    pub(crate) fn kind_of(&self, recipe: u8) -> Type {
        crate::ids::Recipe(recipe).kind()
    }
}
