//! Whole games of Papà Paolo, told in every language: every sentence gets all its parts.

mod ears;

use ears::Ears;
use game::{Dice, Game, Printed, Seat, Seed, Viewer};
use papa_paolo::{Cell, Colour, Components, Job, Options, Paying, Reason, State};
use prose::{Locale, Speak};

#[test]
fn whole_games_are_told_without_gaps() {
    let mut ears = Ears::default();
    for seats in 2..=4 {
        for seed in 0..2 {
            let options = Options { hidden_coin: seed == 1, preview: seats == 2, ..Options::default() };
            ears.hear_game::<State>(Components::embedded(), seats, seed, &options, |_, _, _| ());
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
        ears.hear_reason::<State>(Components::embedded(), reason);
    }
}
