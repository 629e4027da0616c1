//! The rulebook, paragraph by paragraph. The numbers are those of `RULES.md`.

use connect_four::Action::{self, Drop};
use connect_four::{Column, Components, DISCS, Event, Options, Place, ROWS, State, View};
use game::{Game, Match, Printed, Seat, Viewer};
use testkit::Table;

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

fn fresh() -> Table<State> {
    Table::new(2, &Options::default(), 1)
}

fn public(table: &Table<State>) -> View {
    table.view(Viewer::Public)
}

/// Plays the columns of a text, turn by turn.
fn played(columns: &str) -> Table<State> {
    let mut table = fresh();
    for (idx, letter) in columns.bytes().enumerate() {
        table.play(Seat::new(idx % 2), Drop(Column::ALL[usize::from(letter - b'a')]));
    }
    table
}

fn names(places: &[Place]) -> String {
    places.iter().map(Place::to_string).collect::<Vec<_>>().join(" ")
}

/// R1.1
#[test]
fn two_play() {
    let lay =
        |seats| Match::<State>::new(Components::embedded(), seats, Options::default(), 1.into()).is_ok();
    assert_eq!((0..=6).filter(|seats| lay(*seats)).collect::<Vec<u8>>(), [2]);
}

/// R1.2
#[test]
fn the_rack_has_seven_empty_columns_of_six() {
    let mut table = fresh();
    table.offers(A, &Column::ALL.map(Drop));
    let view = public(&table);
    let rows = |column| connect_four::Rack::places().filter(|place| place.column == column).count();
    assert!(Column::ALL.into_iter().all(|column| rows(column) == usize::from(ROWS)));
    assert!(connect_four::Rack::places().all(|place| view.rack.at(place).is_none()));
}

/// R1.3
#[test]
fn each_has_21_discs_which_fill_the_rack() {
    assert_eq!(2 * DISCS as usize, Column::COUNT * usize::from(ROWS));
    let table = played(DRAWN);
    assert_eq!([A, B].map(|seat| public(&table).rack.count(seat)), [DISCS; 2]);
}

/// R2.1
#[test]
fn they_take_turns() {
    let mut table = fresh();
    table.refuses(B, Drop(Column::D), "turn").play(A, Drop(Column::D));
    table.refuses(A, Drop(Column::D), "turn").play(B, Drop(Column::D));
    assert_eq!(public(&table).active, A);
}

/// R2.2
#[test]
fn a_disc_falls_to_the_lowest_free_place() {
    let table = played("ddda");
    let told = Event::Dropped { seat: B, place: Place { column: Column::A, row: 1 } };
    assert_eq!(table.events(), [told]);
    let at = |row| public(&table).rack.at(Place { column: Column::D, row });
    assert_eq!([1, 2, 3, 4].map(at), [Some(A), Some(B), Some(A), None]);
}

/// R2.3
#[test]
fn a_column_of_six_is_full() {
    let others: Vec<Action> = Column::ALL.into_iter().filter(|c| *c != Column::C).map(Drop).collect();
    played("cccccc").offers(A, &others).refuses(A, Drop(Column::C), "2.3");
}

/// R3.1
#[test]
fn four_in_a_line_win_at_once() {
    for (columns, line) in [
        ("abababa", "a1 a2 a3 a4"),
        ("aabbccd", "a1 b1 c1 d1"),
        ("abbcdccdgdd", "a1 b2 c3 d4"),
        ("gffedeedadd", "d4 e3 f2 g1"),
    ] {
        let mut table = played(columns);
        assert_eq!(names(&public(&table).line()), line);
        assert_eq!((table.outcome().ending, table.outcome().winners().contains(A)), ("four", true));
        table.refuses(B, Drop(Column::E), "over");
    }
}

/// R3.1
#[test]
fn more_than_four_win_too() {
    let table = played("aabbddeec");
    assert_eq!(names(&public(&table).line()), "a1 b1 c1 d1 e1");
}

/// R3.1
#[test]
fn a_line_does_not_run_on_in_the_next_column() {
    // A's discs are neighbours in memory, not in the rack.
    let rows = "A . . . . . .\nA . . . . . .\nA . . . . . .\nB . . . . . .\nB . . . . . .\nB A B . . . .\n";
    let table = Table::<State>::at(Components::embedded(), &format!("turn A\n{rows}"));
    assert!(table.state().status().outcome().is_none());
}

/// A whole game in which nobody gets a line.
const DRAWN: &str = "abababbababacdcdcddcdcdcefefeffefefegggggg";

/// R3.2
#[test]
fn a_full_rack_without_a_line_is_a_draw() {
    let table = played(DRAWN);
    assert_eq!(table.outcome().ending, "full");
    assert!(public(&table).line().is_empty());
}

/// R3.3
#[test]
fn a_victory_counts_one_point() {
    assert_eq!(played("abababa").outcome().scores(), [1, 0]);
    assert_eq!(played("gabababa").outcome().scores(), [0, 1]);
    assert_eq!(played(DRAWN).outcome().scores(), [0, 0]);
}

/// Q1
#[test]
fn chair_a_begins() {
    for seed in 0..10 {
        assert_eq!(public(&Table::new(2, &Options::default(), seed)).active, A);
    }
}

/// Q2
#[test]
fn a_draw_is_a_shared_victory() {
    assert_eq!(played(DRAWN).outcome().ranking(), [[A, B]]);
}
