//! The text of a playthrough.
//!
//! ```text
//! title toy
//! …
//! == 0
//! position
//!   3 false A 0 …
//! view A
//!   hand: [2,5,9]
//!   …
//! offers A [{"pick":2},…]
//!
//! == 1 A {"pick":2}
//! told public {"picked":{"seat":"A","card":null}}
//! told A {"picked":{"seat":"A","card":2}}
//! view public
//!   picking: true
//! view A
//!   picked: 2
//! offers A ["high","low"]
//! ```
//!
//! After the first ply only changes are written: those that the public sees, and for each seat those that it sees
//! otherwise.

use std::collections::BTreeMap;
use std::fmt::{Display, Write};

use game::{Game, Match, Notation, Seat, Step, Viewer, Wire};
use serde_json::Value;

use super::Recipe;
use crate::offer::{everybody, legal};

/// How the first line of a ply begins.
pub(super) const PLY: &str = "== ";

/// The whole game of a recipe as text.
///
/// # Panics
/// If the recipe does not lead to the end of a game.
pub fn playthrough<G: Notation>(recipe: &Recipe<G>) -> String {
    let Recipe { seats, options, seed, .. } = recipe;
    let played = recipe.play();
    let edition = played.edition();
    let mut now =
        Match::<G>::new(edition, *seats, options.clone(), played.seed()).expect("it was laid before");
    let mut text = Text(String::new());
    text.line(format!("title {}\nrevision {}\nedition {}", G::META.slug, G::META.revision, edition.id));
    text.line(format!("options {}\nseats {seats}\nseed {seed}", json(options)));
    text.line(format!("\n{PLY}0"));
    text.position(now.state());
    let mut seen = everything_seen(now.state());
    for (viewer, lines) in &seen {
        text.view(*viewer, lines);
    }
    text.offers(now.state());
    for step in played.steps() {
        text.line(format!("\n{PLY}{} {} {}", now.steps().len() + 1, step.by, json(&step.action)));
        text.told(now.play(step.by, step.action).expect("it was played before"), *seats);
        let after = everything_seen(now.state());
        text.changes(&seen, &after);
        text.offers(now.state());
        seen = after;
    }
    text.line(format!("\n{PLY}end"));
    text.position(now.state());
    if let Some(outcome) = now.status().outcome() {
        let (scores, ranking) = (outcome.scores(), outcome.ranking());
        text.line(format!("ending {}\nscores {scores:?}\nranking {ranking:?}", outcome.ending));
    }
    text.0
}

/// Written directly, not by way of a `Value`, so that fields keep the order of their declaration.
fn json<T: Wire>(value: &T) -> String {
    serde_json::to_string(value).expect("what goes over the wire is plain data")
}

/// A view as lines, `key: value`.
type Lines = Vec<(String, String)>;

/// The public first, then each seat.
fn everything_seen<G: Game>(state: &G) -> Vec<(Viewer, Lines)> {
    let viewers = [Viewer::Public].into_iter().chain(Seat::first(state.seats()).map(Viewer::Seat));
    let lines = |viewer| {
        let mut lines = Vec::new();
        let view = serde_json::to_value(state.view(viewer)).expect("a view is plain data");
        flatten("", &view, &mut lines);
        lines
    };
    viewers.map(|viewer| (viewer, lines(viewer))).collect()
}

/// One line for each field, and for each item of a list, unless it is a list of mere numbers.
fn flatten(key: &str, value: &Value, out: &mut Lines) {
    let below = |name: &str| if key.is_empty() { name.to_owned() } else { format!("{key}.{name}") };
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            let sorted: BTreeMap<&String, &Value> = fields.iter().collect();
            sorted.into_iter().for_each(|(name, field)| flatten(&below(name), field, out));
        }
        Value::Array(items) if !items.iter().all(is_mere_numbers) => {
            items.iter().enumerate().for_each(|(idx, item)| flatten(&below(&idx.to_string()), item, out));
        }
        leaf => out.push((key.to_owned(), leaf.to_string())),
    }
}

fn is_mere_numbers(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => true,
        Value::Array(items) => items.iter().all(is_mere_numbers),
        Value::String(_) | Value::Object(_) => false,
    }
}

/// What is new in `after`; what is gone has no value.
fn changed<'a>(before: &'a Lines, after: &'a Lines) -> Vec<(&'a str, Option<&'a str>)> {
    fn by_key(lines: &Lines) -> BTreeMap<&str, &str> {
        lines.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect()
    }
    let (old, new) = (by_key(before), by_key(after));
    let gone = before.iter().map(|(key, _)| key.as_str()).filter(|key| !new.contains_key(key));
    let fresh = after.iter().map(|(key, value)| (key.as_str(), value.as_str()));
    let fresh = fresh.filter(|(key, value)| old.get(key) != Some(value));
    gone.map(|key| (key, None)).chain(fresh.map(|(key, value)| (key, Some(value)))).collect()
}

/// The file as it grows.
struct Text(String);

impl Text {
    fn line(&mut self, line: impl Display) {
        let _ = writeln!(self.0, "{line}");
    }

    fn position<G: Notation>(&mut self, state: &G) {
        self.line("position");
        state.notation().lines().for_each(|line| self.line(format!("  {line}")));
    }

    fn view(&mut self, viewer: Viewer, lines: &Lines) {
        self.line(format!("view {viewer}"));
        lines.iter().for_each(|(key, value)| self.line(format!("  {key}: {value}")));
    }

    fn offers<G: Game>(&mut self, state: &G) {
        for by in everybody(state.seats()) {
            let legal = legal(state, by);
            if !legal.is_empty() {
                self.line(format!("offers {by} {}", json(&legal)));
            }
        }
    }

    fn told<G: Game>(&mut self, step: &Step<G>, seats: u8) {
        let told = |viewer| -> Vec<String> {
            step.events
                .iter()
                .filter_map(|event| G::witness(event, viewer))
                .map(|event| json(&event))
                .collect()
        };
        let public = told(Viewer::Public);
        public.iter().for_each(|event| self.line(format!("told public {event}")));
        for seat in Seat::first(seats) {
            let own = told(Viewer::Seat(seat));
            if own != public {
                own.iter().for_each(|event| self.line(format!("told {seat} {event}")));
            }
        }
    }

    fn changes(&mut self, before: &[(Viewer, Lines)], after: &[(Viewer, Lines)]) {
        let mut public = Vec::new();
        for ((viewer, before), (_, after)) in before.iter().zip(after) {
            let changed = changed(before, after);
            let mut lines: Vec<String> =
                changed.iter().filter(|line| !public.contains(*line)).map(written).collect();
            let keeps = |(key, _): &&(&str, _)| changed.iter().all(|(own, _)| own != key);
            lines.extend(public.iter().filter(keeps).map(|(key, _)| format!("  {key} stays")));
            if !lines.is_empty() {
                self.line(format!("view {viewer}"));
                lines.iter().for_each(|line| self.line(line));
            }
            if *viewer == Viewer::Public {
                public = changed;
            }
        }
    }
}

fn written((key, value): &(&str, Option<&str>)) -> String {
    match value {
        Some(value) => format!("  {key}: {value}"),
        None => format!("  {key} is gone"),
    }
}
