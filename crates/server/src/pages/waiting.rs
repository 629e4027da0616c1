//! A table before the game: chairs, the link to send, and talk.

use catalog::Title;
use game::OptionKind;
use maud::{Markup, PreEscaped, html};
use prose::Locale;
use serde_json::Value;
use store::{Shunned, Sitter};

use crate::app::App;
use crate::assets::address;
use crate::extract::Visitor;
use crate::hub::Seated;
use crate::hub::evening::Pace;
use crate::pages::evening::pace_words;
use crate::pages::table::is_host;
use crate::pages::{bot_level, dish, document, qr, sign, talk};

/// The whole page.
pub(crate) fn page(app: &App, visitor: &Visitor, seated: &Seated, shunned: &[Shunned]) -> Markup {
    let locale = visitor.locale;
    let title = app.catalog.title(&seated.stored.title);
    let name = title.map(|title| title.say(locale, "title")).unwrap_or_default();
    let line = title.map(|title| title.say(locale, "line")).unwrap_or_default();
    let plate = title.map_or("", |title| title.plate());
    let path = format!("/tables/{}", seated.stored.id);
    let [said, people] = talk::talk(visitor, seated, shunned).map(|(_, html)| PreEscaped(html));
    let body = html! {
        @if let Some(title) = title { (title.symbols()) }
        svg width="0" height="0" style="position:absolute" aria-hidden="true" {
            defs { clipPath id="well" { circle cx="100" cy="100" r="69" {} } }
        }
        (sign(visitor, &name, &html! { span.spring {} }))
        main.laying #table data-id=(seated.stored.id) data-version=(talk::version(seated, visitor, shunned)) data-waiting
            data-lost=(locale.say("connection-lost")) data-back=(locale.say("connection-back")) {
            section.panel.setting {
                (PreEscaped(plate))
                p.line { (line) }
                div.invite {
                    label.field { span { (locale.say("invite")) } input.input #link readonly value=(path) data-link; }
                    button.btn.small type="button" data-copy="link" data-copied=(locale.say("copied")) { (locale.say("copy")) }
                    p.soft.small { (locale.say("invite-help")) " " (locale.say("invite-program")) }
                }
                @if let Some(host) = &visitor.host {
                    (qr::code(&format!("{host}{path}"), &locale.say("qr")))
                    @if qr::is_local(host) { p.soft.small { (locale.say("qr-local")) } }
                }
            }
            section.panel #chairs { (chairs(visitor, seated)) }
            section #talk .panel aria-labelledby="talking" {
                header { h2 #talking { (locale.say("talk")) } }
                (talk::inside(visitor, seated, &said, &people))
            }
            section.panel.agreed aria-label=(locale.say("pace")) {
                p { b { (pace_words(locale, seated.evening.pace)) } }
                @if seated.evening.pace != Pace::None { p.soft.small { (locale.say("pace-help")) } }
                @if let Some(title) = title { (options(title.as_ref(), locale, seated)) }
            }
        }
        div #toast .slate.toast role="status" hidden {}
        script defer src=(address(app, "table.js")) {}
    };
    document(app, visitor, &format!("{name}, À table"), "house", &["lobby.css", "talk.css"], &body)
}

/// What was agreed on, so that nobody sits down unawares.
fn options(title: &dyn Title, locale: Locale, seated: &Seated) -> Markup {
    html! {
        dl { @for option in title.meta().options {
            @let words = title.say(locale, &format!("option-{}", option.key));
            @let value = seated.stored.options.get(option.key);
            div {
                @match (option.kind, value) {
                    (OptionKind::Switch { .. }, Some(Value::Bool(on))) => { dt { (words) } dd { (locale.say(if *on { "yes" } else { "no" })) } },
                    (OptionKind::Choice { .. }, Some(Value::String(word))) => { dt { (words) } dd { (title.say(locale, &format!("option-{}-{word}", option.key))) } },
                    (OptionKind::Number { .. } | OptionKind::Seconds { .. }, Some(number)) => { dt { (words) } dd { (number) } },
                    _ => {},
                }
            }
        } }
    }
}

/// The chairs, as the visitor sees them.
pub(crate) fn chairs(visitor: &Visitor, seated: &Seated) -> Markup {
    let locale = visitor.locale;
    let sits = visitor.guest.as_ref().is_some_and(|guest| seated.stored.seat_of(&guest.id).is_some());
    let first_free = seated.stored.free().next();
    html! {
        header { h2 { (locale.say("around-the-table")) } small.soft { (locale.count("waits-for-players", &[("n", seated.stored.free().count() as i64)])) } }
        ul.chairs.sitting {
            @for (seat, chair) in seated.stored.chairs.iter().enumerate() {
                li {
                    @match chair {
                        Some(sitter) => { (dish(sitter.name())) span { b { (sitter.name()) } " " small.soft { (kind(locale, seated, sitter)) } } },
                        None => {
                            span.dish.free aria-hidden="true" {}
                            @if first_free.is_none_or(|free| free.index() != seat) { span.soft { (locale.say("free-chair")) } }
                            @else if sits { (beside_form(locale, seated)) }
                            @else { (sit_form(visitor, seated, seat)) }
                        },
                    }
                }
            }
        }
        @if is_host(seated, visitor) {
            form.start method="post" action={ "/tables/" (seated.stored.id) "/start" } {
                button.btn.primary type="submit" { (locale.say("start-with-bots")) }
            }
        } @else { p.soft.small { (locale.say("waiting-for-host")) } }
        p.soft.small { (locale.say("start-when-full")) }
    }
}

fn kind(locale: Locale, seated: &Seated, sitter: &Sitter) -> String {
    match sitter {
        Sitter::Bot { level, .. } => bot_level(level, locale),
        Sitter::Guest(guest) if seated.stored.host.as_deref() == Some(&guest.id) => locale.say("host"),
        Sitter::Guest(_) | Sitter::Remembered(_) => String::new(),
    }
}

fn sit_form(visitor: &Visitor, seated: &Seated, seat: usize) -> Markup {
    let locale = visitor.locale;
    html! {
        form.sit method="post" action={ "/tables/" (seated.stored.id) "/chairs/" (game::Seat::new(seat)) } {
            @match &visitor.guest {
                Some(guest) => button.btn.primary.small type="submit" { (locale.fill("sit-as", &[("name", &guest.name)])) },
                None => {
                    input.input name="name" required maxlength="24" autocomplete="nickname" placeholder=(locale.say("your-name")) aria-label=(locale.say("your-name"));
                    button.btn.primary.small type="submit" { (locale.say("sit-here")) }
                },
            }
        }
    }
}

/// For somebody who plays at the same screen.
fn beside_form(locale: Locale, seated: &Seated) -> Markup {
    html! {
        form.sit method="post" action={ "/tables/" (seated.stored.id) "/beside" } {
            input.input name="name" required maxlength="24" autocomplete="off" placeholder=(locale.say("beside-name")) aria-label=(locale.say("beside-name"));
            button.btn.small type="submit" { (locale.say("beside-sit")) }
            small.soft { (locale.say("beside-help")) }
        }
    }
}
