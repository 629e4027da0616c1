//! The laws of every title, on random games.

use game::{Dice, Game, Match, Notation, Printed, Seat};
use papa_paolo::{Action, Components, Options, State};
use testkit::{Law, Offer, Position, any, laws, offers};

/// Each option alone, all together, none; variant D only where there are two players (R12.4).
fn tables() -> Vec<(u8, Options)> {
    let none = Options::default();
    let alone = [
        none,
        Options { open_money: true, ..none },
        Options { hidden_coin: true, ..none },
        Options { reverse_order: true, ..none },
        Options { money_points: true, ..none },
    ];
    let together = Options { hidden_coin: true, reverse_order: true, money_points: true, ..none };
    let mut tables = Vec::new();
    for seats in 2..=4 {
        tables.extend(alone.map(|options| (seats, options)));
        tables.push((seats, Options { preview: seats == 2, ..together }));
    }
    tables.push((2, Options { preview: true, ..none }));
    tables
}

#[test]
fn keeps_every_law() {
    testkit::check_every::<State>(23, &tables(), 0..6);
}

#[test]
fn keeps_every_law_at_every_ply() {
    let some = [(4, Options::default()), (2, Options::default())];
    testkit::check_every::<State>(3, &some, 7..8);
}

/// Random games seldom deliver much: here nobody stops where there is something to do, nor begins to bid high.
#[test]
fn busy_games_keep_every_law() {
    let is_work = |offer: &Offer<State>| match offer.1 {
        Action::Finish | Action::Nothing | Action::Withdraw | Action::Learn => false,
        Action::Bid(place) => place < 8,
        _ => true,
    };
    let mut delivered = 0;
    for (seed, (seats, options)) in tables().into_iter().enumerate() {
        let edition = Components::embedded();
        let mut played = Match::<State>::new(edition, seats, options, (seed as u64).into()).unwrap();
        let mut dice = Dice::new((seed as u64).into()).fork();
        while played.status().outcome().is_none() {
            if dice.below(16) == 0 {
                for law in Law::ALL {
                    if let Err(what) = law.holds(&Position::of(&played)) {
                        panic!("{law}, {seats} seats, seed {seed}, ply {}: {what}", played.steps().len());
                    }
                }
            }
            let offers = offers(played.state());
            let work: Vec<Offer<State>> = offers.iter().copied().filter(is_work).collect();
            let (by, action) = any::<State>(if work.is_empty() { &offers } else { &work }, &mut dice);
            played.play(by, action).unwrap();
            delivered += u32::from(matches!(action, Action::Drop(_)));
        }
    }
    assert!(delivered > 400, "only {delivered} pizzas");
}

/// The same position with the money of two players swapped, where what they owe allows it.
fn with_swapped_money(state: &State, a: Seat, b: Seat) -> Option<State> {
    let text = state.notation();
    let money = |seat: Seat| {
        let begins = format!("{seat} money ");
        let line = text.lines().find_map(|line| line.strip_prefix(&begins))?;
        Some((begins, line.split_once(' ')?.0.to_owned()))
    };
    let ((of_a, has_a), (of_b, has_b)) = (money(a)?, money(b)?);
    let text = text.replace(&format!("{of_a}{has_a} "), &format!("{of_a}{has_b} "));
    let text = text.replace(&format!("{of_b}{has_b} "), &format!("{of_b}{has_a} "));
    State::parse(state.edition(), &text).ok()
}

/// R1.7.
#[test]
fn nobody_sees_that_two_others_have_swapped_their_money() {
    let mut tried = 0;
    for seed in 0..6 {
        let edition = Components::embedded();
        let mut played = Match::<State>::new(edition, 4, Options::default(), seed.into()).unwrap();
        let mut dice = Dice::new(seed.into()).fork();
        while played.status().outcome().is_none() {
            let (a, b) = (Seat::new(dice.below(2) as usize), Seat::new(2 + dice.below(2) as usize));
            if let Some(swapped) = with_swapped_money(played.state(), a, b) {
                laws::swapped_secrets(played.state(), &swapped, a, b).unwrap();
                tried += u32::from(swapped != *played.state());
            }
            let (by, action) = any::<State>(&offers(played.state()), &mut dice);
            played.play(by, action).unwrap();
        }
    }
    assert!(tried > 1_000, "only {tried} positions allowed it");
}
