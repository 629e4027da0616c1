//! Paris Connection: a map of France, six lines, six companies.
//!
//! The ground and its places never change; over them lie, from below: hit areas, targets, marks, rails, names
//! and locomotives. Beside the board stand the companies' yard, one's own shares, the counter and two tables.

mod counter;
mod geometry;
mod map;
mod panels;
mod pieces;
mod symbols;
mod tables;
#[cfg(test)]
mod tests;
mod text;

use game::{Edition, Seat};
use kit::Hex;
use maud::{Markup, html};
use paris_connection::{Action, Company, Kind, Map, Phase, State, View};
use prose::{Line, Locale, Name, Part, Span};

use crate::draw::{Counter, Draw, Panel, Scene, Sheet, Tab};

const SHEET: Sheet = Sheet { left: -446.0, top: -216.0, width: 818.0, height: 768.0 };

impl Draw for State {
    const SHEET: Sheet = SHEET;
    const CSS: &'static str = include_str!("../../assets/paris-connection.css");
    const SEAT_LIVERIES: bool = false;
    const PLATE: &'static str = include_str!("../../assets/paris-connection-plate.svg");

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn ground(edition: &Edition<Map>, _: &View, locale: Locale) -> Markup {
        map::ground(edition, locale)
    }

    fn pieces(scene: &Scene<'_, State>) -> Markup {
        pieces::pieces(scene)
    }

    fn panel(scene: &Scene<'_, State>) -> Panel {
        panels::companies(scene)
    }

    fn mine(scene: &Scene<'_, State>) -> Option<Panel> {
        panels::shares(scene)
    }

    fn seat(scene: &Scene<'_, State>, seat: Seat) -> (Markup, Markup) {
        panels::seat(scene, seat)
    }

    fn seats_note(scene: &Scene<'_, State>) -> String {
        scene.say("pc-seen")
    }

    fn counter(scene: &Scene<'_, State>) -> Counter {
        counter::counter(scene)
    }

    fn tab(scene: &Scene<'_, State>) -> Option<Tab> {
        Some(tables::count(scene))
    }

    fn score(scene: &Scene<'_, State>) -> Option<Markup> {
        tables::score(scene)
    }

    fn thing(id: &str, name: &str) -> Markup {
        match id.strip_prefix("company:").and_then(Company::from_slug) {
            Some(company) => engine(company, "icon", Some(name)),
            None => html! { b { (name) } },
        }
    }

    fn text(scene: &Scene<'_, State>) -> Markup {
        text::text(scene)
    }

    fn anchor(edition: &Edition<Map>, _: &View, action: Action) -> Option<(f64, f64)> {
        let Action::Lay(hex) = action else { return None };
        edition.printed.number(hex)?;
        // The middle of the left side: the slate's tip touches the hex and leaves it in sight.
        let (x, y) = geometry::centre(hex);
        Some(geometry::Frame::of(edition).share((x - geometry::SIZE + 3.0, y)))
    }
}

/// The number of a company's livery: 1 to 6.
fn livery(company: Company) -> usize {
    company.index() + 1
}

/// What a company is called.
fn company_name(scene: &Scene<'_, State>, company: Company) -> String {
    scene.say(&format!("pc-company-{}", company.slug()))
}

/// A small locomotive; with a name for the screen reader unless one stands beside it.
fn engine(company: Company, class: &str, name: Option<&str>) -> Markup {
    let number = livery(company);
    html! {
        svg class={ (class) " piece l" (number) } viewBox="-17 -13 33 26"
            role=[name.map(|_| "img")] aria-label=[name] aria-hidden=[name.is_none().then_some("true")] {
            use href={ "#loco-" (number) } {}
        }
    }
}

/// What a hex is called.
fn place_name(scene: &Scene<'_, State>, hex: Hex) -> String {
    match scene.edition.printed.place(hex).map(|place| &place.kind) {
        Some(Kind::City { name, .. } | Kind::Station { name }) => name.clone(),
        Some(Kind::Tower) => scene.say("pc-tower"),
        Some(Kind::Country) | None => scene.locale.fill("pc-country", &[("at", &hex.to_string())]),
    }
}

/// How a figure stands in a sentence.
#[derive(Clone, Copy)]
enum Figure {
    Plain,
    Bold,
    /// Bold and lit: not yet counted.
    ToCome,
}

/// A sentence with its figures.
fn figures(scene: &Scene<'_, State>, key: &'static str, parts: &[(&'static str, i32, Figure)]) -> Markup {
    let mut line = Line::new(key);
    for (name, number, figure) in parts {
        line = line.with(
            name,
            match figure {
                Figure::Plain => Part::Number((*number).into()),
                Figure::Bold => Part::Thing(String::new(), Name::Proper(number.to_string())),
                Figure::ToCome => Part::Thing("gain".to_owned(), Name::Proper(number.to_string())),
            },
        );
    }
    html! {
        @for span in line.spans(scene.locale, None, &[]) {
            @match span {
                Span::Thing(class, number) => b class=[(!class.is_empty()).then_some(class)] { (number) },
                Span::Text(text) | Span::Seat(_, text) | Span::Gain(text) => (text),
            }
        }
    }
}

/// What the build under way adds to a company's value, once it is finished.
fn to_come(view: &View, company: Company) -> u8 {
    match view.phase {
        Phase::Building { company: building, gain, .. } if building == company => gain,
        _ => 0,
    }
}

/// The locomotives of the build under way, in the order they were laid.
fn fresh(view: &View) -> Option<(Company, &[Hex])> {
    let Phase::Building { company, laid, .. } = view.phase else { return None };
    let line = &view.lines[company.index()].laid;
    Some((company, &line[line.len() - usize::from(laid)..]))
}
