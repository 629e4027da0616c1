//! The counter, where one acts.

use maud::{Markup, html};
use paris_connection::{Action, Company, MOST_LAID, Phase, State};
use prose::{Line, Speak};

use super::{Figure, company_name, engine, figures, fresh, livery, place_name};
use crate::draw::{Counter, Scene, act, attempt, spoken};

type Table<'a> = Scene<'a, State>;

pub(super) fn counter(scene: &Table<'_>) -> Counter {
    let view = scene.view;
    let mine = scene.viewer.is(view.active);
    let acts = !scene.legal.is_empty();
    let whose = if mine {
        scene.say("pc-doing-choose")
    } else {
        scene.text(&Line::new("pc-doing-watch").seat(view.active))
    };
    let mut finish = html! {};
    let (doing, choices) = match view.phase {
        Phase::Over(_) => (html! { strong { (scene.say("pc-doing-over")) } }, html! {}),
        Phase::Choosing => {
            let choices = if acts {
                choosing(scene)
            } else {
                html! {}
            };
            (html! { strong { (whose) } (so_far(scene)) }, choices)
        }
        Phase::Building { company, laid, gain } => {
            let title = if mine {
                scene.locale.fill("pc-doing-build", &[("company", &company_name(scene, company))])
            } else {
                whose
            };
            let was = view.lines[company.index()].value;
            let now = was + gain;
            let parts = [
                ("laid", laid.into(), Figure::Plain),
                ("most", MOST_LAID.into(), Figure::Plain),
                ("was", was.into(), Figure::Plain),
                ("now", now.into(), if gain > 0 { Figure::ToCome } else { Figure::Bold }),
            ];
            if scene.legal.contains(&Action::Finish) {
                finish = html! {
                    button.btn.primary type="button" data-action=(act(&Action::Finish)) {
                        (scene.label(Action::Finish))
                    }
                };
            }
            (html! { strong { (title) } span { (figures(scene, "pc-laid-of", &parts)) } }, slots(scene))
        }
        Phase::Swapping { given } => {
            let title = if mine { scene.say("pc-doing-swap") } else { whose };
            let gave = scene.locale.fill("pc-gave", &[("company", &company_name(scene, given))]);
            let choices = if acts {
                taking(scene, given)
            } else {
                html! {}
            };
            (html! { strong { (title) } span { (gave) } }, choices)
        }
    };
    Counter { doing: html! { p.doing { (doing) } }, choices, finish }
}

/// What to bear in mind before choosing: the warning of Q7, or how many shares one has.
fn so_far(scene: &Table<'_>) -> Markup {
    let view = scene.view;
    let Some(hand) =
        scene.viewer.seat().filter(|seat| *seat == view.active).map(|seat| &view.hands[seat.index()])
    else {
        return html! {};
    };
    if view.stalemate && view.plain_swaps >= view.seats() {
        return html! { span.warned { (scene.text(&State::prompt(scene.edition, view))) } };
    }
    let (held, limit) = (hand.total, view.limit());
    html! { span { (scene.locale.count("pc-shares-of", &[("held", held.into()), ("limit", limit.into())])) } }
}

/// A small button: what it does is in its name and, for the eye, in its drawing.
fn pick(scene: &Table<'_>, action: Action, label: &str, class: &str, drawing: &Markup) -> Markup {
    let legal = scene.legal.contains(&action);
    html! {
        button type="button" class={ "btn pick " (class) } aria-label=(spoken(drawing, label))
            data-action=[legal.then(|| act(&action))]
            data-try=[(!legal).then(|| attempt(&action))] aria-disabled=[(!legal).then_some("true")] {
            (drawing)
        }
    }
}

/// R2.2: build or give. Six places each, so that a company stays where it is.
fn choosing(scene: &Table<'_>) -> Markup {
    let shares = scene.view.mine().unwrap_or_default();
    let (build, give) = (scene.say("pc-build"), scene.say("pc-give"));
    html! {
        div.choices {
            div.picks role="group" aria-label=(build) {
                span.verb aria-hidden="true" { (build) }
                @for company in Company::ALL {
                    @let action = Action::Build(company);
                    (pick(scene, action, &scene.label(action), &format!("track l{}", livery(company)), &engine(company, "engine", None)))
                }
            }
            div.picks role="group" aria-label=(give) {
                span.verb aria-hidden="true" { (give) }
                @for company in Company::ALL {
                    @let count = shares[company.index()];
                    @let drawing = html! {
                        (engine(company, "engine", None))
                        @if count > 0 { b aria-hidden="true" { (count) } }
                    };
                    @let action = Action::Give(company);
                    @let label = scene.locale.count_and_fill("pc-give-of", &[("count", count.into())], &[("give", &scene.label(action))]);
                    (pick(scene, action, &label, &format!("paper l{}", livery(company)), &drawing))
                }
            }
        }
    }
}

/// R4.2: one or two of each other company.
fn taking(scene: &Table<'_>, given: Company) -> Markup {
    let take = scene.say("pc-take");
    html! {
        div.choices.taking {
            div.picks role="group" aria-label=(take) {
                span.verb aria-hidden="true" { (take) }
                @for company in Company::ALL {
                    @if company != given {
                        div.pair {
                            @for count in 1..=2 {
                                @let drawing = html! { (engine(company, "engine", None)) b { (count) } };
                                @let action = Action::Take { company, count };
                                (pick(scene, action, &scene.label(action), &format!("paper l{}", livery(company)), &drawing))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The steps of a build.
fn slots(scene: &Table<'_>) -> Markup {
    let Some((company, laid)) = fresh(scene.view) else { return html! {} };
    let gain = |hex| scene.edition.printed.place(hex).map_or(0, |place| place.worth());
    html! {
        ol.slots aria-label=(scene.say("pc-slots")) {
            @for step in 0..usize::from(MOST_LAID) {
                @if let Some(hex) = laid.get(step) {
                    @let name = place_name(scene, *hex);
                    li.full title=(name) data-thing={ "hex:" (hex) } {
                        (engine(company, "engine", Some(&name)))
                        small { @if gain(*hex) > 0 { "+" } (gain(*hex)) }
                    }
                } @else {
                    li { span aria-hidden="true" { (step + 1) } span.hush { (scene.say("pc-slot-empty")) } }
                }
            }
        }
    }
}
