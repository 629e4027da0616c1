//! What is printed on the components.

use std::sync::LazyLock;

use game::{BadFile, Edition, Files, Printed};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::effect::{Bonus, Effect, Power, Special, Target, When};
use crate::ids::{Card, Chef, Ingredient, Place, Recipe, Restaurant, Type, Upgrade};

/// Where a component's data come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Copied from the box or the rulebook.
    Official,
    /// From a worked example.
    Derived,
    /// Ours, because the printed one is unknown.
    Reconstructed,
}

/// R1.1: figures. Money is in hundreds of dollars.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Figures {
    pub source: Source,
    pub win: u8,
    pub levels: [u8; 3],
    pub income: u16,
    pub starting_money: u16,
    pub action_card: u16,
    pub bin: u16,
    pub chocolate: u16,
    pub cuisine: u8,
    pub book_draw: u8,
    pub upgrades: Vec<UpgradeRow>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UpgradeRow {
    pub id: Upgrade,
    pub price: u16,
    pub income: u16,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Market {
    pub id: Place,
    pub price: u16,
    pub counters: u8,
    pub start: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IngredientRow {
    pub id: Ingredient,
    pub market: Place,
    pub copies: u8,
    pub special: Option<Special>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecipeRow {
    pub id: String,
    pub cuisine: String,
    #[serde(rename = "type")]
    pub kind: Type,
    pub needs: Vec<Ingredient>,
    pub worth: u8,
    pub garbage: u8,
    pub source: Source,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardRow {
    pub id: String,
    pub copies: u8,
    pub phases: Vec<When>,
    pub target: Target,
    pub effect: Effect,
    pub source: Source,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ChefRow {
    pub id: Chef,
    pub power: Power,
    pub amount: u16,
    pub beginner: bool,
    pub non_plating: bool,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RestaurantRow {
    pub id: String,
    pub cuisine: String,
    pub levels: [Bonus; 3],
    pub source: Source,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MarketSheet {
    source: Source,
    markets: Vec<Spanned<Market>>,
    ingredients: Vec<Spanned<IngredientRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecipeSheet {
    recipes: Vec<Spanned<RecipeRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardSheet {
    cards: Vec<Spanned<CardRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChefSheet {
    source: Source,
    chefs: Vec<Spanned<ChefRow>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RestaurantSheet {
    restaurants: Vec<Spanned<RestaurantRow>>,
}

/// The most lines a recipe has.
pub const LINES: usize = 6;
/// The most face-up cards a market has.
pub const SPOTS: usize = 4;

/// R1.1: the whole box.
pub struct Components {
    pub figures: Figures,
    pub markets: Vec<Market>,
    pub ingredients: Vec<IngredientRow>,
    pub recipes: Vec<RecipeRow>,
    pub cards: Vec<CardRow>,
    pub chefs: Vec<ChefRow>,
    pub restaurants: Vec<RestaurantRow>,
    pub market_source: Source,
    pub chef_source: Source,
    /// Which restaurant's cuisine each recipe has.
    pub(crate) cuisine: Vec<u8>,
    /// How many lines of a recipe ask for an ingredient.
    pub(crate) needs: Vec<[u8; Ingredient::COUNT]>,
    /// The ingredients of each market, first and one past the last.
    pub(crate) of_market: [(u8, u8); Place::MARKETS],
    special: [u8; Special::COUNT],
    by_power: [u8; Power::COUNT],
    /// R7.9: the card that cancels.
    pub cancel: Card,
}

impl Components {
    pub(crate) fn market_of(&self, ingredient: usize) -> Place {
        self.ingredients[ingredient].market
    }

    pub fn is_meat(&self, ingredient: usize) -> bool {
        self.market_of(ingredient) == Place::CHOP_SHOP
    }

    pub fn is_vegetable(&self, ingredient: usize) -> bool {
        self.market_of(ingredient) == Place::VEGETABLE_LAND
    }

    /// The Mystery Mart card that can do this.
    pub fn special(&self, special: Special) -> usize {
        self.special[special as usize].into()
    }

    /// The chef with this power.
    pub fn chef_with(&self, power: Power) -> Chef {
        Chef(self.by_power[power as usize])
    }

    pub fn effect(&self, card: Card) -> &Effect {
        &self.cards[card.index()].effect
    }
}

const GAME: &str = "game.toml";
const MARKETS: &str = "markets.toml";
const RECIPES: &str = "recipes.toml";
const CARDS: &str = "cards.toml";
const CHEFS: &str = "chefs.toml";
const RESTAURANTS: &str = "restaurants.toml";

static EMBEDDED: LazyLock<Edition<Components>> =
    LazyLock::new(|| Edition::read_embedded().unwrap_or_else(|bad| panic!("embedded data: {bad}")));

/// Takes rows out of their places in a file, each after a check.
fn checked<T>(
    files: &Files,
    name: &str,
    rows: Vec<Spanned<T>>,
    count: usize,
    mut check: impl FnMut(usize, &T) -> Result<(), String>,
) -> Result<Vec<T>, BadFile> {
    let text = files.text(name)?;
    if rows.len() != count {
        return Err(BadFile::new(name, format!("there must be {count} entries, not {}", rows.len())));
    }
    let mut out = Vec::new();
    for (idx, row) in rows.into_iter().enumerate() {
        check(idx, row.get_ref()).map_err(|reason| BadFile::new(name, reason).at(text, row.span().start))?;
        out.push(row.into_inner());
    }
    Ok(out)
}

fn expect(holds: bool, reason: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(reason()) }
}

impl Printed for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (GAME, include_str!("../data/game.toml")),
        (MARKETS, include_str!("../data/markets.toml")),
        (RECIPES, include_str!("../data/recipes.toml")),
        (CARDS, include_str!("../data/cards.toml")),
        (CHEFS, include_str!("../data/chefs.toml")),
        (RESTAURANTS, include_str!("../data/restaurants.toml")),
    ];

    fn embedded() -> &'static Edition<Components> {
        &EMBEDDED
    }

    fn read(files: &Files) -> Result<Components, BadFile> {
        let figures: Figures = files.parse(GAME)?;
        let in_order = Upgrade::all().eq(figures.upgrades.iter().map(|row| row.id));
        if !in_order {
            let order = Upgrade::SLUGS.join(", ");
            return Err(BadFile::new(GAME, format!("the upgrades must be, in this order: {order}")));
        }
        if !figures.levels.is_sorted() || figures.levels[2] >= figures.win {
            return Err(BadFile::new(GAME, "levels must rise and stay below win"));
        }

        if !(1..=4).contains(&figures.book_draw) {
            return Err(BadFile::new(GAME, "book-draw must be 1 to 4"));
        }

        let sheet: MarketSheet = files.parse(MARKETS)?;
        let market_source = sheet.source;
        let markets = checked(files, MARKETS, sheet.markets, Place::MARKETS, |idx, row| {
            expect(row.id.index() == idx, || {
                format!("expected {:?} here: markets keep the order of the board", Place::SLUGS[idx])
            })?;
            expect((3..=SPOTS as u8).contains(&row.counters), || "counters must be 3 or 4".to_owned())
        })?;
        let mut special = [u8::MAX; Special::COUNT];
        let mut of_market = [(0, 0); Place::MARKETS];
        let ingredients = checked(files, MARKETS, sheet.ingredients, Ingredient::COUNT, |idx, row| {
            expect(row.id.index() == idx, || {
                format!("expected {:?} here: ingredients keep the order of the list", Ingredient::SLUGS[idx])
            })?;
            expect(row.market.is_market(), || "the Island sells no ingredients".to_owned())?;
            expect((1..=12).contains(&row.copies), || "copies must be 1 to 12".to_owned())?;
            let range: &mut (u8, u8) = &mut of_market[row.market.index()];
            if range.1 == 0 {
                range.0 = idx as u8;
            }
            expect(range.1 == 0 || range.1 == idx as u8, || {
                "the ingredients of a market must stand together".to_owned()
            })?;
            range.1 = idx as u8 + 1;
            expect((row.market == Place::MYSTERY_MART) == row.special.is_some(), || {
                "the cards of Mystery Mart, and only they, have a special".to_owned()
            })?;
            if let Some(kind) = row.special {
                expect(special[kind as usize] == u8::MAX, || "that special is there twice".to_owned())?;
                special[kind as usize] = idx as u8;
            }
            Ok(())
        })?;

        let sheet: RestaurantSheet = files.parse(RESTAURANTS)?;
        let mut cuisines: Vec<String> = Vec::new();
        let restaurants =
            checked(files, RESTAURANTS, sheet.restaurants, Restaurant::COUNT, |_, row: &RestaurantRow| {
                expect(!cuisines.contains(&row.cuisine), || {
                    format!("the cuisine {:?} is there twice", row.cuisine)
                })?;
                cuisines.push(row.cuisine.clone());
                row.levels.iter().try_for_each(Bonus::check)
            })?;

        let sheet: RecipeSheet = files.parse(RECIPES)?;
        let mut ids: Vec<String> = Vec::new();
        let (mut cuisine, mut needs) = (Vec::new(), Vec::new());
        let recipes =
            checked(files, RECIPES, sheet.recipes, Recipe::COUNT, |idx, row| {
                expect(row.kind == Recipe::new(idx).kind(), || {
                    "24 basic recipes come first, then 24 gourmet ones".to_owned()
                })?;
                expect(!ids.contains(&row.id), || format!("{:?} is there twice", row.id))?;
                ids.push(row.id.clone());
                expect((1..=LINES).contains(&row.needs.len()), || {
                    "a recipe needs 1 to 6 ingredients".to_owned()
                })?;
                let mut lines = [0; Ingredient::COUNT];
                row.needs.iter().for_each(|ingredient| lines[ingredient.index()] += 1);
                needs.push(lines);
                expect(lines[usize::from(special[Special::ReplaceAny as usize])] == 0, || {
                    "no recipe can need what replaces anything".to_owned()
                })?;
                expect(row.worth <= 20 && row.garbage <= 9, || {
                    "worth at most 20 and garbage at most 9".to_owned()
                })?;
                let place = cuisines.iter().position(|own| *own == row.cuisine);
                cuisine.push(place.ok_or_else(|| {
                    format!("no restaurant cooks {:?}; {}", row.cuisine, cuisines.join(", "))
                })? as u8);
                Ok(())
            })?;

        let sheet: CardSheet = files.parse(CARDS)?;
        let mut cancel = None;
        let mut ids: Vec<String> = Vec::new();
        let cards = checked(files, CARDS, sheet.cards, Card::COUNT, |idx, row| {
            expect(!ids.contains(&row.id), || format!("{:?} is there twice", row.id))?;
            ids.push(row.id.clone());
            expect((1..=36).contains(&row.copies), || "copies must be 1 to 36".to_owned())?;
            row.effect.check(row.target, &row.phases)?;
            if matches!(row.effect, Effect::Cancel) {
                expect(cancel.is_none(), || "only one card can cancel".to_owned())?;
                cancel = Some(Card::new(idx));
            }
            Ok(())
        })?;
        let total: u32 = cards.iter().map(|row| u32::from(row.copies)).sum();
        if total != 36 {
            return Err(BadFile::new(CARDS, format!("there must be 36 cards, not {total}")));
        }
        let cancel = cancel.ok_or_else(|| BadFile::new(CARDS, "one card must have the verb cancel"))?;

        let sheet: ChefSheet = files.parse(CHEFS)?;
        let chef_source = sheet.source;
        let mut by_power = [u8::MAX; Power::COUNT];
        let chefs = checked(files, CHEFS, sheet.chefs, Chef::COUNT, |idx, row| {
            expect(row.id.index() == idx, || {
                format!("expected {:?} here: chefs keep the order of the alphabet", Chef::SLUGS[idx])
            })?;
            expect(by_power[row.power as usize] == u8::MAX, || "two chefs have that power".to_owned())?;
            expect(row.non_plating == row.power.is_non_plating(), || {
                "the non-plating chefs are those with wok-away, aristocratic-tastes, fat-is-life and \
                 shopping-shenanigans"
                    .to_owned()
            })?;
            by_power[row.power as usize] = idx as u8;
            Ok(())
        })?;
        Ok(Components {
            figures,
            markets,
            ingredients,
            recipes,
            cards,
            chefs,
            restaurants,
            market_source,
            chef_source,
            cuisine,
            needs,
            of_market,
            special,
            by_power,
            cancel,
        })
    }
}
