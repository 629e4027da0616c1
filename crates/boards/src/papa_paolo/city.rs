//! The city: fields with tiles and pawns, an action for each row and column, coins at the ends.

use game::Seat;
use maud::{Markup, PreEscaped, html};
use papa_paolo::{Action, Board, Colour, Job, State, Task, View};

use super::art::{self, coin, livery, pawn, ticks};
use super::spot::spot;
use super::{field_name, job_name, tile_name};
use crate::draw::{SIGNS, Scene};
use crate::lot::{Lot, n};

type Table<'a> = Scene<'a, State>;

/// From one field to the next.
const PITCH: f64 = 108.0;
/// How far plaques stand out to the left, and coins to the right and below.
const LEFT: f64 = 82.0;
const RIGHT: f64 = 46.0;

fn corner(board: &Board, field: usize) -> (f64, f64) {
    let columns = board.columns.len();
    ((field % columns) as f64 * PITCH, (field / columns) as f64 * PITCH)
}

/// The pawn that decides what to do on its field: whose, and where.
fn deciding(view: &View) -> Option<(Seat, usize)> {
    Seat::first(view.seats()).find_map(|seat| match view.players[seat.index()].task {
        Task::Field(field) => Some((seat, field.into())),
        _ => None,
    })
}

/// The city, put into a box of the sheet.
pub(super) fn city(scene: &Table<'_>, place: Lot) -> Markup {
    let view = scene.view;
    let board = scene.edition.printed.board(view.seats());
    let doubles = board.columns.iter().any(|jobs| jobs.len() > 1);
    let above = if doubles { 68.0 } else { 56.0 };
    let wide = LEFT + board.columns.len() as f64 * PITCH + RIGHT;
    let high = above + board.rows.len() as f64 * PITCH + RIGHT;
    let scale = (place.wide / wide).min(place.high / high).min(1.12);
    let x = place.x + (place.wide - wide * scale) / 2.0 + LEFT * scale;
    let y = place.y + (place.high - high * scale) / 2.0 + above * scale;
    html! {
        g id="pp-city" data-view="yes" role="group" aria-label=(scene.say("pp-b-city")) transform={ "translate(" (n(x)) " " (n(y)) ") scale(" (n(scale)) ")" } {
            rect.square x="-12" y="-12" width=(n(wide - LEFT - RIGHT + 16.0)) height=(n(high - above - RIGHT + 16.0)) rx="8" {}
            (lanes(scene, board))
            (plaques(scene, board))
            (fields(scene, board))
            (pawns(scene, board))
            (coins(scene, board))
            (pile(scene))
        }
    }
}

/// Row and column of the field where something is decided.
fn lanes(scene: &Table<'_>, board: &Board) -> Markup {
    let Some((_, field)) = deciding(scene.view) else { return html! {} };
    let (x, y) = corner(board, field);
    let wide = board.columns.len() as f64 * PITCH + 122.0;
    let high = board.rows.len() as f64 * PITCH + 98.0;
    html! {
        rect.lane-lit x="-80" y=(n(y - 6.0)) width=(n(wide)) height="112" rx="10" {}
        rect.lane-lit x=(n(x - 6.0)) y="-54" width="112" height=(n(high)) rx="10" {}
    }
}

fn plaque(scene: &Table<'_>, job: Job, lot: Lot, lit: bool) -> Markup {
    let Lot { x, y, wide, high } = lot;
    let colour = job.colour().slug();
    let tall = high > wide * 0.6;
    let size = if !tall {
        20.0
    } else if high > 50.0 {
        26.0
    } else {
        21.0
    };
    let (icon_x, icon_y) =
        if tall { (x + (wide - size) / 2.0, y + high * 0.1) } else { (x + 7.0, y + (high - size) / 2.0) };
    html! {
        g class={ "plaque " (colour) @if lit { " lit" } } {
            rect.board x=(n(x)) y=(n(y)) width=(n(wide)) height=(n(high)) rx="6" {}
            rect.keyline x=(n(x + 2.6)) y=(n(y + 2.6)) width=(n(wide - 5.2)) height=(n(high - 5.2)) rx="4" {}
            use href={ "#pp-icon-" (colour) } x=(n(icon_x)) y=(n(icon_y)) width=(n(size)) height=(n(size)) {}
            @if tall {
                text class=(if high > 50.0 { "mid" } else { "mid small" }) x=(n(x + wide / 2.0)) y=(n(y + high - if high > 50.0 { 10.0 } else { 7.0 })) { (job_name(scene, job)) }
            } @else {
                text x=(n(x + 31.0)) y=(n(y + high / 2.0 + 5.0)) { (job_name(scene, job)) }
            }
        }
    }
}

fn plaques(scene: &Table<'_>, board: &Board) -> Markup {
    let field = deciding(scene.view).map(|(_, field)| field);
    let columns = board.columns.len();
    let lit_row = field.map(|field| field / columns);
    let lit_column = field.map(|field| field % columns);
    html! {
        @for (column, jobs) in board.columns.iter().enumerate() {
            @for (k, job) in jobs.iter().enumerate() {
                @let x = column as f64 * PITCH;
                @let lot = if jobs.len() == 1 { Lot::new(x, -48.0, 100.0, 36.0) } else {
                    let wide = (102.0 / jobs.len() as f64) - 2.0;
                    Lot::new(x + k as f64 * (wide + 2.0), -60.0, wide, 48.0)
                };
                (plaque(scene, *job, lot, lit_column == Some(column)))
            }
        }
        @for (row, jobs) in board.rows.iter().enumerate() {
            @for (k, job) in jobs.iter().enumerate() {
                @let y = row as f64 * PITCH;
                @let lot = if jobs.len() == 1 { Lot::new(-76.0, y + 18.0, 64.0, 64.0) } else {
                    let high = (102.0 / jobs.len() as f64) - 2.0;
                    Lot::new(-76.0, y + k as f64 * (high + 2.0), 64.0, high)
                };
                (plaque(scene, *job, lot, lit_row == Some(row)))
            }
        }
    }
}

fn fields(scene: &Table<'_>, board: &Board) -> Markup {
    let view = scene.view;
    let deciding = deciding(view);
    let is_mine = matches!(view.mine().map(|mine| mine.task), Some(Task::Pawn));
    html! {
        @for (idx, field) in view.fields.iter().enumerate() {
            @let (x, y) = corner(board, idx);
            @let held = deciding.is_some_and(|(_, at)| at == idx);
            @let place = field_name(scene, board, idx as u8);
            @match field.tile {
                Some(tile) => g class={ "tile" @if held { " held" } } role="img" aria-label={ (place) ": " (tile_name(scene, tile)) }
                    transform={ "translate(" (n(x)) " " (n(y)) ")" } data-thing={ "field:" (idx) } { (art::tile(tile)) },
                None => rect.plot x=(n(x + 1.0)) y=(n(y + 1.0)) width="98" height="98" rx="4" role="img" aria-label=(place) data-thing={ "field:" (idx) } {},
            }
        }
        @if let Some((_, field)) = deciding {
            @let (x, y) = corner(board, field);
            rect.standing x=(n(x - 2.0)) y=(n(y - 2.0)) width="104" height="104" rx="7" {}
        }
        @if let Some(papa_paolo::Event::PawnPlaced { field, .. }) = scene.last {
            @let (x, y) = corner(board, (*field).into());
            (ticks((x - 2.0, y - 2.0), (104.0, 104.0), 18.0))
        }
        @if let (true, Some(me)) = (is_mine, scene.viewer.seat()) {
            @for (idx, field) in view.fields.iter().enumerate() {
                @let (x, y) = corner(board, idx);
                @let lot = Lot::new(x + 3.0, y + 3.0, 94.0, 94.0);
                @let ghost = html! { g.ghost { (pawn(me, (x + 50.0, y + 54.0), 1.5, None)) } };
                @if field.tile.is_some() || field.pawn.is_some() {
                    (spot(scene, Action::Place(idx as u8), lot, "over-place", &format!("field:{idx}"), &ghost))
                }
            }
        }
    }
}

fn pawns(scene: &Table<'_>, board: &Board) -> Markup {
    let deciding = deciding(scene.view);
    html! {
        g.pieces aria-hidden="true" {
            @for (idx, field) in scene.view.fields.iter().enumerate() {
                @if let Some(seat) = field.pawn {
                    @let (x, y) = corner(board, idx);
                    (pawn(seat, (x + 50.0, y + 54.0), 1.5, Some(format!("pp-at-{idx}"))))
                }
            }
            @if let Some((seat, field)) = deciding {
                @let (x, y) = corner(board, field);
                g transform={ "translate(" (n(x + 72.0)) " " (n(y + 20.0)) ")" } {
                    circle.order r="10" {}
                    text.order-text.big y="4.4" { (papa_paolo::PAWNS - scene.view.players[seat.index()].pawns) }
                }
            }
        }
    }
}

/// R5.1, R5.2: who would get the coin of a line: the most pawns, then the one nearest to it.
pub(super) fn leader(view: &View, board: &Board, line: usize) -> Option<Seat> {
    let (rows, columns) = (board.rows.len(), board.columns.len());
    let (from_end, fields): (bool, Vec<usize>) = if line < rows {
        (board.coins_right, (0..columns).map(|column| line * columns + column).collect())
    } else {
        (board.coins_below, (0..rows).map(|row| row * columns + line - rows).collect())
    };
    let rank = |seat: Seat| {
        let own: Vec<usize> =
            (0..fields.len()).filter(|at| view.fields[fields[*at]].pawn == Some(seat)).collect();
        let nearest = own.iter().map(|at| if from_end { *at } else { fields.len() - at }).max();
        (own.len(), nearest)
    };
    Seat::first(view.seats()).filter(|seat| rank(*seat).0 > 0).max_by_key(|seat| rank(*seat))
}

fn coins(scene: &Table<'_>, board: &Board) -> Markup {
    let view = scene.view;
    let (rows, columns) = (board.rows.len(), board.columns.len());
    let right = if board.coins_right { columns as f64 * PITCH + 20.0 } else { -98.0 };
    let below = if board.coins_below { rows as f64 * PITCH + 20.0 } else { -76.0 };
    html! {
        @for (line, value) in view.coins.iter().enumerate() {
            @let in_row = line < rows;
            @let at = (if in_row { line } else { line - rows }) as f64 * PITCH + 50.0;
            @let (x, y) = if in_row { (right, at) } else { (at, below) };
            @let lead = leader(view, board, line).filter(|_| *value > 0);
            @let hidden = view.face_down == Some(line as u8);
            @let number = (if in_row { line } else { line - rows }) as i64 + 1;
            @let name = scene.locale.count_and_fill(if in_row { "pp-b-coin-row" } else { "pp-b-coin-column" }, &[("n", number)],
                &[("value", &if hidden { "?".to_owned() } else { format!("£{value}") })]);
            @let who = lead.map(|seat| scene.locale.fill("pp-b-leads", &[("name", &scene.name(seat))]));
            g role="img" aria-label={ (name) @if let Some(who) = who { ", " (who) } } transform={ "translate(" (n(x)) " " (n(y)) ")" } data-thing={ "coin:" (line) } {
                circle.coin-bed r="19" {}
                @if *value > 0 { (coin((!hidden).then_some(*value))) }
                @if let Some(seat) = lead { (mark(seat, 13.0, 13.0)) }
            }
        }
        @if board.coins_right && board.coins_below {
            text.hint.bribes x=(n(right + 25.0)) y=(n(below + 4.0)) { (scene.say("pp-b-bribes")) }
        }
    }
}

/// A seat's sign on a small disc.
pub(super) fn mark(seat: Seat, x: f64, y: f64) -> Markup {
    html! {
        g class={ "lead l" (livery(seat)) } transform={ "translate(" (n(x)) " " (n(y)) ")" } {
            circle r="8.6" {}
            g.sign transform="scale(.9)" { (PreEscaped(SIGNS[seat.index()])) }
        }
    }
}

/// R1.2: the tiles that wait face down.
fn pile(scene: &Table<'_>) -> Markup {
    let left: u32 = scene.view.supply.iter().map(|count| u32::from(*count)).sum();
    html! {
        g.pile role="img" aria-label=(scene.locale.count("pp-b-pile", &[("n", left.into())])) {
            rect x="-72" y="-42" width="26" height="26" rx="3" {}
            rect x="-69" y="-45" width="26" height="26" rx="3" {}
            rect x="-66" y="-48" width="26" height="26" rx="3" {}
            text x="-36" y="-32" { (left) }
            text.hint x="-36" y="-18" { (scene.say("pp-b-tiles")) }
        }
    }
}

/// What a colour's card or quarter says.
pub(super) fn trade(scene: &Table<'_>, colour: Colour) -> String {
    job_name(scene, Job::of(colour))
}
