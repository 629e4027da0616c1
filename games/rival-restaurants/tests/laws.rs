//! The laws of every title, on random games with all seats acting in random order.

use rival_restaurants::{Options, State};

const STRIDE: usize = 97;

fn keeps_every_law(tables: &[(u8, Options)], seeds: std::ops::Range<u64>) {
    testkit::check_every::<State>(STRIDE, tables, seeds);
}

fn short() -> Options {
    // Without a clock the house does not cut days short.
    Options { last_day: 8, clock: 0, ..Options::default() }
}

#[test]
fn every_number_of_players_keeps_every_law() {
    let tables: Vec<(u8, Options)> = (2..=6).map(|seats| (seats, short())).collect();
    keeps_every_law(&tables, 0..4);
}

#[test]
fn two_players_keep_every_law_with_each_way_to_get_chefs() {
    let draft = Options { draft: true, ..short() };
    let two = Options { two_chefs: true, chefs: 3, restaurants: 4, ..short() };
    keeps_every_law(&[(2, draft), (2, two)], 0..4);
}

#[test]
fn the_variants_keep_every_law() {
    let amateur = Options { amateur: true, ..short() };
    let start_up = Options { start_up: true, ..short() };
    let two_chefs = Options { two_chefs: true, ..short() };
    let choice = Options { restaurants: 2, chefs: 3, quiet_mart: true, wheel_clock: 60, clock: 0, ..short() };
    keeps_every_law(&[(4, amateur), (3, start_up), (3, two_chefs), (4, choice)], 0..3);
}
