//! Papà Paolo: young pizzaioli build a district of Naples, bid for couriers and deliver pizzas.
//!
//! The rules, numbered, are in `RULES.md`; each file here is one of its chapters.

mod acting;
mod action;
mod audit;
mod bidding;
mod bribes;
mod data;
mod delivering;
mod district;
mod ending;
mod event;
mod ids;
mod investing;
mod jobs;
mod notation;
mod reading;
mod reason;
mod setup;
mod state;
mod two;
mod view;
mod words;

use game::{Actor, Dice, Edition, Game, Log, Meta, OptionKind, OptionMeta, Seat, Seats, Status, Viewer};

pub use crate::action::Action;
pub use crate::bidding::INVESTMENT_PRICE;
pub use crate::data::{
    Board, CITY_TILES, COLUMNS, Components, Delivery, LargeTile, PIZZERIAS, Piazza, PizzeriaKind, ROUNDS,
    STEPS, Source, StartTile, TileKind, Tracks,
};
pub use crate::ending::{EXPERT, Score};
pub use crate::event::Event;
pub use crate::ids::{Cell, Colour, DeliveryId, Job, Side, Sides, Tile};
pub use crate::jobs::{EXPRESS_PRICE, FREE_PIZZAS, PIZZA_PRICES};
pub use crate::reason::{Decision, Paying, Reason};
pub use crate::setup::{START_MONEY, START_PIZZAS, coins};
pub use crate::state::{Bid, Options, PAWNS, PIZZAS, Stage, State, Task};
pub use crate::two::HIGH_OPENING;
pub use crate::view::{FieldView, LaidView, PlayerView, ShopView, TourView, View};

const fn switch(key: &'static str) -> OptionMeta {
    OptionMeta { key, kind: OptionKind::Switch { default: false } }
}

impl Game for State {
    type Printed = Components;
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;

    const META: Meta = Meta {
        slug: "papa-paolo",
        // R1.1.
        min_seats: 2,
        max_seats: 4,
        revision: 1,
        longest: 5_000,
        actions: Action::NUMBERS,
        minutes: (60, 90),
        endings: &ending::ENDINGS,
        reconstructed: Some("Q40"),
        example: false,
        options: &[
            switch("open-money"),
            switch("hidden-coin"),
            switch("reverse-order"),
            switch("money-points"),
            switch("preview"),
        ],
    };

    fn setup(edition: &'static Edition<Components>, seats: u8, options: &Options, dice: &mut Dice) -> State {
        setup::lay_out(edition, seats, options, dice)
    }

    fn check_options(seats: u8, options: &Options) -> Result<(), String> {
        // R12.4, Q37.
        if options.preview && seats != 2 {
            return Err("preview (variant D) is for two players".to_owned());
        }
        Ok(())
    }

    fn edition(&self) -> &'static Edition<Components> {
        self.edition
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn status(&self) -> Status {
        if self.stage == Stage::Over {
            return Status::Over(self.outcome());
        }
        let mut seats = Seats::NONE;
        for seat in Seat::first(self.seats) {
            if self.player(seat).task != Task::Idle {
                seats = seats.with(seat);
            }
        }
        Status::Waiting { seats, clock: None }
    }

    fn legal_actions(&self, by: Actor, out: &mut Vec<Action>) {
        let Actor::Seat(seat) = by else { return };
        if seat.index() >= usize::from(self.seats) {
            return;
        }
        match self.player(seat).task {
            Task::Idle => {}
            Task::StartTile => self.legal_keeps(seat, out),
            Task::Pawn => self.legal_places(out),
            Task::Field(field) => self.legal_on_field(seat, field, out),
            Task::Shopping => self.legal_buys(seat, out),
            Task::Stocking(left) => self.legal_stocks(seat, left, out),
            Task::Picking => self.legal_picks(seat, out),
            Task::Siting(_) => self.legal_sites(seat, out),
            Task::Bid => self.legal_bids(seat, out),
            Task::Investment => self.legal_investments(seat, out),
            Task::Offer(taken) => self.legal_offers(taken, out),
            Task::Investing => self.legal_in_investing(seat, out),
            Task::Claim => self.legal_claims(out),
            Task::Delivering => self.legal_deliveries(seat, out),
        }
    }

    fn reason_against(&self, by: Actor, action: Action) -> Option<Reason> {
        let Actor::Seat(seat) = by else { unreachable!("`refusal` answers for the house") };
        let task = self.player(seat).task;
        match (task, action) {
            (Task::StartTile, Action::Keep(number)) => self.reason_against_keep(seat, number),
            (Task::Pawn, Action::Place(field)) => self.reason_against_place(field),
            (Task::Field(field), Action::Lay { cell, exits }) => {
                self.reason_against_lay(seat, field, cell, exits)
            }
            (Task::Field(field), Action::Perform(job)) => self.reason_against_job_on(seat, field, job),
            (Task::Field(_), Action::Nothing) => None,
            (Task::Shopping, Action::Buy(count)) => self.reason_against_buy(seat, count),
            (Task::Stocking(left), Action::Stock(cell)) => self.reason_against_stock(seat, left, cell),
            (Task::Stocking(_), Action::Finish) => None,
            (Task::Picking, Action::Pick(kind)) => self.reason_against_pick(seat, kind),
            (Task::Siting(_), Action::Site(cell)) => self.reason_against_site(seat, cell),
            (Task::Bid, Action::Bid(place)) => self.reason_against_bid(seat, place),
            (Task::Bid, Action::Withdraw) => None,
            (Task::Investment, Action::Take(colour)) => self.reason_against_take(seat, colour),
            (Task::Investment, Action::Nothing) => self.reason_against_no_investment(seat),
            (Task::Offer(taken), Action::Offer(colour)) => self.reason_against_offer(taken, colour),
            (Task::Investing, Action::Perform(job)) => self.reason_against_investing_in(seat, job),
            (Task::Investing, Action::Learn) => self.reason_against_learning(seat),
            (Task::Investing, Action::Nothing) => self.reason_against_no_use(seat),
            (Task::Claim, Action::Claim(place)) => self.reason_against_claim(place),
            (Task::Delivering, Action::Start(cell)) => self.reason_against_start(seat, cell),
            (Task::Delivering, Action::Step(cell)) => self.reason_against_step(seat, cell),
            (Task::Delivering, Action::Drop(cell)) => self.reason_against_drop(seat, cell),
            (Task::Delivering, Action::Finish) => self.reason_against_end_of_deliveries(seat),
            (task, _) => {
                let deciding = task.decision().expect("`refusal` answers for those who owe nothing");
                Some(Reason::NotNow { deciding })
            }
        }
    }

    fn apply(&mut self, by: Actor, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        let Actor::Seat(seat) = by else { unreachable!("the house never acts in this game") };
        match (self.player(seat).task, action) {
            (_, Action::Keep(number)) => self.apply_keep(seat, number, dice, log),
            (_, Action::Place(field)) => self.apply_place(seat, field, log),
            (Task::Field(field), Action::Lay { cell, exits }) => {
                self.apply_lay(seat, field, (cell, exits), dice, log)
            }
            (_, Action::Perform(job)) => self.apply_perform(seat, job, dice, log),
            (_, Action::Buy(count)) => self.apply_buy(seat, count, log),
            (Task::Stocking(left), Action::Stock(cell)) => self.apply_stock(seat, left, cell, log),
            (Task::Stocking(left), Action::Finish) => self.finish_stocking(seat, left, dice, log),
            (_, Action::Pick(kind)) => self.apply_pick(seat, kind, log),
            (Task::Siting(kind), Action::Site(cell)) => self.apply_site(seat, kind, cell, dice, log),
            (_, Action::Bid(place)) => self.apply_bid(seat, place, dice, log),
            (_, Action::Withdraw) => self.apply_withdraw(seat, dice, log),
            (_, Action::Take(colour)) => self.apply_take(seat, colour, dice, log),
            (Task::Offer(taken), Action::Offer(colour)) => self.apply_offer(seat, taken, colour, dice, log),
            (_, Action::Claim(place)) => self.apply_claim(seat, place, dice, log),
            (_, Action::Learn) => self.apply_learn(seat, dice, log),
            (_, Action::Start(cell)) => self.apply_start(seat, cell, log),
            (_, Action::Step(cell)) => self.apply_step(seat, cell, log),
            (_, Action::Drop(cell)) => self.apply_drop(seat, cell, log),
            (Task::Delivering, Action::Finish) => self.end_deliveries(seat, dice, log),
            (Task::Field(_), Action::Nothing) => {
                log.tell(|| Event::NothingDone { seat });
                self.done(seat, dice, log);
            }
            (Task::Investment, Action::Nothing) => self.apply_no_investment(seat, dice, log),
            (Task::Investing, Action::Nothing) => self.apply_no_use(seat, dice, log),
            (task, action) => unreachable!("R2.1: {action:?} during {task:?}"),
        }
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
