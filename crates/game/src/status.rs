//! Whose decision it is, or how it ended.

use serde::Serialize;

use crate::record::Result as RecordResult;
use crate::seat::{BySeat, Seat, Seats};

/// Where a game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These seats owe a decision, each one of its own.
    Waiting {
        /// Who must act. The house never owes anything; it may act while a clock runs.
        seats: Seats,
        /// The clock that the rules let run meanwhile, if the table is a timed one.
        clock: Option<Clock>,
    },
    /// The game has ended.
    Over(Outcome),
}

impl Status {
    /// One seat owes a decision.
    pub const fn turn(seat: Seat) -> Status {
        Status::Waiting { seats: Seats::only(seat), clock: None }
    }

    /// Whether `seat` owes a decision.
    pub const fn waits_for(&self, seat: Seat) -> bool {
        matches!(self, Status::Waiting { seats, .. } if seats.contains(seat))
    }

    /// The seats that owe a decision.
    pub const fn waiting(&self) -> Seats {
        match self {
            Status::Waiting { seats, .. } => *seats,
            Status::Over(_) => Seats::NONE,
        }
    }

    /// How it ended, if it has.
    pub const fn outcome(&self) -> Option<&Outcome> {
        match self {
            Status::Waiting { .. } => None,
            Status::Over(outcome) => Some(outcome),
        }
    }
}

/// A span of time that the rules give. The server measures it; when it is over, the house acts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Clock {
    /// What it is given for, a slug.
    pub phase: &'static str,
    /// The how-manieth of its phase. The same one goes on where it stopped; another one begins anew.
    pub number: u32,
    /// How long.
    pub seconds: u32,
}

/// The end of a game: points, places, and which of the title's endings it was.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    seats: u8,
    /// Final points.
    pub scores: BySeat<i32>,
    place: BySeat<u8>,
    /// One of the title's `Meta::endings`.
    pub ending: &'static str,
}

impl Outcome {
    /// Ranks by points alone; equal points share a place.
    pub fn by_score(seats: u8, scores: BySeat<i32>, ending: &'static str) -> Outcome {
        Outcome::by_key(seats, scores, ending, |seat| scores[seat])
    }

    /// Ranks by `key`, the largest first; equal keys share a place.
    pub fn by_key<K: Ord>(
        seats: u8,
        scores: BySeat<i32>,
        ending: &'static str,
        key: impl Fn(Seat) -> K,
    ) -> Outcome {
        let mut place = BySeat::default();
        for seat in Seat::first(seats) {
            let mine = key(seat);
            place[seat] = Seat::first(seats).filter(|other| key(*other) > mine).count() as u8;
        }
        Outcome { seats, scores, place, ending }
    }

    /// How many seats better than this one: 0 for a winner.
    pub fn place(&self, seat: Seat) -> u8 {
        self.place[seat]
    }

    /// Everybody in first place.
    pub fn winners(&self) -> Seats {
        Seat::first(self.seats).filter(|seat| self.place(*seat) == 0).collect()
    }

    /// Groups of equal seats, the best first.
    pub fn ranking(&self) -> Vec<Vec<Seat>> {
        (0..self.seats)
            .map(|place| Seat::first(self.seats).filter(|seat| self.place(*seat) == place).collect())
            .filter(|group: &Vec<Seat>| !group.is_empty())
            .collect()
    }

    /// The points of the seats that play.
    pub fn scores(&self) -> &[i32] {
        &self.scores.0[..self.seats as usize]
    }

    /// What a record says of the end.
    pub fn to_result(&self) -> RecordResult {
        RecordResult {
            scores: self.scores().to_vec(),
            ranking: self.ranking(),
            ending: self.ending.to_owned(),
        }
    }
}
