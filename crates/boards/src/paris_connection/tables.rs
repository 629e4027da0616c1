//! Two tables: what can be known of everybody's shares, and the final count.

use game::{BySeat, Outcome, Seat};
use maud::{Markup, html};
use paris_connection::{ByCompany, Company, EXCESS, IN_PLAY, Phase, Range, State};

use super::{company_name, engine};
use crate::draw::{Scene, Tab, signed};

type Table<'a> = Scene<'a, State>;

/// At least and at most.
fn bounds(Range(least, most): Range) -> String {
    if least == most { least.to_string() } else { format!("{least}–{most}") }
}

/// What counting tells.
pub(super) fn count(scene: &Table<'_>) -> Tab {
    let view = scene.view;
    let seen: u8 = view.hands.iter().filter_map(|hand| hand.shares).flatten().sum();
    let held: u8 = view.hands.iter().map(|hand| hand.total).sum();
    let unseen = |company: Company| {
        let line = &view.lines[company.index()];
        let open: u8 =
            view.hands.iter().filter_map(|hand| hand.shares).map(|shares| shares[company.index()]).sum();
        IN_PLAY - line.depot - line.laid.len() as u8 - open
    };
    let body = html! {
        table.score.count {
            caption { (scene.say("pc-count-title")) }
            thead { tr { th scope="col" { (scene.say("pc-player")) } (heads(scene, |_| html! {})) } }
            tbody {
                @for seat in Seat::first(view.seats()) {
                    @let hand = &view.hands[seat.index()];
                    tr {
                        th scope="row" { (scene.name(seat)) }
                        @for range in hand.holds {
                            td class=[(range.0 == range.1).then_some("exact")] { (bounds(range)) }
                        }
                    }
                }
            }
            @if seen < held {
                tfoot {
                    tr {
                        th scope="row" { (scene.say("pc-all-hidden")) }
                        @for company in Company::ALL { td { (unseen(company)) } }
                    }
                }
            }
        }
        p.soft.small { (scene.say("pc-count-help")) }
    };
    Tab { label: scene.say("pc-tab-extra"), body }
}

/// A column for each company.
fn heads(scene: &Table<'_>, below: impl Fn(Company) -> Markup) -> Markup {
    html! {
        @for company in Company::ALL {
            th scope="col" data-thing={ "company:" (company.slug()) } {
                (engine(company, "icon", Some(&company_name(scene, company)))) (below(company))
            }
        }
    }
}

/// R5.3, R5.4: what everybody has, once the screens are put aside.
pub(super) fn score(scene: &Table<'_>) -> Option<Markup> {
    let view = scene.view;
    let Phase::Over(ending) = view.phase else { return None };
    let value = |company: Company| view.lines[company.index()].value;
    let mut hands: BySeat<ByCompany<u8>> = BySeat::default();
    let mut excess: BySeat<i32> = BySeat::default();
    let mut points: BySeat<i32> = BySeat::default();
    for seat in Seat::first(view.seats()) {
        let hand = &view.hands[seat.index()];
        hands[seat] = hand.shares?;
        excess[seat] = hand.total.saturating_sub(view.limit()).into();
        let shares = Company::ALL.into_iter().map(|company| points_of(hands[seat], company, value(company)));
        points[seat] = shares.sum::<i32>() - EXCESS * excess[seat];
    }
    // A column for losses only where there are any.
    let beyond = Seat::first(view.seats()).any(|seat| excess[seat] > 0);
    let outcome = Outcome::by_score(view.seats(), points, ending.slug());
    Some(html! {
        table.score.final {
            caption { (scene.say("pc-score")) }
            thead {
                tr {
                    th scope="col" { (scene.say("pc-player")) }
                    (heads(scene, |company| html! { b { (value(company)) } }))
                    @if beyond { th.above scope="col" { (scene.say("pc-score-excess")) } }
                    th scope="col" { (scene.say("pc-score-total")) }
                }
            }
            tbody {
                @for seat in outcome.ranking().into_iter().flatten() {
                    tr class=[(outcome.place(seat) == 0).then_some("won")] {
                        th scope="row" { (scene.name(seat)) }
                        @for company in Company::ALL {
                            @let count = hands[seat][company.index()];
                            td {
                                @if count > 0 {
                                    (points_of(hands[seat], company, value(company))) small { (count) " ×" }
                                }
                            }
                        }
                        @if beyond {
                            td.above {
                                @if excess[seat] > 0 { "−" (EXCESS * excess[seat]) small { (excess[seat]) " ×" } }
                            }
                        }
                        td.total { b { (signed(points[seat])) } }
                    }
                }
            }
        }
    })
}

fn points_of(hand: ByCompany<u8>, company: Company, value: u8) -> i32 {
    i32::from(hand[company.index()]) * i32::from(value)
}
