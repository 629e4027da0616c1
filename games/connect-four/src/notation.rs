//! A text form of positions.
//!
//! ```text
//! turn A
//! . . . . . . .
//! . . . . . . .
//! . . . . . . .
//! . . . . . . .
//! . . . B . . .
//! . . . A . . .
//! ```
//!
//! The first word is `turn`, or `over` and how it ended: `over four`.

use game::{Edition, Notation, Seat};

use crate::Components;
use crate::ids::{Column, Place, ROWS};
use crate::rack::Rack;
use crate::state::{Ending, State};

impl Notation for State {
    fn notation(&self) -> String {
        let mut out = match self.ending {
            None => format!("turn {}\n", self.active),
            Some(ending) => format!("over {}\n", ending.slug()),
        };
        for row in (1..=ROWS).rev() {
            let disc = |column| self.rack.at(Place { column, row });
            let row = Column::ALL.map(|column| disc(column).map_or(".".to_owned(), |seat| seat.to_string()));
            out += &format!("{}\n", row.join(" "));
        }
        out
    }

    fn parse(_: &'static Edition<Components>, text: &str) -> Result<State, String> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let head = lines.next().unwrap_or_default();
        let rows: Vec<Vec<&str>> = lines.map(|line| line.split_whitespace().collect()).collect();
        if rows.len() != usize::from(ROWS) || rows.iter().any(|row| row.len() != Column::COUNT) {
            return Err("a rack is six rows of seven places".to_owned());
        }
        let mut columns = Vec::new();
        for column in Column::ALL {
            let from_below = rows.iter().rev().map(|row| row[column.index()]);
            let letters: String = from_below.clone().take_while(|letter| *letter != ".").collect();
            if from_below.skip(letters.len()).any(|letter| letter != ".") {
                return Err(format!("R2.2: nothing is under a disc of column {column}"));
            }
            columns.push(letters);
        }
        let rack = Rack::of_letters(&columns)?;
        let (first, second) = (rack.count(Seat::new(0)), rack.count(Seat::new(1)));
        let state = match head.split_once(' ') {
            Some(("turn", seat)) => State { rack, active: seat.parse()?, ending: None },
            Some(("over", slug)) => {
                let ending = Ending::ALL.into_iter().find(|ending| ending.slug() == slug);
                let ending = ending.ok_or_else(|| format!("an ending is four or full, not {slug:?}"))?;
                State { rack, active: Seat::new(usize::from(first > second)), ending: Some(ending) }
            }
            _ => return Err(format!("expected `turn A`, `turn B` or `over …`, not {head:?}")),
        };
        state.account()?;
        Ok(state)
    }
}
