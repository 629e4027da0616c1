//! What each viewer may know: here everything, and everybody the same.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::Place;
use crate::rack::Rack;
use crate::state::{Ending, State};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    pub viewer: Viewer,
    /// The columns from `a` on, each from below.
    pub rack: Rack,
    /// Whose turn it is, or would be if the game were not over.
    pub active: Seat,
    pub ending: Option<Ending>,
}

impl View {
    /// R3.1: who has won, if somebody has.
    pub fn winner(&self) -> Option<Seat> {
        (self.ending == Some(Ending::Four)).then(|| self.active.next(2))
    }

    /// R3.1: the places of the line that won.
    pub fn line(&self) -> Vec<Place> {
        self.winner().map(|seat| self.rack.lines(seat)).unwrap_or_default()
    }
}

impl State {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let State { rack, active, ending } = *self;
        View { viewer, rack, active, ending }
    }

    /// Nothing is hidden, so there is only one state that looks like this.
    pub(crate) fn sampled(view: &View) -> State {
        State { rack: view.rack, active: view.active, ending: view.ending }
    }
}
