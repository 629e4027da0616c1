//! Objectives (R9).

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::cells::{Cell, Cells};
use crate::data::{Components, Goal, ROWS, Shape};
use crate::event::Event;
use crate::ids::{Objective, Objectives, Pigeon};
use crate::reason::Reason;
use crate::square::Square;
use crate::state::{Phase, State};

/// R9.6: what a player's terraces have to do with a goal: those on the square, and the emptied spaces of the rows.
pub(crate) struct Terraces<'a> {
    pub(crate) components: &'a Components,
    pub(crate) square: &'a Square,
    pub(crate) cells: Cells,
    pub(crate) emptied: [u8; ROWS],
}

impl Terraces<'_> {
    /// R9.6, R9.7: how many terraces are lacking; 0 when the condition holds.
    pub(crate) fn lacking(&self, goal: &Goal) -> usize {
        let short = |count: u8, has: usize| usize::from(count).saturating_sub(has);
        let rows = || self.emptied.iter().zip(&self.components.rows);
        match goal {
            Goal::AroundEach { decor, count } => {
                let own = self.square.elements.iter().filter(|element| element.decor == *decor);
                own.map(|element| short(*count, self.cells.common(&element.around))).sum()
            }
            Goal::AroundKinds(count) => {
                self.square.around.iter().map(|around| short(*count, self.cells.common(around))).sum()
            }
            Goal::Area { area, count } => short(*count, self.cells.common(&self.square.halves[area.index()])),
            Goal::Quarters(count) => {
                self.square.quarters.iter().map(|quarter| short(*count, self.cells.common(quarter))).sum()
            }
            // Q15: rows are counted by emptied spaces, everything else by what lies open on the square.
            Goal::Rows(count) => rows().map(|(emptied, _)| short(*count, usize::from(*emptied))).sum(),
            Goal::EmptyRows(count) => {
                let mut left: [u8; ROWS] = [0; ROWS];
                rows().zip(&mut left).for_each(|((emptied, row), left)| *left = row.size - emptied);
                left.sort_unstable();
                left[..usize::from(*count)].iter().map(|left| usize::from(*left)).sum()
            }
            Goal::Total(count) => short(*count, self.cells.len()),
            Goal::Shape(shape) => self.lacking_of(shape),
        }
    }

    /// R9.2: whether the condition holds.
    pub(crate) fn meet(&self, goal: &Goal) -> bool {
        match goal {
            Goal::Shape(shape) => self.contain(shape),
            _ => self.lacking(goal) == 0,
        }
    }

    /// R9.7, Q14: in any turn, also within a larger shape. All cells are connected, so they are of one restaurant.
    fn contain(&self, shape: &Shape) -> bool {
        shape.steps.iter().any(|steps| {
            let mut first = self.cells;
            for by in steps {
                first = first.and(&self.cells.moved(*by));
                if first.is_empty() {
                    return false;
                }
            }
            !first.is_empty()
        })
    }

    /// How many terraces the nearest place for the shape lacks.
    fn lacking_of(&self, shape: &Shape) -> usize {
        let mut least = shape.size();
        for turn in &shape.turns {
            let width = turn.iter().map(|(column, _)| column + 1).max().unwrap_or(0);
            let height = turn.iter().map(|(_, row)| row + 1).max().unwrap_or(0);
            for row in 0..=self.square.size - height {
                for column in 0..=self.square.size - width {
                    let cells = turn.iter().map(|(dx, dy)| Cell::new(column + dx, row + dy));
                    let mut lacking = 0;
                    let mut possible = true;
                    for cell in cells {
                        possible &= self.square.ground.contains(cell);
                        lacking += usize::from(!self.cells.contains(cell));
                    }
                    if possible {
                        least = least.min(lacking);
                    }
                }
            }
        }
        least
    }
}

impl State {
    pub(crate) fn terraces_of(&self, seat: Seat) -> Terraces<'static> {
        Terraces {
            components: self.components(),
            square: self.square(),
            cells: self.own[seat.index()],
            emptied: self.player(seat).emptied,
        }
    }

    /// R9.2: which conditions hold. During a build nobody asks, so that is found out when it ends.
    pub(crate) fn see_what_is_met(&mut self, seat: Seat) {
        let mut met = Objectives::NONE;
        if seat != self.active || self.turn.laid == 0 {
            let terraces = self.terraces_of(seat);
            for objective in Objective::all() {
                if terraces.meet(&self.components().objective(objective).goal) {
                    met.insert(objective);
                }
            }
        }
        self.player_mut(seat).met = met;
    }

    /// R9.1: in one's own hand or shared; R9.2: with its condition met.
    pub(crate) fn completable(&self) -> Objectives {
        self.me().objectives.or(self.shared).and(self.me().met)
    }

    pub(crate) fn legal_completions(&self, out: &mut Vec<Action>) {
        out.extend(self.completable().iter().map(Action::Complete));
    }

    /// R8.7, Q21: a second one, with a pigeon card, in the same action.
    pub(crate) fn legal_second_completions(&self, out: &mut Vec<Action>) {
        if self.turn.completing && self.usable(Pigeon::Objective) > 0 {
            out.extend(self.completable().iter().map(Action::CompleteAlso));
        }
    }

    pub(crate) fn reason_against_complete(&self, objective: Objective) -> Option<Reason> {
        if !self.me().objectives.or(self.shared).contains(objective) {
            Some(Reason::NotOpenToYou { objective })
        } else if !self.me().met.contains(objective) {
            Some(Reason::NotMet { objective })
        } else {
            None
        }
    }

    pub(crate) fn reason_against_complete_also(&self, objective: Objective) -> Option<Reason> {
        if !self.turn.completing {
            return Some(Reason::NotCompleting);
        }
        self.reason_against_pigeon(Pigeon::Objective).or_else(|| self.reason_against_complete(objective))
    }

    /// R9.1: it takes an action.
    pub(crate) fn apply_complete(&mut self, objective: Objective, dice: &mut Dice, log: &mut Log<Event>) {
        self.turn.actions -= 1;
        self.turn.completing = true;
        self.complete(objective, false, dice, log);
    }

    /// R8.7: it takes a pigeon card instead.
    pub(crate) fn apply_complete_also(
        &mut self,
        objective: Objective,
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        self.use_pigeon(Pigeon::Objective);
        self.turn.completing = false;
        self.complete(objective, true, dice, log);
    }

    /// R9.3: one's own is replaced; R9.4: a shared one is not.
    fn complete(&mut self, objective: Objective, with_pigeon: bool, dice: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        let own = self.me().objectives.contains(objective);
        self.shared.remove(objective);
        let me = self.me_mut();
        me.objectives.remove(objective);
        me.completed.insert(objective);
        let points = self.components().objective(objective).points;
        log.tell(|| Event::Completed { seat, objective, points, own, with_pigeon });
        if own {
            self.take_objective(false, dice, log);
        } else {
            self.go_on();
        }
    }

    /// An objective off the deck.
    pub(crate) fn draw_objective(&mut self, dice: &mut Dice) -> Option<Objective> {
        let left = self.objective_deck.len();
        if left == 0 {
            return None;
        }
        let nth = dice.below(left as u32) as usize;
        let objective = self.objective_deck.iter().nth(nth)?;
        self.objective_deck.remove(objective);
        Some(objective)
    }

    /// R9.3: an objective to keep or to share; Q19: none if the deck is empty.
    pub(crate) fn take_objective(&mut self, with_pigeon: bool, dice: &mut Dice, log: &mut Log<Event>) {
        let seat = self.active;
        match self.draw_objective(dice) {
            Some(objective) => {
                self.turn.drawn = Some(objective);
                self.phase = Phase::Deciding;
                log.tell(|| Event::ObjectiveDrawn { seat, objective: Some(objective), with_pigeon });
            }
            None => self.go_on(),
        }
    }

    /// R9.3: keep it or share it.
    pub(crate) fn legal_decisions(&self, out: &mut Vec<Action>) {
        if let Some(objective) = self.turn.drawn {
            out.push(Action::Keep(objective));
            out.push(Action::Share(objective));
        }
    }

    pub(crate) fn reason_against_decision(&self, objective: Objective) -> Option<Reason> {
        (self.turn.drawn != Some(objective)).then_some(Reason::NotDrawn { objective })
    }

    /// R9.3: hidden, and at one's own risk.
    pub(crate) fn apply_keep(&mut self, objective: Objective, log: &mut Log<Event>) {
        let seat = self.active;
        self.turn.drawn = None;
        self.me_mut().objectives.insert(objective);
        log.tell(|| Event::ObjectiveKept { seat, objective: Some(objective) });
        self.go_on();
    }

    /// R9.3: open to all.
    pub(crate) fn apply_share(&mut self, objective: Objective, log: &mut Log<Event>) {
        let seat = self.active;
        self.turn.drawn = None;
        self.shared.insert(objective);
        log.tell(|| Event::ObjectiveShared { seat, objective });
        self.go_on();
    }
}
