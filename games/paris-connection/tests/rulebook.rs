//! The rulebook, paragraph by paragraph, and its worked example. The numbers are those of `RULES.md`.

mod position;

use std::collections::BTreeSet;

use game::{Actor, Match, Printed, Seat, Viewer};
use kit::Hex;
use paris_connection::Action::{Build, Finish, Give, Lay, Take};
use paris_connection::Company::{Black, Blue, Green, Lilac, Red, Saffron};
use paris_connection::{Action, Company, IN_PLAY, Kind, Map, Options, Phase, State, View, limit};
use position::{A, B, C, Position, line};
use testkit::{Table, legal};

fn lay(hex: &str) -> Action {
    Lay(hex.parse().expect("a hex"))
}

fn take(company: Company, count: u8) -> Action {
    Take { company, count }
}

fn fresh(seats: u8, seed: u64) -> Table<State> {
    Table::new(seats, &Options::default(), seed)
}

fn public(table: &Table<State>) -> View {
    table.view(Viewer::Public)
}

/// The line of a company that needs one more piece to be in Marseille, and has no city.
const ALMOST_MARSEILLE: &str = "1,1 2,1 2,2 3,2 3,3 4,3 5,3 5,4 5,5 5,6";

// R1: setting up.

/// R1.1
#[test]
fn three_to_six_play() {
    let lay_table = |seats| Match::<State>::new(Map::embedded(), seats, Options::default(), 1.into()).is_ok();
    assert_eq!((0..=8).filter(|seats| lay_table(*seats)).collect::<Vec<u8>>(), [3, 4, 5, 6]);
}

/// R1.2
#[test]
fn each_company_starts_from_a_station_of_its_own() {
    let map = &Map::embedded().printed;
    for seed in 0..20 {
        let used: BTreeSet<Hex> = public(&fresh(3, seed)).lines.iter().map(|line| line.station).collect();
        let all: BTreeSet<Hex> = map.stations.iter().map(|number| map.hex(*number)).collect();
        assert_eq!(used, all);
    }
}

/// R1.3
#[test]
fn values_begin_at_nothing() {
    assert!(public(&fresh(4, 1)).lines.iter().all(|line| line.value == 0));
}

/// R1.4
#[test]
fn hands_are_drawn_from_a_bag_of_31_of_each() {
    for (seats, drawn) in [(3, 10), (4, 8), (5, 6), (6, 5)] {
        let table = fresh(seats, 1);
        assert!(public(&table).hands.iter().all(|hand| hand.total == drawn));
        let held = |seat, company: Company| own(&table, seat)[company.index()];
        for company in Company::ALL {
            let drawn: u8 = Seat::first(seats).map(|seat| held(seat, company)).sum();
            assert_eq!(drawn + line(&table, company).depot, IN_PLAY);
        }
    }
}

fn own(table: &Table<State>, seat: Seat) -> [u8; Company::COUNT] {
    table.view(Viewer::Seat(seat)).mine().expect("a seat sees its own shares")
}

/// R1.4
#[test]
fn shares_are_behind_a_screen() {
    let table = fresh(3, 1);
    assert!(public(&table).hands.iter().all(|hand| hand.shares.is_none()));
    let seen = table.view(Viewer::Seat(A));
    assert_eq!(seen.hands.iter().filter(|hand| hand.shares.is_some()).count(), 1);
}

/// R1.5
#[test]
fn everybody_sees_the_rest_in_the_depots() {
    let left =
        |seats, seed| public(&fresh(seats, seed)).lines.iter().map(|line| u32::from(line.depot)).sum::<u32>();
    assert_eq!([3, 4, 5, 6].map(|seats| left(seats, 1)), [186 - 30, 186 - 32, 186 - 30, 186 - 30]);
}

/// R1.6
#[test]
fn the_start_player_is_drawn() {
    let starts: BTreeSet<Seat> = (0..50).map(|seed| public(&fresh(5, seed)).start).collect();
    assert_eq!(starts.len(), 5);
}

// R2: a turn.

/// R2.1
#[test]
fn the_start_player_begins_and_the_turn_goes_round_clockwise() {
    let mut table = fresh(3, 1);
    let start = public(&table).start;
    let mut order = Vec::new();
    for _ in 0..4 {
        let seat = public(&table).active;
        order.push(seat);
        let given =
            legal(table.state(), Actor::Seat(seat)).into_iter().find(|action| matches!(action, Give(_)));
        table.play(seat, given.expect("everybody holds a share"));
        let taken = legal(table.state(), Actor::Seat(seat))[0];
        table.play(seat, taken);
    }
    let next = |seat: Seat| seat.next(3);
    assert_eq!(order, [start, next(start), next(next(start)), start]);
}

/// R2.2
#[test]
fn a_turn_is_one_build_or_one_swap_and_never_a_pass() {
    let mut table = Position::of(6).table();
    let builds = Company::ALL.map(Build);
    let gives = [Blue, Saffron, Red, Lilac, Black].map(Give);
    table.offers(A, &[&builds[..], &gives].concat()).offers(B, &[]);
    table.refuses(A, Finish, "2.2").refuses(A, lay("-2,1"), "2.2").refuses(B, Build(Blue), "turn");
    table.play(A, Build(Blue)).refuses(A, Give(Blue), "2.2").refuses(A, Build(Red), "2.2");
    table.play(A, lay("-2,1")).refuses(A, take(Red, 1), "2.2").play(A, Finish);
    table.refuses(A, Give(Blue), "turn").play(B, Give(Blue)).play(B, take(Red, 1));
    assert_eq!(public(&table).active, C);
}

// R3: building.

/// R3.1
#[test]
fn a_build_is_one_to_five_locomotives_from_the_depot() {
    let mut table = Position::of(3).table();
    let before = line(&table, Blue).depot;
    table.play(A, Build(Blue)).refuses(A, Finish, "3.1");
    for hex in ["-2,1", "-2,2", "-3,2", "-4,2", "-4,3"] {
        table.play(A, lay(hex));
    }
    table.offers(A, &[Finish]).refuses(A, lay("-5,3"), "3.1").play(A, Finish);
    assert_eq!(line(&table, Blue).depot, before - 5);
    table.play(B, Build(Red)).play(B, lay("1,-2")).play(B, Finish);
    assert_eq!(line(&table, Red).laid, [Hex::new(1, -2)]);
}

/// R3.1
#[test]
fn a_company_with_an_empty_depot_cannot_be_chosen() {
    Position::of(3).depot(Blue, 0).table().refuses(A, Build(Blue), "3.1");
}

/// R3.1
#[test]
fn a_build_goes_no_further_than_the_depot() {
    let mut table = Position::of(3).depot(Blue, 1).table();
    table.play(A, Build(Blue)).play(A, lay("-2,1")).refuses(A, lay("-2,2"), "3.1").offers(A, &[Finish]);
}

/// R3.2
#[test]
fn a_locomotive_is_laid_beside_its_own_line() {
    let mut table = Position::of(3).laid(Saffron, "-2,2").table();
    table.play(A, Build(Blue)).offers(A, &["-2,0", "-2,1", "-1,-1"].map(lay));
    // Beside the line of another company only.
    table.refuses(A, lay("-3,3"), "3.2").refuses(A, lay("20,20"), "3.2");
    // Beside a piece just laid, and branching off the line and the station.
    table.play(A, lay("-2,1")).play(A, lay("-2,2")).play(A, lay("-3,3")).play(A, lay("-3,2"));
    table.play(A, lay("-1,-1")).play(A, Finish);
}

/// R3.2
#[test]
fn a_company_that_is_walled_in_cannot_be_chosen() {
    // Blue has Rouen; all around it is taken.
    let mut table = Position::of(3)
        .laid(Blue, "-2,0")
        .laid(Saffron, "-2,1 -3,1 -3,2")
        .laid(Red, "-1,-1 -2,-1 -3,0")
        .laid(Lilac, "-1,2 -2,2 -2,1")
        .laid(Black, "1,-2 0,-2 -1,-2 -1,-1 -2,-1")
        .table();
    table.refuses(A, Build(Blue), "3.2");
}

/// R3.3
#[test]
fn no_line_crosses_a_hatched_border() {
    let mut table = Position::of(3).laid(Blue, "-1,-1 -2,-1 -3,0").table();
    // From Le Havre to Caen, across the Seine.
    table.play(A, Build(Blue)).refuses(A, lay("-3,1"), "3.3");
    // By way of Rouen there is no border.
    table.play(A, lay("-2,0")).play(A, lay("-3,1"));
}

/// R3.4
#[test]
fn a_hex_never_holds_a_company_twice() {
    let mut table = Position::of(3).laid(Blue, "-2,1").table();
    table.play(A, Build(Blue)).refuses(A, lay("-2,1"), "3.4");
    table.play(A, lay("-2,2")).refuses(A, lay("-2,2"), "3.4");
}

/// R3.5
#[test]
fn open_country_holds_two_companies() {
    let mut table = Position::of(3).laid(Saffron, "-1,2 0,2").laid(Green, "1,1 0,2").table();
    table.play(A, Build(Lilac)).refuses(A, lay("0,2"), "3.5").play(A, lay("1,1"));
}

/// R3.6
#[test]
fn a_city_holds_one_company() {
    let mut table = Position::of(3).laid(Blue, "-2,0").laid(Saffron, "-2,1").table();
    table.play(A, Build(Saffron)).refuses(A, lay("-2,0"), "3.6").play(A, lay("-3,1"));
}

/// R3.7
#[test]
fn nobody_builds_on_the_tower_or_on_a_station() {
    let mut table = Position::of(3).table();
    table.play(A, Build(Blue)).refuses(A, lay("0,0"), "3.7");
    table.refuses(A, lay("-1,1"), "3.7").refuses(A, lay("-1,0"), "3.7");
}

/// R3.8
#[test]
fn no_company_may_be_cut_off_from_every_free_city() {
    // Lilac's way out leads over 0,2, which has room for one more.
    let mut table = Position::of(3).laid(Saffron, "-1,2 0,2 1,1").laid(Green, "1,1").table();
    table.play(A, Build(Green)).refuses(A, lay("0,2"), "3.8").play(A, lay("1,2")).play(A, Finish);
    // Lilac itself may go there.
    table.play(B, Build(Lilac)).play(B, lay("0,2"));
}

/// R3.9
#[test]
fn the_value_grows_when_the_build_ends() {
    let mut table = Position::of(3).table();
    table.play(A, Build(Blue)).play(A, lay("-2,0")).play(A, lay("-3,1")).play(A, lay("-3,2"));
    assert_eq!(line(&table, Blue).value, 0);
    table.play(A, Finish);
    assert_eq!(line(&table, Blue).value, 2);
}

/// R3.9
#[test]
fn a_piece_counts_what_its_hex_is_worth() {
    let counted = |before: &'static str, hex: &str| {
        let mut table = Position::of(3).laid(Green, before).table();
        let value = line(&table, Green).value;
        table.play(A, Build(Green)).play(A, lay(hex)).play(A, Finish);
        line(&table, Green).value - value
    };
    assert_eq!(counted("", "1,1"), 0, "open country");
    assert_eq!(counted("", "2,0"), 1, "Troyes");
    assert_eq!(counted("1,1 2,1 2,2 3,2 3,3", "3,4"), 2, "Lyon");
    assert_eq!(counted(ALMOST_MARSEILLE, "5,7"), 3, "Toulon");
    assert_eq!(counted(ALMOST_MARSEILLE, "4,7"), 4, "Marseille");
    let worths: BTreeSet<u8> = Map::embedded().printed.places.iter().map(|place| place.worth()).collect();
    assert_eq!(worths, (0..=4).collect());
    assert!(Map::embedded().printed.places.iter().all(|place| place.worth() == 0 || is_city(&place.kind)));
}

fn is_city(kind: &Kind) -> bool {
    matches!(kind, Kind::City { .. })
}

// R4: swapping.

/// R4.1
#[test]
fn a_swap_begins_by_giving_one_share_to_its_depot() {
    let mut table = Position::of(3).hand(A, [4, 3, 3, 0, 0, 0], [0; 6]).table();
    let depot = line(&table, Blue).depot;
    table.refuses(A, take(Red, 1), "4.1").refuses(A, Give(Green), "4.1").play(A, Give(Blue));
    assert_eq!((line(&table, Blue).depot, own(&table, A)[Blue.index()]), (depot + 1, 3));
    table.refuses(A, Give(Red), "4.1").refuses(A, Build(Red), "4.1").refuses(A, Finish, "4.1");
}

/// R4.2
#[test]
fn one_or_two_shares_of_one_other_company_are_taken() {
    let mut table = Position::of(3).depot(Green, 1).depot(Black, 0).table();
    table.play(A, Give(Blue)).offers(
        A,
        &[
            take(Saffron, 1),
            take(Saffron, 2),
            take(Red, 1),
            take(Red, 2),
            take(Lilac, 1),
            take(Lilac, 2),
            take(Green, 1),
        ],
    );
    table.refuses(A, take(Blue, 1), "4.2").refuses(A, take(Red, 0), "4.2").refuses(A, take(Red, 3), "4.2");
    table.refuses(A, take(Green, 2), "4.2").refuses(A, take(Black, 1), "4.2");
    let (held, depot) = (own(&table, A)[Red.index()], line(&table, Red).depot);
    table.play(A, take(Red, 2));
    assert_eq!((own(&table, A)[Red.index()], line(&table, Red).depot), (held + 2, depot - 2));
}

/// R4.3
#[test]
fn more_shares_than_the_limit_are_allowed() {
    assert_eq!([3, 4, 5, 6].map(limit), [20, 15, 12, 10]);
    let mut table = Position::of(6).hand(A, [5, 0, 0, 0, 0, 0], [0, 5, 0, 0, 0, 0]).table();
    assert_eq!(public(&table).hands[0].total, limit(6));
    table.play(A, Give(Blue)).play(A, take(Red, 2));
    assert_eq!(public(&table).hands[0].total, limit(6) + 1);
}

// R5: the end.

/// Only the depots of blue, with one locomotive, and of red hold anything.
fn two_depots_left() -> Table<State> {
    [Saffron, Lilac, Black, Green]
        .into_iter()
        .fold(Position::of(3).depot(Blue, 1), |position, company| position.depot(company, 0))
        .table()
}

/// R5.1
#[test]
fn one_depot_left_ends_the_game_at_once() {
    let mut table = two_depots_left();
    table.play(A, Build(Blue)).play(A, lay("-2,1")).play(A, Finish);
    assert_eq!(table.outcome().ending, "one-depot");
    table.refuses(B, Give(Blue), "over").offers(B, &[]);

    let mut table = two_depots_left();
    table.play(A, Give(Red)).play(A, take(Blue, 1));
    assert_eq!(table.outcome().ending, "one-depot");
}

/// R5.2
#[test]
fn a_company_in_marseille_ends_the_game_at_once() {
    let mut table = Position::of(3).laid(Green, ALMOST_MARSEILLE).table();
    table.play(A, Build(Green)).play(A, lay("4,7")).play(A, Finish);
    assert_eq!(table.outcome().ending, "marseille");
    table.refuses(B, Give(Blue), "over");
}

/// R5.3
#[test]
fn at_the_end_the_screens_are_put_aside() {
    let mut table = Position::of(3).laid(Green, ALMOST_MARSEILLE).table();
    table.play(A, Build(Green)).play(A, lay("4,7")).play(A, Finish);
    assert!(matches!(public(&table).phase, Phase::Over(_)));
    assert!(public(&table).hands.iter().all(|hand| hand.shares == Some([2, 2, 2, 2, 1, 1])));
}

/// Four players; blue is worth 12, yellow (here: saffron) 9, red 8 and green 3, and black needs one more piece to be
/// in Marseille. `more` is what `A` has taken beyond the shares of the example.
fn example(more: [i8; 6]) -> Table<State> {
    let swapped = [3, 1, 2, 0, 0, 1];
    let mut table = Position::of(4)
        .laid(Blue, "-2,0 -3,1 -3,0 -1,-1 0,-2 1,-3 -3,2 -3,3 -4,4 -5,5 -5,4")
        .laid(Saffron, "-1,2 -2,3 -2,4 -3,5 -4,6 -3,6 -3,7 -3,8 -4,9")
        .laid(Red, "1,-2 2,-2 3,-2 3,-1 3,0 3,1 3,2 3,3 3,4 3,5 3,6 3,7 3,-3")
        .laid(Black, "2,-1 3,-2 4,-2 4,-1 4,0 4,1 4,2 4,3 5,3 5,4 5,5 5,6")
        .laid(Green, "2,0 3,-1 4,-1 5,-1 6,-1")
        .hand(A, [3, 2, 2, 0, 0, 1], std::array::from_fn(|at| swapped[at] + more[at]))
        .table();
    table.play(A, Build(Black)).play(A, lay("4,7")).play(A, Finish);
    let values = [Blue, Saffron, Red, Green].map(|company| line(&table, company).value);
    assert_eq!(values, [12, 9, 8, 3], "as in the example");
    table
}

/// The example of the count, page 4. R5.3
#[test]
fn p04_six_blue_three_yellow_four_red_and_two_green_make_137_points() {
    let table = example([0; 6]);
    assert_eq!(public(&table).hands[0].shares, Some([6, 3, 4, 0, 0, 2]));
    assert_eq!(public(&table).hands[0].total, 15);
    assert_eq!(table.outcome().scores[A], 72 + 27 + 32 + 6);
    assert_eq!(table.outcome().scores[A], 137);
}

/// R5.3, R5.4
#[test]
fn each_share_above_the_limit_counts_and_costs_20() {
    // Lilac is worth nothing, blue 12.
    assert_eq!(example([0, 0, 0, 1, 0, 0]).outcome().scores[A], 137 - 20);
    assert_eq!(example([1, 0, 0, 2, 0, 0]).outcome().scores[A], 137 + 12 - 3 * 20);
}

/// R5.5
#[test]
fn the_most_points_win_and_equal_ones_share_the_victory() {
    let outcome = example([0; 6]).outcome();
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [A]);
    // The others hold the same shares.
    assert_eq!(outcome.ranking(), [vec![A], vec![B, C, Seat::new(3)]]);

    let mut table = Position::of(3).laid(Green, ALMOST_MARSEILLE).table();
    table.play(A, Build(Green)).play(A, lay("4,7")).play(A, Finish);
    assert_eq!(table.outcome().winners().len(), 3);
}
