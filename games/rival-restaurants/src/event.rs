//! What happened.

use game::{Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::ids::{Card, Chef, Ingredient, Place, Recipe, Restaurant, Upgrade};
use crate::state::{Ending, What};

/// One fact. Money is in hundreds of dollars. Cards that only some may see are `Option`s.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Event {
    /// R1.9: shown together.
    RestaurantChosen {
        seat: Seat,
        restaurant: Restaurant,
    },
    /// R1.18, R10: shown together, or drafted.
    ChefTaken {
        seat: Seat,
        chef: Chef,
    },
    ChefBanned {
        seat: Seat,
        chef: Chef,
    },
    /// R2.1.
    DayBegan {
        day: u16,
    },
    IncomePaid {
        seat: Seat,
        amount: u16,
    },
    /// R2.3: the wheels are shown.
    Went {
        seat: Seat,
        slot: u8,
        chef: Chef,
        place: Place,
    },
    /// R2.4: the targets are shown.
    Aimed {
        seat: Seat,
        slot: u8,
        spot: u8,
    },
    /// R7.1.
    CardPlayed {
        seat: Seat,
        card: Card,
    },
    /// R8.1: a power or card is aimed at somebody.
    Struck {
        by: Seat,
        what: What,
        victim: Seat,
        slot: u8,
        thing: u8,
    },
    /// R7.9.
    Clammed {
        seat: Seat,
    },
    /// Q19: how it ended.
    Settled {
        by: Seat,
        what: What,
        victim: Seat,
        works: bool,
    },
    /// Money changed hands; `None` is the bank.
    Paid {
        from: Option<Seat>,
        to: Option<Seat>,
        amount: u16,
    },
    /// Garbage came (from the supply) or went.
    GarbageGained {
        seat: Seat,
        count: u8,
    },
    GarbageLost {
        seat: Seat,
        count: u8,
    },
    /// An ingredient came to somebody, from a player or from the board.
    IngredientGained {
        seat: Seat,
        ingredient: Ingredient,
        from: Option<Seat>,
    },
    IngredientDiscarded {
        seat: Seat,
        ingredient: Ingredient,
    },
    /// An action card came; who may not see it does not learn which.
    CardGained {
        seat: Seat,
        card: Option<Card>,
        from: Option<Seat>,
    },
    RecipeGained {
        seat: Seat,
        recipe: Recipe,
    },
    RecipesShown {
        seat: Seat,
        recipes: Vec<Recipe>,
    },
    UpgradeGained {
        seat: Seat,
        upgrade: Upgrade,
    },
    UpgradeCut {
        seat: Seat,
        upgrade: Upgrade,
        days: u8,
    },
    PriceRaised {
        by: Seat,
        market: Place,
        amount: u8,
    },
    CountersReplaced {
        market: Place,
    },
    TimeAdded {
        seconds: u16,
    },
    /// R3.2: a purchase. `spot` 4 is the shelf.
    Bought {
        seat: Seat,
        slot: u8,
        place: Place,
        spot: u8,
        ingredient: Ingredient,
        price: u16,
    },
    ChocolateSold {
        seat: Seat,
    },
    /// R4.
    WarBegan {
        market: Place,
        spot: u8,
    },
    BidMade {
        seat: Seat,
        slot: u8,
        money: u8,
        garbage: u8,
    },
    WarLeft {
        seat: Seat,
        slot: u8,
    },
    WarWon {
        seat: Seat,
        slot: u8,
        ingredient: Ingredient,
        price: u16,
        garbage: u8,
    },
    WarWithoutSale {
        market: Place,
        spot: u8,
    },
    /// R3.3.
    OfferMade {
        from: Seat,
        to: Seat,
    },
    OfferEnded {
        from: Seat,
        to: Seat,
    },
    Traded {
        from: Seat,
        to: Seat,
    },
    FavourPromised {
        from: Seat,
        to: Seat,
    },
    Done {
        seat: Seat,
    },
    TimeOver,
    /// R5.
    Fined {
        seat: Seat,
        paid: bool,
    },
    DishShown {
        seat: Seat,
        recipe: Recipe,
    },
    DishWithdrawn {
        seat: Seat,
        recipe: Recipe,
    },
    Cooked {
        seat: Seat,
        recipe: Recipe,
        score: u8,
    },
    PopularityGained {
        seat: Seat,
        amount: u8,
    },
    LevelReached {
        seat: Seat,
        level: u8,
    },
    Restocked,
    Voted {
        seat: Seat,
        vote: Seat,
    },
    Ended {
        ending: Ending,
    },
}

impl Event {
    /// R1.13: only an action card in hand is secret: to all but those through whose hands it went.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Event {
        match self {
            Event::CardGained { seat, from, .. }
                if !(viewer.is(*seat) || from.is_some_and(|from| viewer.is(from))) =>
            {
                Event::CardGained { seat: *seat, card: None, from: *from }
            }
            _ => self.clone(),
        }
    }
}
