//! A table in words, for screen readers and whoever likes it better: the same view and the same words as the board.

use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::response::{IntoResponse, Response};
use catalog::{Onlooker, Title};
use game::Viewer;
use maud::{Markup, PreEscaped, html};

use crate::error::Error;
use crate::extract::{Visitor, look_cookie};
use crate::hub::Seated;
use crate::pages::table::{Parts, counter, parts as board_parts, seats};
use crate::pages::{To, comments, curtain, escape, evening, help, local, names, plan, rules, sign, talk};

/// What the board shows and the text says otherwise.
const PICTURES: [&str; 4] = ["pieces", "panel", "mine", "extra"];

/// `GET /look/{how}?to=/…`: remembers whether tables are shown as `text` or as a `board`, and goes back.
pub(crate) async fn look(visitor: Visitor, Path(how): Path<String>, Query(to): Query<To>) -> Response {
    if !["text", "board"].contains(&how.as_str()) {
        return Error::NotFound("error-not-found").page(visitor.locale);
    }
    (StatusCode::SEE_OTHER, [(SET_COOKIE, look_cookie(how == "text")), (LOCATION, local(to))]).into_response()
}

/// The switch between board and text.
pub(crate) fn switch(visitor: &Visitor) -> Markup {
    let (how, key) = if visitor.text { ("board", "board-look") } else { ("text", "text-look") };
    html! { a href={ "/look/" (how) "?to=" (escape(&visitor.path)) } { (visitor.locale.say(key)) } }
}

/// Everything that changes, made for one viewer: as the visitor looks at tables.
pub(crate) fn parts(visitor: &Visitor, viewer: Viewer, seated: &Seated) -> Parts {
    let mut parts = board_parts(visitor, viewer, seated);
    if visitor.text {
        let names = names(&seated.stored, visitor.locale);
        let live = viewer.seat().is_none_or(|seat| seated.may_act(seat));
        let who = Onlooker { viewer, names: &names, locale: visitor.locale, live };
        in_words(&mut parts, &who, seated);
        let around = html! { (seats(&who, seated, &plain(seated), "")) (evening::keeping(visitor.locale, viewer, seated)) };
        parts.elements.insert("seats", around.into_string());
        parts.elements.insert("counter", acting(&who, seated).into_string());
        curtain::hang(visitor, seated, &mut parts);
    }
    parts
}

/// Nothing beside the names: what belongs to players is said at length.
fn plain(seated: &Seated) -> Vec<(Markup, Markup)> {
    (0..seated.table.seats()).map(|_| (html! {}, html! {})).collect()
}

/// Puts words in the place of pictures.
pub(crate) fn in_words(parts: &mut Parts, who: &Onlooker<'_>, seated: &Seated) {
    PICTURES.iter().for_each(|id| drop(parts.elements.remove(id)));
    parts.elements.insert("seats", seats(who, seated, &plain(seated), "").into_string());
    parts.elements.insert("position", seated.table.text(who).into_string());
    parts.elements.insert("log", log(who, seated).into_string());
}

/// What happened, without drawings, the newest first.
fn log(who: &Onlooker<'_>, seated: &Seated) -> Markup {
    let lines = seated.table.log(who);
    html! {
        @if lines.is_empty() { p { (who.locale.say("log-empty")) } }
        ol.log reversed {
            @for (idx, line) in lines.iter().enumerate().rev() { li data-line=(idx) { span { (line.text) } } }
        }
    }
}

/// What is asked for, and everything that can be done as a button, in groups.
fn acting(who: &Onlooker<'_>, seated: &Seated) -> Markup {
    let (locale, table) = (who.locale, &seated.table);
    if table.status().outcome().is_some() {
        return counter(who, seated);
    }
    if let Some(interruption) = evening::interruption(locale, who.viewer, seated) {
        return interruption;
    }
    let groups = table.choices(who);
    let floor = who.viewer.seat().map_or(table.plies(), |seat| table.undo_floor(seat.into()));
    let (id, ply) = (&seated.stored.id, table.entries());
    html! {
        h2 #choices tabindex="-1" { (locale.say("text-choices")) }
        p.prompt { (table.prompt(who)) }
        @if groups.is_empty() { p { (locale.say("text-wait")) } }
        // A form without scripts; with them a click is enough.
        form method="post" action={ "/tables/" (id) "/actions" } {
            input type="hidden" name="ply" value=(ply);
            @for group in &groups {
                fieldset {
                    legend { (group.heading) }
                    ul.buttons {
                        @for (action, label) in &group.actions {
                            li { button.btn type="submit" name="action" value=(action) data-action=(action) { (label) } }
                        }
                    }
                }
            }
        }
        @if floor < table.plies() {
            form method="post" action={ "/tables/" (id) "/undo" } {
                input type="hidden" name="ply" value=(ply);
                input type="hidden" name="keep" value=(table.plies() - 1);
                button.btn type="submit" data-undo=(table.plies() - 1) { (locale.say("undo")) }
            }
        }
        (talk::ask_button(who, seated))
    }
}

/// Sign, what one can do, the table, what happened, the rules: one after the other.
pub(crate) fn shell(visitor: &Visitor, title: &dyn Title, seated: &Seated, parts: &Parts) -> Markup {
    let locale = visitor.locale;
    let element = |id: &str| PreEscaped(parts.elements.get(id).cloned().unwrap_or_default());
    let counting = evening::counting(locale, seated);
    let named = ["turn", "counter", "position", "seats", "log", "ask", "said", "people", "plan", "comments"];
    let has = |id: &str| parts.elements.contains_key(id);
    let others = parts.elements.keys().filter(|id| !named.contains(id));
    html! {
        (title.symbols())
        (sign(visitor, &title.say(locale, "title"), &html! { span.spring {} span #turn { (element("turn")) } (help::button(locale)) }))
        main.in-words #table data-id=(seated.stored.id) data-version=(parts.version) data-ply=(seated.table.entries())
            data-lost=(locale.say("connection-lost")) data-back=(locale.say("connection-back")) data-stale=(locale.say("stale"))
            data-now=[counting.now] data-units=[counting.units] {
            p.looks { (switch(visitor)) }
            section #ask aria-live="polite" { (element("ask")) }
            section #counter .panel tabindex="-1" aria-label=(locale.say("text-choices")) { (element("counter")) }
            div #position .panel role="region" aria-label=(locale.say("text-position")) { (element("position")) }
            section #seats .panel aria-label=(locale.say("around-the-table")) { (element("seats")) }
            // What belongs to a table and is no picture.
            @for id in others { section id=(id) .panel { (element(id)) } }
            section.panel {
                h2 { (locale.say("text-happened")) }
                div #log tabindex="-1" { (element("log")) }
            }
            @if has("said") { (talk::panel(visitor, seated, &element("said"), &element("people"))) }
            @if has("plan") { (plan::panel(visitor, seated, &element("plan"))) }
            @if has("comments") { (comments::panel(locale, &element("comments"))) }
            section #rules .panel { h2 { (locale.say("rules")) } details { summary { (locale.say("rules")) } (rules::prose(title, locale)) } }
        }
    }
}
