//! Buy and Barter (R3), and only then (R3.5): buying at markets and on the Island (R6).

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::data::SPOTS;
use crate::effect::{Bonus, Power, Special, When};
use crate::event::Event;
use crate::ids::{Ingredient, Place, Upgrade};
use crate::state::{NONE, NOWHERE, Pending, Phase, SHELF, State, Then};

impl State {
    /// R3.1, R12.1: how long it lasts; 0 is without a clock.
    pub(crate) fn market_seconds(&self) -> u16 {
        if self.table.options.amateur { 0 } else { self.table.options.clock }
    }

    /// R3: everybody may buy and trade; R4.1: chefs on one card begin a war.
    pub(crate) fn open_market(&mut self, log: &mut Log<Event>) {
        self.table.phase = Phase::Market;
        self.set_ready(false);
        self.begin_wars(log);
    }

    /// R8.4, Q33: what Antoine adds to each purchase of this chef.
    pub(crate) fn surcharge(&self, seat: Seat, slot: usize) -> u16 {
        let power = Power::AristocraticTastes;
        match self.holder(power) {
            Some(antoine)
                if self.p(seat).freed & State::bit(antoine.0, antoine.1) == 0
                    && self.touches(power, antoine, (seat, slot)) =>
            {
                self.amount(power)
            }
            _ => 0,
        }
    }

    /// R8.5, Q34: whether Lovehandles closes the counters to this chef.
    pub(crate) fn counters_closed(&self, seat: Seat, slot: usize) -> bool {
        let power = Power::FatIsLife;
        self.holder(power).is_some_and(|eater| {
            self.p(seat).freed & State::bit(eater.0, eater.1) == 0 && self.touches(power, eater, (seat, slot))
        })
    }

    /// R3.2, R10.7: the market price for this chef, without Antoine.
    pub(crate) fn price(&self, seat: Seat, slot: usize, market: Place) -> u16 {
        let mut price = self.box_().markets[market.index()].price;
        // R10.7: a non-plating chef pays $100 more.
        price += u16::from(self.non_plating(slot));
        if self.table.board.surge_by[market.index()] != seat.index() as u8 {
            price += u16::from(self.table.board.surge[market.index()]);
        }
        for bonus in self.permanent(seat) {
            if let Bonus::PriceLess { markets, amount } = bonus
                && markets.contains(&market)
            {
                price = price.saturating_sub(*amount);
            }
        }
        price
    }

    /// Q32: money that is not bid.
    pub(crate) fn spendable(&self, seat: Seat) -> u16 {
        let bid: u16 = (0..self.slots())
            .filter(|slot| self.pawn(seat, *slot).war && self.pawn(seat, *slot).bid > 0)
            .map(|slot| u16::from(self.pawn(seat, slot).bid) + self.surcharge(seat, slot))
            .sum();
        self.p(seat).money.saturating_sub(bid)
    }

    /// Whether a card is spoken for: by somebody alone on it (Q26), or by a war.
    fn claimed(&self, seat: Seat, slot: usize, market: Place, spot: u8) -> bool {
        self.pawns_at(market.0).any(|other| other != (seat, slot) && self.pawn(other.0, other.1).aim == spot)
    }

    /// R3.2: the counters this chef may buy from, by number; the shelf is 4.
    pub(crate) fn for_sale(&self, seat: Seat, slot: usize) -> impl Iterator<Item = u8> + '_ {
        let pawn = *self.pawn(seat, slot);
        let at_market = pawn.at < Place::ISLAND.0 && !pawn.war;
        let closed = at_market && self.counters_closed(seat, slot);
        (0..=SHELF).filter(move |spot| {
            if !at_market {
                return false;
            }
            let market = Place(pawn.at);
            if *spot == SHELF {
                return self.on_shelf(market) > 0;
            }
            self.table.board.counters[market.index()][usize::from(*spot)] != NONE
                && !closed
                && pawn.lost >> spot & 1 == 0
                && !self.claimed(seat, slot, market, *spot)
        })
    }

    /// The first chef of the player on the Island.
    pub(crate) fn islander(&self, seat: Seat) -> Option<usize> {
        (0..self.slots()).find(|slot| self.pawn(seat, *slot).at == Place::ISLAND.0)
    }

    /// R6.2, R8.13: who buys an action card, and for how much.
    pub(crate) fn card_buyer(&self, seat: Seat) -> Option<(usize, u16, bool)> {
        let price = self.box_().figures.action_card;
        if let Some(slot) = self.islander(seat) {
            return Some((slot, price + self.surcharge(seat, slot), false));
        }
        // R8.13, Q38: Pork Knuckles, once a day, anywhere.
        let slot = (0..self.slots()).find(|slot| {
            self.power(seat, *slot) == Some(Power::BlackMarket) && self.p(seat).used >> slot & 1 == 0
        })?;
        Some((slot, price + self.surcharge(seat, slot), true))
    }

    /// Free bins left today (R5.8).
    pub(crate) fn free_bins(&self, seat: Seat) -> u8 {
        let given: u8 = self
            .permanent(seat)
            .map(|bonus| if let Bonus::FreeBin { count } = bonus { *count } else { 0 })
            .sum();
        given.saturating_sub(self.p(seat).bins)
    }

    /// R8.11: markets where Gohan may buy from the shelf.
    pub(crate) fn foraging(&self, seat: Seat) -> impl Iterator<Item = (usize, Place)> + '_ {
        let slot = (0..self.slots()).find(|slot| {
            self.power(seat, *slot) == Some(Power::ArtOfFoodshido) && self.p(seat).used >> slot & 1 == 0
        });
        let spendable = self.spendable(seat);
        slot.into_iter().flat_map(move |slot| {
            Place::markets()
                .filter(move |market| {
                    *market != Place::MYSTERY_MART
                        && self.on_shelf(*market) > 0
                        && self.is_unoccupied(*market)
                        && self.price(seat, slot, *market) <= spendable
                })
                .map(move |market| (slot, market))
        })
    }

    /// R8.12, Q37: the price of the deal for two, if this chef can have it.
    pub(crate) fn pair_price(&self, seat: Seat, slot: usize) -> Option<u16> {
        let player = self.p(seat);
        let market = Place::CHOP_SHOP;
        if self.power(seat, slot) != Some(Power::MysteryMeat)
            || player.paired
            || self.pawn(seat, slot).at != market.0
            || self.pawn(seat, slot).war
        {
            return None;
        }
        let counters = self.for_sale(seat, slot).filter(|spot| *spot != SHELF).count() as u16;
        if counters + self.on_shelf(market) < 2 {
            return None;
        }
        // Surcharges apply to each ingredient.
        let base = self.box_().markets[market.index()].price;
        let more = self.price(seat, slot, market).saturating_sub(base) + self.surcharge(seat, slot);
        Some(self.amount(Power::MysteryMeat) + 2 * more)
    }

    pub(crate) fn legal_market(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_plays(seat, When::Buy, out);
        let spendable = self.spendable(seat);
        let figures = &self.box_().figures;
        for slot in 0..self.slots() {
            // R8.10: General Stroganov.
            if self.power(seat, slot) == Some(Power::ShareWithMe)
                && self.power_targets(seat, slot).next().is_some()
            {
                out.push(Action::Power { slot: slot as u8 });
            }
        }
        for slot in 0..self.slots() {
            let at = self.pawn(seat, slot).at;
            if at < Place::ISLAND.0
                && self.price(seat, slot, Place(at)) + self.surcharge(seat, slot) <= spendable
            {
                let slot = slot as u8;
                out.extend(self.for_sale(seat, slot.into()).map(|spot| Action::Buy { slot, spot }));
            }
        }
        for slot in 0..self.slots() {
            if self.pair_price(seat, slot).is_some_and(|price| price <= spendable) {
                out.push(Action::BuyPair { slot: slot as u8 });
            }
        }
        if self.card_buyer(seat).is_some_and(|(_, price, _)| price <= spendable) && self.cards_left() {
            out.push(Action::BuyCard);
        }
        let island = self.islander(seat);
        if let Some(slot) = island {
            let surcharge = self.surcharge(seat, slot);
            for other in self.everybody() {
                for upgrade in Upgrade::all() {
                    if self.p(other).upgrades >> upgrade.index() & 1 == 0
                        && figures.upgrades[upgrade.index()].price + surcharge <= spendable
                    {
                        out.push(Action::BuyUpgrade { seat: other, upgrade });
                    }
                }
            }
        }
        let player = self.p(seat);
        let paid_bin = island.is_some() && figures.bin <= spendable;
        if player.garbage > 0 && (paid_bin || self.free_bins(seat) > 0) {
            out.push(Action::Bin);
        }
        if island.is_some() && player.ingredients[self.box_().special(Special::Sell)] > 0 {
            out.push(Action::SellChocolate);
        }
        out.extend(self.foraging(seat).map(|(_, market)| Action::Forage(market)));
        self.legal_wars(seat, out);
        self.legal_trades(seat, out);
        out.push(Action::Done);
    }

    pub(crate) fn apply_market(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        match action {
            Action::Power { slot } => self.begin_power(seat, slot.into()),
            Action::Buy { slot, spot } => {
                let market = Place(self.pawn(seat, slot.into()).at);
                let price = self.price(seat, slot.into(), market) + self.surcharge(seat, slot.into());
                self.pm(seat).money -= price;
                self.buy(seat, slot, market, spot, price, Then::Nothing, dice, log);
            }
            Action::BuyPair { slot } => {
                let price = self.pair_price(seat, slot.into()).expect("R8.12: the deal is on");
                let player = self.pm(seat);
                player.money -= price;
                player.paired = true;
                log.tell(|| Event::Paid { from: Some(seat), to: None, amount: price });
                self.table.pending = Pending::Pair { seat, slot, left: 2 };
            }
            Action::BuyCard => {
                let (slot, price, black) = self.card_buyer(seat).expect("R6.2: somebody sells cards");
                let player = self.pm(seat);
                player.money -= price;
                player.used |= u8::from(black) << slot;
                log.tell(|| Event::Paid { from: Some(seat), to: None, amount: price });
                self.draw_card(seat, dice, log);
            }
            Action::BuyUpgrade { seat: owner, upgrade } => {
                let slot = self.islander(seat).expect("R6.4: bought on the Island");
                let price = self.box_().figures.upgrades[upgrade.index()].price + self.surcharge(seat, slot);
                self.pm(seat).money -= price;
                log.tell(|| Event::Paid { from: Some(seat), to: None, amount: price });
                self.gain_upgrade(owner, upgrade, log);
            }
            Action::Bin => {
                let price = if self.free_bins(seat) > 0 { 0 } else { self.box_().figures.bin };
                let player = self.pm(seat);
                player.money -= price;
                player.bins += u8::from(price == 0);
                player.garbage -= 1;
                log.tell(|| Event::GarbageLost { seat, count: 1 });
            }
            Action::SellChocolate => {
                let chocolate = self.box_().special(Special::Sell) as u8;
                self.discard(seat, chocolate, log);
                self.pay_in(seat, self.box_().figures.chocolate);
                log.tell(|| Event::ChocolateSold { seat });
            }
            Action::Forage(market) => {
                let (slot, _) = self.foraging(seat).next().expect("R8.11: Gohan can forage");
                let price = self.price(seat, slot, market);
                let player = self.pm(seat);
                player.money -= price;
                player.used |= 1 << slot;
                self.buy(seat, slot as u8, market, SHELF, price, Then::Nothing, dice, log);
            }
            Action::StepOff { slot } => self.pawn_mut(seat, slot.into()).aim = NOWHERE,
            Action::Done => {
                let player = self.pm(seat);
                player.ready = true;
                // Q26: who is done claims nothing any more; a bid stands.
                for pawn in &mut player.front.pawns {
                    if !pawn.war {
                        pawn.aim = NOWHERE;
                    }
                }
                log.tell(|| Event::Done { seat });
            }
            Action::Bid { .. } | Action::BidTrash { .. } | Action::Quit { .. } => {
                self.apply_war(seat, action, log);
            }
            _ => self.apply_trade(seat, action, log),
        }
        // Composing an offer takes nothing away from another.
        if !matches!(action, Action::Offer(_) | Action::Give(_) | Action::Ask(_)) {
            self.prune_offers(log);
        }
    }

    pub(crate) fn begin_power(&mut self, seat: Seat, slot: usize) {
        self.pm(seat).used |= 1 << slot;
        let chef = crate::ids::Chef(self.pawn(seat, slot).chef);
        self.table.pending =
            Pending::Aiming { by: seat, what: crate::state::What::Power(chef), victim: NONE, slot: 0 };
    }

    /// A card of a counter or shelf that is paid for.
    #[expect(clippy::too_many_arguments, reason = "one purchase is described by all of these")]
    fn buy(
        &mut self,
        seat: Seat,
        slot: u8,
        market: Place,
        spot: u8,
        price: u16,
        then: Then,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        let card = if spot == SHELF {
            // Q27: one at a time, seen before the next.
            let card = self.draw_shelf(market, dice).expect("R3.2: the shelf is not empty");
            let looks = self.permanent(seat).any(|bonus| matches!(bonus, Bonus::ShelfPick { .. }));
            if looks && let Some(other) = self.draw_shelf(market, dice) {
                self.table.pending = Pending::ShelfPick { seat, cards: [card, other], then };
                log.tell(|| Event::Paid { from: Some(seat), to: None, amount: price });
                return;
            }
            card
        } else {
            let counter = &mut self.table.board.counters[market.index()][usize::from(spot)];
            std::mem::replace(counter, NONE)
        };
        let pawn = self.pawn_mut(seat, slot.into());
        if pawn.at == market.0 && pawn.aim == spot && !pawn.war {
            pawn.aim = NOWHERE;
        }
        self.pm(seat).ingredients[usize::from(card)] += 1;
        let ingredient = Ingredient(card);
        log.tell(|| Event::Bought { seat, slot, place: market, spot, ingredient, price });
    }

    pub(crate) fn legal_pair(&self, seat: Seat, slot: usize, out: &mut Vec<Action>) {
        out.extend(self.for_sale(seat, slot).map(|spot| Action::Buy { slot: slot as u8, spot }));
    }

    pub(crate) fn apply_pair(
        &mut self,
        seat: Seat,
        slot: u8,
        left: u8,
        spot: u8,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        let then = if left > 1 { Then::Pair { slot } } else { Then::Nothing };
        self.table.pending =
            if left > 1 { Pending::Pair { seat, slot, left: left - 1 } } else { Pending::Nothing };
        self.buy(seat, slot, Place::CHOP_SHOP, spot, 0, then, dice, log);
        self.end_pair_if_empty(seat);
    }

    /// A look at two cards may have taken the last one: then the pair ends early.
    pub(crate) fn end_pair_if_empty(&mut self, seat: Seat) {
        if let Pending::Pair { slot, .. } = self.table.pending
            && self.for_sale(seat, slot.into()).next().is_none()
        {
            self.table.pending = Pending::Nothing;
        }
    }

    /// R1.6, R5.9: fills empty counters from the shelf, from right to left.
    pub(crate) fn fill_counters(&mut self, market: Place, dice: &mut Dice) {
        let spots = usize::from(self.box_().markets[market.index()].counters);
        debug_assert!(spots <= SPOTS);
        for spot in (0..spots).rev() {
            if self.table.board.counters[market.index()][spot] == NONE
                && let Some(card) = self.draw_shelf(market, dice)
            {
                self.table.board.counters[market.index()][spot] = card;
            }
        }
    }
}
