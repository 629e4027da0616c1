//! How many sequences of actions there are: one wrong offer anywhere changes these numbers.

mod position;

use game::Dice;
use position::{A, B, NOWHERE_AT_HOME, Position};
use rival_restaurants::{Options, State};
use testkit::{Table, perft};

fn counted(table: &Table<State>) -> [u64; 3] {
    [1, 2, 3].map(|depth| perft(table.state(), &Dice::new(1.into()), depth))
}

#[test]
fn the_first_wheels_have_their_tree() {
    assert_eq!(counted(&Table::new(3, &Options::default(), 1)), [22, 329, 2646]);
    assert_eq!(counted(&Table::new(2, &Options::default(), 1)), [4, 8, 64]);
}

#[test]
fn a_war_and_the_island_have_their_tree() {
    let mut table = Position::of(3)
        .chef(A, 0, "gohan-sushido", "carbtastic", 0)
        .chef(B, 0, "pork-knuckles", "carbtastic", 0)
        .counters("carbtastic", "rice bread")
        .money(A, 3)
        .money(B, 4)
        .hand(A, "armed-robbery clam-voyance")
        .nobody(position::C, "island")
        .front(A, "ready", true)
        .front(B, "ready", true)
        .phase("window")
        .table();
    table.play(position::C, rival_restaurants::Action::Done);
    assert_eq!(counted(&table), [24, 554, 15424]);
}

#[test]
fn menus_have_their_tree() {
    let table = Position::of(3)
        .chef(A, 0, "phyllis-grubman", "home", NOWHERE_AT_HOME)
        .recipe(A, 0, "dan-dan-noodles")
        .has(A, "noodles beef tofu greens garlic alien-goo secret-sauce")
        .phase("menus")
        .table();
    assert_eq!(counted(&table), [4, 18, 98]);
}
