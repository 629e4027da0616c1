//! The question of the moment: set-up, aims, answers to a blow, choices, cooking.

use game::Seat;
use maud::{Markup, html};
use prose::Speak;
use rival_restaurants::{
    Action, Card, Chef, NONE, Pending, Phase, Recipe, Restaurant, State, Upgrade, View, What,
};

use super::art::{
    Table, card_name, chef, chef_name, dish, dollars, food, icon, ingredient_name, place_name, printed,
    recipe, recipe_name, restaurant_name, tile, upgrade_name, what_name,
};
use super::home::{Home, offered};
use super::{kitchen, texts};
use crate::draw::{act, apart, spans, spoken};

/// A button for a legal action.
pub(super) fn press(scene: &Table<'_>, action: Action, class: &str, inside: &Markup) -> Markup {
    let (inside, label) = (apart(inside), scene.label(action));
    html! {
        button type="button" class={ "btn " (class) } data-action=(act(&action)) aria-label=(spoken(&inside, &label)) title=(label) { (inside) }
    }
}

/// A card-like button: a heading, and what it means.
fn choice(scene: &Table<'_>, action: Action, class: &str, inside: &Markup) -> Markup {
    let inside = apart(inside);
    let label = spoken(&inside, &scene.label(action));
    html! {
        button type="button" class={ "choice " (class) } data-action=(act(&action)) aria-label=(label) { (inside) }
    }
}

/// What is asked, or what the table waits for.
fn prompt(scene: &Table<'_>) -> Markup {
    let line = State::prompt(scene.edition, scene.view);
    spans::<State>(&line.spans(scene.locale, scene.viewer.seat(), scene.names))
}

/// Whether the question needs the whole width of the board.
pub(super) fn is_wide(view: &View) -> bool {
    let setting_up =
        matches!(view.phase, Phase::Restaurants | Phase::NonPlating | Phase::Chefs | Phase::Draft(_));
    let cooking = matches!(view.phase, Phase::Menus | Phase::Serving) && view.pending == Pending::Nothing;
    let mine = |seat: Seat| view.viewer.is(seat);
    let recipes = match view.pending {
        Pending::Recipe { seat, .. } => mine(seat),
        _ => false,
    };
    view.viewer.seat().is_some() && (setting_up || cooking || recipes)
}

/// A chef with its power.
fn chef_card(scene: &Table<'_>, one: Chef) -> Markup {
    html! { b.title { (icon("power")) (chef_name(scene, one)) } small { (texts::chef(scene, one)) } }
}

/// A restaurant with its levels.
fn restaurant_card(scene: &Table<'_>, one: Restaurant) -> Markup {
    let printed = &scene.edition.printed;
    html! {
        b.title { (restaurant_name(scene, one)) }
        @for (at, bonus) in printed.figures.levels.iter().zip(&printed.restaurants[one.index()].levels) {
            small { b { (at) } " " (texts::bonus(scene, bonus)) }
        }
    }
}

/// A recipe as it is printed.
fn recipe_card(scene: &Table<'_>, one: Recipe) -> Markup {
    let row = printed(scene, one);
    html! {
        span.title-row { b.title { (recipe_name(scene, one)) }
            @match scene.viewer.seat() {
                Some(seat) => (kitchen::value(scene, kitchen::worth(scene, seat, one), row.garbage)),
                None => (kitchen::value(scene, row.worth, row.garbage)),
            }
        }
        span.needs {
            @let lacks = scene.view.mine().map(|mine| super::art::lacking(row, &mine.front.ingredients)).unwrap_or_default();
            @for (needed, lacks) in row.needs.iter().zip(lacks) { (tile(scene, *needed, if lacks { "lack" } else { "" })) }
        }
    }
}

/// A card of the hand with what it does.
fn hand_card(scene: &Table<'_>, one: Card) -> Markup {
    html! { (icon("card")) span { b { (card_name(scene, one)) } small { (texts::card(scene, one)) } } }
}

/// Somebody's chef, and what there is to take.
fn victim_card(scene: &Table<'_>, seat: Seat, slot: u8) -> Markup {
    let front = &scene.view.players[seat.index()].front;
    let pawn = &front.pawns[usize::from(slot.min(1))];
    html! {
        (dish(scene, seat))
        span {
            b { (scene.name(seat)) }
            small {
                @if let Some(cook) = chef(pawn.chef) { (chef_name(scene, cook)) }
                @if let Some(place) = pawn.place() { ", " (place_name(scene, place)) }
            }
        }
        span.figures { span.fact { b { (dollars(front.money)) } } span.fact { (icon("garbage")) b { (front.garbage) } } }
    }
}

/// The blow that is being answered, for everybody to see.
fn blow(scene: &Table<'_>) -> Markup {
    let Pending::Answer { blow, clams, .. } = scene.view.pending else { return html! {} };
    html! {
        div.blow {
            (dish(scene, blow.by)) (icon("arrow")) (dish(scene, blow.victim))
            span {
                b { (what_name(scene, blow.what)) }
                small {
                    @match blow.what { What::Card(card) => (texts::card(scene, card)), What::Power(chef) => (texts::chef(scene, chef)) }
                }
                @if clams > 0 { small.clams { (icon("shield")) " × " (clams) } }
            }
        }
    }
}

fn setting_up(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let picked = view.mine().and_then(|mine| mine.pick).unwrap_or(0);
    html! {
        @if matches!(view.phase, Phase::Draft(_)) {
            div.squads {
                @for seat in Seat::first(view.seats()) {
                    p {
                        (dish(scene, seat))
                        @for one in Chef::all().filter(|one| view.players[seat.index()].front.squad >> one.index() & 1 != 0) {
                            span.chip { (chef_name(scene, one)) }
                        }
                    }
                }
            }
        }
        div.choices-grid {
            @for action in offered(scene, Home::Question) {
                @match action {
                    Action::Open(one) => (choice(scene, action, "card-like", &restaurant_card(scene, one))),
                    Action::Take(one) => (choice(scene, action, "card-like", &chef_card(scene, one))),
                    Action::Ban(one) => (choice(scene, action, "card-like ban", &chef_card(scene, one))),
                    _ => {}
                }
            }
            @for one in Chef::all().filter(|one| !matches!(view.phase, Phase::Restaurants) && picked >> one.index() & 1 != 0) {
                div.choice.card-like.chosen { (chef_card(scene, one)) }
            }
        }
    }
}

/// The menu from which a recipe is named: somebody's, or one's own.
fn menu_of(scene: &Table<'_>) -> Option<Seat> {
    match scene.view.pending {
        Pending::Aiming { victim, .. } if victim != NONE => Some(Seat::new(victim.into())),
        _ => scene.viewer.seat(),
    }
}

/// One action of the question.
fn answer(scene: &Table<'_>, action: Action) -> Markup {
    match action {
        Action::Lead(one) => choice(scene, action, "card-like", &chef_card(scene, one)),
        Action::Play(one) => choice(scene, action, "deal", &hand_card(scene, one)),
        Action::Power { slot } => {
            let one = scene.view.mine().and_then(|mine| chef(mine.front.pawns[usize::from(slot)].chef));
            choice(scene, action, "card-like", &html! { @if let Some(one) = one { (chef_card(scene, one)) } })
        }
        Action::Target { seat, slot } => choice(scene, action, "victim", &victim_card(scene, seat, slot)),
        Action::Pick(one) => choice(
            scene,
            action,
            "thing",
            &html! {
                span.tile { (food(one)) } span { (ingredient_name(scene, one)) }
            },
        ),
        Action::Keep(one) => choice(scene, action, "card-like", &recipe_card(scene, one)),
        Action::Menu { slot } => {
            let number = menu_of(scene)
                .map_or(NONE, |seat| scene.view.players[seat.index()].front.recipes[usize::from(slot)]);
            choice(
                scene,
                action,
                "card-like",
                &html! { @if let Some(one) = recipe(number) { (recipe_card(scene, one)) } },
            )
        }
        Action::Improve(one) => choice(
            scene,
            action,
            "thing",
            &html! { (icon(Upgrade::slug(one))) span { (upgrade_name(scene, one)) } },
        ),
        Action::Clam => press(
            scene,
            action,
            "primary big",
            &html! { (icon("shield")) (card_name(scene, scene.edition.printed.cancel)) },
        ),
        Action::Go { place, .. } => press(scene, action, "small", &html! { (place_name(scene, place)) }),
        _ => press(
            scene,
            action,
            if matches!(action, Action::Pass) { "" } else { "primary" },
            &html! { (scene.label(action)) },
        ),
    }
}

/// Which of two chefs a press on a place sends.
fn sending(scene: &Table<'_>) -> String {
    let mine = scene.view.mine();
    let lead = mine.and_then(|mine| mine.lead).and_then(chef);
    let first = lead.or_else(|| mine.and_then(|mine| chef(mine.front.pawns[0].chef)));
    let name = first.map_or_else(|| scene.say("rr-chef-unknown"), |one| chef_name(scene, one));
    scene.locale.fill("rr-b-sending", &[("name", &name)])
}

/// What belongs together is shown together; a second chef's places fold.
fn answers(scene: &Table<'_>) -> Markup {
    let all: Vec<Action> = offered(scene, Home::Question).collect();
    let group =
        |belongs: fn(&Action) -> bool| -> Vec<Action> { all.iter().copied().filter(belongs).collect() };
    let cards = group(|action| {
        matches!(
            action,
            Action::Lead(_) | Action::Play(_) | Action::Power { .. } | Action::Keep(_) | Action::Menu { .. }
        )
    });
    let victims = group(|action| matches!(action, Action::Target { .. }));
    let things = group(|action| matches!(action, Action::Pick(_) | Action::Improve(_)));
    let second = group(|action| matches!(action, Action::Go { .. } | Action::Aim { .. }));
    let buttons = group(|action| {
        matches!(action, Action::Money | Action::Cards | Action::Clam | Action::Pass | Action::Step(_))
    });
    html! {
        @if !cards.is_empty() { div.choices-grid { @for action in cards { (answer(scene, action)) } } }
        @if !victims.is_empty() { div.victims { @for action in victims { (answer(scene, action)) } } }
        @if !things.is_empty() { div.things { @for action in things { (answer(scene, action)) } } }
        @if !buttons.is_empty() { div.bids { @for action in buttons { (answer(scene, action)) } } }
        @if !second.is_empty() {
            @let name = scene.view.mine().and_then(|mine| chef(mine.front.pawns[1].chef)).map_or_else(String::new, |one| chef_name(scene, one));
            p.sending { (sending(scene)) }
            details.fold {
                summary { (scene.locale.fill("rr-b-second", &[("name", &name)])) }
                div.bids { @for action in second { (answer(scene, action)) } }
            }
        }
    }
}

/// The whole panel; `None` when nothing is asked of the viewer and nobody else decides something to be seen.
pub(super) fn question(scene: &Table<'_>) -> Option<Markup> {
    let view = scene.view;
    let asked = offered(scene, Home::Question).next().is_some();
    let cooking = matches!(view.phase, Phase::Menus | Phase::Serving) && view.pending == Pending::Nothing;
    let kitchen = cooking && view.mine().is_some();
    let setting =
        matches!(view.phase, Phase::Restaurants | Phase::NonPlating | Phase::Chefs | Phase::Draft(_));
    let watching = view.pending != Pending::Nothing;
    (asked || kitchen || setting || watching).then(|| {
        html! {
            section class={ "panel question" @if is_wide(view) { " wide" } @if asked { " lit" } } aria-label=(scene.say("rr-b-question")) {
                header { h2 { (prompt(scene)) } }
                (blow(scene))
                @if setting { (setting_up(scene)) }
                @else if kitchen { (kitchen::stoves(scene)) }
                @else { (answers(scene)) }
            }
        }
    })
}
