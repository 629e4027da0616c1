//! The laws of every title, on random games.

use connect_four::{Options, State};

#[test]
fn two_players_keep_every_law() {
    testkit::check::<State>(&[(2, Options::default())], 0..60);
}
