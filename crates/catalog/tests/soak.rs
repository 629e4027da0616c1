//! Bots of all levels at every kind of table: none errs.

use std::time::Duration;

use catalog::{Budget, Catalog, Contest, Level, Player};

/// One game of each number of players, and one of each single option that differs, with all levels mixed.
/// `atable trial` plays every option with every number.
/// A bot that chooses what is not legal panics.
#[test]
fn bots_of_all_levels_play_everything_that_can_be_played() {
    let catalog = Catalog::embedded();
    for title in catalog.titles() {
        let meta = title.meta();
        let (mut number, mut played) = (0, Vec::new());
        for seats in meta.min_seats..=meta.max_seats {
            for options in title.variants(seats) {
                // Each option once, at the smallest table that it goes with.
                if !options.is_null() && played.contains(&options) {
                    continue;
                }
                played.push(options.clone());
                number += 1;
                let level = |seat: u8| Level::ALL[(usize::from(seat) + number) % Level::ALL.len()];
                let contest = Contest {
                    seats,
                    bots: (0..seats).map(|seat| Player::from(level(seat))).collect(),
                    budget: Some(Budget::Iterations(3)),
                    patience: Duration::ZERO,
                    rotate: false,
                    options,
                    seed: number as u64,
                    keep_record: false,
                };
                let over = title.contend(&contest, 0);
                assert!(over.outcome.is_some(), "{}: {contest:?}", meta.slug);
            }
        }
        assert!(number > usize::from(meta.max_seats - meta.min_seats));
    }
}
