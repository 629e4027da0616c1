use std::collections::BTreeSet;

use game::{Actor, Dice, Game, Match, Printed, Viewer};

use super::*;
use crate::looking::{actions, page, values, well_formed};

/// Calls `look` with the scene of every viewer at each step of a random game.
fn each_scene(seed: u64, locale: Locale, mut look: impl FnMut(&Match<State>, &Scene<'_, State>)) {
    let names = ["Margot <3", "Inès & co"].map(str::to_owned);
    let mut table: Match<State> =
        Match::new(Components::embedded(), 2, connect_four::Options {}, seed.into()).expect("a table");
    let mut dice = Dice::new(seed.into()).fork();
    loop {
        let last = table.steps().last().map(|step| step.events[0].clone());
        for viewer in Viewer::every(2) {
            let view = table.state().view(viewer);
            let mut legal = Vec::new();
            if let Some(seat) = viewer.seat() {
                table.state().legal_actions(Actor::Seat(seat), &mut legal);
            }
            let edition = Components::embedded();
            look(
                &table,
                &Scene {
                    edition,
                    view: &view,
                    viewer,
                    legal: &legal,
                    last: last.as_ref(),
                    recent: &[],
                    names: &names,
                    locale,
                },
            );
        }
        let Some(seat) = table.status().waiting().iter().next() else { return };
        let mut legal = Vec::new();
        table.state().legal_actions(Actor::Seat(seat), &mut legal);
        table.play(Actor::Seat(seat), *dice.pick(&legal)).expect("legal");
    }
}

#[test]
fn every_legal_drop_can_be_chosen_once_and_a_full_column_says_why_not() {
    let mut full = 0;
    for seed in 0..10 {
        each_scene(seed, Locale::En, |table, scene| {
            let page = page(scene, 2);
            assert_eq!(actions::<Action>(&page, "data-action"), scene.legal);
            for action in actions::<Action>(&page, "data-try") {
                let seat = scene.viewer.seat().expect("only those who may act are offered anything");
                assert!(table.state().refusal(Actor::Seat(seat), action).is_some());
                full += 1;
            }
        });
    }
    assert!(full > 0, "no column was ever full");
}

#[test]
fn pages_are_well_formed_and_every_disc_is_drawn_once() {
    for locale in Locale::ALL {
        each_scene(3, locale, |table, scene| {
            let ground = State::ground(scene.edition, scene.view, locale).into_string();
            let page = format!("{}<svg>{ground}</svg>{}", State::symbols().into_string(), page(scene, 2));
            well_formed(&page);
            let mut ids = BTreeSet::new();
            assert!(values(&page, "id").into_iter().all(|id| ids.insert(id)), "an id is there twice");
            for href in values(&page, "href") {
                assert!(ids.contains(&href[1..]), "{href} is not defined");
            }
            let discs = ids.iter().filter(|id| id.starts_with("p-")).count();
            assert_eq!(discs, table.steps().len());
            // The ring is on the four of the line, and only at the end.
            let won = values(&page, "class")
                .into_iter()
                .filter(|class| *class == "won" && scene.view.ending.is_none());
            assert_eq!(won.count(), 0);
        });
    }
}

#[test]
fn the_line_that_won_is_ringed() {
    let mut games = 0;
    for seed in 0..10 {
        each_scene(seed, Locale::En, |_, scene| {
            let rings = State::pieces(scene).into_string().matches("class=\"won\"").count();
            assert_eq!(rings, scene.view.line().len());
            games += usize::from(rings >= 4 && scene.viewer == Viewer::Public);
        });
    }
    assert!(games > 0);
}
