//! The companies' yard, one's own shares, and what stands beside a player's name.

use game::Seat;
use maud::{Markup, html};
use paris_connection::{Company, EXCESS, State};

use super::geometry::n;
use super::{Figure, company_name, engine, figures, livery, to_come};
use crate::draw::{Panel, Scene};

/// The value track goes so far; a locomotive that is worth more waits at its end.
const TRACK: u8 = 30;

/// Where a value stands on the track.
fn mile(value: u8) -> f64 {
    6.0 + f64::from(value.min(TRACK)) * 4.6
}

/// The six companies: value and depot, the most valuable first.
pub(super) fn companies(scene: &Scene<'_, State>) -> Panel {
    let view = scene.view;
    let worth = |company: Company| view.lines[company.index()].value + to_come(view, company);
    let mut order = Company::ALL;
    order.sort_by_key(|company| std::cmp::Reverse(worth(*company)));
    let title = scene.say("pc-companies");
    let building = super::fresh(view).map(|(company, _)| company);
    let body = html! {
        table.yard {
            caption.hush { (scene.say("pc-companies-caption")) }
            thead {
                tr {
                    th scope="col" { h2 { (title) } }
                    th.way aria-hidden="true" {
                        svg.scale viewBox="0 0 150 13" {
                            @for k in (0..=TRACK).step_by(10) { text x=(n(mile(k))) y="10" { (k) } }
                        }
                    }
                    th scope="col" { (scene.say("pc-value")) }
                    th scope="col" { (scene.say("pc-depot")) }
                }
            }
            tbody {
                @for company in order {
                    @let line = &view.lines[company.index()];
                    tr class=[(building == Some(company)).then_some("now")] {
                        th scope="row" data-thing={ "company:" (company.slug()) } {
                            (engine(company, "icon", None)) " " (company_name(scene, company))
                        }
                        td.way data-thing={ "company:" (company.slug()) } { (lane(company, line.value, worth(company))) }
                        td.worth-now {
                            @if worth(company) == line.value {
                                b { (line.value) }
                            } @else {
                                s { (line.value) } " " b.gain { (worth(company)) }
                            }
                        }
                        td.depot { (line.depot) i style={ "--n:" (line.depot) } {} }
                    }
                }
            }
        }
    };
    Panel { title, note: String::new(), body }
}

fn lane(company: Company, was: u8, now: u8) -> Markup {
    let ties: String = (0..=TRACK).filter(|k| k % 5 != 0).map(|k| format!("M{} 7v8", n(mile(k)))).collect();
    let miles: String = (0..=TRACK).step_by(5).map(|k| format!("M{} 4v14", n(mile(k)))).collect();
    let (zero, was_at, at) = (n(mile(0)), n(mile(was)), n(mile(now)));
    html! {
        svg class={ "lane l" (livery(company)) } viewBox="0 0 150 22" aria-hidden="true" {
            path.tie d=(ties) {}
            path.mile d=(miles) {}
            path.track d="M2 11H148" {}
            path.run-bed d={ "M" (zero) " 11H" (at) } {}
            path.run d={ "M" (zero) " 11H" (at) } {}
            @if was != now { circle.was cx=(was_at) cy="11" r="3.4" {} }
            use.glide id={ "v-" (company.slug()) } href={ "#loco-" (livery(company)) }
                style={ "transform:translate(" (at) "px,10px) scale(.72)" } {}
        }
    }
}

/// The viewer's shares, as cards.
pub(super) fn shares(scene: &Scene<'_, State>) -> Option<Panel> {
    let view = scene.view;
    let mine = view.mine()?;
    let held: u8 = mine.iter().sum();
    let limit = view.limit();
    let excess = held.saturating_sub(limit);
    let value = |company: Company| i32::from(view.lines[company.index()].value);
    let later = |company: Company| value(company) + i32::from(to_come(view, company));
    let count = |company: Company| i32::from(mine[company.index()]);
    let now: i32 = Company::ALL.into_iter().map(|company| count(company) * value(company)).sum();
    let after: i32 = Company::ALL.into_iter().map(|company| count(company) * later(company)).sum();
    let body = html! {
        div.hand {
            @for company in Company::ALL {
                @let k = count(company);
                div.share data-thing={ "company:" (company.slug()) } {
                    div class={ "card l" (livery(company)) @if k == 0 { " none" } } {
                        @if k > 0 { span.index { (k) } }
                        (engine(company, "engine", Some(&company_name(scene, company))))
                    }
                    small {
                        @if k > 0 {
                            span { (k) " × " (later(company)) } " " span { "= " b { (k * later(company)) } }
                        } @else {
                            (scene.say("pc-none"))
                        }
                    }
                }
            }
        }
        p.sum {
            span { (scene.locale.count("pc-shares-of", &[("held", held.into()), ("limit", limit.into())])) }
            span {
                @if after == now {
                    (figures(scene, "pc-worth-now", &[("now", now, Figure::Bold)]))
                } @else {
                    (figures(scene, "pc-worth-after", &[("now", now, Figure::Bold), ("after", after, Figure::ToCome)]))
                }
            }
            @if excess > 0 {
                @let loss = i64::from(EXCESS) * i64::from(excess);
                strong.loss { (scene.locale.count("pc-over-limit", &[("excess", excess.into()), ("loss", loss)])) }
            }
        }
    };
    let (title, note) = if matches!(view.phase, paris_connection::Phase::Over(_)) {
        (scene.say("pc-screen-open"), String::new())
    } else {
        (scene.say("pc-screen"), scene.say("pc-only-you"))
    };
    Some(Panel { title, note, body })
}

/// How many shares a player has, and what the table has seen of them.
pub(super) fn seat(scene: &Scene<'_, State>, seat: Seat) -> (Markup, Markup) {
    let hand = &scene.view.hands[seat.index()];
    let (total, limit) = (hand.total, scene.view.limit());
    let label = scene.locale.count("pc-held", &[("held", total.into()), ("limit", limit.into())]);
    let held = html! {
        span class={ "held" @if total > limit { " beyond" } } role="img" aria-label=(label) {
            b { (total) } small.soft { " / " (limit) }
            i style={ "--n:" (total.min(limit)) ";--of:" (limit) } {}
        }
    };
    let swaps = html! {
        @for company in Company::ALL {
            @let swapped = hand.swapped[company.index()];
            @if swapped != 0 {
                span.chip data-thing={ "company:" (company.slug()) } {
                    (engine(company, "icon", Some(&company_name(scene, company))))
                    b { (if swapped > 0 { "+" } else { "−" }) (swapped.unsigned_abs()) }
                }
            }
        }
    };
    (held, swaps)
}
