//! What a title draws, and the few things that all of them draw alike.

use game::{Edition, Game, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use prose::{Line, Locale, Span, Speak};
use serde::Serialize;

/// Everything that a picture may be made from.
pub struct Scene<'a, G: Game> {
    /// What is printed.
    pub edition: &'static Edition<G::Printed>,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// Who looks.
    pub viewer: Viewer,
    /// What the viewer may do now: empty for spectators, in replays, and while others decide.
    pub legal: &'a [G::Action],
    /// The event that closed the last turn, to mark the last move.
    pub last: Option<&'a G::Event>,
    /// All that the viewer learnt in the last complete turn and since, for titles whose turns have many steps.
    pub recent: &'a [G::Event],
    /// Who sits where.
    pub names: &'a [String],
    /// The reader's language.
    pub locale: Locale,
}

impl<G: Speak> Scene<'_, G> {
    /// A sentence as plain text.
    pub fn text(&self, line: &Line) -> String {
        line.text(self.locale, self.viewer.seat(), self.names)
    }

    /// A message without parts.
    pub fn say(&self, key: &str) -> String {
        self.locale.say(key)
    }

    /// The name of an action.
    pub fn label(&self, action: G::Action) -> String {
        self.text(&G::action(self.edition, self.view, action))
    }

    /// A player's name, or "You".
    pub fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            self.say("you")
        } else {
            self.names.get(seat.index()).cloned().unwrap_or_default()
        }
    }
}

/// The sheet that a board is drawn on, in user units: about 52 to a hex or a cell.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sheet {
    /// Smallest x.
    pub left: f64,
    /// Smallest y.
    pub top: f64,
    /// Width.
    pub width: f64,
    /// Height.
    pub height: f64,
}

/// A panel of the rail.
pub struct Panel {
    /// Its heading.
    pub title: String,
    /// A soft word beside the heading.
    pub note: String,
    /// What it holds.
    pub body: Markup,
}

/// A tab of the rail beside the log and the rules.
pub struct Tab {
    /// Its word.
    pub label: String,
    /// What it holds.
    pub body: Markup,
}

/// The counter, where one acts.
pub struct Counter {
    /// What you are doing and what it will change.
    pub doing: Markup,
    /// Choices, or the steps so far.
    pub choices: Markup,
    /// The button that ends it, if any.
    pub finish: Markup,
}

/// A title that can be drawn.
pub trait Draw: Speak {
    /// The sheet of the board.
    const SHEET: Sheet;

    /// Styles beside the house's.
    const CSS: &'static str;

    /// Whether the six liveries are the seats' (else they are the title's own, and seats are plain china).
    const SEAT_LIVERIES: bool;

    /// The title on the menu: a plate seen from above.
    const PLATE: &'static str;

    /// Definitions that pictures and sentences refer to; once a page.
    fn symbols() -> Markup;

    /// What is printed on the board: the same for everybody, all game long. Of the view it uses only what never
    /// changes, such as the number of players.
    fn ground(edition: &Edition<Self::Printed>, view: &Self::View, locale: Locale) -> Markup;

    /// What changes: marks, targets, lines, names, pieces. Drawn over the ground.
    fn pieces(scene: &Scene<'_, Self>) -> Markup;

    /// The title's own panel: it floats on the board on a desktop and is the first tab on a phone.
    fn panel(scene: &Scene<'_, Self>) -> Panel;

    /// What is the viewer's own; `None` for somebody without a chair.
    fn mine(scene: &Scene<'_, Self>) -> Option<Panel>;

    /// What stands beside a player's name: figures at the right, and public facts below.
    fn seat(scene: &Scene<'_, Self>, seat: Seat) -> (Markup, Markup);

    /// A heading for those figures.
    fn seats_note(scene: &Scene<'_, Self>) -> String;

    /// The counter.
    fn counter(scene: &Scene<'_, Self>) -> Counter;

    /// A tab of the title's own, if it needs one.
    fn tab(scene: &Scene<'_, Self>) -> Option<Tab>;

    /// The final count; `None` before the end.
    fn score(scene: &Scene<'_, Self>) -> Option<Markup>;

    /// A thing in a sentence: a small picture with its name as label, or the name in bold.
    fn thing(id: &str, name: &str) -> Markup;

    /// The whole table in words: headings, lists and tables that say what the view says.
    fn text(scene: &Scene<'_, Self>) -> Markup;

    /// Where on the sheet an action takes place, as shares of its width and height, for the slate that says why not.
    fn anchor(
        edition: &Edition<Self::Printed>,
        view: &Self::View,
        action: Self::Action,
    ) -> Option<(f64, f64)>;
}

/// Blue disc, saffron triangle, red cross, lilac diamond, black bars, green crescent: the house's six signs.
pub const SIGNS: [&str; 6] = [
    r#"<circle r="4.5"/>"#,
    r#"<path d="M0-5.1 5.2 4.1H-5.2z"/>"#,
    r#"<path d="M-1.7-5h3.4v3.3H5v3.4H1.7V5h-3.4V1.7H-5v-3.4h3.3z"/>"#,
    r#"<path d="M0-5.6 4.8 0 0 5.6-4.8 0z"/>"#,
    r#"<path d="M-4.2-4.7h3v9.4h-3zM1.2-4.7h3v9.4h-3z"/>"#,
    r#"<path d="M3.3 4.3A5.2 5.2 0 1 1 3.3-4.3 4.1 4.1 0 1 0 3.3 4.3z"/>"#,
];

/// The `data-action` of a legal action: the same text as in a list of legal actions, whose keys are in order.
pub fn act<A: Serialize>(action: &A) -> String {
    serde_json::to_value(action).expect("an action is plain data").to_string()
}

/// The `data-try` of a place where nothing is offered: a click on it asks why.
pub fn attempt<A: Serialize>(action: &A) -> String {
    act(action)
}

/// The accessible name of a button: its label, and what is written on it if that is something else, so that whoever
/// speaks to the browser can say what they see. Words that the label ends with are not said again.
pub fn spoken(inside: &Markup, label: &str) -> String {
    let shown = written(&inside.0);
    let (said, seen) = (words(label), words(&shown));
    if seen.is_empty() || said.windows(seen.len()).any(|part| part == seen) {
        return label.to_owned();
    }
    let shown: Vec<&str> = shown.split_whitespace().collect();
    let repeated = (0..shown.len()).rev().find(|n| said.ends_with(&words(&shown[..*n].join(" "))));
    format!("{}, {}", label.trim_end_matches('.'), shown[repeated.unwrap_or(0)..].join(" "))
}

/// The same, with a space between neighbours that are drawn apart: who says or searches words must not find them glued.
pub fn apart(inside: &Markup) -> Markup {
    PreEscaped(inside.0.replace("><", "> <"))
}

/// The words of a text in small letters. What stands in brackets is an aside, and need not be said.
fn words(text: &str) -> Vec<String> {
    let outside = text.split('(').enumerate().map(|(idx, part)| match part.split_once(')') {
        Some((_, after)) if idx > 0 => after,
        _ => part,
    });
    let text = outside.collect::<String>().to_lowercase();
    text.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The text of a piece of a page.
fn written(html: &str) -> String {
    let pieces = html.split('<').enumerate();
    let text: String = pieces
        .map(|(idx, piece)| if idx == 0 { piece } else { piece.split_once('>').map_or("", |(_, text)| text) })
        .collect();
    let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Points, with a minus that is as wide as a figure.
pub(crate) fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", -points) } else { points.to_string() }
}

/// A sentence with its seats and things.
pub fn spans<G: Draw>(spans: &[Span]) -> Markup {
    html! {
        @for span in spans {
            @match span {
                Span::Text(text) => (text),
                Span::Seat(_, name) => b.who { (name) },
                Span::Thing(id, name) => span data-thing=(id) { (G::thing(id, name)) },
                Span::Gain(text) => span.gain { (text) },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_is_named_by_its_label_and_by_what_is_written_on_it() {
        let name = |inside: Markup, label: &str| spoken(&apart(&inside), label);
        assert_eq!(name(html! { b { "2" } }, "Take 2 Blue"), "Take 2 Blue");
        assert_eq!(
            name(html! { b { "2" } }, "Draw from the deck: 12 left."),
            "Draw from the deck: 12 left, 2"
        );
        assert_eq!(name(html! { b { "×2" } small { "Pay" } }, "Pay with potato"), "Pay with potato, ×2 Pay");
        assert_eq!(
            name(html! { b { "Friterie" } i { "+0" } i { "2" } }, "Open Friterie"),
            "Open Friterie, +0 2"
        );
        assert_eq!(name(html! { "Biff" }, "Choose Anna (Biff)"), "Choose Anna (Biff), Biff");
        assert_eq!(name(html! { svg {} }, "Build Blue"), "Build Blue");
    }
}
