//! Styles, script and signs, inside the program.

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use catalog::Catalog;
use sha2::{Digest, Sha256};

use crate::app::App;
use crate::error::Error;
use crate::extract::Visitor;

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";

/// Name, kind and parts: what is always asked for together is one file.
const FILES: [(&str, &str, &[&str]); 16] = [
    ("house.css", CSS, &[catalog::TOKENS, include_str!("../static/house.css")]),
    ("table.css", CSS, &[include_str!("../static/table.css"), include_str!("../static/talk.css")]),
    ("text.css", CSS, &[include_str!("../static/text.css"), include_str!("../static/talk.css")]),
    ("lobby.css", CSS, &[include_str!("../static/lobby.css")]),
    ("talk.css", CSS, &[include_str!("../static/talk.css")]),
    ("people.css", CSS, &[include_str!("../static/people.css")]),
    ("review.css", CSS, &[include_str!("../static/review.css")]),
    ("notices.css", CSS, &[include_str!("../static/notices.css")]),
    ("no-script.css", CSS, &[include_str!("../static/no-script.css")]),
    ("no-script-table.css", CSS, &[include_str!("../static/no-script-table.css")]),
    ("app.js", JS, &[include_str!("../static/app.js"), include_str!("../static/keys.js")]),
    ("table.js", JS, &[include_str!("../static/clock.js"), include_str!("../static/talk.js")]),
    ("notices.js", JS, &[include_str!("../static/notices.js")]),
    ("offline.js", JS, &[include_str!("../static/offline.js")]),
    ("icon.svg", "image/svg+xml", &[include_str!("../static/icon.svg")]),
    ("site.webmanifest", "application/manifest+json", &[include_str!("../static/site.webmanifest")]),
];

/// Made from `icon.svg` by Chromium; another drawing gets another name.
const ICONS: [(&str, &[u8]); 3] = [
    ("icon-192.png", include_bytes!("../static/icon-192.png")),
    ("icon-512.png", include_bytes!("../static/icon-512.png")),
    ("icon-maskable-512.png", include_bytes!("../static/icon-maskable-512.png")),
];

/// The wordmark, to be set into pages.
pub(crate) const WORDMARK: &str = include_str!("../static/wordmark.svg");

/// A file as it is sent.
struct File {
    name: String,
    kind: &'static str,
    text: String,
    /// Names the text.
    digest: String,
}

impl File {
    fn new(name: String, kind: &'static str, parts: &[&str]) -> File {
        let text: String = parts.iter().map(|part| slim(kind, part)).collect();
        let digest =
            Sha256::digest(text.as_bytes()).iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        File { name, kind, text, digest }
    }
}

/// Without the indentation, and the comments that have lines of their own: they are for those who read the source.
fn slim(kind: &str, text: &str) -> String {
    let kept = |line: &&str| match kind {
        JS => !line.starts_with("//"),
        CSS => !(line.starts_with("/*") && line.ends_with("*/")),
        _ => true,
    };
    text.lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .filter(kept)
        .flat_map(|line| [line, "\n"])
        .collect()
}

/// The house's files and the styles of the titles.
pub(crate) struct Assets {
    files: Vec<File>,
    /// Names the house's files as they are.
    pub(crate) version: String,
}

impl Assets {
    pub(crate) fn new(catalog: &Catalog) -> Assets {
        let house = FILES.iter().map(|(name, kind, parts)| File::new((*name).to_owned(), kind, parts));
        let mut files: Vec<File> = house.collect();
        let mut version = Sha256::new();
        files.iter().for_each(|file| version.update(&file.digest));
        let version = version.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        let styles = catalog.titles().iter();
        files
            .extend(styles.map(|title| File::new(format!("{}.css", title.meta().slug), CSS, &[title.css()])));
        Assets { files, version }
    }

    fn find(&self, name: &str) -> Option<&File> {
        self.files.iter().find(|file| file.name == name)
    }
}

/// The address of a file; it changes with the file, so that browsers may keep it for ever.
pub(crate) fn address(app: &App, name: &str) -> String {
    let file = app.assets.find(name).unwrap_or_else(|| panic!("{name} is a file of the house"));
    format!("/static/{name}?{}", file.digest)
}

/// `GET /static/{name}`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(name): Path<String>) -> Response {
    let kept = (CACHE_CONTROL, "public, max-age=31536000, immutable");
    if let Some((_, icon)) = ICONS.iter().find(|(file, _)| *file == name) {
        return ([(CONTENT_TYPE, "image/png"), kept], *icon).into_response();
    }
    match app.assets.find(&name) {
        Some(file) => ([(CONTENT_TYPE, file.kind), kept], file.text.clone()).into_response(),
        None => Error::NotFound("error-not-found").page(visitor.locale),
    }
}
