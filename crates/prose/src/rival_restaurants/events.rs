//! What happened, for the log.

use game::{Edition, Seat};
use rival_restaurants::{Components, Event, SHELF, State, What};

use super::names;
use super::names::dollars;
use crate::line::{Line, Name, Part};
use crate::speak::Speak;

/// Somebody does something to somebody else: the doer is `$by`, the other `$seat`, so that `$who` is theirs.
fn between(key: &'static str, by: Seat, seat: Seat) -> Line {
    Line::new(key).with("by", Part::Seat(by)).seat(seat)
}

/// What it brought.
fn gain(line: Line, key: &'static str, amount: i64) -> Line {
    line.with("gain", Part::Gain(Line::new(key).number("amount", amount)))
}

/// A counter as an event names it, which does not say what lies there.
fn counter(line: Line, market: rival_restaurants::Place, spot: u8) -> Line {
    let id = format!("spot:{},{spot}", market.slug());
    let name = Name::MessageAt("rr-counter", names::counter(spot).to_string());
    line.with("counter", Part::Thing(id, name)).with("place", names::place(market))
}

pub(super) fn line(edition: &Edition<Components>, event: &Event) -> Option<Line> {
    Some(match *event {
        // The board shows them.
        Event::Aimed { .. } | Event::Settled { works: true, .. } => return None,
        Event::Paid { amount: 0, .. } | Event::GarbageLost { count: 0, .. } => return None,
        Event::Paid { from: None, to: None, .. } => return None,

        Event::RestaurantChosen { seat, restaurant } => {
            Line::new("rr-opened").seat(seat).with("restaurant", names::restaurant(edition, restaurant))
        }
        Event::ChefTaken { seat, chef } => Line::new("rr-took").seat(seat).with("chef", names::chef(chef)),
        Event::ChefBanned { seat, chef } => Line::new("rr-banned").seat(seat).with("chef", names::chef(chef)),

        Event::DayBegan { day } => Line::new("rr-day").number("day", day),
        Event::IncomePaid { seat, amount } => {
            gain(Line::new("rr-income").seat(seat), "rr-gain-money", dollars(amount))
        }
        Event::Went { seat, chef, place, .. } => {
            Line::new("rr-went").seat(seat).with("chef", names::chef(chef)).with("place", names::place(place))
        }

        Event::CardPlayed { seat, card } => {
            Line::new("rr-played").seat(seat).with("card", names::card(edition, card))
        }
        Event::Struck { by, what: What::Card(card), victim, .. } => {
            between("rr-struck-card", by, victim).with("what", names::card(edition, card))
        }
        Event::Struck { by, what: What::Power(chef), victim, .. } => {
            between("rr-struck-power", by, victim).with("what", names::chef(chef))
        }
        Event::Clammed { seat } => {
            Line::new("rr-played").seat(seat).with("card", names::card(edition, edition.printed.cancel))
        }
        Event::Settled { by, what, victim, .. } => {
            between("rr-blocked", by, victim).with("what", names::what(edition, what))
        }

        Event::Paid { from: Some(from), to: Some(to), amount } => {
            between("rr-paid-to", from, to).number("amount", dollars(amount))
        }
        Event::Paid { from: Some(from), amount, .. } => {
            Line::new("rr-paid").seat(from).number("amount", dollars(amount))
        }
        Event::Paid { to: Some(to), amount, .. } => {
            gain(Line::new("rr-received").seat(to), "rr-gain-money", dollars(amount))
        }
        Event::GarbageGained { seat, count } => Line::new("rr-garbage").seat(seat).number("count", count),
        Event::GarbageLost { seat, count } => Line::new("rr-garbage-gone").seat(seat).number("count", count),
        Event::IngredientGained { seat, ingredient, from: None } => {
            Line::new("rr-got").seat(seat).with("thing", names::ingredient(ingredient))
        }
        Event::IngredientGained { seat, ingredient, from: Some(from) } => {
            between("rr-got-from", seat, from).with("thing", names::ingredient(ingredient))
        }
        Event::IngredientDiscarded { seat, ingredient } => {
            Line::new("rr-discarded").seat(seat).with("thing", names::ingredient(ingredient))
        }
        Event::CardGained { seat, card: Some(card), from: None } => {
            Line::new("rr-drew").seat(seat).with("card", names::card(edition, card))
        }
        Event::CardGained { seat, card: None, from: None } => Line::new("rr-drew-one").seat(seat),
        Event::CardGained { seat, card: Some(card), from: Some(from) } => {
            between("rr-got-from", seat, from).with("thing", names::card(edition, card))
        }
        Event::CardGained { seat, card: None, from: Some(from) } => between("rr-got-card-from", seat, from),
        Event::RecipeGained { seat, recipe } => {
            Line::new("rr-recipe-gained").seat(seat).with("recipe", names::recipe(edition, recipe))
        }
        Event::RecipesShown { seat, ref recipes } => {
            let recipes = recipes.iter().map(|recipe| names::recipe(edition, *recipe)).collect();
            Line::new("rr-recipes-shown").seat(seat).with("recipes", Part::List(recipes))
        }
        Event::UpgradeGained { seat, upgrade } => {
            Line::new("rr-got").seat(seat).with("thing", names::upgrade(upgrade))
        }
        Event::UpgradeCut { seat, upgrade, days } => {
            Line::new("rr-cut").seat(seat).with("upgrade", names::upgrade(upgrade)).number("days", days)
        }
        Event::PriceRaised { by, market, amount } => Line::new("rr-surge")
            .seat(by)
            .with("place", names::place(market))
            .number("amount", dollars(amount)),
        Event::CountersReplaced { market } => Line::new("rr-swept").with("place", names::place(market)),
        Event::TimeAdded { seconds } => Line::new("rr-time-added").number("seconds", seconds),

        Event::Bought { seat, place, spot, ingredient, price, .. } => {
            Line::new(if spot == SHELF { "rr-bought-shelf" } else { "rr-bought" })
                .seat(seat)
                .with("thing", names::ingredient(ingredient))
                .with("place", names::place(place))
                .number("price", dollars(price))
        }
        Event::ChocolateSold { seat } => {
            gain(Line::new("rr-sold").seat(seat), "rr-gain-money", dollars(edition.printed.figures.chocolate))
        }
        Event::WarBegan { market, spot } => counter(Line::new("rr-war"), market, spot),
        Event::BidMade { seat, money, garbage, .. } => {
            Line::new("rr-bid").seat(seat).number("amount", dollars(money)).number("garbage", garbage)
        }
        Event::WarLeft { seat, .. } => Line::new("rr-war-left").seat(seat),
        Event::WarWon { seat, ingredient, price, garbage, .. } => Line::new("rr-war-won")
            .seat(seat)
            .with("thing", names::ingredient(ingredient))
            .number("price", dollars(price))
            .number("garbage", garbage),
        Event::WarWithoutSale { market, spot } => counter(Line::new("rr-war-void"), market, spot),
        Event::OfferMade { from, to } => between("rr-offered", from, to),
        Event::OfferEnded { from, to } => between("rr-offer-ended", from, to),
        Event::Traded { from, to } => between("rr-traded", from, to),
        Event::FavourPromised { from, to } => between("rr-favour", from, to),
        Event::Done { seat } => Line::new("rr-done").seat(seat).closing_turn(),
        Event::TimeOver => Line::new("rr-time-over"),

        Event::Fined { seat, paid: true } => Line::new("rr-fined").seat(seat),
        Event::Fined { seat, paid: false } => Line::new("rr-not-fined").seat(seat),
        Event::DishShown { seat, recipe } => {
            Line::new("rr-announced").seat(seat).with("recipe", names::recipe(edition, recipe))
        }
        Event::DishWithdrawn { seat, recipe } => {
            Line::new("rr-withdrawn").seat(seat).with("recipe", names::recipe(edition, recipe))
        }
        Event::Cooked { seat, recipe, score } => gain(
            Line::new("rr-cooked").seat(seat).with("recipe", names::recipe(edition, recipe)),
            "rr-gain-popularity",
            score.into(),
        ),
        Event::PopularityGained { seat, amount } => {
            gain(Line::new("rr-received").seat(seat), "rr-gain-popularity", amount.into())
        }
        Event::LevelReached { seat, level } => Line::new("rr-level").seat(seat).number("level", level),
        Event::Restocked => Line::new("rr-restocked"),
        Event::Voted { seat, vote } => between("rr-voted", seat, vote),
        Event::Ended { ending } => State::ending(ending.slug()),
    })
}
