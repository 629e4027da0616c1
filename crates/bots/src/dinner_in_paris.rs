//! Dinner in Paris: open what the hand pays for, build every turn, complete what is met.
//!
//! Everything is weighed in points, or in what should become points: an income for the turns to come, a card for the
//! restaurant it brings nearer, a terrace for its row, its pigeon, the contests and the objectives.

mod heuristic;

use dinner_in_paris::{
    Action, Area, Card, Cell, Cells, Components, Contest, FACES, Goal, House, HouseView, Kind, Objective,
    Phase, Pigeon, RESTAURANTS_TO_END, Shape, Spot, State, View,
};
use game::{Dice, Edition, Seat};

use crate::bot::Greedy;

impl Greedy for State {
    fn greedy(
        edition: &'static Edition<Components>,
        view: &View,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Action {
        let Some(seat) = view.viewer.seat() else { return *dice.pick(legal) };
        let chair = Chair::new(&edition.printed, view, seat);
        // The first of the best; nothing here needs luck.
        let mut best = (f32::MIN, legal[0]);
        for action in legal {
            let worth = chair.worth(*action);
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

/// What one seat sees, made ready for weighing.
struct Chair<'a> {
    components: &'a Components,
    view: &'a View,
    seat: Seat,
    hand: [u8; FACES],
    /// Terraces of all, and of this seat.
    taken: Cells,
    own: Cells,
    /// How much of the game is left, from 1 down to 0.
    left: f32,
    /// The hand's [`promise`](Chair::promise).
    promise: f32,
}

impl<'a> Chair<'a> {
    fn new(components: &'a Components, view: &'a View, seat: Seat) -> Chair<'a> {
        let mut hand = [0; FACES];
        for card in view.players[seat.index()].hand.iter().flatten() {
            hand[components.face(*card).expect("a view is of this edition")] += 1;
        }
        let limit = RESTAURANTS_TO_END[usize::from(view.seats()) - 2];
        let open = view.houses.len().min(limit);
        let left = if view.ending.is_some() { 0.0 } else { 1.0 - open as f32 / limit as f32 };
        let taken = view.houses.iter().flat_map(|house| house.terraces.iter().copied()).collect();
        let own = view.terraces_of(seat);
        let mut chair = Chair { components, view, seat, hand, taken, own, left, promise: 0.0 };
        chair.promise = chair.promise(&hand);
        chair
    }

    fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Keep(objective) if self.view.phase == Phase::Keeping => self.ease(objective),
            Action::Keep(objective) => self.prospect(objective),
            Action::Share(_) => 0.0,
            Action::Take(slot) => self.of_card(self.view.river[usize::from(slot)]) + 0.1,
            Action::TakeTop => self.of_unseen_card(),
            Action::Discard(card) => -self.loss_of(card),
            Action::Open(kind) => self.of_restaurant(kind),
            Action::Waive => self.of_waiving(),
            Action::Pay(card) => 20.0 - self.loss_of(card) - card.ingredients().count() as f32,
            Action::Place(spot) => self.of_spot(spot),
            Action::Build => self.of_build(),
            Action::Spend => self.of_coins(1),
            Action::SpendPigeon => self.of_coins(2) - 0.1,
            Action::Cover(house) => self.of_cover(house),
            Action::Lay(cell) => self.of_terrace(cell) + 1.0,
            Action::For(house) => f32::from(self.components.menu(house.kind()).points),
            Action::Finish => 0.0,
            Action::Complete(objective) => 4.0 + self.points(objective) + self.urgency(objective),
            Action::CompleteAlso(objective) => 40.0 + self.points(objective),
            // It costs nothing, and what is no good can be shared; but a second completion is worth more.
            Action::DrawObjective => {
                if self.own.len() > 12 || self.left < 0.3 {
                    30.0
                } else {
                    -1.0
                }
            }
            Action::EndTurn => 0.0,
        }
    }

    fn points(&self, objective: Objective) -> f32 {
        f32::from(self.components.objective(objective).points)
    }

    /// A shared objective may be gone when the turn comes again.
    fn urgency(&self, objective: Objective) -> f32 {
        if self.view.shared.contains(&objective) { 1.0 } else { 0.0 }
    }

    /// How gladly an objective is kept at the beginning.
    fn ease(&self, objective: Objective) -> f32 {
        let trouble = match self.components.objective(objective).goal {
            Goal::Area { .. } => 1.0,
            Goal::Total(_) => 2.0,
            Goal::Shape(_) => 3.0,
            Goal::AroundEach { count, .. } => 4.0 + f32::from(count),
            Goal::Quarters(_) | Goal::AroundKinds(_) => 6.0,
            Goal::Rows(_) | Goal::EmptyRows(_) => 7.0,
        };
        self.points(objective) * 0.5 - trouble
    }

    /// Whether an objective that was drawn is worth keeping: above 0 if so.
    fn prospect(&self, objective: Objective) -> f32 {
        let lacking = self.view.lacking(self.components, self.seat, objective) as f32;
        if lacking == 0.0 {
            return 10.0;
        }
        // Each build lays a few terraces, and not all of them where they are wanted.
        let reachable = self.left * 12.0;
        self.points(objective) * if lacking < reachable { 1.0 } else { -1.0 }
    }

    /// What a restaurant of a kind brings when it opens now.
    fn of_restaurant(&self, kind: Kind) -> f32 {
        let menu = self.components.menu(kind);
        let row = &self.components.rows[menu.row];
        let emptied = usize::from(self.me().emptied[menu.row]);
        let first = self.view.houses.iter().all(|house| {
            house.owner != self.seat || self.components.menu(house.house.kind()).row != menu.row
        });
        // A new row is worth some of the terraces that it opens the way to.
        let way =
            if first { 0.25 * f32::from(row.worth[usize::from(row.size)]) * (0.2 + self.left) } else { 0.0 };
        let turns = 8.0 * self.left;
        let room = if emptied < usize::from(row.size) { 0.5 } else { 0.0 };
        let contest = if self.view.contests.contains(&Contest::Restaurants) { 2.0 } else { 0.0 };
        f32::from(menu.points) + f32::from(menu.income) * turns * 0.8 + way + room + contest + 1.0
    }

    fn me(&self) -> &dinner_in_paris::PlayerView {
        &self.view.players[self.seat.index()]
    }

    fn usable(&self, pigeon: Pigeon) -> usize {
        let count =
            |cards: &Option<Vec<Pigeon>>| cards.iter().flatten().filter(|card| **card == pigeon).count();
        let fresh = if self.view.active == self.seat { count(&self.view.turn.fresh_pigeons) } else { 0 };
        count(&self.me().pigeon_hand) - fresh
    }

    /// What a hand should become: every restaurant counts the more, the less it lacks.
    fn promise(&self, hand: &[u8; FACES]) -> f32 {
        let less = self.usable(Pigeon::OneLess).min(1) as u8;
        let mut promise = 0.0;
        for kind in Kind::ALL {
            let open = self.view.houses.iter().filter(|house| house.house.kind() == kind).count();
            if open >= kind.houses().count() {
                continue;
            }
            let paid = self.components.payable(kind, hand) + less;
            let lacking = self.components.menu(kind).ingredients.saturating_sub(paid);
            let near = [1.0, 0.55, 0.28, 0.13, 0.06, 0.03, 0.01, 0.0][usize::from(lacking.min(7))];
            promise += near * self.of_restaurant(kind) * 0.6;
        }
        let coins = self.components.face(Card::COIN).map_or(0, |face| hand[face]);
        promise + f32::from(coins) * 0.9
    }

    fn with(&self, card: Card, change: i8) -> f32 {
        let mut hand = self.hand;
        let face = self.components.face(card).expect("a view is of this edition");
        hand[face] = hand[face].saturating_add_signed(change);
        self.promise(&hand)
    }

    /// In the last round a card is only good for a coin.
    fn use_of_cards(&self) -> f32 {
        if self.view.ending.is_some() { 0.1 } else { 1.0 }
    }

    fn of_card(&self, card: Card) -> f32 {
        (self.with(card, 1) - self.promise) * self.use_of_cards()
    }

    fn loss_of(&self, card: Card) -> f32 {
        self.promise - self.with(card, -1)
    }

    /// The mean of the cards that are out of sight.
    fn of_unseen_card(&self) -> f32 {
        let mut unseen = self.components.copies;
        let seen = self.view.river.iter().chain(&self.view.discards).chain(self.me().hand.iter().flatten());
        for card in seen {
            let face = self.components.face(*card).expect("a view is of this edition");
            unseen[face] = unseen[face].saturating_sub(1);
        }
        let (mut sum, mut count) = (0.0, 0.0);
        for (card, copies) in self.components.cards.iter().zip(unseen) {
            if copies > 0 {
                sum += self.of_card(*card) * f32::from(copies);
                count += f32::from(copies);
            }
        }
        if count > 0.0 { sum / count } else { 0.0 }
    }

    /// The pigeon card saves a card of a dear restaurant, or stands in where one is missing.
    fn of_waiving(&self) -> f32 {
        match self.view.phase {
            Phase::Paying { kind } if self.components.menu(kind).ingredients >= 5 => 50.0,
            _ => 0.0,
        }
    }

    /// The worth of the terraces that the money will buy.
    fn of_build(&self) -> f32 {
        let mut emptied = self.me().emptied;
        let mut coins = self.me().income + self.coins_in_hand();
        let mut worth = 0.0;
        let rows: Vec<usize> =
            self.houses().map(|house| self.components.menu(house.house.kind()).row).collect();
        loop {
            let affordable = rows.iter().copied().filter(|row| {
                let space = usize::from(emptied[*row]);
                space < usize::from(self.components.rows[*row].size)
                    && self.components.rows[*row].cost[space] <= coins
            });
            let gain = |row: usize| {
                self.of_space(row, emptied[row])
                    / f32::from(self.components.rows[row].cost[usize::from(emptied[row])])
            };
            let Some(row) = affordable.max_by(|a, b| gain(*a).total_cmp(&gain(*b))) else { break };
            worth += self.of_space(row, emptied[row]) + 0.5;
            coins -= self.components.rows[row].cost[usize::from(emptied[row])];
            emptied[row] += 1;
        }
        worth
    }

    /// What emptying a space brings.
    fn of_space(&self, row: usize, space: u8) -> f32 {
        let row = &self.components.rows[row];
        if space >= row.size {
            return 0.0;
        }
        let space = usize::from(space);
        if row.bonus[space] > 0 {
            return 0.6 + 6.0 * self.left;
        }
        // The number after a bonus is two steps away from the one before it: both spaces earn it together.
        f32::from(row.worth[space + 1]) - f32::from(row.worth[space])
    }

    fn coins_in_hand(&self) -> u8 {
        let coins = self.components.face(Card::COIN).map_or(0, |face| self.hand[face]);
        coins + 2 * self.usable(Pigeon::TwoCoins) as u8
    }

    fn houses(&self) -> impl Iterator<Item = &HouseView> {
        self.view.houses.iter().filter(|house| house.owner == self.seat)
    }

    fn price(&self, house: House) -> Option<u8> {
        let number = self.components.menu(house.kind()).row;
        let row = &self.components.rows[number];
        let space = self.me().emptied[number];
        (space < row.size).then(|| row.cost[usize::from(space)])
    }

    /// Coins are added when they buy a terrace that the money alone does not.
    fn of_coins(&self, add: u8) -> f32 {
        let (coins, most) = (self.view.turn.coins, self.view.turn.coins + self.coins_in_hand());
        let prices =
            || self.houses().filter(|house| self.has_way(house)).filter_map(|house| self.price(house.house));
        let buys_now = prices().any(|price| price <= coins);
        let buys_then =
            prices().any(|price| price > coins && price <= most && price + 1 >= coins + add.min(1));
        let idle = if self.view.turn.laid == 0 { 0.2 } else { -1.0 };
        if !buys_now && buys_then { 2.0 - 0.1 * f32::from(add) } else { idle }
    }

    /// Whether a restaurant has a cell to build on.
    fn has_way(&self, house: &HouseView) -> bool {
        let square = self.view.square(self.components);
        let tiles: Cells = house.terraces.iter().copied().collect();
        let reach = if tiles.is_empty() {
            square.front(house.spot, self.components.menu(house.house.kind()).width)
        } else {
            tiles.beside()
        };
        let others = self.taken.without(&tiles);
        !reach.and(&square.ground).without(&self.taken).without(&others.beside()).is_empty()
    }

    /// The card is for a restaurant that is walled in, or for the last round.
    fn of_cover(&self, house: House) -> f32 {
        let walled = self.houses().find(|own| own.house == house).is_some_and(|own| !self.has_way(own));
        let rich = self.price(house).is_some_and(|price| price <= self.view.turn.coins);
        if walled && rich { 3.0 } else { 0.1 }
    }

    /// The restaurant that a terrace on this cell would be for.
    fn house_for(&self, cell: Cell) -> Option<&HouseView> {
        let near = Cells::only(cell).beside();
        let beside = |house: &&HouseView| house.terraces.iter().any(|tile| near.contains(*tile));
        let square = self.view.square(self.components);
        let in_front = |house: &&HouseView| {
            let width = self.components.menu(house.house.kind()).width;
            house.terraces.is_empty()
                && self.price(house.house).is_some()
                && square.front(house.spot, width).contains(cell)
        };
        self.houses().find(beside).or_else(|| self.houses().find(in_front))
    }

    fn of_terrace(&self, cell: Cell) -> f32 {
        let Some(house) = self.house_for(cell) else { return 0.0 };
        let square = self.view.square(self.components);
        let row = self.components.menu(house.house.kind()).row;
        let price = self.price(house.house).unwrap_or(1);
        let mut worth = self.of_space(row, self.me().emptied[row]);
        worth += self.of_place(cell) + self.of_goals(cell);
        if square.pigeons.contains(cell) && !self.taken.contains(cell) {
            worth += 2.5;
        }
        if self.taken.contains(cell) {
            worth += 1.0;
        }
        // Room to go on: free cells beside it that no other restaurant touches.
        let tiles: Cells = house.terraces.iter().copied().collect();
        let open = Cells::only(cell).beside().and(&square.ground).without(&self.taken);
        worth += 0.15 * open.without(&self.taken.without(&tiles).beside()).len() as f32;
        // What matters is what the money buys.
        worth / f32::from(price.max(1)) * 2.0
    }

    /// What a cell does for contests.
    fn of_place(&self, cell: Cell) -> f32 {
        let square = self.view.square(self.components);
        let mut worth = 0.0;
        for contest in self.view.contests {
            worth += match contest {
                Contest::Around(decor) if square.around[decor.index()].contains(cell) => 1.5,
                Contest::Area(area) if square.halves[area.index()].contains(cell) => 0.5,
                _ => 0.0,
            };
        }
        worth
    }

    /// What a terrace on a cell does for objectives.
    fn of_goals(&self, cell: Cell) -> f32 {
        let own = self.me().objective_hand.iter().flatten().map(|objective| (objective, 0.2));
        let all = own.chain(self.view.shared.iter().map(|objective| (objective, 0.1)));
        let worth = |(objective, weight): (&Objective, f32)| {
            let card = self.components.objective(*objective);
            weight * f32::from(card.points) * self.progress(&card.goal, cell)
        };
        all.map(worth).sum()
    }

    /// How much nearer a terrace on this cell brings a goal, up to about 1.
    fn progress(&self, goal: &Goal, cell: Cell) -> f32 {
        let square = self.view.square(self.components);
        let step = |zone: &Cells, count: u8| {
            let has = self.own.common(zone);
            if zone.contains(cell) && has < usize::from(count) { 1.0 } else { 0.0 }
        };
        match goal {
            Goal::AroundEach { decor, count } => square
                .elements
                .iter()
                .filter(|element| element.decor == *decor)
                .map(|element| step(&element.around, *count))
                .sum(),
            Goal::AroundKinds(count) => square.around.iter().map(|around| step(around, *count)).sum(),
            Goal::Area { area, count } => 0.4 * step(&square.halves[area.index()], *count),
            Goal::Quarters(count) => square.quarters.iter().map(|quarter| 0.5 * step(quarter, *count)).sum(),
            Goal::Rows(_) | Goal::EmptyRows(_) | Goal::Total(_) => 0.2,
            Goal::Shape(shape) => self.towards(shape, cell),
        }
    }

    /// The best place for a shape that this cell would be part of.
    fn towards(&self, shape: &Shape, cell: Cell) -> f32 {
        let square = self.view.square(self.components);
        let near = Cells::only(cell);
        let mut best = 0;
        for turn in &shape.turns {
            for (column, row) in turn {
                let (Some(left), Some(top)) =
                    (cell.column().checked_sub(*column), cell.row().checked_sub(*row))
                else {
                    continue;
                };
                let (mut has, mut possible) = (0, true);
                for (dx, dy) in turn {
                    let (x, y) = (left + dx, top + dy);
                    if x >= square.size || y >= square.size {
                        possible = false;
                        break;
                    }
                    let part = Cell::new(x, y);
                    let mine = self.own.contains(part);
                    has += usize::from(mine);
                    possible &= mine
                        || near.contains(part)
                        || square.ground.contains(part) && !self.taken.contains(part);
                }
                if possible {
                    best = best.max(has + 1);
                }
            }
        }
        // Almost there counts more than just begun.
        let share = best as f32 / shape.size() as f32;
        share * share * share
    }

    /// A spot with room, pigeons and contests in front of it.
    fn of_spot(&self, spot: Spot) -> f32 {
        let square = self.view.square(self.components);
        let width = match self.view.phase {
            Phase::Placing { kind } => self.components.menu(kind).width,
            _ => 2,
        };
        let mut reach = square.front(spot, width);
        let blocked = self.taken.or(&self.taken.beside());
        let mut worth = 0.0;
        for distance in 0..6 {
            let free = reach.and(&square.ground).without(&blocked);
            let nearness = 1.0 / (1.0 + distance as f32);
            for cell in free.iter() {
                worth += nearness * (0.3 + 0.5 * self.of_place(cell));
                worth += nearness * if square.pigeons.contains(cell) { 1.0 } else { 0.0 };
            }
            reach = free.or(&free.beside());
            if reach.is_empty() {
                break;
            }
        }
        let crowd = self.view.houses.iter().filter(|house| house.spot.side() == spot.side()).count();
        worth - 0.5 * crowd as f32 + if spot.side() == Area::North { 0.01 } else { 0.0 }
    }
}
