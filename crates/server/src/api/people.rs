//! Accounts, devices, and what somebody may ask of what is kept about them.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::HeaderValue;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use store::{Guest, StoredMatch, WayKind};

use crate::api::go;
use crate::app::App;
use crate::error::Error;
use crate::extract::{Visitor, clean, forgetful_cookie, from_form, hash, secret, signed_in};
use crate::hub::evening::now;
use crate::pages::{is_local, me};
use crate::{password, ratings};

/// How long a link to another device works: a day.
const LINK_AGE: i64 = 24 * 60 * 60 * 1000;

fn known(visitor: &Visitor) -> Result<&Guest, Error> {
    visitor.guest.as_ref().ok_or(Error::Forbidden("error-nobody"))
}

/// Goes on, or shows my page with what went wrong.
async fn answer(
    app: &App,
    visitor: &Visitor,
    to: &str,
    done: Result<Option<HeaderValue>, Error>,
) -> Response {
    match done {
        Ok(cookie) => go(to, cookie),
        Err(wrong) => me::answer(app, visitor, None, Some(&wrong)).await,
    }
}

#[derive(Deserialize)]
struct LogIn {
    login: String,
    password: String,
}

/// An account's name as it is kept: small and large letters are the same.
fn login_of(name: &str) -> Result<String, Error> {
    Ok(clean(name)?.to_lowercase())
}

/// `POST /me/account`: gives the guest one is an account.
pub(crate) async fn open_account(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let guest = known(&visitor)?;
        let form: LogIn = from_form(&body)?;
        let login = login_of(&form.login)?;
        app.limits.passwords.take(&visitor.way.address)?;
        let kept = password::make(form.password).await?;
        if !app.store.add_account(&guest.id, &login, &kept).await? {
            return Err(Error::Conflict("error-account-taken"));
        }
        Ok(None)
    };
    answer(&app, &visitor, "/me", done.await).await
}

/// `POST /me/log-in`: makes this browser the account's.
pub(crate) async fn log_in(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let form: LogIn = from_form(&body)?;
        let login = login_of(&form.login)?;
        let account = right_password(&app, &visitor, &login, form.password).await?;
        let cookie = signed_in(&app, &visitor, &account.guest.id).await?;
        leave_device(&app, &visitor).await?;
        Ok(Some(cookie))
    };
    answer(&app, &visitor, "/me/games", done.await).await
}

/// The account with this name, if the password is right. Tries are counted by name and by address.
async fn right_password(
    app: &App,
    visitor: &Visitor,
    login: &str,
    given: String,
) -> Result<store::Account, Error> {
    app.limits.log_in.take(login)?;
    app.limits.passwords.take(&visitor.way.address)?;
    let account = app.store.account(login).await?;
    let kept = account.as_ref().map(|account| account.password.clone());
    let right = password::is_right(given, kept).await?;
    account.filter(|_| right).ok_or(Error::Forbidden("error-log-in"))
}

async fn leave_device(app: &App, visitor: &Visitor) -> Result<(), Error> {
    if let (Some(guest), Some(device)) = (&visitor.guest, &visitor.device) {
        app.store.remove_device(&guest.id, device).await?;
        app.hub.sign_out();
    }
    Ok(())
}

/// `POST /me/log-out`: this browser is nobody's any more.
pub(crate) async fn log_out(State(app): State<App>, visitor: Visitor) -> Response {
    let done = leave_device(&app, &visitor).await.map(|()| Some(forgetful_cookie(&visitor)));
    answer(&app, &visitor, "/", done).await
}

#[derive(Deserialize)]
struct Passwords {
    old: String,
    new: String,
}

/// `POST /me/password`: another password; all other devices are signed out.
pub(crate) async fn change_password(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let guest = known(&visitor)?;
        let form: Passwords = from_form(&body)?;
        let account = app.store.account_of(&guest.id).await?.ok_or(Error::Forbidden("error-no-account"))?;
        right_password(&app, &visitor, &account.login, form.old).await?;
        let kept = password::make(form.new).await?;
        app.store.set_password(&guest.id, &kept).await?;
        app.store.remove_other_devices(&guest.id, visitor.device.as_deref().unwrap_or_default()).await?;
        app.hub.sign_out();
        Ok(None)
    };
    answer(&app, &visitor, "/me", done.await).await
}

#[derive(Deserialize)]
struct Wish {
    to: Option<String>,
}

/// `POST /me/links`: makes a link that moves one's chairs to another device.
pub(crate) async fn make_link(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let guest = known(&visitor)?;
        let wish: Wish = from_form(&body)?;
        let to = wish.to.filter(|to| is_local(to)).unwrap_or_else(|| "/me/games".to_owned());
        let secret = secret();
        app.store.add_device_link(&hash(&secret), &guest.id, &to, now() + LINK_AGE).await?;
        Ok::<_, Error>(me::device_link(&app, &visitor, &secret, &to))
    };
    match done.await {
        Ok(page) => page.into_response(),
        Err(wrong) => me::answer(&app, &visitor, None, Some(&wrong)).await,
    }
}

/// `POST /device/{secret}`: uses such a link up.
pub(crate) async fn use_link(
    State(app): State<App>,
    visitor: Visitor,
    Path(secret): Path<String>,
) -> Response {
    let done = async {
        let link = app.store.take_device_link(&hash(&secret), now()).await?;
        let link = link.ok_or(Error::NotFound("error-device-link"))?;
        let cookie = signed_in(&app, &visitor, &link.guest.id).await?;
        leave_device(&app, &visitor).await?;
        Ok::<_, Error>((link.leads_to, cookie))
    };
    match done.await {
        Ok((to, cookie)) => go(&to, Some(cookie)),
        Err(error) => error.page(visitor.locale),
    }
}

/// `POST /me/devices/{id}/sign-out`.
pub(crate) async fn sign_out(
    State(app): State<App>,
    visitor: Visitor,
    Path(device): Path<String>,
) -> Response {
    let done = async {
        let guest = known(&visitor)?;
        if !app.store.remove_device(&guest.id, &device).await? {
            return Err(Error::NotFound("error-no-device"));
        }
        app.hub.sign_out();
        Ok(None)
    };
    answer(&app, &visitor, "/me", done.await).await
}

#[derive(Deserialize)]
struct Listing {
    unlisted: Option<String>,
}

/// `POST /me/listing`: whether one stands in the lists of ratings.
pub(crate) async fn listing(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let guest = known(&visitor)?;
        let form: Listing = from_form(&body)?;
        app.store.set_unlisted(&guest.id, form.unlisted.as_deref() == Some("true")).await?;
        Ok(None)
    };
    answer(&app, &visitor, "/me", done.await).await
}

/// `GET /me/export`: everything that is kept about oneself, but no secret.
pub(crate) async fn export(State(app): State<App>, visitor: Visitor) -> Response {
    let done = async {
        let guest = known(&visitor)?;
        everything(&app, guest).await
    };
    match done.await {
        Ok(value) => {
            let name = "attachment; filename=\"atable-me.json\"";
            ([(CONTENT_DISPOSITION, name)], Json(value)).into_response()
        }
        Err(error) => error.page(visitor.locale),
    }
}

async fn everything(app: &App, guest: &Guest) -> Result<Value, Error> {
    let about = app.store.about(&guest.id).await?.ok_or(Error::Internal)?;
    let account = app.store.account_of(&guest.id).await?;
    let devices = app.store.devices(&guest.id).await?;
    let ways = app.store.ways(&guest.id).await?;
    let mut games = app.store.games_of(&guest.id, false, i64::MAX, u32::MAX).await?;
    games.extend(app.store.games_of(&guest.id, true, i64::MAX, u32::MAX).await?);
    let game = |stored: &StoredMatch| {
        let StoredMatch { table, changed_at } = stored;
        json!({
            "table": table.id, "title": table.title, "options": table.options, "seats": table.names(),
            "mine": table.seats_of(&guest.id).iter().collect::<Vec<_>>(), "host": table.host.as_ref() == Some(&guest.id),
            "stage": format!("{:?}", table.stage).to_lowercase(), "result": table.result, "changed_at": changed_at,
        })
    };
    ratings::catch_up(app).await?;
    let who = ratings::of_guest(&guest.id);
    let mut rated = serde_json::Map::new();
    for title in app.catalog.titles() {
        let slug = title.meta().slug;
        if let Some(found) = app.store.ratings(slug).await?.into_iter().find(|rated| rated.who == who) {
            rated.insert(
                slug.to_owned(),
                json!({ "rating": found.rating, "uncertainty": found.uncertainty, "games": found.games }),
            );
        }
    }
    Ok(json!({
        "id": guest.id, "name": guest.name, "created_at": about.created_at,
        "language": about.language, "unlisted": about.unlisted,
        "account": account.map(|account| json!({ "name": account.login, "created_at": account.created_at })),
        "devices": devices.iter().map(|device| json!({
            "name": device.name, "created_at": device.created_at, "seen_at": device.seen_at,
        })).collect::<Vec<_>>(),
        "notices": ways.iter().map(|way| json!({
            "kind": way.kind.word(), "on": way.is_on, "confirmed": way.confirmed,
            // A browser's subscription is made of keys; the browser has it.
            "address": (way.kind != WayKind::Push).then_some(&way.address),
        })).collect::<Vec<_>>(),
        "games": games.iter().map(game).collect::<Vec<_>>(),
        "ratings": rated,
        "written": app.store.written_by(&guest.id).await?.iter().map(|(table, ply, text)| json!({
            "table": table, "step": ply, "text": text,
        })).collect::<Vec<_>>(),
        "shunned": app.store.shunned(&guest.id).await?.iter().map(|shunned| json!({
            "name": shunned.other.name, "blocked": shunned.blocked,
        })).collect::<Vec<_>>(),
    }))
}

#[derive(Deserialize)]
struct Farewell {
    sure: Option<String>,
    password: Option<String>,
}

/// `POST /me/delete`: bots take one's chairs, and nothing of oneself is kept.
pub(crate) async fn delete(State(app): State<App>, visitor: Visitor, body: Bytes) -> Response {
    let done = async {
        let guest = known(&visitor)?;
        let form: Farewell = from_form(&body)?;
        if form.sure.as_deref() != Some("true") {
            return Err(Error::Impossible("error-not-sure", String::new()));
        }
        if let Some(account) = app.store.account_of(&guest.id).await? {
            right_password(&app, &visitor, &account.login, form.password.unwrap_or_default()).await?;
        }
        app.hub.see_off(&guest.id).await?;
        app.store.forget_guest(&guest.id).await?;
        app.hub.rename(|other| other.keeper() == guest.id, store::LEFT).await;
        app.hub.sign_out();
        Ok(Some(forgetful_cookie(&visitor)))
    };
    answer(&app, &visitor, "/", done.await).await
}
