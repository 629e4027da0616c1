//! A link as a picture that a phone can read.

use maud::{Markup, html};
use qrcode::{Color, EcLevel, QrCode};

/// Black on white, also by night: readers want it so. Nothing if the text is too long for a code.
pub(crate) fn code(text: &str, name: &str) -> Markup {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::M) else { return html! {} };
    let width = code.width();
    let mut path = String::new();
    for (idx, color) in code.to_colors().into_iter().enumerate() {
        if color == Color::Dark {
            path += &format!("M{} {}h1v1h-1z", idx % width, idx / width);
        }
    }
    // Four modules of quiet all around.
    let view_box = format!("-4 -4 {0} {0}", width + 8);
    html! {
        svg.qr viewBox=(view_box) role="img" aria-label=(name) shape-rendering="crispEdges" {
            rect x="-4" y="-4" width=(width + 8) height=(width + 8) fill="#fff" {}
            path d=(path) fill="#000" {}
        }
    }
}

/// Whether an address means only this computer.
pub(crate) fn is_local(host: &str) -> bool {
    let host = host.split_once("://").map_or(host, |(_, host)| host);
    ["127.", "localhost", "[::1]"].iter().any(|local| host.starts_with(local))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_this_computer_are_known() {
        assert!(
            is_local("http://127.0.0.1:8080") && is_local("http://localhost") && is_local("http://[::1]:80")
        );
        assert!(!is_local("https://play.example.org") && !is_local("http://192.168.1.7:8080"));
    }

    #[test]
    fn the_picture_is_the_code() {
        let text = "http://192.168.1.7:8080/tables/abcdefghjkmn";
        let picture = code(text, "QR").into_string();
        let modules = QrCode::with_error_correction_level(text, EcLevel::M).unwrap().to_colors();
        let dark = modules.iter().filter(|color| **color == Color::Dark).count();
        assert_eq!(picture.matches("h1v1h-1z").count(), dark);
        assert!(dark > 200);
    }
}
