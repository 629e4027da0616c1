//! Dinner in Paris: what a position is worth, and what to try first.

use dinner_in_paris::{Action, RESTAURANTS_TO_END, State, View};
use game::{Dice, Game, Seat, Viewer};

use super::Chair;
use crate::search::{Heuristic, best, weights};

/// What a turn still to come in this round is worth, more of it early in the game; and in the last round.
const TURN: [f32; 2] = [11.5, 4.0];
const LAST_TURN: f32 = 7.5;
/// What a restaurant will bring over a whole game beside its points, with room for terraces and walled in.
const ROOM: [f32; 2] = [16.0, 4.0];
/// What an income of 1 brings at the end, and over a whole game.
const INCOME: [f32; 2] = [0.2, 4.8];
/// What a card in hand brings over a whole game, whatever it is.
const CARD: f32 = 3.2;
/// The part of an objective's points that is as good as lost while it is in hand, and how much of that comes back
/// when nothing is lacking: before the last round, and when this turn is the last.
const IN_HAND: f32 = 1.2;
const MET: [f32; 2] = [0.9, 1.6];
const NEAR: f32 = 1.3;
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
        if self.last_round().is_some() { 3.0 } else { 4.5 + 9.0 * left(self) }
    }

    /// The points that a seat will have in the end, as far as they differ from the others': fitted to some thousand
    /// games of greedy bots. Whose turn comes sooner counts:
    /// simulations stop where everybody has had as many, but reasons are given in the middle of a round.
    fn terms(&self, seat: Seat, out: &mut [f32]) {
        let points = self.count()[seat.index()];
        let components = &self.edition().printed;
        let view = self.view(Viewer::Seat(seat));
        let (left, last) = (left(self), self.last_round().is_some());
        let seats = usize::from(self.seats());
        let order = |seat: Seat| (seat.index() + seats - view.start.index()) % seats;
        let to_come = order(seat) >= order(view.active);
        out[0] = points.restaurants as f32 * (1.0 + left);
        out[1] = points.terraces as f32;
        out[2] = points.majorities.iter().sum::<i32>() as f32 * (1.0 - left);
        out[3] = points.completed as f32;
        if last && !to_come {
            out[3] += points.missed as f32;
            return;
        }
        // Early in the game objectives tell nothing yet.
        let told = (1.0 - 1.7 * left).max(0.0);
        for (objective, lacking) in self.objectives_of(seat) {
            let worth = f32::from(components.objective(objective).points);
            let near = if lacking == 0 { MET[usize::from(last)] } else { NEAR / (1.0 + lacking as f32) };
            out[3] += worth * told * (near - IN_HAND);
        }
        let chair = Chair::new(components, &view, seat);
        if last {
            out[4] = LAST_TURN + 0.5 * chair.of_build();
            out[5] = 0.3 * chair.promise;
            return;
        }
        for house in chair.houses() {
            out[0] += left * ROOM[usize::from(!chair.has_way(house))];
        }
        out[4] = f32::from(self.income(seat)) * (INCOME[0] + INCOME[1] * left);
        out[4] += chair.of_build() * (0.9 - 0.7 * left);
        if to_come {
            out[4] += TURN[0] + TURN[1] * left;
        }
        let cards: u8 = chair.hand.iter().sum();
        out[5] = chair.promise * (0.7 - 0.5 * left) + CARD * left * f32::from(cards);
    }

    /// Between two rounds, when everybody has had as many turns.
    fn is_settled(&self) -> bool {
        self.begins_round()
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

/// How much of the game is left, from 1 down to 0.
fn left(state: &State) -> f32 {
    let limit = RESTAURANTS_TO_END[usize::from(state.seats()) - 2];
    match state.last_round() {
        Some(_) => 0.0,
        None => 1.0 - state.opened().min(limit) as f32 / limit as f32,
    }
}
