//! A district: roads, houses, pizzerias; where something can be laid, built, stocked or delivered.

use game::Seat;
use maud::{Markup, html};
use papa_paolo::{Action, Cell, Event, PlayerView, ShopView, Sides, Stage, State, Task};

use super::art::{self, EXITS, Point, livery, ticks};
use super::spot::{silent, spot};
use super::{Hand, cell_name, hand, shop_name, tile_name};
use crate::draw::Scene;
use crate::lot::{Lot, n};

type Table<'a> = Scene<'a, State>;

/// R3.3: the cells that a district has, and those beside it that it may still get.
#[derive(Clone, Copy)]
pub(super) struct Grid {
    left: i8,
    top: i8,
    pub(super) wide: i8,
    pub(super) high: i8,
}

/// R3.3.
fn fits(wide: i8, high: i8) -> bool {
    wide.max(high) <= 5 && wide.min(high) <= 4
}

impl Grid {
    /// The cells of a district; with those around it if it may grow.
    pub(super) fn of(player: &PlayerView, growing: bool) -> Grid {
        let cells =
            || player.tiles.iter().map(|laid| laid.cell).chain(player.shops.iter().map(|shop| shop.cell));
        let left = cells().map(Cell::x).min().unwrap_or(0);
        let top = cells().map(Cell::y).min().unwrap_or(0);
        let wide = cells().map(Cell::x).max().unwrap_or(1) - left + 1;
        let high = cells().map(Cell::y).max().unwrap_or(0) - top + 1;
        let around = i8::from(growing && fits(wide + 1, high));
        let above = i8::from(growing && fits(wide, high + 1));
        let (mut grid_wide, mut grid_high) = (wide + 2 * around, high + 2 * above);
        let (mut left, mut top) = (left - around, top - above);
        // Never smaller than what is on the box: five by four.
        let (most_wide, most_high) = if grid_high > 4 && grid_wide < 5 { (4, 5) } else { (5, 4) };
        if grid_wide < most_wide {
            left -= (most_wide - grid_wide) / 2;
            grid_wide = most_wide;
        }
        if grid_high < most_high {
            top -= (most_high - grid_high) / 2;
            grid_high = most_high;
        }
        Grid { left, top, wide: grid_wide, high: grid_high }
    }

    pub(super) fn at(self, cell: Cell) -> Point {
        (f64::from(cell.x() - self.left) * 100.0, f64::from(cell.y() - self.top) * 100.0)
    }

    fn cells(self) -> impl Iterator<Item = Cell> {
        (0..self.high)
            .flat_map(move |y| (0..self.wide).filter_map(move |x| Cell::new(self.left + x, self.top + y)))
    }
}

/// Whose district lies on the board: one's own, or that of whoever is deciding.
pub(super) fn shown(scene: &Table<'_>) -> Seat {
    let view = scene.view;
    let busy = || view.order.iter().copied().find(|seat| view.players[seat.index()].task != Task::Idle);
    scene.viewer.seat().or_else(busy).unwrap_or(view.order[0])
}

/// The district, put into a box of the sheet, its heading above it.
pub(super) fn district(scene: &Table<'_>, place: Lot) -> Markup {
    let seat = shown(scene);
    let player = &scene.view.players[seat.index()];
    let title = if scene.viewer.is(seat) {
        scene.say("pp-b-your-district")
    } else {
        scene.locale.fill("pp-b-district-of", &[("name", &scene.name(seat))])
    };
    let head = html! {
        text.title.big x=(n(place.x + 8.0)) y=(n(place.y + 22.0)) { (title) }
        (legend(scene, place))
    };
    let body = Lot::new(place.x, place.y + 34.0, place.wide, place.high - 34.0);
    if player.shops.is_empty() {
        return html! { (head) (starts(scene, player, body)) };
    }
    let grid = Grid::of(player, scene.view.stage != Stage::Over);
    let (wide, high) = (f64::from(grid.wide) * 100.0, f64::from(grid.high) * 100.0);
    let scale = ((body.wide - 14.0) / (wide + 14.0)).min(body.high / (high + 14.0));
    let x = body.x + (body.wide - wide * scale) / 2.0;
    let y = body.y + 8.0 * scale;
    html! {
        (head)
        g id="pp-district" data-view="yes" class={ "l" (livery(seat)) } role="group" aria-label=(title) transform={ "translate(" (n(x)) " " (n(y)) ") scale(" (n(scale)) ")" } {
            (ground(grid))
            (offers(scene, grid))
            (cells(scene, player, grid, true))
            (on_cells(scene, player, grid))
            (super::route::route(scene, player, grid))
            (last(scene, seat, grid))
        }
    }
}

/// The frame and its cells.
pub(super) fn ground(grid: Grid) -> Markup {
    let (wide, high) = (i32::from(grid.wide) * 100, i32::from(grid.high) * 100);
    html! {
        rect.frame x="-7" y="-7" width=(wide + 14) height=(high + 14) rx="6" {}
        @for y in 0..i32::from(grid.high) {
            @for x in 0..i32::from(grid.wide) {
                rect class={ "field f" ((x + y) % 2) } x=(x * 100) y=(y * 100) width="100" height="100" {}
            }
        }
    }
}

/// Tiles and pizzerias, layer by layer, so that roads run on from tile to tile.
pub(super) fn cells(scene: &Table<'_>, player: &PlayerView, grid: Grid, named: bool) -> Markup {
    let shift = |cell: Cell| {
        let (x, y) = grid.at(cell);
        format!("translate({} {})", n(x), n(y))
    };
    let price =
        |shop: &ShopView| shop.kind.map(|kind| scene.edition.printed.pizzerias[usize::from(kind)].price);
    let thing = |cell: Cell| named.then(|| cell_thing(scene, cell));
    html! {
        @for laid in &player.tiles {
            @let name = named.then(|| format!("{}: {}", cell_name(scene, laid.cell), super::fed_name(scene, laid.tile, laid.pizzas)));
            g role=[named.then_some("img")] aria-label=[name] data-thing=[thing(laid.cell)] transform=(shift(laid.cell)) { (art::base(laid.tile)) }
        }
        @for shop in &player.shops {
            @let name = named.then(|| format!("{}: {}", cell_name(scene, shop.cell), shop_name(scene, shop)));
            g role=[named.then_some("img")] aria-label=[name] data-thing=[thing(shop.cell)] transform=(shift(shop.cell)) {
                rect.court x="1" y="1" width="98" height="98" rx="4" {}
            }
        }
        // R1.8: the two halves of the start tile.
        @let (x, y) = grid.at(Cell::HOME);
        rect.domino x=(n(x + 2.0)) y=(n(y + 2.0)) width="196" height="96" rx="6" {}
        g.pieces aria-hidden="true" {
            @for kerb in [true, false] {
                @for laid in &player.tiles { g transform=(shift(laid.cell)) { (art::road(laid.tile, kerb)) } }
                @for shop in &player.shops {
                    g transform=(shift(shop.cell)) { path class=(if kerb { "kerb" } else { "road" }) d=(EXITS) {} }
                }
            }
            @for shop in &player.shops {
                g transform=(shift(shop.cell)) { (art::pizzeria(shop.capacity, shop.pizzas, price(shop))) }
            }
            @for laid in &player.tiles { g transform=(shift(laid.cell)) { (art::houses(laid.tile, laid.pizzas)) } }
        }
    }
}

/// Where the tile in the hand, or a pizzeria, may be put.
fn offers(scene: &Table<'_>, grid: Grid) -> Markup {
    let Some(mine) = scene.view.mine().filter(|_| !scene.legal.is_empty()) else { return html! {} };
    let taken = |cell: Cell| {
        mine.tiles.iter().any(|laid| laid.cell == cell) || mine.shops.iter().any(|shop| shop.cell == cell)
    };
    let free = || grid.cells().filter(move |cell| !taken(*cell));
    match mine.task {
        Task::Field(_) => match hand(scene) {
            Some(hand) => lays(scene, &hand, grid, &free().collect::<Vec<_>>()),
            None => html! {},
        },
        Task::Siting(kind) => html! {
            g.affordances {
                @for cell in free() {
                    @let (x, y) = grid.at(cell);
                    @let kind = scene.edition.printed.pizzerias[usize::from(kind)];
                    @let inside = html! {
                        circle.dot cx=(n(x + 50.0)) cy=(n(y + 50.0)) r="7" {}
                        g.ghost transform={ "translate(" (n(x)) " " (n(y)) ")" } {
                            rect.court x="1" y="1" width="98" height="98" rx="4" {}
                            (art::pizzeria(kind.capacity, papa_paolo::FREE_PIZZAS.min(kind.capacity), Some(kind.price)))
                        }
                    };
                    (spot(scene, Action::Site(cell), inner(grid, cell), "", &cell_thing(scene, cell), &inside))
                }
            }
        },
        _ => html! {},
    }
}

/// The id by which sentences speak of a cell of this district.
fn cell_thing(scene: &Table<'_>, cell: Cell) -> String {
    format!("cell:{}:{cell}", shown(scene))
}

fn inner(grid: Grid, cell: Cell) -> Lot {
    let (x, y) = grid.at(cell);
    Lot::new(x + 7.0, y + 7.0, 86.0, 86.0)
}

/// One group for each way the tile can lie; the counter says which is shown.
fn lays(scene: &Table<'_>, hand: &Hand, grid: Grid, free: &[Cell]) -> Markup {
    let fits = |cell: Cell, exits: Sides| scene.legal.contains(&Action::Lay { cell, exits });
    html! {
        defs {
            @for (way, exits) in hand.ways.iter().enumerate() {
                g id={ "pp-hand-" (way) } { (art::tile(papa_paolo::Tile { exits: *exits, ..hand.tile })) }
            }
        }
        @for (way, exits) in hand.ways.iter().enumerate() {
            g class={ "lays way-" (way) } {
                @for cell in free {
                    @let (x, y) = grid.at(*cell);
                    @if fits(*cell, *exits) {
                        @let inside = html! {
                            circle.dot cx=(n(x + 50.0)) cy=(n(y + 50.0)) r="7" {}
                            g.ghost.laid { use href={ "#pp-hand-" (way) } x=(n(x)) y=(n(y)) {} rect.rim x=(n(x + 1.0)) y=(n(y + 1.0)) width="98" height="98" rx="5" {} }
                            @if hand.ways.len() > 1 { (knobs(scene, x, y)) }
                        };
                        (spot(scene, Action::Lay { cell: *cell, exits: *exits }, inner(grid, *cell), "", &cell_thing(scene, *cell), &inside))
                    } @else if let Some(other) = nearest(hand, way, |exits| fits(*cell, exits)) {
                        @let left = (other + 4 - way) % 4 == 3 && hand.ways.len() == 4;
                        g.target.if-turned role="button" tabindex="0" data-turn-to=(other) data-thing=(cell_thing(scene, *cell)) aria-label=(scene.say("pp-b-fits-turned")) {
                            rect.ring x=(n(x + 7.0)) y=(n(y + 7.0)) width="86" height="86" rx="7" {}
                            use.turn href=(if left { "#pp-turn-left" } else { "#pp-turn-right" }) x=(n(x + 34.0)) y=(n(y + 34.0)) width="32" height="32" {}
                        }
                    }
                }
            }
        }
        g.hits {
            @for cell in free {
                @if !hand.ways.iter().any(|exits| fits(*cell, *exits)) {
                    (silent(Action::Lay { cell: *cell, exits: hand.tile.exits }, inner(grid, *cell), &cell_thing(scene, *cell)))
                }
            }
        }
    }
}

/// The way that is fewest quarters from this one and fits.
fn nearest(hand: &Hand, way: usize, fits: impl Fn(Sides) -> bool) -> Option<usize> {
    let count = hand.ways.len();
    [1, 3, 2].into_iter().map(|by| (way + by) % count).find(|other| *other != way && fits(hand.ways[*other]))
}

/// Two small buttons on a tile that is about to be laid.
fn knobs(scene: &Table<'_>, x: f64, y: f64) -> Markup {
    html! {
        @for (by, way, at) in [("-1", "left", 6.0), ("1", "right", 94.0)] {
            g.knob data-turn-by=(by) aria-hidden="true" transform={ "translate(" (n(x + at)) " " (n(y + 4.0)) ")" } {
                title { (scene.say(if by == "1" { "pp-b-turn-right" } else { "pp-b-turn-left" })) }
                circle r="15" {}
                circle.keyline r="12.4" {}
                use href={ "#pp-turn-" (way) } x="-9" y="-9" width="18" height="18" {}
            }
        }
    }
}

/// What is done on tiles and pizzerias that lie there: stocking, and deliveries.
fn on_cells(scene: &Table<'_>, player: &PlayerView, grid: Grid) -> Markup {
    let Some(mine) = scene.view.mine().filter(|_| !scene.legal.is_empty()) else { return html! {} };
    let lot = |cell: Cell| {
        let (x, y) = grid.at(cell);
        Lot::new(x + 3.0, y + 3.0, 94.0, 94.0)
    };
    // Where the next pizza would lie.
    let plus = |cell: Cell, spot: Option<&Point>| {
        let (x, y) = grid.at(cell);
        html! {
            @if let Some((dx, dy)) = spot { use.ghost href="#pp-pizza" x=(n(x + dx)) y=(n(y + dy)) {} }
        }
    };
    match mine.task {
        Task::Stocking(_) => html! {
            @for shop in &player.shops {
                (spot(scene, Action::Stock(shop.cell), lot(shop.cell), "over-place", &cell_thing(scene, shop.cell), &plus(shop.cell, art::slots(shop.capacity).get(usize::from(shop.pizzas)))))
            }
        },
        Task::Delivering => {
            let here = mine.tour.as_ref().and_then(|tour| tour.path.last().copied());
            html! {
                @for shop in &player.shops {
                    (spot(scene, Action::Start(shop.cell), lot(shop.cell), "over-place", &cell_thing(scene, shop.cell), &html! {}))
                }
                @for laid in &player.tiles {
                    @let thing = cell_thing(scene, laid.cell);
                    @if here == Some(laid.cell) {
                        @let house = art::spots(laid.tile).get(usize::from(laid.pizzas)).map(|(x, y)| (*x, y + 5.6));
                        (spot(scene, Action::Drop(laid.cell), lot(laid.cell), "over-place drop", &thing, &plus(laid.cell, house.as_ref())))
                    } @else {
                        (spot(scene, Action::Step(laid.cell), lot(laid.cell), "over-place", &thing, &html! {}))
                    }
                }
            }
        }
        _ => html! {},
    }
}

/// The tile or pizzeria that came last.
pub(super) fn last(scene: &Table<'_>, seat: Seat, grid: Grid) -> Markup {
    match scene.last {
        Some(Event::TileLaid { seat: by, cell, .. } | Event::PizzeriaBuilt { seat: by, cell, .. })
            if *by == seat =>
        {
            ticks(grid.at(*cell), (100.0, 100.0), 18.0)
        }
        _ => html! {},
    }
}

/// What the marks mean, while a tile is laid.
fn legend(scene: &Table<'_>, place: Lot) -> Markup {
    if scene.legal.is_empty() || hand(scene).is_none_or(|hand| !hand.fits) {
        return html! {};
    }
    let (fits, turned) = (scene.say("pp-b-fits"), scene.say("pp-b-fits-turned"));
    let wide = |text: &str| text.chars().count() as f64 * 6.6 + 30.0;
    let second = place.x + place.wide - wide(&turned);
    let first = second - wide(&fits) - 8.0;
    html! {
        g.legend aria-hidden="true" {
            rect.key x=(n(first)) y=(n(place.y + 8.0)) width="17" height="17" rx="4" {}
            text.hint.wide x=(n(first + 23.0)) y=(n(place.y + 21.0)) { (fits) }
            rect.key.turned x=(n(second)) y=(n(place.y + 8.0)) width="17" height="17" rx="4" {}
            use.turn href="#pp-turn-right" x=(n(second + 3.0)) y=(n(place.y + 11.0)) width="11" height="11" {}
            text.hint.wide x=(n(second + 23.0)) y=(n(place.y + 21.0)) { (turned) }
        }
    }
}

/// R14.2: the start tiles to choose from.
fn starts(scene: &Table<'_>, player: &PlayerView, place: Lot) -> Markup {
    let scale = 1.5;
    let gap = 190.0;
    let x = place.x + (place.wide - 200.0 * scale) / 2.0;
    let capacity = scene.edition.printed.start_capacity;
    html! {
        g id="pp-district" data-view="yes" role="group" {
            @for (k, number) in player.choice.iter().enumerate() {
                @let tile = scene.edition.printed.starts[usize::from(*number) - 1].tile;
                @let kept = player.start == Some(*number);
                g transform={ "translate(" (n(x)) " " (n(place.y + 16.0 + k as f64 * gap)) ") scale(" (n(scale)) ")" } class=[kept.then_some("chosen over-place")] {
                    g role="img" aria-label=(tile_name(scene, tile)) {
                        rect.court x="1" y="1" width="98" height="98" rx="4" {}
                        g transform="translate(100 0)" { (art::base(tile)) }
                        rect.domino x="2" y="2" width="196" height="96" rx="6" {}
                        @for kerb in [true, false] {
                            path class=(if kerb { "kerb" } else { "road" }) d=(EXITS) {}
                            g transform="translate(100 0)" { (art::road(tile, kerb)) }
                        }
                        (art::pizzeria(capacity, papa_paolo::START_PIZZAS.min(capacity), None))
                        g transform="translate(100 0)" { (art::houses(tile, 0)) }
                    }
                    circle.tag cx="186" cy="14" r="12" {}
                    text.tag-text x="186" y="18.5" { (number) }
                    @if kept { rect.ring x="-2" y="-2" width="204" height="104" rx="7" {} }
                    @if scene.viewer.seat().is_some() && !kept {
                        (spot(scene, Action::Keep(*number), Lot::new(-4.0, -4.0, 208.0, 108.0), "over-place", &format!("start:{number}"), &html! {}))
                    }
                }
            }
        }
    }
}
