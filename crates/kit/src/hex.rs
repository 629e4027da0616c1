//! Hexes, flat side up, in axial coordinates: `q` eastwards, `r` southwards.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A place on a map of hexes, written `q,r`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    /// Column, eastwards.
    pub q: i8,
    /// Row within the slanted axis, southwards.
    pub r: i8,
}

impl Hex {
    /// North, then clockwise.
    pub const SIDES: [(i8, i8); 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

    /// The hex with these coordinates.
    pub const fn new(q: i8, r: i8) -> Hex {
        Hex { q, r }
    }

    /// The six hexes around this one, north first, clockwise.
    pub fn around(self) -> impl Iterator<Item = Hex> {
        Hex::SIDES
            .into_iter()
            .filter_map(move |(q, r)| Some(Hex::new(self.q.checked_add(q)?, self.r.checked_add(r)?)))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = String;

    fn from_str(text: &str) -> Result<Hex, String> {
        let parsed = text.split_once(',').and_then(|(q, r)| Some(Hex::new(q.parse().ok()?, r.parse().ok()?)));
        parsed
            .filter(|hex| hex.to_string() == text)
            .ok_or_else(|| format!("a hex is written q,r, such as -4,7, not {text:?}"))
    }
}

impl Serialize for Hex {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Hex {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hex, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_written_and_read() {
        assert_eq!("-4,7".parse(), Ok(Hex::new(-4, 7)));
        assert_eq!(Hex::new(-4, 7).to_string(), "-4,7");
        for wrong in ["", "1", "1,", "1,2,3", "+1,2", "01,2", "300,1"] {
            assert!(wrong.parse::<Hex>().is_err(), "{wrong}");
        }
    }
}
