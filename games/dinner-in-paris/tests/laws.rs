//! The laws of every title, on random games.

use dinner_in_paris::{Face, Options, State};

#[test]
fn keeps_every_law() {
    let tables: Vec<(u8, Options)> =
        [(2, Face::Main), (2, Face::TwoPlayer), (3, Face::Main), (4, Face::Main)]
            .map(|(seats, face)| (seats, Options { face }))
            .into();
    testkit::check_every::<State>(7, &tables, 0..2);
}
