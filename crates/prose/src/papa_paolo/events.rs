//! What happened, for the log.

use game::{Edition, Seat};
use papa_paolo::{Colour, Components, Event};

use super::ending;
use super::names::{at, cell_id, delivery_tile, investment, lire, start_tile, track, with_tile};
use crate::line::{Line, Name, Part};

fn gain(key: &'static str, number: impl Into<i64>) -> Part {
    Part::Gain(Line::new(key).number("count", number))
}

fn seats(seats: &[Seat]) -> Part {
    Part::List(seats.iter().copied().map(Part::Seat).collect())
}

pub(super) fn line(edition: &Edition<Components>, event: &Event) -> Option<Line> {
    Some(match event {
        Event::PawnPlaced { .. }
        | Event::PizzaStocked { .. }
        | Event::PizzeriaPicked { .. }
        | Event::RouteBegun { .. }
        | Event::CourierMoved { .. }
        | Event::PizzaDelivered { complete: false, .. } => return None,
        Event::StartTileKept { seat, number: Some(number) } => {
            Line::new("pp-kept").seat(*seat).with("start", start_tile(*number)).closing_turn()
        }
        Event::StartTileKept { seat, number: None } => Line::new("pp-kept-one").seat(*seat).closing_turn(),
        Event::StartTileShown { seat, number } => {
            Line::new("pp-shown").seat(*seat).with("start", start_tile(*number))
        }
        Event::RoundBegun { round, order } => {
            Line::new("pp-round-begun").number("round", *round).with("order", seats(order))
        }
        Event::TileLaid { seat, cell, tile } => {
            let line = with_tile(Line::new("pp-laid").seat(*seat), cell_id(Some(*seat), *cell), *tile);
            at(line, *cell).closing_turn()
        }
        Event::NothingDone { seat } => Line::new("pp-nothing-done").seat(*seat).closing_turn(),
        Event::SponsorFound { seat, amount } => {
            Line::new("pp-sponsored").seat(*seat).with("gain", gain("pp-gain-money", *amount)).closing_turn()
        }
        Event::PizzasBought { seat, bought, extra, price } => Line::new("pp-bought")
            .seat(*seat)
            .number("count", *bought)
            .number("price", *price)
            .number("extra", *extra)
            .with("gain", gain("pp-gain-pizzas", *bought + *extra))
            .closing_turn(),
        Event::PizzasLost { seat, count } => Line::new("pp-lost").seat(*seat).number("count", *count),
        Event::ExpressPaid { seat, price } => {
            Line::new("pp-express-paid").seat(*seat).number("price", *price)
        }
        Event::PizzeriaBuilt { seat, cell, kind: _, price, pizzas } => {
            let shop = Part::Thing(cell_id(Some(*seat), *cell), Name::Message("pp-pizzeria"));
            let line = Line::new("pp-built").seat(*seat).with("pizzeria", shop).number("price", *price);
            at(line, *cell).with("gain", gain("pp-gain-pizzas", *pizzas)).closing_turn()
        }
        Event::BribeTaken { seat, line, coin } => Line::new("pp-bribed")
            .seat(*seat)
            .with("bribe", Part::Thing(format!("line:{line}"), Name::Message("pp-bribe")))
            .with("gain", gain("pp-gain-money", *coin)),
        Event::BidPlaced { seat, step, amount } => {
            Line::new("pp-bid").seat(*seat).with("bid", lire(format!("bid:{step}"), *amount)).closing_turn()
        }
        Event::BidWithdrawn { seat } => Line::new("pp-withdrawn").seat(*seat).closing_turn(),
        Event::BidPaid { seat, amount } => Line::new("pp-paid").seat(*seat).number("price", *amount),
        Event::InvestmentTaken { seat, colour, price } => Line::new("pp-invested")
            .seat(*seat)
            .with("investment", investment(*colour))
            .number("price", *price)
            .closing_turn(),
        Event::InvestmentDeclined { seat } => Line::new("pp-declined").seat(*seat).closing_turn(),
        Event::TileTurned { seat, offered } => Line::new("pp-turned")
            .seat(*seat)
            .with("offered", Part::List(offered.iter().copied().map(investment).collect())),
        Event::DeliveryTaken { seat, tile } => {
            let printed = edition.printed.delivery(*tile);
            let may = Line::new("pp-gain-delivery")
                .number("count", printed.pizzas)
                .number("distance", printed.distance);
            Line::new("pp-delivery-taken")
                .seat(*seat)
                .with("delivery", delivery_tile(*tile))
                .with("gain", Part::Gain(may))
        }
        Event::OrderSet { order } => Line::new("pp-order-set").with("order", seats(order)),
        Event::ExperienceGained { seat, colour, level } => {
            let key = match colour {
                Colour::Gold => "pp-gain-finance",
                Colour::Blue => "pp-gain-market",
                Colour::Red => "pp-gain-express",
                Colour::Green => "pp-gain-network",
            };
            let value = edition.printed.tracks.values[colour.index()][usize::from(*level)];
            Line::new("pp-learned")
                .seat(*seat)
                .with("track", track(*colour))
                .number("column", *level + 1)
                .with("gain", gain(key, value))
        }
        Event::InvestmentUnused { seat } => Line::new("pp-unused").seat(*seat).closing_turn(),
        Event::PizzaDelivered { seat, cell, complete: true } => {
            let tile = Part::Thing(cell_id(Some(*seat), *cell), Name::Message("pp-tile"));
            at(Line::new("pp-completed").seat(*seat).with("tile", tile), *cell)
        }
        Event::DeliveriesEnded { seat, pizzas } => Line::new("pp-delivered")
            .seat(*seat)
            .number("count", *pizzas)
            .with("gain", gain("pp-gain-points", *pizzas))
            .closing_turn(),
        Event::NothingToDeliver { seat } => Line::new("pp-nothing-to-deliver").seat(*seat),
        Event::Ended => ending("five-rounds"),
    })
}
