//! Component files: the embedded ones are sound, and bad ones are refused with file, line and reason.

use std::collections::BTreeMap;

use game::{BadFile, Edition, Printed};
use papa_paolo::{CITY_TILES, Colour, Components, Source};

const TILES: &str = include_str!("../data/tiles.toml");
const BOARD: &str = include_str!("../data/board.toml");
const PIZZAIOLI: &str = include_str!("../data/pizzaioli.toml");

/// The edition with `from` replaced by `to` in a file.
fn changed(file: &str, from: &str, to: &str) -> Result<Edition<Components>, BadFile> {
    let text = match file {
        "tiles.toml" => TILES,
        "board.toml" => BOARD,
        _ => PIZZAIOLI,
    };
    assert!(text.contains(from), "{from:?} is in {file}");
    let files = BTreeMap::from([(file.to_owned(), text.replacen(from, to, 1))]);
    Edition::overlaid(files)
}

#[track_caller]
fn refused(file: &str, from: &str, to: &str, line: Option<usize>, reason: &str) {
    let bad = changed(file, from, to).expect_err("it is refused");
    assert_eq!((bad.file.as_str(), bad.line), (file, line), "{bad}");
    assert!(bad.reason.contains(reason), "{bad}");
}

fn line_of(text: &str, part: &str) -> Option<usize> {
    text.lines().position(|line| line.contains(part)).map(|line| line + 1)
}

/// R1.2, R1.4, R1.5, R1.6: the numbers that the rulebook gives. Q40: what is reconstructed says so.
#[test]
fn the_embedded_files_are_sound() {
    let printed = &Components::embedded().printed;
    let tiles: usize = printed.tiles.iter().map(|kind| usize::from(kind.count)).sum();
    assert_eq!(tiles, CITY_TILES);
    assert!(printed.tiles.iter().all(|kind| kind.source == Source::Reconstructed));
    assert_eq!(printed.deliveries[0][2].source, Source::Derived);
    assert_eq!((printed.deliveries[0][2].pizzas, printed.deliveries[0][2].distance), (3, 2));
    assert_eq!(printed.large[0].opposite(Colour::Gold), Colour::Green);
    assert_eq!(printed.piazza.source, Source::Derived);
    assert!(Components::embedded().is_embedded);
}

#[test]
fn bad_tiles_are_refused() {
    let file = "tiles.toml";
    let first = r#"{ colour = "gold", houses = 1, exits = "NESW", count = 2 }"#;
    let at = line_of(TILES, first);
    refused(file, first, &first.replace("houses = 1", "houses = 4"), at, "expected 1 to 3");
    refused(file, first, &first.replace("NESW", "NWS"), at, "NESW");
    refused(file, first, &first.replace("gold", "pink"), at, "pink");
    refused(file, first, &first.replace("count = 2", "count = 0"), at, "at least 1");
    refused(file, first, &first.replace("count = 2", "count = 3"), None, "22 gold city tiles, expected 21");
    refused(file, first, &first.replace("count", "number"), at, "number");
    let twice = r#"houses = 2, exits = "NS", count = 2"#;
    refused(file, twice, r#"houses = 2, exits = "ESW", count = 2"#, line_of(TILES, twice), "there twice");
    let start = "number = 2, colour";
    refused(file, start, "number = 5, colour", line_of(TILES, start), "expected 1 to 4");
    refused(file, start, "number = 1, colour", line_of(TILES, start), "there twice");
    let exits = r#"colour = "red", houses = 1, exits = "NSW""#;
    refused(file, exits, r#"colour = "red", houses = 1, exits = "NES""#, line_of(TILES, exits), "pizzeria");
}

#[test]
fn bad_boards_are_refused() {
    let file = "board.toml";
    let rows = r#"rows = [["market"], ["build"], ["sponsor"], ["express"]]"#;
    refused(file, rows, r#"rows = [["market"]]"#, line_of(BOARD, "[boards.4]"), "expected 4 and 4");
    refused(file, rows, &rows.replace("build", "sleep"), line_of(BOARD, rows), "sleep");
    refused(file, "[boards.3]", "[boards.5]", line_of(BOARD, "[boards.3]"), "expected 2, 3 and 4");
    let steps = line_of(BOARD, "steps = [");
    refused(file, "  [3, 4, 5, 6],\n", "", steps, "7 steps of 4");
    refused(file, "[3, 4, 5, 6]", "[1, 4, 5, 6]", steps, "rising");
    refused(file, "bids = [1, 2", "bids = [2, 2", line_of(BOARD, "bids = [1"), "rising");
}

#[test]
fn bad_pizzaioli_are_refused() {
    let file = "pizzaioli.toml";
    refused(file, "price = 5, count = 2", "price = 5, count = 3", line_of(PIZZAIOLI, "pizzerias = ["), "£5");
    refused(file, "E4 = ", "F4 = ", line_of(PIZZAIOLI, "E4 = "), "A1 to E4");
    refused(file, "pizzas = 2, distance = 1", "pizzas = 0, distance = 1", line_of(PIZZAIOLI, "A1 = "), "A1");
    refused(file, "A1 = { pizzas = 2, distance = 1 }\n", "", None, "19 delivery tiles");
    let tracks = line_of(PIZZAIOLI, "[tracks]");
    refused(file, "network = [1, 2, 2, 3, 3, 4]", "network = [1, 2, 2, 3, 3]", tracks, "same");
    refused(file, "network = [1", "network = [0", tracks, "begin at 1");
    let start = line_of(PIZZAIOLI, "start-pizzeria = 5");
    refused(file, "start-pizzeria = 5", "start-pizzeria = 2", start, "at least the 3");
    let large = r#"["gold", "blue", "green", "red"]"#;
    refused(
        file,
        large,
        r#"["gold", "gold", "green", "red"]"#,
        line_of(PIZZAIOLI, "tiles = ["),
        "each of the four",
    );
    refused(
        file,
        r#"source = "reconstructed""#,
        r#"source = "guessed""#,
        line_of(PIZZAIOLI, "source = \""),
        "guessed",
    );
}

#[test]
fn unknown_files_are_refused_and_good_ones_make_another_edition() {
    let files = BTreeMap::from([("map.toml".to_owned(), String::new())]);
    assert_eq!(Edition::<Components>::overlaid(files).err().unwrap().file, "map.toml");
    let other = changed("pizzaioli.toml", "versatility = [0, 1, 2", "versatility = [0, 1, 3").unwrap();
    assert!(!other.is_embedded);
    assert_ne!(other.id, Components::embedded().id);
    assert_eq!(other.printed.tracks.versatility[2], 3);
}
