//! What a player can do, one click at a time.

use game::{MAX_SEATS, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{LINES, SPOTS};
use crate::ids::{Card, Chef, Ingredient, Place, Recipe, Restaurant, Upgrade};
use crate::state::SLOTS;

/// The highest bid, in hundreds.
pub const MOST_BID: u8 = 63;
/// The most garbage in a bid.
pub const MOST_TRASH: u8 = 9;

/// One piece of a trade.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Piece {
    /// $100.
    Money,
    /// $500.
    MuchMoney,
    Garbage,
    Ingredient(Ingredient),
    Card(Card),
    /// The recipe in this place.
    Recipe(u8),
    Upgrade(Upgrade),
    /// Q41: a promise.
    Favour,
}

impl Piece {
    pub const NUMBERS: usize = 3 + Ingredient::COUNT + Card::COUNT + 2 + Upgrade::COUNT + 1;

    fn number(self) -> usize {
        const CARD: usize = 3 + Ingredient::COUNT;
        match self {
            Piece::Money => 0,
            Piece::MuchMoney => 1,
            Piece::Garbage => 2,
            Piece::Ingredient(ingredient) => 3 + ingredient.index(),
            Piece::Card(card) => CARD + card.index(),
            Piece::Recipe(slot) => CARD + Card::COUNT + usize::from(slot),
            Piece::Upgrade(upgrade) => CARD + Card::COUNT + 2 + upgrade.index(),
            Piece::Favour => Piece::NUMBERS - 1,
        }
    }

    fn numbered(number: usize) -> Piece {
        const CARD: usize = 3 + Ingredient::COUNT;
        const RECIPE: usize = CARD + Card::COUNT;
        const UPGRADE: usize = RECIPE + 2;
        match number {
            0 => Piece::Money,
            1 => Piece::MuchMoney,
            2 => Piece::Garbage,
            3..CARD => Piece::Ingredient(Ingredient::new(number - 3)),
            CARD..RECIPE => Piece::Card(Card::new(number - CARD)),
            RECIPE..UPGRADE => Piece::Recipe((number - RECIPE) as u8),
            _ if number < Piece::NUMBERS - 1 => Piece::Upgrade(Upgrade::new(number - UPGRADE)),
            _ => Piece::Favour,
        }
    }
}

/// What fills a line of a recipe.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Filler {
    One(Ingredient),
    /// R8.9: two of the same vegetable.
    Two(Ingredient),
}

/// R5.7: what is left to do after cooking.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Task {
    DrawFirst,
    DrawSecond,
    Garbage,
    Bonus,
}

impl Task {
    pub const ALL: [Task; 4] = [Task::DrawFirst, Task::DrawSecond, Task::Garbage, Task::Bonus];
}

/// One click. `slot` tells a player's two chefs apart, or the two recipes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// R1.9: chooses a restaurant.
    Open(Restaurant),
    /// R1.18, R10.1, R10.3, R10.9: takes a chef.
    Take(Chef),
    /// R10.9: bans a chef.
    Ban(Chef),
    /// R10.5: the chef of the day.
    Lead(Chef),
    /// R2.3: turns a wheel; or says where a chef goes that is moved.
    Go { slot: u8, place: Place },
    /// R2.4: what a chef stands on: a counter, or 4 for the shelf.
    Aim { slot: u8, spot: u8 },
    /// R7.1: plays an action card.
    Play(Card),
    /// R8.1: uses a chef's power.
    Power { slot: u8 },
    /// Aims a card or power at a chef; or votes.
    Target { seat: Seat, slot: u8 },
    /// Names an ingredient.
    Pick(Ingredient),
    /// Keeps a recipe.
    Keep(Recipe),
    /// Names the recipe in a place.
    Menu { slot: u8 },
    /// Names an upgrade.
    Improve(Upgrade),
    /// Names a market.
    At(Place),
    /// Takes a face-up ingredient.
    Grab { market: Place, spot: u8 },
    /// Pays, or takes money.
    Money,
    /// Takes action cards.
    Cards,
    /// R7.9: plays Clam-Voyance.
    Clam,
    /// Does nothing.
    Pass,
    /// R3.2: buys from a counter, or 4 from the shelf.
    Buy { slot: u8, spot: u8 },
    /// R8.12: two ingredients of the Chop Shop for the price of the deal.
    BuyPair { slot: u8 },
    /// R6.2: buys an action card.
    BuyCard,
    /// R6.4: buys an upgrade for somebody.
    BuyUpgrade { seat: Seat, upgrade: Upgrade },
    /// R6.8: bins a garbage.
    Bin,
    /// R9.2: sells chocolate.
    SellChocolate,
    /// R8.11: buys from the shelf of a market where nobody is.
    Forage(Place),
    /// R4.2: bids, in hundreds.
    Bid { slot: u8, money: u8 },
    /// R4.4: adds garbage to a bid.
    BidTrash { slot: u8, garbage: u8 },
    /// R4.5: leaves a bidding war.
    Quit { slot: u8 },
    /// Q26: gives up the first claim on a card.
    StepOff { slot: u8 },
    /// R3.3: begins an offer.
    Offer(Seat),
    /// Adds to what is given.
    Give(Piece),
    /// Adds to what is asked.
    Ask(Piece),
    /// Makes the offer.
    Propose,
    /// Takes it back.
    Withdraw,
    /// Accepts the offer of a seat.
    Accept(Seat),
    /// Declines it.
    Decline(Seat),
    /// R5.1: cooks a recipe.
    Cook { slot: u8 },
    /// R5.1: uses something else for a line.
    Fill { slot: u8, line: u8, with: Filler },
    /// R9.4, R9.5: with or without sauce or wine.
    Extra { slot: u8 },
    /// R5.4: does not cook it after all.
    Clear { slot: u8 },
    /// R5.7: takes a step after cooking.
    Step(Task),
    /// Is done.
    Done,
    /// The house: the time is over.
    TimeUp,
}

/// Numbers for a vegetable as a filler come after those of single ingredients.
const FILLERS: usize = Ingredient::COUNT + 5;
/// The first vegetable, in the order of the list.
const VEGETABLE: usize = 10;
const AIMS: usize = SPOTS + 1;
const BIDS: usize = MOST_BID as usize + 1;
const TRASHES: usize = MOST_TRASH as usize + 1;

/// How many numbers each kind of action has, in the order of the actions.
const SIZES: [usize; 44] = [
    Restaurant::COUNT,
    Chef::COUNT,
    Chef::COUNT,
    Chef::COUNT,
    SLOTS * Place::COUNT,
    SLOTS * AIMS,
    Card::COUNT,
    SLOTS,
    MAX_SEATS * SLOTS,
    Ingredient::COUNT,
    Recipe::COUNT,
    2,
    Upgrade::COUNT,
    Place::MARKETS,
    Place::MARKETS * SPOTS,
    1,
    1,
    1,
    1,
    SLOTS * AIMS,
    SLOTS,
    1,
    MAX_SEATS * Upgrade::COUNT,
    1,
    1,
    Place::MARKETS,
    SLOTS * BIDS,
    SLOTS * TRASHES,
    SLOTS,
    SLOTS,
    MAX_SEATS,
    Piece::NUMBERS,
    Piece::NUMBERS,
    1,
    1,
    MAX_SEATS,
    MAX_SEATS,
    2,
    2 * LINES * FILLERS,
    2,
    2,
    4,
    1,
    1,
];

const STARTS: [usize; 45] = {
    let mut starts = [0; 45];
    let mut kind = 0;
    while kind < 44 {
        starts[kind + 1] = starts[kind] + SIZES[kind];
        kind += 1;
    }
    starts
};

impl Action {
    /// Action numbers are below this.
    pub const NUMBERS: usize = STARTS[44];

    pub(crate) fn number(self) -> usize {
        let at = usize::from;
        let (kind, offset) = match self {
            Action::Open(restaurant) => (0, restaurant.index()),
            Action::Take(chef) => (1, chef.index()),
            Action::Ban(chef) => (2, chef.index()),
            Action::Lead(chef) => (3, chef.index()),
            Action::Go { slot, place } => (4, at(slot) * Place::COUNT + place.index()),
            Action::Aim { slot, spot } => (5, at(slot) * AIMS + at(spot)),
            Action::Play(card) => (6, card.index()),
            Action::Power { slot } => (7, at(slot)),
            Action::Target { seat, slot } => (8, seat.index() * SLOTS + at(slot)),
            Action::Pick(ingredient) => (9, ingredient.index()),
            Action::Keep(recipe) => (10, recipe.index()),
            Action::Menu { slot } => (11, at(slot)),
            Action::Improve(upgrade) => (12, upgrade.index()),
            Action::At(place) => (13, place.index()),
            Action::Grab { market, spot } => (14, market.index() * SPOTS + at(spot)),
            Action::Money => (15, 0),
            Action::Cards => (16, 0),
            Action::Clam => (17, 0),
            Action::Pass => (18, 0),
            Action::Buy { slot, spot } => (19, at(slot) * AIMS + at(spot)),
            Action::BuyPair { slot } => (20, at(slot)),
            Action::BuyCard => (21, 0),
            Action::BuyUpgrade { seat, upgrade } => (22, seat.index() * Upgrade::COUNT + upgrade.index()),
            Action::Bin => (23, 0),
            Action::SellChocolate => (24, 0),
            Action::Forage(place) => (25, place.index()),
            Action::Bid { slot, money } => (26, at(slot) * BIDS + at(money)),
            Action::BidTrash { slot, garbage } => (27, at(slot) * TRASHES + at(garbage)),
            Action::Quit { slot } => (28, at(slot)),
            Action::StepOff { slot } => (29, at(slot)),
            Action::Offer(seat) => (30, seat.index()),
            Action::Give(piece) => (31, piece.number()),
            Action::Ask(piece) => (32, piece.number()),
            Action::Propose => (33, 0),
            Action::Withdraw => (34, 0),
            Action::Accept(seat) => (35, seat.index()),
            Action::Decline(seat) => (36, seat.index()),
            Action::Cook { slot } => (37, at(slot)),
            Action::Fill { slot, line, with } => {
                let filler = match with {
                    Filler::One(ingredient) => ingredient.index(),
                    Filler::Two(ingredient) => Ingredient::COUNT + ingredient.index() - VEGETABLE,
                };
                (38, (at(slot) * LINES + at(line)) * FILLERS + filler)
            }
            Action::Extra { slot } => (39, at(slot)),
            Action::Clear { slot } => (40, at(slot)),
            Action::Step(task) => (41, task as usize),
            Action::Done => (42, 0),
            Action::TimeUp => (43, 0),
        };
        STARTS[kind] + offset
    }

    pub(crate) fn numbered(number: usize) -> Option<Action> {
        if number >= Action::NUMBERS {
            return None;
        }
        let kind = STARTS.partition_point(|start| *start <= number) - 1;
        let n = number - STARTS[kind];
        let slot = |size: usize| (n / size) as u8;
        let rest = |size: usize| (n % size) as u8;
        Some(match kind {
            0 => Action::Open(Restaurant::new(n)),
            1 => Action::Take(Chef::new(n)),
            2 => Action::Ban(Chef::new(n)),
            3 => Action::Lead(Chef::new(n)),
            4 => Action::Go { slot: slot(Place::COUNT), place: Place(rest(Place::COUNT)) },
            5 => Action::Aim { slot: slot(AIMS), spot: rest(AIMS) },
            6 => Action::Play(Card::new(n)),
            7 => Action::Power { slot: n as u8 },
            8 => Action::Target { seat: Seat::new(n / SLOTS), slot: rest(SLOTS) },
            9 => Action::Pick(Ingredient::new(n)),
            10 => Action::Keep(Recipe::new(n)),
            11 => Action::Menu { slot: n as u8 },
            12 => Action::Improve(Upgrade::new(n)),
            13 => Action::At(Place::new(n)),
            14 => Action::Grab { market: Place::new(n / SPOTS), spot: rest(SPOTS) },
            15 => Action::Money,
            16 => Action::Cards,
            17 => Action::Clam,
            18 => Action::Pass,
            19 => Action::Buy { slot: slot(AIMS), spot: rest(AIMS) },
            20 => Action::BuyPair { slot: n as u8 },
            21 => Action::BuyCard,
            22 => Action::BuyUpgrade {
                seat: Seat::new(n / Upgrade::COUNT),
                upgrade: Upgrade::new(n % Upgrade::COUNT),
            },
            23 => Action::Bin,
            24 => Action::SellChocolate,
            25 => Action::Forage(Place::new(n)),
            26 => Action::Bid { slot: slot(BIDS), money: rest(BIDS) },
            27 => Action::BidTrash { slot: slot(TRASHES), garbage: rest(TRASHES) },
            28 => Action::Quit { slot: n as u8 },
            29 => Action::StepOff { slot: n as u8 },
            30 => Action::Offer(Seat::new(n)),
            31 => Action::Give(Piece::numbered(n)),
            32 => Action::Ask(Piece::numbered(n)),
            33 => Action::Propose,
            34 => Action::Withdraw,
            35 => Action::Accept(Seat::new(n)),
            36 => Action::Decline(Seat::new(n)),
            37 => Action::Cook { slot: n as u8 },
            38 => {
                let (dish, line, filler) = (n / FILLERS / LINES, n / FILLERS % LINES, n % FILLERS);
                let with = if filler < Ingredient::COUNT {
                    Filler::One(Ingredient::new(filler))
                } else {
                    Filler::Two(Ingredient::new(filler - Ingredient::COUNT + VEGETABLE))
                };
                Action::Fill { slot: dish as u8, line: line as u8, with }
            }
            39 => Action::Extra { slot: n as u8 },
            40 => Action::Clear { slot: n as u8 },
            41 => Action::Step(Task::ALL[n]),
            42 => Action::Done,
            _ => Action::TimeUp,
        })
    }
}
