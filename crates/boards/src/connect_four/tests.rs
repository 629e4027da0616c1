use game::{Actor, Dice, Game, Match, Printed, Viewer};

use super::*;
use crate::looking::{self, values};

/// Calls `look` with the scene of every viewer at each step of a random game.
fn each_scene(seed: u64, locale: Locale, mut look: impl FnMut(&Match<State>, &Scene<'_, State>)) {
    let mut table: Match<State> =
        Match::new(Components::embedded(), 2, connect_four::Options {}, seed.into()).expect("a table");
    let mut dice = Dice::new(seed.into()).fork();
    loop {
        let last = table.steps().last().map(|step| step.events[0].clone());
        for viewer in Viewer::every(2) {
            looking::scene(table.state(), viewer, last.as_ref(), &[], locale, |scene| look(&table, scene));
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
            full += looking::offers_what_is_legal(table.state(), scene).len();
        });
    }
    assert!(full > 0, "no column was ever full");
}

#[test]
fn pages_are_well_formed_and_every_disc_is_drawn_once() {
    for locale in Locale::ALL {
        each_scene(3, locale, |table, scene| {
            let page = looking::stands(scene);
            let discs = values(&page, "id").into_iter().filter(|id| id.starts_with("p-")).count();
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
