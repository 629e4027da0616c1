//! Who wins how often.

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
}
