//! A text form of positions.
//!
//! ```text
//! seats 3 start A turn B plain-swaps 0 stalemate on
//! phase building blue 2
//! blue    station -1,1 value 0 depot 17 laid -2,2 -3,3
//! saffron station 1,-1 value 0 depot 20 laid -
//! …
//! A dealt 2 1 3 2 1 1 swapped -1 +2 0 0 0 0 shown 1 0 0 0 0 0
//! …
//! ```
//!
//! What follows from the rest (who holds what, what is full) is not written.

use std::fmt::Write;

use game::{BySeat, Edition, Game, Notation, Seat};
use kit::Hex;

use crate::data::{Hexes, Map};
use crate::ids::Company;
use crate::state::{ByCompany, Ending, Hand, IN_PLAY, Line, Phase, State};

impl Notation for State {
    fn notation(&self) -> String {
        let mut out = String::new();
        let mut write = |text: String| out.push_str(&text);
        write(format!(
            "seats {} start {} turn {} plain-swaps {} stalemate {}\n",
            self.seats,
            self.start,
            self.active,
            self.plain_swaps,
            if self.stalemate { "on" } else { "off" }
        ));
        write(match self.phase {
            Phase::Choosing => "phase choosing\n".to_owned(),
            Phase::Building { company, laid, .. } => format!("phase building {} {laid}\n", company.slug()),
            Phase::Swapping { given } => format!("phase swapping {}\n", given.slug()),
            Phase::Over(ending) => format!("phase over {}\n", ending.slug()),
        });
        for company in Company::ALL {
            let line = self.line(company);
            let hexes: Vec<String> = line.hexes().map(|number| self.map().hex(number).to_string()).collect();
            write(format!(
                "{:<7} station {} value {} depot {} laid {}\n",
                company.slug(),
                self.map().hex(line.station.into()),
                line.value,
                line.depot,
                if hexes.is_empty() { "-".to_owned() } else { hexes.join(" ") }
            ));
        }
        for seat in Seat::first(self.seats) {
            let hand = &self.hands[seat];
            let dealt: ByCompany<u8> = std::array::from_fn(|company| hand.dealt(company));
            write(format!(
                "{seat} dealt {} swapped {} shown {}\n",
                row(&dealt),
                hand.swapped.map(|n| if n > 0 { format!("+{n}") } else { n.to_string() }).join(" "),
                row(&hand.shown)
            ));
        }
        out
    }

    fn parse(edition: &'static Edition<Map>, text: &str) -> Result<State, String> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut next =
            || lines.next().map(Words::new).ok_or_else(|| "the position ends too early".to_owned());

        let mut head = next()?;
        let seats: u8 = head.field("seats")?;
        if !(State::META.min_seats..=State::META.max_seats).contains(&seats) {
            return Err(head.wrong("three to six seats"));
        }
        let start = head.field("start")?;
        let active = head.field("turn")?;
        let plain_swaps = head.field("plain-swaps")?;
        let stalemate = head.field::<String>("stalemate")? == "on";
        let mut phase = next()?;
        let kind: String = phase.field("phase")?;
        let phase = match kind.as_str() {
            "choosing" => Phase::Choosing,
            "building" => Phase::Building { company: phase.company()?, laid: phase.value()?, gain: 0 },
            "swapping" => Phase::Swapping { given: phase.company()? },
            "over" => Phase::Over(phase.ending()?),
            _ => return Err(phase.wrong("choosing, building, swapping or over")),
        };
        let mut state = State {
            edition,
            seats,
            stalemate,
            start,
            active,
            phase,
            plain_swaps,
            lines: [Line::at(&edition.printed, edition.printed.stations[0]); Company::COUNT],
            taken: Hexes::EMPTY,
            full: Hexes::EMPTY,
            hands: BySeat::default(),
        };
        for company in Company::ALL {
            let mut words = next()?;
            if words.company()? != company {
                return Err(words.wrong(company.slug()));
            }
            let station: Hex = words.field("station")?;
            let station =
                edition.printed.number(station).filter(|number| edition.printed.stations.contains(number));
            state.lines[company.index()] =
                Line::at(&edition.printed, station.ok_or_else(|| words.wrong("a station of the map"))?);
            let (value, depot) = (words.field("value")?, words.field("depot")?);
            words.expect("laid")?;
            while let Some(word) = words.next().filter(|word| *word != "-") {
                let hex: Hex = word.parse()?;
                let number = edition.printed.number(hex).ok_or_else(|| words.wrong("hexes of the map"))?;
                if state.line(company).length == IN_PLAY {
                    return Err(words.wrong("at most 31 hexes"));
                }
                state.place(company, number);
            }
            let line = &mut state.lines[company.index()];
            (line.value, line.depot) = (value, depot);
        }
        for seat in Seat::first(seats) {
            let mut words = next()?;
            if words.value::<Seat>()? != seat {
                return Err(words.wrong(&seat.to_string()));
            }
            words.expect("dealt")?;
            let dealt: ByCompany<u8> = words.row()?;
            words.expect("swapped")?;
            let swapped: ByCompany<i8> = words.row()?;
            words.expect("shown")?;
            let shown = words.row()?;
            let shares = std::array::from_fn(|company| dealt[company].wrapping_add_signed(swapped[company]));
            state.hands[seat] = Hand { shares, swapped, shown };
        }
        if let Phase::Building { company, laid, .. } = state.phase {
            let map = &edition.printed;
            let gain = state
                .line(company)
                .hexes()
                .rev()
                .take(laid.into())
                .map(|number| map.places[number].worth())
                .sum();
            state.phase = Phase::Building { company, laid, gain };
        }
        state.account()?;
        Ok(state)
    }
}

fn row(numbers: &ByCompany<u8>) -> String {
    let mut out = String::new();
    for (idx, n) in numbers.iter().enumerate() {
        let _ = write!(out, "{}{n}", if idx == 0 { "" } else { " " });
    }
    out
}

/// The words of one line.
struct Words<'a> {
    line: &'a str,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn new(line: &'a str) -> Words<'a> {
        Words { line, words: line.split_whitespace() }
    }

    fn wrong(&self, expected: &str) -> String {
        format!("expected {expected} in {:?}", self.line)
    }

    fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    fn expect(&mut self, word: &str) -> Result<(), String> {
        if self.next() == Some(word) { Ok(()) } else { Err(self.wrong(word)) }
    }

    fn value<T: std::str::FromStr>(&mut self) -> Result<T, String> {
        self.next().and_then(|word| word.parse().ok()).ok_or_else(|| self.wrong("a value"))
    }

    fn field<T: std::str::FromStr>(&mut self, name: &str) -> Result<T, String> {
        self.expect(name)?;
        self.value()
    }

    fn company(&mut self) -> Result<Company, String> {
        self.next().and_then(Company::from_slug).ok_or_else(|| self.wrong("a company"))
    }

    fn ending(&mut self) -> Result<Ending, String> {
        let all = [Ending::Marseille, Ending::OneDepot, Ending::Stalemate];
        let word = self.next();
        all.into_iter().find(|ending| Some(ending.slug()) == word).ok_or_else(|| self.wrong("an ending"))
    }

    fn row<T: std::str::FromStr + Copy + Default>(&mut self) -> Result<ByCompany<T>, String> {
        let mut numbers = [T::default(); Company::COUNT];
        for number in &mut numbers {
            *number = self.value()?;
        }
        Ok(numbers)
    }
}
