//! Swapping (R4): one share for one or two of another company.

use game::{Log, Seat};

use crate::action::{Action, Reason};
use crate::event::Event;
use crate::ids::Company;
use crate::state::{Phase, State};

impl State {
    /// R4.1: any share behind the screen may be given.
    pub(crate) fn legal_gives(&self, seat: Seat, out: &mut Vec<Action>) {
        let held = |company: &Company| self.hands[seat].shares[company.index()] > 0;
        out.extend(Company::ALL.into_iter().filter(held).map(Action::Give));
    }

    /// R4.2: one or two of one other company, as far as its depot goes.
    pub(crate) fn legal_takes(&self, given: Company, out: &mut Vec<Action>) {
        for company in Company::ALL {
            if company != given {
                for count in 1..=self.line(company).depot.min(2) {
                    out.push(Action::Take { company, count });
                }
            }
        }
    }

    pub(crate) fn reason_against_give(&self, seat: Seat, company: Company) -> Option<Reason> {
        (self.hands[seat].shares[company.index()] == 0).then_some(Reason::NoSuchShare { company })
    }

    pub(crate) fn reason_against_take(&self, given: Company, company: Company, count: u8) -> Option<Reason> {
        let left = self.line(company).depot;
        if company == given {
            Some(Reason::SameAsGiven { company })
        } else if !(1..=2).contains(&count) {
            Some(Reason::OneOrTwo)
        } else if left < count {
            Some(Reason::TooFewLeft { company, left })
        } else {
            None
        }
    }

    /// R4.1: the share goes to its depot.
    pub(crate) fn apply_give(&mut self, seat: Seat, company: Company, log: &mut Log<Event>) {
        let at = company.index();
        let hand = &mut self.hands[seat];
        hand.shares[at] -= 1;
        hand.swapped[at] -= 1;
        hand.shown[at] = hand.shown[at].max(hand.swapped[at].min(0).unsigned_abs());
        self.lines[at].depot += 1;
        self.phase = Phase::Swapping { given: company };
        log.tell(|| Event::Given { seat, company });
    }

    /// R4.2: the shares come from the depot; R4.3: no limit forbids it.
    pub(crate) fn apply_take(&mut self, seat: Seat, company: Company, count: u8, log: &mut Log<Event>) {
        let Phase::Swapping { given } = self.phase else { unreachable!("R4.2: taken outside a swap") };
        let at = company.index();
        self.lines[at].depot -= count;
        self.hands[seat].shares[at] += count;
        self.hands[seat].swapped[at] += count as i8;
        log.tell(|| Event::Swapped { seat, gave: given, took: company, count });
        // Q7: a plain swap changes nothing but colours.
        self.plain_swaps = if count == 1 { self.plain_swaps.saturating_add(1) } else { 0 };
        self.end_turn(log);
    }
}
