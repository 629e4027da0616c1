//! The laws of every title, on random games and on games of players who get somewhere.

use dinner_in_paris::{Action, Components, Face, Options, State};
use game::{Dice, Match, Printed, Seat};
use testkit::{Law, Position};

fn tables() -> Vec<(u8, Options)> {
    let tables = [(2, Face::Main), (2, Face::TwoPlayer), (3, Face::Main), (4, Face::Main)];
    tables.map(|(seats, face)| (seats, Options { face })).into()
}

#[test]
fn keeps_every_law() {
    // The hundredth game once ended with a bonus on its way to the wrong player.
    testkit::check_every::<State>(7, &tables(), (0..3).chain([100]));
}

/// Random players seldom lay two terraces in a row, or play a pigeon card: these do whenever they can.
#[test]
fn keeps_every_law_among_keen_players() {
    let is_keen = |action: &Action| {
        !matches!(
            action,
            Action::Take(_) | Action::TakeTop | Action::Finish | Action::EndTurn | Action::Spend
        )
    };
    for (seats, options) in tables() {
        for seed in 0..2u64 {
            let mut played =
                Match::<State>::new(Components::embedded(), seats, options.clone(), seed.into()).unwrap();
            let mut dice = Dice::new((seed + 9).into());
            while played.status().outcome().is_none() {
                let offers = testkit::offers(played.state());
                let is_rare = |action: &Action| {
                    matches!(action, Action::Cover(_) | Action::Waive | Action::CompleteAlso(_))
                };
                let rare: Vec<_> = offers.iter().copied().filter(|(_, action)| is_rare(action)).collect();
                let keen: Vec<_> = offers.iter().copied().filter(|(_, action)| is_keen(action)).collect();
                let best = [&rare, &keen, &offers].into_iter().find(|offers| !offers.is_empty()).unwrap();
                let (by, action) = testkit::any::<State>(best, &mut dice);
                played.play(by, action).unwrap();
                let laws = if played.steps().len().is_multiple_of(5) || !rare.is_empty() {
                    &Law::ALL[..]
                } else {
                    &Law::ALL[..2]
                };
                for law in laws.iter().filter(|law| **law != Law::Replays) {
                    if let Err(what) = law.holds(&Position::of(&played)) {
                        panic!(
                            "law {law} is broken with {seats} seats, seed {seed}, ply {}: {what}",
                            played.steps().len()
                        );
                    }
                }
            }
        }
    }
}

/// Q24: nobody sees what two others hold: cards, pigeon cards, objectives.
#[test]
fn secrets_of_others_are_secret() {
    let position = |one: &str, other: &str| {
        let text = format!("seats 3\nA {one}\nB {other}\nC hand coin | known coin");
        <State as game::Notation>::parse(Components::embedded(), &text).unwrap()
    };
    let one = "hand bread flour | pigeons two-coins | objectives lamps";
    let other = "hand meat meat | pigeons one-less | objectives north";
    let [a, b] = [0, 1].map(Seat::new);
    testkit::laws::swapped_secrets(&position(one, other), &position(other, one), a, b).unwrap();
}
