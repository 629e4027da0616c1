//! What is open to everybody: the majorities as they stand, the shared objectives, and how near the end is.

use dinner_in_paris::{Contest, RESTAURANTS_TO_END};
use game::Seat;
use maud::{Markup, html};
use prose::dinner_in_paris as words;

use super::{Table, called, icon, objectives, token};
use crate::draw::Tab;

pub(super) fn goals(scene: &Table<'_>) -> Tab {
    let view = scene.view;
    let tally = view.tally(&scene.edition.printed);
    let end = RESTAURANTS_TO_END[usize::from(view.seats()) - 2];
    let open = view.houses.len();
    let body = html! {
        header { h2 { (scene.say("dp-b-majorities")) } small.soft { (scene.say("dp-b-majorities-note")) } }
        ul.contests {
            @for (contest, standing) in view.contests.iter().zip(&tally) {
                li.contest data-thing={ "contest:" (contest) } {
                    (icon(objectives::mark(*contest), "", None))
                    span.what { (called(scene, &words::contest(*contest))) (hidden(scene, *contest)) }
                    (podium(scene, standing))
                }
            }
        }
        header.second { h2 { (scene.say("dp-b-shared")) } small.soft { (scene.say("dp-b-shared-note")) } }
        @if view.shared.is_empty() {
            p.soft.none { (scene.say("dp-b-shared-none")) }
        } @else {
            ul.goals { @for objective in &view.shared { (objectives::card(scene, *objective, false)) } }
        }
        p.ending {
            span {
                @if view.ending.is_some() { b { (scene.say("dp-b-last-round")) } }
                @else { (scene.locale.count("dp-b-end", &[("count", end as i64)])) }
            }
            span.pips aria-hidden="true" { @for k in 0..end { i class=(if k < open { "in" } else { "off" }) {} } }
            b { (open) }
        }
    };
    Tab { label: scene.say("dp-tab-extra"), body }
}

/// Coins in other hands are not counted before the end.
fn hidden(scene: &Table<'_>, contest: Contest) -> Markup {
    html! {
        @if contest == Contest::Money && !super::is_over(scene.view) { small.soft { " " (scene.say("dp-b-seen-only")) } }
    }
}

/// Who stands where, from the first rank down, with the points of each.
fn podium(scene: &Table<'_>, standing: &[(usize, i32)]) -> Markup {
    let mut counts: Vec<usize> = standing.iter().map(|(count, _)| *count).collect();
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts.dedup();
    html! {
        ol.podium {
            @for count in counts {
                @let tied: Vec<Seat> = Seat::first(scene.view.seats()).filter(|seat| standing[seat.index()].0 == count).collect();
                @let points = standing[tied[0].index()].1;
                li style={ "--n:" (tied.len()) } {
                    span.who {
                        @for seat in &tied {
                            span.at { (token(scene, *seat)) b { (count) } }
                        }
                    }
                    small {
                        @if tied.len() > 1 && points > 0 { (scene.locale.count("dp-b-each", &[("points", points.into())])) }
                        @else { (points) }
                    }
                }
            }
        }
    }
}
