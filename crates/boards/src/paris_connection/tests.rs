use std::collections::BTreeSet;

use game::{Actor, Dice, Edition, Game, Match, Printed, Seat, Viewer};
use paris_connection::{Action, Event, Kind, Map, Options, Phase, State, View};
use prose::Locale;

use crate::draw::{Draw, Scene};
use crate::looking::{self, NAMES, actions, page, values, well_formed, whole};

/// Calls `look` with a table and everything that was laid last, at each step of a random game.
fn play(
    edition: &'static Edition<Map>,
    seats: u8,
    seed: u64,
    mut look: impl FnMut(&Match<State>, Option<&Event>),
) {
    let mut dice = Dice::new((seed + 100).into());
    let mut table: Match<State> =
        Match::new(edition, seats, Options::default(), seed.into()).expect("a table");
    let mut last: Option<Event> = None;
    for _ in 0..500 {
        look(&table, last.as_ref());
        let Some(seat) = table.status().waiting().iter().next() else { return };
        let mut legal = Vec::new();
        table.state().legal_actions(Actor::Seat(seat), &mut legal);
        let step = table.play(Actor::Seat(seat), *dice.pick(&legal)).expect("legal");
        let closing =
            step.events.iter().find(|event| matches!(event, Event::Built { .. } | Event::Swapped { .. }));
        if let Some(event) = closing {
            last = Some(event.clone());
        }
    }
}

/// Hands a scene to `see`.
fn scene<T>(
    state: &State,
    viewer: Viewer,
    last: Option<&Event>,
    locale: Locale,
    see: impl FnOnce(&Scene<'_, State>) -> T,
) -> T {
    let last = last.and_then(|event| State::witness(event, viewer));
    looking::scene(state, viewer, last.as_ref(), &[], locale, see)
}

/// What everybody sees before the first move.
fn first_view() -> View {
    let table: Match<State> = Match::new(Map::embedded(), 3, Options::default(), 1.into()).expect("a table");
    table.state().view(Viewer::Public)
}

#[test]
fn every_legal_action_can_be_chosen_once_and_nothing_else_can() {
    for seats in 3..=6 {
        let mut step = 0;
        play(Map::embedded(), seats, seats.into(), |table, last| {
            step += 1;
            for viewer in Viewer::every(seats) {
                scene(table.state(), viewer, last, Locale::En, |scene| {
                    looking::offers_what_is_legal(table.state(), scene);
                });
            }
        });
    }
}

#[test]
fn pages_are_well_formed_and_ids_are_unique() {
    for locale in Locale::ALL {
        let mut step = 0;
        play(Map::embedded(), 4, 11, |table, last| {
            step += 1;
            if step % 5 != 0 && table.status().outcome().is_none() {
                return;
            }
            for viewer in [Viewer::Public, Viewer::Seat(Seat::new(0))] {
                scene(table.state(), viewer, last, locale, |scene| {
                    let page = looking::stands(scene);
                    // A message that is missing in all languages shows its key.
                    assert!(!page.contains("pc-"), "a message is missing");
                });
            }
        });
    }
}

#[test]
fn lit_cities_show_their_gain() {
    let mut lit = 0;
    play(Map::embedded(), 4, 5, |table, last| {
        let Some(seat) = table.status().waiting().iter().next() else { return };
        scene(table.state(), Viewer::Seat(seat), last, Locale::En, |scene| {
            let picture = State::pieces(scene).into_string();
            let gains = picture.matches("class=\"plus\"").count();
            let worth = |action: &Action| match action {
                Action::Lay(hex) => scene.edition.printed.place(*hex).map_or(0, |place| place.worth()),
                _ => 0,
            };
            assert_eq!(gains, scene.legal.iter().filter(|action| worth(action) > 0).count());
            for action in scene.legal.iter().filter(|action| worth(action) > 0) {
                let target = picture
                    .split("class=\"target")
                    .find(|part| actions::<Action>(part, "data-action") == [*action]);
                let target = target.expect("a target");
                assert!(target.contains(&format!(">+{}</text>", worth(action))));
                assert!(target.contains(&format!("plus {}\"", worth(action))), "not said: {target}");
                lit += 1;
            }
        });
    });
    assert!(lit > 100);
}

#[test]
fn spectators_are_offered_nothing() {
    play(Map::embedded(), 3, 6, |table, last| {
        scene(table.state(), Viewer::Public, last, Locale::En, |scene| {
            let page = page(scene);
            assert!(!page.contains("data-action") && !page.contains("data-try") && !page.contains("<button"));
            assert!(State::mine(scene).is_none());
        });
    });
}

#[test]
fn pictures_keep_secrets() {
    let mut dice = Dice::new(3.into());
    let mut differed = 0;
    play(Map::embedded(), 4, 8, |table, last| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(2))] {
            let other = table.resampled(viewer, &mut dice);
            differed += u32::from(other.state() != table.state());
            let [truth, sample] =
                [table, &other].map(|table| scene(table.state(), viewer, last, Locale::En, whole));
            assert_eq!(truth, sample, "{viewer}");
        }
    });
    assert!(differed > 50);
}

#[test]
fn pieces_keep_their_ids() {
    let mut before = BTreeSet::new();
    play(Map::embedded(), 5, 9, |table, last| {
        scene(table.state(), Viewer::Public, last, Locale::En, |scene| {
            let picture = State::pieces(scene).into_string();
            let ids: BTreeSet<String> = values(&picture, "id").into_iter().map(str::to_owned).collect();
            assert!(ids.is_superset(&before));
            let laid: usize = scene.view.lines.iter().map(|line| line.laid.len()).sum();
            assert_eq!(ids.len(), 6 + laid);
            before = ids;
        });
    });
}

#[test]
fn the_last_build_and_the_build_under_way_are_marked() {
    play(Map::embedded(), 4, 12, |table, last| {
        scene(table.state(), Viewer::Public, last, Locale::En, |scene| {
            let picture = State::pieces(scene).into_string();
            let ticks = match last {
                Some(Event::Built { hexes, .. }) => hexes.len(),
                _ => 0,
            };
            let laid = match scene.view.phase {
                Phase::Building { laid, .. } => laid.into(),
                _ => 0,
            };
            assert_eq!(picture.matches("class=\"last-move").count(), ticks);
            assert_eq!(picture.matches("class=\"chosen").count(), laid);
            assert_eq!(picture.matches("class=\"order\"").count(), laid);
        });
    });
}

#[test]
fn the_count_is_the_outcome() {
    let mut ends = 0;
    for seed in 20..26 {
        play(Map::embedded(), 3, seed, |table, last| {
            scene(table.state(), Viewer::Public, last, Locale::En, |scene| {
                ends += u32::from(looking::counts_the_outcome(table.state(), scene));
            });
        });
    }
    assert!(ends > 0);
}

#[test]
fn values_beyond_the_track_stay_readable() {
    let table: Match<State> = Match::new(Map::embedded(), 3, Options::default(), 1.into()).expect("a table");
    let mut view = table.state().view(Viewer::Public);
    view.lines[2].value = 37;
    let names = NAMES.map(str::to_owned);
    let scene = Scene {
        edition: Map::embedded(),
        view: &view,
        viewer: Viewer::Public,
        legal: &[],
        last: None,
        recent: &[],
        names: &names,
        locale: Locale::En,
    };
    let panel = State::panel(&scene).body.into_string();
    assert!(panel.contains("<b>37</b>"));
    assert!(panel.contains("translate(144px,10px)"), "at the end of the track");
    assert!(panel.find("company:red") < panel.find("company:blue"), "the most valuable first");
}

#[test]
fn another_map_is_put_on_the_sheet_without_our_scenery() {
    let ours = Map::FILES[0].1;
    // The same map, twenty columns to the east: far off the sheet.
    let mut moved = String::new();
    for (idx, part) in ours.split('"').enumerate() {
        let hex: Option<kit::Hex> = (idx % 2 == 1).then(|| part.parse().ok()).flatten();
        let text = hex.map_or(part.to_owned(), |hex| kit::Hex::new(hex.q + 20, hex.r).to_string());
        moved += &if idx == 0 { text } else { format!("\"{text}") };
    }
    let edition: Edition<Map> = Edition::overlaid([("map.toml".to_owned(), moved)].into()).expect("a map");
    let edition: &'static Edition<Map> = Box::leak(Box::new(edition));
    let ground = State::ground(edition, &first_view(), Locale::En).into_string();
    for scenery in ["#rose", "#peaks", "rivers", "abroad", "water"] {
        assert!(!ground.contains(scenery), "{scenery}");
        assert!(
            State::ground(Map::embedded(), &first_view(), Locale::En).into_string().contains(scenery),
            "{scenery}"
        );
    }
    assert!(ground.contains("transform=\"translate(") && ground.contains("class=\"hatched\""));
    for place in &edition.printed.places {
        let (x, y) = State::anchor(edition, &first_view(), Action::Lay(place.hex)).expect("on the map");
        assert!((0.0..1.0).contains(&x) && (0.0..1.0).contains(&y), "{} lies at {x}, {y}", place.hex);
    }
    play(edition, 3, 4, |table, last| {
        scene(table.state(), Viewer::Public, last, Locale::En, |scene| well_formed(&page(scene)));
    });
}

#[test]
fn places_are_where_they_are_on_the_sheet() {
    let map = &Map::embedded().printed;
    assert_eq!(State::anchor(Map::embedded(), &first_view(), Action::Finish), None);
    assert_eq!(State::anchor(Map::embedded(), &first_view(), Action::Lay(kit::Hex::new(100, 100))), None);
    let x = |name: &str| {
        let found =
            map.places.iter().find(|p| matches!(&p.kind, Kind::City { name: own, .. } if own == name));
        State::anchor(Map::embedded(), &first_view(), Action::Lay(found.expect("a city").hex))
            .expect("on the map")
            .0
    };
    assert!(x("Brest") < x("Nantes") && x("Nantes") < x("Lyon") && x("Lyon") < x("Nice"));
    assert!(x("Brest") > 0.0 && x("Strasbourg") < 1.0);
}

#[test]
fn things_in_sentences() {
    assert_eq!(State::thing("hex:-4,7", "Pau").into_string(), "<b>Pau</b>");
    let blue = State::thing("company:blue", "Blue").into_string();
    assert!(blue.contains("icon piece l1") && blue.contains("role=\"img\" aria-label=\"Blue\""), "{blue}");
}

#[test]
fn the_text_says_what_the_view_says() {
    let mut before = looking::Before::<State>::new();
    play(Map::embedded(), 4, 13, |table, last| {
        for viewer in [Viewer::Public, Viewer::Seat(Seat::new(1))] {
            scene(table.state(), viewer, last, Locale::En, |scene| {
                looking::says_what_changed(scene, &mut before);
                let text = State::text(scene).into_string();
                for line in &scene.view.lines {
                    assert!(text.contains(&format!("<td>{}</td><td>", line.depot)), "{text}");
                    assert!(line.laid.iter().all(|hex| text.contains(&hex.to_string())));
                }
                if let Some(mine) = scene.view.mine() {
                    let worth = mine[0] * scene.view.lines[0].value;
                    let shares = format!("<dd>{} × {} = {worth}</dd>", mine[0], scene.view.lines[0].value);
                    assert!(text.contains(&shares), "{shares} in {text}");
                }
            });
        }
    });
}
