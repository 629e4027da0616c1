//! The course of a day (R2): what comes after what, and what begins it.

use game::{Dice, Log, Seat, Seats};

use crate::effect::Bonus;
use crate::event::Event;
use crate::ids::{Place, Upgrade};
use crate::player::{Dish, Served};
use crate::state::{HOME, NONE, NOWHERE, Pending, Phase, SLOTS, State, pawn_bit};

impl State {
    /// Goes on until somebody must decide.
    pub(crate) fn run(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        while self.table.pending == Pending::Nothing {
            match self.table.phase {
                Phase::Restaurants if self.table.options.restaurants == 1 => self.show_choices(dice, log),
                Phase::Restaurants | Phase::NonPlating | Phase::Chefs => {
                    if !self.all_ready() {
                        return;
                    }
                    self.show_choices(dice, log);
                }
                Phase::Draft(8) => self.begin_with_squads(dice, log),
                Phase::Draft(_) => return,
                Phase::Wheels => {
                    if !self.all_ready() {
                        return;
                    }
                    self.show_wheels(dice, log);
                }
                Phase::Aims => {
                    if !self.all_ready() {
                        return;
                    }
                    self.show_aims(dice, log);
                }
                Phase::Window => {
                    if !self.all_ready() {
                        return;
                    }
                    self.table.phase = Phase::Powers { step: 0, done: 0 };
                }
                Phase::Powers { step, done } => {
                    if self.power_waits(step, done, log) {
                        return;
                    }
                }
                Phase::Market => {
                    if !self.all_ready() {
                        return;
                    }
                    self.close_market(log);
                }
                Phase::Fines => {
                    if !self.fined().is_empty() {
                        return;
                    }
                    self.table.phase = Phase::Menus;
                    self.set_ready(false);
                }
                Phase::Menus => {
                    if !self.all_ready() {
                        return;
                    }
                    self.show_menus(dice, log);
                }
                Phase::Serving => {
                    if !self.all_ready() {
                        return;
                    }
                    self.table.phase = Phase::Discards { left: self.discards_due() };
                }
                Phase::Discards { left } => {
                    if left > 0 && self.discards_possible() {
                        return;
                    }
                    self.table.phase = Phase::Scoring { seat: Seat::new(0) };
                    self.count_dishes(Seat::new(0), log);
                }
                Phase::Scoring { seat } => {
                    if self.scoring_waits(seat, dice, log) {
                        return;
                    }
                    if seat.index() + 1 < usize::from(self.table.seats) {
                        let next = seat.next(self.table.seats);
                        self.table.phase = Phase::Scoring { seat: next };
                        self.count_dishes(next, log);
                    } else {
                        self.end_day(dice, log);
                    }
                }
                Phase::Vote => {
                    if !self.all_ready() {
                        return;
                    }
                    self.end(crate::state::Ending::TopChef, log);
                }
                Phase::Over(_) => return,
            }
        }
    }

    /// Who owes a decision.
    pub(crate) fn waiting(&self) -> Seats {
        if let Some(seat) = self.table.pending.seat() {
            return Seats::only(seat);
        }
        match self.table.phase {
            Phase::Draft(step) => Seats::only(self.drafting(step)),
            Phase::Powers { step, .. } => {
                self.step_holder(step).map_or(Seats::NONE, |(seat, _)| Seats::only(seat))
            }
            Phase::Fines => self.fined(),
            Phase::Discards { .. } => Seats::only(self.gardena().expect("R8.9: Gardena is there")),
            Phase::Scoring { seat } => Seats::only(seat),
            Phase::Over(_) => Seats::NONE,
            _ => self.unready(),
        }
    }

    /// R2.1, R2.2: a new day; everybody takes the daily income.
    pub(crate) fn begin_day(&mut self, _: &mut Dice, log: &mut Log<Event>) {
        self.table.day += 1;
        let day = self.table.day;
        log.tell(|| Event::DayBegan { day });
        self.table.board.surge = [0; Place::MARKETS];
        self.table.board.surge_by = [NONE; Place::MARKETS];
        self.table.board.extra_seconds = 0;
        for seat in self.everybody() {
            let player = self.pm(seat);
            for days in &mut player.front.cut {
                *days = days.saturating_sub(1);
            }
            player.lead = NONE;
            player.wheel = [NONE; SLOTS];
            player.spot = [NONE; SLOTS];
            player.dishes = [Dish::CLOSED; 2];
            let front = &mut player.front;
            front.struck = std::mem::take(&mut front.striking);
            front.played = false;
            front.used = 0;
            front.inspected = 0;
            front.flash = false;
            front.rave = [0; 2];
            front.freed = 0;
            front.bins = 0;
            front.paired = false;
            front.ready = false;
            front.offers = 0;
            front.served = [Served::NOTHING; 2];
            let amount = self.income(seat);
            self.pay_in(seat, amount);
            log.tell(|| Event::IncomePaid { seat, amount });
        }
        self.table.phase = Phase::Wheels;
    }

    /// R2.2, R6.7: the daily income with what raises it; Q63, Q67: one for each player, however many chefs.
    pub(crate) fn income(&self, seat: Seat) -> u16 {
        let figures = &self.box_().figures;
        let upgrades: u16 = Upgrade::all()
            .filter(|upgrade| self.has(seat, *upgrade))
            .map(|upgrade| figures.upgrades[upgrade.index()].income)
            .sum();
        let bonus: u16 = self
            .permanent(seat)
            .map(|bonus| if let Bonus::Income { amount } = bonus { *amount } else { 0 })
            .sum();
        figures.income + upgrades + bonus
    }

    /// R5.8: the permanent bonuses that a player has reached.
    pub(crate) fn permanent(&self, seat: Seat) -> impl Iterator<Item = &'static Bonus> + use<> {
        let player = self.p(seat);
        let levels: &'static [Bonus] = match self.box_().restaurants.get(usize::from(player.restaurant)) {
            Some(row) => &row.levels[..usize::from(player.level)],
            None => &[],
        };
        levels.iter().filter(|bonus| bonus.is_permanent())
    }

    pub(crate) fn pay_in(&mut self, seat: Seat, amount: u16) {
        let player = self.pm(seat);
        player.money = player.money.saturating_add(amount);
    }

    /// R3.6: chefs go home.
    pub(crate) fn send_home(&mut self) {
        for seat in self.everybody() {
            for pawn in &mut self.pm(seat).front.pawns {
                pawn.at = HOME;
                pawn.aim = NOWHERE;
                pawn.barred = 0;
                pawn.lost = 0;
                pawn.war = false;
                pawn.bid = 0;
                pawn.trash = 0;
            }
        }
    }

    /// R3.1: when everybody is done or the time is over.
    pub(crate) fn close_market(&mut self, log: &mut Log<Event>) {
        self.end_wars(log);
        // Q42: open offers lapse.
        self.drop_offers(log);
        self.send_home();
        for seat in self.everybody() {
            if self.p(seat).inspected == 1 && !self.fine_due(seat) {
                self.pm(seat).inspected = 0;
            }
        }
        self.table.phase = Phase::Fines;
    }

    /// Q20: the next of several rivals, in seat order.
    pub(crate) fn next_of(&self, set: u8) -> Option<Seat> {
        self.everybody().find(|seat| set >> seat.index() & 1 != 0)
    }

    pub(crate) fn bit(seat: Seat, slot: usize) -> u16 {
        pawn_bit(seat, slot)
    }
}
