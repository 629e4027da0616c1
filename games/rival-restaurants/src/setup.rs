//! Setting up (R1), and the chefs of the game for two (R10).

use game::{Dice, Edition, Log, Seat};

use crate::action::Action;
use crate::data::Components;
use crate::event::Event;
use crate::ids::{Chef, Ingredient, Place, Restaurant, Type};
use crate::player::Player;
use crate::state::{Board, NONE, Options, Pending, Phase, SLOTS, State, Table};

/// R10.9, Q64: who picks or bans, by the step of the draft; 0 is player 1.
const DRAFT: [usize; 8] = [0, 1, 1, 0, 0, 1, 0, 1];
/// R10.9: the steps that ban.
const BANS: [u8; 2] = [2, 4];

/// Whether the components suffice.
pub(crate) fn check(seats: u8, options: &Options) -> Result<(), String> {
    let chefs = options.chefs.max(if options.two_chefs { 2 } else { 1 });
    if options.restaurants == 0 || u16::from(options.restaurants) * u16::from(seats) > 8 {
        return Err(format!("{seats} players can choose from at most {} restaurants each", 8 / seats));
    }
    if options.chefs == 0 || chefs as usize * usize::from(seats) > Chef::COUNT {
        return Err(format!("{seats} players can choose from at most {} chefs each", 12 / seats));
    }
    if options.draft && (seats != 2 || options.two_chefs) {
        return Err("the draft of chefs is for the Kitchen Squad of two players".to_owned());
    }
    if seats == 2 && !options.two_chefs && options.chefs > 1 {
        return Err("in the Kitchen Squad the chefs are dealt as the rules say: leave chefs at 1".to_owned());
    }
    if options.last_day == 0 {
        return Err("last_day must be 1 or more".to_owned());
    }
    Ok(())
}

/// Deals `each` of the numbers below `count` to every seat, as sets.
fn deal(pool: u16, each: u8, seats: u8, dice: &mut Dice) -> [u16; 6] {
    let mut order = [0u8; 16];
    let mut n = 0;
    for number in 0..16 {
        if pool >> number & 1 != 0 {
            order[n] = number;
            n += 1;
        }
    }
    dice.shuffle(&mut order[..n]);
    let mut sets = [0; 6];
    for (idx, number) in order[..usize::from(each) * usize::from(seats)].iter().enumerate() {
        sets[idx % usize::from(seats)] |= 1 << number;
    }
    sets
}

/// R1: lays out the table.
pub(crate) fn lay_out(
    edition: &'static Edition<Components>,
    seats: u8,
    options: &Options,
    dice: &mut Dice,
) -> State {
    let components = &edition.printed;
    let all = (1u32 << Type::RECIPES) - 1;
    let board = Board {
        shelf: std::array::from_fn(|idx| components.ingredients[idx].copies),
        tray: [0; Ingredient::COUNT],
        counters: [[NONE; 4]; Place::MARKETS],
        discard: [0; 21],
        top: [all; 2],
        under: [0; 2],
        finished: [0; 2],
        surge: [0; Place::MARKETS],
        surge_by: [NONE; Place::MARKETS],
        extra_seconds: 0,
    };
    let mut state = State {
        edition,
        table: Table {
            seats,
            day: 0,
            first: Seat::new(dice.below(u32::from(seats)) as usize),
            options: *options,
            phase: Phase::Restaurants,
            pending: Pending::Nothing,
            board,
            deck: std::array::from_fn(|idx| components.cards[idx].copies),
            players: [Player::ABSENT; 6],
            known: [[[0; 21]; 6]; 6],
        },
    };
    // R1.6, Q2: the counters are filled before ingredients are dealt.
    for market in Place::markets() {
        state.fill_counters(market, dice);
    }
    // R1.9: restaurants, by lot.
    let restaurants = deal(0xff, options.restaurants, seats, dice);
    for seat in Seat::first(seats) {
        let player = state.pm(seat);
        player.restaurants = restaurants[seat.index()] as u8;
        // R1.2, Q1: no coins are handed out.
        player.money = components.figures.starting_money;
    }
    for seat in Seat::first(seats) {
        if !options.start_up {
            // R1.13: one action card.
            state.draw_card(seat, dice, &mut Log::off());
        }
        // R1.14: a recipe of each type; R12.2: two basic ones.
        let types = [Type::Basic, if options.start_up { Type::Basic } else { Type::Gourmet }];
        for (slot, kind) in types.into_iter().enumerate() {
            let recipe = state.draw_recipe(kind, dice).expect("R1.14: there are recipes for all");
            state.pm(seat).recipes[slot] = recipe;
        }
        // R1.15: one ingredient of each shelf but Mystery Mart's.
        for market in Place::markets() {
            if components.markets[market.index()].start && !options.start_up {
                let drawn = state.draw_shelf(market, dice).expect("R1.15: the shelves are full");
                state.pm(seat).ingredients[usize::from(drawn)] += 1;
            }
        }
    }
    state.deal_chefs(dice);
    let mut log = Log::off();
    state.run(dice, &mut log);
    state
}

impl State {
    /// How many chefs each player chooses now.
    pub(crate) fn chefs_wanted(&self) -> u32 {
        match self.table.phase {
            Phase::NonPlating => 1,
            _ if self.brigade() => 3,
            _ if self.table.options.two_chefs => 2,
            _ => 1,
        }
    }

    /// R1.18; R10.1: two of the four non-plating chefs each; R10.3: four of the others each.
    fn deal_chefs(&mut self, dice: &mut Dice) {
        let seats = self.table.seats;
        if self.brigade() {
            let non_plating = self.pool(true);
            let sets = deal(non_plating, 2, seats, dice);
            for seat in self.everybody() {
                self.pm(seat).dealt = sets[seat.index()];
            }
        } else {
            let each = self.table.options.chefs.max(if self.table.options.two_chefs { 2 } else { 1 });
            let sets = deal(0xfff, each, seats, dice);
            for seat in self.everybody() {
                self.pm(seat).dealt = sets[seat.index()];
            }
        }
    }

    /// The chefs that keep out of the kitchen, or the others.
    fn pool(&self, non_plating: bool) -> u16 {
        let chefs = self.box_().chefs.iter().enumerate();
        chefs.filter(|(_, row)| row.non_plating == non_plating).fold(0, |set, (idx, _)| set | 1 << idx)
    }

    /// Q64: whose turn it is in the draft.
    pub(crate) fn drafting(&self, step: u8) -> Seat {
        let second = self.table.first.next(self.table.seats);
        [self.table.first, second][DRAFT[usize::from(step)]]
    }

    pub(crate) fn legal_setup(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.p(seat);
        match self.table.phase {
            Phase::Restaurants => {
                let offered = |restaurant: &Restaurant| player.restaurants >> restaurant.index() & 1 != 0;
                out.extend(Restaurant::all().filter(offered).map(Action::Open));
            }
            Phase::NonPlating | Phase::Chefs => {
                let free = player.dealt & !player.pick;
                if player.pick.count_ones() < self.chefs_wanted() {
                    out.extend(chefs(free).map(Action::Take));
                } else {
                    out.push(Action::Done);
                }
            }
            Phase::Draft(step) if self.drafting(step) == seat => {
                let ban = BANS.contains(&step);
                out.extend(chefs(player.dealt).map(if ban { Action::Ban } else { Action::Take }));
            }
            _ => {}
        }
    }

    pub(crate) fn apply_setup(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match (self.table.phase, action) {
            (_, Action::Open(restaurant)) => {
                let player = self.pm(seat);
                player.pick = 1 << restaurant.index();
                player.ready = true;
            }
            (Phase::Draft(step), Action::Take(chef) | Action::Ban(chef)) => {
                for other in self.everybody() {
                    self.pm(other).dealt &= !(1 << chef.index());
                }
                if BANS.contains(&step) {
                    log.tell(|| Event::ChefBanned { seat, chef });
                } else {
                    self.pm(seat).squad |= 1 << chef.index();
                    log.tell(|| Event::ChefTaken { seat, chef });
                }
                self.table.phase = Phase::Draft(step + 1);
            }
            (_, Action::Take(chef)) => {
                let wanted = self.chefs_wanted();
                let player = self.pm(seat);
                player.pick |= 1 << chef.index();
                // One chef is one click; several are confirmed.
                player.ready = wanted == 1;
            }
            _ => self.pm(seat).ready = true,
        }
    }

    /// Q4: choices are shown together; what was not chosen leaves the game.
    pub(crate) fn show_choices(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        let phase = self.table.phase;
        for seat in self.everybody() {
            let player = self.pm(seat);
            let pick = std::mem::take(&mut player.pick);
            if phase == Phase::Restaurants {
                // Only one was dealt, or one was picked.
                let set = if pick == 0 { u16::from(player.restaurants) } else { pick };
                player.restaurant = set.trailing_zeros() as u8;
                player.restaurants = 0;
                let restaurant = Restaurant(player.restaurant);
                log.tell(|| Event::RestaurantChosen { seat, restaurant });
                continue;
            }
            let set = if pick == 0 { player.dealt } else { pick };
            player.dealt = 0;
            if phase == Phase::NonPlating {
                player.pawns[1].chef = set.trailing_zeros() as u8;
            } else {
                player.squad = set;
            }
            for chef in chefs(set) {
                log.tell(|| Event::ChefTaken { seat, chef });
            }
        }
        dice.shown();
        self.set_ready(false);
        match phase {
            Phase::Restaurants if self.brigade() => self.table.phase = Phase::NonPlating,
            Phase::NonPlating => self.deal_squads(dice),
            Phase::Restaurants => {
                self.table.phase = Phase::Chefs;
                // R1.18: nothing to choose if as many were dealt as are wanted.
                let choose = self.p(Seat::new(0)).dealt.count_ones() > self.chefs_wanted();
                self.set_ready(!choose);
            }
            _ => self.begin_with_squads(dice, log),
        }
    }

    /// R10.3: four each, of which three are kept; R10.9: or all eight for the draft.
    fn deal_squads(&mut self, dice: &mut Dice) {
        let pool = self.pool(false);
        if self.table.options.draft {
            for seat in self.everybody() {
                self.pm(seat).dealt = pool;
            }
            self.table.phase = Phase::Draft(0);
        } else {
            let sets = deal(pool, 4, 2, dice);
            for seat in self.everybody() {
                self.pm(seat).dealt = sets[seat.index()];
            }
            self.table.phase = Phase::Chefs;
        }
    }

    /// R1.19: the chefs stand on their restaurants, and the first day begins.
    pub(crate) fn begin_with_squads(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        if !self.brigade() {
            for seat in self.everybody() {
                let squad = self.p(seat).squad;
                for (slot, chef) in chefs(squad).take(SLOTS).enumerate() {
                    self.pawn_mut(seat, slot).chef = chef.0;
                }
            }
        }
        self.begin_day(dice, log);
    }
}

/// The chefs of a set.
pub(crate) fn chefs(set: u16) -> impl Iterator<Item = Chef> {
    Chef::all().filter(move |chef| set >> chef.index() & 1 != 0)
}
