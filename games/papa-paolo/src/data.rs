//! The components, as they are printed.

use kit::Bag;
use serde::{Deserialize, Serialize};

use crate::ids::{Colour, DeliveryId, Job, Tile};

/// Where a component's data come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Copied from the box.
    Official,
    /// From the rulebook's text or one of its examples.
    Derived,
    /// Q40: ours, because the printed one is unknown.
    Reconstructed,
}

/// R1.2: how many city tiles there are, and of each colour.
pub const CITY_TILES: usize = 84;
pub(crate) const TILES_A_COLOUR: usize = CITY_TILES / Colour::COUNT;
/// R2.1: how many rounds, and so how many letters of delivery tiles.
pub const ROUNDS: usize = 5;
/// R6.1: the stairs of the Piazza.
pub const STEPS: usize = 7;
pub const COLUMNS: usize = 4;
/// At most so many columns on an experience board.
pub(crate) const MOST_COLUMNS: usize = 8;
/// R1.6: so many pizzerias in all, and at most so many kinds.
pub const PIZZERIAS: usize = 8;

/// How many city tiles of each kind are in the supply.
pub(crate) type Supply = Bag<CITY_TILES>;

/// A kind of city tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TileKind {
    pub tile: Tile,
    pub count: u8,
    pub source: Source,
}

/// R1.8: a start tile's city half; its pizzeria lies to the west of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartTile {
    pub tile: Tile,
    pub source: Source,
}

/// The fields of a board and what is printed beside them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub rows: Vec<Vec<Job>>,
    pub columns: Vec<Vec<Job>>,
    /// Whether a row's coin lies at its right end, a column's at its lower end.
    pub coins_right: bool,
    pub coins_below: bool,
    pub source: Source,
    /// The actions of each field, as bits.
    pub(crate) jobs: Vec<u8>,
}

impl Board {
    /// R1.2: the fields are numbered row by row.
    pub fn fields(&self) -> usize {
        self.rows.len() * self.columns.len()
    }

    /// R1.3: one coin for each row, then one for each column.
    pub fn lines(&self) -> usize {
        self.rows.len() + self.columns.len()
    }
}

/// R6.1: the stairs where bids are made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piazza {
    /// The amounts, the lowest step first.
    pub steps: [[u8; COLUMNS]; STEPS],
    /// R14.7: the amounts for two players.
    pub bids: Vec<u8>,
    pub source: Source,
}

/// A kind of pizzeria.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PizzeriaKind {
    pub price: u8,
    pub count: u8,
    pub capacity: u8,
    pub source: Source,
}

/// R8.1: what a delivery tile allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Delivery {
    pub pizzas: u8,
    pub distance: u8,
    pub source: Source,
}

/// R14.5: a large investment tile, its colours clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LargeTile {
    pub clockwise: [Colour; Colour::COUNT],
    pub source: Source,
}

impl LargeTile {
    fn at(&self, colour: Colour) -> usize {
        self.clockwise.iter().position(|other| *other == colour).expect("each colour is on it once")
    }

    /// Q33: the colour that faces the other player when `taken` faces the taker.
    pub fn opposite(&self, taken: Colour) -> Colour {
        self.clockwise[(self.at(taken) + 2) % 4]
    }

    /// Q33: the two colours of which the taker may turn one towards the other player.
    pub fn beside(&self, taken: Colour) -> [Colour; 2] {
        [self.clockwise[(self.at(taken) + 1) % 4], self.clockwise[(self.at(taken) + 3) % 4]]
    }
}

/// The numbers on an experience board. Only the first `columns` of each count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tracks {
    pub columns: u8,
    /// By colour: finance, market, express, network.
    pub values: [[u8; MOST_COLUMNS]; Colour::COUNT],
    pub versatility: [u8; MOST_COLUMNS],
    pub source: Source,
}

impl Tracks {
    /// R11.4: the right-most column.
    pub fn last(&self) -> u8 {
        self.columns - 1
    }
}

/// Everything that is printed.
pub struct Components {
    /// The source of what has none of its own.
    pub source: Source,
    pub tiles: Vec<TileKind>,
    pub starts: [StartTile; 4],
    /// For two, three and four players.
    pub(crate) boards: [Board; 3],
    pub piazza: Piazza,
    pub tracks: Tracks,
    pub start_capacity: u8,
    pub pizzerias: Vec<PizzeriaKind>,
    pub deliveries: [[Delivery; COLUMNS]; ROUNDS],
    pub large: [LargeTile; ROUNDS],
    pub(crate) supply: Supply,
}

impl Components {
    pub fn board(&self, seats: u8) -> &Board {
        &self.boards[usize::from(seats) - 2]
    }

    pub fn delivery(&self, id: DeliveryId) -> Delivery {
        self.deliveries[usize::from(id.round)][usize::from(id.rank)]
    }
}
