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
const FILES: [(&str, &str, &str); 19] = [
    ("tokens.css", CSS, catalog::TOKENS),
    ("house.css", CSS, include_str!("../static/house.css")),
    ("table.css", CSS, include_str!("../static/table.css")),
    ("lobby.css", CSS, include_str!("../static/lobby.css")),
    ("talk.css", CSS, include_str!("../static/talk.css")),
    ("talk.js", "text/javascript; charset=utf-8", include_str!("../static/talk.js")),
    ("people.css", CSS, include_str!("../static/people.css")),
    ("review.css", CSS, include_str!("../static/review.css")),
    ("app.js", "text/javascript; charset=utf-8", include_str!("../static/app.js")),
    ("notices.css", CSS, include_str!("../static/notices.css")),
    ("no-script.css", CSS, include_str!("../static/no-script.css")),
    ("no-script-table.css", CSS, include_str!("../static/no-script-table.css")),
    ("notices.js", "text/javascript; charset=utf-8", include_str!("../static/notices.js")),
    ("clock.js", "text/javascript; charset=utf-8", include_str!("../static/clock.js")),
    ("text.css", CSS, include_str!("../static/text.css")),
    ("offline.js", "text/javascript; charset=utf-8", include_str!("../static/offline.js")),
    ("keys.js", "text/javascript; charset=utf-8", include_str!("../static/keys.js")),
    ("icon.svg", "image/svg+xml", include_str!("../static/icon.svg")),
    ("site.webmanifest", "application/manifest+json", include_str!("../static/site.webmanifest")),
];

/// Made from `icon.svg` by Chromium; another drawing gets another name.
const ICONS: [(&str, &[u8]); 3] = [
    ("icon-192.png", include_bytes!("../static/icon-192.png")),
    ("icon-512.png", include_bytes!("../static/icon-512.png")),
    ("icon-maskable-512.png", include_bytes!("../static/icon-maskable-512.png")),
];

/// The wordmark, to be set into pages.
pub(crate) const WORDMARK: &str = include_str!("../static/wordmark.svg");

fn digest(texts: &[&str]) -> String {
    let mut hasher = Sha256::new();
    texts.iter().for_each(|text| hasher.update(text));
    hasher.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
}

/// Names the house's files as they are.
pub(crate) fn version() -> &'static str {
    static HOUSE: LazyLock<String> = LazyLock::new(|| digest(&FILES.map(|(_, _, text)| text)));
    &HOUSE
}

/// The address of a file; it changes with the files, so that browsers may keep them for ever.
pub(crate) fn address(app: &App, name: &str) -> String {
    match app.catalog.titles().iter().find(|title| name.strip_suffix(".css") == Some(title.meta().slug)) {
        Some(title) => format!("/static/{name}?{}", digest(&[title.css()])),
        None => format!("/static/{name}?{}", version()),
    }
}

/// `GET /static/{name}`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(name): Path<String>) -> Response {
    let title =
        app.catalog.titles().iter().find(|title| name.strip_suffix(".css") == Some(title.meta().slug));
    let found = FILES.iter().find(|(file, ..)| *file == name).map(|(_, kind, text)| (*kind, *text));
    let kept = (CACHE_CONTROL, "public, max-age=31536000, immutable");
    if let Some((_, icon)) = ICONS.iter().find(|(file, _)| *file == name) {
        return ([(CONTENT_TYPE, "image/png"), kept], *icon).into_response();
    }
    let Some((kind, text)) = title.map(|title| (CSS, title.css())).or(found) else {
        return Error::NotFound("error-not-found").page(visitor.locale);
    };
    ([(CONTENT_TYPE, kind), kept], text).into_response()
}
