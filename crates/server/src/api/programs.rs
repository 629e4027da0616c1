//! What a program needs that has no browser: a token, and news when there are some. `docs/bots.md` tells how.

use std::time::Duration;

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use store::{Guest, Stage};

use crate::app::{App, random_text};
use crate::error::Error;
use crate::extract::{Visitor, clean, from_json, hash, secret};
use crate::hub::Live;
use crate::pages::table::viewer_of;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Introduction {
    name: String,
}

/// `POST /api/guests {name}`: a new guest, with the token that is its `Authorization: Bearer …` from then on.
pub(crate) async fn guest(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let Introduction { name } = from_json(&body)?;
        app.limits.take_name(&visitor)?;
        let guest = Guest { id: random_text(12), name: clean(&name)? };
        let token = secret();
        app.store.add_guest(&guest, &hash(&token)).await?;
        app.store.name_device(&hash(&token), &visitor.way.device).await?;
        Ok::<_, Error>((guest, token))
    };
    match done.await {
        Ok((guest, token)) => {
            (StatusCode::CREATED, Json(json!({ "name": guest.name, "token": token }))).into_response()
        }
        Err(error) => error.json(visitor.locale),
    }
}

/// No answer is held back longer than this: proxies grow impatient.
const LONGEST: Duration = Duration::from_secs(25);

/// Waits until the history is longer than `after`, or the visitor is to decide, or the game is over; not for ever.
pub(crate) async fn news(app: &App, live: &Live, visitor: &Visitor, after: usize) {
    let (mut changes, mut closing) = (live.changes(), app.hub.closing());
    let happens = async {
        loop {
            let is_news = live.look(|seated| {
                let mine = |seat| seated.may_act(seat) && seated.table.status().waits_for(seat);
                match seated.stored.stage {
                    Stage::Waiting => false,
                    Stage::Playing => {
                        seated.table.entries() > after || viewer_of(seated, visitor).seat().is_some_and(mine)
                    }
                    Stage::Over => true,
                }
            });
            if is_news.await || changes.changed().await.is_err() {
                return;
            }
        }
    };
    tokio::select! {
        () = happens => {}
        () = tokio::time::sleep(LONGEST) => {}
        _ = closing.wait_for(|closed| *closed) => {}
    }
}
