//! Connect Four: what a sensible player does.
//!
//! Win if a disc wins; otherwise leave the other no disc that wins; otherwise stay near the middle.

use connect_four::{Action, Column, Components, State, View};
use game::{Dice, Edition, Game, Log, Seat, Viewer};

use crate::bot::Greedy;
use crate::search::Heuristic;

impl Greedy for State {
    fn greedy(
        edition: &'static Edition<Components>,
        view: &View,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Action {
        let table = State::sample(edition, view, dice);
        let worth = |action: Action| {
            let after = dropped(&table, view.active, action);
            if after.status().outcome().is_some() {
                return WON;
            }
            let other = view.active.next(2);
            let mut replies = Vec::with_capacity(Column::COUNT);
            after.legal_actions(other.into(), &mut replies);
            let wins = |reply: &&Action| {
                let outcome = dropped(&after, other, **reply).status().outcome().copied();
                outcome.is_some_and(|outcome| outcome.place(view.active) > 0)
            };
            let losses = replies.iter().filter(wins).count() as i32;
            nearness(action) - LOST * losses
        };
        let best = legal.iter().map(|action| worth(*action)).max();
        let equal: Vec<Action> =
            legal.iter().copied().filter(|action| Some(worth(*action)) == best).collect();
        *dice.pick(&equal)
    }
}

const WON: i32 = 1_000;
const LOST: i32 = 100;

/// 3 in the middle, 0 at the sides: more lines run through the middle.
fn nearness(Action::Drop(column): Action) -> i32 {
    3 - (column.index() as i32 - 3).abs()
}

fn dropped(table: &State, seat: Seat, action: Action) -> State {
    let mut after = *table;
    // Chance has no part in it: any dice will do.
    after.apply(seat.into(), action, &mut Dice::new(0.into()), &mut Log::off());
    after
}

/// Nothing is hidden and nothing is left to chance; simulations are played at random to the end.
impl Heuristic for State {
    const OPEN: bool = true;

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }
}
