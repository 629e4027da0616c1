//! Opening a table, sitting down, starting.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use catalog::{Level, OpenError, Title};
use game::{OptionKind, Seat, Seed};
use serde_json::{Map, Value, json};
use store::{NewMatch, Sitter, Stage};

use crate::api::{beside, go};
use crate::app::{App, random_bytes, random_text};
use crate::error::Error;
use crate::extract::{Visitor, clean, from_form, from_json, is_json, named};
use crate::hub::evening::Pace;
use crate::hub::{Live, Seated};
use crate::pages::table::is_host;

type Form = BTreeMap<String, String>;

/// `POST /tables`: opens a table and goes to it.
pub(crate) async fn post(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    match open(&app, &visitor, &body).await {
        Ok((id, cookie)) => go(&format!("/tables/{id}"), cookie),
        Err(error) => error.page(visitor.locale),
    }
}

async fn open(app: &App, visitor: &Visitor, body: &Bytes) -> Result<(String, Option<HeaderValue>), Error> {
    let form: Form = from_form(body)?;
    let slug = form.get("title").map_or("", String::as_str);
    let title = app.menu().into_iter().find(|title| title.meta().slug == slug);
    let title = title.ok_or_else(|| Error::Impossible("error-title", slug.to_owned()))?;
    let meta = title.meta();
    let pace: Pace = form.get("pace").map_or(Ok(Pace::None), |pace| pace.parse()).map_err(Error::Request)?;
    let options = options_of(title, &form, pace)?;
    let choices = choices_of(&form, meta.max_seats)?;
    let seed = Seed::from_bytes(random_bytes());
    let seats = choices.len() as u8 + 1;
    // Everything is checked before anybody gets a name or a table.
    title.open(seats, &options, seed, None).map_err(refused)?;
    let (guest, cookie) = named(app, visitor, form.get("name").map(String::as_str)).await?;
    may_host(app, &guest.id).await?;
    app.limits.open_table(visitor, &guest.id)?;
    let mut chairs = vec![Some(Sitter::Guest(guest.clone()))];
    for choice in choices {
        chairs.push(match choice {
            Choice::Link => None,
            Choice::Bot(level) => Some(bot(level, chairs.len())),
            Choice::Beside(name) => Some(Sitter::Guest(beside::person(app, &guest, name).await?)),
        });
    }
    let listed = form.get("listed").map(String::as_str) == Some("true");
    let id = random_text(12);
    let new = NewMatch {
        id: id.clone(),
        title: meta.slug.to_owned(),
        revision: meta.revision,
        edition: title.edition().to_owned(),
        options,
        seed,
        host: Some(guest.id),
        listed,
        stage: Stage::Waiting,
        result: None,
        chairs,
    };
    app.hub.open(&new, &[], pace, form.contains_key("hints")).await?;
    Ok((id, cookie))
}

pub(crate) async fn may_host(app: &App, guest: &str) -> Result<(), Error> {
    let hosted = app.store.hosted(guest).await?;
    if hosted >= app.config.most_hosted { Err(Error::TooMany("error-many-tables")) } else { Ok(()) }
}

/// The same title, options and people, one chair further on; `by` is the host.
pub(crate) async fn rematch(app: &App, live: &Arc<Live>, by: Seat) -> Result<String, Error> {
    let host = live.look(|seated| match &seated.stored.chairs[by.index()] {
        Some(Sitter::Guest(guest)) => Some(guest.keeper().to_owned()),
        _ => None,
    });
    let host = host.await.ok_or(Error::Forbidden("error-rematch"))?;
    may_host(app, &host).await?;
    let next = |seated: &Seated| {
        let old = &seated.stored;
        let title = app.catalog.title(&old.title).ok_or(Error::Internal)?;
        let mut chairs = old.chairs.clone();
        chairs.rotate_right(1);
        let seed = Seed::from_bytes(random_bytes());
        title.open(chairs.len() as u8, &old.options, seed, None).map_err(refused)?;
        Ok(NewMatch {
            id: random_text(12),
            revision: title.meta().revision,
            edition: title.edition().to_owned(),
            seed,
            host: Some(host),
            stage: Stage::Waiting,
            result: None,
            chairs,
            ..old.clone()
        })
    };
    app.hub.follow(live, next).await
}

fn refused(error: OpenError) -> Error {
    match error {
        OpenError::Seats { min, max } => Error::Seats { min, max },
        OpenError::Options(what) => Error::Impossible("error-options", what),
        OpenError::Edition { .. } => Error::Internal,
    }
}

/// Who is to sit on a chair.
enum Choice {
    /// Whoever comes.
    Link,
    Bot(Level),
    /// Somebody at the host's screen.
    Beside(String),
}

/// The chairs beside the host's. An unknown choice is an error, not a guess.
fn choices_of(form: &Form, most: u8) -> Result<Vec<Choice>, Error> {
    let mut choices = Vec::new();
    for chair in 2..=most {
        match form.get(&format!("chair{chair}")).map_or("none", String::as_str) {
            "none" => {}
            "link" => choices.push(Choice::Link),
            "beside" => {
                let name = form.get(&format!("beside{chair}"));
                choices.push(Choice::Beside(clean(name.map_or("", String::as_str))?));
            }
            other => {
                let level = other.strip_prefix("bot:").and_then(|level| level.parse::<Level>().ok());
                let level = level.ok_or_else(|| Error::Request(format!("chair{chair}: {other:?}")))?;
                choices.push(Choice::Bot(level));
            }
        }
    }
    Ok(choices)
}

/// The bots' names, one for each chair, so that no two at a table are alike.
const BOTS: [&str; game::MAX_SEATS] = ["Auguste", "Colette", "Basile", "Odette", "Marcel", "Simone"];

/// A bot for a chair.
pub(crate) fn bot(level: Level, seat: usize) -> Sitter {
    Sitter::Bot { level: level.slug().to_owned(), name: BOTS[seat % BOTS.len()].to_owned() }
}

/// The title's options from the fields `option.…`; a switch that is off is not sent. The rules' own clock runs only
/// where people sit at the same time.
fn options_of(title: &dyn Title, form: &Form, pace: Pace) -> Result<Value, Error> {
    let mut options = Map::new();
    for option in title.meta().options {
        let field = form.get(&format!("option.{}", option.key));
        let value = match (option.kind, field) {
            (OptionKind::Switch { .. }, field) => (field.map(String::as_str) == Some("true")).into(),
            (OptionKind::Choice { .. }, Some(word)) => word.as_str().into(),
            (OptionKind::Seconds { .. }, _) if !pace.is_live() => 0.into(),
            (OptionKind::Number { .. } | OptionKind::Seconds { .. }, Some(text)) => {
                let number: i64 =
                    text.parse().map_err(|_| Error::Request(format!("option.{}: {text:?}", option.key)))?;
                number.into()
            }
            (OptionKind::Choice { .. } | OptionKind::Number { .. } | OptionKind::Seconds { .. }, None) => {
                continue;
            }
        };
        options.insert(option.key.to_owned(), value);
    }
    Ok(options.into())
}

/// `POST /tables/{id}/chairs/{seat}`: sits down. A program that sends JSON gets JSON back.
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((id, seat)): Path<(String, String)>,
    body: Bytes,
) -> Response {
    let is_json = is_json(&headers);
    let done = async {
        let seat: Seat = seat.parse().map_err(Error::Request)?;
        let form: Form = if is_json { from_json(&body)? } else { from_form(&body)? };
        let live = app.hub.find(&id).await?;
        // Whoever has a name keeps it: sitting down is not the place to take another.
        let name = form.get("name").filter(|_| visitor.guest.is_none());
        let (guest, cookie) = named(&app, &visitor, name.map(String::as_str)).await?;
        let host = live.look(|seated| seated.stored.host.clone()).await.unwrap_or_default();
        if app.store.blocks(&host, &guest.id).await? {
            return Err(Error::Forbidden("error-not-welcome"));
        }
        app.hub.sit(&live, seat, Sitter::Guest(guest)).await?;
        Ok::<_, Error>((seat, cookie))
    };
    match done.await {
        Ok((seat, None)) if is_json => Json(json!({ "seat": seat })).into_response(),
        Ok((_, cookie)) => go(&format!("/tables/{id}"), cookie),
        Err(error) if is_json => error.json(visitor.locale),
        Err(error) => error.page(visitor.locale),
    }
}

/// `POST /tables/{id}/start`: the host gives the free chairs to bots.
pub(crate) async fn start(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let done = async {
        let live = app.hub.find(&id).await?;
        if !live.look(|seated| is_host(seated, &visitor)).await {
            return Err(Error::Forbidden("error-not-host"));
        }
        app.hub.start(&live, |seat| bot(Level::DemiChef, seat)).await
    };
    match done.await {
        Ok(()) => go(&format!("/tables/{id}"), None),
        Err(error) => error.page(visitor.locale),
    }
}
