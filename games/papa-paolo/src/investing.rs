//! Phase D (R7): an investment tile is an action, or experience.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::event::Event;
use crate::ids::{Colour, Job};
use crate::reason::Reason;
use crate::state::{Stage, State, Task};

impl State {
    /// R7.1, Q38: everybody who has a tile, in any order: no two tiles have the same colour, so that nobody is
    /// in anybody's way.
    pub(crate) fn begin_investing(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        self.stage = Stage::Investing;
        let mut any = false;
        for player in &mut self.players[..usize::from(self.seats)] {
            if player.investment.is_some() {
                player.task = Task::Investing;
                any = true;
            }
        }
        if !any {
            self.begin_claiming(dice, log);
        }
    }

    fn invested(&self, seat: Seat) -> Colour {
        self.player(seat).investment.expect("R7.1: whoever invests has a tile")
    }

    /// R7.2, R7.3; Q20: nothing at all only if there is no experience to gain.
    pub(crate) fn legal_in_investing(&self, seat: Seat, out: &mut Vec<Action>) {
        let colour = self.invested(seat);
        if self.can_perform(seat, Job::of(colour)) {
            out.push(Action::Perform(Job::of(colour)));
        }
        let last = self.is_expert(seat, colour);
        out.push(if last { Action::Nothing } else { Action::Learn });
    }

    /// Q20: the marker cannot go further.
    pub(crate) fn is_expert(&self, seat: Seat, colour: Colour) -> bool {
        self.player(seat).levels[colour.index()] == self.printed().tracks.last()
    }

    pub(crate) fn reason_against_investing_in(&self, seat: Seat, job: Job) -> Option<Reason> {
        let colour = self.invested(seat);
        if job.colour() != colour {
            return Some(Reason::OtherInvestment { colour });
        }
        // Q19: at the usual price.
        self.reason_against_job(seat, job)
    }

    pub(crate) fn reason_against_learning(&self, seat: Seat) -> Option<Reason> {
        let colour = self.invested(seat);
        self.is_expert(seat, colour).then_some(Reason::LastColumn { colour })
    }

    pub(crate) fn reason_against_no_use(&self, seat: Seat) -> Option<Reason> {
        (!self.is_expert(seat, self.invested(seat))).then_some(Reason::MustUse)
    }

    /// R7.3, Q21: one step to the right, which counts at once.
    pub(crate) fn apply_learn(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        self.gain(seat, self.invested(seat), log);
        self.done(seat, dice, log);
    }

    pub(crate) fn apply_no_use(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        log.tell(|| Event::InvestmentUnused { seat });
        self.done(seat, dice, log);
    }
}
