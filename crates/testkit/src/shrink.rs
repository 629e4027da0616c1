//! Makes a game that breaks a law shorter.

use game::{Match, Notation};

use crate::laws::{Law, Position, caught};
use crate::offer::Offer;

/// So many games are tried at most.
const TRIES: usize = 1_000;

/// A shorter game at whose end the law is broken too, and how; `None` if none was found.
///
/// Stretches of actions are left out, long ones first, then single ones. What has thereby become illegal is left
/// out as well.
pub(crate) fn shrunk<G: Notation>(law: Law, played: &Match<G>) -> Option<(String, Match<G>)> {
    let mut best = None;
    let mut actions: Vec<Offer<G>> = played.steps().iter().map(|step| (step.by, step.action)).collect();
    let mut tries = 0;
    let mut stretch = actions.len();
    while stretch > 0 {
        let mut from = 0;
        while from < actions.len() && tries < TRIES {
            tries += 1;
            let to = (from + stretch).min(actions.len());
            let fewer = [&actions[..from], &actions[to..]].concat();
            match breaks(law, played, &fewer) {
                Some((what, shorter)) => {
                    actions = shorter.steps().iter().map(|step| (step.by, step.action)).collect();
                    best = Some((what, shorter));
                }
                None => from += stretch,
            }
        }
        stretch /= 2;
    }
    best
}

/// Plays those of the actions that are legal, and sees whether the law is broken at the end.
fn breaks<G: Notation>(law: Law, like: &Match<G>, actions: &[Offer<G>]) -> Option<(String, Match<G>)> {
    let seats = like.state().seats();
    let mut played = Match::<G>::new(like.edition(), seats, like.options().clone(), like.seed()).ok()?;
    let play = || {
        for (by, action) in actions {
            let _ = played.play(*by, *action);
        }
        Ok(())
    };
    caught(play).ok()?;
    let what = law.holds(&Position::of(&played)).err()?;
    Some((what, played))
}
