//! A finished game, step by step, from anybody's eyes.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use catalog::Onlooker;
use game::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Comment, Stage};

use crate::app::App;
use crate::assets::address;
use crate::error::Error;
use crate::extract::Visitor;
use crate::hub::{Aside, Seated, Turns};
use crate::pages::table::{Parts, elements, framed, looks, viewer_of};
use crate::pages::text::in_words;
use crate::pages::{comments, document, names};

#[derive(Deserialize)]
pub(crate) struct Where {
    ply: Option<usize>,
    by: Option<String>,
}

/// `GET /tables/{id}/replay?ply=12&by=A`.
pub(crate) async fn get(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(at): Query<Where>,
) -> Response {
    let live = match app.hub.find(&id).await {
        Ok(live) => live,
        Err(error) => return error.page(visitor.locale),
    };
    let comments = match app.store.comments(&id).await {
        Ok(comments) => comments,
        Err(error) => return Error::from(error).page(visitor.locale),
    };
    live.look(|seated| match page(&app, &visitor, seated, &at, &comments) {
        Ok(page) => page.into_response(),
        Err(error) => error.page(visitor.locale),
    })
    .await
}

fn page(
    app: &App,
    visitor: &Visitor,
    seated: &Seated,
    at: &Where,
    said: &[Comment],
) -> Result<Markup, Error> {
    // Before the end, other people's eyes and the future are secrets.
    if seated.stored.stage != Stage::Over {
        return Err(Error::Forbidden("nothing-hidden-yet"));
    }
    let title = app.catalog.title(&seated.stored.title).ok_or(Error::Internal)?;
    let locale = visitor.locale;
    let plies = seated.table.plies();
    let ply = at.ply.unwrap_or(plies).min(plies);
    let viewer = match &at.by {
        None => viewer_of(seated, visitor),
        Some(by) => by.parse().map_err(Error::Request)?,
    };
    if viewer.seat().is_some_and(|seat| seat.index() >= seated.stored.chairs.len()) {
        return Err(Error::NotFound("error-not-found"));
    }
    let names = names(&seated.stored, locale);
    let who = Onlooker { viewer, names: &names, locale, live: false };
    let then = Seated {
        stored: seated.stored.clone(),
        table: seated.table.at(ply),
        aside: Aside::default(),
        evening: seated.evening.clone(),
        turns: Turns::default(),
        lifted: BTreeMap::new(),
    };
    let mut elements = elements(&who, &then);
    let play_on = comments::play_on(visitor, &who, &then, ply);
    elements.insert("counter", controls(&who, seated, ply, &play_on).into_string());
    elements.insert("comments", comments::comments(visitor, &who, seated, ply, said).into_string());
    elements.insert(
        "turn",
        html! { span.chip { (locale.count("step-of", &[("ply", ply as i64), ("plies", plies as i64)])) } }
            .into_string(),
    );
    let heading = format!("{}: {}", locale.say("replay-title"), title.say(locale, "title"));
    let mut parts = Parts { heading, version: String::new(), elements };
    if visitor.text {
        in_words(&mut parts, &who, &then);
    }
    let body = html! {
        (framed(visitor, title.as_ref(), &then, &parts))
        script defer src=(address(app, "table.js")) {}
    };
    let (class, styles) = looks(visitor, title.as_ref());
    let styles: Vec<&str> = styles.iter().map(String::as_str).collect();
    Ok(document(app, visitor, &parts.heading, &format!("{class} replay"), &styles, &body))
}

/// Steps, turns, and whose eyes.
fn controls(who: &Onlooker<'_>, seated: &Seated, ply: usize, play_on: &Markup) -> Markup {
    let locale = who.locale;
    let plies = seated.table.plies();
    let turns: Vec<usize> =
        seated.table.log(who).iter().filter(|line| line.turn.is_some()).map(|line| line.ply).collect();
    let before = turns.iter().rev().find(|turn| **turn < ply).copied().unwrap_or(0);
    let after = turns.iter().find(|turn| **turn > ply).copied().unwrap_or(plies);
    let address =
        |ply: usize, viewer: Viewer| format!("/tables/{}/replay?ply={ply}&by={viewer}", seated.stored.id);
    let step = |to: usize, key: &str, sign: &str, name: &str| {
        html! { a.btn.quiet.step data-step=(name) href=(address(to, who.viewer)) aria-label=(locale.say(key)) title=(locale.say(key)) { (sign) } }
    };
    html! {
        p.doing { strong { (locale.say("replay-title")) } span { (locale.count("step-of", &[("ply", ply as i64), ("plies", plies as i64)])) } }
        nav.steps aria-label=(locale.say("replay-title")) {
            (step(0, "step-first", "⏮", "first"))
            (step(before, "step-turn-back", "«", "turn-back"))
            (step(ply.saturating_sub(1), "step-back", "‹", "back"))
            button.btn.primary type="button" data-autoplay data-pause=(locale.say("step-pause")) { (locale.say("step-play")) }
            (step((ply + 1).min(plies), "step-on", "›", "on"))
            (step(after, "step-turn-on", "»", "turn-on"))
            (step(plies, "step-last", "⏭", "last"))
        }
        div.eyes {
            span.soft { (locale.say("seen-by")) }
            @for viewer in Seat::first(seated.table.seats()).map(Viewer::Seat).chain([Viewer::Public]) {
                a.chip href=(address(ply, viewer)) aria-current=[(viewer == who.viewer).then_some("true")] {
                    @match viewer.seat() {
                        Some(seat) => (who.names.get(seat.index()).map_or("", String::as_str)),
                        None => (locale.say("public")),
                    }
                }
            }
        }
        div.acts { (play_on)
            a.btn.quiet href={ "/tables/" (seated.stored.id) "/review" } { (locale.say("review-title")) }
            a.btn.quiet href={ "/tables/" (seated.stored.id) "/record" } download { (locale.say("export")) } }
    }
}
