//! Phase A (R2, R3): a pawn on a field, then its tile, an action, or nothing.

use game::{Dice, Log, Seat};

use crate::action::Action;
use crate::district::District;
use crate::event::Event;
use crate::ids::{Cell, Job, Sides, Tile, cells};
use crate::reason::Reason;
use crate::state::{Stage, State, Task};

impl State {
    /// R14.2: one of the two start tiles.
    pub(crate) fn legal_keeps(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.player(seat).choice.map(Action::Keep));
    }

    pub(crate) fn reason_against_keep(&self, seat: Seat, number: u8) -> Option<Reason> {
        let own = number != 0 && self.player(seat).choice.contains(&number);
        (!own).then_some(Reason::NotYours { number })
    }

    /// R14.2, Q29: hidden until both have chosen.
    pub(crate) fn apply_keep(&mut self, seat: Seat, number: u8, dice: &mut Dice, log: &mut Log<Event>) {
        let player = self.player_mut(seat);
        player.start = number;
        player.task = Task::Idle;
        log.tell(|| Event::StartTileKept { seat, number: Some(number) });
        if Seat::first(self.seats).all(|seat| self.player(seat).task == Task::Idle) {
            dice.shown();
            self.show_starts(log);
        }
    }

    /// R2.2: a field with a tile and without a pawn.
    pub(crate) fn legal_places(&self, out: &mut Vec<Action>) {
        let fields = self.printed().board(self.seats).fields();
        out.extend((0..fields).filter(|field| self.pawns[*field].is_none()).map(|n| Action::Place(n as u8)));
    }

    pub(crate) fn reason_against_place(&self, field: u8) -> Option<Reason> {
        if usize::from(field) >= self.printed().board(self.seats).fields() {
            return Some(Reason::NoSuchField { field });
        }
        self.pawns[usize::from(field)].map(|by| Reason::FieldTaken { field, by })
    }

    pub(crate) fn apply_place(&mut self, seat: Seat, field: u8, log: &mut Log<Event>) {
        self.pawns[usize::from(field)] = Some(seat);
        let player = self.player_mut(seat);
        player.pawns -= 1;
        player.task = Task::Field(field);
        log.tell(|| Event::PawnPlaced { seat, field });
    }

    /// R2.3: the tile, an action of the row or the column, or nothing.
    pub(crate) fn legal_on_field(&self, seat: Seat, field: u8, out: &mut Vec<Action>) {
        self.legal_lays(seat, self.tile_on(field), out);
        let jobs = self.jobs_on(field);
        for job in Job::ALL {
            if jobs & job.bit() != 0 && self.can_perform(seat, job) {
                out.push(Action::Perform(job));
            }
        }
        out.push(Action::Nothing);
    }

    fn tile_on(&self, field: u8) -> Tile {
        self.fields[usize::from(field)].expect("R2.2: there is a tile where a pawn was just put")
    }

    /// R4.1, R13.5, R14.6, Q9: the actions of the field's row and column.
    fn jobs_on(&self, field: u8) -> u8 {
        self.printed().board(self.seats).jobs[usize::from(field)]
    }

    /// R3: every cell and every way to turn the tile; Q4: there may be none.
    fn legal_lays(&self, seat: Seat, tile: Tile, out: &mut Vec<Action>) {
        let district = &self.player(seat).district;
        let mut ways = [(Sides::default(), 0); 4];
        let mut n_ways = 0;
        let mut any = 0;
        let mut turns = tile.exits.turns();
        while turns != 0 {
            let exits = Sides::from_bits(turns.trailing_zeros() as u8);
            turns &= turns - 1;
            let layable = district.layable(exits);
            any |= layable;
            ways[n_ways] = (exits, layable);
            n_ways += 1;
        }
        for cell in cells(any) {
            for (exits, layable) in &ways[..n_ways] {
                if layable & cell.bit() != 0 {
                    out.push(Action::Lay { cell, exits: *exits });
                }
            }
        }
    }

    pub(crate) fn reason_against_lay(
        &self,
        seat: Seat,
        field: u8,
        cell: Cell,
        exits: Sides,
    ) -> Option<Reason> {
        let district = &self.player(seat).district;
        if !exits.is_turn_of(self.tile_on(field).exits) {
            return Some(Reason::NotATurn);
        }
        if district.taken() & cell.bit() != 0 {
            return Some(Reason::CellTaken { cell });
        }
        // R3.3.
        if !district.has_room(cell) {
            return Some(Reason::TooLarge { cell });
        }
        // R3.2.
        let clash = District::neighbours(cell, district.city)
            .find(|(side, other)| exits.contains(*side) != district.has_road(*other, side.opposite()));
        if let Some((_, beside)) = clash {
            return Some(Reason::AgainstHouses { cell, beside });
        }
        // R3.1, Q1: with R3.2 kept, any road to a neighbour will do.
        let joined = District::neighbours(cell, district.taken()).any(|(side, _)| exits.contains(side));
        (!joined).then_some(Reason::NotJoined { cell })
    }

    /// R4.1: an action that the field offers and the player can carry out.
    pub(crate) fn reason_against_job_on(&self, seat: Seat, field: u8, job: Job) -> Option<Reason> {
        if self.jobs_on(field) & job.bit() == 0 {
            return Some(Reason::NotHere { job });
        }
        self.reason_against_job(seat, job)
    }

    /// R3.1: the tile leaves the board; Q5: where it lies, it stays.
    pub(crate) fn apply_lay(
        &mut self,
        seat: Seat,
        field: u8,
        (cell, exits): (Cell, Sides),
        dice: &mut Dice,
        log: &mut Log<Event>,
    ) {
        let tile = Tile { exits, ..self.tile_on(field) };
        self.fields[usize::from(field)] = None;
        self.player_mut(seat).district.lay(cell, tile, 0);
        log.tell(|| Event::TileLaid { seat, cell, tile });
        self.done(seat, dice, log);
    }

    /// R2.2: the next player in order who has a pawn left; when nobody has, phase A is over.
    pub(crate) fn next_pawn(&mut self, after: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        let n = usize::from(self.seats);
        let at = self.order().iter().position(|seat| *seat == after).expect("everybody has a place");
        let next = (1..=n).map(|step| self.order[(at + step) % n]).find(|seat| self.player(*seat).pawns > 0);
        match next {
            Some(next) => self.player_mut(next).task = Task::Pawn,
            None => {
                self.hand_out_bribes(log);
                self.begin_bidding(dice, log);
            }
        }
    }

    /// A seat has done what it owed: on to whatever comes next.
    pub(crate) fn done(&mut self, seat: Seat, dice: &mut Dice, log: &mut Log<Event>) {
        self.player_mut(seat).task = Task::Idle;
        match self.stage {
            Stage::Acting => self.next_pawn(seat, dice, log),
            Stage::Investing | Stage::Delivering => {
                // R7.1, R8.1: in any order; the phase ends with the last.
                let idle = |seat: Seat| self.player(seat).task == Task::Idle;
                if Seat::first(self.seats).all(idle) {
                    match self.stage {
                        Stage::Investing => self.begin_claiming(dice, log),
                        _ => self.end_round(dice, log),
                    }
                }
            }
            Stage::Starting | Stage::Bidding | Stage::Paying | Stage::Claiming | Stage::Over => {
                unreachable!("R2.1: these phases see to their own order")
            }
        }
    }
}
