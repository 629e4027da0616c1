//! What tests of every title's pictures look with.

use std::collections::{BTreeMap, BTreeSet};

use game::{Game, Seat};
use serde::de::DeserializeOwned;

use crate::draw::{Draw, Scene};

/// Everything that a page shows, but for the ground.
pub(crate) fn page<G: Draw>(scene: &Scene<'_, G>, seats: u8) -> String {
    let mut all = format!("<svg>{}</svg>", G::pieces(scene).into_string());
    let panels = [Some(G::panel(scene)), G::mine(scene)];
    for panel in panels.into_iter().flatten() {
        all += &format!(
            "<section><h2>{}</h2><p>{}</p>{}</section>",
            panel.title,
            panel.note,
            panel.body.into_string()
        );
    }
    for seat in Seat::first(seats) {
        let (figures, facts) = G::seat(scene, seat);
        all += &format!("<div>{}{}</div>", figures.into_string(), facts.into_string());
    }
    let counter = G::counter(scene);
    for part in [counter.doing, counter.choices, counter.finish] {
        all += &format!("<div>{}</div>", part.into_string());
    }
    all += &G::tab(scene).map_or(String::new(), |tab| tab.body.into_string());
    all += &G::score(scene).map_or(String::new(), maud::PreEscaped::into_string);
    all += &format!("<p>{}</p>", G::seats_note(scene));
    all
}

/// Everything that a page shows as board and in words, but for the ground.
pub(crate) fn whole<G: Draw>(scene: &Scene<'_, G>, seats: u8) -> String {
    format!("{}<main>{}</main>", page(scene, seats), G::text(scene).into_string())
}

/// What is read at a table: the text, and what is asked for.
pub(crate) fn read<G: Draw>(scene: &Scene<'_, G>) -> String {
    format!("{} {}", scene.text(&G::prompt(scene.edition, scene.view)), G::text(scene).into_string())
}

/// What viewers have seen and read last.
pub(crate) type Before<G> = BTreeMap<String, (<G as Game>::View, String)>;

/// Refuses a text that stays the same although the view did not.
pub(crate) fn says_what_changed<G: Draw>(scene: &Scene<'_, G>, before: &mut Before<G>) {
    let now = read(scene);
    let viewer = scene.viewer.to_string();
    if let Some((view, old)) = before.get(&viewer)
        && view != scene.view
        && *old == now
    {
        let [was, is] = [view, scene.view].map(|view| serde_json::to_value(view).expect("plain data"));
        let fields =
            was.as_object().expect("a view has fields").iter().filter(|(key, value)| is[*key] != **value);
        let changed: Vec<String> =
            fields.map(|(key, value)| format!("{key}: {value}\n  now: {}", is[key])).collect();
        panic!("{viewer} is not told:\n{}", changed.join("\n"));
    }
    before.insert(viewer, (scene.view.clone(), now));
}

/// The values of an attribute, in the order of the text.
pub(crate) fn values<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    text.split(&opening).skip(1).map(|rest| rest.split('"').next().expect("split never ends empty")).collect()
}

/// The actions that an attribute offers, sorted.
pub(crate) fn actions<A: DeserializeOwned + Ord>(text: &str, attribute: &str) -> Vec<A> {
    let read = |value: &str| serde_json::from_str(&value.replace("&quot;", "\"")).expect("an action");
    let mut actions: Vec<A> = values(text, attribute).into_iter().map(read).collect();
    actions.sort();
    actions
}

/// Refuses text that is not well-formed XML with quoted attributes, but for the two liberties that HTML takes.
pub(crate) fn well_formed(text: &str) {
    // A word alone as attribute; and `input` needs no end, below.
    let text = &text.replace(" checked aria-label", " aria-label");
    let mut open: Vec<&str> = Vec::new();
    let mut rest: &str = text;
    while let Some(at) = rest.find('<') {
        entities(&rest[..at]);
        let end = rest[at..].find('>').expect("a tag ends") + at;
        let tag = &rest[at + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closes the wrong element");
            continue;
        }
        let (tag, closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, mut attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        assert!(name.chars().all(|c| c.is_ascii_alphanumeric()), "{name}");
        let mut seen = BTreeSet::new();
        while !attributes.trim().is_empty() {
            let (key, value) = attributes.trim_start().split_once("=\"").expect("attributes are quoted");
            assert!(key.chars().all(|c| c.is_ascii_alphabetic() || c == '-'), "{key}");
            assert!(seen.insert(key), "{name} has {key} twice");
            let (value, more) = value.split_once('"').expect("a quote ends");
            entities(value);
            attributes = more;
        }
        if !closed && name != "input" {
            open.push(name);
        }
    }
    entities(rest);
    assert!(open.is_empty(), "left open: {open:?}");
}

fn entities(text: &str) {
    for rest in text.split('&').skip(1) {
        let name = rest.split(';').next().expect("split never ends empty");
        assert!(["amp", "lt", "gt", "quot"].contains(&name), "&{name}");
    }
    assert!(!text.contains('>'), "{text}");
}
