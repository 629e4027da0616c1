//! The Island: five upgrades, action cards, the bin, and whoever buys chocolate.

use maud::{Markup, html};
use rival_restaurants::{Action, Pending, Phase, Place, Special, Upgrade};

use super::art::{Table, dollars, place_name, upgrade_name};
use super::bazaar::{label, narrow, rect, target, whole};
use super::home::{on_island, tapped};
use super::place::{ISLAND_HIGH, WIDE, corner};
use super::price::{permanent, slots, surcharge};
use crate::lot::{Lot, n};

/// Short names, for a narrow tile.
const SHORT: [&str; Upgrade::COUNT] = [
    "rr-b-up-basic-book",
    "rr-b-up-gourmet-book",
    "rr-b-up-double-burner",
    "rr-b-up-social-media",
    "rr-b-up-celebrity",
];
/// What each is good for, in three words.
const GOOD: [&str; Upgrade::COUNT] = [
    "rr-b-up-book-good",
    "rr-b-up-book-good",
    "rr-b-up-double-burner-good",
    "rr-b-up-income-good",
    "rr-b-up-income-good",
];

/// What Antoine adds on the Island.
fn dearer(scene: &Table<'_>) -> u16 {
    let there = (0..slots(scene)).find(|slot| super::home::at(scene, *slot) == Some(Place::ISLAND));
    there.map_or(0, |slot| surcharge(scene, slot))
}

/// Whether a click where nothing is offered may ask why.
fn asks(scene: &Table<'_>) -> bool {
    scene.view.phase == Phase::Market && scene.view.pending == Pending::Nothing
}

/// What a tap does, or asks.
fn meaning(scene: &Table<'_>, action: Action) -> (Option<Action>, Option<Action>) {
    let legal = tapped(scene, action);
    (legal.then_some(action), (!legal && asks(scene)).then_some(action))
}

fn upgrade(scene: &Table<'_>, upgrade: Upgrade, lot: Lot) -> Markup {
    let (x, _) = lot.centre();
    let mine = scene.view.mine();
    let own = mine.is_some_and(|mine| mine.front.upgrades >> upgrade.index() & 1 != 0);
    let price = scene.edition.printed.figures.upgrades[upgrade.index()].price + dearer(scene);
    let (action, wrong) =
        scene.viewer.seat().map_or((None, None), |seat| meaning(scene, Action::BuyUpgrade { seat, upgrade }));
    let figures = &scene.edition.printed.figures;
    let income = 100 * i64::from(figures.upgrades[upgrade.index()].income);
    let good =
        scene.locale.count(GOOD[upgrade.index()], &[("n", figures.book_draw.into()), ("amount", income)]);
    let inside = html! {
        (rect(lot, if own { "good owned" } else { "good" }, 5.0))
        title { (upgrade_name(scene, upgrade)) }
        use.sign-in href={ "#rr-s-" (upgrade.slug()) } x=(n(x - 13.0)) y=(n(lot.y + 7.0)) width="26" height="26" {}
        (label(&scene.say(SHORT[upgrade.index()]), x, lot.y + 52.0, lot.wide - 2.0, "good-name"))
        (label(&good, x, lot.y + 82.0, lot.wide - 2.0, "caption soft"))
        @if own {
            use.sign-in href="#rr-s-tick" x=(n(x - 8.0)) y=(n(lot.y + 96.0)) width="16" height="16" {}
        } @else {
            text.good-price x=(n(x)) y=(n(lot.y + 109.0)) { (dollars(price)) }
        }
    };
    target(scene, action, wrong, lot, &format!("upgrade:{}", upgrade.slug()), &inside)
}

fn job(scene: &Table<'_>, action: Action, lot: Lot, sign: &str, words: [String; 3], thing: &str) -> Markup {
    let (can, wrong) = meaning(scene, action);
    // R8.13, R5.8: what can be bought from afar has its button at the counter.
    let wrong = wrong.filter(|_| !scene.legal.contains(&action));
    let [name, note, price] = words;
    let food = sign.starts_with("rr-f-");
    let inside = html! {
        (rect(lot, "job", 7.0))
        @if food { (rect(Lot::new(lot.x + 8.0, lot.y + 9.0, 30.0, 30.0), "ware", 4.0)) }
        use.sign-in href={ "#" (sign) } x=(n(lot.x + 10.0)) y=(n(lot.y + 11.0)) width="26" height="26" {}
        text.job-price x=(n(lot.x + lot.wide - 8.0)) y=(n(lot.y + 31.0)) { (price) }
        (label(&name, lot.x + lot.wide / 2.0, lot.y + 58.0, lot.wide - 8.0, "job-name"))
        (label(&note, lot.x + lot.wide / 2.0, lot.y + 82.0, lot.wide - 8.0, "caption soft"))
    };
    target(scene, can, wrong, lot, thing, &inside)
}

/// R5.8: free bins left today.
fn free_bins(scene: &Table<'_>) -> u8 {
    let Some((seat, mine)) = scene.viewer.seat().zip(scene.view.mine()) else { return 0 };
    let given: u8 = permanent(scene, seat)
        .map(|bonus| if let rival_restaurants::Bonus::FreeBin { count } = bonus { *count } else { 0 })
        .sum();
    given.saturating_sub(mine.front.bins)
}

/// What binning costs the viewer.
pub(super) fn bin_price(scene: &Table<'_>) -> u16 {
    if free_bins(scene) > 0 { 0 } else { scene.edition.printed.figures.bin }
}

/// What an action card costs the viewer.
pub(super) fn card_price(scene: &Table<'_>) -> u16 {
    // R8.13: who buys from afar pays what Antoine adds there.
    let afar = !on_island(scene) && scene.legal.contains(&Action::BuyCard);
    let more = if afar {
        (0..slots(scene)).map(|slot| surcharge(scene, slot)).max().unwrap_or(0)
    } else {
        dearer(scene)
    };
    scene.edition.printed.figures.action_card + more
}

pub(super) fn island(scene: &Table<'_>) -> Markup {
    let place = Place::ISLAND;
    let (x, y) = corner(place);
    let figures = &scene.edition.printed.figures;
    let chocolate = scene.edition.printed.special(Special::Sell);
    let held = scene.view.mine().map_or(0, |mine| mine.front.ingredients[chocolate]);
    let garbage = scene.view.mine().map_or(0, |mine| mine.front.garbage);
    let name = place_name(scene, place);
    let wide = (WIDE - 18.0 - 4.0 * 4.0) / 5.0;
    let third = (WIDE - 18.0 - 12.0) / 3.0;
    let jobs = |k: f64| Lot::new(9.0 + k * (third + 6.0), 166.0, third, 95.0);
    html! {
        g #rr-island class={ "stand island" @if on_island(scene) { " here" } } transform={ "translate(" (n(x)) " " (n(y)) ")" }
            style=(narrow(scene, place)) data-view="island" role="group" aria-label=(name) {
            (rect(Lot::new(0.0, 0.0, WIDE, ISLAND_HIGH), "paper", 7.0))
            (rect(Lot::new(4.0, 4.0, WIDE - 8.0, ISLAND_HIGH - 8.0), "keyline", 4.0))
            (rect(Lot::new(0.0, 0.0, WIDE, ISLAND_HIGH), "edge", 7.0))
            text.stand-name x="12" y="30" data-thing="place:island" { (name) }
            @for one in Upgrade::all() {
                (upgrade(scene, one, Lot::new(9.0 + one.index() as f64 * (wide + 4.0), 43.0, wide, 117.0)))
            }
            (job(scene, Action::BuyCard, jobs(0.0), "rr-s-card", [
                scene.say("rr-b-card"),
                scene.locale.count("rr-b-deck", &[("n", scene.view.deck.into())]),
                dollars(card_price(scene)),
            ], "piece:card"))
            (job(scene, Action::Bin, jobs(1.0), "rr-s-garbage", [
                scene.say("rr-b-bin"),
                scene.locale.count(if free_bins(scene) > 0 { "rr-b-free-bins" } else { "rr-b-garbage-have" }, &[("n", i64::from(if free_bins(scene) > 0 { free_bins(scene) } else { garbage }))]),
                dollars(bin_price(scene)),
            ], "piece:garbage"))
            (job(scene, Action::SellChocolate, jobs(2.0), "rr-f-chocolate", [
                scene.say("rr-b-sell"),
                scene.locale.count("rr-b-chocolate-have", &[("n", held.into())]),
                format!("+{}", dollars(figures.chocolate)),
            ], "ingredient:chocolate"))
            (whole(scene, place, ISLAND_HIGH))
        }
    }
}
