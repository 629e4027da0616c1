//! Connect Four in words.

use connect_four::{Action, Column, Components, Event, Place, Reason, State, View};
use game::Edition;

use crate::line::{Line, Name, Part};
use crate::locale::Locale;
use crate::speak::Speak;

fn column(column: Column) -> Part {
    Part::Thing(format!("column:{column}"), Name::MessageAt("cf-column", column.to_string()))
}

fn place(place: Place) -> Part {
    Part::Thing(format!("place:{place}"), Name::Proper(place.to_string()))
}

impl Speak for State {
    const PREFIX: &'static str = "cf";

    fn event(_: &Edition<Components>, event: &Event) -> Option<Line> {
        Some(match event {
            Event::Dropped { seat, place: on } => {
                Line::new("cf-dropped").seat(*seat).with("place", place(*on)).closing_turn()
            }
            Event::Ended { winner: Some(seat), .. } => Line::new("cf-won").seat(*seat),
            Event::Ended { ending, winner: None } => Self::ending(ending.slug()),
        })
    }

    fn action(_: &Edition<Components>, _: &View, Action::Drop(into): Action) -> Line {
        Line::new("cf-do-drop").with("column", column(into))
    }

    fn prompt(_: &Edition<Components>, view: &View) -> Line {
        match (view.ending, view.winner()) {
            (_, Some(seat)) => Line::new("cf-won").seat(seat),
            (Some(ending), None) => Self::ending(ending.slug()),
            (None, None) if view.viewer.is(view.active) => Line::new("cf-ask"),
            (None, None) => Line::new("cf-wait").seat(view.active),
        }
    }

    fn reason(_: &Edition<Components>, reason: &Reason) -> (Line, Line) {
        match reason {
            Reason::ColumnFull { column: full } => {
                (Line::new("cf-why-full").with("column", column(*full)), Line::new("cf-why-full-long"))
            }
        }
    }

    fn ending(ending: &str) -> Line {
        Line::new(match ending {
            "four" => "cf-end-four",
            _ => "cf-end-full",
        })
    }

    fn rules(locale: Locale) -> &'static str {
        match locale {
            Locale::En => include_str!("../../../games/connect-four/RULES.md"),
            Locale::Fr => include_str!("../../../games/connect-four/RULES.fr.md"),
            Locale::Nl => include_str!("../../../games/connect-four/RULES.nl.md"),
        }
    }
}

#[cfg(test)]
mod tests {
    use connect_four::Ending;

    use super::*;

    #[test]
    fn every_ending_has_words_of_its_own() {
        let words: Vec<_> = Ending::SLUGS.iter().map(|slug| State::ending(slug).key).collect();
        assert_eq!(words, ["cf-end-four", "cf-end-full"]);
    }
}
