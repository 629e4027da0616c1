//! Connect Four: a wooden rack, and plates for discs.
//!
//! The rack never changes; over its holes lie the columns one may click, marks, and the plates. The whole board
//! is one file, because a title can be as small as this.

use connect_four::{Action, Column, Components, DISCS, Ending, Event, ROWS, Rack, State, View};
use game::{BySeat, Edition, Outcome, Seat};
use maud::{Markup, PreEscaped, html};
use prose::{Line, Locale};

use crate::draw::{Counter, Draw, Panel, Scene, Sheet, Tab, act, attempt};
use crate::text::{facts, grid, section};

type Table<'a> = Scene<'a, State>;

const SHEET: Sheet = Sheet { left: -40.0, top: -44.0, width: 724.0, height: 716.0 };

/// From one place to the next.
const CELL: i32 = 92;
const WIDTH: i32 = CELL * Column::COUNT as i32;
const HEIGHT: i32 = CELL * ROWS as i32;

/// The house's signs of the first two liveries: a disc and a triangle.
const SIGNS: [&str; 2] = [r#"<circle r="4.5"/>"#, r#"<path d="M0-5.1 5.2 4.1H-5.2z"/>"#];

fn x(column: Column) -> i32 {
    CELL * column.index() as i32 + CELL / 2
}

fn y(row: u8) -> i32 {
    CELL * (i32::from(ROWS) - i32::from(row)) + CELL / 2
}

impl Draw for State {
    const SHEET: Sheet = SHEET;
    const CSS: &'static str = include_str!("../assets/connect-four.css");
    const SEAT_LIVERIES: bool = true;
    const PLATE: &'static str = include_str!("../assets/connect-four-plate.svg");

    fn symbols() -> Markup {
        html! {
            svg width="0" height="0" style="position:absolute" aria-hidden="true" {
                defs {
                    @for (idx, sign) in SIGNS.iter().enumerate() {
                        symbol id={ "sign-" (idx + 1) } viewBox="-8 -8 16 16" { (PreEscaped(sign)) }
                        g id={ "cf-disc-" (idx + 1) } class={ "cf-disc l" (idx + 1) } {
                            circle.edge r="39" {}
                            circle.body r="37.4" {}
                            circle.rim r="27" {}
                            g.sign transform="scale(2.3)" { (PreEscaped(sign)) }
                        }
                    }
                }
            }
        }
    }

    fn ground(_: &Edition<Components>, _: &View, _: Locale) -> Markup {
        html! {
            g.rack aria-hidden="true" {
                path.foot d={ "M8 " (HEIGHT + 60) "h104l10 42h-132z" } {}
                path.foot d={ "M" (WIDTH - 112) " " (HEIGHT + 60) "h104l18 42h-132z" } {}
                rect.board x="-28" y="-28" width=(WIDTH + 56) height=(HEIGHT + 92) rx="20" {}
                rect.keyline x="-20" y="-20" width=(WIDTH + 40) height=(HEIGHT + 76) rx="13" {}
                @for place in Rack::places() {
                    circle.hole cx=(x(place.column)) cy=(y(place.row)) r="40" {}
                }
                @for column in Column::ALL { text.letter x=(x(column)) y=(HEIGHT + 36) { (column) } }
            }
        }
    }

    fn pieces(scene: &Table<'_>) -> Markup {
        html! {
            (columns(scene))
            (marks(scene))
            (plates(scene))
        }
    }

    fn panel(scene: &Table<'_>) -> Panel {
        let title = scene.say("cf-discs");
        let body = html! {
            h2.cf-heading { (title) }
            ul.cf-discs {
                @for seat in Seat::first(2) { li { (icon(scene, seat)) span { (scene.name(seat)) } small.soft { (left(scene, seat)) } } }
            }
        };
        Panel { title, note: String::new(), body }
    }

    fn mine(scene: &Table<'_>) -> Option<Panel> {
        let seat = scene.viewer.seat()?;
        let body = html! { p.cf-mine { (icon(scene, seat)) span { (colour(scene, seat)) } } };
        Some(Panel { title: scene.say("cf-mine"), note: left(scene, seat), body })
    }

    fn seat(scene: &Table<'_>, seat: Seat) -> (Markup, Markup) {
        (html! { small.soft { (left(scene, seat)) } }, html! {})
    }

    fn seats_note(_: &Table<'_>) -> String {
        String::new()
    }

    fn counter(scene: &Table<'_>) -> Counter {
        let view = scene.view;
        let doing = match view.ending {
            Some(_) => scene.say("cf-doing-over"),
            None if scene.viewer.is(view.active) => scene.say("cf-doing-drop"),
            None => scene.text(&Line::new("cf-doing-watch").seat(view.active)),
        };
        Counter { doing: html! { p.doing { strong { (doing) } } }, choices: html! {}, finish: html! {} }
    }

    fn tab(_: &Table<'_>) -> Option<Tab> {
        None
    }

    fn score(scene: &Table<'_>) -> Option<Markup> {
        let ending: Ending = scene.view.ending?;
        let winner = scene.view.winner();
        let mut points = BySeat::default();
        Seat::first(2).for_each(|seat| points[seat] = i32::from(winner == Some(seat)));
        let outcome = Outcome::by_score(2, points, ending.slug());
        Some(html! {
            table.score {
                caption { (scene.say("cf-score")) }
                thead { tr { th scope="col" { (scene.say("cf-player")) } th scope="col" { (scene.say("cf-points")) } } }
                tbody {
                    @for seat in outcome.ranking().into_iter().flatten() {
                        tr class=[(outcome.place(seat) == 0).then_some("won")] {
                            th scope="row" { (scene.name(seat)) }
                            td { (points[seat]) }
                        }
                    }
                }
            }
        })
    }

    fn thing(_: &str, name: &str) -> Markup {
        html! { b { (name) } }
    }

    fn text(scene: &Table<'_>) -> Markup {
        let row = |row: u8| -> Vec<String> {
            let at = |column: Column| Rack::places().find(|place| place.column == column && place.row == row);
            let seat = |column: Column| at(column).and_then(|place| scene.view.rack.at(place));
            let cell =
                |column: Column| seat(column).map_or_else(|| scene.say("text-none"), |seat| scene.name(seat));
            std::iter::once(row.to_string()).chain(Column::ALL.into_iter().map(cell)).collect()
        };
        let rows: Vec<Vec<String>> = (1..=ROWS).rev().map(row).collect();
        let heads: Vec<String> = std::iter::once(scene.say("cf-row"))
            .chain(Column::ALL.map(|column| column.to_string()))
            .collect();
        let discs: Vec<(String, String)> =
            Seat::first(2).map(|seat| (scene.name(seat), left(scene, seat))).collect();
        html! {
            @if let Some(score) = Self::score(scene) { section { h2 { (scene.say("cf-score")) } (score) } }
            (section(&scene.say("cf-map"), &grid(&scene.say("cf-map-desc"), &heads, &rows)))
            (section(&scene.say("cf-discs"), &facts(&discs)))
        }
    }

    fn anchor(_: &Edition<Components>, _: &View, Action::Drop(column): Action) -> Option<(f64, f64)> {
        let (x, y) = (f64::from(x(column) - CELL / 2), f64::from(y(ROWS)));
        Some(((x - SHEET.left) / SHEET.width, (y - SHEET.top) / SHEET.height))
    }
}

/// The columns: lit where a disc may be dropped, with the plate to come as a ghost; a full one says why not.
fn columns(scene: &Table<'_>) -> Markup {
    let seat = scene.view.active;
    html! {
        g.affordances {
            @for column in Column::ALL {
                @let action = Action::Drop(column);
                @let left = x(column) - CELL / 2;
                @if scene.legal.contains(&action) {
                    g.target id={ "t-" (column) } role="button" tabindex="0" data-action=(act(&action))
                        data-thing={ "column:" (column) } aria-label=(scene.label(action)) {
                        rect.hit x=(left) y="0" width=(CELL) height=(HEIGHT) {}
                        @if let Some(place) = scene.view.rack.landing(column) {
                            circle.ring cx=(x(column)) cy=(y(place.row)) r="39" {}
                            circle.dot cx=(x(column)) cy=(y(place.row)) r="5" {}
                            use.ghost href={ "#cf-disc-" (seat.index() + 1) } x=(x(column)) y=(y(place.row)) {}
                        }
                    }
                } @else if !scene.legal.is_empty() {
                    rect.hit x=(left) y="0" width=(CELL) height=(HEIGHT) data-try=(attempt(&action)) {}
                }
            }
        }
    }
}

/// The last disc.
fn marks(scene: &Table<'_>) -> Markup {
    html! {
        g.marks aria-hidden="true" {
            @if let Some(Event::Dropped { place, .. }) = scene.last {
                @let (x, y) = (x(place.column), y(place.row));
                path.last-move d={
                    @for (right, down) in [(-1, -1), (1, -1), (-1, 1), (1, 1)] {
                        "M" (x + 42 * right) " " (y + 30 * down) "v" (12 * down) "h" (-12 * right)
                    }
                } {}
            }
        }
    }
}

/// The plates; those of the line that won are ringed.
fn plates(scene: &Table<'_>) -> Markup {
    let line = scene.view.line();
    let last = match scene.last {
        Some(Event::Dropped { place, .. }) => Some(*place),
        _ => None,
    };
    html! {
        g.pieces role="list" {
            @for place in Rack::places() {
                @if let Some(seat) = scene.view.rack.at(place) {
                    @let falls = (last == Some(place)).then(|| format!("--from:{}px", y(ROWS + 1) - y(place.row)));
                    @let class = if falls.is_some() { " falls" } else { "" };
                    g id={ "p-" (place) } class={ "l" (seat.index() + 1) (class) } style=[falls] role="listitem"
                        data-thing={ "place:" (place) } aria-label={ (place) " " (scene.name(seat)) } {
                        use href={ "#cf-disc-" (seat.index() + 1) } x=(x(place.column)) y=(y(place.row)) {}
                        @if line.contains(&place) { circle.won cx=(x(place.column)) cy=(y(place.row)) r="32.2" {} }
                    }
                }
            }
        }
    }
}

/// A small plate with the player's colour for its name.
fn icon(scene: &Table<'_>, seat: Seat) -> Markup {
    html! {
        svg.cf-icon viewBox="-40 -40 80 80" role="img" aria-label=(colour(scene, seat)) {
            use href={ "#cf-disc-" (seat.index() + 1) } {}
        }
    }
}

fn colour(scene: &Table<'_>, seat: Seat) -> String {
    scene.say(if seat.index() == 0 { "cf-blue" } else { "cf-saffron" })
}

fn left(scene: &Table<'_>, seat: Seat) -> String {
    scene.locale.count("cf-left", &[("left", (DISCS - scene.view.rack.count(seat)).into())])
}

#[cfg(test)]
mod tests;
