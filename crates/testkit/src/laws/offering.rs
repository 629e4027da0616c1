//! What is offered, and what is refused.

use game::{Actor, Cites, Game, Notation, Refusal, Seat, Status, Viewer, Wire};
use serde_json::Value;

use super::{Position, Verdict, demand};
use crate::offer::{everybody, legal};

/// A seat is offered something exactly when the game waits for it, and the house only while a clock runs; the
/// list is sorted and unique; everything on it is accepted, and nothing else is; actions and numbers match.
///
/// # Errors
/// Says how it is broken.
pub fn offers<G: Notation>(at: &Position<'_, G>) -> Verdict {
    let state = at.state();
    let status = state.status();
    let clock_runs = matches!(status, Status::Waiting { clock: Some(_), .. });
    demand!(status.outcome().is_some() || !status.waiting().is_empty(), "the game waits for nobody");
    demand!(
        status.waiting().iter().all(|seat| seat.index() < at.seats().into()),
        "it waits for an empty chair"
    );
    for (number, action) in dense(state) {
        let back = state.action_number(action);
        demand!(back == number, "{action:?} has number {back}, but number {number} is that action too");
    }
    let beyond = state.action_numbered(G::META.actions);
    demand!(beyond.is_none(), "{beyond:?} has the number META.actions, which is too large");
    for by in everybody(at.seats()) {
        let legal = legal(state, by);
        match by {
            Actor::Seat(seat) => {
                let waits = status.waits_for(seat);
                demand!(waits != legal.is_empty(), "{by} is waited for: {waits}, and offered {legal:?}");
            }
            Actor::House => {
                demand!(clock_runs || legal.is_empty(), "no clock runs, and the house is offered {legal:?}");
            }
        }
        demand!(legal.is_sorted_by(|a, b| a < b), "not sorted and unique: {legal:?}");
        for action in &legal {
            let number = state.action_number(*action);
            let back = state.action_numbered(number);
            demand!(back == Some(*action), "{action:?} has number {number}, which is {back:?}");
            let played = state.clone().play(by, *action, &mut at.chance.clone());
            demand!(played.is_ok(), "{action:?} is offered to {by}, and refused: {:?}", played.err());
        }
        let mut copy = state.clone();
        let mut dice = at.chance.clone();
        for action in dense(state).map(|(_, action)| action).chain(legal.iter().flat_map(mutants)) {
            if legal.binary_search(&action).is_err() {
                let accepted = copy.play(by, action, &mut dice).is_ok();
                demand!(!accepted, "{action:?} is not offered to {by}, and accepted");
            }
        }
        let untouched = copy == *state && dice.learnt() == at.chance.learnt();
        demand!(untouched, "something that {by} was refused changed the state");
    }
    Ok(())
}

/// Every number that means an action.
pub(super) fn dense<G: Game>(state: &G) -> impl Iterator<Item = (usize, G::Action)> {
    (0..G::META.actions).filter_map(|number| Some((number, state.action_numbered(number)?)))
}

/// Actions that somebody could send who meddles with the wire: other numbers, other digits.
fn mutants<A: Wire>(action: &A) -> Vec<A> {
    fn leaves(value: &mut Value, whole: &mut dyn FnMut(&mut Value)) {
        match value {
            Value::Array(items) => items.iter_mut().for_each(|item| leaves(item, whole)),
            Value::Object(fields) => fields.values_mut().for_each(|field| leaves(field, whole)),
            leaf => whole(leaf),
        }
    }
    let twist = |twisted: &dyn Fn(&Value) -> Option<Value>| {
        let mut value = serde_json::to_value(action).ok()?;
        leaves(&mut value, &mut |leaf| *leaf = twisted(leaf).unwrap_or_else(|| leaf.take()));
        serde_json::from_value(value).ok()
    };
    let number = |to: fn(i64) -> i64| twist(&move |leaf| leaf.as_i64().map(|n| to(n).into()));
    let digits = |to: &str| {
        let swap = |c: char| if c.is_ascii_digit() { to.to_owned() } else { c.to_string() };
        twist(&|leaf| leaf.as_str().map(|text| text.chars().map(swap).collect::<String>().into()))
    };
    let numbers = [number(|n| n - 1), number(|n| n + 1), number(|_| 0), number(|_| 255)];
    numbers.into_iter().chain([digits("0"), digits("9"), digits("99")]).flatten().collect()
}

/// For everybody and every action, `refusal` is silent exactly when the action is offered, and cites a rule.
///
/// # Errors
/// Says how it is broken.
pub fn refusals<G: Notation>(at: &Position<'_, G>) -> Verdict {
    let state = at.state();
    for by in everybody(at.seats()) {
        let legal = legal(state, by);
        for (_, action) in dense(state) {
            let offered = legal.contains(&action);
            let refusal = state.refusal(by, action);
            demand!(offered == refusal.is_none(), "{by} {action:?}: offered is {offered}, but {refusal:?}");
            if let Some(Refusal::Rule(reason)) = refusal {
                demand!(!reason.rule().is_empty(), "{reason:?} cites no rule");
            }
        }
    }
    Ok(())
}

/// What a seat is offered and refused, and why, depends on nothing that the seat cannot see.
///
/// # Errors
/// Says how it is broken.
pub fn fair_offers<G: Notation>(at: &Position<'_, G>) -> Verdict {
    let state = at.state();
    let mut chance = at.chance.clone();
    for seat in Seat::first(at.seats()) {
        let by = Actor::Seat(seat);
        let sample = at.sample(Viewer::Seat(seat), &mut chance);
        let (is, should) = (legal(&sample, by), legal(state, by));
        demand!(is == should, "{seat} is offered {should:?}, but {is:?} if hidden things are otherwise");
        for (_, action) in dense(state) {
            let (is, should) = (sample.refusal(by, action), state.refusal(by, action));
            demand!(is == should, "{seat} {action:?}: {should:?}, but {is:?} if hidden things are otherwise");
        }
    }
    Ok(())
}
