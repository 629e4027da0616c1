//! Definitions: ingredients, signs, and the six signs of the seats.

use maud::{Markup, PreEscaped, html};

use crate::draw::SIGNS;

const ART: &str = include_str!("../../assets/rival-restaurants-art.svg");

const HATCH: &str = concat!(
    r#"<pattern id="rr-hatch-no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"#,
    r#"<rect width="9" height="9" class="no-bed"/><path d="M0 0v9" class="no-line"/></pattern>"#,
    r#"<pattern id="rr-back" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"#,
    r#"<path d="M0 0h8M0 0v8" class="weave"/></pattern>"#,
);

pub(super) fn symbols() -> Markup {
    html! {
        svg width="0" height="0" style="position:absolute" aria-hidden="true" {
            defs {
                @for (idx, sign) in SIGNS.iter().enumerate() {
                    symbol id={ "sign-" (idx + 1) } viewBox="-8 -8 16 16" { (PreEscaped(sign)) }
                }
                (PreEscaped(ART))
                (PreEscaped(HATCH))
            }
        }
    }
}
