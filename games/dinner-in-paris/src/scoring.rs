//! Counting (R11).

use game::{BySeat, Outcome, Seat};
use serde::{Deserialize, Serialize};

use crate::building::PIGEON_COINS;
use crate::cells::Cells;
use crate::data::Components;
use crate::ids::{Contest, Pigeon};
use crate::square::Square;
use crate::state::{Ending, MOST_SEATS, State};

/// R11: the points of one player, by where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// R11.1.
    pub restaurants: i32,
    /// R11.2.
    pub terraces: i32,
    /// R11.3 to R11.6: each of the three contests.
    pub majorities: [i32; 3],
    /// R9.5: completed.
    pub completed: i32,
    /// R9.5: lost for those still in hand, so never above 0.
    pub missed: i32,
}

impl Points {
    pub fn total(&self) -> i32 {
        self.restaurants + self.terraces + self.majorities.iter().sum::<i32>() + self.completed + self.missed
    }
}

/// What one player has in a contest: the parts that are not on the square.
pub(crate) struct Counted<'a> {
    pub(crate) terraces: &'a Cells,
    pub(crate) restaurants: usize,
    /// R11.3: the income, coin cards in hand, and two for each such pigeon card in hand.
    pub(crate) money: usize,
    /// R11.3: in hand and used.
    pub(crate) pigeons: usize,
}

impl Counted<'_> {
    /// R11.3: what counts in a contest. Covered terraces do not.
    pub(crate) fn in_contest(&self, contest: Contest, square: &Square) -> usize {
        match contest {
            Contest::Around(decor) => self.terraces.common(&square.around[decor.index()]),
            Contest::Area(area) => self.terraces.common(&square.halves[area.index()]),
            Contest::Restaurants => self.restaurants,
            Contest::Money => self.money,
            Contest::Pigeons => self.pigeons,
        }
    }
}

/// R11.4, R11.5: the points of each player in a contest; equal players share those of the ranks they fill.
///
/// R11.6, Q18: nothing is scored for nothing.
pub fn contest_points(components: &Components, counts: &[usize]) -> [i32; MOST_SEATS] {
    let ranks = &components.majority_points[counts.len() - 2];
    let mut points = [0; MOST_SEATS];
    for (seat, mine) in counts.iter().enumerate().filter(|(_, mine)| **mine > 0) {
        let better = counts.iter().filter(|other| *other > mine).count();
        let equal = counts.iter().filter(|other| *other == mine).count();
        let sum: i32 = ranks[better..better + equal].iter().map(|points| i32::from(*points)).sum();
        // Q25: with the printed points nothing is left over.
        points[seat] = sum / equal as i32;
    }
    points
}

impl State {
    fn counted(&self, seat: Seat) -> Counted<'_> {
        let player = self.player(seat);
        let coins = usize::from(player.hand[self.components().coin]);
        let pigeon_coins = usize::from(PIGEON_COINS * player.pigeons[Pigeon::TwoCoins.index()]);
        Counted {
            terraces: &self.own[seat.index()],
            restaurants: self.houses_of(seat).count(),
            money: usize::from(player.income) + coins + pigeon_coins,
            pigeons: player.pigeons.iter().chain(&player.used).map(|n| usize::from(*n)).sum(),
        }
    }

    /// R11: everybody's points as if the game were over now.
    pub fn count(&self) -> [Points; MOST_SEATS] {
        let components = self.components();
        let mut all = [Points::default(); MOST_SEATS];
        for seat in Seat::first(self.seats) {
            let player = self.player(seat);
            let points = &mut all[seat.index()];
            // R11.1.
            points.restaurants =
                self.houses_of(seat).map(|house| i32::from(components.menu(house.kind()).points)).sum();
            // R11.2.
            let rows = components.rows.iter().zip(&player.emptied);
            points.terraces = rows.map(|(row, emptied)| i32::from(row.worth[usize::from(*emptied)])).sum();
            // R9.5, R11.7.
            let worth = |objectives: crate::ids::Objectives| -> i32 {
                objectives.iter().map(|objective| i32::from(components.objective(objective).points)).sum()
            };
            points.completed = worth(player.completed);
            points.missed = -worth(player.objectives);
        }
        for (idx, contest) in self.majority().iter().enumerate() {
            let mut counts = [0; MOST_SEATS];
            for seat in Seat::first(self.seats) {
                counts[seat.index()] = self.counted(seat).in_contest(*contest, self.square());
            }
            let points = contest_points(components, &counts[..usize::from(self.seats)]);
            for seat in Seat::first(self.seats) {
                all[seat.index()].majorities[idx] = points[seat.index()];
            }
        }
        all
    }

    /// R11.8, Q20: the most points win; then the most terraces placed; then the victory is shared.
    pub(crate) fn outcome(&self, ending: Ending) -> Outcome {
        let points = self.count();
        let mut scores = BySeat::default();
        for seat in Seat::first(self.seats) {
            scores[seat] = points[seat.index()].total();
        }
        let placed = |seat: Seat| self.player(seat).emptied.iter().map(|n| u32::from(*n)).sum::<u32>();
        Outcome::by_key(self.seats, scores, ending.slug(), |seat| (scores[seat], placed(seat)))
    }
}
