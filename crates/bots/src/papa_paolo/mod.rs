//! Papà Paolo: lays tiles near its pizzerias, keeps pizzas, houses and couriers in step, and bids what a delivery
//! tile would bring.

mod heuristic;
mod routes;

use std::cell::OnceCell;

use game::{Actor, Dice, Edition, Game, Log};
use papa_paolo::{Action, Cell, Colour, Components, Job, PIZZA_PRICES, PlayerView, State, Task, View};

use crate::bot::Greedy;
use routes::{Means, Town};

/// Pizzas and tiles of distance to reckon with, by round.
const PIZZAS: [f32; 5] = [3.5, 5.0, 6.0, 6.5, 7.5];
const REACH: [u8; 5] = [2, 2, 3, 3, 4];

impl Greedy for State {
    fn greedy(
        edition: &'static Edition<Components>,
        view: &View,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Action {
        let Some(mind) = Mind::of(edition, view) else { return *dice.pick(legal) };
        match mind.me.task {
            Task::Delivering => mind.deliver(legal),
            Task::Pawn => {
                // What nobody can see does not matter for one's own next two clicks.
                let state = State::sample(edition, view, dice);
                let worth = |action: &Action| match action {
                    Action::Place(field) => mind.pawn(&state, *field, dice.clone()),
                    _ => 0.0,
                };
                best(legal, worth)
            }
            _ => best(legal, |action| mind.worth(*action)),
        }
    }
}

/// The first of those that are worth the most.
fn best(legal: &[Action], worth: impl Fn(&Action) -> f32) -> Action {
    let mut found = (f32::MIN, legal[0]);
    for action in legal {
        let worth = worth(action);
        if worth > found.0 {
            found = (worth, *action);
        }
    }
    found.1
}

/// Houses without a pizza that are no further away than this, and in all.
fn houses(town: &Town, distances: &[u8], reach: u8) -> (f32, f32) {
    let (mut near, mut all) = (0.0, 0.0);
    for (stop, far) in town.stops.iter().zip(distances) {
        all += f32::from(stop.free);
        near += if *far <= reach { f32::from(stop.free) } else { 0.0 };
    }
    (near, all)
}

/// What a player has in mind.
struct Mind<'a> {
    printed: &'a Components,
    view: &'a View,
    me: &'a PlayerView,
    town: Town,
    distances: Vec<u8>,
    /// Houses that can be reached in this round, and in all.
    houses: (f32, f32),
    /// What takes long to find out is found out once.
    found: Found,
    /// What a step on each track is worth.
    steps: [f32; 4],
    /// What £1 is worth.
    pound: f32,
    money: f32,
    /// From 0.
    round: usize,
}

#[derive(Default)]
struct Found {
    deliverable: OnceCell<f32>,
    express: OnceCell<f32>,
    /// By its place at the Piazza.
    tiles: [OnceCell<f32>; 4],
}

impl<'a> Mind<'a> {
    fn of(edition: &'static Edition<Components>, view: &'a View) -> Option<Mind<'a>> {
        let me = view.mine()?;
        let printed = &edition.printed;
        let round = usize::from(view.round) - 1;
        let left = (4 - round) as f32;
        let money = f32::from(me.money.unwrap_or(0));
        let town = Town::of(me);
        let mut steps = [0.12 * left, 0.15 * left, 0.15 * left, 0.3 * left];
        let last = printed.tracks.last();
        let least = me.levels.iter().min().copied().unwrap_or(0);
        let versatility = |level: u8| f32::from(printed.tracks.versatility[usize::from(level.min(last))]);
        let alone = me.levels.iter().filter(|level| **level == least).count() as f32;
        for (step, level) in steps.iter_mut().zip(me.levels) {
            if level == last {
                *step = 0.0;
            } else if level + 1 == last {
                *step += 2.0;
            } else {
                *step += 0.1 + 0.15 * f32::from(level);
            }
            if level == least {
                *step += (versatility(least + 1) - versatility(least)) / alone;
            }
        }
        let pound = match view.round {
            5 => 0.12,
            _ if money < 6.0 => 0.5,
            _ if money < 12.0 => 0.4,
            _ => 0.25,
        };
        let distances = town.distances();
        Some(Mind {
            printed,
            view,
            me,
            houses: houses(&town, &distances, REACH[round]),
            found: Found::default(),
            distances,
            town,
            steps,
            pound,
            money,
            round,
        })
    }

    fn level(&self, colour: Colour) -> u8 {
        self.printed.tracks.values[colour.index()][usize::from(self.me.levels[colour.index()])]
    }

    /// How many pizzas could be delivered in this round, if only they were there.
    fn deliverable(&self) -> f32 {
        *self.found.deliverable.get_or_init(|| {
            let mut full = self.town.clone();
            full.shops.iter_mut().for_each(|shop| shop.pizzas = 9);
            let means = self.means(PIZZAS[self.round] as u8, REACH[self.round]);
            f32::from(full.plan(&self.steps, means).1)
        })
    }

    fn waiting(&self) -> f32 {
        self.me.shops.iter().map(|shop| f32::from(shop.pizzas)).sum()
    }

    fn room(&self) -> f32 {
        self.me.shops.iter().map(|shop| f32::from(shop.capacity - shop.pizzas)).sum()
    }

    /// Pizzas that can probably be delivered in this round, and after it.
    fn demand(&self) -> (f32, f32) {
        let (near, all) = self.houses;
        // Pawns still to be placed bring more houses.
        let more = if self.me.pawns > 0 && self.round < 4 { f32::from(self.me.pawns) * 0.7 } else { 0.0 };
        let now = (self.deliverable() + more.min(near + more - self.deliverable())).min(PIZZAS[self.round]);
        let later = if self.round < 4 { (all + more - now).max(1.5) } else { 0.0 };
        (now, later)
    }

    /// What so many more pizzas on the pizzerias are worth.
    fn pizzas(&self, count: f32) -> f32 {
        let (now, later) = self.demand();
        let has = self.waiting();
        let soon = (now - has).clamp(0.0, count);
        let rest = count - soon;
        let then = (now + later - has - soon).clamp(0.0, rest);
        let waste = rest - then;
        soon * 1.2 + then * 0.65 - waste * if self.round == 4 { 1.0 } else { 0.1 }
    }

    /// What a tile is worth on this cell.
    fn tile(&self, cell: Cell, houses: u8, colour: Colour, exits: papa_paolo::Sides) -> f32 {
        let at = |cell: Cell| self.town.stops.iter().position(|stop| stop.cell == cell);
        let is_shop = |cell: Cell| self.me.shops.iter().any(|shop| shop.cell == cell);
        let mut far = u8::MAX - 1;
        let mut open = 0.0;
        for side in exits.iter() {
            let Some(other) = cell.beside(side) else { continue };
            if is_shop(other) {
                far = 0;
            } else if let Some(stop) = at(other) {
                far = far.min(self.distances[stop]);
            } else {
                open += 1.0;
            }
        }
        let far = far.saturating_add(1);
        let (near, all) = self.houses;
        let houses = f32::from(houses);
        let reachable = if far <= REACH[self.round] { 1.0 } else { 0.0 };
        let later = if self.round < 4 { 1.0 } else { 0.0 };
        let soon = (PIZZAS[self.round] + 1.0 - near).clamp(0.0, houses) * reachable;
        let goal = PIZZAS[self.round] + if self.round < 4 { PIZZAS[self.round + 1] } else { 0.0 };
        let then = (goal - all - soon).clamp(0.0, houses - soon) * later;
        let step = self.steps[colour.index()] * if reachable + later > 0.0 { 1.0 / houses } else { 0.0 };
        let near_is_good = 0.12 * (3.0 - f32::from(far.min(6)));
        let open_is_good = if self.round < 3 { 0.08 * open } else { 0.0 };
        0.75 * soon + 0.45 * then + 0.5 * step + near_is_good * houses / 2.0 + open_is_good
    }

    fn means(&self, pizzas: u8, distance: u8) -> Means {
        Means { pizzas, rounds: self.level(Colour::Green), distance }
    }

    fn express(&self) -> f32 {
        *self.found.express.get_or_init(|| self.express_worth())
    }

    fn express_worth(&self) -> f32 {
        let pizzas = self.level(Colour::Red);
        let (worth, delivered) = self.town.plan(&self.steps, self.means(pizzas, 9));
        // Houses and pizzas that the delivery tile would need are no gain.
        let (now, _) = self.demand();
        let spare = (self.waiting() - now).clamp(0.0, f32::from(delivered));
        let hurry = if self.round == 4 { 0.8 } else { 0.5 };
        worth * hurry + spare * 0.4 - 2.0 * self.pound
    }

    /// What a pizzeria of this price and capacity is worth.
    fn pizzeria(&self, kind: usize) -> f32 {
        let kind = self.printed.pizzerias[kind];
        let tight = if self.room() < 3.0 { 0.12 } else { 0.04 };
        let later = if self.round < 4 { 0.5 } else { 0.1 };
        self.pizzas(2.0) + later + tight * f32::from(kind.capacity) - f32::from(kind.price) * self.pound
    }

    /// The best purchase: its worth and how many.
    fn market(&self) -> (f32, u8) {
        let extra = f32::from(self.level(Colour::Blue));
        let purchase = |(idx, price): (usize, &u8)| {
            let count = (idx as f32 + 1.0 + extra).min(self.room());
            (self.pizzas(count) - f32::from(*price) * self.pound, idx as u8 + 1)
        };
        let affordable =
            PIZZA_PRICES.iter().enumerate().filter(|(_, price)| f32::from(**price) <= self.money);
        affordable.map(purchase).max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or((-1.0, 1))
    }

    fn job(&self, job: Job) -> f32 {
        match job {
            Job::Sponsor => f32::from(self.level(Colour::Gold)) * self.pound,
            Job::Market => self.market().0,
            Job::Express => self.express(),
            Job::Build => (0..self.printed.pizzerias.len())
                .filter(|kind| self.view.stock[*kind] > 0)
                .filter(|kind| f32::from(self.printed.pizzerias[*kind].price) <= self.money)
                .map(|kind| self.pizzeria(kind))
                .fold(-1.0, f32::max),
        }
    }

    /// A pawn on a field is worth the best that can be done there, and a part of the coins.
    fn pawn(&self, state: &State, field: u8, mut dice: Dice) -> f32 {
        let Some(seat) = self.view.viewer.seat() else { return 0.0 };
        let mut after = state.clone();
        after.apply(Actor::Seat(seat), Action::Place(field), &mut dice, &mut Log::off());
        let mut legal = Vec::new();
        after.legal_actions(Actor::Seat(seat), &mut legal);
        let tile = self.view.fields[usize::from(field)].tile;
        let worth = |action: &Action| match action {
            Action::Lay { cell, exits } => {
                tile.map_or(0.0, |tile| self.tile(*cell, tile.houses, tile.colour, *exits))
            }
            action => self.worth(*action),
        };
        let best = legal.iter().map(worth).fold(0.0, f32::max);
        let board = self.printed.board(self.view.seats());
        let (row, column) =
            (usize::from(field) / board.columns.len(), usize::from(field) % board.columns.len());
        let coins = self.view.coins[row] + self.view.coins[board.rows.len() + column];
        best + 0.25 * self.pound * f32::from(coins)
    }

    /// What a delivery tile would bring.
    fn tile_worth(&self, id: papa_paolo::DeliveryId) -> f32 {
        let tile = self.printed.delivery(id);
        self.town.plan(&self.steps, self.means(tile.pizzas, tile.distance)).0
    }

    /// The same for the tile at this place of the Piazza, if there is one.
    fn offered(&self, place: usize) -> Option<f32> {
        let id = self.view.deliveries[place]?;
        Some(*self.found.tiles[place].get_or_init(|| self.tile_worth(id)))
    }

    fn all_offered(&self) -> impl Iterator<Item = f32> {
        (0..self.view.deliveries.len()).filter_map(|place| self.offered(place))
    }

    fn bid(&self, place: u8) -> f32 {
        let pound = if self.round == 4 { 0.02 } else { self.pound };
        if self.view.seats() == 2 {
            let amount = f32::from(self.printed.piazza.bids[usize::from(place)]);
            let mut tiles: Vec<f32> = self.all_offered().collect();
            tiles.sort_by(f32::total_cmp);
            let rival = self.view.players.iter().filter(|player| !std::ptr::eq(*player, self.me));
            let stands = rival.filter_map(|player| player.bid.step()).max();
            let higher = stands.is_none_or(|other| place > other);
            let tile = if higher { tiles.last() } else { tiles.first() };
            return tile.copied().unwrap_or(0.0) + if higher { 0.4 } else { 0.0 } - amount * pound;
        }
        let (step, column) = (usize::from(place) / 4, usize::from(place) % 4);
        let amount = f32::from(self.printed.piazza.steps[step][column]);
        let Some(tile) = self.offered(column) else { return -1.0 };
        // A pawn further up chooses an investment earlier, and is not outbid so soon.
        tile + 0.12 * step as f32 - amount * pound + if column == 0 { 0.1 } else { 0.0 }
    }

    /// What bidding no more is worth: of two players, the last bid stands.
    fn withdraw(&self) -> f32 {
        let Some(place) = self.me.bid.step().filter(|_| self.view.seats() == 2) else { return 0.3 };
        let worst = self.all_offered().fold(f32::MAX, f32::min);
        let pound = if self.round == 4 { 0.02 } else { self.pound };
        worst - f32::from(self.printed.piazza.bids[usize::from(place)]) * pound
    }

    fn learn(&self, colour: Colour) -> f32 {
        let mut worth = self.steps[colour.index()];
        if colour == Colour::Green {
            // One more round may help at once.
            if let Some(id) = self.me.delivery {
                let tile = self.printed.delivery(id);
                let next = usize::from(self.me.levels[3] + 1).min(usize::from(self.printed.tracks.last()));
                let more = Means {
                    rounds: self.printed.tracks.values[3][next],
                    ..self.means(tile.pizzas, tile.distance)
                };
                worth += self.town.plan(&self.steps, more).0 - self.tile_worth(id);
            }
        }
        worth
    }

    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Lay { cell, exits } => {
                let Task::Field(field) = self.me.task else { return 0.0 };
                let tile = self.view.fields[usize::from(field)].tile;
                tile.map_or(0.0, |tile| self.tile(cell, tile.houses, tile.colour, exits))
            }
            Action::Perform(job) => self.job(job),
            Action::Buy(count) => -f32::from(count.abs_diff(self.market().1)),
            Action::Stock(cell) => self.stock(cell),
            Action::Pick(kind) => self.pizzeria(usize::from(kind)),
            Action::Site(cell) => self.site(cell),
            Action::Bid(place) => self.bid(place),
            Action::Withdraw => self.withdraw(),
            Action::Take(colour) => {
                let price = if self.me.bid.step().is_some() { 0.0 } else { self.pound };
                self.learn(colour).max(self.job(Job::of(colour))) - price
            }
            Action::Learn => self.me.investment.map_or(0.0, |colour| self.learn(colour)),
            Action::Claim(place) => self.offered(usize::from(place)).unwrap_or(0.0),
            Action::Keep(_)
            | Action::Place(_)
            | Action::Offer(_)
            | Action::Start(_)
            | Action::Step(_)
            | Action::Drop(_)
            | Action::Finish
            | Action::Nothing => 0.0,
        }
    }

    /// A pizza on this pizzeria: better where houses are near and pizzas are few.
    fn stock(&self, cell: Cell) -> f32 {
        let Some(shop) = self.me.shops.iter().find(|shop| shop.cell == cell) else { return 0.0 };
        let near = self.town.stops.iter().filter(|stop| {
            let (x, y) = (stop.cell.x() - cell.x(), stop.cell.y() - cell.y());
            x.abs() + y.abs() <= 3
        });
        let houses: f32 = near.map(|stop| f32::from(stop.free)).sum();
        self.pizzas(1.0) + 0.02 * (houses - f32::from(shop.pizzas))
    }

    /// A pizzeria here: better where roads lead to it.
    fn site(&self, cell: Cell) -> f32 {
        let beside = |side: papa_paolo::Side| {
            let other = cell.beside(side)?;
            let laid = self.me.tiles.iter().find(|laid| laid.cell == other)?;
            laid.tile.exits.contains(side.opposite()).then_some(laid)
        };
        let roads: Vec<_> = papa_paolo::Side::ALL.into_iter().filter_map(beside).collect();
        let free: f32 = roads.iter().map(|laid| f32::from(laid.tile.houses - laid.pizzas)).sum();
        roads.len() as f32 + 0.3 * free
    }

    /// On along the best way, or the next one, or home.
    fn deliver(&self, legal: &[Action]) -> Action {
        let Some(tour) = &self.me.tour else { return legal[0] };
        let distance = tour.distance.unwrap_or(9);
        let means = Means { pizzas: tour.pizzas, rounds: tour.rounds, distance };
        let way = self.town.way_on(&tour.path, &self.steps, means);
        let here = tour.path.last().copied();
        let cell = |stop: u8| self.town.stops[usize::from(stop)].cell;
        let mut stops = way.stops.iter();
        let wanted = match stops.next() {
            Some((stop, pizzas)) if Some(cell(*stop)) == here && *pizzas > 0 => {
                Some(Action::Drop(cell(*stop)))
            }
            Some((stop, _)) if Some(cell(*stop)) == here => {
                stops.next().map(|(next, _)| Action::Step(cell(*next)))
            }
            Some((stop, _)) => Some(Action::Step(cell(*stop))),
            None => None,
        };
        if let Some(wanted) = wanted.filter(|action| legal.contains(action)) {
            return wanted;
        }
        if let Some((shop, _)) = self.town.best_way(&self.steps, means) {
            let start = Action::Start(self.town.shops[shop].cell);
            if legal.contains(&start) {
                return start;
            }
        }
        // Whatever delivers something.
        let drop = legal.iter().find(|action| matches!(action, Action::Drop(_)));
        *drop.or_else(|| legal.iter().find(|action| matches!(action, Action::Finish))).unwrap_or(&legal[0])
    }
}
