//! Deliveries under way: the road so far, the courier, and what is in reach.

use maud::{Markup, html};
use papa_paolo::{PlayerView, State};

use super::art::pawn;
use super::district::{Grid, shown};
use crate::draw::Scene;
use crate::lot::n;

/// The round under way, over the tiles.
pub(super) fn route(scene: &Scene<'_, State>, player: &PlayerView, grid: Grid) -> Markup {
    let Some(tour) = &player.tour else { return html! {} };
    let middle = |cell| {
        let (x, y) = grid.at(cell);
        (x + 50.0, y + 50.0)
    };
    let mut d = String::new();
    for (idx, cell) in tour.path.iter().enumerate() {
        let (x, y) = middle(*cell);
        d += &format!("{}{} {}", if idx == 0 { 'M' } else { 'L' }, n(x), n(y));
    }
    html! {
        g.route.pieces aria-hidden="true" {
            @for cell in &tour.reach {
                @let (x, y) = grid.at(*cell);
                rect.reach x=(n(x + 6.0)) y=(n(y + 6.0)) width="88" height="88" rx="8" {}
            }
            @if tour.path.len() > 1 {
                path.way-bed d=(d) {}
                path.way-line d=(d) {}
            }
            @if let Some(last) = tour.path.last() {
                @let (x, y) = middle(*last);
                (pawn(shown(scene), (x, y + 4.0), 1.15, Some("pp-courier".to_owned())))
            }
        }
    }
}
