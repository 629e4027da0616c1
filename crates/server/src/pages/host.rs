//! Tables, load and mishaps, for the host of the house alone.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::extract::{Query, State};
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use prose::Locale;
use serde::Deserialize;
use store::{Overview, Stage};

use crate::api::host::{HOST, is_host};
use crate::app::App;
use crate::error::Error;
use crate::errors;
use crate::extract::Visitor;
use crate::pages::{document, sign};

/// So many tables are listed.
const SHOWN: u32 = 200;

#[derive(Deserialize)]
pub(crate) struct Key {
    key: Option<String>,
}

/// `GET /host`; with `?key=`, the secret moves into a cookie and out of the address.
pub(crate) async fn get(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(Key { key }): Query<Key>,
) -> Response {
    let done = async {
        if let Some(key) = key {
            if !app.keys().await?.is_host(&key) {
                return Err(Error::Forbidden("host-only"));
            }
            let secure = if visitor.way.secure { "; Secure" } else { "" };
            let cookie = format!("{HOST}={key}; Path=/; Max-Age=2592000; SameSite=Strict; HttpOnly{secure}");
            let cookie = HeaderValue::from_str(&cookie).map_err(|_| Error::Internal)?;
            return Ok(([(SET_COOKIE, cookie)], Redirect::to("/host")).into_response());
        }
        if !is_host(&app, &headers).await? {
            return Err(Error::Forbidden("host-only"));
        }
        Ok(page(&app, &visitor).await?.into_response())
    };
    done.await.unwrap_or_else(|error: Error| error.page(visitor.locale))
}

async fn page(app: &App, visitor: &Visitor) -> Result<Markup, Error> {
    let locale = visitor.locale;
    let tables = app.store.overview(None, SHOWN).await?;
    let well = app.store.alive().await.is_ok();
    let heading = locale.say("host-page");
    let figure = |name: &str, value: String| html! { div { dt { (locale.say(name)) } dd { (value) } } };
    let mishaps = errors::last();
    let body = html! {
        (sign(visitor, &heading, &html! { span.spring {} }))
        main.reading.hosting {
            section.panel aria-labelledby="load" {
                h2 #load { (locale.say("host-load")) }
                dl.figures {
                    (figure("host-database", locale.say(if well { "host-well" } else { "host-failing" })))
                    (figure("host-uptime", span_words(locale, app.metrics.uptime())))
                    (figure("host-held", app.hub.held().to_string()))
                    (figure("host-streams", app.presence.count(None).to_string()))
                    @for (name, value) in app.metrics.summary() { (figure(name, value)) }
                }
                p.soft.small { (locale.say("host-metrics-help")) }
            }
            section.panel aria-labelledby="errors" {
                h2 #errors { (locale.say("host-errors")) }
                @if mishaps.is_empty() { p.soft { (locale.say("host-no-errors")) } }
                ul.mishaps {
                    @for mishap in &mishaps {
                        li { span.chip.bad[mishap.is_error] { (locale.say(if mishap.is_error { "host-error" } else { "host-warning" })) }
                            " " span.soft { (age(locale, mishap.at)) } " " code { (mishap.words) } }
                    }
                }
            }
            section.panel aria-labelledby="tables" {
                h2 #tables { (locale.say("host-tables")) }
                @if tables.is_empty() { p.soft { (locale.say("no-tables")) } }
                @else {
                    div.scroll tabindex="0" role="group" aria-labelledby="tables" {
                        table {
                            thead { tr { @for key in ["host-table", "host-title", "host-stage", "host-people", "host-steps", "host-watched", "host-changed"] { th scope="col" { (locale.say(key)) } } } }
                            tbody { @for table in &tables { (row(app, locale, table)) } }
                        }
                    }
                }
            }
        }
    };
    Ok(document(app, visitor, &format!("{heading}, À table"), "book", &["notices.css"], &body))
}

fn row(app: &App, locale: Locale, table: &Overview) -> Markup {
    let title = app
        .catalog
        .title(&table.title)
        .map_or_else(|| table.title.clone(), |title| title.say(locale, "title"));
    let stage = match table.stage {
        Stage::Waiting => "host-waiting",
        Stage::Playing => "host-playing",
        Stage::Over if table.is_closed => "host-closed",
        Stage::Over => "finished",
    };
    let changed = UNIX_EPOCH + Duration::from_millis(table.changed_at.try_into().unwrap_or(0));
    html! {
        tr {
            // The address is the key to a table: the host of the house sees it, and has no chair at it.
            td { code { (table.id) } }
            td { (title) }
            td { (locale.say(stage)) }
            td { (table.people.join(", ")) " " span.soft { "(" (table.people.len()) "/" (table.chairs) ")" } }
            td.n { (table.entries) }
            td.n { (app.presence.count(Some(&table.id))) }
            td { (age(locale, changed)) }
        }
    }
}

/// "3 h ago".
fn age(locale: Locale, then: SystemTime) -> String {
    locale.fill("host-ago", &[("time", &span_words(locale, then.elapsed().unwrap_or_default()))])
}

/// "2 d 3 h", "14 min", "9 s".
fn span_words(locale: Locale, span: Duration) -> String {
    let seconds = span.as_secs() as i64;
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    if days > 0 {
        locale.count("span-days", &[("d", days), ("h", hours % 24)])
    } else if hours > 0 {
        locale.count("span-hours", &[("h", hours), ("min", minutes % 60)])
    } else if minutes > 0 {
        locale.count("span-minutes", &[("min", minutes)])
    } else {
        locale.count("span-seconds", &[("s", seconds)])
    }
}
