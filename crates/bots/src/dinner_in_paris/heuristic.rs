//! Dinner in Paris: what a position is worth, and what to try first.

use dinner_in_paris::{Action, Phase, RESTAURANTS_TO_END, State, View};
use game::{Dice, Game, Seat, Viewer};

use super::Chair;
use crate::search::{Heuristic, best, weights};

/// How surely an objective is met for which nothing is lacking.
const HOPE: f32 = 0.9;
/// What an income of 1 brings over a whole game.
const INCOME: f32 = 6.0;
/// How much of what a hand promises is kept.
const PROMISE: f32 = 0.6;
/// Points between two actions of which the better is tried about three times as often.
const PATIENCE: f32 = 1.0;
/// Chance in simulations, so that they differ.
const LUCK: f32 = 0.5;

impl Heuristic for State {
    const WEIGHS: bool = true;
    const HORIZON: u32 = 0;
    const TERMS: &'static [&'static str] =
        &["restaurants", "terraces", "majorities", "objectives", "income", "cards"];

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn scale(&self) -> f32 {
        12.0
    }

    fn terms(&self, seat: Seat, out: &mut [f32]) {
        let points = self.count()[seat.index()];
        let components = &self.edition().printed;
        let limit = RESTAURANTS_TO_END[usize::from(self.seats()) - 2];
        let left = match self.last_round() {
            Some(_) => 0.0,
            None => 1.0 - self.opened().min(limit) as f32 / limit as f32,
        };
        out[0] = points.restaurants as f32;
        out[1] = points.terraces as f32;
        out[2] = points.majorities.iter().sum::<i32>() as f32;
        out[3] = points.completed as f32;
        for (objective, lacking) in self.objectives_of(seat) {
            let worth = f32::from(components.objective(objective).points);
            let chance = (HOPE - lacking as f32 / (1.0 + 10.0 * left)).max(0.0);
            out[3] += worth * (2.0 * chance - 1.0);
        }
        out[4] = f32::from(self.income(seat)) * left * INCOME;
        let view = self.view(Viewer::Seat(seat));
        let chair = Chair::new(components, &view, seat);
        out[5] = chair.promise * chair.use_of_cards() * PROMISE;
    }

    /// Between two turns.
    fn is_settled(&self) -> bool {
        self.phase() == Phase::Drawing
    }

    fn weigh(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let view = self.view(Viewer::Seat(seat));
        let chair = Chair::new(&self.edition().printed, &view, seat);
        weights(legal.iter().map(|action| chair.worth(*action)), PATIENCE, out);
    }

    fn guess(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        let view = self.view(Viewer::Seat(seat));
        let chair = Chair::new(&self.edition().printed, &view, seat);
        best(legal.iter().map(|action| chair.worth(*action)), LUCK, dice)
    }
}
