//! The route finder against a naive search: every walk is tried, one road after the other, on the view alone.

use std::collections::{BTreeMap, BTreeSet};

use game::{Actor, Dice, Game, Log, Printed, Seat, Viewer};
use papa_paolo::{Action, Cell, Components, LaidView, Options, PlayerView, Side, State};
use testkit::legal;

/// A district and a courier in it, as a person would keep them in mind.
struct Walk<'a> {
    tiles: BTreeMap<Cell, &'a LaidView>,
    shops: BTreeSet<Cell>,
    used: Vec<(Cell, Cell)>,
}

impl<'a> Walk<'a> {
    fn new(player: &'a PlayerView, path: &[Cell]) -> Walk<'a> {
        Walk {
            tiles: player.tiles.iter().map(|laid| (laid.cell, laid)).collect(),
            shops: player.shops.iter().map(|shop| shop.cell).collect(),
            used: path.windows(2).map(|pair| (pair[0], pair[1])).collect(),
        }
    }

    /// R8.2, R8.4, R8.5, Q23: the tiles to which an unused road leads.
    fn next(&self, from: Cell) -> Vec<Cell> {
        let mut next = Vec::new();
        for side in Side::ALL {
            let Some(to) = from.beside(side) else { continue };
            let Some(tile) = self.tiles.get(&to) else { continue };
            let out = self.shops.contains(&from)
                || self.tiles.get(&from).is_some_and(|tile| tile.tile.exits.contains(side));
            let used = self.used.contains(&(from, to)) || self.used.contains(&(to, from));
            if out && tile.tile.exits.contains(side.opposite()) && !used {
                next.push(to);
            }
        }
        next
    }

    fn is_hungry(&self, cell: Cell) -> bool {
        self.tiles.get(&cell).is_some_and(|laid| laid.pizzas < laid.tile.houses)
    }

    /// Q25: whether somebody is hungry on some walk of at most `left` more tiles.
    fn feeds(&mut self, from: Cell, left: usize, seen: &mut BTreeSet<Cell>) -> bool {
        let mut fed = false;
        if left == 0 {
            return false;
        }
        for to in self.next(from) {
            if self.is_hungry(to) {
                seen.insert(to);
                fed = true;
            }
            self.used.push((from, to));
            fed |= self.feeds(to, left - 1, seen);
            self.used.pop();
        }
        fed
    }
}

/// What may be done in these deliveries, and what is in reach.
fn expected(player: &PlayerView) -> (Vec<Action>, Vec<Cell>) {
    let tour = player.tour.as_ref().expect("deliveries are under way");
    // An express courier never needs more than every tile once to get anywhere.
    let distance = tour.distance.map_or(9, usize::from);
    let mut actions = Vec::new();
    let mut reach = BTreeSet::new();
    let stocked = |cell: &Cell| player.shops.iter().any(|shop| shop.cell == *cell && shop.pizzas > 0);
    let walk_from = tour.path.first().copied();
    if tour.pizzas > 0 {
        let mut ignored = BTreeSet::new();
        for shop in &player.shops {
            let seen = if walk_from.is_none() { &mut reach } else { &mut ignored };
            let serves = stocked(&shop.cell) && Walk::new(player, &[]).feeds(shop.cell, distance, seen);
            if serves && tour.rounds > 0 && (walk_from.is_none() || tour.dropped > 0) {
                actions.push(Action::Start(shop.cell));
            }
        }
        if let (Some(shop), Some(at)) = (walk_from, tour.path.last())
            && stocked(&shop)
        {
            let left = distance - (tour.path.len() - 1);
            let mut walk = Walk::new(player, &tour.path);
            walk.feeds(*at, left, &mut reach);
            if walk.is_hungry(*at) {
                reach.insert(*at);
                actions.push(Action::Drop(*at));
            }
            for to in walk.next(*at) {
                walk.used.push((*at, to));
                let feeds = walk.is_hungry(to) || walk.feeds(to, left.saturating_sub(1), &mut ignored);
                if left > 0 && feeds {
                    actions.push(Action::Step(to));
                }
                walk.used.pop();
            }
        }
    }
    if !tour.express || tour.delivered > 0 {
        actions.push(Action::Finish);
    }
    actions.sort_unstable();
    (actions, reach.into_iter().collect())
}

#[test]
fn every_offer_of_a_delivery_is_found_by_a_naive_search() {
    let mut compared = 0;
    for seed in 0..300 {
        let seats = 2 + (seed % 3) as u8;
        let mut dice = Dice::new(seed.into());
        let mut state = State::setup(Components::embedded(), seats, &Options::default(), &mut dice);
        while let Some(seat) = state.status().waiting().iter().next() {
            let actions = legal(&state, Actor::Seat(seat));
            compared += u32::from(compare(&state, seat, &actions));
            // Tiles make districts, and districts make routes.
            let lays: Vec<Action> =
                actions.iter().copied().filter(|action| matches!(action, Action::Lay { .. })).collect();
            let action = if lays.is_empty() { *dice.pick(&actions) } else { *dice.pick(&lays) };
            state.apply(seat.into(), action, &mut dice, &mut Log::off());
        }
    }
    assert!(compared > 8_000, "only {compared} positions");
}

fn compare(state: &State, seat: Seat, actions: &[Action]) -> bool {
    let view = state.view(Viewer::Public);
    let player = &view.players[seat.index()];
    let Some(tour) = &player.tour else { return false };
    // Express walks without limit are too many for a naive search in a large district.
    if tour.express && player.tiles.len() > 7 {
        return false;
    }
    let (expected, reach) = expected(player);
    assert_eq!(actions, expected, "{player:?}");
    assert_eq!(tour.reach, reach, "{player:?}");
    true
}
