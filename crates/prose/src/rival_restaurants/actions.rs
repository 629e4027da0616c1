//! What one can do.

use game::{Edition, Seat};
use rival_restaurants::{
    Action, Bonus, Components, Effect, Filler, NONE, Pending, Phase, Place, Power, Recipe, SHELF, Special,
    Task, Type, View, What,
};
use rival_restaurants::{Ingredient, Restaurant};

use super::names;
use super::names::{dollars, with_spot};
use crate::line::{Line, Part};

/// Counter or shelf: two sentences.
fn at_spot(counter: &'static str, shelf: &'static str, view: &View, market: Option<Place>, spot: u8) -> Line {
    with_spot(Line::new(if spot == SHELF { shelf } else { counter }), view, market, spot)
}

/// What one's own chef in a bidding war, or with a first claim, stands on.
fn own_spot(key: &'static str, view: &View, slot: u8) -> Line {
    let pawn = view.mine().and_then(|mine| mine.front.pawns.get(usize::from(slot)));
    let (market, spot) = pawn.map_or((None, SHELF), |pawn| (pawn.place(), pawn.aim));
    with_spot(Line::new(key), view, market, spot)
}

/// Who is struck, once that is chosen.
fn victim(view: &View) -> Option<Seat> {
    match view.pending {
        Pending::Aiming { victim, .. } if victim != NONE => Some(Seat::new(victim.into())),
        _ => None,
    }
}

/// R11.3: what the inspector asks for.
pub(super) fn fine(edition: &Edition<Components>) -> i64 {
    let fines = edition.printed.cards.iter().filter_map(|row| match row.effect {
        Effect::Inspect { fine, .. } => Some(dollars(fine)),
        _ => None,
    });
    fines.max().unwrap_or(0)
}

/// The money and the cards between which a level bonus lets its owner choose.
pub(super) fn either(edition: &Edition<Components>, view: &View) -> (i64, i64) {
    let front = view.mine().map(|mine| &mine.front);
    let row = front
        .filter(|front| usize::from(front.restaurant) < Restaurant::COUNT)
        .map(|front| (&edition.printed.restaurants[usize::from(front.restaurant)], front.level));
    match row.and_then(|(row, level)| row.levels.get(usize::from(level).wrapping_sub(1))) {
        Some(Bonus::ChooseMoneyOrCards { amount, count }) => (dollars(*amount), (*count).into()),
        _ => (0, 0),
    }
}

pub(super) fn line(edition: &Edition<Components>, view: &View, action: Action) -> Line {
    let mine = view.viewer.seat();
    let own =
        |slot| mine.map_or_else(|| names::pawn(view, view.first, slot), |seat| names::pawn(view, seat, slot));
    let market = |slot| mine.and_then(|seat| names::pawn_place(view, seat, slot));
    let own_menu = |slot| names::menu(edition, view, mine, slot);
    match action {
        Action::Open(restaurant) => {
            Line::new("rr-do-open").with("restaurant", names::restaurant(edition, restaurant))
        }
        Action::Take(chef) => Line::new("rr-do-take").with("chef", names::chef(chef)),
        Action::Ban(chef) => Line::new("rr-do-ban").with("chef", names::chef(chef)),
        Action::Lead(chef) => Line::new("rr-do-lead").with("chef", names::chef(chef)),
        Action::Go { slot, place } => {
            let chef = victim(view).map_or_else(|| own(slot), |seat| names::pawn(view, seat, slot));
            Line::new("rr-do-go").with("chef", chef).with("place", names::place(place))
        }
        Action::Aim { slot, spot } => {
            at_spot("rr-do-aim", "rr-do-aim-shelf", view, market(slot), spot).with("chef", own(slot))
        }
        Action::Play(card) => Line::new("rr-do-play").with("card", names::card(edition, card)),
        Action::Power { slot } => Line::new("rr-do-power").with("chef", own(slot)),
        Action::Target { seat, .. } if view.phase == Phase::Vote => Line::new("rr-do-vote").seat(seat),
        Action::Target { seat, slot } => {
            Line::new("rr-do-target").seat(seat).with("chef", names::pawn(view, seat, slot))
        }
        Action::Pick(ingredient) => {
            Line::new(pick(edition, view)).with("thing", names::ingredient(ingredient))
        }
        Action::Keep(recipe) => Line::new("rr-do-keep").with("thing", names::recipe(edition, recipe)),
        Action::Menu { slot } => match victim(view) {
            Some(seat) => {
                Line::new("rr-do-menu").with("recipe", names::menu(edition, view, Some(seat), slot))
            }
            None => Line::new("rr-do-exchange").with("recipe", own_menu(slot)),
        },
        Action::Improve(upgrade) => {
            let key = if victim(view).is_some() { "rr-do-cut" } else { "rr-do-pick" };
            Line::new(key).with("thing", names::upgrade(upgrade))
        }
        Action::At(place) => Line::new("rr-do-at").with("place", names::place(place)),
        Action::Grab { market, spot } => with_spot(Line::new("rr-do-grab"), view, Some(market), spot),
        Action::Money => match view.pending {
            Pending::Either { .. } => Line::new("rr-do-money").number("amount", either(edition, view).0),
            Pending::Aiming { .. } => {
                Line::new("rr-do-pay").number("amount", names::amount_of(edition, Power::DramaQueen))
            }
            _ => Line::new("rr-do-pay").number("amount", fine(edition)),
        },
        Action::Cards => Line::new("rr-do-cards").number("count", either(edition, view).1),
        Action::Clam => Line::new("rr-do-play").with("card", names::card(edition, edition.printed.cancel)),
        Action::Pass => Line::new(pass(view)),
        Action::Buy { slot, spot } => at_spot("rr-do-buy", "rr-do-buy-shelf", view, market(slot), spot),
        Action::BuyPair { slot } => Line::new("rr-do-pair")
            .with("chef", own(slot))
            .number("amount", names::amount_of(edition, Power::MysteryMeat)),
        Action::BuyCard => Line::new("rr-do-buy-card"),
        Action::BuyUpgrade { seat, upgrade } => {
            Line::new("rr-do-upgrade").seat(seat).with("upgrade", names::upgrade(upgrade))
        }
        Action::Bin => Line::new("rr-do-bin"),
        Action::SellChocolate => Line::new("rr-do-sell")
            .with("thing", names::ingredient(Ingredient::new(edition.printed.special(Special::Sell))))
            .number("amount", dollars(edition.printed.figures.chocolate)),
        Action::Forage(place) => Line::new("rr-do-forage")
            .with("chef", names::chef(edition.printed.chef_with(Power::ArtOfFoodshido)))
            .with("place", names::place(place)),
        Action::Bid { slot, money } => own_spot("rr-do-bid", view, slot).number("amount", dollars(money)),
        Action::BidTrash { slot, garbage } => {
            own_spot("rr-do-bid-trash", view, slot).number("garbage", garbage)
        }
        Action::Quit { slot } => own_spot("rr-do-quit", view, slot),
        Action::StepOff { slot } => own_spot("rr-do-step-off", view, slot),
        Action::Offer(seat) => Line::new("rr-do-offer").seat(seat),
        Action::Give(piece) => Line::new("rr-do-give").with("thing", names::piece(edition, piece, own_menu)),
        Action::Ask(piece) => {
            let other = view.mine().and_then(|mine| mine.offer.to);
            Line::new("rr-do-ask")
                .with("thing", names::piece(edition, piece, |slot| names::menu(edition, view, other, slot)))
        }
        Action::Propose => Line::new("rr-do-propose"),
        Action::Withdraw => Line::new("rr-do-withdraw"),
        Action::Accept(seat) => Line::new("rr-do-accept").seat(seat),
        Action::Decline(seat) => Line::new("rr-do-decline").seat(seat),
        Action::Cook { slot } => Line::new("rr-do-cook").with("recipe", own_menu(slot)),
        Action::Fill { slot, line, with } => {
            let (key, ingredient) = match with {
                Filler::One(ingredient) => ("rr-do-fill", ingredient),
                Filler::Two(ingredient) => ("rr-do-fill-two", ingredient),
            };
            let needed = own_recipe(view, slot)
                .and_then(|recipe| edition.printed.recipes[recipe.index()].needs.get(usize::from(line)))
                .copied()
                .unwrap_or(ingredient);
            Line::new(key)
                .with("recipe", own_menu(slot))
                .with("thing", names::ingredient(ingredient))
                .with("needed", names::ingredient(needed))
        }
        Action::Extra { slot } => {
            let dishes = view.mine().and_then(|mine| mine.dishes);
            let used = dishes.and_then(|dishes| dishes.get(usize::from(slot)).copied());
            let key = if used.is_some_and(|dish| dish.extra) { "rr-do-extra-not" } else { "rr-do-extra" };
            let kind = own_recipe(view, slot).map_or(Type::Basic, Recipe::kind);
            Line::new(key).with("thing", names::extra(edition, kind)).with("recipe", own_menu(slot))
        }
        Action::Clear { slot } => Line::new("rr-do-clear").with("recipe", own_menu(slot)),
        Action::Step(task) => step(edition, view, task),
        Action::Done => Line::new(done(view.phase)),
        Action::TimeUp => Line::new("rr-time-over"),
    }
}

fn own_recipe(view: &View, slot: u8) -> Option<Recipe> {
    let number = view.mine()?.front.recipes.get(usize::from(slot)).copied()?;
    (usize::from(number) < Recipe::COUNT).then(|| Recipe::new(number.into()))
}

/// What naming an ingredient means now.
fn pick(edition: &Edition<Components>, view: &View) -> &'static str {
    match view.pending {
        Pending::Discard { .. } => "rr-do-discard",
        Pending::ShelfPick { .. } => "rr-do-keep",
        Pending::Aiming { what: What::Power(chef), .. } => match edition.printed.chefs[chef.index()].power {
            Power::DramaQueen => "rr-do-discard",
            Power::SaveTheAnimals => "rr-do-spoil",
            _ => "rr-do-pick",
        },
        _ => "rr-do-pick",
    }
}

/// What doing nothing means now.
fn pass(view: &View) -> &'static str {
    match (view.pending, view.phase) {
        (Pending::Answer { .. }, _) => "rr-do-pass-answer",
        (Pending::Exchange { .. }, _) => "rr-do-pass-exchange",
        (Pending::Counter { .. }, _) => "rr-do-pass-counter",
        (_, Phase::Powers { .. } | Phase::Discards { .. }) => "rr-do-pass-power",
        (_, Phase::Fines) => "rr-do-pass-fine",
        _ => "rr-do-pass",
    }
}

fn step(edition: &Edition<Components>, view: &View, task: Task) -> Line {
    let draw =
        |slot| Line::new("rr-do-draw").with("recipe", names::menu(edition, view, view.viewer.seat(), slot));
    match task {
        Task::DrawFirst => draw(0),
        Task::DrawSecond => draw(1),
        Task::Garbage => Line::new("rr-do-garbage"),
        Task::Bonus => Line::new("rr-do-bonus"),
    }
}

/// What being done means now.
fn done(phase: Phase) -> &'static str {
    match phase {
        Phase::Wheels => "rr-do-done-wheels",
        Phase::Window => "rr-do-done-window",
        Phase::Market => "rr-do-done-market",
        Phase::Menus => "rr-do-done-menus",
        Phase::Serving => "rr-do-done-serving",
        _ => "rr-do-done",
    }
}

/// A list of players.
pub(super) fn seats(seats: impl Iterator<Item = Seat>) -> Part {
    Part::List(seats.map(Part::Seat).collect())
}
