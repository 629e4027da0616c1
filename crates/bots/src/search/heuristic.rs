//! What a title tells the search beside its rules.

use game::{BySeat, Dice, Outcome, Seat, Viewer};

use crate::bot::Greedy;

/// What a player makes of a position, outside the rules: what it is worth to everybody, and what to try first.
///
/// It is asked of sampled states only. The defaults suit a small game: nothing is preferred, and every simulation
/// is played at random to the end.
pub trait Heuristic: Greedy {
    /// Nothing is hidden and nothing is left to chance once the table is laid: one sample serves for all.
    const OPEN: bool = false;

    /// Whether [`weigh`](Heuristic::weigh) has a preference. Without one it is never asked.
    const WEIGHS: bool = false;

    /// How many plies a simulation goes on below the tree before the position is judged.
    const HORIZON: u32 = u32::MAX;

    /// The names of what makes up a position's worth: the keys of the words in which a hint gives its reasons.
    const TERMS: &'static [&'static str] = &[];

    /// Whose view it is.
    fn viewer(view: &Self::View) -> Viewer;

    /// So many points of lead make a victory about three times as likely.
    fn scale(&self) -> f32 {
        10.0
    }

    /// What the position is worth to a seat in points, one by one of [`TERMS`](Heuristic::TERMS).
    fn terms(&self, seat: Seat, out: &mut [f32]) {
        let _ = (seat, out);
    }

    /// Each seat's share of the victory to be expected; they sum up to about 1.
    fn value(&self) -> BySeat<f32> {
        let mut points = BySeat::default();
        let mut terms = [0.0; MOST_TERMS];
        for seat in Seat::first(self.seats()) {
            let terms = &mut terms[..Self::TERMS.len()];
            terms.fill(0.0);
            self.terms(seat, terms);
            points[seat] = terms.iter().sum();
        }
        shares_of_points(self.seats(), &points, self.scale())
    }

    /// The same for a game that is over: who won, and, where points have a scale, a little of how clearly.
    fn result(&self, outcome: &Outcome) -> BySeat<f32> {
        let winners = outcome.winners();
        let (mut shares, clearly) = match Self::TERMS {
            [] => (BySeat::default(), 0.0),
            _ => {
                let points = BySeat(outcome.scores.0.map(|score| score as f32));
                (shares_of_points(self.seats(), &points, self.scale()), CLEARLY)
            }
        };
        for seat in Seat::first(self.seats()) {
            let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            shares[seat] = clearly * shares[seat] + (1.0 - clearly) * won;
        }
        shares
    }

    /// Whether a simulation may stop here: not in the middle of a turn that is hard to judge.
    fn is_settled(&self) -> bool {
        true
    }

    /// How promising each legal action of a seat is: one weight for each, not all 0. What has none is not tried.
    fn weigh(&self, seat: Seat, legal: &[Self::Action], out: &mut Vec<f32>) {
        let _ = seat;
        out.extend(legal.iter().map(|_| 1.0));
    }

    /// The action that a simulation goes on with: its place in the list.
    fn guess(&self, seat: Seat, legal: &[Self::Action], dice: &mut Dice) -> usize {
        let _ = seat;
        dice.below(legal.len() as u32) as usize
    }
}

/// How much of a result is by how much, rather than who: simulations that end differ less by luck then.
const CLEARLY: f32 = 0.5;

/// The most terms that a title has.
pub(crate) const MOST_TERMS: usize = 12;

/// Shares of the victory by points: `scale` of them make about three times as much.
pub fn shares_of_points(seats: u8, points: &BySeat<f32>, scale: f32) -> BySeat<f32> {
    let most = Seat::first(seats).map(|seat| points[seat]).fold(f32::MIN, f32::max);
    let mut shares = BySeat::default();
    let mut sum = 0.0;
    for seat in Seat::first(seats) {
        shares[seat] = ((points[seat] - most) / scale).exp();
        sum += shares[seat];
    }
    Seat::first(seats).for_each(|seat| shares[seat] /= sum);
    shares
}

/// What is less likely than this to be any good is not tried.
const HOPELESS: f32 = 1e-3;

/// Weights for actions of so much worth: `patience` more makes about three times as much.
pub(crate) fn weights(worths: impl Iterator<Item = f32>, patience: f32, out: &mut Vec<f32>) {
    out.extend(worths);
    let most = out.iter().copied().fold(f32::MIN, f32::max);
    for worth in out {
        let weight = ((*worth - most) / patience).exp();
        *worth = if weight < HOPELESS { 0.0 } else { weight };
    }
}

/// The place of what is worth the most; `luck` is added at random, so that simulations differ.
pub(crate) fn best(worths: impl Iterator<Item = f32>, luck: f32, dice: &mut Dice) -> usize {
    let mut best = (f32::MIN, 0);
    for (place, worth) in worths.enumerate() {
        let worth = worth + luck * dice.below(1 << 16) as f32 / 65_536.0;
        if worth > best.0 {
            best = (worth, place);
        }
    }
    best.1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_sum_up_to_one_and_follow_the_points() {
        let shares = shares_of_points(3, &BySeat([30.0, 20.0, -400.0, 0.0, 0.0, 0.0]), 10.0);
        assert!((shares.0.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!((shares.0[0] / shares.0[1] - 1.0f32.exp()).abs() < 1e-3);
        assert_eq!((shares.0[3], shares.0[2] < 1e-6), (0.0, true));
    }
}
