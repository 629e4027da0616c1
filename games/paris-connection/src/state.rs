//! The table, with all its secrets.

use game::{BySeat, Edition, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Hexes, Map};
use crate::ids::Company;

/// R1.3, R1.4, Q2: of 33 locomotives a company, one stands on its station and one on the value track.
pub const IN_PLAY: u8 = 31;

/// One number for each company.
pub type ByCompany<T> = [T; Company::COUNT];

/// What a table can agree on beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Q7: two full rounds of nothing but plain swaps end the game.
    pub stalemate: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { stalemate: true }
    }
}

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// R2.2: build or swap?
    Choosing,
    /// R3: where to lay the next locomotive, or finish. `gain` is not counted yet.
    Building { company: Company, laid: u8, gain: u8 },
    /// R4: what to take for the share that was given.
    Swapping { given: Company },
    /// R5: no decision any more.
    Over(Ending),
}

/// R5, Q7: how a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Marseille,
    OneDepot,
    Stalemate,
}

impl Ending {
    pub const SLUGS: [&'static str; 3] = ["marseille", "one-depot", "stalemate"];

    pub const fn slug(self) -> &'static str {
        Ending::SLUGS[self as usize]
    }
}

/// A company's line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Line {
    pub(crate) station: u8,
    /// The numbers of its hexes in the order they were laid.
    pub(crate) laid: [u8; IN_PLAY as usize],
    pub(crate) length: u8,
    /// The same hexes as a set.
    pub(crate) track: Hexes,
    /// Every hex next to the line or its station, whatever stands there.
    pub(crate) beside: Hexes,
    pub(crate) has_city: bool,
    pub(crate) value: u8,
    pub(crate) depot: u8,
}

impl Line {
    pub(crate) fn at(map: &Map, station: usize) -> Line {
        Line {
            station: station as u8,
            laid: [0; IN_PLAY as usize],
            length: 0,
            track: Hexes::EMPTY,
            beside: map.beside[station],
            has_city: false,
            value: 0,
            depot: 0,
        }
    }

    /// Its hexes in the order they were laid.
    pub(crate) fn hexes(&self) -> impl DoubleEndedIterator<Item = usize> + '_ {
        self.laid[..usize::from(self.length)].iter().map(|number| usize::from(*number))
    }
}

/// What one player holds and has shown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hand {
    /// Hidden: the shares behind the screen.
    pub(crate) shares: ByCompany<u8>,
    /// Public: taken minus given.
    pub(crate) swapped: ByCompany<i8>,
    /// Public: so many of each must have been dealt, or the swaps so far were impossible.
    pub(crate) shown: ByCompany<u8>,
}

impl Hand {
    pub(crate) fn total(&self) -> u8 {
        self.shares.iter().sum()
    }

    /// Hidden: what was dealt at the beginning.
    pub(crate) fn dealt(&self, company: usize) -> u8 {
        self.shares[company].wrapping_add_signed(-self.swapped[company])
    }
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) edition: &'static Edition<Map>,
    pub(crate) seats: u8,
    pub(crate) stalemate: bool,
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// Q7: plain swaps in a row.
    pub(crate) plain_swaps: u8,
    pub(crate) lines: ByCompany<Line>,
    /// Hexes with one locomotive or more.
    pub(crate) taken: Hexes,
    /// R3.5, R3.6: hexes with no room left.
    pub(crate) full: Hexes,
    pub(crate) hands: BySeat<Hand>,
}

impl State {
    pub(crate) fn map(&self) -> &'static Map {
        &self.edition.printed
    }

    pub(crate) fn line(&self, company: Company) -> &Line {
        &self.lines[company.index()]
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// R4.3: the shares of a player: secret, so only for whoever holds a state.
    pub fn shares(&self, seat: Seat) -> &ByCompany<u8> {
        &self.hands[seat].shares
    }

    pub fn value(&self, company: Company) -> u8 {
        self.line(company).value
    }

    pub fn depot(&self, company: Company) -> u8 {
        self.line(company).depot
    }

    /// Every hex next to the line or its station, whatever stands there.
    pub fn beside(&self, company: Company) -> Hexes {
        self.line(company).beside
    }

    /// R3.4 to R3.7: hexes on which this company could stand, near or far.
    pub fn room(&self, company: Company) -> Hexes {
        self.map().open.without(&self.full).without(&self.line(company).track)
    }

    /// Puts a locomotive on the map.
    pub(crate) fn place(&mut self, company: Company, number: usize) {
        let map = self.map();
        let line = &mut self.lines[company.index()];
        line.laid[usize::from(line.length)] = number as u8;
        line.length += 1;
        line.track.insert(number);
        line.beside = line.beside.or(&map.beside[number]);
        let city = map.cities.contains(number);
        line.has_city |= city;
        if city || self.taken.contains(number) {
            self.full.insert(number);
        }
        self.taken.insert(number);
    }
}
