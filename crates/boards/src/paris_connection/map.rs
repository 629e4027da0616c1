//! What is printed on the board: sea, land, places.

use game::Edition;
use maud::{Markup, html};
use paris_connection::{Kind, Map};
use prose::Locale;

use super::geometry::{Frame, Point, SIZE, centre, corners_of, n, outline, path, smooth, spot};

/// The shores of the neighbours, in user units; the rest of them lies under the French hexes.
#[rustfmt::skip]
const ABROAD: [&[Point]; 3] = [
    &[
        (0.0, -156.0), (-4.0, -184.0), (24.0, -214.0), (70.0, -236.0), (120.0, -280.0), (900.0, -300.0),
        (900.0, 460.0), (640.0, 400.0), (540.0, 352.0), (455.0, 330.0), (385.0, 346.0), (335.0, 392.0),
        (296.0, 428.0), (225.0, 416.0), (225.0, -26.0),
    ],
    &[
        (-225.0, 442.0), (-246.0, 470.0), (-300.0, 482.0), (-372.0, 474.0), (-450.0, 490.0), (-560.0, 476.0),
        (-700.0, 494.0), (-900.0, 470.0), (-900.0, 800.0), (60.0, 800.0), (52.0, 660.0), (22.0, 600.0),
        (26.0, 560.0), (0.0, 520.0), (-45.0, 494.0), (-90.0, 520.0), (-135.0, 494.0), (-180.0, 468.0),
    ],
    &[
        (-900.0, -150.0), (-640.0, -190.0), (-560.0, -158.0), (-470.0, -196.0), (-360.0, -206.0),
        (-280.0, -196.0), (-190.0, -212.0), (-110.0, -206.0), (-78.0, -226.0), (-96.0, -300.0), (-900.0, -300.0),
    ],
];

/// Seine, Loire, Garonne, Rhône, Saône, Rhine: in the coordinates of the hexes.
#[rustfmt::skip]
const RIVERS: [&[Point]; 6] = [
    &[
        (2.5, 1.1), (2.2, 0.35), (1.3, 0.3), (0.4, 0.35), (-0.6, 0.15), (-1.3, -0.05), (-2.0, 0.2),
        (-2.6, 0.3), (-3.0, 0.5), (-3.7, 0.75),
    ],
    &[
        (2.2, 6.5), (1.75, 5.3), (1.5, 4.3), (1.0, 3.35), (0.4, 2.55), (-0.5, 2.2), (-1.2, 2.35),
        (-2.0, 3.3), (-3.0, 3.75), (-4.0, 4.35), (-5.0, 5.3), (-6.0, 5.9),
    ],
    &[
        (-2.4, 11.5), (-1.5, 10.3), (-1.0, 9.3), (-2.0, 9.05), (-3.0, 8.95), (-3.8, 8.75), (-4.0, 8.1),
        (-4.0, 7.5), (-4.7, 7.55),
    ],
    &[
        (6.4, 0.9), (5.5, 1.25), (5.0, 1.5), (4.3, 2.4), (3.6, 3.5), (3.2, 4.25), (3.3, 5.1), (3.3, 6.1),
        (3.55, 6.9), (3.55, 7.9),
    ],
    &[(4.6, -1.3), (4.2, 0.1), (3.6, 1.4), (3.35, 2.5), (3.2, 3.6), (3.2, 4.25)],
    &[(5.9, 1.0), (6.35, 0.1), (6.85, -1.2), (7.4, -2.3), (8.3, -4.6)],
];

/// Hexes with mountains.
#[rustfmt::skip]
const RELIEF: [(i8, i8); 18] = [
    (6, 2), (5, 2), (5, 3), (5, 4), (6, 4), (5, 5), (4, 5), (-3, 11), (-2, 11), (-1, 10), (0, 6), (0, 7),
    (1, 6), (1, 7), (5, 1), (6, -3), (0, 9), (2, 6),
];

/// The names of waters: message, x, y, angle. A `/` in the message breaks the line.
const WATERS: [(&str, i32, i32, i32); 3] =
    [("pc-manche", -176, -122, -30), ("pc-gascony", -372, 372, 0), ("pc-mediterranean", 122, 534, -6)];

pub(super) fn ground(edition: &Edition<Map>, locale: Locale) -> Markup {
    let map = &edition.printed;
    // Neighbours, rivers and relief belong to the map that comes with the program, and to no other.
    let ours = edition.is_embedded;
    let land = outline(map);
    let abroad: String = ABROAD.iter().filter(|_| ours).map(|shore| smooth(shore) + "Z").collect();
    html! {
        g.ground aria-hidden="true" transform=[Frame::of(edition).transform()] {
            defs { path id="coast" d={ (land) (abroad) } {} }
            @for (class, width) in [("wave w3", 74.0), ("wave w2", 50.0), ("wave w1", 28.0)] {
                use href="#coast" class=(class) stroke-width=(width) {}
                use href="#coast" class="trough" stroke-width=(width - 2.4) {}
            }
            @if ours { path.abroad d=(abroad) {} }
            path.shore d=(land) {}
            @for place in &map.places {
                @let (x, y) = centre(place.hex);
                use href="#hex" class={ "plot f" (place.hex.q.rem_euclid(3)) } x=(n(x)) y=(n(y)) {}
            }
            @if ours { (scenery(locale)) }
        }
        (places(edition))
    }
}

fn scenery(locale: Locale) -> Markup {
    html! {
        @for (q, r) in RELIEF {
            @let (x, y) = spot(q.into(), r.into());
            use href="#peaks" x=(n(x)) y=(n(y)) {}
        }
        g.rivers {
            @for river in RIVERS {
                @let course: Vec<Point> = river.iter().map(|(q, r)| spot(*q, *r)).collect();
                path d=(smooth(&course)) {}
            }
        }
        @for (key, x, y, angle) in WATERS {
            g transform={ "translate(" (x) " " (y) ") rotate(" (angle) ")" } {
                @for (row, part) in locale.say(key).split('/').enumerate() {
                    text.water y=(22 * row) { (part) }
                }
            }
        }
        use href="#rose" x="-560" y="330" {}
    }
}

/// The tiles of cities and stations, the tower, and the borders that no line crosses.
fn places(edition: &Edition<Map>) -> Markup {
    let map = &edition.printed;
    html! {
        g.places aria-hidden="true" transform=[Frame::of(edition).transform()] {
            @for place in &map.places {
                @if let Some(class) = class(&place.kind) {
                    @let (x, y) = centre(place.hex);
                    g class=(class) transform={ "translate(" (n(x)) " " (n(y)) ")" } {
                        use href="#hex" class="tile" {}
                        @if place.kind == Kind::Tower {
                            use href="#eiffel" {}
                        } @else {
                            use href="#hex-key" class="key" {}
                        }
                    }
                }
            }
            @for border in &map.hatched {
                @let d = path(&shared(border.between), false);
                path.hatched-bed d=(d) {}
                path.hatched d=(d) {}
            }
        }
    }
}

/// How a place is dressed; `None` for open country.
pub(super) fn class(kind: &Kind) -> Option<String> {
    match kind {
        Kind::Country => None,
        Kind::City { worth, .. } => Some(format!("city v{worth}")),
        Kind::Station { .. } => Some("station".to_owned()),
        Kind::Tower => Some("tower".to_owned()),
    }
}

/// The two corners that neighbours share.
fn shared([a, b]: [kit::Hex; 2]) -> Vec<Point> {
    let (there_x, there_y) = centre(b);
    corners_of(a, SIZE).into_iter().filter(|(x, y)| (x - there_x).hypot(y - there_y) < SIZE + 1.0).collect()
}
