//! How many sequences of actions there are: one wrong offer anywhere changes these numbers.

use game::Dice;
use paris_connection::{Options, State};
use testkit::{Table, perft};

#[test]
fn the_tree_of_actions_has_its_size() {
    let counted = |seats: u8, depth| {
        let table = Table::<State>::new(seats, &Options::default(), 1);
        perft(table.state(), &Dice::new(1.into()), depth)
    };
    assert_eq!([1, 2, 3, 4].map(|depth| counted(3, depth)), [10, 58, 508, 3163]);
    assert_eq!([1, 2, 3, 4].map(|depth| counted(6, depth)), [9, 48, 408, 2583]);
}
