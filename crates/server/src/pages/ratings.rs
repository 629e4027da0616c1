//! The list of a title: people and bots, the strongest first.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use catalog::Title;
use maud::{Markup, html};
use prose::Locale;
use store::Rated;

use crate::app::App;
use crate::error::Error;
use crate::extract::Visitor;
use crate::pages::{document, level_words, me};
use crate::ratings::{catch_up, of_guest, points};

/// `GET /ratings/{title}`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(slug): Path<String>) -> Response {
    let done = async {
        let title = app.catalog.title(&slug).ok_or(Error::NotFound("error-not-found"))?;
        catch_up(&app).await?;
        let rated = app.store.ratings(title.meta().slug).await?;
        Ok::<_, Error>(page(&app, &visitor, title.as_ref(), &rated))
    };
    match done.await {
        Ok(page) => page.into_response(),
        Err(error) => error.page(visitor.locale),
    }
}

/// What a line is called; nothing for people who stay out of the list.
fn name(locale: Locale, rated: &Rated) -> Option<String> {
    match rated.who.strip_prefix("bot:") {
        Some(level) => Some(locale.fill("chair-bot", &[("level", &level_words(level, locale))])),
        None => rated.name.clone(),
    }
}

fn page(app: &App, visitor: &Visitor, title: &dyn Title, rated: &[Rated]) -> Markup {
    let locale = visitor.locale;
    let me = visitor.guest.as_ref().map(|guest| of_guest(&guest.id));
    let listed: Vec<(String, &Rated)> =
        rated.iter().filter_map(|rated| Some((name(locale, rated)?, rated))).collect();
    let content = html! {
        nav.ways aria-label=(locale.say("titles")) {
            @for other in app.menu() {
                @let slug = other.meta().slug;
                a href={ "/ratings/" (slug) } aria-current=[(slug == title.meta().slug).then_some("page")] { (other.say(locale, "title")) }
            }
        }
        section.panel.league aria-labelledby="league" {
            header { h2 #league { (title.say(locale, "title")) } }
            @if listed.is_empty() { p.soft { (locale.say("no-ratings")) } }
            @else {
                table.list {
                    thead { tr { th.figure scope="col" { (locale.say("place")) } th scope="col" { (locale.say("name-column")) } th.figure scope="col" { (locale.say("rating")) } th.figure scope="col" { (locale.say("games-played")) } } }
                    tbody {
                        @for (idx, (name, rated)) in listed.iter().enumerate() {
                            tr.mine[me.as_ref() == Some(&rated.who)] {
                                td.figure { (idx + 1) }
                                th scope="row" { (name) }
                                td.figure { b { (points(rated.rating)) } " ± " (points(rated.uncertainty)) }
                                td.figure { (rated.games) }
                            }
                        }
                    }
                }
            }
            p.soft.small { (locale.say("ratings-help")) }
        }
    };
    let body = me::frame(visitor, "ratings", None, &content);
    let heading = format!("{}: {}", locale.say("ratings"), title.say(locale, "title"));
    document(app, visitor, &heading, "house", &["lobby.css", "people.css"], &body)
}
