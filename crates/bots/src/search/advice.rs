//! What a searcher would do, and why.

use game::{Actor, BySeat, Dice, Edition, Game, Log, Seat, Viewer};

use super::bot::{Budget, SearchBot};
use super::heuristic::{Heuristic, MOST_TERMS};
use super::tree::Tree;

/// So many samples are looked at for reasons, and for what a position is worth.
const SAMPLES: u32 = 24;
/// So many actions are compared for reasons.
const COMPARED: usize = 8;
/// So many reasons are given, of so many points at least.
const REASONS: usize = 3;
const TRIFLE: f32 = 0.05;
/// What comes next in a turn is told as far as it was tried so often.
const OFTEN: u32 = 12;

/// What a search makes of a decision.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<G: Game> {
    /// Each seat's share of the victory to be expected.
    pub expected: BySeat<f32>,
    /// Every legal action, the best first.
    pub actions: Vec<Suggestion<G>>,
}

/// One action of an advice.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion<G: Game> {
    /// The action.
    pub action: G::Action,
    /// What should follow in the same turn, each with what the table will look like then; only for the best ones.
    pub then: Vec<(G::Action, G::View)>,
    /// How often the search tried it.
    pub visits: u32,
    /// Each seat's share of the victory after it; nothing for what was never tried.
    pub expected: Option<BySeat<f32>>,
    /// What speaks for it and against it; only for the best ones.
    pub reasons: Vec<Reason>,
}

/// A part of what a position is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reason {
    /// One of [`Heuristic::TERMS`].
    pub term: &'static str,
    /// Points that the action is ahead of the average of the others in it.
    pub points: f32,
}

/// Thinks about a decision of whoever `view` belongs to, and gives reasons for the `best` actions.
pub fn advise<G: Heuristic>(
    edition: &'static Edition<G::Printed>,
    view: &G::View,
    legal: &[G::Action],
    (budget, best): (Budget, usize),
    dice: &mut Dice,
) -> Advice<G> {
    let Some(seat) = G::viewer(view).seat().filter(|_| !legal.is_empty()) else {
        return Advice { expected: expected::<G>(edition, view, dice), actions: Vec::new() };
    };
    if let [only] = legal {
        let expected = expected::<G>(edition, view, dice);
        let (then, reasons) = (Vec::new(), Vec::new());
        let must = Suggestion { action: *only, then, visits: 0, expected: Some(expected), reasons };
        return Advice { expected, actions: vec![must] };
    }
    let mut bot = SearchBot::<G>::new(budget, 1);
    let mut found = bot.search(edition, view, seat, legal, dice);
    found
        .sort_by(|a, b| (b.visits, b.shares[seat]).partial_cmp(&(a.visits, a.shares[seat])).expect("no NaN"));
    // After what the searcher would do, the others that are told follow by what they promise.
    let told = best.clamp(1, found.len());
    found[1..told].sort_by(|a, b| b.shares[seat].total_cmp(&a.shares[seat]));
    let tried: f32 = found.iter().map(|searched| searched.tried as f32).sum();
    let mut all = BySeat::default();
    for searched in &found {
        for at in 0..all.0.len() {
            all.0[at] += searched.shares.0[at] * searched.tried as f32 / tried.max(1.0);
        }
    }
    let compared: Vec<G::Action> = found.iter().take(COMPARED).map(|searched| searched.action).collect();
    let mut reasons = reasons::<G>(edition, view, seat, &compared, dice).into_iter().take(best);
    let place = |action: G::Action| legal.iter().position(|other| *other == action);
    let lines = compared.iter().take(best).map(|action| {
        let line = bot.line(place(*action)?, OFTEN);
        Some(certain::<G>(G::sample(edition, view, dice), seat, *action, &line, dice))
    });
    let mut lines = lines.map(Option::unwrap_or_default).collect::<Vec<_>>().into_iter();
    let actions = found.iter().map(|searched| Suggestion {
        action: searched.action,
        then: lines.next().unwrap_or_default(),
        visits: searched.visits,
        expected: (searched.tried > 0).then_some(searched.shares),
        reasons: reasons.next().unwrap_or_default(),
    });
    Advice { expected: all, actions: actions.collect() }
}

/// Each seat's share of the victory to be expected, as far as whoever `view` belongs to can know.
pub fn expected<G: Heuristic>(
    edition: &'static Edition<G::Printed>,
    view: &G::View,
    dice: &mut Dice,
) -> BySeat<f32> {
    let mut tree = Tree::<G>::default();
    let mut sum = BySeat::<f32>::default();
    for _ in 0..SAMPLES {
        let shares = tree.simulate(&mut G::sample(edition, view, dice), dice);
        sum.0.iter_mut().zip(shares.0).for_each(|(sum, share)| *sum += share / SAMPLES as f32);
    }
    sum
}

/// For each action, in which terms it leads to more, or less, than the others on average.
fn reasons<G: Heuristic>(
    edition: &'static Edition<G::Printed>,
    view: &G::View,
    seat: Seat,
    actions: &[G::Action],
    dice: &mut Dice,
) -> Vec<Vec<Reason>> {
    let mut sums = vec![[0.0; MOST_TERMS]; actions.len()];
    for _ in 0..SAMPLES {
        let state = G::sample(edition, view, dice);
        for (action, sum) in actions.iter().zip(&mut sums) {
            let mut after = state.clone();
            after.apply(Actor::Seat(seat), *action, dice, &mut Log::off());
            finish_turn(&mut after, seat, dice);
            let mut terms = [0.0; MOST_TERMS];
            after.terms(seat, &mut terms[..G::TERMS.len()]);
            sum.iter_mut().zip(terms).for_each(|(sum, term)| *sum += term / SAMPLES as f32);
        }
    }
    let others = (actions.len().max(2) - 1) as f32;
    let ahead = |own: &[f32; MOST_TERMS], term: usize| {
        let all: f32 = sums.iter().map(|sum| sum[term]).sum();
        own[term] - (all - own[term]) / others
    };
    let of = |own: &[f32; MOST_TERMS]| {
        let each = G::TERMS.iter().enumerate();
        let mut reasons: Vec<Reason> =
            each.map(|(at, term)| Reason { term, points: ahead(own, at) }).collect();
        reasons.retain(|reason| reason.points.abs() >= TRIFLE && actions.len() > 1);
        reasons.sort_by(|a, b| b.points.abs().total_cmp(&a.points.abs()));
        reasons.truncate(REASONS);
        reasons
    };
    sums.iter().map(of).collect()
}

/// A line of actions after the first, as long as nothing that is hidden or left to chance can be against it.
fn certain<G: Heuristic>(
    mut state: G,
    seat: Seat,
    first: G::Action,
    line: &[usize],
    dice: &mut Dice,
) -> Vec<(G::Action, G::View)> {
    let learnt = dice.learnt();
    let mut then = Vec::new();
    let mut line = line.iter();
    let mut action = first;
    let mut legal = Vec::new();
    while then.len() < MOST_CLICKS {
        state.apply(Actor::Seat(seat), action, dice, &mut Log::off());
        if dice.learnt() != learnt || !state.status().waits_for(seat) {
            break;
        }
        legal.clear();
        state.legal_actions(Actor::Seat(seat), &mut legal);
        // The tree has no node for what must be done.
        let next = match &legal[..] {
            [only] => Some(*only),
            _ => line.next().and_then(|number| state.action_numbered(*number)),
        };
        let Some(next) = next.filter(|next| legal.contains(next)) else { break };
        action = next;
        then.push((action, state.view(Viewer::Seat(seat))));
    }
    then
}

/// Plays on as a simulation would, until the turn is done.
fn finish_turn<G: Heuristic>(state: &mut G, seat: Seat, dice: &mut Dice) {
    let mut legal = Vec::new();
    for _ in 0..MOST_CLICKS {
        if !state.status().waits_for(seat) || state.is_settled() {
            return;
        }
        legal.clear();
        state.legal_actions(Actor::Seat(seat), &mut legal);
        let at = if legal.len() == 1 { 0 } else { state.guess(seat, &legal, dice) };
        state.apply(Actor::Seat(seat), legal[at], dice, &mut Log::off());
    }
}

/// No turn has more clicks than this, or it is not looked at further.
const MOST_CLICKS: usize = 40;

#[cfg(test)]
mod tests {
    use game::Printed;
    use paris_connection::{Map, Options, State};

    use super::*;

    #[test]
    fn advice_ranks_every_action_and_gives_reasons_for_the_best() {
        let state = State::setup(Map::embedded(), 4, &Options::default(), &mut Dice::new(3.into()));
        let seat = state.status().waiting().iter().next().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(seat.into(), &mut legal);
        let view = state.view(Viewer::Seat(seat));
        let mut dice = Dice::new(1.into());
        let advice = advise::<State>(Map::embedded(), &view, &legal, (Budget::Iterations(100), 2), &mut dice);
        assert_eq!(advice.actions.len(), legal.len());
        assert!(advice.actions.is_sorted_by(|a, b| a.visits >= b.visits));
        assert!((advice.expected.0.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{:?}", advice.expected);
        let reasons: Vec<usize> = advice.actions.iter().map(|action| action.reasons.len()).collect();
        // A swap is two clicks.
        let thens: Vec<usize> = advice.actions.iter().map(|action| action.then.len()).collect();
        assert!(thens[..2].iter().any(|n| *n > 0) && thens[2..].iter().all(|n| *n == 0), "{thens:?}");
        assert!(reasons[0] > 0 && reasons[2..].iter().all(|n| *n == 0), "{reasons:?}");
        let at_rest = expected::<State>(Map::embedded(), &state.view(Viewer::Public), &mut dice);
        assert!((at_rest.0[..4].iter().sum::<f32>() - 1.0).abs() < 1e-3, "{at_rest:?}");
    }
}
