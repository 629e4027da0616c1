//! A text form of positions.
//!
//! ```text
//! seats 4 round 1 stage acting
//! order ABCD
//! options hidden-coin
//! fields gold-1-NESW red-2-NE@B -@A …
//! coins 1 3 2 2 1 3 3 2
//! coin down 4 winner -
//! investments gold blue red green
//! large - left -
//! deliveries 0 1 2 3
//! preview -
//! stock 3 3 2
//! settled -
//! supply 2 2 1 …
//! A money 10 levels 0 0 0 0 gains 0 0 0 0 pawns 3 bid - investment - delivery -
//! A start 1 choice -
//! A task field 2
//! A tour express 0 pizzas 3 rounds 0 distance 2 delivered 1 dropped 1 path 0,0 1,0
//! A tiles 1,0=gold-1-NSW:0 2,0=blue-2-NS:1
//! A shops 0,0=start:3 1,1=2:2
//! ```
//!
//! Everything but the first line may be left out, and the last of the fields; it then is as at the beginning of
//! a round. Numbers of places, ranks, kinds and columns count from 0, start tiles from 1.

use game::{Edition, Game, Notation, Seat};

use crate::action::MOST_FIELDS;
use crate::data::{CITY_TILES, COLUMNS, Components, ROUNDS};
use crate::district::{District, Shop};
use crate::ids::{Cell, Colour, Tile};
use crate::setup::{ALL_COLOURS, coins};
use crate::state::{Bid, LONGEST, Options, PAWNS, Stage, State, Task, Tour};
use crate::words::{Words, or_dash, row};

const OPTIONS: [&str; 5] = ["open-money", "hidden-coin", "reverse-order", "money-points", "preview"];

fn switches(options: &mut Options) -> [&mut bool; 5] {
    let Options { open_money, hidden_coin, reverse_order, money_points, preview } = options;
    [open_money, hidden_coin, reverse_order, money_points, preview]
}

impl Notation for State {
    fn notation(&self) -> String {
        let printed = self.printed();
        let board = printed.board(self.seats);
        let seats = usize::from(self.seats);
        let letters = |seats: &[Seat]| -> String {
            if seats.is_empty() { "-".to_owned() } else { seats.iter().map(Seat::to_string).collect() }
        };
        let mut options = self.options;
        let chosen: Vec<&str> = OPTIONS
            .iter()
            .zip(switches(&mut options))
            .filter(|(_, on)| **on)
            .map(|(name, _)| *name)
            .collect();
        let field = |field: usize| match self.pawns[field] {
            Some(seat) => format!("{}@{seat}", or_dash(self.fields[field])),
            None => or_dash(self.fields[field]),
        };
        let settled: Vec<Seat> =
            Seat::first(self.seats).filter(|seat| self.settled >> seat.index() & 1 != 0).collect();
        let on_offer = Colour::ALL.iter().filter(|colour| self.investments >> colour.index() & 1 != 0);
        let mut out = vec![
            format!("seats {} round {} stage {}", self.seats, self.round + 1, self.stage.slug()),
            format!("order {}", letters(self.order())),
            format!("options {}", row(chosen)),
            format!("fields {}", row((0..board.fields()).map(field))),
            format!("coins {}", row(&self.coins[..board.lines()])),
            format!("coin down {} winner {}", or_dash(self.face_down), or_dash(self.coin_winner)),
            format!("investments {}", row(on_offer.map(|colour| colour.slug()))),
            format!(
                "large {} left {}",
                or_dash(self.large),
                row((0..8).filter(|tile| self.large_left >> tile & 1 != 0))
            ),
            format!("deliveries {}", row(self.deliveries[..seats].iter().map(|rank| or_dash(*rank)))),
            format!("preview {}", row(self.preview.iter().flatten())),
            format!("stock {}", row(&self.stock[..printed.pizzerias.len()])),
            format!("settled {}", letters(&settled)),
            format!("supply {}", row(&self.supply.0[..printed.tiles.len()])),
        ];
        for seat in Seat::first(self.seats) {
            self.write_player(seat, &mut out);
        }
        out.join("\n") + "\n"
    }

    fn parse(edition: &'static Edition<Components>, text: &str) -> Result<State, String> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let head = lines.next().ok_or("the position is empty")?;
        let mut head = Words::new(head);
        let mut field = |name: &str| match head.next() {
            Some(word) if word == name => head.next().ok_or_else(|| head.wrong(name)),
            _ => Err(head.wrong(name)),
        };
        let seats: u8 = field("seats")?.parse().map_err(|_| "seats is a number")?;
        let round: u8 = field("round")?.parse().map_err(|_| "round is a number")?;
        let stage = field("stage")?;
        let stage = Stage::ALL.into_iter().find(|known| known.slug() == stage).ok_or("no such stage")?;
        if !(State::META.min_seats..=State::META.max_seats).contains(&seats)
            || !(1..=ROUNDS as u8).contains(&round)
        {
            return Err(head.wrong("two to four seats and rounds 1 to 5"));
        }
        let mut state = State::blank(edition, seats, round - 1, stage);
        let mut given = Given::default();
        for line in lines {
            let mut words = Words::new(line);
            let key = words.next().unwrap_or_default();
            match key.parse::<Seat>() {
                Ok(seat) if seat.index() < usize::from(seats) => state.read_player(seat, &mut words)?,
                Ok(_) => return Err(words.wrong("a seat at this table")),
                Err(_) => state.read_line(key, &mut words, &mut given)?,
            }
        }
        state.complete(&given);
        state.account()?;
        Ok(state)
    }
}

/// How many fields, and which lines were there.
#[derive(Default)]
struct Given {
    fields: usize,
    supply: bool,
    stock: bool,
}

impl State {
    /// The beginning of a round, without tiles.
    fn blank(edition: &'static Edition<Components>, seats: u8, round: u8, stage: Stage) -> State {
        let mut dice = game::Dice::new(0.into());
        let mut state = crate::setup::lay_out(edition, seats, &Options::default(), &mut dice);
        state.round = round;
        state.stage = stage;
        state.order = std::array::from_fn(Seat::new);
        state.fields = [None; MOST_FIELDS];
        state.coins = [0; 2 * COLUMNS];
        if stage <= Stage::Acting {
            state.coins[..coins(seats).len()].copy_from_slice(coins(seats));
        }
        state.investments = if stage <= Stage::Paying { ALL_COLOURS } else { 0 };
        state.large = (seats == 2).then_some(round);
        state.large_left = if seats == 2 { ((1 << ROUNDS) - 1) & !((2 << round) - 1) } else { 0 };
        let on_offer = stage <= Stage::Paying || (seats == 2 && stage <= Stage::Claiming);
        let n = if on_offer { usize::from(seats) } else { 0 };
        state.deliveries = std::array::from_fn(|place| (place < n).then_some(place as u8));
        for seat in Seat::first(seats) {
            let start = seat.index() as u8 + 1;
            let player = state.player_mut(seat);
            player.task = Task::Idle;
            player.choice = [0; 2];
            player.start = start;
            player.district = District::empty();
            if stage != Stage::Starting {
                player.district.put_up(Shop {
                    cell: Cell::HOME,
                    kind: None,
                    pizzas: crate::setup::START_PIZZAS,
                });
                player.district.lay(Cell::START, edition.printed.starts[usize::from(start) - 1].tile, 0);
            }
        }
        state
    }

    fn read_line(&mut self, key: &str, words: &mut Words<'_>, given: &mut Given) -> Result<(), String> {
        let printed = self.printed();
        let board = printed.board(self.seats);
        match key {
            "order" => {
                for (place, seat) in self.order.iter_mut().zip(words.seats()?) {
                    *place = seat;
                }
            }
            "options" => {
                for word in words.rest() {
                    let at = OPTIONS.iter().position(|name| *name == word);
                    *switches(&mut self.options)[at.ok_or_else(|| words.wrong("options"))?] = true;
                }
            }
            "fields" => {
                for field in 0..board.fields() {
                    let Some(word) = words.next() else { break };
                    given.fields = field + 1;
                    let (tile, pawn) = word.split_once('@').map_or((word, None), |(t, p)| (t, Some(p)));
                    self.fields[field] = if tile == "-" { None } else { Some(tile.parse::<Tile>()?) };
                    self.pawns[field] = pawn.map(str::parse).transpose()?;
                }
            }
            "coins" => {
                for idx in 0..board.lines() {
                    self.coins[idx] = words.value("a coin")?;
                }
            }
            "coin" => {
                words.next();
                self.face_down = words.maybe("the place of a coin or -")?;
                words.next();
                self.coin_winner = words.maybe("a seat or -")?;
            }
            "investments" => {
                self.investments = 0;
                for word in words.rest() {
                    let colour = Colour::from_slug(word).ok_or_else(|| words.wrong("colours"))?;
                    self.investments |= 1 << colour.index();
                }
            }
            "large" => {
                self.large = words.maybe("a tile or -")?;
                words.next();
                self.large_left = 0;
                for word in words.rest() {
                    let tile: u8 = word.parse().map_err(|_| words.wrong("tiles"))?;
                    self.large_left |= 1u8.checked_shl(tile.into()).unwrap_or(0);
                }
            }
            "deliveries" => {
                for place in 0..usize::from(self.seats) {
                    self.deliveries[place] = words.maybe("a rank or -")?;
                }
            }
            "preview" => {
                for (place, word) in self.preview.iter_mut().zip(words.rest()) {
                    *place = Some(word.parse().map_err(|_| words.wrong("two ranks"))?);
                }
            }
            "stock" => {
                given.stock = true;
                for kind in 0..printed.pizzerias.len() {
                    self.stock[kind] = words.value("a number")?;
                }
            }
            "settled" => {
                self.settled = words.seats()?.iter().fold(0, |bits, seat| bits | 1 << seat.index());
            }
            "supply" => {
                given.supply = true;
                for kind in 0..printed.tiles.len() {
                    self.supply.0[kind] = words.value("a number")?;
                }
            }
            _ => return Err(words.wrong("a known word first")),
        }
        Ok(())
    }

    fn read_player(&mut self, seat: Seat, words: &mut Words<'_>) -> Result<(), String> {
        let capacity = self.printed().pizzerias.len();
        let player = self.player_mut(seat);
        match words.next().unwrap_or_default() {
            "tour" => {
                if words.maybe::<String>("a tour or -")?.is_some() {
                    player.tour.express = words.value::<u8>("0 or 1")? == 1;
                    let numbers = ["pizzas", "rounds", "distance", "delivered", "dropped"];
                    let tour = &mut player.tour;
                    let fields = [
                        &mut tour.pizzas,
                        &mut tour.rounds,
                        &mut tour.distance,
                        &mut tour.delivered,
                        &mut tour.dropped,
                    ];
                    for (name, field) in numbers.into_iter().zip(fields) {
                        words.next();
                        *field = words.value(name)?;
                    }
                    words.next();
                    for word in words.rest() {
                        if usize::from(player.tour.length) == LONGEST {
                            return Err(words.wrong("a shorter path"));
                        }
                        player.tour.path[usize::from(player.tour.length)] = word.parse()?;
                        player.tour.length += 1;
                    }
                }
            }
            "tiles" => {
                let shops = player.district;
                player.district = District::empty();
                shops.shops().iter().for_each(|shop| player.district.put_up(*shop));
                for word in words.rest() {
                    let (cell, rest) = word.split_once('=').ok_or_else(|| words.wrong("cell=tile:pizzas"))?;
                    let (tile, pizzas) = rest.split_once(':').unwrap_or((rest, "0"));
                    let (cell, tile) = (cell.parse::<Cell>()?, tile.parse()?);
                    if player.district.taken() & cell.bit() != 0 || !player.district.has_room(cell) {
                        return Err(words.wrong("tiles in a free place of a district"));
                    }
                    player.district.lay(cell, tile, pizzas.parse().map_err(|_| words.wrong("pizzas"))?);
                }
            }
            "shops" => {
                let tiles = player.district;
                player.district = District::empty();
                for word in words.rest() {
                    let (cell, rest) = word.split_once('=').ok_or_else(|| words.wrong("cell=kind:pizzas"))?;
                    let (kind, pizzas) = rest.split_once(':').unwrap_or((rest, "0"));
                    let kind = if kind == "start" { None } else { Some(kind.parse::<u8>()) };
                    let kind = kind.transpose().map_err(|_| words.wrong("a kind"))?;
                    let cell = cell.parse::<Cell>()?;
                    if player.district.taken() & cell.bit() != 0
                        || !player.district.has_room(cell)
                        || kind.is_some_and(|kind| usize::from(kind) >= capacity)
                        || player.district.shops().len() >= 9
                    {
                        return Err(words.wrong("known pizzerias in free places of a district"));
                    }
                    let pizzas = pizzas.parse().map_err(|_| words.wrong("pizzas"))?;
                    player.district.put_up(Shop { cell, kind, pizzas });
                }
                for laid in tiles.laid() {
                    player.district.lay(laid.cell, laid.tile, laid.pizzas);
                }
            }
            mut key => loop {
                match key {
                    "money" => player.money = words.value("£")?,
                    "levels" => player.levels = words.numbers("columns")?,
                    "gains" => player.gains = words.numbers("steps")?,
                    "pawns" => player.pawns = words.value("pawns")?,
                    "task" => player.task = read_task(words)?,
                    "bid" => player.bid = read_bid(words)?,
                    "investment" => player.investment = words.colour()?,
                    "delivery" => player.delivery = words.maybe("a rank or -")?,
                    "start" => player.start = words.value("the number of a start tile")?,
                    "choice" => {
                        for (place, word) in player.choice.iter_mut().zip(words.rest()) {
                            *place = word.parse().map_err(|_| words.wrong("two start tiles"))?;
                        }
                    }
                    _ => return Err(words.wrong("what a player has")),
                }
                match words.next() {
                    Some(next) => key = next,
                    None => break,
                }
            },
        }
        Ok(())
    }

    /// Fills in what a short position leaves out.
    fn complete(&mut self, given: &Given) {
        let printed = self.printed();
        if !given.stock {
            for seat in Seat::first(self.seats) {
                for kind in self.players[seat.index()].district.shops().iter().filter_map(|shop| shop.kind) {
                    let left = &mut self.stock[usize::from(kind)];
                    *left = left.saturating_sub(1);
                }
            }
        }
        if !given.supply {
            self.supply = printed.supply;
            let of_kind = |tile: &Tile| {
                printed.tiles.iter().position(|kind| {
                    (kind.tile.colour, kind.tile.houses) == (tile.colour, tile.houses)
                        && tile.exits.is_turn_of(kind.tile.exits)
                })
            };
            let seats = &self.players[..usize::from(self.seats)];
            let laid = seats.iter().flat_map(|player| player.district.laid());
            let laid = laid.filter(|laid| laid.cell != Cell::START).map(|laid| laid.tile);
            for kind in laid.chain(self.fields.into_iter().flatten()).filter_map(|tile| of_kind(&tile)) {
                self.supply.0[kind] = self.supply.0[kind].saturating_sub(1);
            }
            let dealt = printed.board(self.seats).fields() * (usize::from(self.round) + 1);
            let spare = self.supply.len().saturating_sub(CITY_TILES - dealt);
            for field in (given.fields..printed.board(self.seats).fields()).take(spare) {
                let kind = self.supply.0.iter().position(|left| *left > 0).unwrap_or(0);
                self.supply.0[kind] = self.supply.0[kind].saturating_sub(1);
                self.fields[field] = Some(printed.tiles[kind].tile);
            }
            // The rest of what was dealt went back into the box.
            while self.supply.len() > CITY_TILES - dealt {
                let last = self.supply.0.iter().rposition(|left| *left > 0).expect("it is not empty");
                self.supply.0[last] -= 1;
            }
        }
        let on_board = |seat: Seat| self.pawns.iter().filter(|pawn| **pawn == Some(seat)).count() as u8;
        let in_hand: Vec<u8> =
            Seat::first(self.seats).map(|seat| PAWNS.saturating_sub(on_board(seat))).collect();
        for (player, pawns) in self.players.iter_mut().zip(in_hand) {
            player.pawns = pawns;
        }
    }

    fn write_player(&self, seat: Seat, out: &mut Vec<String>) {
        let player = self.player(seat);
        let bid = match player.bid {
            Bid::Waiting => "-".to_owned(),
            Bid::On(place) => format!("on {place}"),
            Bid::Passed(place) => format!("passed {place}"),
            Bid::Withdrawn => "withdrawn".to_owned(),
        };
        out.push(format!(
            "{seat} money {} levels {} gains {} pawns {} bid {bid} investment {} delivery {}",
            player.money,
            row(player.levels),
            row(player.gains),
            player.pawns,
            or_dash(player.investment.map(Colour::slug)),
            or_dash(player.delivery)
        ));
        let choice = player.choice.iter().filter(|number| **number != 0);
        out.push(format!("{seat} start {} choice {}", player.start, row(choice)));
        out.push(format!("{seat} task {}", write_task(player.task)));
        let tour = &player.tour;
        out.push(if *tour == Tour::NONE {
            format!("{seat} tour -")
        } else {
            format!(
                "{seat} tour express {} pizzas {} rounds {} distance {} delivered {} dropped {} path {}",
                u8::from(tour.express),
                tour.pizzas,
                tour.rounds,
                tour.distance,
                tour.delivered,
                tour.dropped,
                row(tour.path())
            )
        });
        let tiles = player.district.laid().iter();
        let tiles = tiles.map(|laid| format!("{}={}:{}", laid.cell, laid.tile, laid.pizzas));
        out.push(format!("{seat} tiles {}", row(tiles)));
        let shops = player.district.shops().iter().map(|shop| {
            let kind = shop.kind.map_or("start".to_owned(), |kind| kind.to_string());
            format!("{}={kind}:{}", shop.cell, shop.pizzas)
        });
        out.push(format!("{seat} shops {}", row(shops)));
    }
}

fn read_bid(words: &mut Words<'_>) -> Result<Bid, String> {
    match words.next() {
        Some("-") => Ok(Bid::Waiting),
        Some("on") => words.value("a place").map(Bid::On),
        Some("passed") => words.value("a place").map(Bid::Passed),
        Some("withdrawn") => Ok(Bid::Withdrawn),
        _ => Err(words.wrong("-, on, passed or withdrawn")),
    }
}

fn write_task(task: Task) -> String {
    match task {
        Task::Field(field) => format!("field {field}"),
        Task::Stocking(left) => format!("stocking {left}"),
        Task::Siting(kind) => format!("siting {kind}"),
        Task::Offer(colour) => format!("offer {}", colour.slug()),
        plain => PLAIN.iter().find(|(_, known)| *known == plain).map_or("-", |(name, _)| name).to_owned(),
    }
}

const PLAIN: [(&str, Task); 10] = [
    ("-", Task::Idle),
    ("start-tile", Task::StartTile),
    ("pawn", Task::Pawn),
    ("shopping", Task::Shopping),
    ("picking", Task::Picking),
    ("bid", Task::Bid),
    ("investment", Task::Investment),
    ("investing", Task::Investing),
    ("claim", Task::Claim),
    ("delivering", Task::Delivering),
];

fn read_task(words: &mut Words<'_>) -> Result<Task, String> {
    let word = words.next().unwrap_or_default();
    match word {
        "field" => words.value("a field").map(Task::Field),
        "stocking" => words.value("pizzas").map(Task::Stocking),
        "siting" => words.value("a kind").map(Task::Siting),
        "offer" => words.colour()?.map(Task::Offer).ok_or_else(|| words.wrong("a colour")),
        plain => PLAIN
            .iter()
            .find(|(name, _)| *name == plain)
            .map(|(_, task)| *task)
            .ok_or_else(|| words.wrong("a task")),
    }
}
