//! Whole games of Rival Restaurants, told in every language: every sentence gets all its parts.

mod ears;

use ears::Ears;
use game::{Printed, Seat};
use prose::{Locale, Speak};
use rival_restaurants::{Card, Chef, Components, Event, Options, Place, Reason, Recipe, Restaurant, State};
use rival_restaurants::{Ingredient, Piece, Upgrade};

#[test]
fn whole_games_are_told_without_gaps() {
    let mut ears = Ears::default();
    let short = Options { last_day: 5, clock: 0, ..Options::default() };
    let mut tell = |seats, seed, options| {
        ears.hear_game::<State>(Components::embedded(), seats, seed, &options, |prompt, viewer, seat| {
            assert_eq!(prompt.key.starts_with("rr-ask"), viewer.is(seat), "{}", prompt.key);
        });
    };
    tell(2, 1, short);
    tell(2, 2, Options { draft: true, ..short });
    tell(3, 3, Options { two_chefs: true, chefs: 3, restaurants: 2, ..short });
    tell(4, 4, Options { start_up: true, ..short });
    tell(6, 5, Options { last_day: 8, ..short });
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
        ears.hear_reason::<State>(Components::embedded(), reason);
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
