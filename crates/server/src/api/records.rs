//! Finished games as files, out and in.

use axum::Json;
use axum::extract::{Multipart, Path, State};
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use game::Record;
use store::{NewMatch, Sitter, Stage};

use crate::api::go;
use crate::app::{App, random_text};
use crate::error::Error;
use crate::extract::Visitor;

/// `GET /tables/{id}/record`: the game as a file. It holds the seed, so only when it is over.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let live = match app.hub.find(&id).await {
        Ok(live) => live,
        Err(error) => return error.page(visitor.locale),
    };
    live.look(|seated| {
        if seated.stored.stage != Stage::Over {
            return Error::Forbidden("error-not-over").page(visitor.locale);
        }
        let name = format!("attachment; filename=\"{}-{id}.atable.json\"", seated.stored.title);
        ([(CONTENT_DISPOSITION, name)], Json(seated.table.record(seated.stored.names()))).into_response()
    })
    .await
}

/// `POST /records`: brings a game in and opens its replay.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    form: Result<Multipart, axum::extract::multipart::MultipartRejection>,
) -> Response {
    let done = async {
        let mut form = form.map_err(|error| Error::Request(error.body_text()))?;
        let failed = |error: axum::extract::multipart::MultipartError| {
            if error.status() == 413 { Error::TooLarge } else { Error::Request(error.body_text()) }
        };
        while let Some(field) = form.next_field().await.map_err(failed)? {
            if field.name() == Some("record") {
                let bytes = field.bytes().await.map_err(failed)?;
                return bring_in(&app, &visitor, &bytes).await;
            }
        }
        Err(Error::Request("record".to_owned()))
    };
    match done.await {
        Ok(id) => go(&format!("/tables/{id}/replay?ply=0"), None),
        Err(error) => error.page(visitor.locale),
    }
}

async fn bring_in(app: &App, visitor: &Visitor, bytes: &[u8]) -> Result<String, Error> {
    let refused = |what: String| Error::Impossible("error-import", what);
    let record: Record = serde_json::from_slice(bytes).map_err(|error| refused(error.to_string()))?;
    let new = imported(&record, visitor.guest.as_ref().map(|guest| guest.id.clone()));
    // Replaying takes as long as the game was: not on the thread that serves pages.
    let (catalog, checked) = (app.catalog.clone(), record.clone());
    let replayed = tokio::task::spawn_blocking(move || {
        let table = catalog.replay(&checked)?;
        if table.status().outcome().is_none() { Err("the game is not over".to_owned()) } else { Ok(()) }
    });
    replayed.await.map_err(|_| Error::Internal)?.map_err(refused)?;
    app.store.add_match(&new, &record.entries()).await?;
    Ok(new.id)
}

/// A table that was played elsewhere.
fn imported(record: &Record, host: Option<String>) -> NewMatch {
    let name = |(idx, name): (usize, &String)| {
        let name: String = name.chars().filter(|c| !c.is_control()).take(24).collect();
        let name = name.trim();
        Some(Sitter::Remembered(if name.is_empty() {
            game::Seat::new(idx.min(5)).to_string()
        } else {
            name.to_owned()
        }))
    };
    NewMatch {
        id: random_text(12),
        title: record.title.clone(),
        revision: record.revision,
        edition: record.edition.clone(),
        options: record.options.clone(),
        seed: record.seed,
        host,
        listed: false,
        stage: Stage::Over,
        result: record.result.clone(),
        chairs: record.seats.iter().enumerate().map(name).collect(),
    }
}
