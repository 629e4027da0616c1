//! Rival Restaurants: six markets around the Island; between them the bidding war and the trade desk.
//!
//! Everything on the market board is SVG and is bought by a tap on it. On a phone the same stands lie in one column, one's
//! own market first: their places there are custom properties that the style sheet reads.

mod art;
mod bazaar;
mod counter;
mod day;
mod desk;
mod home;
mod island;
mod kitchen;
mod panels;
mod pawns;
mod place;
mod price;
mod question;
mod symbols;
mod tables;
#[cfg(test)]
mod tests;
mod text;
mod texts;
mod war;

use game::{Edition, Seat};
use maud::{Markup, html};
use prose::Locale;
use rival_restaurants::{Action, Components, Ingredient, State, Upgrade, View};

use crate::draw::{Counter, Draw, Panel, Scene, Sheet, Tab};

impl Draw for State {
    const SHEET: Sheet = place::SHEET;
    const CSS: &'static str = include_str!("../../assets/rival-restaurants.css");
    const SEAT_LIVERIES: bool = true;
    const PLATE: &'static str = include_str!("../../assets/rival-restaurants-plate.svg");

    fn symbols() -> Markup {
        symbols::symbols()
    }

    fn ground(_: &Edition<Components>, _: &View, _: Locale) -> Markup {
        bazaar::ground()
    }

    fn pieces(scene: &Scene<'_, State>) -> Markup {
        html! {
            (bazaar::markets(scene))
            (island::island(scene))
            (pawns::pawns(scene))
        }
    }

    fn panel(scene: &Scene<'_, State>) -> Panel {
        panels::panel(scene)
    }

    fn mine(scene: &Scene<'_, State>) -> Option<Panel> {
        panels::mine(scene)
    }

    fn seat(scene: &Scene<'_, State>, seat: Seat) -> (Markup, Markup) {
        panels::seat(scene, seat)
    }

    fn seats_note(scene: &Scene<'_, State>) -> String {
        scene.say("rr-b-seats-note")
    }

    fn counter(scene: &Scene<'_, State>) -> Counter {
        counter::counter(scene)
    }

    fn tab(scene: &Scene<'_, State>) -> Option<Tab> {
        Some(tables::rivals(scene))
    }

    fn score(scene: &Scene<'_, State>) -> Option<Markup> {
        tables::score(scene)
    }

    fn thing(id: &str, name: &str) -> Markup {
        let picture = match id.split_once(':') {
            Some(("ingredient", slug)) => Ingredient::from_slug(slug).map(art::food),
            Some(("upgrade", slug)) => Upgrade::from_slug(slug).map(|one| art::icon(one.slug())),
            Some(("card", _)) => Some(art::icon("card")),
            Some(("recipe", _)) => Some(art::icon("recipe")),
            Some(("piece", "garbage")) => Some(art::icon("garbage")),
            _ => None,
        };
        html! { @if let Some(picture) = picture { span.in-line { (picture) } " " } b { (name) } }
    }

    fn text(scene: &Scene<'_, State>) -> Markup {
        text::text(scene)
    }

    /// The page finds the place itself: stands lie differently on a phone.
    fn anchor(_: &Edition<Components>, _: &View, _: Action) -> Option<(f64, f64)> {
        None
    }
}
