//! "What would a chef do?": the best actions, what each seat can expect of them, and why.

use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use catalog::{Advice, Budget, Onlooker};
use game::{Dice, Seat, Seed};
use maud::{Markup, html};
use prose::Locale;
use store::{Sitter, Stage};

use crate::app::{App, random_bytes};
use crate::error::Error;
use crate::extract::Visitor;
use crate::hub::Seated;
use crate::pages::table::viewer_of;
use crate::pages::{document, names, sign};

/// A chef is asked between two sips.
const THOUGHT: Duration = Duration::from_millis(900);

/// Whether hints may be asked for at this table: the others are bots, or it was opened so.
pub(crate) fn allowed(seated: &Seated) -> bool {
    let people = seated.stored.chairs.iter().filter(|chair| matches!(chair, Some(Sitter::Guest(_)))).count();
    seated.stored.stage == Stage::Playing && (people < 2 || seated.evening.hints)
}

/// A toque in the sign of the table; nothing where hints are not allowed.
pub(crate) fn button(locale: Locale, seated: &Seated) -> Markup {
    let words = locale.say("hint-ask");
    html! {
        @if allowed(seated) {
            a.ask href={ "/tables/" (seated.stored.id) "/hint" } data-hint title=(words) aria-label=(words) {
                svg aria-hidden="true" viewBox="0 0 20 20" width="18" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linejoin="round" {
                    path d="M6 10.5A3.6 3.6 0 1 1 6.9 4a3.6 3.6 0 0 1 6.2 0a3.6 3.6 0 1 1 .9 6.5V16.5H6zM6 13.8h8" {}
                }
            }
        }
    }
}

/// `GET /tables/{id}/hint`: a page of its own; the script sets it into the table's.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    match page(&app, &visitor, &id).await {
        Ok(page) => page.into_response(),
        Err(error) => error.page(visitor.locale),
    }
}

async fn page(app: &App, visitor: &Visitor, id: &str) -> Result<Markup, Error> {
    let locale = visitor.locale;
    let live = app.hub.find(id).await?;
    let asked = live.look(|seated| {
        let viewer = viewer_of(seated, visitor);
        let seat = viewer.seat().ok_or(Error::Forbidden("error-not-seated"))?;
        if !allowed(seated) {
            return Err(Error::Forbidden("error-no-hints"));
        }
        if !seated.table.status().waits_for(seat) || !seated.may_act(seat) {
            return Err(Error::Forbidden("not-your-turn-long"));
        }
        let names = names(&seated.stored, locale);
        let who = Onlooker { viewer, names: &names, locale, live: true };
        let advising = seated.table.advice(seat, Budget::Time(THOUGHT), &who);
        Ok((advising, names, seat))
    });
    let (advising, names, seat) = asked.await?;
    if let Some(guest) = &visitor.guest {
        app.limits.hints.take(&guest.id)?;
    }
    let think = move || advising(&mut Dice::new(Seed::from_bytes(random_bytes())));
    let advice = app.hub.beside_the_pages(think).await.ok_or(Error::Internal)?;
    let heading = locale.say("hint-ask");
    let body = html! {
        (sign(visitor, &heading, &html! { span.spring {} }))
        main.reading { section.panel #hint { (told(locale, &names, seat, &advice)) }
            p { a.btn.quiet href={ "/tables/" (id) } { (locale.say("review-back")) } } }
    };
    Ok(document(app, visitor, &format!("{heading}, À table"), "book", &["table.css"], &body))
}

/// The best first: what it promises oneself, then the others, then why. Pointed at, it shows where on the board.
fn told(locale: Locale, names: &[String], me: Seat, advice: &Advice) -> Markup {
    let percent = |share: f32| (share * 100.0).round() as i64;
    html! {
        div.top { h2 { (locale.say("hint-ask")) } button.btn.small.quiet type="button" data-close { (locale.say("help-close")) } }
        ol.suggested { @for suggestion in &advice.best {
            @let others = suggestion.expected.iter().enumerate().filter(|(seat, _)| *seat != me.index());
            @let others: Vec<String> = others.map(|(seat, share)| format!("{} {}\u{a0}%", names.get(seat).map_or("", String::as_str), percent(*share))).collect();
            li data-suggests=(suggestion.action) {
                p.promise {
                    strong { (suggestion.label) }
                    " "
                    @if let Some(share) = suggestion.expected.get(me.index()) { b { (percent(*share)) "\u{a0}%" } }
                }
                @if !suggestion.then.is_empty() {
                    p.then { (locale.fill("hint-then", &[("actions", &suggestion.then.join(" · "))])) }
                }
                p.soft.small { (others.join(" · ")) }
                @if !suggestion.reasons.is_empty() {
                    ul.reasons { @for reason in &suggestion.reasons { li { (reason.words) } } }
                }
            }
        } }
        p.soft.small { (locale.say("hint-expected")) " " (locale.say("hint-note")) }
    }
}
