//! The end (R11), and points for money (R12.3).

use game::{BySeat, Outcome, Seat};

use crate::ids::Colour;
use crate::state::State;

/// R11.4: points for a marker in the last column.
pub const EXPERT: i32 = 2;
/// R12.3: points for the most money, and for the next most.
const MONEY_POINTS: [i32; 2] = [2, 1];
/// R11.1: there is only one way.
pub(crate) const ENDINGS: [&str; 1] = ["five-rounds"];

/// What a player's points are made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// R11.2.
    pub delivered: i32,
    /// R11.3.
    pub versatility: i32,
    /// R11.4.
    pub experts: i32,
    /// R11.5: never above 0.
    pub waste: i32,
    /// R12.3.
    pub money: i32,
}

impl Score {
    pub const fn total(&self) -> i32 {
        self.delivered + self.versatility + self.experts + self.waste + self.money
    }
}

impl State {
    /// R11.2 to R11.5: the points of a player if the game ended now, without those for money.
    pub(crate) fn open_score(&self, seat: Seat) -> Score {
        let player = self.player(seat);
        let tracks = &self.printed().tracks;
        let least = player.levels.iter().min().expect("four tracks");
        let experts = Colour::ALL.iter().filter(|colour| self.is_expert(seat, **colour)).count();
        Score {
            delivered: player.district.delivered().into(),
            versatility: tracks.versatility[usize::from(*least)].into(),
            experts: EXPERT * experts as i32,
            waste: -i32::from(player.district.waiting()),
            money: 0,
        }
    }

    /// R12.3, Q36: two points for the most money, which may be several; one for the next, unless there were.
    fn money_points(&self, seat: Seat) -> i32 {
        let richer = |other: &Seat| self.player(*other).money > self.player(seat).money;
        let richer: usize = Seat::first(self.seats).filter(richer).count();
        MONEY_POINTS.get(richer).copied().unwrap_or(0)
    }

    pub(crate) fn final_score(&self, seat: Seat) -> Score {
        let money = if self.options.money_points { self.money_points(seat) } else { 0 };
        Score { money, ..self.open_score(seat) }
    }

    /// R11.6: the most points, then the most money; otherwise the victory is shared.
    pub(crate) fn outcome(&self) -> Outcome {
        let mut scores = BySeat::default();
        for seat in Seat::first(self.seats) {
            scores[seat] = self.final_score(seat).total();
        }
        let key = |seat: Seat| (scores[seat], self.player(seat).money);
        Outcome::by_key(self.seats, scores, ENDINGS[0], key)
    }
}
