//! Who asks, in which language, and what they sent.

use axum::body::Bytes;
use axum::extract::{FromRef, FromRequestParts, Query, Request};
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_TYPE, COOKIE, HOST, ORIGIN};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prose::Locale;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use store::Guest;

use crate::app::{App, random_bytes, random_text};
use crate::error::Error;

/// Somebody who asks for something.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    /// Known by the secret in the cookie, if they have given a name before.
    pub(crate) guest: Option<Guest>,
    /// The language they chose, or their browser's.
    pub(crate) locale: Locale,
    /// What was asked for.
    pub(crate) path: String,
    /// Where this site is for them: `https://example.org`. Only for links that they read themselves.
    pub(crate) host: Option<String>,
}

const TOKEN: &str = "atable";
const LANGUAGE: &str = "lang";
const YEAR: u32 = 60 * 60 * 24 * 365;

fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The language of a request, also of one that fails.
pub(crate) fn locale_of(headers: &HeaderMap) -> Locale {
    let chosen = cookie(headers, LANGUAGE).and_then(|tag| tag.parse().ok());
    let accepted =
        || headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).map(Locale::accepted);
    chosen.or_else(accepted).unwrap_or(Locale::En)
}

/// The address by which a browser reached us; behind a proxy, the one it reached the proxy by.
fn host_of(headers: &HeaderMap) -> Option<String> {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    let host = text("host").filter(|host| host.len() < 256 && host.chars().all(plain))?;
    let scheme = if text("x-forwarded-proto") == Some("https") { "https" } else { "http" };
    Some(format!("{scheme}://{host}"))
}

fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    App: FromRef<S>,
{
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Visitor, Response> {
        let app = App::from_ref(state);
        let locale = locale_of(&parts.headers);
        let token = cookie(&parts.headers, TOKEN).filter(|token| token.len() == 48);
        let guest = match token {
            Some(token) => {
                app.store.guest(&hash(token)).await.map_err(|error| Error::from(error).page(locale))?
            }
            None => None,
        };
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        Ok(Visitor { guest, locale, path, host: host_of(&parts.headers) })
    }
}

/// A cookie that sets the language.
pub(crate) fn language_cookie(locale: Locale) -> HeaderValue {
    let text = format!("{LANGUAGE}={locale}; Path=/; Max-Age={YEAR}; SameSite=Lax");
    HeaderValue::from_str(&text).expect("plain letters")
}

/// A guest with a name; a new one comes with the cookie that remembers them.
pub(crate) async fn named(
    app: &App,
    visitor: &Visitor,
    name: Option<&str>,
) -> Result<(Guest, Option<HeaderValue>), Error> {
    let name = name.map(clean).transpose()?;
    match (&visitor.guest, name) {
        (Some(guest), None) => Ok((guest.clone(), None)),
        (Some(guest), Some(name)) => {
            if guest.name != name {
                app.store.rename_guest(&guest.id, &name).await?;
            }
            Ok((Guest { id: guest.id.clone(), name }, None))
        }
        (None, None) => Err(Error::Impossible("error-name", String::new())),
        (None, Some(name)) => {
            let guest = Guest { id: random_text(12), name };
            let token: String = random_bytes::<24>().iter().map(|byte| format!("{byte:02x}")).collect();
            app.store.add_guest(&guest, &hash(&token)).await?;
            let text = format!("{TOKEN}={token}; Path=/; Max-Age={YEAR}; SameSite=Lax; HttpOnly");
            Ok((guest, Some(HeaderValue::from_str(&text).expect("plain letters"))))
        }
    }
}

/// A name that can be shown: no control or private characters, 1 to 24 of the others.
fn clean(name: &str) -> Result<String, Error> {
    let kept: String =
        name.chars().filter(|c| !c.is_control() && !('\u{E000}'..='\u{F8FF}').contains(c)).collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=24).contains(&kept.chars().count()) {
        Ok(kept)
    } else {
        Err(Error::Impossible("error-name", String::new()))
    }
}

/// A posted body as JSON.
pub(crate) fn from_json<T: DeserializeOwned>(body: &Bytes) -> Result<T, Error> {
    serde_json::from_slice(body).map_err(|error| Error::Request(error.to_string()))
}

/// A posted form.
pub(crate) fn from_form<T: DeserializeOwned>(body: &Bytes) -> Result<T, Error> {
    let text = std::str::from_utf8(body).map_err(|error| Error::Request(error.to_string()))?;
    let uri = format!("/?{text}").parse().map_err(|_| Error::Request("not a form".to_owned()))?;
    Query::try_from_uri(&uri).map(|Query(form)| form).map_err(|error| Error::Request(error.to_string()))
}

/// Whether the body is a form rather than JSON.
pub(crate) fn is_form(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded"))
}

/// Refuses posts that another site made a browser send.
pub(crate) async fn same_site(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let foreign = match (text(ORIGIN), text(HOST)) {
        (Some(origin), Some(host)) => origin.split_once("://").is_none_or(|(_, own)| own != host),
        _ => false,
    };
    if !safe && foreign {
        return Error::Forbidden("error-forbidden").json(locale_of(headers)).into_response();
    }
    next.run(request).await
}
