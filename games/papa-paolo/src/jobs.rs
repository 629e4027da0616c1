//! The four actions (R4), on the board in phase A or with an investment tile in phase D.

use game::{Dice, Log, Seat};

use crate::action::{Action, MOST_BOUGHT};
use crate::district::{District, Shop};
use crate::event::Event;
use crate::ids::{Cell, Colour, Job, cells};
use crate::reason::{Paying, Reason};
use crate::state::{State, Task, Tour};

/// R4.3: what one to five pizzas cost.
pub const PIZZA_PRICES: [u8; MOST_BOUGHT] = [2, 3, 5, 7, 9];
/// R4.5: what an express delivery costs.
pub const EXPRESS_PRICE: u8 = 2;
/// R4.7: pizzas that come with a new pizzeria.
pub const FREE_PIZZAS: u8 = 2;

impl State {
    /// R4.4: how many pizzas a pizzeria holds.
    pub(crate) fn capacity(&self, shop: &Shop) -> u8 {
        match shop.kind {
            None => self.printed().start_capacity,
            Some(kind) => self.printed().pizzerias[usize::from(kind)].capacity,
        }
    }

    /// R4.4: places for pizzas on a player's pizzerias.
    pub(crate) fn room(&self, seat: Seat) -> u8 {
        self.player(seat).district.shops().iter().map(|shop| self.capacity(shop) - shop.pizzas).sum()
    }

    fn reason_against_price(&self, seat: Seat, price: u8, rule: Paying) -> Option<Reason> {
        let money = self.player(seat).money;
        (money < u16::from(price)).then_some(Reason::TooDear { price, money, rule })
    }

    #[inline]
    pub(crate) fn can_perform(&self, seat: Seat, job: Job) -> bool {
        self.reason_against_job(seat, job).is_none()
    }

    /// Whether an action can be carried out at all.
    pub(crate) fn reason_against_job(&self, seat: Seat, job: Job) -> Option<Reason> {
        let player = self.player(seat);
        match job {
            // R4.2: always.
            Job::Sponsor => None,
            // R4.3, Q10: at least one pizza is bought, and finds a place.
            Job::Market => {
                if let Some(reason) = self.reason_against_price(seat, PIZZA_PRICES[0], Paying::Pizzas) {
                    Some(reason)
                } else if self.room(seat) == 0 {
                    Some(Reason::NoRoom)
                } else if player.supply() == 0 {
                    Some(Reason::NoPizzaLeft)
                } else {
                    None
                }
            }
            // R4.5, Q12: at least one pizza is delivered.
            Job::Express => {
                if let Some(reason) = self.reason_against_price(seat, EXPRESS_PRICE, Paying::Express) {
                    Some(reason)
                } else if !self.can_deliver(seat, u8::MAX) {
                    Some(Reason::NothingToDeliver)
                } else {
                    None
                }
            }
            // R4.7, Q7: some pizzeria that can be paid, and some place for it.
            Job::Build => {
                // If none can be had, being too dear says more than being sold out.
                let mut why = Some(Reason::SoldOut);
                for kind in 0..self.printed().pizzerias.len() as u8 {
                    match self.reason_against_pick(seat, kind) {
                        None => {
                            why = None;
                            break;
                        }
                        dear if why == Some(Reason::SoldOut) => why = dear,
                        _ => {}
                    }
                }
                why.or_else(|| (player.district.sites() == 0).then_some(Reason::NoSite))
            }
        }
    }

    /// R4.1, R7.2: begins an action.
    pub(crate) fn apply_perform(&mut self, seat: Seat, job: Job, dice: &mut Dice, log: &mut Log<Event>) {
        match job {
            Job::Sponsor => {
                // R4.2: as much as the marker on the finance track shows.
                let amount = self.level(seat, Colour::Gold);
                self.player_mut(seat).money += u16::from(amount);
                log.tell(|| Event::SponsorFound { seat, amount });
                self.done(seat, dice, log);
            }
            Job::Market => self.player_mut(seat).task = Task::Shopping,
            Job::Express => {
                // R4.5: paid first; R8.7: as many rounds as otherwise, and any distance.
                self.pay(seat, EXPRESS_PRICE);
                let tour = Tour {
                    express: true,
                    pizzas: self.level(seat, Colour::Red),
                    rounds: self.level(seat, Colour::Green),
                    distance: u8::MAX,
                    ..Tour::NONE
                };
                let player = self.player_mut(seat);
                player.tour = tour;
                player.task = Task::Delivering;
                log.tell(|| Event::ExpressPaid { seat, price: EXPRESS_PRICE });
            }
            Job::Build => self.player_mut(seat).task = Task::Picking,
        }
    }

    /// R4.3: one to five, as far as the money goes.
    pub(crate) fn legal_buys(&self, seat: Seat, out: &mut Vec<Action>) {
        let money = self.player(seat).money;
        let affordable = PIZZA_PRICES.iter().take_while(|price| u16::from(**price) <= money).count();
        out.extend((1..=affordable as u8).map(Action::Buy));
    }

    pub(crate) fn reason_against_buy(&self, seat: Seat, count: u8) -> Option<Reason> {
        let idx = usize::from(count).checked_sub(1);
        match idx.and_then(|idx| PIZZA_PRICES.get(idx)) {
            Some(price) => self.reason_against_price(seat, *price, Paying::Pizzas),
            None => Some(Reason::NotNow { deciding: crate::reason::Decision::Shopping }),
        }
    }

    /// R4.3: the market track adds pizzas; Q11: never more than the player has left.
    pub(crate) fn apply_buy(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        let price = PIZZA_PRICES[usize::from(count) - 1];
        let extra = self.level(seat, Colour::Blue);
        self.pay(seat, price);
        let player = self.player_mut(seat);
        player.task = Task::Stocking((count + extra).min(player.supply()));
        log.tell(|| Event::PizzasBought { seat, bought: count, extra, price });
    }

    /// R4.4: on any pizzeria with room; Q10: or no more.
    pub(crate) fn legal_stocks(&self, seat: Seat, left: u8, out: &mut Vec<Action>) {
        let from = out.len();
        if left > 0 {
            let shops = self.player(seat).district.shops().iter();
            let open = shops.filter(|shop| shop.pizzas < self.capacity(shop));
            out.extend(open.map(|shop| Action::Stock(shop.cell)));
            out[from..].sort_unstable();
        }
        out.push(Action::Finish);
    }

    pub(crate) fn reason_against_stock(&self, seat: Seat, left: u8, cell: Cell) -> Option<Reason> {
        let district = &self.player(seat).district;
        let Some(idx) = district.shop_at(cell) else { return Some(Reason::NoPizzeria { cell }) };
        if left == 0 {
            return Some(Reason::AllStocked);
        }
        let shop = &district.shops()[idx];
        (shop.pizzas >= self.capacity(shop)).then_some(Reason::PizzeriaFull { cell })
    }

    pub(crate) fn apply_stock(&mut self, seat: Seat, left: u8, cell: Cell, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        let idx = player.district.shop_at(cell).expect("R4.4: stocked a pizzeria");
        player.district.shop_mut(idx).pizzas += 1;
        player.task = Task::Stocking(left - 1);
        log.tell(|| Event::PizzaStocked { seat, cell });
    }

    /// Q10: what is not placed is lost.
    pub(crate) fn finish_stocking(&mut self, seat: Seat, left: u8, dice: &mut Dice, log: &mut Log<Event>) {
        if left > 0 {
            log.tell(|| Event::PizzasLost { seat, count: left });
        }
        self.done(seat, dice, log);
    }

    /// R4.7, Q7: any pizzeria in stock that can be paid.
    pub(crate) fn legal_picks(&self, seat: Seat, out: &mut Vec<Action>) {
        let kinds = 0..self.printed().pizzerias.len() as u8;
        out.extend(kinds.filter(|kind| self.reason_against_pick(seat, *kind).is_none()).map(Action::Pick));
    }

    pub(crate) fn reason_against_pick(&self, seat: Seat, kind: u8) -> Option<Reason> {
        match self.printed().pizzerias.get(usize::from(kind)) {
            Some(_) if self.stock[usize::from(kind)] == 0 => Some(Reason::SoldOut),
            Some(kind) => self.reason_against_price(seat, kind.price, Paying::Pizzeria),
            None => Some(Reason::SoldOut),
        }
    }

    pub(crate) fn apply_pick(&mut self, seat: Seat, kind: u8, log: &mut Log<Event>) {
        self.player_mut(seat).task = Task::Siting(kind);
        log.tell(|| Event::PizzeriaPicked { seat, kind });
    }

    pub(crate) fn legal_sites(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(cells(self.player(seat).district.sites()).map(Action::Site));
    }

    pub(crate) fn reason_against_site(&self, seat: Seat, cell: Cell) -> Option<Reason> {
        let district = &self.player(seat).district;
        if district.taken() & cell.bit() != 0 {
            return Some(Reason::CellTaken { cell });
        }
        if !district.has_room(cell) {
            return Some(Reason::TooLarge { cell });
        }
        // R4.8.
        if let Some((_, beside)) = District::neighbours(cell, district.pizzerias).next() {
            return Some(Reason::BesidePizzeria { cell, beside });
        }
        let beside_tile = District::neighbours(cell, district.city).next().is_some();
        (!beside_tile).then_some(Reason::NotBesideTile { cell })
    }

    /// R4.7: paid, put up, and stocked; Q8: with what the player has left. R4.9: it opens to all four sides.
    pub(crate) fn apply_site(
        &mut self,
        seat: Seat,
        kind: u8,
        cell: Cell,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        let printed = self.printed().pizzerias[usize::from(kind)];
        self.pay(seat, printed.price);
        self.stock[usize::from(kind)] -= 1;
        let player = self.player_mut(seat);
        let pizzas = FREE_PIZZAS.min(player.supply()).min(printed.capacity);
        player.district.put_up(Shop { cell, kind: Some(kind), pizzas });
        log.tell(|| Event::PizzeriaBuilt { seat, cell, kind, price: printed.price, pizzas });
        self.done(seat, dice, log);
    }
}
