//! The laws of every title, on random games.

use paris_connection::{Options, State};

#[test]
fn keeps_every_law() {
    let tables: Vec<(u8, Options)> =
        (3..=6).flat_map(|seats| [true, false].map(|stalemate| (seats, Options { stalemate }))).collect();
    testkit::check::<State>(&tables, 0..2);
}
