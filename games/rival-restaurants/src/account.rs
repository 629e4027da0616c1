//! Everything adds up.

use crate::data::Components;
use crate::ids::{Card, Ingredient, Place, Recipe, Type};
use crate::state::{HOME, NONE, NOWHERE, Pending, Phase, State};

impl State {
    /// Cards, recipes and ingredients are all accounted for, and nobody stands where nobody can.
    pub(crate) fn account(&self) -> Result<(), String> {
        if !(2..=6).contains(&self.table.seats) || self.table.first.index() >= usize::from(self.table.seats) {
            return Err(format!("{} seats, of which {} is the first", self.table.seats, self.table.first));
        }
        let printed = self.box_();
        self.count_ingredients(printed)?;
        self.count_cards(printed)?;
        self.count_recipes()?;
        for seat in self.everybody() {
            let player = self.p(seat);
            if player.level > 3 || player.upgrades >= 1 << 5 {
                return Err(format!("{seat} has an impossible level or upgrade"));
            }
            for pawn in &player.pawns {
                let chef = pawn.chef == NONE || usize::from(pawn.chef) < printed.chefs.len();
                if !chef || pawn.at > HOME || pawn.aim > NOWHERE {
                    return Err(format!("{seat} has an impossible chef: {pawn:?}"));
                }
                if pawn.war
                    && (self.table.phase != Phase::Market || pawn.at >= Place::ISLAND.0 || pawn.aim > 3)
                {
                    return Err(format!("{seat} is in a war for nothing"));
                }
            }
            let bids: u16 = player.pawns.iter().filter(|pawn| pawn.war).map(|pawn| u16::from(pawn.bid)).sum();
            if bids > player.money {
                return Err(format!("{seat} bid more than there is"));
            }
            for viewer in self.everybody() {
                let known = &self.table.known[viewer.index()][seat.index()];
                if known.iter().zip(&player.hand).any(|(known, held)| known > held) {
                    return Err(format!("{viewer} knows of a card that {seat} does not hold"));
                }
            }
            if player.offer.to != NONE
                && (self.table.phase != Phase::Market || usize::from(player.offer.to) >= 6)
            {
                return Err(format!("{seat} makes an offer out of time"));
            }
        }
        Ok(())
    }

    fn count_ingredients(&self, printed: &Components) -> Result<(), String> {
        for ingredient in Ingredient::all() {
            let idx = ingredient.index();
            let board = &self.table.board;
            let face_up = board.counters.iter().flatten().filter(|card| usize::from(**card) == idx).count();
            let looked_at = match self.table.pending {
                Pending::ShelfPick { cards, .. } => {
                    cards.iter().filter(|card| usize::from(**card) == idx).count()
                }
                _ => 0,
            };
            let held: usize = self.everybody().map(|seat| usize::from(self.p(seat).ingredients[idx])).sum();
            let sum =
                usize::from(board.shelf[idx]) + usize::from(board.tray[idx]) + face_up + looked_at + held;
            let copies = usize::from(printed.ingredients[idx].copies);
            if sum != copies {
                return Err(format!("there are {sum} {} instead of {copies}", ingredient.slug()));
            }
        }
        Ok(())
    }

    fn count_cards(&self, printed: &Components) -> Result<(), String> {
        for card in Card::all() {
            let held: u8 = self.everybody().map(|seat| self.p(seat).hand[card.index()]).sum();
            let sum = held + self.table.deck[card.index()] + self.table.board.discard[card.index()];
            let copies = printed.cards[card.index()].copies;
            if sum != copies {
                let id = &printed.cards[card.index()].id;
                return Err(format!("there are {sum} {id} instead of {copies}"));
            }
        }
        Ok(())
    }

    fn count_recipes(&self) -> Result<(), String> {
        let mut seen = [0u8; Recipe::COUNT];
        for kind in Type::ALL {
            let at = kind as usize;
            for set in [self.table.board.top[at], self.table.board.under[at], self.table.board.finished[at]] {
                for bit in 0..32 {
                    if set >> bit & 1 != 0 {
                        if bit >= Type::RECIPES {
                            return Err("a recipe that does not exist".to_owned());
                        }
                        seen[at * Type::RECIPES + bit] += 1;
                    }
                }
            }
        }
        if let Pending::Recipe { shown, exchange, seat, slot } = self.table.pending {
            let own = if exchange > 0 { self.p(seat).recipes[usize::from(slot)] } else { NONE };
            for recipe in shown {
                if recipe != NONE && recipe != own {
                    seen[usize::from(recipe)] += 1;
                }
            }
        }
        for seat in self.everybody() {
            for slot in 0..2 {
                let recipe = self.p(seat).recipes[slot];
                // A recipe that was cooked lies with the finished ones until the next is drawn.
                let cooked = self.being_replaced(seat, slot);
                if !cooked {
                    *seen.get_mut(usize::from(recipe)).ok_or("a player without a recipe")? += 1;
                }
            }
        }
        match seen.iter().position(|n| *n != 1) {
            Some(recipe) => Err(format!("recipe {recipe} is there {} times", seen[recipe])),
            None => Ok(()),
        }
    }

    /// Whether the recipe in this place was just cooked and its successor is not there yet.
    fn being_replaced(&self, seat: game::Seat, slot: usize) -> bool {
        let drawing = matches!(self.table.pending,
            Pending::Recipe { seat: who, slot: at, exchange: 0, .. } if who == seat && usize::from(at) == slot);
        drawing || self.draws_due(seat) >> slot & 1 != 0
    }
}
