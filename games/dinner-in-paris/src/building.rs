//! Building terraces (R7), one by one, over all one's restaurants.

use game::{Dice, Log};

use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::event::Event;
use crate::ids::{House, Objectives, Pigeon};
use crate::reason::Reason;
use crate::square::connected;
use crate::state::{Phase, State};

/// R8.5: what a pigeon card with coins adds.
pub const PIGEON_COINS: u8 = 2;

impl State {
    /// R6.4: the cells in front of an open restaurant.
    pub(crate) fn front(&self, house: House) -> Cells {
        let spot = self.spots[house.index()].expect("an open restaurant stands somewhere");
        self.square().front(spot, self.components().menu(house.kind()).width)
    }

    /// R7.2: what the next terrace of this restaurant costs, unless its row is empty.
    pub(crate) fn price(&self, house: House) -> Option<u8> {
        let row_number = self.components().menu(house.kind()).row;
        let row = &self.components().rows[row_number];
        let space = self.players[usize::from(self.owners[house.index()])].emptied[row_number];
        (space < row.size).then(|| row.cost[usize::from(space)])
    }

    /// R8.8: how many terraces this restaurant may still cover, if a card was played for it.
    pub(crate) fn covers_left(&self, house: House) -> Option<u8> {
        self.turn.covers[house.index()].checked_sub(1)
    }

    /// R7: where this restaurant may get its next terrace, whatever that costs.
    ///
    /// `covers` is how many it may cover, if it may touch others' terraces at all (R8.8).
    pub(crate) fn layable(&self, house: House, covers: Option<u8>) -> Cells {
        let tiles = &self.terraces[house.index()];
        // R7.1: the first in front, the others beside one of its own; R6.1, R6.2, R6.3: on the ground only.
        let reach = if tiles.is_empty() { self.front(house) } else { tiles.beside() };
        let reach = reach.and(&self.square().ground);
        let Some(covers) = covers else {
            // R7.5: not on another terrace; R7.3: not beside one of another restaurant.
            return reach.without(&self.taken).without(&self.taken.without(tiles).beside());
        };
        // R8.9: one's own restaurants are kept apart, and, Q12, never covered.
        let own = &self.own[usize::from(self.owners[house.index()])];
        let mut cells = reach.without(own).without(&own.without(tiles).beside());
        for cell in cells.and(&self.taken).iter() {
            if covers == 0 || self.cut_off_by(cell).is_some() {
                cells.remove(cell);
            }
        }
        cells
    }

    /// R8.9, Q13: the restaurant whose other terraces would lose their link to it if this one were covered.
    pub(crate) fn cut_off_by(&self, cell: Cell) -> Option<House> {
        let house = self.house_at(cell)?;
        let rest = self.terraces[house.index()].without(&Cells::only(cell));
        (connected(&self.front(house), &rest) != rest).then_some(house)
    }

    /// R7.2: where the active player can lay a terrace with the money at hand.
    pub(crate) fn affordable(&self) -> Cells {
        let mut cells = Cells::EMPTY;
        for house in self.houses_of(self.active) {
            if self.price(house).is_some_and(|price| price <= self.turn.coins) {
                cells = cells.or(&self.layable(house, self.covers_left(house)));
            }
        }
        cells
    }

    /// R7.6, R8.5: what coin cards and pigeon cards could still add.
    pub(crate) fn coins_in_hand(&self) -> u8 {
        self.me().hand[self.components().coin] + PIGEON_COINS * self.usable(Pigeon::TwoCoins)
    }

    /// Q9: whether some terrace can be laid with so much money, with the help of a pigeon card if need be.
    pub(crate) fn can_lay(&self, coins: u8) -> bool {
        let helped = self.usable(Pigeon::AdjacentCover) > 0;
        self.houses_of(self.active).any(|house| {
            self.price(house).is_some_and(|price| price <= coins)
                && (!self.layable(house, self.covers_left(house)).is_empty()
                    || helped && !self.layable(house, Some(self.covers_with_card(house))).is_empty())
        })
    }

    /// R2.3, Q9: once a turn, and only if a terrace can be laid.
    pub(crate) fn reason_against_build(&self) -> Option<Reason> {
        if self.turn.built {
            Some(Reason::BuiltAlready)
        } else if self.houses_of(self.active).next().is_none() {
            Some(Reason::NoRestaurant)
        } else if !self.can_lay(self.me().income + self.coins_in_hand()) {
            Some(Reason::NothingToLay)
        } else {
            None
        }
    }

    /// R7.6: the money is the income, as it is now.
    pub(crate) fn apply_build(&mut self, log: &mut Log<Event>) {
        let (seat, coins) = (self.active, self.me().income);
        self.turn.actions -= 1;
        self.turn.built = true;
        self.turn.completing = false;
        self.turn.coins = coins;
        self.phase = Phase::Building;
        log.tell(|| Event::BuildBegun { seat, coins });
    }

    /// R7: everything one can do in a build.
    pub(crate) fn legal_in_build(&self, out: &mut Vec<Action>) {
        if self.me().hand[self.components().coin] > 0 {
            out.push(Action::Spend);
        }
        if self.usable(Pigeon::TwoCoins) > 0 {
            out.push(Action::SpendPigeon);
        }
        if self.usable(Pigeon::AdjacentCover) > 0 {
            let houses = self.houses_of(self.active);
            out.extend(houses.filter(|house| self.reason_against_cover(*house).is_none()).map(Action::Cover));
        }
        out.extend(self.affordable().iter().map(Action::Lay));
        if self.turn.laid > 0 {
            out.push(Action::Finish);
        }
    }

    pub(crate) fn reason_against_spend(&self) -> Option<Reason> {
        (self.me().hand[self.components().coin] == 0).then_some(Reason::NoCoin)
    }

    /// R7.6: one coin more, for this build only.
    pub(crate) fn apply_spend(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        let coin = self.components().coin;
        self.play_card(coin);
        self.discards[coin] += 1;
        self.turn.coins += 1;
        log.tell(|| Event::CoinSpent { seat, coins: self.turn.coins });
    }

    /// R8.5: two coins more, for this build only.
    pub(crate) fn apply_spend_pigeon(&mut self, log: &mut Log<Event>) {
        let seat = self.active;
        self.use_pigeon(Pigeon::TwoCoins);
        self.turn.coins += PIGEON_COINS;
        log.tell(|| Event::PigeonSpent { seat, coins: self.turn.coins });
    }

    /// Why no terrace at all may lie on a cell.
    fn reason_against_ground(&self, cell: Cell) -> Option<Reason> {
        let square = self.square();
        if square.ground.contains(cell) {
            None
        } else if let Some(decor) = square.decor_at(cell) {
            Some(Reason::OnDecor { cell, decor })
        } else if square.spot_of(cell).is_some() {
            Some(Reason::OnTheLine { cell })
        } else {
            Some(Reason::OutOfPlay { cell })
        }
    }

    /// Why this restaurant may not get a terrace there; the number grows with how near it came.
    fn reason_against_terrace(&self, house: House, cell: Cell) -> Option<(u8, Reason)> {
        let tiles = &self.terraces[house.index()];
        let covers = self.covers_left(house);
        let owner = self.owners[house.index()];
        let below = self.house_at(cell);
        if let Some(below) = below
            && (covers.is_none() || self.owners[below.index()] == owner)
        {
            return Some((2, Reason::Occupied { cell, house: below }));
        }
        let reach = if tiles.is_empty() { self.front(house) } else { tiles.beside() };
        if !reach.contains(cell) {
            return Some((1, Reason::OutOfReach { cell }));
        }
        let apart =
            |other: &House| *other != house && (covers.is_none() || self.owners[other.index()] == owner);
        if let Some(house) =
            Cells::only(cell).beside().iter().filter_map(|cell| self.house_at(cell)).find(apart)
        {
            return Some((3, Reason::Touches { cell, house }));
        }
        if below.is_some() {
            if covers == Some(0) {
                return Some((4, Reason::CoversSpent { cell }));
            }
            if let Some(house) = self.cut_off_by(cell) {
                return Some((5, Reason::CutsOff { cell, house }));
            }
        }
        match self.price(house) {
            None => Some((6, Reason::RowEmpty { house })),
            Some(price) if price > self.turn.coins && self.phase == Phase::Building => {
                Some((7, Reason::TooDear { house, price, coins: self.turn.coins }))
            }
            Some(_) => None,
        }
    }

    /// Of all own restaurants, the reason of the one that came nearest.
    pub(crate) fn reason_against_lay(&self, cell: Cell) -> Option<Reason> {
        if let Some(reason) = self.reason_against_ground(cell) {
            return Some(reason);
        }
        let mut nearest = (0, Reason::NoRestaurant);
        for house in self.houses_of(self.active) {
            let reason = self.reason_against_terrace(house, cell)?;
            if reason.0 > nearest.0 {
                nearest = reason;
            }
        }
        Some(nearest.1)
    }

    pub(crate) fn reason_against_free_terrace(&self, house: House, cell: Cell) -> Option<Reason> {
        self.reason_against_ground(cell)
            .or_else(|| self.reason_against_terrace(house, cell).map(|(_, reason)| reason))
    }

    pub(crate) fn reason_against_finish(&self) -> Option<Reason> {
        (self.turn.laid == 0).then_some(Reason::NothingLaid)
    }

    /// The restaurants that a terrace on this cell could be for: seldom more than one.
    pub(crate) fn in_question(&self, cell: Cell) -> impl Iterator<Item = House> + '_ {
        self.houses_of(self.active).filter(move |house| {
            self.price(*house).is_some_and(|price| price <= self.turn.coins)
                && self.layable(*house, self.covers_left(*house)).contains(cell)
        })
    }

    /// Q8: a corner cell can be in front of two restaurants of one player.
    pub(crate) fn legal_houses(&self, cell: Cell, out: &mut Vec<Action>) {
        out.extend(self.in_question(cell).map(Action::For));
    }

    pub(crate) fn reason_against_house(&self, cell: Cell, house: House) -> Option<Reason> {
        let asked = self.in_question(cell).any(|other| other == house);
        (!asked).then_some(Reason::NotInQuestion { house })
    }

    /// R7.1: a terrace; Q8: unless it must be said first for which restaurant.
    pub(crate) fn apply_lay(&mut self, cell: Cell, dice: &mut Dice, log: &mut Log<Event>) {
        // A terrace beside others of the same player can only be theirs (R7.3).
        let beside = |house: &House| self.terraces[house.index()].beside().contains(cell);
        let house = self.houses_of(self.active).find(beside);
        let house = match house {
            Some(house) => house,
            None => {
                let mut houses = self.in_question(cell);
                let first = houses.next().expect("R7.1: somebody's");
                if houses.next().is_some() {
                    drop(houses);
                    self.phase = Phase::Telling { cell };
                    return;
                }
                first
            }
        };
        let price = self.price(house).expect("R7.2: the row is not empty");
        self.lay(house, cell, price, dice, log);
    }

    /// Q8: now it is known for which.
    pub(crate) fn apply_for(&mut self, cell: Cell, house: House, dice: &mut Dice, log: &mut Log<Event>) {
        let price = self.price(house).expect("R7.2: the row is not empty");
        self.lay(house, cell, price, dice, log);
    }

    /// R7.2: the leftmost terrace of the row; R7.4: its bonus counts from the next turn on; R8.1: a pigeon.
    pub(crate) fn lay(&mut self, house: House, cell: Cell, price: u8, dice: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        let row_number = self.components().menu(house.kind()).row;
        let space = self.me().emptied[row_number];
        self.me_mut().emptied[row_number] += 1;
        self.turn.coins -= price;
        self.turn.laid += 1;
        let below = self.house_at_if_taken(cell);
        if let Some(below) = below {
            self.turn.covers[house.index()] -= 1;
            log.tell(|| Event::Covered { seat, house: below, cell });
        }
        self.put(house, cell);
        self.me_mut().met = Objectives::NONE;
        if let Some(victim) = below.and_then(|below| self.owner(below)) {
            self.see_what_is_met(victim);
        }
        log.tell(|| Event::Laid { seat, house, cell, price, emptied: space + 1 });
        let bonus = self.components().rows[row_number].bonus[usize::from(space)];
        if bonus > 0 {
            self.turn.bonus += bonus;
            log.tell(|| Event::BonusGained { seat });
        }
        self.phase = Phase::Building;
        // Q10: a pigeon under a terrace that is covered has flown.
        if below.is_none() && self.square().pigeons.contains(cell) {
            self.meet_pigeon(house, cell, dice, log);
        }
    }

    fn house_at_if_taken(&self, cell: Cell) -> Option<House> {
        if self.taken.contains(cell) { self.house_at(cell) } else { None }
    }

    /// R7.7: what is not spent is lost.
    pub(crate) fn apply_finish(&mut self, log: &mut Log<Event>) {
        let (seat, laid, lost) = (self.active, self.turn.laid, self.turn.coins);
        self.turn.coins = 0;
        self.turn.laid = 0;
        self.turn.covers = [0; House::COUNT];
        log.tell(|| Event::Built { seat, laid, lost });
        self.see_what_is_met(seat);
        self.notice_the_end(log);
        self.go_on_at_once(log);
    }
}
