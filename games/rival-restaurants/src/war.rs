//! Bidding wars (R4). Q62: each chef is in at most one, on the card it stands on.

use game::{Log, Seat};

use crate::action::{Action, MOST_BID, MOST_TRASH};
use crate::event::Event;
use crate::ids::{Ingredient, Place};
use crate::state::{NONE, NOWHERE, SHELF, State};

impl State {
    /// R4.1: two chefs or more of different players on one card.
    pub(crate) fn begin_wars(&mut self, log: &mut Log<Event>) {
        for seat in self.everybody() {
            for slot in 0..self.slots() {
                let pawn = *self.pawn(seat, slot);
                let card = pawn.at < Place::ISLAND.0
                    && pawn.aim < SHELF
                    && self.table.board.counters[usize::from(pawn.at)][usize::from(pawn.aim)] != NONE;
                // Q34: targets on closed counters lapse, and so do those on empty ones.
                if !card || self.counters_closed(seat, slot) {
                    self.pawn_mut(seat, slot).aim = NOWHERE;
                }
            }
        }
        for market in Place::markets() {
            for spot in 0..SHELF {
                let mut players = 0u8;
                let mut fighters = 0u16;
                for (seat, slot) in self.pawns_at(market.0) {
                    // Q61: one's own two chefs never bid against each other.
                    if self.pawn(seat, slot).aim == spot && players >> seat.index() & 1 == 0 {
                        players |= 1 << seat.index();
                        fighters |= State::bit(seat, slot);
                    }
                }
                if players.count_ones() > 1 {
                    for seat in self.everybody() {
                        for slot in 0..self.slots() {
                            let own = fighters & State::bit(seat, slot) != 0;
                            let pawn = self.pawn_mut(seat, slot);
                            pawn.war |= own;
                            if !own && pawn.at == market.0 && pawn.aim == spot {
                                pawn.aim = NOWHERE;
                            }
                        }
                    }
                    log.tell(|| Event::WarBegan { market, spot });
                }
            }
        }
    }

    fn fighters(&self, at: u8, spot: u8) -> impl Iterator<Item = (Seat, usize)> + '_ {
        self.pawns_at(at).filter(move |(seat, slot)| {
            let pawn = self.pawn(*seat, *slot);
            pawn.war && pawn.aim == spot
        })
    }

    /// R4.2: the highest bid: money first, then garbage.
    pub(crate) fn top_bid(&self, at: u8, spot: u8) -> (u8, u8) {
        let bids = self.fighters(at, spot).map(|(seat, slot)| self.pawn(seat, slot));
        bids.map(|pawn| (pawn.bid, pawn.trash)).max().unwrap_or_default()
    }

    /// R4.2, R10.7, Q28: the least first bid.
    pub(crate) fn least_bid(&self, seat: Seat, slot: usize) -> u16 {
        self.price(seat, slot, Place(self.pawn(seat, slot).at))
    }

    /// Q28, Q33: the most this chef can bid: what is not bid elsewhere, with room for Antoine.
    pub(crate) fn most_bid(&self, seat: Seat, slot: usize) -> u16 {
        let pawn = self.pawn(seat, slot);
        let own = if pawn.bid > 0 { u16::from(pawn.bid) + self.surcharge(seat, slot) } else { 0 };
        let free = (self.spendable(seat) + own).min(self.p(seat).money);
        free.saturating_sub(self.surcharge(seat, slot)).min(MOST_BID.into())
    }

    /// R4.2, R4.4: the bids this chef may make now: first and last in money, first and last in garbage.
    pub(crate) fn bids(&self, seat: Seat, slot: usize) -> ((u8, u8), (u8, u8)) {
        let pawn = self.pawn(seat, slot);
        let (top, trash) = self.top_bid(pawn.at, pawn.aim);
        let most = self.most_bid(seat, slot) as u8;
        let least =
            (self.least_bid(seat, slot).min(u16::from(MOST_BID) + 1) as u8).max(top).max(pawn.bid + 1);
        // R4.4, Q31: garbage only when all is bid and it equals the highest.
        let level = pawn.bid > 0 && pawn.bid == top && u16::from(pawn.bid) == self.most_bid(seat, slot);
        let garbage = if level { ((pawn.trash + 1).max(trash), MOST_TRASH) } else { (1, 0) };
        ((least, most), garbage)
    }

    pub(crate) fn legal_wars(&self, seat: Seat, out: &mut Vec<Action>) {
        let slots = self.slots();
        let at_war = |slot: &usize| self.pawn(seat, *slot).war;
        for slot in (0..slots).filter(at_war) {
            let ((least, most), _) = self.bids(seat, slot);
            out.extend((least..=most).map(|money| Action::Bid { slot: slot as u8, money }));
        }
        for slot in (0..slots).filter(at_war) {
            let (_, (least, most)) = self.bids(seat, slot);
            out.extend((least..=most).map(|garbage| Action::BidTrash { slot: slot as u8, garbage }));
        }
        out.extend((0..slots).filter(at_war).map(|slot| Action::Quit { slot: slot as u8 }));
        let claims = |slot: &usize| !self.pawn(seat, *slot).war && self.pawn(seat, *slot).aim < SHELF;
        out.extend((0..slots).filter(claims).map(|slot| Action::StepOff { slot: slot as u8 }));
    }

    pub(crate) fn apply_war(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Bid { slot, money } => {
                let pawn = self.pawn_mut(seat, slot.into());
                (pawn.bid, pawn.trash) = (money, 0);
                self.after_bid(seat, slot, log);
            }
            Action::BidTrash { slot, garbage } => {
                self.pawn_mut(seat, slot.into()).trash = garbage;
                self.after_bid(seat, slot, log);
            }
            Action::Quit { slot } => {
                let (at, spot) = (self.pawn(seat, slot.into()).at, self.pawn(seat, slot.into()).aim);
                self.quit(seat, slot.into(), log);
                self.settle_if_alone(at, spot, log);
            }
            _ => unreachable!("R4: not a move in a war"),
        }
    }

    fn after_bid(&mut self, seat: Seat, slot: u8, log: &mut Log<Event>) {
        let pawn = *self.pawn(seat, slot.into());
        log.tell(|| Event::BidMade { seat, slot, money: pawn.bid, garbage: pawn.trash });
        for other in self.everybody() {
            for place in 0..self.slots() {
                let theirs = *self.pawn(other, place);
                if !theirs.war || (theirs.at, theirs.aim) != (pawn.at, pawn.aim) || other == seat {
                    continue;
                }
                // R4.3: who cannot reach the highest bid is out.
                if self.most_bid(other, place) < u16::from(pawn.bid) {
                    self.quit(other, place, log);
                } else {
                    // Who was done may answer.
                    self.pm(other).ready = false;
                }
            }
        }
        self.settle_if_alone(pawn.at, pawn.aim, log);
    }

    /// R4.5, Q28: out of the war, and barred from that card for the day.
    fn quit(&mut self, seat: Seat, slot: usize, log: &mut Log<Event>) {
        let pawn = self.pawn_mut(seat, slot);
        pawn.lost |= 1 << pawn.aim;
        pawn.aim = NOWHERE;
        pawn.war = false;
        (pawn.bid, pawn.trash) = (0, 0);
        self.pm(seat).ready = false;
        log.tell(|| Event::WarLeft { seat, slot: slot as u8 });
    }

    /// R4.6, Q29: the last one left must buy.
    fn settle_if_alone(&mut self, at: u8, spot: u8, log: &mut Log<Event>) {
        let mut left = self.fighters(at, spot);
        if let (Some((seat, slot)), None) = (left.next(), left.next()) {
            drop(left);
            self.settle(seat, slot, log);
            self.pm(seat).ready = false;
        }
    }

    fn settle(&mut self, seat: Seat, slot: usize, log: &mut Log<Event>) {
        let pawn = *self.pawn(seat, slot);
        let bid = u16::from(pawn.bid).max(self.least_bid(seat, slot));
        // Q29: no sale if the market price cannot be paid.
        if self.most_bid(seat, slot) < bid {
            let (market, spot) = (Place(pawn.at), pawn.aim);
            self.quit(seat, slot, log);
            log.tell(|| Event::WarWithoutSale { market, spot });
            return;
        }
        // Q33: Antoine's surcharge comes on top of the bid.
        let price = bid + self.surcharge(seat, slot);
        let counter = &mut self.table.board.counters[usize::from(pawn.at)][usize::from(pawn.aim)];
        let card = std::mem::replace(counter, NONE);
        let player = self.pm(seat);
        player.money -= price;
        player.ingredients[usize::from(card)] += 1;
        let own = &mut player.front.pawns[slot];
        own.war = false;
        own.aim = NOWHERE;
        (own.bid, own.trash) = (0, 0);
        let ingredient = Ingredient(card);
        log.tell(|| Event::WarWon { seat, slot: slot as u8, ingredient, price, garbage: pawn.trash });
        // R4.4: only the winner takes the garbage.
        self.gain_garbage(seat, pawn.trash, log);
    }

    /// R4.7, Q30: when the time is over, a single highest bid buys; a tie or no bid does not.
    pub(crate) fn end_wars(&mut self, log: &mut Log<Event>) {
        for market in Place::markets() {
            for spot in 0..SHELF {
                if self.fighters(market.0, spot).next().is_none() {
                    continue;
                }
                let top = self.top_bid(market.0, spot);
                let mut best = self.fighters(market.0, spot).filter(|(seat, slot)| {
                    let pawn = self.pawn(*seat, *slot);
                    (pawn.bid, pawn.trash) == top
                });
                let winner = match (best.next(), best.next()) {
                    (Some(winner), None) if top.0 > 0 => Some(winner),
                    _ => None,
                };
                drop(best);
                match winner {
                    Some((seat, slot)) => self.settle(seat, slot, log),
                    None => log.tell(|| Event::WarWithoutSale { market, spot }),
                }
                for seat in self.everybody() {
                    for slot in 0..self.slots() {
                        let pawn = self.pawn_mut(seat, slot);
                        if pawn.war && pawn.at == market.0 && pawn.aim == spot {
                            pawn.war = false;
                            pawn.lost |= 1 << spot;
                            pawn.aim = NOWHERE;
                            (pawn.bid, pawn.trash) = (0, 0);
                        }
                    }
                }
            }
        }
    }

    /// Q32: a bid that cannot be paid any more falls to what is left; below the least bid the chef is out.
    pub(crate) fn mend_bids(&mut self, log: &mut Log<Event>) {
        for seat in self.everybody() {
            for slot in 0..self.slots() {
                let pawn = *self.pawn(seat, slot);
                if !pawn.war || pawn.bid == 0 {
                    continue;
                }
                let needed: u16 = (0..self.slots())
                    .filter(|slot| self.pawn(seat, *slot).war && self.pawn(seat, *slot).bid > 0)
                    .map(|slot| u16::from(self.pawn(seat, slot).bid) + self.surcharge(seat, slot))
                    .sum();
                let missing = needed.saturating_sub(self.p(seat).money);
                if missing == 0 {
                    continue;
                }
                let bid = u16::from(pawn.bid).saturating_sub(missing);
                if bid < self.least_bid(seat, slot) {
                    self.quit(seat, slot, log);
                    self.settle_if_alone(pawn.at, pawn.aim, log);
                } else {
                    let own = self.pawn_mut(seat, slot);
                    own.bid = bid as u8;
                    own.trash = 0;
                    log.tell(|| Event::BidMade { seat, slot: slot as u8, money: bid as u8, garbage: 0 });
                }
            }
        }
    }

    /// The first of the player's chefs that is in a war.
    pub(crate) fn war_slot(&self, seat: Seat) -> Option<usize> {
        (0..self.slots()).find(|slot| self.pawn(seat, *slot).war)
    }

    /// Whether a rival is in the same war as the player's first chef in a war.
    pub(crate) fn shares_war(&self, seat: Seat, rival: Seat) -> bool {
        self.war_slot(seat).is_some_and(|slot| {
            let own = self.pawn(seat, slot);
            self.p(rival).pawns.iter().any(|pawn| pawn.war && (pawn.at, pawn.aim) == (own.at, own.aim))
        })
    }

    /// R11.10: a rival who did not block drops out.
    pub(crate) fn drop_from_war(&mut self, by: Seat, own: usize, victim: Seat, log: &mut Log<Event>) {
        let (at, aim) = (self.pawn(by, own).at, self.pawn(by, own).aim);
        for slot in 0..self.slots() {
            let pawn = *self.pawn(victim, slot);
            if pawn.war && (pawn.at, pawn.aim) == (at, aim) {
                self.quit(victim, slot, log);
            }
        }
        self.settle_if_alone(at, aim, log);
    }
}
