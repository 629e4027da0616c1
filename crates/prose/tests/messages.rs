//! Every message exists in every language, is used, and gets what it asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use prose::{Locale, messages};

/// Each message of a language with the variables in it.
fn read(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let mut all: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut last = String::new();
    for line in messages(locale).iter().flat_map(|file| file.lines()) {
        let starts_message = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let (true, Some((key, _))) = (starts_message, line.split_once(" =")) {
            last = key.to_owned();
            assert!(all.insert(last.clone(), BTreeSet::new()).is_none(), "{locale}: {key} is there twice");
        }
        for variable in line.split('$').skip(1) {
            let name: String =
                variable.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            all.get_mut(&last).unwrap().insert(name);
        }
    }
    all
}

/// The text of all Rust sources but tests.
fn sources() -> String {
    let mut text = String::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("..")];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("tests") {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                text += &std::fs::read_to_string(path).unwrap();
            }
        }
    }
    text
}

#[test]
fn every_language_says_everything() {
    let english = read(Locale::En);
    for locale in Locale::ALL {
        let own = read(locale);
        let keys =
            |messages: &BTreeMap<String, BTreeSet<String>>| messages.keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(keys(&own), keys(&english), "{locale}");
        for (key, variables) in own {
            // `$who` comes with `$seat`.
            let mut known = english[&key].clone();
            if known.contains("seat") {
                known.insert("who".to_owned());
            }
            assert!(
                variables.is_subset(&known),
                "{locale}: {key} asks for {variables:?}, English for {known:?}"
            );
        }
    }
}

#[test]
fn every_message_is_used() {
    let sources = sources();
    // Made from parts: `course-<title>`, `level-<level>`, `phrase-<key>`, `<prefix>-option-<key>`, `<prefix>-option-<key>-help`,
    // `<prefix>-option-<key>-<value>`, `<prefix>-term-<term>`, `pp-phase-<stage>`.
    // Said inside other messages: `pp-where`, `pp-houses`, `pp-shop-at`.
    // `rr-<kind>-<slug>`. `<prefix>-act-<action>`.
    let composed = [
        "course-",
        "level-",
        "phrase-",
        "cf-act-",
        "pc-act-",
        "dp-act-",
        "pp-act-",
        "rr-act-",
        "pc-option-",
        "pc-term-",
        "dp-term-",
        "pp-term-",
        "rr-term-",
        "dp-option-",
        "pp-option-",
        "pp-phase-",
        "pp-where",
        "pp-houses",
        "pp-shop-at",
        "rr-option-",
        "rr-place-",
        "rr-ingredient-",
        "rr-chef-",
        "rr-upgrade-",
        "rr-card-",
        "rr-restaurant-",
        "rr-recipe-",
    ];
    for key in read(Locale::En).keys() {
        let short = key.split_once('-').map_or(key.as_str(), |(_, rest)| rest);
        let used = [key.as_str(), short].iter().any(|word| sources.contains(&format!("\"{word}\"")));
        assert!(used || composed.iter().any(|prefix| key.starts_with(prefix)), "nobody says {key}");
    }
}

#[test]
fn every_key_in_the_code_has_a_message() {
    let english = read(Locale::En);
    let sources = sources();
    for call in [
        ".say(\"",
        ".fill(\"",
        ".count(\"",
        "Line::new(\"",
        "NotFound(\"",
        "Unauthorized(\"",
        "Forbidden(\"",
        "Conflict(\"",
        "TooMany(\"",
        "Impossible(\"",
    ] {
        for rest in sources.split(call).skip(1) {
            let key = rest.split('"').next().unwrap();
            if key.contains(['{', ' ']) || key.is_empty() {
                continue;
            }
            assert!(english.contains_key(key), "{call}{key}\") has no message");
        }
    }
}
