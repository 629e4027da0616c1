//! Dealing anew what a viewer cannot see.

use game::{BySeat, Dice, Edition, Seat};
use kit::Bag;

use crate::data::{Components, FACES};
use crate::ids::{Objective, Objectives, Pigeon};
use crate::opening::payable;
use crate::state::{ByFace, Options, Phase, Player, State, Turn};
use crate::view::{View, faces_of, kinds_of};

/// How often a deal is tried before what it must contain is put in on purpose.
const TRIES: u32 = 60;

/// Resource cards that the viewer does not see.
struct Hidden {
    /// Places in the hands of each seat.
    open: BySeat<u8>,
    /// Cards that must be in one of them.
    held: Bag<FACES>,
    /// Places that are not needed for those.
    free: usize,
}

impl State {
    /// A table that looks like `view`: unseen cards are dealt anew, each equally likely.
    pub(crate) fn sampled(edition: &'static Edition<Components>, view: &View, dice: &mut Dice) -> State {
        let table = State::laid_open(edition, view);
        for attempt in 0.. {
            let mut state = table.clone();
            state.deal_unseen(view, attempt >= TRIES, dice);
            if state.is_possible() || attempt > 2 * TRIES {
                return state;
            }
        }
        unreachable!("the loop returns")
    }

    /// What is open to the viewer; the decks still hold everything else.
    fn laid_open(edition: &'static Edition<Components>, view: &View) -> State {
        let seats = view.seats();
        let mut state = State::bare(edition, seats, &Options { face: view.face });
        state.start = view.start;
        state.active = view.active;
        state.phase = view.phase;
        state.round = view.round;
        state.ending = view.ending;
        state.majority = view.majority;
        let face = |card| edition.printed.face(card).expect("a view is of this edition") as u8;
        state.river = std::array::from_fn(|slot| face(view.river[slot]));
        state.discards = faces_of(edition, &view.discards);
        state.held = faces_of(edition, &view.held);
        state.shared = view.shared.iter().copied().collect();
        let turn = &view.turn;
        state.turn = Turn {
            actions: turn.actions,
            built: turn.built,
            completing: turn.completing,
            fresh: kinds_of(turn.fresh_pigeons.as_deref().unwrap_or_default()),
            bonus: turn.bonus,
            paid: faces_of(edition, &turn.paid),
            waived: turn.waived,
            coins: turn.coins,
            laid: turn.laid,
            covers: Turn::default().covers,
            drawn: turn.drawn,
        };
        for cover in &turn.covers {
            state.turn.covers[cover.house.index()] = cover.left + 1;
        }
        for house in &view.houses {
            state.stand(house.owner, house.house, house.spot);
            house.terraces.iter().for_each(|cell| state.put(house.house, *cell));
        }
        for seat in Seat::first(seats) {
            let seen = &view.players[seat.index()];
            *state.player_mut(seat) = Player {
                hand: faces_of(edition, seen.hand.as_ref().unwrap_or(&seen.known)),
                known: faces_of(edition, &seen.known),
                income: seen.income,
                emptied: seen.emptied,
                pigeons: kinds_of(seen.pigeon_hand.as_deref().unwrap_or_default()),
                used: kinds_of(&seen.used),
                objectives: seen.objective_hand.iter().flatten().copied().collect(),
                completed: seen.completed.iter().copied().collect(),
                kept: seen.kept,
                met: Objectives::NONE,
            };
            state.see_what_is_met(seat);
        }
        let mut deck = edition.printed.copies;
        let mut objectives = Objectives::ALL.without(state.shared);
        if let Some(drawn) = state.turn.drawn {
            objectives.remove(drawn);
        }
        let mut pigeons = [Pigeon::COPIES; Pigeon::COUNT];
        state.river.iter().for_each(|face| deck[usize::from(*face)] -= 1);
        for face in 0..FACES {
            deck[face] -= state.discards[face] + state.turn.paid[face];
        }
        for player in &state.players[..usize::from(seats)] {
            (0..FACES).for_each(|face| deck[face] -= player.hand[face]);
            (0..Pigeon::COUNT).for_each(|kind| pigeons[kind] -= player.pigeons[kind] + player.used[kind]);
            objectives = objectives.without(player.objectives).without(player.completed);
        }
        state.deck = Bag(deck);
        state.pigeon_deck = Bag(pigeons);
        state.objective_deck = objectives;
        state
    }

    /// Fills the hands that the viewer does not see. `on_purpose` puts first what the pending decision needs.
    fn deal_unseen(&mut self, view: &View, on_purpose: bool, dice: &mut Dice) {
        for seat in Seat::first(self.seats) {
            let seen = &view.players[seat.index()];
            let acts = seat == self.active;
            if seen.pigeon_hand.is_none() {
                self.deal_pigeons(seat, seen.pigeons, on_purpose && acts, dice);
                if acts {
                    self.mark_fresh(view.turn.fresh, dice);
                }
            }
            if seen.objective_hand.is_none() {
                for _ in 0..seen.objectives {
                    let objective = self.draw_objective(dice).expect("the deck holds what no hand shows");
                    self.player_mut(seat).objectives.insert(objective);
                }
            }
            if seen.has_chosen && seen.kept.is_none() {
                let dealt = self.player(seat).objectives;
                let nth = dice.below(dealt.len() as u32) as usize;
                self.player_mut(seat).kept = dealt.iter().nth(nth);
            }
        }
        if self.phase == Phase::Deciding && self.turn.drawn.is_none() {
            let drawn: Option<Objective> = self.draw_objective(dice);
            self.turn.drawn = drawn;
        }
        self.deal_cards(view, on_purpose, dice);
    }

    /// Resource cards: what the pending decision needs, then what must be in some hand, then any.
    fn deal_cards(&mut self, view: &View, on_purpose: bool, dice: &mut Dice) {
        let mut open = BySeat::<u8>::default();
        for seat in Seat::first(self.seats) {
            let seen = &view.players[seat.index()];
            if seen.hand.is_none() {
                open[seat] = seen.cards - self.player(seat).cards();
            }
        }
        // What the viewer's own hand does not account for is in another one.
        let mut held = Bag(self.held);
        for player in &self.players[..usize::from(self.seats)] {
            for face in 0..FACES {
                held.0[face] = held.0[face].saturating_sub(player.hand[face] - player.known[face]);
            }
        }
        for face in 0..FACES {
            self.deck.0[face] -= held.0[face];
        }
        let free = open.0.iter().map(|n| usize::from(*n)).sum::<usize>() - held.len();
        let mut hidden = Hidden { open, held, free };
        if open[self.active] > 0 {
            self.deal_what_pays(&mut hidden, dice);
            if on_purpose && self.phase == Phase::Building {
                let coin = self.components().coin;
                while hidden.open[self.active] > 0 && self.deal(coin, self.active, &mut hidden) {}
            }
        }
        while let Some(face) = hidden.held.draw(dice) {
            // Each open place is equally likely.
            let chair = Bag(hidden.open.0).draw(dice).expect("there is a place for what must be in a hand");
            hidden.held.0[face] += 1;
            self.deal(face, Seat::new(chair), &mut hidden);
        }
        for seat in Seat::first(self.seats) {
            for _ in 0..hidden.open[seat] {
                let face = self.deck.draw(dice).expect("the deck holds what no hand shows");
                self.player_mut(seat).hand[face] += 1;
            }
        }
    }

    /// Puts a card into a hand, if there is one to be had.
    fn deal(&mut self, face: usize, seat: Seat, hidden: &mut Hidden) -> bool {
        if hidden.held.0[face] > 0 {
            hidden.held.0[face] -= 1;
        } else if hidden.free > 0 && self.deck.0[face] > 0 {
            hidden.free -= 1;
            self.deck.0[face] -= 1;
        } else {
            return false;
        }
        hidden.open[seat] -= 1;
        self.player_mut(seat).hand[face] += 1;
        true
    }

    /// R8.2: only those that work later are ever in a hand.
    fn deal_pigeons(&mut self, seat: Seat, count: u8, on_purpose: bool, dice: &mut Dice) {
        let wanted = if on_purpose {
            match self.phase {
                Phase::Paying { .. } => vec![Pigeon::OneLess],
                _ if dice.below(2) == 0 => vec![Pigeon::TwoCoins, Pigeon::AdjacentCover],
                _ => vec![Pigeon::AdjacentCover, Pigeon::TwoCoins],
            }
        } else {
            Vec::new()
        };
        let mut later = self.pigeon_deck;
        for pigeon in Pigeon::ALL.into_iter().filter(|pigeon| pigeon.is_immediate()) {
            later.0[pigeon.index()] = 0;
        }
        for _ in 0..count {
            let kind = match wanted.iter().find(|pigeon| later.0[pigeon.index()] > 0) {
                Some(pigeon) => {
                    later.0[pigeon.index()] -= 1;
                    pigeon.index()
                }
                None => later.draw(dice).expect("enough cards that work later are out of sight"),
            };
            self.pigeon_deck.0[kind] -= 1;
            self.player_mut(seat).pigeons[kind] += 1;
        }
    }

    /// Says which of the active player's pigeon cards were drawn in this turn.
    fn mark_fresh(&mut self, count: u8, dice: &mut Dice) {
        let mut held = Bag(self.me().pigeons);
        for _ in 0..count {
            let kind = held.draw(dice).expect("no more are fresh than held");
            self.turn.fresh[kind] += 1;
        }
    }

    /// R5.1: who began to pay can pay: draws first the cards that are needed for it.
    fn deal_what_pays(&mut self, hidden: &mut Hidden, dice: &mut Dice) {
        let Phase::Paying { kind } = self.phase else { return };
        let cost = self.components().menu(kind).cost;
        let mut useful: Bag<FACES> = Bag(std::array::from_fn(|face| self.deck.0[face] + hidden.held.0[face]));
        while !self.is_possible() && hidden.open[self.active] > 0 {
            let Some(face) = useful.draw(dice) else { return };
            let mut cards = self.paid_and_held();
            let now = payable(self.components(), &cost, &cards);
            cards[face] += 1;
            if payable(self.components(), &cost, &cards) > now {
                self.deal(face, self.active, hidden);
            }
        }
    }

    fn paid_and_held(&self) -> ByFace {
        std::array::from_fn(|face| self.turn.paid[face] + self.me().hand[face])
    }

    /// Whether the active player could have begun what is under way.
    pub(crate) fn is_possible(&self) -> bool {
        match self.phase {
            // R5.1, R8.6.
            Phase::Paying { kind } => {
                let menu = self.components().menu(kind);
                let less = u8::from(self.turn.waived || self.usable(Pigeon::OneLess) > 0);
                payable(self.components(), &menu.cost, &self.paid_and_held()) + less >= menu.ingredients
            }
            // Q9.
            Phase::Building if self.turn.laid == 0 => self.can_lay(self.turn.coins + self.coins_in_hand()),
            _ => true,
        }
    }
}
