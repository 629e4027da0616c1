//! Everything adds up.

use game::Seat;

use crate::action::MOST_FIELDS;
use crate::data::{COLUMNS, ROUNDS};
use crate::ids::{Cell, Colour, Job};
use crate::jobs::PIZZA_PRICES;
use crate::setup::coins;
use crate::state::{Bid, PAWNS, PIZZAS, Stage, State, Task, Tour};

/// `Err` with the text unless `condition` holds.
macro_rules! demand {
    ($condition:expr, $($text:tt)+) => {
        if !$condition {
            return Err(format!($($text)+));
        }
    };
}

impl State {
    /// What a player must have, because what was begun has to be paid.
    pub(crate) fn owed(&self, seat: Seat) -> u8 {
        match self.player(seat).task {
            Task::Shopping => PIZZA_PRICES[0],
            Task::Siting(kind) => self.printed().pizzerias[usize::from(kind)].price,
            Task::Picking => {
                let kinds = self.printed().pizzerias.iter().zip(&self.stock);
                kinds.filter(|(_, left)| **left > 0).map(|(kind, _)| kind.price).min().unwrap_or(0)
            }
            _ => 0,
        }
    }

    pub(crate) fn account(&self) -> Result<(), String> {
        self.account_for_tiles()?;
        self.account_for_pieces()?;
        for seat in Seat::first(self.seats) {
            self.account_for(seat).map_err(|error| format!("{seat}: {error}"))?;
        }
        let mut order = self.order().to_vec();
        order.sort_unstable();
        demand!(order.iter().copied().eq(Seat::first(self.seats)), "order {:?}", self.order());
        Ok(())
    }

    /// R1.2: no more tiles of a kind than there are, and so many are out as were dealt.
    fn account_for_tiles(&self) -> Result<(), String> {
        let printed = self.printed();
        let board = printed.board(self.seats);
        let out = board.fields() * (usize::from(self.round) + 1);
        let left = self.supply.len();
        demand!(left + out == crate::data::CITY_TILES, "{left} tiles in the supply, {out} dealt");
        for (kind, in_supply) in printed.tiles.iter().zip(self.supply.0) {
            let is = |tile: &crate::ids::Tile| {
                (tile.colour, tile.houses) == (kind.tile.colour, kind.tile.houses)
                    && tile.exits.is_turn_of(kind.tile.exits)
            };
            let on_board = self.fields.iter().flatten().filter(|tile| is(tile)).count();
            let laid: usize = Seat::first(self.seats)
                .flat_map(|seat| self.player(seat).district.laid())
                .filter(|laid| laid.cell != Cell::START && is(&laid.tile))
                .count();
            let found = usize::from(in_supply) + on_board + laid;
            demand!(found <= kind.count.into(), "{found} tiles {} of {}", kind.tile, kind.count);
        }
        for field in 0..MOST_FIELDS {
            let (tile, pawn) = (self.fields[field], self.pawns[field]);
            demand!(field < board.fields() || (tile, pawn) == (None, None), "field {field} is off the board");
            let acting = self.stage <= Stage::Acting && field < board.fields();
            demand!(!acting || tile.is_some() || pawn.is_some(), "field {field} is empty");
        }
        Ok(())
    }

    /// Coins, pizzerias, investments and delivery tiles.
    fn account_for_pieces(&self) -> Result<(), String> {
        let printed = self.printed();
        let lines = printed.board(self.seats).lines();
        if self.stage <= Stage::Acting {
            let mut there = self.coins[..lines].to_vec();
            there.sort_unstable();
            demand!(there == coins(self.seats), "coins {there:?}");
            demand!(self.face_down.is_some() == self.options.hidden_coin, "a coin face down or not");
        } else {
            demand!(self.coins == [0; 2 * COLUMNS] && self.face_down.is_none(), "coins {:?}", self.coins);
        }
        demand!(self.face_down.is_none_or(|line| usize::from(line) < lines), "no such coin");
        let shops = |kind: usize| {
            Seat::first(self.seats)
                .flat_map(|seat| self.player(seat).district.shops())
                .filter(|shop| shop.kind == Some(kind as u8))
                .count()
        };
        for (idx, kind) in printed.pizzerias.iter().enumerate() {
            let found = shops(idx) + usize::from(self.stock[idx]);
            let away = usize::from(self.seats == 3 && (kind.price == 4 || kind.price == 5));
            let most = usize::from(kind.count);
            demand!((most - away..=most).contains(&found), "{found} pizzerias of £{}", kind.price);
        }
        let taken = |colour: &Colour| {
            Seat::first(self.seats).filter(|seat| self.player(*seat).investment == Some(*colour)).count()
        };
        for colour in Colour::ALL {
            let n = taken(&colour) + usize::from(self.investments >> colour.index() & 1);
            demand!(n <= 1, "{n} {} investments", colour.slug());
        }
        demand!(self.large.is_some() == (self.seats == 2), "large tile {:?}", self.large);
        let used = ROUNDS as u32 - self.large_left.count_ones();
        demand!(self.seats != 2 || used == u32::from(self.round) + 1, "{used} large tiles used");
        let mut ranks: Vec<u8> = self.deliveries.iter().flatten().copied().collect();
        ranks.extend(Seat::first(self.seats).filter_map(|seat| self.player(seat).delivery));
        ranks.sort_unstable();
        ranks.dedup();
        let n = self.deliveries.iter().flatten().count()
            + Seat::first(self.seats).filter(|seat| self.player(*seat).delivery.is_some()).count();
        demand!(ranks.len() == n && n <= usize::from(self.seats), "delivery tiles {ranks:?}");
        Ok(())
    }

    fn account_for(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let district = &player.district;
        if self.stage == Stage::Starting {
            demand!(district.shops().is_empty() && district.laid().is_empty(), "a district too early");
            let chosen = player.task == Task::Idle;
            demand!(chosen == (player.start != 0), "start tile {}", player.start);
        } else {
            demand!(district.shop_at(Cell::HOME) == Some(0), "no start pizzeria");
            demand!(district.tile_at(Cell::START).is_some(), "no start tile");
            district.check()?;
        }
        let used = u16::from(district.delivered()) + u16::from(district.waiting());
        demand!(used <= PIZZAS.into(), "Q11: {used} pizzas");
        for shop in district.shops() {
            demand!(shop.pizzas <= self.capacity(shop), "R4.4: {} pizzas on {}", shop.pizzas, shop.cell);
        }
        let on_board = self.pawns.iter().filter(|pawn| **pawn == Some(seat)).count();
        demand!(on_board + usize::from(player.pawns) == usize::from(PAWNS), "{on_board} pawns on the board");
        let last = self.printed().tracks.last();
        demand!(player.levels.iter().all(|level| *level <= last), "levels {:?}", player.levels);
        if matches!(self.stage, Stage::Bidding) {
            let amount = player.bid.step().and_then(|place| self.amount(place)).unwrap_or(0);
            demand!(player.money >= u16::from(amount), "R6.6: bid {amount} of {}", player.money);
        }
        demand!(self.seats == 2 || !matches!(player.bid, Bid::Passed(_)), "R14.7: passed");
        demand!(player.money >= u16::from(self.owed(seat)), "{} is too little", player.money);
        let delivering = player.task == Task::Delivering;
        demand!(delivering || player.tour == Tour::NONE, "a courier without deliveries");
        demand!(
            player.task != Task::Investing || player.investment.map(Job::of).is_some(),
            "R7.1: no investment"
        );
        Ok(())
    }
}
