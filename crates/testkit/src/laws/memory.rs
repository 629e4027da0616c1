//! What is written down, taken back and played again.

use game::{Actor, AnyMatch, Dice, Game, Log, Match, Notation, Record, Refusal, Step, Viewer, Wire};

use super::offering::dense;
use super::{Position, Verdict, demand};
use crate::offer::{any, everybody, offers};

/// Whatever is written down reads back as it was: options, actions, events, views and reasons as JSON, the
/// position in its notation.
///
/// # Errors
/// Says how it is broken.
pub fn round_trips<G: Notation>(at: &Position<'_, G>) -> Verdict {
    let state = at.state();
    round_trip(at.played.options())?;
    for viewer in at.viewers() {
        round_trip(&state.view(viewer))?;
    }
    if let Some(step) = at.played.steps().last() {
        for event in &step.events {
            round_trip(event)?;
            at.viewers()
                .filter_map(|viewer| G::witness(event, viewer))
                .try_for_each(|told| round_trip(&told))?;
        }
    }
    for (_, action) in dense(state) {
        round_trip(&action)?;
        for by in everybody(at.seats()) {
            if let Some(Refusal::Rule(reason)) = state.refusal(by, action) {
                round_trip(&reason)?;
            }
        }
    }
    let notation = state.notation();
    let back = G::parse(at.played.edition(), &notation)
        .map_err(|error| format!("the notation is not read: {error}\n{notation}"))?;
    demand!(back == *state, "the notation reads as another position:\n{notation}\n{back:?}");
    Ok(())
}

fn round_trip<T: Wire + PartialEq>(value: &T) -> Verdict {
    let text = serde_json::to_string(value).map_err(|error| format!("{value:?} is not written: {error}"))?;
    let back: T = serde_json::from_str(&text).map_err(|error| format!("{text} is not read: {error}"))?;
    demand!(back == *value, "{value:?} is written {text} and reads {back:?}");
    Ok(())
}

/// An undo is allowed while the same seat decides and nothing was learnt, and only then. It gives back exactly
/// the former state; what comes after it is as it would have been; and the seat knows no more than before.
///
/// # Errors
/// Says how it is broken.
pub fn undo<G: Notation>(at: &Position<'_, G>) -> Verdict {
    let played = at.played;
    let steps = played.steps();
    let learnt = learnt_before_each(played);
    let mut copy = played.clone();
    for by in everybody(at.seats()) {
        let decides = by.seat().is_some_and(|seat| played.status().waits_for(seat));
        let free = |(step, before): &(&Step<G>, &u64)| step.by == by && Some(*before) == learnt.last();
        let own = steps.iter().zip(&learnt).rev().take_while(free).count();
        let floor = steps.len() - if decides { own } else { 0 };
        demand!(played.undo_floor(by) == floor, "{by} may go back to {}, not {floor}", played.undo_floor(by));
        for keep in floor.checked_sub(1).into_iter().chain([steps.len()]) {
            demand!(copy.undo(by, keep).is_err(), "{by} took back all but {keep}, beyond {floor}");
        }
        for keep in floor..steps.len() {
            taken_back(at, by, keep)?;
        }
    }
    let same = copy.state() == played.state() && copy.steps() == steps && copy.entries() == played.entries();
    demand!(same, "an undo that was refused changed something");
    Ok(())
}

/// How much had been learnt before each step, and now.
fn learnt_before_each<G: Game>(played: &Match<G>) -> Vec<u64> {
    let mut dice = Dice::new(played.seed());
    let mut state = G::setup(played.edition(), played.state().seats(), played.options(), &mut dice);
    let mut learnt = vec![dice.learnt()];
    for step in played.steps() {
        state.apply(step.by, step.action, &mut dice, &mut Log::off());
        learnt.push(dice.learnt());
    }
    learnt
}

/// Takes back all but `keep` actions, then does them again.
fn taken_back<G: Notation>(at: &Position<'_, G>, by: Actor, keep: usize) -> Verdict {
    let steps = at.played.steps();
    let mut chance = at.chance.clone();
    let mut again = at.played.clone();
    again.undo(by, keep).map_err(|error| format!("{by} may not take back all but {keep}: {error:?}"))?;
    let former = replayed(at.played, keep)?;
    demand!(again.state() == former.state(), "undo to {keep} by {by} leads elsewhere");
    demand!(again.steps() == &steps[..keep], "undo to {keep} by {by} leaves other steps");

    // Nothing was learnt: wherever the seat could have been, the same actions show it the same.
    if let Some(viewer) = by.seat().map(Viewer::Seat) {
        let mut elsewhere = former.resampled(viewer, &mut chance);
        let looks_alike = elsewhere.state().view(viewer) == former.state().view(viewer);
        let goes_alike = steps[keep..].iter().all(|step| elsewhere.play(step.by, step.action).is_ok());
        demand!(
            !(looks_alike && goes_alike) || elsewhere.state().view(viewer) == at.state().view(viewer),
            "{by} may take back all but {keep}, and has learnt something since"
        );
    }
    // The future is what it would have been.
    for step in &steps[keep..] {
        again.play(step.by, step.action).map_err(|refusal| format!("taken back, {refusal} now"))?;
    }
    demand!(again.state() == at.state(), "taken back to {keep} and done again by {by}, it leads elsewhere");
    let offers = offers(at.state());
    if !offers.is_empty() {
        let (by, action) = any::<G>(&offers, &mut chance);
        let mut straight = at.played.clone();
        let (here, there) = (straight.play(by, action).is_ok(), again.play(by, action).is_ok());
        let same = here == there && straight.state() == again.state();
        demand!(same, "after an undo, {by} {action:?} leads elsewhere");
    }
    Ok(())
}

/// The first `plies` actions, played again from the seed.
fn replayed<G: Game>(played: &Match<G>, plies: usize) -> Result<Match<G>, String> {
    let seats = played.state().seats();
    let mut again = Match::<G>::new(played.edition(), seats, played.options().clone(), played.seed())?;
    for step in &played.steps()[..plies] {
        again.play(step.by, step.action).map_err(|refusal| format!("replayed: {refusal}"))?;
    }
    Ok(again)
}

/// The same options, seed and actions give the same states, events and end; so does the record of the match.
///
/// # Errors
/// Says how it is broken.
pub fn replays<G: Notation>(at: &Position<'_, G>) -> Verdict {
    let played = at.played;
    let again = replayed(played, played.steps().len())?;
    let differs = again.steps().iter().zip(played.steps()).position(|(one, other)| one != other);
    demand!(differs.is_none(), "step {} comes out otherwise", differs.unwrap_or_default() + 1);
    demand!(again.state() == played.state(), "the same actions lead elsewhere");
    demand!(again.status() == played.status(), "the same game has another end");

    let names = everybody(at.seats()).filter_map(Actor::seat).map(|seat| seat.to_string()).collect();
    let record = played.record(names);
    let text = serde_json::to_string(&record).map_err(|error| error.to_string())?;
    let read: Record = serde_json::from_str(&text).map_err(|error| format!("{error} in {text}"))?;
    let reread = from_record::<G>(played, &read)?;
    demand!(reread.record(read.seats.clone()) == record, "the record, read and replayed, is another record");
    for viewer in at.viewers() {
        let (is, should) = (AnyMatch::view(&*reread, viewer), AnyMatch::view(played, viewer));
        demand!(is == should, "the record, read and replayed, looks different to {viewer}");
    }
    Ok(())
}

/// A record, replayed as a server does: without knowing the title's types.
fn from_record<G: Game>(played: &Match<G>, record: &Record) -> Result<Box<dyn AnyMatch>, String> {
    let options = serde_json::from_value(record.options.clone()).map_err(|error| error.to_string())?;
    let seats = record.seats.len() as u8;
    let mut again: Box<dyn AnyMatch> =
        Box::new(Match::<G>::new(played.edition(), seats, options, record.seed)?);
    for done in &record.actions {
        again.play(done.by, &done.action).map_err(|error| format!("the record is not played: {error}"))?;
    }
    Ok(again)
}
