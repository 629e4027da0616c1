//! The counter: the phase, the clock, and what has no place on the board.

use maud::{Markup, html};
use rival_restaurants::{Action, Phase};

use super::art::{Table, dollars, icon, place_name};
use super::day::{clock, phase_name};
use super::home::{Home, at, offered};
use super::island::{bin_price, card_price};
use super::price::slots;
use super::question::press;
use crate::draw::Counter;

/// Day, and where the viewer's chefs are.
fn whereabouts(scene: &Table<'_>) -> String {
    if scene.view.day == 0 {
        return String::new();
    }
    let day = scene.locale.count("rr-b-day", &[("n", scene.view.day.into())]);
    let places: Vec<String> =
        (0..slots(scene)).filter_map(|slot| at(scene, slot)).map(|place| place_name(scene, place)).collect();
    if places.is_empty() {
        return day;
    }
    format!("{day} · {}", scene.locale.fill("rr-b-you-are-at", &[("places", &places.join(", "))]))
}

/// A button with a sign, a name and what it costs.
fn errand(scene: &Table<'_>, action: Action) -> Markup {
    let inside = match action {
        Action::BuyCard => {
            html! { (icon("card")) span { (scene.say("rr-b-card")) small { (dollars(card_price(scene))) } } }
        }
        Action::Bin => {
            let price = bin_price(scene);
            let price = if price == 0 { scene.say("rr-b-free") } else { dollars(price) };
            html! { (icon("garbage")) span { (scene.say("rr-b-bin")) small { (price) } } }
        }
        Action::BuyPair { .. } => {
            html! { (icon("coin")) span { (scene.say("rr-b-pair")) small { (scene.say("rr-b-pair-note")) } } }
        }
        Action::StepOff { .. } => html! { (icon("arrow")) span { (scene.say("rr-b-step-off")) } },
        _ => html! { (scene.label(action)) },
    };
    press(scene, action, "errand", &inside)
}

pub(super) fn counter(scene: &Table<'_>) -> Counter {
    let all: Vec<Action> = offered(scene, Home::Counter).filter(|action| *action != Action::Done).collect();
    let (gifts, errands): (Vec<Action>, Vec<Action>) =
        all.into_iter().partition(|action| matches!(action, Action::BuyUpgrade { .. }));
    let choices = html! {
        @if !errands.is_empty() || !gifts.is_empty() {
            div.choices.errands {
                @for action in errands { (errand(scene, action)) }
                @if !gifts.is_empty() {
                    details.fold.gifts {
                        summary.btn { (scene.say("rr-b-gift")) }
                        div.gift-list { @for action in gifts { (press(scene, action, "small", &html! { (scene.label(action)) })) } }
                    }
                }
            }
        }
    };
    let finish = html! {
        @if scene.legal.contains(&Action::Done) {
            @let class = if scene.view.phase == Phase::Market { "" } else { "primary" };
            (press(scene, Action::Done, class, &html! { (scene.label(Action::Done)) }))
        }
    };
    let doing = html! {
        p.doing { strong { (phase_name(scene)) } span { (whereabouts(scene)) } }
        (clock(scene))
    };
    Counter { doing, choices, finish }
}
