//! Histories that go back further than is free, and games that play on from another: they replay, and nobody knows
//! what comes next.

use catalog::{Catalog, Onlooker, Table};
use game::{Actor, Dice, Entry, Seed, Viewer, What};
use prose::Locale;

/// Plays up to `steps` random actions.
fn wander(table: &mut dyn Table, steps: usize, dice: &mut Dice) -> Vec<Entry> {
    let mut entries = Vec::new();
    for _ in 0..steps {
        let Some(seat) = table.status().waiting().iter().next() else { break };
        let action = dice.pick(&table.legal(seat.into())).clone();
        let entry = Entry { by: seat.into(), what: What::Play(action) };
        table.as_match().carry_out(&entry).unwrap();
        entries.push(entry);
    }
    entries
}

fn finish(table: &mut dyn Table, dice: &mut Dice) {
    wander(table, usize::MAX, dice);
    assert!(table.status().outcome().is_some());
}

/// All that anybody sees of a table.
fn seen(table: &dyn Table) -> Vec<serde_json::Value> {
    Viewer::every(table.seats()).map(|viewer| table.view(viewer)).collect()
}

#[test]
fn an_undo_by_consent_goes_anywhere_and_its_history_replays() {
    let catalog = Catalog::embedded();
    let (mut drew_otherwise, mut tried) = (0, 0);
    // Also at and behind a place from which going back begins.
    for (title, keep) in catalog.titles().iter().flat_map(|title| [10, 128, 131].map(|keep| (title, keep))) {
        let seats = title.meta().max_seats;
        let open = || title.open(seats, &serde_json::Value::Null, Seed::from(5), None).unwrap();
        let mut dice = Dice::new(3.into());
        let mut table = open();
        let mut history = wander(table.as_mut(), 150, &mut dice);
        let plies = table.plies();
        if table.status().outcome().is_some() || plies <= keep {
            continue;
        }
        tried += usize::from(keep > 128);
        let agree = |keep, chance| Entry {
            by: table.step(plies).unwrap().by,
            what: What::Agreed { keep, with: Vec::new(), chance },
        };
        let too_little = agree(plies, None);
        let (back, anew) = (agree(keep, None), agree(keep, Some(Seed::from(77))));
        assert!(table.as_match().carry_out(&too_little).is_err(), "nothing is taken back by that");

        // Without a new seed the same actions lead to the same table; with one, chance is another.
        let then = seen(table.as_ref());
        let mut same = open();
        history.iter().for_each(|entry| same.as_match().carry_out(entry).unwrap());
        same.as_match().carry_out(&back).unwrap();
        assert_eq!(seen(same.as_ref()), seen(table.at(keep).as_ref()));
        history[keep..].iter().for_each(|entry| same.as_match().carry_out(entry).unwrap());
        assert_eq!(seen(same.as_ref()), then);
        let learnt = table.learnt_since(keep);
        table.as_match().carry_out(&anew).unwrap();
        assert_eq!(table.entries(), plies + 1, "the history keeps what happened");
        let floor = table.undo_floor(table.status().waiting().iter().next().unwrap().into());
        assert_eq!(floor, keep, "what somebody has seen of the future is not for free");
        let replayed = history[keep..].iter().all(|entry| table.as_match().carry_out(entry).is_ok());
        drew_otherwise += usize::from(!replayed || seen(table.as_ref()) != then);
        assert!(learnt || (replayed && seen(table.as_ref()) == then), "no chance, no difference");

        // Entries and record lead to the same end.
        history.push(anew);
        history.truncate(plies + 1);
        let mut table = open();
        history.iter().for_each(|entry| table.as_match().carry_out(entry).unwrap());
        finish(table.as_mut(), &mut dice);
        let record = table.record(vec!["x".to_owned(); seats.into()]);
        assert_eq!((record.chances.len(), record.chances[0].after), (1, keep));
        let text = serde_json::to_string(&record).unwrap();
        let again = catalog.replay(&serde_json::from_str(&text).unwrap()).unwrap();
        assert_eq!(seen(again.as_ref()), seen(table.as_ref()));
        for ply in [0, keep - 1, keep, keep + 1, table.plies()] {
            assert_eq!(seen(again.at(ply).as_ref()), seen(table.at(ply).as_ref()), "step {ply}");
        }
        let over = table.as_match().undo_agreed(3, None);
        assert!(over.is_err(), "after the end everything is known");
        let mut wrong = record.clone();
        wrong.chances.push(wrong.chances[0]);
        assert!(catalog.replay(&wrong).err().unwrap().contains("out of order"));
        if drew_otherwise > 0 && learnt {
            wrong.chances.clear();
            assert!(catalog.replay(&wrong).is_err(), "{}: its chance is part of it", title.meta().slug);
        }
    }
    assert!(tried > 1, "long games were really tried");
    assert!(drew_otherwise > 0, "chance was really another one somewhere");
}

#[test]
fn a_game_plays_on_from_any_step_with_another_future() {
    let catalog = Catalog::embedded();
    for title in catalog.titles() {
        let seats = title.meta().min_seats;
        let mut dice = Dice::new(9.into());
        let mut old = title.open(seats, &serde_json::Value::Null, Seed::from(8), None).unwrap();
        finish(old.as_mut(), &mut dice);
        let names = vec!["x".to_owned(); seats.into()];
        for ply in [0, 7, old.plies() - 1] {
            let prefix = old.at(ply).record(names.clone());
            let mut entries = prefix.entries();
            entries.push(Entry { by: Actor::House, what: What::Chance(Seed::from(1_000 + ply as u64)) });
            let mut new = title.open(seats, &prefix.options, prefix.seed, Some(&prefix.edition)).unwrap();
            entries.iter().for_each(|entry| new.as_match().carry_out(entry).unwrap());
            assert_eq!(seen(new.as_ref()), seen(old.at(ply).as_ref()));
            for seat in new.status().waiting().iter() {
                assert_eq!(
                    new.undo_floor(seat.into()),
                    ply,
                    "nobody goes back into the old game for nothing"
                );
            }
            // And on from there once more.
            finish(new.as_mut(), &mut dice);
            let record = new.record(names.clone());
            assert_eq!(record.chances.len(), 1);
            assert_eq!(seen(catalog.replay(&record).unwrap().as_ref()), seen(new.as_ref()));
            let later = new.at(ply + 1).record(names.clone());
            assert_eq!(later.entries().len(), ply + 2, "the part of a record keeps its chance");
        }
    }
}

#[test]
fn every_action_has_a_name_in_every_position() {
    let catalog = Catalog::embedded();
    for title in catalog.titles() {
        let seats = title.meta().min_seats;
        let mut dice = Dice::new(4.into());
        let mut table = title.open(seats, &serde_json::Value::Null, Seed::from(2), None).unwrap();
        let names = vec!["Anna".to_owned(); seats.into()];
        loop {
            for (viewer, locale) in Viewer::every(seats).zip([Locale::Nl, Locale::Fr, Locale::En]) {
                let who = Onlooker { viewer, names: &names, locale, live: true };
                let all = table.vocabulary(&who);
                for word in &all {
                    assert!(!word.label.is_empty(), "{:?}", word.action);
                }
                let Some(seat) = viewer.seat() else { continue };
                for legal in table.legal(seat.into()) {
                    assert!(all.iter().any(|word| word.action == legal), "{legal} can be prepared");
                }
            }
            if table.status().outcome().is_some() {
                break;
            }
            wander(table.as_mut(), 25, &mut dice);
        }
    }
}
