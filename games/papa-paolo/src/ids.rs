//! Names for small things: colours, sides, cells of a district, tiles.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// One of the four colours of actions, customers and tracks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Colour {
    /// Finance: looking for a sponsor.
    Gold,
    /// Market: going to the market.
    Blue,
    /// Express: delivering at once.
    Red,
    /// Network: building a pizzeria.
    Green,
}

impl Colour {
    pub const COUNT: usize = 4;
    pub const ALL: [Colour; Colour::COUNT] = [Colour::Gold, Colour::Blue, Colour::Red, Colour::Green];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name on the wire and in words' keys.
    pub const fn slug(self) -> &'static str {
        ["gold", "blue", "red", "green"][self as usize]
    }

    pub fn from_slug(slug: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.slug() == slug)
    }
}

/// R4.1: one of the four actions of the board. Each belongs to a colour, and to a track.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Job {
    Sponsor,
    Market,
    Express,
    Build,
}

impl Job {
    pub const ALL: [Job; Colour::COUNT] = [Job::Sponsor, Job::Market, Job::Express, Job::Build];

    /// Q19: the action that a colour stands for.
    pub const fn of(colour: Colour) -> Job {
        Job::ALL[colour as usize]
    }

    pub const fn colour(self) -> Colour {
        Colour::ALL[self as usize]
    }

    pub const fn slug(self) -> &'static str {
        ["sponsor", "market", "express", "build"][self as usize]
    }

    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// One side of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    North,
    East,
    South,
    West,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    pub const fn index(self) -> usize {
        self as usize
    }

    pub const fn opposite(self) -> Side {
        Side::ALL[(self as usize + 2) % 4]
    }
}

/// A set of sides, such as those where a tile's road leaves it; written `NESW`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Sides(u8);

impl Sides {
    /// How many sets there are, the empty one included.
    pub const COUNT: usize = 16;

    pub(crate) const fn from_bits(bits: u8) -> Sides {
        Sides(bits & 15)
    }

    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    pub const fn contains(self, side: Side) -> bool {
        self.0 >> (side as u8) & 1 != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The same, turned clockwise by so many quarters.
    #[must_use]
    pub const fn turned(self, quarters: u8) -> Sides {
        let quarters = quarters % 4;
        Sides((self.0 << quarters | self.0 >> (4 - quarters)) & 15)
    }

    /// The four ways to lie, as a set of `Sides::bits`: a straight road has only two.
    pub(crate) const fn turns(self) -> u16 {
        1 << self.0 | 1 << self.turned(1).0 | 1 << self.turned(2).0 | 1 << self.turned(3).0
    }

    /// Whether this is `other`, turned.
    pub const fn is_turn_of(self, other: Sides) -> bool {
        other.turns() >> self.0 & 1 != 0
    }

    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.contains(*side))
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|side| write!(f, "{}", ["N", "E", "S", "W"][side.index()]))
    }
}

impl fmt::Debug for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Sides {
    type Err = String;

    fn from_str(text: &str) -> Result<Sides, String> {
        (0..Sides::COUNT as u8)
            .map(Sides)
            .find(|sides| sides.to_string() == text)
            .ok_or_else(|| format!("sides are some of the letters NESW in that order, not {text:?}"))
    }
}

/// A place in a district: `x` eastwards, `y` southwards, the start pizzeria being `0,0`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// R3.3: a district five wide cannot reach further than this from its first pizzeria.
const REACH: i8 = 4;
const SPAN: usize = 2 * REACH as usize + 1;
/// One column more than there are, so that nothing runs over from one row into the next.
pub(crate) const STRIDE: usize = SPAN + 1;

impl Cell {
    pub const COUNT: usize = SPAN * SPAN;
    /// Where the start pizzeria stands.
    pub const HOME: Cell = Cell::unchecked(0, 0);
    /// Where the city half of the start tile lies.
    pub const START: Cell = Cell::unchecked(1, 0);

    const fn unchecked(x: i8, y: i8) -> Cell {
        Cell((y + REACH) as u8 * STRIDE as u8 + (x + REACH) as u8)
    }

    /// The cell, if it is not too far away to be ever used.
    pub fn new(x: i8, y: i8) -> Option<Cell> {
        let span = -REACH..=REACH;
        (span.contains(&x) && span.contains(&y)).then(|| Cell::unchecked(x, y))
    }

    pub const fn x(self) -> i8 {
        (self.0 % STRIDE as u8) as i8 - REACH
    }

    pub const fn y(self) -> i8 {
        (self.0 / STRIDE as u8) as i8 - REACH
    }

    /// From 0, row by row.
    pub const fn number(self) -> usize {
        let (row, column) = (self.0 as usize / STRIDE, self.0 as usize % STRIDE);
        row * SPAN + column
    }

    pub fn numbered(number: usize) -> Option<Cell> {
        (number < Cell::COUNT).then_some(Cell((number / SPAN * STRIDE + number % SPAN) as u8))
    }

    /// The cell next to this one.
    pub fn beside(self, side: Side) -> Option<Cell> {
        let (dx, dy) = [(0, -1), (1, 0), (0, 1), (-1, 0)][side.index()];
        Cell::new(self.x() + dx, self.y() + dy)
    }

    pub(crate) const fn bit(self) -> Cells {
        1 << self.0
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = String;

    fn from_str(text: &str) -> Result<Cell, String> {
        text.split_once(',')
            .and_then(|(x, y)| Cell::new(x.parse().ok()?, y.parse().ok()?))
            .filter(|cell| cell.to_string() == text)
            .ok_or_else(|| format!("a cell is written x,y from -4,-4 to 4,4, not {text:?}"))
    }
}

/// These two are words on the wire: `"NE"`, `"1,-2"`.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}
as_text!(Sides, Cell);

/// A set of cells.
pub(crate) type Cells = u128;

/// The cells of a set, in rising order.
pub(crate) fn cells(mut set: Cells) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| Cell(set.trailing_zeros() as u8))?;
        set &= set - 1;
        Some(first)
    })
}

/// A city tile: its customers, and where its road leaves it. Q5: all its exits are one road.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tile {
    pub colour: Colour,
    pub houses: u8,
    pub exits: Sides,
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.colour.slug(), self.houses, self.exits)
    }
}

impl FromStr for Tile {
    type Err = String;

    fn from_str(text: &str) -> Result<Tile, String> {
        let mut words = text.split('-');
        let mut parsed = || {
            let colour = Colour::from_slug(words.next()?)?;
            let houses = words.next()?.parse().ok().filter(|houses| (1..=3).contains(houses))?;
            let exits: Sides = words.next()?.parse().ok()?;
            (words.next().is_none() && !exits.is_empty()).then_some(Tile { colour, houses, exits })
        };
        parsed()
            .ok_or_else(|| format!("a tile is written colour-houses-exits, such as gold-2-NEW, not {text:?}"))
    }
}

/// A delivery tile, `A1` to `E4`: the round it belongs to, and its place in the row, both from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DeliveryId {
    pub(crate) round: u8,
    pub(crate) rank: u8,
}

impl fmt::Display for DeliveryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.round), self.rank + 1)
    }
}

impl fmt::Debug for DeliveryId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for DeliveryId {
    type Err = String;

    fn from_str(text: &str) -> Result<DeliveryId, String> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E', digit @ b'1'..=b'4'] => {
                Ok(DeliveryId { round: letter - b'A', rank: digit - b'1' })
            }
            _ => Err(format!("a delivery tile is one of A1 to E4, not {text:?}")),
        }
    }
}
as_text!(DeliveryId);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_numbered_and_written() {
        for number in 0..Cell::COUNT {
            let cell = Cell::numbered(number).unwrap();
            assert_eq!((cell.number(), cell.to_string().parse()), (number, Ok(cell)));
            assert_eq!(cells(cell.bit()).collect::<Vec<_>>(), [cell]);
        }
        assert_eq!(Cell::numbered(Cell::COUNT), None);
        for wrong in ["", "5,0", "0,-5", "1", "+1,0", "1,2,3"] {
            assert!(wrong.parse::<Cell>().is_err(), "{wrong}");
        }
        assert_eq!(Cell::HOME.beside(Side::East), Some(Cell::START));
        assert_eq!(Cell::new(4, 4).unwrap().beside(Side::South), None);
    }

    #[test]
    fn sides_turn_clockwise() {
        let tee: Sides = "NEW".parse().unwrap();
        assert_eq!(tee.turned(1).to_string(), "NES");
        assert_eq!(tee.turned(4), tee);
        let straight: Sides = "NS".parse().unwrap();
        assert_eq!(straight.turns().count_ones(), 2);
        assert!("WN".parse::<Sides>().is_err());
        assert_eq!("gold-2-NEW".parse::<Tile>().unwrap().to_string(), "gold-2-NEW");
        assert!("gold-4-NEW".parse::<Tile>().is_err());
        assert_eq!("C3".parse::<DeliveryId>().unwrap().to_string(), "C3");
    }
}
