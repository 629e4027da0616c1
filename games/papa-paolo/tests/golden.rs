//! Golden games: each number of players, each variant alone, all together.

use game::{Dice, Match};
use papa_paolo::{Action, Options, State};
use testkit::golden::{self, Recipe};
use testkit::{Offer, any};

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
            choose: busily,
        })
        .collect()
}

/// At random, but seldom stopping where there is something to do: so that pizzas are delivered.
fn busily(_: &Match<State>, offers: &[Offer<State>], dice: &mut Dice) -> Offer<State> {
    let is_work = |offer: &Offer<State>| {
        !matches!(offer.1, Action::Finish | Action::Nothing | Action::Withdraw | Action::Learn)
    };
    let work: Vec<Offer<State>> = offers.iter().copied().filter(is_work).collect();
    any::<State>(if work.is_empty() || dice.below(8) == 0 { offers } else { &work }, dice)
}

#[test]
fn golden_games_are_as_they_were() {
    golden::check(FOLDER, &recipes());
}

#[test]
fn golden_games_cover_players_endings_and_options() {
    golden::covers(&recipes());
}
