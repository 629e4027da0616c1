//! Rival Restaurants: shops for its recipes, bins in time, bids what a card is worth, and trades by value.

mod heuristic;
mod mind;
mod trade;

use game::{Dice, Edition, Seat};
use rival_restaurants::{
    Action, Bonus, Card, Components, Effect, Pending, Phase, Place, SHELF, Special, State, Task, Upgrade,
    View, What,
};

use self::mind::Mind;
use crate::bot::Greedy;

impl Greedy for State {
    fn greedy(
        edition: &'static Edition<Components>,
        view: &View,
        legal: &[Action],
        dice: &mut Dice,
    ) -> Action {
        let Some(seat) = view.viewer.seat() else { return *dice.pick(legal) };
        let mind = Mind::new(&edition.printed, view, seat);
        let mut best = (f32::MIN, legal[0]);
        for action in legal {
            // A little chance, so that two bots do not always want the same.
            let worth = mind.worth(*action) + dice.below(1000) as f32 / 10_000.0;
            if worth > best.0 {
                best = (worth, *action);
            }
        }
        best.1
    }
}

impl Mind<'_> {
    /// How good an action is; doing nothing is worth 0.
    fn worth(&self, action: Action) -> f32 {
        match self.view.pending {
            Pending::Nothing => self.worth_in_phase(action),
            pending => self.worth_pending(pending, action),
        }
    }

    fn worth_in_phase(&self, action: Action) -> f32 {
        match action {
            Action::Go { place, .. } => 10.0 + self.worth_of_place(place),
            Action::Lead(_) | Action::Take(_) | Action::Ban(_) | Action::Open(_) => 30.0,
            Action::Aim { slot, spot } => self.worth_of_aim(slot.into(), spot),
            Action::Play(card) => self.worth_of_card(card),
            Action::Power { .. } => 5.0,
            Action::Target { seat, .. } => 1.0 + self.threat(seat),
            Action::Buy { slot, spot } => self.worth_of_purchase(slot.into(), spot),
            Action::BuyPair { .. } => {
                let meats: f32 = self.best_meats();
                if meats > 1.0 { 4.0 } else { -1.0 }
            }
            Action::BuyCard => {
                if self.money() >= 6.0 {
                    0.3
                } else {
                    -1.0
                }
            }
            Action::BuyUpgrade { seat, upgrade } if seat == self.seat => self.worth_of_upgrade(upgrade),
            Action::BuyUpgrade { .. } => -5.0,
            Action::Bin => 6.0,
            Action::SellChocolate => {
                if self.weight(self.printed.special(Special::Sell)) > 0.3 {
                    -1.0
                } else {
                    7.0
                }
            }
            Action::Forage(market) => self.expected(market) * 2.0 - 0.4 * self.price(market),
            Action::Bid { slot, money } => self.worth_of_bid(slot.into(), money),
            Action::BidTrash { .. } => -2.0,
            Action::Quit { slot } => self.worth_of_quitting(slot.into()),
            Action::StepOff { .. } => -1.0,
            Action::Cook { slot } => self.worth_of_cooking(slot.into()),
            Action::Extra { slot } => {
                let dishes = self.me().dishes.unwrap_or_default_dishes();
                if dishes[usize::from(slot)].extra { -1.0 } else { 1.0 }
            }
            Action::Fill { .. } | Action::Clear { .. } => -1.0,
            Action::Step(task) => self.worth_of_step(task),
            Action::Money => 1.0,
            Action::Done | Action::Pass => 0.0,
            _ => self.worth_of_trade(action),
        }
    }

    /// What everybody waits for.
    fn worth_pending(&self, pending: Pending, action: Action) -> f32 {
        match (pending, action) {
            (Pending::Answer { blow, clams, .. }, Action::Clam) => {
                let mine = blow.victim == self.seat;
                // Not for a trifle.
                let trifle = matches!(blow.what, What::Power(_)) && clams == 0;
                if mine && trifle { -0.5 } else { 1.0 }
            }
            (Pending::Aiming { what, .. }, Action::Target { seat, .. }) => self.worth_of_victim(what, seat),
            (Pending::Aiming { what: What::Power(_), .. }, Action::Money) => 2.0,
            (Pending::Aiming { what, victim, .. }, Action::Pick(ingredient)) => {
                let thing = ingredient.index();
                if victim != self.seat.index() as u8 && self.pays_with(what) {
                    // Kim's price: the least useful.
                    return 1.0 - self.weight(thing) - self.price_of(thing) * 0.2;
                }
                self.weight(thing) + self.price_of(thing) * 0.2
            }
            (Pending::Aiming { .. } | Pending::Moved { .. }, Action::Go { place, .. }) => {
                self.worth_of_place(place)
            }
            (Pending::Aiming { .. }, Action::At(market)) => -self.worth_of_place(market),
            (Pending::Moved { slot, .. }, Action::Aim { spot, .. }) => self.worth_of_aim(slot.into(), spot),
            (Pending::Discard { .. }, Action::Pick(ingredient)) => {
                -self.weight(ingredient.index()) - self.price_of(ingredient.index()) * 0.2
            }
            (Pending::Tray { .. } | Pending::ShelfPick { .. }, Action::Pick(ingredient)) => {
                self.weight(ingredient.index()) + self.price_of(ingredient.index()) * 0.2
            }
            (Pending::Counter { .. }, Action::Grab { market, spot }) => {
                let thing = self.view.board.counters[market.index()][usize::from(spot)];
                0.1 + self.weight(thing.into()) + self.price_of(thing.into()) * 0.1
            }
            (Pending::Recipe { .. }, Action::Keep(recipe)) => self.worth_of_recipe(recipe.index()),
            (Pending::Exchange { slot, .. }, Action::Menu { .. }) => {
                if self.lacking(usize::from(slot)) > 2 {
                    1.0
                } else {
                    -1.0
                }
            }
            (Pending::Pair { slot, .. }, Action::Buy { spot, .. }) => {
                self.gain_of_purchase(slot.into(), spot) + f32::from(u8::from(spot != SHELF)) * 0.1
            }
            (Pending::Upgrade { .. }, Action::Improve(upgrade)) => self.worth_of_upgrade(upgrade),
            (Pending::Either { .. }, Action::Money) => 1.0,
            _ => 0.0,
        }
    }

    fn pays_with(&self, what: What) -> bool {
        matches!(what, What::Power(chef)
            if self.printed.chefs[chef.index()].power == rival_restaurants::Power::DramaQueen)
    }

    /// Where to spend the day.
    fn worth_of_place(&self, place: Place) -> f32 {
        if !place.is_market() {
            return self.worth_of_island();
        }
        let mut money = self.money();
        let price = self.price(place);
        let mut things: Vec<f32> = self.view.board.counters[place.index()]
            .iter()
            .filter(|thing| **thing != rival_restaurants::NONE)
            .map(|thing| self.weight((*thing).into()))
            .collect();
        things.sort_by(|a, b| b.total_cmp(a));
        let mut sum = 0.0;
        for weight in things {
            if weight > 0.0 && money >= price {
                sum += weight;
                money -= price;
            }
        }
        if money >= price {
            sum += self.expected(place) * 1.2;
        }
        sum
    }

    fn worth_of_island(&self) -> f32 {
        let front = self.front();
        let money = self.money();
        let garbage = f32::from(front.garbage).min(money);
        let chocolate = f32::from(front.ingredients[self.printed.special(Special::Sell)]);
        let mut sum = garbage * 0.9 + chocolate * 1.2;
        let upgrades = Upgrade::all().filter(|one| front.upgrades >> one.index() & 1 == 0);
        let affordable = upgrades.filter(|one| f32::from(self.upgrade_price(*one)) <= money - garbage);
        sum += affordable.map(|one| self.worth_of_upgrade(one)).fold(0.0, f32::max);
        sum
    }

    fn upgrade_price(&self, upgrade: Upgrade) -> u16 {
        self.printed.figures.upgrades[upgrade.index()].price
    }

    fn worth_of_upgrade(&self, upgrade: Upgrade) -> f32 {
        let early = 7.0 - f32::from(self.view.day);
        match upgrade.slug() {
            "social-media" => 0.4 * early,
            "celebrity" => 0.25 * early,
            "double-burner" if self.view.day > 2 => 1.2,
            "basic-book" | "gourmet-book" => 0.25 * early,
            _ => -0.5,
        }
    }

    fn worth_of_aim(&self, slot: usize, spot: u8) -> f32 {
        let at = self.front().pawns[slot].at;
        if at >= Place::ISLAND.index() as u8 || spot >= SHELF {
            return 0.05;
        }
        let thing = self.view.board.counters[usize::from(at)][usize::from(spot)];
        self.weight(thing.into())
    }

    /// What a purchase would bring, in popularity.
    fn gain_of_purchase(&self, slot: usize, spot: u8) -> f32 {
        let at = usize::from(self.front().pawns[slot].at);
        if spot >= SHELF {
            return self.expected(Place::new(at));
        }
        self.weight(self.view.board.counters[at][usize::from(spot)].into())
    }

    fn worth_of_purchase(&self, slot: usize, spot: u8) -> f32 {
        let at = usize::from(self.front().pawns[slot].at);
        let gain = self.gain_of_purchase(slot, spot);
        if spot >= SHELF {
            // Unseen cards only when money is plenty or the chance is good.
            return gain * 3.0 - 0.35 * self.price(Place::new(at))
                + if self.money() > 6.0 { 0.3 } else { 0.0 };
        }
        if gain > 0.25 { 3.0 + gain } else { -1.0 }
    }

    fn best_meats(&self) -> f32 {
        let market = Place::CHOP_SHOP.index();
        let counters = self.view.board.counters[market].iter();
        counters
            .filter(|thing| **thing != rival_restaurants::NONE)
            .map(|thing| self.weight((*thing).into()))
            .sum()
    }

    /// The most a card is worth in hundreds.
    fn limit(&self, slot: usize) -> f32 {
        let pawn = &self.front().pawns[slot];
        let thing = self.view.board.counters[usize::from(pawn.at)][usize::from(pawn.aim)];
        let price = self.price(Place::new(pawn.at.into()));
        if self.weight(thing.into()) > 0.25 { price + 2.0 * self.weight(thing.into()) } else { price - 1.0 }
    }

    /// Whether nobody in the war bids as much.
    fn leads(&self, slot: usize) -> bool {
        let own = &self.front().pawns[slot];
        let others = self.view.players.iter().enumerate().filter(|(idx, _)| *idx != self.seat.index());
        let mut bids = others
            .flat_map(|(_, player)| player.front.pawns)
            .filter(|pawn| pawn.war && (pawn.at, pawn.aim) == (own.at, own.aim))
            .map(|pawn| (pawn.bid, pawn.trash));
        own.bid > 0 && bids.all(|bid| bid < (own.bid, own.trash))
    }

    fn worth_of_bid(&self, slot: usize, money: u8) -> f32 {
        if self.leads(slot) || f32::from(money) > self.limit(slot) {
            return -3.0;
        }
        8.0 - f32::from(money) * 0.5
    }

    fn worth_of_quitting(&self, slot: usize) -> f32 {
        if self.leads(slot) { -3.0 } else { 1.0 }
    }

    /// Cards: only when they clearly help.
    fn worth_of_card(&self, card: Card) -> f32 {
        let rivals = self.rivals();
        match self.printed.effect(card) {
            Effect::StealMoney { .. } => {
                let most = rivals.map(|seat| self.of(seat).front.money).max().unwrap_or(0);
                if most >= 4 { 4.0 } else { -1.0 }
            }
            Effect::StealIngredient => {
                let things = self.wanted_of_rivals();
                if things > 0.8 { 4.0 } else { -1.0 }
            }
            Effect::TakeGarbage { .. } | Effect::StealCard | Effect::Inspect { .. } => 2.0,
            Effect::TakeDiscard { .. } | Effect::TakeCounter { .. } => 3.0,
            Effect::AddTime { .. } | Effect::WinWar => 5.0,
            Effect::Popularity { .. } | Effect::DoubleBurner if self.lacking(0).min(self.lacking(1)) == 0 => {
                4.0
            }
            Effect::DisableUpgrade { .. } | Effect::DiscardStock { .. } => 0.5,
            Effect::PriceMore { .. } => 0.2,
            _ => -1.0,
        }
    }

    /// The most useful single ingredient that a rival holds.
    fn wanted_of_rivals(&self) -> f32 {
        let held = |seat: Seat, thing: usize| self.of(seat).front.ingredients[thing] > 0;
        self.rivals()
            .flat_map(|seat| (0..29).filter(move |thing| held(seat, *thing)))
            .map(|thing| self.weight(thing))
            .fold(0.0, f32::max)
    }

    fn worth_of_victim(&self, what: What, seat: Seat) -> f32 {
        if seat == self.seat {
            return -1.0;
        }
        let front = &self.of(seat).front;
        let steals = match what {
            What::Card(card) => self.printed.effect(card).clone(),
            What::Power(_) => Effect::StealIngredient,
        };
        match steals {
            Effect::StealMoney { .. } => f32::from(front.money),
            Effect::StealIngredient => {
                let held = (0..29).filter(|thing| front.ingredients[*thing] > 0);
                held.map(|thing| self.weight(thing)).fold(0.0, f32::max) + self.threat(seat) * 0.01
            }
            _ => 1.0 + self.threat(seat),
        }
    }

    fn worth_of_cooking(&self, slot: usize) -> f32 {
        let recipe = usize::from(self.front().recipes[slot]);
        let now = self.score(recipe);
        let full = f32::from(self.printed.recipes[recipe].worth);
        // With much garbage it is better to go and bin it first.
        if now * 2.0 < full && self.front().popularity < 18 { -1.0 } else { 1.0 + now }
    }

    fn worth_of_step(&self, task: Task) -> f32 {
        let front = self.front();
        let bonus = usize::from(front.level);
        let restaurant = &self.printed.restaurants[usize::from(front.restaurant)];
        let bins = matches!(restaurant.levels.get(bonus), Some(Bonus::BinAndMoney { .. }));
        let swaps = matches!(restaurant.levels.get(bonus), Some(Bonus::ExchangeRecipes { .. }));
        match task {
            Task::DrawFirst | Task::DrawSecond if swaps => 5.0,
            Task::Garbage if bins => 5.0,
            Task::Bonus => 4.0,
            Task::Garbage => 3.0,
            Task::DrawFirst | Task::DrawSecond => 2.0,
        }
    }

    /// Whether the phase is one of trade.
    fn may_trade(&self) -> bool {
        self.view.phase == Phase::Market
    }
}

/// Menus that one cannot see are empty.
trait Seen {
    fn unwrap_or_default_dishes(self) -> [rival_restaurants::Dish; 2];
}

impl Seen for Option<[rival_restaurants::Dish; 2]> {
    fn unwrap_or_default_dishes(self) -> [rival_restaurants::Dish; 2] {
        let closed = rival_restaurants::Dish {
            open: false,
            fill: [rival_restaurants::NONE; rival_restaurants::LINES],
            extra: false,
        };
        self.unwrap_or([closed; 2])
    }
}
