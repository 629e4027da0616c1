//! The table, with all its secrets.

use game::{Edition, Log, Seat};
use serde::{Deserialize, Serialize};

use crate::action::MOST_FIELDS;
use crate::data::{COLUMNS, Components, PIZZERIAS, Supply};
use crate::district::District;
use crate::event::Event;
use crate::ids::{Cell, Colour, Tile};
use crate::reason::Decision;

/// The most players.
pub(crate) const MOST_SEATS: usize = 4;
/// R1.10: so many pizzas each.
pub const PIZZAS: u8 = 36;
/// R2.2: so many action pawns each.
pub const PAWNS: u8 = 4;

/// What a table can agree on beforehand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Options {
    /// R1.7: everybody sees everybody's money.
    pub open_money: bool,
    /// R12.1: variant A, a coin lies face down and makes the start player.
    pub hidden_coin: bool,
    /// R12.2: variant B, the lowest on the stairs plays first.
    pub reverse_order: bool,
    /// R12.3: variant C, points for money.
    pub money_points: bool,
    /// R12.4: variant D, two players see the next round's delivery tiles.
    pub preview: bool,
}

/// R2.1: the phase of the round, as far as anything is decided in it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// R14.2: start tiles.
    Starting,
    /// R2.2: phase A.
    Acting,
    /// R6.1: phase C, the bids.
    Bidding,
    /// R6.8: phase C, the tiles.
    Paying,
    /// R7.1: phase D.
    Investing,
    /// R14.13: phase E for two, the choice of delivery tiles.
    Claiming,
    /// R8.1: phase E.
    Delivering,
    /// R11.1: no decision any more.
    Over,
}

impl Stage {
    pub const ALL: [Stage; 8] = [
        Stage::Starting,
        Stage::Acting,
        Stage::Bidding,
        Stage::Paying,
        Stage::Investing,
        Stage::Claiming,
        Stage::Delivering,
        Stage::Over,
    ];

    pub const fn slug(self) -> &'static str {
        ["starting", "acting", "bidding", "paying", "investing", "claiming", "delivering", "over"]
            [self as usize]
    }
}

/// What a seat owes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Task {
    /// Nothing.
    Idle,
    /// R14.2.
    StartTile,
    /// R2.2.
    Pawn,
    /// R2.3: what to do on this field.
    Field(u8),
    /// R4.3.
    Shopping,
    /// R4.4: so many pizzas are left to place.
    Stocking(u8),
    /// R4.7.
    Picking,
    /// R4.7: where to put a pizzeria of this kind.
    Siting(u8),
    /// R6.1.
    Bid,
    /// R6.8, R6.9.
    Investment,
    /// R14.11: the colour was taken; how does the tile lie?
    Offer(Colour),
    /// R7.1.
    Investing,
    /// R14.13.
    Claim,
    /// R8.1, R4.5.
    Delivering,
}

impl Task {
    pub(crate) fn decision(self) -> Option<Decision> {
        Some(match self {
            Task::Idle => return None,
            Task::StartTile => Decision::StartTile,
            Task::Pawn => Decision::Pawn,
            Task::Field(_) => Decision::Field,
            Task::Shopping => Decision::Shopping,
            Task::Stocking(_) => Decision::Stocking,
            Task::Picking => Decision::Picking,
            Task::Siting(_) => Decision::Siting,
            Task::Bid => Decision::Bid,
            Task::Investment => Decision::Investment,
            Task::Offer(_) => Decision::Offer,
            Task::Investing => Decision::Investing,
            Task::Claim => Decision::Claim,
            Task::Delivering => Decision::Delivering,
        })
    }
}

/// Where a player's pawn is in phase C.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bid {
    /// No chance to bid so far.
    Waiting,
    /// R6.1: on this amount.
    On(u8),
    /// R6.5: beside the Piazza.
    Withdrawn,
    /// R14.7: two players only: bids no more, but the bid stands.
    Passed(u8),
}

impl Bid {
    /// The amount's place on the Piazza, if a bid stands.
    pub const fn step(self) -> Option<u8> {
        match self {
            Bid::On(step) | Bid::Passed(step) => Some(step),
            Bid::Waiting | Bid::Withdrawn => None,
        }
    }
}

/// R8.4: a round takes no road twice, and a district has no more than this many.
pub(crate) const LONGEST: usize = 32;

/// R8, R4.5: a player's deliveries while they are under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Tour {
    pub(crate) express: bool,
    /// R8.6: pizzas that may still be delivered.
    pub(crate) pizzas: u8,
    /// R8.1: rounds that may still be begun.
    pub(crate) rounds: u8,
    /// R8.1: tiles in each round.
    pub(crate) distance: u8,
    /// Delivered in all, and in this round.
    pub(crate) delivered: u8,
    pub(crate) dropped: u8,
    /// The round under way: the pizzeria, then every tile in order. None if `length` is 0.
    pub(crate) path: [Cell; LONGEST],
    pub(crate) length: u8,
}

impl Tour {
    pub(crate) const NONE: Tour = Tour {
        express: false,
        pizzas: 0,
        rounds: 0,
        distance: 0,
        delivered: 0,
        dropped: 0,
        path: [Cell::HOME; LONGEST],
        length: 0,
    };

    pub(crate) fn path(&self) -> &[Cell] {
        &self.path[..usize::from(self.length)]
    }
}

/// One pizzaiolo.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Player {
    /// Hidden from the others, unless the table plays with open money.
    pub(crate) money: u16,
    /// R1.9: the columns of the markers, by colour, from 0.
    pub(crate) levels: [u8; Colour::COUNT],
    /// R9.1: steps that wait for phase F, or for the end of an express delivery.
    pub(crate) gains: [u8; Colour::COUNT],
    pub(crate) district: District,
    /// R2.2: pawns in hand.
    pub(crate) pawns: u8,
    pub(crate) task: Task,
    pub(crate) bid: Bid,
    pub(crate) investment: Option<Colour>,
    /// The rank of the delivery tile of this round.
    pub(crate) delivery: Option<u8>,
    pub(crate) tour: Tour,
    /// R14.2: the two start tiles to choose from; 0 if there is no choice.
    pub(crate) choice: [u8; 2],
    /// R1.8: the start tile's number; 0 before it is chosen. Q29: hidden until everybody has chosen.
    pub(crate) start: u8,
}

impl Player {
    pub(crate) fn new() -> Player {
        Player {
            money: 0,
            levels: [0; Colour::COUNT],
            gains: [0; Colour::COUNT],
            district: District::empty(),
            pawns: 0,
            task: Task::Idle,
            bid: Bid::Waiting,
            investment: None,
            delivery: None,
            tour: Tour::NONE,
            choice: [0; 2],
            start: 0,
        }
    }

    /// Q11: pizzas not yet used.
    pub(crate) fn supply(&self) -> u8 {
        PIZZAS - self.district.delivered() - self.district.waiting()
    }
}

/// The whole table.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) edition: &'static Edition<Components>,
    pub(crate) seats: u8,
    pub(crate) options: Options,
    /// From 0.
    pub(crate) round: u8,
    pub(crate) stage: Stage,
    /// Who plays when; only the first `seats` count.
    pub(crate) order: [Seat; MOST_SEATS],
    pub(crate) players: [Player; MOST_SEATS],
    /// R1.2: the city tiles that have not been drawn.
    pub(crate) supply: Supply,
    pub(crate) fields: [Option<Tile>; MOST_FIELDS],
    pub(crate) pawns: [Option<Seat>; MOST_FIELDS],
    /// R1.3: one coin for each row, then for each column; 0 when it was taken.
    pub(crate) coins: [u8; 2 * COLUMNS],
    /// R12.1: which of them lies face down, and who won it.
    pub(crate) face_down: Option<u8>,
    pub(crate) coin_winner: Option<Seat>,
    /// R1.4: the investments on offer, one bit for each colour.
    pub(crate) investments: u8,
    /// R14.5: the large tile of this round, from 0, and those not yet used.
    pub(crate) large: Option<u8>,
    pub(crate) large_left: u8,
    /// R1.5: the ranks of the delivery tiles on offer, by place.
    pub(crate) deliveries: [Option<u8>; COLUMNS],
    /// R12.4: the same for the next round.
    pub(crate) preview: [Option<u8>; 2],
    /// R1.6: pizzerias left, by kind.
    pub(crate) stock: [u8; PIZZERIAS],
    /// R6.8: a bit for each seat that has paid and taken.
    pub(crate) settled: u8,
}

impl State {
    pub(crate) fn printed(&self) -> &'static Components {
        &self.edition.printed
    }

    /// R2.1: the phase of the round, and the round, from 0.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    /// R2.2: nobody has put a pawn on a field in this round.
    pub fn begins_round(&self) -> bool {
        self.stage == Stage::Acting && self.pawns.iter().all(Option::is_none)
    }

    #[inline]
    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    pub(crate) fn order(&self) -> &[Seat] {
        &self.order[..usize::from(self.seats)]
    }

    /// R4.2, R4.3, R4.5, R8.1: what a player's marker shows.
    pub(crate) fn level(&self, seat: Seat, colour: Colour) -> u8 {
        let column = self.player(seat).levels[colour.index()];
        self.printed().tracks.values[colour.index()][usize::from(column)]
    }

    pub(crate) fn pay(&mut self, seat: Seat, price: u8) {
        let player = self.player_mut(seat);
        player.money =
            player.money.checked_sub(price.into()).expect("R6.6: nobody pays what he does not have");
    }

    /// R9.1, Q20: one step to the right, but not beyond the last column.
    pub(crate) fn gain(&mut self, seat: Seat, colour: Colour, log: &mut Log<Event>) {
        let last = self.printed().tracks.last();
        let level = &mut self.player_mut(seat).levels[colour.index()];
        if *level < last {
            *level += 1;
            let level = *level;
            log.tell(|| Event::ExperienceGained { seat, colour, level });
        }
    }
}
