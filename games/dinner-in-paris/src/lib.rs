//! Dinner in Paris: restaurants around a square, and the race of their terraces across it.
//!
//! The rules, numbered, are in `RULES.md`; each file here is one of its chapters.

mod action;
mod audit;
mod building;
mod cells;
mod data;
mod drawing;
mod ending;
mod event;
mod ids;
mod notation;
mod objectives;
mod opening;
mod pigeons;
mod reason;
mod sample;
mod scoring;
mod setup;
mod sheets;
mod square;
mod state;
mod turn;
mod view;

use game::{Actor, Dice, Edition, Game, Log, Meta, OptionKind, OptionMeta, Seat, Seats, Status, Viewer};

pub use crate::action::{Action, RIVER};
pub use crate::building::PIGEON_COINS;
pub use crate::cells::{Cell, Cells, Spot};
pub use crate::data::{
    Components, FACES, Goal, MajorityCard, Menu, ObjectiveCard, RESOURCE_CARDS, ROW_SPACES, ROWS, Row, Shape,
    Source,
};
pub use crate::drawing::{ALIKE, HAND_LIMIT};
pub use crate::ending::{RESTAURANTS_TO_END, ROUND_BOUND, ROWS_TO_END};
pub use crate::event::Event;
pub use crate::ids::{Area, Card, Contest, Decor, House, Ingredient, Kind, Objective, Objectives, Pigeon};
pub use crate::pigeons::{COVERS, PIGEON_DRAWS};
pub use crate::reason::Reason;
pub use crate::scoring::{Points, contest_points};
pub use crate::setup::{DEALT_CARDS, DEALT_OBJECTIVES, FIRST_INCOME};
pub use crate::square::{Element, QUARTERS, Square};
pub use crate::state::{Ending, Face, MOST_SEATS, Options, Phase, State};
pub use crate::turn::ACTIONS;
pub use crate::view::{CoverView, HouseView, PlayerView, TurnView, View};

impl Game for State {
    type Printed = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    const META: Meta = Meta {
        slug: "dinner-in-paris",
        min_seats: 2,
        max_seats: 4,
        revision: 1,
        longest: 30_000,
        actions: Action::NUMBERS,
        minutes: (40, 75),
        endings: &Ending::SLUGS,
        reconstructed: Some("Q23"),
        example: false,
        options: &[OptionMeta { key: "face", kind: OptionKind::Choice { values: &Face::SLUGS } }],
    };

    fn setup(edition: &'static Edition<Components>, seats: u8, options: &Options, dice: &mut Dice) -> State {
        setup::lay_out(edition, seats, options, dice)
    }

    /// R1.1: the special face is for two.
    fn check_options(seats: u8, options: &Options) -> Result<(), String> {
        match options.face {
            Face::TwoPlayer if seats != 2 => {
                Err("the two-player face of the board is for 2 players".to_owned())
            }
            Face::TwoPlayer | Face::Main => Ok(()),
        }
    }

    fn edition(&self) -> &'static Edition<Components> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        match self.phase {
            Phase::Over(ending) => Status::Over(self.outcome(ending)),
            Phase::Keeping => {
                let choosing: Seats =
                    Seat::first(self.seats).filter(|seat| self.player(*seat).kept.is_none()).collect();
                Status::Waiting { seats: choosing, clock: None }
            }
            _ => Status::turn(self.active),
        }
    }

    fn legal_actions(&self, by: Actor, out: &mut Vec<Action>) {
        let Actor::Seat(seat) = by else { return };
        if self.phase == Phase::Keeping {
            self.legal_first_keeps(seat, out);
            return;
        }
        if seat != self.active {
            return;
        }
        match self.phase {
            Phase::Keeping | Phase::Over(_) => {}
            Phase::Drawing | Phase::DrawingTwo { .. } => self.legal_takes(out),
            Phase::Choosing => {
                self.legal_takes(out);
                self.legal_opens(out);
                out.extend(self.reason_against_build().is_none().then_some(Action::Build));
                self.legal_completions(out);
                self.legal_second_completions(out);
                out.extend(self.reason_against_draw_objective().is_none().then_some(Action::DrawObjective));
            }
            Phase::Discarding { .. } => self.legal_discards(out),
            Phase::Paying { kind } => self.legal_payments(kind, out),
            Phase::Placing { kind } => self.legal_spots(kind, out),
            Phase::Building => self.legal_in_build(out),
            Phase::Telling { cell } => self.legal_houses(cell, out),
            Phase::FreeTerrace { house } => self.legal_free_terraces(house, out),
            Phase::Deciding => self.legal_decisions(out),
            Phase::Closing => {
                self.legal_second_completions(out);
                out.push(Action::EndTurn);
            }
        }
    }

    fn reason_against(&self, by: Actor, action: Action) -> Option<Reason> {
        use Action as A;
        match (self.phase, action) {
            (Phase::Keeping, A::Keep(objective)) => self.reason_against_first_keep(by.seat()?, objective),
            (Phase::Keeping, _) => Some(Reason::KeepFirst),
            (Phase::Drawing | Phase::DrawingTwo { .. } | Phase::Choosing, A::Take(slot)) => {
                self.reason_against_take(slot)
            }
            (Phase::Drawing | Phase::DrawingTwo { .. } | Phase::Choosing, A::TakeTop) => None,
            (Phase::Drawing, _) => Some(Reason::DrawFirst),
            (Phase::DrawingTwo { draws }, _) => Some(Reason::DrawTwoFirst { draws }),
            (Phase::Discarding { .. }, A::Discard(card)) => self.reason_against_discard(card),
            (Phase::Discarding { .. }, _) => Some(Reason::DiscardFirst),
            (Phase::Choosing, A::Open(kind)) => self.reason_against_open(kind),
            (Phase::Choosing, A::Build) => self.reason_against_build(),
            (Phase::Choosing, A::Complete(objective)) => self.reason_against_complete(objective),
            (Phase::Choosing | Phase::Closing, A::CompleteAlso(objective)) => {
                self.reason_against_complete_also(objective)
            }
            (Phase::Choosing, A::DrawObjective) => self.reason_against_draw_objective(),
            (Phase::Choosing, A::EndTurn) => Some(Reason::ActionsLeft { actions: self.turn.actions }),
            (Phase::Choosing, A::Keep(_) | A::Share(_)) => Some(Reason::NothingDrawn),
            (Phase::Choosing, A::Discard(_)) => Some(Reason::NotTooMany { limit: HAND_LIMIT }),
            (Phase::Choosing, A::Pay(_) | A::Waive | A::Place(_)) => Some(Reason::NotOpening),
            (
                Phase::Choosing,
                A::Spend | A::SpendPigeon | A::Cover(_) | A::Lay(_) | A::For(_) | A::Finish,
            ) => Some(Reason::NotBuilding),
            (Phase::Paying { kind }, A::Pay(card)) => self.reason_against_pay(kind, card),
            (Phase::Paying { .. }, A::Waive) => self.reason_against_waive(),
            (Phase::Placing { kind }, A::Pay(_) | A::Waive) => Some(Reason::PaidUp { kind }),
            (Phase::Placing { kind }, A::Place(spot)) => self.reason_against_spot(kind, spot),
            (Phase::Paying { kind } | Phase::Placing { kind }, _) => Some(Reason::OpeningUnderWay { kind }),
            (Phase::Building, A::Spend) => self.reason_against_spend(),
            (Phase::Building, A::SpendPigeon) => self.reason_against_pigeon(Pigeon::TwoCoins),
            (Phase::Building, A::Cover(house)) => self.reason_against_cover(house),
            (Phase::Building, A::Lay(cell)) => self.reason_against_lay(cell),
            (Phase::Building, A::Finish) => self.reason_against_finish(),
            (Phase::Building, A::For(house)) => Some(Reason::NotInQuestion { house }),
            (Phase::Building, _) => Some(Reason::BuildUnderWay),
            (Phase::Telling { cell }, A::For(house)) => self.reason_against_house(cell, house),
            (Phase::Telling { cell }, _) => Some(Reason::TellFirst { cell }),
            (Phase::FreeTerrace { house }, A::Lay(cell)) => self.reason_against_free_terrace(house, cell),
            (Phase::FreeTerrace { house }, _) => Some(Reason::FreeTerraceFirst { house }),
            (Phase::Deciding, A::Keep(objective) | A::Share(objective)) => {
                self.reason_against_decision(objective)
            }
            (Phase::Deciding, _) => Some(Reason::DecideFirst),
            (Phase::Closing, A::EndTurn) => None,
            (Phase::Closing, _) => Some(Reason::ActionsDone),
            (Phase::Over(_), _) => unreachable!("`refusal` answers for a game that is over"),
        }
    }

    fn apply(&mut self, by: Actor, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        match (self.phase, action) {
            (Phase::Keeping, Action::Keep(objective)) => {
                let seat = by.seat().expect("R1.4: the house keeps nothing");
                self.apply_first_keep(seat, objective, dice, log);
            }
            (_, Action::Keep(objective)) => self.apply_keep(objective, log),
            (_, Action::Share(objective)) => self.apply_share(objective, log),
            (_, Action::Take(slot)) => self.apply_take(slot, dice, log),
            (_, Action::TakeTop) => self.apply_take_top(dice, log),
            (_, Action::Discard(card)) => self.apply_discard(card, log),
            (_, Action::Open(kind)) => self.apply_open(kind, log),
            (Phase::Paying { kind }, Action::Waive) => self.apply_waive(kind, log),
            (Phase::Paying { kind }, Action::Pay(card)) => self.apply_pay(kind, card, log),
            (Phase::Placing { kind }, Action::Place(spot)) => self.apply_place(kind, spot, log),
            (_, Action::Waive | Action::Pay(_) | Action::Place(_)) => unreachable!("R5.1: nothing is opened"),
            (_, Action::Build) => self.apply_build(log),
            (_, Action::Spend) => self.apply_spend(log),
            (_, Action::SpendPigeon) => self.apply_spend_pigeon(log),
            (_, Action::Cover(house)) => self.apply_cover(house, log),
            (Phase::FreeTerrace { house }, Action::Lay(cell)) => {
                self.apply_free_terrace(house, cell, dice, log);
            }
            (_, Action::Lay(cell)) => self.apply_lay(cell, dice, log),
            (Phase::Telling { cell }, Action::For(house)) => self.apply_for(cell, house, dice, log),
            (_, Action::For(_)) => unreachable!("Q8: nothing is in question"),
            (_, Action::Finish) => self.apply_finish(log),
            (_, Action::Complete(objective)) => self.apply_complete(objective, dice, log),
            (_, Action::CompleteAlso(objective)) => self.apply_complete_also(objective, dice, log),
            (_, Action::DrawObjective) => self.apply_draw_objective(dice, log),
            (_, Action::EndTurn) => self.end_turn(log),
        }
    }

    fn action_number(&self, action: Action) -> usize {
        action.number(self.components())
    }

    fn action_numbered(&self, number: usize) -> Option<Action> {
        Action::numbered(number, self.components())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.witnessed(viewer))
    }

    fn sample(edition: &'static Edition<Components>, view: &View, dice: &mut Dice) -> State {
        State::sampled(edition, view, dice)
    }

    fn audit(&self) -> Result<(), String> {
        self.account()
    }
}
