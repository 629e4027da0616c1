//! The laws of every title, on random games with all seats acting in random order.

use game::{Dice, Game, Match, Notation, Printed, Seat};
use rival_restaurants::{Components, Options, State};
use testkit::{any, laws, offers};

const STRIDE: usize = 61;

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
    keeps_every_law(&tables, 0..5);
}

#[test]
fn two_players_keep_every_law_with_each_way_to_get_chefs() {
    let draft = Options { draft: true, ..short() };
    let two = Options { two_chefs: true, chefs: 3, restaurants: 4, ..short() };
    keeps_every_law(&[(2, draft), (2, two)], 0..5);
}

#[test]
fn the_variants_keep_every_law() {
    let amateur = Options { amateur: true, ..short() };
    let start_up = Options { start_up: true, ..short() };
    let two_chefs = Options { two_chefs: true, ..short() };
    let choice = Options { restaurants: 2, chefs: 3, quiet_mart: true, wheel_clock: 60, clock: 0, ..short() };
    keeps_every_law(&[(4, amateur), (3, start_up), (3, two_chefs), (4, choice)], 0..5);
}

/// The same position with the hands of two players swapped, where they hold as many cards.
fn with_swapped_hands(state: &State, a: Seat, b: Seat) -> Option<State> {
    let mut toml: toml::Table = state.notation().parse().ok()?;
    let players = toml.get_mut("players")?.as_array_mut()?;
    let sum = |hand: &toml::Value| -> i64 {
        hand.as_array().into_iter().flatten().filter_map(toml::Value::as_integer).sum()
    };
    let hands = [a, b].map(|seat| players[seat.index()]["hand"].clone());
    if sum(&hands[0]) != sum(&hands[1]) {
        return None;
    }
    players[a.index()]["hand"] = hands[1].clone();
    players[b.index()]["hand"] = hands[0].clone();
    State::parse(state.edition(), &toml.to_string()).ok()
}

#[test]
fn nobody_sees_that_two_others_have_swapped_their_hands() {
    let mut tried = 0;
    for seed in 0..8 {
        let options = Options { last_day: 6, clock: 0, ..Options::default() };
        let mut played =
            Match::<State>::new(Components::embedded(), 4, options, seed.into()).expect("a table");
        let mut dice = Dice::new(seed.into()).fork();
        while played.status().outcome().is_none() {
            let (a, b) = (Seat::new(dice.below(2) as usize), Seat::new(2 + dice.below(2) as usize));
            if let Some(swapped) = with_swapped_hands(played.state(), a, b) {
                laws::swapped_secrets(played.state(), &swapped, a, b).expect("nobody sees it");
                tried += u32::from(swapped != *played.state());
            }
            let (by, action) = any::<State>(&offers(played.state()), &mut dice);
            played.play(by, action).expect("it was offered");
        }
    }
    assert!(tried > 100, "only {tried} positions allowed it");
}
