//! What may be done now, by anybody.

use game::{Actor, Dice, Game, Seat};

/// Somebody, and one of their legal actions.
pub type Offer<G> = (Actor, <G as Game>::Action);

/// Everybody who could act at a table of `seats`: each chair, then the house.
pub fn everybody(seats: u8) -> impl Iterator<Item = Actor> {
    Seat::first(seats).map(Actor::Seat).chain([Actor::House])
}

/// The legal actions of one actor.
pub fn legal<G: Game>(state: &G, by: Actor) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal_actions(by, &mut legal);
    legal
}

/// Everybody's legal actions.
pub fn offers<G: Game>(state: &G) -> Vec<Offer<G>> {
    everybody(state.seats())
        .flat_map(|by| legal(state, by).into_iter().map(move |action| (by, action)))
        .collect()
}

/// The house acts about once in so many plies, where it may.
const HOUSE_ACTS_ONCE_IN: u32 = 8;

/// A random offer: first who, each seat equally likely and the house rarely, then what.
///
/// # Panics
/// If there is no offer.
pub fn any<G: Game>(offers: &[Offer<G>], dice: &mut Dice) -> Offer<G> {
    let mut who: Vec<Actor> = offers.iter().map(|offer| offer.0).collect();
    who.dedup();
    if who.len() > 1 && who.last() == Some(&Actor::House) && dice.below(HOUSE_ACTS_ONCE_IN) != 0 {
        who.pop();
    }
    let by = *dice.pick(&who);
    let own: Vec<Offer<G>> = offers.iter().filter(|offer| offer.0 == by).copied().collect();
    *dice.pick(&own)
}
