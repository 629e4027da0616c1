//! Paris Connection: six railways leave Paris, and nobody owns one alone.
//!
//! The rules, numbered, are in `RULES.md`; each file here is one of its chapters.

mod action;
mod building;
mod data;
mod ending;
mod event;
mod ids;
mod notation;
mod setup;
mod state;
mod swapping;
mod view;

use game::{Actor, Dice, Edition, Game, Log, Meta, OptionKind, OptionMeta, Status, Viewer};

pub use crate::action::{Action, Reason};
pub use crate::building::MOST_LAID;
pub use crate::data::{Hatched, Hexes, Kind, Map, Place, Source};
pub use crate::ending::EXCESS;
pub use crate::event::Event;
pub use crate::ids::Company;
pub use crate::setup::{dealt, limit};
pub use crate::state::{ByCompany, Ending, IN_PLAY, Options, Phase, State};
pub use crate::view::{HandView, LineView, Range, View};

impl Game for State {
    type Printed = Map;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    const META: Meta = Meta {
        slug: "paris-connection",
        // R1.1: three to six play.
        min_seats: 3,
        max_seats: 6,
        revision: 1,
        longest: 20_000,
        actions: Action::NUMBERS,
        minutes: (30, 60),
        endings: &Ending::SLUGS,
        reconstructed: Some("Q11"),
        example: false,
        options: &[OptionMeta { key: "stalemate", kind: OptionKind::Switch { default: true } }],
    };

    fn setup(edition: &'static Edition<Map>, seats: u8, options: &Options, dice: &mut Dice) -> State {
        setup::lay_out(edition, seats, options, dice)
    }

    fn edition(&self) -> &'static Edition<Map> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over(ending) => Status::Over(self.outcome(ending)),
            Phase::Choosing | Phase::Building { .. } | Phase::Swapping { .. } => Status::turn(self.active),
        }
    }

    fn legal_actions(&self, by: Actor, out: &mut Vec<Action>) {
        if by != Actor::Seat(self.active) {
            return;
        }
        match self.phase {
            Phase::Choosing => {
                self.legal_builds(out);
                self.legal_gives(self.active, out);
            }
            Phase::Building { company, laid, .. } => self.legal_lays(company, laid, out),
            Phase::Swapping { given } => self.legal_takes(given, out),
            Phase::Over(_) => {}
        }
    }

    fn reason_against(&self, _: Actor, action: Action) -> Option<Reason> {
        match (self.phase, action) {
            (Phase::Choosing, Action::Build(company)) => self.reason_against_build(company),
            (Phase::Choosing, Action::Give(company)) => self.reason_against_give(self.active, company),
            (Phase::Choosing, Action::Lay(_) | Action::Finish) => Some(Reason::ChooseFirst),
            (Phase::Choosing, Action::Take { .. }) => Some(Reason::GiveFirst),
            (Phase::Building { company, laid, .. }, Action::Lay(hex)) => {
                self.reason_against_lay(company, laid, hex)
            }
            (Phase::Building { laid: 0, .. }, Action::Finish) => Some(Reason::NothingLaid),
            (Phase::Building { .. }, Action::Finish) => None,
            (Phase::Building { company, .. }, Action::Build(_) | Action::Give(_) | Action::Take { .. }) => {
                Some(Reason::BuildUnderWay { company })
            }
            (Phase::Swapping { given }, Action::Take { company, count }) => {
                self.reason_against_take(given, company, count)
            }
            (Phase::Swapping { given }, _) => Some(Reason::SwapUnderWay { given }),
            (Phase::Over(_), _) => unreachable!("`refusal` answers for a game that is over"),
        }
    }

    fn apply(&mut self, _: Actor, action: Action, _: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        match (self.phase, action) {
            (_, Action::Build(company)) => self.apply_build(seat, company, log),
            (Phase::Building { company, .. }, Action::Lay(hex)) => self.apply_lay(seat, company, hex, log),
            (_, Action::Lay(_)) => unreachable!("R3.1: laid outside a build"),
            (_, Action::Finish) => self.apply_finish(seat, log),
            (_, Action::Give(company)) => self.apply_give(seat, company, log),
            (_, Action::Take { company, count }) => self.apply_take(seat, company, count, log),
        }
    }

    fn action_number(&self, action: Action) -> usize {
        action.number(self.map())
    }

    fn action_numbered(&self, number: usize) -> Option<Action> {
        Action::numbered(number, self.map())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn witness(event: &Event, _: Viewer) -> Option<Event> {
        // Everything that happens in this game happens in the open.
        Some(event.clone())
    }

    fn sample(edition: &'static Edition<Map>, view: &View, dice: &mut Dice) -> State {
        State::sampled(edition, view, dice)
    }

    fn audit(&self) -> Result<(), String> {
        self.account()
    }
}
