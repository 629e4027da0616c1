//! What things cost the viewer, and who stands in the way. Only for showing: whether something can be bought is in the
//! legal list.

use rival_restaurants::{Bonus, Pawn, Place, PlayerView, Power};

use super::art::{Table, house};
use super::home::at;

/// R10: whether this is the game for two, in which every second chef keeps out of the kitchen.
pub(super) fn brigade(scene: &Table<'_>) -> bool {
    scene.view.seats() == 2 && !scene.view.options.two_chefs
}

/// How many chefs each player moves.
pub(super) fn slots(scene: &Table<'_>) -> u8 {
    if scene.view.seats() == 2 || scene.view.options.two_chefs { 2 } else { 1 }
}

/// The chefs at a place: seat, slot, figure.
pub(super) fn pawns_at<'a>(
    scene: &'a Table<'_>,
    place: Place,
) -> impl Iterator<Item = (usize, usize, &'a Pawn)> + 'a {
    let players = scene.view.players.iter().enumerate();
    players
        .flat_map(|(seat, player)| {
            player.front.pawns.iter().enumerate().map(move |(slot, pawn)| (seat, slot, pawn))
        })
        .filter(move |(_, _, pawn)| pawn.place() == Some(place))
}

/// R12.1: whether a player's chefs have their powers yet.
pub(super) fn empowered(scene: &Table<'_>, player: &PlayerView) -> bool {
    !(scene.view.options.amateur && player.front.level == 0)
}

/// R8.4, R8.5, R10.4: whether a standing power touches the viewer's chef.
pub(super) fn touched(scene: &Table<'_>, power: Power, slot: u8) -> bool {
    let (Some(place), Some(seat)) = (at(scene, slot), scene.viewer.seat()) else { return false };
    let printed = &scene.edition.printed;
    let number = printed.chef_with(power).index();
    let mart = place == Place::MYSTERY_MART;
    let helper = |slot: usize| slot == 1 && brigade(scene);
    let freed = scene.view.players[seat.index()].front.freed;
    pawns_at(scene, place).any(|(owner, own, pawn)| {
        let bit = 1u16 << (owner * rival_restaurants::SLOTS + own);
        usize::from(pawn.chef) == number
            && empowered(scene, &scene.view.players[owner])
            && freed & bit == 0
            && !helper(slot.into())
            && (place.is_market() || power == Power::AristocraticTastes)
            && if helper(own) {
                !mart
            } else {
                owner != seat.index()
                    && !(mart && (scene.view.options.quiet_mart || power == Power::FatIsLife))
            }
    })
}

/// R8.4: what Antoine adds for the viewer's chef.
pub(super) fn surcharge(scene: &Table<'_>, slot: u8) -> u16 {
    let power = Power::AristocraticTastes;
    let amount = scene.edition.printed.chefs[scene.edition.printed.chef_with(power).index()].amount;
    if touched(scene, power, slot) { amount } else { 0 }
}

/// The bonuses that a player has for good.
pub(super) fn permanent<'a>(
    scene: &'a Table<'_>,
    seat: game::Seat,
) -> impl Iterator<Item = &'static Bonus> + 'a {
    let level = usize::from(scene.view.players[seat.index()].front.level);
    let levels = house(scene, seat).map_or(&[][..], |house| &house.levels[..]);
    levels.iter().take(level).filter(|bonus| bonus.is_permanent())
}

/// R3.2: what a card of a market costs the viewer's chef, in hundreds; for onlookers, what is printed and raised.
pub(super) fn price(scene: &Table<'_>, market: Place) -> u16 {
    let here = (0..slots(scene)).find(|slot| at(scene, *slot) == Some(market));
    market_price(scene, market) + here.map_or(0, |slot| surcharge(scene, slot))
}

/// R4.2, R10.7: the same without Antoine: the least bid.
pub(super) fn market_price(scene: &Table<'_>, market: Place) -> u16 {
    let board = &scene.view.board;
    let mut price = scene.edition.printed.markets[market.index()].price;
    let viewer = scene.viewer.seat();
    if viewer.is_none_or(|seat| usize::from(board.surge_by[market.index()]) != seat.index()) {
        price += u16::from(board.surge[market.index()]);
    }
    let Some(seat) = viewer else { return price };
    for bonus in permanent(scene, seat) {
        if let Bonus::PriceLess { markets, amount } = bonus
            && markets.contains(&market)
        {
            price = price.saturating_sub(*amount);
        }
    }
    let here = (0..slots(scene)).find(|slot| at(scene, *slot) == Some(market));
    price + u16::from(here == Some(1) && brigade(scene))
}
