//! "My page": name, account, devices, and what is kept of me.

use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use prose::Locale;
use serde::Deserialize;
use store::{About, Account, Device, Guest};

use crate::app::App;
use crate::error::Error;
use crate::extract::{Visitor, hash};
use crate::hub::evening::now;
use crate::pages::{dish, document, escape, is_local, qr, sign};
use crate::password::LENGTH;

/// The way to my page, on every page.
pub(crate) fn link(visitor: &Visitor) -> Markup {
    let locale = visitor.locale;
    html! {
        @match &visitor.guest {
            Some(guest) => a.me href={ "/me?from=" (escape(&visitor.path)) } title=(locale.say("my-page"))
                aria-label=(locale.fill("my-page-of", &[("name", &guest.name)])) { (dish(&guest.name)) },
            None => a.me href="/me" { (locale.say("log-in")) },
        }
    }
}

#[derive(Deserialize)]
pub(crate) struct From {
    from: Option<String>,
}

/// `GET /me?from=/tables/…`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Query(from): Query<From>) -> Response {
    answer(&app, &visitor, from.from.as_deref(), None).await
}

/// The page, also as the answer to a form that went wrong.
pub(crate) async fn answer(
    app: &App,
    visitor: &Visitor,
    from: Option<&str>,
    wrong: Option<&Error>,
) -> Response {
    let status = wrong.map_or(StatusCode::OK, Error::status);
    let from = from.filter(|from| is_local(from)).unwrap_or("/me");
    let content = match &visitor.guest {
        None => Ok(stranger(visitor.locale)),
        Some(guest) => mine(app, visitor, guest, from).await,
    };
    match content {
        Ok(content) => {
            let body = frame(visitor, "my-page", wrong, &content);
            (status, document(app, visitor, &heading(visitor.locale, "my-page"), "house", &STYLES, &body))
                .into_response()
        }
        Err(error) => error.page(visitor.locale),
    }
}

const STYLES: [&str; 2] = ["lobby.css", "people.css"];

fn heading(locale: Locale, key: &str) -> String {
    format!("{}, À table", locale.say(key))
}

/// The ways between one's pages.
pub(crate) fn ways_between(visitor: &Visitor, here: &str) -> Markup {
    let locale = visitor.locale;
    let way = |to: &str, key: &str| {
        html! { a href=(to) aria-current=[(key == here).then_some("page")] { (locale.say(key)) } }
    };
    html! {
        nav.ways aria-label=(locale.say("my-pages")) {
            (way("/", "back-to-lobby"))
            @if visitor.guest.is_some() { (way("/me", "my-page")) (way("/me/games", "my-games")) (way("/me/notices", "notices")) }
        }
    }
}

/// Sign, the way between one's pages, and what went wrong.
pub(crate) fn frame(visitor: &Visitor, here: &str, wrong: Option<&Error>, content: &Markup) -> Markup {
    let locale = visitor.locale;
    html! {
        (sign(visitor, &locale.say(here), &html! { span.spring {} }))
        main.mine-pages {
            (ways_between(visitor, here))
            @if let Some(wrong) = wrong { p.slate.wrong role="alert" { (wrong.words(locale)) } }
            (content)
        }
        div #toast .slate.toast role="status" hidden {}
    }
}

fn field(words: &str, name: &str, kind: &str, complete: &str, value: &str) -> Markup {
    let least = (kind == "password" && complete == "new-password").then_some(LENGTH.start());
    let most = if kind == "password" { *LENGTH.end() } else { 24 };
    html! {
        label.field { span { (words) }
            input.input name=(name) type=(kind) autocomplete=(complete) required minlength=[least] maxlength=(most)
                value=[(!value.is_empty()).then_some(value)];
        }
    }
}

fn log_in_form(locale: Locale, primary: bool) -> Markup {
    html! {
        form.stack method="post" action="/me/log-in" {
            (field(&locale.say("account-name"), "login", "text", "username", ""))
            (field(&locale.say("password"), "password", "password", "current-password", ""))
            button.btn.primary[primary] type="submit" { (locale.say("log-in")) }
        }
    }
}

fn stranger(locale: Locale) -> Markup {
    html! {
        div.columns {
            section.panel aria-labelledby="log-in" {
                header { h2 #log-in { (locale.say("log-in")) } }
                p.soft { (locale.say("log-in-help")) }
                (log_in_form(locale, true))
            }
            section.panel aria-labelledby="take-name" {
                header { h2 #take-name { (locale.say("take-a-name")) } }
                p.soft { (locale.say("take-a-name-help")) }
                form.stack method="post" action="/guests" {
                    input type="hidden" name="to" value="/me";
                    (field(&locale.say("your-name"), "name", "text", "nickname", ""))
                    button.btn type="submit" { (locale.say("take-it")) }
                }
            }
        }
    }
}

async fn mine(app: &App, visitor: &Visitor, guest: &Guest, from: &str) -> Result<Markup, Error> {
    let locale = visitor.locale;
    let account = app.store.account_of(&guest.id).await?;
    let about = app.store.about(&guest.id).await?.ok_or(Error::Internal)?;
    let devices = app.store.devices(&guest.id).await?;
    Ok(html! {
        div.columns {
            div {
                (name_panel(locale, guest, &about))
                (notices_panel(locale))
                (account_panel(locale, guest, account.as_ref(), devices.len()))
            }
            div {
                (device_panel(visitor, &devices, from))
                (data_panel(locale, account.is_some()))
            }
        }
    })
}

fn name_panel(locale: Locale, guest: &Guest, about: &About) -> Markup {
    html! {
        section.panel aria-labelledby="name" {
            header { h2 #name { (locale.say("your-name")) } }
            form.line method="post" action="/guests" {
                input type="hidden" name="to" value="/me";
                input.input name="name" required maxlength="24" autocomplete="nickname" value=(guest.name) aria-labelledby="name";
                button.btn type="submit" { (locale.say("change")) }
            }
            form.line method="post" action="/me/listing" {
                label.check {
                    input type="checkbox" name="unlisted" value="true" checked[about.unlisted];
                    span { (locale.say("unlisted")) br; span.soft { (locale.say("unlisted-help")) } }
                }
                button.btn.small type="submit" { (locale.say("keep")) }
            }
        }
    }
}

fn notices_panel(locale: Locale) -> Markup {
    html! {
        section.panel aria-labelledby="notices" {
            header { h2 #notices { (locale.say("notices")) } }
            p.soft { (locale.say("notices-intro")) }
            p { a.btn.small href="/me/notices" { (locale.say("notices-title")) } }
        }
    }
}

fn account_panel(locale: Locale, guest: &Guest, account: Option<&Account>, devices: usize) -> Markup {
    html! {
        section.panel aria-labelledby="account" {
            header { h2 #account { (locale.say("account")) } @if let Some(account) = account { small.soft { (account.login) } } }
            @match account {
                None => {
                    p.soft { (locale.say("account-help")) }
                    form.stack method="post" action="/me/account" {
                        (field(&locale.say("account-name"), "login", "text", "username", &guest.name))
                        (field(&locale.say("password"), "password", "password", "new-password", ""))
                        p.soft.small { (locale.count("password-help", &[("n", *LENGTH.start() as i64)])) }
                        button.btn.primary type="submit" { (locale.say("make-account")) }
                    }
                    details {
                        summary { (locale.say("have-account")) }
                        p.soft.small { (locale.fill("have-account-help", &[("name", &guest.name)])) }
                        (log_in_form(locale, false))
                    }
                }
                Some(_) => details {
                    summary { (locale.say("change-password")) }
                    form.stack method="post" action="/me/password" {
                        (field(&locale.say("old-password"), "old", "password", "current-password", ""))
                        (field(&locale.say("new-password"), "new", "password", "new-password", ""))
                        p.soft.small { (locale.say("change-password-help")) }
                        button.btn type="submit" { (locale.say("change")) }
                    }
                },
            }
            form.line method="post" action="/me/log-out" {
                @if account.is_none() && devices < 2 { p.soft.small { (locale.fill("log-out-warning", &[("name", &guest.name)])) } }
                button.btn.small type="submit" { (locale.say("log-out")) }
            }
        }
    }
}

fn device_panel(visitor: &Visitor, devices: &[Device], from: &str) -> Markup {
    let locale = visitor.locale;
    html! {
        section.panel aria-labelledby="devices" {
            header { h2 #devices { (locale.say("devices")) } }
            ul.rows {
                @for device in devices {
                    @let here = visitor.device.as_deref() == Some(&device.id);
                    li {
                        span.what {
                            b { @if device.name.is_empty() { (locale.say("some-browser")) } @else { (device.name) } }
                            small.soft { (locale.fill("last-used", &[("day", &day(device.seen_at))])) }
                        }
                        @if here { span.chip { (locale.say("this-device")) } }
                        @else {
                            form method="post" action={ "/me/devices/" (device.id) "/sign-out" } {
                                button.btn.small type="submit" aria-label={ (locale.say("sign-out")) ": " (device.name) } { (locale.say("sign-out")) }
                            }
                        }
                    }
                }
            }
            p.soft { (locale.say(if from == "/me" { "device-link-help" } else { "device-link-help-table" })) }
            form method="post" action="/me/links" {
                input type="hidden" name="to" value=(from);
                button.btn type="submit" { (locale.say("make-device-link")) }
            }
        }
    }
}

fn data_panel(locale: Locale, account: bool) -> Markup {
    html! {
        section.panel aria-labelledby="data" {
            header { h2 #data { (locale.say("your-data")) } }
            p.soft { (locale.say("your-data-help")) }
            p { a.btn.small href="/me/export" download { (locale.say("export-me")) } }
            details.danger {
                summary { (locale.say("delete-me")) }
                p.soft.small { (locale.say("delete-me-help")) }
                form.stack method="post" action="/me/delete" {
                    @if account { (field(&locale.say("password"), "password", "password", "current-password", "")) }
                    label.check { input type="checkbox" name="sure" value="true" required; span { (locale.say("delete-me-sure")) } }
                    button.btn.danger type="submit" { (locale.say("delete-me-button")) }
                }
            }
        }
    }
}

/// The page with a link to another device. It is the answer to a post: the secret stands in no address of ours.
pub(crate) fn device_link(app: &App, visitor: &Visitor, secret: &str, to: &str) -> Markup {
    let locale = visitor.locale;
    let address = format!("{}/device/{secret}", visitor.host.as_deref().unwrap_or_default());
    let content = html! {
        section.panel.passing {
            (qr::code(&address, &locale.say("device-link-picture")))
            div.invite {
                label.field { span { (locale.say("device-link")) } input.input #link readonly value=(address); }
                button.btn.small type="button" data-copy="link" data-copied=(locale.say("copied")) { (locale.say("copy")) }
                p { (locale.say("device-link-once")) }
                p.soft.small { (locale.say("device-link-secret")) }
            }
            a.btn.quiet href=(to) { (locale.say("go-back")) }
        }
    };
    let body = frame(visitor, "another-device", None, &content);
    document(app, visitor, &heading(locale, "another-device"), "house", &STYLES, &body)
}

/// `GET /device/{secret}`: asks before it makes this browser somebody's. A preview of the link uses nothing up.
pub(crate) async fn device(State(app): State<App>, visitor: Visitor, Path(secret): Path<String>) -> Response {
    let locale = visitor.locale;
    let link = match app.store.device_link(&hash(&secret), now()).await {
        Ok(Some(link)) => link,
        Ok(None) => return Error::NotFound("error-device-link").page(locale),
        Err(error) => return Error::from(error).page(locale),
    };
    let content = html! {
        section.panel.passing {
            (dish(&link.guest.name))
            h2 { (locale.fill("device-welcome", &[("name", &link.guest.name)])) }
            p { (locale.say("device-welcome-help")) }
            @if let Some(guest) = visitor.guest.as_ref().filter(|guest| guest.id != link.guest.id) {
                p.soft { (locale.fill("device-was", &[("name", &guest.name)])) }
            }
            form method="post" action={ "/device/" (secret) } {
                button.btn.primary type="submit" { (locale.fill("device-go-on", &[("name", &link.guest.name)])) }
            }
        }
    };
    let body = frame(&visitor, "another-device", None, &content);
    document(&app, &visitor, &heading(locale, "another-device"), "house", &STYLES, &body).into_response()
}

/// A day as numbers, the same in all languages.
pub(crate) fn day(millis: i64) -> String {
    // Days since 1 March of year 0, in eras of 400 years: leap days come last in such a year.
    let days = millis.div_euclid(86_400_000) + 719_468;
    let (era, day_of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year + year / 4 - year / 100);
    let shifted = (5 * day_of_year + 2) / 153;
    let (day, month) = (day_of_year - (153 * shifted + 2) / 5 + 1, (shifted + 2) % 12 + 1);
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + i64::from(month <= 2))
}

#[cfg(test)]
mod tests {
    #[test]
    fn days_are_those_of_the_calendar() {
        let days = [(0, "1970-01-01"), (951_782_400_000, "2000-02-29"), (1_792_108_799_999, "2026-10-15")];
        for (millis, day) in days {
            assert_eq!(super::day(millis), day);
        }
    }
}
