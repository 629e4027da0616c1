//! The end of a day, the end of the game, and who wins (R5.10).

use game::{BySeat, Dice, Log, Outcome, Seat, Seats};

use crate::action::Action;
use crate::event::Event;
use crate::state::{Ending, NONE, Phase, State};

impl State {
    /// R5.10, Q56: checked once, after everybody's bonuses; Q54: then the markets are restocked.
    pub(crate) fn end_day(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        let win = self.box_().figures.win;
        if self.everybody().any(|seat| self.p(seat).popularity >= win) {
            let best = self.everybody().map(|seat| self.standing(seat)).max();
            let tied: Seats = self.everybody().filter(|seat| Some(self.standing(*seat)) == best).collect();
            // Q56: the others vote; with nobody else to vote, the victory is shared.
            if tied.len() > 1 && tied.len() < usize::from(self.table.seats) {
                self.table.phase = Phase::Vote;
                for seat in self.everybody() {
                    self.pm(seat).ready = tied.contains(seat);
                }
            } else {
                self.end(Ending::TopChef, log);
            }
            return;
        }
        if self.table.day >= self.table.options.last_day {
            // Q68.
            self.end(Ending::ClosingDay, log);
            return;
        }
        self.restock(dice, log);
        self.begin_day(dice, log);
    }

    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log<Event>) {
        self.table.phase = Phase::Over(ending);
        log.tell(|| Event::Ended { ending });
    }

    /// R5.10: popularity, then gourmet recipes, then money.
    pub(crate) fn standing(&self, seat: Seat) -> (u8, u8, u16) {
        let player = self.p(seat);
        (player.popularity, player.gourmets, player.money)
    }

    pub(crate) fn legal_votes(&self, out: &mut Vec<Action>) {
        let best = self.everybody().map(|seat| self.standing(seat)).max();
        let tied = self.everybody().filter(|seat| Some(self.standing(*seat)) == best);
        out.extend(tied.map(|seat| Action::Target { seat, slot: 0 }));
    }

    pub(crate) fn apply_vote(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Target { seat: vote, .. } = action {
            let player = self.pm(seat);
            player.vote = vote.index() as u8;
            player.ready = true;
            log.tell(|| Event::Voted { seat, vote });
        }
    }

    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let mut scores = BySeat::default();
        let mut votes = BySeat::<u8>::default();
        for seat in self.everybody() {
            scores[seat] = self.p(seat).popularity.into();
            let vote = self.p(seat).vote;
            if vote != NONE {
                votes[Seat::new(vote.into())] += 1;
            }
        }
        Outcome::by_key(self.table.seats, scores, ending.slug(), |seat| (self.standing(seat), votes[seat]))
    }
}
