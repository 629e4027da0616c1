//! Barter (R3.3 to R3.5): offers, composed piece by piece, carried out as one step.

use game::{Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Piece};
use crate::event::Event;
use crate::ids::{Card, Ingredient, Upgrade};
use crate::state::{Hand, Larder, NONE, State};

/// Q69: so many offers a day.
pub const MOST_OFFERS: u8 = 12;
/// So many pieces an offer.
pub const MOST_PIECES: u8 = 12;

/// One side of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    pub money: u16,
    pub garbage: u8,
    pub favours: u8,
    /// Recipes by their place.
    pub recipes: u8,
    pub upgrades: u8,
    pub ingredients: Larder,
    pub cards: Hand,
}

impl Side {
    pub(crate) const NOTHING: Side = Side {
        money: 0,
        garbage: 0,
        favours: 0,
        recipes: 0,
        upgrades: 0,
        ingredients: [0; Ingredient::COUNT],
        cards: [0; Card::COUNT],
    };

    fn add(&mut self, piece: Piece) {
        match piece {
            Piece::Money => self.money += 1,
            Piece::MuchMoney => self.money += 5,
            Piece::Garbage => self.garbage += 1,
            Piece::Ingredient(ingredient) => self.ingredients[ingredient.index()] += 1,
            Piece::Card(card) => self.cards[card.index()] += 1,
            Piece::Recipe(slot) => self.recipes |= 1 << slot,
            Piece::Upgrade(upgrade) => self.upgrades |= 1 << upgrade.index(),
            Piece::Favour => self.favours += 1,
        }
    }
}

/// R3.3: what a player offers to another.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// To whom; 255 is nobody.
    pub to: u8,
    pub proposed: bool,
    pub pieces: u8,
    pub give: Side,
    pub ask: Side,
}

impl Offer {
    pub(crate) const NONE: Offer =
        Offer { to: NONE, proposed: false, pieces: 0, give: Side::NOTHING, ask: Side::NOTHING };
}

impl State {
    /// R3.3: whether `seat` has what this side says, as far as all can see; with the hand if `hand`.
    fn affords(&self, seat: Seat, side: &Side, hand: bool) -> bool {
        let player = self.p(seat);
        // Q32: money that is bid is not for trade.
        side.money <= self.spendable(seat)
            && side.garbage <= player.garbage
            && side.upgrades & !player.upgrades == 0
            && side.ingredients.iter().zip(&player.ingredients).all(|(wanted, own)| wanted <= own)
            && (!hand || side.cards.iter().zip(&player.hand).all(|(wanted, own)| wanted <= own))
    }

    /// The pieces of which one more would still be there to give, in their order. What another has in hand is
    /// secret: any card may be asked for that could be there.
    fn pieces<'a>(&'a self, seat: Seat, side: &'a Side, hand: bool) -> impl Iterator<Item = Piece> + 'a {
        let player = self.p(seat);
        let spendable = self.spendable(seat);
        let things = player.ingredients.iter().zip(&side.ingredients).enumerate();
        let things = things.filter(|(_, (own, given))| own > given);
        let unseen = !hand && player.cards() > side.cards.iter().sum();
        let held = move |card: &Card| {
            let at = card.index();
            if hand {
                side.cards[at] < player.hand[at]
            } else {
                unseen && side.cards[at] < self.box_().cards[at].copies
            }
        };
        let cards = if hand && player.hand == [0; Card::COUNT] { 0 } else { Card::COUNT };
        let upgrades = player.upgrades & !side.upgrades;
        [
            (side.money < spendable).then_some(Piece::Money),
            (side.money + 5 <= spendable).then_some(Piece::MuchMoney),
            (side.garbage < player.garbage).then_some(Piece::Garbage),
        ]
        .into_iter()
        .flatten()
        .chain(things.map(|(idx, _)| Piece::Ingredient(Ingredient(idx as u8))))
        .chain(Card::all().take(cards).filter(held).map(Piece::Card))
        .chain((0..2).filter(|slot| side.recipes >> slot & 1 == 0).map(Piece::Recipe))
        .chain(Upgrade::all().filter(move |one| upgrades >> one.index() & 1 != 0).map(Piece::Upgrade))
        .chain((side.favours == 0).then_some(Piece::Favour))
    }

    /// R3.4, Q39, Q40: recipes one for one of the same type; nobody gets an upgrade twice.
    pub(crate) fn is_balanced(&self, from: Seat, to: Seat, offer: &Offer) -> bool {
        let types = |seat: Seat, set: u8| {
            let mut count = [0u8; 2];
            for slot in 0..2 {
                if set >> slot & 1 != 0 {
                    count[self.kind_of(self.p(seat).recipes[slot]) as usize] += 1;
                }
            }
            count
        };
        types(from, offer.give.recipes) == types(to, offer.ask.recipes)
            && offer.give.upgrades & self.p(to).upgrades == 0
            && offer.ask.upgrades & self.p(from).upgrades == 0
    }

    pub(crate) fn legal_trades(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.p(seat);
        let offer = &player.offer;
        if offer.to == NONE {
            if player.offers < MOST_OFFERS {
                out.extend(self.rivals(seat).map(Action::Offer));
            }
        } else {
            let to = Seat::new(offer.to.into());
            if !offer.proposed {
                if offer.pieces < MOST_PIECES {
                    self.pieces(seat, &offer.give, true).for_each(|piece| out.push(Action::Give(piece)));
                    self.pieces(to, &offer.ask, false).for_each(|piece| out.push(Action::Ask(piece)));
                }
                if offer.pieces > 0 && self.is_balanced(seat, to, offer) {
                    out.push(Action::Propose);
                }
            }
            out.push(Action::Withdraw);
        }
        let open = |from: &Seat| self.offered(*from, seat);
        out.extend(
            self.rivals(seat).filter(open).filter(|from| self.acceptable(*from, seat)).map(Action::Accept),
        );
        out.extend(self.rivals(seat).filter(open).map(Action::Decline));
    }

    /// Whether `from` waits for an answer of `to`.
    pub(crate) fn offered(&self, from: Seat, to: Seat) -> bool {
        let offer = &self.p(from).offer;
        offer.proposed && offer.to == to.index() as u8
    }

    /// Whether `to` has what is asked.
    pub(crate) fn acceptable(&self, from: Seat, to: Seat) -> bool {
        let offer = &self.p(from).offer;
        self.affords(to, &offer.ask, true) && self.is_balanced(from, to, offer)
    }

    pub(crate) fn apply_trade(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Offer(to) => {
                let player = self.pm(seat);
                player.offer = Offer { to: to.index() as u8, ..Offer::NONE };
                player.offers += 1;
            }
            Action::Give(piece) => {
                let offer = &mut self.pm(seat).offer;
                offer.give.add(piece);
                offer.pieces += 1;
                if let Piece::Card(card) = piece {
                    // Both see the offer: the other now knows of this card.
                    let (to, n) = (usize::from(offer.to), offer.give.cards[card.index()]);
                    let known = &mut self.table.known[to][seat.index()][card.index()];
                    *known = n.max(*known);
                }
            }
            Action::Ask(piece) => {
                let offer = &mut self.pm(seat).offer;
                offer.ask.add(piece);
                offer.pieces += 1;
            }
            Action::Propose => {
                let player = self.pm(seat);
                player.offer.proposed = true;
                let to = Seat::new(player.offer.to.into());
                // Who was done may answer.
                self.pm(to).ready = false;
                log.tell(|| Event::OfferMade { from: seat, to });
            }
            Action::Withdraw => self.drop_offer(seat, log),
            Action::Accept(from) => self.carry_out(from, seat, log),
            Action::Decline(from) => self.drop_offer(from, log),
            _ => unreachable!("R3.3: not a move in a trade"),
        }
    }

    fn drop_offer(&mut self, from: Seat, log: &mut Log<Event>) {
        let offer = std::mem::replace(&mut self.pm(from).offer, Offer::NONE);
        if offer.proposed {
            log.tell(|| Event::OfferEnded { from, to: Seat::new(offer.to.into()) });
        }
    }

    pub(crate) fn drop_offers(&mut self, log: &mut Log<Event>) {
        for seat in self.everybody() {
            self.drop_offer(seat, log);
        }
    }

    /// Q70: an offer lapses when one of the two cannot keep it any more, as far as all can see.
    pub(crate) fn prune_offers(&mut self, log: &mut Log<Event>) {
        for seat in self.everybody() {
            let offer = &self.p(seat).offer;
            if offer.to == NONE {
                continue;
            }
            let to = Seat::new(offer.to.into());
            let hand: u8 = offer.ask.cards.iter().sum();
            if !self.affords(seat, &offer.give, true)
                || !self.affords(to, &offer.ask, false)
                || hand > self.p(to).cards()
                || (offer.proposed && !self.is_balanced(seat, to, offer))
            {
                self.drop_offer(seat, log);
            }
        }
    }

    /// Q39: everything changes hands in one step.
    fn carry_out(&mut self, from: Seat, to: Seat, log: &mut Log<Event>) {
        let offer = std::mem::replace(&mut self.pm(from).offer, Offer::NONE);
        log.tell(|| Event::Traded { from, to });
        for (giver, taker, side) in [(from, to, &offer.give), (to, from, &offer.ask)] {
            if side.money > 0 {
                self.pm(giver).money -= side.money;
                self.pay_in(taker, side.money);
                log.tell(|| Event::Paid { from: Some(giver), to: Some(taker), amount: side.money });
            }
            if side.garbage > 0 {
                self.pm(giver).garbage -= side.garbage;
                self.gain_garbage(taker, side.garbage, log);
                log.tell(|| Event::GarbageLost { seat: giver, count: side.garbage });
            }
            for (thing, n) in side.ingredients.iter().enumerate() {
                for _ in 0..*n {
                    self.take_from(giver, taker, thing as u8, log);
                }
            }
            for (card, n) in side.cards.iter().enumerate() {
                for _ in 0..*n {
                    self.hand_on(giver, taker, Card::new(card), log);
                }
            }
            for upgrade in Upgrade::all() {
                if side.upgrades >> upgrade.index() & 1 != 0 {
                    self.pm(giver).upgrades &= !(1 << upgrade.index());
                    let days = std::mem::take(&mut self.pm(giver).cut[upgrade.index()]);
                    self.pm(taker).cut[upgrade.index()] = days;
                    self.gain_upgrade(taker, upgrade, log);
                }
            }
            if side.favours > 0 {
                // Q41: recorded, never enforced.
                log.tell(|| Event::FavourPromised { from: giver, to: taker });
            }
        }
        self.swap_menus(from, offer.give.recipes, to, offer.ask.recipes, log);
    }

    /// R3.4: recipes of the same type change places.
    fn swap_menus(&mut self, from: Seat, mut give: u8, to: Seat, mut ask: u8, log: &mut Log<Event>) {
        while give != 0 {
            let own = give.trailing_zeros() as usize;
            give &= give - 1;
            let mine = self.p(from).recipes[own];
            let kind = self.kind_of(mine);
            let theirs = (0..2)
                .find(|slot| ask >> slot & 1 != 0 && self.kind_of(self.p(to).recipes[*slot]) == kind)
                .expect("R3.4: one for one");
            ask &= !(1 << theirs);
            let other = self.p(to).recipes[theirs];
            self.gain_recipe(from, own, other, log);
            self.gain_recipe(to, theirs, mine, log);
        }
    }
}
