//! The Piazza: stairs with bids, delivery tiles above them; investments; pizzerias for sale.

use game::Seat;
use maud::{Markup, html};
use papa_paolo::{Action, Bid, COLUMNS, Colour, DeliveryId, Event, State, Task};

use super::art::{pawn, ticks};
use super::city::{mark, trade};
use super::spot::spot;
use crate::draw::Scene;
use crate::lot::{Lot, n};

type Table<'a> = Scene<'a, State>;

/// The stairs in their own units: so wide, and so much room above them for the delivery tiles.
const WIDE: f64 = 308.0;
const TOP: f64 = 76.0;

/// The amounts, the lowest step first; their order is that of the bids' numbers.
fn amounts(scene: &Table<'_>) -> Vec<Vec<u8>> {
    let piazza = &scene.edition.printed.piazza;
    if scene.view.seats() == 2 {
        // R14.7: steps and columns do not matter.
        piazza.bids.chunks(COLUMNS).map(<[u8]>::to_vec).collect()
    } else {
        let columns = usize::from(scene.view.seats());
        piazza.steps.iter().map(|step| step[..columns].to_vec()).collect()
    }
}

struct Stairs {
    rows: usize,
    /// A step's height, and how much of it one stands on.
    high: f64,
}

impl Stairs {
    /// The ends of a step.
    fn ends(&self, row: usize) -> (f64, f64) {
        let inset = row as f64 * 22.4 / self.rows as f64;
        (12.0 + inset, 296.0 - inset)
    }

    fn top(&self, row: usize) -> f64 {
        TOP + (self.rows - 1 - row) as f64 * self.high
    }

    fn tread(&self) -> f64 {
        self.high * 0.77
    }

    /// The middle of an amount.
    fn middle(&self, row: usize, column: usize) -> (f64, f64) {
        let (a, b) = self.ends(row);
        let (a, b) = (a + 1.6, b - 1.6);
        (a + (b - a) * (column as f64 + 0.5) / COLUMNS as f64, self.top(row) + self.tread() / 2.0)
    }
}

/// The Piazza, put into a box of the sheet; `large` while bids are made.
pub(super) fn piazza(scene: &Table<'_>, place: Lot, large: bool) -> Markup {
    let amounts = amounts(scene);
    let total = if large { 200.0 } else { 119.0 };
    let stairs = Stairs { rows: amounts.len(), high: total / amounts.len() as f64 };
    let scale = (place.wide / WIDE).min(place.high / (TOP + total + 5.0));
    let bids = matches!(scene.view.mine().map(|mine| mine.task), Some(Task::Bid));
    html! {
        g id="pp-piazza" data-view="yes" class=[large.then_some("large")] role="group" aria-label=(scene.say("pp-b-piazza-long"))
            transform={ "translate(" (n(place.x)) " " (n(place.y)) ") scale(" (n(scale)) ")" } {
            text.title x="12" y="13" { (scene.say("pp-b-piazza")) }
            @if !large { text.hint.end x="296" y="13" { (scene.say("pp-b-bids-in-c")) } }
            @for row in 0..stairs.rows {
                @let (y, tread) = (stairs.top(row), stairs.tread());
                @let ((a, b), (c, d)) = (stairs.ends(row), stairs.ends(row + 1));
                path.tread d={ "M" (n(a)) " " (n(y + tread)) "L" (n(c)) " " (n(y)) "H" (n(d)) "L" (n(b)) " " (n(y + tread)) "z" } {}
                path.riser d={ "M" (n(a)) " " (n(y + tread)) "H" (n(b)) "V" (n(y + stairs.high)) "H" (n(a)) "z" } {}
            }
            @for k in 1..COLUMNS {
                @let ((a, b), (c, d)) = (stairs.ends(0), stairs.ends(stairs.rows));
                @let share = k as f64 / COLUMNS as f64;
                path.seam d={ "M" (n(a + (b - a) * share)) " " (n(TOP + total)) "L" (n(c + (d - c) * share)) " " (n(TOP)) } {}
            }
            @if bids {
                @for (row, step) in amounts.iter().enumerate() {
                    @for column in 0..step.len() {
                        @let (x, y) = stairs.middle(row, column);
                        @let number = (row * COLUMNS + column) as u8;
                        @let lot = Lot::new(x - 31.0, y - stairs.tread() / 2.0 + 1.0, 62.0, stairs.tread() - 2.0);
                        (spot(scene, Action::Bid(number), lot, "over-place step", &format!("bid:{number}"), &html! {}))
                    }
                }
            }
            g.pieces {
                @for (row, step) in amounts.iter().enumerate() {
                    @for (column, amount) in step.iter().enumerate() {
                        @let (x, y) = stairs.middle(row, column);
                        text.amount x=(n(x)) y=(n(y + 4.2)) { (amount) }
                    }
                }
            }
            (deliveries(scene, &stairs))
            (bidders(scene, &stairs))
        }
    }
}

/// R1.5: the delivery tiles, each above its column.
fn deliveries(scene: &Table<'_>, stairs: &Stairs) -> Markup {
    let view = scene.view;
    let claims = matches!(view.mine().map(|mine| mine.task), Some(Task::Claim));
    let (a, b) = stairs.ends(stairs.rows);
    let at = |column: usize| a + (b - a) * (column as f64 + 0.5) / COLUMNS as f64;
    html! {
        @for (column, tile) in view.deliveries.iter().enumerate() {
            @let x = at(column);
            @match tile {
                Some(id) => (delivery(scene, *id, x, "")),
                None => {
                    rect.plot x=(n(x - 28.0)) y="20" width="56" height="52" rx="5" {}
                }
            }
            @if claims {
                (spot(scene, Action::Claim(column as u8), Lot::new(x - 29.0, 19.0, 58.0, 54.0), "over-place", &format!("place:{column}"), &html! {}))
            }
        }
        // R12.4.
        @for (idx, id) in view.preview.iter().enumerate() { (delivery(scene, *id, at(idx + 2), " later")) }
    }
}

fn delivery(scene: &Table<'_>, id: DeliveryId, x: f64, class: &str) -> Markup {
    let tile = scene.edition.printed.delivery(id);
    let name = scene.locale.count_and_fill(
        "pp-b-delivery",
        &[("pizzas", tile.pizzas.into()), ("distance", tile.distance.into())],
        &[("id", &id.to_string())],
    );
    html! {
        g class={ "delivery" (class) } transform={ "translate(" (n(x)) " 44)" } role="img" aria-label=(name) data-thing={ "delivery:" (id) } {
            rect x="-28" y="-24" width="56" height="52" rx="5" {}
            text.id x="-22" y="-11" { (id) }
            text.big x="-6" y="8" { (tile.pizzas) }
            use href="#pp-pizza" transform="translate(10 2) scale(.78)" {}
            path.way d="M-20 19.5h13" {}
            circle.stop cx="-20" cy="19.5" r="2.2" {}
            path.way-tip d="M-9 15.8l4.6 3.7-4.6 3.7z" {}
            text.far x="10" y="24" { (tile.distance) }
        }
    }
}

/// R6.1: pawns on the stairs; R6.5: and beside them.
fn bidders(scene: &Table<'_>, stairs: &Stairs) -> Markup {
    let view = scene.view;
    let scale = (stairs.high * 0.026).min(0.8);
    let beside: Vec<Seat> =
        Seat::first(view.seats()).filter(|seat| view.players[seat.index()].bid == Bid::Withdrawn).collect();
    html! {
        @if let Some(Event::BidPlaced { step, .. }) = scene.last {
            @let (x, y) = stairs.middle(usize::from(*step) / COLUMNS, usize::from(*step) % COLUMNS);
            (ticks((x - 32.0, y - stairs.tread() / 2.0), (64.0, stairs.tread()), 5.0))
        }
        g.pieces {
            @for seat in Seat::first(view.seats()) {
                @let bid = view.players[seat.index()].bid;
                @if let Some(step) = bid.step() {
                    @let (x, y) = stairs.middle(usize::from(step) / COLUMNS, usize::from(step) % COLUMNS);
                    (pawn(seat, (x - 19.0, y + 4.0 * scale), scale, Some(format!("pp-bid-{}", seat.index()))))
                }
            }
            @for (k, seat) in beside.into_iter().enumerate() {
                (pawn(seat, (297.0, 52.0 + 26.0 * k as f64), 0.6, Some(format!("pp-bid-{}", seat.index()))))
            }
        }
    }
}

/// R6.8: the investments on offer: four cards, or the large tile for two.
pub(super) fn investments(scene: &Table<'_>, place: Lot) -> Markup {
    let scale = (place.wide / 142.0).min(place.high / 200.0);
    html! {
        g id="pp-investments" role="group" aria-label=(scene.say("pp-b-investments")) transform={ "translate(" (n(place.x)) " " (n(place.y)) ") scale(" (n(scale)) ")" } {
            text.title x="2" y="13" { (scene.say("pp-b-investments")) }
            @match scene.view.large {
                Some(tile) => (large_tile(scene, tile)),
                None => @for (k, colour) in Colour::ALL.into_iter().enumerate() {
                    (card(scene, colour, 2.0 + (k % 2) as f64 * 71.0, 22.0 + (k / 2) as f64 * 88.0))
                },
            }
        }
    }
}

/// Who holds an investment of this colour.
fn holder(scene: &Table<'_>, colour: Colour) -> Option<Seat> {
    Seat::first(scene.view.seats()).find(|seat| scene.view.players[seat.index()].investment == Some(colour))
}

fn card(scene: &Table<'_>, colour: Colour, x: f64, y: f64) -> Markup {
    let taking = matches!(scene.view.mine().map(|mine| mine.task), Some(Task::Investment));
    let on_offer = scene.view.investments.contains(&colour);
    let word = trade(scene, colour);
    html! {
        g class={ "invest " (colour.slug()) @if !on_offer { " gone" } } role="img" aria-label={ (word) ": " (scene.say("pp-b-or-step")) } data-thing={ "investment:" (colour.slug()) } {
            rect x=(n(x)) y=(n(y)) width="66" height="80" rx="5" {}
            path.head d={ "M" (n(x)) " " (n(y + 32.0)) "v-27a5 5 0 0 1 5-5h56a5 5 0 0 1 5 5v27z" } {}
            use href={ "#pp-icon-" (colour.slug()) } x=(n(x + 20.0)) y=(n(y + 3.0)) width="26" height="26" {}
            text x=(n(x + 33.0)) y=(n(y + 48.0)) { (word) }
            text.or x=(n(x + 33.0)) y=(n(y + 66.0)) { (scene.say("pp-b-or-step")) }
        }
        @if let Some(seat) = holder(scene, colour) { (mark(seat, x + 62.0, y + 76.0)) }
        @if taking {
            (spot(scene, Action::Take(colour), Lot::new(x - 1.0, y - 1.0, 68.0, 82.0), "over-place", &format!("investment:{}", colour.slug()), &html! {}))
        }
    }
}

/// R14.5: the large tile, its colours clockwise from above.
fn large_tile(scene: &Table<'_>, number: u8) -> Markup {
    // Above, right, below, left: where a quarter's card lies in the cross.
    const LOTS: [(f64, f64); 4] = [(40.0, 24.0), (80.0, 82.0), (40.0, 140.0), (0.0, 82.0)];
    let task = scene.view.mine().map(|mine| mine.task);
    let tile = &scene.edition.printed.large[usize::from(number)];
    html! {
        rect.large-tile x="-2" y="22" width="144" height="176" rx="9" {}
        @for (colour, (x, y)) in tile.clockwise.into_iter().zip(LOTS) {
            @let on_offer = scene.view.investments.contains(&colour);
            @let word = trade(scene, colour);
            @let lot = Lot::new(x, y, 60.0, 54.0);
            @let thing = format!("investment:{}", colour.slug());
            g class={ "invest " (colour.slug()) @if !on_offer { " gone" } } role="img" aria-label={ (word) ": " (scene.say("pp-b-or-step")) } data-thing=(thing) {
                rect.head x=(n(x)) y=(n(y)) width="60" height="54" rx="5" {}
                use href={ "#pp-icon-" (colour.slug()) } x=(n(x + 17.0)) y=(n(y + 5.0)) width="26" height="26" {}
                text.on x=(n(x + 30.0)) y=(n(y + 46.0)) { (word) }
            }
            @if let Some(seat) = holder(scene, colour) { (mark(seat, x + 56.0, y + 50.0)) }
            @match task {
                Some(Task::Investment) => (spot(scene, Action::Take(colour), lot, "over-place", &thing, &html! {})),
                Some(Task::Offer(_)) => (spot(scene, Action::Offer(colour), lot, "over-place", &thing, &html! {})),
                _ => {},
            }
        }
    }
}

/// R1.6: the pizzerias that can still be built.
pub(super) fn stock(scene: &Table<'_>, place: Lot) -> Markup {
    let picks = matches!(scene.view.mine().map(|mine| mine.task), Some(Task::Picking));
    let kinds = &scene.edition.printed.pizzerias;
    let gap = (place.wide - 16.0) / kinds.len() as f64;
    html! {
        g.stock id="pp-stock" role="group" aria-label=(scene.say("pp-b-for-sale")) transform={ "translate(" (n(place.x)) " " (n(place.y)) ")" } {
            rect.sheet-paper width=(n(place.wide)) height=(n(place.high)) rx="7" {}
            text.title x="12" y="20" { (scene.say("pp-b-for-sale")) }
            @for (idx, kind) in kinds.iter().enumerate() {
                @let left = scene.view.stock[idx];
                @let x = 10.0 + idx as f64 * gap;
                g class=[(left == 0).then_some("gone")] data-thing={ "pizzeria:" (idx) } transform={ "translate(" (n(x)) " 28)" } {
                    svg x="0" y="2" width="36" height="30" viewBox="18 4 64 50" { use href="#pp-shop" {} }
                    text.price x="41" y="15" { "£" (kind.price) }
                    text.hint x="65" y="15" { (scene.locale.count("pp-b-left", &[("n", left.into())])) }
                    text.hint x="41" y="31" { (scene.locale.count("pp-b-room", &[("n", kind.capacity.into())])) }
                }
                @if picks {
                    (spot(scene, Action::Pick(idx as u8), Lot::new(x - 3.0, 26.0, gap - 3.0, 38.0), "over-place", &format!("pizzeria:{idx}"), &html! {}))
                }
            }
        }
    }
}
