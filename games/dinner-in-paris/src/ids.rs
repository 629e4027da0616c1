//! Names for small numbers.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A closed list of things: a number inside, a slug on the wire.
macro_rules! slugs {
    ($(#[$doc:meta])* $name:ident { $($(#[$item:meta])* $variant:ident = $slug:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$item])* #[serde(rename = $slug)] $variant,)* }

        impl $name {
            pub const ALL: [$name; [$($slug),*].len()] = [$($name::$variant),*];
            pub const COUNT: usize = $name::ALL.len();

            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name on the wire and in words' keys.
            pub const fn slug(self) -> &'static str {
                [$($slug),*][self as usize]
            }

            pub fn from_slug(slug: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|item| item.slug() == slug)
            }
        }
    };
}

slugs! {
    /// What a restaurant is opened with.
    Ingredient {
        Bread = "bread",
        Cheese = "cheese",
        Flour = "flour",
        Meat = "meat",
        Potato = "potato",
        Seafood = "seafood",
        Tomato = "tomato",
    }
}

slugs! {
    /// R1.7: a kind of restaurant, the smallest first.
    Kind {
        Friterie = "friterie",
        Seafood = "seafood",
        Creperie = "creperie",
        Pizzeria = "pizzeria",
        Grill = "grill",
        Winebar = "winebar",
        Brasserie = "brasserie",
        Gastronomic = "gastronomic",
    }
}

slugs! {
    /// R6.3: what stands on the square.
    Decor {
        Fountain = "fountain",
        Band = "band",
        Lamp = "lamp",
        Flowerbed = "flowerbed",
    }
}

slugs! {
    /// R6.5: a half of the square.
    Area {
        North = "north",
        South = "south",
        East = "east",
        West = "west",
    }
}

slugs! {
    /// R8.3 to R8.9: a kind of pigeon card. The first two work at once.
    Pigeon {
        DrawTwo = "draw-two",
        FreeTerrace = "free-terrace",
        TwoCoins = "two-coins",
        Objective = "objective",
        OneLess = "one-less",
        AdjacentCover = "adjacent-cover",
    }
}

impl Pigeon {
    /// R8.1: four cards of each kind.
    pub const COPIES: u8 = 4;

    /// R8.2: whether it works at once.
    pub const fn is_immediate(self) -> bool {
        matches!(self, Pigeon::DrawTwo | Pigeon::FreeTerrace)
    }
}

impl Kind {
    /// R1.7: how many restaurants there are of each kind.
    pub const COPIES: [u8; Kind::COUNT] = [5, 2, 2, 2, 2, 2, 2, 1];

    /// The restaurants of this kind.
    pub fn houses(self) -> impl DoubleEndedIterator<Item = House> + Clone {
        let first: u8 = Kind::COPIES[..self.index()].iter().sum();
        (first..first + Kind::COPIES[self.index()]).map(House)
    }
}

/// One restaurant of the eighteen, written `friterie-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House(u8);

impl House {
    pub const COUNT: usize = 18;

    pub(crate) const fn new(index: usize) -> House {
        assert!(index < House::COUNT);
        House(index as u8)
    }

    pub fn all() -> impl Iterator<Item = House> {
        (0..House::COUNT as u8).map(House)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub fn kind(self) -> Kind {
        KIND_OF[self.index()]
    }
}

const KIND_OF: [Kind; House::COUNT] = {
    let mut kinds = [Kind::Friterie; House::COUNT];
    let (mut kind, mut at) = (0, 0);
    while kind < Kind::COUNT {
        let mut copy = 0;
        while copy < Kind::COPIES[kind] {
            kinds[at] = Kind::ALL[kind];
            at += 1;
            copy += 1;
        }
        kind += 1;
    }
    assert!(at == House::COUNT);
    kinds
};

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.kind().houses().next().expect("there is one of each kind");
        write!(f, "{}-{}", self.kind().slug(), self.0 - first.0 + 1)
    }
}

impl FromStr for House {
    type Err = String;

    fn from_str(text: &str) -> Result<House, String> {
        House::all()
            .find(|house| house.to_string() == text)
            .ok_or_else(|| format!("a restaurant is written such as friterie-3, not {text:?}"))
    }
}

/// An objective card, by its slug.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Objective(u8);

impl Objective {
    /// R1.4: 24 different cards.
    pub const COUNT: usize = 24;

    pub const SLUGS: [&'static str; Objective::COUNT] = [
        "each-decor-kind",
        "lamps",
        "flowerbeds",
        "bands",
        "fountain",
        "all-rows",
        "quarters",
        "east",
        "north",
        "south",
        "west",
        "twenty",
        "empty-row",
        "shape-01",
        "shape-02",
        "shape-03",
        "shape-04",
        "shape-05",
        "shape-06",
        "shape-07",
        "shape-08",
        "shape-09",
        "shape-10",
        "shape-11",
    ];

    pub(crate) const fn new(index: usize) -> Objective {
        assert!(index < Objective::COUNT);
        Objective(index as u8)
    }

    pub fn all() -> impl Iterator<Item = Objective> {
        (0..Objective::COUNT as u8).map(Objective)
    }

    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub const fn slug(self) -> &'static str {
        Objective::SLUGS[self.0 as usize]
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

impl FromStr for Objective {
    type Err = String;

    fn from_str(text: &str) -> Result<Objective, String> {
        Objective::all()
            .find(|objective| objective.slug() == text)
            .ok_or_else(|| format!("there is no objective {text:?}"))
    }
}

/// A set of objectives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Objectives(u32);

impl Objectives {
    pub const NONE: Objectives = Objectives(0);
    pub const ALL: Objectives = Objectives((1 << Objective::COUNT) - 1);

    pub const fn contains(self, objective: Objective) -> bool {
        self.0 >> objective.0 & 1 != 0
    }

    pub fn insert(&mut self, objective: Objective) {
        self.0 |= 1 << objective.0;
    }

    pub fn remove(&mut self, objective: Objective) {
        self.0 &= !(1 << objective.0);
    }

    pub const fn or(self, other: Objectives) -> Objectives {
        Objectives(self.0 | other.0)
    }

    pub const fn and(self, other: Objectives) -> Objectives {
        Objectives(self.0 & other.0)
    }

    pub const fn without(self, other: Objectives) -> Objectives {
        Objectives(self.0 & !other.0)
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub fn iter(self) -> impl Iterator<Item = Objective> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let objective = Objective(left.trailing_zeros() as u8);
            left &= left - 1;
            Some(objective)
        })
    }
}

impl FromIterator<Objective> for Objectives {
    fn from_iter<I: IntoIterator<Item = Objective>>(objectives: I) -> Objectives {
        let mut set = Objectives::NONE;
        objectives.into_iter().for_each(|objective| set.insert(objective));
        set
    }
}

/// The face of a resource card: a coin, or one or several ingredients, written `bread-tomato`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// R3.5: one coin.
    pub const COIN: Card = Card(1 << Ingredient::COUNT);

    pub const fn of(ingredient: Ingredient) -> Card {
        Card(1 << ingredient as u8)
    }

    /// R3.4: whether it can pay for this ingredient.
    pub const fn pays(self, ingredient: Ingredient) -> bool {
        self.0 >> ingredient as u8 & 1 != 0
    }

    /// What it can pay for.
    pub fn ingredients(self) -> impl Iterator<Item = Ingredient> {
        Ingredient::ALL.into_iter().filter(move |ingredient| self.pays(*ingredient))
    }

    pub const fn is_coin(self) -> bool {
        self.0 == Card::COIN.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_coin() {
            return f.write_str("coin");
        }
        for (idx, ingredient) in self.ingredients().enumerate() {
            write!(f, "{}{}", if idx == 0 { "" } else { "-" }, ingredient.slug())?;
        }
        Ok(())
    }
}

impl FromStr for Card {
    type Err = String;

    fn from_str(text: &str) -> Result<Card, String> {
        if text == "coin" {
            return Ok(Card::COIN);
        }
        let mut card = Card(0);
        for word in text.split('-') {
            let ingredient = Ingredient::from_slug(word).ok_or_else(|| {
                let known = Ingredient::ALL.map(Ingredient::slug).join(", ");
                format!("there is no ingredient {word:?}; there is {known}, and a card that is a coin")
            })?;
            card.0 |= Card::of(ingredient).0;
        }
        if card.to_string() == text {
            Ok(card)
        } else {
            Err(format!("a card's ingredients are in alphabetical order, each once, unlike {text:?}"))
        }
    }
}

/// R11.3: one of the contests of a majority card.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Contest {
    /// Terraces around a kind of decor.
    Around(Decor),
    /// Terraces in a half of the square.
    Area(Area),
    Restaurants,
    Money,
    Pigeons,
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contest::Around(decor) => write!(f, "around-{}", decor.slug()),
            Contest::Area(area) => write!(f, "area-{}", area.slug()),
            Contest::Restaurants => f.write_str("restaurants"),
            Contest::Money => f.write_str("money"),
            Contest::Pigeons => f.write_str("pigeons"),
        }
    }
}

impl FromStr for Contest {
    type Err = String;

    fn from_str(text: &str) -> Result<Contest, String> {
        let around = Decor::ALL.into_iter().map(Contest::Around);
        let areas = Area::ALL.into_iter().map(Contest::Area);
        around
            .chain(areas)
            .chain([Contest::Restaurants, Contest::Money, Contest::Pigeons])
            .find(|contest| contest.to_string() == text)
            .ok_or_else(|| format!("there is no contest {text:?}"))
    }
}

/// These are words on the wire.
macro_rules! as_text {
    ($($type:ty),*) => {$(
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
            }
        }
    )*};
}
as_text!(House, Objective, Card, Contest, crate::cells::Cell, crate::cells::Spot);
