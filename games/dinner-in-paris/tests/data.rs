//! The component files: the embedded ones are right, and wrong ones are refused with file, line and reason.

use dinner_in_paris::{Card, Components, Contest, Kind, Source};
use game::{BadFile, Edition, Printed};

fn text(file: &str) -> &'static str {
    Components::FILES.iter().find(|(name, _)| *name == file).expect("a file of the title").1
}

/// The refusal of a file in which something was replaced.
#[track_caller]
fn refused(file: &str, from: &str, to: &str) -> BadFile {
    let original = text(file);
    assert!(original.contains(from), "{from:?} is not in {file}");
    let changed = original.replacen(from, to, 1);
    match Edition::<Components>::overlaid([(file.to_owned(), changed)].into()) {
        Ok(_) => panic!("{file} with {to:?} is accepted"),
        Err(bad) => bad,
    }
}

/// The line on which a text begins.
fn line_of(file: &str, part: &str) -> Option<usize> {
    Some(text(file)[..text(file).find(part)?].lines().count().max(1))
}

#[track_caller]
fn check(file: &str, from: &str, to: &str, reason: &str, line: Option<usize>) {
    let bad = refused(file, from, to);
    assert_eq!(bad.file, file);
    assert!(bad.reason.contains(reason), "{bad}");
    if let Some(line) = line {
        assert!(bad.line.is_some_and(|own| own.abs_diff(line) <= 1), "{bad}, not line {line}");
    }
}

#[test]
fn the_embedded_edition_is_the_box() {
    let edition = Components::embedded();
    let printed = &edition.printed;
    assert!(edition.is_embedded);
    assert_eq!(printed.copies.iter().map(|n| u32::from(*n)).sum::<u32>(), 48);
    assert_eq!(printed.cards.len(), 15);
    assert_eq!(printed.sources[0], ("main", Source::Official));
    let cells: Vec<usize> = printed.squares.iter().map(|square| square.ground.len()).collect();
    assert_eq!(cells, [172, 232, 300, 172]);
    assert!(printed.squares.iter().all(|square| square.pigeons.len() == 20));
    assert_eq!(printed.rows[3].worth[..9], [0, 0, 4, 8, 14, 14, 20, 26, 34]);
    assert_eq!(printed.rows[2].worth[..13], [0, 3, 3, 6, 9, 9, 12, 15, 18, 18, 21, 24, 28]);
    assert_eq!(printed.menu(Kind::Gastronomic).ingredients, 7);
    assert_eq!(printed.majorities[3][1], Contest::Money);
    assert_eq!(
        printed.face("cheese-potato".parse::<Card>().unwrap()).map(|face| printed.copies[face]),
        Some(1)
    );
}

#[test]
fn a_card_too_few_is_refused() {
    check("cards.toml", "\"coin\", copies = 7", "\"coin\", copies = 6", "47 cards: 48 are expected", None);
}

#[test]
fn an_unknown_ingredient_is_refused() {
    let line = line_of("cards.toml", "\"tomato\", copies");
    check(
        "cards.toml",
        "\"tomato\", copies",
        "\"truffle\", copies",
        "there is no ingredient \"truffle\"",
        line,
    );
    check("restaurants.toml", "\"seafood\", \"bread\"]", "\"seafood\", \"truffle\"]", "truffle", None);
    check("cards.toml", "\"bread-tomato\"", "\"tomato-bread\"", "alphabetical", None);
    check("cards.toml", "\"meat\", copies = 4", "\"bread\", copies = 4", "bread is there twice", None);
}

#[test]
fn a_shape_that_is_not_connected_is_refused() {
    let line = line_of("objectives.toml", "\"shape-05\"");
    let shape = "[\"X.\", \"XX\", \"XX\", \"X.\"]";
    check(
        "objectives.toml",
        shape,
        "[\"X.\", \".X\", \"XX\", \"X.\"]",
        "shape-05: the shape is not connected",
        line,
    );
    check("objectives.toml", shape, "[\"X.\", \"XX?\"]", "equal rows of X and .", line);
    check("objectives.toml", "\"lamps\", points", "\"lamp\", points", "there is no objective \"lamp\"", None);
    check("objectives.toml", "id = \"north\"", "id = \"south\"", "south is there twice", None);
    check("objectives.toml", "goal = { total = 20 }", "goal = { total = 90 }", "1 to 52 is expected", None);
}

#[test]
fn a_wrong_board_is_refused() {
    let line = line_of("board.toml", "....BB..............").map(|line| line + 1);
    check("board.toml", "....BB..............", "....BX..............", "'X' means nothing", line);
    check("board.toml", "....BB..............", "....BB.............", "19 cells: 20 are expected", line);
    check(
        "board.toml",
        "#..................#\n....",
        "#.p................#\n....",
        "not inside the line",
        None,
    );
    check(
        "board.toml",
        "line = { two = 2, three = 1, four = 0 }",
        "line = { two = 2, four = 0 }",
        "main face",
        None,
    );
    check("board.toml", "line = { two = 0 }", "line = { two = 7 }", "leaves no square", None);
    let lampless = "...p..p......p.Lp...";
    check("board.toml", lampless, "...p..p......p.lp...", "'l' means nothing", None);
}

#[test]
fn a_wrong_player_board_is_refused() {
    let line = line_of("restaurants.toml", "id = \"grill\"");
    check(
        "restaurants.toml",
        "id = \"grill\", row = 3",
        "id = \"grill\", row = 5",
        "grill: row 1 to 4",
        line,
    );
    check("restaurants.toml", "id = \"winebar\"", "id = \"grill\"", "grill is there twice", None);
    check(
        "restaurants.toml",
        "bonus = [1, 0, 0, 0, 1,",
        "bonus = [1, 1, 0, 0, 1,",
        "space 2: points, or else",
        None,
    );
    check("restaurants.toml", "cost = [4, 4, 4, 6, 6, 8, 8, 12]", "cost = [4]", "are expected", None);
    check("restaurants.toml", "source =", "sauce =", "sauce", None);
}

#[test]
fn a_wrong_majority_card_is_refused() {
    let line = line_of("majorities.toml", "[\"around-lamp\", \"area-east\"");
    check(
        "majorities.toml",
        "[\"around-lamp\", \"area-east\"",
        "[\"area-east\", \"area-east\"",
        "three different",
        line,
    );
    check(
        "majorities.toml",
        "\"money\", \"area-south\"",
        "\"luck\", \"area-south\"",
        "no contest \"luck\"",
        None,
    );
    check("majorities.toml", "three = [12, 6, 0]", "three = [12, 6]", "for 3 players 3 numbers", None);
    check(
        "majorities.toml",
        "  [\"around-band\", \"area-south\", \"pigeons\"],\n",
        "",
        "7 majority cards",
        None,
    );
}

#[test]
fn an_unknown_file_is_refused() {
    let bad = Edition::<Components>::overlaid([("menu.toml".to_owned(), String::new())].into());
    assert!(bad.is_err_and(|bad| bad.reason.contains("board.toml, cards.toml")));
}
