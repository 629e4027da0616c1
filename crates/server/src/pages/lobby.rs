//! The lobby: the menu, a form to open a table, and the tables.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use catalog::{Level, Title};
use game::OptionKind;
use maud::{Markup, PreEscaped, html};
use prose::Locale;
use store::{NewMatch, Stage};

use crate::app::App;
use crate::assets::{WORDMARK, address};
use crate::error::Error;
use crate::extract::Visitor;
use crate::hub::evening::Pace;
use crate::pages::evening::pace_field;
use crate::pages::rules::anchor;
use crate::pages::{dish, dishes, document, languages, me};

/// How many tables the lobby shows.
const SHOWN: u32 = 24;

/// `GET /`.
pub(crate) async fn get(State(app): State<App>, visitor: Visitor) -> Response {
    match page(&app, &visitor).await {
        Ok(page) => page.into_response(),
        Err(error) => error.page(visitor.locale),
    }
}

async fn page(app: &App, visitor: &Visitor) -> Result<Markup, Error> {
    let locale = visitor.locale;
    let guest = visitor.guest.as_ref();
    let stored = app.store.lobby(guest.map(|guest| guest.id.as_str()), SHOWN).await?;
    let mut rows = Vec::new();
    for table in stored {
        rows.push(row(app, visitor, table.table).await?);
    }
    // One's own move first.
    rows.sort_by_key(|row| !row.my_move);
    let playing = rows.iter().filter(|row| row.stage == Stage::Playing).count();
    let titles = app.menu();
    let body = html! {
        @for title in &titles { (title.symbols()) }
        svg width="0" height="0" style="position:absolute" aria-hidden="true" {
            defs { clipPath id="well" { circle cx="100" cy="100" r="69" {} } }
        }
        div.lobby {
            header.plate {
                div.left { span.screw aria-hidden="true" {}
                    @if let Some(guest) = guest { span { (locale.fill("greeting", &[("name", &guest.name)])) } }
                }
                div.middle { h1.hush { (locale.say("name")) } (PreEscaped(WORDMARK)) span.caps { (locale.say("motto")) } }
                div.right { (me::link(visitor)) (languages(visitor)) span.screw aria-hidden="true" {} }
            }
            span #content tabindex="-1" {}
            main.house {
                div.carte role="radiogroup" aria-label=(locale.say("menu")) style={ "--courses:" (titles.len()) } {
                    @for (idx, title) in titles.iter().enumerate() {
                        (course(*title, locale, idx == 0, rows.iter().filter(|row| row.title == title.meta().slug).count()))
                    }
                }
                // Without scripts nothing is unfolded: every form is there.
                noscript { link rel="stylesheet" href=(address(app, "no-script.css")); }
                div.under {
                    @for (idx, title) in titles.iter().enumerate() { (open_form(*title, visitor, idx == 0)) }
                    section.panel.tonight aria-labelledby="tonight" {
                        header { h2 #tonight { (locale.say("tables")) } small.soft { (locale.count("being-played", &[("n", playing as i64)])) } }
                        @if rows.is_empty() { p.soft.empty { (locale.say("no-tables")) } }
                        ul.tables { @for row in &rows { (row.html) } }
                        details.bring {
                            summary { (locale.say("bring-in")) }
                            form method="post" action="/records" enctype="multipart/form-data" {
                                label.field { span { (locale.say("bring-in-file")) }
                                    input.input type="file" name="record" accept=".json,application/json" required; }
                                p.soft.small { (locale.say("bring-in-help")) }
                                button.btn.small type="submit" { (locale.say("bring-in-button")) }
                            }
                        }
                    }
                }
            }
            footer { p.tip { span { (locale.say("own-drawing")) } } }
        }
    };
    Ok(document(app, visitor, &locale.say("lobby-title"), "house", &["lobby.css"], &body))
}

fn course(title: &dyn Title, locale: Locale, chosen: bool, tables: usize) -> Markup {
    let meta = title.meta();
    let id = format!("t-{}", meta.slug);
    let range = |from: i64, to: i64| {
        if from == to { from.to_string() } else { locale.count("from-to", &[("from", from), ("to", to)]) }
    };
    html! {
        article.course {
            input type="radio" name="menu" id=(id) value=(meta.slug) checked[chosen] data-choose;
            span.caps { (locale.say(&format!("course-{}", meta.slug))) }
            (PreEscaped(title.plate()))
            h2 { label for=(id) { (title.say(locale, "title")) } }
            p.line { (title.say(locale, "line")) }
            dl {
                div { dt { (locale.say("seats")) } dd { (range(meta.min_seats.into(), meta.max_seats.into())) } }
                div { dt { (locale.say("minutes")) } dd { (range(meta.minutes.0.into(), meta.minutes.1.into())) } }
                div { dt { (locale.say("tables-tonight")) } dd { (tables) } }
            }
            div.foot {
                a href={ "/rules/" (meta.slug) } { (locale.say("rules")) }
                a href={ "/ratings/" (meta.slug) } { (locale.say("ratings")) }
                span.pick.btn.small aria-hidden="true" { (locale.say("choose")) }
                span.picked aria-hidden="true" { (locale.say("chosen")) }
            }
        }
    }
}

/// What can be chosen for a chair.
fn chair_choices(locale: Locale, optional: bool, usual: &str) -> Markup {
    let level = |level: Level| locale.say(&format!("level-{level}"));
    let mut choices = vec![
        ("link".to_owned(), locale.say("chair-link")),
        ("beside".to_owned(), locale.say("chair-beside")),
    ];
    for bot in Level::OFFERED.into_iter().rev() {
        choices.push((format!("bot:{bot}"), locale.fill("chair-bot", &[("level", &level(bot))])));
    }
    if optional {
        choices.push(("none".to_owned(), locale.say("chair-none")));
    }
    html! { @for (value, words) in &choices { option value=(value) selected[value == usual] { (words) } } }
}

fn open_form(title: &dyn Title, visitor: &Visitor, shown: bool) -> Markup {
    let locale = visitor.locale;
    let meta = title.meta();
    let usual = meta.max_seats.min(4).max(meta.min_seats);
    let heading = format!("open-{}", meta.slug);
    html! {
        section.panel.open aria-labelledby=(heading) data-title=(meta.slug) hidden[!shown] {
            header { h2 id=(heading) { (locale.say("open-a-table")) } span.soft { (title.say(locale, "title")) } }
            form method="post" action="/tables" data-add=(locale.say("add-chair")) {
                input type="hidden" name="title" value=(meta.slug);
                fieldset {
                    legend { (locale.say("chairs")) }
                    ul.chairs {
                        li {
                            @match &visitor.guest {
                                Some(guest) => { (dish(&guest.name)) span.you { (locale.fill("that-is-you", &[("name", &guest.name)])) } span {} },
                                None => {
                                    (dish("1"))
                                    input.input name="name" required maxlength="24" autocomplete="nickname" placeholder=(locale.say("your-name")) aria-label=(locale.say("your-name"));
                                    span {}
                                },
                            }
                        }
                        @for chair in 2..=meta.max_seats {
                            li data-chair {
                                (dish(&chair.to_string()))
                                select.input name={ "chair" (chair) } aria-label=(locale.count("chair", &[("n", chair.into())])) {
                                    (chair_choices(locale, chair > meta.min_seats, if chair > usual { "none" } else if chair == usual { "bot:demi-chef" } else { "link" }))
                                }
                                span {}
                                // In sight only when it is asked for: styles see to it, without scripts too.
                                input.input.beside name={ "beside" (chair) } maxlength="24" autocomplete="off" placeholder=(locale.say("beside-name")) aria-label=(locale.say("beside-name"));
                            }
                        }
                    }
                    label.check.listed {
                        input type="checkbox" name="listed" value="true";
                        span { (locale.say("public-table")) br; span.soft { (locale.say("public-table-help")) } }
                    }
                    label.check {
                        input type="checkbox" name="hints" value="true";
                        span { (locale.say("hints-allowed")) br; span.soft { (locale.say("hints-allowed-help")) } }
                    }
                }
                div.opts {
                    (pace_field(locale, usual_pace(title)))
                    // A few are in sight; of many nobody needs one to begin.
                    @if meta.options.len() > 3 {
                        details.more { summary { (locale.say("more-options")) } div.opts { @for option in meta.options { (option_field(title, locale, option)) } } }
                    } @else { @for option in meta.options { (option_field(title, locale, option)) } }
                    @if let Some(ruling) = title.reconstructed() {
                        span { a.badge-reconstructed href={ "/rules/" (meta.slug) "#" (anchor(ruling)) } title=(title.say(locale, "reconstructed-long")) { (title.say(locale, "reconstructed")) } }
                        p.soft.small { (title.say(locale, "reconstructed-long")) }
                    }
                }
                div.go {
                    button.btn.primary type="submit" { (locale.say("set-the-table")) }
                    span.soft.small { (locale.say("set-help")) }
                }
            }
        }
    }
}

/// A title with a clock of its own is played live, others without a clock.
fn usual_pace(title: &dyn Title) -> Pace {
    let timed =
        |option: &game::OptionMeta| matches!(option.kind, OptionKind::Seconds { default, .. } if default > 0);
    if title.meta().options.iter().any(timed) { Pace::UNHURRIED } else { Pace::None }
}

fn option_field(title: &dyn Title, locale: Locale, option: &game::OptionMeta) -> Markup {
    let words = title.say(locale, &format!("option-{}", option.key));
    let help = title.say(locale, &format!("option-{}-help", option.key));
    let name = format!("option.{}", option.key);
    html! {
        @match option.kind {
            OptionKind::Switch { default } => label.check {
                input type="checkbox" name=(name) value="true" checked[default];
                span { (words) br; span.soft { (help) } }
            },
            OptionKind::Choice { values } => label.field {
                span { (words) }
                select.input name=(name) {
                    @for value in values { option value=(value) { (title.say(locale, &format!("option-{}-{value}", option.key))) } }
                }
                small.soft { (help) }
            },
            OptionKind::Number { min, max, default } => label.field {
                span { (words) }
                input.input type="number" name=(name) min=(min) max=(max) value=(default);
                small.soft { (help) }
            },
            OptionKind::Seconds { max, default } => label.field.live-only {
                span { (words) }
                input.input type="number" name=(name) min="0" max=(max) value=(default);
                small.soft { (help) " " (locale.say("live-only")) }
            },
        }
    }
}

/// A table in a list.
pub(crate) struct Row {
    title: &'static str,
    stage: Stage,
    pub(crate) my_move: bool,
    pub(crate) html: Markup,
}

pub(crate) async fn row(app: &App, visitor: &Visitor, stored: NewMatch) -> Result<Row, Error> {
    let locale = visitor.locale;
    let title = app.catalog.title(&stored.title).ok_or(Error::Internal)?;
    let name = title.say(locale, "title");
    let my_seat = visitor.guest.as_ref().and_then(|guest| stored.seat_of(&guest.id));
    let my_seats = visitor.guest.as_ref().map(|guest| stored.seats_of(&guest.id)).unwrap_or_default();
    let mut my_move = false;
    let mut turns = 0;
    if stored.stage == Stage::Playing {
        let live = app.hub.find(&stored.id).await?;
        (my_move, turns) = live
            .look(|seated| {
                let waiting = seated.table.status().waiting();
                (waiting.iter().any(|seat| my_seats.contains(seat)), seated.table.turns())
            })
            .await;
    }
    let others: Vec<&str> = stored
        .chairs
        .iter()
        .enumerate()
        .filter(|(seat, _)| my_seat.is_none_or(|mine| mine.index() != *seat))
        .filter_map(|(_, chair)| chair.as_ref().map(store::Sitter::name))
        .collect();
    let state = match stored.stage {
        Stage::Waiting => locale.count("waits-for-players", &[("n", stored.free().count() as i64)]),
        Stage::Playing => locale.count("turn-n", &[("n", turns as i64 + 1)]),
        Stage::Over if stored.result.is_none() => locale.say("host-closed"),
        Stage::Over => locale.say("finished"),
    };
    let with = locale.fill("with-players", &[("names", &others.join(", "))]);
    let (key, address) = match (stored.stage, my_seat) {
        (Stage::Over, _) => ("review", format!("/tables/{}/replay", stored.id)),
        (Stage::Waiting, None) => ("sit-down", format!("/tables/{}", stored.id)),
        (Stage::Waiting, Some(_)) => ("open-table", format!("/tables/{}", stored.id)),
        (Stage::Playing, Some(_)) => ("play", format!("/tables/{}", stored.id)),
        (Stage::Playing, None) => ("watch", format!("/tables/{}", stored.id)),
    };
    let html = html! {
        li.mine[my_move] {
            span.what {
                b { @if my_move { (locale.fill("your-move-at", &[("title", &name)])) } @else { (name) } }
                small.soft { @if !others.is_empty() { (with) ", " } (state) }
            }
            (dishes(&stored.chairs, title.seat_liveries(), locale))
            a.btn.small.primary[my_move] href=(address) { (locale.say(key)) }
        }
    };
    Ok(Row { title: title.meta().slug, stage: stored.stage, my_move, html })
}
