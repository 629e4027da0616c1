//! Telling people that it is their turn.
//!
//! A turn that begins puts a row into the store for each way its player has switched on. One task takes what is due,
//! looks whether there is still something to tell, and sends it. A row is sent once; it outlives the program.

mod mail;
mod outbound;
pub(crate) mod push;

use std::sync::OnceLock;
use std::time::Duration;

use game::Seat;
use prose::Locale;
use serde_json::json;
use store::{Fate, Notice, Sitter, Stage, Topic, Way, WayKind};
use tokio::task::JoinSet;

pub(crate) use self::mail::Mailer;
pub(crate) use self::outbound::Outbound;
use crate::app::{App, Config};
use crate::error::Error;
use crate::pages::names;

/// How notices leave the house.
pub(crate) struct Notices {
    pub(crate) outbound: Outbound,
    pub(crate) mailer: Option<Mailer>,
    retry: Duration,
    delay: Duration,
    base: OnceLock<String>,
}

/// What is said, in the reader's language.
pub(crate) struct Words {
    title: String,
    body: String,
    /// Where to go: whole, and without the house.
    link: String,
    path: String,
    /// What stands before the link that stops these mails; not in a mail that asks whether they are wanted.
    stop: Option<String>,
    /// Names the way without telling anything.
    code: String,
}

/// Why a notice is not out.
#[derive(Debug)]
pub(crate) enum NotSent {
    /// It may work later.
    Again(String),
    /// It will not.
    Never(String),
    /// The receiver says that nobody is there any more.
    Gone,
}

impl NotSent {
    fn again(what: &str) -> NotSent {
        NotSent::Again(what.to_owned())
    }

    fn never(what: &str) -> NotSent {
        NotSent::Never(what.to_owned())
    }
}

/// So many notices are sent at once.
const BATCH: u32 = 16;
/// Longer than any way takes to answer: a notice that has no fate by then was claimed by a program that was stopped.
const LEASE: Duration = Duration::from_secs(120);
/// After so many tries a notice is given up.
const MOST_TRIES: u32 = 6;
/// Whoever has the page open sees that it is their turn; but a page may be open and nobody before it.
const MOST_PATIENCE: Duration = Duration::from_secs(15 * 60);
/// The task looks at least this often, also for tables that were closed from outside.
const ROUND: Duration = Duration::from_secs(2);

impl Notices {
    pub(crate) fn new(config: &Config) -> Notices {
        let mailer = config.smtp.as_ref().and_then(|smtp| match Mailer::new(smtp) {
            Ok(mailer) => Some(mailer),
            Err(what) => {
                tracing::error!(what, "no e-mail is sent");
                None
            }
        });
        let base = config.public_url.as_ref().map(|url| url.trim_end_matches('/').to_owned());
        Notices {
            outbound: Outbound::new(config.allow_local_notices),
            mailer,
            retry: config.notice_retry,
            delay: config.notice_delay,
            base: base.map_or_else(OnceLock::new, OnceLock::from),
        }
    }

    /// Without a public address, links lead to where the server listens.
    pub(crate) fn listens(&self, address: std::net::SocketAddr) {
        let _ = self.base.set(format!("http://{address}"));
    }

    fn link(&self, path: &str) -> String {
        format!("{}{path}", self.base.get().map_or("", String::as_str))
    }

    /// Whom a push service asks when something is wrong.
    fn contact(&self) -> String {
        match &self.mailer {
            Some(mailer) => format!("mailto:{}", mailer.sender()),
            None => self.link("/"),
        }
    }
}

/// Sends what is due, until the server stops.
pub(crate) async fn run(app: App) {
    let mut closing = app.hub.closing();
    begin(&app).await;
    let mut closed_until = 0;
    // What is on its way is brought to its end: a notice that is cut off would be sent again.
    while !*closing.borrow() {
        closed_until = follow_closed(&app, closed_until).await;
        if !send_due(&app).await {
            let next = app.store.next_notice().await.ok().flatten().unwrap_or(ROUND);
            tokio::select! {
                () = tokio::time::sleep(next.min(ROUND)) => {}
                () = app.hub.new_notice() => {}
                _ = closing.changed() => {}
            }
        }
    }
}

/// After a restart: turns that began without a notice get one.
pub(crate) async fn begin(app: &App) {
    let tables = async {
        app.store.forget_notices().await?;
        app.store.awaited_tables().await
    };
    let tables = tables.await.unwrap_or_else(|error| {
        tracing::error!(%error, "waiting notices could not be read");
        Vec::new()
    });
    for id in tables {
        if let Ok(live) = app.hub.find(&id).await {
            app.hub.announce_all(&live).await;
        }
    }
}

/// Tables that the host closed by the command line, since the last look.
pub(crate) async fn follow_closed(app: &App, since: i64) -> i64 {
    // A little overlap: closing twice changes nothing.
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |time| time.as_millis() as i64);
    match app.store.closed_since(since).await {
        Ok(closed) => {
            for id in closed {
                app.hub.closed(&id).await;
            }
            now - 10_000
        }
        Err(_) => since,
    }
}

/// Whether there was anything to send.
pub(crate) async fn send_due(app: &App) -> bool {
    let claimed = app.store.claim_notices(BATCH, LEASE).await.unwrap_or_else(|error| {
        tracing::error!(%error, "waiting notices could not be read");
        Vec::new()
    });
    let any = !claimed.is_empty();
    let mut sending = JoinSet::new();
    for notice in claimed {
        let app = app.clone();
        sending.spawn(async move { deliver(&app, notice).await });
    }
    sending.join_all().await;
    any
}

async fn deliver(app: &App, notice: Notice) {
    let kind = notice.way.kind.word();
    let fate = fate_of(app, &notice).await;
    match fate {
        Fate::Sent => app.metrics.noticed(kind, "sent"),
        Fate::Dropped => app.metrics.noticed(kind, "dropped"),
        Fate::Failed => app.metrics.noticed(kind, "failed"),
        Fate::Later(_) => app.metrics.noticed(kind, "retried"),
        Fate::Postponed(_) => {}
    }
    if let Err(error) = app.store.settle_notice(notice.id, fate).await {
        tracing::error!(%error, "what became of a notice could not be kept");
    }
}

async fn fate_of(app: &App, notice: &Notice) -> Fate {
    if !notice.way.is_on || (!notice.way.confirmed && notice.about != Topic::Welcome) {
        return Fate::Dropped;
    }
    let words = match words(app, notice).await {
        Ok(Some(words)) => words,
        Ok(None) => return Fate::Dropped,
        Err(_) => return Fate::Later(app.notices.wait(notice.tries)),
    };
    if let Topic::Turn { table, .. } = &notice.about
        && app.presence.is_here(table, &notice.way.guest)
        && notice.age < MOST_PATIENCE
    {
        return Fate::Postponed(app.notices.delay.max(Duration::from_millis(50)));
    }
    if let Topic::Turn { table, .. } = &notice.about
        && app.hub.is_paused(table).await
    {
        return Fate::Postponed(app.notices.delay.max(ROUND));
    }
    let way = notice.way.kind.word();
    match send(app, notice, &words).await {
        Ok(()) => Fate::Sent,
        Err(NotSent::Gone) => {
            // The browser has forgotten us: there is nobody to tell any more.
            let _ = app.store.remove_way(&notice.way.id).await;
            Fate::Dropped
        }
        Err(NotSent::Again(what)) if notice.tries < MOST_TRIES => {
            tracing::warn!(way, what, tries = notice.tries, "a notice is tried again");
            Fate::Later(app.notices.wait(notice.tries))
        }
        Err(NotSent::Again(what) | NotSent::Never(what)) => {
            tracing::warn!(way, what, tries = notice.tries, "a notice is given up");
            Fate::Failed
        }
    }
}

impl Notices {
    /// A minute, four, a quarter of an hour …
    fn wait(&self, tries: u32) -> Duration {
        self.retry * 4_u32.pow(tries.saturating_sub(1).min(8))
    }
}

async fn send(app: &App, notice: &Notice, words: &Words) -> Result<(), NotSent> {
    let keys = app.keys().await.map_err(|_| NotSent::again("no keys"))?;
    let Way { id, kind, address, .. } = &notice.way;
    match kind {
        WayKind::Push => {
            let topic = match &notice.about {
                Topic::Welcome => "welcome",
                Topic::Turn { table, .. } => table,
            };
            app.notices.push(keys, address, topic, words).await
        }
        WayKind::Mail => {
            let mailer = app.notices.mailer.as_ref().ok_or_else(|| NotSent::again("no SMTP"))?;
            let stop = app.notices.link(&format!("/notices/{id}/stop/{}", keys.code("stop", id)));
            mailer.send(address, notice.id, words, &stop).await
        }
        WayKind::Webhook => {
            // Names that people gave themselves must not call anybody else.
            let body = json!({
                "content": format!("**{}**\n{}\n{}", words.title, words.body, words.link),
                "allowed_mentions": { "parse": [] },
            });
            let headers = vec![("content-type", "application/json".to_owned())];
            match app.notices.outbound.post(address, headers, body.to_string().into_bytes()).await? {
                200..=299 => Ok(()),
                404 | 410 => Err(NotSent::never("gone")),
                status @ (400 | 401 | 403 | 405) => Err(NotSent::Never(format!("status {status}"))),
                status => Err(NotSent::Again(format!("status {status}"))),
            }
        }
    }
}

/// What to say; nothing, if it is not true any more.
async fn words(app: &App, notice: &Notice) -> Result<Option<Words>, Error> {
    let locale: Locale = notice.way.locale.parse().unwrap_or(Locale::En);
    let keys = app.keys().await?;
    let id = &notice.way.id;
    let code = keys.code("mail", id)[..8].to_owned();
    let (title, body, path, stop) = match &notice.about {
        Topic::Welcome if notice.way.kind == WayKind::Mail => {
            let path = format!("/notices/{id}/confirm/{}", keys.code("confirm", id));
            (locale.say("notice-confirm-title"), locale.say("notice-confirm-body"), path, None)
        }
        Topic::Welcome => (
            locale.say("notice-welcome-title"),
            locale.say("notice-welcome-body"),
            "/me/notices".to_owned(),
            None,
        ),
        Topic::Turn { table, seat, since } => {
            let Some((title, others)) = turn(app, &notice.way.guest, table, *seat, *since, locale).await?
            else {
                return Ok(None);
            };
            let title = locale.fill("notice-turn-title", &[("title", &title)]);
            let body = locale.fill("notice-turn-body", &[("names", &others)]);
            (title, body, format!("/tables/{table}"), Some(locale.say("notice-stop")))
        }
    };
    Ok(Some(Words { title, body, link: app.notices.link(&path), path, stop, code }))
}

/// The title and the others at a table where it is still that turn of that guest.
async fn turn(
    app: &App,
    guest: &str,
    table: &str,
    seat: Seat,
    since: usize,
    locale: Locale,
) -> Result<Option<(String, String)>, Error> {
    let live = app.hub.find(table).await?;
    Ok(live
        .look(|seated| {
            let still = seated.stored.stage == Stage::Playing
                && seated.sends_notices()
                && matches!(seated.stored.chairs.get(seat.index()), Some(Some(Sitter::Guest(sitter))) if sitter.keeper() == guest)
                && seated.turns.since(seat) == Some(since)
                && seated.evening.away(seat).is_none();
            let title = app.catalog.title(&seated.stored.title).filter(|_| still)?;
            let names = names(&seated.stored, locale);
            let others: Vec<&str> = names
                .iter()
                .enumerate()
                .filter(|(idx, _)| *idx != seat.index())
                .map(|(_, name)| name.as_str())
                .collect();
            Some((title.say(locale, "title"), others.join(", ")))
        })
        .await)
}
