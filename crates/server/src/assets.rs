//! Styles, script and signs, inside the program.

use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::Error;
use crate::extract::Visitor;

const CSS: &str = "text/css; charset=utf-8";
const FILES: [(&str, &str, &str); 11] = [
    ("tokens.css", CSS, catalog::TOKENS),
    ("house.css", CSS, include_str!("../static/house.css")),
    ("table.css", CSS, include_str!("../static/table.css")),
    ("lobby.css", CSS, include_str!("../static/lobby.css")),
    ("talk.css", CSS, include_str!("../static/talk.css")),
    ("talk.js", "text/javascript; charset=utf-8", include_str!("../static/talk.js")),
    ("people.css", CSS, include_str!("../static/people.css")),
    ("app.js", "text/javascript; charset=utf-8", include_str!("../static/app.js")),
    ("clock.js", "text/javascript; charset=utf-8", include_str!("../static/clock.js")),
    ("icon.svg", "image/svg+xml", include_str!("../static/icon.svg")),
    ("site.webmanifest", "application/manifest+json", include_str!("../static/site.webmanifest")),
];

/// The wordmark, to be set into pages.
pub(crate) const WORDMARK: &str = include_str!("../static/wordmark.svg");

fn digest(texts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    texts.iter().for_each(|text| hasher.update(text));
    hasher.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// The address of a file; it changes with the files, so that browsers may keep them for ever.
pub(crate) fn address(app: &App, name: &str) -> String {
    static HOUSE: LazyLock<String> = LazyLock::new(|| digest(&FILES.map(|(_, _, text)| text)));
    match app.catalog.titles().iter().find(|title| name.strip_suffix(".css") == Some(title.meta().slug)) {
        Some(title) => format!("/static/{name}?{}", digest(&[title.css()])),
        None => format!("/static/{name}?{}", *HOUSE),
    }
}

/// `GET /static/{name}`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(name): Path<String>) -> Response {
    let title =
        app.catalog.titles().iter().find(|title| name.strip_suffix(".css") == Some(title.meta().slug));
    let found = FILES.iter().find(|(file, ..)| *file == name).map(|(_, kind, text)| (*kind, *text));
    let Some((kind, text)) = title.map(|title| (CSS, title.css())).or(found) else {
        return Error::NotFound("error-not-found").page(visitor.locale);
    };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")], text).into_response()
}
