//! The strip above the board, one's own experience, and what stands beside a player's name.

use game::Seat;
use maud::{Markup, html};
use papa_paolo::{Colour, EXPERT, PAWNS, PlayerView, ROUNDS, Stage, State};

use super::art::{badge, coin, icon, livery, pizza_icon};
use super::district::{Grid, cells, ground};
use super::thumb::thumb;
use crate::draw::{Panel, Scene};

type Table<'a> = Scene<'a, State>;

/// R2.1: the seven phases.
const PHASES: [&str; 7] = [
    "pp-b-phase-a",
    "pp-b-phase-b",
    "pp-b-phase-c",
    "pp-b-phase-d",
    "pp-b-phase-e",
    "pp-b-phase-f",
    "pp-b-phase-g",
];
/// The tracks, by colour.
pub(super) const TRACKS: [&str; Colour::COUNT] =
    ["pp-b-track-gold", "pp-b-track-blue", "pp-b-track-red", "pp-b-track-green"];

/// Which of the phases it is.
pub(super) fn phase(stage: Stage) -> Option<usize> {
    match stage {
        Stage::Starting | Stage::Over => None,
        Stage::Acting => Some(0),
        Stage::Bidding | Stage::Paying => Some(2),
        Stage::Investing => Some(3),
        Stage::Claiming | Stage::Delivering => Some(4),
    }
}

/// The phase in words.
pub(super) fn phase_name(scene: &Table<'_>) -> String {
    scene.say(&format!("pp-phase-{}", scene.view.stage.slug()))
}

/// Round, phases and order of play: a strip above the board.
pub(super) fn strip(scene: &Table<'_>) -> Panel {
    let view = scene.view;
    let now = phase(view.stage);
    let title = scene.locale.count("pp-b-round", &[("n", view.round.into())]);
    let order: Vec<String> = view.order.iter().map(|seat| scene.name(*seat)).collect();
    let body = html! {
        div.strip {
            p.round {
                span { (title) }
                @for round in 1..=ROUNDS as u8 {
                    i class=[(round < view.round).then_some("past").or((round == view.round).then_some("now"))] {}
                }
            }
            ol.phases aria-label=(scene.say("pp-b-phases")) {
                @if now.is_none() { li aria-current="step" { span { (phase_name(scene)) } } }
                @for (idx, key) in PHASES.into_iter().enumerate() {
                    @let letter = char::from(b'A' + idx as u8);
                    li aria-current=[(now == Some(idx)).then_some("step")] title=(scene.say(key)) { b { (letter) } span { (scene.say(key)) } }
                }
            }
            p.turns {
                small { (scene.say("pp-b-order")) }
                span.hush { ": " (order.join(", ")) }
                @for seat in &view.order {
                    @let busy = view.players[seat.index()].task != papa_paolo::Task::Idle;
                    span class={ "dish l" (livery(*seat)) @if busy { " on" } } title=(scene.name(*seat)) aria-hidden="true" {
                        (scene.names.get(seat.index()).and_then(|name| name.chars().next()).unwrap_or('·').to_uppercase())
                        svg.mark { use href={ "#sign-" (livery(*seat)) } {} }
                    }
                }
            }
            nav.views aria-label=(scene.say("pp-b-views")) {
                a href="#pp-city" data-look="pp-city" { (scene.say("pp-b-view-city")) }
                a href="#pp-district" data-look="pp-district" { (scene.say("pp-b-view-district")) }
                a href="#pp-piazza" data-look="pp-piazza" { (scene.say("pp-b-view-piazza")) }
            }
        }
    };
    Panel { title, note: String::new(), body }
}

/// The coins that make up an amount, the largest first.
fn change(mut amount: u16) -> Vec<u8> {
    let mut coins = Vec::new();
    for value in [3, 2, 1] {
        while amount >= u16::from(value) && coins.len() < 4 {
            coins.push(value);
            amount -= u16::from(value);
        }
    }
    coins
}

/// The viewer's tracks and purse.
pub(super) fn mine(scene: &Table<'_>) -> Option<Panel> {
    let mine = scene.view.mine()?;
    let seat = scene.viewer.seat()?;
    let tracks = &scene.edition.printed.tracks;
    let columns = usize::from(tracks.columns);
    let least = usize::from(*mine.levels.iter().min().unwrap_or(&0));
    let money = mine.money.unwrap_or(0);
    let score = &mine.score;
    let body = html! {
        p.purse {
            span.hush { (scene.locale.count("pp-b-purse", &[("n", money.into())])) }
            @if !scene.view.options.open_money && scene.view.stage != Stage::Over { small.soft { (scene.say("pp-b-only-you")) } }
            @for value in change(money) { svg.lira viewBox="-17 -17 34 34" aria-hidden="true" { (coin(Some(value))) } }
            b aria-hidden="true" { "£" (money) }
        }
        table class={ "tracks l" (livery(seat)) } {
            caption.hush { (scene.say("pp-b-tracks")) }
            thead {
                tr {
                    th scope="col" { span.hush { (scene.say("pp-t-track")) } }
                    @for column in 1..columns { th scope="col" { (column) } }
                    th scope="col" { (scene.locale.count("pp-b-expert", &[("n", EXPERT.into())])) }
                }
            }
            tbody {
                @for colour in Colour::ALL {
                    @let at = usize::from(mine.levels[colour.index()]);
                    @let soon = at + usize::from(mine.gains[colour.index()]);
                    tr class=(colour.slug()) data-thing={ "track:" (colour.slug()) } {
                        th scope="row" { (badge(colour)) (scene.say(TRACKS[colour.index()])) }
                        @for (column, value) in tracks.values[colour.index()][..columns].iter().enumerate() {
                            @let sign = match colour { Colour::Gold => "£", Colour::Blue => "+", _ => "" };
                            @let class = if column < at { Some("done") } else if column == at { Some("here") } else if column <= soon { Some("soon") } else { None };
                            td class=[class] { @if column == at { b { (sign) (value) } } @else { (sign) (value) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (scene.say("pp-b-versatility")) }
                    @for (column, value) in tracks.versatility[..columns].iter().enumerate() {
                        td class=[(column == least).then_some("here")] { @if column == least { b { (value) } } @else { (value) } }
                    }
                }
            }
        }
        p.sum {
            span {
                (scene.locale.count("pp-b-sum", &[("delivered", score.delivered.into()), ("versatility", score.versatility.into())]))
                @if score.experts > 0 { " " (scene.locale.count("pp-b-sum-experts", &[("n", score.experts.into())])) }
                @if score.waste < 0 { " " (scene.locale.count("pp-b-sum-waste", &[("n", (-score.waste).into())])) }
            }
            span { (scene.locale.count("pp-b-points", &[("n", score.total().into())]).replace('-', "−")) }
        }
    };
    Some(Panel { title: scene.say("pp-b-experience"), note: String::new(), body })
}

/// Pawns in hand, tracks and district at the right; pizzas and money below the name.
pub(super) fn seat(scene: &Table<'_>, seat: Seat) -> (Markup, Markup) {
    let player = &scene.view.players[seat.index()];
    let waiting: u8 = player.shops.iter().map(|shop| shop.pizzas).sum();
    let left = scene.locale.count("pp-b-pawns-left", &[("n", player.pawns.into())]);
    let figures = html! {
        span.pawns role="img" aria-label=(left) title=(left) {
            @for k in 0..PAWNS {
                svg class=[(k >= player.pawns).then_some("used")] viewBox="-12 -24 24 41" aria-hidden="true" { use href={ "#pp-pawn-" (livery(seat)) } {} }
            }
        }
        (spark(scene, player))
        @if !scene.viewer.is(seat) && !player.shops.is_empty() {
            @let name = scene.locale.fill("pp-b-district-of", &[("name", &scene.name(seat))]);
            @let grid = Grid::of(player, false);
            button.thumb type="button" popovertarget={ "pp-look-" (seat.index()) } aria-label=(name) title=(name) { (thumb(scene, seat, grid)) }
            div.look popover="auto" id={ "pp-look-" (seat.index()) } {
                h2 { (name) }
                svg viewBox={ "-12 -12 " (i32::from(grid.wide) * 100 + 24) " " (i32::from(grid.high) * 100 + 24) } role="img" aria-label=(name) {
                    (ground(grid)) (cells(scene, player, grid, false)) (super::district::last(scene, seat, grid))
                }
            }
        }
    };
    let delivered = scene.locale.count("pp-b-delivered", &[("n", player.score.delivered.into())]);
    let in_oven = scene.locale.count("pp-b-waiting", &[("n", waiting.into())]);
    let facts = html! {
        span.chip title=(delivered) role="img" aria-label=(delivered) { (pizza_icon(None)) b { (player.score.delivered) } }
        span.chip title=(in_oven) role="img" aria-label=(in_oven) { (icon("oven", "icon")) b { (waiting) } }
        @let purse = scene.say(if player.money.is_some() { "pp-b-money" } else { "pp-b-secret" });
        span.chip title=(purse) role="img" aria-label=[player.money.is_none().then_some(&purse)] {
            (icon("purse", "icon"))
            b { @match player.money { Some(money) => { "£" (money) }, None => "?" } }
        }
        @if player.investment.is_some() || player.delivery.is_some() {
            span.chip.tight {
                @if let Some(colour) = player.investment {
                    span title=(scene.say(TRACKS[colour.index()])) data-thing={ "investment:" (colour.slug()) } { (badge(colour)) }
                }
                @if let Some(id) = player.delivery { b data-thing={ "delivery:" (id) } { (id) } }
            }
        }
    };
    (figures, facts)
}

/// The four tracks, small.
fn spark(scene: &Table<'_>, player: &PlayerView) -> Markup {
    let columns = scene.edition.printed.tracks.columns;
    let told: Vec<String> = Colour::ALL
        .into_iter()
        .map(|colour| format!("{} {}", scene.say(TRACKS[colour.index()]), player.levels[colour.index()] + 1))
        .collect();
    html! {
        svg.spark viewBox={ "0 0 " (i32::from(columns) * 8 - 1) " 23" } role="img" aria-label=(told.join(", ")) {
            @for colour in Colour::ALL {
                @for column in 0..columns {
                    @let reached = column <= player.levels[colour.index()];
                    rect class=(if reached { colour.slug() } else { "rest" }) x=(i32::from(column) * 8) y=(colour.index() * 6) width="6.6" height="4.4" rx="1" {}
                }
            }
        }
    }
}
