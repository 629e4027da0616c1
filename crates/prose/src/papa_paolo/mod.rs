//! Papà Paolo in words.

mod events;
mod names;
mod prompts;
mod reasons;

use game::Edition;
use papa_paolo::{Action, COLUMNS, Cell, Colour, Components, EXPRESS_PRICE, Event, INVESTMENT_PRICE, Job};
use papa_paolo::{PIZZA_PRICES, Reason, State, Task, View};

use self::names::{at, delivery_tile, investment, level, lire, sides, start_tile, track, with_tile};
use crate::line::{Line, Name, Part};
use crate::locale::Locale;
use crate::speak::Speak;

/// Where a cell of a district is, counted from the start pizzeria: "2 left, 1 up".
pub fn place(cell: Cell) -> Line {
    at(Line::new("pp-where"), cell)
}

impl Speak for State {
    const PREFIX: &'static str = "pp";

    fn event(edition: &Edition<Components>, event: &Event) -> Option<Line> {
        events::line(edition, event)
    }

    fn action(edition: &Edition<Components>, view: &View, action: Action) -> Line {
        let task = view.mine().map_or(Task::Idle, |mine| mine.task);
        match action {
            Action::Keep(number) => {
                let line = Line::new("pp-do-keep").with("start", start_tile(number));
                let idx = usize::from(number.saturating_sub(1)) % edition.printed.starts.len();
                with_tile(line, format!("start:{number}"), edition.printed.starts[idx].tile)
            }
            Action::Place(field) => {
                let (row, column) = names::row_and_column(edition, view, field);
                let line = Line::new("pp-do-place")
                    .number("row", row as i64 + 1)
                    .number("column", column as i64 + 1)
                    .with("jobs", names::jobs_on(edition, view, field));
                let id = format!("field:{field}");
                match view.fields.get(usize::from(field)).and_then(|field| field.tile) {
                    Some(tile) => with_tile(line, id, tile),
                    None => line.with("tile", Part::Thing(id, Name::Message("pp-tile"))).number("houses", 0),
                }
            }
            Action::Lay { cell, exits } => at(Line::new("pp-do-lay"), cell).with("sides", sides(exits)),
            Action::Perform(job) => match job {
                Job::Sponsor => {
                    Line::new("pp-do-sponsor").number("value", level(edition, view, Colour::Gold))
                }
                Job::Market => Line::new("pp-do-market").number("value", level(edition, view, Colour::Blue)),
                Job::Express => Line::new("pp-do-express")
                    .number("value", level(edition, view, Colour::Red))
                    .number("price", EXPRESS_PRICE),
                Job::Build => Line::new("pp-do-build"),
            },
            Action::Buy(count) => {
                let price = PIZZA_PRICES.get(usize::from(count).wrapping_sub(1)).copied().unwrap_or(0);
                Line::new("pp-do-buy")
                    .number("count", count)
                    .number("price", price)
                    .number("extra", level(edition, view, Colour::Blue))
            }
            Action::Stock(cell) => at(Line::new("pp-do-stock"), cell),
            Action::Pick(kind) => {
                let line = Line::new("pp-do-pick").with("pizzeria", names::pizzeria(kind));
                match edition.printed.pizzerias.get(usize::from(kind)) {
                    Some(kind) => line.number("price", kind.price).number("capacity", kind.capacity),
                    None => line.number("price", 0).number("capacity", 0),
                }
            }
            Action::Site(cell) => at(Line::new("pp-do-site"), cell),
            Action::Bid(place) => bid(edition, view, place),
            Action::Withdraw if view.seats() == 2 => Line::new("pp-do-pass"),
            Action::Withdraw => Line::new("pp-do-withdraw"),
            Action::Take(colour) => {
                let has_bid = view.mine().is_some_and(|mine| mine.bid.step().is_some());
                Line::new("pp-do-take")
                    .with("investment", investment(colour))
                    .number("price", if has_bid { 0 } else { INVESTMENT_PRICE })
            }
            Action::Offer(colour) => {
                let opposite = match (task, view.large) {
                    (Task::Offer(taken), Some(large)) => {
                        edition.printed.large.get(usize::from(large)).map(|tile| tile.opposite(taken))
                    }
                    _ => None,
                };
                let offered = opposite.into_iter().chain([colour]).map(investment).collect();
                Line::new("pp-do-offer").with("offered", Part::List(offered))
            }
            Action::Claim(place) => match view.deliveries.get(usize::from(place)).copied().flatten() {
                Some(tile) => {
                    let printed = edition.printed.delivery(tile);
                    Line::new("pp-do-claim")
                        .with("delivery", delivery_tile(tile))
                        .number("count", printed.pizzas)
                        .number("distance", printed.distance)
                }
                None => Line::new("pp-do-claim-none"),
            },
            Action::Learn => match view.mine().and_then(|mine| mine.investment) {
                Some(colour) => Line::new("pp-do-learn").with("track", track(colour)),
                None => Line::new("pp-do-learn-none"),
            },
            Action::Start(cell) => at(Line::new("pp-do-start"), cell),
            Action::Step(cell) => names::own_tile("pp-do-step", view, cell),
            Action::Drop(cell) => names::own_tile("pp-do-drop", view, cell),
            Action::Finish => match task {
                Task::Stocking(left) => Line::new("pp-do-finish-stocking").number("left", left),
                _ => Line::new("pp-do-finish"),
            },
            Action::Nothing => Line::new(match task {
                Task::Investment => "pp-do-buy-none",
                Task::Investing => "pp-do-aside",
                _ => "pp-do-nothing",
            }),
        }
    }

    fn prompt(edition: &Edition<Components>, view: &View) -> Line {
        prompts::line(edition, view)
    }

    fn reason(_: &Edition<Components>, reason: &Reason) -> (Line, Line) {
        reasons::lines(reason)
    }

    fn ending(slug: &str) -> Line {
        ending(slug)
    }

    fn rules(locale: Locale) -> &'static str {
        match locale {
            Locale::En => include_str!("../../../../games/papa-paolo/RULES.md"),
            Locale::Fr => include_str!("../../../../games/papa-paolo/RULES.fr.md"),
            Locale::Nl => include_str!("../../../../games/papa-paolo/RULES.nl.md"),
        }
    }
}

/// R11.1: there is only one way.
fn ending(_: &str) -> Line {
    Line::new("pp-end-five-rounds")
}

/// A bid: two players name an amount, more a place on the stairs, with its delivery tile.
fn bid(edition: &Edition<Components>, view: &View, place: u8) -> Line {
    let piazza = &edition.printed.piazza;
    let (step, column) = (usize::from(place) / COLUMNS, usize::from(place) % COLUMNS);
    let id = format!("bid:{place}");
    if view.seats() == 2 {
        let amount = piazza.bids.get(usize::from(place)).copied().unwrap_or(0);
        return Line::new("pp-do-bid").with("bid", lire(id, amount));
    }
    let amount = piazza.steps.get(step).map_or(0, |amounts| amounts[column]);
    match view.deliveries.get(column).copied().flatten() {
        Some(tile) => Line::new("pp-do-bid-column")
            .with("bid", lire(id, amount))
            .number("column", column as i64 + 1)
            .with("delivery", delivery_tile(tile)),
        None => Line::new("pp-do-bid").with("bid", lire(id, amount)),
    }
}
