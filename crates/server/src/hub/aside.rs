//! What happens beside the game: talk, and requests to take back.
//!
//! None of it is in the record but an undo that everybody agreed to.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, PoisonError};

use game::{BySeat, Entry, Seat, Seats, UndoError, Viewer, What};
use store::{Ask, Message, Room, Saying, Sitter, Stage, Store};

use super::plans::Plan;
use super::{Hub, Live, NotDone, Seated};
use crate::app::random_bytes;
use crate::error::Error;

/// As many messages as a page shows.
const SHOWN: u32 = 120;

/// What a table has beside its game.
#[derive(Default)]
pub(crate) struct Aside {
    /// What was said last, the oldest first.
    pub(crate) messages: Vec<Message>,
    /// What was asked for; it may have become void.
    ask: Option<Ask>,
    /// What each seat has prepared.
    pub(super) plans: BySeat<Plan>,
    /// The game and the step that it plays on from.
    pub(crate) origin: Option<(String, usize)>,
}

impl Aside {
    pub(super) async fn load(store: &dyn Store, id: &str) -> Result<Aside, store::Error> {
        let mut plans = BySeat::default();
        for (seat, plan) in store.plans(id).await? {
            plans[seat] = Plan::load(store, id, seat, &plan).await?;
        }
        Ok(Aside {
            messages: store.said(id, SHOWN).await?,
            ask: store.asked(id).await?,
            plans,
            origin: store.origin(id).await?,
        })
    }

    /// Whether somebody has prepared something.
    pub(super) fn is_prepared(&self) -> bool {
        self.plans.0.iter().any(|plan| !plan.actions.is_empty() || plan.alone)
    }
}

impl Seated {
    /// The request that is open: it holds for one position.
    pub(crate) fn ask(&self) -> Option<Ask> {
        self.aside.ask.filter(|ask| self.stored.stage == Stage::Playing && ask.ply == self.table.entries())
    }

    /// The people whom taking back all but `keep` actions concerns: they acted since, or saw what came of it.
    /// Bots agree to everything, and so does whoever sits at the same screen.
    pub(crate) fn concerned(&self, by: Seat, keep: usize) -> Seats {
        let touched = |seat: Seat| {
            (keep + 1..=self.table.plies()).any(|ply| {
                self.table.step(ply).is_some_and(|done| done.by == seat.into())
                    || !self.table.events(ply, Viewer::Seat(seat)).is_empty()
            })
        };
        let screen = |seat: Seat| match self.stored.chairs.get(seat.index()) {
            Some(Some(Sitter::Guest(guest))) => Some(guest.keeper()),
            _ => None,
        };
        let others = Seat::first(self.table.seats()).filter(|seat| screen(*seat) != screen(by));
        others.filter(|seat| self.bot_on(*seat).is_none() && touched(*seat)).collect()
    }

    /// Whether somebody may read a room: players read the watchers when the game is over.
    pub(crate) fn reads(&self, guest: Option<&str>, room: Room) -> bool {
        let plays = guest.is_some_and(|guest| !self.stored.seats_of(guest).is_empty());
        room == Room::Table || !plays || self.stored.stage == Stage::Over
    }

    /// Names what a page shows beside the game: it changes when that does for this viewer, and for nobody else.
    pub(crate) fn aside_version(&self, viewer: Viewer, guest: Option<&str>, shunned: usize) -> String {
        let last = self.aside.messages.iter().rev().find(|message| self.reads(guest, message.room));
        let ask = self.ask().map(|ask| (ask.by, ask.keep, ask.agreed));
        let plan = viewer.seat().map(|seat| self.aside.plans[seat].written().to_string());
        let mut hasher = DefaultHasher::new();
        (last.map(|message| message.id), ask, plan, shunned).hash(&mut hasher);
        format!("{:x}", hasher.finish())
    }
}

impl Hub {
    /// Says something at a table. Before the game everybody who has come reads everybody.
    pub(crate) async fn say(&self, live: &Live, guest: &store::Guest, saying: Saying) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        let gathers = seated.stored.stage == Stage::Waiting;
        let sits = !seated.stored.seats_of(&guest.id).is_empty();
        let room = if gathers || sits { Room::Table } else { Room::Watchers };
        self.utter(live, &mut seated, room, guest, saying).await
    }

    async fn utter(
        &self,
        live: &Live,
        seated: &mut Seated,
        room: Room,
        guest: &store::Guest,
        saying: Saying,
    ) -> Result<(), Error> {
        let id = self.store.say(&live.id, room, &guest.id, &saying).await?;
        let messages = &mut seated.aside.messages;
        messages.push(Message { id, room, by: guest.clone(), saying });
        let surplus = messages.len().saturating_sub(SHOWN as usize);
        messages.drain(..surplus);
        live.told();
        Ok(())
    }

    /// Nobody reads any more what somebody said who has left for good.
    pub(super) async fn hush(&self, guest: &str) {
        let held: Vec<Arc<Live>> =
            self.tables.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect();
        for live in held {
            let mut seated = live.inner.lock().await;
            seated.aside.messages.retain(|message| message.by.keeper() != guest);
            live.told();
        }
    }

    /// A ready phrase in the name of whoever sits there, if it is a person.
    async fn phrase(&self, live: &Live, seat: Seat, key: &str) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        let Some(Some(Sitter::Guest(guest))) = seated.stored.chairs.get(seat.index()).cloned() else {
            return Ok(());
        };
        self.utter(live, &mut seated, Room::Table, &guest, Saying::Phrase(key.to_owned())).await
    }

    /// Asks to take back all but `keep` actions; what is free is done at once.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        live: &Arc<Live>,
        by: Seat,
        ply: usize,
        keep: usize,
    ) -> Result<(), NotDone> {
        let free = {
            let mut seated = live.inner.lock().await;
            if seated.stored.stage != Stage::Playing {
                return Err(NotDone::NotOn);
            }
            if !seated.may_act(by) {
                let paused = seated.evening.paused.is_some();
                return Err(if paused { NotDone::Paused } else { NotDone::Away });
            }
            if ply != seated.table.entries() {
                return Err(NotDone::Stale);
            }
            if keep >= seated.table.plies() {
                return Err(NotDone::Undo(UndoError::Nothing));
            }
            let free = keep >= seated.table.undo_floor(by.into());
            if !free {
                if seated.ask().is_some_and(|open| open.by != by) {
                    return Err(NotDone::Failed(Error::Conflict("ask-open")));
                }
                let ask = Ask { ply, by, keep, agreed: Seats::NONE };
                self.store.ask(&live.id, Some(&ask)).await?;
                seated.aside.ask = Some(ask);
                live.told();
            }
            free
        };
        if free { self.undo(live, by.into(), ply, keep).await } else { self.carry_out_ask(live, ply).await }
    }

    /// Agrees to the open request, or refuses it; whoever asked takes it back by refusing.
    pub(crate) async fn answer(
        self: &Arc<Self>,
        live: &Arc<Live>,
        by: Seat,
        ply: usize,
        agrees: bool,
    ) -> Result<(), NotDone> {
        let refused = {
            let mut seated = live.inner.lock().await;
            let Some(mut ask) = seated.ask().filter(|ask| ask.ply == ply) else { return Err(NotDone::Stale) };
            if by != ask.by && !seated.concerned(ask.by, ask.keep).contains(by) {
                return Err(NotDone::Failed(Error::Forbidden("ask-not-yours")));
            }
            if agrees && by != ask.by {
                ask.agreed = ask.agreed.with(by);
                seated.aside.ask = Some(ask);
            } else if !agrees {
                seated.aside.ask = None;
            }
            self.store.ask(&live.id, seated.aside.ask.as_ref()).await?;
            live.told();
            !agrees && by != ask.by
        };
        if refused {
            return self.phrase(live, by, "rather-not").await.map_err(NotDone::Failed);
        }
        self.carry_out_ask(live, ply).await
    }

    /// Carries out the open request when everybody concerned has agreed.
    async fn carry_out_ask(self: &Arc<Self>, live: &Arc<Live>, ply: usize) -> Result<(), NotDone> {
        let (by, entry) = {
            let seated = live.inner.lock().await;
            let Some(ask) = seated.ask().filter(|ask| ask.ply == ply) else { return Ok(()) };
            let concerned = seated.concerned(ask.by, ask.keep);
            if concerned.iter().any(|seat| !ask.agreed.contains(seat)) {
                return Ok(());
            }
            let fresh = || game::Seed::from_bytes(random_bytes());
            let chance = seated.table.learnt_since(ask.keep).then(fresh);
            let what = What::Agreed { keep: ask.keep, with: concerned.iter().collect(), chance };
            (ask.by, Entry { by: ask.by.into(), what })
        };
        let asked = matches!(&entry.what, What::Agreed { with, .. } if !with.is_empty());
        self.carry_out(live, ply, entry).await?;
        if asked {
            self.phrase(live, by, "took-back").await.map_err(NotDone::Failed)?;
        }
        Ok(())
    }
}
