//! Setting up (R1).

use game::{Dice, Edition, Log, Seat};
use kit::Bag;

use crate::action::{Action, RIVER};
use crate::cells::Cells;
use crate::data::{Components, FACES, ROWS};
use crate::event::Event;
use crate::ids::{Area, House, Objective, Objectives, Pigeon};
use crate::reason::Reason;
use crate::state::{MOST_SEATS, Options, Phase, Player, State, Turn};

/// R1.3: so many resource cards each.
pub const DEALT_CARDS: usize = 4;

/// R1.4: so many objectives each.
pub const DEALT_OBJECTIVES: usize = 2;

/// R1.8: everybody begins with this income.
pub const FIRST_INCOME: u8 = 1;

impl State {
    /// A table with nothing dealt.
    pub(crate) fn bare(edition: &'static Edition<Components>, seats: u8, options: &Options) -> State {
        State {
            edition,
            seats,
            face: options.face,
            start: Seat::new(0),
            active: Seat::new(0),
            phase: Phase::Keeping,
            round: 1,
            ending: None,
            turn: Turn::default(),
            deck: Bag(edition.printed.copies),
            discards: [0; FACES],
            held: [0; FACES],
            river: [0; RIVER],
            pigeon_deck: Bag([Pigeon::COPIES; Pigeon::COUNT]),
            objective_deck: Objectives::ALL,
            shared: Objectives::NONE,
            majority: 0,
            line: [0; Area::COUNT],
            spots: [None; House::COUNT],
            owners: [0; House::COUNT],
            terraces: [Cells::EMPTY; House::COUNT],
            own: [Cells::EMPTY; MOST_SEATS],
            taken: Cells::EMPTY,
            players: [Player { emptied: [0; ROWS], ..Player::default() }; MOST_SEATS],
        }
    }
}

/// R1: lays out the table.
pub(crate) fn lay_out(
    edition: &'static Edition<Components>,
    seats: u8,
    options: &Options,
    dice: &mut Dice,
) -> State {
    // R1.1, R1.5, R1.7 and R1.8 need no chance: the square, the pigeon cards, the restaurants, the terraces.
    let mut state = State::bare(edition, seats, options);
    // R1.9, Q1: the start player is drawn.
    state.start = Seat::new(dice.below(u32::from(seats)) as usize);
    state.active = state.start;
    // R1.6: one majority card; the other seven are out of the game.
    state.majority = dice.below(edition.printed.majorities.len() as u32) as u8;
    // R1.2, Q2: the river, renewed at once if three are alike.
    for slot in 0..RIVER {
        state.river[slot] = state.draw_card(dice, &mut Log::off()) as u8;
        state.refresh_deck(&mut Log::off());
    }
    state.renew_river(dice, &mut Log::off());
    for seat in Seat::first(seats) {
        state.player_mut(seat).income = FIRST_INCOME;
        // R1.3.
        for _ in 0..DEALT_CARDS {
            let face = state.draw_card(dice, &mut Log::off());
            state.player_mut(seat).hand[face] += 1;
            state.refresh_deck(&mut Log::off());
        }
        // R1.4.
        for _ in 0..DEALT_OBJECTIVES {
            let objective = state.draw_objective(dice).expect("the deck holds 24");
            state.player_mut(seat).objectives.insert(objective);
        }
    }
    state
}

impl State {
    /// R1.4: which of the two to keep.
    pub(crate) fn legal_first_keeps(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.player(seat).kept.is_none() {
            out.extend(self.player(seat).objectives.iter().map(Action::Keep));
        }
    }

    pub(crate) fn reason_against_first_keep(&self, seat: Seat, objective: Objective) -> Option<Reason> {
        let dealt = self.player(seat).objectives.contains(objective);
        (!dealt).then_some(Reason::NotDealt { objective })
    }

    /// R1.4: a choice is secret until all have chosen; then the other objectives are shown together.
    pub(crate) fn apply_first_keep(
        &mut self,
        seat: Seat,
        objective: Objective,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        self.player_mut(seat).kept = Some(objective);
        log.tell(|| Event::ObjectiveChosen { seat, kept: Some(objective) });
        if Seat::first(self.seats).any(|seat| self.player(seat).kept.is_none()) {
            return;
        }
        for seat in Seat::first(self.seats) {
            let player = self.player_mut(seat);
            let kept: Objectives = player.kept.take().into_iter().collect();
            let shown = player.objectives.without(kept);
            player.objectives = kept;
            self.shared = self.shared.or(shown);
        }
        dice.shown();
        log.tell(|| Event::ObjectivesShown { objectives: self.shared.iter().collect() });
        self.begin_turn();
    }
}
