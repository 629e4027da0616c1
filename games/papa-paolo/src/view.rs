//! What each viewer may know: exactly that, and all of it.
//!
//! Two things are hidden: the others' money (R1.7), unless the table plays with open money or the game is over;
//! and which start tile the other of two players keeps (Q29), until both have chosen. What has not been drawn
//! yet is decided by nobody before it is drawn. What is left in the supply follows from what was seen.

use game::{Dice, Edition, Seat, Viewer};
use kit::Bag;
use serde::{Deserialize, Serialize};

use crate::action::MOST_FIELDS;
use crate::data::{CITY_TILES, COLUMNS, Components, PIZZERIAS};
use crate::district::{District, Shop};
use crate::ending::Score;
use crate::ids::{Cell, Colour, DeliveryId, Tile, cells};
use crate::state::{Bid, LONGEST, MOST_SEATS, Options, Player, Stage, State, Task, Tour};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    /// From 1.
    pub round: u8,
    pub stage: Stage,
    /// Who plays when: in this round, and from the end of phase C in the next.
    pub order: Vec<Seat>,
    pub players: Vec<PlayerView>,
    /// R1.2: row by row.
    pub fields: Vec<FieldView>,
    /// R1.3: rows, then columns; 0 when it was taken.
    pub coins: Vec<u8>,
    /// R12.1, Q34: which coin lies face down (the others tell its value), and who won it.
    pub face_down: Option<u8>,
    pub coin_winner: Option<Seat>,
    /// R6.8: on offer.
    pub investments: Vec<Colour>,
    /// R14.5: the large tile of this round, and those to come, all from 0.
    pub large: Option<u8>,
    pub large_left: Vec<u8>,
    /// R1.5: on offer, by place.
    pub deliveries: Vec<Option<DeliveryId>>,
    /// R12.4: those of the next round.
    pub preview: Vec<DeliveryId>,
    /// R1.6: pizzerias left, by kind.
    pub stock: Vec<u8>,
    /// City tiles that have not been seen yet, by kind.
    pub supply: Vec<u8>,
    /// R6.8: who has paid and taken.
    pub settled: Vec<Seat>,
}

/// A field of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FieldView {
    /// None when it was taken.
    pub tile: Option<Tile>,
    pub pawn: Option<Seat>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerView {
    /// None if the viewer may not know it.
    pub money: Option<u16>,
    /// The columns of the markers, by colour, from 0.
    pub levels: [u8; Colour::COUNT],
    /// R9.1: steps to come in phase F, or after the express delivery.
    pub gains: [u8; Colour::COUNT],
    pub tiles: Vec<LaidView>,
    pub shops: Vec<ShopView>,
    /// Pawns in hand.
    pub pawns: u8,
    pub task: Task,
    pub bid: Bid,
    pub investment: Option<Colour>,
    pub delivery: Option<DeliveryId>,
    pub tour: Option<TourView>,
    /// R14.2: the start tiles to choose from.
    pub choice: Vec<u8>,
    /// R1.8: the start tile; none before it is chosen, or if the viewer may not know it.
    pub start: Option<u8>,
    /// R11.2 to R11.5: the points so far; with those for money when the game is over.
    pub score: Score,
}

/// A city tile in a district.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LaidView {
    pub cell: Cell,
    pub tile: Tile,
    pub pizzas: u8,
}

/// A pizzeria in a district.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShopView {
    pub cell: Cell,
    /// None for that of the start tile.
    pub kind: Option<u8>,
    pub pizzas: u8,
    pub capacity: u8,
}

/// Deliveries under way.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TourView {
    pub express: bool,
    /// Pizzas and rounds that are left.
    pub pizzas: u8,
    pub rounds: u8,
    /// Tiles in each round; none if there is no limit.
    pub distance: Option<u8>,
    /// Delivered in all, and in this round.
    pub delivered: u8,
    pub dropped: u8,
    /// This round: the pizzeria, then every tile.
    pub path: Vec<Cell>,
    /// Hungry tiles that the courier can still reach; before a round, those that any round could.
    pub reach: Vec<Cell>,
}

impl View {
    /// How many play.
    pub fn seats(&self) -> u8 {
        self.players.len() as u8
    }

    /// The viewer's own chair.
    pub fn mine(&self) -> Option<&PlayerView> {
        Some(&self.players[self.viewer.seat()?.index()])
    }
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        // Every field is named, so that a new one does not compile before somebody decides who sees it.
        let State {
            edition,
            seats,
            options,
            round,
            stage,
            order,
            players: _, // see `player_seen_by`
            supply,
            fields,
            pawns,
            coins,
            face_down,
            coin_winner,
            investments,
            large,
            large_left,
            deliveries,
            preview,
            stock,
            settled,
        } = self;
        let board = edition.printed.board(*seats);
        let n = usize::from(*seats);
        let id = |rank: u8| DeliveryId { round: *round, rank };
        View {
            viewer,
            options: *options,
            round: round + 1,
            stage: *stage,
            order: order[..n].to_vec(),
            players: Seat::first(*seats).map(|seat| self.player_seen_by(seat, viewer)).collect(),
            fields: (0..board.fields())
                .map(|field| FieldView { tile: fields[field], pawn: pawns[field] })
                .collect(),
            coins: coins[..board.lines()].to_vec(),
            face_down: *face_down,
            coin_winner: *coin_winner,
            investments: Colour::ALL.into_iter().filter(|c| investments >> c.index() & 1 != 0).collect(),
            large: *large,
            large_left: (0..8).filter(|tile| large_left >> tile & 1 != 0).collect(),
            deliveries: deliveries[..n].iter().map(|rank| rank.map(id)).collect(),
            preview: preview
                .iter()
                .flatten()
                .map(|rank| DeliveryId { round: round + 1, rank: *rank })
                .collect(),
            stock: stock[..edition.printed.pizzerias.len()].to_vec(),
            supply: supply.0[..edition.printed.tiles.len()].to_vec(),
            settled: Seat::first(*seats).filter(|seat| settled >> seat.index() & 1 != 0).collect(),
        }
    }

    fn player_seen_by(&self, seat: Seat, viewer: Viewer) -> PlayerView {
        let Player {
            money,
            levels,
            gains,
            district,
            pawns,
            task,
            bid,
            investment,
            delivery,
            tour,
            choice,
            start,
        } = self.player(seat);
        let over = self.stage == Stage::Over;
        let own = viewer.is(seat);
        let shop = |shop: &Shop| ShopView {
            cell: shop.cell,
            kind: shop.kind,
            pizzas: shop.pizzas,
            capacity: self.capacity(shop),
        };
        PlayerView {
            // R1.7.
            money: (own || over || self.options.open_money).then_some(*money),
            levels: *levels,
            gains: *gains,
            tiles: district
                .laid()
                .iter()
                .map(|laid| LaidView { cell: laid.cell, tile: laid.tile, pizzas: laid.pizzas })
                .collect(),
            shops: district.shops().iter().map(shop).collect(),
            pawns: *pawns,
            task: *task,
            bid: *bid,
            investment: *investment,
            delivery: delivery.map(|rank| DeliveryId { round: self.round, rank }),
            tour: (*task == Task::Delivering).then(|| TourView {
                express: tour.express,
                pizzas: tour.pizzas,
                rounds: tour.rounds,
                distance: (!tour.express).then_some(tour.distance),
                delivered: tour.delivered,
                dropped: tour.dropped,
                path: tour.path().to_vec(),
                reach: cells(self.reach(seat)).collect(),
            }),
            choice: choice.iter().copied().filter(|number| *number != 0).collect(),
            // Q29.
            start: (*start != 0 && (own || self.stage != Stage::Starting)).then_some(*start),
            score: if over { self.final_score(seat) } else { self.open_score(seat) },
        }
    }

    /// A table that looks like `view`: what it hides is made up.
    pub(crate) fn sampled(edition: &'static Edition<Components>, view: &View, dice: &mut Dice) -> State {
        let seats = view.seats();
        let mut state = State {
            edition,
            seats,
            options: view.options,
            round: view.round - 1,
            stage: view.stage,
            order: std::array::from_fn(|idx| view.order.get(idx).copied().unwrap_or(Seat::new(idx))),
            players: [Player::new(); MOST_SEATS],
            supply: Bag([0; CITY_TILES]),
            fields: [None; MOST_FIELDS],
            pawns: [None; MOST_FIELDS],
            coins: [0; 2 * COLUMNS],
            face_down: view.face_down,
            coin_winner: view.coin_winner,
            investments: view.investments.iter().fold(0, |bits, colour| bits | 1 << colour.index()),
            large: view.large,
            large_left: view.large_left.iter().fold(0, |bits, tile| bits | 1 << tile),
            deliveries: [None; COLUMNS],
            preview: [None; 2],
            stock: [0; PIZZERIAS],
            settled: view.settled.iter().fold(0, |bits, seat| bits | 1 << seat.index()),
        };
        state.supply.0[..view.supply.len()].copy_from_slice(&view.supply);
        state.coins[..view.coins.len()].copy_from_slice(&view.coins);
        state.stock[..view.stock.len()].copy_from_slice(&view.stock);
        for (idx, field) in view.fields.iter().enumerate() {
            (state.fields[idx], state.pawns[idx]) = (field.tile, field.pawn);
        }
        for (place, tile) in state.deliveries.iter_mut().zip(&view.deliveries) {
            *place = tile.map(|id| id.rank);
        }
        for (place, tile) in state.preview.iter_mut().zip(&view.preview) {
            *place = Some(tile.rank);
        }
        for (idx, seen) in view.players.iter().enumerate() {
            state.players[idx] = sampled_player(seen, view.stage, dice);
        }
        for seat in Seat::first(seats) {
            if view.players[seat.index()].money.is_none() {
                // R6.6: at least what is bid, as long as it is not paid; otherwise anything a player may have.
                let unpaid = state.settled >> seat.index() & 1 == 0;
                let bid = state.player(seat).bid.step().filter(|_| unpaid);
                let least = bid.and_then(|place| state.amount(place)).unwrap_or(0).max(state.owed(seat));
                state.player_mut(seat).money = u16::from(least) + dice.below(MADE_UP) as u16;
            }
        }
        state
    }
}

/// A player whose money is unknown has less than this beyond what is certain.
const MADE_UP: u32 = 16;

fn sampled_player(seen: &PlayerView, stage: Stage, dice: &mut Dice) -> Player {
    let mut player = Player {
        money: seen.money.unwrap_or(0),
        levels: seen.levels,
        gains: seen.gains,
        district: District::empty(),
        pawns: seen.pawns,
        task: seen.task,
        bid: seen.bid,
        investment: seen.investment,
        delivery: seen.delivery.map(|id| id.rank),
        tour: Tour::NONE,
        choice: [0; 2],
        start: seen.start.unwrap_or(0),
    };
    for (place, number) in player.choice.iter_mut().zip(&seen.choice) {
        *place = *number;
    }
    // Q29: whoever has chosen a start tile has chosen one of two.
    if stage == Stage::Starting && seen.task == Task::Idle && seen.start.is_none() {
        player.start = *dice.pick(&player.choice);
    }
    for shop in &seen.shops {
        player.district.put_up(Shop { cell: shop.cell, kind: shop.kind, pizzas: shop.pizzas });
    }
    for laid in &seen.tiles {
        player.district.lay(laid.cell, laid.tile, laid.pizzas);
    }
    if let Some(tour) = &seen.tour {
        let mut path = [Cell::HOME; LONGEST];
        path[..tour.path.len()].copy_from_slice(&tour.path);
        player.tour = Tour {
            express: tour.express,
            pizzas: tour.pizzas,
            rounds: tour.rounds,
            distance: tour.distance.unwrap_or(u8::MAX),
            delivered: tour.delivered,
            dropped: tour.dropped,
            path,
            length: tour.path.len() as u8,
        };
    }
    player
}
