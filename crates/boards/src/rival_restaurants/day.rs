//! The day: its three phases, the clock, and what is good to know while one decides where to go.

use game::Seat;
use maud::{Markup, html};
use rival_restaurants::{Pending, Phase};

use super::art::{Table, chef, chef_name, dish};
use super::{kitchen, price, texts};

/// R2.1: which of the three phases it is.
fn third(phase: Phase) -> Option<usize> {
    match phase {
        Phase::Wheels | Phase::Aims | Phase::Window | Phase::Powers { .. } => Some(0),
        Phase::Market => Some(1),
        Phase::Fines
        | Phase::Menus
        | Phase::Serving
        | Phase::Discards { .. }
        | Phase::Scoring { .. }
        | Phase::Vote => Some(2),
        Phase::Restaurants | Phase::NonPlating | Phase::Chefs | Phase::Draft(_) | Phase::Over(_) => None,
    }
}

const PHASES: [&str; 3] = ["rr-b-phase-move", "rr-b-phase-buy", "rr-b-phase-cook"];

/// The phase in words.
pub(super) fn phase_name(scene: &Table<'_>) -> String {
    scene.say(match (third(scene.view.phase), scene.view.phase) {
        (Some(idx), _) => PHASES[idx],
        (None, Phase::Over(_)) => "rr-b-phase-over",
        (None, _) => "rr-b-phase-setup",
    })
}

/// The time that is left; whoever serves the page fills it in. It stands still while one decides alone (Q25).
pub(super) fn clock(scene: &Table<'_>) -> Markup {
    let options = &scene.view.options;
    let runs = match scene.view.phase {
        Phase::Market => options.clock > 0 && !options.amateur,
        Phase::Wheels => options.wheel_clock > 0,
        _ => false,
    };
    html! {
        @if runs && scene.view.pending == Pending::Nothing {
            span.clock.minute role="timer" data-clock="yes" aria-label=(scene.say("rr-b-clock")) {}
        }
    }
}

/// The three phases of the day, the present one lit.
pub(super) fn course(scene: &Table<'_>) -> Markup {
    let now = third(scene.view.phase);
    html! {
        section.panel.day aria-label=(scene.say("rr-b-day-course")) {
            header { h2 { (scene.locale.count("rr-b-day", &[("n", scene.view.day.into())])) } }
            ol.course {
                @for (idx, key) in PHASES.into_iter().enumerate() {
                    li aria-current=[(now == Some(idx)).then_some("step")] { b { (idx + 1) } span { (scene.say(key)) } }
                }
            }
            ul.ready {
                @for seat in Seat::first(scene.view.seats()) {
                    @let ready = scene.view.players[seat.index()].front.ready;
                    li class=[ready.then_some("done")] title=(scene.name(seat)) { (dish(scene, seat)) @if ready { (super::art::icon("tick")) } }
                }
            }
        }
    }
}

/// Who cooks for whom, and what each chef can do.
fn powers(scene: &Table<'_>) -> Markup {
    html! {
        section.panel.powers aria-label=(scene.say("rr-b-chefs")) {
            header { h2 { (scene.say("rr-b-chefs")) } }
            ul {
                @for seat in Seat::first(scene.view.seats()) {
                    @let player = &scene.view.players[seat.index()];
                    @for cook in player.front.pawns.iter().filter_map(|pawn| chef(pawn.chef)) {
                        li { (dish(scene, seat)) span { b { (chef_name(scene, cook)) } small.soft { (texts::chef(scene, cook)) } } }
                    }
                }
            }
            @if scene.view.players.iter().any(|player| !price::empowered(scene, player)) {
                p.soft.small { (scene.say("rr-b-amateur")) }
            }
        }
    }
}

/// What stands at the right of the Island when there is no trade.
pub(super) fn aside(scene: &Table<'_>) -> Markup {
    match third(scene.view.phase) {
        Some(2) => html! {
            section.panel.dishes aria-label=(scene.say("rr-b-stoves")) { header { h2 { (scene.say("rr-b-stoves")) } } (kitchen::served(scene)) }
        },
        _ => powers(scene),
    }
}
