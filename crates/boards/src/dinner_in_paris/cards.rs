//! The river, and what is behind one's own screen.

use dinner_in_paris::{Action, Card, HAND_LIMIT, Phase, Pigeon};
use maud::{Markup, html};
use prose::dinner_in_paris as words;

use super::{Table, capital, card_name, faces, icon, is_over, objectives, parasol, pigeon_name};
use crate::draw::{Panel, act, apart, attempt, spoken};

/// A card that can be pressed, that says why not, or that only lies there.
struct Pressed<'a> {
    class: String,
    label: &'a str,
    /// What it stands for, if it stands for anything now.
    action: Option<Action>,
    thing: String,
}

fn pressed(scene: &Table<'_>, card: &Pressed<'_>, inside: &Markup) -> Markup {
    let legal = card.action.filter(|action| scene.legal.contains(action));
    let asked = card.action.filter(|_| legal.is_none() && !scene.legal.is_empty());
    let inside = apart(inside);
    html! {
        @if let Some(action) = legal {
            button type="button" class={ "card " (card.class) " play" } aria-label=(spoken(&inside, &scene.label(action))) title=(card.label)
                data-action=(act(&action)) data-thing=(card.thing) { (inside) }
        } @else {
            div class={ "card " (card.class) } role="img" aria-label=(card.label) title=(card.label)
                data-try=[asked.map(|action| attempt(&action))] data-thing=(card.thing) { (inside) }
        }
    }
}

/// A resource card; `word` says what pressing it does.
fn resource(
    scene: &Table<'_>,
    card: Card,
    count: usize,
    action: Option<Action>,
    word: Option<String>,
) -> Markup {
    let name = capital(&card_name(scene, card));
    let several = card.ingredients().count();
    let foot = match &word {
        Some(word) => word.clone(),
        None if several > 1 => scene.locale.count("dp-b-one-of", &[("count", several as i64)]),
        None => name.clone(),
    };
    // A word that does not fit is left to the drawing.
    let long = foot.split(' ').any(|word| word.chars().count() > 8);
    let class = format!("res n{}", several.max(1));
    let inside = html! {
        @if count > 1 { span.times aria-hidden="true" { "×" (count) } }
        span.art { (faces(card)) }
        small.long[long] { (foot) }
    };
    pressed(scene, &Pressed { class, label: &name, action, thing: format!("card:{card}") }, &inside)
}

/// The four open cards and the deck.
pub(super) fn river(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let deck = scene.locale.count("dp-b-deck", &[("count", view.deck.into())]);
    let drawing = matches!(view.phase, Phase::Drawing | Phase::Choosing | Phase::DrawingTwo { .. });
    let top = html! { b aria-hidden="true" { (view.deck) } };
    let back = Pressed {
        class: "back".to_owned(),
        label: &deck,

        action: Some(Action::TakeTop),
        thing: "deck".to_owned(),
    };
    let idle = Pressed { class: "back".to_owned(), label: &deck, action: None, thing: "deck".to_owned() };
    html! {
        section.panel.market aria-label=(scene.say("dp-b-river")) {
            header {
                h2 { (scene.say("dp-b-river")) }
                small.soft { (scene.locale.count("dp-b-discards", &[("count", view.discards.len() as i64)])) }
            }
            div.river {
                @for (slot, card) in view.river.iter().enumerate() {
                    @let action = Action::Take(slot as u8);
                    (resource(scene, *card, 1, drawing.then_some(action), None))
                }
                (pressed(scene, if drawing { &back } else { &idle }, &top))
            }
        }
    }
}

/// What pressing a card of the hand does in this phase.
fn use_of(scene: &Table<'_>, card: Card) -> Option<(Action, &'static str)> {
    match scene.view.phase {
        Phase::Discarding { .. } => Some((Action::Discard(card), "dp-b-discard")),
        Phase::Paying { .. } => Some((Action::Pay(card), "dp-b-pay")),
        Phase::Building if card.is_coin() => Some((Action::Spend, "dp-b-add-one")),
        _ => None,
    }
}

fn use_of_pigeon(scene: &Table<'_>, pigeon: Pigeon) -> Option<(Action, &'static str)> {
    match (scene.view.phase, pigeon) {
        (Phase::Building, Pigeon::TwoCoins) => Some((Action::SpendPigeon, "dp-b-add-two")),
        (Phase::Paying { .. }, Pigeon::OneLess) => Some((Action::Waive, "dp-b-waive")),
        (Phase::Choosing, Pigeon::Objective) => Some((Action::DrawObjective, "dp-b-draw")),
        _ => None,
    }
}

/// What is drawn under the pigeon.
fn gift(scene: &Table<'_>, pigeon: Pigeon) -> Markup {
    html! {
        span.two {
            @match pigeon {
                Pigeon::TwoCoins => { (icon("coin", "", None)) (icon("coin", "", None)) },
                Pigeon::DrawTwo => (icon("hand", "", None)),
                Pigeon::Objective => (icon("goal", "", None)),
                Pigeon::OneLess => b aria-hidden="true" { "−1" },
                Pigeon::FreeTerrace | Pigeon::AdjacentCover => (parasol(scene.viewer.seat().unwrap_or(scene.view.active))),
            }
        }
    }
}

fn pigeon(scene: &Table<'_>, pigeon: Pigeon, count: usize) -> Markup {
    let offered = use_of_pigeon(scene, pigeon);
    let legal = offered.filter(|(action, _)| scene.legal.contains(action));
    let name = pigeon_name(scene, pigeon);
    let label = format!("{name}. {}", scene.text(&words::effect(pigeon)));
    let foot = legal.map_or(name, |(_, word)| scene.say(word));
    let inside = html! {
        @if count > 1 { span.times aria-hidden="true" { "×" (count) } }
        span.pic { (icon("pigeon", "", None)) (gift(scene, pigeon)) }
        small { (foot) }
    };
    let action = offered.map(|(action, _)| action);
    let thing = format!("pigeon:{}", pigeon.slug());
    pressed(scene, &Pressed { class: "bird".to_owned(), label: &label, action, thing }, &inside)
}

/// Equal things with their number, in order.
fn grouped<T: Copy + PartialEq>(list: &[T]) -> Vec<(T, usize)> {
    let mut groups: Vec<(T, usize)> = Vec::new();
    for item in list {
        match groups.iter_mut().find(|(other, _)| other == item) {
            Some((_, count)) => *count += 1,
            None => groups.push((*item, 1)),
        }
    }
    groups
}

/// The viewer's cards and objectives.
pub(super) fn mine(scene: &Table<'_>) -> Option<Panel> {
    let me = scene.view.mine()?;
    let hand = me.hand.as_deref().unwrap_or_default();
    let pigeons = me.pigeon_hand.as_deref().unwrap_or_default();
    let goals = me.objective_hand.as_deref().unwrap_or_default();
    let body = html! {
        div class={ "behind" @if goals.len() > 1 { " many" } } {
            div.fan {
                @if hand.is_empty() && pigeons.is_empty() { p.soft { (scene.say("dp-b-no-cards")) } }
                @for (card, count) in grouped(hand) {
                    @let offered = use_of(scene, card);
                    @let word = offered.filter(|(action, _)| scene.legal.contains(action)).map(|(_, word)| scene.say(word));
                    (resource(scene, card, count, offered.map(|(action, _)| action), word))
                }
                @for (kind, count) in grouped(pigeons) { (pigeon(scene, kind, count)) }
            }
            @if !goals.is_empty() {
                ul.goals.own { @for objective in goals { (objectives::card(scene, *objective, true)) } }
            }
        }
    };
    let title = scene.say(if is_over(scene.view) { "dp-b-hand-open" } else { "dp-b-hand" });
    let parts = [("held", i64::from(me.cards)), ("limit", i64::from(HAND_LIMIT))];
    Some(Panel { title, note: scene.locale.count("dp-b-hand-note", &parts), body })
}
