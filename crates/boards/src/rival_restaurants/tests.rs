use std::collections::BTreeSet;

use game::{Actor, Dice, Game, Match, Printed, Seat, Viewer};
use prose::Locale;
use rival_restaurants::{Action, Components, Event, Options, Phase, State};

use crate::draw::{Draw, Scene};
use crate::looking::{self, page, whole};

/// Games that show every option: players, seed, what was agreed on.
fn games() -> Vec<(u8, u64, Options)> {
    let short = Options { clock: 60, last_day: 4, ..Options::default() };
    vec![
        (2, 1, short),
        (2, 2, Options { draft: true, ..short }),
        (2, 3, Options { two_chefs: true, chefs: 4, restaurants: 4, ..short }),
        (3, 4, Options { two_chefs: true, quiet_mart: true, ..short }),
        (4, 5, Options { clock: 0, wheel_clock: 60, last_day: 6, ..short }),
        (4, 6, Options { start_up: true, chefs: 3, ..short }),
        (5, 7, Options { amateur: true, restaurants: 1, ..short }),
        (6, 8, Options { last_day: 14, ..short }),
        (3, 9, Options { last_day: 30, ..short }),
    ]
}

/// Calls `look` at each step of a random game.
fn play(seats: u8, seed: u64, options: Options, mut look: impl FnMut(&Match<State>)) {
    let mut dice = Dice::new((seed + 100).into());
    let mut table: Match<State> =
        Match::new(Components::embedded(), seats, options, seed.into()).expect("a table");
    loop {
        look(&table);
        let waiting: Vec<Seat> = table.status().waiting().iter().collect();
        if waiting.is_empty() {
            return;
        }
        let seat = *dice.pick(&waiting);
        let mut legal = Vec::new();
        table.state().legal_actions(Actor::Seat(seat), &mut legal);
        // Composing offers goes on for long, and whoever is done at once sees little of a day.
        let cooks = legal.iter().any(|action| matches!(action, Action::Cook { .. }));
        let brisk: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Give(_) | Action::Ask(_) | Action::Offer(_)))
            .filter(|action| !cooks || matches!(action, Action::Cook { .. }))
            .collect();
        let plays: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| matches!(action, Action::Play(_) | Action::BuyCard))
            .collect();
        let choice = match dice.below(4) {
            0 => &legal,
            1 if !plays.is_empty() => &plays,
            _ if brisk.is_empty() => &legal,
            _ => &brisk,
        };
        table.play(Actor::Seat(seat), *dice.pick(choice)).expect("legal");
    }
}

/// Hands a scene to `see`.
fn scene<T>(
    table: &Match<State>,
    viewer: Viewer,
    locale: Locale,
    see: impl FnOnce(&Scene<'_, State>) -> T,
) -> T {
    let steps = table.steps().iter().rev().take(12).rev();
    let recent: Vec<Event> =
        steps.flat_map(|step| &step.events).filter_map(|event| State::witness(event, viewer)).collect();
    looking::scene(table.state(), viewer, recent.last(), &recent, locale, see)
}

fn kind(action: &Action) -> String {
    format!("{action:?}").split(['(', ' ']).next().expect("a name").to_owned()
}

#[test]
fn every_legal_action_can_be_chosen_once_and_nothing_else_can() {
    let mut kinds = BTreeSet::new();
    let mut asked_kinds = BTreeSet::new();
    for (seats, seed, options) in games() {
        let mut step = 0;
        play(seats, seed, options, |table| {
            step += 1;
            for seat in table.status().waiting().iter() {
                let mut legal = Vec::new();
                table.state().legal_actions(Actor::Seat(seat), &mut legal);
                kinds.extend(legal.iter().map(kind));
            }
            // A long game has many steps alike.
            if step > 300 && step % 5 != 0 {
                return;
            }
            for viewer in Viewer::every(seats) {
                // Whoever waits sees little that changes.
                let waits = viewer.seat().is_none_or(|seat| !table.status().waiting().contains(seat));
                if waits && step % 9 != 0 {
                    continue;
                }
                scene(table, viewer, Locale::En, |scene| {
                    asked_kinds.extend(looking::offers_what_is_legal(table.state(), scene).iter().map(kind));
                });
            }
        });
    }
    // All but the house's own and the vote, which wants a tie.
    let missing: Vec<&str> = [
        "Open",
        "Take",
        "Ban",
        "Lead",
        "Go",
        "Aim",
        "Play",
        "Power",
        "Target",
        "Pick",
        "Keep",
        "Menu",
        "Improve",
        "At",
        "Grab",
        "Money",
        "Clam",
        "Pass",
        "Buy",
        "BuyPair",
        "BuyCard",
        "BuyUpgrade",
        "Bin",
        "SellChocolate",
        "Forage",
        "Bid",
        "BidTrash",
        "Quit",
        "StepOff",
        "Offer",
        "Give",
        "Ask",
        "Propose",
        "Withdraw",
        "Accept",
        "Decline",
        "Cook",
        "Fill",
        "Extra",
        "Clear",
        "Step",
        "Done",
    ]
    .into_iter()
    .filter(|kind| !kinds.contains(*kind))
    .collect();
    assert!(missing.is_empty(), "never legal: {missing:?}");
    for kind in ["Buy", "BuyUpgrade", "Play", "Cook", "Propose"] {
        assert!(asked_kinds.contains(kind), "nobody can ask about {kind}: {asked_kinds:?}");
    }
}

#[test]
fn pages_are_well_formed_and_ids_are_unique() {
    for ((seats, seed, options), locale) in games().into_iter().zip(Locale::ALL.into_iter().cycle()) {
        let mut step = 0;
        play(seats, seed, options, |table| {
            step += 1;
            if step % 11 != 0 && table.status().outcome().is_none() {
                return;
            }
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0))] {
                scene(table, viewer, locale, |scene| {
                    let page = looking::stands(scene);
                    // A message that is missing in all languages shows its key.
                    assert!(!page.contains("rr-b-"), "a message is missing: {page}");
                });
            }
        });
    }
}

#[test]
fn spectators_are_offered_nothing() {
    play(4, 6, Options { last_day: 3, ..Options::default() }, |table| {
        scene(table, Viewer::Public, Locale::En, |scene| {
            let page = page(scene);
            assert!(!page.contains("data-action") && !page.contains("data-try"));
            assert!(!page.contains("class=\"target"));
            assert!(State::mine(scene).is_none());
        });
    });
}

#[test]
fn pictures_keep_secrets() {
    let mut dice = Dice::new(3.into());
    let mut differed = 0;
    for (seats, options) in [(2, Options { draft: true, ..Options::default() }), (4, Options::default())] {
        let mut step = 0;
        play(seats, 8, Options { last_day: 3, ..options }, |table| {
            step += 1;
            if step % 3 != 0 {
                return;
            }
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(1))] {
                let other = table.resampled(viewer, &mut dice);
                differed += u32::from(other.state() != table.state());
                // What was learnt is the same; what is there and hidden is not.
                let state = other.state().clone();
                let seen = scene(table, viewer, Locale::En, whole);
                let sampled = scene(table, viewer, Locale::En, |scene| {
                    let view = state.view(viewer);
                    let mut legal = Vec::new();
                    if let Some(seat) = viewer.seat() {
                        state.legal_actions(Actor::Seat(seat), &mut legal);
                    }
                    whole(&Scene { view: &view, legal: &legal, ..*scene })
                });
                assert_eq!(seen, sampled, "{viewer}");
            }
        });
    }
    assert!(differed > 50);
}

#[test]
fn the_count_is_the_outcome() {
    let mut ends = 0;
    for seed in 20..24 {
        play(3, seed, Options { last_day: 4, ..Options::default() }, |table| {
            scene(table, Viewer::Public, Locale::En, |scene| {
                ends += u32::from(looking::counts_the_outcome(table.state(), scene));
            });
        });
    }
    assert_eq!(ends, 4);
}

/// The price at a stand is what is paid there.
#[test]
fn prices_are_what_is_paid() {
    let mut right = 0;
    play(4, 9, Options { last_day: 8, ..Options::default() }, |table| {
        let Some(last) = table.steps().last() else { return };
        let before = table.at(table.steps().len() - 1);
        for event in &last.events {
            if let Event::Bought { seat, place, price, slot, .. } = *event
                && price > 0
            {
                scene(&before, Viewer::Seat(seat), Locale::En, |scene| {
                    // R8.11: Gohan buys where he is not, and Antoine is no matter.
                    if super::home::at(scene, slot) == Some(place) {
                        assert_eq!(super::price::price(scene, place), price, "{seat} at {}", place.slug());
                        right += 1;
                    }
                });
            }
        }
    });
    assert!(right > 20, "{right}");
}

/// What a dish is shown to be worth is what it gives.
#[test]
fn dishes_give_what_is_shown() {
    let mut right = 0;
    for seed in 30..36 {
        let mut shown: Vec<(Seat, rival_restaurants::Recipe, u8)> = Vec::new();
        play(3, seed, Options { last_day: 40, ..Options::default() }, |table| {
            let view = table.state().view(Viewer::Public);
            if view.phase == Phase::Serving {
                shown.clear();
                scene(table, Viewer::Public, Locale::En, |scene| {
                    for seat in Seat::first(3) {
                        let player = &scene.view.players[seat.index()];
                        let open = player.dishes.expect("menus are shown").map(|dish| dish.open);
                        // Two raves or a level between two dishes are told apart only when they are counted.
                        if let [true, false] | [false, true] = open {
                            let slot = usize::from(open[1]);
                            let one = super::art::recipe(player.front.recipes[slot]).expect("a recipe");
                            let extra = u8::from(player.dishes.expect("shown")[slot].extra);
                            shown.push((seat, one, super::kitchen::worth(scene, seat, one) + extra));
                        }
                    }
                });
            }
            for event in table.steps().last().map(|step| &step.events[..]).unwrap_or_default() {
                if let Event::Cooked { seat, recipe, score } = *event
                    && let Some((_, _, worth)) =
                        shown.iter().find(|(by, one, _)| (*by, *one) == (seat, recipe))
                {
                    assert_eq!(*worth, score, "{seat}");
                    right += 1;
                }
            }
        });
    }
    assert!(right > 10, "{right}");
}

#[test]
fn things_in_sentences() {
    assert_eq!(State::thing("place:island", "the Island").into_string(), "<b>the Island</b>");
    let egg = State::thing("ingredient:egg", "Egg").into_string();
    assert!(egg.contains("#rr-f-egg") && egg.contains("<b>Egg</b>"), "{egg}");
    assert!(State::thing("card:3", "Fly-Tipping").into_string().contains("#rr-s-card"));
}

#[test]
fn the_text_says_what_the_view_says() {
    let mut seen = 0;
    play(3, 13, Options::default(), |table| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(1))] {
            scene(table, viewer, Locale::En, |scene| {
                let text = State::text(scene).into_string();
                for player in &scene.view.players {
                    let money = format!("<dt>money</dt><dd>{}</dd>", super::art::dollars(player.front.money));
                    assert!(text.contains(&money), "{money}");
                    let garbage = format!("<dt>garbage</dt><dd>{}</dd>", player.front.garbage);
                    assert!(text.contains(&garbage), "{garbage}");
                    for one in player.front.recipes.iter().filter_map(|number| super::art::recipe(*number)) {
                        assert!(text.contains(&super::art::recipe_name(scene, one).replace('&', "&amp;")));
                        seen += 1;
                    }
                }
                for number in scene.view.board.counters.iter().flatten() {
                    if let Some(one) = super::art::ingredient(*number) {
                        assert!(text.contains(&super::art::ingredient_name(scene, one)));
                    }
                }
            });
        }
    });
    assert!(seen > 100);
}
