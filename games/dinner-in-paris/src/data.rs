//! What is printed on the components.

use std::sync::LazyLock;

use game::{BadFile, Edition, Files, Printed};
use serde::{Deserialize, Serialize};
use toml::Spanned;

use crate::cells::Cell;
use crate::ids::{Area, Card, Contest, Decor, Ingredient, Kind, Objective};
use crate::sheets::{BoardSheet, CardSheet, MajoritySheet, ObjectiveSheet, RestaurantSheet};
use crate::square::Square;

/// Where a component's data come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Copied from the box.
    Official,
    /// From something else that shows it.
    Derived,
    /// Ours, because the printed one is unknown.
    Reconstructed,
}

/// Room for the faces of resource cards.
pub const FACES: usize = 16;

/// R1.2: this many resource cards.
pub const RESOURCE_CARDS: usize = 48;

/// The terrace rows of a player board.
pub const ROWS: usize = 4;

/// The longest row.
pub const ROW_SPACES: usize = 16;

/// What a restaurant of some kind costs and brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// R7.2: the row its terraces come from, from 0.
    pub row: usize,
    /// R5.4: cells of the building line.
    pub width: usize,
    /// R5.6.
    pub income: u8,
    /// R11.1.
    pub points: u8,
    /// R5.1: how many of each ingredient.
    pub cost: [u8; Ingredient::COUNT],
    /// R5.1: how many ingredients in all.
    pub ingredients: u8,
}

/// A row of terraces on the player board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// How many spaces it has.
    pub size: u8,
    /// R7.2: what the terrace of each space costs.
    pub cost: [u8; ROW_SPACES],
    /// R7.4: the income under each space.
    pub bonus: [u8; ROW_SPACES],
    /// The points under each space, 0 where there is a bonus.
    pub points: [u8; ROW_SPACES],
    /// R11.2: the points of the row with so many spaces emptied.
    pub worth: [u8; ROW_SPACES + 1],
}

/// R9.6: what an objective asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    AroundEach { decor: Decor, count: u8 },
    AroundKinds(u8),
    Area { area: Area, count: u8 },
    Quarters(u8),
    Rows(u8),
    EmptyRows(u8),
    Total(u8),
    Shape(Shape),
}

/// R9.7: a shape in its four turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shape {
    /// As it is drawn on the card: columns and rows.
    pub drawn: Vec<(usize, usize)>,
    /// Each turn once: columns and rows of its cells, from its north-west corner.
    pub turns: Vec<Vec<(usize, usize)>>,
    /// The same as distances of cell numbers from the first cell, which is left out.
    pub(crate) steps: Vec<Vec<usize>>,
}

impl Shape {
    pub(crate) fn drawn(cells: Vec<(usize, usize)>) -> Shape {
        let mut turns: Vec<Vec<(usize, usize)>> = Vec::new();
        let mut turned = cells.clone();
        for _ in 0..4 {
            let height = turned.iter().map(|(_, row)| *row).max().unwrap_or(0);
            turned = turned.iter().map(|(column, row)| (height - row, *column)).collect();
            turned.sort_by_key(|(column, row)| (*row, *column));
            if !turns.contains(&turned) {
                turns.push(turned.clone());
            }
        }
        let number = |(column, row): &(usize, usize)| row * Cell::SPAN + column;
        let steps = turns
            .iter()
            .map(|turn| turn[1..].iter().map(|cell| number(cell) - number(&turn[0])).collect())
            .collect();
        Shape { drawn: cells, turns, steps }
    }

    /// How many cells it has.
    pub fn size(&self) -> usize {
        self.drawn.len()
    }
}

/// One of the 24 cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ObjectiveCard {
    pub points: u8,
    pub goal: Goal,
}

/// R1.6: a majority card.
pub type MajorityCard = [Contest; 3];

/// Everything that is printed.
pub struct Components {
    /// Where each file comes from, the faces of the board first.
    pub sources: [(&'static str, Source); 6],
    /// The main face for two, three and four players, then the face for two.
    pub squares: [Square; 4],
    /// The faces of the resource cards, in order.
    pub cards: Vec<Card>,
    /// R1.2: how many there are of each face.
    pub copies: [u8; FACES],
    pub menus: [Menu; Kind::COUNT],
    pub rows: [Row; ROWS],
    pub objectives: [ObjectiveCard; Objective::COUNT],
    pub majorities: [MajorityCard; 8],
    /// R11.4: points by rank for two, three and four players.
    pub majority_points: [[u8; 4]; 3],
    /// The face that is a coin.
    pub(crate) coin: usize,
    /// Faces that show exactly one ingredient, by ingredient.
    pub(crate) single: [Option<u8>; Ingredient::COUNT],
    /// Faces that show several ingredients.
    pub(crate) several: Vec<u8>,
}

impl Components {
    /// The place of a face among the faces.
    pub fn face(&self, card: Card) -> Option<usize> {
        self.cards.binary_search(&card).ok()
    }

    pub fn menu(&self, kind: Kind) -> &Menu {
        &self.menus[kind.index()]
    }

    pub fn objective(&self, objective: Objective) -> &ObjectiveCard {
        &self.objectives[objective.index()]
    }
}

pub(crate) const BOARD: &str = "board.toml";
pub(crate) const CARDS: &str = "cards.toml";
pub(crate) const RESTAURANTS: &str = "restaurants.toml";
pub(crate) const OBJECTIVES: &str = "objectives.toml";
pub(crate) const MAJORITIES: &str = "majorities.toml";

static EMBEDDED: LazyLock<Edition<Components>> =
    LazyLock::new(|| Edition::read_embedded().unwrap_or_else(|bad| panic!("embedded data: {bad}")));

impl Printed for Components {
    const FILES: &'static [(&'static str, &'static str)] = &[
        (BOARD, include_str!("../data/board.toml")),
        (CARDS, include_str!("../data/cards.toml")),
        (RESTAURANTS, include_str!("../data/restaurants.toml")),
        (OBJECTIVES, include_str!("../data/objectives.toml")),
        (MAJORITIES, include_str!("../data/majorities.toml")),
    ];

    fn embedded() -> &'static Edition<Components> {
        &EMBEDDED
    }

    fn read(files: &Files) -> Result<Components, BadFile> {
        let board = BoardSheet::read(files)?;
        let cards = CardSheet::read(files)?;
        let restaurants = RestaurantSheet::read(files)?;
        let objectives = ObjectiveSheet::read(files)?;
        let majorities = MajoritySheet::read(files)?;
        let mut copies = [0; FACES];
        for (face, (_, n)) in cards.cards.iter().enumerate() {
            copies[face] = *n;
        }
        let cards_only: Vec<Card> = cards.cards.iter().map(|(card, _)| *card).collect();
        let face = |card: Card| cards_only.binary_search(&card).ok();
        Ok(Components {
            sources: [
                ("main", board.main),
                ("two-player", board.two_player),
                ("cards", cards.source),
                ("restaurants", restaurants.source),
                ("objectives", objectives.source),
                ("majorities", majorities.source),
            ],
            squares: board.squares,
            coin: face(Card::COIN).expect("checked: there is a coin"),
            single: Ingredient::ALL.map(|ingredient| face(Card::of(ingredient)).map(|face| face as u8)),
            several: (0..cards_only.len())
                .filter(|face| cards_only[*face].ingredients().count() > 1)
                .map(|face| face as u8)
                .collect(),
            cards: cards_only,
            copies,
            menus: restaurants.menus,
            rows: restaurants.rows,
            objectives: objectives.cards,
            majorities: majorities.cards,
            majority_points: majorities.points,
        })
    }
}

/// Where in which file something is wrong.
pub(crate) struct At<'a> {
    pub(crate) file: &'static str,
    pub(crate) text: &'a str,
}

impl<'a> At<'a> {
    pub(crate) fn new(files: &'a Files, file: &'static str) -> Result<At<'a>, BadFile> {
        Ok(At { file, text: files.text(file)? })
    }

    pub(crate) fn byte(&self, byte: usize, reason: impl Into<String>) -> BadFile {
        BadFile::new(self.file, reason).at(self.text, byte)
    }

    pub(crate) fn item<T>(&self, item: &Spanned<T>, reason: impl Into<String>) -> BadFile {
        self.byte(item.span().start, reason)
    }

    pub(crate) fn whole(&self, reason: impl Into<String>) -> BadFile {
        BadFile::new(self.file, reason)
    }
}
