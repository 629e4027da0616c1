//! Why not.

use papa_paolo::{Decision, Paying, Reason};

use super::names::{investment, job, start_tile, track};
use crate::line::{Line, Part};

/// What comes first.
fn first(deciding: Decision) -> Line {
    Line::new(match deciding {
        Decision::StartTile => "pp-why-first-start",
        Decision::Pawn => "pp-why-first-pawn",
        Decision::Field => "pp-why-first-field",
        Decision::Shopping => "pp-why-first-shopping",
        Decision::Stocking => "pp-why-first-stocking",
        Decision::Picking => "pp-why-first-picking",
        Decision::Siting => "pp-why-first-siting",
        Decision::Bid => "pp-why-first-bid",
        Decision::Investment => "pp-why-first-investment",
        Decision::Offer => "pp-why-first-offer",
        Decision::Investing => "pp-why-first-investing",
        Decision::Claim => "pp-why-first-claim",
        Decision::Delivering => "pp-why-first-delivering",
    })
}

pub(super) fn lines(reason: &Reason) -> (Line, Line) {
    let two = |short, long| (Line::new(short), Line::new(long));
    match reason {
        Reason::NotNow { deciding } => (first(*deciding), Line::new("pp-why-first-long")),
        Reason::NotYours { number } => (
            Line::new("pp-why-not-yours").with("start", start_tile(*number)),
            Line::new("pp-why-not-yours-long"),
        ),
        Reason::NoSuchField { .. } => two("pp-why-no-field", "pp-why-no-field-long"),
        Reason::FieldTaken { by, .. } => {
            (Line::new("pp-why-field-taken").seat(*by), Line::new("pp-why-field-taken-long"))
        }
        Reason::NotATurn => two("pp-why-turn", "pp-why-turn-long"),
        Reason::CellTaken { .. } => two("pp-why-cell", "pp-why-cell-long"),
        Reason::NotJoined { .. } => two("pp-why-joined", "pp-why-joined-long"),
        Reason::AgainstHouses { .. } => two("pp-why-houses", "pp-why-houses-long"),
        Reason::TooLarge { .. } => two("pp-why-large", "pp-why-large-long"),
        Reason::NotHere { job: missing } => {
            (Line::new("pp-why-here").with("job", job(*missing)), Line::new("pp-why-here-long"))
        }
        Reason::OtherInvestment { colour } => {
            let line = Line::new("pp-why-other").with("investment", investment(*colour));
            (line, Line::new("pp-why-other-long"))
        }
        Reason::TooDear { price, money, rule } => {
            let what = match rule {
                Paying::Pizzas => "pizzas",
                Paying::Express => "express",
                Paying::Pizzeria => "pizzeria",
                Paying::Bid => "bid",
                Paying::Investment => "investment",
            };
            (
                Line::new("pp-why-dear").number("price", *price).number("money", *money),
                Line::new("pp-why-dear-long").with("what", Part::Choice(what)),
            )
        }
        Reason::NoRoom => two("pp-why-room", "pp-why-room-long"),
        Reason::NoPizzaLeft => two("pp-why-no-pizza", "pp-why-no-pizza-long"),
        Reason::NoPizzeria { .. } => two("pp-why-no-pizzeria", "pp-why-no-pizzeria-long"),
        Reason::PizzeriaFull { .. } => two("pp-why-full", "pp-why-full-long"),
        Reason::AllStocked => two("pp-why-stocked", "pp-why-stocked-long"),
        Reason::NothingToDeliver => two("pp-why-nobody", "pp-why-nobody-long"),
        Reason::SoldOut => two("pp-why-sold", "pp-why-sold-long"),
        Reason::NoSite => two("pp-why-site", "pp-why-site-long"),
        Reason::NotBesideTile { .. } => two("pp-why-beside-tile", "pp-why-beside-tile-long"),
        Reason::BesidePizzeria { .. } => two("pp-why-beside-pizzeria", "pp-why-beside-pizzeria-long"),
        Reason::NoSuchBid => two("pp-why-no-bid", "pp-why-no-bid-long"),
        Reason::NotHighest { by } => {
            (Line::new("pp-why-highest").seat(*by), Line::new("pp-why-highest-long"))
        }
        Reason::LowerStep => two("pp-why-lower", "pp-why-lower-long"),
        Reason::NotHigher { bid } => {
            (Line::new("pp-why-higher").number("price", *bid), Line::new("pp-why-higher-long"))
        }
        Reason::NotOnOffer { colour } => {
            let line = Line::new("pp-why-offer").with("investment", investment(*colour));
            (line, Line::new("pp-why-offer-long"))
        }
        Reason::MustTake => two("pp-why-take", "pp-why-take-long"),
        Reason::NotBeside { colour } => {
            let line = Line::new("pp-why-beside").with("investment", investment(*colour));
            (line, Line::new("pp-why-beside-long"))
        }
        Reason::NoTile => two("pp-why-no-tile", "pp-why-no-tile-long"),
        Reason::LastColumn { colour } => {
            (Line::new("pp-why-last").with("track", track(*colour)), Line::new("pp-why-last-long"))
        }
        Reason::MustUse => two("pp-why-use", "pp-why-use-long"),
        Reason::NoRoundLeft => two("pp-why-no-round", "pp-why-no-round-long"),
        Reason::NoMorePizzas => two("pp-why-no-more", "pp-why-no-more-long"),
        Reason::PizzeriaEmpty { .. } => two("pp-why-empty", "pp-why-empty-long"),
        Reason::NotUnderWay => two("pp-why-under-way", "pp-why-under-way-long"),
        Reason::RoundEmpty => two("pp-why-round-empty", "pp-why-round-empty-long"),
        Reason::NotThere { .. } => two("pp-why-there", "pp-why-there-long"),
        Reason::NotBesideCourier { .. } => two("pp-why-courier", "pp-why-courier-long"),
        Reason::NoRoad { .. } => two("pp-why-road", "pp-why-road-long"),
        Reason::SameRoad { .. } => two("pp-why-same-road", "pp-why-same-road-long"),
        Reason::ThroughPizzeria { .. } => two("pp-why-through", "pp-why-through-long"),
        Reason::TooFar { distance } => {
            (Line::new("pp-why-far").number("distance", *distance), Line::new("pp-why-far-long"))
        }
        Reason::NobodyBeyond { .. } => two("pp-why-beyond", "pp-why-beyond-long"),
        Reason::Served { .. } => two("pp-why-served", "pp-why-served-long"),
        Reason::NothingDelivered => two("pp-why-delivered", "pp-why-delivered-long"),
    }
}
