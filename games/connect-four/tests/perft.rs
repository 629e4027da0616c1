//! How many sequences of drops there are: one wrong offer anywhere changes these numbers.
//!
//! The first six are powers of seven, since no column can be full; from the seventh on full columns are missing,
//! and from the eighth on games that are over. The same is counted by a naive referee that knows no bits.

use connect_four::{Options, State};
use game::Dice;
use testkit::{Table, perft};

/// Sequences of exactly so many drops.
const SIZES: [u64; 8] = [7, 49, 343, 2_401, 16_807, 117_649, 823_536, 5_673_234];

/// Columns as lists of discs, nothing clever.
#[derive(Clone, Default)]
struct Naive {
    columns: [Vec<usize>; 7],
    turn: usize,
}

impl Naive {
    fn at(&self, column: i32, row: i32) -> Option<usize> {
        let column = self.columns.get(usize::try_from(column).ok()?)?;
        column.get(usize::try_from(row).ok()?).copied()
    }

    fn is_over(&self) -> bool {
        let line = |column: i32, row: i32, (right, up): (i32, i32)| {
            let first = self.at(column, row);
            first.is_some() && (1..4).all(|n| self.at(column + n * right, row + n * up) == first)
        };
        let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
        (0..7).any(|column| (0..6).any(|row| ways.into_iter().any(|way| line(column, row, way))))
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.is_over() {
            return 0;
        }
        let open = (0..7).filter(|column| self.columns[*column].len() < 6);
        let below = |column: usize| {
            let mut next = self.clone();
            next.columns[column].push(self.turn);
            next.turn = 1 - self.turn;
            next.perft(depth - 1)
        };
        open.map(below).sum()
    }
}

#[test]
fn the_tree_of_drops_has_its_size() {
    let table = Table::<State>::new(2, &Options::default(), 1);
    for (depth, size) in (1..).zip(SIZES) {
        assert_eq!(perft(table.state(), &Dice::new(1.into()), depth), size, "depth {depth}");
    }
}

#[test]
fn a_naive_referee_counts_the_same() {
    for (depth, size) in (1..8).zip(SIZES) {
        assert_eq!(Naive::default().perft(depth), size, "depth {depth}");
    }
}
