//! Where everything lies: three columns of markets around the Island on a wide screen, one column on a phone.

use rival_restaurants::{Place, SHELF};

use super::art::Table;
use super::bazaar::whole_action;
use crate::draw::Sheet;
use crate::lot::Lot;

pub(super) const SHEET: Sheet = Sheet { left: 0.0, top: 0.0, width: 1000.0, height: 740.0 };

/// The size of a market, and of the Island.
pub(super) const WIDE: f64 = 326.0;
pub(super) const HIGH: f64 = 224.0;
pub(super) const ISLAND_HIGH: f64 = 270.0;
const GAP: f64 = 8.0;
const EDGE: f64 = 3.0;
/// Where the stall begins below the awning and the name.
pub(super) const STALL: f64 = 48.0;

/// The corner of a place on the sheet.
pub(super) fn corner(place: Place) -> (f64, f64) {
    let column = |idx: usize| EDGE + idx as f64 * (WIDE + GAP);
    let middle = EDGE + HIGH + GAP;
    if place == Place::ISLAND {
        (column(1), middle)
    } else {
        let low = place.index() / 3 == 1;
        (column(place.index() % 3), if low { middle + ISLAND_HIGH + GAP } else { EDGE })
    }
}

/// The corner of a place on a phone. While one chooses among places all are in sight, two beside each other. Else they
/// stand in one column: where one's chefs are comes first, then the Island.
pub(super) fn narrow_corner(scene: &Table<'_>, place: Place) -> (f64, f64) {
    if Place::all().any(|place| whole_action(scene, place).is_some()) {
        let low = EDGE + (place.index() / 2) as f64 * (HIGH + GAP);
        let column = if place == Place::ISLAND { 0.5 } else { (place.index() % 2) as f64 };
        return (EDGE + column * (WIDE + GAP), low);
    }
    let mine = |place: Place| {
        scene.view.mine().is_some_and(|mine| mine.front.pawns.iter().any(|pawn| pawn.place() == Some(place)))
    };
    let rank = |place: Place| (!mine(place), place != Place::ISLAND, place.index());
    let before = Place::all().filter(|other| rank(*other) < rank(place));
    let high = |place: Place| if place == Place::ISLAND { ISLAND_HIGH } else { HIGH };
    (EDGE, EDGE + before.map(|other| high(other) + GAP).sum::<f64>())
}

/// A counter of a market with so many, or the shelf, from the market's corner.
pub(super) fn spot(counters: u8, spot: u8) -> Lot {
    let (top, high) = (STALL + 8.0, HIGH - STALL - 17.0);
    if spot == SHELF {
        return Lot::new(9.0, top, 44.0, high);
    }
    let (left, gap) = (61.0, 6.0);
    let wide = (WIDE - left - 9.0 - gap * f64::from(counters - 1)) / f64::from(counters);
    Lot::new(left + f64::from(spot) * (wide + gap), top, wide, high)
}
