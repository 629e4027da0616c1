//! Positions for tests, of which only what matters is said.

use game::{Printed, Seat, Viewer};
use paris_connection::{ByCompany, Company, IN_PLAY, LineView, Map, State, dealt};
use testkit::Table;

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);

/// A position with `A` to choose. Companies start from the stations in the order of the map: blue from
/// Saint-Lazare, saffron from Montparnasse, red from the Gare du Nord, lilac from Austerlitz, black from the Gare
/// de l'Est, green from the Gare de Lyon.
pub(crate) struct Position {
    seats: u8,
    laid: ByCompany<&'static str>,
    depots: ByCompany<Option<u8>>,
    hands: Vec<(ByCompany<u8>, ByCompany<i8>)>,
}

impl Position {
    /// Nothing was laid or swapped, and the shares are spread evenly.
    pub(crate) fn of(seats: u8) -> Position {
        let (each, rest) = (dealt(seats) / Company::COUNT as u8, dealt(seats) % Company::COUNT as u8);
        let even = std::array::from_fn(|company| each + u8::from(company < rest.into()));
        let hands = vec![(even, [0; Company::COUNT]); seats.into()];
        Position { seats, laid: [""; Company::COUNT], depots: [None; Company::COUNT], hands }
    }

    /// These hexes were laid, in this order.
    pub(crate) fn laid(mut self, company: Company, hexes: &'static str) -> Position {
        self.laid[company.index()] = hexes;
        self
    }

    /// A seat was dealt these shares and has since taken (or, below zero, given) those.
    pub(crate) fn hand(mut self, seat: Seat, dealt: ByCompany<u8>, swapped: ByCompany<i8>) -> Position {
        self.hands[seat.index()] = (dealt, swapped);
        self
    }

    /// No more than this is left in a depot: the last seat has taken the rest.
    pub(crate) fn depot(mut self, company: Company, left: u8) -> Position {
        self.depots[company.index()] = Some(left);
        self
    }

    /// The table.
    pub(crate) fn table(mut self) -> Table<State> {
        let map = &Map::embedded().printed;
        let mut text =
            format!("seats {} start A turn A plain-swaps 0 stalemate on\nphase choosing\n", self.seats);
        for company in Company::ALL {
            let at = company.index();
            let hexes: Vec<&str> = self.laid[at].split_whitespace().collect();
            let worth = |hex: &&str| map.place(hex.parse().unwrap()).expect(hex).worth();
            let value: u8 = hexes.iter().map(worth).sum();
            let held: i16 =
                self.hands.iter().map(|(dealt, swapped)| i16::from(dealt[at]) + i16::from(swapped[at])).sum();
            let mut left = (i16::from(IN_PLAY) - held) as u8 - hexes.len() as u8;
            if let Some(depot) = self.depots[at] {
                let (_, last) = self.hands.last_mut().expect("somebody sits there");
                last[at] += (left - depot) as i8;
                left = depot;
            }
            let station = map.hex(map.stations[at]);
            let hexes = if hexes.is_empty() { "-".to_owned() } else { hexes.join(" ") };
            text +=
                &format!("{} station {station} value {value} depot {left} laid {hexes}\n", company.slug());
        }
        for (seat, (dealt, swapped)) in Seat::first(self.seats).zip(&self.hands) {
            let (dealt, swapped) = (dealt.map(|n| n.to_string()), swapped.map(|n| n.to_string()));
            text += &format!(
                "{seat} dealt {} swapped {} shown 0 0 0 0 0 0\n",
                dealt.join(" "),
                swapped.join(" ")
            );
        }
        Table::at(Map::embedded(), &text)
    }
}

/// A company as everybody sees it.
pub(crate) fn line(table: &Table<State>, company: Company) -> LineView {
    table.view(Viewer::Public).lines[company.index()].clone()
}
