//! Definitions: tiles, relief, the compass, and six locomotives with their signs.

use maud::{Markup, PreEscaped, html};

use super::geometry::{SIZE, corners, path};
use crate::draw::SIGNS;

const BOILER: &str =
    "M-15-11.2h11.6v2.4H-5v3.6H5.2v-3.4H4v-2.8h7.2v2.8H10v3.5c2 .5 3.2 2 3.2 4.1v6.6h1.4v2.6h-28.2V-8.8H-15z";

const SCENERY: &str = concat!(
    r#"<g id="peaks"><path class="peaks" d="M-15 19l6-9 6 9M-5 19l7-12 8 12M6 13l3-4 6 9"/></g>"#,
    r#"<g id="eiffel"><path class="iron" d="M-1-23h2l.5 8C2.4-7 5 2 8 8c2 4.3 4 7.5 6.5 11H8.2C6 14.5 3.5 12.5 0 12.5S-6 14.5-8.2 19h-6.3"#,
    r#"C-12 15.5-10 12.3-8 8-5 2-2.4-7-1.5-15z"/><path class="void" d="M-2.4 1.5h4.8L4.5 6.5h-9zM-1.2-7.5h2.4l.9 5.5h-4.2z"/>"#,
    r#"<path class="deck" d="M-10 8h20M-5.8-.6H5.8M-2.6-9h5.2"/><path class="spire" d="M0-23v-4"/></g>"#,
    r#"<g id="rose" class="rose"><circle r="40"/><circle r="36"/><circle r="17"/><path d="M0-52 5-5 52 0 5 5 0 52-5 5-52 0-5-5z"/>"#,
    r#"<path class="half" d="M0-52 5-5 0 0zM52 0 5 5 0 0zM0 52-5 5 0 0zM-52 0-5-5 0 0z"/>"#,
    r#"<path d="M26-26 8 0 26 26 0 8-26 26-8 0-26-26 0-8z"/><text y="-58">N</text></g>"#,
    r#"<pattern id="hatch-no" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"#,
    r#"<rect width="6" height="6" class="no-bed"/><path d="M0 0v6" class="no-line"/></pattern>"#,
);

fn wheels(radius: &str) -> Markup {
    html! {
        @for x in ["-8.6", ".6", "9"] { circle cx=(x) cy="8.4" r=(radius) {} }
    }
}

fn shape() -> Markup {
    html! { path d=(BOILER) {} (wheels("3.6")) }
}

pub(super) fn symbols() -> Markup {
    html! {
        svg width="0" height="0" style="position:absolute" aria-hidden="true" {
            defs {
                path id="hex" d=(path(&corners(SIZE), true)) {}
                path id="hex-key" d=(path(&corners(SIZE - 3.0), true)) {}
                (PreEscaped(SCENERY))
                @for (idx, sign) in SIGNS.iter().enumerate() {
                    symbol id={ "sign-" (idx + 1) } viewBox="-8 -8 16 16" { (PreEscaped(sign)) }
                    g id={ "loco-" (idx + 1) } class={ "piece l" (idx + 1) } {
                        g.halo { (shape()) }
                        g.edge { (shape()) }
                        g.body { path d=(BOILER) {} }
                        path.pane d="M-11.4-6h4v4h-4z" {}
                        g.wheels { (wheels("3.1")) }
                        g.hubs { (wheels("1")) }
                        g.sign transform="translate(3.2 .2)" { (PreEscaped(sign)) }
                    }
                }
            }
        }
    }
}
