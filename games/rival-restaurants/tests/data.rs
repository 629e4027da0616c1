//! Component files: the embedded ones are sound, and bad ones are refused with file, line and reason.

use std::collections::BTreeMap;

use game::{BadFile, Edition, Printed};
use rival_restaurants::{Components, Source};

fn embedded(file: &str) -> &'static str {
    Components::FILES.iter().find(|(name, _)| *name == file).expect("a file").1
}

/// The embedded file with a change.
fn changed(file: &str, from: &str, to: &str) -> Result<Edition<Components>, BadFile> {
    let text = embedded(file);
    assert!(text.contains(from), "{from} is not in {file}");
    Edition::overlaid(BTreeMap::from([(file.to_owned(), text.replacen(from, to, 1))]))
}

#[track_caller]
fn refused(file: &str, from: &str, to: &str, line: Option<usize>, reason: &str) {
    let Err(bad) = changed(file, from, to) else { panic!("accepted") };
    assert_eq!(bad.file, file);
    assert!(bad.reason.contains(reason), "{bad}");
    if line.is_some() {
        assert_eq!(bad.line, line, "{bad}");
    }
}

fn line_of(file: &str, text: &str) -> Option<usize> {
    embedded(file).lines().position(|line| line.contains(text)).map(|at| at + 1)
}

/// R1.1
#[test]
fn the_embedded_box_is_whole() {
    let printed = &Components::embedded().printed;
    assert_eq!((printed.recipes.len(), printed.cards.len(), printed.chefs.len()), (48, 21, 12));
    assert_eq!(printed.figures.source, Source::Official);
    assert_eq!(printed.cards.iter().filter(|row| row.source == Source::Official).count(), 3);
}

/// Q72: what is reconstructed says so.
#[test]
fn what_is_reconstructed_says_so() {
    for file in ["recipes.toml", "cards.toml", "restaurants.toml"] {
        assert!(embedded(file).contains("source = \"reconstructed\""), "{file}");
    }
}

#[test]
fn a_box_may_replace_a_recipe() {
    let edition = changed("recipes.toml", "worth = 3", "worth = 4").unwrap_or_else(|bad| panic!("{bad}"));
    assert!(!edition.is_embedded);
    assert_eq!(edition.printed.recipes[0].worth, 4);
}

#[test]
fn unknown_effects_are_refused() {
    let line = line_of("cards.toml", "\"steal-money\"");
    refused("cards.toml", "verb = \"steal-money\"", "verb = \"steal-everything\"", line, "unknown variant");
    let line = line_of("restaurants.toml", "\"income\"");
    refused("restaurants.toml", "\"income\"", "\"outcome\"", line, "unknown variant");
    refused("chefs.toml", "wok-away\", amount", "walk-away\", amount", None, "unknown variant");
}

#[test]
fn impossible_effects_are_refused() {
    let line = line_of("cards.toml", "id = \"detour\"");
    refused(
        "cards.toml",
        "phases = [\"move\"], target",
        "phases = [\"buy\"], target",
        line,
        "only be played",
    );
    let line = line_of("cards.toml", "id = \"surge-pricing\"");
    refused("cards.toml", "target = \"market\"", "target = \"rival\"", line, "cannot have that target");
    refused("cards.toml", "divisor = 2", "divisor = 0", None, "divisor must be 1 or more");
    refused(
        "restaurants.toml",
        "markets = [\"mystery-mart\"]",
        "markets = [\"island\"]",
        None,
        "not the Island",
    );
}

#[test]
fn wrong_counts_and_references_are_refused() {
    refused("cards.toml", "copies = 8", "copies = 9", None, "36 cards, not 37");
    let line = line_of("recipes.toml", "salmon-onigiri");
    refused("recipes.toml", "\"scallion\"", "\"scallions\"", line, "no ingredient \"scallions\"");
    refused("recipes.toml", "cuisine = \"japanese\"", "cuisine = \"martian\"", line, "no restaurant cooks");
    refused("recipes.toml", "worth = 3", "worth = 3, price = 2", line, "unknown field");
    let line = line_of("markets.toml", "id = \"flour\"");
    refused("markets.toml", "id = \"flour\"", "id = \"rice\"", line, "expected \"flour\"");
    refused("chefs.toml", "power = \"drama-queen\"", "power = \"wok-away\"", None, "two chefs");
    refused("game.toml", "levels = [3, 7, 12]", "levels = [3, 12, 7]", None, "levels must rise");
    refused("game.toml", "book-draw = 4", "book-draw = 5", None, "1 to 4");
    refused(
        "game.toml",
        "source = \"official\"",
        "source = \"rumour\"",
        line_of("game.toml", "source = "),
        "unknown",
    );
}

#[test]
fn foreign_files_are_refused() {
    let files = BTreeMap::from([("menu.toml".to_owned(), String::new())]);
    let Err(bad) = Edition::<Components>::overlaid(files) else { panic!("accepted") };
    assert!(bad.reason.contains("no such component file"), "{bad}");
}
