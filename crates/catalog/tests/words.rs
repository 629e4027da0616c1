//! Whole games, told in every language: no sentence has a hole, and pictures offer exactly what is legal.

use catalog::{Catalog, Onlooker, Table};
use game::{Dice, Seat, Status, Viewer};
use prose::Locale;
use serde_json::Value;

/// Plays a random game and looks at every step.
fn each_step(seats: u8, seed: u64, mut look: impl FnMut(&dyn Table)) {
    let catalog = Catalog::embedded();
    for title in catalog.titles() {
        let mut table = title.open(seats, &Value::Null, seed.into(), None).unwrap();
        let mut dice = Dice::new((seed + 99).into());
        loop {
            look(table.as_ref());
            let Status::Waiting { seats, .. } = table.status() else { break };
            let seat = seats.iter().next().unwrap();
            let action = dice.pick(&table.legal(seat.into())).clone();
            table.play(seat.into(), &action).unwrap();
        }
    }
}

/// A finished sentence: nothing left to fill in, no key in place of words.
fn whole(text: &str) {
    assert!(!text.is_empty() && !text.contains(['{', '}', '\u{E000}']) && !text.contains("pc-"), "{text:?}");
}

#[test]
fn no_sentence_has_a_hole() {
    let names: Vec<String> = ["Margot", "Joris", "Inès", "Auguste"].map(str::to_owned).into();
    for locale in Locale::ALL {
        each_step(4, locale as u64, |table| {
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Public] {
                let who = Onlooker { viewer, names: &names, locale, live: true };
                whole(&table.prompt(&who));
                table.log(&who).iter().rev().take(2).for_each(|line| whole(&line.text));
            }
            for seat in table.status().waiting().iter() {
                let who = Onlooker { viewer: Viewer::Seat(seat), names: &names, locale, live: true };
                for action in table.legal(seat.into()) {
                    whole(&table.label(&action, &who).unwrap());
                }
            }
        });
    }
}

#[test]
fn every_refusal_has_words_and_an_existing_rule() {
    let names: Vec<String> = ["A", "B", "C"].map(str::to_owned).into();
    let catalog = Catalog::embedded();
    let mut told = std::collections::BTreeSet::new();
    for locale in Locale::ALL {
        let mut attempts: Vec<Value> = vec!["finish".into()];
        for company in ["blue", "saffron", "red", "lilac", "black", "green"] {
            attempts.push(serde_json::json!({ "build": company }));
            attempts.push(serde_json::json!({ "give": company }));
            for count in 0..4 {
                attempts.push(serde_json::json!({ "take": { "company": company, "count": count } }));
            }
        }
        for (q, r) in (-10..9).flat_map(|q| (-5..13).map(move |r| (q, r))) {
            attempts.push(serde_json::json!({ "lay": format!("{q},{r}") }));
        }
        let rules: Vec<String> = catalog.titles()[0]
            .rules(locale)
            .into_iter()
            .flat_map(|chapter| chapter.paragraphs)
            .filter_map(|paragraph| paragraph.number)
            .collect();
        let mut step = 0;
        each_step(3, 5, |table| {
            step += 1;
            // Every tenth step is enough: the attempts are some four hundred.
            if step % 10 != 0 && table.status().outcome().is_none() {
                return;
            }
            for seat in Seat::first(3) {
                let who = Onlooker { viewer: Viewer::Seat(seat), names: &names, locale, live: true };
                for attempt in &attempts {
                    let Some(why) = table.why_not(seat, attempt, &who).unwrap() else { continue };
                    whole(&why.short);
                    whole(&why.long);
                    if let Some(rule) = why.rule {
                        assert!(rules.contains(&rule.to_owned()), "{locale}: rule {rule}");
                        told.insert(rule);
                    }
                }
            }
        });
    }
    assert!(told.len() >= 8, "{told:?}");
}

#[test]
fn pictures_offer_exactly_what_is_legal() {
    let names: Vec<String> = ["A", "B", "C", "D", "E"].map(str::to_owned).into();
    each_step(5, 3, |table| {
        for viewer in Viewer::every(5) {
            for live in [true, false] {
                let who = Onlooker { viewer, names: &names, locale: Locale::En, live };
                let fragments = table.fragments(&who);
                let mut html = fragments.pieces.into_string() + &fragments.panel.body.into_string();
                for part in [fragments.counter.doing, fragments.counter.choices, fragments.counter.finish] {
                    html += &part.into_string();
                }
                html += &fragments.mine.map(|mine| mine.body.into_string()).unwrap_or_default();
                html += &fragments.tab.map(|tab| tab.body.into_string()).unwrap_or_default();
                fragments.seats.into_iter().for_each(|(a, b)| html += &(a.into_string() + &b.into_string()));
                let mut offered: Vec<String> = html
                    .split("data-action=\"")
                    .skip(1)
                    .map(|rest| rest.split('"').next().unwrap().replace("&quot;", "\""))
                    .collect();
                offered.sort();
                let mut legal: Vec<String> = match (viewer.seat(), live) {
                    (Some(seat), true) => table.legal(seat.into()).iter().map(Value::to_string).collect(),
                    _ => Vec::new(),
                };
                legal.sort();
                assert_eq!(offered, legal, "{viewer}");
            }
        }
    });
}
