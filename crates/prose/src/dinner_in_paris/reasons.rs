//! Why something in Dinner in Paris is not allowed.

use dinner_in_paris::Reason;

use super::names::{card, decor, house, kind, objective, pigeon};
use crate::line::Line;

/// In a few words, then in a sentence.
pub(super) fn reason(reason: &Reason) -> (Line, Line) {
    let two = |short, long| (Line::new(short), Line::new(long));
    match reason {
        Reason::KeepFirst => two("dp-why-keep", "dp-why-keep-long"),
        Reason::NotDealt { objective: goal } => {
            (Line::new("dp-why-dealt"), Line::new("dp-why-dealt-long").with("goal", objective(*goal)))
        }
        Reason::DrawFirst => two("dp-why-draw", "dp-why-draw-long"),
        Reason::ActionsDone => two("dp-why-done", "dp-why-done-long"),
        Reason::BuiltAlready => two("dp-why-built", "dp-why-built-long"),
        Reason::ActionsLeft { actions } => {
            (Line::new("dp-why-left").number("count", *actions), Line::new("dp-why-left-long"))
        }
        Reason::NoSuchSlot { .. } => two("dp-why-slot", "dp-why-slot-long"),
        Reason::DiscardFirst => two("dp-why-discard", "dp-why-discard-long"),
        Reason::NotTooMany { limit } => {
            (Line::new("dp-why-many"), Line::new("dp-why-many-long").number("limit", *limit))
        }
        Reason::NotInHand { card: face } => {
            (Line::new("dp-why-hand").with("card", card(*face)), Line::new("dp-why-hand-long"))
        }
        Reason::NotOpening => two("dp-why-opening", "dp-why-opening-long"),
        Reason::OpeningUnderWay { kind: begun } => {
            (Line::new("dp-why-begun").with("kind", kind(*begun)), Line::new("dp-why-begun-long"))
        }
        Reason::CannotPay { kind: dear } => {
            (Line::new("dp-why-pay").with("kind", kind(*dear)), Line::new("dp-why-pay-long"))
        }
        Reason::NotHeld { card: face } => {
            (Line::new("dp-why-hand").with("card", card(*face)), Line::new("dp-why-held-long"))
        }
        Reason::NotAsked { card: face, kind: begun } => (
            Line::new("dp-why-asked").with("card", card(*face)),
            Line::new("dp-why-asked-long").with("kind", kind(*begun)),
        ),
        Reason::PaidUp { kind: paid } => {
            (Line::new("dp-why-paid"), Line::new("dp-why-paid-long").with("kind", kind(*paid)))
        }
        Reason::CoinsDoNotPay => two("dp-why-coins", "dp-why-coins-long"),
        Reason::OffTheLine { .. } => two("dp-why-off", "dp-why-off-long"),
        Reason::SpotTaken { width, .. } => {
            (Line::new("dp-why-taken"), Line::new("dp-why-taken-long").number("width", *width))
        }
        Reason::NoneLeft { kind: gone } => {
            (Line::new("dp-why-none").with("kind", kind(*gone)), Line::new("dp-why-none-long"))
        }
        Reason::NoRoom { kind: wide } => {
            (Line::new("dp-why-room").with("kind", kind(*wide)), Line::new("dp-why-room-long"))
        }
        Reason::OutOfPlay { .. } => two("dp-why-outside", "dp-why-outside-long"),
        Reason::OnTheLine { .. } => two("dp-why-line", "dp-why-line-long"),
        Reason::OnDecor { decor: stands, .. } => {
            (Line::new("dp-why-decor").with("decor", decor(*stands)), Line::new("dp-why-decor-long"))
        }
        Reason::NotBuilding => two("dp-why-building", "dp-why-building-long"),
        Reason::BuildUnderWay => two("dp-why-build", "dp-why-build-long"),
        Reason::NoRestaurant => two("dp-why-restaurant", "dp-why-restaurant-long"),
        Reason::OutOfReach { .. } => two("dp-why-reach", "dp-why-reach-long"),
        Reason::RowEmpty { house: empty } => {
            (Line::new("dp-why-row").with("house", house(*empty)), Line::new("dp-why-row-long"))
        }
        Reason::TooDear { house: dear, price, coins } => (
            Line::new("dp-why-dear").number("price", *price).number("coins", *coins),
            Line::new("dp-why-dear-long").with("house", house(*dear)).number("price", *price),
        ),
        Reason::Touches { house: other, .. } => {
            (Line::new("dp-why-touches").with("house", house(*other)), Line::new("dp-why-touches-long"))
        }
        Reason::Occupied { house: other, .. } => {
            (Line::new("dp-why-occupied").with("house", house(*other)), Line::new("dp-why-occupied-long"))
        }
        Reason::NoCoin => two("dp-why-coin", "dp-why-coin-long"),
        Reason::TellFirst { .. } => two("dp-why-tell", "dp-why-tell-long"),
        Reason::NotInQuestion { house: other } => {
            (Line::new("dp-why-question").with("house", house(*other)), Line::new("dp-why-question-long"))
        }
        Reason::NothingToLay => two("dp-why-nothing", "dp-why-nothing-long"),
        Reason::NothingLaid => two("dp-why-laid", "dp-why-laid-long"),
        Reason::NoPigeon { pigeon: missing } => {
            (Line::new("dp-why-pigeon"), Line::new("dp-why-pigeon-long").with("pigeon", pigeon(*missing)))
        }
        Reason::FreshPigeon { pigeon: fresh } => {
            (Line::new("dp-why-fresh"), Line::new("dp-why-fresh-long").with("pigeon", pigeon(*fresh)))
        }
        Reason::DrawTwoFirst { draws } => {
            (Line::new("dp-why-two").number("draws", *draws), Line::new("dp-why-two-long"))
        }
        Reason::FreeTerraceFirst { house: served } => {
            (Line::new("dp-why-free"), Line::new("dp-why-free-long").with("house", house(*served)))
        }
        Reason::WaivedAlready => two("dp-why-waived", "dp-why-waived-long"),
        Reason::NotCompleting => two("dp-why-second", "dp-why-second-long"),
        Reason::NotYours { house: other } => {
            (Line::new("dp-why-yours").with("house", house(*other)), Line::new("dp-why-yours-long"))
        }
        Reason::CoverIdle { house: idle } => {
            (Line::new("dp-why-idle"), Line::new("dp-why-idle-long").with("house", house(*idle)))
        }
        Reason::CoversSpent { .. } => two("dp-why-covers", "dp-why-covers-long"),
        Reason::CutsOff { house: cut, .. } => {
            (Line::new("dp-why-cut").with("house", house(*cut)), Line::new("dp-why-cut-long"))
        }
        Reason::NotOpenToYou { objective: goal } => {
            (Line::new("dp-why-open"), Line::new("dp-why-open-long").with("goal", objective(*goal)))
        }
        Reason::NotMet { objective: goal } => {
            (Line::new("dp-why-met").with("goal", objective(*goal)), Line::new("dp-why-met-long"))
        }
        Reason::NothingDrawn => two("dp-why-drawn", "dp-why-drawn-long"),
        Reason::NotDrawn { objective: goal } => {
            (Line::new("dp-why-other"), Line::new("dp-why-other-long").with("goal", objective(*goal)))
        }
        Reason::DecideFirst => two("dp-why-decide", "dp-why-decide-long"),
        Reason::NoObjectiveLeft => two("dp-why-objective", "dp-why-objective-long"),
    }
}
