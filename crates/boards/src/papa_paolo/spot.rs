//! Places on the board that can be pressed: lit where something is legal, silent or asking why not elsewhere.

use maud::{Markup, html};
use papa_paolo::{Action, State};

use crate::draw::{Scene, act, attempt};
use crate::lot::{Lot, n};

fn ring(lot: Lot) -> Markup {
    html! {
        rect.ring x=(n(lot.x)) y=(n(lot.y)) width=(n(lot.wide)) height=(n(lot.high)) rx="7" {}
    }
}

/// Whether an action is chosen first and confirmed at the counter: those that cannot be taken back.
pub(super) const fn is_confirmed(action: Action) -> bool {
    matches!(
        action,
        Action::Keep(_)
            | Action::Lay { .. }
            | Action::Site(_)
            | Action::Bid(_)
            | Action::Take(_)
            | Action::Offer(_)
            | Action::Claim(_)
    )
}

/// A place where an action may be legal. `class` is added to the target, `inside` is drawn in it.
pub(super) fn spot(
    scene: &Scene<'_, State>,
    action: Action,
    lot: Lot,
    class: &str,
    thing: &str,
    inside: &Markup,
) -> Markup {
    html! {
        @if scene.legal.contains(&action) {
            g class={ "target " (class) } role="button" tabindex="0" data-action=(act(&action))
                data-confirm=[is_confirmed(action).then_some("yes")] data-thing=(thing) aria-label=(scene.label(action)) {
                (ring(lot))
                (inside)
            }
        } @else if !scene.legal.is_empty() {
            g.hits { (silent(action, lot, thing)) }
        }
    }
}

/// A place where nothing is offered: a click asks why.
pub(super) fn silent(action: Action, lot: Lot, thing: &str) -> Markup {
    html! {
        rect.hit x=(n(lot.x)) y=(n(lot.y)) width=(n(lot.wide)) height=(n(lot.high)) rx="7"
            data-thing=(thing) data-try=(attempt(&action)) {}
    }
}
