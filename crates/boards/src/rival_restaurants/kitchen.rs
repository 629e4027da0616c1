//! Recipes: what each is worth, what it still lacks, and with what it is cooked.

use game::Seat;
use maud::{Markup, html};
use rival_restaurants::{
    Action, Bonus, Dish, Event, Filler, Ingredient, Phase, PlayerView, Recipe, Special, Type,
};

use super::art::{
    Table, dish as plate, filler, food, house, icon, ingredient_name, lacking, printed, recipe, recipe_name,
    tile,
};
use super::price::permanent;
use crate::draw::act;

/// R5.5, Q44: what a dish would give this player now, without sauce or wine.
pub(super) fn worth(scene: &Table<'_>, seat: Seat, one: Recipe) -> u8 {
    let front = &scene.view.players[seat.index()].front;
    let row = printed(scene, one);
    let mut penalty = front.garbage;
    let mut more = front.rave[row.kind as usize];
    for bonus in permanent(scene, seat) {
        match bonus {
            Bonus::PenaltyCap { amount } => penalty = penalty.min(*amount),
            Bonus::PopularityIfType { kind, amount } if *kind == row.kind => more += amount,
            Bonus::PopularityIfNeeds { ingredients, amount }
                if ingredients.iter().any(|one| row.needs.contains(one)) =>
            {
                more += amount;
            }
            _ => {}
        }
    }
    if house(scene, seat).is_some_and(|house| house.cuisine == row.cuisine) {
        more += scene.edition.printed.figures.cuisine;
    }
    row.worth.saturating_sub(penalty) + more
}

/// Popularity and garbage of a recipe.
pub(super) fn value(scene: &Table<'_>, popularity: u8, garbage: u8) -> Markup {
    let told = scene
        .locale
        .count("rr-b-recipe-value", &[("popularity", popularity.into()), ("garbage", garbage.into())]);
    html! {
        span.value role="img" aria-label=(told) title=(told) {
            (icon("star")) b { "+" (popularity) } (icon("garbage")) b { "+" (garbage) }
        }
    }
}

/// A player's recipe: what is there, what is missing.
pub(super) fn card(scene: &Table<'_>, seat: Seat, one: Recipe) -> Markup {
    let row = printed(scene, one);
    let lacks = lacking(row, &scene.view.players[seat.index()].front.ingredients);
    let missing: Vec<String> = row
        .needs
        .iter()
        .zip(lacks)
        .filter(|(_, lacks)| *lacks)
        .map(|(needed, _)| ingredient_name(scene, *needed).to_lowercase())
        .collect();
    let gourmet = row.kind == Type::Gourmet;
    html! {
        div.recipe data-thing={ "recipe:" (one.index()) } {
            b.title { (recipe_name(scene, one)) @if gourmet { " " span.chef-hat title=(scene.say("rr-b-gourmet")) { (icon("power")) } } }
            (value(scene, worth(scene, seat, one), row.garbage))
            span.needs {
                @for (needed, _) in row.needs.iter().zip(lacks).filter(|(_, lacks)| !*lacks) { (tile(scene, *needed, "")) }
                @for (needed, _) in row.needs.iter().zip(lacks).filter(|(_, lacks)| *lacks) { (tile(scene, *needed, "lack")) }
                small {
                    @if missing.is_empty() { b.ready { (scene.say("rr-b-complete")) } }
                    @else if missing.len() <= 2 { (scene.say("rr-b-needs")) " " b { (missing.join(", ")) } }
                }
            }
        }
    }
}

/// The recipes of a player, the one that lacks least first.
pub(super) fn cards(scene: &Table<'_>, seat: Seat) -> Vec<Recipe> {
    let front = &scene.view.players[seat.index()].front;
    let mut all: Vec<Recipe> = front.recipes.iter().filter_map(|number| recipe(*number)).collect();
    all.sort_by_key(|one| {
        lacking(printed(scene, *one), &front.ingredients).iter().filter(|lacks| **lacks).count()
    });
    all
}

/// A button that is an ingredient.
fn swap(scene: &Table<'_>, action: Action, with: Ingredient, twice: bool) -> Markup {
    html! {
        button.tile.swap type="button" data-action=(act(&action)) aria-label=(scene.label(action)) title=(scene.label(action)) {
            (food(with)) @if twice { b.twice { "×2" } }
        }
    }
}

/// R5.1: a recipe on the stove: each line with what goes into it, and what could.
fn stove(scene: &Table<'_>, seat: Seat, mine: &PlayerView, slot: u8, dish: Dish) -> Markup {
    let Some(one) = recipe(mine.front.recipes[usize::from(slot)]) else { return html! {} };
    let row = printed(scene, one);
    let lacks = lacking(row, &mine.front.ingredients);
    let fills = |line: usize| {
        scene.legal.iter().copied().filter_map(move |action| match action {
            Action::Fill { slot: of, line: at, with } if of == slot && usize::from(at) == line => {
                Some((action, with))
            }
            _ => None,
        })
    };
    let has = |action: Action| scene.legal.contains(&action);
    let extra = match row.kind {
        Type::Basic => Special::ExtraBasic,
        Type::Gourmet => Special::ExtraGourmet,
    };
    let extra = Ingredient::new(scene.edition.printed.special(extra));
    html! {
        div class={ "stove" @if dish.open { " on" } } data-thing={ "recipe:" (one.index()) } {
            header { b.title { (recipe_name(scene, one)) } (value(scene, worth(scene, seat, one) + u8::from(dish.extra), row.garbage)) }
            ul.lines {
                @for (line, needed) in row.needs.iter().enumerate() {
                    li {
                        @match filler(dish.fill[line]).filter(|_| dish.open) {
                            Some((with, twice)) => {
                                (tile(scene, with, if with == *needed { "" } else { "other" }))
                                @if twice { b.twice { "×2" } }
                            }
                            None => (tile(scene, *needed, if lacks[line] { "lack" } else { "" })),
                        }
                        @for (action, with) in fills(line) {
                            @let (with, twice) = match with { Filler::One(with) => (with, false), Filler::Two(with) => (with, true) };
                            (swap(scene, action, with, twice))
                        }
                    }
                }
                @if has(Action::Extra { slot }) || dish.extra {
                    li.extra {
                        @if has(Action::Extra { slot }) {
                            @let action = Action::Extra { slot };
                            button class={ "tile swap" @if dish.extra { " chosen" } } type="button" data-action=(act(&action))
                                aria-pressed=(if dish.extra { "true" } else { "false" }) aria-label=(scene.label(action)) title=(scene.label(action)) { (food(extra)) }
                        } @else { (tile(scene, extra, "other")) }
                        small { "+1" }
                    }
                }
            }
            @if has(Action::Cook { slot }) {
                (super::question::press(scene, Action::Cook { slot }, "primary cook", &html! { (scene.say("rr-b-cook")) }))
            } @else if has(Action::Clear { slot }) {
                (super::question::press(scene, Action::Clear { slot }, "quiet cook", &html! { (scene.say("rr-b-clear")) }))
            } @else if scene.view.phase == Phase::Menus && !dish.open && !scene.legal.is_empty() {
                button.btn.cook type="button" aria-disabled="true" data-try=(act(&Action::Cook { slot })) { (scene.say("rr-b-cook")) }
            }
        }
    }
}

/// Both stoves of the viewer.
pub(super) fn stoves(scene: &Table<'_>) -> Markup {
    let Some((seat, mine)) = scene.viewer.seat().zip(scene.view.mine()) else { return html! {} };
    let dishes = mine.dishes;
    html! {
        div.stoves {
            @for slot in 0..2u8 {
                @if let Some(dishes) = dishes { (stove(scene, seat, mine, slot, dishes[usize::from(slot)])) }
            }
        }
    }
}

/// What everybody serves today, as far as it is shown.
pub(super) fn served(scene: &Table<'_>) -> Markup {
    let cooked = scene.recent.iter().filter_map(|event| match *event {
        Event::Cooked { seat, recipe, score } => Some((seat, recipe, score)),
        _ => None,
    });
    let cooked: Vec<(Seat, Recipe, u8)> = cooked.collect();
    let on: Vec<(Seat, Recipe, u8)> = Seat::first(scene.view.seats())
        .flat_map(|seat| {
            let player = &scene.view.players[seat.index()];
            let dishes = player.dishes.filter(|_| scene.view.phase != Phase::Menus);
            (0..2).filter_map(move |slot| {
                let dish = dishes?[slot];
                let one = recipe(player.front.recipes[slot]).filter(|_| dish.open)?;
                Some((seat, one, worth(scene, seat, one) + u8::from(dish.extra)))
            })
        })
        .collect();
    html! {
        @if cooked.is_empty() && on.is_empty() { p.soft { (scene.say("rr-b-stoves-cold")) } }
        ul.served {
            @for (seat, one, score) in cooked.iter().chain(&on) {
                li { (plate(scene, *seat)) span { (recipe_name(scene, *one)) } b.gain { "+" (score) } }
            }
        }
    }
}
