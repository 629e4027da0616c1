//! The counter, where one acts.

use dinner_in_paris::{ACTIONS, Action, HAND_LIMIT, Kind, Objective, Phase};
use game::Seat;
use maud::{Markup, html};
use prose::{Line, dinner_in_paris as words};

use super::{Table, called, icon, kind_name, objectives, parasol, pieces, plank};
use crate::draw::{Counter, act, apart, attempt, spoken};

pub(super) fn counter(scene: &Table<'_>) -> Counter {
    let view = scene.view;
    let mine = scene.viewer.is(view.active);
    let mut choices = html! {};
    let mut finish = html! {};
    let doing = match view.phase {
        Phase::Over(_) => html! { strong { (scene.say("dp-b-over")) } },
        Phase::Keeping => {
            choices = deciding(scene);
            let key = if scene.legal.is_empty() { "dp-b-doing-wait" } else { "dp-b-doing-keep" };
            html! { strong { (scene.say(key)) } span { (scene.say("dp-b-other-shared")) } }
        }
        _ if !mine => {
            html! { strong { (scene.text(&Line::new("dp-b-doing-watch").seat(view.active))) } (purse(scene)) }
        }
        Phase::Drawing => {
            html! { strong { (scene.say("dp-b-doing-draw")) } span { (scene.say("dp-b-river-or-deck")) } }
        }
        Phase::DrawingTwo { draws } => html! {
            strong { (scene.say("dp-b-doing-draw")) }
            span { (scene.locale.count("dp-b-draws", &[("count", draws.into())])) }
        },
        Phase::Choosing => {
            choices = choosing(scene);
            let parts = [("left", i64::from(view.turn.actions)), ("all", i64::from(ACTIONS))];
            html! { strong { (scene.say("dp-b-doing-choose")) } span { (scene.locale.count("dp-b-actions", &parts)) } }
        }
        Phase::Discarding { .. } => {
            let held = view.mine().map_or(0, |me| me.cards);
            let parts = [("held", i64::from(held)), ("limit", i64::from(HAND_LIMIT))];
            html! { strong { (scene.say("dp-b-doing-discard")) } span { (scene.locale.count("dp-b-held", &parts)) } }
        }
        Phase::Paying { kind } => {
            choices = bill(scene, kind);
            let name = kind_name(scene, kind);
            html! {
                strong { (scene.locale.fill("dp-b-doing-open", &[("kind", &name)])) }
                span { (scene.say("dp-b-pay-with")) }
            }
        }
        Phase::Placing { kind } => {
            choices = html! { div.choices { (zoom(scene)) } };
            let name = kind_name(scene, kind);
            html! {
                strong { (scene.locale.fill("dp-b-doing-open", &[("kind", &name)])) }
                span { (scene.say("dp-b-place-it")) }
            }
        }
        Phase::Building => {
            choices = building(scene);
            if scene.legal.contains(&Action::Finish) {
                finish = primary(scene, Action::Finish, "dp-b-finish");
            }
            html! { strong { (scene.say("dp-b-doing-build")) } (purse(scene)) }
        }
        Phase::Telling { .. } => {
            choices = telling(scene);
            html! { strong { (scene.say("dp-b-doing-build")) } (purse(scene)) }
        }
        Phase::FreeTerrace { .. } => {
            choices = html! { div.choices { (zoom(scene)) } };
            html! { strong { (scene.say("dp-b-doing-free")) } span { (scene.say("dp-b-free-where")) } }
        }
        Phase::Deciding => {
            choices = deciding(scene);
            html! { strong { (scene.say("dp-b-doing-decide")) } span { (scene.say("dp-b-keep-or-share")) } }
        }
        Phase::Closing => {
            choices = jump(scene);
            if scene.legal.contains(&Action::EndTurn) {
                finish = primary(scene, Action::EndTurn, "dp-b-end-turn");
            }
            html! { strong { (scene.say("dp-b-doing-close")) } span { (scene.say("dp-b-no-actions")) } }
        }
    };
    Counter { doing: html! { p.doing { (doing) } }, choices, finish }
}

/// The button that confirms.
fn primary(scene: &Table<'_>, action: Action, key: &str) -> Markup {
    html! {
        button.btn.primary type="button" data-action=(act(&action)) aria-label=(spoken(&html! { (scene.say(key)) }, &scene.label(action))) { (scene.say(key)) }
    }
}

/// What was laid in the build under way, and the money left.
fn purse(scene: &Table<'_>) -> Markup {
    let turn = &scene.view.turn;
    let building = matches!(
        scene.view.phase,
        Phase::Building | Phase::Telling { .. } | Phase::FreeTerrace { .. } | Phase::DrawingTwo { .. }
    );
    html! {
        @if building {
            span.purse {
                span.coins aria-hidden="true" {
                    @for _ in 0..turn.laid.min(6) { (parasol(scene.view.active)) }
                    @for _ in 0..turn.coins.min(8) { i {} }
                }
                span { b { (turn.coins) } " " (scene.locale.count("dp-b-coins-left", &[("count", turn.coins.into())])) }
            }
        }
    }
}

/// The actions of a turn: building is pressed here, the others where their things lie.
fn choosing(scene: &Table<'_>) -> Markup {
    let build = Action::Build;
    let legal = scene.legal.contains(&build);
    let asked = !legal && !scene.legal.is_empty();
    html! {
        div.choices {
            @if legal || asked {
                button.btn type="button" aria-label=(spoken(&html! { (scene.say("dp-b-build")) }, &scene.label(build))) data-action=[legal.then(|| act(&build))]
                    data-try=[asked.then(|| attempt(&build))] aria-disabled=[asked.then_some("true")] {
                    (parasol(scene.view.active)) (scene.say("dp-b-build"))
                }
            }
            (jumps(scene))
        }
    }
}

/// On a phone, where the other actions are.
fn jumps(scene: &Table<'_>) -> Markup {
    let lies = |shared: bool| {
        scene.legal.iter().any(|action| match action {
            Action::Complete(goal) | Action::CompleteAlso(goal) => scene.view.shared.contains(goal) == shared,
            Action::DrawObjective => !shared,
            _ => false,
        })
    };
    html! {
        @if lies(true) { (leads(scene, "extra", "dp-tab-extra", "goal")) }
        @if lies(false) { (leads(scene, "mine", "dp-tab-mine", "hand")) }
    }
}

fn jump(scene: &Table<'_>) -> Markup {
    html! { div.choices { (jumps(scene)) } }
}

fn leads(scene: &Table<'_>, tab: &str, key: &str, mark: &str) -> Markup {
    html! { label.btn.leads for={ "tab-" (tab) } { (icon(mark, "", None)) (scene.say(key)) } }
}

/// What is paid and what is still to pay.
fn bill(scene: &Table<'_>, kind: Kind) -> Markup {
    let mut waived = scene.view.turn.waived;
    html! {
        ol.slots.bill aria-label=(scene.say("dp-b-bill")) {
            @for (ingredient, paid) in plank::still_asked(scene, kind) {
                @let name = called(scene, &words::ingredient(ingredient));
                @let spared = !paid && std::mem::take(&mut waived);
                li class=[paid.then_some("full")] title=(name) {
                    (icon(ingredient.slug(), if paid || spared { "" } else { "lack" }, Some(&name)))
                    @if paid { small aria-hidden="true" { "✓" } }
                }
            }
        }
    }
}

/// The restaurants one can build for, with their prices, and the pigeon cards that help them.
fn building(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let own = || view.houses.iter().filter(|house| house.owner == view.active);
    html! {
        div.choices.closer { (zoom(scene)) }
        div.extend.prices {
            span.legend { (scene.say("dp-b-prices")) }
            div.chips {
                @for row in 0..scene.edition.printed.rows.len() {
                    @let of_row = || own().filter(|house| scene.edition.printed.menu(house.house.kind()).row == row);
                    @if let Some(first) = of_row().next() {
                        @let names = kinds(scene, of_row().map(|house| house.house.kind()));
                        @let price = pieces::price(scene, view.active, first.house);
                        span class={ "chip" @if price.is_none_or(|price| price > view.turn.coins) { " dear" } } {
                            (names)
                            @if let Some(price) = price { span.tag { (price) } } @else { span.tag.none { "–" } }
                        }
                    }
                }
            }
        }
        @let covers: Vec<Action> = scene.legal.iter().copied().filter(|action| matches!(action, Action::Cover(_))).collect();
        @if !covers.is_empty() {
            div.extend {
                span.legend { (icon("pigeon", "", None)) (scene.say("dp-b-cover-for")) }
                div.chips { @for action in covers { (for_house(scene, action)) } }
            }
        }
    }
}

/// Each kind once.
fn kinds(scene: &Table<'_>, kinds: impl Iterator<Item = Kind>) -> String {
    let mut names: Vec<String> = kinds.map(|kind| kind_name(scene, kind)).collect();
    names.dedup();
    names.join(", ")
}

/// On a phone: the whole square, or a part of it that can be pressed.
fn zoom(scene: &Table<'_>) -> Markup {
    html! {
        label.btn.leads.zoom {
            input #whole type="checkbox" aria-label=(scene.say("dp-b-whole"));
            span.in { (scene.say("dp-b-whole")) }
            span.out { (scene.say("dp-b-closer")) }
        }
    }
}

/// A button for a restaurant, with its street.
fn for_house(scene: &Table<'_>, action: Action) -> Markup {
    let (Action::Cover(house) | Action::For(house)) = action else { return html! {} };
    let spot = scene.view.houses.iter().find(|open| open.house == house).map(|open| open.spot);
    let inside = html! {
        (kind_name(scene, house.kind())) " "
        @if let Some(spot) = spot { small.soft { (called(scene, &words::spot(spot))) } }
    };
    let name = spoken(&inside, &scene.label(action));
    html! {
        button.btn.small type="button" data-action=(act(&action)) aria-label=(name) data-thing={ "house:" (house) } { (inside) }
    }
}

/// Q8: for which restaurant the terrace in the corner is.
fn telling(scene: &Table<'_>) -> Markup {
    html! {
        div.extend {
            span.legend { (scene.say("dp-b-for-which")) }
            div.chips { @for action in scene.legal { (for_house(scene, *action)) } }
        }
    }
}

/// Objectives to keep or to share.
fn deciding(scene: &Table<'_>) -> Markup {
    let chosen: Vec<(Action, Objective)> = scene
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::Keep(objective) | Action::Share(objective) => Some((*action, objective)),
            _ => None,
        })
        .collect();
    let one = scene.view.phase == Phase::Deciding;
    let seat: Option<Seat> = scene.viewer.seat();
    html! {
        @if !chosen.is_empty() {
            div class={ "choices deciding" @if one { " one" } } {
                @if let (true, Some((_, objective))) = (one, chosen.first()) { (face(scene, *objective, seat)) }
                @for (action, objective) in &chosen {
                    @let verb = html! { (scene.say(if matches!(action, Action::Keep(_)) { "dp-b-keep" } else { "dp-b-share" })) };
                    @let name = one.then(|| spoken(&verb, &scene.label(*action)));
                    button.btn type="button" data-action=(act(action)) aria-label=[name] data-thing={ "objective:" (objective) } {
                        @if one { (verb) } @else { span.hush { (verb) ": " } (face(scene, *objective, seat)) }
                    }
                }
            }
        }
    }
}

/// An objective as it lies on the counter: its words come first, its picture stands before them.
fn face(scene: &Table<'_>, objective: Objective, seat: Option<Seat>) -> Markup {
    let points = scene.edition.printed.objective(objective).points;
    let livery = seat.map_or(String::new(), |seat| format!(" l{}", super::livery(seat)));
    html! {
        span class={ "face" (livery) } {
            span.words { b { (objectives::name(scene, objective)) " ±" (points) } " " small { (objectives::asks(scene, objective)) } }
            " "
            span.pic { (apart(&objectives::art(scene, objective, seat))) }
        }
    }
}
