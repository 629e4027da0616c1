//! A district: tiles, pizzerias, and the roads between them, as sets of cells.

use crate::ids::{Cell, Cells, STRIDE, Side, Sides, Tile, cells};

/// R3.3: a district fits into so many cells one way, and so many the other.
pub(crate) const LONG: i8 = 5;
pub(crate) const SHORT: i8 = 4;
/// So many cells in all.
const MOST_TILES: usize = 20;
/// Pizzerias do not touch, so that no more than half of the cells hold one.
const MOST_SHOPS: usize = 10;

/// Every cell: what lies beyond is no place.
const GRID: Cells = {
    let mut grid = 0;
    let mut number = 0;
    while number < Cell::COUNT {
        grid |= 1 << (number / (STRIDE - 1) * STRIDE + number % (STRIDE - 1));
        number += 1;
    }
    grid
};

/// The cells whose neighbour on this side is in the set.
#[inline]
const fn with_neighbour(set: Cells, side: Side) -> Cells {
    GRID & match side {
        Side::North => set << STRIDE,
        Side::East => set >> 1,
        Side::South => set >> STRIDE,
        Side::West => set << 1,
    }
}

/// A city tile as it lies in a district.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Laid {
    pub(crate) cell: Cell,
    pub(crate) tile: Tile,
    /// Delivered here.
    pub(crate) pizzas: u8,
}

/// A pizzeria in a district. `kind` is `None` for that of the start tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Shop {
    pub(crate) cell: Cell,
    pub(crate) kind: Option<u8>,
    pub(crate) pizzas: u8,
}

/// Links between city tiles, each named by its western or northern cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Links {
    east: Cells,
    south: Cells,
}

impl Links {
    /// Without the link between two cells that touch.
    pub(crate) fn cut(&mut self, from: Cell, to: Cell) {
        let first = from.min(to).bit();
        if from.y() == to.y() {
            self.east &= !first;
        } else {
            self.south &= !first;
        }
    }

    /// R8.2: all that can be reached from `start` over so many links at most.
    #[inline]
    pub(crate) fn spread(&self, start: Cells, most: u8) -> Cells {
        let mut reached = start;
        for _ in 0..most {
            let next = reached
                | (reached & self.east) << 1
                | reached >> 1 & self.east
                | (reached & self.south) << STRIDE
                | reached >> STRIDE & self.south;
            if next == reached {
                break;
            }
            reached = next;
        }
        reached
    }
}

/// Where a player's tiles lie, what they are, and what was delivered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct District {
    laid: [Laid; MOST_TILES],
    n_laid: u8,
    shops: [Shop; MOST_SHOPS],
    n_shops: u8,
    /// Cells with city tiles.
    pub(crate) city: Cells,
    /// Cells with pizzerias.
    pub(crate) pizzerias: Cells,
    /// Cells with a city tile whose road leaves it on this side.
    roads: [Cells; 4],
    /// Roads between city tiles.
    pub(crate) links: Links,
    /// R8.3: city tiles with a house that has no pizza yet.
    pub(crate) hungry: Cells,
    /// R3.3: where the district may still grow, full cells included.
    room: Cells,
    west: i8,
    east: i8,
    north: i8,
    south: i8,
}

impl District {
    /// Nothing yet.
    pub(crate) fn empty() -> District {
        let tile = Tile { colour: crate::ids::Colour::Gold, houses: 0, exits: Sides::default() };
        District {
            laid: [Laid { cell: Cell::HOME, tile, pizzas: 0 }; MOST_TILES],
            n_laid: 0,
            shops: [Shop { cell: Cell::HOME, kind: None, pizzas: 0 }; MOST_SHOPS],
            n_shops: 0,
            city: 0,
            pizzerias: 0,
            roads: [0; 4],
            links: Links::default(),
            hungry: 0,
            room: GRID,
            west: 0,
            east: 0,
            north: 0,
            south: 0,
        }
    }

    pub(crate) fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.n_laid)]
    }

    pub(crate) fn shops(&self) -> &[Shop] {
        &self.shops[..usize::from(self.n_shops)]
    }

    pub(crate) fn shop_at(&self, cell: Cell) -> Option<usize> {
        self.shops().iter().position(|shop| shop.cell == cell)
    }

    pub(crate) fn shop_mut(&mut self, idx: usize) -> &mut Shop {
        debug_assert!(idx < usize::from(self.n_shops));
        &mut self.shops[idx]
    }

    pub(crate) fn tile_at(&self, cell: Cell) -> Option<&Laid> {
        self.laid().iter().find(|laid| laid.cell == cell)
    }

    pub(crate) fn taken(&self) -> Cells {
        self.city | self.pizzerias
    }

    /// R11.2: pizzas on city tiles.
    pub(crate) fn delivered(&self) -> u8 {
        self.laid().iter().map(|laid| laid.pizzas).sum()
    }

    /// R11.5: pizzas on pizzerias.
    pub(crate) fn waiting(&self) -> u8 {
        self.shops().iter().map(|shop| shop.pizzas).sum()
    }

    fn occupy(&mut self, cell: Cell) {
        self.west = self.west.min(cell.x());
        self.east = self.east.max(cell.x());
        self.north = self.north.min(cell.y());
        self.south = self.south.max(cell.y());
        self.room = self.rectangle(LONG, SHORT) | self.rectangle(SHORT, LONG);
    }

    /// R3.3, Q3: the cells with which the district still fits into so many columns and rows.
    fn rectangle(&self, columns: i8, rows: i8) -> Cells {
        if self.east - self.west >= columns || self.south - self.north >= rows {
            return 0;
        }
        let mut row = 0;
        for x in (self.east + 1 - columns).max(-4)..=(self.west + columns - 1).min(4) {
            row |= 1 << (x + 4);
        }
        let mut set = 0;
        for y in (self.south + 1 - rows).max(-4)..=(self.north + rows - 1).min(4) {
            set |= row << (STRIDE as i8 * (y + 4));
        }
        set
    }

    /// Lays a city tile, turned as it is.
    pub(crate) fn lay(&mut self, cell: Cell, tile: Tile, pizzas: u8) {
        self.laid[usize::from(self.n_laid)] = Laid { cell, tile, pizzas };
        self.n_laid += 1;
        self.city |= cell.bit();
        for side in tile.exits.iter() {
            self.roads[side.index()] |= cell.bit();
        }
        let joined =
            |side: Side| self.roads[side.index()] & with_neighbour(self.roads[side.opposite().index()], side);
        self.links = Links { east: joined(Side::East), south: joined(Side::South) };
        if pizzas < tile.houses {
            self.hungry |= cell.bit();
        }
        self.occupy(cell);
    }

    /// Puts up a pizzeria.
    pub(crate) fn put_up(&mut self, shop: Shop) {
        self.shops[usize::from(self.n_shops)] = shop;
        self.n_shops += 1;
        self.pizzerias |= shop.cell.bit();
        self.occupy(shop.cell);
    }

    /// R8.3: one pizza on a house; says whether it was the tile's last, and the tile.
    pub(crate) fn serve(&mut self, cell: Cell) -> (Tile, bool) {
        let idx = self.laid().iter().position(|laid| laid.cell == cell).expect("R8.3: served on a tile");
        let laid = &mut self.laid[idx];
        laid.pizzas += 1;
        let complete = laid.pizzas == laid.tile.houses;
        if complete {
            self.hungry &= !cell.bit();
        }
        (laid.tile, complete)
    }

    /// R3: where a tile may lie with its road leaving it on exactly these sides.
    pub(crate) fn layable(&self, exits: Sides) -> Cells {
        let mut free = self.room & !self.taken();
        let mut joined = 0;
        for side in Side::ALL {
            let road = with_neighbour(self.roads[side.opposite().index()], side);
            if exits.contains(side) {
                // R3.2, Q2: a road never runs against houses; against a pizzeria it may.
                free &= !(with_neighbour(self.city, side) & !road);
                // R3.1, Q1: what it joins is joined to a pizzeria, or is one.
                joined |= road | with_neighbour(self.pizzerias, side);
            } else {
                free &= !road;
            }
        }
        free & joined
    }

    /// R4.7, R4.8, Q6: where a pizzeria may stand.
    pub(crate) fn sites(&self) -> Cells {
        let beside = |set: Cells| Side::ALL.iter().fold(0, |all, side| all | with_neighbour(set, *side));
        self.room & !self.taken() & beside(self.city) & !beside(self.pizzerias)
    }

    /// R8.2: the city tiles whose road leads to this pizzeria.
    pub(crate) fn doors(&self, shop: Cell) -> Cells {
        Side::ALL
            .iter()
            .fold(0, |doors, side| doors | self.roads[side.index()] & with_neighbour(shop.bit(), *side))
    }

    /// R3.3, Q3: whether the district would still fit.
    pub(crate) fn has_room(&self, cell: Cell) -> bool {
        self.room & cell.bit() != 0
    }

    /// The neighbours of a cell that are in a set.
    pub(crate) fn neighbours(cell: Cell, set: Cells) -> impl Iterator<Item = (Side, Cell)> {
        Side::ALL
            .into_iter()
            .filter_map(move |side| Some((side, cell.beside(side)?)))
            .filter(move |(_, other)| set & other.bit() != 0)
    }

    /// Whether the road of the tile on this cell leaves it on this side.
    pub(crate) fn has_road(&self, cell: Cell, side: Side) -> bool {
        self.roads[side.index()] & cell.bit() != 0
    }

    /// R3: every tile and pizzeria could have been put where it is, in this order.
    pub(crate) fn check(&self) -> Result<(), String> {
        let mut rebuilt = District::empty();
        for shop in self.shops().iter().take(1) {
            rebuilt.put_up(*shop);
        }
        for laid in self.laid() {
            if rebuilt.taken() & laid.cell.bit() != 0 {
                return Err(format!("two things on {}", laid.cell));
            }
            if laid.pizzas > laid.tile.houses {
                return Err(format!("{} pizzas on {} at {}", laid.pizzas, laid.tile, laid.cell));
            }
            rebuilt.lay(laid.cell, laid.tile, laid.pizzas);
        }
        for shop in self.shops().iter().skip(1) {
            if rebuilt.sites() & shop.cell.bit() == 0 {
                return Err(format!("R4.8: the pizzeria on {} cannot stand there", shop.cell));
            }
            rebuilt.put_up(*shop);
        }
        if rebuilt.room == 0 {
            return Err("R3.3: larger than 4 by 5".to_owned());
        }
        for cell in cells(self.city) {
            for (side, other) in District::neighbours(cell, self.city) {
                if self.has_road(cell, side) != self.has_road(other, side.opposite()) {
                    return Err(format!("R3.2: a road runs against houses between {cell} and {other}"));
                }
            }
        }
        let linked = self.shops().iter().fold(0, |all, shop| all | self.doors(shop.cell));
        if self.links.spread(linked, u8::MAX) != self.city {
            return Err("R3.1: a tile is not joined to a pizzeria".to_owned());
        }
        // Order aside, everything derived must be as it was built.
        rebuilt.laid = self.laid;
        rebuilt.shops = self.shops;
        if rebuilt == *self { Ok(()) } else { Err("the district's sets disagree with its tiles".to_owned()) }
    }
}
