//! What cards, chefs and levels do, in a sentence each, with their figures.

use rival_restaurants::{Bonus, Card, Chef, Effect, Power, Target, Type};

use super::art::{Table, ingredient_name, place_name, upgrade_name};

fn money(hundreds: u16) -> i64 {
    100 * i64::from(hundreds)
}

/// What an action card does.
pub(super) fn card(scene: &Table<'_>, card: Card) -> String {
    let row = &scene.edition.printed.cards[card.index()];
    let count = |key: &str, parts: &[(&'static str, i64)]| scene.locale.count(key, parts);
    match row.effect {
        Effect::Cancel => scene.say("rr-b-effect-cancel"),
        Effect::StealIngredient => scene.say("rr-b-effect-steal-ingredient"),
        Effect::StealMoney { divisor } => count("rr-b-effect-steal-money", &[("n", divisor.into())]),
        Effect::TakeGarbage { count: n } if row.target == Target::EachRival => {
            count("rr-b-effect-garbage-all", &[("n", n.into())])
        }
        Effect::TakeGarbage { count: n } => count("rr-b-effect-garbage", &[("n", n.into())]),
        Effect::Inspect { garbage, fine } => {
            count("rr-b-effect-inspect", &[("n", garbage.into()), ("amount", money(fine))])
        }
        Effect::StealCard => scene.say("rr-b-effect-steal-card"),
        Effect::SwapRecipe => scene.say("rr-b-effect-swap-recipe"),
        Effect::ReplaceRecipe => scene.say("rr-b-effect-replace-recipe"),
        Effect::Relocate => scene.say("rr-b-effect-relocate"),
        Effect::DiscardStock { count: n } => count("rr-b-effect-discard-stock", &[("n", n.into())]),
        Effect::DisableUpgrade { days } => count("rr-b-effect-disable-upgrade", &[("n", days.into())]),
        Effect::PriceMore { amount } => count("rr-b-effect-price-more", &[("amount", money(amount))]),
        Effect::ReplaceCounters => scene.say("rr-b-effect-replace-counters"),
        Effect::AddTime { untimed, .. } if scene.view.options.clock == 0 || scene.view.options.amateur => {
            count("rr-b-effect-add-money", &[("amount", money(untimed))])
        }
        Effect::AddTime { seconds, money: more, .. } => {
            count("rr-b-effect-add-time", &[("n", seconds.into()), ("amount", money(more))])
        }
        Effect::WinWar => scene.say("rr-b-effect-win-war"),
        Effect::MoveAgain => scene.say("rr-b-effect-move-again"),
        Effect::DoubleBurner => scene.say("rr-b-effect-double-burner"),
        Effect::Popularity { basic, gourmet } => {
            count("rr-b-effect-popularity", &[("basic", basic.into()), ("gourmet", gourmet.into())])
        }
        Effect::TakeDiscard { count: n, garbage } => {
            count("rr-b-effect-take-discard", &[("n", n.into()), ("garbage", garbage.into())])
        }
        Effect::TakeCounter { count: n } => count("rr-b-effect-take-counter", &[("n", n.into())]),
    }
}

/// What a chef can do.
pub(super) fn chef(scene: &Table<'_>, chef: Chef) -> String {
    let row = &scene.edition.printed.chefs[chef.index()];
    let key = match row.power {
        Power::DirtyTrick => "rr-b-power-dirty-trick",
        Power::DramaQueen => "rr-b-power-drama-queen",
        Power::WokAway => "rr-b-power-wok-away",
        Power::ShoppingShenanigans => "rr-b-power-shopping-shenanigans",
        Power::AristocraticTastes => "rr-b-power-aristocratic-tastes",
        Power::FatIsLife => "rr-b-power-fat-is-life",
        Power::BroTeinStyle => "rr-b-power-bro-tein-style",
        Power::SaveTheAnimals => "rr-b-power-save-the-animals",
        Power::ShareWithMe => "rr-b-power-share-with-me",
        Power::ArtOfFoodshido => "rr-b-power-art-of-foodshido",
        Power::MysteryMeat => "rr-b-power-mystery-meat",
        Power::BlackMarket => "rr-b-power-black-market",
    };
    scene.locale.count(key, &[("amount", money(row.amount))])
}

/// What a level is good for.
pub(super) fn bonus(scene: &Table<'_>, bonus: &Bonus) -> String {
    let count = |key: &str, parts: &[(&'static str, i64)]| scene.locale.count(key, parts);
    let list = |names: Vec<String>| names.join(", ");
    match bonus {
        Bonus::Money { amount } => count("rr-b-bonus-money", &[("amount", money(*amount))]),
        Bonus::TakeCounter { count: n } => count("rr-b-bonus-take-counter", &[("n", (*n).into())]),
        Bonus::TakeDiscard { count: n } => count("rr-b-bonus-take-discard", &[("n", (*n).into())]),
        Bonus::DrawShelf { markets } => {
            let names = list(markets.iter().map(|place| place_name(scene, *place)).collect());
            scene.locale.fill("rr-b-bonus-draw-shelf", &[("names", &names)])
        }
        Bonus::DrawCards { count: n } => count("rr-b-bonus-draw-cards", &[("n", (*n).into())]),
        Bonus::Upgrade { only, else_money } => {
            let names = list(only.iter().map(|one| upgrade_name(scene, *one)).collect());
            scene.locale.count_and_fill(
                "rr-b-bonus-upgrade",
                &[("amount", money(*else_money))],
                &[("names", &names)],
            )
        }
        Bonus::MoneyPerGourmet { amount, most } => {
            count("rr-b-bonus-per-gourmet", &[("amount", money(*amount)), ("most", money(*most))])
        }
        Bonus::BinAndMoney { count: n, amount } => {
            count("rr-b-bonus-bin-and-money", &[("n", (*n).into()), ("amount", money(*amount))])
        }
        Bonus::ExchangeRecipes { draw } => count("rr-b-bonus-exchange", &[("n", (*draw).into())]),
        Bonus::ChooseMoneyOrCards { amount, count: n } => {
            count("rr-b-bonus-either", &[("amount", money(*amount)), ("n", (*n).into())])
        }
        Bonus::PopularityIfNeeds { ingredients, amount } => {
            let names = list(ingredients.iter().map(|one| ingredient_name(scene, *one)).collect());
            scene.locale.count_and_fill("rr-b-bonus-needs", &[("n", (*amount).into())], &[("names", &names)])
        }
        Bonus::PopularityIfType { kind: Type::Basic, amount } => {
            count("rr-b-bonus-basic", &[("n", (*amount).into())])
        }
        Bonus::PopularityIfType { kind: Type::Gourmet, amount } => {
            count("rr-b-bonus-gourmet", &[("n", (*amount).into())])
        }
        Bonus::GarbageLess { amount } => count("rr-b-bonus-garbage-less", &[("n", (*amount).into())]),
        Bonus::Income { amount } => count("rr-b-bonus-income", &[("amount", money(*amount))]),
        Bonus::ShelfPick { look } => count("rr-b-bonus-shelf-pick", &[("n", (*look).into())]),
        Bonus::PriceLess { markets, amount } => {
            let names = list(markets.iter().map(|place| place_name(scene, *place)).collect());
            scene.locale.count_and_fill(
                "rr-b-bonus-price-less",
                &[("amount", money(*amount))],
                &[("names", &names)],
            )
        }
        Bonus::FreeBin { count: n } => count("rr-b-bonus-free-bin", &[("n", (*n).into())]),
        Bonus::PenaltyCap { amount } => count("rr-b-bonus-penalty-cap", &[("n", (*amount).into())]),
    }
}
