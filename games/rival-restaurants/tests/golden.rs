//! Golden games: each number of players, each ending, each variant and option.

use game::{Dice, Game, Match, Printed, Viewer};
use rival_restaurants::{Action, Components, Ingredient, NONE, Options, Pending, Place, SHELF, State, View};
use testkit::Offer;
use testkit::golden::{self, Recipe};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

fn recipes() -> Vec<Recipe<State>> {
    let day = Options { last_day: 1, clock: 0, ..Options::default() };
    let two_days = Options { last_day: 2, ..day };
    let whole = Options { last_day: 200, clock: 0, ..Options::default() };
    let games = [
        ("2-top-chef", 2, whole),
        ("2-draft", 2, Options { draft: true, restaurants: 4, ..day }),
        ("2-two-chefs", 2, Options { two_chefs: true, ..two_days }),
        ("3-two-chefs-of-four", 3, Options { two_chefs: true, chefs: 4, restaurants: 2, ..day }),
        ("3-start-up", 3, Options { start_up: true, ..two_days }),
        ("3-clocks", 3, Options { clock: 600, wheel_clock: 600, ..two_days }),
        ("4-amateur", 4, Options { amateur: true, ..two_days }),
        ("4-two-days", 4, two_days),
        ("5-quiet-mart", 5, Options { quiet_mart: true, ..day }),
        ("6-one-day", 6, day),
    ];
    games
        .into_iter()
        .zip(1..)
        .map(|((name, seats, options), seed)| Recipe {
            name: name.to_owned(),
            seats,
            options,
            seed,
            choose: sensibly,
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

/// What the owner's recipes still lack.
fn lacks(view: &View, thing: usize) -> bool {
    let Some(me) = view.mine() else { return false };
    let needs = |recipe: &u8| {
        let row = Components::embedded().printed.recipes.get(usize::from(*recipe));
        row.is_some_and(|row| row.needs.contains(&Ingredient::new(thing)))
    };
    thing < Ingredient::COUNT && me.front.ingredients[thing] == 0 && me.front.recipes.iter().any(needs)
}

/// Shops for what is missing, bins garbage, cooks; now and then something else, so that much is seen.
fn sensibly(played: &Match<State>, offers: &[Offer<State>], dice: &mut Dice) -> Offer<State> {
    let (by, _) = *dice.pick(offers);
    let Some(seat) = by.seat() else { return *offers.last().expect("the house comes last") };
    let view = played.state().view(Viewer::Seat(seat));
    let front = view.players[seat.index()].front;
    let card = |at: usize, spot: usize| usize::from(view.board.counters[at][spot]);
    let wanted = |at: usize| {
        (0..4).filter(|spot| card(at, *spot) != usize::from(NONE) && lacks(&view, card(at, *spot))).count()
    };
    let worth = |action: Action| -> u32 {
        match action {
            Action::Cook { .. } => 90,
            Action::Bin | Action::SellChocolate => 80,
            Action::Buy { slot, spot } if spot != SHELF => {
                let at = usize::from(front.pawns[usize::from(slot)].at);
                if lacks(&view, card(at, spot.into())) { 70 } else { 0 }
            }
            Action::Buy { .. } if front.money > 4 => 12,
            Action::Go { place, .. } if place == Place::ISLAND => 10 + 8 * u32::from(front.garbage),
            Action::Go { place, .. } => 10 + 5 * wanted(place.index()) as u32,
            Action::Aim { slot, spot } if spot != SHELF => {
                let at = usize::from(front.pawns[usize::from(slot)].at);
                if lacks(&view, card(at, spot.into())) { 20 } else { 5 }
            }
            Action::Play(_) | Action::Power { .. } | Action::Target { .. } | Action::Clam => 16,
            Action::Bid { money, .. } => 20u32.saturating_sub(u32::from(money) * 2),
            Action::Propose => 30,
            Action::Offer(_) | Action::Clear { .. } | Action::Fill { .. } | Action::BuyUpgrade { .. } => 0,
            Action::Give(_) | Action::Ask(_) => 6,
            Action::StepOff { .. } | Action::Withdraw => 1,
            _ => 8,
        }
    };
    let own: Vec<Offer<State>> = offers.iter().filter(|offer| offer.0 == by).copied().collect();
    // Something odd, sometimes.
    if view.pending == Pending::Nothing && dice.below(20) == 0 && front.offers < 1 {
        return *dice.pick(&own);
    }
    let weights: Vec<u32> = own.iter().map(|offer| worth(offer.1) + dice.below(4)).collect();
    let best = (0..own.len()).max_by_key(|at| (weights[*at], *at)).expect("something is offered");
    own[best]
}
