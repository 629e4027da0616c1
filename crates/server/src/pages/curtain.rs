//! What a browser shows that holds several chairs.

use game::Seat;
use maud::{Markup, html};
use prose::Locale;

use crate::extract::Visitor;
use crate::hub::Seated;
use crate::pages::names;
use crate::pages::table::Parts;

/// Hangs the curtain into a table's page: before it, in the place of counter and hand; behind it, beside the hand.
pub(crate) fn hang(visitor: &Visitor, seated: &Seated, parts: &mut Parts) {
    let Some(guest) = &visitor.guest else { return };
    if seated.is_behind_curtain(&guest.id) {
        parts.elements.insert("counter", before(visitor.locale, &guest.id, seated).into_string());
        parts.elements.insert("mine", drapes(visitor.locale).into_string());
        if let Some(name) = next_name(visitor.locale, &guest.id, seated) {
            parts.heading = visitor.locale.fill("curtain-turn", &[("name", &name)]);
        }
    } else if let Some(seat) = seated.lifted.get(&guest.id) {
        let name = &names(&seated.stored, visitor.locale)[seat.index()];
        let mine = parts.elements.entry("mine").or_default();
        mine.insert_str(0, &behind(visitor.locale, &seated.stored.id, name).into_string());
    }
}

/// Whether a seat is to play, and not a bot for it.
fn is_asked(seated: &Seated, seat: Seat) -> bool {
    seated.table.status().waits_for(seat) && seated.may_act(seat)
}

/// The first of a screen's people to play.
fn next_name(locale: Locale, guest: &str, seated: &Seated) -> Option<String> {
    let next = seated.stored.seats_of(guest).iter().find(|seat| is_asked(seated, *seat))?;
    names(&seated.stored, locale).get(next.index()).cloned()
}

/// Whose turn it is, and a way behind the curtain for everybody at this screen.
fn before(locale: Locale, guest: &str, seated: &Seated) -> Markup {
    let names = names(&seated.stored, locale);
    // One after the other: whoever is first is asked first.
    let mut seats: Vec<_> = seated.stored.seats_of(guest).iter().collect();
    seats.sort_by_key(|seat| !is_asked(seated, *seat));
    html! {
        p.doing { strong { (locale.say("curtain-down")) } span { (locale.say("curtain-down-help")) } }
        form.curtain method="post" action={ "/tables/" (seated.stored.id) "/curtain" } {
            @for (idx, seat) in seats.iter().enumerate() {
                @let name = names[seat.index()].as_str();
                @let asked = idx == 0 && is_asked(seated, *seat);
                button.btn.primary[asked].quiet[!asked] type="submit" name="seat" value=(seat) {
                    (locale.fill(if asked { "curtain-lift" } else { "curtain-look" }, &[("name", name)]))
                }
            }
        }
    }
}

/// Beside the hand of whoever has lifted the curtain.
fn behind(locale: Locale, id: &str, name: &str) -> Markup {
    html! {
        form.curtain method="post" action={ "/tables/" (id) "/curtain" } {
            span { (locale.fill("curtain-up", &[("name", name)])) }
            button.btn.small.quiet type="submit" { (locale.say("curtain-lower")) }
        }
    }
}

/// A curtain, drawn.
fn drapes(locale: Locale) -> Markup {
    html! {
        div.drapes {
            svg viewBox="0 0 240 84" aria-hidden="true" preserveAspectRatio="none" {
                @for fold in 0..12 { rect.fold x=(fold * 20) y="6" width="20" height="72" rx="3" {} rect.shade x=(fold * 20 + 13) y="6" width="7" height="72" {} }
                rect.rod x="0" y="0" width="240" height="7" rx="3.5" {}
            }
            p { (locale.say("curtain-hides")) }
        }
    }
}
