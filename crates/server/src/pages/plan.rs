//! Preparing moves: the list of what a seat has laid out, and all actions of the title to choose from.
//!
//! Nobody knows what will be legal when the turn comes, so nothing is worked out here: every action that the title
//! knows can be found by its words or by the place it speaks of, those that the seat has played before first.

use std::cmp::Reverse;
use std::collections::HashMap;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use catalog::{Onlooker, Word};
use game::{Actor, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use store::Stage;

use crate::app::App;
use crate::error::Error;
use crate::extract::Visitor;
use crate::hub::{Plan, Seated};
use crate::pages::table::viewer_of;
use crate::pages::{document, names, sign};

/// So many are shown at once; more words find fewer.
const SHOWN: usize = 40;

#[derive(Deserialize, Default)]
pub(crate) struct Search {
    /// Words, all of which are in the name.
    #[serde(default)]
    q: String,
    /// A thing that the name speaks of.
    #[serde(default)]
    thing: String,
}

/// `GET /tables/{id}/plan?q=…&thing=…`: the page for those without scripts, and what the script takes its list from.
pub(crate) async fn get(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(search): Query<Search>,
) -> Response {
    let live = match app.hub.find(&id).await {
        Ok(live) => live,
        Err(error) => return error.page(visitor.locale),
    };
    live.look(|seated| match viewer_of(seated, &visitor).seat() {
        _ if seated.stored.stage != Stage::Playing => Error::Conflict("error-not-on").page(visitor.locale),
        Some(seat) => page(&app, &visitor, seated, seat, &search).into_response(),
        None => Error::Forbidden("error-not-seated").page(visitor.locale),
    })
    .await
}

fn page(app: &App, visitor: &Visitor, seated: &Seated, seat: Seat, search: &Search) -> Markup {
    let locale = visitor.locale;
    let names = names(&seated.stored, locale);
    let who = Onlooker { viewer: game::Viewer::Seat(seat), names: &names, locale, live: true };
    let body = html! {
        (sign(visitor, &locale.say("plan"), &html! { span.spring {} }))
        main.reading {
            section.panel {
                p { a href={ "/tables/" (seated.stored.id) } { (locale.say("plan-to-table")) } }
                div #plan { (plan(&who, seated, seat)) }
                (search_form(&who, seated, search))
                div #words { (words(&who, seated, seat, search)) }
            }
        }
    };
    document(app, visitor, &locale.say("plan"), "book", &["text.css"], &body)
}

/// The tab; on a narrow screen only its drawing.
pub(crate) fn tab(locale: prose::Locale) -> Markup {
    html! {
        label.drawn {
            input #tab-plan type="radio" name="tab" value="plan";
            svg viewBox="0 0 20 20" aria-hidden="true" { path d="M3 4h3v3H3zM9 5h8M3 9h3v3H3zM9 10.5h8M3 14h3v3H3zM9 15.5h8" {} }
            span { (locale.say("plan")) }
        }
    }
}

/// The panel; its list is the element `plan`.
pub(crate) fn panel(visitor: &Visitor, seated: &Seated, plan: &Markup) -> Markup {
    let locale = visitor.locale;
    let names = names(&seated.stored, locale);
    let who = Onlooker { viewer: viewer_of(seated, visitor), names: &names, locale, live: true };
    html! {
        section #planning .panel.tabbed data-tab="plan" aria-label=(locale.say("plan")) {
            div #plan { (plan) }
            (search_form(&who, seated, &Search::default()))
            div #words aria-live="polite" {}
        }
    }
}

fn search_form(who: &Onlooker<'_>, seated: &Seated, search: &Search) -> Markup {
    let locale = who.locale;
    html! {
        form.search role="search" method="get" action={ "/tables/" (seated.stored.id) "/plan" } {
            input.input type="search" name="q" value=(search.q) maxlength="80" autocomplete="off" placeholder=(locale.say("plan-search")) aria-label=(locale.say("plan-search"));
            button.btn.small type="submit" { (locale.say("plan-find")) }
        }
        p.soft.small { (locale.say("plan-place")) }
    }
}

/// What a seat has prepared.
pub(crate) fn plan(who: &Onlooker<'_>, seated: &Seated, seat: Seat) -> Markup {
    let locale = who.locale;
    let Plan { actions, alone, stopped, .. } = seated.plan(seat);
    let label = |action| seated.table.label(action, who).unwrap_or_default();
    html! {
        form method="post" action={ "/tables/" (seated.stored.id) "/plan" } data-quiet {
            @if let Some(stopped) = stopped {
                p.stopped role="status" {
                    strong { (locale.fill("plan-stopped", &[("action", &label(&stopped.action))])) } " "
                    (stopped.why(locale).map_or_else(|| locale.say("plan-put-aside"), str::to_owned))
                }
            }
            @if actions.is_empty() { p.soft { (locale.say("plan-empty")) } }
            @else {
                ol.plan {
                    @for (idx, action) in actions.iter().enumerate() {
                        li {
                            span { (label(action)) }
                            button.btn.small.quiet type="submit" name="drop" value=(idx) title=(locale.say("plan-drop")) aria-label=(locale.fill("plan-drop-it", &[("action", &label(action))])) { "✕" }
                        }
                    }
                }
            }
            button.btn.small.quiet.switch type="submit" role="switch" aria-checked=(alone) name="alone" value=(!alone) { (locale.say("plan-alone")) }
        }
    }
}

/// The actions that were looked for.
fn words(who: &Onlooker<'_>, seated: &Seated, seat: Seat, search: &Search) -> Markup {
    let locale = who.locale;
    let mut found = found(seated.table.vocabulary(who), search);
    let mut last: HashMap<String, usize> = HashMap::new();
    for ply in 1..=seated.table.plies() {
        if let Some(done) = seated.table.step(ply).filter(|done| done.by == Actor::Seat(seat)) {
            last.insert(done.action.to_string(), ply);
        }
    }
    found.sort_by_key(|word| Reverse(last.get(&word.action.to_string()).copied()));
    let more = found.len().saturating_sub(SHOWN);
    html! {
        @if found.is_empty() { p.soft { (locale.say("plan-nothing")) } }
        form.words method="post" action={ "/tables/" (seated.stored.id) "/plan" } data-quiet {
            @for word in found.iter().take(SHOWN) {
                button.btn.small.quiet type="submit" name="add" value=(word.action) { (word.label) }
            }
        }
        @if more > 0 { p.soft.small { (locale.count("plan-more", &[("n", more as i64)])) } }
    }
}

fn found(all: Vec<Word>, search: &Search) -> Vec<Word> {
    let wanted: Vec<String> = search.q.split_whitespace().map(str::to_lowercase).collect();
    let fits = |word: &Word| {
        let label = word.label.to_lowercase();
        let thing = search.thing.is_empty() || word.things.contains(&search.thing);
        thing && wanted.iter().all(|part| label.contains(part))
    };
    all.into_iter().filter(fits).collect()
}
