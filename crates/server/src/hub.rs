//! The tables that somebody is at, in memory: one lock each, one task for its bots.
//!
//! The store has the truth. A table in memory is a replay of it, and is never ahead of it: an action is checked,
//! kept, then carried out, then told.

mod aside;
mod bots;
mod clocks;
pub(crate) mod evening;
mod people;
mod plans;
mod turns;

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use catalog::{Catalog, Table};
use game::{Actor, Entry, Seat, Status, UndoError, What};
use serde_json::Value;
use store::{NewMatch, Sitter, Stage, Store};
use tokio::sync::{Notify, watch};
use tokio::task::AbortHandle;

pub(crate) use self::aside::Aside;
pub(crate) use self::plans::{Change, Plan};
use crate::app::{Config, shortened};
use crate::error::Error;
use crate::hub::evening::Evening;
use crate::metrics::Metrics;
use crate::thinking::Thinking;
pub(crate) use turns::Turns;

/// All tables in memory.
pub(crate) struct Hub {
    catalog: Catalog,
    store: Arc<dyn Store>,
    bot_pause: Duration,
    tables: Mutex<HashMap<String, Arc<Live>>>,
    /// Bots think beside the pages.
    thinking: Thinking,
    closed: watch::Sender<bool>,
    signed_out: watch::Sender<()>,
    /// When the program began: clocks do not count what was before.
    started: i64,
    /// What will ring, by table.
    alarms: Mutex<HashMap<String, AbortHandle>>,
    metrics: Arc<Metrics>,
    notice_delay: Duration,
    noticed: Notify,
}

/// One table in memory.
pub(crate) struct Live {
    pub(crate) id: String,
    inner: tokio::sync::Mutex<Seated>,
    changes: watch::Sender<u64>,
    bots_at_work: AtomicBool,
}

/// A table with its chairs.
pub(crate) struct Seated {
    pub(crate) stored: NewMatch,
    pub(crate) table: Box<dyn Table>,
    /// Talk, requests, plans.
    pub(crate) aside: Aside,
    pub(crate) turns: Turns,
    pub(crate) evening: Evening,
    /// Where several people share a screen: by the guest whose screen it is, the seat that looks behind the curtain.
    pub(crate) lifted: BTreeMap<String, Seat>,
}

impl Seated {
    /// Names what a page shows: it changes when the page must.
    pub(crate) fn version(&self) -> String {
        let (free, entries, changed) =
            (self.stored.free().count(), self.table.entries(), self.evening.changed);
        format!("{:?}.{free}.{entries}.{changed}", self.stored.stage)
    }
}

/// Why an action was not carried out.
#[derive(Debug)]
pub(crate) enum NotDone {
    /// The table has moved on since the page was made.
    Stale,
    /// Refused; the reason is asked for separately.
    Refused(game::PlayError),
    /// Cannot be taken back.
    Undo(UndoError),
    /// The game has not begun, or is over.
    NotOn,
    /// The host has stopped the clocks.
    Paused,
    /// A bot plays for whoever wants to act.
    Away,
    /// Ours.
    Failed(Error),
}

impl From<store::Error> for NotDone {
    fn from(error: store::Error) -> NotDone {
        NotDone::Failed(error.into())
    }
}

/// Who acts for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Hand {
    Person,
    Bot,
    House,
}

impl Hand {
    /// For figures.
    const fn word(self) -> &'static str {
        match self {
            Hand::Person => "person",
            Hand::Bot => "bot",
            Hand::House => "house",
        }
    }
}

/// More tables in memory than this, and those that nobody looks at are put away.
const ROOMY: usize = 512;

impl Hub {
    pub(crate) fn new(
        catalog: Catalog,
        store: Arc<dyn Store>,
        config: &Config,
        metrics: Arc<Metrics>,
    ) -> Hub {
        Hub {
            catalog,
            store,
            bot_pause: config.bot_pause,
            tables: Mutex::default(),
            thinking: Thinking::new(),
            closed: watch::Sender::new(false),
            metrics,
            notice_delay: config.notice_delay,
            noticed: Notify::new(),
            signed_out: watch::Sender::new(()),
            started: evening::now(),
            alarms: Mutex::default(),
        }
    }

    /// Lets streams end.
    pub(crate) fn close(&self) {
        self.closed.send_replace(true);
    }

    /// Turns true when the server stops.
    pub(crate) fn closing(&self) -> watch::Receiver<bool> {
        self.closed.subscribe()
    }

    /// Takes up all games that are on, beside the pages: clocks first, then the turns of bots. A table at which only
    /// people play is not opened before somebody asks for it.
    pub(crate) async fn resume(self: &Arc<Self>) {
        self.set_alarms().await;
        let ids = self.store.match_ids(Some(Stage::Playing)).await.unwrap_or_default();
        for id in ids {
            if !self.has_bots(&id).await || *self.closed.borrow() {
                continue;
            }
            match self.find(&id).await {
                Ok(live) => self.wake_bots(&live),
                Err(error) => tracing::warn!(table = shortened(&id), ?error, "a table could not be resumed"),
            }
        }
    }

    /// A table, from memory or from the store.
    pub(crate) async fn find(self: &Arc<Self>, id: &str) -> Result<Arc<Live>, Error> {
        if let Some(live) = self.held_table(id) {
            return Ok(live);
        }
        let mut stored = self.store.find_match(id).await?.ok_or(Error::NotFound("error-no-table"))?.table;
        let (table, turns) = self.replay(&stored).await?;
        if let (Stage::Playing, Status::Over(outcome)) = (stored.stage, table.status()) {
            // The program was stopped between the last action and the note that it was the last.
            let result = outcome.to_result();
            self.store.finish(id, &result).await?;
            stored.stage = Stage::Over;
            stored.result = Some(result);
        }
        let evening = self.evening(id, stored.chairs.len()).await?;
        let aside = Aside::load(self.store.as_ref(), id).await?;
        let prepared = aside.is_prepared();
        let live = Arc::new(Live {
            id: id.to_owned(),
            inner: tokio::sync::Mutex::new(Seated {
                stored,
                table,
                aside,
                turns,
                evening,
                lifted: BTreeMap::new(),
            }),
            changes: watch::Sender::new(0),
            bots_at_work: AtomicBool::new(false),
        });
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if tables.len() >= ROOMY {
            tables.retain(|_, live| Arc::strong_count(live) > 1 || live.changes.receiver_count() > 0);
        }
        let live = tables.entry(id.to_owned()).or_insert(live).clone();
        drop(tables);
        if prepared {
            self.wake_plans(&live);
        }
        Ok(live)
    }

    async fn replay(&self, stored: &NewMatch) -> Result<(Box<dyn Table>, Turns), Error> {
        let broken = |what: String| {
            tracing::error!(table = shortened(&stored.id), what, "a stored table does not replay");
            Error::Internal
        };
        let title =
            self.catalog.title(&stored.title).ok_or_else(|| broken(format!("no title {}", stored.title)))?;
        if stored.revision != title.meta().revision {
            return Err(broken(format!("played by revision {} of the rules", stored.revision)));
        }
        let seats = stored.chairs.len() as u8;
        let mut table = title
            .open(seats, &stored.options, stored.seed, Some(&stored.edition))
            .map_err(|error| broken(error.to_string()))?;
        let mut turns = Turns::default();
        turns.follow(table.as_ref());
        for entry in self.store.entries(&stored.id, 0).await? {
            table.as_match().carry_out(&entry).map_err(broken)?;
            turns.follow(table.as_ref());
        }
        Ok((table, turns))
    }

    /// Puts somebody on a chair; the game begins when the last one is taken.
    pub(crate) async fn sit(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Seat,
        sitter: Sitter,
    ) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        if seated.stored.stage != Stage::Waiting {
            return Err(Error::Conflict("error-started"));
        }
        let chair = seated.stored.chairs.get_mut(seat.index()).ok_or(Error::NotFound("error-no-table"))?;
        if !self.store.sit(&live.id, seat, &sitter).await? {
            return Err(Error::Conflict("error-chair-taken"));
        }
        *chair = Some(sitter);
        self.begin_if_full(live, &mut seated).await
    }

    async fn begin_if_full(self: &Arc<Self>, live: &Arc<Live>, seated: &mut Seated) -> Result<(), Error> {
        if seated.stored.free().next().is_none() {
            self.store.begin(&live.id).await?;
            seated.stored.stage = Stage::Playing;
            self.settle(live, seated, None).await;
            self.announce(live, seated);
            self.wake_bots(live);
        }
        live.told();
        Ok(())
    }

    /// Gives all free chairs to bots, and begins.
    pub(crate) async fn start(
        self: &Arc<Self>,
        live: &Arc<Live>,
        bot: impl Fn(usize) -> Sitter,
    ) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        if seated.stored.stage != Stage::Waiting {
            return Err(Error::Conflict("error-started"));
        }
        for seat in seated.stored.free().collect::<Vec<_>>() {
            let sitter = bot(seat.index());
            if self.store.sit(&live.id, seat, &sitter).await? {
                seated.stored.chairs[seat.index()] = Some(sitter);
            }
        }
        self.begin_if_full(live, &mut seated).await
    }

    /// Plays an action that was chosen when the history had `ply` entries.
    pub(crate) async fn play(
        self: &Arc<Self>,
        live: &Arc<Live>,
        by: Actor,
        ply: usize,
        action: Value,
    ) -> Result<(), NotDone> {
        self.carry_out(live, ply, Entry { by, what: What::Play(action) }).await
    }

    /// Takes back all but `keep` actions.
    pub(crate) async fn undo(
        self: &Arc<Self>,
        live: &Arc<Live>,
        by: Actor,
        ply: usize,
        keep: usize,
    ) -> Result<(), NotDone> {
        self.carry_out(live, ply, Entry { by, what: What::Undo(keep) }).await
    }

    /// Runs in a task of its own: a browser that goes away must not leave memory behind the store.
    async fn carry_out(self: &Arc<Self>, live: &Arc<Live>, ply: usize, entry: Entry) -> Result<(), NotDone> {
        let (hub, live) = (self.clone(), live.clone());
        let task = tokio::spawn(async move { hub.keep(&live, ply, entry, Hand::Person).await });
        task.await.map_err(|error| {
            tracing::error!(%error, "an action failed");
            NotDone::Failed(Error::Internal)
        })?
    }

    async fn keep(
        self: &Arc<Self>,
        live: &Arc<Live>,
        ply: usize,
        entry: Entry,
        hand: Hand,
    ) -> Result<(), NotDone> {
        let mut guard = live.inner.lock().await;
        let seated = &mut *guard;
        if seated.stored.stage == Stage::Waiting || seated.is_closed() {
            return Err(NotDone::NotOn);
        }
        if seated.evening.paused.is_some() {
            return Err(NotDone::Paused);
        }
        if let Actor::Seat(seat) = entry.by
            && seated.bot_on(seat).is_some() != (hand == Hand::Bot)
        {
            // The person was back before the bot had made up its mind, or has to come back first.
            return Err(if hand == Hand::Bot { NotDone::Stale } else { NotDone::Away });
        }
        if ply != seated.table.entries() {
            return Err(NotDone::Stale);
        }
        match &entry.what {
            What::Play(action) => seated.table.check(entry.by, action).map_err(NotDone::Refused)?,
            What::Undo(keep) => {
                if *keep >= seated.table.plies() {
                    return Err(NotDone::Undo(UndoError::Nothing));
                }
                let floor = seated.table.undo_floor(entry.by);
                if *keep < floor {
                    return Err(NotDone::Undo(UndoError::TooFar { floor }));
                }
            }
            What::Agreed { keep, .. } => {
                let over = seated.table.status().outcome().is_some();
                if over || *keep >= seated.table.plies() {
                    return Err(NotDone::Undo(UndoError::Nothing));
                }
            }
            // Written once, when a table is opened at a step of another game.
            What::Chance(_) => return Err(NotDone::NotOn),
        }
        match self.store.append(&live.id, ply, &entry).await {
            Ok(()) => {}
            Err(store::Error::Conflict) => {
                // Another process was quicker: catch up with the store.
                for missed in self.store.entries(&live.id, ply).await? {
                    let caught_up = seated.table.as_match().carry_out(&missed);
                    seated.turns.follow(seated.table.as_ref());
                    caught_up.map_err(|what| {
                        tracing::error!(
                            table = shortened(&live.id),
                            what,
                            "a table does not go with its store"
                        );
                        NotDone::Failed(Error::Internal)
                    })?;
                }
                live.told();
                return Err(NotDone::Stale);
            }
            Err(other) => return Err(other.into()),
        }
        seated.table.as_match().carry_out(&entry).expect("it was checked under the same lock");
        self.follow_plans(live, seated, ply, &entry).await;
        seated.turns.follow(seated.table.as_ref());
        self.metrics.acted(hand.word());
        seated.drop_curtains(entry.by);
        if let Status::Over(outcome) = seated.table.status() {
            let result = outcome.to_result();
            self.store.finish(&live.id, &result).await?;
            seated.stored.stage = Stage::Over;
            seated.stored.result = Some(result);
        }
        if hand == Hand::House {
            seated.evening.spend_house();
        }
        let decided = match entry.by {
            Actor::Seat(seat) if seated.table.undo_floor(entry.by) == seated.table.plies() => Some(seat),
            _ => None,
        };
        self.settle(live, seated, decided).await;
        self.announce(live, seated);
        drop(guard);
        live.told();
        self.wake_bots(live);
        Ok(())
    }

    fn held_table(&self, id: &str) -> Option<Arc<Live>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    /// Work that takes long, on the threads on which bots think; `None` if it failed or the server stops.
    pub(crate) async fn beside_the_pages<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        if *self.closed.borrow() {
            return None;
        }
        self.thinking.work(work).await
    }

    /// How many tables are in memory.
    pub(crate) fn held(&self) -> usize {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl Seated {
    /// Whether the host of the house ended it before its end.
    pub(crate) fn is_closed(&self) -> bool {
        self.stored.stage == Stage::Over && self.stored.result.is_none()
    }
}

impl Live {
    /// Looks at the table.
    pub(crate) async fn look<T>(&self, look: impl FnOnce(&Seated) -> T) -> T {
        look(&*self.inner.lock().await)
    }

    /// Changes when the table does.
    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    pub(crate) fn told(&self) {
        self.changes.send_modify(|change| *change += 1);
    }

    /// Lets time pass: tests do not wait.
    #[cfg(test)]
    pub(crate) async fn pass(&self, milliseconds: i64) {
        self.inner.lock().await.evening.pass(milliseconds);
    }

    /// Puts another table in its place: tests change what is hidden.
    #[cfg(test)]
    pub(crate) async fn swap(&self, table: Box<dyn Table>) -> Box<dyn Table> {
        std::mem::replace(&mut self.inner.lock().await.table, table)
    }
}
