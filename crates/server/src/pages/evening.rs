//! Clocks, pauses, and chairs that are left to a bot, as people see them.

use game::{Seat, Viewer};
use maud::{Markup, html};
use prose::Locale;
use store::{Sitter, Stage};

use crate::hub::Seated;
use crate::hub::evening::{Away, Face, Pace, now};

/// A pace in words.
pub(crate) fn pace_words(locale: Locale, pace: Pace) -> String {
    match pace {
        Pace::None => locale.say("pace-none"),
        Pace::Live { seconds, bank } => {
            locale.count("pace-live", &[("seconds", seconds.into()), ("bank", (bank / 60).into())])
        }
        Pace::Slow { hours } if hours % 24 == 0 => {
            locale.count("pace-slow-days", &[("n", (hours / 24).into())])
        }
        Pace::Slow { hours } => locale.count("pace-slow-hours", &[("n", hours.into())]),
    }
}

/// The choice of a pace.
pub(crate) fn pace_field(locale: Locale, usual: Pace) -> Markup {
    html! {
        label.field {
            span { (locale.say("pace")) }
            select.input name="pace" {
                @for pace in Pace::OFFERED { option value=(pace) selected[pace == usual] { (pace_words(locale, pace)) } }
            }
            small.soft { (locale.say("pace-help")) }
        }
    }
}

/// What the script needs to count: the time here, and units. Nothing where no clock can run.
pub(crate) struct Counting {
    pub(crate) now: Option<i64>,
    pub(crate) units: Option<String>,
}

pub(crate) fn counting(locale: Locale, seated: &Seated) -> Counting {
    let timed = seated.evening.pace != Pace::None || seated.evening.house_face().is_some();
    let units = ["unit-day", "unit-hour", "unit-minute"].map(|unit| locale.say(unit)).join(" ");
    Counting { now: timed.then(now), units: timed.then_some(units) }
}

/// Time in words: `0:43`, `3 h 5 min`, `2 d 3 h`. The script says it the same way.
fn time_words(locale: Locale, milliseconds: i64) -> String {
    let seconds = milliseconds.max(0).unsigned_abs().div_ceil(1_000);
    let (minutes, hours, days) = (seconds / 60, seconds / 3_600, seconds / 86_400);
    let unit = |key| locale.say(key);
    if days > 0 {
        format!("{days} {} {} {}", unit("unit-day"), hours % 24, unit("unit-hour"))
    } else if hours > 0 {
        format!("{hours} {} {} {}", unit("unit-hour"), minutes % 60, unit("unit-minute"))
    } else {
        format!("{minutes}:{:02}", seconds % 60)
    }
}

/// A clock. The script keeps it going; without one it shows what was left when the page was made.
fn clock(locale: Locale, face: Face, house: bool) -> Markup {
    let left = face.due.map_or(face.left, |due| due - now());
    html! {
        span.timer role="timer" aria-label=(locale.say("time-left")) title=(locale.say("time-left"))
            data-clock data-house[house] data-of=(face.of) data-due=[face.due] data-left=[face.due.is_none().then_some(face.left)] {
            (time_words(locale, left))
        }
    }
}

/// The clock over the page: the rules' own, or that of whoever is waited for, one's own first.
pub(crate) fn turn_clock(locale: Locale, viewer: Viewer, seated: &Seated) -> Markup {
    let waiting = seated.table.status().waiting();
    let runs = |seat: &Seat| seated.evening.chair_face(*seat).is_some_and(|face| face.due.is_some());
    let mine = viewer.seat().filter(|seat| waiting.contains(*seat) && runs(seat));
    let only = || {
        let mut running = waiting.iter().filter(runs);
        running.next().filter(|_| running.next().is_none())
    };
    html! {
        @if let Some(face) = seated.evening.house_face() { (clock(locale, face, true)) }
        @else if let Some(face) = mine.or_else(only).and_then(|seat| seated.evening.chair_face(seat)) { (clock(locale, face, false)) }
    }
}

/// What a mat says of time and absence.
pub(crate) fn on_the_mat(locale: Locale, seat: Seat, seated: &Seated) -> Markup {
    let Some(chair) = seated.evening.chairs.get(seat.index()) else { return html! {} };
    let person = matches!(seated.stored.chairs.get(seat.index()), Some(Some(Sitter::Guest(_))));
    html! {
        @match chair.away {
            Some(Away::Late) => { " " span.chip.away { (locale.say("away-late")) } },
            Some(Away::Left) => { " " span.chip.away { (locale.say("away-left")) } },
            None => {
                @if chair.helped { " " small.soft { (locale.say("was-helped")) } }
                @if let (true, Some(face), Stage::Playing) = (person, seated.evening.chair_face(seat), seated.stored.stage) {
                    " " (clock(locale, face, false))
                }
            },
        }
    }
}

fn post(seated: &Seated, verb: &str, class: &str, words: &str, seat: Option<Seat>) -> Markup {
    html! {
        form method="post" action={ "/tables/" (seated.stored.id) "/" (verb) } data-quiet {
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            button class={ "btn " (class) } type="submit" { (words) }
        }
    }
}

/// What stands at the counter instead of a move: a pause, or the way back to one's chair.
pub(crate) fn interruption(locale: Locale, viewer: Viewer, seated: &Seated) -> Option<Markup> {
    let away = viewer.seat().and_then(|seat| seated.evening.away(seat));
    let host = viewer.seat().is_some_and(|seat| seated.is_hosts(seat));
    let back = || post(seated, "return", "primary", &locale.say("take-chair-back"), None);
    if seated.evening.paused.is_some() {
        return Some(html! {
            p.doing { strong { (locale.say("paused")) } span { (locale.say("paused-long")) } }
            @if !host { p.prompt { (locale.say("paused-host")) } }
            div.acts {
                @if host { (post(seated, "go-on", "primary", &locale.say("go-on"), None)) }
                @else if away.is_some() { (back()) }
            }
        });
    }
    let why = match away? {
        Away::Late => "away-you-late",
        Away::Left => "away-you-left",
    };
    Some(html! {
        p.doing { strong { (locale.say("away-you")) } }
        p.prompt.wide { (locale.say(why)) }
        div.acts { (back()) }
    })
}

/// What those who sit here may do about the evening: pause, leave the chair to a bot.
pub(crate) fn keeping(locale: Locale, viewer: Viewer, seated: &Seated) -> Markup {
    let (Some(mine), Stage::Playing) = (viewer.seat(), seated.stored.stage) else { return html! {} };
    let host = seated.is_hosts(mine);
    let present = |seat: &Seat| {
        matches!(seated.stored.chairs[seat.index()], Some(Sitter::Guest(_)))
            && seated.evening.away(*seat).is_none()
    };
    let others = || Seat::first(seated.table.seats()).filter(|seat| host && *seat != mine).filter(present);
    html! {
        details.keeping #keeping {
            summary { (locale.say("at-the-table")) " " small.soft { (pace_words(locale, seated.evening.pace)) } }
            div {
                @if host {
                    @if seated.evening.paused.is_some() { (post(seated, "go-on", "small", &locale.say("go-on"), None)) }
                    @else { (post(seated, "pause", "small", &locale.say("pause"), None)) }
                }
                @if seated.evening.away(mine).is_some() { (post(seated, "return", "small", &locale.say("take-chair-back"), None)) }
                @else { (post(seated, "leave", "small", &locale.say("leave-to-bot"), None)) }
                @for seat in others() {
                    @let name = seated.stored.chairs[seat.index()].as_ref().map_or("", Sitter::name);
                    (post(seated, "leave", "small quiet", &locale.fill("send-away", &[("name", name)]), Some(seat)))
                }
            }
        }
    }
}

/// After the game: once more, or to the table where the others already sit.
pub(crate) fn rematch(locale: Locale, viewer: Viewer, seated: &Seated) -> Markup {
    html! {
        @if let Some(next) = &seated.evening.next {
            a.btn.primary href={ "/tables/" (next) } { (locale.say("to-the-rematch")) }
        } @else if viewer.seat().is_some() {
            form method="post" action={ "/tables/" (seated.stored.id) "/rematch" } {
                button.btn.primary type="submit" title=(locale.say("rematch-help")) { (locale.say("rematch")) }
            }
        }
    }
}
