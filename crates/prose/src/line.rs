//! A sentence before it is in any language.

use game::Seat;

use crate::locale::Locale;

/// A message key with the parts that its sentence needs.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The key in the Fluent files.
    pub key: &'static str,
    /// What the sentence speaks of, by name.
    pub parts: Vec<(&'static str, Part)>,
    /// Whether it closes a player's turn, so that a log can number it.
    pub closes_turn: bool,
}

/// Something that a sentence speaks of.
#[derive(Clone, PartialEq, Debug)]
pub enum Part {
    /// Whoever sits there.
    Seat(Seat),
    /// A number, which also chooses the plural.
    Number(i64),
    /// A thing on the table: its id (`hex:-4,7`) and its name.
    Thing(String, Name),
    /// Several things: "a, b and c".
    List(Vec<Part>),
    /// A word that chooses between forms and is never shown.
    Choice(&'static str),
    /// What it brought: a sentence of its own, stressed.
    Gain(Line),
}

/// What a thing is called.
#[derive(Clone, PartialEq, Debug)]
pub enum Name {
    /// The same in every language.
    Proper(String),
    /// A message of the Fluent files.
    Message(&'static str),
    /// A message with a text in it, `{ $at }`.
    MessageAt(&'static str, String),
}

/// A piece of a finished sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Span {
    /// Words.
    Text(String),
    /// A player's name.
    Seat(Seat, String),
    /// A thing's id and name.
    Thing(String, String),
    /// What it brought.
    Gain(String),
}

impl Line {
    /// A sentence without parts.
    pub const fn new(key: &'static str) -> Line {
        Line { key, parts: Vec::new(), closes_turn: false }
    }

    /// Adds a part.
    #[must_use]
    pub fn with(mut self, name: &'static str, part: Part) -> Line {
        self.parts.push((name, part));
        self
    }

    /// Adds a number.
    #[must_use]
    pub fn number(self, name: &'static str, number: impl Into<i64>) -> Line {
        self.with(name, Part::Number(number.into()))
    }

    /// Adds the seat that the sentence is about, `{ $seat }`; `$who` is `you` for the reader's own, else `other`.
    #[must_use]
    pub fn seat(self, seat: Seat) -> Line {
        self.with("seat", Part::Seat(seat))
    }

    /// Marks it as the end of a turn.
    #[must_use]
    pub fn closing_turn(mut self) -> Line {
        self.closes_turn = true;
        self
    }

    /// The sentence in a language. `reader` is the seat that reads, `names` are the players'.
    pub fn spans(&self, locale: Locale, reader: Option<Seat>, names: &[String]) -> Vec<Span> {
        let mut inner = Vec::new();
        let mut arguments = locale.arguments();
        for (name, part) in &self.parts {
            let value = match part {
                Part::Number(number) => {
                    arguments.set(*name, *number);
                    continue;
                }
                Part::Choice(choice) => {
                    arguments.set(*name, *choice);
                    continue;
                }
                Part::Seat(seat) => {
                    let who = if reader == Some(*seat) { "you" } else { "other" };
                    if *name == "seat" {
                        arguments.set("who", who);
                    }
                    vec![Span::Seat(*seat, seat_name(*seat, locale, reader, names))]
                }
                Part::Thing(id, called) => vec![Span::Thing(id.clone(), called.text(locale))],
                Part::List(parts) => list(parts, locale, reader, names),
                Part::Gain(line) => vec![Span::Gain(line.text(locale, reader, names))],
            };
            // The sentence gets a mark, and the mark gets its spans afterwards.
            arguments.set(*name, format!("{OPEN}{}{CLOSE}", inner.len()));
            inner.push(value);
        }
        let text = locale.format(self.key, &arguments);
        let mut spans = Vec::new();
        for (idx, piece) in text.split(OPEN).enumerate() {
            let words = match piece.split_once(CLOSE) {
                Some((number, rest)) if idx > 0 => {
                    let number: usize = number.parse().expect("a mark of ours");
                    spans.extend(inner[number].iter().cloned());
                    rest
                }
                _ => piece,
            };
            if !words.is_empty() {
                spans.push(Span::Text(words.to_owned()));
            }
        }
        spans
    }

    /// The sentence as plain text.
    pub fn text(&self, locale: Locale, reader: Option<Seat>, names: &[String]) -> String {
        plain(&self.spans(locale, reader, names))
    }
}

/// Private-use characters, which nobody's name may hold.
const OPEN: char = '\u{E000}';
const CLOSE: char = '\u{E001}';

/// Spans as plain text.
pub fn plain(spans: &[Span]) -> String {
    spans
        .iter()
        .map(|span| match span {
            Span::Text(text) | Span::Seat(_, text) | Span::Thing(_, text) | Span::Gain(text) => text.as_str(),
        })
        .collect()
}

impl Name {
    /// The name in a language.
    pub fn text(&self, locale: Locale) -> String {
        match self {
            Name::Proper(name) => name.clone(),
            Name::Message(key) => locale.say(key),
            Name::MessageAt(key, at) => {
                let mut arguments = locale.arguments();
                arguments.set("at", at.clone());
                locale.format(key, &arguments)
            }
        }
    }
}

fn seat_name(seat: Seat, locale: Locale, reader: Option<Seat>, names: &[String]) -> String {
    if reader == Some(seat) {
        return locale.say("you");
    }
    names.get(seat.index()).map_or_else(|| seat.to_string(), |name| name.replace([OPEN, CLOSE], ""))
}

fn list(parts: &[Part], locale: Locale, reader: Option<Seat>, names: &[String]) -> Vec<Span> {
    let mut spans = Vec::new();
    for (idx, part) in parts.iter().enumerate() {
        if idx > 0 {
            let last = idx + 1 == parts.len();
            spans.push(Span::Text(if last { format!(" {} ", locale.say("and")) } else { ", ".to_owned() }));
        }
        spans.push(match part {
            Part::Seat(seat) => Span::Seat(*seat, seat_name(*seat, locale, reader, names)),
            Part::Thing(id, called) => Span::Thing(id.clone(), called.text(locale)),
            Part::Number(number) => Span::Text(number.to_string()),
            Part::List(_) | Part::Choice(_) | Part::Gain(_) => continue,
        });
    }
    spans
}
