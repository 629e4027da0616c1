//! Beside the steps of a finished game: what readers say of them, and the way to play on from there.

use catalog::{Level, Onlooker};
use game::Seat;
use maud::{Markup, html};
use prose::Locale;
use store::Comment;

use crate::extract::Visitor;
use crate::hub::Seated;
use crate::pages::table::is_host;

/// The tab; it opens by itself where something was said.
pub(crate) fn tab(locale: Locale, open: bool) -> Markup {
    html! {
        label.drawn {
            input #tab-comments type="radio" name="tab" value="comments" checked[open];
            svg viewBox="0 0 20 20" aria-hidden="true" { path d="M3 3h14v10H9l-4 4v-4H3z" {} }
            span { (locale.say("comments")) }
        }
    }
}

/// The panel.
pub(crate) fn panel(locale: Locale, comments: &Markup) -> Markup {
    html! { section #comments .panel.tabbed data-tab="comments" aria-label=(locale.say("comments")) { (comments) } }
}

/// What is said of this step, what can be said, and where else something is said.
pub(crate) fn comments(
    visitor: &Visitor,
    who: &Onlooker<'_>,
    seated: &Seated,
    ply: usize,
    all: &[Comment],
) -> Markup {
    let (locale, id) = (visitor.locale, &seated.stored.id);
    let here: Vec<&Comment> = all.iter().filter(|comment| comment.ply == ply).collect();
    let mut steps: Vec<usize> = all.iter().map(|comment| comment.ply).collect();
    steps.dedup();
    let may_delete = |comment: &Comment| {
        let own = visitor.guest.as_ref().is_some_and(|guest| guest.id == comment.by.id);
        own || is_host(seated, visitor)
    };
    html! {
        header { h2 { (locale.count("comments-on-step", &[("ply", ply as i64)])) } }
        @if here.is_empty() { p.soft { (locale.say("comments-none")) } }
        @for comment in here {
            article #{ "comment-" (comment.id) } .comment {
                p {
                    b { (comment.by.name) } " "
                    a.soft href={ "/tables/" (id) "/replay?ply=" (ply) "#comment-" (comment.id) } title=(locale.say("comments-link")) aria-label=(locale.say("comments-link")) { "#" }
                }
                p { (comment.text) }
                @if may_delete(comment) {
                    form method="post" action={ "/tables/" (id) "/comments/" (comment.id) "/delete" } {
                        input type="hidden" name="ply" value=(ply);
                        button.btn.small.quiet type="submit" { (locale.say("comments-delete")) }
                    }
                }
            }
        }
        form.say method="post" action={ "/tables/" (id) "/comments" } {
            input type="hidden" name="ply" value=(ply);
            input type="hidden" name="by" value=(who.viewer);
            @if visitor.guest.is_none() {
                input.input name="name" required maxlength="24" autocomplete="nickname" placeholder=(locale.say("your-name")) aria-label=(locale.say("your-name"));
            }
            textarea.input name="text" required maxlength="1000" rows="3" placeholder=(locale.say("comments-write")) aria-label=(locale.say("comments-write")) {}
            button.btn.small.primary type="submit" { (locale.say("comments-send")) }
        }
        @if !steps.is_empty() {
            p.elsewhere {
                (locale.say("comments-on-steps"))
                @for step in steps {
                    " " a.chip data-step="comment" href={ "/tables/" (id) "/replay?ply=" (step) "&by=" (who.viewer) } aria-current=[(step == ply).then_some("true")] { (step) }
                }
            }
        }
    }
}

/// The form that opens a new table at this step.
pub(crate) fn play_on(visitor: &Visitor, who: &Onlooker<'_>, then: &Seated, ply: usize) -> Markup {
    let locale = visitor.locale;
    let waiting = then.table.status().waiting();
    // One's own chair, or the one whose eyes one looks through, or the one to play.
    let chosen = who.viewer.seat().or_else(|| waiting.iter().next());
    html! {
        @if !waiting.is_empty() {
            details.play-on {
                summary.btn.quiet { (locale.say("play-on")) }
                form.panel method="post" action={ "/tables/" (then.stored.id) "/play-on" } {
                    input type="hidden" name="ply" value=(ply);
                    @if visitor.guest.is_none() {
                        label.field { span { (locale.say("your-name")) } input.input name="name" required maxlength="24" autocomplete="nickname"; }
                    }
                    label.field { span { (locale.say("play-on-chair")) }
                        select.input name="seat" {
                            @for seat in Seat::first(then.table.seats()) {
                                option value=(seat) selected[chosen == Some(seat)] { (who.names.get(seat.index()).map_or("", String::as_str)) }
                            }
                        }
                    }
                    label.field { span { (locale.say("play-on-others")) }
                        select.input name="others" {
                            @for level in Level::ALL.into_iter().rev() {
                                option value={ "bot:" (level.slug()) } { (locale.fill("chair-bot", &[("level", &locale.say(&format!("level-{level}")))])) }
                            }
                            option value="link" { (locale.say("play-on-friends")) }
                        }
                    }
                    p.soft.small { (locale.say("play-on-help")) }
                    button.btn.primary type="submit" { (locale.say("play-on-open")) }
                }
            }
        }
    }
}
