//! Everything adds up.

use game::Seat;

use crate::cells::Cells;
use crate::data::{FACES, ROWS};
use crate::drawing::{HAND_LIMIT, three_alike};
use crate::ids::{House, Objectives, Pigeon};
use crate::setup::FIRST_INCOME;
use crate::square::connected;
use crate::state::{Phase, State};

impl State {
    /// Every card, restaurant and terrace is accounted for.
    pub(crate) fn account(&self) -> Result<(), String> {
        self.account_for_cards()?;
        self.account_for_objectives()?;
        self.account_for_houses()?;
        Seat::first(self.seats).try_for_each(|seat| self.account_for_player(seat))?;
        if !self.is_possible() {
            return Err(format!("{:?} cannot have been begun", self.phase));
        }
        Ok(())
    }

    fn account_for_cards(&self) -> Result<(), String> {
        let components = self.components();
        let players = || &self.players[..usize::from(self.seats)];
        for face in 0..FACES {
            let held: u8 = players().iter().map(|player| player.hand[face]).sum();
            let river = self.river.iter().filter(|other| usize::from(**other) == face).count() as u8;
            let all = self.deck.0[face] + self.discards[face] + self.turn.paid[face] + held + river;
            let known: u8 = players().iter().map(|player| player.known[face]).sum();
            if held < known + self.held[face] {
                return Err(format!("{} cards of face {face} must be in some hand", self.held[face]));
            }
            if all != components.copies[face] {
                return Err(format!("{all} cards of face {face}"));
            }
        }
        if three_alike(&self.river) {
            return Err("three cards of the river are alike".to_owned());
        }
        for kind in 0..Pigeon::COUNT {
            let held: u8 = players().iter().map(|player| player.pigeons[kind] + player.used[kind]).sum();
            let all = held + self.pigeon_deck.0[kind];
            if all != Pigeon::COPIES || self.turn.fresh[kind] > self.me().pigeons[kind] {
                return Err(format!("{all} pigeon cards {}", Pigeon::ALL[kind].slug()));
            }
        }
        Ok(())
    }

    fn account_for_objectives(&self) -> Result<(), String> {
        let mut seen = Objectives::NONE;
        let drawn: Objectives = self.turn.drawn.into_iter().collect();
        let players = &self.players[..usize::from(self.seats)];
        let piles = [self.objective_deck, self.shared, drawn];
        for pile in players.iter().flat_map(|player| [player.objectives, player.completed]).chain(piles) {
            if !seen.and(pile).is_empty() {
                return Err("an objective is in two places".to_owned());
            }
            seen = seen.or(pile);
        }
        if seen != Objectives::ALL || drawn.is_empty() == (self.phase == Phase::Deciding) {
            return Err("an objective is missing".to_owned());
        }
        Ok(())
    }

    fn account_for_houses(&self) -> Result<(), String> {
        let square = self.square();
        let mut rebuilt = self.clone();
        rebuilt.line = Default::default();
        rebuilt.own = Default::default();
        rebuilt.taken = Cells::EMPTY;
        for house in House::all() {
            let tiles = &self.terraces[house.index()];
            let Some(spot) = self.spots[house.index()] else {
                if !tiles.is_empty() {
                    return Err(format!("{house} has terraces but is not open"));
                }
                continue;
            };
            let width = self.components().menu(house.kind()).width;
            let cells = ((1 << width) - 1) << spot.offset();
            if spot.offset() + width > square.side() || rebuilt.line[spot.side().index()] & cells != 0 {
                return Err(format!("{house} cannot stand at {spot}"));
            }
            rebuilt.line[spot.side().index()] |= cells;
            // R6.1, R7.5.
            if !tiles.without(&square.ground).is_empty() || !tiles.and(&rebuilt.taken).is_empty() {
                return Err(format!("{house} has a terrace where none can be"));
            }
            // R7.1, R8.9: nothing ever cuts the link.
            if connected(&self.front(house), tiles) != *tiles {
                return Err(format!("{house} has a terrace without a link"));
            }
            let own = &mut rebuilt.own[usize::from(self.owners[house.index()])];
            // R7.3, R8.9: one's own restaurants are always apart.
            if !own.and(&tiles.beside()).is_empty() {
                return Err(format!("{house} touches a restaurant of the same player"));
            }
            *own = own.or(tiles);
            rebuilt.taken = rebuilt.taken.or(tiles);
        }
        if (rebuilt.line, rebuilt.own, rebuilt.taken) != (self.line, self.own, self.taken) {
            return Err("the sums of line and terraces differ".to_owned());
        }
        Ok(())
    }

    fn account_for_player(&self, seat: Seat) -> Result<(), String> {
        let player = self.player(seat);
        let components = self.components();
        let acts = seat == self.active;
        // R3.3.
        let most = match self.phase {
            Phase::Discarding { .. } if acts => HAND_LIMIT + 1,
            _ => HAND_LIMIT,
        };
        if player.cards() > most || (0..FACES).any(|face| player.known[face] > player.hand[face]) {
            return Err(format!("{seat} holds {} cards", player.cards()));
        }
        let mut laid = [0; ROWS];
        let mut income = FIRST_INCOME;
        for house in self.houses_of(seat) {
            let menu = components.menu(house.kind());
            laid[menu.row] += self.terraces[house.index()].len();
            income += menu.income;
        }
        for (number, row) in components.rows.iter().enumerate() {
            let emptied = player.emptied[number];
            if emptied > row.size || usize::from(emptied) < laid[number] {
                return Err(format!(
                    "{seat}: {emptied} spaces of row {} for {} terraces",
                    number + 1,
                    laid[number]
                ));
            }
            income += row.bonus[..usize::from(emptied)].iter().sum::<u8>();
        }
        let to_come = if acts { self.turn.bonus } else { 0 };
        if player.income + to_come != income {
            return Err(format!("{seat}: income {} and {to_come} to come, not {income}", player.income));
        }
        let mut again = self.clone();
        again.see_what_is_met(seat);
        if again.player(seat).met != player.met {
            return Err(format!("{seat}: {:?} are met", player.met));
        }
        if player.kept.is_some() && self.phase != Phase::Keeping {
            return Err(format!("{seat} is still choosing"));
        }
        Ok(())
    }
}
