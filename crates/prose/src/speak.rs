//! The one trait by which a title gets its words.

use game::{Edition, Game};

use crate::line::Line;
use crate::locale::Locale;

/// A title that can be spoken of. One match per enum, no logic.
pub trait Speak: Game {
    /// What the keys of its messages begin with.
    const PREFIX: &'static str;

    /// A fact for the log; `None` for what only a picture shows.
    fn event(edition: &Edition<Self::Printed>, event: &Self::Event) -> Option<Line>;

    /// What a button for this action says, in full: also its name for a screen reader.
    fn action(edition: &Edition<Self::Printed>, view: &Self::View, action: Self::Action) -> Line;

    /// What the viewer is asked for now, or what the table waits for.
    fn prompt(edition: &Edition<Self::Printed>, view: &Self::View) -> Line;

    /// Why not: in a few words, then in a sentence.
    fn reason(edition: &Edition<Self::Printed>, reason: &Self::Reason) -> (Line, Line);

    /// How the game ended.
    fn ending(ending: &str) -> Line;

    /// The title's rules in a language: the text of a `RULES.md`.
    fn rules(locale: Locale) -> &'static str;
}
