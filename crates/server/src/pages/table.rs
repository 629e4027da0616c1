//! A table in play: board, counter and rail, for one viewer.

use std::collections::BTreeMap;

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use catalog::{Onlooker, Title};
use game::{Actor, Seat, Status, Viewer};
use maud::{Markup, PreEscaped, html};
use prose::Locale;
use store::{Shunned, Stage};

use crate::app::App;
use crate::assets::address;
use crate::error::Error;
use crate::extract::Visitor;
use crate::hub::Seated;
use crate::pages::{
    bot_note, comments, curtain, document, evening, help, hint, names, plan, rules, seat_dish, sign, talk,
    text, waiting,
};

/// From where a visitor looks at a table.
pub(crate) fn viewer_of(seated: &Seated, visitor: &Visitor) -> Viewer {
    visitor.guest.as_ref().map_or(Viewer::Public, |guest| seated.viewer_of(&guest.id))
}

/// `GET /tables/{id}`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let live = match app.hub.find(&id).await {
        Ok(live) => live,
        Err(error) => return error.page(visitor.locale),
    };
    let shunned = talk::shunned(&app, &visitor).await;
    live.look(|seated| match seated.stored.stage {
        Stage::Waiting => waiting::page(&app, &visitor, seated, &shunned).into_response(),
        Stage::Playing | Stage::Over => match app.catalog.title(&seated.stored.title) {
            Some(title) => page(&app, &visitor, seated, title.as_ref(), &shunned).into_response(),
            None => Error::Internal.page(visitor.locale),
        },
    })
    .await
}

/// The whole page of a table that is played or over.
fn page(app: &App, visitor: &Visitor, seated: &Seated, title: &dyn Title, shunned: &[Shunned]) -> Markup {
    let viewer = viewer_of(seated, visitor);
    let mut parts = text::parts(visitor, viewer, seated);
    talk::beside(&mut parts, seated, visitor, shunned);
    let body = html! {
        (framed(visitor, title, seated, &parts))
        script defer src=(address(app, "table.js")) {}
        @if !visitor.text {
            noscript {
                link rel="stylesheet" href=(address(app, "no-script-table.css"));
                (without_script(visitor.locale, viewer, seated))
            }
        }
    };
    let (class, styles) = looks(visitor, title);
    document(
        app,
        visitor,
        &parts.heading,
        class,
        &styles.iter().map(String::as_str).collect::<Vec<_>>(),
        &body,
    )
}

/// The page's class and styles, as the visitor looks at tables.
pub(crate) fn looks(visitor: &Visitor, title: &dyn Title) -> (&'static str, Vec<String>) {
    if visitor.text {
        ("book", vec!["text.css".to_owned()])
    } else {
        let own = format!("{}.css", title.meta().slug);
        ("playing", vec!["table.css".to_owned(), own])
    }
}

/// A table or a replay, as board or in words, with what every such page has.
pub(crate) fn framed(visitor: &Visitor, title: &dyn Title, seated: &Seated, parts: &Parts) -> Markup {
    html! {
        (help::skips(visitor))
        @if visitor.text { (text::shell(visitor, title, seated, parts)) } @else { (shell(visitor, title, seated, parts)) }
        (help::card(visitor))
        div #hint .panel.hint role="status" hidden {}
        div #toast .slate.toast role="status" hidden {}
    }
}

/// What changes on a table's page, by the id of the element it belongs to.
pub(crate) struct Parts {
    /// The page's title.
    pub(crate) heading: String,
    /// Names what the page shows.
    pub(crate) version: String,
    /// The elements.
    pub(crate) elements: BTreeMap<&'static str, String>,
}

/// Everything that changes, made for one viewer.
pub(crate) fn parts(visitor: &Visitor, viewer: Viewer, seated: &Seated) -> Parts {
    let locale = visitor.locale;
    let names = names(&seated.stored, locale);
    // While everybody pauses, or a bot plays for the looker, there is nothing to press.
    let live = viewer.seat().is_none_or(|seat| seated.may_act(seat));
    let who = Onlooker { viewer, names: &names, locale, live };
    let mut elements = elements(&who, seated);
    if let Some(seats) = elements.get_mut("seats") {
        *seats += &evening::keeping(locale, viewer, seated).into_string();
    }
    elements.insert("counter", counter(&who, seated).into_string());
    elements.insert("turn", turn_chip(&who, seated).into_string());
    let name = locale.say("name");
    let heading = match seated.table.status() {
        Status::Waiting { seats, .. } if live && viewer.seat().is_some_and(|seat| seats.contains(seat)) => {
            format!("{}: {name}", locale.say("your-move"))
        }
        _ => name,
    };
    let mut parts = Parts { heading, version: version(seated, viewer), elements };
    curtain::hang(visitor, seated, &mut parts);
    parts
}

/// Names what a page shows to a viewer.
pub(crate) fn version(seated: &Seated, viewer: Viewer) -> String {
    format!("{}.{viewer}", seated.version())
}

/// What a table and its replay show alike.
pub(crate) fn elements(who: &Onlooker<'_>, seated: &Seated) -> BTreeMap<&'static str, String> {
    let fragments = seated.table.fragments(who);
    let mut elements = BTreeMap::new();
    elements.insert("pieces", fragments.pieces.into_string());
    elements.insert("panel", html! { (fragments.panel.body) }.into_string());
    let mine = html! {
        @if let Some(score) = &fragments.score { (score) }
        @else if let Some(mine) = &fragments.mine {
            header { h2 { (mine.title) } small.soft { (mine.note) } } (mine.body)
        } @else { p.soft { (who.locale.say("watching")) } }
    };
    elements.insert("mine", mine.into_string());
    elements.insert("seats", seats(who, seated, &fragments.seats, &fragments.seats_note).into_string());
    elements.insert("log", log(who, seated).into_string());
    let extra = html! { @if let Some(tab) = &fragments.tab { (tab.body) } };
    elements.insert("extra", extra.into_string());
    elements
}

/// Sign, stage, counter and rail, filled with the elements.
pub(crate) fn shell(visitor: &Visitor, title: &dyn Title, seated: &Seated, parts: &Parts) -> Markup {
    let locale = visitor.locale;
    let sheet = title.sheet();
    let element = |id: &str| PreEscaped(parts.elements.get(id).cloned().unwrap_or_default());
    let id = &seated.stored.id;
    let names = names(&seated.stored, locale);
    let host = seated.stored.host.as_deref().and_then(|host| seated.stored.seat_of(host));
    let host = host.and_then(|seat| names.get(seat.index()));
    let view_box = format!("{} {} {} {}", sheet.left, sheet.top, sheet.width, sheet.height);
    let counting = evening::counting(locale, seated);
    let has_extra = parts.elements.get("extra").is_some_and(|html| !html.is_empty());
    html! {
        (title.symbols())
        (sign(visitor, &title.say(locale, "title"), &html! {
            @if let Some(host) = host { small.where { (locale.fill("table-of", &[("name", host)])) } }
            span.spring {}
            span #turn { (element("turn")) }
            (help::button(locale))
        }))
        main.table #table data-id=(id) data-version=(parts.version) data-ply=(seated.table.entries())
            data-lost=(locale.say("connection-lost")) data-back=(locale.say("connection-back")) data-stale=(locale.say("stale"))
            data-now=[counting.now] data-units=[counting.units] {
            section.stage style={ "--w:" (sheet.width) ";--h:" (sheet.height) } aria-label=(locale.say("board")) {
                div.pan tabindex="0" role="group" aria-label=(title.say(locale, "map")) { div.sheet {
                    svg.map viewBox=(view_box) role="group" aria-labelledby="map-title map-desc" {
                        title #map-title { (title.say(locale, "map")) }
                        desc #map-desc { (title.say(locale, "map-desc")) }
                        (seated.table.ground(locale))
                        g #pieces { (element("pieces")) }
                    }
                } }
                @if let Some(ruling) = seated.table.reconstructed() {
                    a.badge-reconstructed href={ "#" (rules::anchor(ruling)) } title=(title.say(locale, "reconstructed-long")) { span { (title.say(locale, "reconstructed")) } }
                }
                div #whynot .slate.whynot role="status" hidden {}
            }
            section #panel .panel.floating.cartouche data-tab="board" { (element("panel")) }
            section #ask aria-live="polite" { (element("ask")) }
            section #counter .counter tabindex="-1" aria-label=(locale.say("counter")) { (element("counter")) }
            section #seats .panel data-tab="table" aria-label=(locale.say("around-the-table")) { (element("seats")) }
            section #mine .panel data-tab="mine" { (element("mine")) }
            div.tabs role="radiogroup" aria-label=(locale.say("panels")) {
                label.narrow { input #tab-board type="radio" name="tab" value="board" checked; (title.say(locale, "tab-board")) }
                label.narrow { input #tab-mine type="radio" name="tab" value="mine"; (title.say(locale, "tab-mine")) }
                label.narrow { input #tab-table type="radio" name="tab" value="table"; (locale.say("players")) }
                label { input #tab-log type="radio" name="tab" value="log"; (locale.say("log")) }
                @if has_extra { label { input #tab-extra type="radio" name="tab" value="extra"; (title.say(locale, "tab-extra")) } }
                @if parts.elements.contains_key("said") { (talk::tab(locale)) }
                @if parts.elements.contains_key("plan") { (plan::tab(locale)) }
                @if let Some(said) = parts.elements.get("comments") { (comments::tab(locale, said.contains("<article"))) }
                label { input #tab-rules type="radio" name="tab" value="rules"; (locale.say("rules")) }
            }
            section #log .panel.tabbed tabindex="0" data-tab="log" aria-label=(locale.say("log")) { (element("log")) }
            section #extra .panel.tabbed tabindex="0" data-tab="extra" aria-label=(title.say(locale, "tab-extra")) { (element("extra")) }
            @if parts.elements.contains_key("said") { (talk::panel(visitor, seated, &element("said"), &element("people"))) }
            @if parts.elements.contains_key("plan") { (plan::panel(visitor, seated, &element("plan"))) }
            @if parts.elements.contains_key("comments") { (comments::panel(locale, &element("comments"))) }
            section #rules .panel.tabbed data-tab="rules" aria-label=(locale.say("rules")) { h2.hush { (locale.say("rules")) } (rules::prose(title, locale)) }
        }
    }
}

fn turn_chip(who: &Onlooker<'_>, seated: &Seated) -> Markup {
    let locale = who.locale;
    html! {
        small.where { (locale.count("turn-n", &[("n", seated.table.turns() as i64 + i64::from(!seated.table.status().waiting().is_empty()))])) }
        @if !seated.is_closed() { (evening::turn_clock(locale, who.viewer, seated)) }
        @match seated.table.status() {
            _ if seated.is_closed() => span.chip { (locale.say("closed")) },
            _ if seated.evening.paused.is_some() => span.chip { (locale.say("paused")) },
            Status::Over(_) => span.chip { (locale.say("game-over")) },
            Status::Waiting { seats, .. } if who.viewer.seat().is_some_and(|seat| who.live && seats.contains(seat)) => {
                (hint::button(locale, seated))
                span.chip.turn { (locale.say("your-move")) }
            },
            Status::Waiting { seats, .. } => @for seat in seats.iter() {
                span.chip { (locale.fill("somebodys-move", &[("name", who.names.get(seat.index()).map_or("", String::as_str))])) }
            },
        }
    }
}

pub(crate) fn seats(who: &Onlooker<'_>, seated: &Seated, drawn: &[(Markup, Markup)], note: &str) -> Markup {
    let locale = who.locale;
    let liveries = seated.table.seat_liveries();
    let waiting = if seated.is_closed() { game::Seats::default() } else { seated.table.status().waiting() };
    let outcome = seated.table.status().outcome().copied();
    html! {
        header { h2 { (locale.say("around-the-table")) } small.soft { (note) } }
        @for (seat, (figures, facts)) in Seat::first(seated.table.seats()).zip(drawn) {
            @let name = who.names.get(seat.index()).map_or("", String::as_str);
            @let won = outcome.is_some_and(|outcome| outcome.place(seat) == 0);
            div.mat.active[waiting.contains(seat) || won] {
                (seat_dish(name, seat.index(), liveries))
                span {
                    span.name { @if who.viewer.is(seat) { (locale.say("you")) } @else { (name) } }
                    @if let Some(note) = bot_note(seated.stored.chairs.get(seat.index()), locale) { " " small.soft { (note) } }
                    (evening::on_the_mat(locale, seat, seated))
                    @if waiting.contains(seat) { " " span.chip.turn { (locale.say("to-play")) } }
                    @if won { " " span.chip.turn { (locale.say("won")) } }
                }
                (figures)
                span.facts { (facts) }
            }
        }
    }
}

fn log(who: &Onlooker<'_>, seated: &Seated) -> Markup {
    let lines = seated.table.log(who);
    let may_ask = talk::may_ask(who, seated);
    let back = who.locale.say("back-to-before");
    html! {
        @if lines.is_empty() { p.soft { (who.locale.say("log-empty")) } }
        ol.log reversed {
            @for (idx, line) in lines.iter().enumerate().rev() {
                li.last[idx + 1 == lines.len()] data-line=(idx) data-things=(line.things.join(" ")) {
                    span.ply { @if let Some(turn) = line.turn { (turn) } }
                    span { (line.html) }
                    @if let Some(keep) = talk::kept_before(&lines, idx).filter(|_| may_ask) {
                        button.back type="submit" form="back" name="keep" value=(keep) title=(back) aria-label=(back) { "↶" }
                    }
                }
            }
        }
    }
}

pub(crate) fn counter(who: &Onlooker<'_>, seated: &Seated) -> Markup {
    let locale = who.locale;
    let table = &seated.table;
    let counter = table.fragments(who).counter;
    let by = who.viewer.seat().map(Actor::Seat);
    let floor = by.map_or(table.plies(), |by| table.undo_floor(by));
    let back = table.plies().saturating_sub(floor);
    let id = &seated.stored.id;
    html! {
        @if let Some(outcome) = table.status().outcome() {
            @let winners: Vec<&str> = outcome.winners().iter().filter_map(|seat| who.names.get(seat.index())).map(String::as_str).collect();
            @let mine = who.viewer.seat().is_some_and(|seat| outcome.winners().contains(seat));
            p.doing {
                strong { (winner_words(locale, &winners, mine)) }
                span { (table.prompt(who)) }
            }
            div.acts {
                a.btn.quiet href="/" { (locale.say("back-to-lobby")) }
                a.btn.quiet.wide-only href={ "/tables/" (id) "/record" } download { (locale.say("export")) }
                a.btn.quiet href={ "/tables/" (id) "/review" } { (locale.say("review-title")) }
                a.btn.quiet href={ "/tables/" (id) "/replay?ply=0" } { (locale.say("replay")) }
                (evening::rematch(locale, who.viewer, seated))
            }
        } @else if seated.is_closed() {
            p.doing { strong { (locale.say("closed")) } }
            p.prompt.wide { (locale.say("closed-long")) }
            div.acts {
                a.btn.quiet href="/" { (locale.say("back-to-lobby")) }
                a.btn.primary href={ "/tables/" (id) "/replay?ply=0" } { (locale.say("replay")) }
            }
        } @else if let Some(interruption) = evening::interruption(locale, who.viewer, seated) {
            (interruption)
        } @else {
            (counter.doing)
            (counter.choices)
            p.prompt { (table.prompt(who)) }
            div.acts {
                @if back > 0 { button.btn.quiet type="button" data-undo=(table.plies() - 1) { (locale.say("undo")) } }
                @if back > 1 { button.btn.quiet.wide-only type="button" data-undo=(floor) { (locale.say("start-over")) } }
                (talk::ask_button(who, seated))
                (counter.finish)
            }
        }
    }
}

fn winner_words(locale: Locale, winners: &[&str], mine: bool) -> String {
    let names = winners.join(", ");
    let key = if mine { "winner-you" } else { "winner" };
    locale.count_and_fill(key, &[("n", winners.len() as i64)], &[("names", &names)])
}

/// A list of everything that can be done, for browsers without scripts.
fn without_script(locale: Locale, viewer: Viewer, seated: &Seated) -> Markup {
    let names = names(&seated.stored, locale);
    let who = Onlooker { viewer, names: &names, locale, live: true };
    let seat = viewer.seat().filter(|seat| seated.may_act(*seat));
    let legal = seat.map(|seat| seated.table.legal(seat.into())).unwrap_or_default();
    let floor = seat.map_or(seated.table.plies(), |seat| seated.table.undo_floor(seat.into()));
    let id = &seated.stored.id;
    let ply = seated.table.entries();
    html! {
        section.panel.plain {
            p { (locale.say("no-script")) }
            @if !legal.is_empty() {
                form method="post" action={ "/tables/" (id) "/actions" } {
                    input type="hidden" name="ply" value=(ply);
                    label.field { span { (locale.say("all-choices")) }
                        select.input name="action" {
                            @for action in &legal { option value=(action) { (seated.table.label(action, &who).unwrap_or_default()) } }
                        }
                    }
                    button.btn.primary type="submit" { (locale.say("play-it")) }
                }
            }
            @if floor < seated.table.plies() {
                form method="post" action={ "/tables/" (id) "/undo" } {
                    input type="hidden" name="ply" value=(ply);
                    input type="hidden" name="keep" value=(seated.table.plies() - 1);
                    button.btn type="submit" { (locale.say("undo")) }
                }
            }
        }
    }
}

/// Whether a chair belongs to somebody who can be asked to start.
pub(crate) fn is_host(seated: &Seated, visitor: &Visitor) -> bool {
    let host = seated.stored.host.as_deref();
    matches!((&visitor.guest, host), (Some(guest), Some(host)) if guest.id == host)
}
