//! Chefs on their targets: a plate in the owner's livery, with the owner's letter.

use game::Seat;
use maud::{Markup, PreEscaped, html};
use rival_restaurants::{NONE, NOWHERE, Phase, Place, SHELF};

use super::art::{Table, chef, chef_name, initial, livery, place_name};
use super::place::{WIDE, corner, narrow_corner, spot};
use super::price::slots;
use crate::draw::SIGNS;
use crate::lot::n;

/// From one plate to the next that stands beside it.
const STEP: f64 = 27.0;

/// A chef to be drawn.
struct Standing {
    seat: Seat,
    slot: usize,
    chef: u8,
    place: Place,
    spot: u8,
    /// One's own choice that nobody else sees yet.
    secret: bool,
}

fn standing(scene: &Table<'_>) -> Vec<Standing> {
    let mut all = Vec::new();
    for seat in Seat::first(scene.view.seats()) {
        let player = &scene.view.players[seat.index()];
        for slot in 0..usize::from(slots(scene)) {
            let pawn = &player.front.pawns[slot];
            let wheel = player.wheel.map_or(NONE, |wheel| wheel[slot]);
            let aim = player.spot.map_or(NONE, |spot| spot[slot]);
            let wheels = scene.view.phase == Phase::Wheels;
            if wheels && usize::from(wheel) < Place::COUNT {
                let lead = player.lead.filter(|lead| *lead != NONE && slot == 0).unwrap_or(pawn.chef);
                let place = Place::new(wheel.into());
                all.push(Standing { seat, slot, chef: lead, place, spot: NOWHERE, secret: true });
            } else if let Some(place) = pawn.place() {
                let secret = scene.view.phase == Phase::Aims && aim != NONE;
                let spot = if secret { aim } else { pawn.aim };
                all.push(Standing { seat, slot, chef: pawn.chef, place, spot, secret });
            }
        }
    }
    all
}

/// Where the plate stands, from the corner of its place; `nth` of `count` on the same spot.
fn offset(scene: &Table<'_>, one: &Standing, nth: usize, count: usize) -> (f64, f64) {
    if !one.place.is_market() {
        return (WIDE - 26.0 - nth as f64 * STEP, 24.0);
    }
    if one.spot == NOWHERE {
        return (WIDE - 78.0 - nth as f64 * STEP, 30.0);
    }
    let counters = scene.edition.printed.markets[one.place.index()].counters;
    let lot = spot(counters, one.spot);
    let low = if one.spot == SHELF { lot.y + 84.0 } else { lot.y + lot.high - 19.0 };
    // Two beside each other; more stand behind them.
    let (row, column) = (nth / 2, nth % 2);
    let shift = if row * 2 + 1 < count { column as f64 - 0.5 } else { 0.0 };
    (lot.centre().0 + shift * STEP, low - row as f64 * 22.0)
}

fn plate(scene: &Table<'_>, one: &Standing, offset: (f64, f64)) -> Markup {
    let ((x, y), (px, py)) = (corner(one.place), narrow_corner(scene, one.place));
    let (x, y) = (x + offset.0, y + offset.1);
    let (px, py) = (px + offset.0, py + offset.1);
    let cook = chef(one.chef).map_or_else(|| scene.say("rr-chef-unknown"), |cook| chef_name(scene, cook));
    let told = scene.locale.fill(
        "rr-b-stands",
        &[("name", &scene.name(one.seat)), ("chef", &cook), ("place", &place_name(scene, one.place))],
    );
    html! {
        g id={ "rr-pawn-" (one.seat.index()) "-" (one.slot) } class={ "pawn glide l" (livery(one.seat)) @if one.secret { " secret" } }
            transform={ "translate(" (n(x)) " " (n(y)) ")" } style={ "--x:" (n(x)) "px;--y:" (n(y)) "px;--px:" (n(px)) "px;--py:" (n(py)) "px" }
            role="img" aria-label=(told) data-thing=[chef(one.chef).map(|cook| format!("chef:{}", cook.slug()))] {
            title { (told) }
            @if one.slot == 0 {
                circle.shadow cy="1.6" r="15.6" {}
                circle.china r="15" {}
                circle.rim r="12.7" {}
            } @else {
                rect.shadow x="-14.6" y="-13" width="29.2" height="29.2" rx="7" {}
                rect.china x="-14" y="-14" width="28" height="28" rx="7" {}
                rect.rim x="-11.7" y="-11.7" width="23.4" height="23.4" rx="5" {}
            }
            text y="5" { (initial(scene, one.seat)) }
            circle.mark-bed cx="10.5" cy="10.5" r="7.4" {}
            circle.mark cx="10.5" cy="10.5" r="6.2" {}
            g.mark-sign transform="translate(10.5 10.5) scale(.72)" { (PreEscaped(SIGNS[one.seat.index()])) }
        }
    }
}

pub(super) fn pawns(scene: &Table<'_>) -> Markup {
    let all = standing(scene);
    let together = |one: &Standing| {
        let same = |other: &&Standing| (other.place, other.spot) == (one.place, one.spot);
        let nth = all.iter().filter(same).position(|other| (other.seat, other.slot) == (one.seat, one.slot));
        (nth.unwrap_or(0), all.iter().filter(same).count())
    };
    html! {
        g.pieces {
            @for one in &all {
                @let (nth, count) = together(one);
                (plate(scene, one, offset(scene, one, nth, count)))
            }
        }
    }
}
