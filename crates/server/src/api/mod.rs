//! What is posted, and what programs ask for.

pub(crate) mod actions;
pub(crate) mod beside;
pub(crate) mod comments;
pub(crate) mod errand;
pub(crate) mod evening;
pub(crate) mod guests;
pub(crate) mod host;
pub(crate) mod notices;
pub(crate) mod people;
pub(crate) mod programs;
pub(crate) mod records;
pub(crate) mod tables;
pub(crate) mod talk;

use axum::Json;
use axum::extract::State;
use axum::http::header::{ACCEPT, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Redirect, Response};
use serde_json::{Value, json};

use crate::app::App;
use crate::error::Error;
use crate::extract::Visitor;

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

/// The answer to a small post: to a script that it is done, to a form the page to go to.
fn done(
    visitor: &Visitor,
    headers: &HeaderMap,
    to: &str,
    outcome: Result<Option<HeaderValue>, Error>,
) -> Response {
    let accepts = headers.get(ACCEPT).and_then(|value| value.to_str().ok());
    let script = accepts.is_some_and(|kinds| kinds.contains("application/json"));
    match outcome {
        // Somebody who was nobody before gets another page.
        Ok(cookie) if script => {
            let mut response = Json(json!({ "reload": cookie.is_some() })).into_response();
            response.headers_mut().extend(cookie.map(|cookie| (SET_COOKIE, cookie)));
            response
        }
        Ok(cookie) => go(to, cookie),
        Err(error) if script => error.json(visitor.locale),
        Err(error) => error.page(visitor.locale),
    }
}

/// Goes to a page, with a cookie for somebody new.
pub(crate) fn go(to: &str, cookie: Option<HeaderValue>) -> Response {
    let mut response = Redirect::to(to).into_response();
    if let Some(cookie) = cookie {
        response.headers_mut().insert(SET_COOKIE, cookie);
    }
    response
}
