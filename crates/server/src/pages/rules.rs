//! The rules of a title, each paragraph with an address.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use catalog::Title;
use maud::{Markup, html};
use prose::Locale;

use crate::app::App;
use crate::error::Error;
use crate::extract::Visitor;
use crate::pages::{document, sign};

/// The anchor of a rule: `r3.2`, `rQ4`.
pub(crate) fn anchor(number: &str) -> String {
    format!("r{number}")
}

/// Chapters and paragraphs.
pub(crate) fn prose(title: &dyn Title, locale: Locale) -> Markup {
    html! {
        div.prose {
            @for chapter in title.rules(locale) {
                h3 { (chapter.heading) }
                @for paragraph in &chapter.paragraphs {
                    @match &paragraph.number {
                        Some(number) => p id=(anchor(number)) { a.number href={ "#" (anchor(number)) } { (number) } " " (stressed(&paragraph.text)) },
                        None => p { (stressed(&paragraph.text)) },
                    }
                }
            }
        }
    }
}

fn stressed(text: &str) -> Markup {
    html! {
        @for (idx, piece) in text.split("**").enumerate() {
            @if idx % 2 == 1 { b { (piece) } } @else { (piece) }
        }
    }
}

/// `GET /rules/{title}`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(slug): Path<String>) -> Response {
    let locale = visitor.locale;
    let Some(title) = app.catalog.title(&slug) else {
        return Error::NotFound("error-not-found").page(locale);
    };
    let name = title.say(locale, "title");
    let heading = locale.fill("rules-of", &[("title", &name)]);
    let body = html! {
        (sign(&visitor, &name, &html! { span.spring {} }))
        main.reading {
            article.panel {
                h2 { (heading) }
                p.soft { (locale.say("rules-note")) }
                (prose(title.as_ref(), locale))
            }
        }
    };
    document(&app, &visitor, &format!("{heading}, À table"), "book", &[], &body).into_response()
}
