//! A match that goes back far is where it was.

use catalog::Catalog;
use game::{Dice, Viewer};
use serde_json::Value;

#[test]
fn every_earlier_position_is_found_again() {
    for title in Catalog::embedded().titles() {
        let mut table = title.open(title.meta().max_seats, &Value::Null, 5.into(), None).unwrap();
        let mut dice = Dice::new(6.into());
        let mut before = Vec::new();
        while let Some(seat) = table.status().waiting().iter().next().filter(|_| before.len() < 600) {
            before.push((table.notation(), table.view(Viewer::Public)));
            let action = dice.pick(&table.legal(seat.into())).clone();
            table.play(seat.into(), &action).unwrap();
        }
        let slug = title.meta().slug;
        for (ply, (notation, view)) in before.iter().enumerate() {
            let earlier = table.at(ply);
            assert_eq!(
                (earlier.notation(), earlier.view(Viewer::Public)),
                (notation.clone(), view.clone()),
                "{slug}, {ply}"
            );
        }
        // From far back the same game can be played again, and chance decides the same.
        let mut again = table.at(before.len() / 2);
        for ply in before.len() / 2 + 1..=table.plies() {
            let done = table.step(ply).unwrap();
            again.play(done.by, &done.action).unwrap();
        }
        assert_eq!(again.notation(), table.notation(), "{slug}");
    }
}
