use std::collections::BTreeSet;

use dinner_in_paris::{Action, Components, Event, Face, Options, Phase, State};
use game::{Actor, Dice, Edition, Game, Match, Printed, Seat, Viewer};
use prose::Locale;

use crate::draw::{Draw, Scene};
use crate::looking::{self, page};

/// Calls `look` with a table, at each step of a game of `steps` steps at most; a step that gets on is preferred,
/// so that every phase is met.
fn play(seats: u8, face: Face, seed: u64, steps: usize, mut look: impl FnMut(&Match<State>)) {
    let edition: &'static Edition<Components> = Components::embedded();
    let mut dice = Dice::new((seed + 100).into());
    let mut table: Match<State> = Match::new(edition, seats, Options { face }, seed.into()).expect("a table");
    for _ in 0..steps {
        look(&table);
        let Some(seat) = table.status().waiting().iter().next() else { return };
        let mut legal = Vec::new();
        table.state().legal_actions(Actor::Seat(seat), &mut legal);
        let gets_on = |action: &Action| !matches!(action, Action::Take(_) | Action::TakeTop | Action::Finish);
        let better: Vec<Action> = legal.iter().copied().filter(gets_on).collect();
        let from = if better.is_empty() || dice.below(4) == 0 { &legal } else { &better };
        table.play(Actor::Seat(seat), *dice.pick(from)).expect("legal");
    }
}

/// What the viewer learnt in the last complete turn and since.
fn recent(table: &Match<State>, viewer: Viewer) -> Vec<Event> {
    let mut ends = 0;
    let newest = table.steps().iter().rev().flat_map(|step| step.events.iter().rev());
    let since = newest.take_while(|event| {
        ends += u32::from(matches!(event, Event::TurnEnded { .. }));
        ends < 2
    });
    let mut recent: Vec<Event> = since.filter_map(|event| State::witness(event, viewer)).collect();
    recent.reverse();
    recent
}

/// Hands a scene to `see`.
fn scene<T>(
    table: &Match<State>,
    viewer: Viewer,
    locale: Locale,
    see: impl FnOnce(&Scene<'_, State>) -> T,
) -> T {
    let recent = recent(table, viewer);
    let last = recent.iter().rev().find(|event| matches!(event, Event::TurnEnded { .. }));
    looking::scene(table.state(), viewer, last, &recent, locale, see)
}

#[test]
fn every_legal_action_can_be_chosen_once_and_nothing_else_can() {
    let mut met = BTreeSet::new();
    for (seats, face, seed) in [
        (2, Face::Main, 1),
        (2, Face::TwoPlayer, 2),
        (3, Face::Main, 3),
        (4, Face::Main, 4),
        (4, Face::Main, 5),
    ] {
        let mut step = 0;
        play(seats, face, seed, 900, |table| {
            step += 1;
            let waiting = table.status().waiting();
            for viewer in Viewer::every(seats) {
                // Those who wait are looked at now and then.
                if step % 16 != 0 && !viewer.seat().is_some_and(|seat| waiting.contains(seat)) {
                    continue;
                }
                scene(table, viewer, Locale::En, |scene| {
                    looking::offers_what_is_legal(table.state(), scene);
                    let word = |action: &Action| format!("{action:?}").split('(').next().map(str::to_owned);
                    met.extend(scene.legal.iter().filter_map(word));
                });
            }
        });
    }
    for word in [
        "Keep", "Share", "Take", "TakeTop", "Discard", "Open", "Pay", "Place", "Build", "Spend", "Lay",
        "Finish",
    ] {
        assert!(met.contains(word), "{word} was not met: {met:?}");
    }
}

#[test]
fn pages_are_well_formed_and_ids_are_unique() {
    for (locale, seats) in Locale::ALL.into_iter().zip(2..) {
        let mut step = 0;
        play(seats, Face::Main, 11, 1200, |table| {
            step += 1;
            if step % 25 != 0 && table.status().outcome().is_none() {
                return;
            }
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0))] {
                scene(table, viewer, locale, |scene| {
                    let page = looking::stands(scene);
                    // A message that is missing in all languages shows its key.
                    let key = page.find("dp-").map(|at| &page[at..at + 30]);
                    assert!(key.is_none(), "a message is missing: {key:?}");
                });
            }
        });
    }
}

#[test]
fn spectators_are_offered_nothing() {
    play(3, Face::Main, 6, 600, |table| {
        scene(table, Viewer::Public, Locale::En, |scene| {
            let page = page(scene);
            assert!(!page.contains("data-action") && !page.contains("data-try") && !page.contains("<button"));
            assert!(State::mine(scene).is_none());
        });
    });
}

#[test]
fn pictures_keep_secrets() {
    let mut dice = Dice::new(3.into());
    let mut differed = 0;
    let mut step = 0;
    play(4, Face::Main, 8, 900, |table| {
        step += 1;
        if step % 3 != 0 {
            return;
        }
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(2))] {
            let other = table.resampled(viewer, &mut dice);
            differed += u32::from(other.state() != table.state());
            let recent = recent(table, viewer);
            let [truth, sample] = [table, &other].map(|table| {
                scene(table, viewer, Locale::En, |scene| {
                    page(&Scene { recent: &recent, last: None, ..*scene })
                })
            });
            assert_eq!(truth, sample, "{viewer}");
        }
    });
    assert!(differed > 50);
}

#[test]
fn the_build_under_way_and_the_last_move_are_marked() {
    let (mut chosen, mut last) = (0, 0);
    play(3, Face::Main, 12, 900, |table| {
        scene(table, Viewer::Public, Locale::En, |scene| {
            let picture = State::pieces(scene).into_string();
            let laid = usize::from(scene.view.turn.laid);
            assert_eq!(picture.matches("class=\"chosen\"").count(), laid);
            assert_eq!(picture.matches("class=\"order\"").count(), laid);
            chosen += laid;
            last += picture.matches("class=\"last-move").count();
            let terraces: usize = scene.view.houses.iter().map(|house| house.terraces.len()).sum();
            assert_eq!(picture.matches("id=\"t-").count(), terraces);
            assert_eq!(picture.matches("id=\"h-").count(), scene.view.houses.len());
        });
    });
    assert!(chosen > 20 && last > 20, "{chosen} {last}");
}

#[test]
fn lit_cells_show_their_price() {
    let mut lit = 0;
    play(2, Face::Main, 5, 900, |table| {
        let Some(seat) = table.status().waiting().iter().next() else { return };
        if table.state().view(Viewer::Public).phase != Phase::Building {
            return;
        }
        scene(table, Viewer::Seat(seat), Locale::En, |scene| {
            let picture = State::pieces(scene).into_string();
            let lays = scene.legal.iter().filter(|action| matches!(action, Action::Lay(_))).count();
            assert_eq!(picture.matches("class=\"target\"").count(), lays);
            assert_eq!(picture.matches("class=\"price\"").count(), lays);
            lit += lays;
        });
    });
    assert!(lit > 100);
}

#[test]
fn the_count_is_the_outcome() {
    let mut ends = 0;
    for seed in 20..23 {
        play(2, Face::Main, seed, 6000, |table| {
            scene(table, Viewer::Public, Locale::En, |scene| {
                ends += u32::from(looking::counts_the_outcome(table.state(), scene));
            });
        });
    }
    assert!(ends > 0);
}

#[test]
fn places_are_where_they_are_on_the_sheet() {
    let edition = Components::embedded();
    for (seats, face) in [(2, Face::Main), (3, Face::Main), (4, Face::Main), (2, Face::TwoPlayer)] {
        let table: Match<State> = Match::new(edition, seats, Options { face }, 1.into()).expect("a table");
        let view = table.state().view(Viewer::Public);
        let square = view.square(&edition.printed);
        let at = |action| State::anchor(edition, &view, action);
        assert_eq!(at(Action::Finish), None);
        for cell in square.inside.iter() {
            let (x, y) = at(Action::Lay(cell)).expect("on the square");
            assert!((0.05..0.95).contains(&x) && (0.05..0.95).contains(&y), "{cell} lies at {x}, {y}");
        }
    }
}

#[test]
fn things_in_sentences() {
    assert_eq!(State::thing("cell:4,7", "a terrace").into_string(), "<b>a terrace</b>");
    let card = State::thing("card:bread-tomato", "bread or tomato").into_string();
    assert!(
        card.contains("#dip-bread") && card.contains("#dip-tomato") && card.contains("role=\"img\""),
        "{card}"
    );
}

#[test]
fn the_text_says_what_the_view_says() {
    let mut before = looking::Before::<State>::new();
    play(3, Face::Main, 13, 700, |table| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(1))] {
            scene(table, viewer, Locale::En, |scene| {
                looking::says_what_changed(scene, &mut before);
                let text = State::text(scene).into_string();
                for house in &scene.view.houses {
                    for cell in &house.terraces {
                        assert!(text.contains(&format!("{}/{}", cell.column() + 1, cell.row() + 1)));
                    }
                }
                for card in scene.view.mine().and_then(|mine| mine.hand.as_ref()).into_iter().flatten() {
                    assert!(text.contains(&super::card_name(scene, *card)));
                }
            });
        }
    });
}
