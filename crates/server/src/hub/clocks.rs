//! Time at the tables: one alarm each. When a time is over the house acts, or a bot takes the chair.

use std::sync::{Arc, PoisonError};
use std::time::Duration;

use catalog::Level;
use game::{Actor, Entry, Seat, Seats, What};
use store::{NewMatch, Sitter, Stage};
use tokio::sync::MutexGuard;

use super::evening::{Away, Evening, Pace, now};
use super::{Hand, Hub, Live, NotDone, Seated};
use crate::app::shortened;
use crate::error::Error;

/// Who plays for somebody who is away.
pub(super) const STAND_IN: Level = Level::DemiChef;

impl Seated {
    /// The chairs of people.
    fn people(&self) -> Seats {
        let person = |seat: &Seat| matches!(self.stored.chairs[seat.index()], Some(Sitter::Guest(_)));
        Seat::first(self.stored.chairs.len() as u8).filter(person).collect()
    }

    /// Whether whoever sits there may act now: not while everybody pauses, nor while a bot plays for them, nor at a table
    /// that was closed.
    pub(crate) fn may_act(&self, seat: Seat) -> bool {
        !self.is_closed() && self.evening.paused.is_none() && self.evening.away(seat).is_none()
    }

    /// Whether the host sits there, or somebody at the host's screen.
    pub(crate) fn is_hosts(&self, seat: Seat) -> bool {
        self.stored.host.as_deref().is_some_and(|host| self.stored.seats_of(host).contains(seat))
    }

    fn is_on(&self) -> Result<(), Error> {
        match self.stored.stage {
            Stage::Waiting => Err(Error::Conflict("error-not-started")),
            Stage::Playing => Ok(()),
            Stage::Over => Err(Error::Conflict("game-over")),
        }
    }
}

impl Hub {
    /// Reads how the evening at a table goes.
    pub(super) async fn evening(&self, id: &str, seats: usize) -> Result<Evening, Error> {
        let Some(kept) = self.store.evening(id).await? else { return Ok(Evening::new(Pace::None, seats)) };
        let mut evening: Evening = serde_json::from_value(kept).map_err(|error| {
            tracing::error!(table = %id, %error, "an evening cannot be read");
            Error::Internal
        })?;
        evening.resumed(self.started);
        Ok(evening)
    }

    /// Sets the clocks to where the game stands now. After an entry: by whom, if it cannot be taken back.
    pub(super) async fn settle(self: &Arc<Self>, live: &Live, seated: &mut Seated, decided: Option<Seat>) {
        let before = seated.evening.clone();
        let (status, people) = (seated.table.status(), seated.people());
        seated.evening.settle(&status, people, decided, now());
        if seated.evening != before {
            // Without it the game goes on: at worst somebody has more time after a restart.
            if let Err(error) = self.keep_evening(live, seated).await {
                tracing::error!(table = shortened(&live.id), ?error, "clocks could not be kept");
            }
        }
    }

    /// Keeps the evening, and sets the alarm to when the next time is over.
    async fn keep_evening(self: &Arc<Self>, live: &Live, seated: &Seated) -> Result<(), Error> {
        let due = seated.evening.due();
        self.arm(&live.id, due);
        let kept = serde_json::to_value(&seated.evening).map_err(|_| Error::Internal)?;
        Ok(self.store.set_evening(&live.id, &kept, due).await?)
    }

    /// Something happened that is no entry: sets the clocks, keeps it, tells everybody, and wakes the bots.
    async fn changed(
        self: &Arc<Self>,
        live: &Arc<Live>,
        mut seated: MutexGuard<'_, Seated>,
    ) -> Result<(), Error> {
        let (status, people) = (seated.table.status(), seated.people());
        if seated.evening.paused.is_none() {
            seated.evening.settle(&status, people, None, now());
        }
        self.keep_evening(live, &seated).await?;
        drop(seated);
        live.told();
        self.wake_bots(live);
        Ok(())
    }

    /// One alarm for each table. It holds no table: a slow one may be put away meanwhile.
    pub(super) fn arm(self: &Arc<Self>, id: &str, due: Option<i64>) {
        let mut alarms = self.alarms.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(old) = alarms.remove(id) {
            old.abort();
        }
        let Some(due) = due else { return };
        let wait = Duration::from_millis((due - now()).max(0).unsigned_abs());
        let (hub, table, mut closing) = (self.clone(), id.to_owned(), self.closing());
        let alarm = tokio::spawn(async move {
            tokio::select! {
                () = tokio::time::sleep(wait) => {}
                _ = closing.wait_for(|closed| *closed) => return,
            }
            // It rings: whatever sets the next one must not cut this one off.
            hub.alarms.lock().unwrap_or_else(PoisonError::into_inner).remove(&table);
            hub.ring(&table).await;
        });
        alarms.insert(id.to_owned(), alarm.abort_handle());
    }

    /// Looks whether a time is over, and does what is to be done then. A table that has moved on is left alone.
    pub(crate) async fn ring(self: &Arc<Self>, id: &str) {
        let Ok(live) = self.find(id).await else { return };
        let mut seated = live.inner.lock().await;
        if seated.stored.stage != Stage::Playing {
            return;
        }
        let now = now();
        let late = seated.evening.late(now);
        if !late.is_empty() {
            late.into_iter().for_each(|seat| seated.evening.leave(seat, Away::Late, now));
            if let Err(error) = self.changed(&live, seated).await {
                tracing::error!(table = %id, ?error, "a chair could not be given to a bot");
            }
            return;
        }
        if !seated.evening.house_is_over(now) {
            return self.arm(id, seated.evening.due());
        }
        let ply = seated.table.entries();
        let Some(action) = seated.table.legal(Actor::House).into_iter().next() else {
            return tracing::error!(table = %id, "a clock is over and the house has nothing to do");
        };
        drop(seated);
        let entry = Entry { by: Actor::House, what: What::Play(action) };
        match self.keep(&live, ply, entry, Hand::House).await {
            Ok(()) | Err(NotDone::Stale | NotDone::Paused) => {}
            Err(error) => tracing::error!(table = %id, ?error, "the house could not act"),
        }
    }

    /// Whether a bot may have to play at a table; told without replaying its game.
    pub(super) async fn has_bots(&self, id: &str) -> bool {
        let bot = |chair: &store::Chair| matches!(chair, Some(Sitter::Bot { .. }));
        match self.store.find_match(id).await {
            Ok(Some(stored)) if stored.table.chairs.iter().any(bot) => true,
            Ok(Some(stored)) => {
                let evening = self.evening(id, stored.table.chairs.len()).await.unwrap_or_default();
                evening.chairs.iter().any(|chair| chair.away.is_some())
            }
            _ => false,
        }
    }

    /// Sets the alarms of all tables, without opening one.
    pub(super) async fn set_alarms(self: &Arc<Self>) {
        match self.store.due().await {
            Ok(due) => due.iter().for_each(|(id, due)| self.arm(id, Some(*due))),
            Err(error) => tracing::error!(%error, "the clocks could not be read"),
        }
    }

    /// Keeps a new table, and begins if its chairs are all taken.
    pub(crate) async fn open(
        self: &Arc<Self>,
        new: &NewMatch,
        entries: &[Entry],
        pace: Pace,
        hints: bool,
    ) -> Result<(), Error> {
        self.store.add_match(new, entries).await?;
        if pace != Pace::None || hints {
            let mut evening = Evening::new(pace, new.chairs.len());
            evening.hints = hints;
            let kept = serde_json::to_value(&evening).map_err(|_| Error::Internal)?;
            self.store.set_evening(&new.id, &kept, None).await?;
        }
        let live = self.find(&new.id).await?;
        let mut seated = live.inner.lock().await;
        self.begin_if_full(&live, &mut seated).await
    }

    /// The table that follows one whose game is over: what `next` makes of it, for the first who asks.
    pub(crate) async fn follow(
        self: &Arc<Self>,
        live: &Arc<Live>,
        next: impl FnOnce(&Seated) -> Result<NewMatch, Error>,
    ) -> Result<String, Error> {
        let mut seated = live.inner.lock().await;
        if seated.stored.stage != Stage::Over {
            return Err(Error::Conflict("error-rematch"));
        }
        if let Some(next) = &seated.evening.next {
            return Ok(next.clone());
        }
        let new = next(&seated)?;
        self.open(&new, &[], seated.evening.pace, seated.evening.hints).await?;
        seated.evening.next = Some(new.id.clone());
        seated.evening.touch(now());
        self.changed(live, seated).await?;
        Ok(new.id)
    }

    /// Leaves a person's chair to a bot: their own, or any if the host wishes.
    pub(crate) async fn leave(
        self: &Arc<Self>,
        live: &Arc<Live>,
        by: Seat,
        chair: Seat,
    ) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        seated.is_on()?;
        if by != chair && !seated.is_hosts(by) {
            return Err(Error::Forbidden("error-not-host"));
        }
        if chair.index() >= seated.stored.chairs.len() || !seated.people().contains(chair) {
            return Err(Error::NotFound("error-no-person"));
        }
        if seated.evening.away(chair).is_some() {
            return Ok(());
        }
        seated.evening.leave(chair, Away::Left, now());
        self.changed(live, seated).await
    }

    /// Takes one's chair back.
    pub(crate) async fn come_back(self: &Arc<Self>, live: &Arc<Live>, seat: Seat) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        seated.is_on()?;
        if seated.evening.away(seat).is_none() {
            return Ok(());
        }
        seated.evening.come_back(seat, now());
        self.changed(live, seated).await
    }

    /// The host lets everybody pause, or go on.
    pub(crate) async fn pause(
        self: &Arc<Self>,
        live: &Arc<Live>,
        by: Seat,
        pause: bool,
    ) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        seated.is_on()?;
        if !seated.is_hosts(by) {
            return Err(Error::Forbidden("error-not-host"));
        }
        match (seated.evening.paused, pause) {
            (None, true) => seated.evening.pause(now()),
            (Some(_), false) => seated.evening.go_on(now()),
            _ => return Ok(()),
        }
        self.changed(live, seated).await
    }
}
