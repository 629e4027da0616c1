//! Positions for tests: a fresh table, cleared, on which things are put one by one.
#![allow(dead_code, reason = "each file of tests uses some of it")]

use game::{Notation, Printed, Seat, Viewer};
use rival_restaurants::{
    Card, Chef, Components, Front, Ingredient, NONE, NOWHERE, Options, Place, Recipe, State, Upgrade,
};
use testkit::Table;
use toml::{Table as Toml, Value};

pub(crate) const A: Seat = Seat::new(0);
pub(crate) const B: Seat = Seat::new(1);
pub(crate) const C: Seat = Seat::new(2);
pub(crate) const D: Seat = Seat::new(3);

pub(crate) fn printed() -> &'static Components {
    &Components::embedded().printed
}

pub(crate) fn thing(slug: &str) -> Ingredient {
    Ingredient::from_slug(slug).expect("an ingredient")
}

pub(crate) fn place(slug: &str) -> Place {
    Place::from_slug(slug).expect("a place")
}

pub(crate) fn upgrade(slug: &str) -> Upgrade {
    Upgrade::from_slug(slug).expect("an upgrade")
}

pub(crate) fn card(id: &str) -> Card {
    Card::new(printed().cards.iter().position(|row| row.id == id).expect("a card"))
}

pub(crate) fn recipe(id: &str) -> Recipe {
    Recipe::new(printed().recipes.iter().position(|row| row.id == id).expect("a recipe"))
}

/// At home a chef stands on nothing.
pub(crate) const NOWHERE_AT_HOME: u8 = NOWHERE;

/// Where a chef stands that stands on the shelf.
pub(crate) const ON_SHELF: u8 = 4;

pub(crate) struct Position {
    toml: Toml,
}

impl Position {
    /// Nobody holds anything; no counter is filled; everybody is at home. Nobody has a power that matters:
    /// chefs are put by the test.
    pub(crate) fn of(seats: u8) -> Position {
        Position::with(seats, Options { clock: 0, ..Options::default() })
    }

    pub(crate) fn with(seats: u8, options: Options) -> Position {
        let toml = Table::<State>::new(seats, &options, 1).state().notation().parse().expect("TOML");
        let mut position = Position { toml };
        for seat in 0..usize::from(seats) {
            let seat = Seat::new(seat);
            for at in 0..Ingredient::COUNT {
                let n = position.number(&["ingredients"], seat, at);
                position.add("shelf", at, n);
                position.list(seat, "ingredients")[at] = 0.into();
            }
            for at in 0..Card::COUNT {
                let hand = position.player(seat)["hand"].as_array_mut().expect("a list");
                let n = std::mem::replace(&mut hand[at], 0.into()).as_integer().expect("a number");
                let deck = position.toml["deck"].as_array_mut().expect("a list");
                deck[at] = (deck[at].as_integer().expect("a number") + n).into();
            }
            position = position.front(seat, "money", 0);
            for slot in 0..2 {
                position.pawn_of(seat, slot)["chef"] = i64::from(NONE).into();
            }
        }
        for market in 0..6 {
            for spot in 0..4 {
                let old = position.counter_at(market, spot);
                if old != i64::from(NONE) {
                    position.add("shelf", old as usize, 1);
                    position.set_counter(market, spot, NONE.into());
                }
            }
        }
        position
    }

    fn player(&mut self, seat: Seat) -> &mut Toml {
        self.toml["players"][seat.index()].as_table_mut().expect("a player")
    }

    fn list(&mut self, seat: Seat, key: &str) -> &mut Vec<Value> {
        self.player(seat)["front"][key].as_array_mut().expect("a list")
    }

    fn number(&mut self, keys: &[&str], seat: Seat, at: usize) -> i64 {
        self.list(seat, keys[0])[at].as_integer().expect("a number")
    }

    fn add(&mut self, pile: &str, at: usize, n: i64) {
        let list = self.toml["board"][pile].as_array_mut().expect("a list");
        let sum = list[at].as_integer().expect("a number") + n;
        assert!(sum >= 0, "no such card left in {pile}");
        list[at] = sum.into();
    }

    fn counter_at(&self, market: usize, spot: usize) -> i64 {
        self.toml["board"]["counters"][market][spot].as_integer().expect("a number")
    }

    fn set_counter(&mut self, market: usize, spot: usize, to: i64) {
        self.toml["board"]["counters"][market][spot] = to.into();
    }

    fn pawn_of(&mut self, seat: Seat, slot: usize) -> &mut Value {
        &mut self.list(seat, "pawns")[slot]
    }

    /// A number of what everybody sees.
    pub(crate) fn front(mut self, seat: Seat, key: &str, value: impl Into<Value>) -> Position {
        self.player(seat)["front"][key] = value.into();
        self
    }

    pub(crate) fn money(self, seat: Seat, hundreds: i64) -> Position {
        self.front(seat, "money", hundreds)
    }

    pub(crate) fn garbage(self, seat: Seat, n: i64) -> Position {
        self.front(seat, "garbage", n)
    }

    pub(crate) fn popularity(self, seat: Seat, n: i64) -> Position {
        let level = printed().figures.levels.iter().filter(|at| i64::from(**at) <= n).count();
        self.front(seat, "popularity", n).front(seat, "level", level as i64)
    }

    pub(crate) fn has(mut self, seat: Seat, things: &str) -> Position {
        for slug in things.split_whitespace() {
            let at = thing(slug).index();
            self.add("shelf", at, -1);
            let n = self.number(&["ingredients"], seat, at);
            self.list(seat, "ingredients")[at] = (n + 1).into();
        }
        self
    }

    pub(crate) fn tray(mut self, things: &str) -> Position {
        for slug in things.split_whitespace() {
            self.add("shelf", thing(slug).index(), -1);
            self.add("tray", thing(slug).index(), 1);
        }
        self
    }

    /// Empties a shelf into the tray.
    pub(crate) fn empty_shelf(mut self, market: &str) -> Position {
        for (at, row) in printed().ingredients.iter().enumerate() {
            if row.market == place(market) {
                let n = self.toml["board"]["shelf"][at].as_integer().expect("a number");
                self.add("shelf", at, -n);
                self.add("tray", at, n);
            }
        }
        self
    }

    /// Face-up cards of a market; `-` is a gap.
    pub(crate) fn counters(mut self, market: &str, things: &str) -> Position {
        for (spot, slug) in things.split_whitespace().enumerate().filter(|(_, slug)| *slug != "-") {
            self.add("shelf", thing(slug).index(), -1);
            self.set_counter(place(market).index(), spot, thing(slug).index() as i64);
        }
        self
    }

    pub(crate) fn hand(mut self, seat: Seat, cards: &str) -> Position {
        for id in cards.split_whitespace() {
            let at = card(id).index();
            for (list, n) in [("deck", -1), ("hand", 1)] {
                let list =
                    if list == "deck" { &mut self.toml["deck"] } else { &mut self.player(seat)["hand"] };
                let list = list.as_array_mut().expect("a list");
                let sum = list[at].as_integer().expect("a number") + n;
                assert!(sum >= 0, "no {id} left");
                list[at] = sum.into();
            }
        }
        self
    }

    /// No action card is left in the deck: all others are discarded.
    pub(crate) fn empty_deck(mut self) -> Position {
        for at in 0..Card::COUNT {
            let n = self.toml["deck"][at].as_integer().expect("a number");
            self.toml["deck"][at] = 0.into();
            self.add("discard", at, n);
        }
        self
    }

    pub(crate) fn recipe(mut self, seat: Seat, slot: usize, id: &str) -> Position {
        let wanted = recipe(id).index() as i64;
        let old = self.number(&["recipes"], seat, slot);
        if old == wanted {
            return self;
        }
        let holder = (0..6).map(Seat::new).find_map(|other| {
            (0..2).find(|at| self.number(&["recipes"], other, *at) == wanted).map(|at| (other, at))
        });
        self.list(seat, "recipes")[slot] = wanted.into();
        match holder {
            Some((other, at)) => self.list(other, "recipes")[at] = old.into(),
            None => {
                let kind = (wanted / 24) as usize;
                let bits = self.toml["board"]["top"][kind].as_integer().expect("bits");
                let bits = bits & !(1 << (wanted % 24));
                self.toml["board"]["top"][kind] = bits.into();
                let kind = (old / 24) as usize;
                let bits = self.toml["board"]["top"][kind].as_integer().expect("bits");
                self.toml["board"]["top"][kind] = (bits | 1 << (old % 24)).into();
            }
        }
        self
    }

    /// All recipes of a type but these many of the deck are finished.
    pub(crate) fn deck_of(mut self, kind: usize, left: u32) -> Position {
        let bits = self.toml["board"]["top"][kind].as_integer().expect("bits");
        let mut stay = 0;
        for bit in (0..24).filter(|bit| bits >> bit & 1 != 0).take(left as usize) {
            stay |= 1 << bit;
        }
        self.toml["board"]["top"][kind] = stay.into();
        self.toml["board"]["finished"][kind] = (bits & !stay).into();
        self
    }

    /// A chef at a place, standing on a counter, the shelf or nothing.
    pub(crate) fn chef(mut self, seat: Seat, slot: usize, chef: &str, at: &str, aim: u8) -> Position {
        let at = if at == "home" { 7 } else { place(at).index() as i64 };
        let number = Chef::from_slug(chef).map_or(i64::from(NONE), |chef| chef.index() as i64);
        let pawn = self.pawn_of(seat, slot);
        pawn["chef"] = number.into();
        pawn["at"] = at.into();
        pawn["aim"] = i64::from(aim).into();
        self
    }

    pub(crate) fn nobody(self, seat: Seat, at: &str) -> Position {
        self.chef(seat, 0, "biff-brobeque", at, NOWHERE)
    }

    pub(crate) fn restaurant(self, seat: Seat, id: &str) -> Position {
        let at = printed().restaurants.iter().position(|row| row.id == id).expect("a restaurant");
        self.front(seat, "restaurant", at as i64)
    }

    pub(crate) fn upgrades(self, seat: Seat, slugs: &str) -> Position {
        let set = slugs.split_whitespace().fold(0i64, |set, slug| set | 1 << upgrade(slug).index());
        self.front(seat, "upgrades", set)
    }

    pub(crate) fn day(mut self, day: i64) -> Position {
        self.toml["day"] = day.into();
        self
    }

    pub(crate) fn phase(mut self, phase: &str) -> Position {
        self.toml["phase"] = match phase {
            "powers" => "powers = { step = 0, done = 0 }".parse::<Toml>().expect("TOML").into(),
            word => word.into(),
        };
        self
    }

    pub(crate) fn table(self) -> Table<State> {
        Table::at(Components::embedded(), &self.toml.to_string())
    }

    /// In Buy and Barter.
    pub(crate) fn market(self) -> Table<State> {
        self.phase("market").table()
    }
}

pub(crate) fn front(table: &Table<State>, seat: Seat) -> Front {
    table.view(Viewer::Public).players[seat.index()].front
}

pub(crate) fn money(table: &Table<State>, seat: Seat) -> u16 {
    front(table, seat).money
}

pub(crate) fn holds(table: &Table<State>, seat: Seat, slug: &str) -> u8 {
    front(table, seat).ingredients[thing(slug).index()]
}

pub(crate) fn hand(table: &Table<State>, seat: Seat) -> u8 {
    table.view(Viewer::Public).players[seat.index()].cards
}
