//! What is posted, and what programs ask for.

pub(crate) mod actions;
pub(crate) mod beside;
pub(crate) mod evening;
pub(crate) mod guests;
pub(crate) mod people;
pub(crate) mod programs;
pub(crate) mod records;
pub(crate) mod tables;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::{Value, json};

use crate::app::App;

/// `GET /api/titles`.
pub(crate) async fn titles(State(app): State<App>) -> Json<Value> {
    let titles: Vec<Value> = app
        .menu()
        .into_iter()
        .map(|title| {
            let mut meta = serde_json::to_value(title.meta()).expect("plain data");
            meta["edition"] = title.edition().into();
            meta
        })
        .collect();
    Json(titles.into())
}

/// `GET /health`.
pub(crate) async fn health(State(app): State<App>) -> Json<Value> {
    Json(json!({ "status": "ok", "tables": app.hub.held() }))
}

/// Goes to a page, with a cookie for somebody new.
fn go(to: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(to).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}
