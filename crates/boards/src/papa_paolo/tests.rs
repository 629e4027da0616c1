use std::collections::BTreeSet;

use game::{Actor, Dice, Game, Match, Printed, Seat, Viewer};
use papa_paolo::{Action, Components, Event, Options, State};
use prose::{Locale, Speak};

use crate::draw::{Draw, Scene};
use crate::looking::{self, page, whole};

/// Calls `look` with a table and the event that closed the last turn, at each step of a random game.
fn play(seats: u8, seed: u64, options: Options, mut look: impl FnMut(&Match<State>, Option<&Event>)) {
    let mut dice = Dice::new((seed + 100).into());
    let mut table: Match<State> =
        Match::new(Components::embedded(), seats, options, seed.into()).expect("a table");
    let mut last: Option<Event> = None;
    loop {
        look(&table, last.as_ref());
        let waiting: Vec<Seat> = table.status().waiting().iter().collect();
        if waiting.is_empty() {
            return;
        }
        let seat = *dice.pick(&waiting);
        let mut legal = Vec::new();
        table.state().legal_actions(Actor::Seat(seat), &mut legal);
        // Mostly what goes on: whoever always declines sees little of the game.
        let busy: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Nothing | Action::Withdraw | Action::Finish))
            .collect();
        let choice = if busy.is_empty() || dice.below(8) == 0 { &legal } else { &busy };
        let step = table.play(Actor::Seat(seat), *dice.pick(choice)).expect("legal");
        let closes =
            |event: &&Event| State::event(Components::embedded(), event).is_some_and(|line| line.closes_turn);
        if let Some(event) = step.events.iter().rev().find(closes) {
            last = Some(event.clone());
        }
    }
}

/// Hands a scene to `see`.
fn scene<T>(
    state: &State,
    viewer: Viewer,
    last: Option<&Event>,
    locale: Locale,
    see: impl FnOnce(&Scene<'_, State>) -> T,
) -> T {
    let last = last.and_then(|event| State::witness(event, viewer));
    looking::scene(state, viewer, last.as_ref(), &[], locale, see)
}

#[test]
fn every_legal_action_can_be_chosen_once_and_nothing_else_can() {
    let mut kinds = BTreeSet::new();
    for (seats, seed) in [(2, 1), (2, 2), (3, 3), (4, 4)] {
        let options = Options { preview: seats == 2, hidden_coin: seed == 2, ..Options::default() };
        let mut step = 0;
        play(seats, seed, options, |table, last| {
            step += 1;
            for viewer in Viewer::every(seats) {
                scene(table.state(), viewer, last, Locale::En, |scene| {
                    looking::offers_what_is_legal(table.state(), scene);
                    kinds.extend(scene.legal.iter().map(|action| {
                        let name = format!("{action:?}");
                        name.split(['(', ' ']).next().expect("a name").to_owned()
                    }));
                });
            }
        });
    }
    assert_eq!(kinds.len(), 19, "{kinds:?}");
}

#[test]
fn pages_are_well_formed_and_ids_are_unique() {
    for (locale, seats) in Locale::ALL.into_iter().zip([2, 3, 4]) {
        let mut step = 0;
        play(seats, 11, Options { money_points: true, ..Options::default() }, |table, last| {
            step += 1;
            if step % 7 != 0 && table.status().outcome().is_none() {
                return;
            }
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0))] {
                scene(table.state(), viewer, last, locale, |scene| {
                    let page = looking::stands(scene);
                    // A message that is missing in all languages shows its key.
                    assert!(!page.contains("pp-b-") && !page.contains("pp-phase"), "a message is missing");
                });
            }
        });
    }
}

#[test]
fn spectators_are_offered_nothing() {
    play(3, 6, Options::default(), |table, last| {
        scene(table.state(), Viewer::Public, last, Locale::En, |scene| {
            let page = page(scene);
            assert!(!page.contains("data-action") && !page.contains("data-try"));
            assert!(!page.contains("data-turn") && !page.contains("class=\"target"));
            assert!(State::mine(scene).is_none());
        });
    });
}

#[test]
fn pictures_keep_secrets() {
    let mut dice = Dice::new(3.into());
    let mut differed = 0;
    for seats in [2, 4] {
        play(seats, 8, Options::default(), |table, last| {
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(1))] {
                let other = table.resampled(viewer, &mut dice);
                differed += u32::from(other.state() != table.state());
                let [truth, sample] =
                    [table, &other].map(|table| scene(table.state(), viewer, last, Locale::En, whole));
                assert_eq!(truth, sample, "{viewer}");
            }
        });
    }
    assert!(differed > 50);
}

#[test]
fn the_count_is_the_outcome() {
    let mut ends = 0;
    for seed in 20..24 {
        play(3, seed, Options::default(), |table, last| {
            scene(table.state(), Viewer::Public, last, Locale::En, |scene| {
                ends += u32::from(looking::counts_the_outcome(table.state(), scene));
            });
        });
    }
    assert_eq!(ends, 4);
}

#[test]
fn coins_go_to_whom_the_picture_says() {
    let mut right = 0;
    let mut leaders: Vec<Option<Seat>> = Vec::new();
    play(4, 9, Options::default(), |table, last| {
        let view = table.state().view(Viewer::Public);
        let board = table.edition().printed.board(4);
        let events = table.steps().last().map(|step| &step.events[..]).unwrap_or_default();
        for event in events {
            if let Event::BribeTaken { seat, line, .. } = event
                && let Some(leader) = leaders.get(usize::from(*line))
            {
                assert_eq!(*leader, Some(*seat), "line {line}");
                right += 1;
            }
        }
        leaders = (0..board.lines()).map(|line| super::city::leader(&view, board, line)).collect();
        let _ = last;
    });
    assert!(right > 20, "{right}");
}

#[test]
fn things_in_sentences() {
    assert_eq!(State::thing("cell:A:1,2", "tile").into_string(), "<b>tile</b>");
    let gold = State::thing("investment:gold", "finance").into_string();
    assert!(gold.contains("badge gold") && gold.contains("<b>finance</b>"), "{gold}");
}

#[test]
fn the_text_says_what_the_view_says() {
    for (seats, seed) in [(2, 13), (4, 14)] {
        let mut before = looking::Before::<State>::new();
        let options = Options { preview: seats == 2, hidden_coin: true, ..Options::default() };
        play(seats, seed, options, |table, last| {
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(1))] {
                scene(table.state(), viewer, last, Locale::En, |scene| {
                    looking::says_what_changed(scene, &mut before);
                    let text = State::text(scene).into_string();
                    let hidden = scene.view.players.iter().filter(|player| player.money.is_none()).count();
                    assert_eq!(text.matches("<dd>secret</dd>").count(), hidden, "{viewer}");
                    if let Some(money) = scene.view.mine().and_then(|mine| mine.money) {
                        assert!(text.contains(&format!("<dt>money</dt><dd>£{money}</dd>")), "{text}");
                    }
                });
            }
        });
    }
}
