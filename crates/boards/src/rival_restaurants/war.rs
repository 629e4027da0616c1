//! Bidding wars: who bids what, and the viewer's next bid within reach of a thumb.

use game::Seat;
use maud::{Markup, html};
use rival_restaurants::{Action, Ingredient, Pawn, Place, View};

use super::art::{
    Table, dish, dollars, food, icon, ingredient, ingredient_name, lacking, printed, recipe_name,
};
use super::kitchen;
use super::price::market_price;
use super::question::press;

/// A war: the card, and the chefs that want it, the highest bid first.
struct War {
    market: Place,
    ingredient: Ingredient,
    fighters: Vec<(Seat, usize, Pawn)>,
}

fn wars(view: &View) -> Vec<War> {
    let mut all: Vec<War> = Vec::new();
    for market in Place::markets() {
        for (spot, lying) in view.board.counters[market.index()].iter().enumerate() {
            let mut fighters: Vec<(Seat, usize, Pawn)> = Seat::first(view.seats())
                .flat_map(|seat| {
                    let pawns = view.players[seat.index()].front.pawns;
                    pawns.into_iter().enumerate().map(move |(slot, pawn)| (seat, slot, pawn))
                })
                .filter(|(_, _, pawn)| {
                    pawn.war && pawn.place() == Some(market) && usize::from(pawn.aim) == spot
                })
                .collect();
            fighters.sort_by_key(|(_, _, pawn)| std::cmp::Reverse((pawn.bid, pawn.trash)));
            if let (Some(ingredient), false) = (ingredient(*lying), fighters.is_empty()) {
                all.push(War { market, ingredient, fighters });
            }
        }
    }
    all
}

/// What the card would complete for the viewer.
fn stake(scene: &Table<'_>, prize: Ingredient) -> Markup {
    let Some((seat, mine)) = scene.viewer.seat().zip(scene.view.mine()) else { return html! {} };
    let completed = kitchen::cards(scene, seat).into_iter().find(|one| {
        let row = printed(scene, *one);
        let lacks = lacking(row, &mine.front.ingredients);
        let missing: Vec<Ingredient> =
            row.needs.iter().zip(lacks).filter(|(_, lacks)| *lacks).map(|(needed, _)| *needed).collect();
        missing == [prize]
    });
    html! {
        @if let Some(one) = completed {
            p.stake {
                (icon("star")) " " (scene.say("rr-b-completes")) " " b { (recipe_name(scene, one)) } ": "
                b.gain { "+" (kitchen::worth(scene, seat, one)) }
            }
        }
    }
}

/// The viewer's bids: the next one large, all of it, garbage, the way out; the rest folds.
fn bids(scene: &Table<'_>, slot: u8, top: u8) -> Markup {
    let money: Vec<u8> = scene
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::Bid { slot: own, money } if own == slot => Some(money),
            _ => None,
        })
        .collect();
    let garbage: Vec<u8> = scene
        .legal
        .iter()
        .filter_map(|action| match *action {
            Action::BidTrash { slot: own, garbage } if own == slot => Some(garbage),
            _ => None,
        })
        .collect();
    let next = money.iter().copied().find(|bid| *bid > top).or(money.first().copied());
    let all_in = money.last().copied().filter(|most| Some(*most) != next);
    let rest: Vec<u8> =
        money.iter().copied().filter(|bid| Some(*bid) != next && Some(*bid) != all_in).collect();
    let bid = |money: u8| Action::Bid { slot, money };
    let trash = |garbage: u8| Action::BidTrash { slot, garbage };
    let raise = |money: u8| money.saturating_sub(top);
    html! {
        @if let Some(next) = next {
            (press(scene, bid(next), "primary raise", &html! {
                b { (scene.locale.fill("rr-b-bid", &[("money", &dollars(next))])) }
                @if top > 0 && raise(next) > 0 { " " small { "+" (dollars(raise(next))) } }
            }))
        }
        div.bids {
            @if let Some(most) = all_in {
                (press(scene, bid(most), "", &html! { (scene.locale.fill("rr-b-all-in", &[("money", &dollars(most))])) }))
            }
            @if let Some(first) = garbage.first() {
                (press(scene, trash(*first), "", &html! { (icon("garbage")) "+" (first) }))
            }
            @if scene.legal.contains(&Action::Quit { slot }) {
                (press(scene, Action::Quit { slot }, "danger", &html! { (scene.say("rr-b-leave")) }))
            }
        }
        @if !rest.is_empty() || garbage.len() > 1 {
            details.fold {
                summary { (scene.say("rr-b-other-bids")) }
                div.bids {
                    @for money in rest { (press(scene, bid(money), "small", &html! { (dollars(money)) })) }
                    @for more in garbage.iter().skip(1) { (press(scene, trash(*more), "small", &html! { (icon("garbage")) "+" (more) })) }
                }
            }
        }
    }
}

fn war(scene: &Table<'_>, war: &War) -> Markup {
    let mine = war.fighters.iter().find(|(seat, _, _)| scene.viewer.is(*seat));
    let (top, trash) = war.fighters.first().map_or((0, 0), |(_, _, pawn)| (pawn.bid, pawn.trash));
    let leaders = war.fighters.iter().filter(|(_, _, pawn)| (pawn.bid, pawn.trash) == (top, trash)).count();
    let most = war.fighters.iter().map(|(seat, _, _)| scene.view.players[seat.index()].front.money).max();
    let most = most.unwrap_or(1).max(1);
    let name = ingredient_name(scene, war.ingredient);
    let from = dollars(market_price(scene, war.market));
    html! {
        section class={ "panel war" @if mine.is_some() { " lit" } } tabindex="0" aria-label=(scene.say("rr-b-war")) {
            header {
                h2 { (scene.say("rr-b-war")) }
                small { (scene.locale.fill("rr-b-war-for", &[("name", &name.to_lowercase()), ("price", &from)])) }
            }
            div.duel {
                span.prize title=(name) { (food(war.ingredient)) }
                ul {
                    @for (seat, _, pawn) in &war.fighters {
                        @let money = scene.view.players[seat.index()].front.money;
                        li {
                            (dish(scene, *seat))
                            span.who {
                                b { (scene.name(*seat)) }
                                @if top > 0 && leaders == 1 && pawn.bid == top && pawn.trash == trash { " " span.chip.turn { (scene.say("rr-b-leads")) } }
                                i.purse style={ "--bid:" (u16::from(pawn.bid) * 100 / most) ";--has:" (money * 100 / most) } {}
                            }
                            span.sum-bid {
                                b { @if pawn.bid > 0 { (dollars(pawn.bid)) } @else { "–" } @if pawn.trash > 0 { " +" (pawn.trash) (icon("garbage")) } }
                                small.soft { (scene.locale.fill("rr-b-of", &[("money", &dollars(money))])) }
                            }
                        }
                    }
                }
            }
            (stake(scene, war.ingredient))
            @if let Some((_, slot, _)) = mine { (bids(scene, *slot as u8, top)) }
        }
    }
}

/// All wars, the viewer's first.
pub(super) fn panels(scene: &Table<'_>) -> Option<Markup> {
    let mut all = wars(scene.view);
    all.sort_by_key(|war| !war.fighters.iter().any(|(seat, _, _)| scene.viewer.is(*seat)));
    (!all.is_empty()).then(|| html! { @for one in &all { (self::war(scene, one)) } })
}
