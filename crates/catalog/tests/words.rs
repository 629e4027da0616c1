//! Whole games of every title, told in every language: no sentence has a hole, and pictures offer exactly what is legal.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{Catalog, Onlooker, Table, Title};
use game::{Dice, Seat, Status, Viewer};
use prose::Locale;
use serde_json::Value;

const NAMES: [&str; 6] = ["Margot", "Joris", "Inès", "Auguste", "Colette", "Basile"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).into()
}

/// As many chairs as wished, or as near to it as the title allows.
fn chairs(title: &dyn Title, wished: u8) -> u8 {
    wished.clamp(title.meta().min_seats, title.meta().max_seats)
}

/// Plays a random game and looks at every step.
fn each_step(title: &dyn Title, seats: u8, seed: u64, mut look: impl FnMut(&dyn Table)) {
    let mut table = title.open(chairs(title, seats), &Value::Null, seed.into(), None).unwrap();
    let mut dice = Dice::new((seed + 99).into());
    loop {
        look(table.as_ref());
        let Status::Waiting { seats, .. } = table.status() else { break };
        let seat = seats.iter().next().unwrap();
        let action = dice.pick(&table.legal(seat.into())).clone();
        table.play(seat.into(), &action).unwrap();
    }
}

/// A finished sentence: nothing left to fill in, no key in place of words.
fn whole(prefix: &str, text: &str) {
    let has_hole = text.is_empty() || text.contains(['{', '}', '\u{E000}']);
    assert!(!has_hole && !text.contains(&format!("{prefix}-")), "{text:?}");
}

#[test]
fn no_sentence_has_a_hole() {
    let names = names();
    for title in Catalog::embedded().titles() {
        let whole = |text: &str| whole(title.prefix(), text);
        for locale in Locale::ALL {
            each_step(title.as_ref(), 4, locale as u64, |table| {
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
}

#[test]
fn every_refusal_has_words_and_an_existing_rule() {
    let names = names();
    for title in Catalog::embedded().titles() {
        let seats = chairs(title.as_ref(), 3);
        // Everything that anybody could ever do in a few games, tried at other times.
        let mut attempts = BTreeMap::new();
        for seed in 0..3 {
            each_step(title.as_ref(), seats, seed, |table| {
                for seat in table.status().waiting().iter() {
                    attempts.extend(table.legal(seat.into()).into_iter().map(|it| (it.to_string(), it)));
                }
            });
        }
        let mut told = BTreeSet::new();
        for locale in Locale::ALL {
            let rules: Vec<String> = title
                .rules(locale)
                .into_iter()
                .flat_map(|chapter| chapter.paragraphs)
                .filter_map(|paragraph| paragraph.number)
                .collect();
            let mut step = 0;
            each_step(title.as_ref(), seats, 5, |table| {
                step += 1;
                // Every tenth step is enough: the attempts are hundreds.
                if step % 10 != 0 && table.status().outcome().is_none() {
                    return;
                }
                for seat in Seat::first(seats) {
                    let who = Onlooker { viewer: Viewer::Seat(seat), names: &names, locale, live: true };
                    for attempt in attempts.values() {
                        let Some(why) = table.why_not(seat, attempt, &who).unwrap() else { continue };
                        whole(title.prefix(), &why.short);
                        whole(title.prefix(), &why.long);
                        if let Some(rule) = why.rule {
                            assert!(rules.contains(&rule.to_owned()), "{locale}: rule {rule}");
                            told.insert(rule);
                        }
                    }
                }
            });
        }
        assert!(told.len() >= 8, "{}: {told:?}", title.meta().slug);
    }
}

#[test]
fn pictures_offer_exactly_what_is_legal() {
    let names = names();
    for title in Catalog::embedded().titles() {
        each_step(title.as_ref(), 5, 3, |table| {
            for viewer in Viewer::every(table.seats()) {
                for live in [true, false] {
                    let who = Onlooker { viewer, names: &names, locale: Locale::En, live };
                    let fragments = table.fragments(&who);
                    let mut html = fragments.pieces.into_string() + &fragments.panel.body.into_string();
                    for part in [fragments.counter.doing, fragments.counter.choices, fragments.counter.finish]
                    {
                        html += &part.into_string();
                    }
                    html += &fragments.mine.map(|mine| mine.body.into_string()).unwrap_or_default();
                    html += &fragments.tab.map(|tab| tab.body.into_string()).unwrap_or_default();
                    for (figures, facts) in fragments.seats {
                        html += &(figures.into_string() + &facts.into_string());
                    }
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
}

#[test]
fn symbols_of_all_titles_go_together() {
    // The lobby prints them all: what is there twice must be the same drawing.
    let mut drawn: BTreeMap<String, String> = BTreeMap::new();
    for title in Catalog::embedded().titles() {
        let symbols = title.symbols().into_string();
        for part in symbols.split(" id=\"").skip(1) {
            let (id, rest) = part.split_once('"').unwrap();
            let end = rest.find(" id=\"").unwrap_or(rest.len());
            let body = rest[..end].split("</symbol>").next().unwrap().to_owned();
            if let Some(other) = drawn.insert(id.to_owned(), body.clone()) {
                assert_eq!(other, body, "#{id}");
            }
        }
    }
}
