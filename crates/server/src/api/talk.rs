//! Saying something, not wanting to read somebody, asking to take back, preparing a move.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::response::Response;
use game::UndoError;
use serde::Deserialize;
use serde_json::Value;
use store::{Guest, Saying};

use crate::api::errand::Errand;
use crate::app::App;
use crate::error::Error;
use crate::extract::{from_json, named};
use crate::hub::{Change, NotDone};

/// The ready phrases, in the order of the list. Each is a message `phrase-…`.
pub(crate) const PHRASES: [&str; 12] = [
    "hello",
    "good-luck",
    "well-played",
    "thinking",
    "your-turn",
    "back-soon",
    "here-again",
    "sorry",
    "thanks",
    "close-one",
    "good-game",
    "goodbye",
];

/// More characters than this are a letter, not talk.
const LONGEST: usize = 300;

/// So many messages and comments in so much time are plenty.
const PLENTY: u32 = 10;
const WHILE: Duration = Duration::from_secs(30);

/// What somebody wrote, fit to be shown: one line without characters that steer a screen.
pub(crate) fn plain_text(text: &str, longest: usize) -> Result<String, Error> {
    let steers = |c: char| {
        let turns = matches!(c, '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
        turns || ('\u{E000}'..='\u{F8FF}').contains(&c)
    };
    let spaced = text.chars().filter(|c| !steers(*c)).map(|c| if c.is_control() { ' ' } else { c });
    let kept = spaced.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=longest).contains(&kept.chars().count()) {
        Ok(kept)
    } else {
        Err(Error::Impossible("talk-length", longest.to_string()))
    }
}

/// Refuses somebody who writes faster than people read.
pub(crate) async fn unhurried(app: &App, guest: &Guest) -> Result<(), Error> {
    let then = SystemTime::now() - WHILE;
    let since = then.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64);
    if app.store.said_since(&guest.id, since).await? >= PLENTY {
        return Err(Error::TooMany("talk-slowly"));
    }
    Ok(())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Said {
    text: Option<String>,
    phrase: Option<String>,
    name: Option<String>,
}

/// `POST /tables/{id}/talk`: own words, or a phrase by its key.
pub(crate) async fn say(errand: Errand) -> Response {
    let said = async {
        let said: Said = errand.form()?;
        let saying = match (&said.text, said.phrase) {
            (Some(text), None) => Saying::Text(plain_text(text, LONGEST)?),
            (None, Some(key)) if PHRASES.contains(&key.as_str()) => Saying::Phrase(key),
            _ => return Err(Error::Request("text, phrase".to_owned())),
        };
        let live = errand.table().await?;
        let (guest, cookie) = named(&errand.app, &errand.visitor, said.name.as_deref()).await?;
        unhurried(&errand.app, &guest).await?;
        errand.app.hub.say(&live, &guest, saying).await?;
        Ok(cookie)
    };
    errand.answer_with("", said.await)
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum How {
    Mute,
    Block,
    Not,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Shun {
    guest: String,
    how: How,
}

/// `POST /tables/{id}/shun`: mutes somebody, blocks them, or neither any more.
pub(crate) async fn shun(errand: Errand) -> Response {
    let shunned = async {
        let shun: Shun = errand.form()?;
        let live = errand.table().await?;
        let me = errand.visitor.guest.as_ref().ok_or(Error::Forbidden("talk-nameless"))?;
        if shun.guest == me.id {
            return Err(Error::Request("guest".to_owned()));
        }
        let blocked = match shun.how {
            How::Mute => Some(false),
            How::Block => Some(true),
            How::Not => None,
        };
        errand.app.store.shun(&me.id, &shun.guest, blocked).await?;
        live.told();
        Ok(())
    };
    errand.answer(shunned.await)
}

/// Why nothing was taken back, as an answer.
fn error_of(not_done: NotDone) -> Error {
    match not_done {
        NotDone::Stale => Error::Conflict("stale"),
        NotDone::Undo(UndoError::Nothing) => Error::Conflict("error-nothing-to-undo"),
        NotDone::Undo(UndoError::TooFar { .. }) => Error::Conflict("error-undo"),
        NotDone::Paused => Error::Conflict("error-paused"),
        NotDone::Away => Error::Conflict("error-away"),
        NotDone::NotOn => Error::Conflict("error-not-on"),
        NotDone::Refused(_) => Error::Internal,
        NotDone::Failed(error) => error,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AskForm {
    ply: usize,
    /// How many actions stay.
    keep: usize,
}

/// `POST /tables/{id}/asks`: asks the others to take back.
pub(crate) async fn ask(errand: Errand) -> Response {
    let asked = async {
        let AskForm { ply, keep } = errand.form()?;
        let (live, seat) = errand.seat().await?;
        errand.app.hub.ask(&live, seat, ply, keep).await.map_err(error_of)
    };
    errand.answer(asked.await)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnswerForm {
    ply: usize,
    agrees: bool,
}

/// `POST /tables/{id}/asks/answer`: agrees or refuses; whoever asked withdraws.
pub(crate) async fn answer(errand: Errand) -> Response {
    let answered = async {
        let AnswerForm { ply, agrees } = errand.form()?;
        let (live, seat) = errand.seat().await?;
        errand.app.hub.answer(&live, seat, ply, agrees).await.map_err(error_of)
    };
    errand.answer(answered.await)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanForm {
    /// An action as JSON.
    add: Option<String>,
    drop: Option<usize>,
    alone: Option<bool>,
}

/// `POST /tables/{id}/plan`: one more prepared action, fewer, or the switch.
pub(crate) async fn plan(errand: Errand) -> Response {
    let planned = async {
        let form: PlanForm = errand.form()?;
        let change = match (form.add, form.drop, form.alone) {
            (Some(action), None, None) => Change::Add(from_json::<Value>(&action.into())?),
            (None, Some(first), None) => Change::DropFrom(first),
            (None, None, Some(alone)) => Change::Alone(alone),
            _ => return Err(Error::Request("add, drop, alone".to_owned())),
        };
        let (live, seat) = errand.seat().await?;
        errand.app.hub.plan(&live, seat, change).await
    };
    errand.answer_with("/plan", planned.await.map(|()| None))
}
