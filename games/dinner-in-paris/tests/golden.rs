//! Golden games: one for each number of players, face of the board, ending and kind of pigeon card.

use std::collections::BTreeSet;

use dinner_in_paris::{Action, Event, Face, Kind, Options, Pigeon, Spot, State};
use game::{Dice, Game, Match, Viewer};
use testkit::golden::{self, Recipe};
use testkit::{Offer, any};

/// Opens, builds and completes whatever it can, and plays every pigeon card.
fn eager(_: &Match<State>, offers: &[Offer<State>], dice: &mut Dice) -> Offer<State> {
    let keen = |action: &Action| match action {
        Action::Cover(_) | Action::CompleteAlso(_) | Action::Waive => 6,
        Action::Complete(_) | Action::DrawObjective => 5,
        Action::Open(_) => 4,
        Action::Build => 3,
        Action::Lay(_) => 2,
        Action::Spend | Action::SpendPigeon => 1,
        _ => 0,
    };
    let most = offers.iter().map(|(_, action)| keen(action)).max().unwrap_or(0);
    let best: Vec<Offer<State>> = offers.iter().copied().filter(|(_, action)| keen(action) == most).collect();
    any::<State>(&best, dice)
}

/// Opens the smallest restaurants it can, two cells apart, and builds nothing.
fn scattering(played: &Match<State>, offers: &[Offer<State>], dice: &mut Dice) -> Offer<State> {
    let view = played.state().view(Viewer::Public);
    let components = &played.edition().printed;
    let width = |kind: Kind| components.menu(kind).width;
    let gap_before = |spot: &Spot| {
        let on_side = view.houses.iter().filter(|house| house.spot.side() == spot.side());
        let ends = on_side.map(|house| house.spot.offset() + width(house.house.kind()));
        let before = ends.filter(|end| *end <= spot.offset()).max().unwrap_or(0);
        spot.offset() - before
    };
    // The smaller, the better.
    let worse = |action: &Action| match action {
        Action::Open(kind) => width(*kind),
        Action::Place(spot) => gap_before(spot).abs_diff(2),
        Action::Build | Action::Complete(_) => 99,
        _ => 50,
    };
    let least = offers.iter().map(|(_, action)| worse(action)).min().unwrap_or(0);
    let best: Vec<Offer<State>> =
        offers.iter().copied().filter(|(_, action)| worse(action) == least).collect();
    any::<State>(&best, dice)
}

/// Draws from the deck and does nothing else.
fn idle(_: &Match<State>, offers: &[Offer<State>], dice: &mut Dice) -> Offer<State> {
    let top = offers.iter().find(|(_, action)| *action == Action::TakeTop);
    top.copied().unwrap_or_else(|| any::<State>(offers, dice))
}

fn recipes() -> Vec<Recipe<State>> {
    let recipe = |name: &str, seats, face, seed, choose| Recipe {
        name: name.to_owned(),
        seats,
        options: Options { face },
        seed,
        choose,
    };
    vec![
        recipe("two", 2, Face::Main, 3, eager),
        recipe("two-player-face", 2, Face::TwoPlayer, 1, eager),
        recipe("three", 3, Face::Main, 2, eager),
        recipe("four", 4, Face::Main, 13, eager),
        recipe("no-room", 3, Face::Main, 46, scattering),
        recipe("step-bound", 2, Face::Main, 1, idle),
    ]
}

#[test]
fn games_are_as_they_were() {
    golden::check(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"), &recipes());
}

#[test]
fn there_is_one_of_each_kind() {
    golden::covers(&recipes());
    let mut used = BTreeSet::new();
    let mut covered = 0;
    for recipe in recipes() {
        let played = recipe.play();
        used.extend(played.state().view(Viewer::Public).players.into_iter().flat_map(|player| player.used));
        let events = played.steps().iter().flat_map(|step| &step.events);
        covered += events.filter(|event| matches!(event, Event::Covered { .. })).count();
    }
    // R8.9: the last kind is not only played, but covers something.
    assert!(covered > 0);
    assert_eq!(used.len(), Pigeon::COUNT, "{used:?}");
}
