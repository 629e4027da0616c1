//! Dinner in Paris: a square with a ring of façades, and terraces inside it.
//!
//! The ground never changes; over it lie, from below: hit areas, the floors of terraces, marks, targets, pigeons,
//! parasols and houses. Beside the board stand the river, the player boards, one's own cards, and the goals.

mod cards;
mod counter;
mod geometry;
mod goals;
mod ground;
mod houses;
mod objectives;
mod pieces;
mod plank;
mod tables;
#[cfg(test)]
mod tests;
mod text;

use dinner_in_paris::{
    Action, Area, Card, Cell, Components, Event, Goal, House, Kind, Objective, Phase, Pigeon, State, View,
};
use game::{Edition, Seat};
use maud::{Markup, PreEscaped, html};
use prose::{Locale, Part, dinner_in_paris as words};

use crate::draw::{Counter, Draw, Panel, Scene, Sheet, Tab};

type Table<'a> = Scene<'a, State>;

const SHEET: Sheet = Sheet { left: 0.0, top: 0.0, width: geometry::SIDE, height: geometry::SIDE };
const ART: &str = include_str!("../../assets/dinner-in-paris-art.svg");

impl Draw for State {
    const SHEET: Sheet = SHEET;
    const CSS: &'static str = include_str!("../../assets/dinner-in-paris.css");
    const SEAT_LIVERIES: bool = true;
    const PLATE: &'static str = include_str!("../../assets/dinner-in-paris-plate.svg");

    fn symbols() -> Markup {
        PreEscaped(ART.to_owned())
    }

    fn ground(edition: &Edition<Components>, view: &View, locale: Locale) -> Markup {
        ground::ground(edition, view, locale)
    }

    fn pieces(scene: &Table<'_>) -> Markup {
        pieces::pieces(scene)
    }

    fn panel(scene: &Table<'_>) -> Panel {
        let body = html! { (cards::river(scene)) (plank::planks(scene)) };
        Panel { title: scene.say("dp-b-boards"), note: String::new(), body }
    }

    fn mine(scene: &Table<'_>) -> Option<Panel> {
        cards::mine(scene)
    }

    fn seat(scene: &Table<'_>, seat: Seat) -> (Markup, Markup) {
        plank::seat(scene, seat)
    }

    fn seats_note(scene: &Table<'_>) -> String {
        scene.say("dp-b-seats-note")
    }

    fn counter(scene: &Table<'_>) -> Counter {
        counter::counter(scene)
    }

    fn tab(scene: &Table<'_>) -> Option<Tab> {
        Some(goals::goals(scene))
    }

    fn score(scene: &Table<'_>) -> Option<Markup> {
        tables::score(scene)
    }

    fn thing(id: &str, name: &str) -> Markup {
        thing(id, name)
    }

    fn text(scene: &Table<'_>) -> Markup {
        text::text(scene)
    }

    fn anchor(edition: &Edition<Components>, view: &View, action: Action) -> Option<(f64, f64)> {
        ground::anchor(edition, view, action)
    }
}

/// A thing in a sentence: cards by their drawings, everything else by its name.
fn thing(id: &str, name: &str) -> Markup {
    match id.split_once(':') {
        Some(("card", slug)) => match slug.parse::<Card>() {
            Ok(card) => html! { span.one role="img" aria-label=(name) title=(name) { (faces(card)) } },
            Err(_) => html! { b { (name) } },
        },
        Some(("ingredient", slug)) => icon(slug, "", Some(name)),
        Some(("pigeon", _)) => html! { (icon("pigeon", "", None)) " " b { (name) } },
        _ => html! { b { (name) } },
    }
}

/// The number of a seat's livery.
fn livery(seat: Seat) -> usize {
    seat.index() + 1
}

/// A small drawing; with a name for the screen reader unless one stands beside it.
fn icon(what: &str, class: &str, name: Option<&str>) -> Markup {
    html! {
        svg class={ "ico" @if !class.is_empty() { " " (class) } } viewBox="-12 -12 24 24"
            role=[name.map(|_| "img")] aria-label=[name] aria-hidden=[name.is_none().then_some("true")] {
            use href={ "#dip-" (what) } {}
        }
    }
}

/// What is on a resource card.
fn faces(card: Card) -> Markup {
    html! {
        @if card.is_coin() { (icon("coin", "", None)) }
        @for ingredient in card.ingredients() { (icon(ingredient.slug(), "", None)) }
    }
}

/// A seat's sign on a disc of its colour.
fn token(scene: &Table<'_>, seat: Seat) -> Markup {
    html! {
        svg class={ "tok l" (livery(seat)) } viewBox="-8 -8 16 16" role="img" aria-label=(scene.name(seat)) {
            circle.bed r="7.4" {}
            g.mk { (houses::sign(seat)) }
        }
    }
}

/// A parasol in a panel.
fn parasol(seat: Seat) -> Markup {
    html! {
        svg.icon.piece viewBox="-15 -15 30 30" aria-hidden="true" { use href={ "#dip-parasol-" (livery(seat)) } {} }
    }
}

/// The name of a thing.
fn called(scene: &Table<'_>, part: &Part) -> String {
    match part {
        Part::Thing(_, name) => name.text(scene.locale),
        _ => String::new(),
    }
}

fn kind_name(scene: &Table<'_>, kind: Kind) -> String {
    called(scene, &words::kind(kind))
}

fn card_name(scene: &Table<'_>, card: Card) -> String {
    called(scene, &words::card(card))
}

fn pigeon_name(scene: &Table<'_>, pigeon: Pigeon) -> String {
    called(scene, &words::pigeon(pigeon))
}

fn street_key(area: Area) -> &'static str {
    match area {
        Area::North => "dp-street-north",
        Area::South => "dp-street-south",
        Area::East => "dp-street-east",
        Area::West => "dp-street-west",
    }
}

/// A word with a large first letter, as it stands on a card.
fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// What happened in the turn under way, and in the one before.
fn turns<'a>(scene: &Table<'a>) -> (&'a [Event], &'a [Event]) {
    let end = scene.recent.iter().rposition(|event| matches!(event, Event::TurnEnded { .. }));
    match end {
        Some(end) => (&scene.recent[end + 1..], &scene.recent[..=end]),
        None => (scene.recent, &[]),
    }
}

/// The terraces of the build under way, in the order they were laid.
fn fresh(scene: &Table<'_>) -> Vec<Cell> {
    let laid = usize::from(scene.view.turn.laid);
    if laid == 0 {
        return Vec::new();
    }
    let mut cells: Vec<Cell> = laid_in(turns(scene).0).rev().take(laid).collect();
    cells.reverse();
    cells
}

/// Those of them that lie on somebody's terrace.
fn covered_now(scene: &Table<'_>) -> Vec<Cell> {
    let covered = turns(scene).0.iter().filter_map(|event| match event {
        Event::Covered { cell, .. } => Some(*cell),
        _ => None,
    });
    covered.collect()
}

fn laid_in(events: &[Event]) -> impl DoubleEndedIterator<Item = Cell> + '_ {
    events.iter().filter_map(|event| match event {
        Event::Laid { cell, .. } => Some(*cell),
        _ => None,
    })
}

/// The events that are the last move: of the turn under way as soon as there is something to see, else of the one before.
fn last_move<'a>(scene: &Table<'a>) -> &'a [Event] {
    let (now, before) = turns(scene);
    let seen = |event: &Event| matches!(event, Event::Laid { .. } | Event::Opened { .. });
    if now.iter().any(seen) { now } else { before }
}

/// The terraces of the last move, without those of the build under way.
fn laid_last(scene: &Table<'_>) -> Vec<Cell> {
    let fresh = fresh(scene);
    laid_in(last_move(scene)).filter(|cell| !fresh.contains(cell)).collect()
}

/// The restaurants of the last move.
fn opened_last(scene: &Table<'_>) -> Vec<House> {
    let opened = last_move(scene).iter().filter_map(|event| match event {
        Event::Opened { house, .. } => Some(*house),
        _ => None,
    });
    opened.collect()
}

/// Cells that would complete a shape of the viewer's own, if one terrace is all it lacks.
fn wished(scene: &Table<'_>) -> Vec<Cell> {
    let Some(seat) = scene.viewer.seat() else { return Vec::new() };
    let hand = scene.view.players[seat.index()].objective_hand.as_deref().unwrap_or_default();
    let near = |objective: &Objective| match &scene.edition.printed.objective(*objective).goal {
        Goal::Shape(shape) => {
            let gap = objectives::gap(scene, seat, shape);
            (gap.len() == 1).then(|| gap[0].1)
        }
        _ => None,
    };
    hand.iter().filter_map(near).collect()
}

/// Whether the game is over.
fn is_over(view: &View) -> bool {
    matches!(view.phase, Phase::Over(_))
}
