//! Papà Paolo: what a position is worth, and what to try first.

use game::{Dice, Game, Seat, Viewer};
use papa_paolo::{Action, Stage, State, Task, View};

use super::{Mind, PIZZAS, REACH};
use crate::search::{Heuristic, best, weights};

/// The part of a plan that comes true before it is known which delivery tile one gets.
const UNSURE: f32 = 0.85;
/// What a pizza is worth that waits for the next round.
const LATER: f32 = 0.6;
/// What a house without a pizza is worth in the rounds to come, near a pizzeria and anywhere.
const NEAR: f32 = 0.45;
const FAR: f32 = 0.2;
/// What £1 and a pawn in hand are worth.
const POUND: f32 = 0.22;
const PAWN: f32 = 0.9;
/// What a step on each track is worth in each round to come.
const STEPS: [f32; 4] = [0.12, 0.15, 0.15, 0.3];
/// Points between two actions of which the better is tried about three times as often.
const PATIENCE: f32 = 0.3;
/// Chance in simulations, so that they differ.
const LUCK: f32 = 0.3;

impl Heuristic for State {
    const WEIGHS: bool = true;
    const HORIZON: u32 = 0;
    const TERMS: &'static [&'static str] = &["delivered", "experience", "pizzas", "houses", "money"];

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn scale(&self) -> f32 {
        5.0
    }

    /// Between two rounds: pawns and bids are hard to judge before it is seen who delivers what.
    fn is_settled(&self) -> bool {
        self.begins_round()
    }

    fn terms(&self, seat: Seat, out: &mut [f32]) {
        let view = self.view(Viewer::Seat(seat));
        let Some(mind) = Mind::of(self.edition(), &view) else { return };
        let me = mind.me;
        let left = (4 - mind.round) as f32;
        // What is delivered in this round is still to come before its deliveries.
        let delivers = self.stage() < Stage::Delivering || me.task == Task::Delivering;
        let last = self.round() == 4;
        out[0] = me.score.delivered as f32;
        out[1] = (me.score.versatility + me.score.experts) as f32;
        for colour in 0..4 {
            out[1] += f32::from(me.gains[colour]) * mind.steps[colour];
            out[1] += f32::from(me.levels[colour]) * STEPS[colour] * left;
        }
        let waiting = mind.waiting();
        let (near, all) = mind.houses;
        let mut planned = 0.0;
        if delivers {
            let (worth, count) = match me.delivery {
                Some(id) => {
                    let tile = mind.printed.delivery(id);
                    mind.town.plan(&mind.steps, mind.means(tile.pizzas, tile.distance))
                }
                None => {
                    let means = mind.means(PIZZAS[mind.round] as u8, REACH[mind.round]);
                    let (worth, count) = mind.town.plan(&mind.steps, means);
                    (worth * UNSURE, count)
                }
            };
            out[0] += worth;
            planned = f32::from(count);
        }
        // What stays on the pizzerias is an asset for the next round, and waste in the last.
        let rest = (waiting - planned).max(0.0);
        out[2] = if last { -rest } else { LATER * rest.min(8.0) };
        let free = (all - planned).max(0.0);
        let close = (near - planned).max(0.0);
        if last {
            // Room to deliver is of use only while pizzas can still come.
            out[3] = if self.stage() < Stage::Delivering { 0.1 * close.min(4.0) } else { 0.0 };
        } else {
            let goal = PIZZAS[mind.round + 1];
            out[3] = NEAR * close.min(goal) + FAR * free.min(2.0 * goal);
        }
        let pound = if last { 0.03 } else { POUND };
        out[4] = pound * mind.money.min(30.0);
        if self.stage() <= Stage::Acting {
            // Pawns still in hand.
            out[4] += PAWN * f32::from(me.pawns);
        }
    }

    fn weigh(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let view = self.view(Viewer::Seat(seat));
        let Some(mind) = Mind::of(self.edition(), &view) else { return };
        if mind.me.task == Task::Delivering {
            let wanted = mind.deliver(legal);
            out.extend(legal.iter().map(|action| if *action == wanted { 20.0 } else { 1.0 }));
            return;
        }
        let worth = |action: &Action| mind.worth_here(self, *action);
        weights(legal.iter().map(worth), PATIENCE, out);
    }

    fn guess(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        let view = self.view(Viewer::Seat(seat));
        let Some(mind) = Mind::of(self.edition(), &view) else { return 0 };
        if mind.me.task == Task::Delivering {
            let wanted = mind.deliver(legal);
            return legal.iter().position(|action| *action == wanted).unwrap_or(0);
        }
        let worth = |action: &Action| mind.worth_here(self, *action);
        best(legal.iter().map(worth), LUCK, dice)
    }
}

impl Mind<'_> {
    fn worth_here(&self, state: &State, action: Action) -> f32 {
        match action {
            // What is drawn next does not matter for one's own next two clicks.
            Action::Place(field) => self.pawn(state, field, Dice::new(0.into())),
            action => self.worth(action),
        }
    }
}
