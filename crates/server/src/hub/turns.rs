//! Whose turn it is, since when, and who is to be told.

use std::sync::Arc;

use catalog::Table;
use game::{MAX_SEATS, Seat};
use store::{Sitter, Stage};

use super::evening::Pace;
use super::{Hub, Live, Seated};

/// Since when each seat has been asked: the number of entries at the time. It names the turn, and every replay of the
/// same history finds the same.
#[derive(Clone, Copy, Default)]
pub(crate) struct Turns([Option<usize>; MAX_SEATS]);

impl Turns {
    /// Looks at the table before the first entry and after each.
    pub(crate) fn follow(&mut self, table: &dyn Table) {
        let waiting = table.status().waiting();
        for (idx, since) in self.0.iter_mut().enumerate() {
            if !waiting.contains(Seat::new(idx)) {
                *since = None;
            } else if since.is_none() {
                *since = Some(table.entries());
            }
        }
    }

    /// Since when the seat has been asked.
    pub(crate) fn since(&self, seat: Seat) -> Option<usize> {
        self.0.get(seat.index()).copied().flatten()
    }
}

impl Seated {
    /// The people who are asked, with their turns; somebody who sits beside another is told where that one is.
    fn asked(&self) -> Vec<(String, Seat, usize)> {
        if self.stored.stage != Stage::Playing {
            return Vec::new();
        }
        let asked = |(idx, chair): (usize, &store::Chair)| match chair {
            Some(Sitter::Guest(guest)) => {
                let seat = Seat::new(idx);
                Some((guest.keeper().to_owned(), seat, self.turns.since(seat)?))
            }
            _ => None,
        };
        self.stored.chairs.iter().enumerate().filter_map(asked).collect()
    }

    /// Whether people at this table are told when it is their turn: where everybody looks in now and then.
    pub(crate) fn sends_notices(&self) -> bool {
        matches!(self.evening.pace, Pace::Slow { .. })
    }
}

impl Hub {
    /// Puts notices of turns that have begun into the store, beside everything else: a click does not wait for it.
    /// Should the program be stopped in between, the next start finds the turn without a notice.
    pub(super) fn announce(self: &Arc<Self>, live: &Arc<Live>, seated: &Seated) {
        if !seated.sends_notices() {
            return;
        }
        let entries = seated.table.entries();
        let began: Vec<_> = seated.asked().into_iter().filter(|(_, _, since)| *since == entries).collect();
        if !began.is_empty() {
            let (hub, id) = (self.clone(), live.id.clone());
            tokio::spawn(async move { hub.add_turns(&id, began).await });
        }
    }

    /// The notices of all turns that people have at this table, if they are not there yet.
    pub(crate) async fn announce_all(&self, live: &Live) {
        let asked =
            live.look(|seated| if seated.sends_notices() { seated.asked() } else { Vec::new() }).await;
        self.add_turns(&live.id, asked).await;
    }

    async fn add_turns(&self, id: &str, turns: Vec<(String, Seat, usize)>) {
        for (guest, seat, since) in turns {
            match self.store.add_turn(&guest, id, seat, since, self.notice_delay).await {
                Ok(0) => {}
                Ok(_) => self.noticed.notify_one(),
                Err(error) => tracing::error!(%error, "a notice could not be kept"),
            }
        }
    }

    /// Whether everybody pauses: nobody is waited for.
    pub(crate) async fn is_paused(self: &Arc<Self>, id: &str) -> bool {
        match self.find(id).await {
            Ok(live) => live.look(|seated| seated.evening.paused.is_some()).await,
            Err(_) => false,
        }
    }

    /// Ready when there is a new notice.
    pub(crate) async fn new_notice(&self) {
        self.noticed.notified().await;
    }

    /// A notice was put into the store by somebody else.
    pub(crate) fn notice_added(&self) {
        self.noticed.notify_one();
    }

    /// The host of the house closed a table: what is in memory follows the store.
    pub(crate) async fn closed(&self, id: &str) {
        let held = self.held_table(id);
        if let Some(live) = held {
            let mut seated = live.inner.lock().await;
            if seated.stored.stage != Stage::Over {
                seated.stored.stage = Stage::Over;
                drop(seated);
                live.told();
            }
        }
    }
}
