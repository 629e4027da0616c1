//! Definitions: signs, houses, pawns, roofs, a pizza, a pizzeria.

use maud::{Markup, PreEscaped, html};
use papa_paolo::Colour;

use crate::draw::SIGNS;

/// The trades: the pound, the basket, the bolt, the shop. In a box of 16.
const TRADES: [&str; Colour::COUNT] = [
    r#"<path class="stroke" d="M4.6 5.4h-8.4c1.6-1 2.2-2.6 1.7-5M-4 .7h6M-2 .6c-1-4 .2-6.6 2.7-6.6 1.7 0 2.8 1 3 2.6"/>"#,
    r#"<path d="M-7-1.6h14L5.4 6.2h-10.8z"/><path class="stroke" d="M-4.6-1.8C-4.2-7.4 4.2-7.4 4.6-1.8"/>"#,
    r#"<path d="M1.8-7.6-5 1.2h4.1L-2.2 7.6 5-1.7H.8z"/>"#,
    r#"<path d="M-6-6.4h12l1.6 4.7a2.5 2.5 0 0 1-5 .2 2.6 2.6 0 0 1-5.2 0 2.5 2.5 0 0 1-5-.2zM-5.6 2.4h11.2v4.4h-2.4v-2.8h-2.8v2.8h-6z"/>"#,
];

const APRON: &str = r#"<path d="M-9.6 15.5C-9.6 8-7.6 3.4-5 .6H5C7.6 3.4 9.6 8 9.6 15.5z"/>"#;
const HAT: &str =
    "M-5.6-8.2v-4.2C-10-12.4-10.4-18.6-5.8-18.8-5-23.2 5-23.2 5.8-18.8 10.4-18.6 10-12.4 5.6-12.4v4.2z";

/// Roofs from above: wide, tall, wide and red; and trees.
const ROOFS: &str = concat!(
    r#"<g id="pp-roof-a"><path class="roof" d="M-12-9H12V9H-12z"/><path class="sun" d="M-12-9H12L3 0H-3z"/>"#,
    r#"<path class="shade" d="M-12 9H12L3 0H-3z"/><path class="dusk" d="M12-9V9L3 0z"/></g>"#,
    r#"<g id="pp-roof-b"><path class="roof clay" d="M-9-12H9V12H-9z"/><path class="sun" d="M-9-12H9L0-3z"/>"#,
    r#"<path class="shade" d="M9-12V12L0 3V-3z"/><path class="dusk" d="M-9 12H9L0 3z"/></g>"#,
    r#"<g id="pp-roof-c"><path class="roof clay" d="M-12-9H12V9H-12z"/><path class="sun" d="M-12-9H12L3 0H-3z"/>"#,
    r#"<path class="shade" d="M-12 9H12L3 0H-3z"/><path class="dusk" d="M12-9V9L3 0z"/></g>"#,
    r#"<g id="pp-roof-d"><circle class="tree" cx="-6" cy="3" r="6"/><circle class="tree" cx="5" cy="-4" r="7"/>"#,
    r#"<circle class="tree" cx="6" cy="7" r="4.6"/></g>"#,
);

const THINGS: &str = concat!(
    r#"<g id="pp-pizza" class="pizza"><circle class="halo" r="10.6"/><circle class="crust" r="9.4"/><circle class="sauce" r="7.5"/>"#,
    r#"<circle class="cheese" r="6.6"/><path class="basil" d="M-4.6-2.4Q-2.6-5.4.4-3.6-1.6-.6-4.6-2.4zM.2 3.4Q1.4.4 4.6 1.4 3.4 4.6.2 3.4z"/>"#,
    r#"<circle class="olive" cx="2.6" cy="-2.6" r="1.5"/><circle class="olive" cx="-2.8" cy="2.8" r="1.5"/></g>"#,
    r#"<symbol id="pp-turn-right" viewBox="-10 -10 20 20"><path class="arc" d="M-5.6 3.4A6.2 6.2 0 1 1 4.8 4.2"/>"#,
    r#"<path class="tip" d="M7.4-.2 7.2 7 .8 3.8z"/></symbol>"#,
    r#"<symbol id="pp-turn-left" viewBox="-10 -10 20 20"><g transform="scale(-1 1)"><path class="arc" d="M-5.6 3.4A6.2 6.2 0 1 1 4.8 4.2"/>"#,
    r#"<path class="tip" d="M7.4-.2 7.2 7 .8 3.8z"/></g></symbol>"#,
    r#"<symbol id="pp-purse" viewBox="-9 -9 18 18"><path d="M-3.4-7.4h6.8L2-4.2h-4zM-2.4-3C-6-.6-7.2 2-7.2 4.2-7.2 6.8-5 8-2.6 8h5.2"#,
    r#"C5 8 7.2 6.8 7.2 4.2 7.2 2 6-.6 2.4-3z"/></symbol>"#,
    r#"<pattern id="pp-hatch-no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"#,
    r#"<rect width="9" height="9" class="no-bed"/><path d="M0 0v9" class="no-line"/></pattern>"#,
);

fn shop() -> Markup {
    html! {
        g id="pp-shop" {
            path.shop-wall d="M25 15h50v36H25z" {}
            path.shop-roof d="M21 17 26 8h48l5 9z" {}
            path.shop-dark d="M43 51V44a7 6.4 0 0 1 14 0v7z" {}
            path.fire d="M46 51c-.6-4 2.6-5 3.2-8 3 2 5 4.6 4.6 8z" {}
            path.shop-pane d="M29 40h9v7h-9zM62 40h9v7h-9z" {}
            @for k in 0..7 {
                path class=(if k % 2 == 0 { "stripe" } else { "canvas" }) d={ "M" (22 + 8 * k) " 27h8v9a4 4.4 0 0 1-8 0z" } {}
            }
            path.shop-line d="M22 27h56" {}
            path.shop-edge d="M21 17 26 8h48l5 9zM25 17v34h50V17" {}
        }
    }
}

/// A pizzaiolo from the front: the tall hat, the apron with the sign.
fn pawn(number: usize, sign: &str) -> Markup {
    let shape = html! { (PreEscaped(APRON)) path d=(HAT) {} circle cy="-4" r="5.2" {} };
    html! {
        g id={ "pp-pawn-" (number) } class={ "piece l" (number) } {
            g.halo { (shape) }
            g.edge { (shape) }
            g.body { (PreEscaped(APRON)) }
            circle.skin cy="-4" r="4.7" {}
            path.hat d=(HAT) {}
            path.band d="M-5.6-9.6H5.6" {}
            g.sign transform="translate(0 9.2) scale(.86)" { (PreEscaped(sign)) }
        }
    }
}

pub(super) fn symbols() -> Markup {
    html! {
        svg width="0" height="0" style="position:absolute" aria-hidden="true" {
            defs {
                @for (idx, sign) in SIGNS.iter().enumerate() {
                    symbol id={ "sign-" (idx + 1) } viewBox="-8 -8 16 16" { (PreEscaped(sign)) }
                    (pawn(idx + 1, sign))
                }
                @for (colour, trade) in Colour::ALL.into_iter().zip(TRADES) {
                    symbol id={ "pp-icon-" (colour.slug()) } viewBox="-8.5 -8.5 17 17" {
                        g class={ "sign " (colour.slug()) } { (PreEscaped(trade)) }
                    }
                    g id={ "pp-house-" (colour.slug()) } class={ "house " (colour.slug()) } {
                        path.wall d="M-11.6 14V-2.4L0-12.6 11.6-2.4V14z" {}
                        path.eaves d="M-14.2-.6 0-13.2 14.2-.6" {}
                        g.sign transform="translate(0 4.4) scale(.98)" { (PreEscaped(trade)) }
                    }
                }
                symbol id="pp-oven" viewBox="-8.5 -8.5 17 17" { (PreEscaped(TRADES[3])) }
                (PreEscaped(ROOFS))
                (PreEscaped(THINGS))
                (shop())
            }
        }
    }
}
