//! A finished game, weighed: a chart that leads to every position, the turning points, and what would have been
//! better.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use catalog::{Onlooker, Table, Weighed};
use game::{Seat, Status, Viewer};
use maud::{Markup, html};
use prose::Locale;
use store::Stage;

use crate::app::App;
use crate::error::Error;
use crate::extract::Visitor;
use crate::hub::Seated;
use crate::pages::{document, names, seat_dish, sign};
use crate::reviews::Review;

/// The chart's paper, in its own units.
const WIDE: f32 = 900.0;
const HIGH: f32 = 260.0;
/// So many turning points are told.
const POINTS: usize = 6;
/// A decision that cost less than this share of the victory is not worth a word.
const COSTLY: f32 = 0.03;
/// So many of each player's are told.
const TOLD: usize = 10;
/// A line of so many points is still calm.
const CALM: usize = 80;

/// `GET /tables/{id}/review`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let done = async {
        let live = app.hub.find(&id).await?;
        let review = app.reviews.find(&app, &id).await?;
        live.look(|seated| page(&app, &visitor, seated, review.as_ref())).await
    };
    match done.await {
        Ok(page) => page.into_response(),
        Err(error) => error.page(visitor.locale),
    }
}

/// `POST /tables/{id}/review`: begins it.
pub(crate) async fn post(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let done = async {
        let live = app.hub.find(&id).await?;
        if live.look(|seated| seated.stored.stage).await != Stage::Over {
            return Err(Error::Forbidden("nothing-hidden-yet"));
        }
        app.reviews.begin(&app, &live).await;
        Ok(())
    };
    match done.await {
        Ok(()) => crate::api::go(&format!("/tables/{id}/review"), None),
        Err(error) => error.page(visitor.locale),
    }
}

fn page(app: &App, visitor: &Visitor, seated: &Seated, review: Option<&Review>) -> Result<Markup, Error> {
    // While the game is on, what would be best is a secret of whoever thinks of it.
    if seated.stored.stage != Stage::Over {
        return Err(Error::Forbidden("nothing-hidden-yet"));
    }
    let title = app.catalog.title(&seated.stored.title).ok_or(Error::Internal)?;
    let locale = visitor.locale;
    let heading = locale.fill("review-of", &[("title", &title.say(locale, "title"))]);
    let running = review.is_some_and(|review| !review.is_complete());
    let id = &seated.stored.id;
    let body = html! {
        (title.symbols())
        (sign(visitor, &heading, &html! { span.spring {} }))
        main.reviewed #review data-running[running] {
            @match review {
                None => section.panel.begin {
                    h2 { (locale.say("review-title")) }
                    p { (locale.say("review-what")) }
                    form method="post" action={ "/tables/" (id) "/review" } {
                        button.btn.primary type="submit" { (locale.say("review-begin")) }
                    }
                },
                Some(review) => {
                    @if running { (progress(locale, review)) }
                    (chart(locale, seated, review))
                    (told(visitor, seated, review))
                },
            }
            p.acts {
                a.btn.quiet href={ "/tables/" (id) } { (locale.say("review-back")) }
                a.btn.quiet href={ "/tables/" (id) "/replay?ply=0" } { (locale.say("replay")) }
            }
        }
        // Without script the page looks again by itself.
        @if running { noscript { meta http-equiv="refresh" content="3"; } }
    };
    Ok(document(app, visitor, &format!("{heading}, À table"), "house", &["review.css"], &body))
}

fn progress(locale: Locale, review: &Review) -> Markup {
    let (done, total) = (review.weighed.len(), review.total);
    html! {
        section.panel.progress {
            label for="progress" { (locale.count("review-progress", &[("done", done as i64), ("total", total as i64)])) }
            progress #progress value=(done) max=(total) {}
        }
    }
}

/// In whole percent.
fn percent(share: f32) -> i64 {
    (share * 100.0).round() as i64
}

fn replay_of(seated: &Seated, ply: usize) -> String {
    format!("/tables/{}/replay?ply={ply}", seated.stored.id)
}

/// A seat's share at each step that was weighed. Two looks at one position are taken together, and so are neighbours
/// in a long game: a quick look is a rough one.
fn shares(review: &Review, seat: Seat) -> Vec<(usize, f32)> {
    let of = |shares: &[f32]| shares.get(seat.index()).copied().unwrap_or(0.0);
    let mut rough: Vec<(usize, f32)> = Vec::new();
    for weighed in &review.weighed {
        match rough.last_mut() {
            Some((ply, share)) if *ply + 1 == weighed.ply => *share = (*share + of(&weighed.before)) / 2.0,
            _ => rough.push((weighed.ply - 1, of(&weighed.before))),
        }
        rough.push((weighed.ply, of(&weighed.after)));
    }
    let reach = rough.len() / CALM;
    let mean = |idx: usize| {
        let near = &rough[idx.saturating_sub(reach)..(idx + reach + 1).min(rough.len())];
        near.iter().map(|(_, share)| share).sum::<f32>() / near.len() as f32
    };
    rough.iter().enumerate().map(|(idx, (ply, _))| (*ply, mean(idx))).collect()
}

/// One line a seat, from the first decision to the last; each decision leads to its position.
fn chart(locale: Locale, seated: &Seated, review: &Review) -> Markup {
    let names = names(&seated.stored, locale);
    let plies = seated.table.plies().max(1) as f32;
    let x = |ply: usize| ply as f32 / plies * WIDE;
    let y = |share: f32| (1.0 - share.clamp(0.0, 1.0)) * HIGH;
    let mut lines: Vec<_> = Seat::first(seated.table.seats()).map(|seat| shares(review, seat)).collect();
    if let (true, Status::Over(outcome)) = (review.is_complete(), seated.table.status()) {
        // In the end it is certain.
        let winners = outcome.winners();
        for (line, seat) in lines.iter_mut().zip(Seat::ALL) {
            let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            line.push((seated.table.plies(), won));
        }
    }
    let path = |line: &[(usize, f32)]| {
        let point = |(idx, (ply, share)): (usize, &(usize, f32))| {
            format!("{}{:.0} {:.0}", if idx == 0 { 'M' } else { 'L' }, x(*ply), y(*share))
        };
        line.iter().enumerate().map(point).collect::<String>()
    };
    html! {
        section.panel {
            header { h2 { (locale.say("review-chart")) } small.soft { (locale.say("review-chart-note")) } }
            div.chart { svg viewBox={ "-34 -10 " (WIDE + 44.0) " " (HIGH + 34.0) } role="group" aria-label=(locale.say("review-chart-note")) {
                @for percent in [0, 25, 50, 75, 100] {
                    @let level = y(percent as f32 / 100.0);
                    path.grid d={ "M0 " (level) "H" (WIDE) } {}
                    text.scale x="-6" y=(level + 4.0) text-anchor="end" aria-hidden="true" { (percent) }
                }
                @for (seat, line) in lines.iter().enumerate() { path class={ "line l" (seat + 1) } d=(path(line)) {} }
                @for weighed in &review.weighed {
                    a href=(replay_of(seated, weighed.ply)) tabindex="-1" {
                        title { (locale.count("review-step", &[("ply", weighed.ply as i64)])) ": " (names.get(weighed.seat.index()).map_or("", String::as_str)) }
                        rect.column x=(x(weighed.ply - 1)) y="0" width=(x(1).max(2.0)) height=(HIGH) {}
                    }
                }
                @for weighed in turning_points(review) {
                    @let line = &lines[weighed.seat.index()];
                    @let share = line.iter().find(|(ply, _)| *ply == weighed.ply).map_or(0.0, |(_, share)| *share);
                    circle class={ "turning l" (weighed.seat.index() + 1) } cx=(x(weighed.ply)) cy=(y(share)) r="6" {}
                }
            } }
            ul.legend { @for (seat, name) in names.iter().enumerate() {
                li { (seat_dish(name, seat, seated.table.seat_liveries())) svg.swatch viewBox="0 0 36 10" aria-hidden="true" { path class={ "line l" (seat + 1) } d="M0 5H36" {} } (name) }
            } }
        }
    }
}

/// The decisions after which things stood most differently for whoever took them, in the order of play.
fn turning_points(review: &Review) -> Vec<&Weighed> {
    costliest(review.weighed.iter().collect(), POINTS)
}

/// Of these decisions those that cost most, if they cost enough to be told, in the order of play.
fn costliest(mut all: Vec<&Weighed>, most: usize) -> Vec<&Weighed> {
    all.retain(|weighed| weighed.cost() >= COSTLY);
    all.sort_by(|a, b| b.cost().total_cmp(&a.cost()));
    all.truncate(most);
    all.sort_by_key(|weighed| weighed.ply);
    all
}

/// What cost a seat most beside the turning points.
fn costly<'a>(review: &'a Review, seat: Seat, turning: &[&Weighed]) -> Vec<&'a Weighed> {
    let known = |weighed: &Weighed| turning.iter().any(|point| point.ply == weighed.ply);
    let of_seat = review.weighed.iter().filter(|weighed| weighed.seat == seat && !known(weighed));
    costliest(of_seat.collect(), TOLD)
}

/// Turning points and costly decisions, in words; one's own unfolded.
fn told(visitor: &Visitor, seated: &Seated, review: &Review) -> Markup {
    let locale = visitor.locale;
    let mine = visitor.guest.as_ref().and_then(|guest| seated.stored.seat_of(&guest.id));
    let turning = turning_points(review);
    let costly = Seat::first(seated.table.seats()).map(|seat| (seat, costly(review, seat, &turning)));
    let costly: Vec<(Seat, Vec<&Weighed>)> = costly.collect();
    let told =
        Told::new(locale, seated, turning.iter().chain(costly.iter().flat_map(|(_, all)| all)).copied());
    html! {
        section.panel {
            header { h2 { (locale.say("review-turning")) } }
            @if turning.is_empty() { p.soft { (locale.say("review-quiet")) } }
            ol.decisions { @for weighed in &turning { (told.row(weighed)) } }
        }
        section.panel {
            header { h2 { (locale.say("review-costly")) } small.soft { (locale.say("review-costly-note")) } }
            @for (seat, all) in &costly {
                @let name = told.names.get(seat.index()).map_or("", String::as_str);
                details.player #{ "costly-" (seat) } open[mine == Some(*seat)] {
                    summary { (seat_dish(name, seat.index(), seated.table.seat_liveries())) b { (name) } small.soft { (locale.count("review-many", &[("n", all.len() as i64)])) } }
                    @if all.is_empty() { p.soft { (locale.say("review-flawless")) } }
                    ol.decisions { @for weighed in all { (told.row(weighed)) } }
                }
            }
        }
    }
}

/// What was done and what would have been better, by step.
struct Told<'a> {
    locale: Locale,
    seated: &'a Seated,
    names: Vec<String>,
    labels: std::collections::BTreeMap<usize, (String, Option<String>)>,
}

impl<'a> Told<'a> {
    fn new<'b>(locale: Locale, seated: &'a Seated, decisions: impl Iterator<Item = &'b Weighed>) -> Told<'a> {
        let names = names(&seated.stored, locale);
        let mut wanted: Vec<&Weighed> = decisions.collect();
        wanted.sort_by_key(|weighed| weighed.ply);
        wanted.dedup_by_key(|weighed| weighed.ply);
        let mut labels = std::collections::BTreeMap::new();
        // Along the game once, and not from its beginning for every word.
        let mut table: Box<dyn Table> = seated.table.at(0);
        for weighed in wanted {
            while table.plies() + 1 < weighed.ply {
                let Some(done) = seated.table.step(table.plies() + 1) else { break };
                if table.play(done.by, &done.action).is_err() {
                    break;
                }
            }
            let who = Onlooker { viewer: Viewer::Seat(weighed.seat), names: &names, locale, live: false };
            let label = |action: &serde_json::Value| table.label(action, &who).unwrap_or_default();
            let played = seated.table.step(weighed.ply).map(|done| label(&done.action)).unwrap_or_default();
            let better = weighed.better.as_ref().map(|(action, _)| label(action));
            labels.insert(weighed.ply, (played, better));
        }
        Told { locale, seated, names, labels }
    }

    fn row(&self, weighed: &Weighed) -> Markup {
        let locale = self.locale;
        let seat = weighed.seat.index();
        let name = self.names.get(seat).map_or("", String::as_str);
        let (played, better) = self.labels.get(&weighed.ply).cloned().unwrap_or_default();
        let share = |shares: &[f32]| percent(shares.get(seat).copied().unwrap_or(0.0));
        let (before, after) = (share(&weighed.before), share(&weighed.after));
        html! {
            li {
                (seat_dish(name, seat, self.seated.table.seat_liveries()))
                div {
                    p { b { (name) } ": " (played) }
                    @if let (Some(better), Some((_, promised))) = (better, &weighed.better) {
                        p.soft { (locale.fill("review-better", &[("action", &better), ("share", &percent(*promised).to_string())])) }
                    }
                }
                span.shares { (before) " → " b { (after) " %" } }
                a.btn.small.quiet href=(replay_of(self.seated, weighed.ply - 1)) { (locale.count("review-step", &[("ply", weighed.ply as i64)])) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// A decision of the first of three seats, which could have had so much.
    fn decided(ply: usize, promised: f32, after: [f32; 3]) -> Weighed {
        let better = Some((json!("pass"), promised));
        let before = vec![promised, (1.0 - promised) / 2.0, (1.0 - promised) / 2.0];
        Weighed { ply, seat: Seat::new(0), before, after: after.to_vec(), better }
    }

    #[test]
    fn a_turning_point_cost_whoever_decided() {
        let others_only = decided(1, 0.05, [0.05, 0.15, 0.80]);
        let blunder = decided(2, 0.60, [0.30, 0.40, 0.30]);
        let slip = decided(3, 0.31, [0.30, 0.40, 0.30]);
        let review = Review { total: 3, weighed: vec![others_only, blunder.clone(), slip] };
        assert_eq!(turning_points(&review), [&blunder]);
        assert!(costly(&review, Seat::new(0), &[&blunder]).is_empty(), "it is told once");
        assert_eq!(costly(&review, Seat::new(0), &[]), [&blunder]);
    }
}
