//! An address as a picture, for the camera of a telephone.

use std::fmt::Write;

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// The picture: dark on light in both themes, because cameras want it so.
pub(crate) fn code(address: &str, words: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(address, EcLevel::M) else { return html! {} };
    let width = code.width();
    let mut path = String::new();
    for (idx, color) in code.to_colors().iter().enumerate() {
        if *color == Color::Dark {
            let _ = write!(path, "M{} {}h1v1h-1z", idx % width, idx / width);
        }
    }
    html! {
        svg.qr viewBox=(format!("-3 -3 {0} {0}", width + 6)) role="img" aria-label=(words) shape-rendering="crispEdges" {
            rect x="-3" y="-3" width=(width + 6) height=(width + 6) fill="#fffdf5" {}
            path d=(path) fill="#1e2530" {}
        }
    }
}
