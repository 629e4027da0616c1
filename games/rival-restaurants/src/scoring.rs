//! Popularity, garbage, new recipes and levels (R5.5 to R5.8).

use game::{Dice, Log, Seat};

use crate::action::{Action, Task};
use crate::effect::{Bonus, Power};
use crate::event::Event;
use crate::ids::{Place, Recipe, Type, Upgrade};
use crate::player::{Dish, Served};
use crate::state::{NONE, Pending, State, TWICE};

const DRAWS: u8 = 3;
const GARBAGE: u8 = 4;

impl State {
    /// R5.2 to R5.5: the dishes of one player are cooked and counted.
    pub(crate) fn count_dishes(&mut self, seat: Seat, log: &mut Log<Event>) {
        let garbage = self.p(seat).garbage;
        let player = self.pm(seat);
        player.tasks = 0;
        player.old_garbage = garbage;
        for slot in 0..2 {
            let player = self.p(seat);
            let dish = player.dishes[slot];
            if !dish.open {
                continue;
            }
            let number = player.recipes[slot];
            let recipe = &self.box_().recipes[usize::from(number)];
            let (mut meats, mut tofu) = (0u8, 0u8);
            let tofu_card = self.box_().special(crate::effect::Special::ReplaceMeat);
            for (line, with) in recipe.needs.iter().zip(dish.fill) {
                let (thing, n) = if with >= TWICE { (with - TWICE, 2) } else { (with, 1) };
                meats += u8::from(self.box_().is_meat(thing.into()));
                // R9.3, Q49: only where it replaces a meat.
                tofu += u8::from(usize::from(thing) == tofu_card && self.box_().is_meat(line.index()));
                for _ in 0..n {
                    self.discard(seat, thing, log);
                }
            }
            if dish.extra {
                let extra = self.extra_of(number);
                self.discard(seat, extra, log);
            }
            let served = Served {
                recipe: number,
                score: 0,
                extra: dish.extra,
                icons: recipe.garbage.saturating_sub(tofu),
                taken: 0,
            };
            let gourmet = recipe.kind == Type::Gourmet;
            let player = self.pm(seat);
            player.dishes[slot] = Dish::CLOSED;
            player.served[slot] = served;
            player.gourmets += u8::from(gourmet);
            player.tasks |= 1 << slot | GARBAGE;
            self.table.board.finished[recipe.kind as usize] |= 1 << (usize::from(number) % Type::RECIPES);
            // R8.8, Q51: $300 for a dish with two meats.
            if meats >= 2 && self.cooks_with(seat, Power::BroTeinStyle) {
                let amount = self.amount(Power::BroTeinStyle);
                self.pay_in(seat, amount);
                log.tell(|| Event::Paid { from: None, to: Some(seat), amount });
            }
        }
        for slot in 0..2 {
            if self.p(seat).served[slot].recipe != NONE {
                let score = self.score(seat, slot);
                let player = self.pm(seat);
                player.served[slot].score = score;
                player.popularity = player.popularity.saturating_add(score);
                let recipe = Recipe(player.served[slot].recipe);
                log.tell(|| Event::Cooked { seat, recipe, score });
            }
        }
    }

    /// R5.5, Q44: what a dish is worth.
    fn score(&self, seat: Seat, slot: usize) -> u8 {
        let player = self.p(seat);
        let served = &player.served[slot];
        let number = usize::from(served.recipe);
        let recipe = &self.box_().recipes[number];
        let mut penalty = player.old_garbage;
        let mut more = 0;
        for bonus in self.permanent(seat) {
            match bonus {
                Bonus::PenaltyCap { amount } => penalty = penalty.min(*amount),
                Bonus::PopularityIfType { kind, amount } if *kind == recipe.kind => more += amount,
                Bonus::PopularityIfNeeds { ingredients, amount }
                    if ingredients.iter().any(|one| recipe.needs.contains(one)) =>
                {
                    more += amount;
                }
                _ => {}
            }
        }
        // R5.5: the cuisine bonus.
        if self.box_().cuisine[number] == player.restaurant {
            more += self.box_().figures.cuisine;
        }
        // R11.13: a rave review counts for one dish, the better one.
        let kind = recipe.kind as usize;
        let other = &player.served[1 - slot];
        let better =
            other.recipe != NONE && player.rave[self.kind_of(other.recipe) as usize] > player.rave[kind];
        if !better {
            more += player.rave[kind];
        }
        recipe.worth.saturating_sub(penalty) + u8::from(served.extra) + more
    }

    /// R5.8: whether a level is reached and not granted yet.
    pub(crate) fn level_due(&self, seat: Seat) -> bool {
        let player = self.p(seat);
        let levels = &self.box_().figures.levels;
        levels.get(usize::from(player.level)).is_some_and(|at| player.popularity >= *at)
    }

    /// The steps that are left after cooking: as in [`Task::ALL`].
    fn tasks(&self, seat: Seat) -> u8 {
        self.p(seat).tasks | u8::from(self.level_due(seat)) << 3
    }

    /// R5.7, Q47: true if the player must choose the order. Without a level there is nothing to choose.
    pub(crate) fn scoring_waits(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) -> bool {
        let tasks = self.tasks(seat);
        if tasks == 0 {
            return false;
        }
        if self.level_due(seat) && tasks.count_ones() > 1 {
            return true;
        }
        let task = Task::ALL[tasks.trailing_zeros() as usize];
        self.apply_step(seat, task, dice, log);
        self.scoring_waits_again(seat, dice, log)
    }

    fn scoring_waits_again(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) -> bool {
        self.table.pending != Pending::Nothing || self.scoring_waits(seat, dice, log)
    }

    pub(crate) fn legal_steps(&self, seat: Seat, out: &mut Vec<Action>) {
        let tasks = self.tasks(seat);
        out.extend(Task::ALL.into_iter().filter(|task| tasks >> *task as u8 & 1 != 0).map(Action::Step));
    }

    pub(crate) fn apply_step(&mut self, seat: Seat, task: Task, dice: &mut Dice, log: &mut Log<Event>) {
        match task {
            Task::DrawFirst | Task::DrawSecond => {
                self.pm(seat).tasks &= !(1 << task as u8);
                self.renew(seat, task as usize, dice, log);
            }
            Task::Garbage => {
                self.pm(seat).tasks &= !GARBAGE;
                self.take_garbage(seat, log);
            }
            Task::Bonus => self.grant(seat, dice, log),
        }
    }

    /// R5.6: a new recipe of the same type; R6.5: a book shows four. R12.2: after the first basic, a gourmet.
    fn renew(&mut self, seat: Seat, slot: usize, dice: &mut Dice, log: &mut Log<Event>) {
        let player = self.p(seat);
        let old = self.kind_of(player.recipes[slot]);
        let starting = self.kind_of(player.recipes[0]) == self.kind_of(player.recipes[1]);
        let kind = if starting { Type::Gourmet } else { old };
        if !starting && self.has(seat, Upgrade::book(kind)) {
            let count = self.box_().figures.book_draw;
            self.show_recipes(seat, slot as u8, kind, count, NONE, 0, dice, log);
        } else {
            self.mix_finished(kind, 1);
            let recipe = self.draw_recipe(kind, dice).expect("R5.6: there is a recipe left");
            self.gain_recipe(seat, slot, recipe, log);
        }
    }

    /// R5.6, R9.3: garbage by the icons; R5.8: less with a bonus.
    fn take_garbage(&mut self, seat: Seat, log: &mut Log<Event>) {
        let less = self.garbage_less(seat);
        for slot in 0..2 {
            let served = &mut self.pm(seat).served[slot];
            if served.recipe != NONE {
                let count = served.icons.saturating_sub(less);
                served.taken = count;
                self.gain_garbage(seat, count, log);
            }
        }
    }

    fn garbage_less(&self, seat: Seat) -> u8 {
        let amounts = self.permanent(seat);
        amounts.map(|bonus| if let Bonus::GarbageLess { amount } = bonus { *amount } else { 0 }).sum()
    }

    /// R5.8, Q46: the lowest level that is due.
    fn grant(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        let player = self.pm(seat);
        let level = player.level;
        player.level += 1;
        let bonus = &self.box_().restaurants[usize::from(self.p(seat).restaurant)].levels[usize::from(level)];
        log.tell(|| Event::LevelReached { seat, level: level + 1 });
        match bonus {
            Bonus::Money { amount } => self.gift(seat, *amount, log),
            Bonus::TakeCounter { count } => {
                if self.grabbable(NONE).next().is_some() {
                    self.table.pending =
                        Pending::Counter { seat, left: *count, market: NONE, one_market: true };
                }
            }
            Bonus::TakeDiscard { count } => {
                let there: u8 = self.in_tray().map(|one| self.table.board.tray[one.index()]).sum();
                if there > 0 {
                    self.table.pending = Pending::Tray { seat, left: there.min(*count) };
                }
            }
            Bonus::DrawShelf { markets } => {
                for market in markets {
                    if let Some(card) = self.draw_shelf(*market, dice) {
                        self.gain(seat, card, log);
                    }
                }
            }
            Bonus::DrawCards { count } => {
                for _ in 0..*count {
                    self.draw_card(seat, dice, log);
                }
            }
            Bonus::Upgrade { only, else_money } => {
                let own = self.p(seat).upgrades;
                let left = only.iter().fold(0u8, |set, upgrade| set | 1 << upgrade.index()) & !own;
                match left.count_ones() {
                    0 => self.gift(seat, *else_money, log),
                    1 => self.gain_upgrade(seat, Upgrade(left.trailing_zeros() as u8), log),
                    _ => self.table.pending = Pending::Upgrade { seat, only: left },
                }
            }
            Bonus::MoneyPerGourmet { amount, most } => {
                let sum = (amount * u16::from(self.p(seat).gourmets)).min(*most);
                self.gift(seat, sum, log);
            }
            Bonus::BinAndMoney { count, amount } => {
                let count = self.p(seat).garbage.min(*count);
                self.pm(seat).garbage -= count;
                log.tell(|| Event::GarbageLost { seat, count });
                self.gift(seat, *amount, log);
            }
            Bonus::ExchangeRecipes { draw } => self.offer_exchange(seat, 0, *draw),
            Bonus::ChooseMoneyOrCards { .. } => self.table.pending = Pending::Either { seat },
            // Permanent ones: already for what was just cooked.
            _ => self.recount(seat, log),
        }
    }

    /// Q46: a recipe that was cooked and is not replaced yet cannot be exchanged.
    pub(crate) fn offer_exchange(&mut self, seat: Seat, from: u8, draw: u8) {
        let due = self.draws_due(seat);
        let slot = (from..2).find(|slot| due >> slot & 1 == 0);
        self.table.pending = slot.map_or(Pending::Nothing, |slot| Pending::Exchange { seat, slot, draw });
    }

    fn gift(&mut self, seat: Seat, amount: u16, log: &mut Log<Event>) {
        self.pay_in(seat, amount);
        log.tell(|| Event::Paid { from: None, to: Some(seat), amount });
    }

    /// R5.8: a permanent bonus holds for the dishes of today.
    fn recount(&mut self, seat: Seat, log: &mut Log<Event>) {
        let less = self.garbage_less(seat);
        for slot in 0..2 {
            if self.p(seat).served[slot].recipe == NONE {
                continue;
            }
            let score = self.score(seat, slot);
            let player = self.pm(seat);
            let served = &mut player.front.served[slot];
            let more = score.saturating_sub(std::mem::replace(&mut served.score, score));
            let back = served.taken.saturating_sub(served.icons.saturating_sub(less));
            served.taken -= back;
            player.popularity = player.popularity.saturating_add(more);
            let back = back.min(player.garbage);
            player.garbage -= back;
            if more > 0 {
                log.tell(|| Event::PopularityGained { seat, amount: more });
            }
            if back > 0 {
                log.tell(|| Event::GarbageLost { seat, count: back });
            }
        }
    }

    pub(crate) fn apply_either(&mut self, seat: Seat, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        self.table.pending = Pending::Nothing;
        let player = self.p(seat);
        let row = &self.box_().restaurants[usize::from(player.restaurant)];
        if let Bonus::ChooseMoneyOrCards { amount, count } = row.levels[usize::from(player.level) - 1] {
            if action == Action::Money {
                self.gift(seat, amount, log);
            } else {
                for _ in 0..count {
                    self.draw_card(seat, dice, log);
                }
            }
        }
    }

    /// R5.9, Q54, Q55: the last card expires, the others slide, the gaps are filled.
    pub(crate) fn restock(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        for market in Place::markets() {
            let spots = usize::from(self.box_().markets[market.index()].counters);
            let counters = &mut self.table.board.counters[market.index()];
            let last = std::mem::replace(&mut counters[spots - 1], NONE);
            if last != NONE {
                self.table.board.tray[usize::from(last)] += 1;
            }
            let mut free = spots;
            for spot in (0..spots).rev() {
                if counters[spot] != NONE {
                    free -= 1;
                    counters.swap(spot, free);
                }
            }
            self.refill_shelf(market);
            self.fill_counters(market, dice);
            if self.refill_shelf(market) {
                self.fill_counters(market, dice);
                self.refill_shelf(market);
            }
        }
        log.tell(|| Event::Restocked);
    }

    /// R5.9, Q55: an empty shelf takes what its market has in the tray.
    fn refill_shelf(&mut self, market: Place) -> bool {
        if self.on_shelf(market) > 0 {
            return false;
        }
        let (first, end) = self.box_().of_market[market.index()];
        for idx in usize::from(first)..usize::from(end) {
            let board = &mut self.table.board;
            board.shelf[idx] += std::mem::take(&mut board.tray[idx]);
        }
        self.on_shelf(market) > 0
    }

    /// The draws that are still due.
    pub(crate) fn draws_due(&self, seat: Seat) -> u8 {
        self.p(seat).tasks & DRAWS
    }
}
