//! Prepared moves: what a seat has laid out for its next turns, and the switch "when there is only one choice".
//!
//! A plan is played like any click, and only what is legal. It is nobody else's business: no page or stream but its
//! owner's depends on it.

use std::sync::Arc;

use catalog::Onlooker;
use game::{Actor, Entry, Seat, Viewer, What};
use prose::Locale;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{Stage, Store};

use super::{Hand, Hub, Live, NotDone, Seated};
use crate::error::Error;

/// More than anybody thinks ahead.
const LONGEST: usize = 60;

/// What a seat has prepared.
#[derive(Clone, Default, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    /// Actions, in order.
    pub(crate) actions: Vec<Value>,
    /// Whether to play when there is only one choice.
    pub(crate) alone: bool,
    /// Why the last plan ended early.
    pub(crate) stopped: Option<Stopped>,
    /// The number of the entry as which the first action is being played: after a crash, the history says whether
    /// it was.
    trying: Option<usize>,
}

/// Why a plan ended early.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Stopped {
    /// The action that was not played.
    pub(crate) action: Value,
    /// The refusal's words in each language: the position that they speak of passes. None if the seat itself, or an
    /// undo, put the plan aside.
    why: Option<Vec<(String, String)>>,
}

impl Stopped {
    /// The refusal's words.
    pub(crate) fn why(&self, locale: Locale) -> Option<&str> {
        let found = self.why.as_ref()?.iter().find(|(tag, _)| tag == locale.tag());
        found.map(|(_, words)| words.as_str())
    }
}

/// A change of a plan.
#[derive(Debug)]
pub(crate) enum Change {
    /// One more action at the end.
    Add(Value),
    /// This one and all that follow are dropped: they were chosen for what it leads to.
    DropFrom(usize),
    /// Whether to play when there is only one choice.
    Alone(bool),
}

impl Plan {
    /// From the store; an action that was being played when the program ended is dropped if it was kept.
    pub(super) async fn load(
        store: &dyn Store,
        id: &str,
        seat: Seat,
        value: &Value,
    ) -> Result<Plan, store::Error> {
        let mut plan: Plan = serde_json::from_value(value.clone())
            .map_err(|error| store::Error::Corrupt(format!("plan of {seat}: {error}")))?;
        if let Some(ply) = plan.trying.take() {
            let next = store.entries(id, ply).await?.into_iter().next();
            let first = plan.actions.first().cloned();
            if first.is_some() && next == first.map(|action| played(seat, action)) {
                plan.actions.remove(0);
            }
        }
        Ok(plan)
    }

    /// As it is kept.
    pub(super) fn written(&self) -> Value {
        serde_json::to_value(self).expect("a plan is plain data")
    }

    /// Ends here.
    fn stop(&mut self, why: Option<Vec<(String, String)>>) {
        if !self.actions.is_empty() {
            self.stopped = Some(Stopped { action: self.actions.swap_remove(0), why });
        }
        self.actions.clear();
        self.trying = None;
    }
}

fn played(seat: Seat, action: Value) -> Entry {
    Entry { by: seat.into(), what: What::Play(action) }
}

/// What comes next for a seat that has prepared something.
enum Next {
    Play(Value),
    Stop(Vec<(String, String)>),
}

impl Seated {
    /// What a seat has prepared.
    pub(crate) fn plan(&self, seat: Seat) -> &Plan {
        &self.aside.plans[seat]
    }

    fn next_prepared(&self) -> Option<(Seat, Next)> {
        if self.stored.stage != Stage::Playing {
            return None;
        }
        let waiting = self.table.status().waiting();
        waiting.iter().filter(|seat| self.may_act(*seat)).find_map(|seat| {
            let plan = &self.aside.plans[seat];
            match plan.actions.first() {
                Some(action) if self.table.check(seat.into(), action).is_ok() => {
                    Some((seat, Next::Play(action.clone())))
                }
                Some(action) => Some((seat, Next::Stop(self.refusal(seat, action)))),
                None if plan.alone => Some((seat, Next::Play(self.only_choice(seat)?))),
                None => None,
            }
        })
    }

    /// The only legal action. What can still be taken back leaves another choice.
    fn only_choice(&self, seat: Seat) -> Option<Value> {
        let mut legal = self.table.legal(seat.into());
        let free = self.table.undo_floor(seat.into()) < self.table.plies();
        if legal.len() == 1 && !free { legal.pop() } else { None }
    }

    fn refusal(&self, seat: Seat, action: &Value) -> Vec<(String, String)> {
        let names = self.stored.names();
        let words = |locale: Locale| {
            let who = Onlooker { viewer: Viewer::Seat(seat), names: &names, locale, live: true };
            let why = self.table.why_not(seat, action, &who).ok().flatten();
            why.map(|why| (locale.tag().to_owned(), format!("{}. {}", why.short, why.long)))
        };
        Locale::ALL.into_iter().filter_map(words).collect()
    }

    /// What an entry means for the plans: what was prepared is done; whoever plays or goes back by hand has thought
    /// again.
    fn replan(&mut self, ply: usize, entry: &Entry) -> Vec<Seat> {
        let mut changed = Vec::new();
        let all_go_back = matches!(entry.what, What::Agreed { .. });
        for seat in Seat::first(self.table.seats()) {
            let plan = &mut self.aside.plans[seat];
            if plan.actions.is_empty() || !(all_go_back || entry.by == Actor::Seat(seat)) {
                continue;
            }
            let prepared = matches!(&entry.what, What::Play(action) if plan.actions.first() == Some(action));
            if prepared && plan.trying == Some(ply) {
                plan.actions.remove(0);
                plan.trying = None;
            } else {
                plan.stop(None);
            }
            changed.push(seat);
        }
        changed
    }
}

impl Hub {
    /// Keeps the plans in step with an entry that was just carried out.
    pub(super) async fn follow_plans(&self, live: &Live, seated: &mut Seated, ply: usize, entry: &Entry) {
        for seat in seated.replan(ply, entry) {
            let plan = seated.aside.plans[seat].written();
            if let Err(error) = self.store.keep_plan(&live.id, seat, &plan).await {
                // The entry is kept all the same. Should the program end now, the plan is compared with the history.
                tracing::error!(table = %live.id, %error, "a plan could not be kept");
            }
        }
    }

    /// Changes what a seat has prepared, and plays it if it is that seat's turn.
    pub(crate) async fn plan(
        self: &Arc<Self>,
        live: &Arc<Live>,
        seat: Seat,
        change: Change,
    ) -> Result<(), Error> {
        let mut seated = live.inner.lock().await;
        if seated.stored.stage != Stage::Playing {
            return Err(Error::Conflict("error-not-on"));
        }
        let mut plan = seated.aside.plans[seat].clone();
        plan.stopped = None;
        match change {
            Change::Add(action) => {
                if let Err(game::PlayError::Malformed(what)) = seated.table.check(seat.into(), &action) {
                    return Err(Error::Impossible("error-action", what));
                }
                if plan.actions.len() >= LONGEST {
                    return Err(Error::TooMany("plan-long"));
                }
                plan.actions.push(action);
            }
            Change::DropFrom(first) => plan.actions.truncate(first),
            Change::Alone(alone) => plan.alone = alone,
        }
        plan.trying = None;
        self.store.keep_plan(&live.id, seat, &plan.written()).await?;
        seated.aside.plans[seat] = plan;
        drop(seated);
        live.told();
        self.wake_plans(live);
        Ok(())
    }

    /// Sees to it that what was prepared is played.
    pub(super) fn wake_plans(self: &Arc<Self>, live: &Arc<Live>) {
        let (hub, live) = (self.clone(), live.clone());
        tokio::spawn(async move { while hub.play_prepared(&live).await {} });
    }

    /// Plays one prepared action; false when there is nothing more to do.
    async fn play_prepared(self: &Arc<Self>, live: &Arc<Live>) -> bool {
        if live.inner.lock().await.next_prepared().is_none() {
            return false;
        }
        // A pause, as for bots, so that people can follow.
        let mut closing = self.closing();
        tokio::select! {
            () = tokio::time::sleep(self.bot_pause / 2) => {}
            _ = closing.wait_for(|closed| *closed) => return false,
        }
        let mut seated = live.inner.lock().await;
        let Some((seat, next)) = seated.next_prepared() else { return false };
        let ply = seated.table.entries();
        let mut plan = seated.aside.plans[seat].clone();
        let action = match next {
            Next::Play(action) => {
                plan.trying = (plan.actions.first() == Some(&action)).then_some(ply);
                Some(action)
            }
            Next::Stop(why) => {
                plan.stop(Some(why));
                None
            }
        };
        // What is on the disk says which entry it will be, before it is.
        if let Err(error) = self.store.keep_plan(&live.id, seat, &plan.written()).await {
            tracing::error!(table = %live.id, %error, "a plan could not be kept");
            return false;
        }
        seated.aside.plans[seat] = plan;
        drop(seated);
        let Some(action) = action else {
            live.told();
            return true;
        };
        // An action that was kept wakes the plans by itself.
        matches!(self.keep(live, ply, played(seat, action), Hand::Person).await, Err(NotDone::Stale))
    }
}
