//! What stands beside the game on a table's page: talk, and requests to take back.

use std::collections::BTreeMap;

use catalog::Onlooker;
use game::Actor;
use maud::{Markup, html};
use prose::Locale;
use store::{Ask, Guest, Message, Room, Saying, Shunned, Sitter, Stage};

use crate::api::talk::PHRASES;
use crate::app::App;
use crate::extract::Visitor;
use crate::hub::Seated;
use crate::pages::table::{self, Parts, viewer_of};
use crate::pages::{names, plan};

/// Whom the visitor does not want to read.
pub(crate) async fn shunned(app: &App, visitor: &Visitor) -> Vec<Shunned> {
    match &visitor.guest {
        // Should the store fail, it fails the page in more telling places.
        Some(guest) => app.store.shunned(&guest.id).await.unwrap_or_default(),
        None => Vec::new(),
    }
}

/// Names what a page shows: it changes when the page must.
pub(crate) fn version(seated: &Seated, visitor: &Visitor, shunned: &[Shunned]) -> String {
    let viewer = viewer_of(seated, visitor);
    let aside = seated.aside_version(viewer, guest_of(visitor), shunned.len());
    format!("{}.{aside}", table::version(seated, viewer))
}

/// Adds what stands beside the game.
pub(crate) fn beside(parts: &mut Parts, seated: &Seated, visitor: &Visitor, shunned: &[Shunned]) {
    let viewer = viewer_of(seated, visitor);
    let names = names(&seated.stored, visitor.locale);
    let live = viewer.seat().is_none_or(|seat| seated.may_act(seat));
    let who = Onlooker { viewer, names: &names, locale: visitor.locale, live };
    parts.version = version(seated, visitor, shunned);
    parts.elements.extend(talk(visitor, seated, shunned));
    parts.elements.insert("ask", ask(&who, seated).into_string());
    if seated.stored.stage == Stage::Playing && sits(seated, visitor) {
        // Before a curtain there is none to be seen.
        let plan = viewer.seat().map(|seat| plan::plan(&who, seated, seat).into_string());
        parts.elements.insert("plan", plan.unwrap_or_default());
    }
}

/// What changes in the panel for talking, before the game and during it.
pub(crate) fn talk(visitor: &Visitor, seated: &Seated, shunned: &[Shunned]) -> [(&'static str, String); 2] {
    let said = said(visitor, seated, shunned).into_string();
    [("said", said), ("people", people(visitor, seated, shunned).into_string())]
}

fn guest_of(visitor: &Visitor) -> Option<&str> {
    visitor.guest.as_ref().map(|guest| guest.id.as_str())
}

/// Whether the visitor plays here, in sight or behind a curtain.
fn sits(seated: &Seated, visitor: &Visitor) -> bool {
    guest_of(visitor).is_some_and(|guest| !seated.stored.seats_of(guest).is_empty())
}

/// Whether the visitor reads this.
fn is_read(visitor: &Visitor, seated: &Seated, shunned: &[Shunned], message: &Message) -> bool {
    seated.reads(guest_of(visitor), message.room)
        && !shunned.iter().any(|shunned| shunned.other.id == message.by.id)
}

fn said(visitor: &Visitor, seated: &Seated, shunned: &[Shunned]) -> Markup {
    let locale = visitor.locale;
    let own = visitor.guest.as_ref().map(|guest| &guest.id);
    let read = seated.aside.messages.iter().filter(|message| is_read(visitor, seated, shunned, message));
    let read: Vec<&Message> = read.collect();
    html! {
        @if let Some((origin, ply)) = &seated.aside.origin {
            p.soft { a href={ "/tables/" (origin) "/replay?ply=" (ply) } { (locale.count("plays-on-from", &[("ply", *ply as i64)])) } }
        }
        @if read.is_empty() { p.soft { (locale.say("talk-empty")) } }
        ol.messages {
            @for message in read {
                li #{ "m-" (message.id) } .own[own == Some(&message.by.id)] {
                    b { (message.by.name) }
                    @if message.room == Room::Watchers { " " small.soft { (locale.say("talk-watches")) } }
                    " " span { (words(locale, &message.saying)) }
                }
            }
        }
    }
}

fn words(locale: Locale, saying: &Saying) -> String {
    match saying {
        Saying::Text(text) => text.clone(),
        Saying::Phrase(key) => locale.say(&format!("phrase-{key}")),
    }
}

/// Everybody whom the visitor could want to read no longer, or again.
fn people(visitor: &Visitor, seated: &Seated, shunned: &[Shunned]) -> Markup {
    let locale = visitor.locale;
    let Some(me) = &visitor.guest else { return html! {} };
    let mut others: BTreeMap<&str, &Guest> = BTreeMap::new();
    for chair in seated.stored.chairs.iter().flatten() {
        if let Sitter::Guest(guest) = chair {
            others.insert(&guest.id, guest);
        }
    }
    for message in &seated.aside.messages {
        if seated.reads(Some(&me.id), message.room) {
            others.insert(&message.by.id, &message.by);
        }
    }
    others.extend(shunned.iter().map(|shunned| (shunned.other.id.as_str(), &shunned.other)));
    others.retain(|_, other| other.keeper() != me.id);
    html! {
        @if !others.is_empty() {
            details.people {
                summary { (locale.say("talk-people")) }
                p.soft.small { (locale.say("talk-people-help")) }
                @for guest in others.values() {
                    @let now = shunned.iter().find(|shunned| shunned.other.id == guest.id);
                    form method="post" action={ "/tables/" (seated.stored.id) "/shun" } data-quiet {
                        input type="hidden" name="guest" value=(guest.id);
                        span { (guest.name) }
                        @if let Some(now) = now {
                            small.soft { (locale.say(if now.blocked { "talk-blocked" } else { "talk-muted" })) }
                            button.btn.small.quiet type="submit" name="how" value="not" { (locale.say("talk-unmute")) }
                        } @else {
                            button.btn.small.quiet type="submit" name="how" value="mute" { (locale.say("talk-mute")) }
                        }
                        @if now.is_none_or(|now| !now.blocked) {
                            button.btn.small.quiet type="submit" name="how" value="block" { (locale.say("talk-block")) }
                        }
                    }
                }
            }
        }
    }
}

/// The tab for talking; on a narrow screen only its drawing.
pub(crate) fn tab(locale: Locale) -> Markup {
    html! {
        label.drawn data-news=(locale.say("talk-news")) {
            input #tab-talk type="radio" name="tab" value="talk";
            svg viewBox="0 0 20 20" aria-hidden="true" { path d="M3 3h14v10H9l-4 4v-4H3z" {} }
            span { (locale.say("talk")) }
        }
    }
}

/// The panel for talking, behind its tab.
pub(crate) fn panel(visitor: &Visitor, seated: &Seated, said: &Markup, people: &Markup) -> Markup {
    html! {
        section #talk .panel.tabbed data-tab="talk" aria-label=(visitor.locale.say("talk")) { (inside(visitor, seated, said, people)) }
    }
}

/// What is in the panel for talking. What changes in it are its two elements.
pub(crate) fn inside(visitor: &Visitor, seated: &Seated, said: &Markup, people: &Markup) -> Markup {
    let locale = visitor.locale;
    let action = format!("/tables/{}/talk", seated.stored.id);
    let help = match seated.stored.stage {
        Stage::Waiting => "talk-help-waiting",
        _ if sits(seated, visitor) => "talk-help-seated",
        _ => "talk-help-watching",
    };
    html! {
        div #said role="log" aria-live="polite" aria-label=(locale.say("talk")) tabindex="0" { (said) }
        form.say method="post" action=(action) data-quiet {
            @if visitor.guest.is_none() {
                input.input name="name" required maxlength="24" autocomplete="nickname" placeholder=(locale.say("your-name")) aria-label=(locale.say("your-name"));
            }
            input.input name="text" required maxlength="300" autocomplete="off" placeholder=(locale.say("talk-write")) aria-label=(locale.say("talk-write"));
            button.btn.small.primary type="submit" { (locale.say("talk-send")) }
        }
        @if visitor.guest.is_some() {
            details.phrases {
                summary { (locale.say("talk-phrases")) }
                form method="post" action=(action) data-quiet {
                    @for key in PHRASES {
                        button.btn.small.quiet type="submit" name="phrase" value=(key) { (locale.say(&format!("phrase-{key}"))) }
                    }
                }
            }
        }
        p.soft.small { (locale.say(help)) }
        div #people { (people) }
    }
}

/// How many actions stay when one goes back to before this line of a log: all up to the line before.
pub(crate) fn kept_before(lines: &[catalog::LogLine], idx: usize) -> Option<usize> {
    let before = lines[..idx].last().map_or(0, |line| line.ply);
    // Of several lines about one step, the first is enough.
    (before < lines[idx].ply).then_some(before)
}

/// Whether the onlooker may go back or ask for it.
pub(crate) fn may_ask(who: &Onlooker<'_>, seated: &Seated) -> bool {
    who.live && who.viewer.seat().is_some() && seated.stored.stage == Stage::Playing
}

/// The button that takes back one's own last action, when that is no longer free.
pub(crate) fn ask_button(who: &Onlooker<'_>, seated: &Seated) -> Markup {
    let table = &seated.table;
    let Some(seat) = who.viewer.seat().filter(|_| may_ask(who, seated)) else { return html! {} };
    let mine = |ply: &usize| table.step(*ply).is_some_and(|done| done.by == Actor::Seat(seat));
    let Some(keep) = (1..=table.plies()).rev().find(mine).map(|ply| ply - 1) else { return html! {} };
    let open = seated.ask().is_some();
    if open || keep >= table.undo_floor(seat.into()) {
        return html! {};
    }
    let alone = seated.concerned(seat, keep).is_empty();
    html! {
        button.btn.quiet type="submit" form="back" name="keep" value=(keep) {
            (who.locale.say(if alone { "ask-take-back" } else { "ask-to-take-back" }))
        }
    }
}

/// The request that is open, and the form that all buttons of the page ask by.
fn ask(who: &Onlooker<'_>, seated: &Seated) -> Markup {
    let (locale, id) = (who.locale, &seated.stored.id);
    let ply = seated.table.entries();
    html! {
        @if may_ask(who, seated) {
            form #back method="post" action={ "/tables/" (id) "/asks" } data-quiet { input type="hidden" name="ply" value=(ply); }
        }
        @if let Some(ask) = seated.ask().filter(|_| seated.evening.paused.is_none()) {
            @let concerned = seated.concerned(ask.by, ask.keep);
            @let name = |seat: game::Seat| who.names.get(seat.index()).map_or("", String::as_str);
            div.slip {
                p {
                    strong { @if who.viewer.is(ask.by) { (locale.say("ask-you")) } @else { (locale.fill("ask-somebody", &[("name", name(ask.by))])) } }
                    " " span { (step_name(who, seated, &ask)) }
                }
                @let missing: Vec<&str> = concerned.iter().filter(|seat| !ask.agreed.contains(*seat)).map(name).collect();
                p.soft.small { (locale.fill("ask-waits-for", &[("names", &missing.join(", "))])) }
                @if let Some(seat) = who.viewer.seat() {
                    form method="post" action={ "/tables/" (id) "/asks/answer" } data-quiet {
                        input type="hidden" name="ply" value=(ply);
                        @if seat == ask.by {
                            button.btn.small type="submit" name="agrees" value="false" { (locale.say("ask-withdraw")) }
                        } @else if concerned.contains(seat) && !ask.agreed.contains(seat) {
                            button.btn.small.primary type="submit" name="agrees" value="true" { (locale.say("ask-agree")) }
                            button.btn.small type="submit" name="agrees" value="false" { (locale.say("ask-refuse")) }
                        }
                    }
                }
            }
        }
    }
}

/// The step to which somebody wants to go back, as this reader knows it.
fn step_name(who: &Onlooker<'_>, seated: &Seated, ask: &Ask) -> String {
    let locale = who.locale;
    let lines = seated.table.log(who);
    match lines.iter().position(|line| line.ply > ask.keep) {
        Some(idx) => {
            let turn = 1 + lines[..idx].iter().filter(|line| line.turn.is_some()).count();
            locale.count_and_fill("ask-before-line", &[("n", turn as i64)], &[("line", &lines[idx].text)])
        }
        None => {
            let by = seated.table.step(ask.keep + 1).and_then(|done| done.by.seat());
            let name = by.and_then(|seat| who.names.get(seat.index()));
            locale.fill("ask-before-step", &[("name", name.map_or("", String::as_str))])
        }
    }
}
