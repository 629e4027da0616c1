//! Names for small numbers.

use serde::{Deserialize, Serialize};

/// Q10: a railway company, which is also the colour of its locomotives.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Company {
    Blue,
    Saffron,
    Red,
    Lilac,
    Black,
    Green,
}

impl Company {
    pub const COUNT: usize = 6;
    pub const ALL: [Company; Company::COUNT] =
        [Company::Blue, Company::Saffron, Company::Red, Company::Lilac, Company::Black, Company::Green];

    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name on the wire and in words' keys.
    pub const fn slug(self) -> &'static str {
        ["blue", "saffron", "red", "lilac", "black", "green"][self as usize]
    }

    pub fn from_slug(slug: &str) -> Option<Company> {
        Company::ALL.into_iter().find(|company| company.slug() == slug)
    }
}
