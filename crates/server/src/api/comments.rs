//! After the game: a word on a step, and playing on from there.

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use catalog::Level;
use game::{Actor, Entry, Record, Seat, Seed, Viewer, What};
use serde::Deserialize;
use store::{Guest, NewMatch, Sitter, Stage};

use crate::api::tables::{bot, may_host};
use crate::api::talk::{plain_text, unhurried};
use crate::api::{done, go};
use crate::app::{App, random_bytes, random_text};
use crate::error::Error;
use crate::extract::{Visitor, from_form, named};
use crate::hub::evening::Pace;
use crate::pages::table::is_host;

/// A comment may be a paragraph.
const LONGEST: usize = 1_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Remark {
    ply: usize,
    text: String,
    /// From whose eyes the writer looks: where to come back to.
    by: Option<String>,
    name: Option<String>,
}

/// `POST /tables/{id}/comments`: says something of a step of a finished game.
pub(crate) async fn post(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Response {
    match comment(&app, &visitor, &id, &body).await {
        Ok((to, cookie)) => go(&to, cookie),
        Err(error) => error.page(visitor.locale),
    }
}

async fn comment(
    app: &App,
    visitor: &Visitor,
    id: &str,
    body: &Bytes,
) -> Result<(String, Option<HeaderValue>), Error> {
    let remark: Remark = from_form(body)?;
    let text = plain_text(&remark.text, LONGEST)?;
    let by = remark.by.map(|by| by.parse::<Viewer>()).transpose().map_err(Error::Request)?;
    let live = app.hub.find(id).await?;
    let plies = live.look(|seated| (seated.stored.stage == Stage::Over).then(|| seated.table.plies())).await;
    if remark.ply > plies.ok_or(Error::Forbidden("nothing-hidden-yet"))? {
        return Err(Error::Request("ply".to_owned()));
    }
    let (guest, cookie) = named(app, visitor, remark.name.as_deref()).await?;
    unhurried(app, &guest).await?;
    let number = app.store.comment(id, remark.ply, &guest.id, &text).await?;
    let eyes = by.map(|by| format!("&by={by}")).unwrap_or_default();
    Ok((format!("/tables/{id}/replay?ply={}{eyes}#comment-{number}", remark.ply), cookie))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Gone {
    ply: usize,
}

/// `POST /tables/{id}/comments/{comment}/delete`: whoever wrote it, or the host.
pub(crate) async fn delete(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((id, comment)): Path<(String, i64)>,
    body: Bytes,
) -> Response {
    let form: Result<Gone, Error> = from_form(&body);
    let ply = form.as_ref().map_or(0, |gone| gone.ply);
    let gone = async {
        form?;
        let live = app.hub.find(&id).await?;
        let comments = app.store.comments(&id).await?;
        let found = comments.into_iter().find(|other| other.id == comment);
        let found = found.ok_or(Error::NotFound("error-not-found"))?;
        let own = visitor.guest.as_ref().is_some_and(|guest| guest.id == found.by.id);
        if !own && !live.look(|seated| is_host(seated, &visitor)).await {
            return Err(Error::Forbidden("comments-not-yours"));
        }
        app.store.uncomment(&id, comment).await?;
        Ok(None)
    };
    done(&visitor, &headers, &format!("/tables/{id}/replay?ply={ply}"), gone.await)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayOn {
    ply: usize,
    /// The chair of whoever opens it.
    seat: Seat,
    /// `link`, or `bot:` and a level.
    others: String,
    name: Option<String>,
}

/// `POST /tables/{id}/play-on`: opens a new table at a step of a finished game.
pub(crate) async fn play_on(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Response {
    match open(&app, &visitor, &id, &body).await {
        Ok((id, cookie)) => go(&format!("/tables/{id}"), cookie),
        Err(error) => error.page(visitor.locale),
    }
}

async fn open(
    app: &App,
    visitor: &Visitor,
    id: &str,
    body: &Bytes,
) -> Result<(String, Option<HeaderValue>), Error> {
    let form: PlayOn = from_form(body)?;
    let level = match form.others.strip_prefix("bot:") {
        Some(level) => Some(level.parse::<Level>().map_err(|_| Error::Request("others".to_owned()))?),
        None if form.others == "link" => None,
        None => return Err(Error::Request("others".to_owned())),
    };
    let live = app.hub.find(id).await?;
    let record = live
        .look(|seated| {
            if seated.stored.stage != Stage::Over {
                return Err(Error::Forbidden("nothing-hidden-yet"));
            }
            if form.ply > seated.table.plies() || form.seat.index() >= seated.stored.chairs.len() {
                return Err(Error::Request("ply, seat".to_owned()));
            }
            let then = seated.table.at(form.ply);
            if then.status().outcome().is_some() {
                return Err(Error::Conflict("over-long"));
            }
            Ok(then.record(seated.stored.names()))
        })
        .await?;
    let (guest, cookie) = named(app, visitor, form.name.as_deref()).await?;
    may_host(app, &guest.id).await?;
    let new = continued(&record, guest, form.seat, level);
    // The same table up to here. What chance would have brought next has been seen, so it goes on from a new seed.
    let anew = What::Chance(Seed::from_bytes(random_bytes()));
    let mut entries = record.entries();
    entries.push(Entry { by: Actor::House, what: anew });
    app.store.note_origin(&new.id, id, form.ply).await?;
    app.hub.open(&new, &entries, Pace::None, false).await?;
    Ok((new.id, cookie))
}

/// A table that is laid like the recorded one.
fn continued(record: &Record, host: Guest, seat: Seat, others: Option<Level>) -> NewMatch {
    let chair = |idx: usize| {
        if idx == seat.index() {
            Some(Sitter::Guest(host.clone()))
        } else {
            others.map(|level| bot(level, idx))
        }
    };
    NewMatch {
        id: random_text(12),
        title: record.title.clone(),
        revision: record.revision,
        edition: record.edition.clone(),
        options: record.options.clone(),
        seed: record.seed,
        host: Some(host.id.clone()),
        listed: false,
        stage: Stage::Waiting,
        result: None,
        chairs: (0..record.seats.len()).map(chair).collect(),
    }
}
