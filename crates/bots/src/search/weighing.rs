//! What a decision was worth, looking back.

use game::{BySeat, Dice, Edition, Seat};

use super::bot::{Budget, grow};
use super::heuristic::Heuristic;
use super::tree::{Searched, Tree};

/// A decision, weighed. Shares are of the victory, as whoever decided could expect them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight<A> {
    /// Each seat's, had the best been done that the search found.
    pub before: BySeat<f32>,
    /// Each seat's, after what was done.
    pub after: BySeat<f32>,
    /// What promised more to whoever decided, if anything did, and how much.
    pub better: Option<(A, f32)>,
}

/// Thinks about a decision that was taken: by what `seat` could know then, and nothing that came to light later.
///
/// What was done may have looked bad to the search and got few looks: it gets its share of them here.
pub fn weigh<G: Heuristic>(
    edition: &'static Edition<G::Printed>,
    view: &G::View,
    seat: Seat,
    legal: &[G::Action],
    done: usize,
    budget: Budget,
    dice: &mut Dice,
) -> Weight<G::Action> {
    let mut tree = Tree::<G>::default();
    grow(&mut tree, (budget, 0), edition, view, seat, dice);
    let found = tree.found(legal);
    let best = (1..found.len())
        .fold(0, |best, place| if rank(&found[place]) > rank(&found[best]) { place } else { best });
    tree.begin_with(Some(done));
    for _ in found[done].tried..found[best].tried / 2 {
        tree.iterate(edition, view, dice);
    }
    let (best, done) = (found[best], tree.found(legal)[done]);
    let better = best.action != done.action && best.shares[seat] > done.shares[seat];
    Weight {
        before: if better { best.shares } else { done.shares },
        after: done.shares,
        better: better.then(|| (best.action, best.shares[seat])),
    }
}

fn rank<A>(searched: &Searched<A>) -> u32 {
    searched.tried
}

#[cfg(test)]
mod tests {
    use game::{Actor, Game, Printed, Viewer};
    use paris_connection::{Map, Options, State};

    use super::*;

    #[test]
    fn what_was_done_is_weighed_though_the_search_would_not_do_it() {
        let state = State::setup(Map::embedded(), 4, &Options::default(), &mut Dice::new(5.into()));
        let seat = state.status().waiting().iter().next().unwrap();
        let mut legal = Vec::new();
        state.legal_actions(Actor::Seat(seat), &mut legal);
        let view = state.view(Viewer::Seat(seat));
        for done in [0, legal.len() - 1] {
            let weight = weigh::<State>(
                Map::embedded(),
                &view,
                seat,
                &legal,
                done,
                Budget::Iterations(120),
                &mut Dice::new(1.into()),
            );
            for shares in [weight.before, weight.after] {
                assert!((shares.0.iter().sum::<f32>() - 1.0).abs() < 1e-3, "{weight:?}");
            }
            match weight.better {
                Some((action, share)) => assert!(action != legal[done] && share > weight.after[seat]),
                None => assert_eq!(weight.before, weight.after),
            }
        }
    }
}
