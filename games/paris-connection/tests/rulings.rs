//! The rulings of `RULES.md`: how we read what the rulebook leaves open.

mod position;

use std::collections::{BTreeMap, BTreeSet};

use game::{Edition, Game, Notation, Printed, Viewer};
use kit::Hex;
use paris_connection::Action::{Build, Finish, Give, Lay, Take};
use paris_connection::Company::{Black, Blue, Green, Lilac, Red, Saffron};
use paris_connection::{Action, Company, Event, IN_PLAY, Map, Options, Source, State};
use position::{A, B, C, Position, line};
use testkit::Table;

fn lay(hex: &str) -> Action {
    Lay(hex.parse().expect("a hex"))
}

fn take(company: Company, count: u8) -> Action {
    Take { company, count }
}

fn is_over(table: &Table<State>) -> bool {
    table.state().status().outcome().is_some()
}

/// Q1
#[test]
fn q01_open_country_is_worth_nothing() {
    let mut table = Position::of(3).table();
    table.play(A, Build(Blue));
    for hex in ["-2,1", "-2,2", "-3,2", "-4,2", "-4,3"] {
        table.play(A, lay(hex));
    }
    table.play(A, Finish);
    assert_eq!(line(&table, Blue).value, 0);
}

/// Q2
#[test]
fn q02_of_33_locomotives_31_are_in_play() {
    // One is on the station, one on the value track.
    assert_eq!(IN_PLAY, 33 - 2);
    let table = Position::of(6).laid(Blue, "-2,1 -2,2").hand(A, [5, 0, 0, 0, 0, 0], [0; 6]).table();
    assert_eq!(line(&table, Blue).depot, 31 - 2 - (5 + 5));
}

/// Q3
#[test]
fn q03_stations_are_drawn_by_lot() {
    for company in Company::ALL {
        let station = |seed| line(&Table::<State>::new(3, &Options::default(), seed), company).station;
        let stations: BTreeSet<Hex> = (0..100u64).map(station).collect();
        assert_eq!(stations.len(), Company::COUNT, "{company:?} never starts from some station");
    }
}

/// Q4
#[test]
fn q04_marseille_is_the_last_piece_of_a_build_and_counts_4() {
    let mut table = Position::of(3).laid(Green, "1,1 2,1 2,2 3,2 3,3 4,3 5,3 5,4 5,5 5,6").table();
    table.play(A, Build(Green)).play(A, lay("5,7")).play(A, lay("4,7"));
    assert!(!is_over(&table), "the build can still be taken back");
    table.offers(A, &[Finish]).refuses(A, lay("4,6"), "Q4").play(A, Finish);
    assert_eq!((line(&table, Green).value, table.outcome().ending), (3 + 4, "marseille"));
}

/// Only the depots of blue, with one locomotive, and of red, with two, hold anything.
fn two_depots_left() -> Table<State> {
    let empty = [Saffron, Lilac, Black, Green];
    let position = Position::of(3).depot(Blue, 1).depot(Red, 2);
    empty.into_iter().fold(position, |position, company| position.depot(company, 0)).table()
}

/// Q5
#[test]
fn q05_depots_are_looked_at_after_a_whole_build() {
    let mut table = two_depots_left();
    table.play(A, Build(Blue)).play(A, lay("-2,1"));
    assert!(!is_over(&table), "the build is not finished");
    table.play(A, Finish);
    assert!(is_over(&table));
}

/// Q5
#[test]
fn q05_depots_are_looked_at_after_a_whole_swap() {
    // Blue is emptied, but the share that was given has filled another depot.
    let mut table = two_depots_left();
    table.play(A, Give(Lilac)).play(A, take(Blue, 1));
    assert!(!is_over(&table));
    // Now lilac and red are left: giving red and taking lilac leaves red alone.
    table.play(B, Give(Red));
    assert!(!is_over(&table), "the swap is not finished");
    table.play(B, take(Lilac, 1));
    assert_eq!(table.outcome().ending, "one-depot");
}

/// Q6
#[test]
fn q06_a_company_with_a_city_may_be_cut_off() {
    let mut table = Position::of(3)
        .laid(Lilac, "-1,2")
        .laid(Saffron, "-2,2 -2,3 -1,3 0,2 1,1")
        .laid(Green, "1,1 0,2 -1,3")
        .laid(Blue, "-2,1")
        .table();
    table.play(A, Build(Blue)).play(A, lay("-2,2")).play(A, Finish).refuses(B, Build(Lilac), "3.2");
}

/// Q6
#[test]
fn q06_the_last_free_city_within_reach_must_stay_free() {
    // Lilac has no way but to Orléans: two companies are on each of the other hexes beside its station.
    let position = || {
        let position = Position::of(3).laid(Saffron, "-2,2 -2,3 -1,3 0,2 1,1").laid(Green, "1,1 0,2");
        position.laid(Blue, "-2,1 -2,2").table()
    };
    for company in [Saffron, Green, Blue] {
        position().play(A, Build(company)).refuses(A, lay("-1,2"), "3.8");
    }
    position().play(A, Build(Lilac)).offers(A, &[lay("-1,2")]).play(A, lay("-1,2"));
}

/// Q6
#[test]
fn q06_a_hex_with_room_is_a_way_and_a_full_one_is_not() {
    // One company on each hex beside lilac's station, and Orléans taken: two ways are left.
    let two_ways = || Position::of(3).laid(Saffron, "-1,2 0,2 1,1");
    two_ways().table().play(A, Build(Green)).play(A, lay("1,1")).refuses(A, lay("0,2"), "3.8");
    let mut table = two_ways().laid(Green, "2,0 2,1 1,2").table();
    table.play(A, Build(Green)).play(A, lay("0,2")).refuses(A, lay("1,1"), "3.8");
}

/// A map on which lilac, from Austerlitz, can reach two cities: Nice, and Brest across what may be a hatched border.
fn small_map(hatched: &str) -> &'static Edition<Map> {
    let rows = [
        ("0,0", "tower = true"),
        ("-1,0", "station = 'Saint-Lazare'"),
        ("-1,1", "station = 'Montparnasse'"),
        ("0,-1", "station = 'Nord'"),
        ("0,1", "station = 'Austerlitz'"),
        ("1,-1", "station = 'Est'"),
        ("1,0", "station = 'Lyon'"),
        ("-2,0", "city = 'Rouen', worth = 1"),
        ("-2,2", "city = 'Tours', worth = 1"),
        ("0,-2", "city = 'Lille', worth = 1"),
        ("2,-2", "city = 'Metz', worth = 1"),
        ("2,0", "city = 'Marseille', worth = 4, marseille = true"),
        ("2,-1", ""),
        ("3,-1", ""),
        ("3,0", ""),
        ("2,1", ""),
        ("0,2", ""),
        ("1,2", "city = 'Nice', worth = 1"),
        ("0,3", "city = 'Brest', worth = 1"),
    ];
    let mut text = format!("source = 'derived'\nhatched = [{hatched}]\nhexes = [\n");
    for (at, what) in rows {
        let comma = if what.is_empty() { "" } else { ", " };
        text += &format!("  {{ at = '{at}'{comma}{what} }},\n");
    }
    text += "]\n";
    let edition = Edition::overlaid(BTreeMap::from([("map.toml".to_owned(), text)]));
    Box::leak(Box::new(edition.expect("a map that can be played on")))
}

/// Green, from the Gare de Lyon, is beside Nice.
fn beside_nice(hatched: &str) -> Table<State> {
    let position = "
        seats 3 start A turn A plain-swaps 0 stalemate on
        phase choosing
        blue    station -1,0 value 0 depot 25 laid -
        saffron station -1,1 value 0 depot 25 laid -
        red     station 0,-1 value 0 depot 25 laid -
        lilac   station 0,1 value 0 depot 25 laid -
        black   station 1,-1 value 0 depot 28 laid -
        green   station 1,0 value 0 depot 24 laid 2,-1 3,-1 3,0 2,1
        A dealt 2 2 2 2 1 1 swapped 0 0 0 0 0 0 shown 0 0 0 0 0 0
        B dealt 2 2 2 2 1 1 swapped 0 0 0 0 0 0 shown 0 0 0 0 0 0
        C dealt 2 2 2 2 1 1 swapped 0 0 0 0 0 0 shown 0 0 0 0 0 0
    ";
    Table::at(small_map(hatched), position)
}

/// Q6
#[test]
fn q06_no_way_leads_across_a_hatched_border() {
    beside_nice("").play(A, Build(Green)).play(A, lay("1,2"));
    let border = "{ between = ['0,2', '0,3'], name = 'Loire' }";
    beside_nice(border).play(A, Build(Green)).refuses(A, lay("1,2"), "3.8");
}

/// Everybody swaps one share for one, back and forth, `times` in all.
fn plain_swaps(table: &mut Table<State>, times: u8) {
    for (time, seat) in (0..times).zip([A, B, C].into_iter().cycle()) {
        let (give, other) = if time % 2 == 0 { (Blue, Red) } else { (Red, Blue) };
        table.play(seat, Give(give)).play(seat, take(other, 1));
    }
}

/// Q7
#[test]
fn q07_two_full_rounds_of_plain_swaps_end_the_game_after_a_warning() {
    let mut table = Position::of(3).table();
    plain_swaps(&mut table, 2);
    let warns =
        |table: &Table<State>| table.events().iter().any(|event| matches!(event, Event::PlainSwaps { .. }));
    assert!(!warns(&table), "not a full round");
    table.play(C, Give(Blue)).play(C, take(Red, 1));
    assert_eq!(table.events().last(), Some(&Event::PlainSwaps { count: 3, limit: 6 }));
    plain_swaps(&mut table, 2);
    assert!(!is_over(&table));
    table.play(C, Give(Red)).play(C, take(Blue, 1));
    assert_eq!(table.outcome().ending, "stalemate");
}

/// Q7
#[test]
fn q07_a_build_or_a_swap_for_two_begins_the_count_anew() {
    let counted = |table: &Table<State>| table.view(Viewer::Public).plain_swaps;
    let mut table = Position::of(3).table();
    plain_swaps(&mut table, 3);
    assert_eq!(counted(&table), 3);
    table.play(A, Give(Blue)).play(A, take(Red, 2));
    assert_eq!(counted(&table), 0);
    table.play(B, Give(Blue)).play(B, take(Red, 1));
    assert_eq!(counted(&table), 1);
    table.play(C, Build(Blue)).play(C, lay("-2,1")).play(C, Finish);
    assert_eq!(counted(&table), 0);
}

/// Q7
#[test]
fn q07_a_table_may_agree_to_swap_for_ever() {
    let text = Position::of(3).table().state().notation().replace("stalemate on", "stalemate off");
    let mut table = Table::at(Map::embedded(), &text);
    plain_swaps(&mut table, 30);
    assert!(!is_over(&table));
}

/// Q8
#[test]
fn q08_values_go_on_beyond_30() {
    let long = "-1,2 -2,3 -3,3 -4,4 -5,5 -5,4 -6,5 -7,5 -8,5 -9,5 -4,5 -4,6 -3,5 -3,6 -3,7 -3,8 -4,9 -4,10 -5,11 -4,11 \
                -2,6 -2,8 -1,8 -1,9";
    let mut table = Position::of(6).laid(Lilac, long).hand(A, [1, 1, 1, 0, 1, 1], [0; 6]).table();
    assert_eq!(line(&table, Lilac).value, 29);
    table.play(A, Build(Lilac)).play(A, lay("0,9")).play(A, lay("0,10")).play(A, Finish);
    assert_eq!(line(&table, Lilac).value, 32);
}

/// Q10
#[test]
fn q10_there_are_six_companies_and_green_is_one() {
    let slugs = Company::ALL.map(Company::slug);
    assert_eq!(slugs, ["blue", "saffron", "red", "lilac", "black", "green"]);
    Position::of(3).table().play(A, Build(Green));
}

/// Q11
#[test]
fn q11_the_owner_of_a_box_can_lay_the_printed_map_over_ours() {
    assert_eq!(Map::embedded().printed.source, Source::Reconstructed);
    let other = small_map("");
    assert!(!other.is_embedded && other.id != Map::embedded().id);
    assert_eq!(other.printed.source, Source::Derived);
}
