//! The laws of every title, on random games.

use game::{Dice, Game, Match, Notation, Printed, Seat};
use paris_connection::{Map, Options, State};
use testkit::{any, laws, offers};

/// With the option and without it.
fn keeps_every_law(seats: u8) {
    let tables = [true, false].map(|stalemate| (seats, Options { stalemate }));
    testkit::check::<State>(&tables, 0..9);
}

#[test]
fn three_players_keep_every_law() {
    keeps_every_law(3);
}

#[test]
fn four_players_keep_every_law() {
    keeps_every_law(4);
}

#[test]
fn five_players_keep_every_law() {
    keeps_every_law(5);
}

#[test]
fn six_players_keep_every_law() {
    keeps_every_law(6);
}

/// The same position with what two players were dealt swapped, where their swaps so far allow it.
fn with_swapped_deals(state: &State, a: Seat, b: Seat) -> Option<State> {
    let text = state.notation();
    let deal = |seat: Seat| {
        let begins = format!("{seat} dealt ");
        let line = text.lines().find_map(|line| line.strip_prefix(&begins))?;
        Some((begins, line.split_once(" swapped")?.0.to_owned()))
    };
    let ((of_a, deal_a), (of_b, deal_b)) = (deal(a)?, deal(b)?);
    let text = text.replace(&format!("{of_a}{deal_a} "), &format!("{of_a}{deal_b} "));
    let text = text.replace(&format!("{of_b}{deal_b} "), &format!("{of_b}{deal_a} "));
    State::parse(state.edition(), &text).ok()
}

#[test]
fn nobody_sees_that_two_others_have_swapped_their_deals() {
    let mut tried = 0;
    for seed in 0..10 {
        let mut played = Match::<State>::new(Map::embedded(), 4, Options::default(), seed.into()).unwrap();
        let mut dice = Dice::new(seed.into()).fork();
        while played.status().outcome().is_none() {
            let (a, b) = (Seat::new(dice.below(2) as usize), Seat::new(2 + dice.below(2) as usize));
            if let Some(swapped) = with_swapped_deals(played.state(), a, b) {
                laws::swapped_secrets(played.state(), &swapped, a, b).unwrap();
                tried += u32::from(swapped != *played.state());
            }
            let (by, action) = any::<State>(&offers(played.state()), &mut dice);
            played.play(by, action).unwrap();
        }
    }
    assert!(tried > 100, "only {tried} positions allowed it");
}
