//! The languages, and their Fluent files.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::{LanguageIdentifier, langid};

/// A language that everything can be said in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Locale {
    /// English: complete by test, and what is said where another language has a gap.
    En,
    /// French.
    Fr,
    /// Dutch.
    Nl,
}

/// Somebody asked for a language that is not there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoSuchLanguage(pub String);

impl fmt::Display for NoSuchLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language {:?}; there is en, fr, nl", self.0)
    }
}

impl std::error::Error for NoSuchLanguage {}

/// The files of each language, the site's first.
const FILES: [(Locale, &[&str]); 3] = [
    (
        Locale::En,
        &[
            include_str!("../locales/en/site.ftl"),
            include_str!("../locales/en/talk.ftl"),
            include_str!("../locales/en/notices.ftl"),
            include_str!("../locales/en/people.ftl"),
            include_str!("../locales/en/review.ftl"),
            include_str!("../locales/en/evening.ftl"),
            include_str!("../locales/en/advice.ftl"),
            include_str!("../locales/en/paris-connection.ftl"),
            include_str!("../locales/en/dinner-in-paris.ftl"),
            include_str!("../locales/en/papa-paolo.ftl"),
            include_str!("../locales/en/rival-restaurants.ftl"),
            include_str!("../locales/en/connect-four.ftl"),
            include_str!("../locales/en/text.ftl"),
            include_str!("../locales/en/programs.ftl"),
        ],
    ),
    (
        Locale::Fr,
        &[
            include_str!("../locales/fr/site.ftl"),
            include_str!("../locales/fr/talk.ftl"),
            include_str!("../locales/fr/notices.ftl"),
            include_str!("../locales/fr/people.ftl"),
            include_str!("../locales/fr/review.ftl"),
            include_str!("../locales/fr/evening.ftl"),
            include_str!("../locales/fr/advice.ftl"),
            include_str!("../locales/fr/paris-connection.ftl"),
            include_str!("../locales/fr/dinner-in-paris.ftl"),
            include_str!("../locales/fr/papa-paolo.ftl"),
            include_str!("../locales/fr/rival-restaurants.ftl"),
            include_str!("../locales/fr/connect-four.ftl"),
            include_str!("../locales/fr/text.ftl"),
            include_str!("../locales/fr/programs.ftl"),
        ],
    ),
    (
        Locale::Nl,
        &[
            include_str!("../locales/nl/site.ftl"),
            include_str!("../locales/nl/talk.ftl"),
            include_str!("../locales/nl/notices.ftl"),
            include_str!("../locales/nl/people.ftl"),
            include_str!("../locales/nl/review.ftl"),
            include_str!("../locales/nl/evening.ftl"),
            include_str!("../locales/nl/advice.ftl"),
            include_str!("../locales/nl/paris-connection.ftl"),
            include_str!("../locales/nl/dinner-in-paris.ftl"),
            include_str!("../locales/nl/papa-paolo.ftl"),
            include_str!("../locales/nl/rival-restaurants.ftl"),
            include_str!("../locales/nl/connect-four.ftl"),
            include_str!("../locales/nl/text.ftl"),
            include_str!("../locales/nl/programs.ftl"),
        ],
    ),
];

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> = LazyLock::new(|| {
    FILES.map(|(locale, files)| {
        let mut bundle = FluentBundle::new_concurrent(vec![locale.identifier()]);
        // No direction marks around what is put in: all three languages run the same way.
        bundle.set_use_isolating(false);
        for file in files {
            let resource = FluentResource::try_new((*file).to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{locale}: {errors:?}"));
            bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{locale}: {errors:?}"));
        }
        bundle
    })
});

/// The text of a language's files, for checks.
pub fn messages(locale: Locale) -> &'static [&'static str] {
    FILES[locale as usize].1
}

impl Locale {
    /// All languages, in the order of their switch.
    pub const ALL: [Locale; 3] = [Locale::Nl, Locale::Fr, Locale::En];

    /// Two letters.
    pub const fn tag(self) -> &'static str {
        match self {
            Locale::En => "en",
            Locale::Fr => "fr",
            Locale::Nl => "nl",
        }
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Locale::En => "English",
            Locale::Fr => "Français",
            Locale::Nl => "Nederlands",
        }
    }

    const fn identifier(self) -> LanguageIdentifier {
        match self {
            Locale::En => langid!("en"),
            Locale::Fr => langid!("fr"),
            Locale::Nl => langid!("nl"),
        }
    }

    /// The best of an `Accept-Language` header; English if there is nothing better.
    pub fn accepted(header: &str) -> Locale {
        let mut wishes: Vec<(f32, Locale)> = header
            .split(',')
            .filter_map(|wish| {
                let mut parts = wish.split(';');
                let language = parts.next()?.trim().split('-').next()?.to_ascii_lowercase();
                let weight =
                    parts.find_map(|part| part.trim().strip_prefix("q=")?.parse().ok()).unwrap_or(1.0);
                Some((weight, language.parse().ok()?))
            })
            .collect();
        wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
        wishes.first().map_or(Locale::En, |(_, locale)| *locale)
    }

    /// A message without parts.
    pub fn say(self, key: &str) -> String {
        self.format(key, &FluentArgs::new())
    }

    /// A message with numbers in it.
    pub fn count(self, key: &str, parts: &[(&'static str, i64)]) -> String {
        self.count_and_fill(key, parts, &[])
    }

    /// A message with texts in it.
    pub fn fill(self, key: &str, parts: &[(&'static str, &str)]) -> String {
        self.count_and_fill(key, &[], parts)
    }

    /// A message with numbers and texts in it.
    pub fn count_and_fill(
        self,
        key: &str,
        numbers: &[(&'static str, i64)],
        texts: &[(&'static str, &str)],
    ) -> String {
        let mut arguments = FluentArgs::new();
        for (name, number) in numbers {
            arguments.set(*name, *number);
        }
        for (name, text) in texts {
            arguments.set(*name, (*text).to_owned());
        }
        self.format(key, &arguments)
    }

    pub(crate) fn arguments(self) -> FluentArgs<'static> {
        FluentArgs::new()
    }

    pub(crate) fn format(self, key: &str, arguments: &FluentArgs<'_>) -> String {
        for locale in [self, Locale::En] {
            let bundle = &BUNDLES[locale as usize];
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                let mut errors = Vec::new();
                return bundle.format_pattern(pattern, Some(arguments), &mut errors).into_owned();
            }
        }
        // A test walks all keys; should one be missing all the same, the key is better than nothing.
        key.to_owned()
    }

    /// Whether the language itself, not a stand-in, has this message.
    pub fn has(self, key: &str) -> bool {
        BUNDLES[self as usize].has_message(key)
    }
}

impl fmt::Display for Locale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl FromStr for Locale {
    type Err = NoSuchLanguage;

    fn from_str(text: &str) -> Result<Locale, NoSuchLanguage> {
        Locale::ALL
            .into_iter()
            .find(|locale| locale.tag() == text)
            .ok_or_else(|| NoSuchLanguage(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_browsers_wish_is_heard() {
        assert_eq!(Locale::accepted("nl-BE,nl;q=0.9,en;q=0.8"), Locale::Nl);
        assert_eq!(Locale::accepted("de, fr;q=0.4, en;q=0.3"), Locale::Fr);
        assert_eq!(Locale::accepted("de"), Locale::En);
        assert_eq!(Locale::accepted(";;q=,,"), Locale::En);
    }
}
