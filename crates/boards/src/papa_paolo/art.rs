//! Tiles, houses, pizzerias, pawns and coins: the same drawing wherever they lie. A tile is 100 by 100.

use std::fmt::Write;

use crate::lot::n;
use game::Seat;
use maud::{Markup, html};
use papa_paolo::{Colour, Side, Sides, Tile};

pub(super) type Point = (f64, f64);

/// Where the houses of one, two and three stand, the road lying as in the first word.
type Houses = (&'static str, [&'static [Point]; 3]);

const CROSS: Houses =
    ("NESW", [&[(20.0, 21.0)], &[(20.0, 21.0), (80.0, 79.0)], &[(20.0, 21.0), (80.0, 21.0), (80.0, 79.0)]]);
const TEE: Houses =
    ("NEW", [&[(50.0, 80.0)], &[(21.0, 79.0), (79.0, 79.0)], &[(19.0, 79.0), (50.0, 82.0), (81.0, 79.0)]]);
const STRAIGHT: Houses =
    ("NS", [&[(20.0, 50.0)], &[(20.0, 50.0), (80.0, 50.0)], &[(20.0, 24.0), (20.0, 76.0), (80.0, 50.0)]]);
const CURVE: Houses =
    ("NE", [&[(24.0, 76.0)], &[(20.0, 34.0), (66.0, 80.0)], &[(20.0, 20.0), (22.0, 79.0), (80.0, 80.0)]]);
const DEAD_END: Houses =
    ("N", [&[(50.0, 82.0)], &[(20.0, 48.0), (80.0, 48.0)], &[(20.0, 48.0), (50.0, 82.0), (80.0, 48.0)]]);

/// Where the houses of a tile stand, the upper ones first.
pub(super) fn spots(tile: Tile) -> Vec<Point> {
    let straight: Sides = STRAIGHT.0.parse().expect("sides");
    let (base, houses) = match tile.exits.len() {
        4 => CROSS,
        3 => TEE,
        2 if tile.exits.is_turn_of(straight) => STRAIGHT,
        2 => CURVE,
        _ => DEAD_END,
    };
    let base: Sides = base.parse().expect("sides");
    let quarters = (0..4).find(|quarters| base.turned(*quarters) == tile.exits).unwrap_or(0);
    let mut spots: Vec<Point> = houses[usize::from(tile.houses.clamp(1, 3)) - 1].to_vec();
    for spot in &mut spots {
        for _ in 0..quarters {
            *spot = (100.0 - spot.1, spot.0);
        }
    }
    spots.sort_by(|a, b| a.1.total_cmp(&b.1));
    spots
}

fn end(side: Side) -> Point {
    [(50.0, 0.0), (100.0, 50.0), (50.0, 100.0), (0.0, 50.0)][side.index()]
}

/// The road of a tile, as centre lines.
pub(super) fn street(exits: Sides) -> String {
    let sides: Vec<Side> = exits.iter().collect();
    if let [a, b] = sides[..]
        && a.opposite() != b
    {
        let near = |(x, y): Point| (25.0 + x / 2.0, 25.0 + y / 2.0);
        let ((ax, ay), (bx, by)) = (end(a), end(b));
        let ((cx, cy), (dx, dy)) = (near(end(a)), near(end(b)));
        return format!("M{ax} {ay}L{cx} {cy}Q50 50 {dx} {dy}L{bx} {by}");
    }
    let mut d = String::new();
    for side in &sides {
        let (x, y) = end(*side);
        write!(d, "M{x} {y}L50 50").expect("strings take everything");
    }
    if sides.len() > 2 {
        d.push_str("M50 49.9V50.1");
    }
    d
}

/// Plain roofs and a few trees fill what is neither road nor a customer's house.
fn roofs(tile: Tile) -> Markup {
    const LOTS: [(f64, f64, Option<Side>); 8] = [
        (20.0, 20.0, None),
        (50.0, 20.0, Some(Side::North)),
        (80.0, 20.0, None),
        (20.0, 50.0, Some(Side::West)),
        (80.0, 50.0, Some(Side::East)),
        (20.0, 80.0, None),
        (50.0, 80.0, Some(Side::South)),
        (80.0, 80.0, None),
    ];
    let taken = spots(tile);
    html! {
        @for (k, (x, y, side)) in LOTS.into_iter().enumerate() {
            @let road = side.is_some_and(|side| tile.exits.contains(side));
            @let house = taken.iter().any(|(a, b)| (x - a).abs() < 26.0 && (y - b).abs() < 26.0);
            @if !road && !house {
                @let kind = ["a", "b", "c", "d"][(k * 5 + tile.exits.len() * 3 + usize::from(tile.houses)) % 4];
                use href={ "#pp-roof-" (kind) } x=(x) y=(y) {}
            }
        }
    }
}

/// The ground of a tile.
pub(super) fn base(tile: Tile) -> Markup {
    html! { rect.block x="1" y="1" width="98" height="98" rx="4" {} (roofs(tile)) }
}

/// Its road: the kerb first, for all tiles, then the road.
pub(super) fn road(tile: Tile, kerb: bool) -> Markup {
    html! {
        path class=(if kerb { "kerb" } else { "road" }) d=(street(tile.exits)) {}
        @if tile.exits.len() == 1 {
            circle class=(if kerb { "kerb-spot" } else { "road-spot" }) cx="50" cy="50" r=(if kerb { 17 } else { 15 }) {}
        }
    }
}

/// Its houses, some with a pizza.
pub(super) fn houses(tile: Tile, pizzas: u8) -> Markup {
    html! {
        @for (k, (x, y)) in spots(tile).into_iter().enumerate() {
            use href={ "#pp-house-" (tile.colour.slug()) } x=(n(x)) y=(n(y)) {}
            @if k < usize::from(pizzas) {
                use href="#pp-pizza" transform={ "translate(" (n(x)) " " (n(y + 5.6)) ") scale(.92)" } {}
            }
        }
    }
}

/// A whole tile.
pub(super) fn tile(tile: Tile) -> Markup {
    html! { (base(tile)) (road(tile, true)) (road(tile, false)) (houses(tile, 0)) }
}

/// A pizzeria opens to all four sides.
pub(super) const EXITS: &str = "M50 0v9M50 100v-9M0 50h9M100 50h-9";

/// Where the pizzas of a pizzeria lie.
pub(super) fn slots(room: u8) -> Vec<Point> {
    match room {
        0..=3 => [(27.0, 75.0), (50.0, 75.0), (73.0, 75.0)][..room.into()].to_vec(),
        4 => vec![(38.5, 64.0), (61.5, 64.0), (38.5, 84.0), (61.5, 84.0)],
        5 => vec![(27.0, 64.0), (50.0, 64.0), (73.0, 64.0), (38.5, 84.0), (61.5, 84.0)],
        _ => {
            let row = room.div_ceil(2);
            let gap = 84.0 / f64::from(row);
            let at = |k: u8| (8.0 + gap * (f64::from(k % row) + 0.5), if k < row { 64.0 } else { 84.0 });
            (0..room).map(at).collect()
        }
    }
}

/// The house of a pizzeria with its pizzas, and the price it had.
pub(super) fn pizzeria(room: u8, pizzas: u8, price: Option<u8>) -> Markup {
    html! {
        use href="#pp-shop" {}
        @for (k, (x, y)) in slots(room).into_iter().enumerate() {
            @if k < usize::from(pizzas) {
                use href="#pp-pizza" x=(n(x)) y=(n(y)) {}
            } @else {
                circle.slot cx=(n(x)) cy=(n(y)) r="8.6" {}
            }
        }
        @if let Some(price) = price {
            circle.tag cx="84" cy="16" r="10.5" {}
            text.tag-text x="84" y="20" { "£" (price) }
        }
    }
}

/// The number of a seat's livery.
pub(super) fn livery(seat: Seat) -> usize {
    seat.index() + 1
}

/// A pawn; with an id it glides.
pub(super) fn pawn(seat: Seat, (x, y): Point, scale: f64, id: Option<String>) -> Markup {
    html! {
        use.glide id=[id] href={ "#pp-pawn-" (livery(seat)) }
            style={ "transform:translate(" (n(x)) "px," (n(y)) "px) scale(" (n(scale)) ")" } {}
    }
}

/// A coin; face down without a value.
pub(super) fn coin(value: Option<u8>) -> Markup {
    let size = value.unwrap_or(2).clamp(1, 3);
    html! {
        g class={ "coin c" (size) @if value.is_none() { " face-down" } } {
            circle.rim r=(13 + size) {}
            circle.face r={ (9 + size) ".5" } {}
            text y="6" { @if let Some(value) = value { (value) } @else { "?" } }
        }
    }
}

/// The corners of a place where something was done last.
pub(super) fn ticks((x, y): Point, (wide, high): Point, arm: f64) -> Markup {
    let (a, b) = (x + wide, y + high);
    let d = format!(
        "M{x0} {ya}V{y0}H{xa}M{ax} {y0}H{a0}V{ya}M{a0} {by}V{b0}H{ax}M{xa} {b0}H{x0}V{by}",
        x0 = n(x),
        y0 = n(y),
        a0 = n(a),
        b0 = n(b),
        xa = n(x + arm),
        ya = n(y + arm),
        ax = n(a - arm),
        by = n(b - arm),
    );
    html! { path.last-move d=(d) {} }
}

/// A small picture that a name stands beside.
pub(super) fn icon(symbol: &str, class: &str) -> Markup {
    html! { svg class=(class) aria-hidden="true" { use href={ "#pp-" (symbol) } {} } }
}

/// A small pizza.
pub(super) fn pizza_icon(name: Option<&str>) -> Markup {
    html! {
        svg.icon viewBox="-11 -11 22 22" role=[name.map(|_| "img")] aria-label=[name] aria-hidden=[name.is_none().then_some("true")] {
            use href="#pp-pizza" {}
        }
    }
}

/// The badge of a colour: its trade's sign on its colour.
pub(super) fn badge(colour: Colour) -> Markup {
    html! { span class={ "badge " (colour.slug()) } { (icon(&format!("icon-{}", colour.slug()), "icon")) } }
}
