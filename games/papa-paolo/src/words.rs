//! The words of one line of a position.

use std::str::FromStr;

use game::Seat;

use crate::ids::Colour;

/// A line, word by word.
pub(crate) struct Words<'a> {
    line: &'a str,
    words: std::iter::Peekable<std::str::SplitWhitespace<'a>>,
}

impl<'a> Words<'a> {
    pub(crate) fn new(line: &'a str) -> Words<'a> {
        Words { line, words: line.split_whitespace().peekable() }
    }

    pub(crate) fn wrong(&self, expected: &str) -> String {
        format!("expected {expected} in {:?}", self.line)
    }

    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// What is left of the line.
    pub(crate) fn rest(&mut self) -> Vec<&'a str> {
        self.words.by_ref().filter(|word| *word != "-").collect()
    }

    pub(crate) fn value<T: FromStr>(&mut self, expected: &str) -> Result<T, String> {
        let word = self.next();
        word.and_then(|word| word.parse().ok()).ok_or_else(|| self.wrong(expected))
    }

    /// A value, or `-`.
    pub(crate) fn maybe<T: FromStr>(&mut self, expected: &str) -> Result<Option<T>, String> {
        if self.words.next_if_eq(&"-").is_some() {
            return Ok(None);
        }
        self.value(expected).map(Some)
    }

    /// As many numbers as follow.
    pub(crate) fn numbers<const N: usize>(&mut self, expected: &str) -> Result<[u8; N], String> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            *number = self.value(expected)?;
        }
        Ok(numbers)
    }

    pub(crate) fn colour(&mut self) -> Result<Option<Colour>, String> {
        match self.next() {
            Some("-") => Ok(None),
            word => word.and_then(Colour::from_slug).map(Some).ok_or_else(|| self.wrong("a colour or -")),
        }
    }

    pub(crate) fn seats(&mut self) -> Result<Vec<Seat>, String> {
        let Some(word) = self.next() else { return Err(self.wrong("seats")) };
        if word == "-" {
            return Ok(Vec::new());
        }
        word.chars().map(|letter| letter.to_string().parse()).collect()
    }
}

/// A value, or `-`.
pub(crate) fn or_dash<T: std::fmt::Display>(value: Option<T>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

/// Values with blanks between, or `-`.
pub(crate) fn row<T: std::fmt::Display>(values: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
