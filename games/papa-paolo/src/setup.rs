//! Setting up (R1, R13, R14), and the next round (R10).

use game::{Dice, Edition, Log, Seat};

use crate::action::MOST_FIELDS;
use crate::data::{COLUMNS, Components, PIZZERIAS, ROUNDS};
use crate::district::Shop;
use crate::event::Event;
use crate::ids::{Cell, Colour};
use crate::state::{Bid, MOST_SEATS, Options, PAWNS, Player, Stage, State, Task};

/// R1.7: what everybody begins with.
pub const START_MONEY: u16 = 10;
/// R1.10: pizzas on the start pizzeria.
pub const START_PIZZAS: u8 = 3;
/// R1.4: all four investments.
pub(crate) const ALL_COLOURS: u8 = (1 << Colour::COUNT) - 1;

/// R1.3, R13.2, R14.3: the coins on the board.
pub const fn coins(seats: u8) -> &'static [u8] {
    match seats {
        2 => &[1, 1, 2, 2, 3, 3],
        3 => &[1, 1, 2, 2, 2, 3, 3],
        _ => &[1, 1, 2, 2, 2, 3, 3, 3],
    }
}

/// R13.3: the prices of pizzerias that are put away; Q28: two players use all eight.
const fn put_away(seats: u8) -> &'static [u8] {
    if seats == 3 { &[5, 4] } else { &[] }
}

/// R1: lays out the table.
pub(crate) fn lay_out(
    edition: &'static Edition<Components>,
    seats: u8,
    options: &Options,
    dice: &mut Dice,
) -> State {
    let mut state = State {
        edition,
        seats,
        options: *options,
        round: 0,
        stage: Stage::Starting,
        order: std::array::from_fn(Seat::new),
        players: [Player::new(); MOST_SEATS],
        supply: edition.printed.supply,
        fields: [None; MOST_FIELDS],
        pawns: [None; MOST_FIELDS],
        coins: [0; 2 * COLUMNS],
        face_down: None,
        coin_winner: None,
        investments: 0,
        large: None,
        large_left: if seats == 2 { (1 << ROUNDS) - 1 } else { 0 },
        deliveries: [None; COLUMNS],
        preview: [None; 2],
        stock: [0; PIZZERIAS],
        settled: 0,
    };
    // R1.6, R13.3.
    for (kind, left) in edition.printed.pizzerias.iter().zip(&mut state.stock) {
        *left = kind.count;
    }
    for price in put_away(seats) {
        let kind = edition.printed.pizzerias.iter().rposition(|kind| kind.price == *price);
        state.stock[kind.expect("R1.6: there are pizzerias of every price")] -= 1;
    }
    for seat in Seat::first(seats) {
        state.player_mut(seat).money = START_MONEY;
        state.player_mut(seat).pawns = PAWNS;
    }
    // R1.8: the start tiles are shuffled.
    let mut starts = [1, 2, 3, 4];
    dice.shuffle(&mut starts);
    state.lay_board(dice);
    if seats == 2 {
        // R14.2: two each, to choose from.
        for seat in Seat::first(seats) {
            let [a, b] = [starts[2 * seat.index()], starts[2 * seat.index() + 1]];
            let player = state.player_mut(seat);
            player.choice = [a.min(b), a.max(b)];
            player.task = Task::StartTile;
        }
    } else {
        for seat in Seat::first(seats) {
            state.player_mut(seat).start = starts[seat.index()];
        }
        state.show_starts(&mut Log::off());
    }
    state
}

impl State {
    /// R1.8 to R1.11: the start tiles are laid, and the lowest number begins.
    pub(crate) fn show_starts(&mut self, log: &mut Log<Event>) {
        for seat in Seat::first(self.seats) {
            let number = self.player(seat).start;
            let tile = self.printed().starts[usize::from(number) - 1].tile;
            let player = self.player_mut(seat);
            player.choice = [0; 2];
            player.district.put_up(Shop { cell: Cell::HOME, kind: None, pizzas: START_PIZZAS });
            player.district.lay(Cell::START, tile, 0);
            log.tell(|| Event::StartTileShown { seat, number });
        }
        let lowest = Seat::first(self.seats).min_by_key(|seat| self.player(*seat).start);
        self.play_clockwise_from(lowest.expect("somebody plays"));
        self.begin_round(log);
    }

    /// R1.11, R6.10: this one first, then clockwise.
    pub(crate) fn play_clockwise_from(&mut self, first: Seat) {
        let mut seat = first;
        for idx in 0..usize::from(self.seats) {
            self.order[idx] = seat;
            seat = seat.next(self.seats);
        }
    }

    /// R1.2 to R1.5, R10.1, R10.2: tiles, coins, investments and delivery tiles of the round.
    pub(crate) fn lay_board(&mut self, dice: &mut Dice) {
        let printed = self.printed();
        let board = printed.board(self.seats);
        // R1.2, R10.1: what was not chosen goes back into the box.
        for field in 0..board.fields() {
            let kind = self.supply.draw(dice).expect("R1.2: 84 tiles are enough for five rounds");
            self.fields[field] = Some(printed.tiles[kind].tile);
        }
        // R1.3, Q13: the same coins each round.
        self.coins = [0; 2 * COLUMNS];
        self.coins[..board.lines()].copy_from_slice(coins(self.seats));
        dice.shuffle(&mut self.coins[..board.lines()]);
        // R12.1, Q34: from the first round on.
        self.face_down = self.options.hidden_coin.then(|| dice.below(board.lines() as u32) as u8);
        self.coin_winner = None;
        // R1.4.
        self.investments = ALL_COLOURS;
        if self.seats == 2 {
            // R14.5, R14.14: a large tile that was not used yet.
            let nth = dice.below(self.large_left.count_ones());
            let tile = (0..ROUNDS as u8).filter(|tile| self.large_left >> tile & 1 != 0).nth(nth as usize);
            self.large = tile;
            self.large_left &= !(1 << tile.expect("R14.5: five tiles for five rounds"));
        }
        self.deliveries = [None; COLUMNS];
        match self.seats {
            2 => {
                // R14.4, R12.4: two of the four, those of the preview if there was one.
                let now = if self.preview[0].is_some() { self.preview } else { two_of_four(dice) };
                self.deliveries[..2].copy_from_slice(&now);
                let more = self.options.preview && usize::from(self.round) + 1 < ROUNDS;
                self.preview = if more { two_of_four(dice) } else { [None; 2] };
            }
            3 => {
                // R13.4: all but one, rising.
                let out = dice.below(COLUMNS as u32) as u8;
                let left = (0..COLUMNS as u8).filter(|rank| *rank != out);
                self.deliveries.iter_mut().zip(left).for_each(|(place, rank)| *place = Some(rank));
            }
            _ => self.deliveries = std::array::from_fn(|rank| Some(rank as u8)),
        }
    }

    /// R2.1: phase A begins.
    pub(crate) fn begin_round(&mut self, log: &mut Log<Event>) {
        self.stage = Stage::Acting;
        let first = self.order[0];
        self.player_mut(first).task = Task::Pawn;
        log.tell(|| Event::RoundBegun { round: self.round + 1, order: self.order().to_vec() });
    }

    /// R10: the next round is prepared. R10.3: nothing in the districts changes.
    pub(crate) fn next_round(&mut self, dice: &mut Dice, log: &mut Log<Event>) {
        self.round += 1;
        self.settled = 0;
        for player in &mut self.players[..usize::from(self.seats)] {
            player.bid = Bid::Waiting;
            player.investment = None;
            player.delivery = None;
        }
        self.lay_board(dice);
        self.begin_round(log);
    }
}

/// R14.4: two of a letter's four tiles, the lower one first.
fn two_of_four(dice: &mut Dice) -> [Option<u8>; 2] {
    let first = dice.below(COLUMNS as u32) as u8;
    let second = (first + 1 + dice.below(COLUMNS as u32 - 1) as u8) % COLUMNS as u8;
    [Some(first.min(second)), Some(first.max(second))]
}
