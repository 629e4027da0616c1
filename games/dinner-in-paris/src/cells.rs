//! Cells of the square, and sets of them.

use std::fmt;
use std::str::FromStr;

use crate::ids::Area;

/// A cell of the square, written `column,row`, both from 0, from the north-west.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u16);

impl Cell {
    /// A row of the largest square.
    pub const SPAN: usize = 20;
    /// Cells are numbered below this, row by row, whatever the size of the square.
    pub const COUNT: usize = Cell::SPAN * Cell::SPAN;

    pub const fn new(column: usize, row: usize) -> Cell {
        assert!(column < Cell::SPAN && row < Cell::SPAN);
        Cell((row * Cell::SPAN + column) as u16)
    }

    pub(crate) const fn numbered(number: usize) -> Cell {
        assert!(number < Cell::COUNT);
        Cell(number as u16)
    }

    pub const fn number(self) -> usize {
        self.0 as usize
    }

    pub const fn column(self) -> usize {
        self.0 as usize % Cell::SPAN
    }

    pub const fn row(self) -> usize {
        self.0 as usize / Cell::SPAN
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column(), self.row())
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        let parsed: Option<(usize, usize)> =
            text.split_once(',').and_then(|(column, row)| Some((column.parse().ok()?, row.parse().ok()?)));
        parsed
            .filter(|(column, row)| *column < Cell::SPAN && *row < Cell::SPAN)
            .map(|(column, row)| Cell::new(column, row))
            .filter(|cell| cell.to_string() == text)
            .ok_or_else(|| format!("a cell is written column,row, such as 7,3, not {text:?}"))
    }
}

/// R5.4: where a restaurant begins on the building line, written `north-4`: the side of the square, and which cell
/// of that side, counted from 1, from the west or from the north.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// The most cells that a side has.
    pub const SIDE: usize = 18;
    /// Spots are numbered below this.
    pub const COUNT: usize = 4 * Spot::SIDE;

    /// `offset` counts from 0.
    pub const fn new(side: Area, offset: usize) -> Spot {
        assert!(offset < Spot::SIDE);
        Spot((side as usize * Spot::SIDE + offset) as u8)
    }

    pub(crate) const fn numbered(number: usize) -> Spot {
        assert!(number < Spot::COUNT);
        Spot(number as u8)
    }

    pub const fn number(self) -> usize {
        self.0 as usize
    }

    pub const fn side(self) -> Area {
        Area::ALL[self.0 as usize / Spot::SIDE]
    }

    /// From 0.
    pub const fn offset(self) -> usize {
        self.0 as usize % Spot::SIDE
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.side().slug(), self.offset() + 1)
    }
}

impl FromStr for Spot {
    type Err = String;

    fn from_str(text: &str) -> Result<Spot, String> {
        let parsed = text.split_once('-').and_then(|(side, place)| {
            let offset = place.parse::<usize>().ok()?.checked_sub(1)?;
            Some((Area::from_slug(side)?, offset)).filter(|_| offset < Spot::SIDE)
        });
        parsed
            .map(|(side, offset)| Spot::new(side, offset))
            .filter(|spot| spot.to_string() == text)
            .ok_or_else(|| format!("a spot is written such as north-4, not {text:?}"))
    }
}

const WORDS: usize = Cell::COUNT.div_ceil(64);

/// A set of cells.
///
/// It can be grown and moved as a whole, in a few instructions. That works because the outermost ring of a square
/// never holds a terrace: nothing runs over from the end of one row into the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cells([u64; WORDS]);

impl Cells {
    pub const EMPTY: Cells = Cells([0; WORDS]);

    #[inline]
    pub fn only(cell: Cell) -> Cells {
        let mut cells = Cells::EMPTY;
        cells.insert(cell);
        cells
    }

    #[inline]
    pub fn contains(&self, cell: Cell) -> bool {
        self.0[cell.number() / 64] >> (cell.number() % 64) & 1 != 0
    }

    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0[cell.number() / 64] |= 1 << (cell.number() % 64);
    }

    #[inline]
    pub fn remove(&mut self, cell: Cell) {
        self.0[cell.number() / 64] &= !(1 << (cell.number() % 64));
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    #[must_use]
    pub fn and(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }

    #[inline]
    #[must_use]
    pub fn or(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }

    #[inline]
    #[must_use]
    pub fn without(&self, other: &Cells) -> Cells {
        Cells(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// How many cells two sets have in common.
    #[inline]
    pub fn common(&self, other: &Cells) -> usize {
        (0..WORDS).map(|word| (self.0[word] & other.0[word]).count_ones() as usize).sum()
    }

    /// Every cell that is side by side with one of these.
    #[inline]
    #[must_use]
    pub fn beside(&self) -> Cells {
        let word = |at: usize| self.0.get(at).copied().unwrap_or(0);
        Cells(std::array::from_fn(|at| {
            let (before, here, after) = (word(at.wrapping_sub(1)), word(at), word(at + 1));
            let span = Cell::SPAN;
            (here << 1 | before >> 63)
                | (here >> 1 | after << 63)
                | (here << span | before >> (64 - span))
                | (here >> span | after << (64 - span))
        }))
    }

    /// These cells moved towards the north-west by so many numbers.
    #[inline]
    #[must_use]
    pub fn moved(&self, by: usize) -> Cells {
        let (words, bits) = (by / 64, by % 64);
        let word = |at: usize| self.0.get(at).copied().unwrap_or(0);
        Cells(std::array::from_fn(|at| {
            let (here, after) = (word(at + words), word(at + words + 1));
            if bits == 0 { here } else { here >> bits | after << (64 - bits) }
        }))
    }

    /// The cells, row by row.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Cell> + use<> {
        let words = self.0;
        (0..WORDS).flat_map(move |at| {
            let mut word = words[at];
            std::iter::from_fn(move || {
                if word == 0 {
                    return None;
                }
                let bit = word.trailing_zeros() as usize;
                word &= word - 1;
                Some(Cell::numbered(at * 64 + bit))
            })
        })
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        let mut set = Cells::EMPTY;
        cells.into_iter().for_each(|cell| set.insert(cell));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_grow_and_move() {
        let cell = Cell::new(4, 3);
        let around: Vec<String> = Cells::only(cell).beside().iter().map(|cell| cell.to_string()).collect();
        assert_eq!(around, ["4,2", "3,3", "5,3", "4,4"]);
        for by in [0, 1, 20, 41, 64] {
            let to = Cell::numbered(cell.number());
            let from = Cell::numbered(cell.number() + by);
            assert_eq!(Cells::only(from).moved(by), Cells::only(to), "{by}");
        }
        let last = Cell::new(18, 18);
        assert_eq!(Cells::only(last).beside().len(), 4);
        assert_eq!([cell, last].into_iter().collect::<Cells>().common(&Cells::only(last)), 1);
    }

    #[test]
    fn names_are_written_and_read() {
        for text in ["0,0", "7,3", "19,19"] {
            assert_eq!(text.parse::<Cell>().unwrap().to_string(), text);
        }
        for text in ["north-1", "west-18"] {
            assert_eq!(text.parse::<Spot>().unwrap().to_string(), text);
        }
        for wrong in ["", "1", "20,0", "1,2,3", "01,2", "north-0", "north-19", "up-3", "north-04"] {
            assert!(wrong.parse::<Cell>().is_err() && wrong.parse::<Spot>().is_err(), "{wrong}");
        }
    }
}
