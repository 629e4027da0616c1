//! Who wins how often.

use std::cmp::Ordering;

use game::Dice;

/// The results of one bot over many games.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Standing {
    /// Games played.
    pub games: u32,
    /// Games won; a shared victory counts as a share of one.
    pub wins: f64,
    /// Points in all.
    pub points: i64,
    /// Sum of places, the first being 1.
    pub places: u64,
}

impl Standing {
    /// Share of games won.
    pub fn win_rate(&self) -> f64 {
        self.wins / f64::from(self.games.max(1))
    }
}

/// The 95 % interval of a share (Wilson's).
pub fn score_interval(rate: f64, games: u32) -> (f64, f64) {
    let (n, z) = (f64::from(games.max(1)), 1.96);
    let middle = rate + z * z / (2.0 * n);
    let spread = z * (rate * (1.0 - rate) / n + z * z / (4.0 * n * n)).sqrt();
    let scale = 1.0 + z * z / n;
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

/// A rating with its 95 % interval: 400 points more make ten places better to one worse.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The mean of all players is 1000.
    pub points: f64,
    /// The interval.
    pub low: f64,
    /// The interval.
    pub high: f64,
}

/// Who took which place in one game: the number of the player, and how many were better.
pub type Places = Vec<(usize, u8)>;

/// So many times the games are drawn anew, with repetition, to see how much chance is in the ratings.
const DRAWS: usize = 200;

/// Ratings of so many players by who was placed before whom (Bradley and Terry's model).
pub fn ratings(players: usize, games: &[Places]) -> Vec<Rating> {
    let points = fit(players, games.iter());
    let mut dice = Dice::new(1.into());
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); players];
    for _ in 0..DRAWS {
        let again = fit(players, games.iter().map(|_| dice.pick(games)));
        drawn.iter_mut().zip(again).for_each(|(all, points)| all.push(points));
    }
    let rating = |(points, mut drawn): (f64, Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        let at = |share: f64| drawn[(share * (DRAWS - 1) as f64).round() as usize];
        Rating { points, low: at(0.025), high: at(0.975) }
    };
    points.into_iter().zip(drawn).map(rating).collect()
}

fn fit<'a>(players: usize, games: impl Iterator<Item = &'a Places>) -> Vec<f64> {
    // One game that nobody won between any two keeps ratings finite.
    let mut better = vec![vec![0.5; players]; players];
    for places in games {
        for (one, place) in places {
            for (other, behind) in places.iter().filter(|(other, _)| other != one) {
                better[*one][*other] += match place.cmp(behind) {
                    Ordering::Less => 1.0,
                    Ordering::Equal => 0.5,
                    Ordering::Greater => 0.0,
                };
            }
        }
    }
    let mut strength = vec![1.0f64; players];
    for _ in 0..200 {
        for one in 0..players {
            let others = || (0..players).filter(|other| *other != one);
            let won: f64 = others().map(|other| better[one][other]).sum();
            let met =
                |other: usize| (better[one][other] + better[other][one]) / (strength[one] + strength[other]);
            let met: f64 = others().map(met).sum();
            if met > 0.0 {
                strength[one] = won / met;
            }
        }
        let mean = (strength.iter().map(|strength| strength.ln()).sum::<f64>() / players as f64).exp();
        strength.iter_mut().for_each(|strength| *strength /= mean);
    }
    strength.iter().map(|strength| 1000.0 + 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_holds_the_rate_and_narrows() {
        let (low, high) = score_interval(0.5, 100);
        assert!(low > 0.40 && low < 0.41 && high > 0.59 && high < 0.60, "{low} {high}");
        assert_eq!(score_interval(1.0, 10).1, 1.0);
        assert!(score_interval(0.5, 10_000).0 > 0.49);
    }

    #[test]
    fn ratings_follow_places_and_are_surer_after_more_games() {
        let game = |number: usize| {
            if number.is_multiple_of(4) { vec![(0, 1), (1, 0)] } else { vec![(0, 0), (1, 1)] }
        };
        let few = ratings(2, &(0..20).map(game).collect::<Vec<_>>());
        let many = ratings(2, &(0..2_000).map(game).collect::<Vec<_>>());
        // Three to one is 191 points.
        assert!((many[0].points - many[1].points - 191.0).abs() < 3.0, "{many:?}");
        assert!(many[0].low < many[0].points && many[0].points < many[0].high, "{many:?}");
        assert!(many[0].high - many[0].low < few[0].high - few[0].low, "{few:?} {many:?}");
        // Equal places are half a win each, and nobody's rating is infinite.
        let equal = ratings(2, &[vec![(0, 0), (1, 0)]]);
        assert!((equal[0].points - equal[1].points).abs() < 1e-6);
        assert!(ratings(2, &[vec![(0, 0), (1, 1)]])[0].points < 1_500.0);
    }
}
