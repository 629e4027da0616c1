//! Money and Move (R2): wheels, first targets, and the window for action cards.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::data::SPOTS;
use crate::effect::{Power, When};
use crate::event::Event;
use crate::ids::{Chef, Place};
use crate::setup::chefs;
use crate::state::{HOME, NONE, NOWHERE, Phase, SHELF, State};

impl State {
    /// R2.3: where this wheel may point.
    fn wheel_places(&self, seat: Seat, slot: usize) -> impl Iterator<Item = Place> + use<> {
        let player = self.p(seat);
        let other = if self.slots() == 2 { player.wheel[1 - slot] } else { NONE };
        let non_plating = self.non_plating(slot);
        // R10.6, Q58: a non-plating chef not to the Island nor to the own chef, but to a rival; R12.3: never two chefs to one place.
        Place::all().filter(move |place| place.0 != other && !(non_plating && *place == Place::ISLAND))
    }

    pub(crate) fn legal_wheels(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.p(seat);
        let leads = self.brigade();
        if leads && player.lead == NONE {
            out.extend(chefs(player.squad).map(Action::Lead));
        }
        for slot in 0..self.slots() {
            if player.wheel[slot] == NONE {
                let go = |place| Action::Go { slot: slot as u8, place };
                out.extend(self.wheel_places(seat, slot).map(go));
            }
        }
        self.legal_plays(seat, When::Move, out);
        self.legal_early_power(seat, out);
        let chosen = player.wheel[..self.slots()].iter().all(|place| *place != NONE);
        if self.slots() == 2 && chosen && !(leads && player.lead == NONE) {
            out.push(Action::Done);
        }
    }

    /// Q9: Mortimer need not wait for the end of the phase.
    fn legal_early_power(&self, seat: Seat, out: &mut Vec<Action>) {
        for slot in 0..self.slots() {
            // R10.5: the chef of the day is not known before the wheels are shown.
            let known = !(self.brigade() && self.table.phase == Phase::Wheels);
            if known
                && self.power(seat, slot) == Some(Power::DirtyTrick)
                && self.power_targets(seat, slot).next().is_some()
            {
                out.push(Action::Power { slot: slot as u8 });
            }
        }
    }

    pub(crate) fn apply_wheel(&mut self, seat: Seat, action: Action) {
        let slots = self.slots();
        let player = self.pm(seat);
        match action {
            Action::Lead(chef) => player.lead = chef.0,
            Action::Go { slot, place } => {
                player.wheel[usize::from(slot)] = place.0;
                player.ready = slots == 1;
            }
            _ => player.ready = true,
        }
    }

    /// R2.4: all wheels are shown, and the chefs go; Q57: with the chef of the day.
    pub(crate) fn show_wheels(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        dice.shown();
        for seat in self.everybody() {
            if self.brigade() {
                let lead = std::mem::replace(&mut self.pm(seat).lead, NONE);
                self.pawn_mut(seat, 0).chef = lead;
            }
            for slot in 0..self.slots() {
                let place = std::mem::replace(&mut self.pm(seat).wheel[slot], NONE);
                let pawn = self.pawn_mut(seat, slot);
                pawn.at = place;
                let (slot, chef, place) = (slot as u8, Chef(pawn.chef), Place(place));
                log.tell(|| Event::Went { seat, slot, chef, place });
            }
        }
        self.table.phase = Phase::Aims;
        for seat in self.everybody() {
            let at_market = (0..self.slots()).any(|slot| self.pawn(seat, slot).at < Place::ISLAND.0);
            self.pm(seat).ready = !at_market;
        }
    }

    /// R2.4, Q8: a face-up card of its market, or the shelf.
    pub(crate) fn legal_spots(&self, seat: Seat, slot: usize, out: &mut Vec<Action>) {
        let at = self.pawn(seat, slot).at;
        if at < Place::ISLAND.0 {
            let slot = slot as u8;
            for spot in 0..SPOTS {
                if self.table.board.counters[usize::from(at)][spot] != NONE {
                    out.push(Action::Aim { slot, spot: spot as u8 });
                }
            }
            out.push(Action::Aim { slot, spot: SHELF });
        }
    }

    fn to_aim(&self, seat: Seat, slot: usize) -> bool {
        self.pawn(seat, slot).at < Place::ISLAND.0 && self.p(seat).spot[slot] == NONE
    }

    pub(crate) fn legal_aims(&self, seat: Seat, out: &mut Vec<Action>) {
        let mut open = false;
        for slot in 0..self.slots() {
            if self.to_aim(seat, slot) {
                self.legal_spots(seat, slot, out);
                open = true;
            }
        }
        if !open {
            out.push(Action::Done);
        }
    }

    pub(crate) fn apply_aim(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Aim { slot, spot } => {
                self.pm(seat).spot[usize::from(slot)] = spot;
                let at_market = |slot: &usize| self.pawn(seat, *slot).at < Place::ISLAND.0;
                // One chef is one click; two are confirmed.
                if (0..self.slots()).filter(at_market).count() == 1 {
                    self.pm(seat).ready = true;
                }
            }
            _ => self.pm(seat).ready = true,
        }
    }

    /// R2.4: all first targets are shown.
    pub(crate) fn show_aims(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        dice.shown();
        for seat in self.everybody() {
            for slot in 0..self.slots() {
                let spot = std::mem::replace(&mut self.pm(seat).spot[slot], NONE);
                if spot != NONE {
                    self.pawn_mut(seat, slot).aim = spot;
                    log.tell(|| Event::Aimed { seat, slot: slot as u8, spot });
                }
            }
        }
        self.table.phase = Phase::Window;
        self.set_ready(false);
    }

    /// Q7: action cards, one after the other, before powers; everybody passes in turn.
    pub(crate) fn legal_window(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal_plays(seat, When::Move, out);
        self.legal_early_power(seat, out);
        out.push(Action::Done);
    }

    /// R2.5, Q15: who is late goes to the Island, and a late non-plating chef to the first market that is free.
    pub(crate) fn late_wheels(&mut self) {
        for seat in self.everybody() {
            if self.p(seat).ready {
                continue;
            }
            for slot in 0..self.slots() {
                if self.p(seat).wheel[slot] == NONE {
                    let island = !self.non_plating(slot)
                        && self.wheel_places(seat, slot).any(|place| place == Place::ISLAND);
                    let place =
                        if island { Some(Place::ISLAND) } else { self.wheel_places(seat, slot).next() };
                    self.pm(seat).wheel[slot] = place.expect("R2.3: there are seven places").0;
                }
            }
            let player = self.pm(seat);
            if player.lead == NONE && player.squad != 0 {
                player.lead = player.squad.trailing_zeros() as u8;
            }
            player.ready = true;
        }
    }

    /// Q10: where a chef that is moved may go: anywhere else that is not forbidden to it.
    pub(crate) fn refuge(&self, seat: Seat, slot: usize) -> impl Iterator<Item = Place> + use<> {
        let pawn = *self.pawn(seat, slot);
        Place::all().filter(move |place| place.0 != pawn.at && pawn.barred >> place.index() & 1 == 0)
    }

    /// Moves a chef; true if it must then pick what to stand on.
    pub(crate) fn move_pawn(&mut self, seat: Seat, slot: usize, place: Place, log: &mut Log<Event>) -> bool {
        let pawn = self.pawn_mut(seat, slot);
        pawn.at = place.0;
        pawn.aim = NOWHERE;
        pawn.lost = 0;
        let chef = Chef(pawn.chef);
        log.tell(|| Event::Went { seat, slot: slot as u8, chef, place });
        place.is_market()
    }

    /// Whether nobody stands there (Q35).
    pub(crate) fn is_unoccupied(&self, market: Place) -> bool {
        self.everybody().all(|seat| self.p(seat).pawns.iter().all(|pawn| pawn.at != market.0))
    }

    /// The chefs at a place.
    pub(crate) fn pawns_at(&self, at: u8) -> impl Iterator<Item = (Seat, usize)> + '_ {
        let slots = self.slots();
        self.everybody()
            .flat_map(move |seat| (0..slots).map(move |slot| (seat, slot)))
            .filter(move |(seat, slot)| at < HOME && self.pawn(*seat, *slot).at == at)
    }
}
