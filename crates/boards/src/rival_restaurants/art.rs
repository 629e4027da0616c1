//! Small pictures and names: the same wherever they appear.

use game::Seat;
use maud::{Markup, html};
use rival_restaurants::{
    Card, Chef, Ingredient, LINES, NONE, Place, Recipe, RecipeRow, Restaurant, RestaurantRow, State, TWICE,
    Upgrade, What,
};

use crate::draw::Scene;

pub(super) type Table<'a> = Scene<'a, State>;

/// The seat's livery.
pub(super) fn livery(seat: Seat) -> usize {
    seat.index() + 1
}

/// Money is counted in hundreds.
pub(super) fn dollars(hundreds: impl Into<i64>) -> String {
    format!("${}", 100 * hundreds.into())
}

/// A sign of one colour.
pub(super) fn icon(name: &str) -> Markup {
    html! { svg.ic aria-hidden="true" { use href={ "#rr-s-" (name) } {} } }
}

/// An ingredient's picture, without a name.
pub(super) fn food(ingredient: Ingredient) -> Markup {
    html! { svg.food aria-hidden="true" { use href={ "#rr-f-" (ingredient.slug()) } {} } }
}

/// An ingredient on its tile.
pub(super) fn tile(scene: &Table<'_>, ingredient: Ingredient, class: &str) -> Markup {
    let name = ingredient_name(scene, ingredient);
    html! {
        span class={ "tile " (class) } title=(name) role="img" aria-label=(name)
            data-thing={ "ingredient:" (ingredient.slug()) } { (food(ingredient)) }
    }
}

/// An ingredient on its tile, so many times.
pub(super) fn many(scene: &Table<'_>, ingredient: Ingredient, count: u8) -> Markup {
    html! { span.many { (tile(scene, ingredient, "")) @if count > 1 { b.twice { "×" (count) } } } }
}

/// The first letter of a player's name.
pub(super) fn initial(scene: &Table<'_>, seat: Seat) -> String {
    let name = scene.names.get(seat.index());
    name.and_then(|name| name.chars().next()).unwrap_or('·').to_uppercase().to_string()
}

/// A player's plate.
pub(super) fn dish(scene: &Table<'_>, seat: Seat) -> Markup {
    html! {
        span class={ "dish l" (livery(seat)) } role="img" aria-label=(scene.name(seat)) title=(scene.name(seat)) {
            span aria-hidden="true" { (initial(scene, seat)) }
            svg.mark aria-hidden="true" { use href={ "#sign-" (livery(seat)) } {} }
        }
    }
}

/// A message of a component; what the owner of a box typed in is called by its id.
fn called(scene: &Table<'_>, kind: &str, slug: &str) -> String {
    let key = format!("rr-{kind}-{slug}");
    if scene.locale.has(&key) {
        return scene.say(&key);
    }
    let words = slug.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(super) fn ingredient_name(scene: &Table<'_>, ingredient: Ingredient) -> String {
    called(scene, "ingredient", ingredient.slug())
}

pub(super) fn chef_name(scene: &Table<'_>, chef: Chef) -> String {
    called(scene, "chef", chef.slug())
}

pub(super) fn upgrade_name(scene: &Table<'_>, upgrade: Upgrade) -> String {
    called(scene, "upgrade", upgrade.slug())
}

pub(super) fn card_name(scene: &Table<'_>, card: Card) -> String {
    called(scene, "card", &scene.edition.printed.cards[card.index()].id)
}

pub(super) fn recipe_name(scene: &Table<'_>, recipe: Recipe) -> String {
    called(scene, "recipe", &scene.edition.printed.recipes[recipe.index()].id)
}

pub(super) fn restaurant_name(scene: &Table<'_>, restaurant: Restaurant) -> String {
    called(scene, "restaurant", &scene.edition.printed.restaurants[restaurant.index()].id)
}

/// A place as a heading.
pub(super) fn place_name(scene: &Table<'_>, place: Place) -> String {
    const HEADINGS: [&str; Place::COUNT] = [
        "rr-b-place-carbtastic",
        "rr-b-place-fruit-stand",
        "rr-b-place-vegetable-land",
        "rr-b-place-chop-shop",
        "rr-b-place-dairy-king",
        "rr-b-place-mystery-mart",
        "rr-b-place-island",
    ];
    scene.say(HEADINGS[place.index()])
}

/// A card, or the chef whose power it is.
pub(super) fn what_name(scene: &Table<'_>, what: What) -> String {
    match what {
        What::Card(card) => card_name(scene, card),
        What::Power(chef) => chef_name(scene, chef),
    }
}

/// A chef by its number, if there is one.
pub(super) fn chef(number: u8) -> Option<Chef> {
    (usize::from(number) < Chef::COUNT).then(|| Chef::new(number.into()))
}

/// A recipe by its number, if there is one.
pub(super) fn recipe(number: u8) -> Option<Recipe> {
    (usize::from(number) < Recipe::COUNT).then(|| Recipe::new(number.into()))
}

/// An ingredient by its number, if there is one.
pub(super) fn ingredient(number: u8) -> Option<Ingredient> {
    (usize::from(number) < Ingredient::COUNT).then(|| Ingredient::new(number.into()))
}

/// A player's restaurant, once it is chosen.
pub(super) fn restaurant(scene: &Table<'_>, seat: Seat) -> Option<Restaurant> {
    let number = usize::from(scene.view.players[seat.index()].front.restaurant);
    (number < Restaurant::COUNT).then(|| Restaurant::new(number))
}

/// What is printed on a recipe.
pub(super) fn printed(scene: &Table<'_>, recipe: Recipe) -> &'static RecipeRow {
    &scene.edition.printed.recipes[recipe.index()]
}

/// What is printed on a player's restaurant.
pub(super) fn house(scene: &Table<'_>, seat: Seat) -> Option<&'static RestaurantRow> {
    restaurant(scene, seat).map(|one| &scene.edition.printed.restaurants[one.index()])
}

/// What fills a line of a dish: the ingredient, and whether it takes two of it.
pub(super) fn filler(number: u8) -> Option<(Ingredient, bool)> {
    if number == NONE {
        return None;
    }
    let twice = number >= TWICE;
    ingredient(if twice { number - TWICE } else { number }).map(|one| (one, twice))
}

/// The lines of a recipe that a larder cannot fill with what they ask for, by line.
pub(super) fn lacking(row: &RecipeRow, larder: &[u8; Ingredient::COUNT]) -> [bool; LINES] {
    let mut left = *larder;
    let mut lacks = [false; LINES];
    for (line, needed) in row.needs.iter().enumerate() {
        let there = &mut left[needed.index()];
        lacks[line] = *there == 0;
        *there = there.saturating_sub(1);
    }
    lacks
}
