//! What a chef would do, in words; and what a position promises to each seat.

use boards::Draw;
use bots::{Budget, Heuristic, advise};
use game::{Actor, Dice, Match, Seat, Viewer};
use prose::Locale;
use serde::Serialize;
use serde_json::Value;

use crate::table::Onlooker;

/// Advice is thought out elsewhere: it holds a copy of what it needs, which is what its seat may know.
pub type Advising = Box<dyn FnOnce(&mut Dice) -> Advice + Send>;

/// What each seat can expect, thought out elsewhere.
pub type Expecting = Box<dyn FnOnce(&mut Dice) -> Vec<f32> + Send>;

/// So many actions are suggested.
const BEST: usize = 3;

/// What a chef makes of a decision. Shares are of the victory, from 0 to 1, seat by seat.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Advice {
    /// What each seat can expect.
    pub expected: Vec<f32>,
    /// The best actions, the very best first.
    pub best: Vec<Suggestion>,
}

/// One of the best actions.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Suggestion {
    /// The action.
    pub action: Value,
    /// What it is called.
    pub label: String,
    /// What should follow in the same turn.
    pub then: Vec<String>,
    /// What each seat can expect after it.
    pub expected: Vec<f32>,
    /// What speaks for it, and against it, compared with the other actions.
    pub reasons: Vec<Reason>,
}

/// A part of what a position is worth.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct Reason {
    /// Which part, a slug.
    pub term: &'static str,
    /// So many points ahead of the average of the other actions.
    pub points: f32,
    /// Both in words.
    pub words: String,
}

/// "+1.5: what your hand promises".
fn words(prefix: &str, reason: bots::Reason, locale: Locale) -> String {
    let sign = if reason.points < 0.0 { "−" } else { "+" };
    let mut points = format!("{sign}{:.1}", reason.points.abs());
    if locale != Locale::En {
        points = points.replace('.', ",");
    }
    let term = locale.say(&format!("{prefix}-term-{}", reason.term));
    locale.fill("advice-reason", &[("points", &points), ("term", &term)])
}

pub(crate) fn advising<G: Draw + Heuristic>(
    table: &Match<G>,
    seat: Seat,
    budget: Budget,
    who: &Onlooker<'_>,
) -> Advising {
    let (edition, view) = (table.edition(), table.state().view(Viewer::Seat(seat)));
    let seats = usize::from(table.state().seats());
    let mut legal = Vec::new();
    table.state().legal_actions(Actor::Seat(seat), &mut legal);
    let (locale, names) = (who.locale, who.names.to_vec());
    Box::new(move |dice| {
        let advice = advise::<G>(edition, &view, &legal, (budget, BEST), dice);
        let called = |(action, view): &(G::Action, G::View)| {
            G::action(edition, view, *action).text(locale, Some(seat), &names)
        };
        let suggestion = |found: &bots::Suggestion<G>| {
            let expected = found.expected?;
            let reason = |reason: &bots::Reason| Reason {
                term: reason.term,
                points: reason.points,
                words: words(G::PREFIX, *reason, locale),
            };
            Some(Suggestion {
                action: serde_json::to_value(found.action).expect("an action is plain data"),
                label: G::action(edition, &view, found.action).text(locale, Some(seat), &names),
                then: found.then.iter().map(called).collect(),
                expected: expected.0[..seats].to_vec(),
                reasons: found.reasons.iter().map(reason).collect(),
            })
        };
        let best = advice.actions.iter().take(BEST).filter_map(suggestion).collect();
        Advice { expected: advice.expected.0[..seats].to_vec(), best }
    })
}

pub(crate) fn expecting<G: Heuristic>(table: &Match<G>, viewer: Viewer) -> Expecting {
    let (edition, view) = (table.edition(), table.state().view(viewer));
    let seats = usize::from(table.state().seats());
    Box::new(move |dice| bots::expected::<G>(edition, &view, dice).0[..seats].to_vec())
}
