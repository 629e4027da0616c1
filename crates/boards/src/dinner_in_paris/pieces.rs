//! What changes inside the building line: terraces, pigeons, lit cells, marks.

use dinner_in_paris::{Action, Cell, House, HouseView, Phase, Square, View};
use game::Seat;
use maud::{Markup, html};

use super::geometry::{Frame, U, n};
use super::{Table, fresh, houses, laid_last, livery, wished};
use crate::draw::{act, attempt};

pub(super) fn pieces(scene: &Table<'_>) -> Markup {
    let frame = Frame::of(&scene.edition.printed, scene.view);
    html! {
        g transform=(frame.transform()) {
            (hits(scene, frame))
            (decks(scene, frame))
            (marks(scene, frame))
            (targets(scene, frame))
            (birds(scene, frame))
            (terraces(scene, frame))
            (houses::houses(scene, frame))
            (orders(scene, frame))
        }
    }
}

fn is_lit(scene: &Table<'_>, cell: Cell) -> bool {
    scene.legal.contains(&Action::Lay(cell))
}

/// Every cell, under everything: it says which one it is, and why nothing is offered there.
fn hits(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    let square = frame.square;
    let asks = !scene.legal.is_empty();
    let (from, to) = (square.ring, square.size - square.ring);
    let corner = |at: usize| at == from || at + 1 == to;
    html! {
        g.hits aria-hidden="true" {
            @for row in from..to {
                @for column in from..to {
                    @if !(corner(row) && corner(column)) {
                        @let cell = Cell::new(column, row);
                        @let (x, y) = frame.corner(cell);
                        @let question = question(scene, square, cell);
                        rect.hit x=(x) y=(y) width="36" height="36" data-thing={ "cell:" (cell) }
                            data-try=[(asks && !scene.legal.contains(&question)).then(|| attempt(&question))] {}
                    }
                }
            }
        }
    }
}

/// What somebody who presses a cell means.
fn question(scene: &Table<'_>, square: &Square, cell: Cell) -> Action {
    match square.spot_of(cell) {
        Some(spot) if matches!(scene.view.phase, Phase::Placing { .. }) => Action::Place(spot),
        _ => Action::Lay(cell),
    }
}

/// The floor under a restaurant's terraces, joined where they touch, and to the house in front of which they lie.
fn decks(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    html! {
        g.decks aria-hidden="true" {
            @for house in scene.view.houses.iter().filter(|house| !house.terraces.is_empty()) {
                @let floor = floor(scene, frame, house);
                g class={ "deckwork l" (livery(house.owner)) @if houses::is_now(scene, house.house) { " now" } } {
                    path.hem d=(floor) {}
                    path.floor d=(floor) {}
                }
            }
        }
    }
}

fn floor(scene: &Table<'_>, frame: Frame<'_>, house: &HouseView) -> String {
    let front = front(scene, house);
    let has = |column: usize, row: usize| house.terraces.contains(&Cell::new(column, row));
    let mut d = String::new();
    for cell in &house.terraces {
        let (x, y) = frame.corner(*cell);
        d += &format!(
            "M{} {}h21a5 5 0 0 1 5 5v21a5 5 0 0 1-5 5h-21a5 5 0 0 1-5-5v-21a5 5 0 0 1 5-5z",
            x + 7.5,
            y + 2.5
        );
        if has(cell.column() + 1, cell.row()) {
            d += &format!("M{} {}h12v31h-12z", x + U - 6.0, y + 2.5);
        }
        if has(cell.column(), cell.row() + 1) {
            d += &format!("M{} {}h31v12h-31z", x + 2.5, y + U - 6.0);
        }
        let (right, below) = (cell.column() + 1, cell.row() + 1);
        if has(right, cell.row()) && has(cell.column(), below) && has(right, below) {
            d += &format!("M{} {}h14v14h-14z", x + U - 7.0, y + U - 7.0);
        }
        if front.contains(cell) {
            use dinner_in_paris::Area;
            d += &match house.spot.side() {
                Area::North => format!("M{} {}h31v10h-31z", x + 2.5, y - 2.0),
                Area::South => format!("M{} {}h31v10h-31z", x + 2.5, y + U - 8.0),
                Area::West => format!("M{} {}h10v31h-10z", x - 2.0, y + 2.5),
                Area::East => format!("M{} {}h10v31h-10z", x + U - 8.0, y + 2.5),
            };
        }
    }
    d
}

/// R6.4: the cells in front of a restaurant.
pub(super) fn front(scene: &Table<'_>, house: &HouseView) -> Vec<Cell> {
    let components = &scene.edition.printed;
    let square = scene.view.square(components);
    square.front(house.spot, components.menu(house.house.kind()).width).iter().collect()
}

/// The build under way, and the last move.
fn marks(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    html! {
        g.marks aria-hidden="true" {
            @for cell in fresh(scene) {
                @let (x, y) = frame.corner(cell);
                g.chosen data-thing={ "cell:" (cell) } { rect.ring x=(x + 2.5) y=(y + 2.5) width="31" height="31" rx="5" {} }
            }
            @for cell in laid_last(scene) {
                path.last-move d=(ticks(frame.corner(cell))) {}
            }
        }
    }
}

/// Short strokes in the corners of a cell.
fn ticks((x, y): (f64, f64)) -> String {
    let (a, b, c, e) = (x + 2.0, y + 2.0, x + U - 2.0, y + U - 2.0);
    let t = 8.0;
    format!(
        "M{a} {}V{b}H{}M{} {b}H{c}V{}M{c} {}V{e}H{}M{} {e}H{a}V{}",
        b + t,
        a + t,
        c - t,
        b + t,
        e - t,
        c - t,
        a + t,
        e - t
    )
}

/// For which restaurant a lit cell is: the one whose terraces lie beside it, or in front of which it lies.
pub(super) fn for_which(scene: &Table<'_>, cell: Cell) -> Option<House> {
    let view = scene.view;
    if let Phase::FreeTerrace { house } = view.phase {
        return Some(house);
    }
    let own = || view.houses.iter().filter(|house| house.owner == view.active);
    let beside =
        |other: &Cell| other.column().abs_diff(cell.column()) + other.row().abs_diff(cell.row()) == 1;
    let reaches = |house: &&HouseView| {
        if house.terraces.is_empty() {
            front(scene, house).contains(&cell)
        } else {
            house.terraces.iter().any(beside)
        }
    };
    let grown = own().filter(|house| !house.terraces.is_empty()).find(reaches);
    grown.or_else(|| own().find(reaches)).map(|house| house.house)
}

/// R7.2: what the next terrace of a restaurant costs; nothing when its row is empty.
pub(super) fn price(scene: &Table<'_>, owner: Seat, house: House) -> Option<u8> {
    let components = &scene.edition.printed;
    let row = components.menu(house.kind()).row;
    let space = usize::from(scene.view.players[owner.index()].emptied[row]);
    (space < usize::from(components.rows[row].size)).then(|| components.rows[row].cost[space])
}

/// Where the next terrace may lie, with its price.
fn targets(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    let view = scene.view;
    let free = matches!(view.phase, Phase::FreeTerrace { .. });
    let wished = wished(scene);
    html! {
        g.affordances {
            @for action in scene.legal {
                @if let Action::Lay(cell) = *action {
                    @let (x, y) = frame.middle(cell);
                    @let cost = for_which(scene, cell).and_then(|house| price(scene, view.active, house));
                    @let cost = if free { Some(0) } else { cost };
                    @let bird = has_bird(view, frame.square, cell);
                    g.target transform={ "translate(" (n(x)) " " (n(y)) ")" } role="button" tabindex="0" data-action=(act(action))
                        data-thing={ "cell:" (cell) } aria-label=(scene.label(*action)) {
                        rect.ring x="-15.5" y="-15.5" width="31" height="31" rx="5" {}
                        @if let Some(cost) = cost {
                            g.price { (tag(if bird { 7.5 } else { 0.0 }, 9.0, cost)) }
                        }
                        g.ghost {
                            use href={ "#dip-parasol-" (livery(view.active)) } {}
                            @if let Some(cost) = cost { (tag(9.5, 8.0, cost)) }
                        }
                        @if wished.contains(&cell) { use href="#dip-star" x="-11" y="-11" {} }
                    }
                }
            }
        }
    }
}

fn tag(at: f64, radius: f64, cost: u8) -> Markup {
    html! {
        circle.plus-bed cx=(at) cy=(at) r=(radius) {}
        text.plus x=(at) y=(n(at + 4.4)) { (cost) }
    }
}

fn is_taken(view: &View, cell: Cell) -> bool {
    view.houses.iter().any(|house| house.terraces.contains(&cell))
}

fn has_bird(view: &View, square: &Square, cell: Cell) -> bool {
    square.pigeons.contains(cell) && !is_taken(view, cell)
}

/// The pigeons that nobody has met yet; on a lit cell they make room for the price.
fn birds(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    html! {
        g.birds aria-hidden="true" {
            @for cell in frame.square.pigeons.iter().filter(|cell| !is_taken(scene.view, *cell)) {
                @let (x, y) = frame.middle(cell);
                @let (size, off) = if is_lit(scene, cell) { (0.7, -6.0) } else { (0.96, 0.0) };
                @let flip = if (cell.column() + cell.row()) % 2 == 1 { "-" } else { "" };
                use id={ "bird-" (cell.column()) "_" (cell.row()) } href="#dip-pigeon"
                    transform={ "translate(" (n(x + off)) " " (n(y + off)) ") scale(" (flip) (size) " " (size) ")" } {}
            }
        }
    }
}

/// The parasols.
fn terraces(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    html! {
        g.pieces aria-hidden="true" {
            @for house in &scene.view.houses {
                @for cell in &house.terraces {
                    @let (x, y) = frame.middle(*cell);
                    use.glide id={ "t-" (cell.column()) "_" (cell.row()) } href={ "#dip-parasol-" (livery(house.owner)) }
                        transform={ "translate(" (n(x)) " " (n(y)) ")" } {}
                }
            }
        }
    }
}

/// Numbers on the terraces of the build under way: over the awnings.
fn orders(scene: &Table<'_>, frame: Frame<'_>) -> Markup {
    let covered = super::covered_now(scene);
    html! {
        g.pieces aria-hidden="true" {
            @for (idx, cell) in fresh(scene).into_iter().enumerate() {
                @let (x, y) = frame.middle(cell);
                g transform={ "translate(" (n(x + 13.0)) " " (n(y - 13.0)) ")" } {
                    circle.order r="6.8" {}
                    text.order-text y="3.1" { (idx + 1) }
                }
                @if covered.contains(&cell) {
                    path.covered d=(format!("M{} {}h22", n(x - 11.0), n(y + 14.5))) {}
                }
            }
        }
    }
}
