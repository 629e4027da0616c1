//! Positions as text, and what is no position.

use connect_four::{Column, Components, State};
use game::{Notation, Printed};
use testkit::Table;

fn parsed(text: &str) -> Result<State, String> {
    State::parse(Components::embedded(), text)
}

const EMPTY_ROWS: &str = ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . . . .\n";

#[test]
fn a_position_goes_on_where_it_stood() {
    let text = format!("turn B\n{EMPTY_ROWS}. . . A . . .\n. . . A B . .\n");
    let mut table = Table::<State>::at(Components::embedded(), &text);
    assert_eq!(table.state().notation(), text);
    table.play(game::Seat::new(1), connect_four::Action::Drop(Column::D));
}

#[test]
fn what_cannot_be_is_refused_with_its_rule() {
    for (head, rows, rule) in [
        ("turn A", ". . . A . . .\n. . . . . . .", "R2.2"),
        ("turn A", ". . . . . . .\n. . . B . . .", "R2.1"),
        ("turn A", ". . . . . . .\n. . . A . . .", "R2.1"),
        ("turn B", ". . . . . . .\nA A A A B B B", "R3.1"),
        ("over full", ". . . . . . .\n. . . A . . .", "R3.1"),
    ] {
        let error = parsed(&format!("{head}\n{EMPTY_ROWS}{rows}\n")).expect_err(rows);
        assert!(error.starts_with(rule), "{rows}: {error}");
    }
    for text in ["", "turn A", "turn A\n. . .\n", &format!("turn C\n{EMPTY_ROWS}"), "noon"] {
        assert!(parsed(text).is_err(), "{text}");
    }
}

#[test]
fn a_rack_on_the_wire_is_seven_words() {
    let rack = |json: &str| json.parse::<Wire>();
    assert!(rack(r#"["AB","","","","","",""]"#).is_ok());
    for wrong in [r#"["AB"]"#, r#"["AC","","","","","",""]"#, r#"["ABABABA","","","","","",""]"#] {
        assert!(rack(wrong).is_err(), "{wrong}");
    }
}

/// A rack that was read from JSON.
struct Wire;

impl std::str::FromStr for Wire {
    type Err = String;
    fn from_str(json: &str) -> Result<Wire, String> {
        serde_json::from_str::<connect_four::Rack>(json).map(|_| Wire).map_err(|error| error.to_string())
    }
}
