//! Who asks, in which language, and what they sent.

use std::net::SocketAddr;

use axum::body::Bytes;
use axum::extract::{ConnectInfo, FromRef, FromRequestParts, Query, Request};
use axum::http::header::{ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, ORIGIN, USER_AGENT};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
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
    /// Known by the secret in the cookie, if they have given a name before; a program by its bearer token.
    pub(crate) guest: Option<Guest>,
    /// The browser by which they are known.
    pub(crate) device: Option<String>,
    /// The language they chose, or their browser's.
    pub(crate) locale: Locale,
    /// Whether tables are shown in words.
    pub(crate) text: bool,
    /// What was asked for.
    pub(crate) path: String,
    /// Where this site is for them: `https://example.org`. Only for links that they read themselves.
    pub(crate) host: Option<String>,
    /// By which way the request came.
    pub(crate) way: Way,
}

/// The way by which a request came.
#[derive(Clone, Debug)]
pub(crate) struct Way {
    /// Whether the browser spoke TLS to the proxy before us.
    pub(crate) secure: bool,
    /// Where from; empty if that is not known.
    pub(crate) address: String,
    /// Browser and system, as far as they are well known.
    pub(crate) device: String,
}

impl Way {
    fn of(parts: &Parts, behind_proxy: bool) -> Way {
        let text = |name: &str| parts.headers.get(name).and_then(|value| value.to_str().ok());
        // Anybody can send these headers: they mean something only where a proxy sets them.
        let proxied = |name| text(name).filter(|_| behind_proxy);
        let last = |list: &str| list.rsplit(',').next().unwrap_or_default().trim().to_owned();
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip().to_string());
        Way {
            secure: proxied("x-forwarded-proto") == Some("https"),
            address: proxied("x-forwarded-for").map(last).or(peer).unwrap_or_default(),
            device: device_name(text(USER_AGENT.as_str()).unwrap_or_default()),
        }
    }
}

/// "Firefox, Android": the names are the same in all languages. Each calls itself the ones after it too.
fn device_name(agent: &str) -> String {
    let known = |names: &[(&str, &'static str)]| {
        names.iter().find(|(mark, _)| agent.contains(mark)).map(|(_, name)| *name)
    };
    let browser =
        known(&[("Edg", "Edge"), ("Firefox", "Firefox"), ("Chrome", "Chrome"), ("Safari", "Safari")]);
    let system = known(&[
        ("Android", "Android"),
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("Linux", "Linux"),
    ]);
    browser.into_iter().chain(system).collect::<Vec<_>>().join(", ")
}

const TOKEN: &str = "atable";
const LANGUAGE: &str = "lang";
const LOOK: &str = "look";
const YEAR: u32 = 60 * 60 * 24 * 365;

pub(crate) fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The token of a program.
fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (kind, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    kind.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

/// The language of a request, also of one that fails.
pub(crate) fn locale_of(headers: &HeaderMap) -> Locale {
    let chosen = cookie(headers, LANGUAGE).and_then(|tag| tag.parse().ok());
    let accepted =
        || headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).map(Locale::accepted);
    chosen.or_else(accepted).unwrap_or(Locale::En)
}

/// The address by which a browser reached us; behind a proxy, the one it reached the proxy by.
fn host_of(headers: &HeaderMap, secure: bool) -> Option<String> {
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    let host = headers.get(HOST)?.to_str().ok().filter(|host| host.len() < 256 && host.chars().all(plain))?;
    Some(format!("{}://{host}", if secure { "https" } else { "http" }))
}

/// What the store keeps of a secret.
pub(crate) fn hash(token: &str) -> [u8; 32] {
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
        let bearer = bearer(&parts.headers);
        let token = bearer.or_else(|| cookie(&parts.headers, TOKEN)).filter(|token| token.len() == 48);
        let caller = match token {
            Some(token) => {
                app.store.caller(&hash(token)).await.map_err(|error| Error::from(error).page(locale))?
            }
            None => None,
        };
        // A browser without a name looks on; a program whose token is wrong should hear of it.
        if bearer.is_some() && caller.is_none() {
            return Err(Error::Unauthorized("error-token").json(locale));
        }
        // What somebody chose goes with them to every device.
        let chosen = caller.as_ref().and_then(|caller| caller.language.as_deref()?.parse().ok());
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str()).to_owned();
        let way = Way::of(parts, app.config.behind_proxy);
        let host = host_of(&parts.headers, way.secure);
        let (guest, device) = caller.map(|caller| (caller.guest, caller.device)).unzip();
        let text = cookie(&parts.headers, LOOK) == Some("text");
        Ok(Visitor { guest, device, locale: chosen.unwrap_or(locale), text, path, host, way })
    }
}

/// A cookie that sets the language.
pub(crate) fn language_cookie(visitor: &Visitor, locale: Locale) -> HeaderValue {
    let secure = if visitor.way.secure { "; Secure" } else { "" };
    let text = format!("{LANGUAGE}={locale}; Path=/; Max-Age={YEAR}; SameSite=Lax; HttpOnly{secure}");
    HeaderValue::from_str(&text).expect("plain letters")
}

/// A cookie that says how tables are shown.
pub(crate) fn look_cookie(text: bool) -> HeaderValue {
    let cookie = if text { format!("{LOOK}=text; Max-Age={YEAR}") } else { format!("{LOOK}=; Max-Age=0") };
    HeaderValue::from_str(&format!("{cookie}; Path=/; SameSite=Lax")).expect("plain letters")
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
                app.hub.rename(|other| other.id == guest.id, &name).await;
            }
            Ok((Guest { id: guest.id.clone(), name }, None))
        }
        (None, None) => Err(Error::Impossible("error-name", String::new())),
        (None, Some(name)) => {
            app.limits.take_name(visitor)?;
            let guest = Guest { id: random_text(12), name };
            let token = secret();
            app.store.add_guest(&guest, &hash(&token)).await?;
            app.store.name_device(&hash(&token), &visitor.way.device).await?;
            Ok((guest, Some(token_cookie(visitor, &token, YEAR))))
        }
    }
}

/// What nobody can guess: the secret of a browser, or of a link.
pub(crate) fn secret() -> String {
    random_bytes::<24>().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Makes the visitor's browser a guest's.
pub(crate) async fn signed_in(app: &App, visitor: &Visitor, guest: &str) -> Result<HeaderValue, Error> {
    let token = secret();
    app.store.add_device(guest, &hash(&token), &visitor.way.device).await?;
    Ok(token_cookie(visitor, &token, YEAR))
}

/// A cookie that makes a browser forget who it was.
pub(crate) fn forgetful_cookie(visitor: &Visitor) -> HeaderValue {
    token_cookie(visitor, "", 0)
}

fn token_cookie(visitor: &Visitor, token: &str, age: u32) -> HeaderValue {
    let secure = if visitor.way.secure { "; Secure" } else { "" };
    let text = format!("{TOKEN}={token}; Path=/; Max-Age={age}; SameSite=Lax; HttpOnly{secure}");
    HeaderValue::from_str(&text).expect("plain letters")
}

/// A name that can be shown: no control or private characters, 1 to 24 of the others.
pub(crate) fn clean(name: &str) -> Result<String, Error> {
    let kept: String =
        name.chars().filter(|c| !c.is_control() && !('\u{E000}'..='\u{F8FF}').contains(c)).collect();
    let kept = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    if (1..=24).contains(&kept.chars().count()) && kept != store::LEFT {
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

/// Whether the body is said to be JSON, as a program does.
pub(crate) fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json"))
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
    let text = |name: HeaderName| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    // Browsers that do not say where a post comes from say at least whether it is from here; programs say neither.
    let foreign = match (text(ORIGIN), text(HOST), text(HeaderName::from_static("sec-fetch-site"))) {
        (Some(origin), Some(host), _) => origin.split_once("://").is_none_or(|(_, own)| own != host),
        (_, _, Some(from)) => !matches!(from, "same-origin" | "none"),
        _ => false,
    };
    if !safe && foreign {
        return Error::Forbidden("error-forbidden").json(locale_of(headers)).into_response();
    }
    next.run(request).await
}
