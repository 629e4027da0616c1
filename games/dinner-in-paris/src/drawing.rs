//! Resource cards and the river (R3, R4).

use game::{Dice, Log};

use crate::action::{Action, RIVER};
use crate::data::FACES;
use crate::event::Event;
use crate::ids::Card;
use crate::reason::Reason;
use crate::state::{Phase, State};

/// R3.3: so many resource cards in hand at most.
pub const HAND_LIMIT: u8 = 7;

/// R4.1: so many alike renew the river.
pub const ALIKE: usize = 3;

impl State {
    pub(crate) fn card(&self, face: usize) -> Card {
        self.components().cards[face]
    }

    /// R3.1: from the river or from the deck.
    pub(crate) fn legal_takes(&self, out: &mut Vec<Action>) {
        out.extend((0..RIVER as u8).map(Action::Take));
        out.push(Action::TakeTop);
    }

    pub(crate) fn reason_against_take(&self, slot: u8) -> Option<Reason> {
        (usize::from(slot) >= RIVER).then_some(Reason::NoSuchSlot { slot })
    }

    /// R3.3: any card of the hand, the new one too.
    pub(crate) fn legal_discards(&self, out: &mut Vec<Action>) {
        let me = self.me();
        let cards = &self.components().cards;
        out.extend(
            (0..cards.len()).filter(|face| me.hand[*face] > 0).map(|face| Action::Discard(cards[face])),
        );
    }

    pub(crate) fn reason_against_discard(&self, card: Card) -> Option<Reason> {
        let held = self.components().face(card).is_some_and(|face| self.me().hand[face] > 0);
        (!held).then_some(Reason::NotInHand { card })
    }

    /// R3.1: a card of the river; R3.2: which is filled up at once.
    pub(crate) fn apply_take(&mut self, slot: u8, dice: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        let face = usize::from(self.river[usize::from(slot)]);
        let me = self.me_mut();
        me.hand[face] += 1;
        me.known[face] += 1;
        log.tell(|| Event::CardTaken { seat, slot, card: self.card(face) });
        let new = self.draw_card(dice, log);
        self.river[usize::from(slot)] = new as u8;
        log.tell(|| Event::RiverFilled { slot, card: self.card(new) });
        self.refresh_deck(log);
        self.renew_river(dice, log);
        self.taken_a_card(log);
    }

    /// R3.1: the top card of the deck.
    pub(crate) fn apply_take_top(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        let face = self.draw_card(dice, log);
        self.me_mut().hand[face] += 1;
        log.tell(|| Event::CardDrawn { seat, card: Some(self.card(face)) });
        self.refresh_deck(log);
        self.taken_a_card(log);
    }

    /// R2.2: a card as an action, then what follows; R2.1 and R8.3 take no action.
    fn taken_a_card(&mut self, log: &mut Log<Event>) {
        let (draws, building) = match self.phase {
            Phase::DrawingTwo { draws } => (draws - 1, true),
            Phase::Choosing => {
                self.turn.actions -= 1;
                self.turn.completing = false;
                (0, false)
            }
            _ => (0, false),
        };
        // R3.3, Q3: down to seven after every single card.
        if self.me().cards() > HAND_LIMIT {
            self.phase = Phase::Discarding { draws, building };
        } else if building {
            self.go_on_drawing(draws);
        } else {
            self.go_on_at_once(log);
        }
    }

    fn go_on_drawing(&mut self, draws: u8) {
        self.phase = if draws > 0 { Phase::DrawingTwo { draws } } else { Phase::Building };
    }

    /// R3.3: the card goes to the discard pile.
    pub(crate) fn apply_discard(&mut self, card: Card, log: &mut Log<Event>) {
        let seat = self.active;
        let face = self.components().face(card).expect("R3.3: a card of the hand");
        self.play_card(face);
        self.discards[face] += 1;
        log.tell(|| Event::CardDiscarded { seat, card });
        let Phase::Discarding { draws, building } = self.phase else {
            unreachable!("R3.3: discarded with a hand that is small enough")
        };
        if building {
            self.go_on_drawing(draws);
        } else {
            self.go_on();
        }
    }

    /// A card off the deck. When it has found its place, `refresh_deck` must follow.
    pub(crate) fn draw_card(&mut self, dice: &mut Dice, log: &mut Log<Event>) -> usize {
        self.refresh_deck(log);
        self.deck.draw(dice).expect("R3.6: hands and river never hold all 48 cards")
    }

    /// R3.6, Q4: an empty deck is made anew as soon as it can be.
    pub(crate) fn refresh_deck(&mut self, log: &mut Log<Event>) {
        let cards = self.discards.iter().sum();
        if cards == 0 || !self.deck.is_empty() {
            return;
        }
        self.deck.0 = std::mem::replace(&mut self.discards, [0; FACES]);
        // Q24: who can count knows now what is in the deck, and so what all hands together hold.
        self.held = [0; FACES];
        for player in &self.players[..usize::from(self.seats)] {
            for face in 0..FACES {
                self.held[face] += player.hand[face] - player.known[face];
            }
        }
        log.tell(|| Event::DeckShuffled { cards });
    }

    /// R4.1: three alike, and all four are replaced, until no three are.
    pub(crate) fn renew_river(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        while three_alike(&self.river) {
            let old = self.river;
            for face in old {
                self.discards[usize::from(face)] += 1;
            }
            for slot in 0..RIVER {
                self.river[slot] = self.draw_card(dice, log) as u8;
                self.refresh_deck(log);
            }
            log.tell(|| {
                let cards = |river: [u8; RIVER]| river.map(|face| self.card(face.into())).to_vec();
                Event::RiverRenewed { discarded: cards(old), river: cards(self.river) }
            });
        }
    }
}

/// R4.1, Q5: cards are alike when their faces are the same, coins included.
pub(crate) fn three_alike(river: &[u8; RIVER]) -> bool {
    river[..=RIVER - ALIKE].iter().any(|face| river.iter().filter(|other| *other == face).count() >= ALIKE)
}
