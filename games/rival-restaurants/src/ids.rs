//! Names for small numbers.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Numbers with a slug each, which is also what goes over the wire.
macro_rules! named {
    ($(#[$doc:meta])* $type:ident, $what:literal, [$($slug:literal),* $(,)?]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $type(pub(crate) u8);

        impl $type {
            pub const SLUGS: &'static [&'static str] = &[$($slug),*];
            pub const COUNT: usize = $type::SLUGS.len();

            /// The one with this number.
            ///
            /// # Panics
            /// If there is none.
            pub const fn new(index: usize) -> $type {
                assert!(index < $type::COUNT);
                $type(index as u8)
            }

            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub const fn slug(self) -> &'static str {
                $type::SLUGS[self.0 as usize]
            }

            pub fn from_slug(slug: &str) -> Option<$type> {
                $type::SLUGS.iter().position(|own| *own == slug).map($type::new)
            }

            pub fn all() -> impl DoubleEndedIterator<Item = $type> + Clone {
                (0..$type::COUNT).map($type::new)
            }
        }

        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.slug())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let slug = String::deserialize(deserializer)?;
                $type::from_slug(&slug).ok_or_else(|| {
                    de::Error::custom(format!(
                        "there is no {} {slug:?}; there is {}", $what, $type::SLUGS.join(", ")
                    ))
                })
            }
        }
    };
}

named!(
    /// Where a chef can go: six markets and the Island.
    Place, "place",
    ["carbtastic", "fruit-stand", "vegetable-land", "chop-shop", "dairy-king", "mystery-mart", "island"]
);

impl Place {
    pub const MARKETS: usize = 6;
    pub const VEGETABLE_LAND: Place = Place(2);
    pub const CHOP_SHOP: Place = Place(3);
    pub const MYSTERY_MART: Place = Place(5);
    pub const ISLAND: Place = Place(6);

    /// R6.1: the Island is not a market.
    pub const fn is_market(self) -> bool {
        self.0 < Place::ISLAND.0
    }

    pub fn markets() -> impl Iterator<Item = Place> + Clone {
        (0..Place::MARKETS).map(Place::new)
    }
}

named!(
    /// A kind of ingredient card.
    Ingredient, "ingredient",
    [
        "bread", "flour", "potato", "noodles", "rice", "avocado", "beans", "peppers", "sweet-fruit", "tomato",
        "carrot", "garlic", "greens", "onion", "scallion", "beef", "fish", "pork", "poultry", "seafood",
        "butter", "cheese", "egg", "milk", "alien-goo", "chocolate", "secret-sauce", "wine", "tofu",
    ]
);

named!(
    /// A chef.
    Chef, "chef",
    [
        "angus-khan", "antoine-baguette", "biff-brobeque", "gardena-eden", "general-stroganov",
        "gohan-sushido", "kim-chi", "lovehandles-mcfatterson", "mortimer-sleazburger", "phyllis-grubman",
        "pork-knuckles", "senor-fuego",
    ]
);

named!(
    /// R6.5: what a restaurant can be improved with.
    Upgrade, "upgrade",
    ["basic-book", "gourmet-book", "double-burner", "social-media", "celebrity"]
);

impl Upgrade {
    pub const DOUBLE_BURNER: Upgrade = Upgrade(2);

    /// R6.5: the recipe book of a type.
    pub const fn book(kind: Type) -> Upgrade {
        Upgrade(kind as u8)
    }
}

/// Numbers whose names are in the component data, because the printed ones are not all known.
macro_rules! numbered {
    ($($(#[$doc:meta])* $type:ident $count:literal),*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
        #[serde(transparent)]
        pub struct $type(pub(crate) u8);

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$type, D::Error> {
                let number = u8::deserialize(deserializer)?;
                if usize::from(number) < $count {
                    Ok($type(number))
                } else {
                    Err(de::Error::custom(format!("{number} is too large: there are {}", $count)))
                }
            }
        }

        impl $type {
            pub const COUNT: usize = $count;

            /// The one with this number.
            ///
            /// # Panics
            /// If there is none.
            pub const fn new(index: usize) -> $type {
                assert!(index < $count);
                $type(index as u8)
            }

            pub const fn index(self) -> usize {
                self.0 as usize
            }

            pub fn all() -> impl DoubleEndedIterator<Item = $type> + Clone {
                (0..$count).map($type::new)
            }
        }
    )*};
}

numbered!(
    /// A recipe, by its place in the data: the first 24 are basic.
    Recipe 48,
    /// A kind of action card.
    Card 21,
    /// A restaurant.
    Restaurant 8
);

/// R4.1: the two types of recipes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Type {
    Basic,
    Gourmet,
}

impl Type {
    pub const ALL: [Type; 2] = [Type::Basic, Type::Gourmet];
    /// How many recipes of each type there are.
    pub const RECIPES: usize = 24;
}

impl Recipe {
    pub const fn kind(self) -> Type {
        if self.index() < Type::RECIPES { Type::Basic } else { Type::Gourmet }
    }
}
