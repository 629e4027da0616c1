//! Bots play, one after the other, until it is a person's turn.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

use catalog::{Level, Memory};
use game::{Entry, Seat, What};
use store::{Sitter, Stage};

use super::clocks::STAND_IN;
use super::{Hand, Hub, Live, NotDone, Seated};
use crate::app::shortened;

impl Hub {
    /// Sees to it that a task plays for the bots of this table, as long as it is their turn.
    pub(super) fn wake_bots(self: &Arc<Self>, live: &Arc<Live>) {
        self.wake_plans(live);
        if live.bots_at_work.swap(true, Ordering::AcqRel) {
            return;
        }
        let (hub, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            loop {
                hub.play_bots(&live).await;
                live.bots_at_work.store(false, Ordering::Release);
                // Somebody may have played between the last look and the flag.
                let more = live.inner.lock().await.next_bot().is_some();
                if !more || live.bots_at_work.swap(true, Ordering::AcqRel) {
                    break;
                }
            }
        });
    }

    async fn play_bots(self: &Arc<Self>, live: &Arc<Live>) {
        let (mut last, mut memory) = (None, Memory::default());
        let mut closing = self.closing();
        loop {
            let (seat, level, ply, thought) = {
                let seated = live.inner.lock().await;
                let Some((seat, level)) = seated.next_bot() else { return };
                (seat, level, seated.table.entries(), seated.table.thought(seat, level))
            };
            if last != Some(seat) {
                memory = Memory::default();
            }
            let pause = if last == Some(seat) { self.bot_pause / 2 } else { self.bot_pause };
            last = Some(seat);
            tokio::select! {
                () = tokio::time::sleep(pause) => {}
                _ = closing.wait_for(|closed| *closed) => return,
            }
            let began = Instant::now();
            let Some((action, kept)) = self.thinking.think(thought, std::mem::take(&mut memory)).await else {
                tracing::error!(table = shortened(&live.id), %seat, %level, "a bot failed to choose");
                return;
            };
            self.metrics.thought(level.slug(), began.elapsed());
            memory = kept;
            let entry = Entry { by: seat.into(), what: What::Play(action) };
            match self.keep(live, ply, entry, Hand::Bot).await {
                Ok(()) | Err(NotDone::Stale | NotDone::Paused) => {}
                Err(error) => {
                    tracing::error!(table = shortened(&live.id), %seat, %level, ?error, "a bot's action was not carried out");
                    return;
                }
            }
        }
    }
}

impl Seated {
    /// The first seat that waits and that a bot plays.
    fn next_bot(&self) -> Option<(Seat, Level)> {
        if self.stored.stage != Stage::Playing || self.evening.paused.is_some() {
            return None;
        }
        self.table.status().waiting().iter().find_map(|seat| Some((seat, self.bot_on(seat)?)))
    }

    /// The bot that plays a seat: its own, or the one that plays for somebody who is away.
    pub(super) fn bot_on(&self, seat: Seat) -> Option<Level> {
        match self.stored.chairs.get(seat.index())? {
            Some(Sitter::Bot { level, .. }) => level.parse().ok(),
            _ => self.evening.away(seat).map(|_| STAND_IN),
        }
    }
}
