//! Clam-Voyance (R7.9): blows, and the answers to them.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Card, Chef};
use crate::state::{Blow, Pending, State, What};

impl State {
    /// Aims at somebody, who may then answer. `rest` are rivals whose turn comes later (Q20).
    pub(crate) fn strike(&mut self, blow: Blow, rest: u8, log: &mut Log<Event>) {
        let Blow { by, what, victim, slot, thing } = blow;
        log.tell(|| Event::Struck { by, what, victim, slot, thing });
        if by == victim {
            self.works(blow, None, log);
        } else {
            self.table.pending = Pending::Answer { blow, rest, clams: 0, turn: victim };
        }
    }

    /// R7.9, Q25: everybody is asked alike, whether or not the card is in hand.
    pub(crate) fn legal_answer(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.p(seat).hand[self.box_().cancel.index()] > 0 {
            out.push(Action::Clam);
        }
        out.push(Action::Pass);
    }

    pub(crate) fn apply_answer(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        let Pending::Answer { blow, rest, clams, .. } = self.table.pending else {
            unreachable!("Q19: an answer without a question")
        };
        if action == Action::Clam {
            // Q19: the two alternate; all cards of the chain are spent.
            self.spend(seat, self.box_().cancel);
            log.tell(|| Event::Clammed { seat });
            let turn = if seat == blow.victim { blow.by } else { blow.victim };
            self.table.pending = Pending::Answer { blow, rest, clams: clams + 1, turn };
            return;
        }
        // Q19: an even number of them, and the blow works.
        let works = clams % 2 == 0;
        self.table.pending = Pending::Nothing;
        let Blow { by, what, victim, .. } = blow;
        log.tell(|| Event::Settled { by, what, victim, works });
        if works {
            self.works(blow, Some(dice), log);
        } else if let What::Power(chef) = what {
            // Q21: a standing power does not touch this player today.
            self.free(victim, by, chef);
        }
        if let Some(next) = self.next_of(rest) {
            let rest = rest & !(1 << next.index());
            self.strike(Blow { victim: next, ..blow }, rest, log);
        }
    }

    fn free(&mut self, victim: Seat, by: Seat, chef: Chef) {
        let slot = self.p(by).pawns.iter().position(|pawn| pawn.chef == chef.0).unwrap_or(0);
        self.pm(victim).freed |= State::bit(by, slot);
    }

    fn works(&mut self, blow: Blow, dice: Option<&mut Dice>, log: &mut Log<Event>) {
        match blow.what {
            What::Power(_) => self.power_works(blow, log),
            What::Card(card) => self.card_works(card, blow, dice, log),
        }
        self.mend_bids(log);
    }

    /// An action card is played: everybody sees it.
    pub(crate) fn spend(&mut self, seat: Seat, card: Card) {
        self.pm(seat).hand[card.index()] -= 1;
        self.table.board.discard[card.index()] += 1;
        for viewer in 0..usize::from(self.table.seats) {
            let known = &mut self.table.known[viewer][seat.index()][card.index()];
            *known = known.saturating_sub(1);
        }
    }

    /// R1.13: hands an action card on; only the two know which.
    pub(crate) fn hand_on(&mut self, from: Seat, to: Seat, card: Card, log: &mut Log<Event>) {
        self.pm(from).hand[card.index()] -= 1;
        self.pm(to).hand[card.index()] += 1;
        for viewer in self.everybody() {
            let known = &mut self.table.known[viewer.index()];
            if viewer == from {
                known[to.index()][card.index()] += 1;
            } else if viewer == to {
                let left = &mut known[from.index()][card.index()];
                *left = left.saturating_sub(1);
            } else {
                // It may have been any of those that were known.
                for left in &mut known[from.index()] {
                    *left = left.saturating_sub(1);
                }
            }
        }
        log.tell(|| Event::CardGained { seat: to, card: Some(card), from: Some(from) });
    }

    /// R6.2, Q24: a card from the deck; when it is empty the discards are shuffled.
    pub(crate) fn draw_card(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) -> bool {
        let mut deck = kit::Bag(self.table.deck);
        if deck.is_empty() {
            deck = kit::Bag(std::mem::replace(&mut self.table.board.discard, [0; Card::COUNT]));
        }
        let drawn = deck.draw(dice);
        self.table.deck = deck.0;
        let Some(card) = drawn else { return false };
        self.pm(seat).hand[card] += 1;
        log.tell(|| Event::CardGained { seat, card: Some(Card::new(card)), from: None });
        true
    }

    /// Whether a card can be drawn at all.
    pub(crate) fn cards_left(&self) -> bool {
        self.table.deck.iter().any(|n| *n > 0) || self.table.board.discard.iter().any(|n| *n > 0)
    }
}
