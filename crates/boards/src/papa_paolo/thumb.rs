//! A district, small: roads, houses in colour and shape, pizzas as light dots.

use game::Seat;
use maud::{Markup, html};
use papa_paolo::{Colour, Event, State};

use super::art::{spots, street, ticks};
use super::district::Grid;
use crate::draw::Scene;
use crate::lot::n;

/// A cell's size.
const SIZE: f64 = 16.0;

fn house(colour: Colour, x: f64, y: f64) -> Markup {
    html! {
        @match colour {
            Colour::Gold => circle cx=(n(x)) cy=(n(y)) r="16" {},
            Colour::Blue => rect x=(n(x - 15.0)) y=(n(y - 15.0)) width="30" height="30" {},
            Colour::Red => path d={ "M" (n(x)) " " (n(y - 19.0)) "l19 34h-38z" } {},
            Colour::Green => path d={ "M" (n(x)) " " (n(y - 20.0)) "l20 20-20 20-20-20z" } {},
        }
    }
}

pub(super) fn thumb(scene: &Scene<'_, State>, seat: Seat, grid: Grid) -> Markup {
    let player = &scene.view.players[seat.index()];
    let (wide, high) = (f64::from(grid.wide) * SIZE, f64::from(grid.high) * SIZE);
    let shift = |cell| {
        let (x, y) = grid.at(cell);
        format!("translate({} {}) scale(.16)", n(x * 0.16), n(y * 0.16))
    };
    let fresh = match scene.last {
        Some(Event::TileLaid { seat: by, cell, .. } | Event::PizzeriaBuilt { seat: by, cell, .. })
            if *by == seat =>
        {
            Some(*cell)
        }
        _ => None,
    };
    html! {
        svg viewBox={ "-1.5 -1.5 " (n(wide + 3.0)) " " (n(high + 3.0)) } aria-hidden="true" {
            rect.field width=(n(wide)) height=(n(high)) {}
            @for shop in &player.shops {
                g transform=(shift(shop.cell)) {
                    rect.court x="2" y="2" width="96" height="96" {}
                    path.road d="M50 0V100M0 50H100" {}
                    path.mini-shop d="M18 84V44H82V84z" {}
                    path.mini-awning d="M12 46 22 18H78L88 46z" {}
                }
            }
            @for laid in &player.tiles {
                g transform=(shift(laid.cell)) {
                    rect.block x="2" y="2" width="96" height="96" {}
                    path.road d=(street(laid.tile.exits)) {}
                    @for (k, (x, y)) in spots(laid.tile).into_iter().enumerate() {
                        g class={ "mini " (laid.tile.colour.slug()) } { (house(laid.tile.colour, x, y)) }
                        @if k < usize::from(laid.pizzas) { circle.mini-pizza cx=(n(x)) cy=(n(y + 1.0)) r="8" {} }
                    }
                }
            }
            @if let Some(cell) = fresh {
                @let (x, y) = grid.at(cell);
                (ticks((x * 0.16, y * 0.16), (SIZE, SIZE), 4.5))
            }
        }
    }
}
