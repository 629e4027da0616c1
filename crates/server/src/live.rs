//! One stream for each viewer: what changed for them, made for them, in their language.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use store::{Shunned, Stage};
use tokio_stream::wrappers::ReceiverStream;

use crate::app::App;
use crate::extract::Visitor;
use crate::hub::{Live, Seated};
use crate::pages::evening::counting;
use crate::pages::table::viewer_of;
use crate::pages::text::parts;
use crate::pages::{talk, waiting};

/// What a stream has sent so far.
#[derive(Default)]
struct Sent {
    version: Option<String>,
    elements: BTreeMap<&'static str, String>,
}

impl Sent {
    /// Those of a page's elements that differ from what was sent before.
    fn news(&mut self, elements: BTreeMap<&'static str, String>) -> BTreeMap<&'static str, String> {
        let before = std::mem::replace(&mut self.elements, elements.clone());
        elements.into_iter().filter(|(id, html)| before.get(id) != Some(html)).collect()
    }
}

/// `GET /tables/{id}/live`.
pub(crate) async fn get(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Response {
    let live = match app.hub.find(&id).await {
        Ok(live) => live,
        Err(error) => return error.json(visitor.locale),
    };
    let has = headers.get("last-event-id").and_then(|value| value.to_str().ok()).map(str::to_owned);
    let (sender, receiver) = tokio::sync::mpsc::channel(4);
    tokio::spawn(feed(app, live, visitor, has, sender));
    Sse::new(ReceiverStream::new(receiver))
        .keep_alive(KeepAlive::new().interval(Duration::from_secs(15)))
        .into_response()
}

type Sender = tokio::sync::mpsc::Sender<Result<Event, Infallible>>;

async fn feed(app: App, live: Arc<Live>, visitor: Visitor, has: Option<String>, sender: Sender) {
    let mut changes = live.changes();
    let mut closing = app.hub.closing();
    let _here = app.presence.enter(&live.id, visitor.guest.as_ref().map(|guest| guest.id.as_str()));
    let mut signed_out = app.hub.signed_out();
    let mut sent = Sent { version: has, ..Sent::default() };
    loop {
        changes.mark_unchanged();
        let shunned = talk::shunned(&app, &visitor).await;
        let event = live.look(|seated| next(seated, &visitor, &shunned, &mut sent)).await;
        if let Some(event) = event
            && sender.send(Ok(event)).await.is_err()
        {
            return;
        }
        let signed_out = tokio::select! {
            changed = changes.changed() => if changed.is_err() { return } else { false },
            _ = closing.wait_for(|closed| *closed) => return,
            () = sender.closed() => return,
            _ = signed_out.changed() => true,
        };
        // The browser asks again by itself, and is a stranger then.
        if signed_out && !is_known(&app, &visitor).await {
            return;
        }
    }
}

/// Whether the visitor's browser is still who it was when the stream began.
async fn is_known(app: &App, visitor: &Visitor) -> bool {
    let (Some(guest), Some(device)) = (&visitor.guest, &visitor.device) else { return true };
    let devices = app.store.devices(&guest.id).await.unwrap_or_default();
    devices.iter().any(|known| known.id == *device)
}

/// The next event, if there is anything to tell.
fn next(seated: &Seated, visitor: &Visitor, shunned: &[Shunned], sent: &mut Sent) -> Option<Event> {
    let viewer = viewer_of(seated, visitor);
    let version = talk::version(seated, visitor, shunned);
    if sent.version.as_deref() == Some(&version) {
        return None;
    }
    let event = Event::default().id(&version).event("table");
    // From waiting to playing the page is another one.
    let began = sent.version.as_deref().is_some_and(|version| version.starts_with("Waiting"));
    let data = if seated.stored.stage == Stage::Waiting {
        let mut elements = BTreeMap::from(talk::talk(visitor, seated, shunned));
        elements.insert("chairs", waiting::chairs(visitor, seated).into_string());
        json!({ "version": version, "elements": sent.news(elements) })
    } else if began {
        json!({ "version": version, "reload": true })
    } else {
        let mut parts = parts(visitor, viewer, seated);
        talk::beside(&mut parts, seated, visitor, shunned);
        json!({
            "version": version, "ply": seated.table.entries(), "heading": parts.heading,
            "elements": sent.news(parts.elements), "now": counting(visitor.locale, seated).now,
        })
    };
    sent.version = Some(version);
    Some(event.json_data(data).expect("plain text"))
}
