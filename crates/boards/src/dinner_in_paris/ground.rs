//! What is printed on the board: streets, paving, the building line, decor.

use dinner_in_paris::{Area, Cell, Components, Decor, View};
use game::Edition;
use maud::{Markup, html};
use prose::Locale;

use super::geometry::{Frame, SIDE, U, n};

pub(super) fn ground(edition: &Edition<Components>, view: &View, locale: Locale) -> Markup {
    let frame = Frame::of(&edition.printed, view);
    html! {
        g class={ "ground face-" (view.face.slug()) " for-" (view.seats()) } aria-hidden="true" {
            (street(locale))
            g transform=(frame.transform()) { (paving(frame)) (decor(frame)) }
        }
    }
}

/// The four streets with their signs, and the trees at the corners.
fn street(locale: Locale) -> Markup {
    let (near, far) = (12.5, SIDE - 12.5);
    let middle = SIDE / 2.0;
    html! {
        rect.street width=(SIDE) height=(SIDE) {}
        rect.kerb x="24" y="24" width=(SIDE - 48.0) height=(SIDE - 48.0) rx="16" {}
        @for (x, y, turn) in [(40.0, 40.0, 0), (SIDE - 40.0, 40.0, 90), (SIDE - 40.0, SIDE - 40.0, 180), (40.0, SIDE - 40.0, 270)] {
            g transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } { use href="#dip-tree" {} }
        }
        @for (area, x, y, turn) in [
            (Area::North, middle, near, 0),
            (Area::South, middle, far, 0),
            (Area::West, near, middle, -90),
            (Area::East, far, middle, 90),
        ] {
            g.plaque transform={ "translate(" (x) " " (y) ") rotate(" (turn) ")" } {
                rect.rim x="-50" y="-9" width="100" height="18" rx="3" {}
                rect.face x="-48" y="-7" width="96" height="14" rx="2" {}
                text y="3.6" { (locale.say(super::street_key(area))) }
            }
        }
    }
}

fn paving(frame: Frame<'_>) -> Markup {
    let (low, high) = (U, frame.width() - U);
    let inner = high - low;
    let joints: String = (2..frame.span() - 1)
        .map(|k| {
            let at = k as f64 * U;
            format!("M{at} {low}V{high}M{low} {at}H{high}")
        })
        .collect();
    let mut aprons: Vec<Cell> = frame.square.elements.iter().flat_map(|one| one.around.iter()).collect();
    aprons.sort();
    aprons.dedup();
    let aprons: String = aprons
        .into_iter()
        .map(|cell| {
            let (x, y) = frame.corner(cell);
            format!("M{x} {y}h36v36h-36z")
        })
        .collect();
    let (middle, gap) = (frame.width() / 2.0, 78.0);
    let seams = format!(
        "M{middle} {low}V{}M{middle} {}V{high}M{low} {middle}H{}M{} {middle}H{high}",
        middle - gap,
        middle + gap,
        middle - gap,
        middle + gap
    );
    html! {
        rect.lotline width=(frame.width()) height=(frame.width()) rx="5" {}
        rect.paving x=(low) y=(low) width=(inner) height=(inner) {}
        path.apron d=(aprons) {}
        path.joint d=(joints) {}
        path.seam-bed d=(seams) {}
        path.seam-line d=(seams) {}
        rect.edge-line x=(low) y=(low) width=(inner) height=(inner) {}
        g.lots {
            @for k in 1..frame.span() - 1 {
                @for (x, y) in [(k, 0), (k, frame.span() - 1), (0, k), (frame.span() - 1, k)] {
                    rect x=(x as f64 * U + 3.5) y=(y as f64 * U + 3.5) width="29" height="29" rx="3" {}
                }
            }
        }
    }
}

/// Fountain, bands, lamps and flower beds, wherever the edition puts them.
fn decor(frame: Frame<'_>) -> Markup {
    html! {
        g.decor {
            @for element in &frame.square.elements {
                @let corners: Vec<(f64, f64)> = element.cells.iter().map(|cell| frame.corner(cell)).collect();
                @let least = |pick: fn(&(f64, f64)) -> f64| corners.iter().map(pick).fold(f64::MAX, f64::min);
                @let most = |pick: fn(&(f64, f64)) -> f64| corners.iter().map(pick).fold(0.0, f64::max) + U;
                @let (left, top, right, bottom) = (least(|c| c.0), least(|c| c.1), most(|c| c.0), most(|c| c.1));
                @let (width, height) = (right - left, bottom - top);
                @let (x, y) = ((left + right) / 2.0, (top + bottom) / 2.0);
                @match element.decor {
                    Decor::Lamp => {
                        @for radius in [2.1, 1.5, 0.95] { circle.lamplight cx=(n(x)) cy=(n(y)) r=(n(radius * U)) {} }
                        use href="#dip-post" x=(n(x)) y=(n(y)) {}
                    },
                    Decor::Flowerbed => (fitted("dip-bed", (x, y), (width, height), (108.0, 36.0))),
                    Decor::Band => (fitted("dip-stand", (x, y), (width, height), (72.0, 36.0))),
                    Decor::Fountain => {
                        g transform={ "translate(" (n(x)) " " (n(y)) ") scale(" (n(width / 144.0)) " " (n(height / 144.0)) ")" } {
                            use href="#dip-basin" {}
                        }
                    },
                }
            }
        }
    }
}

/// A drawing that lies flat, stood upright where its ground is upright, and stretched where it is larger.
fn fitted(id: &str, (x, y): (f64, f64), (width, height): (f64, f64), own: (f64, f64)) -> Markup {
    let upright = height > width;
    let (long, short) = if upright { (height, width) } else { (width, height) };
    let turn = if upright { " rotate(90)" } else { "" };
    let (stretch, widen) = (long / own.0, short / own.1);
    html! {
        g transform={ "translate(" (n(x)) " " (n(y)) ")" (turn) " scale(" (stretch) " " (widen) ") translate(" (-own.0 / 2.0) " " (-own.1 / 2.0) ")" } {
            use href={ "#" (id) } {}
        }
    }
}

/// Where the slate points: the left side of the place an action is about.
pub(super) fn anchor(
    edition: &Edition<Components>,
    view: &View,
    action: dinner_in_paris::Action,
) -> Option<(f64, f64)> {
    use dinner_in_paris::Action;
    let frame = Frame::of(&edition.printed, view);
    let cell = match action {
        Action::Lay(cell) => cell,
        Action::Place(spot) if spot.offset() < frame.square.side() => frame.square.line_cell(spot),
        _ => return None,
    };
    let within = |at: usize| (frame.square.ring..frame.square.size - frame.square.ring).contains(&at);
    if !within(cell.column()) || !within(cell.row()) {
        return None;
    }
    let (x, y) = frame.corner(cell);
    Some(frame.share((x, y + U / 2.0)))
}
