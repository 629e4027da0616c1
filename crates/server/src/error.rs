//! Whatever goes wrong, as an answer that says what to do.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use prose::Locale;
use serde_json::json;

use crate::pages::error_page;

/// Each variant is an HTTP meaning; the words are the reader's.
#[derive(Debug)]
pub(crate) enum Error {
    /// 404: there is no such thing.
    NotFound(&'static str),
    /// 400: the request is not well formed.
    Request(String),
    /// 422: well formed, but not possible: a message's key and its part `$what`.
    Impossible(&'static str, String),
    /// 422: the title seats fewer or more.
    Seats { min: u8, max: u8 },
    /// 401: nobody knows who asks.
    Unauthorized(&'static str),
    /// 403: not theirs to do.
    Forbidden(&'static str),
    /// 409: too late.
    Conflict(&'static str),
    /// 413: too large.
    TooLarge,
    /// 405: not that way.
    Method,
    /// 429: too many.
    TooMany(&'static str),
    /// 500: ours. The cause is in the log, not in the answer.
    Internal,
}

impl Error {
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Request(_) => StatusCode::BAD_REQUEST,
            Error::Impossible(..) | Error::Seats { .. } => StatusCode::UNPROCESSABLE_ENTITY,
            Error::Unauthorized(_) => StatusCode::UNAUTHORIZED,
            Error::Forbidden(_) => StatusCode::FORBIDDEN,
            Error::Conflict(_) => StatusCode::CONFLICT,
            Error::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Error::Method => StatusCode::METHOD_NOT_ALLOWED,
            Error::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            Error::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What to tell the reader.
    pub(crate) fn words(&self, locale: Locale) -> String {
        match self {
            Error::NotFound(key)
            | Error::Unauthorized(key)
            | Error::Forbidden(key)
            | Error::Conflict(key)
            | Error::TooMany(key) => locale.say(key),
            Error::Request(what) => locale.fill("error-request", &[("what", what)]),
            Error::Impossible(key, what) => locale.fill(key, &[("what", what)]),
            Error::Seats { min, max } => {
                locale.count("error-seats", &[("min", (*min).into()), ("max", (*max).into())])
            }
            Error::TooLarge => locale.say("error-too-large"),
            Error::Method => locale.say("error-method"),
            Error::Internal => locale.say("error-internal"),
        }
    }

    /// As a page, for a browser.
    pub(crate) fn page(&self, locale: Locale) -> Response {
        (self.status(), error_page(locale, &self.words(locale))).into_response()
    }

    /// As JSON, for a script or a program.
    pub(crate) fn json(&self, locale: Locale) -> Response {
        (self.status(), Json(json!({ "error": self.words(locale) }))).into_response()
    }
}

impl From<store::Error> for Error {
    fn from(error: store::Error) -> Error {
        tracing::error!(%error, "the store failed");
        Error::Internal
    }
}
