//! Chef powers (R8), and those of non-plating chefs (R10.4).

use game::{Log, Seat};

use crate::action::Action;
use crate::effect::Power;
use crate::event::Event;
use crate::ids::{Chef, Ingredient, Place};
use crate::state::{Blow, HOME, NONE, Pending, Phase, State, What};

/// Q9, Q59: the order of powers. The first and the sixth are those of non-plating chefs.
const STEPS: [Power; 8] = [
    Power::WokAway,
    Power::DirtyTrick,
    Power::DramaQueen,
    Power::WokAway,
    Power::ShoppingShenanigans,
    Power::ShoppingShenanigans,
    Power::AristocraticTastes,
    Power::FatIsLife,
];

impl State {
    /// Whether a power of place of this chef touches that one.
    pub(crate) fn touches(&self, power: Power, by: (Seat, usize), victim: (Seat, usize)) -> bool {
        let (own, other) = (self.pawn(by.0, by.1), self.pawn(victim.0, victim.1));
        if own.at >= HOME || own.at != other.at || by == victim {
            return false;
        }
        let place = Place(own.at);
        // R8.3, R8.5, R8.6: only Antoine's works at the Island; R8.5: Lovehandles' not at Mystery Mart.
        if !place.is_market() && power != Power::AristocraticTastes {
            return false;
        }
        let mart = place == Place::MYSTERY_MART;
        if self.non_plating(by.1) {
            // R10.4, Q59: only active chefs, the own one too, and not at Mystery Mart.
            return !self.non_plating(victim.1) && !mart;
        }
        // Q60: rivals' active chefs only. Q14: Mystery Mart as printed, or quiet.
        by.0 != victim.0
            && !self.non_plating(victim.1)
            && !(mart && (self.table.options.quiet_mart || power == Power::FatIsLife))
    }

    /// The chefs whom the power of this chef can be used against now.
    pub(crate) fn power_targets(&self, seat: Seat, slot: usize) -> impl Iterator<Item = (Seat, usize)> + '_ {
        let usable = self.p(seat).used >> slot & 1 == 0;
        self.strikable(seat, slot).filter(move |_| usable)
    }

    /// The same, whether or not it was used today.
    pub(crate) fn strikable(&self, seat: Seat, slot: usize) -> impl Iterator<Item = (Seat, usize)> + '_ {
        let power = self.power(seat, slot);
        let slots = self.slots();
        self.everybody().flat_map(move |victim| (0..slots).map(move |place| (victim, place))).filter(
            move |(victim, place)| match power {
                Some(power) => self.can_strike(power, (seat, slot), (*victim, *place)),
                None => false,
            },
        )
    }

    fn can_strike(&self, power: Power, by: (Seat, usize), victim: (Seat, usize)) -> bool {
        let own = self.p(by.0);
        // Q13: not the same player two days running.
        let rested = |idx: usize| own.struck[idx] >> victim.0.index() & 1 == 0;
        let rival = by.0 != victim.0;
        match power {
            // R8.2.
            Power::DirtyTrick => rival && victim.1 == 0 && own.garbage > 0 && rested(0),
            // R8.7: she pays or discards; Q60: an active chef, who is not with her already.
            Power::DramaQueen => {
                let at = self.pawn(by.0, by.1).at;
                let pawn = self.pawn(victim.0, victim.1);
                rival
                    && !self.non_plating(victim.1)
                    && rested(1)
                    && at < HOME
                    && pawn.at != at
                    && pawn.barred >> at & 1 == 0
                    && (own.money >= self.amount(power) || own.ingredients.iter().any(|n| *n > 0))
            }
            Power::WokAway | Power::ShoppingShenanigans => self.touches(power, by, victim),
            // R8.10, Q36: from stock, and not of Mystery Mart.
            Power::ShareWithMe => {
                rival
                    && victim.1 == 0
                    && self.spendable(by.0) >= self.amount(power)
                    && self.shareable(victim.0).next().is_some()
            }
            // R8.9.
            Power::SaveTheAnimals => {
                rival && victim.1 == 0 && self.meats().any(|meat| self.meat_at_risk(victim.0, meat) > 0)
            }
            _ => false,
        }
    }

    pub(crate) fn amount(&self, power: Power) -> u16 {
        self.box_().chefs[self.box_().chef_with(power).index()].amount
    }

    /// R8.10, Q5, Q36: what lies in stock and is not of Mystery Mart.
    pub(crate) fn shareable(&self, seat: Seat) -> impl Iterator<Item = Ingredient> + '_ {
        Ingredient::all().filter(move |ingredient| {
            self.stock(seat, ingredient.index()) > 0
                && self.box_().market_of(ingredient.index()) != Place::MYSTERY_MART
        })
    }

    /// Q5: how many of an ingredient lie on the player's recipes.
    pub(crate) fn on_recipes(&self, seat: Seat, ingredient: usize) -> u8 {
        let player = self.p(seat);
        let needs = &self.box_().needs;
        let lines: u8 = player.recipes.iter().map(|recipe| needs[usize::from(*recipe)][ingredient]).sum();
        lines.min(player.ingredients[ingredient])
    }

    /// Q5: the others are in stock.
    pub(crate) fn stock(&self, seat: Seat, ingredient: usize) -> u8 {
        self.p(seat).ingredients[ingredient] - self.on_recipes(seat, ingredient)
    }

    /// The chef whose power is due at this step.
    pub(crate) fn step_holder(&self, step: u8) -> Option<(Seat, usize)> {
        let power = *STEPS.get(usize::from(step))?;
        let (seat, slot) = self.holder(power)?;
        let outside = self.non_plating(slot);
        match step {
            0 | 5 => outside,
            1..=4 => !outside,
            _ => true,
        }
        .then_some((seat, slot))
    }

    /// Goes through the powers in their order; true if a decision is due.
    pub(crate) fn power_waits(&mut self, step: u8, done: u16, log: &mut Log<Event>) -> bool {
        if usize::from(step) >= STEPS.len() {
            self.open_market(log);
            return false;
        }
        if let Some((seat, slot)) = self.step_holder(step) {
            let power = STEPS[usize::from(step)];
            if (1..=4).contains(&step) {
                let mut targets = self.power_targets(seat, slot);
                let due = targets.any(|(victim, place)| done & State::bit(victim, place) == 0);
                if due {
                    return true;
                }
            } else if self.p(seat).used >> slot & 1 == 0 {
                // R10.4, Q21: these strike by themselves, one chef after the other.
                let victim = self
                    .everybody()
                    .flat_map(|victim| (0..self.slots()).map(move |place| (victim, place)))
                    .find(|(victim, place)| {
                        done & State::bit(*victim, *place) == 0
                            && self.touches(power, (seat, slot), (*victim, *place))
                    });
                if let Some((victim, place)) = victim {
                    self.table.phase = Phase::Powers { step, done: done | State::bit(victim, place) };
                    let what = What::Power(self.box_().chef_with(power));
                    self.strike(Blow { by: seat, what, victim, slot: place as u8, thing: NONE }, 0, log);
                    return false;
                }
            }
        }
        self.table.phase = Phase::Powers { step: step + 1, done: 0 };
        false
    }

    /// R8.1: the owner may use the power, or spare everybody.
    pub(crate) fn legal_powers(&self, seat: Seat, step: u8, done: u16, out: &mut Vec<Action>) {
        let Some((_, slot)) = self.step_holder(step) else { return };
        let target = |(seat, slot): (Seat, usize)| Action::Target { seat, slot: slot as u8 };
        let spared = |(victim, place): &(Seat, usize)| done & State::bit(*victim, *place) == 0;
        out.extend(self.power_targets(seat, slot).filter(spared).map(target));
        out.push(Action::Pass);
    }

    pub(crate) fn apply_power_step(
        &mut self,
        seat: Seat,
        step: u8,
        done: u16,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let Action::Target { seat: victim, slot: place } = action else {
            self.table.phase = Phase::Powers { step: step + 1, done: 0 };
            return;
        };
        let (_, slot) = self.step_holder(step).expect("R8.1: a power is due");
        let power = STEPS[usize::from(step)];
        if power == Power::ShoppingShenanigans {
            // R8.6: one victim after the other; each may be spared.
            self.table.phase = Phase::Powers { step, done: done | State::bit(victim, place.into()) };
        } else {
            // Q22: used up, even if it is blocked.
            self.pm(seat).used |= 1 << slot;
        }
        self.aim_power(seat, power, victim, place, log);
    }

    /// A power finds its victim.
    pub(crate) fn aim_power(
        &mut self,
        by: Seat,
        power: Power,
        victim: Seat,
        place: u8,
        log: &mut Log<Event>,
    ) {
        let what = What::Power(self.box_().chef_with(power));
        if power.rests() {
            let idx = usize::from(power == Power::DramaQueen);
            self.pm(by).striking[idx] |= 1 << victim.index();
        }
        match power {
            // What to pay, or which ingredient: another click.
            Power::DramaQueen | Power::ShareWithMe | Power::SaveTheAnimals => {
                self.table.pending = Pending::Aiming { by, what, victim: victim.index() as u8, slot: place };
            }
            _ => self.strike(Blow { by, what, victim, slot: place, thing: NONE }, 0, log),
        }
    }

    /// R8: what a power does when nothing stops it.
    pub(crate) fn power_works(&mut self, blow: Blow, log: &mut Log<Event>) {
        let What::Power(chef) = blow.what else { unreachable!("R8: a power") };
        let Blow { by, victim, slot, thing, .. } = blow;
        let place = usize::from(slot);
        match self.box_().chefs[chef.index()].power {
            Power::DirtyTrick => {
                self.pm(by).garbage -= 1;
                self.gain_garbage(victim, 1, log);
            }
            Power::DramaQueen => {
                let at = self.chef_place(by, chef);
                if self.move_pawn(victim, place, Place(at), log) {
                    self.table.pending = Pending::Moved { seat: victim, slot, placed: true };
                }
            }
            Power::WokAway => {
                let pawn = self.pawn_mut(victim, place);
                pawn.barred |= 1 << pawn.at;
                self.table.pending = Pending::Moved { seat: victim, slot, placed: false };
            }
            Power::ShoppingShenanigans => {
                // Q12: who has less gives all; R10.4: to the bank.
                let amount = self.p(victim).money.min(self.amount(Power::ShoppingShenanigans));
                self.pm(victim).money -= amount;
                let outside =
                    self.holder(Power::ShoppingShenanigans).is_some_and(|(_, slot)| self.non_plating(slot));
                if !outside {
                    self.pay_in(by, amount);
                }
                log.tell(|| Event::Paid { from: Some(victim), to: (!outside).then_some(by), amount });
            }
            Power::ShareWithMe => {
                let amount = self.amount(Power::ShareWithMe);
                if self.stock(victim, thing.into()) > 0 && self.p(by).money >= amount {
                    self.pm(by).money -= amount;
                    self.pay_in(victim, amount);
                    log.tell(|| Event::Paid { from: Some(by), to: Some(victim), amount });
                    self.take_from(victim, by, thing, log);
                }
            }
            Power::SaveTheAnimals => self.discard(victim, thing, log),
            // Standing powers simply stand.
            _ => {}
        }
    }

    /// Where a chef stands.
    fn chef_place(&self, seat: Seat, chef: Chef) -> u8 {
        self.p(seat).pawns.iter().find(|pawn| pawn.chef == chef.0).map_or(HOME, |pawn| pawn.at)
    }
}
