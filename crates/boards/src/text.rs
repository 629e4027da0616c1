//! The parts of a position in words: headings, lists and tables.

use maud::{Markup, html};
use prose::{Locale, Speak};

use crate::draw::Scene;

/// A heading and what stands below it.
pub(crate) fn section(heading: &str, body: &Markup) -> Markup {
    html! { section { h2 { (heading) } (body) } }
}

/// One thing after the other.
pub(crate) fn list<G: Speak>(scene: &Scene<'_, G>, items: &[String]) -> Markup {
    html! {
        @if items.is_empty() { p { (scene.say("text-none")) } }
        @else { ul { @for item in items { li { (item) } } } }
    }
}

/// Names and what belongs to them.
pub(crate) fn facts(pairs: &[(String, String)]) -> Markup {
    html! { dl { @for (name, value) in pairs { div { dt { (name) } dd { (value) } } } } }
}

/// A table whose first column names its rows.
pub(crate) fn grid(caption: &str, heads: &[String], rows: &[Vec<String>]) -> Markup {
    html! {
        // A wide table is moved sideways, by keys too.
        div.wide tabindex="0" role="group" aria-label=(caption) {
            table.score {
                caption { (caption) }
                thead { tr { @for head in heads { th scope="col" { (head) } } } }
                tbody {
                    @for row in rows {
                        tr {
                            @for (column, cell) in row.iter().enumerate() {
                                @if column == 0 { th scope="row" { (cell) } } @else { td { (cell) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// "a, b", or "none".
pub(crate) fn joined(locale: Locale, items: &[String]) -> String {
    if items.is_empty() { locale.say("text-none") } else { items.join(", ") }
}

/// Equal things with their number: "2 × bread, coin".
pub(crate) fn counted(locale: Locale, names: impl IntoIterator<Item = String>) -> String {
    let mut groups: Vec<(String, u32)> = Vec::new();
    for name in names {
        match groups.iter_mut().find(|(other, _)| *other == name) {
            Some((_, count)) => *count += 1,
            None => groups.push((name, 1)),
        }
    }
    let items: Vec<String> = groups
        .into_iter()
        .map(|(name, count)| if count == 1 { name } else { format!("{count} × {name}") })
        .collect();
    joined(locale, &items)
}

/// The words of several messages, for the heads of a table.
pub(crate) fn heads<G: Speak>(scene: &Scene<'_, G>, keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| scene.say(key)).collect()
}
