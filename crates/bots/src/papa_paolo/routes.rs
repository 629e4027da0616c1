//! Where pizzas can go, and which way brings the most.

use papa_paolo::{Cell, Colour, PlayerView, Side, Tile};

/// A search that has seen so many ways takes the best of them.
const MOST_WAYS: u32 = 1_500;

/// A district as a courier sees it.
#[derive(Clone)]
pub(super) struct Town {
    pub(super) stops: Vec<Stop>,
    pub(super) shops: Vec<Shop>,
}

/// A city tile.
#[derive(Clone, Copy)]
pub(super) struct Stop {
    pub(super) cell: Cell,
    colour: Colour,
    /// Houses without a pizza.
    pub(super) free: u8,
    /// The tiles to which its road leads, by side.
    next: [Option<u8>; 4],
}

/// A pizzeria.
#[derive(Clone)]
pub(super) struct Shop {
    pub(super) cell: Cell,
    pub(super) pizzas: u8,
    /// The tiles whose road leads to it.
    doors: Vec<u8>,
}

/// A way from a pizzeria, with what is delivered on it.
#[derive(Clone, Default)]
pub(super) struct Way {
    pub(super) worth: f32,
    /// Tiles in order, each with pizzas.
    pub(super) stops: Vec<(u8, u8)>,
}

/// What deliveries may use.
#[derive(Clone, Copy)]
pub(super) struct Means {
    pub(super) pizzas: u8,
    pub(super) rounds: u8,
    pub(super) distance: u8,
}

struct Search<'a> {
    town: &'a Town,
    /// What completing a tile of each colour is worth.
    steps: &'a [f32; 4],
    pizzas: u8,
    path: Vec<u8>,
    used: Vec<(u8, u8)>,
    ways: u32,
    best: Way,
}

impl Town {
    pub(super) fn of(player: &PlayerView) -> Town {
        let at = |cell: Option<Cell>| {
            let found = player.tiles.iter().position(|laid| Some(laid.cell) == cell)?;
            Some((found as u8, player.tiles[found].tile))
        };
        let next = |cell: Cell, tile: Tile| {
            Side::ALL.map(|side| {
                let (there, other) = at(cell.beside(side))?;
                (tile.exits.contains(side) && other.exits.contains(side.opposite())).then_some(there)
            })
        };
        let stop = |laid: &papa_paolo::LaidView| Stop {
            cell: laid.cell,
            colour: laid.tile.colour,
            free: laid.tile.houses - laid.pizzas,
            next: next(laid.cell, laid.tile),
        };
        let doors = |cell: Cell| {
            let door = |side: Side| {
                let (there, tile) = at(cell.beside(side))?;
                tile.exits.contains(side.opposite()).then_some(there)
            };
            Side::ALL.into_iter().filter_map(door).collect()
        };
        Town {
            stops: player.tiles.iter().map(stop).collect(),
            shops: player
                .shops
                .iter()
                .map(|shop| Shop { cell: shop.cell, pizzas: shop.pizzas, doors: doors(shop.cell) })
                .collect(),
        }
    }

    /// Tiles from the nearest pizzeria, for each tile.
    pub(super) fn distances(&self) -> Vec<u8> {
        let mut distance = vec![u8::MAX; self.stops.len()];
        let mut edge: Vec<u8> = self.shops.iter().flat_map(|shop| shop.doors.clone()).collect();
        for far in 1..=20 {
            let mut beyond = Vec::new();
            for stop in edge {
                if distance[usize::from(stop)] == u8::MAX {
                    distance[usize::from(stop)] = far;
                    beyond.extend(self.stops[usize::from(stop)].next.iter().flatten());
                }
            }
            edge = beyond;
        }
        distance
    }

    fn search<'a>(&'a self, steps: &'a [f32; 4], pizzas: u8) -> Search<'a> {
        Search {
            town: self,
            steps,
            pizzas,
            path: Vec::new(),
            used: Vec::new(),
            ways: 0,
            best: Way::default(),
        }
    }

    /// The best way from a pizzeria.
    fn way_out(&self, shop: &Shop, steps: &[f32; 4], means: Means) -> Way {
        let mut search = self.search(steps, means.pizzas.min(shop.pizzas));
        if search.pizzas > 0 {
            for door in &shop.doors {
                search.enter(*door, means.distance - 1);
            }
        }
        search.best
    }

    /// The best way on for a courier who stands on the last tile of `path`, which begins at a pizzeria.
    pub(super) fn way_on(&self, path: &[Cell], steps: &[f32; 4], means: Means) -> Way {
        let at = |cell: &Cell| self.stops.iter().position(|stop| stop.cell == *cell);
        let shop = self.shops.iter().find(|shop| Some(&shop.cell) == path.first());
        let (Some(shop), Some(here)) = (shop, path.last()) else { return Way::default() };
        let Some(here) = at(here) else { return self.way_out(shop, steps, means) };
        let mut search = self.search(steps, means.pizzas.min(shop.pizzas));
        for pair in path[1..].windows(2) {
            if let (Some(one), Some(other)) = (at(&pair[0]), at(&pair[1])) {
                search.used.push((one as u8, other as u8));
            }
        }
        if search.pizzas > 0 {
            let left = means.distance.saturating_sub(path.len() as u8 - 1);
            search.enter(here as u8, left);
        }
        search.best
    }

    /// The pizzeria from which the next way should begin, and that way.
    pub(super) fn best_way(&self, steps: &[f32; 4], means: Means) -> Option<(usize, Way)> {
        let ways = self.shops.iter().enumerate().map(|(idx, shop)| (idx, self.way_out(shop, steps, means)));
        ways.filter(|(_, way)| way.worth > 0.0).max_by(|(_, a), (_, b)| a.worth.total_cmp(&b.worth))
    }

    /// What can be delivered in several ways, one after the other: its worth, and how many pizzas.
    pub(super) fn plan(&self, steps: &[f32; 4], mut means: Means) -> (f32, u8) {
        let mut town = self.clone();
        let mut worth = 0.0;
        let mut delivered = 0;
        while means.rounds > 0 && means.pizzas > 0 {
            let Some((shop, way)) = town.best_way(steps, means) else { break };
            means.rounds -= 1;
            worth += way.worth;
            for (stop, pizzas) in way.stops {
                town.stops[usize::from(stop)].free -= pizzas;
                town.shops[shop].pizzas -= pizzas;
                means.pizzas -= pizzas;
                delivered += pizzas;
            }
        }
        (worth, delivered)
    }
}

impl Search<'_> {
    fn enter(&mut self, stop: u8, left: u8) {
        self.ways += 1;
        self.path.push(stop);
        self.weigh();
        if left > 0 && self.ways < MOST_WAYS {
            for next in self.town.stops[usize::from(stop)].next.into_iter().flatten() {
                let road = (stop.min(next), stop.max(next));
                if !self.used.iter().any(|(a, b)| (*a.min(b), *a.max(b)) == road) {
                    self.used.push(road);
                    self.enter(next, left - 1);
                    self.used.pop();
                }
            }
        }
        self.path.pop();
    }

    /// Shares the pizzas out over the path: complete tiles first, the smallest needs before the large ones.
    fn weigh(&mut self) {
        let mut drops = [0u8; 32];
        let mut left = self.pizzas;
        let mut worth = 0.0;
        let is_first = |idx: usize, path: &[u8]| !path[..idx].contains(&path[idx]);
        for whole in [true, false] {
            for need in 1..=3 {
                for idx in 0..self.path.len() {
                    let stop = &self.town.stops[usize::from(self.path[idx])];
                    if stop.free != need || drops[idx] > 0 || left == 0 || !is_first(idx, &self.path) {
                        continue;
                    }
                    if left >= need {
                        drops[idx] = need;
                        worth += f32::from(need) + self.steps[stop.colour.index()];
                    } else if !whole {
                        drops[idx] = left;
                        worth += f32::from(left);
                    }
                    left -= drops[idx];
                }
            }
        }
        // Of equal ways the shorter.
        worth -= 0.001 * self.path.len() as f32;
        if worth > self.best.worth && left < self.pizzas {
            let last = (0..self.path.len()).rev().find(|idx| drops[*idx] > 0).unwrap_or(0);
            let stops = (0..=last).map(|idx| (self.path[idx], drops[idx])).collect();
            self.best = Way { worth, stops };
        }
    }
}
