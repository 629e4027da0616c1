//! Two tables: everybody's points so far, and the final count.

use game::{BySeat, Outcome, Seat};
use maud::{Markup, html};
use papa_paolo::{Stage, State};

use crate::draw::{Scene, Tab, signed};

type Table<'a> = Scene<'a, State>;

/// What everybody would have if the game ended now.
pub(super) fn tally(scene: &Table<'_>) -> Tab {
    let body = html! {
        (table(scene, "score count", "pp-b-tally"))
        p.soft.small { (scene.say("pp-b-tally-help")) }
    };
    Tab { label: scene.say("pp-tab-extra"), body }
}

/// R11: the final count.
pub(super) fn score(scene: &Table<'_>) -> Option<Markup> {
    (scene.view.stage == Stage::Over).then(|| table(scene, "score final", "pp-b-final"))
}

fn table(scene: &Table<'_>, class: &str, caption: &str) -> Markup {
    let view = scene.view;
    let over = view.stage == Stage::Over;
    let mut points: BySeat<i32> = BySeat::default();
    for seat in Seat::first(view.seats()) {
        points[seat] = view.players[seat.index()].score.total();
    }
    // R11.6: then the most money.
    let key = |seat: Seat| (points[seat], view.players[seat.index()].money.filter(|_| over));
    let outcome = Outcome::by_key(view.seats(), points, "five-rounds", key);
    html! {
        table class=(class) {
            caption { (scene.say(caption)) }
            thead {
                tr {
                    th scope="col" { (scene.say("pp-b-player")) }
                    th scope="col" { (scene.say("pp-b-col-delivered")) }
                    th scope="col" { (scene.say("pp-b-col-versatility")) }
                    th scope="col" { (scene.say("pp-b-col-experts")) }
                    th scope="col" { (scene.say("pp-b-col-waste")) }
                    @if over && view.options.money_points { th scope="col" { (scene.say("pp-b-col-money")) } }
                    @if over { th scope="col" { "£" } }
                    th scope="col" { (scene.say("pp-b-col-total")) }
                }
            }
            tbody {
                @for seat in outcome.ranking().into_iter().flatten() {
                    @let player = &view.players[seat.index()];
                    @let score = &player.score;
                    tr class=[(over && outcome.place(seat) == 0).then_some("won")] {
                        th scope="row" { (scene.name(seat)) }
                        td { (score.delivered) }
                        td { (score.versatility) }
                        td { (score.experts) }
                        td { (signed(score.waste)) }
                        @if over && view.options.money_points { td { (score.money) } }
                        @if over { td.soft { (player.money.unwrap_or(0)) } }
                        td.total { b { (signed(score.total())) } }
                    }
                }
            }
        }
    }
}
