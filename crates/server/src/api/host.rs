//! Health for whoever watches, figures for the host.

use std::time::Duration;

use axum::Json;
use axum::extract::State;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Visitor, cookie, locale_of};

/// A database that does not answer within this time is not well.
const PATIENCE: Duration = Duration::from_secs(3);

/// `GET /health`: 200 if tables can be read and written, 503 if not.
pub(crate) async fn health(State(app): State<App>) -> Response {
    match tokio::time::timeout(PATIENCE, app.store.alive()).await {
        Ok(Ok(())) => Json(json!({ "status": "ok" })).into_response(),
        failed => {
            let error = failed.map_or_else(
                |_| "no answer".to_owned(),
                |done| done.map_or_else(|error| error.to_string(), |()| String::new()),
            );
            tracing::error!(error, "the database is not well");
            (StatusCode::SERVICE_UNAVAILABLE, Json(json!({ "status": "failing" }))).into_response()
        }
    }
}

/// The cookie of the host's page.
pub(crate) const HOST: &str = "atable-host";

/// Whether the request comes from the host: by cookie, or by `Authorization: Bearer` from a program. An address on this
/// machine proves nothing, because a proxy on it speaks for the whole world.
pub(crate) async fn is_host(app: &App, headers: &HeaderMap) -> Result<bool, Error> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()?.strip_prefix("Bearer "));
    let Some(secret) = cookie(headers, HOST).or(bearer) else { return Ok(false) };
    Ok(app.keys().await?.is_host(secret))
}

/// `GET /metrics`: for the host's Prometheus.
pub(crate) async fn metrics(State(app): State<App>, headers: HeaderMap) -> Response {
    // The host's token is nobody's at a table.
    let locale = locale_of(&headers);
    match is_host(&app, &headers).await {
        Ok(true) => {
            let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
            ([(CONTENT_TYPE, kind)], app.metrics.text(&app)).into_response()
        }
        Ok(false) => Error::Forbidden("host-only").page(locale),
        Err(error) => error.page(locale),
    }
}
