//! Where somebody wants to be told that it is their turn.

use std::str::FromStr;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use prose::Locale;
use store::{Way, WayKind};

use crate::api::notices::{guest_of, lettered};
use crate::app::App;
use crate::assets::address;
use crate::error::Error;
use crate::extract::Visitor;
use crate::pages::me::ways_between;
use crate::pages::{document, sign};

/// `GET /me/notices`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor) -> Response {
    match page(&app, &visitor).await {
        Ok(page) => page.into_response(),
        Err(error) => error.page(visitor.locale),
    }
}

async fn page(app: &App, visitor: &Visitor) -> Result<Markup, Error> {
    let locale = visitor.locale;
    let guest = guest_of(visitor)?;
    // Whoever reads this page reads notices in the same language.
    app.store.speak_to(&guest.id, locale.tag()).await?;
    let ways = app.store.ways(&guest.id).await?;
    let key = app.keys().await?.push_public();
    let heading = locale.say("notices");
    let body = html! {
        (sign(visitor, &heading, &html! { span.spring {} }))
        main.mine-pages.notices {
            (ways_between(visitor, "notices"))
            section.panel aria-labelledby="notices" {
                h2 #notices { (locale.say("notices-title")) }
                p { (locale.say("notices-intro")) }
                @if ways.is_empty() { p.soft { (locale.say("notices-none")) } }
                ul.told { @for way in &ways { (way_row(locale, way)) } }
            }
            section.panel aria-labelledby="way-push" {
                h2 #way-push { (locale.say("way-push")) }
                p.soft { (locale.say("way-push-help")) }
                noscript { p { (locale.say("way-push-script")) } }
                button.btn.primary #subscribe type="button" hidden data-key=(key)
                    data-denied=(locale.say("way-push-denied")) data-unable=(locale.say("way-push-unable")) { (locale.say("way-push-add")) }
                p #subscribed role="status" hidden {}
            }
            section.panel aria-labelledby="way-mail" {
                h2 #way-mail { (locale.say("way-mail")) }
                @if app.notices.mailer.is_some() {
                    p.soft { (locale.say("way-mail-help")) }
                    (add_form(locale, "mail", "email", "email", "way-mail-address"))
                } @else { p.soft { (locale.say("notices-no-mail")) } }
            }
            section.panel aria-labelledby="way-webhook" {
                h2 #way-webhook { (locale.say("way-webhook")) }
                p.soft { (locale.say("way-webhook-help")) }
                (add_form(locale, "webhook", "url", "off", "way-webhook-address"))
            }
        }
        script defer src=(address(app, "notices.js")) {}
    };
    Ok(document(
        app,
        visitor,
        &format!("{heading}, À table"),
        "house",
        &["lobby.css", "people.css", "notices.css"],
        &body,
    ))
}

fn add_form(locale: Locale, way: &str, kind: &str, complete: &str, label: &str) -> Markup {
    html! {
        form.new method="post" action={ "/me/notices/" (way) } {
            label.field { span { (locale.say(label)) }
                input.input type=(kind) name="address" required maxlength="500" autocomplete=(complete); }
            button.btn.primary type="submit" { (locale.say("way-add")) }
        }
    }
}

fn way_row(locale: Locale, way: &Way) -> Markup {
    let kind = locale.say(match way.kind {
        WayKind::Push => "way-push",
        WayKind::Mail => "way-mail",
        WayKind::Webhook => "way-webhook",
    });
    let at = whereabouts(way);
    let (state, turn, verb) = match (way.confirmed, way.is_on) {
        (false, _) => ("way-unconfirmed", "off", "way-turn-off"),
        (true, true) => ("way-on", "off", "way-turn-off"),
        (true, false) => ("way-off", "on", "way-turn-on"),
    };
    html! {
        li {
            span.what { b { (kind) } " " span.soft { (at) } }
            span.chip.turn[way.confirmed && way.is_on] { (locale.say(state)) }
            form method="post" action={ "/me/notices/" (way.id) } {
                @if way.confirmed {
                    button.btn.small name="do" value=(turn) type="submit" aria-label=(locale.fill("way-do", &[("verb", &locale.say(verb)), ("way", &kind), ("address", &at)])) { (locale.say(verb)) }
                }
                button.btn.small.quiet name="do" value="remove" type="submit" aria-label=(locale.fill("way-do", &[("verb", &locale.say("way-remove")), ("way", &kind), ("address", &at)])) { (locale.say("way-remove")) }
            }
        }
    }
}

/// Where a way leads, without what is secret in it.
fn whereabouts(way: &Way) -> String {
    let host =
        |link: &str| link.parse::<axum::http::Uri>().ok().and_then(|uri| uri.host().map(str::to_owned));
    match way.kind {
        WayKind::Mail => way.address.clone(),
        WayKind::Webhook => host(&way.address).unwrap_or_default(),
        WayKind::Push => serde_json::from_str::<crate::notices::push::Subscription>(&way.address)
            .ok()
            .and_then(|subscription| host(&subscription.endpoint))
            .unwrap_or_default(),
    }
}

/// What a link in an e-mail is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verb {
    /// Yes, tell me here.
    Confirm,
    /// No more.
    Stop,
}

impl Verb {
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Verb::Confirm => "confirm",
            Verb::Stop => "stop",
        }
    }
}

impl FromStr for Verb {
    type Err = ();

    fn from_str(word: &str) -> Result<Verb, ()> {
        [Verb::Confirm, Verb::Stop].into_iter().find(|verb| verb.word() == word).ok_or(())
    }
}

/// `GET /notices/{way}/{verb}/{code}`: asks once more. Programs that look into mails open links; only people press buttons.
pub(crate) async fn letter(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, verb, code)): Path<(String, String, String)>,
) -> Response {
    let locale = visitor.locale;
    match lettered(&app, &id, &verb, &code).await {
        Ok((way, verb)) => {
            let (question, button) = match verb {
                Verb::Confirm => ("letter-confirm", "letter-confirm-button"),
                Verb::Stop => ("letter-stop", "letter-stop-button"),
            };
            let question = locale.fill(question, &[("address", &whereabouts(&way))]);
            let content = html! {
                p { (question) }
                form method="post" action={ "/notices/" (id) "/" (verb.word()) "/" (code) } {
                    button.btn.primary type="submit" { (locale.say(button)) }
                }
            };
            card(&app, &visitor, &content).into_response()
        }
        Err(error) => error.page(locale),
    }
}

/// After the button.
pub(crate) fn thanks(app: &App, visitor: &Visitor, verb: Verb) -> Markup {
    let locale = visitor.locale;
    let words = match verb {
        Verb::Confirm => "letter-confirmed",
        Verb::Stop => "letter-stopped",
    };
    card(
        app,
        visitor,
        &html! { p { (locale.say(words)) } p { a.btn.primary href="/" { (locale.say("back-to-lobby")) } } },
    )
}

fn card(app: &App, visitor: &Visitor, content: &Markup) -> Markup {
    let heading = visitor.locale.say("notices");
    let body = html! {
        (sign(visitor, &heading, &html! { span.spring {} }))
        main.reading.notices { section.panel { h2 { (visitor.locale.say("notices-title")) } (content) } }
    };
    document(app, visitor, &format!("{heading}, À table"), "book", &["notices.css"], &body)
}
