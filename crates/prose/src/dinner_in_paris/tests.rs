use dinner_in_paris::{Action, Cell, Components, Ending, Event, Face, Objective, Options, Reason, State};
use game::{Actor, Dice, Game, Match, Printed, Refusal, Seat, Seed, Viewer};

use crate::line::Line;
use crate::locale::Locale;
use crate::speak::Speak;

#[test]
fn every_ending_has_words_of_its_own() {
    let words: Vec<_> = Ending::SLUGS.iter().map(|slug| State::ending(slug).key).collect();
    assert_eq!(words, ["dp-end-restaurants", "dp-end-terraces", "dp-end-no-room", "dp-end-step-bound"]);
}

/// Says it in every language; nothing may be left open.
fn say(line: &Line, viewer: Viewer) {
    let names = ["Margot", "Joris", "Inès", "Max"].map(str::to_owned);
    for locale in Locale::ALL {
        let text = line.text(locale, viewer.seat(), &names);
        let left_open = text.contains(['{', '}', '$']) || text.contains("  ") || text.contains("dp-");
        assert!(!text.is_empty() && !left_open, "{locale}: {line:?} is {text:?}");
    }
}

/// A game of anybody's actions, in words for all who look on, now and then with every action there is.
fn speak_of_a_game(seats: u8, face: Face, seed: u8) {
    let edition = Components::embedded();
    let seed = Seed::from_bytes([seed; 32]);
    let mut dice = Dice::new(seed);
    let mut table = Match::<State>::new(edition, seats, Options { face }, seed).unwrap();
    let mut legal = Vec::new();
    for ply in 0..1500 {
        let state = table.state();
        for viewer in Viewer::every(seats) {
            say(&State::prompt(edition, &state.view(viewer)), viewer);
        }
        let Some(seat) = state.status().waiting().iter().next() else { return };
        let (by, viewer) = (Actor::Seat(seat), Viewer::Seat(seat));
        let view = state.view(viewer);
        if ply % 40 == 0 {
            for action in (0..Action::NUMBERS).filter_map(|number| state.action_numbered(number)) {
                say(&State::action(edition, &view, action), viewer);
                if let Some(Refusal::Rule(reason)) = state.refusal(by, action) {
                    let (short, long) = State::reason(edition, &reason);
                    say(&short, viewer);
                    say(&long, viewer);
                }
            }
        }
        legal.clear();
        state.legal_actions(by, &mut legal);
        // Cards bring nobody further: rather something else, if there is.
        let other: Vec<Action> = legal
            .iter()
            .copied()
            .filter(|action| !matches!(action, Action::Take(_) | Action::TakeTop | Action::Finish))
            .collect();
        let action = *dice.pick(if other.is_empty() { &legal } else { &other });
        say(&State::action(edition, &view, action), viewer);
        let step = table.play(by, action).unwrap();
        for viewer in Viewer::every(seats) {
            for event in step.events.iter().filter_map(|event| State::witness(event, viewer)) {
                if let Some(line) = State::event(edition, &event) {
                    say(&line, viewer);
                }
            }
        }
    }
}

#[test]
fn a_whole_game_can_be_told_in_every_language() {
    for (seats, face, seed) in
        [(2, Face::Main, 1), (2, Face::TwoPlayer, 2), (3, Face::Main, 3), (4, Face::Main, 4)]
    {
        speak_of_a_game(seats, face, seed);
    }
}

#[test]
fn what_seldom_happens_can_be_told_too() {
    let edition = Components::embedded();
    let house = "winebar-2".parse().unwrap();
    let (seat, cell) = (Seat::new(0), Cell::new(7, 3));
    let objective = Objective::all().next().unwrap();
    let events = [
        Event::Covered { seat, house, cell },
        Event::FreeTerraceLost { seat, house },
        Event::LastRound { ending: Ending::NoRoom },
        Event::LastRound { ending: Ending::StepBound },
        Event::Ended { ending: Ending::NoRoom },
        Event::Ended { ending: Ending::StepBound },
    ];
    let reasons = [
        Reason::NoSuchSlot { slot: 4 },
        Reason::NoRestaurant,
        Reason::TellFirst { cell },
        Reason::NothingToLay,
        Reason::DrawTwoFirst { draws: 1 },
        Reason::DrawTwoFirst { draws: 2 },
        Reason::FreeTerraceFirst { house },
        Reason::WaivedAlready,
        Reason::NotYours { house },
        Reason::CoverIdle { house },
        Reason::CoversSpent { cell },
        Reason::CutsOff { cell, house },
        Reason::NotDrawn { objective },
        Reason::DecideFirst,
        Reason::NoObjectiveLeft,
    ];
    for viewer in Viewer::every(2) {
        for event in &events {
            say(&State::event(edition, event).unwrap(), viewer);
        }
        for reason in &reasons {
            let (short, long) = State::reason(edition, reason);
            say(&short, viewer);
            say(&long, viewer);
        }
    }
}
