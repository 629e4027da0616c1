//! Rival Restaurants: what a position is worth, and what to try first.

use game::{Dice, Game, Seat, Viewer};
use rival_restaurants::{Action, Phase, State, Upgrade, View};

use super::mind::Mind;
use crate::search::{Heuristic, best, weights};

/// What ingredients are worth for each of their price, money, and each garbage: at the end, and how much more at the
/// beginning. Fitted to some thousand games of greedy bots, beside popularity.
const STOCK: [f32; 2] = [0.07, 0.25];
const MONEY: [f32; 2] = [0.15, 0.25];
const GARBAGE: [f32; 2] = [-0.15, -0.4];
/// The popularity that ends a game.
const POPULARITY: f32 = 20.0;
/// What an upgrade is worth at the beginning, for each of its price.
const UPGRADE: f32 = 0.25;
/// Worth between two actions of which the better is tried about three times as often.
const PATIENCE: f32 = 1.0;
/// Chance in simulations, so that they differ.
const LUCK: f32 = 0.3;

impl Heuristic for State {
    const WEIGHS: bool = true;
    const HORIZON: u32 = 60;
    const TERMS: &'static [&'static str] =
        &["popularity", "recipes", "stock", "money", "garbage", "upgrades", "cards"];

    fn viewer(view: &View) -> Viewer {
        view.viewer
    }

    fn scale(&self) -> f32 {
        2.5
    }

    fn terms(&self, seat: Seat, out: &mut [f32]) {
        let view = self.view(Viewer::Seat(seat));
        let mind = Mind::new(&self.edition().printed, &view, seat);
        let front = mind.front();
        out[0] = f32::from(front.popularity);
        // The nearer a recipe is to be cooked, the more of it counts.
        for slot in 0..2 {
            let recipe = front.recipes[slot];
            let Some(row) = mind.printed.recipes.get(usize::from(recipe)) else { continue };
            let lines = row.needs.len() as f32;
            let ready = 1.0 - f32::from(mind.lacking(slot)).min(lines) / lines;
            out[1] += mind.score(recipe.into()).max(0.5) * ready * ready.mul_add(0.4, 0.45);
        }
        let held: f32 =
            front.ingredients.iter().enumerate().map(|(at, n)| f32::from(*n) * mind.price_of(at)).sum();
        // How much of the game is left, from 1 down to 0: whoever is first may end it.
        let first = Seat::first(self.seats()).map(|seat| mind.threat(seat)).fold(0.0, f32::max);
        let left = (1.0 - first / POPULARITY).max(0.0);
        let each = |[end, more]: [f32; 2]| end + more * left;
        out[2] = each(STOCK) * held;
        out[3] = each(MONEY) * mind.money().min(12.0);
        out[4] = each(GARBAGE) * f32::from(front.garbage);
        let own = (1.0 - out[0] / POPULARITY).max(0.0);
        for upgrade in Upgrade::all().filter(|one| front.upgrades >> one.index() & 1 != 0) {
            out[5] += own * UPGRADE * f32::from(mind.upgrade_price(upgrade));
        }
        out[6] = 0.3 * f32::from(mind.me().cards);
    }

    /// In the morning.
    fn is_settled(&self) -> bool {
        self.phase() == Phase::Wheels
    }

    fn weigh(&self, seat: Seat, legal: &[Action], out: &mut Vec<f32>) {
        let view = self.view(Viewer::Seat(seat));
        let mind = Mind::new(&self.edition().printed, &view, seat);
        // Doing nothing is worth 0. What is clearly worse is not tried as long as there is something else: offers
        // that are made and taken back, or a menu that is filled and cleared, would go on for ever.
        let worths = || legal.iter().map(|action| mind.worth(*action));
        let any = worths().any(|worth| worth >= 0.0);
        let tried = worths().map(|worth| if any && worth < -0.5 { f32::NEG_INFINITY } else { worth });
        weights(tried, PATIENCE, out);
    }

    fn guess(&self, seat: Seat, legal: &[Action], dice: &mut Dice) -> usize {
        let view = self.view(Viewer::Seat(seat));
        let mind = Mind::new(&self.edition().printed, &view, seat);
        best(legal.iter().map(|action| mind.worth(*action)), LUCK, dice)
    }
}
