//! The table, with all its secrets.

use game::{Edition, MAX_SEATS, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::data::{Components, SPOTS};
use crate::effect::Power;
use crate::ids::{Card, Chef, Ingredient, Place, Type, Upgrade};
use crate::player::{Pawn, Player};

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
    /// R5.10; Q56: also when the others had to vote.
    TopChef,
    /// Q68.
    ClosingDay,
}

impl Ending {
    pub const SLUGS: [&'static str; 2] = ["top-chef", "closing-day"];

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

    pub fn phase(&self) -> Phase {
        self.table.phase
    }

    pub fn day(&self) -> u16 {
        self.table.day
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
