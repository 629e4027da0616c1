//! How many sequences of actions there are: one wrong offer anywhere changes these numbers.

use game::{Dice, Printed};
use papa_paolo::{Components, Options, State};
use testkit::{Table, perft};

fn at(notation: &str) -> Table<State> {
    Table::at(Components::embedded(), notation)
}

fn counted(table: &Table<State>) -> [u64; 3] {
    [1, 2, 3].map(|depth| perft(table.state(), &Dice::new(1.into()), depth))
}

#[test]
fn the_tree_of_actions_has_its_size() {
    let fresh = |seats| Table::<State>::new(seats, &Options::default(), 1);
    assert_eq!(counted(&fresh(2)), [4, 8, 72]);
    assert_eq!(counted(&fresh(3)), [12, 126, 1242]);
    assert_eq!(counted(&fresh(4)), [16, 164, 2208]);
}

#[test]
fn bidding_has_its_size() {
    assert_eq!(counted(&at("seats 4 round 1 stage bidding\nA task bid")), [19, 311, 4349]);
    assert_eq!(counted(&at("seats 2 round 1 stage bidding\nA task bid")), [11, 101, 390]);
}

#[test]
fn deliveries_have_their_size() {
    let table = at("
        seats 4 round 3 stage delivering
        A delivery 2 task delivering
        A tour express 0 pizzas 6 rounds 2 distance 4 delivered 0 dropped 0 path -
        A shops 0,0=start:5
        A tiles 1,0=gold-1-NSW 0,1=blue-1-NESW 1,1=red-1-NESW 0,2=green-2-NE 1,2=gold-3-NW 0,-1=red-2-ES 1,-1=blue-3-SW
    ");
    assert_eq!(counted(&table), [2, 20, 154]);
    let deep = [4, 5, 6].map(|depth| perft(table.state(), &Dice::new(1.into()), depth));
    assert_eq!(deep, [1927, 22974, 292203]);
}
