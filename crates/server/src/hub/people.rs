//! Several people at one screen, and people who leave for good.
//!
//! Where one browser holds several chairs, a curtain hides the hands: the browser is an onlooker until somebody
//! lifts the curtain, and then sees and plays what that seat may see and play. Which curtain is lifted is known
//! here alone: after a restart all are down.

use std::sync::{Arc, PoisonError};

use catalog::Level;
use game::{Actor, Seat, Viewer};
use store::{Guest, Sitter, Stage};
use tokio::sync::watch;

use super::evening::now;
use super::{Hub, Live, Seated};
use crate::api::tables::bot;
use crate::error::Error;

impl Seated {
    /// From where a guest's browser looks at the table.
    pub(crate) fn viewer_of(&self, guest: &str) -> Viewer {
        let seats = self.stored.seats_of(guest);
        let seat = if seats.len() > 1 { self.lifted.get(guest).copied() } else { seats.iter().next() };
        seat.map_or(Viewer::Public, Viewer::Seat)
    }

    /// Whether a guest's browser stands before a curtain: it has several chairs, the game is on, and nobody looks.
    pub(crate) fn is_behind_curtain(&self, guest: &str) -> bool {
        self.stored.stage == Stage::Playing
            && self.stored.seats_of(guest).len() > 1
            && !self.lifted.contains_key(guest)
    }

    /// After an action: a curtain falls behind whoever has finished, and before whoever comes next.
    pub(super) fn drop_curtains(&mut self, by: Actor) {
        let waiting = self.table.status().waiting();
        let stored = &self.stored;
        self.lifted.retain(|guest, seat| {
            let others = stored.seats_of(guest).without(*seat);
            let others_wait = others.iter().any(|other| waiting.contains(other));
            !waiting.is_empty() && (waiting.contains(*seat) || (by != Actor::Seat(*seat) && !others_wait))
        });
    }
}

impl Hub {
    /// Says that some browser is somebody's no more: its streams must end.
    pub(crate) fn sign_out(&self) {
        self.signed_out.send_replace(());
    }

    /// Changes when some browser is signed out.
    pub(crate) fn signed_out(&self) -> watch::Receiver<()> {
        self.signed_out.subscribe()
    }

    /// Lifts the curtain for one of the seats at a guest's screen, or lets it fall.
    pub(crate) async fn lift(&self, live: &Live, guest: &str, seat: Option<Seat>) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        match seat {
            None => {
                seated.lifted.remove(guest);
            }
            Some(seat) if seated.stored.seats_of(guest).contains(seat) => {
                seated.lifted.insert(guest.to_owned(), seat);
            }
            Some(_) => return Err(Error::Forbidden("error-not-seated")),
        }
        live.told();
        Ok(())
    }

    /// Changes a name on the chairs of all tables in memory.
    pub(crate) async fn rename(&self, whose: impl Fn(&Guest) -> bool, name: &str) {
        let held = |hub: &Hub| -> Vec<Arc<Live>> {
            hub.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
        };
        for live in held(self) {
            for chair in &mut live.inner.lock().await.stored.chairs {
                if let Some(Sitter::Guest(guest)) = chair
                    && whose(guest)
                {
                    name.clone_into(&mut guest.name);
                }
            }
        }
    }

    /// Gives up everything a guest has at tables that are not over: bots play on, what has not begun is left.
    pub(crate) async fn see_off(self: &Arc<Self>, guest: &str) -> Result<(), Error> {
        self.hush(guest).await;
        for stored in self.store.games_of(guest, false, i64::MAX, u32::MAX).await? {
            let live = self.find(&stored.table.id).await?;
            let mut seated = live.inner.lock().await;
            for seat in seated.stored.seats_of(guest).iter() {
                let on = seated.stored.stage == Stage::Playing;
                let chair = on.then(|| bot(Level::DemiChef, seat.index()));
                self.store.reseat(&live.id, seat, &chair).await?;
                seated.stored.chairs[seat.index()] = chair;
            }
            seated.lifted.remove(guest);
            seated.evening.changed = now();
            if seated.stored.host.as_deref() == Some(guest) {
                let next = seated.stored.chairs.iter().find_map(|chair| match chair {
                    Some(Sitter::Guest(other)) => Some(other.keeper().to_owned()),
                    _ => None,
                });
                self.store.set_host(&live.id, next.as_deref()).await?;
                if next.is_none() && seated.stored.stage == Stage::Waiting {
                    self.store.remove_waiting(&live.id).await?;
                    self.tables.lock().unwrap_or_else(PoisonError::into_inner).remove(&live.id);
                }
                seated.stored.host = next;
            }
            if seated.stored.stage == Stage::Playing {
                self.settle(&live, &mut seated, None).await;
            }
            drop(seated);
            live.told();
            self.wake_bots(&live);
        }
        Ok(())
    }
}
