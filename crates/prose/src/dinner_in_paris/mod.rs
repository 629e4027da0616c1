//! Dinner in Paris in words.

mod names;
mod reasons;
#[cfg(test)]
mod tests;

use dinner_in_paris::{
    Action, Cell, Cells, Components, Ending, Event, House, HouseView, Objective, PIGEON_COINS, Phase, Reason,
    Square, State, View,
};
use game::{Edition, Seat};

pub use self::names::{
    asks, card, contest, decor, effect, house, ingredient, kind, objective, pigeon, spot, street,
};
use crate::line::{Line, Part};
use crate::locale::Locale;
use crate::speak::Speak;

impl Speak for State {
    const PREFIX: &'static str = "dp";

    fn event(_edition: &Edition<Components>, event: &Event) -> Option<Line> {
        Some(match event {
            Event::RiverFilled { .. }
            | Event::OpeningBegun { .. }
            | Event::Paid { .. }
            | Event::BuildBegun { .. }
            | Event::Laid { .. }
            | Event::BonusGained { .. }
            | Event::ObjectiveDrawn { with_pigeon: false, .. } => return None,
            Event::ObjectiveChosen { seat, kept: Some(kept) }
            | Event::ObjectiveKept { seat, objective: Some(kept) } => {
                Line::new("dp-kept").seat(*seat).with("goal", objective(*kept))
            }
            Event::ObjectiveChosen { seat, kept: None } => Line::new("dp-chosen").seat(*seat),
            Event::ObjectiveKept { seat, objective: None } => Line::new("dp-kept-hidden").seat(*seat),
            Event::ObjectivesShown { objectives } => Line::new("dp-shown")
                .with("goals", Part::List(objectives.iter().map(|goal| objective(*goal)).collect())),
            Event::CardTaken { seat, card: taken, .. } => {
                Line::new("dp-taken").seat(*seat).with("card", card(*taken))
            }
            Event::CardDrawn { seat, card: Some(drawn) } => {
                Line::new("dp-drawn").seat(*seat).with("card", card(*drawn))
            }
            Event::CardDrawn { seat, card: None } => Line::new("dp-drawn-hidden").seat(*seat),
            Event::RiverRenewed { .. } => Line::new("dp-renewed"),
            Event::DeckShuffled { cards } => Line::new("dp-shuffled").number("count", *cards),
            Event::CardDiscarded { seat, card: gone } => {
                Line::new("dp-discarded").seat(*seat).with("card", card(*gone))
            }
            Event::Waived { seat } => Line::new("dp-waived").seat(*seat),
            Event::Opened { seat, house: opened, spot: at, income } => {
                let line = Line::new(if *income == 0 { "dp-opened-plain" } else { "dp-opened" });
                let gain = Part::Gain(Line::new("dp-gain-income").number("income", *income));
                line.seat(*seat).with("house", house(*opened)).with("spot", spot(*at)).with("gain", gain)
            }
            Event::CoinSpent { seat, coins } => Line::new("dp-spent").seat(*seat).number("coins", *coins),
            Event::PigeonSpent { seat, coins } => {
                Line::new("dp-spent-pigeon").seat(*seat).number("added", PIGEON_COINS).number("coins", *coins)
            }
            Event::CoverPlayed { seat, house: helped } => {
                Line::new("dp-cover").seat(*seat).with("house", house(*helped))
            }
            Event::Covered { seat, house: below, cell } => Line::new("dp-covered")
                .seat(*seat)
                .with("terrace", names::cell(*cell, "dp-a-terrace"))
                .with("house", house(*below)),
            Event::PigeonDrawn { seat, cell, pigeon: drawn } => {
                let line = Line::new(if drawn.is_some() { "dp-met" } else { "dp-met-hidden" })
                    .seat(*seat)
                    .with("place", names::cell(*cell, "dp-a-pigeon"));
                match drawn {
                    Some(drawn) => line.with("pigeon", pigeon(*drawn)),
                    None => line,
                }
            }
            Event::FreeTerraceLost { seat, house: full } => {
                Line::new("dp-free-lost").seat(*seat).with("house", house(*full))
            }
            Event::Built { seat, laid, lost } => {
                Line::new("dp-built").seat(*seat).number("count", *laid).number("lost", *lost)
            }
            Event::Completed { seat, objective: goal, points, own, with_pigeon } => Line::new("dp-completed")
                .seat(*seat)
                .with("goal", objective(*goal))
                .with("whose", Part::Choice(if *own { "own" } else { "shared" }))
                .with("pigeon", Part::Choice(if *with_pigeon { "yes" } else { "no" }))
                .with("gain", Part::Gain(Line::new("dp-gain-points").number("points", *points))),
            Event::ObjectiveDrawn { seat, with_pigeon: true, .. } => {
                Line::new("dp-drew-objective").seat(*seat)
            }
            Event::ObjectiveShared { seat, objective: goal } => {
                Line::new("dp-shared").seat(*seat).with("goal", objective(*goal))
            }
            Event::TurnEnded { seat, bonus: 0, .. } => Line::new("dp-turn-ended").seat(*seat).closing_turn(),
            Event::TurnEnded { seat, bonus, income } => {
                let gain = Line::new("dp-gain-bonus").number("bonus", *bonus).number("income", *income);
                Line::new("dp-turn-ended-bonus").seat(*seat).with("gain", Part::Gain(gain)).closing_turn()
            }
            Event::LastRound { ending } => Line::new(match ending {
                Ending::Restaurants => "dp-last-restaurants",
                Ending::Terraces => "dp-last-terraces",
                Ending::NoRoom => "dp-last-no-room",
                Ending::StepBound => "dp-last-step-bound",
            }),
            Event::Ended { ending } => Self::ending(ending.slug()),
        })
    }

    fn action(edition: &Edition<Components>, view: &View, action: Action) -> Line {
        match action {
            Action::Keep(goal) => on_card(edition, "dp-do-keep", goal),
            Action::Share(goal) => on_card(edition, "dp-do-share", goal),
            Action::Take(slot) => match view.river.get(usize::from(slot)) {
                Some(face) => Line::new("dp-do-take").with("card", card(*face)),
                None => Line::new("dp-do-take-any"),
            },
            Action::TakeTop => Line::new("dp-do-take-top"),
            Action::Discard(face) => Line::new("dp-do-discard").with("card", card(face)),
            Action::Open(opened) => Line::new("dp-do-open").with("kind", kind(opened)),
            Action::Waive => Line::new("dp-do-waive"),
            Action::Pay(face) => Line::new("dp-do-pay").with("card", card(face)),
            Action::Place(at) => match view.phase {
                Phase::Placing { kind: placed } => Line::new("dp-do-place")
                    .with("kind", kind(placed))
                    .with("street", street(at.side()))
                    .number("from", at.offset() as i64 + 1)
                    .number("to", (at.offset() + edition.printed.menu(placed).width) as i64),
                _ => Line::new("dp-do-place-any").with("spot", spot(at)),
            },
            Action::Build => {
                Line::new("dp-do-build").number("coins", view.players[view.active.index()].income)
            }
            Action::Spend => Line::new("dp-do-spend"),
            Action::SpendPigeon => Line::new("dp-do-spend-pigeon").number("added", PIGEON_COINS),
            Action::Cover(helped) => addressed("dp-do-cover", "dp-do-cover-any", view, helped),
            Action::Lay(cell) => lay(edition, view, cell),
            Action::For(served) => addressed("dp-do-for", "dp-do-for-any", view, served),
            Action::Finish => Line::new("dp-do-finish").number("coins", view.turn.coins),
            Action::Complete(goal) => on_card(edition, "dp-do-complete", goal),
            Action::CompleteAlso(goal) => on_card(edition, "dp-do-complete-also", goal),
            Action::DrawObjective => Line::new("dp-do-draw-objective"),
            Action::EndTurn => Line::new("dp-do-end-turn"),
        }
    }

    fn prompt(edition: &Edition<Components>, view: &View) -> Line {
        let mine = view.viewer.is(view.active);
        match view.phase {
            Phase::Over(ending) => Self::ending(ending.slug()),
            Phase::Keeping if view.mine().is_some_and(|me| !me.has_chosen) => Line::new("dp-ask-keep"),
            Phase::Keeping => {
                let choosing =
                    Seat::first(view.seats()).filter(|seat| !view.players[seat.index()].has_chosen);
                Line::new("dp-wait-keep").with("seats", Part::List(choosing.map(Part::Seat).collect()))
            }
            _ if !mine => match view.phase {
                Phase::Paying { kind: opened } | Phase::Placing { kind: opened } => {
                    Line::new("dp-wait-open").seat(view.active).with("kind", kind(opened))
                }
                Phase::Building
                | Phase::Telling { .. }
                | Phase::DrawingTwo { .. }
                | Phase::FreeTerrace { .. }
                | Phase::Discarding { building: true, .. } => Line::new("dp-wait-build").seat(view.active),
                Phase::Discarding { building: false, .. } => Line::new("dp-wait-discard").seat(view.active),
                Phase::Deciding => Line::new("dp-wait-decide").seat(view.active),
                _ => Line::new("dp-wait").seat(view.active),
            },
            Phase::Drawing => Line::new("dp-ask-draw"),
            Phase::Choosing => Line::new("dp-ask").number("actions", view.turn.actions),
            Phase::Discarding { .. } => Line::new("dp-ask-discard"),
            Phase::Paying { kind: opened } => {
                let paid = view.turn.paid.len() as i64 + i64::from(view.turn.waived);
                let asked = i64::from(edition.printed.menu(opened).ingredients);
                Line::new("dp-ask-pay").with("kind", kind(opened)).number("count", asked - paid)
            }
            Phase::Placing { kind: opened } => Line::new("dp-ask-place").with("kind", kind(opened)),
            Phase::Building => Line::new(if view.turn.laid == 0 { "dp-ask-first" } else { "dp-ask-next" })
                .number("coins", view.turn.coins),
            Phase::Telling { .. } => Line::new("dp-ask-tell"),
            Phase::DrawingTwo { draws } => Line::new("dp-ask-draw-two").number("draws", draws),
            Phase::FreeTerrace { house: served } => Line::new("dp-ask-free").with("house", house(served)),
            Phase::Deciding => Line::new("dp-ask-decide"),
            Phase::Closing => Line::new("dp-ask-close"),
        }
    }

    fn reason(_edition: &Edition<Components>, reason: &Reason) -> (Line, Line) {
        reasons::reason(reason)
    }

    fn ending(ending: &str) -> Line {
        Line::new(match ending {
            "restaurants" => "dp-end-restaurants",
            "terraces" => "dp-end-terraces",
            "no-room" => "dp-end-no-room",
            _ => "dp-end-step-bound",
        })
    }

    fn rules(locale: Locale) -> &'static str {
        match locale {
            Locale::En => include_str!("../../../../games/dinner-in-paris/RULES.md"),
            Locale::Fr => include_str!("../../../../games/dinner-in-paris/RULES.fr.md"),
            Locale::Nl => include_str!("../../../../games/dinner-in-paris/RULES.nl.md"),
        }
    }
}

/// With an objective: what it asks for and what it counts.
fn on_card(edition: &Edition<Components>, key: &'static str, goal: Objective) -> Line {
    Line::new(key)
        .with("goal", objective(goal))
        .with("asks", Part::Gain(asks(edition, goal)))
        .number("points", edition.printed.objective(goal).points)
}

/// With a restaurant and its address, which tells two of a kind apart.
fn addressed(open: &'static str, closed: &'static str, view: &View, at: House) -> Line {
    match view.houses.iter().find(|open| open.house == at) {
        Some(found) => Line::new(open).with("house", house(at)).with("spot", spot(found.spot)),
        None => Line::new(closed).with("house", house(at)),
    }
}

/// A terrace on a cell: for which restaurant, at what price, and on what.
fn lay(edition: &Edition<Components>, view: &View, cell: Cell) -> Line {
    let square = view.square(&edition.printed);
    let ground = if view.houses.iter().any(|house| house.terraces.contains(&cell)) {
        "cover"
    } else if square.pigeons.contains(cell) {
        "pigeon"
    } else {
        "plain"
    };
    let line = match served(edition, view, square, cell) {
        Some((house, price)) => {
            Line::new("dp-do-lay").with("house", names::house(house)).number("price", price)
        }
        None => Line::new("dp-do-lay-any"),
    };
    line.number("column", cell.column() as i64 + 1)
        .number("row", cell.row() as i64 + 1)
        .with("ground", Part::Choice(ground))
}

/// The one restaurant that a terrace on this cell would be for, and its price.
fn served(edition: &Edition<Components>, view: &View, square: &Square, cell: Cell) -> Option<(House, u8)> {
    if let Phase::FreeTerrace { house } = view.phase {
        return Some((house, 0));
    }
    let menu = |house: &HouseView| edition.printed.menu(house.house.kind());
    let beside =
        |house: &&HouseView| house.terraces.iter().copied().collect::<Cells>().beside().contains(cell);
    let before = |house: &&HouseView| {
        house.terraces.is_empty() && square.front(house.spot, menu(house).width).contains(cell)
    };
    let own = || view.houses.iter().filter(|house| house.owner == view.active);
    let found = own().find(beside).or_else(|| {
        let mut first = own().filter(before);
        first.next().filter(|_| first.next().is_none())
    })?;
    let row = menu(found).row;
    let emptied = view.players[view.active.index()].emptied[row];
    let price = *edition.printed.rows[row].cost.get(usize::from(emptied))?;
    Some((found.house, price))
}
