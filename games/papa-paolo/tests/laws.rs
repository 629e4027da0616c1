//! The laws of every title, on random games.

use papa_paolo::{Options, State};

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
    testkit::check_every::<State>(23, &tables(), 0..2);
}

#[test]
fn keeps_every_law_at_every_ply() {
    let some = [(4, Options::default()), (2, Options::default())];
    testkit::check_every::<State>(3, &some, 7..8);
}
