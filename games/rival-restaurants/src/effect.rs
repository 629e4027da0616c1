//! The closed set of verbs that cards, chefs and restaurants can name.

use serde::Deserialize;

use crate::ids::{Ingredient, Place, Type, Upgrade};

/// R9: what a Mystery Mart card can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Special {
    ReplaceAny,
    Sell,
    ExtraBasic,
    ExtraGourmet,
    ReplaceMeat,
}

impl Special {
    pub const COUNT: usize = 5;
}

/// R8: what a chef can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Power {
    DirtyTrick,
    DramaQueen,
    WokAway,
    ShoppingShenanigans,
    AristocraticTastes,
    FatIsLife,
    BroTeinStyle,
    SaveTheAnimals,
    ShareWithMe,
    ArtOfFoodshido,
    MysteryMeat,
    BlackMarket,
}

impl Power {
    pub const COUNT: usize = 12;

    /// R10.2: chefs that work outside the kitchen in the game for two.
    pub const fn is_non_plating(self) -> bool {
        matches!(
            self,
            Power::WokAway | Power::AristocraticTastes | Power::FatIsLife | Power::ShoppingShenanigans
        )
    }

    /// R8.2, Q13: not the same player two days running.
    pub const fn rests(self) -> bool {
        matches!(self, Power::DirtyTrick | Power::DramaQueen)
    }
}

/// Whom a card is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    #[serde(rename = "self")]
    Oneself,
    Rival,
    AnyChef,
    EachRival,
    Market,
}

/// When a card may be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    Move,
    Buy,
    React,
}

/// R7, R11: what an action card does.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "verb", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    Cancel,
    StealIngredient,
    StealMoney { divisor: u16 },
    TakeGarbage { count: u8 },
    Inspect { garbage: u8, fine: u16 },
    StealCard,
    SwapRecipe,
    ReplaceRecipe,
    Relocate,
    DiscardStock { count: u8 },
    DisableUpgrade { days: u8 },
    PriceMore { amount: u16 },
    ReplaceCounters,
    AddTime { seconds: u16, money: u16, untimed: u16 },
    WinWar,
    MoveAgain,
    DoubleBurner,
    Popularity { basic: u8, gourmet: u8 },
    TakeDiscard { count: u8, garbage: u8 },
    TakeCounter { count: u8 },
}

impl Effect {
    /// Whether it can be aimed so and played then.
    pub(crate) fn check(&self, target: Target, phases: &[When]) -> Result<(), String> {
        let targets: &[Target] = match self {
            Effect::StealIngredient
            | Effect::StealMoney { .. }
            | Effect::Inspect { .. }
            | Effect::StealCard
            | Effect::SwapRecipe
            | Effect::Relocate
            | Effect::DiscardStock { .. }
            | Effect::DisableUpgrade { .. } => &[Target::Rival],
            Effect::TakeGarbage { .. } => &[Target::Rival, Target::EachRival],
            Effect::ReplaceRecipe => &[Target::AnyChef, Target::Rival],
            Effect::PriceMore { .. } | Effect::ReplaceCounters => &[Target::Market],
            Effect::WinWar => &[Target::EachRival],
            Effect::Cancel
            | Effect::AddTime { .. }
            | Effect::MoveAgain
            | Effect::DoubleBurner
            | Effect::Popularity { .. }
            | Effect::TakeDiscard { .. }
            | Effect::TakeCounter { .. } => &[Target::Oneself],
        };
        if !targets.contains(&target) {
            return Err(format!("this effect cannot have that target, only {targets:?}"));
        }
        let times: &[When] = match self {
            Effect::Cancel => &[When::React],
            Effect::Relocate => &[When::Move],
            Effect::AddTime { .. } | Effect::WinWar | Effect::MoveAgain | Effect::TakeCounter { .. } => {
                &[When::Buy]
            }
            _ => &[When::Move, When::Buy],
        };
        if phases.is_empty() || phases.iter().any(|phase| !times.contains(phase)) {
            return Err(format!("this effect can only be played in {times:?}"));
        }
        match self {
            Effect::StealMoney { divisor: 0 } => Err("divisor must be 1 or more".to_owned()),
            Effect::TakeGarbage { count: 0 }
            | Effect::DiscardStock { count: 0 }
            | Effect::TakeDiscard { count: 0, .. }
            | Effect::TakeCounter { count: 0 } => Err("count must be 1 or more".to_owned()),
            _ => Ok(()),
        }
    }
}

/// R5.8: what a level is good for.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "verb", rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Bonus {
    Money {
        amount: u16,
    },
    TakeCounter {
        count: u8,
    },
    TakeDiscard {
        count: u8,
    },
    DrawShelf {
        markets: Vec<Place>,
    },
    DrawCards {
        count: u8,
    },
    Upgrade {
        only: Vec<Upgrade>,
        else_money: u16,
    },
    MoneyPerGourmet {
        amount: u16,
        most: u16,
    },
    BinAndMoney {
        count: u8,
        amount: u16,
    },
    ExchangeRecipes {
        draw: u8,
    },
    ChooseMoneyOrCards {
        amount: u16,
        count: u8,
    },
    PopularityIfNeeds {
        ingredients: Vec<Ingredient>,
        amount: u8,
    },
    PopularityIfType {
        #[serde(rename = "type")]
        kind: Type,
        amount: u8,
    },
    GarbageLess {
        amount: u8,
    },
    Income {
        amount: u16,
    },
    ShelfPick {
        look: u8,
    },
    PriceLess {
        markets: Vec<Place>,
        amount: u16,
    },
    FreeBin {
        count: u8,
    },
    PenaltyCap {
        amount: u8,
    },
}

impl Bonus {
    /// R5.8: from now on, and already for what was just cooked.
    pub const fn is_permanent(&self) -> bool {
        matches!(
            self,
            Bonus::PopularityIfNeeds { .. }
                | Bonus::PopularityIfType { .. }
                | Bonus::GarbageLess { .. }
                | Bonus::Income { .. }
                | Bonus::ShelfPick { .. }
                | Bonus::PriceLess { .. }
                | Bonus::FreeBin { .. }
                | Bonus::PenaltyCap { .. }
        )
    }

    /// Whether its figures can be carried out.
    pub(crate) fn check(&self) -> Result<(), String> {
        match self {
            Bonus::DrawShelf { markets } | Bonus::PriceLess { markets, .. }
                if markets.is_empty() || markets.iter().any(|market| !market.is_market()) =>
            {
                Err("markets must name one market or more, and not the Island".to_owned())
            }
            Bonus::Upgrade { only, .. } if only.is_empty() => Err("only must name an upgrade".to_owned()),
            Bonus::ExchangeRecipes { draw } if !(1..=3).contains(draw) => {
                Err("draw must be 1 to 3".to_owned())
            }
            Bonus::ShelfPick { look } if *look != 2 => Err("look must be 2".to_owned()),
            _ => Ok(()),
        }
    }
}
