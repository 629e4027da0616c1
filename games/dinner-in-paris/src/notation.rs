//! A text form of positions.
//!
//! ```text
//! seats 3 face main start A turn B round 4 majority 2
//! phase paying creperie
//! turn actions 1 built completing bonus 0 waived coins 0 laid 0 drawn lamps
//! fresh two-coins
//! paid flour
//! covers friterie-1 2
//! ending restaurants
//! river bread coin potato tomato
//! discards coin coin
//! held flour
//! shared lamps north
//! A hand bread coin | known bread | emptied 2 0 0 0 | pigeons two-coins | used draw-two | objectives west | completed -
//! …
//! friterie-1 A north-4 terraces 4,2 4,3
//! …
//! ```
//!
//! What follows from the rest (decks, incomes, which cells are taken, which objectives are met) is not written.
//! A line or a part that is left out is empty; emptied spaces that are left out are as many as the terraces.

use std::fmt::Write;
use std::str::FromStr;

use game::{Edition, Game, Notation, Seat};

use crate::action::RIVER;
use crate::data::{Components, FACES, ROWS};
use crate::ids::{House, Kind, Objectives, Pigeon};
use crate::setup::FIRST_INCOME;
use crate::state::{ByFace, ByPigeon, Ending, Face, Options, Phase, State};
use crate::turn::ACTIONS;
use crate::view::{faces_of, kinds_of};

impl Notation for State {
    fn notation(&self) -> String {
        let mut out = String::new();
        let components = self.components();
        let cards = |by_face: &ByFace| {
            let each = (0..FACES).flat_map(|face| std::iter::repeat_n(face, by_face[face].into()));
            list(each.map(|face| components.cards[face].to_string()))
        };
        let pigeons = |by_pigeon: &ByPigeon| {
            let each = Pigeon::ALL.into_iter();
            list(each.flat_map(|pigeon| {
                std::iter::repeat_n(pigeon.slug().to_owned(), by_pigeon[pigeon.index()].into())
            }))
        };
        let objectives = |set: Objectives| list(set.iter().map(|objective| objective.to_string()));
        let turn = &self.turn;
        let mut line = |text: String| {
            let _ = writeln!(out, "{}", text.trim_end());
        };
        line(format!(
            "seats {} face {} start {} turn {} round {} majority {}",
            self.seats,
            self.face.slug(),
            self.start,
            self.active,
            self.round,
            self.majority + 1
        ));
        line(format!("phase {}", phase_text(self.phase)));
        let flag = |set: bool, word: &str| if set { format!(" {word}") } else { String::new() };
        line(format!(
            "turn actions {}{}{} bonus {}{} coins {} laid {}{}",
            turn.actions,
            flag(turn.built, "built"),
            flag(turn.completing, "completing"),
            turn.bonus,
            flag(turn.waived, "waived"),
            turn.coins,
            turn.laid,
            turn.drawn.map_or(String::new(), |drawn| format!(" drawn {drawn}")),
        ));
        line(format!("fresh {}", pigeons(&turn.fresh)));
        line(format!("paid {}", cards(&turn.paid)));
        let covers =
            House::all().filter_map(|house| Some((house, turn.covers[house.index()].checked_sub(1)?)));
        line(format!("covers {}", list(covers.map(|(house, left)| format!("{house} {left}")))));
        line(format!("ending {}", self.ending.map_or("-", Ending::slug)));
        line(format!("river {}", list(self.river.iter().map(|face| self.card((*face).into()).to_string()))));
        line(format!("discards {}", cards(&self.discards)));
        line(format!("held {}", cards(&self.held)));
        line(format!("shared {}", objectives(self.shared)));
        for seat in Seat::first(self.seats) {
            let player = self.player(seat);
            let kept = player.kept.map_or(String::new(), |kept| format!(" | kept {kept}"));
            line(format!(
                "{seat} hand {} | known {} | emptied {} | pigeons {} | used {} | objectives {} | completed {}{kept}",
                cards(&player.hand),
                cards(&player.known),
                list(player.emptied.iter().map(|n| n.to_string())),
                pigeons(&player.pigeons),
                pigeons(&player.used),
                objectives(player.objectives),
                objectives(player.completed),
            ));
        }
        for house in House::all() {
            if let (Some(spot), Some(owner)) = (self.spots[house.index()], self.owner(house)) {
                let tiles = list(self.terraces[house.index()].iter().map(|cell| cell.to_string()));
                line(format!("{house} {owner} {spot} terraces {tiles}"));
            }
        }
        out
    }

    fn parse(edition: &'static Edition<Components>, text: &str) -> Result<State, String> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let mut head = Words::new(lines.next().ok_or("a position begins with its seats")?);
        let seats: u8 = head.field("seats")?;
        if !(State::META.min_seats..=State::META.max_seats).contains(&seats) {
            return Err(head.wrong("two to four seats"));
        }
        let mut state = State::bare(edition, seats, &Options::default());
        state.phase = Phase::Choosing;
        state.turn.actions = ACTIONS;
        let mut river = false;
        let mut emptied = [None; 4];
        while let Some(word) = head.next() {
            match word {
                "face" => {
                    let slug: String = head.value()?;
                    let faces = [Face::Main, Face::TwoPlayer].into_iter();
                    state.face = faces
                        .filter(|face| *face == Face::Main || seats == 2)
                        .find(|face| face.slug() == slug)
                        .ok_or_else(|| head.wrong("a face for so many"))?;
                }
                "start" => state.start = head.seat(seats)?,
                "turn" => state.active = head.seat(seats)?,
                "round" => state.round = head.value()?,
                "majority" => {
                    let nth: u8 = head.value()?;
                    let count = edition.printed.majorities.len() as u8;
                    let valid = Some(nth).filter(|nth| (1..=count).contains(nth));
                    state.majority = valid.ok_or_else(|| head.wrong("one of the majority cards"))? - 1;
                }
                _ => return Err(head.wrong("face, start, turn, round or majority")),
            }
        }
        for line in lines {
            let mut words = Words::new(line);
            let word = words.next().unwrap_or_default();
            match word {
                "phase" => state.phase = words.phase()?,
                "turn" => words.turn(&mut state)?,
                "fresh" => state.turn.fresh = words.pigeons()?,
                "paid" => state.turn.paid = words.cards(edition)?,
                "covers" => {
                    while let Some(house) = words.next().filter(|word| *word != "-") {
                        let house: House = house.parse()?;
                        state.turn.covers[house.index()] = words.value::<u8>()? + 1;
                    }
                }
                "ending" => {
                    state.ending = match words.next() {
                        Some("-") | None => None,
                        Some(slug) => Some(words.ending(slug)?),
                    }
                }
                "river" => {
                    for slot in 0..RIVER {
                        let face = edition.printed.face(words.value()?);
                        state.river[slot] = face.ok_or_else(|| words.wrong("a card of the deck"))? as u8;
                    }
                    river = true;
                }
                "discards" => state.discards = words.cards(edition)?,
                "held" => state.held = words.cards(edition)?,
                "shared" => state.shared = words.list()?.into_iter().collect(),
                _ if word.len() == 1 => {
                    let seat: Seat = word.parse()?;
                    if seat.index() >= usize::from(seats) {
                        return Err(words.wrong("a seat of this table"));
                    }
                    emptied[seat.index()] = words.player(edition, &mut state, seat)?;
                }
                _ => words.house(&mut state, word)?,
            }
        }
        state.complete_from_rest(river, emptied)?;
        state.account()?;
        Ok(state)
    }
}

impl State {
    /// Works out what the notation does not say.
    fn complete_from_rest(&mut self, river: bool, emptied: [Option<[u8; ROWS]>; 4]) -> Result<(), String> {
        let components = self.components();
        let gone = || "more cards than there are".to_owned();
        let mut deck = components.copies;
        let mut pigeons = self.pigeon_deck.0;
        let mut objectives = Objectives::ALL.without(self.shared);
        if let Some(drawn) = self.turn.drawn {
            objectives.remove(drawn);
        }
        for face in 0..FACES {
            let held: u8 = self.players.iter().map(|player| player.hand[face]).sum();
            let out = held + self.discards[face] + self.turn.paid[face];
            deck[face] = deck[face].checked_sub(out).ok_or_else(gone)?;
        }
        if !river {
            // Any river will do: the first four faces that are left.
            let mut faces = (0..FACES as u8).filter(|face| deck[usize::from(*face)] > 0);
            for slot in 0..RIVER {
                self.river[slot] = faces.next().ok_or_else(gone)?;
            }
        }
        for face in self.river {
            deck[usize::from(face)] = deck[usize::from(face)].checked_sub(1).ok_or_else(gone)?;
        }
        for player in &self.players {
            for kind in 0..Pigeon::COUNT {
                let out = player.pigeons[kind] + player.used[kind];
                pigeons[kind] = pigeons[kind].checked_sub(out).ok_or_else(gone)?;
            }
            objectives = objectives.without(player.objectives).without(player.completed);
        }
        (self.deck.0, self.pigeon_deck.0, self.objective_deck) = (deck, pigeons, objectives);
        for seat in Seat::first(self.seats) {
            let mut laid = [0; ROWS];
            let mut income = FIRST_INCOME;
            for house in self.houses_of(seat) {
                let menu = components.menu(house.kind());
                laid[menu.row] += self.terraces[house.index()].len() as u8;
                income += menu.income;
            }
            let emptied = emptied[seat.index()].unwrap_or(laid);
            for (row, emptied) in components.rows.iter().zip(emptied) {
                let spaces = row.bonus.get(..usize::from(emptied)).ok_or("more terraces than a row has")?;
                income += spaces.iter().sum::<u8>();
            }
            let to_come = if seat == self.active { self.turn.bonus } else { 0 };
            let player = self.player_mut(seat);
            player.emptied = emptied;
            player.income = income.checked_sub(to_come).ok_or("a bonus that no terrace gives")?;
            self.see_what_is_met(seat);
        }
        Ok(())
    }
}

fn phase_text(phase: Phase) -> String {
    match phase {
        Phase::Keeping => "keeping".to_owned(),
        Phase::Drawing => "drawing".to_owned(),
        Phase::Choosing => "choosing".to_owned(),
        Phase::Discarding { draws, building } => {
            format!("discarding {draws}{}", if building { " building" } else { "" })
        }
        Phase::Paying { kind } => format!("paying {}", kind.slug()),
        Phase::Placing { kind } => format!("placing {}", kind.slug()),
        Phase::Building => "building".to_owned(),
        Phase::Telling { cell } => format!("telling {cell}"),
        Phase::DrawingTwo { draws } => format!("drawing-two {draws}"),
        Phase::FreeTerrace { house } => format!("free-terrace {house}"),
        Phase::Deciding => "deciding".to_owned(),
        Phase::Closing => "closing".to_owned(),
        Phase::Over(ending) => format!("over {}", ending.slug()),
    }
}

fn list(items: impl Iterator<Item = String>) -> String {
    let items: Vec<String> = items.collect();
    if items.is_empty() { "-".to_owned() } else { items.join(" ") }
}

/// The words of one line.
struct Words<'a> {
    line: &'a str,
    words: std::str::SplitWhitespace<'a>,
}

impl<'a> Words<'a> {
    fn new(line: &'a str) -> Words<'a> {
        Words { line, words: line.split_whitespace() }
    }

    fn wrong(&self, expected: &str) -> String {
        format!("expected {expected} in {:?}", self.line)
    }

    fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    fn value<T: FromStr>(&mut self) -> Result<T, String> {
        self.next().and_then(|word| word.parse().ok()).ok_or_else(|| self.wrong("a value"))
    }

    fn field<T: FromStr>(&mut self, name: &str) -> Result<T, String> {
        if self.next() == Some(name) { self.value() } else { Err(self.wrong(name)) }
    }

    fn seat(&mut self, seats: u8) -> Result<Seat, String> {
        let seat: Seat = self.value()?;
        if seat.index() < usize::from(seats) { Ok(seat) } else { Err(self.wrong("a seat of this table")) }
    }

    fn list<T: FromStr>(&mut self) -> Result<Vec<T>, String> {
        let mut items = Vec::new();
        while let Some(word) = self.next().filter(|word| *word != "-") {
            items.push(word.parse().map_err(|_| self.wrong("other words"))?);
        }
        Ok(items)
    }

    fn cards(&mut self, edition: &'static Edition<Components>) -> Result<ByFace, String> {
        let cards = self.list()?;
        if cards.iter().any(|card| edition.printed.face(*card).is_none()) {
            return Err(self.wrong("cards of the deck"));
        }
        Ok(faces_of(edition, &cards))
    }

    fn pigeons(&mut self) -> Result<ByPigeon, String> {
        let mut pigeons = Vec::new();
        while let Some(word) = self.next().filter(|word| *word != "-") {
            pigeons.push(Pigeon::from_slug(word).ok_or_else(|| self.wrong("pigeon cards"))?);
        }
        Ok(kinds_of(&pigeons))
    }

    fn kind(&mut self) -> Result<Kind, String> {
        self.next().and_then(Kind::from_slug).ok_or_else(|| self.wrong("a kind of restaurant"))
    }

    fn ending(&self, slug: &str) -> Result<Ending, String> {
        Ending::ALL.into_iter().find(|ending| ending.slug() == slug).ok_or_else(|| self.wrong("an ending"))
    }

    fn phase(&mut self) -> Result<Phase, String> {
        Ok(match self.next().unwrap_or_default() {
            "keeping" => Phase::Keeping,
            "drawing" => Phase::Drawing,
            "choosing" => Phase::Choosing,
            "discarding" => {
                Phase::Discarding { draws: self.value()?, building: self.next() == Some("building") }
            }
            "paying" => Phase::Paying { kind: self.kind()? },
            "placing" => Phase::Placing { kind: self.kind()? },
            "building" => Phase::Building,
            "telling" => Phase::Telling { cell: self.value()? },
            "drawing-two" => Phase::DrawingTwo { draws: self.value()? },
            "free-terrace" => Phase::FreeTerrace { house: self.value()? },
            "deciding" => Phase::Deciding,
            "closing" => Phase::Closing,
            "over" => {
                let slug = self.next().unwrap_or_default();
                Phase::Over(self.ending(slug)?)
            }
            _ => return Err(self.wrong("a phase")),
        })
    }

    fn turn(&mut self, state: &mut State) -> Result<(), String> {
        while let Some(word) = self.next() {
            match word {
                "actions" => state.turn.actions = self.value()?,
                "built" => state.turn.built = true,
                "completing" => state.turn.completing = true,
                "bonus" => state.turn.bonus = self.value()?,
                "waived" => state.turn.waived = true,
                "coins" => state.turn.coins = self.value()?,
                "laid" => state.turn.laid = self.value()?,
                "drawn" => state.turn.drawn = Some(self.value()?),
                _ => return Err(self.wrong("a part of the turn")),
            }
        }
        Ok(())
    }

    /// A player's line; gives the emptied spaces if it says them.
    fn player(
        &mut self,
        edition: &'static Edition<Components>,
        state: &mut State,
        seat: Seat,
    ) -> Result<Option<[u8; ROWS]>, String> {
        let rest = self.line.split_once(' ').map_or("", |(_, rest)| rest);
        let mut emptied = None;
        for part in rest.split('|').map(str::trim).filter(|part| !part.is_empty()) {
            let mut words = Words::new(part);
            let player = state.player_mut(seat);
            match words.next().unwrap_or_default() {
                "hand" => player.hand = words.cards(edition)?,
                "known" => player.known = words.cards(edition)?,
                "emptied" => {
                    let spaces: Vec<u8> = words.list()?;
                    emptied = Some(spaces.try_into().map_err(|_| words.wrong("four numbers"))?);
                }
                "pigeons" => player.pigeons = words.pigeons()?,
                "used" => player.used = words.pigeons()?,
                "objectives" => player.objectives = words.list()?.into_iter().collect(),
                "completed" => player.completed = words.list()?.into_iter().collect(),
                "kept" => player.kept = Some(words.value()?),
                _ => return Err(words.wrong("a part of a player")),
            }
        }
        Ok(emptied)
    }

    /// A restaurant's line.
    fn house(&mut self, state: &mut State, name: &str) -> Result<(), String> {
        let house: House = name.parse()?;
        let seat = self.seat(state.seats)?;
        let spot: crate::cells::Spot = self.value()?;
        let width = state.components().menu(house.kind()).width;
        if spot.offset() + width > state.square().side() {
            return Err(self.wrong("a spot of the line"));
        }
        state.stand(seat, house, spot);
        if self.next() == Some("terraces") {
            for cell in self.list()? {
                if state.taken.contains(cell) {
                    return Err(self.wrong("one terrace a cell"));
                }
                state.put(house, cell);
            }
        }
        Ok(())
    }
}
