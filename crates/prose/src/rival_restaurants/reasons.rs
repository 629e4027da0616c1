//! Why not.

use game::Edition;
use rival_restaurants::{Components, Reason};

use super::names;
use super::names::dollars;
use crate::line::Line;

pub(super) fn lines(edition: &Edition<Components>, reason: &Reason) -> (Line, Line) {
    let two = |short, long| (Line::new(short), Line::new(long));
    let named = |short, long, name, part| (Line::new(short).with(name, part), Line::new(long));
    let seated = |short, long, seat| (Line::new(short).seat(seat), Line::new(long));
    let counted =
        |short, long, spot| (Line::new(short).number("counter", names::counter(spot)), Line::new(long));
    match *reason {
        Reason::HouseOnly => two("rr-why-house", "rr-why-house-long"),
        Reason::NotNow => two("rr-why-now", "rr-why-now-long"),
        Reason::DecideFirst => two("rr-why-decide", "rr-why-decide-long"),
        Reason::AnswerFirst => two("rr-why-answer", "rr-why-answer-long"),
        Reason::NoClam => {
            named("rr-why-clam", "rr-why-clam-long", "card", names::card(edition, edition.printed.cancel))
        }
        Reason::NotDealt { restaurant } => {
            named("rr-why-dealt", "rr-why-dealt-long", "restaurant", names::restaurant(edition, restaurant))
        }
        Reason::NotOffered { chef } => {
            named("rr-why-offered", "rr-why-offered-long", "chef", names::chef(chef))
        }
        Reason::OtherStep => two("rr-why-step", "rr-why-step-long"),
        Reason::ChooseMore => two("rr-why-more", "rr-why-more-long"),
        Reason::NotInSquad { chef } => named("rr-why-squad", "rr-why-squad-long", "chef", names::chef(chef)),
        Reason::NoSecondChef => two("rr-why-second", "rr-why-second-long"),
        Reason::WheelSet => two("rr-why-set", "rr-why-set-long"),
        Reason::NotForHelper { place } => {
            named("rr-why-helper", "rr-why-helper-long", "place", names::place(place))
        }
        Reason::SamePlace { place } => named("rr-why-same", "rr-why-same-long", "place", names::place(place)),
        Reason::Forbidden { place } => {
            named("rr-why-forbidden", "rr-why-forbidden-long", "place", names::place(place))
        }
        Reason::NothingThere { spot } => counted("rr-why-empty", "rr-why-empty-long", spot),
        Reason::NotInHand { card } => {
            named("rr-why-hand", "rr-why-hand-long", "card", names::card(edition, card))
        }
        Reason::PlayedToday => two("rr-why-played", "rr-why-played-long"),
        Reason::WrongPhase { card } => {
            named("rr-why-phase", "rr-why-phase-long", "card", names::card(edition, card))
        }
        Reason::NoEffect { card } => {
            named("rr-why-effect", "rr-why-effect-long", "card", names::card(edition, card))
        }
        Reason::NoPower => two("rr-why-power", "rr-why-power-long"),
        Reason::UsedToday => two("rr-why-used", "rr-why-used-long"),
        Reason::NoTarget => two("rr-why-target", "rr-why-target-long"),
        Reason::StruckYesterday { seat } => seated("rr-why-yesterday", "rr-why-yesterday-long", seat),
        Reason::NotThatOne { seat } => seated("rr-why-one", "rr-why-one-long", seat),
        Reason::NoIngredient { ingredient } => {
            named("rr-why-ingredient", "rr-why-ingredient-long", "thing", names::ingredient(ingredient))
        }
        Reason::NotShown { recipe } => {
            named("rr-why-shown", "rr-why-shown-long", "recipe", names::recipe(edition, recipe))
        }
        Reason::NotThatRecipe => two("rr-why-recipe", "rr-why-recipe-long"),
        Reason::NotThatUpgrade { upgrade } => {
            named("rr-why-upgrade", "rr-why-upgrade-long", "upgrade", names::upgrade(upgrade))
        }
        Reason::NotThatMarket { market } => {
            named("rr-why-market", "rr-why-market-long", "place", names::place(market))
        }
        Reason::CannotGrab { market, .. } => {
            named("rr-why-grab", "rr-why-grab-long", "place", names::place(market))
        }
        Reason::TooDear { price, money } => (
            Line::new("rr-why-dear").number("price", dollars(price)),
            Line::new("rr-why-dear-long").number("money", dollars(money)),
        ),
        Reason::NotAtMarket => two("rr-why-at-market", "rr-why-at-market-long"),
        Reason::NotOnIsland => two("rr-why-island", "rr-why-island-long"),
        Reason::SoldOut { spot } => counted("rr-why-empty", "rr-why-sold-long", spot),
        Reason::Closed => two("rr-why-closed", "rr-why-closed-long"),
        Reason::Claimed { spot } => counted("rr-why-claimed", "rr-why-claimed-long", spot),
        Reason::Barred { spot } => counted("rr-why-barred", "rr-why-barred-long", spot),
        Reason::AtWar => two("rr-why-war", "rr-why-war-long"),
        Reason::NotAtWar => two("rr-why-no-war", "rr-why-no-war-long"),
        Reason::BidOutside { .. } => two("rr-why-bid", "rr-why-bid-long"),
        Reason::NotAllIn => two("rr-why-all-in", "rr-why-all-in-long"),
        Reason::NoClaim => two("rr-why-claim", "rr-why-claim-long"),
        Reason::NoCardsLeft => two("rr-why-cards", "rr-why-cards-long"),
        Reason::HasUpgrade { seat, upgrade } => (
            Line::new("rr-why-has").seat(seat).with("upgrade", names::upgrade(upgrade)),
            Line::new("rr-why-has-long"),
        ),
        Reason::NoGarbage => two("rr-why-garbage", "rr-why-garbage-long"),
        Reason::NoChocolate => two("rr-why-chocolate", "rr-why-chocolate-long"),
        Reason::NotUnoccupied { market } => {
            named("rr-why-occupied", "rr-why-occupied-long", "place", names::place(market))
        }
        Reason::NoPair => two("rr-why-pair", "rr-why-pair-long"),
        Reason::OfferOpen => two("rr-why-offer-open", "rr-why-offer-open-long"),
        Reason::OffersSpent => two("rr-why-offers", "rr-why-offers-long"),
        Reason::NoOffer => two("rr-why-no-offer", "rr-why-no-offer-long"),
        Reason::OfferMade => two("rr-why-offer-made", "rr-why-offer-made-long"),
        Reason::OfferFull => two("rr-why-offer-full", "rr-why-offer-full-long"),
        Reason::NotTheirs { piece } => named(
            "rr-why-theirs",
            "rr-why-theirs-long",
            "thing",
            names::piece(edition, piece, names::some_recipe),
        ),
        Reason::Unbalanced => two("rr-why-unbalanced", "rr-why-unbalanced-long"),
        Reason::NothingOffered { seat } => seated("rr-why-nothing", "rr-why-nothing-long", seat),
        Reason::CannotGive => two("rr-why-give", "rr-why-give-long"),
        Reason::Incomplete => two("rr-why-incomplete", "rr-why-incomplete-long"),
        Reason::OneDish => two("rr-why-dish", "rr-why-dish-long"),
        Reason::Inspected => two("rr-why-inspected", "rr-why-inspected-long"),
        Reason::NotThatDish => two("rr-why-that-dish", "rr-why-that-dish-long"),
        Reason::DoesNotFit => two("rr-why-fit", "rr-why-fit-long"),
        Reason::NoExtra => two("rr-why-extra", "rr-why-extra-long"),
        Reason::NotDue => two("rr-why-due", "rr-why-due-long"),
    }
}
