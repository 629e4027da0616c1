//! Whole games, told in every language: no sentence has a hole, and pictures offer exactly what is legal.

use std::collections::BTreeSet;

use catalog::{Catalog, Onlooker, Table, Title};
use game::{Dice, Seat, Status, Viewer};
use prose::Locale;
use serde_json::Value;

/// After so many steps a game has shown what it has to show.
const STEPS: usize = 1500;

/// Plays a random game of each title, with as many as `seats` if that many can play, and looks at every step.
fn each_step(seats: u8, seed: u64, mut look: impl FnMut(&dyn Title, &dyn Table)) {
    let catalog = Catalog::embedded();
    for title in catalog.titles() {
        let seats = seats.clamp(title.meta().min_seats, title.meta().max_seats);
        let mut table = title.open(seats, &Value::Null, seed.into(), None).unwrap();
        let mut dice = Dice::new((seed + 99).into());
        for _ in 0..STEPS {
            look(title.as_ref(), table.as_ref());
            let Status::Waiting { seats, .. } = table.status() else { break };
            let seat = seats.iter().next().unwrap();
            let action = dice.pick(&table.legal(seat.into())).clone();
            table.play(seat.into(), &action).unwrap();
        }
    }
}

fn names(seats: u8) -> Vec<String> {
    ["Margot", "Joris", "Inès", "Auguste", "Colette", "Basile"].map(str::to_owned)[..seats.into()].to_vec()
}

/// A finished sentence: nothing left to fill in, no key in place of words.
fn whole(title: &dyn Title, text: &str) {
    let key = format!("{}-", title.prefix());
    let holes = ['{', '}', '\u{E000}'];
    assert!(!text.is_empty() && !text.contains(holes) && !text.contains(&key), "{text:?}");
}

#[test]
fn no_sentence_has_a_hole() {
    for locale in Locale::ALL {
        each_step(4, locale as u64, |title, table| {
            let names = names(table.seats());
            for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Public] {
                let who = Onlooker { viewer, names: &names, locale, live: true };
                whole(title, &table.prompt(&who));
                // The log grows; its end is new.
                if table.plies() % 8 == 0 {
                    table.log(&who).iter().rev().take(12).for_each(|line| whole(title, &line.text));
                }
            }
            for seat in table.status().waiting().iter() {
                let who = Onlooker { viewer: Viewer::Seat(seat), names: &names, locale, live: true };
                for action in table.legal(seat.into()) {
                    whole(title, &table.label(&action, &who).unwrap());
                }
            }
        });
    }
}

/// What was legal somewhere in a game, to be tried everywhere else in it.
fn attempts(title: &dyn Title, seats: u8) -> Vec<Value> {
    let mut table = title.open(seats, &Value::Null, 7.into(), None).unwrap();
    let mut dice = Dice::new(8.into());
    let mut seen = BTreeSet::new();
    let mut list = Vec::new();
    for _ in 0..STEPS {
        let Some(seat) = table.status().waiting().iter().next() else { break };
        let legal = table.legal(seat.into());
        for action in &legal {
            if seen.insert(action.to_string()) {
                list.push(action.clone());
            }
        }
        table.play(seat.into(), dice.pick(&legal)).unwrap();
    }
    list
}

#[test]
fn every_refusal_has_words_and_an_existing_rule() {
    let catalog = Catalog::embedded();
    for title in catalog.titles() {
        let title = title.as_ref();
        let seats = 3.clamp(title.meta().min_seats, title.meta().max_seats);
        let attempts = attempts(title, seats);
        let names = names(seats);
        let mut told = BTreeSet::new();
        for locale in Locale::ALL {
            let rules: BTreeSet<String> = title
                .rules(locale)
                .into_iter()
                .flat_map(|chapter| chapter.paragraphs)
                .filter_map(|paragraph| paragraph.number)
                .collect();
            let mut table = title.open(seats, &Value::Null, 5.into(), None).unwrap();
            let mut dice = Dice::new((104 + locale as u64).into());
            for step in 0..STEPS {
                let over = table.status().outcome().is_some();
                // Now and then is enough in a long game: the attempts are some hundreds.
                if step % 23 == 0 || title.meta().longest < 100 || over {
                    for seat in Seat::first(seats) {
                        let who = Onlooker { viewer: Viewer::Seat(seat), names: &names, locale, live: true };
                        for attempt in &attempts {
                            let Some(why) = table.why_not(seat, attempt, &who).unwrap() else { continue };
                            whole(title, &why.short);
                            whole(title, &why.long);
                            if let Some(rule) = why.rule {
                                assert!(rules.contains(rule), "{locale}: rule {rule}");
                                told.insert(rule);
                            }
                        }
                    }
                }
                let Some(seat) = table.status().waiting().iter().next() else { break };
                let action = dice.pick(&table.legal(seat.into())).clone();
                table.play(seat.into(), &action).unwrap();
            }
        }
        // An example may have one rule that anybody can break.
        let least = if title.meta().example { 1 } else { 5 };
        assert!(told.len() >= least, "{}: {told:?}", title.meta().slug);
    }
}

#[test]
fn pictures_offer_exactly_what_is_legal() {
    let mut step = 0;
    each_step(5, 3, |_, table| {
        step += 1;
        // A long game has many steps alike.
        if step > 200 && step % 7 != 0 {
            return;
        }
        let seats = table.seats();
        let names = names(seats);
        for viewer in Viewer::every(seats) {
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

/// The lobby prints the definitions of all titles: what has the same name must be the same drawing.
#[test]
fn drawings_of_two_titles_do_not_clash() {
    let catalog = Catalog::embedded();
    let mut known: std::collections::BTreeMap<String, (&str, String)> = std::collections::BTreeMap::new();
    for title in catalog.titles() {
        let symbols = title.symbols().into_string().replace('\n', "");
        for part in symbols.split(" id=\"").skip(1) {
            let (id, rest) = part.split_once('"').unwrap();
            // Up to the next definition is enough to tell two drawings apart.
            let drawing = rest.split("<g id").next().unwrap().split("</symbol>").next().unwrap();
            let drawing = drawing.split("</pattern>").next().unwrap().to_owned();
            let own = (title.meta().slug, drawing);
            if let Some(other) = known.insert(id.to_owned(), own.clone()) {
                assert_eq!(other.1, own.1, "{id} of {} and of {}", other.0, own.0);
            }
        }
    }
}

#[test]
fn every_group_of_choices_has_a_heading() {
    let mut headings: BTreeSet<String> = BTreeSet::new();
    for seed in 0..3 {
        each_step(2 + seed as u8, seed, |title, table| {
            let names = names(table.seats());
            for seat in table.status().waiting().iter() {
                for locale in Locale::ALL {
                    let who = Onlooker { viewer: Viewer::Seat(seat), names: &names, locale, live: true };
                    let groups = table.choices(&who);
                    let offered: Vec<&Value> = groups
                        .iter()
                        .flat_map(|group| group.actions.iter().map(|(action, _)| action))
                        .collect();
                    let legal = table.legal(seat.into());
                    assert_eq!(offered.len(), legal.len());
                    assert!(legal.iter().all(|action| offered.contains(&action)));
                    for group in groups {
                        let slug = title.meta().slug;
                        assert!(!group.heading.contains("-act-"), "{slug} in {locale}: {}", group.heading);
                        headings.insert(group.heading);
                    }
                }
            }
        });
    }
    assert!(headings.len() > 60, "{headings:?}");
}
