//! A click: an action, taking back, and asking why not.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use catalog::{Onlooker, WhyNot};
use game::{Seat, Status, UndoError};
use maud::html;
use prose::Locale;
use serde::Deserialize;
use serde_json::{Value, json};
use store::Stage;

use crate::api::errand::Errand;
use crate::api::go;
use crate::api::programs::news;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Visitor, from_json};
use crate::hub::{Live, NotDone};
use crate::pages::names;
use crate::pages::rules::anchor;
use crate::pages::table::viewer_of;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Click {
    /// How long the history was when the page was made.
    ply: usize,
    action: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Back {
    ply: usize,
    /// How many actions are kept.
    keep: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Question {
    action: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClickForm {
    ply: usize,
    action: String,
}

/// `POST /tables/{id}/actions {ply, action}`.
pub(crate) async fn post(errand: Errand) -> Response {
    let (form, visitor) = (errand.is_form(), &errand.visitor);
    let done = async {
        let click: Click = if form {
            let ClickForm { ply, action } = errand.form()?;
            Click { ply, action: from_json(&action.into())? }
        } else {
            from_json(&errand.body)?
        };
        let (live, seat) = errand.seat().await?;
        let outcome = errand.app.hub.play(&live, seat.into(), click.ply, click.action.clone()).await;
        Ok::<_, Error>((live, seat, click.action, outcome))
    };
    match done.await {
        Ok((live, seat, action, outcome)) => answer(visitor, &live, seat, Some(&action), outcome, form).await,
        Err(error) if form => error.page(visitor.locale),
        Err(error) => error.json(visitor.locale),
    }
}

/// `POST /tables/{id}/undo {ply, keep}`.
pub(crate) async fn undo(errand: Errand) -> Response {
    let (form, visitor) = (errand.is_form(), &errand.visitor);
    let done = async {
        let back: Back = if form { errand.form()? } else { from_json(&errand.body)? };
        let (live, seat) = errand.seat().await?;
        let outcome = errand.app.hub.undo(&live, seat.into(), back.ply, back.keep).await;
        Ok::<_, Error>((live, seat, outcome))
    };
    match done.await {
        Ok((live, seat, outcome)) => answer(visitor, &live, seat, None, outcome, form).await,
        Err(error) if form => error.page(visitor.locale),
        Err(error) => error.json(visitor.locale),
    }
}

/// Done: the length of the history. Not done: why, in the reader's words.
async fn answer(
    visitor: &Visitor,
    live: &Live,
    seat: Seat,
    action: Option<&Value>,
    outcome: Result<(), NotDone>,
    form: bool,
) -> Response {
    let locale = visitor.locale;
    let ply = live.look(|seated| seated.table.entries()).await;
    let error = match outcome {
        Ok(()) | Err(NotDone::Stale) if form => return go(&format!("/tables/{}", live.id), None),
        Ok(()) => return Json(json!({ "ply": ply })).into_response(),
        // Not an error page: the stream brings the table as it is now.
        Err(NotDone::Stale) => {
            return (
                StatusCode::CONFLICT,
                Json(json!({ "stale": true, "ply": ply, "error": locale.say("stale") })),
            )
                .into_response();
        }
        Err(NotDone::Refused(game::PlayError::Malformed(what))) => Error::Impossible("error-action", what),
        Err(NotDone::Refused(_)) => {
            let why = match action {
                Some(action) => why_not(live, visitor, seat, action).await,
                None => Ok(None),
            };
            match why {
                Ok(Some(why)) if form => Error::Impossible("error-action", why.short),
                Ok(Some(why)) => {
                    return (StatusCode::UNPROCESSABLE_ENTITY, Json(slate(locale, &why))).into_response();
                }
                Ok(None) => Error::Conflict("stale"),
                Err(error) => error,
            }
        }
        Err(NotDone::Undo(UndoError::Nothing)) => Error::Conflict("error-nothing-to-undo"),
        Err(NotDone::Undo(UndoError::TooFar { .. })) => Error::Conflict("error-undo"),
        Err(NotDone::NotOn) => Error::Conflict("error-not-started"),
        Err(NotDone::Paused) => Error::Conflict("error-paused"),
        Err(NotDone::Away) => Error::Conflict("error-away"),
        Err(NotDone::Failed(error)) => error,
    };
    if form { error.page(locale) } else { error.json(locale) }
}

/// `POST /tables/{id}/why {action}`: why nothing is offered there.
pub(crate) async fn why(errand: Errand) -> Response {
    let done = async {
        let question: Question = from_json(&errand.body)?;
        let (live, seat) = errand.seat().await?;
        why_not(&live, &errand.visitor, seat, &question.action).await
    };
    match done.await {
        Ok(Some(why)) => Json(slate(errand.visitor.locale, &why)).into_response(),
        Ok(None) => Json(json!({ "legal": true })).into_response(),
        Err(error) => error.json(errand.visitor.locale),
    }
}

async fn why_not(
    live: &Live,
    visitor: &Visitor,
    seat: Seat,
    action: &Value,
) -> Result<Option<WhyNot>, Error> {
    live.look(|seated| {
        let names = names(&seated.stored, visitor.locale);
        let who =
            Onlooker { viewer: game::Viewer::Seat(seat), names: &names, locale: visitor.locale, live: true };
        seated.table.why_not(seat, action, &who).map_err(|what| Error::Impossible("error-action", what))
    })
    .await
}

/// The slate: what is wrong, the rule, its link.
fn slate(locale: Locale, why: &WhyNot) -> Value {
    let html = html! {
        strong { (why.short) }
        (why.long)
        @if let Some(rule) = why.rule {
            " " a href={ "#" (anchor(rule)) } {
                (locale.fill(if rule.starts_with('Q') { "ruling-n" } else { "rule-n" }, &[("n", rule)]))
            }
        }
    };
    json!({ "error": why.short, "why": why.long, "rule": why.rule, "at": why.anchor, "slate": html.into_string() })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct After {
    /// The ply that the asker knows: there is no answer until there is something new, or for them to do.
    after: Option<usize>,
}

/// `GET /tables/{id}/view[?after=PLY]`: what the asker may know and do, for programs.
pub(crate) async fn view(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    after: Result<Query<After>, QueryRejection>,
) -> Response {
    let found = async {
        let Query(After { after }) = after.map_err(|error| Error::Request(error.body_text()))?;
        let live = app.hub.find(&id).await?;
        if let Some(after) = after {
            news(&app, &live, &visitor, after).await;
        }
        Ok::<_, Error>(live)
    };
    let live = match found.await {
        Ok(live) => live,
        Err(error) => return error.json(visitor.locale),
    };
    live.look(|seated| {
        let viewer = viewer_of(seated, &visitor);
        let table = &seated.table;
        let evening = &seated.evening;
        let (waiting, result) = match table.status() {
            _ if seated.is_closed() => (Vec::new(), None),
            Status::Waiting { seats, .. } => (seats.iter().collect::<Vec<_>>(), None),
            Status::Over(outcome) => (Vec::new(), Some(outcome.to_result())),
        };
        Json(json!({
            "title": seated.stored.title, "edition": seated.stored.edition, "stage": format!("{:?}", seated.stored.stage).to_lowercase(),
            "ply": table.entries(), "viewer": viewer, "seats": names(&seated.stored, visitor.locale), "waiting": waiting, "result": result,
            "free": seated.stored.free().collect::<Vec<_>>(),
            "legal": viewer.seat().filter(|seat| seated.stored.stage == Stage::Playing && seated.may_act(*seat)).map(|seat| table.legal(seat.into())).unwrap_or_default(),
            "pace": evening.pace.to_string(), "paused": evening.paused.is_some(), "due": evening.due(),
            "away": game::Seat::first(table.seats()).filter(|seat| evening.away(*seat).is_some()).collect::<Vec<_>>(),
            "view": table.view(viewer),
        }))
        .into_response()
    })
    .await
}
