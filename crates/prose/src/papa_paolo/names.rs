//! What the things on the table are called, and their ids.
//!
//! | id | thing |
//! | --- | --- |
//! | `cell:A:2,-1` | a place in a seat's district (`cell:2,-1` where nobody in particular is spoken of) |
//! | `field:5` | a field of the board |
//! | `line:5` | the coin of a row, then of a column |
//! | `bid:9` | a place on the Piazza, as in the action |
//! | `investment:gold`, `track:gold` | an investment, an experience track |
//! | `job:market` | an action of the board |
//! | `delivery:A3`, `start:2`, `pizzeria:0` | a delivery tile, a start tile, a kind of pizzeria |
//! | `side:N` | a side of a tile |

use game::{Edition, Seat};
use papa_paolo::{Cell, Colour, Components, DeliveryId, Job, Side, Sides, Tile, View};

use crate::line::{Line, Name, Part};

pub(super) fn cell_id(seat: Option<Seat>, cell: Cell) -> String {
    match seat {
        Some(seat) => format!("cell:{seat}:{cell}"),
        None => format!("cell:{cell}"),
    }
}

/// Adds where a cell is, counted from the start pizzeria: what `pp-where` asks for.
pub(super) fn at(line: Line, cell: Cell) -> Line {
    let sideways = ["left", "none", "right"][(cell.x().signum() + 1) as usize];
    let upwards = ["up", "none", "down"][(cell.y().signum() + 1) as usize];
    let both = match (cell.x(), cell.y()) {
        (0, 0) => "home",
        (0, _) | (_, 0) => "no",
        _ => "yes",
    };
    line.with("ew", Part::Choice(sideways))
        .number("x", cell.x().abs())
        .with("ns", Part::Choice(upwards))
        .number("y", cell.y().abs())
        .with("both", Part::Choice(both))
}

/// Adds a city tile, `$tile` and `$houses`.
pub(super) fn with_tile(line: Line, id: String, tile: Tile) -> Line {
    let key = match tile.colour {
        Colour::Gold => "pp-tile-gold",
        Colour::Blue => "pp-tile-blue",
        Colour::Red => "pp-tile-red",
        Colour::Green => "pp-tile-green",
    };
    line.with("tile", Part::Thing(id, Name::Message(key))).number("houses", tile.houses)
}

/// A sentence about a tile of the viewer's district and where it lies.
pub(super) fn own_tile(key: &'static str, view: &View, cell: Cell) -> Line {
    let line = at(Line::new(key), cell);
    let laid = view.mine().and_then(|mine| mine.tiles.iter().find(|laid| laid.cell == cell));
    let id = cell_id(view.viewer.seat(), cell);
    match laid {
        Some(laid) => with_tile(line, id, laid.tile),
        None => line.with("tile", Part::Thing(id, Name::Message("pp-tile"))).number("houses", 0),
    }
}

pub(super) fn investment(colour: Colour) -> Part {
    let key = match colour {
        Colour::Gold => "pp-investment-gold",
        Colour::Blue => "pp-investment-blue",
        Colour::Red => "pp-investment-red",
        Colour::Green => "pp-investment-green",
    };
    Part::Thing(format!("investment:{}", colour.slug()), Name::Message(key))
}

pub(super) fn track(colour: Colour) -> Part {
    let key = match colour {
        Colour::Gold => "pp-track-gold",
        Colour::Blue => "pp-track-blue",
        Colour::Red => "pp-track-red",
        Colour::Green => "pp-track-green",
    };
    Part::Thing(format!("track:{}", colour.slug()), Name::Message(key))
}

pub(super) fn job(job: Job) -> Part {
    let key = match job {
        Job::Sponsor => "pp-job-sponsor",
        Job::Market => "pp-job-market",
        Job::Express => "pp-job-express",
        Job::Build => "pp-job-build",
    };
    Part::Thing(format!("job:{}", job.slug()), Name::Message(key))
}

/// The actions of a field: those of its row, then those of its column that are others.
pub(super) fn jobs_on(edition: &Edition<Components>, view: &View, field: u8) -> Part {
    let board = edition.printed.board(view.seats());
    let (row, column) = row_and_column(edition, view, field);
    let row = board.rows.get(row).map_or(&[][..], |jobs| jobs);
    let column = board.columns.get(column).map_or(&[][..], |jobs| jobs);
    let others = column.iter().filter(|job| !row.contains(job));
    Part::List(row.iter().chain(others).map(|known| job(*known)).collect())
}

/// R1.2: fields are numbered row by row; both from 0.
pub(super) fn row_and_column(edition: &Edition<Components>, view: &View, field: u8) -> (usize, usize) {
    let columns = edition.printed.board(view.seats()).columns.len();
    (usize::from(field) / columns, usize::from(field) % columns)
}

pub(super) fn start_tile(number: u8) -> Part {
    Part::Thing(format!("start:{number}"), Name::MessageAt("pp-start-tile", number.to_string()))
}

pub(super) fn delivery_tile(tile: DeliveryId) -> Part {
    Part::Thing(format!("delivery:{tile}"), Name::MessageAt("pp-delivery-tile", tile.to_string()))
}

/// An amount of money.
pub(super) fn lire(id: String, amount: u8) -> Part {
    Part::Thing(id, Name::Proper(format!("£{amount}")))
}

pub(super) fn sides(sides: Sides) -> Part {
    let side = |side: Side| {
        let (id, key) = match side {
            Side::North => ("side:N", "pp-side-north"),
            Side::East => ("side:E", "pp-side-east"),
            Side::South => ("side:S", "pp-side-south"),
            Side::West => ("side:W", "pp-side-west"),
        };
        Part::Thing(id.to_owned(), Name::Message(key))
    };
    Part::List(sides.iter().map(side).collect())
}

/// What the viewer's marker on a track shows.
pub(super) fn level(edition: &Edition<Components>, view: &View, colour: Colour) -> u8 {
    let column = view.mine().map_or(0, |mine| mine.levels[colour.index()]);
    edition.printed.tracks.values[colour.index()][usize::from(column)]
}

pub(super) fn pizzeria(kind: u8) -> Part {
    Part::Thing(format!("pizzeria:{kind}"), Name::Message("pp-pizzeria"))
}
