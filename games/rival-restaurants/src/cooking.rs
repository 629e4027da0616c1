//! Cooking (R5.1 to R5.4): what is cooked, and with what.

use game::{Dice, Log, Seat, Seats};

use crate::action::{Action, Filler};
use crate::data::LINES;
use crate::effect::{Effect, Power, Special};
use crate::event::Event;
use crate::ids::{Ingredient, Place, Recipe, Type, Upgrade};
use crate::player::Dish;
use crate::state::{Larder, NONE, Phase, State, TWICE};

/// How a player can replace ingredients.
#[derive(Clone, Copy)]
struct Skills {
    goo: usize,
    tofu: usize,
    meats: (usize, usize),
    greens: (usize, usize),
    /// R8.8, R8.12, R8.9: Biff, Phyllis, Gardena.
    biff: bool,
    phyllis: bool,
    gardena: bool,
}

impl Skills {
    fn is_meat(&self, thing: usize) -> bool {
        (self.meats.0..self.meats.1).contains(&thing)
    }

    fn is_green(&self, thing: usize) -> bool {
        (self.greens.0..self.greens.1).contains(&thing)
    }

    /// Whether `with` can fill a line that asks for `line`.
    fn fits(&self, line: usize, with: u8) -> bool {
        if with >= TWICE {
            // R8.9: two identical vegetables for a meat.
            return self.gardena && self.is_meat(line) && self.is_green((with - TWICE).into());
        }
        let with = usize::from(with);
        with == line
            // R9.1, Q48: goo for anything required.
            || with == self.goo
            // R9.3, Q49: tofu for meat.
            || (with == self.tofu && self.is_meat(line))
            // R8.8: any meat for any vegetable.
            || (self.biff && self.is_green(line) && self.is_meat(with))
            // R8.12: meats are alike.
            || (self.phyllis && self.is_meat(line) && self.is_meat(with))
    }

    /// Everything that could fill a line, the plainest first and the goo last.
    fn fillers(self, line: usize) -> impl Iterator<Item = u8> {
        let meats = self.meats.0..self.meats.1;
        let swaps = if (self.phyllis && self.is_meat(line)) || (self.biff && self.is_green(line)) {
            meats
        } else {
            0..0
        };
        let pairs = if self.gardena && self.is_meat(line) { self.greens.0..self.greens.1 } else { 0..0 };
        std::iter::once(line as u8)
            .chain(swaps.filter(move |meat| *meat != line).map(|meat| meat as u8))
            .chain(pairs.map(|green| green as u8 + TWICE))
            .chain(self.is_meat(line).then_some(self.tofu as u8))
            .chain((line != self.goo).then_some(self.goo as u8))
    }
}

fn use_up(larder: &mut Larder, with: u8) -> bool {
    let (thing, n) = if with >= TWICE { (with - TWICE, 2) } else { (with, 1) };
    let left = &mut larder[usize::from(thing)];
    if *left < n {
        return false;
    }
    *left -= n;
    true
}

fn give_back(larder: &mut Larder, with: u8) {
    let (thing, n) = if with >= TWICE { (with - TWICE, 2) } else { (with, 1) };
    larder[usize::from(thing)] += n;
}

/// Fills the lines from `at` on, if it can be done.
fn solve(
    lines: &[Ingredient],
    at: usize,
    skills: &Skills,
    larder: &mut Larder,
    fill: &mut [u8; LINES],
) -> bool {
    let Some(line) = lines.get(at) else { return true };
    for with in skills.fillers(line.index()) {
        if use_up(larder, with) {
            fill[at] = with;
            if solve(lines, at + 1, skills, larder, fill) {
                return true;
            }
            give_back(larder, with);
        }
    }
    fill[at] = NONE;
    false
}

impl State {
    fn skills(&self, seat: Seat) -> Skills {
        let range = |market: Place| {
            let (first, end) = self.box_().of_market[market.index()];
            (usize::from(first), usize::from(end))
        };
        Skills {
            goo: self.box_().special(Special::ReplaceAny),
            tofu: self.box_().special(Special::ReplaceMeat),
            meats: range(Place::CHOP_SHOP),
            greens: range(Place::VEGETABLE_LAND),
            biff: self.cooks_with(seat, Power::BroTeinStyle),
            phyllis: self.cooks_with(seat, Power::MysteryMeat),
            gardena: self.cooks_with(seat, Power::SaveTheAnimals),
        }
    }

    /// What is left when the dishes so far are cooked.
    pub(crate) fn spare(&self, seat: Seat) -> Larder {
        let player = self.p(seat);
        let mut larder = player.ingredients;
        for (slot, dish) in player.dishes.iter().enumerate() {
            if dish.open {
                for with in dish.fill.iter().filter(|with| **with != NONE) {
                    use_up(&mut larder, *with);
                }
                if dish.extra {
                    use_up(&mut larder, self.extra_of(player.recipes[slot]));
                }
            }
        }
        larder
    }

    /// R9.4, R9.5, Q50: sauce goes with basic recipes, wine with gourmet ones.
    pub(crate) fn extra_of(&self, recipe: u8) -> u8 {
        let special = match self.kind_of(recipe) {
            Type::Basic => Special::ExtraBasic,
            Type::Gourmet => Special::ExtraGourmet,
        };
        self.box_().special(special) as u8
    }

    /// R5.1: how a recipe can be filled from what is left, if it can.
    pub(crate) fn filling(&self, seat: Seat, slot: usize) -> Option<[u8; LINES]> {
        let recipe = self.p(seat).recipes[slot];
        let lines = &self.box_().recipes[usize::from(recipe)].needs;
        let skills = self.skills(seat);
        let mut larder = self.spare(seat);
        // A quick no: more lines without their ingredient than anything could replace.
        let missing = lines.iter().filter(|line| larder[line.index()] == 0).count();
        let plain = !(skills.biff || skills.phyllis || skills.gardena);
        if plain && missing > usize::from(larder[skills.goo] + larder[skills.tofu]) {
            return None;
        }
        let mut fill = [NONE; LINES];
        solve(lines, 0, &skills, &mut larder, &mut fill).then_some(fill)
    }

    /// R5.1, R6.6, Q45, Q66: one recipe a day; with a double burner one basic and one gourmet.
    pub(crate) fn may_cook_too(&self, seat: Seat, slot: usize) -> bool {
        let player = self.p(seat);
        let other = &player.dishes[1 - slot];
        if player.inspected == 2 {
            return false;
        }
        !other.open
            || ((player.flash || self.has(seat, Upgrade::DOUBLE_BURNER))
                && self.kind_of(player.recipes[0]) != self.kind_of(player.recipes[1]))
    }

    pub(crate) fn legal_menus(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.p(seat);
        for slot in 0..2 {
            if !player.dishes[slot].open
                && self.may_cook_too(seat, slot)
                && self.filling(seat, slot).is_some()
            {
                out.push(Action::Cook { slot: slot as u8 });
            }
        }
        if player.dishes.iter().any(|dish| dish.open) {
            let spare = self.spare(seat);
            let skills = self.skills(seat);
            for slot in 0..2 {
                if player.dishes[slot].open {
                    self.legal_fills(seat, slot, &skills, &spare, out);
                }
            }
            for slot in 0..2 {
                let dish = &player.dishes[slot];
                let extra = self.extra_of(player.recipes[slot]);
                if dish.open && (dish.extra || spare[usize::from(extra)] > 0) {
                    out.push(Action::Extra { slot: slot as u8 });
                }
            }
            for slot in 0..2 {
                if player.dishes[slot].open {
                    out.push(Action::Clear { slot: slot as u8 });
                }
            }
        }
        out.push(Action::Done);
    }

    fn legal_fills(&self, seat: Seat, slot: usize, skills: &Skills, spare: &Larder, out: &mut Vec<Action>) {
        let dish = &self.p(seat).dishes[slot];
        let recipe = self.p(seat).recipes[slot];
        for (line, needed) in self.box_().recipes[usize::from(recipe)].needs.iter().enumerate() {
            let mut left = *spare;
            give_back(&mut left, dish.fill[line]);
            let first = out.len();
            for with in skills.fillers(needed.index()) {
                if with != dish.fill[line] && use_up(&mut left.clone(), with) {
                    debug_assert!(skills.fits(needed.index(), with));
                    let with = if with >= TWICE {
                        Filler::Two(Ingredient(with - TWICE))
                    } else {
                        Filler::One(Ingredient(with))
                    };
                    out.push(Action::Fill { slot: slot as u8, line: line as u8, with });
                }
            }
            out[first..].sort_unstable();
        }
    }

    pub(crate) fn apply_menu(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Cook { slot } => {
                let fill = self.filling(seat, slot.into()).expect("R5.1: everything is there");
                self.pm(seat).dishes[usize::from(slot)] = Dish { open: true, fill, extra: false };
            }
            Action::Fill { slot, line, with } => {
                let with = match with {
                    Filler::One(ingredient) => ingredient.0,
                    Filler::Two(ingredient) => ingredient.0 + TWICE,
                };
                self.pm(seat).dishes[usize::from(slot)].fill[usize::from(line)] = with;
            }
            Action::Extra { slot } => self.pm(seat).dishes[usize::from(slot)].extra ^= true,
            Action::Clear { slot } => self.pm(seat).dishes[usize::from(slot)] = Dish::CLOSED,
            _ => {
                self.pm(seat).ready = true;
                log.tell(|| Event::Done { seat });
            }
        }
    }

    /// Q43: what everybody cooks is shown together.
    pub(crate) fn show_menus(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        dice.shown();
        for seat in self.everybody() {
            let player = self.p(seat);
            for slot in 0..2 {
                if player.dishes[slot].open {
                    let recipe = Recipe(player.recipes[slot]);
                    log.tell(|| Event::DishShown { seat, recipe });
                }
            }
            let cooks = player.dishes.iter().any(|dish| dish.open);
            self.pm(seat).ready = !cooks;
        }
        self.table.phase = Phase::Serving;
    }

    /// R5.4: it may still be withdrawn.
    pub(crate) fn legal_serving(&self, seat: Seat, out: &mut Vec<Action>) {
        for slot in 0..2 {
            if self.p(seat).dishes[slot].open {
                out.push(Action::Clear { slot: slot as u8 });
            }
        }
        out.push(Action::Done);
    }

    pub(crate) fn apply_serving(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        if let Action::Clear { slot } = action {
            let player = self.pm(seat);
            player.dishes[usize::from(slot)] = Dish::CLOSED;
            let recipe = Recipe(player.recipes[usize::from(slot)]);
            log.tell(|| Event::DishWithdrawn { seat, recipe });
            if self.p(seat).dishes.iter().any(|dish| dish.open) {
                return;
            }
        }
        self.pm(seat).ready = true;
    }

    /// R11.3: the figures of the inspection.
    pub(crate) fn inspection(&self) -> (u8, u16) {
        let rows = self.box_().cards.iter();
        rows.filter_map(|row| match row.effect {
            Effect::Inspect { garbage, fine } => Some((garbage, fine)),
            _ => None,
        })
        .next()
        .unwrap_or((NONE, 0))
    }

    /// R11.3: whether an inspected player must pay or not cook.
    pub(crate) fn fine_due(&self, seat: Seat) -> bool {
        self.p(seat).inspected == 1 && self.p(seat).garbage >= self.inspection().0
    }

    pub(crate) fn fined(&self) -> Seats {
        self.everybody().filter(|seat| self.fine_due(*seat)).collect()
    }

    pub(crate) fn legal_fines(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.p(seat).money >= self.inspection().1 {
            out.push(Action::Money);
        }
        out.push(Action::Pass);
    }

    pub(crate) fn apply_fine(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        let fine = self.inspection().1;
        let paid = action == Action::Money;
        let player = self.pm(seat);
        if paid {
            player.money -= fine;
            player.inspected = 0;
        } else {
            player.inspected = 2;
        }
        log.tell(|| Event::Fined { seat, paid });
    }

    /// R8.9: who may make others discard meat.
    pub(crate) fn gardena(&self) -> Option<Seat> {
        self.everybody().find(|seat| self.cooks_with(*seat, Power::SaveTheAnimals))
    }

    /// R8.9, Q51: once for each meat that was replaced.
    pub(crate) fn discards_due(&self) -> u8 {
        let Some(seat) = self.gardena() else { return 0 };
        let open = self.p(seat).dishes.iter().filter(|dish| dish.open);
        open.flat_map(|dish| dish.fill).filter(|with| (TWICE..NONE).contains(with)).count() as u8
    }

    /// R8.9: meat of this kind on recipes that are not cooked today.
    pub(crate) fn meat_at_risk(&self, seat: Seat, meat: usize) -> u8 {
        let player = self.p(seat);
        let lines: u8 = (0..2)
            .filter(|slot| !player.dishes[*slot].open)
            .map(|slot| self.box_().needs[usize::from(player.recipes[slot])][meat])
            .sum();
        lines.min(self.spare(seat)[meat])
    }

    pub(crate) fn discards_possible(&self) -> bool {
        self.gardena().is_some_and(|own| {
            self.rivals(own).any(|seat| self.meats().any(|meat| self.meat_at_risk(seat, meat) > 0))
        })
    }

    pub(crate) fn legal_discards(&self, seat: Seat, out: &mut Vec<Action>) {
        for other in self.rivals(seat) {
            if self.meats().any(|meat| self.meat_at_risk(other, meat) > 0) {
                out.push(Action::Target { seat: other, slot: 0 });
            }
        }
        out.push(Action::Pass);
    }

    pub(crate) fn apply_discards(&mut self, seat: Seat, left: u8, action: Action, log: &mut Log<Event>) {
        let Action::Target { seat: victim, slot } = action else {
            // R8.1: the owner may always do less.
            self.table.phase = Phase::Discards { left: 0 };
            return;
        };
        self.table.phase = Phase::Discards { left: left - 1 };
        self.aim_power(seat, Power::SaveTheAnimals, victim, slot, log);
    }
}
