//! Golden games: each number of players with each ending.

use game::{Dice, Game, Match, Viewer};
use kit::Hex;
use paris_connection::{Action, Options, State, View};
use testkit::Offer;
use testkit::golden::{self, Chooser, Recipe};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn recipes() -> Vec<Recipe<State>> {
    let endings: [(&str, Chooser<State>); 3] =
        [("marseille", towards_marseille), ("one-depot", emptying_depots), ("stalemate", swapping_plainly)];
    let mut recipes = Vec::new();
    for seats in 3..=6 {
        for (ending, choose) in endings {
            recipes.push(Recipe {
                name: format!("{seats}-{ending}"),
                seats,
                options: Options::default(),
                seed: u64::from(seats),
                choose,
            });
        }
    }
    recipes.push(Recipe {
        name: "3-no-stalemate".to_owned(),
        seats: 3,
        options: Options { stalemate: false },
        seed: 7,
        choose: swapping_past_the_stalemate,
    });
    recipes
}

#[test]
fn golden_games_are_as_they_were() {
    golden::check(FOLDER, &recipes());
}

#[test]
fn golden_games_cover_players_endings_and_options() {
    golden::covers(&recipes());
}

#[test]
fn each_golden_game_ends_as_its_name_says() {
    for recipe in recipes() {
        let ending = recipe.play().status().outcome().map(|outcome| outcome.ending);
        assert!(
            ending.is_some_and(|ending| recipe.name.ends_with(ending) || recipe.seed == 7),
            "{}",
            recipe.name
        );
    }
}

const MARSEILLE: Hex = Hex::new(4, 7);

fn distance(a: Hex, b: Hex) -> i32 {
    let (q, r) = (i32::from(a.q - b.q), i32::from(a.r - b.r));
    (q.abs() + r.abs() + (q + r).abs()) / 2
}

/// One of the offers that are worth the most.
fn best(offers: &[Offer<State>], dice: &mut Dice, worth: impl Fn(Action) -> i32) -> Offer<State> {
    let most = offers.iter().map(|offer| worth(offer.1)).max();
    let equal: Vec<Offer<State>> =
        offers.iter().filter(|offer| Some(worth(offer.1)) == most).copied().collect();
    *dice.pick(&equal)
}

fn seen(played: &Match<State>) -> View {
    played.state().view(Viewer::Public)
}

/// The line that is nearest goes on; every fourth turn somebody swaps.
fn towards_marseille(played: &Match<State>, offers: &[Offer<State>], dice: &mut Dice) -> Offer<State> {
    let view = seen(played);
    let swaps = dice.below(4) == 0;
    best(offers, dice, |action| match action {
        Action::Build(company) => {
            let line = &view.lines[company.index()];
            let ends = line.laid.iter().chain([&line.station]);
            100 - ends.map(|hex| distance(*hex, MARSEILLE)).min().unwrap_or(0)
        }
        Action::Lay(hex) => 100 - distance(hex, MARSEILLE),
        Action::Give(_) => {
            if swaps {
                200
            } else {
                0
            }
        }
        Action::Finish | Action::Take { .. } => 0,
    })
}

/// Builds, and takes two, where little is left.
fn emptying_depots(played: &Match<State>, offers: &[Offer<State>], dice: &mut Dice) -> Offer<State> {
    let view = seen(played);
    best(offers, dice, |action| match action {
        Action::Build(company) => 200 - i32::from(view.lines[company.index()].depot),
        Action::Lay(MARSEILLE) => 0,
        Action::Lay(_) => 2,
        Action::Finish => 1,
        Action::Give(company) => 100 + i32::from(view.lines[company.index()].depot),
        Action::Take { company, count } => {
            i32::from(count) * 100 - i32::from(view.lines[company.index()].depot)
        }
    })
}

/// After some builds, nothing but plain swaps.
fn swapping_plainly(played: &Match<State>, offers: &[Offer<State>], dice: &mut Dice) -> Offer<State> {
    let builds = played.steps().len() < 8;
    best(offers, dice, |action| match action {
        Action::Build(_) if builds => 1,
        Action::Take { count: 1, .. } | Action::Finish => 1,
        Action::Give(_) if !builds => 1,
        _ => 0,
    })
}

/// Two rounds of plain swaps and more, then off to Marseille.
fn swapping_past_the_stalemate(
    played: &Match<State>,
    offers: &[Offer<State>],
    dice: &mut Dice,
) -> Offer<State> {
    if played.steps().len() < 8 + 16 {
        swapping_plainly(played, offers, dice)
    } else {
        towards_marseille(played, offers, dice)
    }
}
