//! An objective as a picture: what it asks for, and what is still lacking.

use dinner_in_paris::{Action, Area, Cell, Decor, Goal, Objective, Shape};
use game::Seat;
use maud::{Markup, html};
use prose::dinner_in_paris as words;

use super::{Table, called, icon, livery};
use crate::draw::{act, attempt, spoken};

/// The place for a shape that lacks the fewest terraces: the lacking cells, on the card and on the square.
pub(super) fn gap(scene: &Table<'_>, seat: Seat, shape: &Shape) -> Vec<((usize, usize), Cell)> {
    let square = scene.view.square(&scene.edition.printed);
    let own = scene.view.terraces_of(seat);
    let mut best: Option<Vec<((usize, usize), Cell)>> = None;
    let mut turned: Vec<(usize, usize)> = shape.drawn.clone();
    for _ in 0..4 {
        let width = turned.iter().map(|(column, _)| column + 1).max().unwrap_or(0);
        let height = turned.iter().map(|(_, row)| row + 1).max().unwrap_or(0);
        for row in 0..=square.size - height {
            for column in 0..=square.size - width {
                let cells = || turned.iter().map(|(dx, dy)| Cell::new(column + dx, row + dy));
                if !cells().all(|cell| square.ground.contains(cell)) {
                    continue;
                }
                let lacking: Vec<((usize, usize), Cell)> = shape
                    .drawn
                    .iter()
                    .copied()
                    .zip(cells())
                    .filter(|(_, cell)| !own.contains(*cell))
                    .collect();
                if best.as_ref().is_none_or(|best| lacking.len() < best.len()) {
                    best = Some(lacking);
                }
            }
        }
        turned = turned.iter().map(|(column, row)| (height - 1 - row, *column)).collect();
    }
    best.unwrap_or_default()
}

/// A shape, with the lacking cells as holes.
fn figure(scene: &Table<'_>, shape: &Shape, seat: Option<Seat>) -> Markup {
    let lacking: Vec<(usize, usize)> = seat
        .map(|seat| gap(scene, seat, shape).into_iter().map(|(card, _)| card).collect())
        .unwrap_or_default();
    let wide = shape.drawn.iter().map(|(column, _)| column + 1).max().unwrap_or(0);
    let high = shape.drawn.iter().map(|(_, row)| row + 1).max().unwrap_or(0);
    html! {
        svg.shape viewBox={ "0 0 " (wide * 12) " " (high * 12) } style={ "--wide:" (wide) ";--high:" (high) } aria-hidden="true" {
            @for (column, row) in &shape.drawn {
                rect class=(if lacking.contains(&(*column, *row)) { "gap" } else { "has" })
                    x=(column * 12 + 1) y=(row * 12 + 1) width="10.5" height="10.5" rx="2" {}
            }
        }
    }
}

/// What an objective shows: a shape, or figures of what one has.
pub(super) fn art(scene: &Table<'_>, objective: Objective, seat: Option<Seat>) -> Markup {
    let components = &scene.edition.printed;
    let square = scene.view.square(components);
    let own = seat.map(|seat| scene.view.terraces_of(seat));
    let has = |cells: &dinner_in_paris::Cells| own.map_or(0, |own| own.common(cells));
    let yes = |met: bool| if met { "yes" } else { "no" };
    match &components.objective(objective).goal {
        Goal::Shape(shape) => figure(scene, shape, seat),
        Goal::AroundKinds(count) => html! {
            div.kinds {
                @for decor in Decor::ALL {
                    span class=(yes(own.is_none() || has(&square.around[decor.index()]) >= usize::from(*count))) {
                        (icon(decor.slug(), "", None))
                    }
                }
            }
        },
        Goal::AroundEach { decor, count } => {
            let elements = square.elements.iter().filter(|element| element.decor == *decor);
            html! {
                div.tallied {
                    (icon(decor.slug(), "big", None))
                    div.quad {
                        @for element in elements {
                            @let have = has(&element.around);
                            span class=(yes(own.is_some() && have >= usize::from(*count))) { (have) small { "/" (count) } }
                        }
                    }
                }
            }
        }
        Goal::Area { area, count } => counted(area.slug(), has(&square.halves[area.index()]), *count),
        Goal::Total(count) => counted("houses", own.map_or(0, |own| own.len()), *count),
        Goal::Quarters(count) => html! {
            div.quad.four {
                @for quarter in &square.quarters {
                    span class=(yes(own.is_some() && has(quarter) >= usize::from(*count))) { (has(quarter)) }
                }
            }
        },
        Goal::Rows(count) => rows(scene, seat, |emptied, _| emptied >= *count),
        Goal::EmptyRows(_) => rows(scene, seat, |emptied, size| emptied == size),
    }
}

fn counted(mark: &str, have: usize, want: u8) -> Markup {
    let class = if have >= usize::from(want) { "yes" } else { "no" };
    html! { div.tallied { (icon(mark, "big", None)) div.quad { span class=(class) { (have) small { "/" (want) } } } } }
}

fn rows(scene: &Table<'_>, seat: Option<Seat>, met: impl Fn(u8, u8) -> bool) -> Markup {
    let emptied = seat.map(|seat| scene.view.players[seat.index()].emptied);
    html! {
        div.quad.four {
            @for (row, printed) in scene.edition.printed.rows.iter().enumerate() {
                @let own = emptied.map_or(0, |emptied| emptied[row]);
                span class=(if emptied.is_some() && met(own, printed.size) { "yes" } else { "no" }) { (own) }
            }
        }
    }
}

pub(super) fn name(scene: &Table<'_>, objective: Objective) -> String {
    called(scene, &words::objective(objective))
}

/// What it asks for, in words.
pub(super) fn asks(scene: &Table<'_>, objective: Objective) -> String {
    scene.text(&words::asks(scene.edition, objective))
}

/// How far the viewer is.
pub(super) fn lacking(scene: &Table<'_>, objective: Objective) -> Option<String> {
    let seat = scene.viewer.seat()?;
    let lacking = scene.view.lacking(&scene.edition.printed, seat, objective);
    Some(scene.locale.count("dp-b-lacking", &[("count", lacking as i64)]))
}

/// A card with what can be done with it now.
pub(super) fn card(scene: &Table<'_>, objective: Objective, secret: bool) -> Markup {
    let seat = scene.viewer.seat();
    let points = scene.edition.printed.objective(objective).points;
    let complete = Action::Complete(objective);
    let also = Action::CompleteAlso(objective);
    let asked = !scene.legal.is_empty() && !scene.legal.contains(&complete) && !scene.legal.contains(&also);
    let offered = scene.legal.contains(&complete) || scene.legal.contains(&also);
    let class = seat.map_or(String::new(), |seat| format!(" l{}", livery(seat)));
    let is_shape = matches!(scene.edition.printed.objective(objective).goal, Goal::Shape(_));
    html! {
        li class={ "goal" (class) @if secret { " secret" } @if offered { " ready" } } data-thing={ "objective:" (objective) }
            data-try=[asked.then(|| attempt(&complete))] {
            div.pic { (art(scene, objective, seat)) }
            p title=(asks(scene, objective)) {
                span.head {
                    b { (name(scene, objective)) }
                    @if let Some(lacking) = lacking(scene, objective) { span.lacks { (lacking) } }
                }
                // A shape says itself what it asks for.
                span.soft.hush[is_shape] { (asks(scene, objective)) }
            }
            span.vp title=(scene.say("dp-b-points")) { @if secret { "±" } (points) }
            @if offered {
                span.does {
                    @for action in [complete, also] {
                        @if scene.legal.contains(&action) {
                            button.btn.small type="button" data-action=(act(&action)) aria-label=(spoken(&html! { (scene.say(if action == also { "dp-b-also" } else { "dp-b-complete" })) }, &scene.label(action))) {
                                @if action == also { (icon("pigeon", "", None)) }
                                (scene.say(if action == also { "dp-b-also" } else { "dp-b-complete" }))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The mark of a contest.
pub(super) fn mark(contest: dinner_in_paris::Contest) -> &'static str {
    use dinner_in_paris::Contest;
    match contest {
        Contest::Around(decor) => decor.slug(),
        Contest::Area(area) => Area::slug(area),
        Contest::Restaurants => "houses",
        Contest::Money => "coin",
        Contest::Pigeons => "pigeon",
    }
}
