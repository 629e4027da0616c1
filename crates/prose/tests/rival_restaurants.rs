//! Whole games of Rival Restaurants, told in every language: every sentence gets all its parts.

use std::collections::BTreeSet;

use game::{Actor, Dice, Game, Log, Printed, Seat, Seed, Status, Viewer};
use prose::{Line, Locale, Speak};
use rival_restaurants::{Card, Chef, Components, Event, Options, Place, Reason, Recipe, Restaurant, State};
use rival_restaurants::{Ingredient, Piece, Upgrade};

/// Collects the keys that were said, and fails at a sentence with a gap.
#[derive(Default)]
struct Ears(BTreeSet<&'static str>);

impl Ears {
    #[track_caller]
    fn hear(&mut self, line: &Line) {
        self.0.insert(line.key);
        let names: Vec<String> = ["Ann", "Bob", "Cleo", "Dirk", "Eva", "Finn"].map(str::to_owned).to_vec();
        for locale in Locale::ALL {
            for reader in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
                let text = line.text(locale, reader, &names);
                assert!(!text.contains(['{', '}']) && !text.contains("  "), "{locale}: {text:?}");
                assert!(!text.is_empty() && text == text.trim(), "{locale}: {text:?}");
                assert!(text != line.key, "{locale}: nothing for {text}");
            }
        }
    }
}

fn tell(ears: &mut Ears, seats: u8, seed: u8, options: Options) {
    let edition = Components::embedded();
    let mut dice = Dice::new(Seed::from_bytes([seed; 32]));
    let mut chance = Dice::new(Seed::from_bytes([seed + 100; 32]));
    let mut state = State::setup(edition, seats, &options, &mut dice);
    while let Status::Waiting { seats: waiting, .. } = state.status() {
        let waiting: Vec<Seat> = waiting.iter().collect();
        let seat = *chance.pick(&waiting);
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            let view = state.view(viewer);
            let prompt = State::prompt(edition, &view);
            let asked = prompt.key.starts_with("rr-ask");
            assert_eq!(asked, viewer.is(seat), "{}: {:?} {:?}", prompt.key, view.phase, view.pending);
            ears.hear(&prompt);
        }
        let view = state.view(Viewer::Seat(seat));
        let mut legal = Vec::new();
        state.legal_actions(Actor::Seat(seat), &mut legal);
        for action in &legal {
            ears.hear(&State::action(edition, &view, *action));
        }
        let number = chance.below(State::META.actions as u32) as usize;
        let tried = state.action_numbered(number).expect("numbers are dense");
        ears.hear(&State::action(edition, &view, tried));
        if let Some(reason) = state.reason_against(Actor::Seat(seat), tried) {
            let (short, long) = State::reason(edition, &reason);
            ears.hear(&short);
            ears.hear(&long);
        }
        let action = *chance.pick(&legal);
        let mut log = Log::on();
        state.apply(Actor::Seat(seat), action, &mut dice, &mut log);
        for event in log.into_events() {
            for viewer in [Viewer::Seat(seat), Viewer::Public] {
                let seen = State::witness(&event, viewer).expect("everything is seen in part");
                if let Some(line) = State::event(edition, &seen) {
                    ears.hear(&line);
                }
            }
        }
    }
    ears.hear(&State::prompt(edition, &state.view(Viewer::Public)));
}

#[test]
fn whole_games_are_told_without_gaps() {
    let mut ears = Ears::default();
    let short = Options { last_day: 5, clock: 0, ..Options::default() };
    tell(&mut ears, 2, 1, short);
    tell(&mut ears, 2, 2, Options { draft: true, ..short });
    tell(&mut ears, 3, 3, Options { two_chefs: true, chefs: 3, restaurants: 2, ..short });
    tell(&mut ears, 4, 4, Options { start_up: true, ..short });
    tell(&mut ears, 6, 5, Options { last_day: 8, ..short });
    for key in
        ["rr-struck-card", "rr-bought", "rr-war", "rr-cooked", "rr-traded", "rr-do-fill", "rr-ask-lead"]
    {
        assert!(ears.0.contains(key), "{key} was never said; said were {:?}", ears.0);
    }
}

/// Those that name something, whether or not a short game comes upon them.
#[test]
fn reasons_that_name_something_are_told_without_gaps() {
    let mut ears = Ears::default();
    let (seat, card, chef, place) = (Seat::new(1), Card::new(3), Chef::new(4), Place::new(3));
    let (upgrade, ingredient, recipe) = (Upgrade::new(2), Ingredient::new(9), Recipe::new(30));
    let pieces = [Piece::Money, Piece::MuchMoney, Piece::Garbage, Piece::Recipe(1), Piece::Favour];
    let pieces = pieces.map(|piece| Reason::NotTheirs { piece });
    let others = [
        Reason::NoClam,
        Reason::NotDealt { restaurant: Restaurant::new(5) },
        Reason::NotOffered { chef },
        Reason::NotInSquad { chef },
        Reason::NotForHelper { place: Place::ISLAND },
        Reason::SamePlace { place },
        Reason::Forbidden { place },
        Reason::NothingThere { spot: 4 },
        Reason::NotInHand { card },
        Reason::WrongPhase { card },
        Reason::NoEffect { card },
        Reason::StruckYesterday { seat },
        Reason::NotThatOne { seat },
        Reason::NoIngredient { ingredient },
        Reason::NotShown { recipe },
        Reason::NotThatUpgrade { upgrade },
        Reason::NotThatMarket { market: place },
        Reason::CannotGrab { market: place, spot: 1 },
        Reason::TooDear { price: 3, money: 1 },
        Reason::SoldOut { spot: 2 },
        Reason::Claimed { spot: 2 },
        Reason::Barred { spot: 2 },
        Reason::HasUpgrade { seat, upgrade },
        Reason::NotUnoccupied { market: place },
        Reason::NothingOffered { seat },
    ];
    for reason in pieces.iter().chain(&others) {
        let (short, long) = State::reason(Components::embedded(), reason);
        ears.hear(&short);
        ears.hear(&long);
    }
}

/// Who is struck reads "you", and who strikes has a name.
#[test]
fn both_sides_of_a_deed_are_named() {
    let event = Event::Paid { from: Some(Seat::new(1)), to: Some(Seat::new(0)), amount: 2 };
    let line = State::event(Components::embedded(), &event).expect("money is told");
    let names = ["Ann", "Bob"].map(str::to_owned);
    let text = |reader| line.text(Locale::En, reader, &names);
    assert_eq!(text(None), "Bob paid $200 to Ann");
    assert_eq!(text(Some(Seat::new(0))), "Bob paid $200 to you");
    assert_eq!(text(Some(Seat::new(1))), "You paid $200 to Ann");
}
