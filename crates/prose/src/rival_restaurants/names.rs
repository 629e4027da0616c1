//! What things are called, and the ids by which a page links them.
//!
//! Ids are as in an action's JSON: slugs where it has slugs (`chef:kim-chi`), numbers where it has numbers
//! (`recipe:27`), and `spot:chop-shop,2` for a counter, or `spot:chop-shop,4` for the shelf.

use game::{Edition, Seat};
use rival_restaurants::{
    Card, Chef, Components, Ingredient, NONE, Phase, Piece, Place, Power, Recipe, Restaurant, SHELF, Special,
    Type, Upgrade, View, What,
};

use crate::line::{Line, Name, Part};

/// Keys of messages by slug.
macro_rules! keys {
    ($name:ident, $prefix:literal, [$($slug:literal),* $(,)?]) => {
        fn $name(slug: &str) -> Option<&'static str> {
            match slug {
                $($slug => Some(concat!($prefix, $slug)),)*
                _ => None,
            }
        }
    };
}

keys!(
    place_key,
    "rr-place-",
    ["carbtastic", "fruit-stand", "vegetable-land", "chop-shop", "dairy-king", "mystery-mart", "island"]
);
keys!(
    ingredient_key,
    "rr-ingredient-",
    [
        "bread",
        "flour",
        "potato",
        "noodles",
        "rice",
        "avocado",
        "beans",
        "peppers",
        "sweet-fruit",
        "tomato",
        "carrot",
        "garlic",
        "greens",
        "onion",
        "scallion",
        "beef",
        "fish",
        "pork",
        "poultry",
        "seafood",
        "butter",
        "cheese",
        "egg",
        "milk",
        "alien-goo",
        "chocolate",
        "secret-sauce",
        "wine",
        "tofu",
    ]
);
keys!(
    chef_key,
    "rr-chef-",
    [
        "angus-khan",
        "antoine-baguette",
        "biff-brobeque",
        "gardena-eden",
        "general-stroganov",
        "gohan-sushido",
        "kim-chi",
        "lovehandles-mcfatterson",
        "mortimer-sleazburger",
        "phyllis-grubman",
        "pork-knuckles",
        "senor-fuego",
    ]
);
keys!(
    upgrade_key,
    "rr-upgrade-",
    ["basic-book", "gourmet-book", "double-burner", "social-media", "celebrity"]
);
keys!(
    card_key,
    "rr-card-",
    [
        "clam-voyance",
        "raiders-of-the-lost-pork",
        "armed-robbery",
        "fly-tipping",
        "trash-talk",
        "surprise-inspection",
        "sticky-fingers",
        "menu-swap",
        "back-to-the-cutting-board",
        "detour",
        "fridge-failure",
        "power-cut",
        "surge-pricing",
        "clean-sweep",
        "extra-thyme",
        "going-going-mine",
        "second-errand",
        "flash-in-the-pan",
        "rave-review",
        "dumpster-dive",
        "special-delivery",
    ]
);
keys!(
    restaurant_key,
    "rr-restaurant-",
    [
        "rising-sun",
        "luchador-picante",
        "banchan-republic",
        "jade-wok",
        "nonna-volante",
        "canard-fache",
        "highway-griddle",
        "tiffin-express",
    ]
);
keys!(
    recipe_key,
    "rr-recipe-",
    [
        "salmon-onigiri",
        "yaki-udon",
        "tamago-sando",
        "kimchi-pancakes",
        "gamja-jorim",
        "dakgangjeong",
        "yangzhou-fried-rice",
        "dan-dan-noodles",
        "dry-fried-green-beans",
        "guacamole",
        "baja-fish-tacos",
        "chili-con-carne",
        "bruschetta",
        "fettuccine-al-burro",
        "pizza-margherita",
        "onion-soup-gratin",
        "crepes-suzette",
        "ratatouille",
        "mac-and-cheese",
        "avocado-bacon-club",
        "loaded-baked-potato",
        "rajma-masala",
        "seviyan-kheer",
        "saag-paneer",
        "chirashi-bowl",
        "tonkotsu-ramen",
        "katsu-curry",
        "bibimbap",
        "japchae",
        "haemul-sundubu",
        "mapo-tofu",
        "sweet-and-sour-pork",
        "crispy-aromatic-duck",
        "california-burrito",
        "mole-poblano",
        "ceviche",
        "tiramisu",
        "lasagne-al-forno",
        "risotto-ai-frutti-di-mare",
        "coq-au-vin",
        "boeuf-bourguignon",
        "bouillabaisse",
        "smash-burger-platter",
        "new-england-chowder",
        "chicken-and-waffles",
        "butter-chicken",
        "goan-fish-curry",
        "prawn-biryani",
    ]
);

/// A message, or for what the owner of a box typed in, its id in plain words.
fn name(key: Option<&'static str>, slug: &str) -> Name {
    key.map_or_else(|| Name::Proper(in_words(slug)), Name::Message)
}

fn in_words(slug: &str) -> String {
    let mut words = slug.replace('-', " ");
    if let Some(first) = words.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    words
}

pub(super) fn place(place: Place) -> Part {
    Part::Thing(format!("place:{}", place.slug()), name(place_key(place.slug()), place.slug()))
}

fn ingredient_name(ingredient: Ingredient) -> Name {
    name(ingredient_key(ingredient.slug()), ingredient.slug())
}

pub(super) fn ingredient(ingredient: Ingredient) -> Part {
    Part::Thing(format!("ingredient:{}", ingredient.slug()), ingredient_name(ingredient))
}

pub(super) fn chef(chef: Chef) -> Part {
    Part::Thing(format!("chef:{}", chef.slug()), name(chef_key(chef.slug()), chef.slug()))
}

pub(super) fn upgrade(upgrade: Upgrade) -> Part {
    Part::Thing(format!("upgrade:{}", upgrade.slug()), name(upgrade_key(upgrade.slug()), upgrade.slug()))
}

pub(super) fn card(edition: &Edition<Components>, card: Card) -> Part {
    let slug = &edition.printed.cards[card.index()].id;
    Part::Thing(format!("card:{}", card.index()), name(card_key(slug), slug))
}

pub(super) fn restaurant(edition: &Edition<Components>, restaurant: Restaurant) -> Part {
    let slug = &edition.printed.restaurants[restaurant.index()].id;
    Part::Thing(format!("restaurant:{}", restaurant.index()), name(restaurant_key(slug), slug))
}

pub(super) fn recipe(edition: &Edition<Components>, recipe: Recipe) -> Part {
    let slug = &edition.printed.recipes[recipe.index()].id;
    Part::Thing(format!("recipe:{}", recipe.index()), name(recipe_key(slug), slug))
}

/// A card, or the chef whose power it is.
pub(super) fn what(edition: &Edition<Components>, what: What) -> Part {
    match what {
        What::Card(played) => card(edition, played),
        What::Power(used) => chef(used),
    }
}

/// A counter or the shelf, called by what lies there; with `$counter`, and `$place` for the market.
pub(super) fn with_spot(line: Line, view: &View, market: Option<Place>, spot: u8) -> Line {
    let Some(market) = market.filter(|market| market.is_market()) else {
        let nothing = Part::Thing("spot:none".to_owned(), Name::Message("rr-nothing"));
        return line
            .with("thing", nothing)
            .with("place", place(market.unwrap_or(Place::ISLAND)))
            .number("counter", 0);
    };
    let lying = view.board.counters[market.index()].get(usize::from(spot)).copied().unwrap_or(NONE);
    let called = match spot {
        SHELF => Name::Message("rr-shelf"),
        _ if usize::from(lying) < Ingredient::COUNT => ingredient_name(Ingredient::new(lying.into())),
        _ => Name::Message("rr-nothing"),
    };
    line.with("thing", Part::Thing(format!("spot:{},{spot}", market.slug()), called))
        .with("place", place(market))
        .number("counter", counter(spot))
}

/// Counters are counted from 1, and 0 is the shelf.
pub(super) fn counter(spot: u8) -> i64 {
    if spot == SHELF { 0 } else { i64::from(spot) + 1 }
}

/// A player's chef on the table.
pub(super) fn pawn(view: &View, seat: Seat, slot: u8) -> Part {
    let player = view.players.get(seat.index());
    // R10.5: the chef of the day need not be yesterday's.
    let leads = slot == 0 && view.phase == Phase::Wheels && view.seats() == 2 && !view.options.two_chefs;
    let shown = match player {
        Some(player) if leads => player.lead,
        _ => player.and_then(|player| player.front.pawns.get(usize::from(slot))).map(|pawn| pawn.chef),
    };
    match shown {
        Some(number) if usize::from(number) < Chef::COUNT => chef(Chef::new(number.into())),
        _ => Part::Thing(format!("pawn:{},{slot}", seat.index()), Name::Message("rr-chef-unknown")),
    }
}

/// Where a player's chef stands.
pub(super) fn pawn_place(view: &View, seat: Seat, slot: u8) -> Option<Place> {
    view.players.get(seat.index())?.front.pawns.get(usize::from(slot))?.place()
}

/// The recipe in a place of a player's menu.
pub(super) fn menu(edition: &Edition<Components>, view: &View, seat: Option<Seat>, slot: u8) -> Part {
    let player = seat.and_then(|seat| view.players.get(seat.index()));
    match player.and_then(|player| player.front.recipes.get(usize::from(slot))) {
        Some(number) if usize::from(*number) < Recipe::COUNT => {
            recipe(edition, Recipe::new((*number).into()))
        }
        _ => some_recipe(slot),
    }
}

/// The recipe in a place of somebody's menu.
pub(super) fn some_recipe(slot: u8) -> Part {
    Part::Thing(format!("menu:{slot}"), Name::Message("rr-recipe-unknown"))
}

/// What a recipe of this type can be given on top: secret sauce or wine.
pub(super) fn extra(edition: &Edition<Components>, kind: Type) -> Part {
    let special = match kind {
        Type::Basic => Special::ExtraBasic,
        Type::Gourmet => Special::ExtraGourmet,
    };
    ingredient(Ingredient::new(edition.printed.special(special)))
}

/// A piece of a trade, of which `recipe` knows the recipes by their place.
pub(super) fn piece(edition: &Edition<Components>, piece: Piece, recipe: impl FnOnce(u8) -> Part) -> Part {
    let thing = |id: &str, name| Part::Thing(format!("piece:{id}"), name);
    match piece {
        Piece::Money => thing("money", Name::MessageAt("rr-piece-money", "100".to_owned())),
        Piece::MuchMoney => thing("much-money", Name::MessageAt("rr-piece-money", "500".to_owned())),
        Piece::Garbage => thing("garbage", Name::Message("rr-piece-garbage")),
        Piece::Ingredient(given) => ingredient(given),
        Piece::Card(given) => card(edition, given),
        Piece::Recipe(slot) => recipe(slot),
        Piece::Upgrade(given) => upgrade(given),
        Piece::Favour => thing("favour", Name::Message("rr-piece-favour")),
    }
}

/// The figure of a chef's power, in dollars.
pub(super) fn amount_of(edition: &Edition<Components>, power: Power) -> i64 {
    dollars(edition.printed.chefs[edition.printed.chef_with(power).index()].amount)
}

/// Money is counted in hundreds.
pub(super) fn dollars(hundreds: impl Into<i64>) -> i64 {
    100 * hundreds.into()
}

#[cfg(test)]
mod tests {
    use game::Printed;

    use super::*;

    fn is_message(part: &Part) -> bool {
        matches!(part, Part::Thing(_, Name::Message(key)) if crate::Locale::En.has(key))
    }

    #[test]
    fn everything_in_the_box_has_a_name() {
        let edition = Components::embedded();
        assert!(Place::all().map(place).all(|part| is_message(&part)));
        assert!(Ingredient::all().map(ingredient).all(|part| is_message(&part)));
        assert!(Chef::all().map(chef).all(|part| is_message(&part)));
        assert!(Upgrade::all().map(upgrade).all(|part| is_message(&part)));
        assert!(Card::all().all(|one| is_message(&card(edition, one))));
        assert!(Restaurant::all().all(|one| is_message(&restaurant(edition, one))));
        assert!(Recipe::all().all(|one| is_message(&recipe(edition, one))));
    }

    #[test]
    fn what_was_typed_in_is_called_by_its_id() {
        assert_eq!(name(recipe_key("beef-stew"), "beef-stew"), Name::Proper("Beef stew".to_owned()));
    }
}
