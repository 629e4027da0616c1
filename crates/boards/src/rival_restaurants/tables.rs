//! Two tables: everybody's restaurant in full, and the final count.

use game::{BySeat, Outcome, Seat};
use maud::{Markup, html};
use rival_restaurants::{NONE, Phase};

use super::art::{Table, chef, chef_name, dish, dollars, house, icon, many, restaurant, restaurant_name};
use super::{kitchen, panels, texts};
use crate::draw::Tab;

/// Everybody else's restaurant: levels, chefs, recipes, stock.
pub(super) fn rivals(scene: &Table<'_>) -> Tab {
    let levels = &scene.edition.printed.figures.levels;
    let label = scene.say("rr-tab-extra");
    let body = html! {
        h2.hush { (label) }
        @for seat in Seat::first(scene.view.seats()).filter(|seat| !scene.viewer.is(*seat)) {
            @let player = &scene.view.players[seat.index()];
            section.rival {
                header { (dish(scene, seat)) h3 { (scene.name(seat)) @if let Some(one) = restaurant(scene, seat) { ", " (restaurant_name(scene, one)) } } }
                @for cook in player.front.pawns.iter().filter_map(|pawn| chef(pawn.chef)) {
                    p.small { b { (chef_name(scene, cook)) } " " span.soft { (texts::chef(scene, cook)) } }
                }
                @if let Some(house) = house(scene, seat) {
                    ul.levels {
                        @for (idx, (at, bonus)) in levels.iter().zip(&house.levels).enumerate() {
                            li class=[(idx < usize::from(player.front.level)).then_some("got")] { b { (at) } " " (texts::bonus(scene, bonus)) }
                        }
                    }
                }
                @for one in kitchen::cards(scene, seat) { (kitchen::card(scene, seat, one)) }
                @let left = panels::stock(scene, player);
                @if !left.is_empty() { p.larder { small.soft { (scene.say("rr-b-stock")) } @for (one, count) in left { (many(scene, one, count)) } } }
            }
        }
    };
    Tab { label, body }
}

/// R5.10: the final count.
pub(super) fn score(scene: &Table<'_>) -> Option<Markup> {
    let view = scene.view;
    let Phase::Over(ending) = view.phase else { return None };
    let mut points: BySeat<i32> = BySeat::default();
    let mut votes: BySeat<u8> = BySeat::default();
    for seat in Seat::first(view.seats()) {
        let front = &view.players[seat.index()].front;
        points[seat] = front.popularity.into();
        if front.vote != NONE {
            votes[Seat::new(front.vote.into())] += 1;
        }
    }
    let key = |seat: Seat| {
        let front = &view.players[seat.index()].front;
        (front.popularity, front.gourmets, front.money, votes[seat])
    };
    let outcome = Outcome::by_key(view.seats(), points, ending.slug(), key);
    let voted = Seat::first(view.seats()).any(|seat| votes[seat] > 0);
    Some(html! {
        table.score.final {
            caption { (scene.say("rr-b-final")) }
            thead {
                tr {
                    th scope="col" { (scene.say("rr-b-player")) }
                    th scope="col" { (scene.say("rr-b-gourmets")) }
                    th scope="col" { (scene.say("rr-b-money")) }
                    @if voted { th scope="col" { (scene.say("rr-b-votes")) } }
                    th scope="col" { (icon("star")) span.hush { (scene.say("rr-b-popularity")) } }
                }
            }
            tbody {
                @for seat in outcome.ranking().into_iter().flatten() {
                    @let front = &view.players[seat.index()].front;
                    tr class=[(outcome.place(seat) == 0).then_some("won")] {
                        th scope="row" { (scene.name(seat)) @if let Some(one) = restaurant(scene, seat) { small.soft { ", " (restaurant_name(scene, one)) } } }
                        td { (front.gourmets) }
                        td { (dollars(front.money)) }
                        @if voted { td { (votes[seat]) } }
                        td.total { b { (front.popularity) } }
                    }
                }
            }
        }
    })
}
