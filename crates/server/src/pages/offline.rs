//! What the browser keeps for when the house cannot be reached.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

use crate::app::App;
use crate::extract::Visitor;
use crate::pages::letter;

/// `GET /sw.js`: the service worker, at the root so that all pages are in its reach. It changes when a file does.
pub(crate) async fn worker(State(app): State<App>) -> Response {
    let script = include_str!("../../static/sw.js").replace("VERSION", &app.assets.version);
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8"), (CACHE_CONTROL, "no-cache")], script).into_response()
}

/// `GET /offline`: the page that explains itself, and looks until the house is there again.
pub(crate) async fn page(visitor: Visitor) -> Markup {
    let locale = visitor.locale;
    let body = html! {
        p { (locale.say("offline")) }
        p role="status" { (locale.say("offline-again")) }
        p { a.btn.primary href="" { (locale.say("offline-try")) } }
    };
    letter(locale, &locale.say("offline-title"), Some("offline.js"), &body)
}
