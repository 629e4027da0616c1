//! What the things of Dinner in Paris are called.

use dinner_in_paris::{
    Area, Card, Cell, Components, Contest, Decor, Goal, House, Ingredient, Kind, Objective, Pigeon, Spot,
};
use game::Edition;

use crate::line::{Line, Name, Part};

/// A kind of restaurant, `kind:friterie`.
pub fn kind(kind: Kind) -> Part {
    Part::Thing(format!("kind:{}", kind.slug()), Name::Message(kind_key(kind)))
}

/// One restaurant, `house:friterie-3`: it is called like its kind.
pub fn house(house: House) -> Part {
    Part::Thing(format!("house:{house}"), Name::Message(kind_key(house.kind())))
}

fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Friterie => "dp-kind-friterie",
        Kind::Seafood => "dp-kind-seafood",
        Kind::Creperie => "dp-kind-creperie",
        Kind::Pizzeria => "dp-kind-pizzeria",
        Kind::Grill => "dp-kind-grill",
        Kind::Winebar => "dp-kind-winebar",
        Kind::Brasserie => "dp-kind-brasserie",
        Kind::Gastronomic => "dp-kind-gastronomic",
    }
}

/// An ingredient, `ingredient:bread`.
pub fn ingredient(ingredient: Ingredient) -> Part {
    let key = match ingredient {
        Ingredient::Bread => "dp-card-bread",
        Ingredient::Cheese => "dp-card-cheese",
        Ingredient::Flour => "dp-card-flour",
        Ingredient::Meat => "dp-card-meat",
        Ingredient::Potato => "dp-card-potato",
        Ingredient::Seafood => "dp-card-seafood",
        Ingredient::Tomato => "dp-card-tomato",
    };
    Part::Thing(format!("ingredient:{}", ingredient.slug()), Name::Message(key))
}

/// A resource card, `card:bread-tomato`.
pub fn card(card: Card) -> Part {
    let slug = card.to_string();
    let key = match slug.as_str() {
        "coin" => "dp-card-coin",
        "bread" => "dp-card-bread",
        "cheese" => "dp-card-cheese",
        "flour" => "dp-card-flour",
        "meat" => "dp-card-meat",
        "potato" => "dp-card-potato",
        "seafood" => "dp-card-seafood",
        "tomato" => "dp-card-tomato",
        "bread-tomato" => "dp-card-bread-tomato",
        "flour-meat" => "dp-card-flour-meat",
        "cheese-potato" => "dp-card-cheese-potato",
        "potato-tomato" => "dp-card-potato-tomato",
        "cheese-flour-tomato" => "dp-card-cheese-flour-tomato",
        "bread-potato-seafood" => "dp-card-bread-potato-seafood",
        "meat-potato-seafood" => "dp-card-meat-potato-seafood",
        // Another edition may print others.
        _ => "dp-card-several",
    };
    Part::Thing(format!("card:{slug}"), Name::Message(key))
}

/// A kind of pigeon card, `pigeon:two-coins`.
pub fn pigeon(pigeon: Pigeon) -> Part {
    let key = match pigeon {
        Pigeon::DrawTwo => "dp-pigeon-draw-two",
        Pigeon::FreeTerrace => "dp-pigeon-free-terrace",
        Pigeon::TwoCoins => "dp-pigeon-two-coins",
        Pigeon::Objective => "dp-pigeon-objective",
        Pigeon::OneLess => "dp-pigeon-one-less",
        Pigeon::AdjacentCover => "dp-pigeon-adjacent-cover",
    };
    Part::Thing(format!("pigeon:{}", pigeon.slug()), Name::Message(key))
}

/// What a pigeon card does.
pub fn effect(pigeon: Pigeon) -> Line {
    Line::new(match pigeon {
        Pigeon::DrawTwo => "dp-pigeon-draw-two-long",
        Pigeon::FreeTerrace => "dp-pigeon-free-terrace-long",
        Pigeon::TwoCoins => "dp-pigeon-two-coins-long",
        Pigeon::Objective => "dp-pigeon-objective-long",
        Pigeon::OneLess => "dp-pigeon-one-less-long",
        Pigeon::AdjacentCover => "dp-pigeon-adjacent-cover-long",
    })
}

/// A kind of decor, `decor:lamp`.
pub fn decor(decor: Decor) -> Part {
    let key = match decor {
        Decor::Fountain => "dp-decor-fountain",
        Decor::Band => "dp-decor-band",
        Decor::Lamp => "dp-decor-lamp",
        Decor::Flowerbed => "dp-decor-flowerbed",
    };
    Part::Thing(format!("decor:{}", decor.slug()), Name::Message(key))
}

/// A side of the square, `area:north`, by its street.
pub fn street(area: Area) -> Part {
    let key = match area {
        Area::North => "dp-street-north",
        Area::South => "dp-street-south",
        Area::East => "dp-street-east",
        Area::West => "dp-street-west",
    };
    Part::Thing(format!("area:{}", area.slug()), Name::Message(key))
}

/// A place on the building line, `spot:north-4`: an address.
pub fn spot(spot: Spot) -> Part {
    let key = match spot.side() {
        Area::North => "dp-spot-north",
        Area::South => "dp-spot-south",
        Area::East => "dp-spot-east",
        Area::West => "dp-spot-west",
    };
    Part::Thing(format!("spot:{spot}"), Name::MessageAt(key, (spot.offset() + 1).to_string()))
}

/// A cell, `cell:7,3`, called by what is there.
pub(super) fn cell(cell: Cell, called: &'static str) -> Part {
    Part::Thing(format!("cell:{cell}"), Name::Message(called))
}

/// One of the contests of a majority card, `contest:around-lamp`.
pub fn contest(contest: Contest) -> Part {
    let key = match contest {
        Contest::Around(Decor::Fountain) => "dp-contest-around-fountain",
        Contest::Around(Decor::Band) => "dp-contest-around-band",
        Contest::Around(Decor::Lamp) => "dp-contest-around-lamp",
        Contest::Around(Decor::Flowerbed) => "dp-contest-around-flowerbed",
        Contest::Area(Area::North) => "dp-contest-area-north",
        Contest::Area(Area::South) => "dp-contest-area-south",
        Contest::Area(Area::East) => "dp-contest-area-east",
        Contest::Area(Area::West) => "dp-contest-area-west",
        Contest::Restaurants => "dp-contest-restaurants",
        Contest::Money => "dp-contest-money",
        Contest::Pigeons => "dp-contest-pigeons",
    };
    Part::Thing(format!("contest:{contest}"), Name::Message(key))
}

/// An objective, `objective:lamps`, by its short name.
pub fn objective(objective: Objective) -> Part {
    let slug = objective.slug();
    let key = match slug {
        "each-decor-kind" => "dp-goal-each-decor-kind",
        "lamps" => "dp-goal-lamps",
        "flowerbeds" => "dp-goal-flowerbeds",
        "bands" => "dp-goal-bands",
        "fountain" => "dp-goal-fountain",
        "all-rows" => "dp-goal-all-rows",
        "quarters" => "dp-goal-quarters",
        "east" => "dp-goal-east",
        "north" => "dp-goal-north",
        "south" => "dp-goal-south",
        "west" => "dp-goal-west",
        "twenty" => "dp-goal-twenty",
        "empty-row" => "dp-goal-empty-row",
        "shape-01" => "dp-goal-shape-01",
        "shape-02" => "dp-goal-shape-02",
        "shape-03" => "dp-goal-shape-03",
        "shape-04" => "dp-goal-shape-04",
        "shape-05" => "dp-goal-shape-05",
        "shape-06" => "dp-goal-shape-06",
        "shape-07" => "dp-goal-shape-07",
        "shape-08" => "dp-goal-shape-08",
        "shape-09" => "dp-goal-shape-09",
        "shape-10" => "dp-goal-shape-10",
        "shape-11" => "dp-goal-shape-11",
        other => unreachable!("there is no objective {other}"),
    };
    Part::Thing(format!("objective:{slug}"), Name::Message(key))
}

/// What an objective asks for.
pub fn asks(edition: &Edition<Components>, objective: Objective) -> Line {
    let (key, count) = match &edition.printed.objective(objective).goal {
        Goal::AroundEach { decor: Decor::Fountain, count } => ("dp-asks-fountain", *count),
        Goal::AroundEach { decor: Decor::Band, count } => ("dp-asks-bands", *count),
        Goal::AroundEach { decor: Decor::Lamp, count } => ("dp-asks-lamps", *count),
        Goal::AroundEach { decor: Decor::Flowerbed, count } => ("dp-asks-flowerbeds", *count),
        Goal::AroundKinds(count) => ("dp-asks-kinds", *count),
        Goal::Area { area: Area::North, count } => ("dp-asks-north", *count),
        Goal::Area { area: Area::South, count } => ("dp-asks-south", *count),
        Goal::Area { area: Area::East, count } => ("dp-asks-east", *count),
        Goal::Area { area: Area::West, count } => ("dp-asks-west", *count),
        Goal::Quarters(count) => ("dp-asks-quarters", *count),
        Goal::Rows(count) => ("dp-asks-rows", *count),
        Goal::EmptyRows(count) => ("dp-asks-empty-rows", *count),
        Goal::Total(count) => ("dp-asks-total", *count),
        Goal::Shape(shape) => ("dp-asks-shape", shape.size() as u8),
    };
    Line::new(key).number("count", count)
}
