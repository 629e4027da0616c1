//! The table in words.

use game::Seat;
use maud::{Markup, html};
use papa_paolo::{Bid, COLUMNS, Cell, Colour, DeliveryId, Job, LaidView, PlayerView, Side, State};
use prose::papa_paolo as words;

use super::panels::{TRACKS, phase_name};
use super::{city, fed_name, field_name, job_name, shop_name, tables, tile_name};
use crate::draw::Scene;
use crate::text::{counted, facts, grid, heads, joined, section};

type Table<'a> = Scene<'a, State>;

pub(super) fn text(scene: &Table<'_>) -> Markup {
    let others = Seat::first(scene.view.seats()).filter(|seat| !scene.viewer.is(*seat));
    html! {
        @if let Some(score) = tables::score(scene) { section { h2 { (scene.say("pp-b-final")) } (score) } }
        (section(&scene.say("pp-t-round"), &round(scene)))
        @for seat in scene.viewer.seat().into_iter().chain(others) {
            @let heading = if scene.viewer.is(seat) { scene.say("pp-b-your-district") } else { scene.locale.fill("pp-b-district-of", &[("name", &scene.name(seat))]) };
            (section(&heading, &player(scene, seat)))
        }
        (section(&scene.say("pp-b-view-city"), &fields(scene)))
        (section(&scene.say("pp-b-piazza"), &piazza(scene)))
    }
}

fn track(scene: &Table<'_>, colour: Colour) -> String {
    scene.say(TRACKS[colour.index()])
}

fn delivery(scene: &Table<'_>, id: DeliveryId) -> String {
    let tile = scene.edition.printed.delivery(id);
    let parts = [("pizzas", tile.pizzas.into()), ("distance", tile.distance.into())];
    scene.locale.count_and_fill("pp-b-delivery", &parts, &[("id", &id.to_string())])
}

fn place(scene: &Table<'_>, cell: Cell) -> String {
    scene.text(&words::place(cell))
}

fn names(scene: &Table<'_>, seats: &[Seat]) -> String {
    let names: Vec<String> = seats.iter().map(|seat| scene.name(*seat)).collect();
    joined(scene.locale, &names)
}

/// The round, and what is on offer besides tiles.
fn round(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let say = |key: &str| scene.say(key);
    let colours =
        |colours: &[Colour]| -> Vec<String> { colours.iter().map(|colour| track(scene, *colour)).collect() };
    let large = |number: u8| {
        let tile = &scene.edition.printed.large[usize::from(number)];
        colours(&tile.clockwise).join(", ")
    };
    let kinds = scene.edition.printed.tiles.iter().zip(&view.supply);
    let supply =
        kinds.flat_map(|(kind, left)| std::iter::repeat_n(tile(scene, kind.tile), usize::from(*left)));
    let shops: Vec<String> = scene
        .edition
        .printed
        .pizzerias
        .iter()
        .zip(&view.stock)
        .map(|(kind, left)| {
            let room = scene.locale.count("pp-b-room", &[("n", kind.capacity.into())]);
            format!("£{}, {room}: {}", kind.price, scene.locale.count("pp-b-left", &[("n", (*left).into())]))
        })
        .collect();
    let mut pairs = vec![
        (scene.locale.count("pp-b-round", &[("n", view.round.into())]), phase_name(scene)),
        (say("pp-t-order"), names(scene, &view.order)),
        (say("pp-b-investments"), joined(scene.locale, &colours(&view.investments))),
        (say("pp-b-for-sale"), shops.join("; ")),
        (say("pp-t-settled"), names(scene, &view.settled)),
        (say("pp-t-supply"), counted(scene.locale, supply)),
    ];
    if let Some(number) = view.large {
        pairs.push((say("pp-t-large"), large(number)));
    }
    if !view.large_left.is_empty() {
        let left: Vec<String> = view.large_left.iter().map(|number| large(*number)).collect();
        pairs.push((say("pp-t-large-left"), left.join("; ")));
    }
    facts(&pairs)
}

/// A tile with the sides that its road leaves by.
fn tile(scene: &Table<'_>, tile: papa_paolo::Tile) -> String {
    let sides: Vec<String> = tile.exits.iter().map(|side| side_name(scene, side)).collect();
    format!("{} ({})", tile_name(scene, tile), sides.join(", "))
}

fn side_name(scene: &Table<'_>, side: Side) -> String {
    scene.say(match side {
        Side::North => "pp-side-north",
        Side::East => "pp-side-east",
        Side::South => "pp-side-south",
        Side::West => "pp-side-west",
    })
}

/// Money, tracks and everything in a district.
fn player(scene: &Table<'_>, seat: Seat) -> Markup {
    let player = &scene.view.players[seat.index()];
    html! {
        (facts(&purse(scene, player)))
        (tracks(scene, player))
        (district(scene, player))
        @if let Some(tour) = &player.tour {
            @let path: Vec<String> = tour.path.iter().map(|cell| place(scene, *cell)).collect();
            @let reach: Vec<String> = tour.reach.iter().map(|cell| place(scene, *cell)).collect();
            h3 { (scene.say("pp-t-tour")) }
            (facts(&[
                (scene.say("pp-t-kind"), scene.say(if tour.express { "pp-b-express" } else { "pp-b-phase-e" })),
                (scene.say("pp-t-pizzas-left"), tour.pizzas.to_string()),
                (scene.say("pp-t-rounds-left"), tour.rounds.to_string()),
                (scene.say("pp-t-distance"), tour.distance.map_or_else(|| scene.say("pp-t-any"), |distance| distance.to_string())),
                (scene.say("pp-t-delivered"), format!("{} ({})", tour.delivered, tour.dropped)),
                (scene.say("pp-t-path"), joined(scene.locale, &path)),
                (scene.say("pp-t-reach"), joined(scene.locale, &reach)),
            ]))
        }
    }
}

fn purse(scene: &Table<'_>, player: &PlayerView) -> Vec<(String, String)> {
    let say = |key: &str| scene.say(key);
    let none = || say("text-none");
    let bid = match player.bid {
        Bid::Waiting => none(),
        Bid::On(step) => amount(scene, step),
        Bid::Withdrawn => say("pp-do-withdraw"),
        Bid::Passed(step) => format!("{}, {}", amount(scene, step), say("pp-do-pass")),
    };
    let score = &player.score;
    let points = scene.locale.count("pp-b-points", &[("n", score.total().into())]);
    let sum = [("delivered", score.delivered.into()), ("versatility", score.versatility.into())];
    let sum = [
        scene.locale.count("pp-b-sum", &sum),
        scene.locale.count("pp-b-sum-experts", &[("n", score.experts.into())]),
        scene.locale.count("pp-b-sum-waste", &[("n", (-score.waste).into())]),
    ];
    let start = |number: &u8| {
        let index = usize::from(number.saturating_sub(1)) % scene.edition.printed.starts.len();
        format!("{number}: {}", tile(scene, scene.edition.printed.starts[index].tile))
    };
    let choice: Vec<String> = player.choice.iter().map(start).collect();
    let mut pairs = vec![
        (say("pp-b-money"), player.money.map_or_else(|| say("pp-t-secret"), |money| format!("£{money}"))),
        (say("pp-t-pawns"), player.pawns.to_string()),
        (say("pp-t-task"), task(scene, player)),
        (say("pp-t-bid"), bid),
        (say("pp-t-investment"), player.investment.map_or_else(none, |colour| track(scene, colour))),
        (say("pp-t-delivery"), player.delivery.map_or_else(none, |id| delivery(scene, id))),
        (say("pp-b-col-total").replace('\u{AD}', ""), format!("{points}: {}", sum.join(" "))),
    ];
    if !choice.is_empty() {
        pairs.push((say("pp-t-choice"), choice.join("; ")));
    }
    if let Some(number) = &player.start {
        pairs.push((say("pp-t-start"), start(number)));
    }
    pairs
}

/// What somebody is about.
fn task(scene: &Table<'_>, player: &PlayerView) -> String {
    use papa_paolo::Task;
    let board = scene.edition.printed.board(scene.view.seats());
    let (key, more) = match player.task {
        Task::Idle => return scene.say("text-none"),
        Task::StartTile => ("pp-b-do-start", String::new()),
        Task::Pawn => ("pp-b-do-pawn", String::new()),
        Task::Field(field) => ("pp-b-do-field", field_name(scene, board, field)),
        Task::Shopping => ("pp-b-do-shopping", String::new()),
        Task::Stocking(left) => ("pp-b-do-stocking", left.to_string()),
        Task::Picking => ("pp-b-do-picking", String::new()),
        Task::Siting(kind) => {
            ("pp-b-do-siting", format!("£{}", scene.edition.printed.pizzerias[usize::from(kind)].price))
        }
        Task::Bid => ("pp-b-do-bid", String::new()),
        Task::Investment => ("pp-b-do-investment", String::new()),
        Task::Offer(colour) => ("pp-b-do-offer", track(scene, colour)),
        Task::Investing => ("pp-b-do-investing", String::new()),
        Task::Claim => ("pp-b-do-claim", String::new()),
        Task::Delivering => ("pp-b-do-delivering", String::new()),
    };
    if more.is_empty() { scene.say(key) } else { format!("{}: {more}", scene.say(key)) }
}

/// The four tracks: where the marker stands, what that brings, and steps to come.
fn tracks(scene: &Table<'_>, player: &PlayerView) -> Markup {
    let tracks = &scene.edition.printed.tracks;
    let rows: Vec<Vec<String>> = Colour::ALL
        .into_iter()
        .map(|colour| {
            let column = usize::from(player.levels[colour.index()]);
            vec![
                track(scene, colour),
                format!("{}/{}", column + 1, tracks.columns),
                tracks.values[colour.index()][column].to_string(),
                player.gains[colour.index()].to_string(),
            ]
        })
        .collect();
    let keys = ["pp-t-track", "pp-t-column", "pp-t-brings", "pp-t-to-come"];
    grid(&scene.say("pp-b-tracks"), &heads(scene, &keys), &rows)
}

/// Tiles and pizzerias, place by place.
fn district(scene: &Table<'_>, player: &PlayerView) -> Markup {
    let lies = |laid: &LaidView| {
        let sides: Vec<String> = laid.tile.exits.iter().map(|side| side_name(scene, side)).collect();
        vec![place(scene, laid.cell), fed_name(scene, laid.tile, laid.pizzas), joined(scene.locale, &sides)]
    };
    let mut rows: Vec<Vec<String>> = player.tiles.iter().map(lies).collect();
    rows.extend(
        player
            .shops
            .iter()
            .map(|shop| vec![place(scene, shop.cell), shop_name(scene, shop), scene.say("text-none")]),
    );
    grid(&scene.say("pp-t-district"), &heads(scene, &["pp-t-place", "pp-t-there", "pp-t-roads"]), &rows)
}

/// The fields of the board, with the actions of their rows and columns and the coins.
fn fields(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let board = scene.edition.printed.board(view.seats());
    let columns = board.columns.len();
    let jobs = |jobs: &[Job]| -> String {
        let names: Vec<String> = jobs.iter().map(|job| job_name(scene, *job)).collect();
        joined(scene.locale, &names)
    };
    let rows: Vec<Vec<String>> = view
        .fields
        .iter()
        .enumerate()
        .map(|(idx, field)| {
            vec![
                field_name(scene, board, idx as u8),
                field.tile.map_or_else(|| scene.say("text-none"), |lying| tile(scene, lying)),
                field.pawn.map_or_else(|| scene.say("text-none"), |seat| scene.name(seat)),
                format!("{}; {}", jobs(&board.rows[idx / columns]), jobs(&board.columns[idx % columns])),
            ]
        })
        .collect();
    let coins: Vec<Vec<String>> = view
        .coins
        .iter()
        .enumerate()
        .map(|(line, value)| {
            let (key, number) = if line < board.rows.len() {
                ("pp-t-row", line + 1)
            } else {
                ("pp-t-column-n", line + 1 - board.rows.len())
            };
            let down = view.face_down.is_some_and(|coin| usize::from(coin) == line);
            let coin = if down { scene.say("pp-t-face-down") } else { format!("£{value}") };
            let leader = city::leader(view, board, line);
            vec![
                scene.locale.count(key, &[("n", number as i64)]),
                coin,
                leader.map_or_else(|| scene.say("text-none"), |seat| scene.name(seat)),
            ]
        })
        .collect();
    html! {
        (grid(&scene.say("pp-t-fields"), &heads(scene, &["pp-t-field", "pp-tile", "pp-t-pawn", "pp-t-jobs"]), &rows))
        (grid(&scene.say("pp-t-coins"), &heads(scene, &["pp-t-line", "pp-t-coin", "pp-t-leader"]), &coins))
        @if let Some(winner) = view.coin_winner { p { (scene.locale.fill("pp-t-coin-winner", &[("name", &scene.name(winner))])) } }
    }
}

/// What a place on the Piazza costs, and its column.
fn amount(scene: &Table<'_>, step: u8) -> String {
    let piazza = &scene.edition.printed.piazza;
    let (row, column) = (usize::from(step) / COLUMNS, usize::from(step) % COLUMNS);
    if scene.view.seats() == 2 {
        return format!("£{}", piazza.bids.get(usize::from(step)).copied().unwrap_or_default());
    }
    let parts = [("step", row as i64 + 1), ("n", column as i64 + 1)];
    format!("£{}, {}", piazza.steps[row][column], scene.locale.count("pp-t-step", &parts))
}

fn piazza(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let piazza = &scene.edition.printed.piazza;
    let none = || scene.say("text-none");
    let columns = usize::from(view.seats());
    let steps: Vec<Vec<String>> = if view.seats() == 2 {
        Vec::new()
    } else {
        let amounts = |row: &[u8; COLUMNS]| {
            row[..columns].iter().map(|amount| format!("£{amount}")).collect::<Vec<_>>()
        };
        let named = |(idx, row): (usize, &[u8; COLUMNS])| {
            std::iter::once((idx + 1).to_string()).chain(amounts(row)).collect()
        };
        piazza.steps.iter().enumerate().map(named).collect()
    };
    let tiles: Vec<(String, String)> = view
        .deliveries
        .iter()
        .enumerate()
        .map(|(idx, tile)| {
            let column = scene.locale.count("pp-t-column-n", &[("n", idx as i64 + 1)]);
            (column, tile.map_or_else(none, |id| delivery(scene, id)))
        })
        .collect();
    let preview: Vec<String> = view.preview.iter().map(|id| delivery(scene, *id)).collect();
    let mut heads = heads(scene, &["pp-t-step-head"]);
    heads.extend((1..=columns).map(|column| scene.locale.count("pp-t-column-n", &[("n", column as i64)])));
    html! {
        h3 { (scene.say("pp-t-deliveries")) } (facts(&tiles))
        @if !preview.is_empty() { p { (scene.say("pp-t-preview")) ": " (preview.join("; ")) } }
        @if !steps.is_empty() { (grid(&scene.say("pp-t-amounts"), &heads, &steps)) }
    }
}
