//! The table, with all its secrets.

use game::{Edition, Seat};
use kit::Bag;
use serde::{Deserialize, Serialize};

use crate::action::RIVER;
use crate::cells::{Cell, Cells, Spot};
use crate::data::{Components, FACES, MajorityCard, ROWS};
use crate::ids::{Area, House, Kind, Objective, Objectives, Pigeon};
use crate::square::Square;

/// The most players.
pub const MOST_SEATS: usize = 4;

/// What a table can agree on beforehand.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// R1.1: which face of the board; the other one is for two players only.
    pub face: Face,
}

/// R1.1: a face of the board. The second one is reconstructed (Q23).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    #[default]
    Main,
    TwoPlayer,
}

impl Face {
    pub const SLUGS: [&'static str; 2] = ["main", "two-player"];

    pub const fn slug(self) -> &'static str {
        Face::SLUGS[self as usize]
    }

    /// Which of the squares of [`Components`] so many players use.
    pub const fn square(self, seats: u8) -> usize {
        match self {
            Face::Main => seats as usize - 2,
            Face::TwoPlayer => 3,
        }
    }
}

/// The pending decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Phase {
    /// R1.4: everybody chooses, all at once, which objective to keep.
    Keeping,
    /// R2.1: the card that begins a turn.
    Drawing,
    /// R2.2: which action?
    Choosing,
    /// R3.3: a card too many. Afterwards so many more are drawn; `building` is R8.3.
    Discarding { draws: u8, building: bool },
    /// R5.2: which card pays the next ingredient?
    Paying { kind: Kind },
    /// R5.4: where on the line?
    Placing { kind: Kind },
    /// R7: where to lay the next terrace, or finish.
    Building,
    /// Q8: for which restaurant is the terrace in the corner?
    Telling { cell: Cell },
    /// R8.3: so many more cards to draw, within a build.
    DrawingTwo { draws: u8 },
    /// R8.4: where to lay the free terrace of this restaurant.
    FreeTerrace { house: House },
    /// R9.3: keep or share the objective just drawn?
    Deciding,
    /// R2.4: both actions are done, and can still be taken back.
    Closing,
    /// R10.2: no decision any more.
    Over(Ending),
}

/// R10.1, Q17: how a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    Restaurants,
    Terraces,
    NoRoom,
    StepBound,
}

impl Ending {
    pub const ALL: [Ending; 4] = [Ending::Restaurants, Ending::Terraces, Ending::NoRoom, Ending::StepBound];
    pub const SLUGS: [&'static str; 4] = ["restaurants", "terraces", "no-room", "step-bound"];

    pub const fn slug(self) -> &'static str {
        Ending::SLUGS[self as usize]
    }
}

/// One number for each face of the resource cards.
pub(crate) type ByFace = [u8; FACES];

/// One number for each kind of pigeon card.
pub(crate) type ByPigeon = [u8; Pigeon::COUNT];

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Player {
    /// Hidden: resource cards in hand.
    pub(crate) hand: ByFace,
    /// Public: so many of each are surely in the hand, because all saw them taken from the river.
    pub(crate) known: ByFace,
    /// R2.5: the income.
    pub(crate) income: u8,
    /// R7.2: how many spaces of each row are empty.
    pub(crate) emptied: [u8; ROWS],
    /// Hidden: pigeon cards in hand.
    pub(crate) pigeons: ByPigeon,
    /// R8.10: pigeon cards used.
    pub(crate) used: ByPigeon,
    /// Hidden: objectives in hand.
    pub(crate) objectives: Objectives,
    pub(crate) completed: Objectives,
    /// R1.4: hidden until all have chosen.
    pub(crate) kept: Option<Objective>,
    /// R9.2: objectives whose condition holds; none while the player builds.
    pub(crate) met: Objectives,
}

impl Player {
    pub(crate) fn cards(&self) -> u8 {
        self.hand.iter().sum()
    }
}

/// The turn of the active player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Turn {
    /// R2.2: actions still to take.
    pub(crate) actions: u8,
    /// R2.3: terraces were built.
    pub(crate) built: bool,
    /// R8.7: the last action completed an objective, and no pigeon card was used for a second one.
    pub(crate) completing: bool,
    /// R8.2: pigeon cards drawn in this turn, and kept. Hidden like the cards in hand.
    pub(crate) fresh: ByPigeon,
    /// R7.4: income that counts from the next turn on.
    pub(crate) bonus: u8,
    /// R5.2: cards paid so far.
    pub(crate) paid: ByFace,
    /// R8.6: an ingredient is waived.
    pub(crate) waived: bool,
    /// R7.6: money left in this build.
    pub(crate) coins: u8,
    /// R7.7: terraces laid in this build.
    pub(crate) laid: u8,
    /// R8.8: 0, or one more than the terraces that this restaurant may still cover in this build.
    pub(crate) covers: [u8; House::COUNT],
    /// R9.3: the objective just drawn. Hidden.
    pub(crate) drawn: Option<Objective>,
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) edition: &'static Edition<Components>,
    pub(crate) seats: u8,
    pub(crate) face: Face,
    pub(crate) start: Seat,
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    /// From 1.
    pub(crate) round: u16,
    /// R10.1: what ends the game after this round.
    pub(crate) ending: Option<Ending>,
    pub(crate) turn: Turn,
    /// Hidden: its order does not exist.
    pub(crate) deck: Bag<FACES>,
    pub(crate) discards: ByFace,
    /// Public: so many of each are surely in some hand besides those known there, because they were when the deck
    /// was last made anew, and all could count them.
    pub(crate) held: ByFace,
    pub(crate) river: [u8; RIVER],
    /// Hidden.
    pub(crate) pigeon_deck: Bag<{ Pigeon::COUNT }>,
    /// Hidden.
    pub(crate) objective_deck: Objectives,
    pub(crate) shared: Objectives,
    /// R1.6: which of the eight majority cards.
    pub(crate) majority: u8,
    /// R5.4: taken cells of each side of the line.
    pub(crate) line: [u32; Area::COUNT],
    /// Where each restaurant stands, if it is open.
    pub(crate) spots: [Option<Spot>; House::COUNT],
    /// Whose it is then.
    pub(crate) owners: [u8; House::COUNT],
    /// R7: the terraces of each restaurant, without covered ones.
    pub(crate) terraces: [Cells; House::COUNT],
    /// The terraces of each player: the sum of the above.
    pub(crate) own: [Cells; MOST_SEATS],
    /// All terraces: the sum of the above.
    pub(crate) taken: Cells,
    pub(crate) players: [Player; MOST_SEATS],
}

impl State {
    pub(crate) fn components(&self) -> &'static Components {
        &self.edition.printed
    }

    pub(crate) fn square(&self) -> &'static Square {
        &self.components().squares[self.face.square(self.seats)]
    }

    pub(crate) fn majority(&self) -> &'static MajorityCard {
        &self.components().majorities[usize::from(self.majority)]
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// R2.1: the start player is about to draw, and a round begins.
    pub fn begins_round(&self) -> bool {
        self.phase == Phase::Drawing && self.active == self.start
    }

    /// R10.1: what ends the game after this round.
    pub fn last_round(&self) -> Option<Ending> {
        self.ending
    }

    pub fn income(&self, seat: Seat) -> u8 {
        self.player(seat).income
    }

    /// R9.2: an objective in hand, and how many terraces it lacks: secret, so only for whoever holds a state.
    pub fn objectives_of(&self, seat: Seat) -> impl Iterator<Item = (Objective, usize)> + '_ {
        let terraces = self.terraces_of(seat);
        let lacking = move |objective| terraces.lacking(&self.components().objective(objective).goal);
        self.player(seat).objectives.iter().map(move |objective| (objective, lacking(objective)))
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The player whose turn it is.
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    pub(crate) fn owner(&self, house: House) -> Option<Seat> {
        self.spots[house.index()].map(|_| Seat::new(self.owners[house.index()].into()))
    }

    /// The open restaurants of a seat.
    pub(crate) fn houses_of(&self, seat: Seat) -> impl Iterator<Item = House> + '_ {
        let owner = seat.index() as u8;
        House::all()
            .filter(move |house| self.owners[house.index()] == owner && self.spots[house.index()].is_some())
    }

    /// How many restaurants are open.
    pub fn opened(&self) -> usize {
        self.spots.iter().flatten().count()
    }

    /// R8.2: pigeon cards of this kind that the active player may use now.
    pub(crate) fn usable(&self, pigeon: Pigeon) -> u8 {
        self.me().pigeons[pigeon.index()] - self.turn.fresh[pigeon.index()]
    }

    /// R8.10: a pigeon card leaves the hand and stays in front of its player.
    pub(crate) fn use_pigeon(&mut self, pigeon: Pigeon) {
        let me = self.me_mut();
        me.pigeons[pigeon.index()] -= 1;
        me.used[pigeon.index()] += 1;
    }

    /// A resource card leaves the active player's hand, seen by all.
    pub(crate) fn play_card(&mut self, face: usize) {
        let me = self.me_mut();
        me.hand[face] -= 1;
        if me.known[face] > 0 {
            me.known[face] -= 1;
        } else {
            self.held[face] = self.held[face].saturating_sub(1);
        }
    }

    /// Puts a restaurant on the line.
    pub(crate) fn stand(&mut self, seat: Seat, house: House, spot: Spot) {
        let width = self.components().menu(house.kind()).width;
        self.spots[house.index()] = Some(spot);
        self.owners[house.index()] = seat.index() as u8;
        self.line[spot.side().index()] |= ((1 << width) - 1) << spot.offset();
    }

    /// Puts a terrace on the square, on top of whatever is there.
    pub(crate) fn put(&mut self, house: House, cell: Cell) {
        if self.taken.contains(cell) {
            let below = self.house_at(cell).expect("a taken cell has a terrace");
            self.terraces[below.index()].remove(cell);
            self.own[usize::from(self.owners[below.index()])].remove(cell);
        }
        self.terraces[house.index()].insert(cell);
        self.own[usize::from(self.owners[house.index()])].insert(cell);
        self.taken.insert(cell);
    }

    /// Whose terrace lies on a cell.
    pub(crate) fn house_at(&self, cell: Cell) -> Option<House> {
        House::all().find(|house| self.terraces[house.index()].contains(cell))
    }
}
