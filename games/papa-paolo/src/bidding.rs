//! Phase C (R6): bids on the stairs of the Piazza, payment, investments and delivery tiles. The bids of two
//! players (R14) are in `two.rs`.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::data::{COLUMNS, STEPS};
use crate::event::Event;
use crate::ids::{Colour, DeliveryId};
use crate::reason::{Paying, Reason};
use crate::state::{Bid, MOST_SEATS, Stage, State, Task};

/// R6.9, R14.9: what an investment costs those who did not bid.
pub const INVESTMENT_PRICE: u8 = 1;

/// The step of the stairs, and the column, of a place on the Piazza.
const fn step_and_column(place: u8) -> (u8, u8) {
    (place / COLUMNS as u8, place % COLUMNS as u8)
}

impl State {
    /// R6.1, R13.6: the columns in use.
    fn columns(&self) -> u8 {
        self.seats
    }

    /// What a place on the Piazza costs, if there is such a place.
    pub(crate) fn amount(&self, place: u8) -> Option<u8> {
        if self.seats == 2 {
            return self.printed().piazza.bids.get(usize::from(place)).copied();
        }
        let (step, column) = step_and_column(place);
        (column < self.columns()).then_some(())?;
        self.printed().piazza.steps.get(usize::from(step)).map(|row| row[usize::from(column)])
    }

    /// R6.3: the highest pawn of the others in this column.
    fn highest(&self, but: Seat, column: u8) -> Option<(u8, Seat)> {
        let others = Seat::first(self.seats).filter(|other| *other != but);
        let on = |other: Seat| match self.player(other).bid.step().map(step_and_column) {
            Some((step, at)) if at == column => Some((step, other)),
            _ => None,
        };
        others.filter_map(on).max()
    }

    /// R6.2: somebody stands higher in the same column.
    fn is_outbid(&self, seat: Seat) -> bool {
        self.player(seat)
            .bid
            .step()
            .map(step_and_column)
            .is_some_and(|(step, column)| self.highest(seat, column).is_some_and(|(other, _)| other > step))
    }

    /// R6.1: phase C begins.
    pub(crate) fn begin_bidding(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        self.stage = Stage::Bidding;
        let last = self.order[usize::from(self.seats) - 1];
        self.next_bid(last, dice, log);
    }

    /// R6.1, R6.2, R6.7: the next in order who has not bid yet or was outbid; if there is nobody, it is over.
    pub(crate) fn next_bid(&mut self, after: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        let n = usize::from(self.seats);
        let at = self.order().iter().position(|seat| *seat == after).expect("everybody has a place");
        let mut others = (1..=n).map(|step| self.order[(at + step) % n]);
        let next = others.find(|seat| self.player(*seat).bid == Bid::Waiting || self.is_outbid(*seat));
        match next {
            Some(next) => self.player_mut(next).task = Task::Bid,
            None => self.begin_paying(dice, log),
        }
    }

    /// R6: every place that may be bid now, and to bid no more.
    pub(crate) fn legal_bids(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.seats == 2 {
            self.legal_bids_of_two(seat, out);
            return;
        }
        let player = self.player(seat);
        let own = player.bid.step().map_or(0, |place| step_and_column(place).0);
        let mut from = [0; COLUMNS];
        for column in 0..self.columns() {
            let above = self.highest(seat, column).map_or(0, |(step, _)| step + 1);
            from[usize::from(column)] = above.max(own);
        }
        for step in own..STEPS as u8 {
            for column in 0..self.columns() {
                let amount = self.printed().piazza.steps[usize::from(step)][usize::from(column)];
                if step >= from[usize::from(column)] && u16::from(amount) <= player.money {
                    out.push(Action::Bid(step * COLUMNS as u8 + column));
                }
            }
        }
        out.push(Action::Withdraw);
    }

    pub(crate) fn reason_against_bid(&self, seat: Seat, place: u8) -> Option<Reason> {
        let Some(price) = self.amount(place) else { return Some(Reason::NoSuchBid) };
        if self.seats == 2 {
            if let Some(bid) = self.standing_bid_of_two(seat, price) {
                return Some(Reason::NotHigher { bid });
            }
        } else {
            let (step, column) = step_and_column(place);
            // R6.4, Q14: the same step in another column is no lower, even if it is cheaper.
            if self.player(seat).bid.step().is_some_and(|own| step < step_and_column(own).0) {
                return Some(Reason::LowerStep);
            }
            // R6.3.
            if let Some((_, by)) = self.highest(seat, column).filter(|(other, _)| *other >= step) {
                return Some(Reason::NotHighest { by });
            }
        }
        // R6.6.
        let money = self.player(seat).money;
        (u16::from(price) > money).then_some(Reason::TooDear { price, money, rule: Paying::Bid })
    }

    pub(crate) fn apply_bid(&mut self, seat: Seat, place: u8, dice: &mut Dice, log: &mut Log<Event>) {
        let amount = self.amount(place).expect("R6.1: bid a place of the Piazza");
        self.player_mut(seat).task = Task::Idle;
        log.tell(|| Event::BidPlaced { seat, step: place, amount });
        if self.seats == 2 {
            self.bid_of_two(seat, place, dice, log);
        } else {
            self.player_mut(seat).bid = Bid::On(place);
            self.next_bid(seat, dice, log);
        }
    }

    /// R6.5, Q15: the pawn is put beside the Piazza, and an earlier bid is not paid.
    pub(crate) fn apply_withdraw(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        self.player_mut(seat).task = Task::Idle;
        log.tell(|| Event::BidWithdrawn { seat });
        if self.seats == 2 {
            self.pass_of_two(seat, dice, log);
        } else {
            self.player_mut(seat).bid = Bid::Withdrawn;
            self.next_bid(seat, dice, log);
        }
    }

    /// R6.8, Q16: how high a bid stands: the step, then the column further right; the amount for two.
    fn height(&self, seat: Seat) -> Option<u8> {
        self.player(seat).bid.step()
    }

    /// R6.8: payment begins.
    pub(crate) fn begin_paying(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        self.stage = Stage::Paying;
        self.next_payment(dice, log);
    }

    /// R6.8: the highest bid first; R6.9: then those without a bid, in order.
    fn next_payer(&self) -> Option<Seat> {
        let open = |seat: &Seat| self.settled >> seat.index() & 1 == 0;
        let mut next = None;
        for seat in self.order().iter().copied().filter(open) {
            let better = match next {
                None => true,
                Some(other) => self.height(seat) > self.height(other),
            };
            if better {
                next = Some(seat);
            }
        }
        next
    }

    /// R6.8: the next one pays and chooses.
    pub(crate) fn next_payment(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        let Some(seat) = self.next_payer() else {
            self.end_paying(dice, log);
            return;
        };
        self.settled |= 1 << seat.index();
        self.player_mut(seat).task = Task::Investment;
        if let Some(place) = self.height(seat) {
            let amount = self.amount(place).expect("R6.1: a bid is a place of the Piazza");
            self.pay(seat, amount);
            log.tell(|| Event::BidPaid { seat, amount });
            // There is nothing to choose from one.
            if self.investments.count_ones() == 1 {
                let colour = Colour::ALL[self.investments.trailing_zeros() as usize];
                self.apply_take(seat, colour, dice, log);
            }
        }
    }

    /// R6.8: one of those left; R6.9: for £1, or none, without a bid.
    pub(crate) fn legal_investments(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        let has_bid = self.height(seat).is_some();
        if has_bid || player.money >= u16::from(INVESTMENT_PRICE) {
            let left = |colour: &Colour| self.investments >> colour.index() & 1 != 0;
            out.extend(Colour::ALL.into_iter().filter(left).map(Action::Take));
        }
        if !has_bid {
            out.push(Action::Nothing);
        }
    }

    pub(crate) fn reason_against_take(&self, seat: Seat, colour: Colour) -> Option<Reason> {
        if self.investments >> colour.index() & 1 == 0 {
            return Some(Reason::NotOnOffer { colour });
        }
        let money = self.player(seat).money;
        let dear = self.height(seat).is_none() && money < u16::from(INVESTMENT_PRICE);
        dear.then_some(Reason::TooDear { price: INVESTMENT_PRICE, money, rule: Paying::Investment })
    }

    /// R6.8: whoever bid takes one.
    pub(crate) fn reason_against_no_investment(&self, seat: Seat) -> Option<Reason> {
        self.height(seat).is_some().then_some(Reason::MustTake)
    }

    /// R6.8: the investment, then the delivery tile of the column.
    pub(crate) fn apply_take(&mut self, seat: Seat, colour: Colour, dice: &mut Dice, log: &mut Log<Event>) {
        let bid = self.height(seat);
        let price = if bid.is_some() { 0 } else { INVESTMENT_PRICE };
        self.pay(seat, price);
        self.investments &= !(1 << colour.index());
        let player = self.player_mut(seat);
        player.investment = Some(colour);
        player.task = Task::Idle;
        log.tell(|| Event::InvestmentTaken { seat, colour, price });
        if self.seats == 2 {
            self.took_of_two(seat, colour, dice, log);
            return;
        }
        if let Some(place) = bid {
            let rank = self.deliveries[usize::from(step_and_column(place).1)].take();
            self.player_mut(seat).delivery = rank;
            let tile = DeliveryId { round: self.round, rank: rank.expect("R6.7: one pawn in a column") };
            log.tell(|| Event::DeliveryTaken { seat, tile });
        }
        self.next_payment(dice, log);
    }

    /// R6.9: no investment.
    pub(crate) fn apply_no_investment(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        self.player_mut(seat).task = Task::Idle;
        log.tell(|| Event::InvestmentDeclined { seat });
        self.next_payment(dice, log);
    }

    /// R6.10, R13.7, Q17: the rest is put away, and the order of the next round is fixed.
    fn end_paying(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        self.investments = 0;
        if self.seats != 2 {
            self.deliveries = [None; COLUMNS];
        }
        if self.options.reverse_order {
            self.order_by_reverse_bids();
        } else if let Some(first) = self.left_most_bidder() {
            self.play_clockwise_from(first);
        }
        // R12.1, Q35: the winner of the hidden coin begins whatever the bids say.
        if let Some(winner) = self.coin_winner {
            if self.options.reverse_order {
                let n = usize::from(self.seats);
                let at = self.order().iter().position(|seat| *seat == winner).expect("everybody has a place");
                self.order[..n][..=at].rotate_right(1);
            } else {
                self.play_clockwise_from(winner);
            }
        }
        log.tell(|| Event::OrderSet { order: self.order().to_vec() });
        self.begin_investing(dice, log);
    }

    /// R6.10, R14.10, Q18: the pawn furthest left; of two players, the lower bid.
    fn left_most_bidder(&self) -> Option<Seat> {
        let seats = Seat::first(self.seats);
        if self.seats == 2 {
            // Q32: without a bid is lowest; if nobody bid, nothing changes.
            let any = seats.clone().any(|seat| self.height(seat).is_some());
            return seats.min_by_key(|seat| self.height(*seat)).filter(|_| any);
        }
        let column = |seat: Seat| self.height(seat).map(|place| (step_and_column(place).1, seat));
        seats.filter_map(column).min().map(|(_, seat)| seat)
    }

    /// R12.2, Q35: the lowest on the stairs plays first; those without a bid before all others, in old order.
    fn order_by_reverse_bids(&mut self) {
        let n = usize::from(self.seats);
        let heights: [Option<u8>; MOST_SEATS] =
            std::array::from_fn(|idx| (idx < n).then(|| self.height(Seat::new(idx))).flatten());
        self.order[..n].sort_by_key(|seat| heights[seat.index()]);
    }
}
