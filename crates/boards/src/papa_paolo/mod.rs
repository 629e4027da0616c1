//! Papà Paolo: a city of tiles, one's district, the Piazza; Vesuvius across the gulf.
//!
//! The sheet has three parts: the city above left, the district at the right, the Piazza with investments and
//! pizzerias below. While bids are made, city and Piazza change places, so that what one acts on is large.

mod art;
mod city;
mod counter;
mod district;
mod panels;
mod piazza;
mod route;
mod spot;
mod symbols;
mod tables;
#[cfg(test)]
mod tests;
mod text;
mod thumb;

use game::{Edition, Seat};
use maud::{Markup, PreEscaped, html};
use papa_paolo::{
    Action, Board, Cell, Colour, Components, Job, ShopView, Sides, Stage, State, Task, Tile, View,
};
use prose::Locale;

use crate::draw::{Counter, Draw, Panel, Scene, Sheet, Tab};
use crate::lot::Lot;

const SHEET: Sheet = Sheet { left: 0.0, top: 0.0, width: 1000.0, height: 694.0 };

/// Where the parts lie.
const ABOVE: Lot = Lot::new(4.0, 6.0, 490.0, 490.0);
const BELOW: Lot = Lot::new(10.0, 504.0, 280.0, 184.0);
const BESIDE: Lot = Lot::new(306.0, 504.0, 130.0, 184.0);
const DISTRICT: Lot = Lot::new(502.0, 4.0, 490.0, 478.0);
const STOCK: Lot = Lot::new(482.0, 614.0, 362.0, 70.0);

impl Draw for State {
    const SHEET: Sheet = SHEET;
    const CSS: &'static str = include_str!("../../assets/papa-paolo.css");
    const SEAT_LIVERIES: bool = true;
    const PLATE: &'static str = include_str!("../../assets/papa-paolo-plate.svg");

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn ground(_: &Edition<Components>, _: &View, _: Locale) -> Markup {
        PreEscaped(SCENERY.to_owned())
    }

    fn pieces(scene: &Scene<'_, State>) -> Markup {
        let auction = matches!(scene.view.stage, Stage::Bidding | Stage::Paying | Stage::Claiming);
        let (city, piazza) = if auction {
            (Lot::new(24.0, 506.0, 190.0, 184.0), Lot::new(6.0, 14.0, 486.0, 470.0))
        } else {
            (ABOVE, BELOW)
        };
        html! {
            (city::city(scene, city))
            (piazza::piazza(scene, piazza, auction))
            (piazza::investments(scene, BESIDE))
            (piazza::stock(scene, STOCK))
            (district::district(scene, DISTRICT))
        }
    }

    fn panel(scene: &Scene<'_, State>) -> Panel {
        panels::strip(scene)
    }

    fn mine(scene: &Scene<'_, State>) -> Option<Panel> {
        panels::mine(scene)
    }

    fn seat(scene: &Scene<'_, State>, seat: Seat) -> (Markup, Markup) {
        panels::seat(scene, seat)
    }

    fn seats_note(scene: &Scene<'_, State>) -> String {
        scene.say("pp-b-seats-note")
    }

    fn counter(scene: &Scene<'_, State>) -> Counter {
        counter::counter(scene)
    }

    fn tab(scene: &Scene<'_, State>) -> Option<Tab> {
        Some(tables::tally(scene))
    }

    fn score(scene: &Scene<'_, State>) -> Option<Markup> {
        tables::score(scene)
    }

    fn thing(id: &str, name: &str) -> Markup {
        let colour = |slug: &str| {
            let colour = Colour::from_slug(slug)?;
            Some(html! { (art::badge(colour)) " " b { (name) } })
        };
        let drawn = match id.split_once(':') {
            Some(("investment" | "track", slug)) => colour(slug),
            Some(("job", slug)) => Job::ALL
                .into_iter()
                .find(|job| job.slug() == slug)
                .and_then(|job| colour(job.colour().slug())),
            _ => None,
        };
        drawn.unwrap_or_else(|| html! { b { (name) } })
    }

    fn text(scene: &Scene<'_, State>) -> Markup {
        text::text(scene)
    }

    /// The page finds the place itself: a district lies differently for everybody.
    fn anchor(_: &Edition<Components>, _: &View, _: Action) -> Option<(f64, f64)> {
        None
    }
}

/// A tile that the viewer may lay, and the ways it can lie.
struct Hand {
    tile: Tile,
    ways: Vec<Sides>,
    /// The way that is shown first: one that fits somewhere, if any does.
    first: usize,
    /// Whether it fits anywhere.
    fits: bool,
}

/// The tile under the pawn that the viewer has just placed.
fn hand(scene: &Scene<'_, State>) -> Option<Hand> {
    let Task::Field(field) = scene.view.mine()?.task else { return None };
    let tile = scene.view.fields[usize::from(field)].tile?;
    let mut ways: Vec<Sides> = Vec::new();
    for quarters in 0..4 {
        let exits = tile.exits.turned(quarters);
        if !ways.contains(&exits) {
            ways.push(exits);
        }
    }
    let places = |way: Sides| {
        let lies = |action: &&Action| matches!(action, Action::Lay { exits, .. } if *exits == way);
        scene.legal.iter().filter(lies).count()
    };
    let first = ways.iter().position(|way| places(*way) > 0);
    Some(Hand { tile, ways, first: first.unwrap_or(0), fits: first.is_some() })
}

/// A short word for an action of the board.
fn job_name(scene: &Scene<'_, State>, job: Job) -> String {
    scene.say(match job {
        Job::Sponsor => "pp-b-sponsor",
        Job::Market => "pp-b-market",
        Job::Express => "pp-b-express",
        Job::Build => "pp-b-build",
    })
}

/// Row and column of a field.
fn field_name(scene: &Scene<'_, State>, board: &Board, field: u8) -> String {
    let columns = board.columns.len() as i64;
    let field = i64::from(field);
    scene.locale.count("pp-b-field", &[("row", field / columns + 1), ("column", field % columns + 1)])
}

/// A cell of a district, from its first pizzeria.
fn cell_name(scene: &Scene<'_, State>, cell: Cell) -> String {
    scene.locale.fill("pp-b-cell", &[("at", &cell.to_string())])
}

/// A tile in words.
fn tile_name(scene: &Scene<'_, State>, tile: Tile) -> String {
    fed_name(scene, tile, 0)
}

/// A tile in words, with the pizzas on it.
fn fed_name(scene: &Scene<'_, State>, tile: Tile, pizzas: u8) -> String {
    let colour = scene.say(panels::TRACKS[tile.colour.index()]);
    scene.locale.count_and_fill(
        "pp-b-tile",
        &[("houses", tile.houses.into()), ("pizzas", pizzas.into())],
        &[("colour", &colour)],
    )
}

/// A pizzeria in words.
fn shop_name(scene: &Scene<'_, State>, shop: &ShopView) -> String {
    scene.locale.count("pp-b-shop", &[("pizzas", shop.pizzas.into()), ("room", shop.capacity.into())])
}

/// Vesuvius across the gulf: a vignette at the foot of the board.
const SCENERY: &str = concat!(
    r#"<g class="scenery" aria-hidden="true">"#,
    r#"<path class="far" d="M540 584C630 578 706 562 758 536 786 521 804 506 830 500 846 497 856 506 868 507 882 507 890 482 912 466 922 458 932 460 940 466"#,
    r#" 948 461 958 463 966 472 988 502 1020 544 1080 572V584z"/>"#,
    r#"<path class="fold" d="M912 472c-6 26-22 50-52 74M928 468c0 30-8 56-24 82M942 472c6 30 12 54 24 78M962 476c10 26 24 48 48 68"#,
    r#"M830 504c-12 18-34 32-66 46M842 506c-6 18-18 32-36 48M868 512c-2 14-8 24-18 36"/>"#,
    r#"<path class="smoke" d="M938 462c-9-10 7-15 0-24"/>"#,
    r#"<path class="gulf" d="M470 700C472 650 480 612 512 598 540 586 620 584 700 584H2600V1500H470z"/>"#,
    r#"<path class="castle" d="M532 594v-18h8v-12h12v-5h30v5h16v8h14v22c-24 5-56 5-80 0z"/>"#,
    r#"<path class="holes" d="M558 570h4v6h-4zM572 570h4v6h-4zM590 577h4v6h-4zM546 579h4v6h-4z"/>"#,
    r#"<path class="wave" d="M640 594h50M846 594h60M940 600h70M650 604h24M850 612h40M966 618h50M488 634h10M852 632h54M930 640h70M846 656h40"#,
    r#"M960 662h50M850 680h70M950 684h50"/>"#,
    r#"<text class="water" x="765" y="602">Golfo di Napoli</text>"#,
    r#"<g class="boat" transform="translate(-26 -6)"><path d="M930 636c8 6 22 6 30 0z"/><path d="M944 634V608c8 6 12 16 13 24zM942 634c-4-6-4-12 0-20z"/></g></g>"#,
);
