//! The final count.

use dinner_in_paris::{Phase, Points};
use game::{BySeat, Outcome, Seat};
use maud::{Markup, html};
use prose::dinner_in_paris as words;

use super::{Table, called, icon, objectives, token};
use crate::draw::signed;

/// R11: everybody's points, by where they come from.
pub(super) fn score(scene: &Table<'_>) -> Option<Markup> {
    let view = scene.view;
    let Phase::Over(ending) = view.phase else { return None };
    let mut points: BySeat<Points> = BySeat::default();
    let mut totals: BySeat<i32> = BySeat::default();
    let mut placed: BySeat<u32> = BySeat::default();
    for seat in Seat::first(view.seats()) {
        let player = &view.players[seat.index()];
        points[seat] = player.points?;
        totals[seat] = points[seat].total();
        placed[seat] = player.emptied.iter().map(|emptied| u32::from(*emptied)).sum();
    }
    let outcome = Outcome::by_key(view.seats(), totals, ending.slug(), |seat| (totals[seat], placed[seat]));
    let contests =
        view.contests.map(|contest| (objectives::mark(contest), called(scene, &words::contest(contest))));
    let tally = view.tally(&scene.edition.printed);
    Some(html! {
        table.score.final {
            caption { (scene.say("dp-b-score")) }
            thead {
                tr {
                    th scope="col" { (scene.say("dp-b-player")) }
                    (head("houses", &scene.say("dp-b-restaurants")))
                    th scope="col" title=(scene.say("dp-b-terraces")) { (super::parasol(Seat::new(0))) span.hush { (scene.say("dp-b-terraces")) } }
                    @for (mark, name) in &contests { (head(mark, name)) }
                    (head("goal", &scene.say("dp-b-completed")))
                    th scope="col" { (scene.say("dp-b-missed")) }
                    th scope="col" { (scene.say("dp-b-total")) }
                }
            }
            tbody {
                @for seat in outcome.ranking().into_iter().flatten() {
                    @let own = &points[seat];
                    tr class=[(outcome.place(seat) == 0).then_some("won")] {
                        th scope="row" { (token(scene, seat)) " " (scene.name(seat)) }
                        td { (own.restaurants) }
                        td { (own.terraces) small { (placed[seat]) } }
                        @for (idx, gained) in own.majorities.iter().enumerate() {
                            td { (gained) small { (tally[idx][seat.index()].0) } }
                        }
                        td { (own.completed) }
                        td { @if own.missed < 0 { "−" (-own.missed) } }
                        td.total { b { (signed(totals[seat])) } }
                    }
                }
            }
        }
        p.soft.small { (scene.say("dp-b-score-help")) }
    })
}

fn head(mark: &str, name: &str) -> Markup {
    html! { th scope="col" title=(name) { (icon(mark, "", Some(name))) } }
}
