//! Rival Restaurants in words.

mod actions;
mod events;
mod names;
mod prompts;
mod reasons;

use game::Edition;
use rival_restaurants::{Action, Components, Event, Reason, State, View};

use crate::line::Line;
use crate::locale::Locale;
use crate::speak::Speak;

impl Speak for State {
    const PREFIX: &'static str = "rr";

    fn event(edition: &Edition<Components>, event: &Event) -> Option<Line> {
        events::line(edition, event)
    }

    fn action(edition: &Edition<Components>, view: &View, action: Action) -> Line {
        actions::line(edition, view, action)
    }

    fn prompt(edition: &Edition<Components>, view: &View) -> Line {
        prompts::line(edition, view)
    }

    fn reason(edition: &Edition<Components>, reason: &Reason) -> (Line, Line) {
        reasons::lines(edition, reason)
    }

    fn ending(ending: &str) -> Line {
        Line::new(match ending {
            "top-chef" => "rr-end-top-chef",
            _ => "rr-end-closing-day",
        })
    }

    fn rules(locale: Locale) -> &'static str {
        match locale {
            Locale::En => include_str!("../../../../games/rival-restaurants/RULES.md"),
            Locale::Fr => include_str!("../../../../games/rival-restaurants/RULES.fr.md"),
            Locale::Nl => include_str!("../../../../games/rival-restaurants/RULES.nl.md"),
        }
    }
}

#[cfg(test)]
mod tests {
    use rival_restaurants::Ending;

    use super::*;

    #[test]
    fn every_ending_has_words_of_its_own() {
        let words: Vec<_> = Ending::SLUGS.iter().map(|slug| State::ending(slug).key).collect();
        assert_eq!(words, ["rr-end-top-chef", "rr-end-closing-day"]);
    }
}
