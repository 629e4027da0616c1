//! What tests of every title's pictures look with.

use std::collections::{BTreeMap, BTreeSet};

use game::{Actor, Game, Seat, Status, Viewer};
use prose::Locale;
use serde::de::DeserializeOwned;

use crate::draw::{Draw, Scene};

/// Whoever sits there; some names are to be written with care.
pub(crate) const NAMES: [&str; 6] = ["Joris", "Margot <3", "Inès & co", "Auguste", "Colette", "Basile"];

/// Hands a scene to `see`: with the event that closed the last turn, and what the viewer learnt lately.
pub(crate) fn scene<G: Draw, T>(
    state: &G,
    viewer: Viewer,
    last: Option<&G::Event>,
    recent: &[G::Event],
    locale: Locale,
    see: impl FnOnce(&Scene<'_, G>) -> T,
) -> T {
    let view = state.view(viewer);
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        state.legal_actions(Actor::Seat(seat), &mut legal);
    }
    let names: Vec<String> = NAMES.iter().take(state.seats().into()).map(|name| (*name).to_owned()).collect();
    let edition = state.edition();
    see(&Scene { edition, view: &view, viewer, legal: &legal, last, recent, names: &names, locale })
}

/// Refuses a page that offers anything but the legal list, each once, or a question that has no answer. Gives back
/// what one can ask about.
pub(crate) fn offers_what_is_legal<G: Draw>(state: &G, scene: &Scene<'_, G>) -> Vec<G::Action> {
    let (page, viewer) = (page(scene), scene.viewer);
    let mut legal = scene.legal.to_vec();
    legal.sort();
    assert_eq!(actions::<G::Action>(&page, "data-action"), legal, "{viewer}");
    let asked: Vec<G::Action> = actions(&page, "data-try");
    assert!(asked.iter().all(|action| !legal.contains(action)), "{viewer}");
    assert!(!legal.is_empty() || asked.is_empty(), "{viewer} can ask");
    for action in &asked {
        let seat = viewer.seat().expect("only those who may act are offered anything");
        assert!(state.refusal(Actor::Seat(seat), *action).is_some(), "{action:?}, {viewer}");
    }
    asked
}

/// Refuses a page that is not well-formed, has an id twice or uses what is not drawn. Gives it back.
pub(crate) fn stands<G: Draw>(scene: &Scene<'_, G>) -> String {
    let ground = G::ground(scene.edition, scene.view, scene.locale).into_string();
    let page = format!("{}<svg>{ground}</svg>{}", G::symbols().into_string(), whole(scene));
    well_formed(&page);
    let mut ids = BTreeSet::new();
    assert!(values(&page, "id").into_iter().all(|id| ids.insert(id)), "an id is there twice");
    for href in values(&page, "href") {
        assert!(ids.contains(&href[1..]), "{href} is not defined");
    }
    page
}

/// Refuses a count that is not the outcome: who won, and the points in the order of the places. Says whether the game
/// is over.
pub(crate) fn counts_the_outcome<G: Draw>(state: &G, scene: &Scene<'_, G>) -> bool {
    let Status::Over(outcome) = state.status() else {
        assert!(G::score(scene).is_none());
        return false;
    };
    let score = G::score(scene).expect("a score").into_string();
    assert_eq!(score.matches("class=\"won\"").count(), outcome.winners().len());
    let mut rest = &score[..];
    for seat in outcome.ranking().into_iter().flatten() {
        let total = outcome.scores[seat].to_string().replace('-', "−");
        let total = format!("<td class=\"total\"><b>{total}</b>");
        let at = rest.find(&total).unwrap_or_else(|| panic!("{total} is not in {rest}"));
        rest = &rest[at + 1..];
    }
    true
}

/// Everything that a page shows, but for the ground.
pub(crate) fn page<G: Draw>(scene: &Scene<'_, G>) -> String {
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
    for seat in Seat::first(scene.names.len() as u8) {
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
pub(crate) fn whole<G: Draw>(scene: &Scene<'_, G>) -> String {
    format!("{}<main>{}</main>", page(scene), G::text(scene).into_string())
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
