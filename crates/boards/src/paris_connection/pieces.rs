//! What changes on the board.

use kit::Hex;
use maud::{Markup, html};
use paris_connection::{Action, Company, Event, Kind, Place, State, View};

use super::geometry::{Frame, Point, SIZE, centre, corners, corners_of, n, path};
use super::map::class;
use super::{fresh, livery};
use crate::draw::{Scene, act, attempt};

type Table<'a> = Scene<'a, State>;

pub(super) fn pieces(scene: &Table<'_>) -> Markup {
    html! {
        g transform=[Frame::of(scene.edition).transform()] {
            (hits(scene))
            (targets(scene))
            (marks(scene))
            (rails(scene))
            (names(scene))
            (engines(scene))
        }
    }
}

fn is_lit(scene: &Table<'_>, hex: Hex) -> bool {
    scene.legal.contains(&Action::Lay(hex))
}

fn place<'a>(scene: &Table<'a>, hex: Hex) -> &'a Place {
    scene.edition.printed.place(hex).expect("a view is of this map")
}

/// The class of a mark on a hex: on a place it leaves the place in sight.
fn over(scene: &Table<'_>, hex: Hex) -> &'static str {
    match place(scene, hex).worth() {
        0 => "",
        4 => " over-place deep",
        _ => " over-place",
    }
}

/// The companies on a hex, in the order of their liveries.
fn on(view: &View, hex: Hex) -> impl Iterator<Item = Company> {
    Company::ALL.into_iter().filter(move |company| {
        let line = &view.lines[company.index()];
        line.station == hex || line.laid.contains(&hex)
    })
}

/// Where on its hex a company's locomotive stands.
fn slot(scene: &Table<'_>, hex: Hex, company: Company) -> Point {
    let (x, y) = centre(hex);
    let place = place(scene, hex);
    match place.kind {
        // A double name needs more room below.
        Kind::City { .. } if place.sign.contains('/') => (x, y - 12.0),
        Kind::City { .. } | Kind::Station { .. } => (x, y - 9.0),
        Kind::Country | Kind::Tower => match on(scene.view, hex).find(|other| *other != company) {
            None => (x, y),
            Some(other) if company < other => (x - 11.0, y - 11.0),
            Some(_) => (x + 11.0, y + 11.0),
        },
    }
}

/// The place itself, under everything: it says which hex this is, and why nothing is offered there.
fn hits(scene: &Table<'_>) -> Markup {
    html! {
        g.hits aria-hidden="true" {
            @for place in &scene.edition.printed.places {
                @let (x, y) = centre(place.hex);
                @let asks = !scene.legal.is_empty() && !is_lit(scene, place.hex);
                use href="#hex-key" class="hit" x=(n(x)) y=(n(y)) data-thing={ "hex:" (place.hex) }
                    data-try=[asks.then(|| attempt(&Action::Lay(place.hex)))] {}
            }
        }
    }
}

/// Where the next locomotive may be laid.
fn targets(scene: &Table<'_>) -> Markup {
    let building = fresh(scene.view).map(|(company, _)| company);
    html! {
        g.affordances {
            @for action in scene.legal {
                @if let (Action::Lay(hex), Some(company)) = (*action, building) {
                    g class={ "target" (over(scene, hex)) } role="button" tabindex="0" data-action=(act(action))
                        id={ "t-" (hex.q) "_" (hex.r) } data-thing={ "hex:" (hex) } aria-label=(scene.label(*action)) {
                        path.ring d=(path(&corners_of(hex, SIZE - 3.0), true)) {}
                        (offer(scene, hex, company))
                    }
                }
            }
        }
    }
}

/// What stands in a lit hex: the gain on a city, a dot elsewhere, and the locomotive to come as a ghost.
fn offer(scene: &Table<'_>, hex: Hex, company: Company) -> Markup {
    let (x, y) = centre(hex);
    let (to_x, to_y) = slot(scene, hex, company);
    let worth = place(scene, hex).worth();
    html! {
        @if worth > 0 {
            g transform={ "translate(" (n(x)) " " (n(y - 9.0)) ")" } {
                rect.plus-bed x="-13" y="-10" width="26" height="19" rx="9.5" {}
                text.plus y="4.6" { "+" (worth) }
            }
        } @else {
            // Beside the locomotive that is there already, if there is one.
            circle.dot cx=(n(x + 1.5 * (to_x - x))) cy=(n(y + 1.3 * (to_y - y))) r="4.6" {}
            use.ghost href={ "#loco-" (livery(company)) }
                transform={ "translate(" (n(to_x)) " " (n(to_y)) ") scale(.86)" } {}
        }
    }
}

/// The build under way, and the last move.
fn marks(scene: &Table<'_>) -> Markup {
    let laid = fresh(scene.view).map_or(&[][..], |(_, laid)| laid);
    let last = match scene.last {
        Some(Event::Built { hexes, .. }) => &hexes[..],
        _ => &[],
    };
    html! {
        g.marks aria-hidden="true" {
            @for hex in laid {
                g class={ "chosen" (over(scene, *hex)) } {
                    path.ring d=(path(&corners_of(*hex, SIZE - 3.0), true)) {}
                }
            }
            @for hex in last {
                path class={ "last-move" (over(scene, *hex)) } d=(ticks(*hex)) {}
            }
        }
    }
}

/// Short strokes in the corners of a hex.
fn ticks(hex: Hex) -> String {
    let (x, y) = centre(hex);
    let ring = corners(SIZE - 3.4);
    let stroke = |k: usize| {
        let at = ring[k];
        let towards = |to: Point| (x + at.0 + (to.0 - at.0) * 0.24, y + at.1 + (to.1 - at.1) * 0.24);
        path(&[towards(ring[(k + 5) % 6]), (x + at.0, y + at.1), towards(ring[(k + 1) % 6])], false)
    };
    (0..6).map(stroke).collect()
}

/// The lines: each locomotive is joined to the most recent one of its company beside it.
fn rails(scene: &Table<'_>) -> Markup {
    html! {
        g.rails aria-hidden="true" {
            @for company in Company::ALL {
                @let d = run(scene, company);
                @if !d.is_empty() {
                    g class={ "rail l" (livery(company)) } data-thing={ "company:" (company.slug()) } {
                        path.bed d=(d) {}
                        path.line d=(d) {}
                    }
                }
            }
        }
    }
}

fn run(scene: &Table<'_>, company: Company) -> String {
    let line = &scene.view.lines[company.index()];
    let map = &scene.edition.printed;
    let mut d = String::new();
    for (idx, hex) in line.laid.iter().enumerate() {
        let beside = |from: &&Hex| {
            hex.around().any(|near| near == **from) && map.hatched_between(*hex, **from).is_none()
        };
        let earlier = line.laid[..idx].iter().rev().chain([&line.station]);
        if let Some(from) = earlier.into_iter().find(beside) {
            d += &path(&[slot(scene, *from, company), slot(scene, *hex, company)], false);
        }
    }
    d
}

/// Names of cities and stations, and what a city is worth.
fn names(scene: &Table<'_>) -> Markup {
    html! {
        g.names aria-hidden="true" {
            @for place in &scene.edition.printed.places {
                @if let (Some(class), false) = (class(&place.kind), place.sign.is_empty()) {
                    @let (x, y) = centre(place.hex);
                    g class=(class) transform={ "translate(" (n(x)) " " (n(y)) ")" } { (name(scene, place)) }
                }
            }
        }
    }
}

fn name(scene: &Table<'_>, place: &Place) -> Markup {
    let lines: Vec<&str> = place.sign.split('/').collect();
    let taken = on(scene.view, place.hex).next().is_some();
    let baseline: f64 = if matches!(place.kind, Kind::Station { .. }) { 14.0 } else { 12.0 };
    // A double name moves up a little when the worth has to stand below it.
    let (first, step, below) = match (lines.len(), taken) {
        (1, _) => (baseline, 0.0, 22.0),
        (_, false) => (baseline - 5.0, 10.0, 25.0),
        (_, true) => (8.2, 8.4, 25.2),
    };
    html! {
        @if place.worth() > 0 && !is_lit(scene, place.hex) {
            @if taken {
                text.worth.small y=(n(below)) { (place.worth()) }
            } @else {
                text.worth y="-3" { (place.worth()) }
            }
        }
        @for (idx, line) in lines.iter().enumerate() {
            @let class = match line.chars().count() {
                12.. => "name longer",
                _ if lines.len() > 1 && taken => "name longer",
                letters if letters > 8 || lines.len() > 1 => "name long",
                _ => "name",
            };
            text class=(class) y=(n(first + step * idx as f64)) { (line) }
        }
    }
}

/// The locomotives, with numbers on those of the build under way.
fn engines(scene: &Table<'_>) -> Markup {
    let (building, laid) = fresh(scene.view).unzip();
    html! {
        g.pieces aria-hidden="true" {
            @for company in Company::ALL {
                @let line = &scene.view.lines[company.index()];
                @for hex in [&line.station].into_iter().chain(&line.laid) {
                    @let (x, y) = slot(scene, *hex, company);
                    use.glide id={ "p-" (company.slug()) "-" (hex.q) "_" (hex.r) } href={ "#loco-" (livery(company)) }
                        style={ "transform:translate(" (n(x)) "px," (n(y)) "px) scale(.86)" } {}
                }
            }
            @for (idx, hex) in laid.into_iter().flatten().enumerate() {
                @let (x, y) = slot(scene, *hex, building.expect("laid in a build"));
                g transform={ "translate(" (n(x + 13.0)) " " (n(y - 10.0)) ")" } {
                    circle.order r="6.4" {}
                    text.order-text y="3.1" { (idx + 1) }
                }
            }
        }
    }
}
