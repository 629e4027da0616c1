//! What is asked now, or what the table waits for.

use game::{Edition, Seat};
use papa_paolo::{Bid, Components, INVESTMENT_PRICE, PlayerView, Stage, Task, View};

use super::ending;
use super::names::{investment, jobs_on, with_tile};
use crate::line::{Line, Part};

pub(super) fn line(edition: &Edition<Components>, view: &View) -> Line {
    match view.mine() {
        _ if view.stage == Stage::Over => ending("five-rounds"),
        Some(mine) if mine.task != Task::Idle => ask(edition, view, mine),
        _ => wait(view),
    }
}

fn ask(edition: &Edition<Components>, view: &View, mine: &PlayerView) -> Line {
    match mine.task {
        Task::Idle => wait(view),
        Task::StartTile => Line::new("pp-ask-start"),
        Task::Pawn => Line::new("pp-ask-pawn").number("left", mine.pawns),
        Task::Field(field) => {
            let jobs = jobs_on(edition, view, field);
            match view.fields.get(usize::from(field)).and_then(|field| field.tile) {
                Some(tile) => with_tile(Line::new("pp-ask-field"), format!("field:{field}"), tile),
                None => Line::new("pp-ask-field"),
            }
            .with("jobs", jobs)
        }
        Task::Shopping => Line::new("pp-ask-shopping"),
        Task::Stocking(left) => Line::new("pp-ask-stocking").number("left", left),
        Task::Picking => Line::new("pp-ask-picking"),
        Task::Siting(_) => Line::new("pp-ask-siting"),
        Task::Bid if view.seats() == 2 => Line::new("pp-ask-bid-two"),
        Task::Bid if mine.bid == Bid::Waiting => Line::new("pp-ask-bid"),
        Task::Bid => Line::new("pp-ask-outbid"),
        Task::Investment if mine.bid.step().is_some() => Line::new("pp-ask-investment"),
        Task::Investment => Line::new("pp-ask-buy-investment").number("price", INVESTMENT_PRICE),
        Task::Offer(taken) => Line::new("pp-ask-offer").with("investment", investment(taken)),
        Task::Investing => match mine.investment {
            Some(colour) => Line::new("pp-ask-investing").with("investment", investment(colour)),
            None => Line::new("pp-ask-investing-none"),
        },
        Task::Claim => Line::new("pp-ask-claim"),
        Task::Delivering => match &mine.tour {
            Some(tour) if tour.pizzas > 0 && tour.path.is_empty() => {
                Line::new("pp-ask-deliver").number("count", tour.pizzas).number("rounds", tour.rounds)
            }
            Some(tour) if tour.pizzas > 0 && !tour.reach.is_empty() => {
                Line::new("pp-ask-courier").number("count", tour.pizzas)
            }
            Some(tour) if tour.pizzas > 0 && tour.rounds > 0 => {
                Line::new("pp-ask-next-round").number("count", tour.pizzas).number("rounds", tour.rounds)
            }
            _ => Line::new("pp-ask-delivered"),
        },
    }
}

fn wait(view: &View) -> Line {
    let busy = |seat: &Seat| view.players[seat.index()].task != Task::Idle;
    let busy: Vec<Seat> = Seat::first(view.seats()).filter(busy).collect();
    let [only] = busy[..] else {
        return Line::new("pp-wait").with("seats", Part::List(busy.into_iter().map(Part::Seat).collect()));
    };
    Line::new(match view.stage {
        Stage::Starting => "pp-wait-starting",
        Stage::Acting => "pp-wait-acting",
        Stage::Bidding => "pp-wait-bidding",
        Stage::Paying => "pp-wait-paying",
        Stage::Investing => "pp-wait-investing",
        Stage::Claiming => "pp-wait-claiming",
        Stage::Delivering | Stage::Over => "pp-wait-delivering",
    })
    .seat(only)
}
