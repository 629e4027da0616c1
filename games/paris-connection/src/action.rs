//! What a player can do, one click at a time, and why not.

use game::Cites;
use kit::Hex;
use serde::{Deserialize, Serialize};

use crate::data::Map;
use crate::ids::Company;

/// One click.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Action {
    /// R2.2: begins a build with this company.
    Build(Company),
    /// R3.1: lays the next locomotive of the build.
    Lay(Hex),
    /// R3.9: ends the build.
    Finish,
    /// R4.1: begins a swap by giving this share.
    Give(Company),
    /// R4.2: ends the swap by taking these shares.
    Take { company: Company, count: u8 },
}

const LAY: usize = Company::COUNT;
const FINISH: usize = LAY + Map::MOST;
const GIVE: usize = FINISH + 1;
const TAKE: usize = GIVE + Company::COUNT;

impl Action {
    /// Action numbers are below this.
    pub const NUMBERS: usize = TAKE + 2 * Company::COUNT;

    pub(crate) fn number(self, map: &Map) -> usize {
        match self {
            Action::Build(company) => company.index(),
            Action::Lay(hex) => LAY + map.number(hex).expect("a legal hex is on the map"),
            Action::Finish => FINISH,
            Action::Give(company) => GIVE + company.index(),
            Action::Take { company, count } => TAKE + 2 * company.index() + usize::from(count) - 1,
        }
    }

    pub(crate) fn numbered(number: usize, map: &Map) -> Option<Action> {
        match number {
            0..LAY => Some(Action::Build(Company::ALL[number])),
            LAY..FINISH => map.places.get(number - LAY).map(|place| Action::Lay(place.hex)),
            FINISH => Some(Action::Finish),
            GIVE..TAKE => Some(Action::Give(Company::ALL[number - GIVE])),
            TAKE..Action::NUMBERS => {
                let number = number - TAKE;
                Some(Action::Take { company: Company::ALL[number / 2], count: number as u8 % 2 + 1 })
            }
            _ => None,
        }
    }
}

/// Why an action is not legal now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Reason {
    /// R2.2: neither building nor swapping has been chosen.
    ChooseFirst,
    /// R2.2: a build is under way.
    BuildUnderWay { company: Company },
    /// R4.1: a share was given, now shares must be taken.
    SwapUnderWay { given: Company },
    /// R3.1: no locomotive of this company is left in its depot.
    DepotEmpty { company: Company },
    /// R3.1: five are the most.
    FiveLaid,
    /// R3.1: one is the least.
    NothingLaid,
    /// R3.2: there is no hex where this company could go on.
    NowhereToLay { company: Company },
    /// R3.2: no such hex.
    OffTheMap { hex: Hex },
    /// R3.2: no locomotive of the company is next to it.
    NotBeside { hex: Hex, company: Company },
    /// R3.3: a hatched border is in between.
    Hatched { hex: Hex, from: Hex },
    /// R3.4: the company is there already.
    SameCompany { hex: Hex, company: Company },
    /// R3.5: two companies are there already.
    CountryFull { hex: Hex },
    /// R3.6: another company is in the city.
    CityTaken { hex: Hex, by: Company },
    /// R3.7: nobody builds on the tower.
    Tower { hex: Hex },
    /// R3.7: nobody builds on a station.
    Station { hex: Hex },
    /// R3.8: it would cut off this company from every free city.
    CutsOff { hex: Hex, company: Company },
    /// Q4: Marseille is the last of a build.
    MarseilleReached,
    /// R4.1: no share of this company to give.
    NoSuchShare { company: Company },
    /// R4.1: nothing was given yet.
    GiveFirst,
    /// R4.2: one or two.
    OneOrTwo,
    /// R4.2: another company than the one given.
    SameAsGiven { company: Company },
    /// R4.2: not so many are left.
    TooFewLeft { company: Company, left: u8 },
}

impl Cites for Reason {
    fn rule(&self) -> &'static str {
        match self {
            Reason::ChooseFirst | Reason::BuildUnderWay { .. } => "2.2",
            Reason::DepotEmpty { .. } | Reason::FiveLaid | Reason::NothingLaid => "3.1",
            Reason::NowhereToLay { .. } | Reason::OffTheMap { .. } | Reason::NotBeside { .. } => "3.2",
            Reason::Hatched { .. } => "3.3",
            Reason::SameCompany { .. } => "3.4",
            Reason::CountryFull { .. } => "3.5",
            Reason::CityTaken { .. } => "3.6",
            Reason::Tower { .. } | Reason::Station { .. } => "3.7",
            Reason::CutsOff { .. } => "3.8",
            Reason::MarseilleReached => "Q4",
            Reason::SwapUnderWay { .. } | Reason::NoSuchShare { .. } | Reason::GiveFirst => "4.1",
            Reason::OneOrTwo | Reason::SameAsGiven { .. } | Reason::TooFewLeft { .. } => "4.2",
        }
    }
}
