//! Paris Connection in words.

use game::Edition;
use kit::Hex;
use paris_connection::{Action, Company, Event, Kind, Map, Phase, Reason, State, View};

use crate::line::{Line, Name, Part};
use crate::locale::Locale;
use crate::speak::Speak;

/// The part that a company is.
fn company(company: Company) -> Part {
    let key = match company {
        Company::Blue => "pc-company-blue",
        Company::Saffron => "pc-company-saffron",
        Company::Red => "pc-company-red",
        Company::Lilac => "pc-company-lilac",
        Company::Black => "pc-company-black",
        Company::Green => "pc-company-green",
    };
    Part::Thing(format!("company:{}", company.slug()), Name::Message(key))
}

/// The part that a hex is: a proper name, or open country.
fn place(edition: &Edition<Map>, hex: Hex) -> Part {
    let name = match edition.printed.place(hex).map(|place| &place.kind) {
        Some(Kind::City { name, .. } | Kind::Station { name }) => Name::Proper(name.clone()),
        Some(Kind::Tower) => Name::Message("pc-tower"),
        Some(Kind::Country) | None => Name::MessageAt("pc-country", hex.to_string()),
    };
    Part::Thing(format!("hex:{hex}"), name)
}

impl Speak for State {
    const PREFIX: &'static str = "pc";

    fn event(edition: &Edition<Map>, event: &Event) -> Option<Line> {
        Some(match event {
            Event::BuildBegun { .. } | Event::Laid { .. } | Event::Given { .. } => return None,
            Event::Built { seat, company: built, hexes, gain, value } => {
                let is_city = |hex: &&Hex| {
                    matches!(edition.printed.place(**hex).map(|p| &p.kind), Some(Kind::City { .. }))
                };
                let cities: Vec<Part> =
                    hexes.iter().filter(is_city).map(|hex| place(edition, *hex)).collect();
                let key = if cities.is_empty() { "pc-built-country" } else { "pc-built" };
                Line::new(key)
                    .seat(*seat)
                    .number("count", hexes.len() as i64)
                    .with("company", company(*built))
                    .with("cities", Part::List(cities))
                    .with(
                        "gain",
                        Part::Gain(Line::new("pc-gain").number("gain", *gain).number("value", *value)),
                    )
                    .closing_turn()
            }
            Event::Swapped { seat, gave, took, count } => Line::new("pc-swapped")
                .seat(*seat)
                .with("gave", company(*gave))
                .with("took", company(*took))
                .number("count", *count)
                .closing_turn(),
            Event::PlainSwaps { count, limit } => {
                Line::new("pc-plain-swaps").number("count", *count).number("limit", *limit)
            }
            Event::Ended { ending } => Self::ending(ending.slug()),
        })
    }

    fn action(edition: &Edition<Map>, view: &View, action: Action) -> Line {
        match action {
            Action::Build(chosen) => Line::new("pc-do-build").with("company", company(chosen)),
            Action::Lay(hex) => {
                let gain = edition.printed.place(hex).map_or(0, |place| place.worth());
                let line = match view.phase {
                    Phase::Building { company: built, .. } => {
                        Line::new("pc-do-lay").with("company", company(built))
                    }
                    // Whoever prepares a move has not chosen a company yet.
                    _ => Line::new("pc-do-lay-next"),
                };
                line.with("place", place(edition, hex)).number("gain", gain)
            }
            Action::Finish => {
                Line::new(if ends_in_marseille(edition, view) { "pc-do-finish-game" } else { "pc-do-finish" })
            }
            Action::Give(given) => Line::new("pc-do-give").with("company", company(given)),
            Action::Take { company: taken, count } => {
                Line::new("pc-do-take").with("company", company(taken)).number("count", count)
            }
        }
    }

    fn prompt(edition: &Edition<Map>, view: &View) -> Line {
        let mine = view.viewer.is(view.active);
        match view.phase {
            Phase::Over(ending) => Self::ending(ending.slug()),
            _ if !mine => match view.phase {
                Phase::Building { company: built, .. } => {
                    Line::new("pc-wait-build").seat(view.active).with("company", company(built))
                }
                Phase::Swapping { .. } => Line::new("pc-wait-swap").seat(view.active),
                _ => Line::new("pc-wait").seat(view.active),
            },
            Phase::Choosing if view.stalemate && view.plain_swaps >= view.seats() => {
                Line::new("pc-ask-stalemate").number("left", 2 * view.seats() - view.plain_swaps)
            }
            Phase::Choosing => Line::new("pc-ask"),
            Phase::Building { laid: 0, company: built, .. } => {
                Line::new("pc-ask-first").with("company", company(built))
            }
            Phase::Building { .. } if ends_in_marseille(edition, view) => Line::new("pc-ask-marseille"),
            Phase::Building { laid, .. } => {
                Line::new("pc-ask-next").number("left", paris_connection::MOST_LAID - laid)
            }
            Phase::Swapping { given } => Line::new("pc-ask-take").with("company", company(given)),
        }
    }

    fn reason(edition: &Edition<Map>, reason: &Reason) -> (Line, Line) {
        let two = |short, long| (Line::new(short), Line::new(long));
        match reason {
            Reason::ChooseFirst => two("pc-why-choose", "pc-why-choose-long"),
            Reason::BuildUnderWay { company: built } => (
                Line::new("pc-why-building").with("company", company(*built)),
                Line::new("pc-why-building-long"),
            ),
            Reason::SwapUnderWay { given } => (
                Line::new("pc-why-swapping").with("company", company(*given)),
                Line::new("pc-why-swapping-long"),
            ),
            Reason::DepotEmpty { company: empty } => {
                (Line::new("pc-why-depot").with("company", company(*empty)), Line::new("pc-why-depot-long"))
            }
            Reason::FiveLaid => two("pc-why-five", "pc-why-five-long"),
            Reason::NothingLaid => two("pc-why-nothing", "pc-why-nothing-long"),
            Reason::NowhereToLay { company: stuck } => (
                Line::new("pc-why-nowhere").with("company", company(*stuck)),
                Line::new("pc-why-nowhere-long"),
            ),
            Reason::OffTheMap { .. } => two("pc-why-off", "pc-why-off-long"),
            Reason::NotBeside { company: line, .. } => (
                Line::new("pc-why-beside").with("company", company(*line)),
                Line::new("pc-why-beside-long").with("company", company(*line)),
            ),
            Reason::Hatched { hex, from } => {
                let name = edition.printed.hatched_between(*hex, *from).map(|border| border.name.clone());
                let border = Part::Thing(format!("hex:{hex}"), Name::Proper(name.unwrap_or_default()));
                (Line::new("pc-why-hatched").with("border", border), Line::new("pc-why-hatched-long"))
            }
            Reason::SameCompany { company: same, .. } => {
                (Line::new("pc-why-same").with("company", company(*same)), Line::new("pc-why-same-long"))
            }
            Reason::CountryFull { .. } => two("pc-why-full", "pc-why-full-long"),
            Reason::CityTaken { by, .. } => {
                (Line::new("pc-why-city").with("company", company(*by)), Line::new("pc-why-city-long"))
            }
            Reason::Tower { .. } => two("pc-why-tower", "pc-why-tower-long"),
            Reason::Station { hex } => (
                Line::new("pc-why-station").with("place", place(edition, *hex)),
                Line::new("pc-why-tower-long"),
            ),
            Reason::CutsOff { company: cut, .. } => (
                Line::new("pc-why-cut").with("company", company(*cut)),
                Line::new("pc-why-cut-long").with("company", company(*cut)),
            ),
            Reason::MarseilleReached => two("pc-why-marseille", "pc-why-marseille-long"),
            Reason::NoSuchShare { company: missing } => {
                (Line::new("pc-why-share").with("company", company(*missing)), Line::new("pc-why-share-long"))
            }
            Reason::GiveFirst => two("pc-why-give", "pc-why-give-long"),
            Reason::OneOrTwo => two("pc-why-two", "pc-why-two-long"),
            Reason::SameAsGiven { company: given } => {
                (Line::new("pc-why-given").with("company", company(*given)), Line::new("pc-why-given-long"))
            }
            Reason::TooFewLeft { company: few, left } => (
                Line::new("pc-why-few").with("company", company(*few)).number("left", *left),
                Line::new("pc-why-few-long"),
            ),
        }
    }

    fn ending(ending: &str) -> Line {
        Line::new(match ending {
            "marseille" => "pc-end-marseille",
            "one-depot" => "pc-end-one-depot",
            _ => "pc-end-stalemate",
        })
    }

    fn rules(locale: Locale) -> &'static str {
        match locale {
            Locale::En => include_str!("../../../games/paris-connection/RULES.md"),
            Locale::Fr => include_str!("../../../games/paris-connection/RULES.fr.md"),
            Locale::Nl => include_str!("../../../games/paris-connection/RULES.nl.md"),
        }
    }
}

/// Whether the build under way has reached Marseille.
fn ends_in_marseille(edition: &Edition<Map>, view: &View) -> bool {
    let marseille = edition.printed.hex(edition.printed.marseille);
    matches!(view.phase, Phase::Building { company, .. } if view.lines[company.index()].laid.contains(&marseille))
}

#[cfg(test)]
mod tests {
    use paris_connection::Ending;

    use super::*;

    #[test]
    fn every_ending_has_words_of_its_own() {
        let words: Vec<_> = Ending::SLUGS.iter().map(|slug| State::ending(slug).key).collect();
        assert_eq!(words, ["pc-end-marseille", "pc-end-one-depot", "pc-end-stalemate"]);
    }
}
