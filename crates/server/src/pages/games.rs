//! "My games": those that are on, one's own move first, and those that are over.

use axum::extract::{Query, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Guest, StoredMatch};

use crate::app::App;
use crate::error::Error;
use crate::extract::Visitor;
use crate::pages::lobby::row;
use crate::pages::me::{day, frame};
use crate::pages::{dishes, document, names, signs};

/// How many finished games a page shows.
const SHOWN: u32 = 50;

#[derive(Deserialize)]
pub(crate) struct Before {
    before: Option<i64>,
}

/// `GET /me/games?before=…`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Query(at): Query<Before>) -> Response {
    let done = async {
        let guest = visitor.guest.as_ref().ok_or(Error::Forbidden("error-nobody"))?;
        page(&app, &visitor, guest, at.before).await
    };
    match done.await {
        Ok(page) => page.into_response(),
        Err(error) => error.page(visitor.locale),
    }
}

async fn page(app: &App, visitor: &Visitor, guest: &Guest, before: Option<i64>) -> Result<Markup, Error> {
    let locale = visitor.locale;
    let mut running = Vec::new();
    if before.is_none() {
        for stored in app.store.games_of(&guest.id, false, i64::MAX, u32::MAX).await? {
            running.push(row(app, visitor, stored.table).await?);
        }
        running.sort_by_key(|row| !row.my_move);
    }
    let over = app.store.games_of(&guest.id, true, before.unwrap_or(i64::MAX), SHOWN).await?;
    let older = over.last().filter(|_| over.len() == SHOWN as usize).map(|last| last.changed_at);
    let mut finished = Vec::new();
    for stored in &over {
        finished.push(result_row(app, visitor, guest, stored)?);
    }
    let content = html! {
        (signs())
        @if before.is_none() {
            section.panel aria-labelledby="running" {
                header { h2 #running { (locale.say("games-running")) } }
                @if running.is_empty() { p.soft { (locale.say("no-games-running")) } }
                ul.tables { @for row in &running { (row.html) } }
            }
        }
        section.panel aria-labelledby="finished" {
            header { h2 #finished { (locale.say("games-finished")) } }
            @if finished.is_empty() { p.soft { (locale.say("no-games-finished")) } }
            ul.tables.results { @for row in &finished { (row) } }
            @if let Some(older) = older { p { a.btn.small href={ "/me/games?before=" (older) } { (locale.say("older-games")) } } }
        }
    };
    let body = frame(visitor, "my-games", None, &content);
    let heading = format!("{}, À table", locale.say("my-games"));
    Ok(document(app, visitor, &heading, "house", &["lobby.css", "people.css"], &body))
}

/// One finished game: who, when, my place and points.
fn result_row(app: &App, visitor: &Visitor, guest: &Guest, stored: &StoredMatch) -> Result<Markup, Error> {
    let locale = visitor.locale;
    let StoredMatch { table, changed_at } = stored;
    let title = app.catalog.title(&table.title).ok_or(Error::Internal)?;
    let mine = table.seat_of(&guest.id);
    let others: Vec<String> = names(table, locale)
        .into_iter()
        .enumerate()
        .filter(|(seat, _)| mine.is_none_or(|mine| mine.index() != *seat))
        .map(|(_, name)| name)
        .collect();
    let end = mine.zip(table.result.as_ref()).and_then(|(seat, result)| {
        let better =
            result.ranking.iter().take_while(|group| !group.contains(&seat)).map(Vec::len).sum::<usize>();
        Some((better + 1, *result.scores.get(seat.index())?))
    });
    Ok(html! {
        li {
            span.what {
                b { (title.say(locale, "title")) }
                small.soft { (day(*changed_at)) ", " (locale.fill("with-players", &[("names", &others.join(", "))])) }
            }
            @if let Some((place, points)) = end {
                span.end {
                    b.chip.turn[place == 1] { (locale.count("place-of", &[("place", place as i64), ("seats", table.chairs.len() as i64)])) }
                    small.soft { (locale.count("points-n", &[("n", points.into())])) }
                }
            } @else { span {} }
            (dishes(&table.chairs, title.seat_liveries(), locale))
            a.btn.small href={ "/tables/" (table.id) "/replay?ply=0" } { (locale.say("review")) }
        }
    })
}
