//! Opening a restaurant (R5): pay its ingredients, then put it on the line.

use game::Log;

use crate::action::Action;
use crate::cells::Spot;
use crate::data::{Components, FACES};
use crate::event::Event;
use crate::ids::{Area, Card, House, Ingredient, Kind, Pigeon};
use crate::reason::Reason;
use crate::state::{ByFace, Phase, State};

/// R5.2: how many ingredients these cards can pay for, one each.
///
/// Cards with one ingredient are as good as any for theirs; what they leave open is matched with the others.
pub(crate) fn payable(components: &Components, cost: &[u8; Ingredient::COUNT], cards: &ByFace) -> u8 {
    let mut open = *cost;
    let mut paid = 0;
    for (open, single) in open.iter_mut().zip(&components.single) {
        if let Some(face) = single {
            let n = cards[usize::from(*face)].min(*open);
            *open -= n;
            paid += n;
        }
    }
    if open == [0; Ingredient::COUNT] {
        return paid;
    }
    // At most seven cards can be of use, since a restaurant asks for at most seven ingredients.
    let mut several = [Card::COIN; 8];
    let mut n_several = 0;
    for face in &components.several {
        let card = components.cards[usize::from(*face)];
        for _ in 0..cards[usize::from(*face)] {
            if n_several < several.len() && card.ingredients().any(|ingredient| open[ingredient.index()] > 0)
            {
                several[n_several] = card;
                n_several += 1;
            }
        }
    }
    paid + matched(&several[..n_several], &mut open)
}

/// The most ingredients that cards with a choice can pay for.
fn matched(cards: &[Card], open: &mut [u8; Ingredient::COUNT]) -> u8 {
    let Some((card, rest)) = cards.split_first() else { return 0 };
    let wanted: u8 = open.iter().sum();
    let most = wanted.min(cards.len() as u8);
    let mut best = 0;
    for ingredient in card.ingredients() {
        if open[ingredient.index()] > 0 {
            open[ingredient.index()] -= 1;
            best = best.max(1 + matched(rest, open));
            open[ingredient.index()] += 1;
            if best == most {
                return best;
            }
        }
    }
    best.max(matched(rest, open))
}

impl Components {
    /// R5.2: how many ingredients of a restaurant these cards, counted by face, can pay for.
    pub fn payable(&self, kind: Kind, cards: &[u8; FACES]) -> u8 {
        payable(self, &self.menu(kind).cost, cards)
    }
}

impl State {
    /// R5.5: a restaurant of this kind that is not open yet.
    pub(crate) fn unopened(&self, kind: Kind) -> Option<House> {
        kind.houses().find(|house| self.spots[house.index()].is_none())
    }

    /// R5.4: where a restaurant so wide fits on a side: a bit for each cell it could begin at.
    fn room_on(&self, side: usize, width: usize) -> u32 {
        let free = !self.line[side] & ((1 << self.square().side()) - 1);
        (1..width).fold(free, |room, offset| room & free >> offset)
    }

    /// R5.4: whether a restaurant so wide fits anywhere.
    pub(crate) fn has_room(&self, width: usize) -> bool {
        (0..Area::COUNT).any(|side| self.room_on(side, width) != 0)
    }

    /// R5.1, R8.6: whether the hand pays for it, with a pigeon card if need be.
    fn can_pay(&self, kind: Kind) -> bool {
        let menu = self.components().menu(kind);
        let less = u8::from(self.usable(Pigeon::OneLess) > 0);
        let hand = &self.me().hand;
        payable(self.components(), &menu.cost, hand) + less >= menu.ingredients
    }

    /// R5.1, R5.5, Q7: kinds that are left, that fit and that the hand pays for.
    pub(crate) fn legal_opens(&self, out: &mut Vec<Action>) {
        let components = self.components();
        let cards = self.me().cards() + u8::from(self.usable(Pigeon::OneLess) > 0);
        let open = |kind: &Kind| {
            let menu = components.menu(*kind);
            menu.ingredients <= cards
                && self.unopened(*kind).is_some()
                && self.can_pay(*kind)
                && self.has_room(menu.width)
        };
        out.extend(Kind::ALL.into_iter().filter(open).map(Action::Open));
    }

    pub(crate) fn reason_against_open(&self, kind: Kind) -> Option<Reason> {
        if self.unopened(kind).is_none() {
            Some(Reason::NoneLeft { kind })
        } else if !self.has_room(self.components().menu(kind).width) {
            Some(Reason::NoRoom { kind })
        } else if !self.can_pay(kind) {
            Some(Reason::CannotPay { kind })
        } else {
            None
        }
    }

    /// R5.1: begins to pay.
    pub(crate) fn apply_open(&mut self, kind: Kind, log: &mut Log<Event>) {
        let seat = self.active;
        self.turn.completing = false;
        self.phase = Phase::Paying { kind };
        log.tell(|| Event::OpeningBegun { seat, kind });
    }

    /// R5.1, R8.6: how many cards the restaurant asks for.
    pub(crate) fn asked(&self, kind: Kind) -> u8 {
        self.components().menu(kind).ingredients - u8::from(self.turn.waived)
    }

    /// R5.2: whether this card can join those paid. What has been paid can always be completed from the hand:
    /// sets of cards that pay are a matroid, so no card that fits leads astray.
    fn joins(&self, kind: Kind, face: usize) -> bool {
        let mut paid = self.turn.paid;
        paid[face] += 1;
        let menu = self.components().menu(kind);
        payable(self.components(), &menu.cost, &paid) == paid.iter().sum::<u8>()
    }

    /// R5.2, R8.6: cards that pay, and the pigeon card that saves one.
    pub(crate) fn legal_payments(&self, kind: Kind, out: &mut Vec<Action>) {
        if !self.turn.waived && self.usable(Pigeon::OneLess) > 0 {
            out.push(Action::Waive);
        }
        let components = self.components();
        let hand = &self.me().hand;
        for face in 0..components.cards.len() {
            if hand[face] > 0 && self.joins(kind, face) {
                out.push(Action::Pay(components.cards[face]));
            }
        }
    }

    pub(crate) fn reason_against_pay(&self, kind: Kind, card: Card) -> Option<Reason> {
        // R5.3.
        if card.is_coin() {
            return Some(Reason::CoinsDoNotPay);
        }
        match self.components().face(card).filter(|face| self.me().hand[*face] > 0) {
            None => Some(Reason::NotHeld { card }),
            Some(face) => (!self.joins(kind, face)).then_some(Reason::NotAsked { card, kind }),
        }
    }

    pub(crate) fn reason_against_waive(&self) -> Option<Reason> {
        if self.turn.waived {
            Some(Reason::WaivedAlready)
        } else {
            self.reason_against_pigeon(Pigeon::OneLess)
        }
    }

    /// R5.2: one card for one ingredient.
    pub(crate) fn apply_pay(&mut self, kind: Kind, card: Card, log: &mut Log<Event>) {
        let seat = self.active;
        let face = self.components().face(card).expect("R5.2: a card of the hand");
        self.play_card(face);
        self.turn.paid[face] += 1;
        log.tell(|| Event::Paid { seat, card });
        self.paid_up(kind);
    }

    /// R8.6: one ingredient less, whichever is left in the end.
    pub(crate) fn apply_waive(&mut self, kind: Kind, log: &mut Log<Event>) {
        let seat = self.active;
        self.use_pigeon(Pigeon::OneLess);
        self.turn.waived = true;
        log.tell(|| Event::Waived { seat });
        self.paid_up(kind);
    }

    fn paid_up(&mut self, kind: Kind) {
        if self.turn.paid.iter().sum::<u8>() == self.asked(kind) {
            self.phase = Phase::Placing { kind };
        }
    }

    /// R5.4, Q6: anywhere on a side where it fits.
    pub(crate) fn legal_spots(&self, kind: Kind, out: &mut Vec<Action>) {
        let width = self.components().menu(kind).width;
        for side in 0..Area::COUNT {
            let mut room = self.room_on(side, width);
            while room != 0 {
                out.push(Action::Place(Spot::new(Area::ALL[side], room.trailing_zeros() as usize)));
                room &= room - 1;
            }
        }
    }

    pub(crate) fn reason_against_spot(&self, kind: Kind, spot: Spot) -> Option<Reason> {
        let width = self.components().menu(kind).width;
        if spot.offset() + width > self.square().side() {
            return Some(Reason::OffTheLine { spot });
        }
        let free = self.room_on(spot.side().index(), width) >> spot.offset() & 1 != 0;
        (!free).then_some(Reason::SpotTaken { spot, width: width as u8 })
    }

    /// R5.4: onto the line; R5.2: the cards are discarded; R5.6: the income counts at once.
    pub(crate) fn apply_place(&mut self, kind: Kind, spot: Spot, log: &mut Log<Event>) {
        let seat = self.active;
        let house = self.unopened(kind).expect("R5.5: one is left");
        self.stand(seat, house, spot);
        for face in 0..FACES {
            self.discards[face] += self.turn.paid[face];
        }
        self.turn.paid = [0; FACES];
        self.turn.waived = false;
        let income = self.components().menu(kind).income;
        self.me_mut().income += income;
        log.tell(|| Event::Opened { seat, house, spot, income });
        self.turn.actions -= 1;
        self.notice_the_end(log);
        self.go_on();
    }
}
