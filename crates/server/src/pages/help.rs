//! Keys and aids: a card that opens over every table, and links past what is read first.

use maud::{Markup, html};
use prose::Locale;

use crate::extract::Visitor;
use crate::pages::text::switch;

/// Links for the keyboard, seen when they have the focus.
pub(crate) fn skips(visitor: &Visitor) -> Markup {
    let locale = visitor.locale;
    let places = [("#counter", "skip-counter"), ("#log", "skip-log")];
    html! {
        nav.skips aria-label=(locale.say("help")) {
            @for (to, key) in places { a href=(to) { (locale.say(key)) } }
            (switch(visitor))
        }
    }
}

/// The card. A popover needs no script to open and close.
pub(crate) fn card(visitor: &Visitor) -> Markup {
    let locale = visitor.locale;
    let keys = [
        (locale.say("key-tab"), "help-tab"),
        (locale.say("key-enter"), "help-enter"),
        (locale.say("key-arrows"), "help-arrows"),
        (locale.say("key-escape"), "help-escape"),
    ];
    let letters = [
        ("?", "help-question"),
        ("C", "help-c"),
        ("B", "help-b"),
        ("L", "help-l"),
        ("U", "help-u"),
        ("R", "help-r"),
    ];
    html! {
        div #help .panel.help popover role="dialog" aria-labelledby="help-title" {
            div.top {
                h2 #help-title { (locale.say("help-title")) }
                button.btn.small type="button" popovertarget="help" popovertargetaction="hide" { (locale.say("help-close")) }
            }
            dl {
                @for (key, what) in keys { (row(locale, &key, what)) }
                @for (key, what) in letters { (row(locale, key, what)) }
            }
            label.check { input #letters type="checkbox" checked; span { (locale.say("help-letters")) br; span.soft { (locale.say("help-letters-help")) } } }
            p { (locale.say("help-text")) " " (switch(visitor)) }
        }
    }
}

fn row(locale: Locale, key: &str, what: &str) -> Markup {
    html! { div { dt { kbd { (key) } } dd { (locale.say(what)) } } }
}

/// The button in the sign that opens the card.
pub(crate) fn button(locale: Locale) -> Markup {
    html! { button.ask type="button" popovertarget="help" aria-label=(locale.say("help")) title=(locale.say("help")) { span aria-hidden="true" { "?" } } }
}
