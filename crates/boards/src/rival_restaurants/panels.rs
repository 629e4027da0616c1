//! What floats between the markets, one's own restaurant, and what stands beside a player's name.

use game::Seat;
use maud::{Markup, html};
use rival_restaurants::{Action, Card, Ingredient, Pending, Phase, PlayerView, Upgrade};

use super::art::{
    Table, card_name, chef, chef_name, dollars, house, icon, livery, many, place_name, printed, recipe,
    recipe_name, restaurant, restaurant_name, tile, upgrade_name,
};
use super::home::{Home, home};
use super::{day, desk, kitchen, question, texts, war};
use crate::draw::{Panel, act, attempt, spoken};
use crate::lot::n;

/// Left of the Island the question or the war, right of it the trade desk; on a phone one below the other.
pub(super) fn panel(scene: &Table<'_>) -> Panel {
    let asked = question::question(scene);
    let wars = war::panels(scene);
    let wide = question::is_wide(scene.view);
    let body = html! {
        div class={ "between" @if desk::is_open(scene) && !super::home::on_island(scene) { " spread" } } {
            div class={ "west" @if wide { " wide" } } {
                @if let Some(asked) = &asked { (asked) }
                @if let Some(wars) = &wars { (wars) }
                @if asked.is_none() && wars.is_none() { (day::course(scene)) }
            }
            @if !wide {
                div.east {
                    @match desk::desk(scene) { Some(desk) => (desk), None => (day::aside(scene)) }
                }
            }
        }
    };
    Panel { title: day::phase_name(scene), note: String::new(), body }
}

/// Popularity, money, garbage, cards.
pub(super) fn figures(scene: &Table<'_>, player: &PlayerView) -> Markup {
    let front = &player.front;
    let fact = |key: &str, inside: Markup, class: &str| {
        let name = scene.say(key);
        html! { span class={ "fact " (class) } title=(name) { (inside) span.hush { " " (name) } } }
    };
    html! {
        span.figures {
            (fact("rr-b-popularity", html! { (icon("star")) b { (front.popularity) } }, ""))
            (fact("rr-b-money", html! { b { (dollars(front.money)) } }, ""))
            (fact("rr-b-garbage", html! { (icon("garbage")) b { (front.garbage) } }, if front.garbage > 0 { "dirty" } else { "" }))
            (fact("rr-b-hand", html! { (icon("card")) b { (player.cards) } }, ""))
        }
    }
}

/// Q5: what no recipe of the player asks for.
pub(super) fn stock(scene: &Table<'_>, player: &PlayerView) -> Vec<(Ingredient, u8)> {
    let front = &player.front;
    let mut left = front.ingredients;
    for row in front.recipes.iter().filter_map(|number| recipe(*number)).map(|one| printed(scene, one)) {
        for needed in &row.needs {
            left[needed.index()] = left[needed.index()].saturating_sub(1);
        }
    }
    Ingredient::all().zip(left).filter(|(_, count)| *count > 0).collect()
}

/// The upgrades of a player; one that is cut off is struck out.
pub(super) fn upgrades(scene: &Table<'_>, player: &PlayerView) -> Markup {
    html! {
        @for one in Upgrade::all().filter(|one| player.front.upgrades >> one.index() & 1 != 0) {
            @let cut = player.front.cut[one.index()] > 0;
            @let name = upgrade_name(scene, one);
            span class={ "own-up" @if cut { " cut" } } role="img" title=(name) aria-label=(name) data-thing={ "upgrade:" (one.slug()) } { (icon(one.slug())) }
        }
    }
}

/// The track of popularity: the viewer's levels, and everybody's pin.
fn track(scene: &Table<'_>, me: Seat) -> Markup {
    let px = |value: u8| 14.0 + f64::from(value.min(20)) * 16.8;
    let figures = &scene.edition.printed.figures;
    let mine = &scene.view.players[me.index()].front;
    let bonuses = house(scene, me).map_or(&[][..], |house| &house.levels[..]);
    let told: Vec<String> = Seat::first(scene.view.seats())
        .map(|seat| format!("{} {}", scene.name(seat), scene.view.players[seat.index()].front.popularity))
        .collect();
    let beside = |seat: Seat| {
        let own = scene.view.players[seat.index()].front.popularity;
        let same = |other: &Seat| scene.view.players[other.index()].front.popularity == own;
        let all: Vec<Seat> = Seat::first(scene.view.seats()).filter(same).collect();
        let nth = all.iter().position(|other| *other == seat).unwrap_or(0) as f64;
        let spread = (all.len() as f64 - 1.0) / 2.0 * 13.0;
        px(own).clamp(9.0 + spread, 355.0 - spread) + nth * 13.0 - spread
    };
    html! {
        svg.track viewBox="0 0 364 42" role="img" aria-label=(told.join(", ")) {
            path.bed d={ "M" (n(px(0))) " 28H" (n(px(20))) } {}
            path.run d={ "M" (n(px(0))) " 28H" (n(px(mine.popularity))) } {}
            @for value in 0..=20u8 {
                path class={ "tick" @if value % 5 == 0 { " five" } } d={ "M" (n(px(value))) (if value % 5 == 0 { " 22v12" } else { " 25v6" }) } {}
            }
            @for (at, bonus) in figures.levels.iter().zip(bonuses) {
                g class={ "level" @if mine.popularity >= *at { " got" } } {
                    title { (texts::bonus(scene, bonus)) }
                    circle cx=(n(px(*at))) cy="28" r="9" {}
                    text x=(n(px(*at))) y="32" { (at) }
                }
            }
            g.goal { circle cx=(n(px(20))) cy="28" r="10" {} text x=(n(px(20))) y="32" { (figures.win) } }
            @for seat in Seat::first(scene.view.seats()) {
                g class={ "pin l" (livery(seat)) } transform={ "translate(" (n(beside(seat))) " 9)" } {
                    path d="M0 9-3.5 5h7z" {}
                    circle r=(if seat == me { "8" } else { "6.6" }) {}
                    use href={ "#sign-" (livery(seat)) } x="-6" y="-6" width="12" height="12" {}
                }
            }
        }
    }
}

/// A card of the hand: pressed where it can be played, else it says why not.
fn hand_card(scene: &Table<'_>, one: Card) -> Markup {
    let action = Action::Play(one);
    let legal = scene.legal.contains(&action);
    let here = legal && home(scene, action) == Home::Mine;
    let timely = matches!(scene.view.phase, Phase::Wheels | Phase::Window | Phase::Market);
    let asks = !legal && !scene.legal.is_empty() && timely && scene.view.pending == Pending::Nothing;
    let inside = html! { (icon("card")) span { b { (card_name(scene, one)) } " " small { (texts::card(scene, one)) } } };
    let thing = format!("card:{}", one.index());
    html! {
        @if here {
            button.deal.lit type="button" data-action=(act(&action)) aria-label=(spoken(&inside, &scene.label(action))) data-thing=(thing) { (inside) }
        } @else if asks {
            button.deal type="button" data-try=(attempt(&action)) aria-disabled="true" data-thing=(thing) { (inside) }
        } @else {
            div.deal data-thing=(thing) { (inside) }
        }
    }
}

/// The viewer's chefs, with a button where a power can be used.
fn chefs(scene: &Table<'_>, mine: &PlayerView) -> Markup {
    html! {
        @for (slot, pawn) in mine.front.pawns.iter().enumerate() {
            @if let Some(cook) = chef(pawn.chef) {
                @let action = Action::Power { slot: slot as u8 };
                @let here = scene.legal.contains(&action) && home(scene, action) == Home::Mine;
                div.cook-row data-thing={ "chef:" (cook.slug()) } {
                    (icon("power"))
                    span { b { (chef_name(scene, cook)) } " " small.soft { (texts::chef(scene, cook)) } }
                    @if here {
                        button.btn.small type="button" data-action=(act(&action)) aria-label=(spoken(&html! { (scene.say("rr-b-use")) }, &scene.label(action))) { (scene.say("rr-b-use")) }
                    }
                }
            }
        }
    }
}

/// The viewer's restaurant.
pub(super) fn mine(scene: &Table<'_>) -> Option<Panel> {
    let (seat, mine) = scene.viewer.seat().zip(scene.view.mine())?;
    let title =
        restaurant(scene, seat).map_or_else(|| scene.say("rr-b-mine"), |one| restaurant_name(scene, one));
    let levels = &scene.edition.printed.figures.levels;
    let next = usize::from(mine.front.level);
    let coming = house(scene, seat).and_then(|house| house.levels.get(next).zip(levels.get(next)));
    let left = stock(scene, mine);
    let hand: Vec<Card> = Card::all()
        .zip(mine.hand.unwrap_or([0; Card::COUNT]))
        .flat_map(|(one, count)| (0..count.min(1)).map(move |_| one))
        .collect();
    let body = html! {
        div.till { (figures(scene, mine)) }
        (track(scene, seat))
        @if let Some((bonus, at)) = coming {
            p.next { b { (scene.locale.count("rr-b-at", &[("n", (*at).into())])) } " " (texts::bonus(scene, bonus)) }
        }
        @for one in kitchen::cards(scene, seat) { (kitchen::card(scene, seat, one)) }
        div.pantry {
            span { small.soft { (scene.say("rr-b-stock")) } @for (one, count) in &left { (many(scene, *one, *count)) } @if left.is_empty() { small.soft { "–" } } }
            @if mine.front.upgrades != 0 { span.ups-own { small.soft { (scene.say("rr-b-upgrades")) } (upgrades(scene, mine)) } }
        }
        (chefs(scene, mine))
        @if !hand.is_empty() {
            p.secret.soft { (scene.say("rr-b-only-you")) }
            div.deals { @for one in hand { (hand_card(scene, one)) } }
        }
    };
    Some(Panel { title, note: String::new(), body })
}

/// Figures at the right; below the name what the recipes lack, what is in stock, and where the chefs are.
pub(super) fn seat(scene: &Table<'_>, seat: Seat) -> (Markup, Markup) {
    let player = &scene.view.players[seat.index()];
    let own = scene.viewer.is(seat);
    let left = stock(scene, player);
    let places = player.front.pawns.iter().filter_map(|pawn| pawn.place());
    let places: Vec<String> = places.map(|place| place_name(scene, place)).collect();
    let cooks: Vec<String> = player
        .front
        .pawns
        .iter()
        .filter_map(|pawn| chef(pawn.chef))
        .map(|cook| chef_name(scene, cook))
        .collect();
    let facts = html! {
        small.soft.cooks { (cooks.join(", ")) @if !places.is_empty() { ": " (places.join(", ")) } }
        @if !own {
            span.larder {
                small.soft { (scene.say("rr-b-lacks")) }
                @for one in player.front.recipes.iter().filter_map(|number| recipe(*number)) {
                    @let row = printed(scene, one);
                    @let lacks = super::art::lacking(row, &player.front.ingredients);
                    @let name = scene.locale.count_and_fill("rr-b-recipe-worth", &[("n", row.worth.into())], &[("name", &recipe_name(scene, one))]);
                    span.dish-need title=(name) data-thing={ "recipe:" (one.index()) } {
                        @for (needed, lacks) in row.needs.iter().zip(lacks) { @if lacks { (tile(scene, *needed, "lack")) } }
                        @if !lacks.contains(&true) { (icon("tick")) }
                    }
                }
                @if !left.is_empty() { small.soft { (scene.say("rr-b-stock")) } }
                @for (one, count) in &left { (many(scene, *one, *count)) }
                (upgrades(scene, player))
            }
        }
    };
    (figures(scene, player), facts)
}
