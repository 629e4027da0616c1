//! The rack, as two sets of bits.
//!
//! A column takes seven bits, its lowest place first; the seventh is always empty, so that no line runs on from
//! the top of a column to the bottom of the next.

use game::Seat;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::ids::{Column, Place, ROWS};

const STRIDE: usize = ROWS as usize + 1;

/// The lowest place of each column.
const FLOOR: u64 = {
    let (mut floor, mut column) = (0, 0);
    while column < Column::COUNT {
        floor |= 1 << (STRIDE * column);
        column += 1;
    }
    floor
};

/// Every place there is.
const FULL: u64 = FLOOR * ((1 << ROWS) - 1);

/// R3.1: from a place to the next one upwards, across, aslant down, aslant up.
const WAYS: [usize; 4] = [1, STRIDE, STRIDE - 1, STRIDE + 1];

/// Whose discs stand where.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rack {
    discs: [u64; 2],
}

impl Rack {
    #[inline]
    const fn taken(self) -> u64 {
        self.discs[0] | self.discs[1]
    }

    /// R2.3: whether a column takes no more.
    #[inline]
    pub const fn is_full(self, column: Column) -> bool {
        self.taken() & (1 << (STRIDE * column.index() + ROWS as usize - 1)) != 0
    }

    /// R2.3: whether no column is full.
    #[inline]
    pub const fn has_room_everywhere(self) -> bool {
        self.taken() & (FLOOR << (ROWS - 1)) == 0
    }

    /// R3.2: whether no column takes any more.
    #[inline]
    pub const fn is_all_full(self) -> bool {
        self.taken() == FULL
    }

    /// R2.2: lets a disc fall. The column is not full.
    #[inline]
    pub(crate) fn drop(&mut self, seat: Seat, column: Column) {
        let floor = 1 << (STRIDE * column.index());
        // Adding to the lowest place carries over all taken ones to the first free one.
        let all = self.taken() + floor;
        self.discs[seat.index()] |= all & !self.taken() & (floor * ((1 << ROWS) - 1));
    }

    /// R3.1: whether `seat` has four in a line.
    #[inline]
    pub const fn has_four(self, seat: Seat) -> bool {
        let discs = self.discs[seat.index()];
        fours(discs, WAYS[0]) | fours(discs, WAYS[1]) | fours(discs, WAYS[2]) | fours(discs, WAYS[3]) != 0
    }

    /// R3.1: the places of all lines of four or more that `seat` has.
    pub fn lines(self, seat: Seat) -> Vec<Place> {
        let mut found = 0;
        for way in WAYS {
            let first = fours(self.discs[seat.index()], way);
            found |= first | first << way | first << (2 * way) | first << (3 * way);
        }
        Rack::places().filter(|place| found & bit(*place) != 0).collect()
    }

    /// How many discs a seat has in the rack.
    pub const fn count(self, seat: Seat) -> u8 {
        self.discs[seat.index()].count_ones() as u8
    }

    /// Whose disc stands there, if any.
    pub fn at(self, place: Place) -> Option<Seat> {
        Seat::first(2).find(|seat| self.discs[seat.index()] & bit(place) != 0)
    }

    /// R2.2: where the next disc of a column would come to stand; `None` if it is full.
    pub fn landing(self, column: Column) -> Option<Place> {
        (1..=ROWS).map(|row| Place { column, row }).find(|place| self.at(*place).is_none())
    }

    /// Every place, column by column from below.
    pub fn places() -> impl Iterator<Item = Place> {
        Column::ALL.into_iter().flat_map(|column| (1..=ROWS).map(move |row| Place { column, row }))
    }

    /// The discs of a column from below, such as `ABA`.
    fn letters(self, column: Column) -> String {
        let places = (1..=ROWS).map(|row| Place { column, row });
        places.map_while(|place| self.at(place)).map(|seat| seat.to_string()).collect()
    }

    /// From the letters of the columns.
    pub(crate) fn of_letters<S: AsRef<str>>(columns: &[S]) -> Result<Rack, String> {
        let mut rack = Rack::default();
        if columns.len() != Column::COUNT {
            return Err(format!("a rack has {} columns, not {}", Column::COUNT, columns.len()));
        }
        for (column, letters) in Column::ALL.into_iter().zip(columns) {
            for letter in letters.as_ref().split("").filter(|letter| !letter.is_empty()) {
                let seat = letter.parse::<Seat>().ok().filter(|seat| seat.index() < 2);
                let seat = seat.ok_or_else(|| format!("a disc is A or B, not {letter:?}"))?;
                if rack.is_full(column) {
                    return Err(format!("column {column} holds {ROWS} discs"));
                }
                rack.drop(seat, column);
            }
        }
        Ok(rack)
    }

    pub(crate) fn audit(self) -> Result<(), String> {
        if self.discs[0] & self.discs[1] != 0 {
            return Err("R2.2: two discs stand on one place".to_owned());
        }
        let floating = Rack::places().find(|place| {
            let below = place.row > 1 && self.at(Place { row: place.row - 1, ..*place }).is_none();
            below && self.at(*place).is_some()
        });
        if let Some(place) = floating {
            return Err(format!("R2.2: nothing is under the disc on {place}"));
        }
        if self.taken() & !FULL != 0 {
            return Err("R1.2: a disc stands outside the rack".to_owned());
        }
        Ok(())
    }
}

/// The first places of lines of four that run one way.
const fn fours(discs: u64, way: usize) -> u64 {
    let pairs = discs & discs >> way;
    pairs & pairs >> (2 * way)
}

const fn bit(place: Place) -> u64 {
    1 << (STRIDE * place.column.index() + place.row as usize - 1)
}

/// On the wire a rack is its columns from `a` on, each from below: `["AB","","B","","","",""]`.
impl Serialize for Rack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Column::ALL.map(|column| self.letters(column)))
    }
}

impl<'de> Deserialize<'de> for Rack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Rack, D::Error> {
        Rack::of_letters(&Vec::<String>::deserialize(deserializer)?).map_err(de::Error::custom)
    }
}
