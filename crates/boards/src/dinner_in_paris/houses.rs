//! The building line: restaurants as zinc roofs seen from above, and where another one may stand.

use dinner_in_paris::{Action, Area, House, HouseView, Kind, Phase};
use maud::{Markup, PreEscaped, html};

use super::geometry::{Frame, U, n};
use super::{Table, kind_name, livery, opened_last};
use crate::draw::{SIGNS, act};

/// A seat's sign as a drawing, where `use` would lose its colour.
pub(super) fn sign(seat: game::Seat) -> PreEscaped<&'static str> {
    PreEscaped(SIGNS[seat.index()])
}

/// Whether the decision at hand is about this restaurant.
pub(super) fn is_now(scene: &Table<'_>, house: House) -> bool {
    match scene.view.phase {
        Phase::FreeTerrace { house: free } => free == house,
        Phase::Telling { .. } => scene.legal.contains(&Action::For(house)),
        Phase::Building => scene.view.turn.covers.iter().any(|cover| cover.house == house),
        _ => false,
    }
}

pub(super) fn houses(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    html! {
        (spots(scene, frame))
        g.houses {
            @for house in &scene.view.houses { (roof(scene, frame, house)) }
        }
        g.owners {
            @for house in &scene.view.houses { (name(scene, frame, house)) }
        }
    }
}

fn width(scene: &Table<'_>, kind: Kind) -> usize {
    scene.edition.printed.menu(kind).width
}

/// Where the restaurant that is paid for may stand: a mark at the middle of its ground, the ground as a ghost.
fn spots(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    let Phase::Placing { kind } = scene.view.phase else { return html! {} };
    let cells = width(scene, kind);
    let long = cells as f64 * U;
    html! {
        g class={ "affordances spots l" (livery(scene.view.active)) } {
            @for action in scene.legal {
                @if let Action::Place(spot) = *action {
                    @let (x, y) = frame.lot(spot, cells);
                    @let turn = match spot.side() { Area::North | Area::South => 0, Area::East | Area::West => 90 };
                    g.target transform={ "translate(" (n(x)) " " (n(y)) ") rotate(" (turn) ")" } role="button" tabindex="0"
                        data-action=(act(action)) data-thing={ "spot:" (spot) } aria-label=(scene.label(*action)) {
                        rect.ring x="-15.5" y="-14" width="31" height="28" rx="5" {}
                        circle.dot r="4.6" {}
                        rect.lot-ghost.ghost x=(n(-long / 2.0 + 2.0)) y="-16" width=(n(long - 4.0)) height="32" rx="4" {}
                    }
                }
            }
        }
    }
}

/// A house with its front at the foot: slopes, dormers, chimneys and the awning in the owner's colour.
fn roof(scene: &Table<'_>, frame: Frame<'_>, house: &HouseView) -> Markup {
    let cells = width(scene, house.house.kind());
    let long = cells as f64 * U;
    let turn = match house.spot.side() {
        Area::North => 0,
        Area::East => 1,
        Area::South => 2,
        Area::West => 3,
    };
    let face = |side: usize| ["N", "E", "S", "W"][(side + turn) % 4];
    let (left, right) = (2.0, long - 2.0);
    let (p, r) = (7.0, long - 7.0);
    let slopes = [
        format!("M{left}-10H{right}L{r}-3H{p}Z"),
        format!("M{right}-10V30L{r} 20V-3Z"),
        format!("M{left} 30H{right}L{r} 20H{p}Z"),
        format!("M{left}-10V30L{p} 20V-3Z"),
    ];
    let count = ((long / 22.0).round() as usize).max(2);
    let dormers: String = (0..count)
        .map(|k| {
            let x = 12.0 + (long - 24.0) * (k as f64 + 0.5) / count as f64;
            format!("M{} 28.5V23.5L{} 20.5L{} 23.5V28.5Z", n(x - 3.6), n(x), n(x + 3.6))
        })
        .collect();
    let panes: String = (0..count)
        .map(|k| {
            format!("M{} 24h3.8v4.5h-3.8z", n(12.0 + (long - 24.0) * (k as f64 + 0.5) / count as f64 - 1.9))
        })
        .collect();
    let stripes = (long / 9.0) as usize;
    let stripe = (long - 8.0) / stripes as f64;
    let cloth = |parity: usize| -> String {
        let wave = |k: usize| {
            let (x, half) = (4.0 + k as f64 * stripe, stripe / 2.0);
            format!("M{x:.2} 29h{stripe:.2}v8.5a{half:.2} 3.6 0 0 1-{stripe:.2} 0z")
        };
        (0..stripes).filter(|k| k % 2 == parity).map(wave).collect()
    };
    let now = is_now(scene, house.house);
    let last = opened_last(scene).contains(&house.house);
    html! {
        g id={ "h-" (house.house) } class={ "house piece l" (livery(house.owner)) @if now { " now" } }
            data-thing={ "house:" (house.house) } transform=(frame.house(house.spot, cells)) {
            rect.cast x="1" y="-9" width=(long - 2.0) height="47" rx="3" {}
            rect.outline x="1" y="-11.5" width=(long - 2.0) height="41" rx="2" {}
            @for (side, d) in slopes.iter().enumerate() { path class={ "slope " (face(side)) } d=(d) {} }
            rect.flat x=(p) y="-3" width=(r - p) height="23" {}
            @for x in [7.0, long - 18.0] {
                rect.stack x=(x) y="-11" width="11" height="6.5" rx="1" {}
                circle.pot cx=(x + 3.0) cy="-7.8" r="1.7" {}
                circle.pot cx=(x + 8.0) cy="-7.8" r="1.7" {}
            }
            path.dormer d=(dormers) {}
            path.pane d=(panes) {}
            g.awning {
                path.body d=(cloth(0)) {}
                path.white d=(cloth(1)) {}
                path.pelmet d={ "M3 29.5H" (long - 3.0) } {}
            }
            @if last {
                path.last-move d={ "M-1.5-6V-14H8M" (long - 8.0) "-14H" (long + 1.5) "V-6M" (long + 1.5) " 24V32M-1.5 24V32" } {}
            }
        }
    }
}

/// About how wide a letter is, in the roof's type.
fn letter(c: char) -> f64 {
    match c {
        'i' | 't' | 'l' | ' ' | '\'' => 3.6,
        'r' | 'f' => 5.2,
        'm' => 11.0,
        _ => 7.0,
    }
}

/// The owner's sign and the restaurant's name, readable from the square.
fn name(scene: &Table<'_>, frame: Frame<'_>, house: &HouseView) -> Markup {
    let kind = house.house.kind();
    let cells = width(scene, kind);
    let name = kind_name(scene, kind);
    let (mut x, mut y) = frame.lot(house.spot, cells);
    let angle: i32 = match house.spot.side() {
        Area::North => {
            y -= 9.0;
            0
        }
        Area::South => {
            y += 9.0;
            0
        }
        Area::West => {
            x -= 9.0;
            -90
        }
        Area::East => {
            x += 9.0;
            90
        }
    };
    let long: f64 = name.chars().map(letter).sum();
    let snug = ((cells as f64 * U - 36.0) / long).min(1.0);
    let half = (long * snug + 20.0) / 2.0;
    html! {
        g class={ "owner piece l" (livery(house.owner)) } transform={ "translate(" (n(x)) " " (n(y)) ") rotate(" (angle) ")" } {
            title { (name) ", " (scene.name(house.owner)) }
            g transform={ "translate(" (n(8.0 - half)) " 0) rotate(" (-angle) ")" } {
                circle.plate-bed r="7.8" {}
                g.sign transform="scale(.94)" { (sign(house.owner)) }
            }
            text x=(n(19.5 - half)) y="4" style={ "font-size:" (n(11.5 * snug)) "px" } textLength=(n(long * snug))
                lengthAdjust="spacingAndGlyphs" { (name) }
        }
    }
}
