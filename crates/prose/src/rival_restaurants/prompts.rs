//! What one is asked, or what the table waits for.

use game::{Edition, Seat};
use rival_restaurants::{Components, Effect, NONE, Pending, Phase, Power, State, View, What};

use super::actions::{either, fine, seats};
use super::names;
use crate::line::{Line, Part};
use crate::speak::Speak;

pub(super) fn line(edition: &Edition<Components>, view: &View) -> Line {
    if let Phase::Over(ending) = view.phase {
        return State::ending(ending.slug());
    }
    if let Some(seat) = view.pending.seat() {
        return if view.viewer.is(seat) { pending(edition, view) } else { waits_for(edition, view, seat) };
    }
    let waiting: Vec<Seat> = waiting(edition, view);
    if waiting.iter().any(|seat| view.viewer.is(*seat)) {
        return phase(edition, view);
    }
    let line = match view.phase {
        Phase::Restaurants | Phase::NonPlating | Phase::Chefs | Phase::Draft(_) => "rr-wait-setup",
        Phase::Wheels | Phase::Aims => "rr-wait-move",
        Phase::Window | Phase::Powers { .. } => "rr-wait-window",
        Phase::Market => "rr-wait-market",
        Phase::Vote => "rr-wait-vote",
        _ => "rr-wait-cook",
    };
    Line::new(line).with("seats", seats(waiting.into_iter()))
}

/// Who has to decide, as far as the table shows.
fn waiting(edition: &Edition<Components>, view: &View) -> Vec<Seat> {
    let all = Seat::first(view.seats());
    let with_power = |power: Power| -> Vec<Seat> {
        let chef = edition.printed.chef_with(power).index();
        let has = |seat: &Seat| {
            view.players[seat.index()].front.pawns.iter().any(|pawn| usize::from(pawn.chef) == chef)
        };
        all.clone().filter(has).collect()
    };
    match view.phase {
        Phase::Draft(step) => {
            // First, second, second, first, first, second, first, second.
            let second = [1, 2, 5, 7].contains(&step);
            vec![if second { view.first.next(view.seats()) } else { view.first }]
        }
        Phase::Powers { step, .. } => with_power(due(step)),
        Phase::Discards { .. } => with_power(Power::SaveTheAnimals),
        Phase::Scoring { seat } => vec![seat],
        Phase::Fines => {
            let limit = edition.printed.cards.iter().find_map(|row| match row.effect {
                Effect::Inspect { garbage, .. } => Some(garbage),
                _ => None,
            });
            let due = |seat: &Seat| {
                let front = &view.players[seat.index()].front;
                front.inspected == 1 && front.garbage >= limit.unwrap_or(NONE)
            };
            all.filter(due).collect()
        }
        Phase::Over(_) => Vec::new(),
        _ => all.filter(|seat| !view.players[seat.index()].front.ready).collect(),
    }
}

/// Q9, Q59: whose power is due.
fn due(step: u8) -> Power {
    match step {
        1 => Power::DirtyTrick,
        2 => Power::DramaQueen,
        0 | 3 => Power::WokAway,
        4 | 5 => Power::ShoppingShenanigans,
        6 => Power::AristocraticTastes,
        _ => Power::FatIsLife,
    }
}

fn phase(edition: &Edition<Components>, view: &View) -> Line {
    let two = view.seats() == 2 || view.options.two_chefs;
    let brigade = view.seats() == 2 && !view.options.two_chefs;
    match view.phase {
        Phase::Restaurants => Line::new("rr-ask-restaurant"),
        Phase::NonPlating => Line::new("rr-ask-non-plating"),
        Phase::Chefs => {
            let wanted = if brigade { 3 } else { 1 + i64::from(view.options.two_chefs) };
            let chosen = view.mine().and_then(|mine| mine.pick).unwrap_or(0).count_ones();
            Line::new("rr-ask-chefs").number("left", wanted - i64::from(chosen))
        }
        Phase::Draft(2 | 4) => Line::new("rr-ask-ban"),
        Phase::Draft(_) => Line::new("rr-ask-draft"),
        Phase::Wheels if brigade && view.mine().and_then(|mine| mine.lead) == Some(NONE) => {
            Line::new("rr-ask-lead")
        }
        Phase::Wheels => Line::new(if two { "rr-ask-wheels" } else { "rr-ask-wheel" }),
        Phase::Aims => Line::new("rr-ask-aim"),
        Phase::Window => Line::new("rr-ask-window"),
        Phase::Powers { step, .. } => {
            Line::new("rr-ask-power").with("chef", names::chef(edition.printed.chef_with(due(step))))
        }
        Phase::Market => market(view),
        Phase::Fines => Line::new("rr-ask-fine").number("amount", fine(edition)),
        Phase::Menus => {
            let dishes = view.mine().and_then(|mine| mine.dishes);
            let any = dishes.is_some_and(|dishes| dishes.iter().any(|dish| dish.open));
            Line::new(if any { "rr-ask-dish" } else { "rr-ask-menu" })
        }
        Phase::Serving => Line::new("rr-ask-serving"),
        Phase::Discards { left } => Line::new("rr-ask-discards").number("left", left),
        Phase::Scoring { .. } => Line::new("rr-ask-steps"),
        Phase::Vote => Line::new("rr-ask-vote"),
        Phase::Over(ending) => State::ending(ending.slug()),
    }
}

/// An offer from another comes first, then a bidding war, then one's own offer.
fn market(view: &View) -> Line {
    let Some((seat, mine)) = view.viewer.seat().zip(view.mine()) else { return Line::new("rr-ask-market") };
    let offers = view.players.iter().enumerate();
    let mut from = offers.filter(|(_, player)| player.offer.proposed && player.offer.to == Some(seat));
    if let Some((from, _)) = from.next() {
        return Line::new("rr-ask-answer-offer").seat(Seat::new(from));
    }
    if mine.front.pawns.iter().any(|pawn| pawn.war) {
        return Line::new("rr-ask-war");
    }
    match mine.offer.to {
        Some(to) if !mine.offer.proposed => Line::new("rr-ask-offer").seat(to),
        _ => Line::new("rr-ask-market"),
    }
}

fn pending(edition: &Edition<Components>, view: &View) -> Line {
    match view.pending {
        Pending::Aiming { what, victim: NONE, .. } => {
            Line::new("rr-ask-target").with("what", names::what(edition, what))
        }
        Pending::Aiming { what: What::Power(chef), .. }
            if edition.printed.chefs[chef.index()].power == Power::DramaQueen =>
        {
            Line::new("rr-ask-price")
                .with("what", names::chef(chef))
                .number("amount", names::amount_of(edition, Power::DramaQueen))
        }
        Pending::Aiming { what, .. } => Line::new("rr-ask-thing").with("what", names::what(edition, what)),
        Pending::Answer { blow, clams: 0, .. } => Line::new("rr-ask-answer")
            .with("by", Part::Seat(blow.by))
            .with("what", names::what(edition, blow.what))
            .with("clam", names::card(edition, edition.printed.cancel)),
        Pending::Answer { blow, .. } => Line::new("rr-ask-counter")
            .with("what", names::what(edition, blow.what))
            .with("clam", names::card(edition, edition.printed.cancel)),
        Pending::Moved { seat, slot, placed: false } => {
            Line::new("rr-ask-moved").with("chef", names::pawn(view, seat, slot))
        }
        Pending::Moved { .. } => Line::new("rr-ask-aim"),
        Pending::Discard { left, .. } => Line::new("rr-ask-discard").number("left", left),
        Pending::Tray { left, .. } => Line::new("rr-ask-tray").number("left", left),
        Pending::Counter { left, .. } => Line::new("rr-ask-grab").number("left", left),
        Pending::Recipe { .. } => Line::new("rr-ask-recipe"),
        Pending::Exchange { seat, slot, .. } => {
            Line::new("rr-ask-exchange").with("recipe", names::menu(edition, view, Some(seat), slot))
        }
        Pending::Pair { left, .. } => Line::new("rr-ask-pair").number("left", left),
        Pending::ShelfPick { .. } => Line::new("rr-ask-shelf"),
        Pending::Upgrade { .. } => Line::new("rr-ask-upgrade"),
        Pending::Either { .. } => {
            let (amount, count) = either(edition, view);
            Line::new("rr-ask-either").number("amount", amount).number("count", count)
        }
        Pending::Nothing => phase(edition, view),
    }
}

fn waits_for(edition: &Edition<Components>, view: &View, seat: Seat) -> Line {
    match view.pending {
        Pending::Aiming { what, .. } => {
            Line::new("rr-wait-aiming").seat(seat).with("what", names::what(edition, what))
        }
        Pending::Answer { blow, .. } => {
            Line::new("rr-wait-answer").seat(seat).with("what", names::what(edition, blow.what))
        }
        _ => Line::new("rr-wait-decide").seat(seat),
    }
}
