//! The map, as it is printed.

use std::sync::LazyLock;

use game::{BadFile, Edition, Files, Printed};
use kit::{Bits, Hex};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::ids::Company;

/// A set of hexes of the map, by their number.
pub type Hexes = Bits<3>;

/// Where a component's data come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Copied from the box.
    Official,
    /// From a worked example.
    Derived,
    /// Q11: ours, because the printed one is unknown.
    Reconstructed,
}

/// One hex of the map.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    pub hex: Hex,
    pub kind: Kind,
    /// What a picture writes on it; `/` breaks the line.
    pub sign: String,
}

/// What a hex is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Country,
    City { name: String, worth: u8 },
    Station { name: String },
    Tower,
}

impl Place {
    /// The full name, if it has one.
    pub fn name(&self) -> Option<&str> {
        match &self.kind {
            Kind::City { name, .. } | Kind::Station { name } => Some(name),
            Kind::Country | Kind::Tower => None,
        }
    }

    /// R3.9, Q1: what a locomotive here adds to its company's value; nothing in open country.
    pub fn worth(&self) -> u8 {
        match self.kind {
            Kind::City { worth, .. } => worth,
            Kind::Country | Kind::Station { .. } | Kind::Tower => 0,
        }
    }
}

/// A border that no line crosses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hatched {
    pub between: [Hex; 2],
    pub name: String,
}

/// The map. Hexes are numbered in the order of their coordinates.
pub struct Map {
    pub source: Source,
    pub places: Vec<Place>,
    pub hatched: Vec<Hatched>,
    /// The stations, in the order of the map.
    pub stations: [usize; Company::COUNT],
    pub marseille: usize,
    /// Hexes that are next to each hex, without those behind a hatched border.
    pub beside: Vec<Hexes>,
    pub cities: Hexes,
    /// R3.7: all but the tower and the stations.
    pub(crate) open: Hexes,
    numbers: Vec<u8>,
}

/// Coordinates fit into this many rows and columns.
const SPAN: usize = 64;

impl Map {
    /// The most hexes that a map may have.
    pub const MOST: usize = Hexes::SIZE;

    /// The number of a hex, if it is on the map.
    #[inline]
    pub fn number(&self, hex: Hex) -> Option<usize> {
        let number = *self.numbers.get(lattice(hex)?)?;
        (number != u8::MAX).then_some(usize::from(number))
    }

    /// The hex with this number.
    #[inline]
    pub fn hex(&self, number: usize) -> Hex {
        self.places[number].hex
    }

    /// The place at a hex, if it is on the map.
    pub fn place(&self, hex: Hex) -> Option<&Place> {
        self.number(hex).map(|number| &self.places[number])
    }

    /// The hatched border between two hexes, if there is one.
    pub fn hatched_between(&self, a: Hex, b: Hex) -> Option<&Hatched> {
        self.hatched.iter().find(|border| border.between == [a, b] || border.between == [b, a])
    }
}

fn lattice(hex: Hex) -> Option<usize> {
    let middle = SPAN as isize / 2;
    let (column, row) = (isize::from(hex.q) + middle, isize::from(hex.r) + middle);
    let span = 0..SPAN as isize;
    (span.contains(&column) && span.contains(&row)).then(|| column as usize * SPAN + row as usize)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sheet {
    source: Source,
    hatched: Vec<Spanned<HatchedRow>>,
    hexes: Vec<Spanned<HexRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HatchedRow {
    between: [Hex; 2],
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct HexRow {
    at: Hex,
    city: Option<String>,
    worth: Option<u8>,
    #[serde(default)]
    marseille: bool,
    station: Option<String>,
    #[serde(default)]
    tower: bool,
    sign: Option<String>,
}

impl HexRow {
    fn kind(&self) -> Result<Kind, String> {
        match (&self.city, self.worth, &self.station, self.tower) {
            (None, None, None, false) => Ok(Kind::Country),
            (Some(name), Some(worth @ 1..=4), None, false) => Ok(Kind::City { name: name.clone(), worth }),
            (Some(name), _, None, false) => Err(format!("the city {name:?} needs worth = 1 to 4")),
            (None, None, Some(name), false) => Ok(Kind::Station { name: name.clone() }),
            (None, None, None, true) => Ok(Kind::Tower),
            _ => {
                Err("a hex is a city with its worth, or a station, or the tower, or open country".to_owned())
            }
        }
    }
}

const FILE: &str = "map.toml";

static EMBEDDED: LazyLock<Edition<Map>> =
    LazyLock::new(|| Edition::read_embedded().unwrap_or_else(|bad| panic!("embedded data: {bad}")));

impl Printed for Map {
    const FILES: &'static [(&'static str, &'static str)] = &[(FILE, include_str!("../data/map.toml"))];

    /// Q11: ours is; the owner of a box may have typed in the printed one.
    fn is_reconstructed(&self) -> bool {
        self.source == Source::Reconstructed
    }

    fn embedded() -> &'static Edition<Map> {
        &EMBEDDED
    }

    fn read(files: &Files) -> Result<Map, BadFile> {
        let text = files.text(FILE)?;
        let sheet: Sheet = files.parse(FILE)?;
        let wrong = |byte: usize, reason: String| BadFile::new(FILE, reason).at(text, byte);
        let whole = |reason: String| BadFile::new(FILE, reason);

        let mut rows = sheet.hexes;
        rows.sort_by_key(|row| row.get_ref().at);
        if rows.len() > Map::MOST {
            return Err(whole(format!("{} hexes are too many: at most {}", rows.len(), Map::MOST)));
        }
        let mut numbers = vec![u8::MAX; SPAN * SPAN];
        let mut places = Vec::new();
        let mut marseilles = Vec::new();
        for (number, row) in rows.iter().enumerate() {
            let (byte, row) = (row.span().start, row.get_ref());
            let cell = lattice(row.at)
                .ok_or_else(|| wrong(byte, format!("{} is out of reach: -32 to 31", row.at)))?;
            if numbers[cell] != u8::MAX {
                return Err(wrong(byte, format!("{} is there twice", row.at)));
            }
            numbers[cell] = number as u8;
            let kind = row.kind().map_err(|reason| wrong(byte, reason))?;
            if row.marseille {
                if !matches!(kind, Kind::City { .. }) {
                    return Err(wrong(byte, "marseille = true goes with a city".to_owned()));
                }
                marseilles.push(number);
            }
            let sign = row.sign.clone().or_else(|| row.city.clone()).or_else(|| row.station.clone());
            places.push(Place { hex: row.at, kind, sign: sign.unwrap_or_default() });
        }
        let all = |wanted: fn(&Kind) -> bool| -> Hexes {
            (0..places.len()).filter(|number| wanted(&places[*number].kind)).collect()
        };
        let towers = all(|kind| *kind == Kind::Tower);
        if towers.len() != 1 {
            return Err(whole(format!("there must be one tower = true, not {}", towers.len())));
        }
        let [marseille] = marseilles[..] else {
            return Err(whole(format!("there must be one marseille = true, not {}", marseilles.len())));
        };
        let stations: Vec<usize> = all(|kind| matches!(kind, Kind::Station { .. })).iter().collect();
        let stations = stations
            .try_into()
            .map_err(|found: Vec<usize>| whole(format!("there must be six stations, not {}", found.len())))?;

        let mut map = Map {
            source: sheet.source,
            hatched: Vec::new(),
            stations,
            marseille,
            beside: Vec::new(),
            cities: all(|kind| matches!(kind, Kind::City { .. })),
            open: all(|kind| matches!(kind, Kind::City { .. } | Kind::Country)),
            numbers,
            places,
        };
        for row in sheet.hatched {
            let (byte, HatchedRow { between: [a, b], name }) = (row.span().start, row.into_inner());
            if map.number(a).is_none() || map.number(b).is_none() || !a.around().any(|hex| hex == b) {
                return Err(wrong(byte, format!("{a} and {b} do not touch on this map")));
            }
            map.hatched.push(Hatched { between: [a, b], name });
        }
        map.beside = map
            .places
            .iter()
            .map(|place| {
                let open = |hex: &Hex| map.hatched_between(place.hex, *hex).is_none();
                place.hex.around().filter(open).filter_map(|hex| map.number(hex)).collect()
            })
            .collect();
        map.check_that_every_station_reaches_a_city().map_err(whole)?;
        Ok(map)
    }
}

impl Map {
    fn check_that_every_station_reaches_a_city(&self) -> Result<(), String> {
        for station in self.stations {
            let mut reached = Hexes::EMPTY;
            let mut edge = self.beside[station].and(&self.open);
            while !edge.is_empty() {
                reached = reached.or(&edge);
                edge = edge.iter().fold(Hexes::EMPTY, |next, number| next.or(&self.beside[number]));
                edge = edge.and(&self.open).without(&reached);
            }
            if reached.and(&self.cities).is_empty() {
                return Err(format!(
                    "no city can be reached from {}",
                    self.places[station].name().unwrap_or_default()
                ));
            }
        }
        Ok(())
    }
}
