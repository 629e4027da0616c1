//! The trade desk: offers, composed piece by piece and seen by both.

use game::Seat;
use maud::{Markup, html};
use rival_restaurants::{Action, Ingredient, MOST_OFFERS, OfferView, Phase, Piece, Side, Upgrade};

use super::art::{Table, card_name, dish, dollars, food, icon, recipe, recipe_name, tile, upgrade_name};
use super::question::press;
use crate::draw::{act, spoken};

/// What lies on one side of an offer; `owner` gives it. Cards that the viewer may not see are only counted.
fn pile(scene: &Table<'_>, owner: Seat, side: &Side, cards: u8) -> Markup {
    let front = &scene.view.players[owner.index()].front;
    let seen: u8 = side.cards.iter().sum();
    let empty = *side == EMPTY && cards == 0;
    html! {
        span.pile {
            @if empty { small.soft { (scene.say("rr-b-nothing-yet")) } }
            @if side.money > 0 { span.tile.cash { (dollars(side.money)) } }
            @for (one, count) in Ingredient::all().zip(side.ingredients) {
                @for _ in 0..count { (tile(scene, one, "")) }
            }
            @if side.garbage > 0 { span.tile.cash { (icon("garbage")) (side.garbage) } }
            @for (slot, number) in front.recipes.iter().enumerate() {
                @if let Some(one) = recipe(*number).filter(|_| side.recipes >> slot & 1 != 0) {
                    span.tile.cash.named data-thing={ "recipe:" (one.index()) } { (icon("recipe")) (recipe_name(scene, one)) }
                }
            }
            @for one in Upgrade::all().filter(|one| side.upgrades >> one.index() & 1 != 0) {
                @let name = upgrade_name(scene, one);
                span.tile role="img" title=(name) aria-label=(name) { (icon(one.slug())) }
            }
            @for (one, count) in rival_restaurants::Card::all().zip(side.cards) {
                @for _ in 0..count { span.tile.cash.named { (icon("card")) (card_name(scene, one)) } }
            }
            @for _ in seen..cards {
                @let name = scene.say("rr-b-card");
                span.tile role="img" title=(name) aria-label=(name) { (icon("card")) }
            }
            @if side.favours > 0 { span.tile.cash.named { (icon("favour")) (scene.say("rr-b-favour")) } }
        }
    }
}

const EMPTY: Side = Side {
    money: 0,
    garbage: 0,
    favours: 0,
    recipes: 0,
    upgrades: 0,
    ingredients: [0; Ingredient::COUNT],
    cards: [0; rival_restaurants::Card::COUNT],
};

/// A piece that can be added.
fn pick(scene: &Table<'_>, action: Action, piece: Piece, owner: Seat) -> Markup {
    let label = scene.label(action);
    let inside = match piece {
        Piece::Money => html! { (dollars(1)) },
        Piece::MuchMoney => html! { (dollars(5)) },
        Piece::Garbage => icon("garbage"),
        Piece::Ingredient(one) => food(one),
        Piece::Card(one) => html! { (icon("card")) (card_name(scene, one)) },
        Piece::Recipe(slot) => {
            let number = scene.view.players[owner.index()].front.recipes[usize::from(slot)];
            html! { (icon("recipe")) @if let Some(one) = recipe(number) { (recipe_name(scene, one)) } }
        }
        Piece::Upgrade(one) => icon(one.slug()),
        Piece::Favour => icon("favour"),
    };
    let class = match piece {
        Piece::Money | Piece::MuchMoney => "cash",
        Piece::Card(_) | Piece::Recipe(_) => "cash named",
        _ => "",
    };
    html! {
        button type="button" class={ "tile pick " (class) } data-action=(act(&action)) aria-label=(spoken(&inside, &label)) title=(label) { (inside) }
    }
}

/// What can still be added to a side. The cards that another may have are many: they fold.
fn picks(scene: &Table<'_>, give: bool, owner: Seat) -> Markup {
    let all: Vec<(Action, Piece)> = scene
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::Give(piece) if give => Some((*action, piece)),
            Action::Ask(piece) if !give => Some((*action, piece)),
            _ => None,
        })
        .collect();
    let folds = |piece: &Piece| matches!(piece, Piece::Card(_)) && !give || matches!(piece, Piece::Recipe(_));
    html! {
        @if !all.is_empty() {
            span.picks {
                @for (action, piece) in all.iter().filter(|(_, piece)| !folds(piece)) { (pick(scene, *action, *piece, owner)) }
            }
            @if all.iter().any(|(_, piece)| folds(piece)) {
                details.fold {
                    summary { (scene.say(if give { "rr-b-recipes" } else { "rr-b-recipes-cards" })) }
                    span.picks { @for (action, piece) in all.iter().filter(|(_, piece)| folds(piece)) { (pick(scene, *action, *piece, owner)) } }
                }
            }
        }
    }
}

/// Both sides of an offer as `reader` sees them: what goes away at the left, what comes at the right.
fn sides(scene: &Table<'_>, from: Seat, to: Seat, offer: &OfferView, editing: bool) -> Markup {
    let incoming = scene.viewer.is(to);
    let mut halves = [
        (from, &offer.give, offer.cards_given, "rr-b-i-give", true),
        (to, &offer.ask, offer.cards_asked, "rr-b-i-get", false),
    ];
    if incoming {
        halves = [
            (to, &offer.ask, offer.cards_asked, "rr-b-i-give", true),
            (from, &offer.give, offer.cards_given, "rr-b-i-get", false),
        ];
    }
    let mine = incoming || scene.viewer.is(from);
    let half = |(owner, side, cards, key, give): (Seat, &Side, u8, &str, bool)| {
        html! {
            div {
                h3 { @if mine { (scene.say(key)) } @else { (scene.name(owner)) } }
                (pile(scene, owner, side, cards))
                @if editing { (picks(scene, give, owner)) }
            }
        }
    };
    let [left, right] = halves;
    html! { div.offer { (half(left)) (icon("swap")) (half(right)) } }
}

/// An offer that the viewer has from somebody, made or in the making.
fn incoming(scene: &Table<'_>, from: Seat, me: Seat, offer: &OfferView) -> Markup {
    let (accept, decline) = (Action::Accept(from), Action::Decline(from));
    html! {
        div class={ "deal-in" @if offer.proposed { " lit" } } {
            p.vows {
                span.vow { (dish(scene, from)) b { (scene.name(from)) } " "
                    (scene.say(if offer.proposed { "rr-b-offers" } else { "rr-b-composes" })) }
            }
            (sides(scene, from, me, offer, false))
            @if offer.proposed {
                div.bids {
                    @if scene.legal.contains(&accept) { (press(scene, accept, "primary", &html! { (icon("tick")) (scene.say("rr-b-accept")) })) }
                    @else if scene.legal.contains(&decline) {
                        button.btn type="button" aria-disabled="true" data-try=(act(&accept)) { (scene.say("rr-b-accept")) }
                    }
                    @if scene.legal.contains(&decline) { (press(scene, decline, "danger", &html! { (scene.say("rr-b-decline")) })) }
                }
            }
        }
    }
}

/// The viewer's own offer.
fn outgoing(scene: &Table<'_>, me: Seat, to: Seat, offer: &OfferView) -> Markup {
    let name = scene.name(to);
    html! {
        (sides(scene, me, to, offer, !offer.proposed))
        @if offer.proposed {
            p.vows {
                span.vow { (icon("tick")) (scene.say("rr-b-confirmed")) }
                span.vow { i {} (scene.locale.fill("rr-b-reading", &[("name", &name)])) }
            }
        }
        div.bids {
            @if scene.legal.contains(&Action::Propose) {
                (press(scene, Action::Propose, "primary", &html! { (scene.locale.fill("rr-b-propose", &[("name", &name)])) }))
            } @else if !offer.proposed && scene.legal.contains(&Action::Withdraw) {
                button.btn type="button" aria-disabled="true" data-try=(act(&Action::Propose)) { (scene.locale.fill("rr-b-propose", &[("name", &name)])) }
            }
            @if scene.legal.contains(&Action::Withdraw) { (press(scene, Action::Withdraw, "danger", &html! { (scene.say("rr-b-withdraw")) })) }
        }
    }
}

/// Offers between others.
fn elsewhere<'a>(scene: &'a Table<'_>) -> Vec<(Seat, Seat, &'a OfferView)> {
    let players = scene.view.players.iter().enumerate();
    players
        .filter_map(|(from, player)| player.offer.to.map(|to| (Seat::new(from), to, &player.offer)))
        .filter(|(from, to, _)| !scene.viewer.is(*from) && !scene.viewer.is(*to))
        .collect()
}

/// Whether the viewer is composing an offer: then the desk needs room.
pub(super) fn is_open(scene: &Table<'_>) -> bool {
    scene.view.mine().is_some_and(|mine| mine.offer.to.is_some() && !mine.offer.proposed)
}

/// The desk; `None` outside Buy and Barter.
pub(super) fn desk(scene: &Table<'_>) -> Option<Markup> {
    let view = scene.view;
    if view.phase != Phase::Market {
        return None;
    }
    let me = scene.viewer.seat();
    let own = view.mine().and_then(|mine| mine.offer.to.map(|to| (to, &mine.offer)));
    let mut waiting: Vec<(Seat, &OfferView)> = view
        .players
        .iter()
        .enumerate()
        .filter(|(_, player)| me.is_some() && player.offer.to == me)
        .map(|(from, player)| (Seat::new(from), &player.offer))
        .collect();
    waiting.sort_by_key(|(_, offer)| !offer.proposed);
    let partners: Vec<Seat> =
        Seat::first(view.seats()).filter(|seat| scene.legal.contains(&Action::Offer(*seat))).collect();
    let composing = is_open(scene);
    let left = view.mine().map_or(0, |mine| MOST_OFFERS.saturating_sub(mine.front.offers));
    Some(html! {
        section class={ "panel trade" @if composing { " open" } } aria-label=(scene.say("rr-b-desk")) {
            header {
                h2 { (scene.say("rr-b-desk")) }
                @if let Some((to, _)) = own { span.partners { (dish(scene, to)) } }
            }
            @if let Some(me) = me {
                // Whoever composes has the own offer at hand; else answers come first.
                @if !composing { @for (from, offer) in &waiting { (incoming(scene, *from, me, offer)) } }
                @match own {
                    Some((to, offer)) => (outgoing(scene, me, to, offer)),
                    None if !partners.is_empty() => {
                        p.soft.small { (scene.say("rr-b-with-whom")) }
                        div.partner-list {
                            @for seat in partners {
                                @let action = Action::Offer(seat);
                                @let inside = html! { (dish(scene, seat)) " " span { (scene.name(seat)) } };
                                button.partner type="button" data-action=(act(&action)) aria-label=(spoken(&inside, &scene.label(action))) { (inside) }
                            }
                        }
                    },
                    None if left == 0 => p.soft.small { (scene.say("rr-b-no-offers")) },
                    None => {},
                }
                @if composing { @for (from, offer) in &waiting { (incoming(scene, *from, me, offer)) } }
            }
            @for (from, to, offer) in elsewhere(scene) {
                div.deal-in.others {
                    p.vows { span.vow { (dish(scene, from)) (icon("swap")) (dish(scene, to)) small.soft { (scene.say(if offer.proposed { "rr-b-offers-others" } else { "rr-b-composes-others" })) } } }
                    @if offer.pieces > 0 { (sides(scene, from, to, offer, false)) }
                }
            }
        }
    })
}
