//! Trades by value.

use game::Seat;
use rival_restaurants::{Action, Ingredient, OfferView, Piece, Side};

use super::mind::Mind;

/// A swap that both should like: with whom, what for, and what is given.
pub(super) struct Plan {
    to: Seat,
    ask: usize,
    give: Piece,
    times: u16,
}

impl Mind<'_> {
    /// What one side of an offer is worth to a player, in hundreds of dollars.
    fn value(&self, seat: Seat, side: &Side, cards: u8, gets: bool) -> f32 {
        let front = &self.of(seat).front;
        let mut sum = f32::from(side.money) - 1.2 * f32::from(side.garbage) + 2.5 * f32::from(cards);
        for at in 0..Ingredient::COUNT {
            for n in 0..side.ingredients[at] {
                sum += self.worth_to(
                    seat,
                    at,
                    if gets { front.ingredients[at] + n } else { front.ingredients[at] - n },
                );
            }
        }
        for upgrade in rival_restaurants::Upgrade::all() {
            if side.upgrades >> upgrade.index() & 1 != 0 {
                sum += 0.8 * f32::from(self.printed.figures.upgrades[upgrade.index()].price);
            }
        }
        // A recipe for a recipe is not for a greedy mind to judge.
        sum - f32::from(side.recipes) * 2.0
    }

    /// What an ingredient is worth to a player who would have, or has, so many.
    fn worth_to(&self, seat: Seat, at: usize, own: u8) -> f32 {
        let recipes = self.of(seat).front.recipes;
        let lines: u8 = recipes
            .iter()
            .filter_map(|recipe| self.printed.recipes.get(usize::from(*recipe)))
            .map(|row| row.needs.iter().filter(|line| line.index() == at).count() as u8)
            .sum();
        let useful = self.weight_to(seat, at);
        if useful > 0.25 {
            return self.price_of(at) + 1.0;
        }
        if own <= lines { self.price_of(at) + 2.0 } else { self.price_of(at) * 0.4 }
    }

    /// Whether an offer to this seat is a gain.
    fn likes(&self, offer: &OfferView) -> bool {
        let gets = self.value(self.seat, &offer.give, offer.cards_given, true);
        let gives = self.value(self.seat, &offer.ask, offer.cards_asked, false);
        gets > gives + 0.2 && offer.give.recipes == 0
    }

    /// Something a rival does not need and this seat does, for something the other way round or for money.
    fn plan(&self) -> Option<&Plan> {
        self.swap.get_or_init(|| self.best_swap()).as_ref()
    }

    fn best_swap(&self) -> Option<Plan> {
        let spare = |seat: Seat, at: usize| {
            let own = self.of(seat).front.ingredients[at];
            own > 0 && self.worth_to(seat, at, own) <= self.price_of(at) * 0.5
        };
        for to in self.rivals() {
            for ask in 0..Ingredient::COUNT {
                if self.weight(ask) < 0.8 || !spare(to, ask) {
                    continue;
                }
                for give in 0..Ingredient::COUNT {
                    if spare(self.seat, give) && self.weight_to(to, give) > 0.3 {
                        return Some(Plan {
                            to,
                            ask,
                            give: Piece::Ingredient(Ingredient::new(give)),
                            times: 1,
                        });
                    }
                }
                let price = self.price_of(ask);
                if self.money() >= price {
                    return Some(Plan { to, ask, give: Piece::Money, times: price as u16 });
                }
            }
        }
        None
    }

    pub(super) fn worth_of_trade(&self, action: Action) -> f32 {
        if !self.may_trade() {
            return -1.0;
        }
        match action {
            Action::Accept(from) => {
                if self.likes(&self.of(from).offer) {
                    9.0
                } else {
                    -9.0
                }
            }
            Action::Decline(from) => {
                if self.likes(&self.of(from).offer) {
                    -9.0
                } else {
                    8.0
                }
            }
            Action::Offer(to) => match self.plan() {
                Some(plan) if plan.to == to && self.front().offers < 2 => 2.0,
                _ => -5.0,
            },
            Action::Ask(piece) => {
                let asked = self.me().offer.ask.ingredients.iter().any(|n| *n > 0);
                match self.plan() {
                    Some(plan) if !asked && piece == Piece::Ingredient(Ingredient::new(plan.ask)) => 9.0,
                    _ => -5.0,
                }
            }
            Action::Give(piece) => match self.plan() {
                Some(plan) if piece == plan.give => {
                    let given = &self.me().offer.give;
                    let done = match piece {
                        Piece::Money => given.money,
                        _ => given.ingredients.iter().map(|n| u16::from(*n)).sum(),
                    };
                    if done < plan.times { 8.5 } else { -5.0 }
                }
                _ => -5.0,
            },
            Action::Propose => {
                let offer = &self.me().offer;
                let asks = offer.ask.ingredients.iter().any(|n| *n > 0);
                let gives = offer.give.money > 0 || offer.give.ingredients.iter().any(|n| *n > 0);
                if asks && gives { 8.0 } else { -5.0 }
            }
            // An offer that was made waits for its answer; one that leads nowhere is taken back.
            Action::Withdraw => {
                if self.me().offer.proposed {
                    -5.0
                } else {
                    0.5
                }
            }
            _ => -5.0,
        }
    }
}
