//! Player boards: income, four rows of restaurants and terraces; and what stands beside a player's name.

use dinner_in_paris::{Action, Card, Ingredient, Kind, Phase};
use game::Seat;
use maud::{Markup, html};

use super::{Table, icon, is_over, kind_name, livery, objectives, pigeon_name, token};
use crate::draw::{act, apart, attempt, spoken};

/// The printed gauge goes so far.
const GAUGE: u8 = 26;

/// The points of a seat as they stand: restaurants, rows, objectives, majorities.
pub(super) fn standing(scene: &Table<'_>, seat: Seat) -> [i32; 4] {
    let components = &scene.edition.printed;
    let view = scene.view;
    let player = &view.players[seat.index()];
    if let Some(points) = player.points {
        let majorities = points.majorities.iter().sum();
        return [points.restaurants, points.terraces, points.completed + points.missed, majorities];
    }
    let own = view.houses.iter().filter(|house| house.owner == seat);
    let restaurants = own.map(|house| i32::from(components.menu(house.house.kind()).points)).sum();
    let rows = components.rows.iter().zip(player.emptied);
    let rows = rows.map(|(row, emptied)| i32::from(row.worth[usize::from(emptied)])).sum();
    let completed = player.completed.iter().map(|goal| i32::from(components.objective(*goal).points)).sum();
    let majorities = view.tally(components).iter().map(|standing| standing[seat.index()].1).sum();
    [restaurants, rows, completed, majorities]
}

/// Points, and a switch to the player's board; below, what is public.
pub(super) fn seat(scene: &Table<'_>, seat: Seat) -> (Markup, Markup) {
    let view = scene.view;
    let player = &view.players[seat.index()];
    let shown = scene.viewer.seat().map_or(seat.index() == 0, |mine| mine == seat);
    let [restaurants, rows, goals, majorities] = standing(scene, seat);
    let parts = [
        ("restaurants", i64::from(restaurants)),
        ("rows", rows.into()),
        ("goals", goals.into()),
        ("majorities", majorities.into()),
    ];
    let figures = html! {
        label.whose {
            input type="radio" name="seat" value=(seat.index()) checked[shown] aria-label=(scene.locale.fill("dp-b-board-of", &[("name", &scene.name(seat))]));
        }
        span class={ "held l" (livery(seat)) } title=(scene.locale.count("dp-b-standing", &parts)) {
            b { (restaurants + rows + goals + majorities) } small.soft { " " (scene.say("dp-b-pts")) }
        }
    };
    let count = view.houses.iter().filter(|house| house.owner == seat).count();
    let facts = [
        ("coin", usize::from(player.income), "dp-b-income"),
        ("houses", count, "dp-b-restaurants"),
        ("hand", usize::from(player.cards), "dp-b-cards"),
        ("pigeon", usize::from(player.pigeons) + player.used.len(), "dp-b-pigeons"),
        ("goal", player.completed.len(), "dp-b-completed"),
    ];
    let facts = html! {
        @for (mark, value, key) in facts {
            @let name = scene.say(key);
            span.chip title=(name) { (icon(mark, "", Some(&name))) b { (value) } }
        }
    };
    (figures, facts)
}

/// Everybody's board; the page shows one of them.
pub(super) fn planks(scene: &Table<'_>) -> Markup {
    html! {
        div.planks {
            @for seat in Seat::first(scene.view.seats()) { (plank(scene, seat)) }
        }
    }
}

fn plank(scene: &Table<'_>, seat: Seat) -> Markup {
    let name = scene.locale.fill("dp-b-board-of", &[("name", &scene.name(seat))]);
    html! {
        section.panel.plank data-seat=(seat.index()) aria-label=(name) {
            h2.whose-board { (name) }
            (gauge(scene, seat))
            div.rows {
                @for row in 0..scene.edition.printed.rows.len() {
                    @let now = is_now(scene, seat, row);
                    div class={ "trow" @if now { " now" } } {
                        ul.menu { @for kind in Kind::ALL { @if scene.edition.printed.menu(kind).row == row { (offer(scene, seat, kind)) } } }
                        (spaces(scene, seat, row))
                    }
                }
            }
            (trophies(scene, seat))
        }
    }
}

/// Whether the decision at hand takes from this row.
fn is_now(scene: &Table<'_>, seat: Seat, row: usize) -> bool {
    if scene.view.active != seat {
        return false;
    }
    let row_of = |kind: Kind| scene.edition.printed.menu(kind).row;
    match scene.view.phase {
        Phase::Paying { kind } | Phase::Placing { kind } => row_of(kind) == row,
        Phase::FreeTerrace { house } => row_of(house.kind()) == row,
        _ => false,
    }
}

/// The income, and during a build what is left of the money.
fn gauge(scene: &Table<'_>, seat: Seat) -> Markup {
    let view = scene.view;
    let player = &view.players[seat.index()];
    let active = view.active == seat && !is_over(view);
    let building = active
        && matches!(
            view.phase,
            Phase::Building
                | Phase::Telling { .. }
                | Phase::FreeTerrace { .. }
                | Phase::DrawingTwo { .. }
                | Phase::Discarding { building: true, .. }
        );
    let left = building.then_some(view.turn.coins);
    let soon = (active && view.turn.bonus > 0).then(|| player.income + view.turn.bonus);
    let last = GAUGE.max(player.income).max(left.unwrap_or(0)).max(soon.unwrap_or(0));
    html! {
        div.income {
            h3 { (scene.say("dp-b-income")) }
            ol.gauge aria-label=(scene.locale.count("dp-b-income-of", &[("income", player.income.into())])) {
                @for k in 0..=last {
                    @let (class, key) = if Some(k) == left {
                        ("left", "dp-b-left")
                    } else if k == player.income {
                        ("cube", "dp-b-income")
                    } else if Some(k) == soon {
                        ("soon", "dp-b-soon")
                    } else {
                        ("", "")
                    };
                    @if class.is_empty() {
                        @if k > 0 { li class=[(k % 5 == 0).then_some("five")] { (k) } }
                    } @else {
                        li class=(class) title=(scene.say(key)) { (k) }
                    }
                }
            }
        }
    }
}

/// A restaurant on the player board: who has it, what it costs, what it brings.
fn offer(scene: &Table<'_>, seat: Seat, kind: Kind) -> Markup {
    let view = scene.view;
    let menu = scene.edition.printed.menu(kind);
    let own = view.houses.iter().filter(|house| house.owner == seat && house.house.kind() == kind).count();
    let copies = usize::from(Kind::COPIES[kind.index()]);
    let left = copies - view.houses.iter().filter(|house| house.house.kind() == kind).count();
    let mine = scene.viewer.is(seat);
    let hand = view.players[seat.index()].hand.as_deref().filter(|_| mine);
    let lacking = hand.map_or([0; Ingredient::COUNT], |hand| unpaid(hand, &menu.cost));
    let action = Action::Open(kind);
    let legal = mine && scene.legal.contains(&action);
    let asked = mine && !legal && !scene.legal.is_empty() && view.phase == Phase::Choosing;
    let supply = scene.locale.count("dp-b-supply", &[("left", left as i64), ("all", copies as i64)]);
    // A button is named by what it does; the rest is on the board in words for everybody else.
    let said = legal.then_some("true");
    let inside = html! {
        span.nm {
            span.word { (kind_name(scene, kind)) }
            @if own > 0 { span.mine aria-hidden=[said] { (token(scene, seat)) @if own > 1 { "×" (own) } } }
            span.pips title=(supply) { @for k in 0..copies { i class=(if k < left { "in" } else { "off" }) {} } }
        }
        span.need {
            @for (ingredient, lacks) in one_by_one(&menu.cost, lacking) {
                (icon(ingredient.slug(), if lacks { "lack" } else { "" }, None))
            }
        }
        span.inc aria-hidden=[said] title=(scene.say("dp-b-income")) { "+" (menu.income) }
        span.vp aria-hidden=[said] title=(scene.say("dp-b-points")) { (menu.points) }
    };
    let inside = apart(&inside);
    let class = format!("{}{}", if own > 0 { "own" } else { "" }, if left == 0 { " gone" } else { "" });
    html! {
        li class=(class) data-thing={ "kind:" (kind.slug()) } data-try=[asked.then(|| attempt(&action))] {
            @if legal {
                button.order-it type="button" data-action=(act(&action)) aria-label=(spoken(&inside, &scene.label(action))) { (inside) }
            } @else {
                span.order-it { (inside) }
            }
        }
    }
}

/// R5.2: what a hand cannot pay of a price, at best. Plain cards pay first.
fn unpaid(hand: &[Card], cost: &[u8; Ingredient::COUNT]) -> [u8; Ingredient::COUNT] {
    let mut cards: Vec<Card> = hand.iter().copied().filter(|card| !card.is_coin()).collect();
    cards.sort_by_key(|card| card.ingredients().count());
    let mut best = *cost;
    pay(&cards, *cost, &mut best);
    best
}

fn pay(cards: &[Card], left: [u8; Ingredient::COUNT], best: &mut [u8; Ingredient::COUNT]) {
    let sum = |list: &[u8; Ingredient::COUNT]| list.iter().map(|n| u32::from(*n)).sum::<u32>();
    if sum(&left) < sum(best) {
        *best = left;
    }
    let Some((card, rest)) = cards.split_first() else { return };
    // No better than what is found, even if every card pays.
    if sum(&left).saturating_sub(cards.len() as u32) >= sum(best) {
        return;
    }
    for ingredient in card.ingredients() {
        if left[ingredient.index()] > 0 {
            let mut left = left;
            left[ingredient.index()] -= 1;
            pay(rest, left, best);
        }
    }
    pay(rest, left, best);
}

/// A price, ingredient by ingredient, and whether each is lacking.
fn one_by_one(cost: &[u8; Ingredient::COUNT], lacking: [u8; Ingredient::COUNT]) -> Vec<(Ingredient, bool)> {
    let each = |ingredient: Ingredient| {
        let lacks = lacking[ingredient.index()];
        (0..cost[ingredient.index()]).map(move |k| (ingredient, k < lacks))
    };
    Ingredient::ALL.into_iter().flat_map(each).collect()
}

/// The price of the restaurant being opened, what is paid first; and whether it is.
pub(super) fn still_asked(scene: &Table<'_>, kind: Kind) -> Vec<(Ingredient, bool)> {
    let cost = scene.edition.printed.menu(kind).cost;
    let left = unpaid(&scene.view.turn.paid, &cost);
    let mut list: Vec<(Ingredient, bool)> =
        one_by_one(&cost, left).into_iter().map(|(ingredient, lacks)| (ingredient, !lacks)).collect();
    list.sort_by_key(|(_, paid)| !paid);
    list
}

/// A row of terraces: price on each space, what it counts below.
fn spaces(scene: &Table<'_>, seat: Seat, row: usize) -> Markup {
    let printed = &scene.edition.printed.rows[row];
    let emptied = usize::from(scene.view.players[seat.index()].emptied[row]);
    let size = usize::from(printed.size);
    let reached = (0..emptied).rev().find(|space| printed.points[*space] > 0);
    let parts = [
        ("row", row as i64 + 1),
        ("emptied", emptied as i64),
        ("size", size as i64),
        ("worth", printed.worth[emptied].into()),
    ];
    let building = scene.viewer.is(seat)
        && scene.view.active == seat
        && matches!(scene.view.phase, Phase::Building | Phase::FreeTerrace { .. } | Phase::Telling { .. });
    let fresh = fresh_in(scene, seat, row);
    let next = printed.cost.get(emptied).copied().unwrap_or(0);
    html! {
        ol class={ "spaces l" (livery(seat)) } aria-label=(scene.locale.count("dp-b-row", &parts)) {
            @for space in 0..size {
                @let class = format!(
                    "{}{}{}{}",
                    if space < emptied { "out" } else { "tile" },
                    if space < emptied && space + fresh >= emptied { " fresh" } else { "" },
                    if building && space == emptied && next <= scene.view.turn.coins && has_house(scene, seat, row) { " asked" } else { "" },
                    if Some(space) == reached { " reached" } else { "" },
                );
                li class=(class) {
                    i {
                        @if space >= emptied {
                            svg viewBox="-15 -15 30 30" aria-hidden="true" { use href={ "#dip-top-" (livery(seat)) } {} }
                        }
                        span { (printed.cost[space]) }
                    }
                    @if printed.bonus[space] > 0 {
                        b.plus1 title=(scene.say("dp-b-bonus")) { "+" (printed.bonus[space]) }
                    } @else {
                        b { (printed.points[space]) }
                    }
                }
            }
        }
    }
}

/// How many terraces of this row the build under way has laid.
fn fresh_in(scene: &Table<'_>, seat: Seat, row: usize) -> usize {
    if scene.view.active != seat {
        return 0;
    }
    let fresh = super::fresh(scene);
    let own =
        scene.view.houses.iter().filter(|house| scene.edition.printed.menu(house.house.kind()).row == row);
    own.flat_map(|house| &house.terraces).filter(|cell| fresh.contains(cell)).count()
}

fn has_house(scene: &Table<'_>, seat: Seat, row: usize) -> bool {
    let of_row = |kind: Kind| scene.edition.printed.menu(kind).row == row;
    scene.view.houses.iter().any(|house| house.owner == seat && of_row(house.house.kind()))
}

/// Objectives completed and pigeon cards used: they lie in front of their player.
fn trophies(scene: &Table<'_>, seat: Seat) -> Markup {
    let player = &scene.view.players[seat.index()];
    html! {
        @if !player.completed.is_empty() || !player.used.is_empty() {
            p.trophies {
                @for objective in &player.completed {
                    span.chip title=(objectives::asks(scene, *objective)) data-thing={ "objective:" (objective) } {
                        (icon("goal", "", None)) (objectives::name(scene, *objective)) b { "+" (scene.edition.printed.objective(*objective).points) }
                    }
                }
                @for pigeon in &player.used {
                    span.chip.used title=(scene.say("dp-b-used")) { (icon("pigeon", "", None)) (pigeon_name(scene, *pigeon)) }
                }
            }
        }
    }
}
