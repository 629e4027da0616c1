//! Which part of the page offers an action: each exactly one.

use rival_restaurants::{Action, HOME, Phase, Place};

use super::art::Table;

/// A part of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Home {
    /// A tap on the place itself.
    Board,
    /// The question of the moment.
    Question,
    War,
    Desk,
    /// One's own restaurant: cards and powers.
    Mine,
    Counter,
}

/// Whether one of the viewer's chefs is on the Island.
pub(super) fn on_island(scene: &Table<'_>) -> bool {
    let stands = |mine: &rival_restaurants::PlayerView| {
        mine.front.pawns.iter().any(|pawn| pawn.place() == Some(Place::ISLAND))
    };
    scene.view.mine().is_some_and(stands)
}

/// Where the viewer's chef stands.
pub(super) fn at(scene: &Table<'_>, slot: u8) -> Option<Place> {
    let pawn = scene.view.mine()?.front.pawns.get(usize::from(slot))?;
    if pawn.at >= HOME { None } else { pawn.place() }
}

/// Whether a tap could also mean the viewer's first chef: the second one then has a button.
fn doubled(scene: &Table<'_>, action: Action) -> bool {
    let first = match action {
        Action::Go { slot: 1, place } => Action::Go { slot: 0, place },
        Action::Aim { slot: 1, spot } if at(scene, 0) == at(scene, 1) => Action::Aim { slot: 0, spot },
        Action::Buy { slot: 1, spot } if at(scene, 0) == at(scene, 1) => Action::Buy { slot: 0, spot },
        _ => return false,
    };
    scene.legal.contains(&first)
}

pub(super) fn home(scene: &Table<'_>, action: Action) -> Home {
    match action {
        Action::Go { .. } | Action::Aim { .. } if doubled(scene, action) => Home::Question,
        Action::Buy { .. } if doubled(scene, action) => Home::Counter,
        Action::Go { .. }
        | Action::Aim { .. }
        | Action::At(_)
        | Action::Grab { .. }
        | Action::Buy { .. }
        | Action::Forage(_)
        | Action::SellChocolate => Home::Board,
        Action::BuyCard | Action::Bin if on_island(scene) => Home::Board,
        Action::BuyUpgrade { seat, .. } if scene.viewer.is(seat) => Home::Board,
        Action::Bid { .. } | Action::BidTrash { .. } | Action::Quit { .. } => Home::War,
        Action::Offer(_)
        | Action::Give(_)
        | Action::Ask(_)
        | Action::Propose
        | Action::Withdraw
        | Action::Accept(_)
        | Action::Decline(_) => Home::Desk,
        Action::Play(_) | Action::Power { .. } if scene.view.phase != Phase::Window => Home::Mine,
        Action::Open(_)
        | Action::Take(_)
        | Action::Ban(_)
        | Action::Lead(_)
        | Action::Play(_)
        | Action::Power { .. }
        | Action::Target { .. }
        | Action::Pick(_)
        | Action::Keep(_)
        | Action::Menu { .. }
        | Action::Improve(_)
        | Action::Money
        | Action::Cards
        | Action::Clam
        | Action::Pass
        | Action::Cook { .. }
        | Action::Fill { .. }
        | Action::Extra { .. }
        | Action::Clear { .. }
        | Action::Step(_) => Home::Question,
        Action::BuyPair { .. }
        | Action::BuyCard
        | Action::BuyUpgrade { .. }
        | Action::Bin
        | Action::StepOff { .. }
        | Action::Done
        | Action::TimeUp => Home::Counter,
    }
}

/// What a part of the page offers, in the order of the list.
pub(super) fn offered<'a>(scene: &'a Table<'_>, part: Home) -> impl Iterator<Item = Action> + 'a {
    scene.legal.iter().copied().filter(move |action| home(scene, *action) == part)
}

/// Whether a tap on the board does this.
pub(super) fn tapped(scene: &Table<'_>, action: Action) -> bool {
    scene.legal.contains(&action) && home(scene, action) == Home::Board
}
