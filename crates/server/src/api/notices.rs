//! Where somebody wants to be told: adding, switching, taking away, and the links in e-mails.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::json;
use store::{Guest, Way, WayKind};

use crate::api::go;
use crate::app::{App, random_text};
use crate::error::Error;
use crate::extract::{Visitor, from_form, from_json};
use crate::notices::push::Subscription;
use crate::pages::notices::{Verb, thanks};

/// More ways than this nobody needs.
const MOST_WAYS: usize = 12;
/// Longer addresses are not believed.
const MOST_LETTERS: usize = 2_000;

/// The guest; somebody without a name has nothing to be told.
pub(crate) fn guest_of(visitor: &Visitor) -> Result<&Guest, Error> {
    visitor.guest.as_ref().ok_or(Error::Forbidden("notices-no-name"))
}

async fn add(app: &App, visitor: &Visitor, kind: WayKind, address: String) -> Result<(), Error> {
    let guest = guest_of(visitor)?;
    if app.store.ways(&guest.id).await?.len() >= MOST_WAYS {
        return Err(Error::TooMany("notices-many"));
    }
    let way = Way {
        id: random_text(24),
        guest: guest.id.clone(),
        kind,
        address,
        is_on: true,
        confirmed: kind != WayKind::Mail,
        locale: visitor.locale.to_string(),
    };
    if !app.store.add_way(&way).await? {
        return Err(Error::Conflict("notices-known"));
    }
    app.hub.notice_added();
    Ok(())
}

#[derive(Deserialize)]
struct Address {
    address: String,
}

/// `POST /me/notices/push {endpoint, keys}`: a browser has subscribed.
pub(crate) async fn push(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        guest_of(&visitor)?;
        let subscription: Subscription = from_json(&body)?;
        if subscription.secrets().is_none() || body.len() > MOST_LETTERS {
            return Err(Error::Request("keys".to_owned()));
        }
        if !app.notices.outbound.allows(&subscription.endpoint).await {
            return Err(Error::Impossible("notices-not-public", String::new()));
        }
        let address =
            serde_json::to_string(&subscription).map_err(|error| Error::Request(error.to_string()))?;
        add(&app, &visitor, WayKind::Push, address).await
    };
    match done.await {
        Ok(()) => Json(json!({ "added": true })).into_response(),
        Err(error) => error.json(visitor.locale),
    }
}

/// `POST /me/notices/mail`: an e-mail address, to be confirmed by its owner.
pub(crate) async fn mail(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let guest = guest_of(&visitor)?;
        let Address { address } = from_form(&body)?;
        if app.notices.mailer.is_none() {
            return Err(Error::Impossible("notices-no-mail", String::new()));
        }
        let address = address.trim();
        let known: Result<lettre::Address, _> = address.parse();
        if known.is_err() || address.len() > 254 {
            return Err(Error::Impossible("notices-bad-mail", String::new()));
        }
        app.limits.send_mail(&visitor, &guest.id, address)?;
        add(&app, &visitor, WayKind::Mail, address.to_owned()).await
    };
    back(&visitor, done.await)
}

/// `POST /me/notices/webhook`: a link that takes messages in Discord's format.
pub(crate) async fn webhook(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        guest_of(&visitor)?;
        let Address { address } = from_form(&body)?;
        let address = address.trim();
        if address.len() > MOST_LETTERS || !app.notices.outbound.allows(address).await {
            return Err(Error::Impossible("notices-not-public", String::new()));
        }
        add(&app, &visitor, WayKind::Webhook, address.to_owned()).await
    };
    back(&visitor, done.await)
}

#[derive(Deserialize)]
struct Change {
    #[serde(rename = "do")]
    what: String,
}

/// `POST /me/notices/{way}`: on, off, or away.
pub(crate) async fn change(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Response {
    let done = async {
        let guest = guest_of(&visitor)?;
        let Change { what } = from_form(&body)?;
        // Somebody else's is as good as none.
        let own = app.store.way(&id).await?.filter(|way| way.guest == guest.id);
        let way = own.ok_or(Error::NotFound("error-not-found"))?;
        match what.as_str() {
            "on" | "off" => app.store.switch_way(&way.id, what == "on").await?,
            "remove" => app.store.remove_way(&way.id).await?,
            other => return Err(Error::Request(format!("do: {other:?}"))),
        }
        Ok(())
    };
    back(&visitor, done.await)
}

fn back(visitor: &Visitor, done: Result<(), Error>) -> Response {
    match done {
        Ok(()) => go("/me/notices", None),
        Err(error) => error.page(visitor.locale),
    }
}

/// The way that a link in an e-mail speaks of, if its code is right.
pub(crate) async fn lettered(app: &App, id: &str, verb: &str, code: &str) -> Result<(Way, Verb), Error> {
    let unknown = || Error::NotFound("notices-old-link");
    let verb: Verb = verb.parse().map_err(|()| unknown())?;
    if !app.keys().await?.is_code(verb.word(), id, code) {
        return Err(unknown());
    }
    let way = app.store.way(id).await?.ok_or_else(unknown)?;
    Ok((way, verb))
}

/// `POST /notices/{way}/{verb}/{code}`: the owner of the address agrees, or has had enough. Needs no cookie.
pub(crate) async fn answer(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, verb, code)): Path<(String, String, String)>,
) -> Response {
    let done = async {
        let (way, verb) = lettered(&app, &id, &verb, &code).await?;
        match verb {
            Verb::Confirm => app.store.confirm_way(&way.id).await?,
            Verb::Stop => app.store.remove_way(&way.id).await?,
        }
        Ok::<_, Error>(verb)
    };
    match done.await {
        Ok(verb) => thanks(&app, &visitor, verb).into_response(),
        Err(error) => error.page(visitor.locale),
    }
}
