//! Golden games: each ending.

use connect_four::{Action, Column, Options, State};
use game::{Dice, Match};
use testkit::Offer;
use testkit::golden::{self, Recipe};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn recipes() -> [Recipe<State>; 2] {
    [
        Recipe { name: "four".to_owned(), seats: 2, options: Options {}, seed: 1, choose: golden::at_random },
        Recipe { name: "full".to_owned(), seats: 2, options: Options {}, seed: 1, choose: without_a_line },
    ]
}

#[test]
fn golden_games_are_as_they_were() {
    golden::check(FOLDER, &recipes());
}

#[test]
fn golden_games_cover_players_endings_and_options() {
    golden::covers(&recipes());
}

/// Two columns filled in step, then two with the discs the other way round, and the seventh last.
fn without_a_line(played: &Match<State>, offers: &[Offer<State>], _: &mut Dice) -> Offer<State> {
    const ORDER: &str = "abababbababacdcdcddcdcdcefefeffefefegggggg";
    let letter = ORDER.as_bytes()[played.steps().len()];
    let column = Column::ALL[usize::from(letter - b'a')];
    *offers.iter().find(|offer| offer.1 == Action::Drop(column)).expect("the order fits")
}
