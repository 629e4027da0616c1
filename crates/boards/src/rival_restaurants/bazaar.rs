//! The six markets: shelf and counters, prices, and what is wanted, bid for, or gone.

use game::Seat;
use maud::{Markup, html};
use rival_restaurants::{Action, Event, Ingredient, Pending, Phase, Place, Power, SHELF};

use super::art::{Table, dollars, ingredient, ingredient_name, place_name, printed, recipe};
use super::home::{at, tapped};
use super::place::{HIGH, STALL, WIDE, corner, narrow_corner, spot};
use super::price::{pawns_at, price, slots, touched};
use crate::draw::{act, apart, attempt, spoken};
use crate::lot::{Lot, n};

/// A rectangle with round corners.
pub(super) fn rect(lot: Lot, class: &str, corner: f64) -> Markup {
    html! { rect class=(class) x=(n(lot.x)) y=(n(lot.y)) width=(n(lot.wide)) height=(n(lot.high)) rx=(n(corner)) {} }
}

/// The attributes of a stand that lies elsewhere on a phone.
pub(super) fn narrow(scene: &Table<'_>, place: Place) -> String {
    let (x, y) = narrow_corner(scene, place);
    format!("--px:{}px;--py:{}px", n(x), n(y))
}

/// A place that can be pressed: `inside` is drawn under the ring. Where nothing is offered, a click asks why.
pub(super) fn target(
    scene: &Table<'_>,
    action: Option<Action>,
    wrong: Option<Action>,
    lot: Lot,
    thing: &str,
    inside: &Markup,
) -> Markup {
    let inside = apart(inside);
    html! {
        @if let Some(action) = action {
            g.target.over-place role="button" tabindex="0" data-action=(act(&action)) data-thing=(thing) aria-label=(spoken(&inside, &scene.label(action))) {
                (inside) (rect(lot, "ring", 7.0))
            }
        } @else {
            g data-thing=(thing) { (inside) }
            @if let Some(wrong) = wrong.filter(|wrong| !scene.legal.is_empty() && !scene.legal.contains(wrong)) {
                rect.hit x=(n(lot.x)) y=(n(lot.y)) width=(n(lot.wide)) height=(n(lot.high)) rx="7" data-try=(attempt(&wrong)) {}
            }
        }
    }
}

/// A name on one line or two, as large as it can be.
pub(super) fn label(name: &str, x: f64, y: f64, wide: f64, class: &str) -> Markup {
    let fits = |text: &str| text.chars().count() as f64 * 6.4 <= wide;
    let mut lines: Vec<String> = Vec::new();
    if fits(name) {
        lines.push(name.to_owned());
    } else {
        for word in name.split(' ') {
            match lines.last_mut() {
                Some(line) if fits(&format!("{line} {word}")) => {
                    line.push(' ');
                    line.push_str(word);
                }
                _ => lines.push(word.to_owned()),
            }
        }
    }
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1) as f64;
    let size = (wide / longest / 0.57).clamp(8.2, 11.6);
    let first = y - (lines.len() as f64 - 1.0) * size * 0.55;
    html! {
        @for (idx, line) in lines.iter().enumerate() {
            text class=(class) x=(n(x)) y=(n(first + idx as f64 * size * 1.1)) font-size=(n(size)) { (line) }
        }
    }
}

/// Corner ticks: what happened last.
pub(super) fn ticks(lot: Lot) -> Markup {
    let (x, y, wide, high, t) = (lot.x, lot.y, lot.wide, lot.high, 10.0);
    let d = format!(
        "M{} {}v{m}h{t}M{} {}h{t}v{t}M{} {}v{t}h{m}M{} {}h{m}v{m}",
        n(x),
        n(y + t),
        n(x + wide - t),
        n(y),
        n(x + wide),
        n(y + high - t),
        n(x + t),
        n(y + high),
        t = n(t),
        m = n(-t),
    );
    html! { path.last-move d=(d) {} }
}

/// What the viewer's recipes lack.
pub(super) fn wanted(scene: &Table<'_>) -> Vec<Ingredient> {
    let Some(mine) = scene.view.mine() else { return Vec::new() };
    let mut wanted = Vec::new();
    for row in mine.front.recipes.iter().filter_map(|number| recipe(*number)).map(|one| printed(scene, one)) {
        let lacks = super::art::lacking(row, &mine.front.ingredients);
        wanted.extend(row.needs.iter().zip(lacks).filter(|(_, lacks)| *lacks).map(|(needed, _)| *needed));
    }
    wanted
}

/// Who bought last from a counter, and what.
fn bought_here(scene: &Table<'_>, market: Place, spot: u8) -> Option<(Seat, Ingredient)> {
    scene.recent.iter().rev().find_map(|event| match *event {
        Event::Bought { seat, place, spot: from, ingredient, .. } if (place, from) == (market, spot) => {
            Some((seat, ingredient))
        }
        _ => None,
    })
}

/// Whether the last purchase of all was made here.
fn is_last(scene: &Table<'_>, market: Place, spot: u8) -> bool {
    let mut purchases = scene.recent.iter().rev().filter_map(|event| match *event {
        Event::Bought { place, spot, .. } => Some((place, spot)),
        _ => None,
    });
    purchases.next() == Some((market, spot))
}

/// The slot of the viewer's chef at a market.
fn own_slot(scene: &Table<'_>, market: Place) -> Option<u8> {
    (0..slots(scene)).find(|slot| at(scene, *slot) == Some(market))
}

/// What a tap on a counter or shelf does, and what it would ask if nothing is offered there.
fn meaning(scene: &Table<'_>, market: Place, spot: u8) -> (Option<Action>, Option<Action>) {
    let mut ways = vec![Action::Grab { market, spot }];
    if spot == SHELF {
        ways = vec![Action::Forage(market)];
    }
    for slot in (0..slots(scene)).filter(|slot| at(scene, *slot) == Some(market)) {
        ways.extend([Action::Aim { slot, spot }, Action::Buy { slot, spot }]);
    }
    let action = ways.into_iter().find(|action| tapped(scene, *action));
    let own = own_slot(scene, market);
    let wrong = match (scene.view.phase, scene.view.pending) {
        (_, Pending::Counter { .. }) if spot != SHELF => Some(Action::Grab { market, spot }),
        (Phase::Aims, Pending::Nothing) => own.map(|slot| Action::Aim { slot, spot }),
        (Phase::Market, Pending::Nothing) => own.map(|slot| Action::Buy { slot, spot }),
        _ => None,
    };
    (action, wrong)
}

fn ware(scene: &Table<'_>, market: Place, spot: u8, lot: Lot) -> Markup {
    let lying = ingredient(scene.view.board.counters[market.index()][usize::from(spot)]);
    let (action, wrong) = meaning(scene, market, spot);
    let thing = format!("spot:{},{spot}", market.slug());
    let (x, _) = lot.centre();
    let Some(lying) = lying else {
        let inside = html! {
            (rect(lot, "gap", 7.0))
            @if let Some((seat, ingredient)) = bought_here(scene, market, spot) {
                (label(&scene.name(seat), x, lot.y + 66.0, lot.wide - 6.0, "gone"))
                use.gone href={ "#rr-f-" (ingredient.slug()) } x=(n(x - 11.0)) y=(n(lot.y + 74.0)) width="22" height="22" {}
            }
            @if is_last(scene, market, spot) { (ticks(lot)) }
        };
        return target(scene, action, wrong, lot, &thing, &inside);
    };
    let bids = pawns_at(scene, market).filter(|(_, _, pawn)| pawn.war && pawn.aim == spot);
    let top = bids.map(|(_, _, pawn)| pawn.bid).max();
    let occupied = pawns_at(scene, market).any(|(_, _, pawn)| pawn.aim == spot);
    let closed = own_slot(scene, market).is_some_and(|slot| touched(scene, Power::FatIsLife, slot));
    let last = usize::from(spot) + 1 == usize::from(scene.edition.printed.markets[market.index()].counters);
    let size = (lot.wide - 8.0).min(50.0);
    let y = lot.y
        + if top.is_some() {
            32.0
        } else if occupied {
            44.0
        } else {
            56.0
        };
    let mut class = String::from("ware");
    for (on, more) in [(top.is_some(), " war"), (closed, " closed")] {
        class += if on { more } else { "" };
    }
    let inside = html! {
        (rect(lot, &class, 7.0))
        (label(&ingredient_name(scene, lying), x, lot.y + 20.0, lot.wide - 4.0, "ware-name"))
        use href={ "#rr-f-" (lying.slug()) } x=(n(x - size / 2.0)) y=(n(y)) width=(n(size)) height=(n(size)) {}
        @if wanted(scene).contains(&lying) {
            path.need d={ "M" (n(lot.x + lot.wide - 17.0)) " " (n(lot.y - 8.0)) "h11v15l-5.5-4-5.5 4z" } { title { (scene.say("rr-b-wanted")) } }
        }
        @if last && !occupied {
            use.tonight href="#rr-s-hourglass" x=(n(lot.x + 4.0)) y=(n(lot.y + lot.high - 18.0)) width="13" height="13" {}
        }
        @if let Some(top) = top.filter(|top| *top > 0) {
            (rect(Lot::new(x - 21.0, lot.y + 84.0, 42.0, 18.0), "bid-pill", 9.0))
            text.bid-text x=(n(x)) y=(n(lot.y + 97.5)) { (dollars(top)) }
        }
    };
    target(scene, action, wrong, lot, &thing, &inside)
}

fn shelf(scene: &Table<'_>, market: Place) -> Markup {
    let lot = spot(3, SHELF);
    let board = &scene.view.board;
    let of_market = |pile: &[u8; Ingredient::COUNT]| -> u32 {
        let rows = scene.edition.printed.ingredients.iter().zip(pile);
        rows.filter(|(row, _)| row.market == market).map(|(_, n)| u32::from(*n)).sum()
    };
    let (left, tray) = (of_market(&board.shelf), of_market(&board.tray));
    let (action, wrong) = meaning(scene, market, SHELF);
    let back = Lot::new(lot.x + 1.0, lot.y + 1.0, 40.0, 96.0);
    let (x, y) = back.centre();
    let inside = html! {
        @if left > 1 { (rect(Lot::new(back.x + 3.0, back.y + 3.0, back.wide, back.high), "under", 6.0)) }
        @if left > 0 {
            (rect(back, "back", 6.0))
            @for class in ["weft", "weft woven"] {
                (rect(Lot::new(back.x + 3.0, back.y + 3.0, back.wide - 6.0, back.high - 6.0), class, 4.0))
            }
        } @else { (rect(back, "gap", 6.0)) }
        circle.count cx=(n(x)) cy=(n(y)) r="14" {}
        text.count-text x=(n(x)) y=(n(y + 5.0)) { (left) }
        (label(&scene.say("rr-b-shelf"), x, lot.y + 117.0, 46.0, "caption"))
        (label(&scene.locale.count("rr-b-tray", &[("n", tray.into())]), x, lot.y + 132.0, 46.0, "caption soft"))
    };
    target(scene, action, wrong, lot, &format!("spot:{},{SHELF}", market.slug()), &inside)
}

/// A wheel's choice, or the aim of a card: what a press on the whole place does.
pub(super) fn whole_action(scene: &Table<'_>, place: Place) -> Option<Action> {
    let ways = [Action::Go { slot: 0, place }, Action::Go { slot: 1, place }, Action::At(place)];
    let ways = if place.is_market() { &ways[..] } else { &ways[..2] };
    ways.iter().copied().find(|action| tapped(scene, *action))
}

/// The whole place, to be pressed.
pub(super) fn whole(scene: &Table<'_>, place: Place, high: f64) -> Markup {
    let action = whole_action(scene, place);
    let lot = Lot::new(1.5, 1.5, WIDE - 3.0, high - 3.0);
    html! {
        @if let Some(action) = action {
            g.target.over-place.whole role="button" tabindex="0" data-action=(act(&action)) data-thing={ "place:" (place.slug()) } aria-label=(scene.label(action)) {
                (rect(lot, "ring", 8.0))
            }
        }
    }
}

/// The scalloped edge of an awning.
fn awning() -> Markup {
    let stripes = 16;
    let wide = WIDE / f64::from(stripes);
    html! {
        @for k in 0..stripes {
            @let x = f64::from(k) * wide;
            path class=(if k % 2 == 0 { "stripe" } else { "canvas" })
                d={ "M" (n(x)) " 1h" (n(wide)) "v5a" (n(wide / 2.0)) " 7 0 0 1-" (n(wide)) " 0z" } {}
        }
    }
}

fn market(scene: &Table<'_>, place: Place) -> Markup {
    let (x, y) = corner(place);
    let row = &scene.edition.printed.markets[place.index()];
    let here = own_slot(scene, place).is_some();
    let price = price(scene, place);
    let name = place_name(scene, place);
    let told =
        scene.locale.count_and_fill("rr-b-market", &[("price", 100 * i64::from(price))], &[("name", &name)]);
    html! {
        g id={ "rr-" (place.slug()) } class={ "stand market" @if here { " here" } } transform={ "translate(" (n(x)) " " (n(y)) ")" }
            style=(narrow(scene, place)) data-view=(place.slug()) role="group" aria-label=(told) {
            (rect(Lot::new(0.0, 0.0, WIDE, HIGH), "paper", 7.0))
            path.sunk d={ "M.6 " (n(STALL)) "H" (n(WIDE - 0.6)) "V" (n(HIGH - 7.0)) "a6.4 6.4 0 0 1-6.4 6.4H7a6.4 6.4 0 0 1-6.4-6.4z" } {}
            g.awning { (awning()) }
            (rect(Lot::new(0.0, 0.0, WIDE, HIGH), "edge", 7.0))
            text.stand-name x="10" y="36" data-thing={ "place:" (place.slug()) } { (name) }
            g class={ "price" @if price > row.price { " dear" } @else if price < row.price { " cheap" } } {
                (rect(Lot::new(WIDE - 59.0, 19.0, 50.0, 23.0), "tag", 4.0))
                text x=(n(WIDE - 34.0)) y="35.5" { (dollars(price)) }
            }
            (shelf(scene, place))
            @for k in 0..row.counters { (ware(scene, place, k, spot(row.counters, k))) }
            (whole(scene, place, HIGH))
        }
    }
}

pub(super) fn markets(scene: &Table<'_>) -> Markup {
    html! { @for place in Place::markets() { (market(scene, place)) } }
}

/// The ground: nothing but the zinc on which the stands are put up.
pub(super) fn ground() -> Markup {
    html! { rect.zinc x="-1500" y="-1500" width="4000" height="4000" {} }
}
