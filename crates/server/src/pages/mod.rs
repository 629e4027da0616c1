//! What people see. A page is a function of what a visitor may know.

pub(crate) mod comments;
pub(crate) mod curtain;
pub(crate) mod evening;
pub(crate) mod games;
pub(crate) mod help;
pub(crate) mod hint;
pub(crate) mod host;
pub(crate) mod lobby;
pub(crate) mod me;
pub(crate) mod notices;
pub(crate) mod offline;
pub(crate) mod plan;
pub(crate) mod qr;
pub(crate) mod ratings;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod table;
pub(crate) mod talk;
pub(crate) mod text;
pub(crate) mod waiting;

use axum::extract::{Path, Query, State};
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{DOCTYPE, Markup, PreEscaped, html};
use prose::Locale;
use serde::Deserialize;
use store::{Chair, NewMatch, Sitter};

use crate::app::App;
use crate::assets::{WORDMARK, address};
use crate::error::Error;
use crate::extract::{Visitor, language_cookie};

/// The frame of every page.
pub(crate) fn document(
    app: &App,
    visitor: &Visitor,
    title: &str,
    class: &str,
    styles: &[&str],
    body: &Markup,
) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(visitor.locale) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="theme-color" media="(prefers-color-scheme: light)" content="#ebe3d5";
                meta name="theme-color" media="(prefers-color-scheme: dark)" content="#191614";
                title { (title) }
                link rel="icon" href=(address(app, "icon.svg"));
                link rel="apple-touch-icon" href="/static/icon-192.png";
                link rel="manifest" href=(address(app, "site.webmanifest"));
                @for style in ["house.css"].iter().chain(styles) {
                    link rel="stylesheet" href=(address(app, style));
                }
                script defer src=(address(app, "app.js")) {}
            }
            body class=(class) {
                a.skip href="#content" { (visitor.locale.say("skip")) }
                (body)
                // New lines are said here once, in their order.
                div #news .hush role="log" aria-live="polite" {}
            }
        }
    }
}

/// The enamel sign over a page.
pub(crate) fn sign(visitor: &Visitor, heading: &str, rest: &Markup) -> Markup {
    let locale = visitor.locale;
    html! {
        header.plate {
            div.sign {
                a href="/" aria-label=(locale.say("back-to-lobby")) { (PreEscaped(WORDMARK)) }
                h1 { (heading) }
            }
            (rest)
            @if visitor.guest.is_some() { (me::link(visitor)) }
            (languages(visitor))
        }
        span #content tabindex="-1" {}
    }
}

/// The switch of languages.
pub(crate) fn languages(visitor: &Visitor) -> Markup {
    html! {
        nav.langs aria-label=(visitor.locale.say("language")) {
            @for locale in Locale::ALL {
                a href={ "/lang/" (locale) "?to=" (escape(&visitor.path)) } lang=(locale) hreflang=(locale) title=(locale.own_name())
                    aria-current=[(locale == visitor.locale).then_some("true")] { (locale) }
            }
        }
    }
}

/// A text as part of a query.
pub(crate) fn escape(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~/".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}

/// What is written on the chairs, for a reader.
pub(crate) fn names(table: &NewMatch, locale: Locale) -> Vec<String> {
    let left = |name: String| if name == store::LEFT { locale.say("somebody-who-left") } else { name };
    table.names().into_iter().map(left).collect()
}

/// A person's plate.
pub(crate) fn dish(name: &str) -> Markup {
    html! { span.dish aria-hidden="true" { (name.chars().next().unwrap_or('·').to_uppercase()) } }
}

/// A player's plate: in the seat's livery with its sign, or plain china where colours belong to something else.
pub(crate) fn seat_dish(name: &str, seat: usize, liveries: bool) -> Markup {
    html! {
        span class={ "dish" @if liveries { " l" (seat + 1) } } title=(name) {
            (name.chars().next().unwrap_or('·').to_uppercase())
            @if liveries { svg.mark aria-hidden="true" { use href={ "#sign-" (seat + 1) } {} } }
        }
    }
}

/// The signs of the seats, for plates on a page without a board.
pub(crate) fn signs() -> Markup {
    html! {
        svg width="0" height="0" style="position:absolute" aria-hidden="true" {
            defs { @for (idx, sign) in catalog::SIGNS.iter().enumerate() {
                symbol id={ "sign-" (idx + 1) } viewBox="-8 -8 16 16" { (PreEscaped(sign)) }
            } }
        }
    }
}

/// The plates around a table.
pub(crate) fn dishes(chairs: &[Chair], liveries: bool, locale: Locale) -> Markup {
    html! {
        span.seated {
            @for (seat, chair) in chairs.iter().enumerate() {
                @match chair {
                    Some(sitter) => (seat_dish(sitter.name(), seat, liveries)),
                    None => span.dish.free title=(locale.say("free-chair")) {},
                }
            }
        }
    }
}

/// A stored level in words: what was stored may be an older name of it.
pub(crate) fn level_words(level: &str, locale: Locale) -> String {
    let slug = level.parse::<catalog::Level>().map_or(level, |known| known.slug());
    locale.say(&format!("level-{slug}"))
}

/// The same for a chair: "bot, demi-chef".
pub(crate) fn bot_level(level: &str, locale: Locale) -> String {
    locale.fill("bot-level", &[("level", &level_words(level, locale))])
}

/// What stands behind a bot's name: "bot, demi-chef".
pub(crate) fn bot_note(chair: Option<&Chair>, locale: Locale) -> Option<String> {
    match chair {
        Some(Some(Sitter::Bot { level, .. })) => Some(bot_level(level, locale)),
        _ => None,
    }
}

/// A page that says what is wrong and where to go.
pub(crate) fn error_page(locale: Locale, words: &str) -> Markup {
    let body = html! {
        p { (words) }
        p { a.btn.primary href="/" { (locale.say("back-to-lobby")) } }
    };
    letter(locale, &locale.say("error"), None, &body)
}

/// A page for when something does not work. It needs nothing that could be broken.
pub(crate) fn letter(locale: Locale, heading: &str, script: Option<&str>, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(locale) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (heading) ", À table" }
                link rel="icon" href="/static/icon.svg";
                link rel="stylesheet" href="/static/house.css";
                @if let Some(script) = script { script defer src={ "/static/" (script) } {} }
            }
            body.letter {
                main.panel {
                    h1 { (heading) }
                    (body)
                }
            }
        }
    }
}

/// Whether it leads to a page of this site: one slash, then anything but a second.
pub(crate) fn is_local(to: &str) -> bool {
    to.starts_with('/')
        && !to.starts_with("//")
        && to.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\')
}

#[derive(Deserialize)]
pub(crate) struct To {
    to: Option<String>,
}

/// `GET /lang/{tag}?to=/…`: remembers a language and goes back.
pub(crate) async fn language(
    State(app): State<App>,
    visitor: Visitor,
    Path(tag): Path<String>,
    Query(to): Query<To>,
) -> Response {
    let Ok(locale) = tag.parse::<Locale>() else {
        return Error::NotFound("error-not-found").page(visitor.locale);
    };
    if let Some(guest) = &visitor.guest {
        let kept = async {
            app.store.set_language(&guest.id, locale.tag()).await?;
            app.store.speak_to(&guest.id, locale.tag()).await
        };
        if let Err(error) = kept.await {
            return Error::from(error).page(visitor.locale);
        }
    }
    (StatusCode::SEE_OTHER, [(SET_COOKIE, language_cookie(&visitor, locale)), (LOCATION, local(to))])
        .into_response()
}

/// Where to go back to: only to a page of this site: one slash, then anything but a second.
pub(crate) fn local(to: To) -> HeaderValue {
    let to = to.to.filter(|to| is_local(to)).and_then(|to| HeaderValue::try_from(to).ok());
    to.unwrap_or(HeaderValue::from_static("/"))
}
