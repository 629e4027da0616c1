//! Things that change hands: ingredients, garbage, recipes, upgrades, and the choices among them.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::effect::When;
use crate::event::Event;
use crate::ids::{Ingredient, Place, Recipe, Type, Upgrade};
use crate::state::{NONE, Pending, Phase, State, Then};

impl State {
    /// The numbers of the meats (R9.6).
    pub(crate) fn meats(&self) -> std::ops::Range<usize> {
        let (first, end) = self.box_().of_market[Place::CHOP_SHOP.index()];
        usize::from(first)..usize::from(end)
    }

    /// An ingredient from one player to another.
    pub(crate) fn take_from(&mut self, from: Seat, to: Seat, thing: u8, log: &mut Log<Event>) {
        self.pm(from).ingredients[usize::from(thing)] -= 1;
        self.pm(to).ingredients[usize::from(thing)] += 1;
        let ingredient = Ingredient(thing);
        log.tell(|| Event::IngredientGained { seat: to, ingredient, from: Some(from) });
    }

    /// An ingredient from the board.
    pub(crate) fn gain(&mut self, seat: Seat, thing: u8, log: &mut Log<Event>) {
        self.pm(seat).ingredients[usize::from(thing)] += 1;
        let ingredient = Ingredient(thing);
        log.tell(|| Event::IngredientGained { seat, ingredient, from: None });
    }

    /// R5.3: into the discard tray.
    pub(crate) fn discard(&mut self, seat: Seat, thing: u8, log: &mut Log<Event>) {
        self.pm(seat).ingredients[usize::from(thing)] -= 1;
        self.table.board.tray[usize::from(thing)] += 1;
        let ingredient = Ingredient(thing);
        log.tell(|| Event::IngredientDiscarded { seat, ingredient });
    }

    /// Q3: garbage never runs out.
    pub(crate) fn gain_garbage(&mut self, seat: Seat, count: u8, log: &mut Log<Event>) {
        if count > 0 {
            let player = self.pm(seat);
            player.garbage = player.garbage.saturating_add(count);
            log.tell(|| Event::GarbageGained { seat, count });
        }
    }

    /// R3.2: the top card of a shelf.
    pub(crate) fn draw_shelf(&mut self, market: Place, dice: &mut Dice) -> Option<u8> {
        let left = self.on_shelf(market);
        if left == 0 {
            return None;
        }
        let (first, end) = self.box_().of_market[market.index()];
        let mut nth = dice.below(left.into()) as u16;
        for idx in first..end {
            let here = u16::from(self.table.board.shelf[usize::from(idx)]);
            if nth < here {
                self.table.board.shelf[usize::from(idx)] -= 1;
                return Some(idx);
            }
            nth -= here;
        }
        unreachable!("one of the kinds holds the drawn card")
    }

    /// How many cards a shelf has.
    pub(crate) fn on_shelf(&self, market: Place) -> u16 {
        let (first, end) = self.box_().of_market[market.index()];
        self.table.board.shelf[usize::from(first)..usize::from(end)].iter().map(|n| u16::from(*n)).sum()
    }

    /// R5.6, Q52, Q53: a recipe of a type; finished ones are shuffled in when there are too few.
    pub(crate) fn draw_recipe(&mut self, kind: Type, dice: &mut Dice) -> Option<u8> {
        let at = kind as usize;
        let board = &mut self.table.board;
        if board.top[at] == 0 {
            board.top[at] = std::mem::take(&mut board.under[at]);
        }
        if board.top[at] == 0 {
            board.top[at] = std::mem::take(&mut board.finished[at]);
        }
        let set = board.top[at];
        if set == 0 {
            return None;
        }
        let nth = dice.below(set.count_ones());
        let mut rest = set;
        for _ in 0..nth {
            rest &= rest - 1;
        }
        let bit = rest.trailing_zeros();
        board.top[at] &= !(1 << bit);
        Some((at * Type::RECIPES) as u8 + bit as u8)
    }

    /// Q53: if fewer than `wanted` are left, all finished ones are mixed in before the draw.
    pub(crate) fn mix_finished(&mut self, kind: Type, wanted: u8) {
        let at = kind as usize;
        let board = &mut self.table.board;
        let left = (board.top[at] | board.under[at]).count_ones();
        if left < u32::from(wanted) {
            board.top[at] |= board.under[at] | board.finished[at];
            board.under[at] = 0;
            board.finished[at] = 0;
        }
    }

    /// R6.5: under the deck.
    pub(crate) fn put_under(&mut self, recipe: u8) {
        let recipe = Recipe(recipe);
        let kind = recipe.kind() as usize;
        self.table.board.under[kind] |= 1 << (recipe.index() - kind * Type::RECIPES);
    }

    pub(crate) fn gain_recipe(&mut self, seat: Seat, slot: usize, recipe: u8, log: &mut Log<Event>) {
        let player = self.pm(seat);
        player.recipes[slot] = recipe;
        // The basic recipe lies first.
        if player.recipes.iter().all(|recipe| *recipe != NONE)
            && Recipe(player.recipes[0]).kind() > Recipe(player.recipes[1]).kind()
        {
            player.recipes.swap(0, 1);
            player.front.served.swap(0, 1);
            player.dishes.swap(0, 1);
            let draws = player.tasks & 3;
            player.tasks = player.tasks & !3 | draws >> 1 | (draws & 1) << 1;
        }
        log.tell(|| Event::RecipeGained { seat, recipe: Recipe(recipe) });
    }

    pub(crate) fn gain_upgrade(&mut self, seat: Seat, upgrade: Upgrade, log: &mut Log<Event>) {
        self.pm(seat).upgrades |= 1 << upgrade.index();
        log.tell(|| Event::UpgradeGained { seat, upgrade });
    }

    /// R11.14, R5.8: what can be taken from the tray: nothing of Mystery Mart.
    pub(crate) fn in_tray(&self) -> impl Iterator<Item = Ingredient> + '_ {
        Ingredient::all().filter(|ingredient| {
            self.table.board.tray[ingredient.index()] > 0
                && self.box_().market_of(ingredient.index()) != Place::MYSTERY_MART
        })
    }

    /// R11.15: face-up cards that nobody stands on, of one market or of any but Mystery Mart.
    pub(crate) fn grabbable(&self, only: u8) -> impl Iterator<Item = (Place, u8)> + '_ {
        Place::markets()
            .filter(move |market| *market != Place::MYSTERY_MART && (only == NONE || only == market.0))
            .flat_map(|market| (0..4u8).map(move |spot| (market, spot)))
            .filter(|(market, spot)| {
                self.table.board.counters[market.index()][usize::from(*spot)] != NONE
                    && self.pawns_at(market.0).all(|(seat, slot)| self.pawn(seat, slot).aim != *spot)
            })
    }

    pub(crate) fn legal_pending(&self, seat: Seat, out: &mut Vec<Action>) {
        match self.table.pending {
            Pending::Nothing => {}
            Pending::Aiming { by, what, victim, slot } => self.legal_aiming(by, what, victim, slot, out),
            Pending::Answer { .. } => self.legal_answer(seat, out),
            Pending::Moved { slot, placed: false, .. } => {
                out.extend(self.refuge(seat, slot.into()).map(|place| Action::Go { slot, place }));
            }
            Pending::Moved { slot, .. } => self.legal_spots(seat, slot.into(), out),
            Pending::Discard { .. } => {
                let there = |ingredient: &Ingredient| self.stock(seat, ingredient.index()) > 0;
                out.extend(Ingredient::all().filter(there).map(Action::Pick));
            }
            Pending::Tray { .. } => out.extend(self.in_tray().map(Action::Pick)),
            Pending::Counter { market, one_market, .. } => {
                out.extend(self.grabbable(market).map(|(market, spot)| Action::Grab { market, spot }));
                if one_market {
                    out.push(Action::Pass);
                }
            }
            Pending::Recipe { mut shown, .. } => {
                shown.sort_unstable();
                let there = shown.into_iter().filter(|recipe| *recipe != NONE);
                out.extend(there.map(|recipe| Action::Keep(Recipe(recipe))));
            }
            Pending::Exchange { slot, .. } => out.extend([Action::Menu { slot }, Action::Pass]),
            Pending::Pair { slot, .. } => self.legal_pair(seat, slot.into(), out),
            Pending::ShelfPick { cards: [a, b], .. } => {
                out.push(Action::Pick(Ingredient(a.min(b))));
                if a != b {
                    out.push(Action::Pick(Ingredient(a.max(b))));
                }
            }
            Pending::Upgrade { only, .. } => {
                let offered = |upgrade: &Upgrade| only >> upgrade.index() & 1 != 0;
                out.extend(Upgrade::all().filter(offered).map(Action::Improve));
            }
            Pending::Either { .. } => out.extend([Action::Money, Action::Cards]),
        }
    }

    pub(crate) fn apply_pending(
        &mut self,
        seat: Seat,
        action: Action,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        match (self.table.pending, action) {
            (Pending::Aiming { .. }, _) => self.apply_aiming(action, dice, log),
            (Pending::Answer { .. }, _) => self.apply_answer(seat, action, dice, log),
            (Pending::Moved { slot, .. }, Action::Go { place, .. }) => {
                let aim = self.move_pawn(seat, slot.into(), place, log);
                self.table.pending =
                    if aim { Pending::Moved { seat, slot, placed: true } } else { Pending::Nothing };
            }
            (Pending::Moved { slot, .. }, Action::Aim { spot, .. }) => {
                self.pawn_mut(seat, slot.into()).aim = spot;
                log.tell(|| Event::Aimed { seat, slot, spot });
                self.table.pending = Pending::Nothing;
            }
            (Pending::Discard { left, .. }, Action::Pick(ingredient)) => {
                self.discard(seat, ingredient.0, log);
                self.table.pending =
                    if left > 1 { Pending::Discard { seat, left: left - 1 } } else { Pending::Nothing };
            }
            (Pending::Tray { left, .. }, Action::Pick(ingredient)) => {
                self.table.board.tray[ingredient.index()] -= 1;
                self.gain(seat, ingredient.0, log);
                self.table.pending =
                    if left > 1 { Pending::Tray { seat, left: left - 1 } } else { Pending::Nothing };
            }
            (Pending::Counter { left, one_market, .. }, Action::Grab { market, spot }) => {
                let card = std::mem::replace(
                    &mut self.table.board.counters[market.index()][usize::from(spot)],
                    NONE,
                );
                self.gain(seat, card, log);
                let market = if one_market { market.0 } else { NONE };
                self.table.pending = Pending::Counter { seat, left: left - 1, market, one_market };
                if left == 1 || self.grabbable(market).next().is_none() {
                    self.table.pending = Pending::Nothing;
                }
            }
            (Pending::Recipe { slot, shown, exchange, .. }, Action::Keep(kept)) => {
                for other in shown {
                    if other != NONE && other != kept.0 {
                        self.put_under(other);
                    }
                }
                self.table.pending = Pending::Nothing;
                self.gain_recipe(seat, slot.into(), kept.0, log);
                if exchange > 0 {
                    self.offer_exchange(seat, slot + 1, exchange);
                }
            }
            (Pending::Exchange { slot, draw, .. }, Action::Menu { .. }) => {
                let old = self.p(seat).recipes[usize::from(slot)];
                self.show_recipes(seat, slot, self.kind_of(old), draw, old, draw, dice, log);
            }
            (Pending::Exchange { slot, draw, .. }, _) => self.offer_exchange(seat, slot + 1, draw),
            (Pending::Pair { slot, left, .. }, Action::Buy { spot, .. }) => {
                self.apply_pair(seat, slot, left, spot, dice, log);
            }
            (Pending::ShelfPick { cards: [a, b], then, .. }, Action::Pick(kept)) => {
                let other = if kept.0 == a { b } else { a };
                self.table.board.tray[usize::from(other)] += 1;
                self.gain(seat, kept.0, log);
                self.table.pending = match then {
                    Then::Nothing => Pending::Nothing,
                    Then::Pair { slot } => Pending::Pair { seat, slot, left: 1 },
                };
                self.end_pair_if_empty(seat);
            }
            (Pending::Upgrade { .. }, Action::Improve(upgrade)) => {
                self.table.pending = Pending::Nothing;
                self.gain_upgrade(seat, upgrade, log);
            }
            (Pending::Either { .. }, _) => self.apply_either(seat, action, dice, log),
            // Passing on what may be taken.
            _ => self.table.pending = Pending::Nothing,
        }
    }

    /// Draws recipes to choose from; `own` is one more to choose, if any.
    #[expect(clippy::too_many_arguments, reason = "one recipe draw is described by all of these")]
    pub(crate) fn show_recipes(
        &mut self,
        seat: Seat,
        slot: u8,
        kind: Type,
        count: u8,
        own: u8,
        exchange: u8,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        self.mix_finished(kind, count);
        let mut shown = [NONE; 4];
        let mut n = 0;
        if own != NONE {
            shown[0] = own;
            n = 1;
        }
        for _ in 0..count {
            if n < 4
                && let Some(recipe) = self.draw_recipe(kind, dice)
            {
                shown[n] = recipe;
                n += 1;
            }
        }
        log.tell(|| Event::RecipesShown { seat, recipes: shown[..n].iter().map(|r| Recipe(*r)).collect() });
        self.table.pending = Pending::Recipe { seat, slot, shown, exchange };
    }

    /// When a card may be played in this phase.
    pub(crate) fn when(&self) -> Option<When> {
        match self.table.phase {
            Phase::Wheels | Phase::Window => Some(When::Move),
            Phase::Market => Some(When::Buy),
            _ => None,
        }
    }
}
