//! Action cards (R7, R11): playing, aiming, effects. Q17, R7.6: they come before powers, since their window does.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::effect::{Effect, Power, Target, When};
use crate::event::Event;
use crate::ids::{Card, Ingredient, Place, Recipe, Upgrade};
use crate::state::{Blow, NONE, Pending, Phase, SLOTS, State, What};

/// What else a blow needs to know, besides whom it strikes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Thing {
    Nothing,
    Ingredient,
    Stock,
    Meat,
    Recipe,
    Upgrade,
    Place,
    /// R8.7: money or an ingredient of one's own.
    Price,
}

impl State {
    fn thing(&self, what: What) -> Thing {
        match what {
            What::Card(card) => match self.box_().effect(card) {
                Effect::StealIngredient => Thing::Ingredient,
                Effect::SwapRecipe | Effect::ReplaceRecipe => Thing::Recipe,
                Effect::Relocate => Thing::Place,
                Effect::DisableUpgrade { .. } => Thing::Upgrade,
                _ => Thing::Nothing,
            },
            What::Power(chef) => match self.box_().chefs[chef.index()].power {
                Power::DramaQueen => Thing::Price,
                Power::ShareWithMe => Thing::Stock,
                Power::SaveTheAnimals => Thing::Meat,
                _ => Thing::Nothing,
            },
        }
    }

    /// R7.1, R7.4: the cards that may be played now: one a day, in their phase, and not for nothing.
    pub(crate) fn legal_plays(&self, seat: Seat, when: When, out: &mut Vec<Action>) {
        if self.p(seat).played {
            return;
        }
        for (idx, row) in self.box_().cards.iter().enumerate() {
            if self.p(seat).hand[idx] > 0
                && row.phases.contains(&when)
                && self.reason_not_to_play(seat, Card::new(idx)).is_none()
            {
                out.push(Action::Play(Card::new(idx)));
            }
        }
    }

    /// Why a card would do nothing now.
    pub(crate) fn reason_not_to_play(&self, seat: Seat, card: Card) -> Option<()> {
        let row = &self.box_().cards[card.index()];
        let possible = match row.target {
            Target::Rival | Target::AnyChef => self.card_victims(seat, card).next().is_some(),
            Target::EachRival | Target::Oneself | Target::Market => match &row.effect {
                Effect::Cancel => false,
                Effect::ReplaceCounters => {
                    Place::markets().any(|market| self.reason_not_at(card, market).is_none())
                }
                Effect::WinWar => self.war_slot(seat).is_some(),
                Effect::MoveAgain => self.errands(seat).next().is_some(),
                Effect::TakeCounter { .. } => self.grabbable(NONE).next().is_some(),
                Effect::TakeDiscard { .. } => self.in_tray().next().is_some(),
                _ => true,
            },
        };
        (!possible).then_some(())
    }

    /// The players whom a card can strike.
    fn card_victims(&self, seat: Seat, card: Card) -> impl Iterator<Item = (Seat, usize)> + '_ {
        let row = &self.box_().cards[card.index()];
        let oneself = row.target == Target::AnyChef;
        // Q60: the chef that is moved is an active one; else a player is struck, not a chef.
        let slots = if row.effect == Effect::Relocate && self.table.options.two_chefs { SLOTS } else { 1 };
        self.everybody()
            .filter(move |victim| oneself || *victim != seat)
            .flat_map(move |victim| (0..slots).map(move |slot| (victim, slot)))
            .filter(move |(victim, slot)| {
                let player = self.p(*victim);
                match row.effect {
                    Effect::StealIngredient => player.ingredients.iter().any(|n| *n > 0),
                    Effect::StealCard => player.cards() > 0,
                    Effect::SwapRecipe => self.swappable(seat, *victim).next().is_some(),
                    Effect::DisableUpgrade { .. } => player.upgrades != 0,
                    // R11.7: only after the wheels are shown.
                    Effect::Relocate => {
                        self.table.phase == Phase::Window && self.refuge(*victim, *slot).next().is_some()
                    }
                    _ => true,
                }
            })
    }

    /// R11.5: recipes of a type that both have.
    fn swappable(&self, seat: Seat, victim: Seat) -> impl Iterator<Item = u8> + use<> {
        let (mine, theirs) = (self.p(seat).recipes, self.p(victim).recipes);
        (0..2u8).filter(move |slot| {
            let kind = Recipe(theirs[usize::from(*slot)]).kind();
            mine.iter().any(|own| Recipe(*own).kind() == kind)
        })
    }

    /// R11.11: where a chef can run a second errand: one that is not in a war.
    fn errands(&self, seat: Seat) -> impl Iterator<Item = (usize, Place)> + '_ {
        (0..self.slots())
            .filter(move |slot| !self.non_plating(*slot) && !self.pawn(seat, *slot).war)
            .flat_map(move |slot| self.refuge(seat, slot).map(move |place| (slot, place)))
    }

    /// R11.9: counters are not replaced where a war is open, or where there are none.
    fn reason_not_at(&self, card: Card, market: Place) -> Option<()> {
        let war = self.pawns_at(market.0).any(|(seat, slot)| self.pawn(seat, slot).war);
        let empty = self.table.board.counters[market.index()].iter().all(|card| *card == NONE);
        (*self.box_().effect(card) == Effect::ReplaceCounters && (war || empty)).then_some(())
    }

    pub(crate) fn apply_play(&mut self, seat: Seat, card: Card, dice: &mut Dice, log: &mut Log<Event>) {
        // Q16: counted when played, even if cancelled.
        self.spend(seat, card);
        self.pm(seat).played = true;
        log.tell(|| Event::CardPlayed { seat, card });
        if self.table.phase == Phase::Window {
            // Everybody may think again.
            self.set_ready(false);
        }
        let what = What::Card(card);
        let row = &self.box_().cards[card.index()];
        match row.target {
            Target::Rival | Target::AnyChef | Target::Market => {
                self.table.pending = Pending::Aiming { by: seat, what, victim: NONE, slot: 0 };
            }
            Target::EachRival => {
                let struck = |other: &Seat| match row.effect {
                    Effect::WinWar => self.shares_war(seat, *other),
                    _ => true,
                };
                let rest = self.rivals(seat).filter(struck).fold(0u8, |set, other| set | 1 << other.index());
                if let Some(first) = self.next_of(rest) {
                    let blow = Blow { by: seat, what, victim: first, slot: 0, thing: NONE };
                    self.strike(blow, rest & !(1 << first.index()), log);
                }
            }
            Target::Oneself => {
                let blow = Blow { by: seat, what, victim: seat, slot: 0, thing: NONE };
                self.card_works(card, blow, Some(dice), log);
            }
        }
    }

    /// Whom, then what.
    pub(crate) fn legal_aiming(&self, by: Seat, what: What, victim: u8, slot: u8, out: &mut Vec<Action>) {
        let target = |(seat, slot): (Seat, usize)| Action::Target { seat, slot: slot as u8 };
        if victim == NONE {
            match what {
                What::Card(card) if self.box_().cards[card.index()].target == Target::Market => {
                    let open = |market: &Place| self.reason_not_at(card, *market).is_none();
                    out.extend(Place::markets().filter(open).map(Action::At));
                }
                What::Card(card) => out.extend(self.card_victims(by, card).map(target)),
                What::Power(chef) => {
                    let power = self.box_().chefs[chef.index()].power;
                    let Some((_, own)) = self.holder(power) else { return };
                    out.extend(self.strikable(by, own).map(target));
                }
            }
            return;
        }
        let victim = Seat::new(victim.into());
        match self.thing(what) {
            Thing::Ingredient => {
                let held = |ingredient: &Ingredient| self.p(victim).ingredients[ingredient.index()] > 0;
                out.extend(Ingredient::all().filter(held).map(Action::Pick));
            }
            Thing::Stock => out.extend(self.shareable(victim).map(Action::Pick)),
            Thing::Meat => {
                let risky = |meat: &usize| self.meat_at_risk(victim, *meat) > 0;
                out.extend(self.meats().filter(risky).map(|meat| Action::Pick(Ingredient::new(meat))));
            }
            Thing::Recipe => {
                let swap =
                    matches!(what, What::Card(card) if *self.box_().effect(card) == Effect::SwapRecipe);
                if swap {
                    out.extend(self.swappable(by, victim).map(|slot| Action::Menu { slot }));
                } else {
                    out.extend((0..2).map(|slot| Action::Menu { slot }));
                }
            }
            Thing::Upgrade => {
                let owned = |upgrade: &Upgrade| self.p(victim).upgrades >> upgrade.index() & 1 != 0;
                out.extend(Upgrade::all().filter(owned).map(Action::Improve));
            }
            Thing::Place => {
                out.extend(self.refuge(victim, slot.into()).map(|place| Action::Go { slot, place }));
            }
            Thing::Price => {
                let held = |ingredient: &Ingredient| self.p(by).ingredients[ingredient.index()] > 0;
                out.extend(Ingredient::all().filter(held).map(Action::Pick));
                if self.p(by).money >= self.amount(Power::DramaQueen) {
                    out.push(Action::Money);
                }
            }
            // R11.11: the second errand asks only where to.
            Thing::Nothing => {
                out.extend(self.errands(by).map(|(slot, place)| Action::Go { slot: slot as u8, place }))
            }
        }
    }

    pub(crate) fn apply_aiming(&mut self, action: Action, dice: &mut Dice, log: &mut Log<Event>) {
        let Pending::Aiming { by, what, victim, slot } = self.table.pending else {
            unreachable!("R7.1: aimed without a card")
        };
        self.table.pending = Pending::Nothing;
        let thing = match action {
            Action::Target { seat, slot } => {
                match what {
                    What::Power(chef) => {
                        let power = self.box_().chefs[chef.index()].power;
                        self.aim_power(by, power, seat, slot, log);
                    }
                    What::Card(_) if self.thing(what) != Thing::Nothing => {
                        self.table.pending = Pending::Aiming { by, what, victim: seat.index() as u8, slot };
                    }
                    What::Card(_) => {
                        self.strike(Blow { by, what, victim: seat, slot, thing: NONE }, 0, log);
                    }
                }
                return;
            }
            Action::At(market) => {
                let What::Card(card) = what else { unreachable!("R11.8: a card for a market") };
                self.market_card(by, card, market, dice, log);
                return;
            }
            Action::Pick(ingredient) if self.thing(what) == Thing::Price => {
                // R8.7, Q11: the price is paid even if it is blocked.
                self.discard(by, ingredient.0, log);
                NONE
            }
            Action::Money => {
                let amount = self.amount(Power::DramaQueen);
                self.pm(by).money -= amount;
                log.tell(|| Event::Paid { from: Some(by), to: None, amount });
                NONE
            }
            Action::Pick(ingredient) => ingredient.0,
            Action::Menu { slot } => slot,
            Action::Improve(upgrade) => upgrade.0,
            Action::Go { slot, place } if victim == NONE || self.thing(what) == Thing::Nothing => {
                self.move_pawn(by, slot.into(), place, log);
                return;
            }
            Action::Go { place, .. } => place.0,
            _ => unreachable!("R7.1: aimed with something else"),
        };
        let victim = Seat::new(victim.into());
        let blow = Blow { by, what, victim, slot, thing };
        let own = by == victim;
        self.strike_or_work(blow, own, dice, log);
    }

    fn strike_or_work(&mut self, blow: Blow, own: bool, dice: &mut Dice, log: &mut Log<Event>) {
        match blow.what {
            What::Card(card) if own => self.card_works(card, blow, Some(dice), log),
            _ => self.strike(blow, 0, log),
        }
    }

    /// R11.8, R11.9, Q18: cards that act on a market cannot be blocked.
    fn market_card(&mut self, by: Seat, card: Card, market: Place, dice: &mut Dice, log: &mut Log<Event>) {
        match *self.box_().effect(card) {
            Effect::PriceMore { amount } => {
                self.table.board.surge[market.index()] = amount as u8;
                self.table.board.surge_by[market.index()] = by.index() as u8;
                log.tell(|| Event::PriceRaised { by, market, amount: amount as u8 });
            }
            _ => {
                for spot in 0..4 {
                    let old = std::mem::replace(&mut self.table.board.counters[market.index()][spot], NONE);
                    if old != NONE {
                        self.table.board.tray[usize::from(old)] += 1;
                    }
                }
                self.fill_counters(market, dice);
                log.tell(|| Event::CountersReplaced { market });
            }
        }
    }

    /// R11: what a card does when nothing stops it.
    pub(crate) fn card_works(
        &mut self,
        card: Card,
        blow: Blow,
        dice: Option<&mut Dice>,
        log: &mut Log<Event>,
    ) {
        let Blow { by, victim, slot, thing, .. } = blow;
        match *self.box_().effect(card) {
            // R11.1.
            Effect::StealIngredient => {
                if self.p(victim).ingredients[usize::from(thing)] > 0 {
                    self.take_from(victim, by, thing, log);
                }
            }
            Effect::StealMoney { divisor } => {
                // Q23: rounded down to $100.
                let amount = self.p(victim).money / divisor;
                self.pm(victim).money -= amount;
                self.pay_in(by, amount);
                log.tell(|| Event::Paid { from: Some(victim), to: Some(by), amount });
            }
            // R11.2.
            Effect::TakeGarbage { count } => self.gain_garbage(victim, count, log),
            Effect::Inspect { .. } => self.pm(victim).inspected = 1,
            // R11.4: by lot.
            Effect::StealCard => {
                let mut hand = kit::Bag(self.p(victim).hand);
                if let Some(stolen) = dice.and_then(|dice| hand.draw(dice)) {
                    self.hand_on(victim, by, Card::new(stolen), log);
                }
            }
            Effect::SwapRecipe => self.swap_recipes(by, victim, thing.into(), log),
            Effect::ReplaceRecipe => {
                let dice = dice.expect("R11.6: a recipe is drawn");
                let kind = self.kind_of(self.p(victim).recipes[usize::from(thing)]);
                let old = self.p(victim).recipes[usize::from(thing)];
                if let Some(new) = self.draw_recipe(kind, dice) {
                    self.put_under(old);
                    self.gain_recipe(victim, thing.into(), new, log);
                }
            }
            Effect::Relocate => {
                if self.move_pawn(victim, slot.into(), Place(thing), log) {
                    self.table.pending = Pending::Moved { seat: victim, slot, placed: true };
                }
            }
            Effect::DiscardStock { count } => {
                let stock: u8 = (0..Ingredient::COUNT).map(|idx| self.stock(victim, idx)).sum();
                if stock > 0 {
                    self.table.pending = Pending::Discard { seat: victim, left: count.min(stock) };
                }
            }
            Effect::DisableUpgrade { days } => {
                let upgrade = Upgrade(thing);
                if self.p(victim).upgrades >> thing & 1 != 0 {
                    self.pm(victim).cut[upgrade.index()] = days;
                    log.tell(|| Event::UpgradeCut { seat: victim, upgrade, days });
                }
            }
            Effect::AddTime { seconds, money, untimed } => {
                let timed = self.market_seconds() > 0;
                let amount = if timed { money } else { untimed };
                self.pay_in(by, amount);
                log.tell(|| Event::Paid { from: None, to: Some(by), amount });
                if timed {
                    self.table.board.extra_seconds += seconds;
                    log.tell(|| Event::TimeAdded { seconds });
                }
            }
            Effect::WinWar => {
                // Q71.
                if let Some(own) = self.war_slot(by) {
                    self.drop_from_war(by, own, victim, log);
                }
            }
            Effect::MoveAgain => {
                self.table.pending =
                    Pending::Aiming { by, what: blow.what, victim: by.index() as u8, slot: 0 };
            }
            // R11.12.
            Effect::DoubleBurner => self.pm(by).flash = true,
            Effect::Popularity { basic, gourmet } => self.pm(by).rave = [basic, gourmet],
            Effect::TakeDiscard { count, garbage } => {
                self.gain_garbage(by, garbage, log);
                let there: u8 =
                    self.in_tray().map(|ingredient| self.table.board.tray[ingredient.index()]).sum();
                self.table.pending = Pending::Tray { seat: by, left: count.min(there) };
            }
            Effect::TakeCounter { count } => {
                self.table.pending =
                    Pending::Counter { seat: by, left: count, market: NONE, one_market: false };
            }
            Effect::Cancel | Effect::PriceMore { .. } | Effect::ReplaceCounters => {
                unreachable!("R7.9, R11.8: these strike nobody")
            }
        }
    }

    /// R11.5: recipes change hands, ingredients stay.
    fn swap_recipes(&mut self, by: Seat, victim: Seat, slot: usize, log: &mut Log<Event>) {
        let theirs = self.p(victim).recipes[slot];
        let kind = self.kind_of(theirs);
        let own = self.p(by).recipes.iter().position(|recipe| self.kind_of(*recipe) == kind);
        if let Some(own) = own {
            let mine = self.p(by).recipes[own];
            self.gain_recipe(by, own, theirs, log);
            self.gain_recipe(victim, slot, mine, log);
        }
    }
}
