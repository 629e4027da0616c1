//! Reading the component files: their form, and what is wrong with a bad one.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::{BadFile, Edition, Files, Printed};
use kit::Bag;
use serde::Deserialize;
use toml::Spanned;

use crate::data::{
    Board, CITY_TILES, COLUMNS, Components, Delivery, LargeTile, MOST_COLUMNS, PIZZERIAS, Piazza,
    PizzeriaKind, ROUNDS, STEPS, Source, StartTile, Supply, TILES_A_COLOUR, TileKind, Tracks,
};
use crate::ids::{Colour, DeliveryId, Job, Side, Sides, Tile};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TileSheet {
    source: Source,
    start: Vec<Spanned<StartRow>>,
    city: Vec<Spanned<CityRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StartRow {
    number: usize,
    colour: Colour,
    houses: u8,
    exits: Sides,
    source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CityRow {
    colour: Colour,
    houses: u8,
    exits: Sides,
    count: u8,
    source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BoardSheet {
    source: Source,
    boards: BTreeMap<String, Spanned<BoardRow>>,
    piazza: PiazzaRow,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct BoardRow {
    columns: Vec<Vec<Job>>,
    rows: Vec<Vec<Job>>,
    row_coins: RowEnd,
    column_coins: ColumnEnd,
    source: Option<Source>,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum RowEnd {
    Left,
    Right,
}

#[derive(Deserialize, PartialEq)]
#[serde(rename_all = "kebab-case")]
enum ColumnEnd {
    Top,
    Bottom,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PiazzaRow {
    source: Option<Source>,
    steps: Spanned<Vec<Vec<u8>>>,
    bids: Spanned<Vec<u8>>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct PizzaioloSheet {
    source: Source,
    start_pizzeria: Spanned<u8>,
    pizzerias: Spanned<Vec<PizzeriaRow>>,
    tracks: Spanned<TracksRow>,
    deliveries: BTreeMap<DeliveryId, Spanned<DeliveryRow>>,
    large: LargeRows,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PizzeriaRow {
    price: u8,
    count: u8,
    capacity: u8,
    source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TracksRow {
    finance: Vec<u8>,
    market: Vec<u8>,
    express: Vec<u8>,
    network: Vec<u8>,
    versatility: Vec<u8>,
    source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeliveryRow {
    pizzas: u8,
    distance: u8,
    source: Option<Source>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LargeRows {
    tiles: Spanned<Vec<LargeRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LargeRow {
    clockwise: [Colour; Colour::COUNT],
    source: Option<Source>,
}

const TILES: &str = "tiles.toml";
const BOARD: &str = "board.toml";
const PIZZAIOLI: &str = "pizzaioli.toml";

static EMBEDDED: LazyLock<Edition<Components>> =
    LazyLock::new(|| Edition::read_embedded().unwrap_or_else(|bad| panic!("embedded data: {bad}")));

impl Printed for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (TILES, include_str!("../data/tiles.toml")),
        (BOARD, include_str!("../data/board.toml")),
        (PIZZAIOLI, include_str!("../data/pizzaioli.toml")),
    ];

    fn embedded() -> &'static Edition<Components> {
        &EMBEDDED
    }

    fn read(files: &Files) -> Result<Components, BadFile> {
        let sheet: TileSheet = files.parse(TILES)?;
        let (tiles, supply) = read_city(&sheet, files)?;
        let starts = read_starts(&sheet, files)?;
        let (boards, piazza) = read_board(files)?;
        let sheet: PizzaioloSheet = files.parse(PIZZAIOLI)?;
        Ok(Components {
            source: sheet.source,
            tiles,
            starts,
            boards,
            piazza,
            tracks: read_tracks(&sheet, files)?,
            start_capacity: read_start_capacity(&sheet, files)?,
            pizzerias: read_pizzerias(&sheet, files)?,
            deliveries: read_deliveries(&sheet, files)?,
            large: read_large(&sheet, files)?,
            supply,
        })
    }
}

/// A fault at a place of a file.
fn wrong<T>(files: &Files, file: &str, at: &Spanned<T>, reason: impl Into<String>) -> BadFile {
    let bad = BadFile::new(file, reason);
    match files.text(file) {
        Ok(text) => bad.at(text, at.span().start),
        Err(missing) => missing,
    }
}

fn read_city(sheet: &TileSheet, files: &Files) -> Result<(Vec<TileKind>, Supply), BadFile> {
    let mut tiles: Vec<TileKind> = Vec::new();
    for at in &sheet.city {
        let row = at.get_ref();
        let bad = |reason: String| wrong(files, TILES, at, reason);
        if !(1..=3).contains(&row.houses) {
            return Err(bad(format!("houses = {}, expected 1 to 3", row.houses)));
        }
        if row.exits.is_empty() {
            return Err(bad("exits = \"\", expected at least one of NESW".to_owned()));
        }
        if row.count == 0 {
            return Err(bad("count = 0, expected at least 1".to_owned()));
        }
        let tile = Tile { colour: row.colour, houses: row.houses, exits: row.exits };
        let same = |kind: &TileKind| {
            (kind.tile.colour, kind.tile.houses) == (tile.colour, tile.houses)
                && tile.exits.is_turn_of(kind.tile.exits)
        };
        if tiles.iter().any(same) {
            return Err(bad(format!("{tile} is there twice, as it lies or turned: raise its count")));
        }
        tiles.push(TileKind { tile, count: row.count, source: row.source.unwrap_or(sheet.source) });
    }
    for colour in Colour::ALL {
        let of_it = tiles.iter().filter(|kind| kind.tile.colour == colour);
        let found: usize = of_it.map(|kind| usize::from(kind.count)).sum();
        if found != TILES_A_COLOUR {
            let reason = format!("{found} {} city tiles, expected {TILES_A_COLOUR}", colour.slug());
            return Err(BadFile::new(TILES, reason));
        }
    }
    let mut supply = Bag([0; CITY_TILES]);
    for (kind, n) in tiles.iter().zip(&mut supply.0) {
        *n = kind.count;
    }
    Ok((tiles, supply))
}

fn read_starts(sheet: &TileSheet, files: &Files) -> Result<[StartTile; 4], BadFile> {
    let mut starts = [None; 4];
    for at in &sheet.start {
        let row = at.get_ref();
        let bad = |reason: String| wrong(files, TILES, at, reason);
        let slot = row.number.checked_sub(1).and_then(|idx| starts.get_mut(idx));
        let slot = slot.ok_or_else(|| bad(format!("number = {}, expected 1 to 4", row.number)))?;
        if slot.is_some() {
            return Err(bad(format!("start tile {} is there twice", row.number)));
        }
        if !(1..=3).contains(&row.houses) {
            return Err(bad(format!("houses = {}, expected 1 to 3", row.houses)));
        }
        if !row.exits.contains(Side::West) {
            return Err(bad(format!("exits = {:?}, expected W among them: the pizzeria", row.exits)));
        }
        let tile = Tile { colour: row.colour, houses: row.houses, exits: row.exits };
        *slot = Some(StartTile { tile, source: row.source.unwrap_or(sheet.source) });
    }
    let [Some(a), Some(b), Some(c), Some(d)] = starts else {
        return Err(BadFile::new(TILES, format!("{} start tiles, expected 4", sheet.start.len())));
    };
    Ok([a, b, c, d])
}

type Printing = ([Board; 3], Piazza);

fn read_board(files: &Files) -> Result<Printing, BadFile> {
    let sheet: BoardSheet = files.parse(BOARD)?;
    let one = |seats: &str, rows: usize, columns: usize| -> Result<Board, BadFile> {
        let missing = || BadFile::new(BOARD, format!("there is no [boards.{seats}]"));
        let at = sheet.boards.get(seats).ok_or_else(missing)?;
        let row = at.get_ref();
        if (row.rows.len(), row.columns.len()) != (rows, columns) {
            let found = format!("{} rows and {} columns", row.rows.len(), row.columns.len());
            return Err(wrong(files, BOARD, at, format!("{found}, expected {rows} and {columns}")));
        }
        if row.rows.iter().chain(&row.columns).any(Vec::is_empty) {
            return Err(wrong(files, BOARD, at, "a row or column without an action, expected one or two"));
        }
        let bits = |jobs: &[Job]| jobs.iter().fold(0, |bits, job| bits | job.bit());
        let jobs = |line: &Vec<Job>| row.columns.iter().map(|column| bits(line) | bits(column)).collect();
        Ok(Board {
            jobs: row.rows.iter().flat_map(|line| -> Vec<u8> { jobs(line) }).collect(),
            rows: row.rows.clone(),
            columns: row.columns.clone(),
            coins_right: row.row_coins == RowEnd::Right,
            coins_below: row.column_coins == ColumnEnd::Bottom,
            source: row.source.unwrap_or(sheet.source),
        })
    };
    if let Some((name, at)) = sheet.boards.iter().find(|(name, _)| !["2", "3", "4"].contains(&name.as_str()))
    {
        return Err(wrong(files, BOARD, at, format!("boards.{name}, expected 2, 3 and 4")));
    }
    // R14.1, R13.1, R1.2.
    let boards = [one("2", 3, 3)?, one("3", 4, 3)?, one("4", 4, 4)?];
    let at = &sheet.piazza.steps;
    let steps: Vec<[u8; COLUMNS]> = at.get_ref().iter().filter_map(|row| row[..].try_into().ok()).collect();
    let piazza: [[u8; COLUMNS]; STEPS] = steps
        .try_into()
        .map_err(|_| wrong(files, BOARD, at, format!("expected {STEPS} steps of {COLUMNS} amounts")))?;
    let rising = |column: usize| piazza.windows(2).all(|pair| pair[0][column] < pair[1][column]);
    if piazza[0].contains(&0) || !(0..COLUMNS).all(rising) {
        return Err(wrong(files, BOARD, at, "expected amounts from £1, rising with every step"));
    }
    let at = &sheet.piazza.bids;
    let bids = at.get_ref().clone();
    if bids.is_empty() || bids.len() > STEPS * COLUMNS || bids[0] == 0 || !bids.is_sorted_by(|a, b| a < b) {
        return Err(wrong(files, BOARD, at, "expected 1 to 28 amounts from £1, rising"));
    }
    let source = sheet.piazza.source.unwrap_or(sheet.source);
    Ok((boards, Piazza { steps: piazza, bids, source }))
}

fn read_tracks(sheet: &PizzaioloSheet, files: &Files) -> Result<Tracks, BadFile> {
    let at = &sheet.tracks;
    let row = at.get_ref();
    let columns = row.finance.len();
    let all = [&row.finance, &row.market, &row.express, &row.network, &row.versatility];
    if !(2..=MOST_COLUMNS).contains(&columns) || all.iter().any(|track| track.len() != columns) {
        return Err(wrong(files, PIZZAIOLI, at, "expected five tracks of the same two to eight columns"));
    }
    if row.express.contains(&0) || row.network.contains(&0) {
        return Err(wrong(files, PIZZAIOLI, at, "express and network begin at 1"));
    }
    let padded = |track: &Vec<u8>| std::array::from_fn(|column| track.get(column).copied().unwrap_or(0));
    Ok(Tracks {
        columns: columns as u8,
        values: [padded(all[0]), padded(all[1]), padded(all[2]), padded(all[3])],
        versatility: padded(all[4]),
        source: row.source.unwrap_or(sheet.source),
    })
}

fn read_start_capacity(sheet: &PizzaioloSheet, files: &Files) -> Result<u8, BadFile> {
    let at = &sheet.start_pizzeria;
    match *at.get_ref() {
        capacity @ 3..=36 => Ok(capacity),
        other => {
            let reason = format!("start-pizzeria = {other}, expected at least the 3 pizzas of the beginning");
            Err(wrong(files, PIZZAIOLI, at, reason))
        }
    }
}

fn read_pizzerias(sheet: &PizzaioloSheet, files: &Files) -> Result<Vec<PizzeriaKind>, BadFile> {
    let at = &sheet.pizzerias;
    let kind = |row: &PizzeriaRow| PizzeriaKind {
        price: row.price,
        count: row.count,
        capacity: row.capacity,
        source: row.source.unwrap_or(sheet.source),
    };
    let kinds: Vec<PizzeriaKind> = at.get_ref().iter().map(kind).collect();
    for (price, count) in [(2, 3), (4, 3), (5, 2)] {
        let found: u8 = kinds.iter().filter(|kind| kind.price == price).map(|kind| kind.count).sum();
        if found != count {
            let reason = format!("{found} pizzerias of £{price}, expected {count}");
            return Err(wrong(files, PIZZAIOLI, at, reason));
        }
    }
    if kinds.iter().map(|kind| usize::from(kind.count)).sum::<usize>() != PIZZERIAS {
        return Err(wrong(files, PIZZAIOLI, at, "expected 8 pizzerias, of £2, £4 and £5"));
    }
    if kinds.iter().any(|kind| kind.count == 0 || kind.capacity == 0) {
        return Err(wrong(files, PIZZAIOLI, at, "expected counts and capacities of at least 1"));
    }
    Ok(kinds)
}

fn read_deliveries(sheet: &PizzaioloSheet, files: &Files) -> Result<[[Delivery; COLUMNS]; ROUNDS], BadFile> {
    let none = Delivery { pizzas: 0, distance: 0, source: sheet.source };
    let mut deliveries = [[none; COLUMNS]; ROUNDS];
    for (id, at) in &sheet.deliveries {
        let row = at.get_ref();
        if row.pizzas == 0 || row.distance == 0 {
            return Err(wrong(files, PIZZAIOLI, at, format!("{id}: expected pizzas and distance from 1")));
        }
        deliveries[usize::from(id.round)][usize::from(id.rank)] = Delivery {
            pizzas: row.pizzas,
            distance: row.distance,
            source: row.source.unwrap_or(sheet.source),
        };
    }
    if sheet.deliveries.len() != COLUMNS * ROUNDS {
        let found = sheet.deliveries.len();
        return Err(BadFile::new(PIZZAIOLI, format!("{found} delivery tiles, expected 20: A1 to E4")));
    }
    Ok(deliveries)
}

fn read_large(sheet: &PizzaioloSheet, files: &Files) -> Result<[LargeTile; ROUNDS], BadFile> {
    let at = &sheet.large.tiles;
    let mut tiles = Vec::new();
    for row in at.get_ref() {
        if Colour::ALL.iter().any(|colour| !row.clockwise.contains(colour)) {
            return Err(wrong(files, PIZZAIOLI, at, "expected each of the four colours on each large tile"));
        }
        tiles.push(LargeTile { clockwise: row.clockwise, source: row.source.unwrap_or(sheet.source) });
    }
    let found = tiles.len();
    tiles.try_into().map_err(|_| {
        wrong(files, PIZZAIOLI, at, format!("{found} large investment tiles, expected {ROUNDS}"))
    })
}
