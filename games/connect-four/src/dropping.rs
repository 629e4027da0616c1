//! A turn (R2).

use game::Log;

use crate::action::{Action, Reason};
use crate::event::Event;
use crate::ids::Column;
use crate::state::State;

const DROPS: [Action; Column::COUNT] = {
    let mut drops = [Action::Drop(Column::A); Column::COUNT];
    let mut idx = 0;
    while idx < Column::COUNT {
        drops[idx] = Action::Drop(Column::ALL[idx]);
        idx += 1;
    }
    drops
};

impl State {
    /// R2.1: any column that is not full.
    #[inline]
    pub(crate) fn legal_drops(&self, out: &mut Vec<Action>) {
        // Most of the time none is, and a list that is ready is the quickest.
        if self.rack.has_room_everywhere() {
            out.extend_from_slice(&DROPS);
            return;
        }
        out.extend(Column::ALL.into_iter().filter(|column| !self.rack.is_full(*column)).map(Action::Drop));
    }

    /// R2.3: a full column takes no more.
    pub(crate) fn reason_against_drop(&self, column: Column) -> Option<Reason> {
        self.rack.is_full(column).then_some(Reason::ColumnFull { column })
    }

    /// R2.2: the disc falls, and the turn is over.
    #[inline]
    pub(crate) fn apply_drop(&mut self, column: Column, log: &mut Log<Event>) {
        let seat = self.active;
        log.tell(|| {
            let place = self.rack.landing(column).expect("R2.3: a full column takes no more");
            Event::Dropped { seat, place }
        });
        self.rack.drop(seat, column);
        self.end_turn(log);
    }
}
