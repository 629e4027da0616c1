//! Leaving a chair to a bot and taking it back, pausing and going on, playing once more.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::header::ACCEPT;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use game::Seat;
use serde::Deserialize;
use serde_json::json;

use crate::api::actions::seat_of;
use crate::api::{go, tables};
use crate::app::App;
use crate::error::Error;
use crate::extract::{Visitor, from_form};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Whose {
    /// The chair it is about; without, one's own.
    seat: Option<String>,
}

/// To the table, or a nod for the script.
fn answer(visitor: &Visitor, headers: &HeaderMap, id: &str, done: Result<(), Error>) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let script = accepts.starts_with("application/json");
    match done {
        Ok(()) if script => (StatusCode::OK, Json(json!({}))).into_response(),
        Ok(()) => go(&format!("/tables/{id}"), None),
        Err(error) if script => error.json(visitor.locale),
        Err(error) => error.page(visitor.locale),
    }
}

/// `POST /tables/{id}/leave`: a bot plays on this chair.
pub(crate) async fn leave(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
    body: Bytes,
) -> Response {
    let done = async {
        let whose: Whose = from_form(&body)?;
        let live = app.hub.find(&id).await?;
        let mine = seat_of(&live, &visitor).await?;
        let seat: Option<Seat> = whose.seat.map(|seat| seat.parse().map_err(Error::Request)).transpose()?;
        app.hub.leave(&live, mine, seat.unwrap_or(mine)).await
    };
    answer(&visitor, &headers, &id, done.await)
}

/// `POST /tables/{id}/return`: one's own chair again.
pub(crate) async fn come_back(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Response {
    let done = async {
        let live = app.hub.find(&id).await?;
        let mine = seat_of(&live, &visitor).await?;
        app.hub.come_back(&live, mine).await
    };
    answer(&visitor, &headers, &id, done.await)
}

/// `POST /tables/{id}/pause`.
pub(crate) async fn pause(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Response {
    answer(&visitor, &headers, &id, set_pause(&app, &visitor, &id, true).await)
}

/// `POST /tables/{id}/go-on`.
pub(crate) async fn go_on(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Response {
    answer(&visitor, &headers, &id, set_pause(&app, &visitor, &id, false).await)
}

async fn set_pause(app: &App, visitor: &Visitor, id: &str, pause: bool) -> Result<(), Error> {
    let live = app.hub.find(id).await?;
    let mine = seat_of(&live, visitor).await?;
    app.hub.pause(&live, mine, pause).await
}

/// `POST /tables/{id}/rematch`: to the table that follows this one. The first who asks opens it.
pub(crate) async fn rematch(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let done = async {
        let live = app.hub.find(&id).await?;
        let mine = seat_of(&live, &visitor).await?;
        if let Some(guest) = &visitor.guest {
            app.limits.open_table(&visitor, &guest.id)?;
        }
        tables::rematch(&app, &live, mine).await
    };
    match done.await {
        Ok(next) => go(&format!("/tables/{next}"), None),
        Err(error) => error.page(visitor.locale),
    }
}
