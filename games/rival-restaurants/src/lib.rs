//! Rival Restaurants: chefs who shop, bid, trade and sabotage, all at once.
//!
//! The rules, numbered, are in `RULES.md`; each file here is one of its chapters.

mod account;
mod action;
mod answer;
mod cards;
mod cooking;
mod data;
mod day;
mod effect;
mod ending;
mod event;
mod goods;
mod ids;
mod market;
mod moving;
mod notation;
mod player;
mod powers;
mod reason;
mod scoring;
mod setup;
mod state;
mod trade;
mod view;
mod war;

use game::{Actor, Clock, Dice, Edition, Game, Log, Meta, OptionKind, OptionMeta, Status, Viewer};

pub use crate::action::{Action, Filler, MOST_BID, MOST_TRASH, Piece, Task};
pub use crate::data::{
    CardRow, ChefRow, Components, Figures, IngredientRow, LINES, Market, RecipeRow, RestaurantRow, SPOTS,
    Source, UpgradeRow,
};
pub use crate::effect::{Bonus, Effect, Power, Special, Target, When};
pub use crate::event::Event;
pub use crate::ids::{Card, Chef, Ingredient, Place, Recipe, Restaurant, Type, Upgrade};
pub use crate::player::{Dish, Front, Pawn, Served};
pub use crate::reason::Reason;
pub use crate::state::{
    Blow, Board, Ending, HOME, Hand, Larder, NONE, NOWHERE, Options, Pending, Phase, SHELF, SLOTS, State,
    TWICE, Then, What,
};
pub use crate::trade::{MOST_OFFERS, MOST_PIECES, Offer, Side};
pub use crate::view::{OfferView, PlayerView, View};

const SWITCH: OptionKind = OptionKind::Switch { default: false };

const fn number(min: i64, max: i64, default: i64) -> OptionKind {
    OptionKind::Number { min, max, default }
}

impl Game for State {
    type Printed = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    const META: Meta = Meta {
        slug: "rival-restaurants",
        min_seats: 2,
        max_seats: 6,
        revision: 1,
        // Random play takes some 4,300 plies with four players and 7,500 with six; 20,000 were never seen, even with
        // 200 days. Q68 and Q69 bound the days and the offers of a day.
        longest: 100_000,
        actions: Action::NUMBERS,
        minutes: (45, 60),
        endings: &Ending::SLUGS,
        // Q72: cards and restaurants.
        reconstructed: Some("Q72"),
        example: false,
        options: &[
            OptionMeta { key: "amateur", kind: SWITCH },
            OptionMeta { key: "start_up", kind: SWITCH },
            OptionMeta { key: "two_chefs", kind: SWITCH },
            OptionMeta { key: "draft", kind: SWITCH },
            OptionMeta { key: "restaurants", kind: number(1, 4, 1) },
            OptionMeta { key: "chefs", kind: number(1, 4, 1) },
            OptionMeta { key: "quiet_mart", kind: SWITCH },
            OptionMeta { key: "clock", kind: OptionKind::Seconds { max: 600, default: 60 } },
            OptionMeta { key: "wheel_clock", kind: OptionKind::Seconds { max: 600, default: 0 } },
            OptionMeta { key: "last_day", kind: number(1, 200, 60) },
        ],
    };

    fn setup(edition: &'static Edition<Components>, seats: u8, options: &Options, dice: &mut Dice) -> State {
        setup::lay_out(edition, seats, options, dice)
    }

    fn check_options(seats: u8, options: &Options) -> Result<(), String> {
        setup::check(seats, options)
    }

    fn edition(&self) -> &'static Edition<Components> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    fn status(&self) -> Status {
        match self.table.phase {
            Phase::Over(ending) => Status::Over(self.outcome(ending)),
            _ => Status::Waiting { seats: self.waiting(), clock: self.clock() },
        }
    }

    fn legal_actions(&self, by: Actor, out: &mut Vec<Action>) {
        let Actor::Seat(seat) = by else {
            if self.clock().is_some() {
                out.push(Action::TimeUp);
            }
            return;
        };
        if !self.waiting().contains(seat) {
            return;
        }
        let first = out.len();
        if self.table.pending != Pending::Nothing {
            self.legal_pending(seat, out);
        } else {
            match self.table.phase {
                Phase::Restaurants | Phase::NonPlating | Phase::Chefs | Phase::Draft(_) => {
                    self.legal_setup(seat, out);
                }
                Phase::Wheels => self.legal_wheels(seat, out),
                Phase::Aims => self.legal_aims(seat, out),
                Phase::Window => self.legal_window(seat, out),
                Phase::Powers { step, done } => self.legal_powers(seat, step, done, out),
                Phase::Market => self.legal_market(seat, out),
                Phase::Fines => self.legal_fines(seat, out),
                Phase::Menus => self.legal_menus(seat, out),
                Phase::Serving => self.legal_serving(seat, out),
                Phase::Discards { .. } => self.legal_discards(seat, out),
                Phase::Scoring { .. } => self.legal_steps(seat, out),
                Phase::Vote => self.legal_votes(out),
                Phase::Over(_) => {}
            }
        }
        debug_assert!(out[first..].is_sorted_by(|a, b| a < b), "{:?}", &out[first..]);
    }

    fn reason_against(&self, by: Actor, action: Action) -> Option<Reason> {
        self.why_not(by, action)
    }

    fn apply(&mut self, by: Actor, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        match by {
            Actor::House => self.time_up(dice, log),
            Actor::Seat(seat) => self.act(seat, action, dice, log),
        }
        self.run(dice, log);
    }

    fn action_number(&self, action: Action) -> usize {
        action.number()
    }

    fn action_numbered(&self, number: usize) -> Option<Action> {
        Action::numbered(number)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn witness(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn sample(edition: &'static Edition<Components>, view: &View, dice: &mut Dice) -> State {
        State::sampled(edition, view, dice)
    }

    fn audit(&self) -> Result<(), String> {
        self.account()
    }
}

impl State {
    fn act(&mut self, seat: game::Seat, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        if self.table.pending != Pending::Nothing {
            self.apply_pending(seat, action, dice, log);
            if self.table.phase == Phase::Market {
                self.prune_offers(log);
            }
            return;
        }
        match (self.table.phase, action) {
            (_, Action::Play(card)) => {
                self.apply_play(seat, card, dice, log);
                if self.table.phase == Phase::Market {
                    self.prune_offers(log);
                }
            }
            (Phase::Wheels | Phase::Window, Action::Power { slot }) => self.begin_power(seat, slot.into()),
            (Phase::Restaurants | Phase::NonPlating | Phase::Chefs | Phase::Draft(_), _) => {
                self.apply_setup(seat, action, log);
            }
            (Phase::Wheels, _) => self.apply_wheel(seat, action),
            (Phase::Aims, _) => self.apply_aim(seat, action),
            (Phase::Window, _) => self.pm(seat).ready = true,
            (Phase::Powers { step, done }, _) => self.apply_power_step(seat, step, done, action, log),
            (Phase::Market, _) => self.apply_market(seat, action, dice, log),
            (Phase::Fines, _) => self.apply_fine(seat, action, log),
            (Phase::Menus, _) => self.apply_menu(seat, action, log),
            (Phase::Serving, _) => self.apply_serving(seat, action, log),
            (Phase::Discards { left }, _) => self.apply_discards(seat, left, action, log),
            (Phase::Scoring { .. }, Action::Step(task)) => self.apply_step(seat, task, dice, log),
            (Phase::Vote, _) => self.apply_vote(seat, action, log),
            (Phase::Scoring { .. } | Phase::Over(_), _) => unreachable!("R5.7: nothing else is offered"),
        }
    }

    /// R3.1, R2.5, R7.2, Q25: the clock runs while nobody's single decision is awaited.
    fn clock(&self) -> Option<Clock> {
        if self.table.pending != Pending::Nothing {
            return None;
        }
        let (phase, seconds) = match self.table.phase {
            Phase::Market => ("buy-and-barter", self.market_seconds()),
            Phase::Wheels => ("wheel", self.table.options.wheel_clock),
            _ => return None,
        };
        let extra = if self.table.phase == Phase::Market { self.table.board.extra_seconds } else { 0 };
        (seconds > 0).then(|| Clock {
            phase,
            number: u32::from(self.table.day),
            seconds: u32::from(seconds) + u32::from(extra),
        })
    }

    /// The house: time is over.
    fn time_up(&mut self, _: &mut Dice, log: &mut Log<Event>) {
        log.tell(|| Event::TimeOver);
        if self.table.phase == Phase::Wheels {
            self.late_wheels();
        } else {
            self.set_ready(true);
        }
    }
}
