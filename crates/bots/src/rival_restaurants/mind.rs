//! What things are worth to a player, as far as the table shows.

use std::cell::OnceCell;

use game::Seat;
use rival_restaurants::{Components, Front, Ingredient, NONE, Place, PlayerView, Power, Special, View};

use super::trade::Plan;

/// How a bot looks at the table.
pub(super) struct Mind<'a> {
    pub(super) printed: &'a Components,
    pub(super) view: &'a View,
    pub(super) seat: Seat,
    weights: [f32; Ingredient::COUNT],
    /// Found out when they are asked for: what everything is worth to each player, and the best swap.
    weights_to: OnceCell<Vec<[f32; Ingredient::COUNT]>>,
    pub(super) swap: OnceCell<Option<Plan>>,
}

impl<'a> Mind<'a> {
    pub(super) fn new(printed: &'a Components, view: &'a View, seat: Seat) -> Mind<'a> {
        let mut mind = Mind {
            printed,
            view,
            seat,
            weights: [0.0; Ingredient::COUNT],
            weights_to: OnceCell::new(),
            swap: OnceCell::new(),
        };
        mind.weights = mind.weights_for(seat);
        mind
    }

    pub(super) fn of(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    pub(super) fn me(&self) -> &PlayerView {
        self.of(self.seat)
    }

    pub(super) fn front(&self) -> &Front {
        &self.me().front
    }

    pub(super) fn money(&self) -> f32 {
        f32::from(self.front().money)
    }

    pub(super) fn rivals(&self) -> impl Iterator<Item = Seat> + use<'_> {
        Seat::first(self.view.seats()).filter(|seat| *seat != self.seat)
    }

    /// What the market asks.
    pub(super) fn price(&self, market: Place) -> f32 {
        f32::from(self.printed.markets[market.index()].price)
    }

    pub(super) fn price_of(&self, thing: usize) -> f32 {
        self.price(self.printed.ingredients[thing].market)
    }

    /// How dangerous a rival is.
    pub(super) fn threat(&self, seat: Seat) -> f32 {
        f32::from(self.of(seat).front.popularity)
    }

    /// What a recipe would give now.
    pub(super) fn score(&self, recipe: usize) -> f32 {
        self.score_for(self.seat, recipe)
    }

    fn score_for(&self, seat: Seat, recipe: usize) -> f32 {
        let front = &self.of(seat).front;
        let row = &self.printed.recipes[recipe];
        let own = self.printed.restaurants.get(usize::from(front.restaurant));
        let cuisine = own.is_some_and(|own| own.cuisine == row.cuisine);
        f32::from(row.worth.saturating_sub(front.garbage)) + f32::from(u8::from(cuisine))
    }

    /// The ingredients that a recipe still lacks, and how many lines nothing in the larder can fill.
    fn missing(&self, seat: Seat, recipe: usize) -> ([u8; Ingredient::COUNT], u8) {
        let front = &self.of(seat).front;
        let mut left = front.ingredients;
        let mut lacks = [0; Ingredient::COUNT];
        let mut count = 0;
        for line in &self.printed.recipes[recipe].needs {
            let at = line.index();
            if left[at] > 0 {
                left[at] -= 1;
            } else {
                lacks[at] += 1;
                count += 1;
            }
        }
        // Goo, tofu and the chef's own tricks.
        let goo = left[self.printed.special(Special::ReplaceAny)];
        let meats_lacking: u8 =
            (0..Ingredient::COUNT).filter(|at| self.printed.is_meat(*at)).map(|at| lacks[at]).sum();
        let tofu = left[self.printed.special(Special::ReplaceMeat)].min(meats_lacking);
        let spare_meat: u8 =
            (0..Ingredient::COUNT).filter(|at| self.printed.is_meat(*at)).map(|at| left[at]).sum();
        let greens: u8 =
            (0..Ingredient::COUNT).filter(|at| self.printed.is_vegetable(*at)).map(|at| lacks[at]).sum();
        let swaps = match self.power(front) {
            Some(Power::MysteryMeat) => spare_meat.min(meats_lacking),
            Some(Power::BroTeinStyle) => spare_meat.min(greens),
            _ => 0,
        };
        (lacks, count.max(goo + tofu + swaps) - goo - tofu - swaps)
    }

    fn power(&self, front: &Front) -> Option<Power> {
        self.printed.chefs.get(usize::from(front.pawns[0].chef)).map(|row| row.power)
    }

    /// How many lines of the recipe in this place cannot be filled.
    pub(super) fn lacking(&self, slot: usize) -> u8 {
        let recipe = self.front().recipes[slot];
        if recipe == NONE { 9 } else { self.missing(self.seat, recipe.into()).1 }
    }

    /// How much popularity one more of each ingredient brings nearer.
    fn weights_for(&self, seat: Seat) -> [f32; Ingredient::COUNT] {
        let mut weights = [0.0; Ingredient::COUNT];
        let front = &self.of(seat).front;
        for recipe in front.recipes {
            if recipe == NONE {
                continue;
            }
            let (lacks, count) = self.missing(seat, recipe.into());
            if count == 0 {
                continue;
            }
            let each = self.score_for(seat, recipe.into()).max(0.5) / f32::from(count);
            for at in 0..Ingredient::COUNT {
                if lacks[at] > 0 {
                    weights[at] += each;
                }
            }
            weights[self.printed.special(Special::ReplaceAny)] += each * 0.6;
        }
        for special in [Special::ExtraBasic, Special::ExtraGourmet] {
            let at = self.printed.special(special);
            if front.ingredients[at] == 0 {
                weights[at] += 0.4;
            }
        }
        weights[self.printed.special(Special::Sell)] += 0.3;
        weights
    }

    pub(super) fn weight(&self, thing: usize) -> f32 {
        self.weights.get(thing).copied().unwrap_or(0.0)
    }

    /// What an ingredient is worth to another.
    pub(super) fn weight_to(&self, seat: Seat, thing: usize) -> f32 {
        let all = || Seat::first(self.view.seats()).map(|seat| self.weights_for(seat)).collect();
        self.weights_to.get_or_init(all)[seat.index()][thing]
    }

    /// What the top card of a shelf is worth on average.
    pub(super) fn expected(&self, market: Place) -> f32 {
        let (mut sum, mut cards) = (0.0, 0.0);
        for (at, row) in self.printed.ingredients.iter().enumerate() {
            if row.market == market {
                let n = f32::from(self.view.board.shelf[at]);
                sum += n * self.weight(at);
                cards += n;
            }
        }
        if cards > 0.0 { sum / cards } else { 0.0 }
    }

    /// How good a new recipe would be.
    pub(super) fn worth_of_recipe(&self, recipe: usize) -> f32 {
        let (lacks, count) = self.missing(self.seat, recipe);
        let cost: f32 = (0..Ingredient::COUNT).map(|at| f32::from(lacks[at]) * self.price_of(at)).sum();
        10.0 + self.score(recipe) * 1.5 - cost * 0.5 - f32::from(count) * 0.6
    }
}
