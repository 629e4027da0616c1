//! The other parts of the kit, on the toy.

use std::fs;
use std::path::PathBuf;

use game::{Actor, Dice, Game, Match, Notation, Printed, Record, Seat, Status, Viewer};
use testkit::golden::{self, Recipe};
use testkit::{Law, Table, broken, perft};

use crate::toy::{Action, Blank, Event, Fault, Options, Toy};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);

/// A holds 1, 2 and 3, B 4, 5 and 6; 7 to 12 are in the bag.
const POSITION: &str = r#""None" 2 false A 0 8064 0 14 0 0 112 0 0"#;

#[test]
fn a_broken_law_is_told_with_a_short_record_that_replays() {
    let options = Options { fault: Fault::LoudEvent, ..Options::default() };
    let found = (0..60).find_map(|seed| broken::<Toy>(&Law::ALL, 1, 2, &options, seed).err());
    let found = found.expect("the fault is found");
    assert_eq!(found.law, Law::SilentEvents);
    assert!(found.record.actions.len() <= 2, "not shrunk: {found}");
    let told = found.to_string();
    for part in ["silent-events", "toy", "2 seats", "double", "seed", "ply"] {
        assert!(told.contains(part), "{part} is missing in {told}");
    }
    let path = found.write().expect("temporary files can be written");
    let record: Record = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    let mut again = Match::<Toy>::new(Blank::embedded(), 2, options, record.seed).unwrap();
    for done in record.actions {
        again.play(done.by, serde_json::from_value(done.action).unwrap()).unwrap();
    }
}

#[test]
fn a_table_plays_refuses_and_offers() {
    let mut table = Table::<Toy>::at(Blank::embedded(), POSITION);
    table
        .offers(A, &[Action::Pick(1), Action::Pick(2), Action::Pick(3), Action::Look])
        .offers(B, &[])
        .offers(Actor::House, &[Action::TimeUp])
        .refuses(A, Action::Pick(4), "1.1")
        .refuses(A, Action::High, "1.2")
        .refuses(B, Action::Look, "turn")
        .play(A, Action::Look)
        .refuses(A, Action::Look, "1.3")
        .play(A, Action::Pick(2))
        .play(A, Action::High);
    assert!(matches!(table.events(), [Event::Played { seat: A, card: 2, .. }, Event::Drew { .. }]));
    assert_eq!(table.state().active, B);
    assert_eq!(table.view(Viewer::Seat(A)), table.state().seen_by(Viewer::Seat(A)));
    let laid = Match::<Toy>::new(Blank::embedded(), 3, Options::default(), 7.into()).unwrap();
    assert_eq!(Table::<Toy>::new(3, &Options::default(), 7).state(), laid.state());
}

#[test]
fn perft_counts_sequences_of_actions() {
    let state = <Toy>::parse(Blank::embedded(), POSITION).unwrap();
    let dice = Dice::new(1.into());
    // Three cards, a look, or time is up; then each card can be called high, low or by the house, the look leaves
    // three cards and the house, and the other player has as many choices as this one had.
    assert_eq!([0, 1, 2].map(|depth| perft(&state, &dice, depth)), [1, 5, 3 * 3 + 4 + 5]);
    let over = <Toy>::parse(Blank::embedded(), r#""None" 2 false A 0 0 8190 0 0 0 0 0 0"#).unwrap();
    assert!(matches!(over.status(), Status::Over(_)));
    assert_eq!(perft(&over, &dice, 1), 0);
}

fn recipes() -> Vec<Recipe<Toy>> {
    let recipe = |name: &str, seats, double, seed| Recipe {
        name: name.to_owned(),
        seats,
        options: Options { double, fault: Fault::None },
        seed,
        choose: golden::at_random,
    };
    vec![recipe("two", 2, true, 1), recipe("three", 3, false, 3)]
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("testkit-{}-{name}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn golden_games_are_written_and_compared() {
    let folder = folder("golden");
    assert!(golden::compare(&folder, &recipes()).is_err(), "nothing was written yet");
    golden::write(&folder, &recipes()).unwrap();
    golden::compare(&folder, &recipes()).unwrap();
    let two = folder.join("two.play");
    let text = fs::read_to_string(&two).unwrap();
    assert!(text.contains("told A ") && text.contains("\n  hand: ["), "{text}");
    fs::write(&two, text.replacen("offers A", "offers B", 1)).unwrap();
    let difference = golden::compare(&folder, &recipes()).unwrap_err();
    assert!(difference.contains("two.play") && difference.contains("now:  offers A"), "{difference}");
    let orphan = golden::compare(&folder, &recipes()[..1]).unwrap_err();
    assert!(orphan.contains("three.play: no recipe plays it"), "{orphan}");
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn golden_games_must_cover_players_endings_and_options() {
    let missing = golden::missing(&recipes()[..1]);
    assert!(missing.contains(&"3 players".to_owned()), "{missing:?}");
    assert!(missing.contains(&"double = false".to_owned()), "{missing:?}");
    golden::covers(&recipes());
}
