//! Golden games: each number of players, each variant alone, all together.

use papa_paolo::{Options, State};
use testkit::golden::{self, Recipe, at_random};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn recipes() -> Vec<Recipe<State>> {
    let plain = Options::default();
    let together = Options { hidden_coin: true, reverse_order: true, money_points: true, ..plain };
    let games = [
        ("2-plain", 2, plain),
        ("3-plain", 3, plain),
        ("4-plain", 4, plain),
        ("4-open-money", 4, Options { open_money: true, ..plain }),
        ("4-hidden-coin", 4, Options { hidden_coin: true, ..plain }),
        ("3-reverse-order", 3, Options { reverse_order: true, ..plain }),
        ("3-money-points", 3, Options { money_points: true, ..plain }),
        ("2-preview", 2, Options { preview: true, ..plain }),
        ("4-together", 4, together),
        ("2-together", 2, Options { preview: true, ..together }),
    ];
    games
        .into_iter()
        .enumerate()
        .map(|(idx, (name, seats, options))| Recipe {
            name: name.to_owned(),
            seats,
            options,
            seed: idx as u64 + 1,
            choose: at_random,
        })
        .collect()
}

#[test]
fn golden_games_are_as_they_were() {
    golden::check(FOLDER, &recipes());
}

#[test]
fn golden_games_cover_players_endings_and_options() {
    golden::covers(&recipes());
}
