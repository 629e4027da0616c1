//! Whole games of Papà Paolo, told in every language: every sentence gets all its parts.

use std::collections::BTreeSet;

use game::{Actor, Dice, Game, Log, Printed, Seat, Seed, Viewer};
use papa_paolo::{Cell, Colour, Components, Job, Options, Paying, Reason, State};
use prose::{Line, Locale, Speak};

/// Collects the keys that were said, and fails at a sentence with a gap.
#[derive(Default)]
struct Ears(BTreeSet<&'static str>);

impl Ears {
    #[track_caller]
    fn hear(&mut self, line: &Line) {
        // The words depend on little else than the key.
        let names: Vec<String> = ["Ann", "Bob", "Cleo", "Dirk"].map(str::to_owned).to_vec();
        self.0.insert(line.key);
        for locale in Locale::ALL {
            for reader in [None, Some(Seat::new(0))] {
                let text = line.text(locale, reader, &names);
                assert!(!text.contains(['{', '}', '$']) && !text.contains("  "), "{locale}: {text:?}");
                assert!(!text.is_empty() && text == text.trim(), "{locale}: {text:?}");
                assert!(text != line.key, "{locale}: nothing for {text}");
            }
        }
    }
}

fn tell(ears: &mut Ears, seats: u8, seed: u8, options: Options) {
    let edition = Components::embedded();
    let mut dice = Dice::new(Seed::from_bytes([seed; 32]));
    let mut chance = Dice::new(Seed::from_bytes([seed ^ 0x55; 32]));
    let mut state = State::setup(edition, seats, &options, &mut dice);
    let mut legal = Vec::new();
    while state.status().outcome().is_none() {
        let waiting = state.status().waiting();
        let seat = Seat::first(seats).find(|seat| waiting.contains(*seat)).expect("somebody plays");
        for viewer in [Viewer::Seat(seat), Viewer::Public] {
            ears.hear(&State::prompt(edition, &state.view(viewer)));
        }
        legal.clear();
        state.legal_actions(Actor::Seat(seat), &mut legal);
        let view = state.view(Viewer::Seat(seat));
        for action in &legal {
            ears.hear(&State::action(edition, &view, *action));
        }
        for _ in 0..8 {
            let number = chance.below(State::META.actions as u32) as usize;
            let action = state.action_numbered(number).expect("numbers are dense");
            if let Some(reason) = state.reason_against(Actor::Seat(seat), action) {
                let (short, long) = State::reason(edition, &reason);
                ears.hear(&short);
                ears.hear(&long);
            }
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
    for seats in 2..=4 {
        for seed in 0..2 {
            let options = Options { hidden_coin: seed == 1, preview: seats == 2, ..Options::default() };
            tell(&mut ears, seats, seed, options);
        }
    }
    for key in
        ["pp-laid", "pp-built", "pp-completed", "pp-delivered", "pp-turned", "pp-learned", "pp-do-offer"]
    {
        assert!(ears.0.contains(key), "{key} was never said");
    }
}

/// Places are named from the start pizzeria.
#[test]
fn places_have_names() {
    let edition = Components::embedded();
    let state = State::setup(edition, 4, &Options::default(), &mut Dice::new(Seed::from_bytes([1; 32])));
    let view = state.view(Viewer::Seat(Seat::new(0)));
    let say = |x, y| {
        let cell = Cell::new(x, y).expect("near enough");
        Locale::ALL.map(|locale| {
            State::action(edition, &view, papa_paolo::Action::Stock(cell)).text(locale, None, &[])
        })
    };
    assert_eq!(say(0, 0)[2], "Put a pizza on the start pizzeria");
    assert_eq!(say(2, -1)[2], "Put a pizza on the pizzeria (2 right, 1 up)");
    assert_eq!(say(0, 3)[0], "Leg een pizza op de pizzeria (3 omlaag)");
    assert_eq!(say(-1, 0)[1], "Mettre une pizza sur la pizzeria (1 à gauche)");
}

/// Those that name something, whether or not a short game comes upon them.
#[test]
fn reasons_that_name_something_are_told_without_gaps() {
    let mut ears = Ears::default();
    let (by, cell, colour) = (Seat::new(1), Cell::HOME, Colour::Red);
    let dear = [Paying::Pizzas, Paying::Express, Paying::Pizzeria, Paying::Bid, Paying::Investment];
    let dear = dear.map(|rule| Reason::TooDear { price: 5, money: 1, rule });
    let others = [
        Reason::NotYours { number: 3 },
        Reason::FieldTaken { field: 0, by },
        Reason::NotHere { job: Job::Market },
        Reason::OtherInvestment { colour },
        Reason::NotHighest { by },
        Reason::NotHigher { bid: 6 },
        Reason::NotOnOffer { colour },
        Reason::NotBeside { colour },
        Reason::LastColumn { colour },
        Reason::TooFar { distance: 2 },
        Reason::SameRoad { cell },
    ];
    for reason in dear.iter().chain(&others) {
        let (short, long) = State::reason(Components::embedded(), reason);
        ears.hear(&short);
        ears.hear(&long);
    }
}
