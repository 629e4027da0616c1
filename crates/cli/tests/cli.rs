//! The command line, as people and scripts use it.

mod house;

use std::process::Output;

use house::{Guest, House};
use serde_json::Value;

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The sentence with which it failed, and the exit code.
fn failure(output: &Output) -> (i32, String) {
    (output.status.code().unwrap(), String::from_utf8(output.stderr.clone()).unwrap())
}

fn lines(output: &Output) -> Vec<Value> {
    text(output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn titles_are_listed() {
    let house = House::new("titles");
    assert!(text(&house.atable(&["titles"])).contains("Paris Connection"));
    let titles: Value = serde_json::from_str(&text(&house.atable(&["titles", "--json"]))).unwrap();
    assert_eq!(titles[0]["slug"], "paris-connection");
}

#[test]
fn the_same_seed_gives_the_same_games_on_any_number_of_cores() {
    let house = House::new("simulate");
    let run = |jobs| {
        let arguments = [
            "simulate",
            "paris-connection",
            "--seats",
            "5",
            "--games",
            "40",
            "--seed",
            "7",
            "--bots",
            "random,greedy",
            "--json",
            "--jobs",
            jobs,
        ];
        let mut lines = lines(&house.atable(&arguments));
        let summary = lines.pop().unwrap();
        assert_eq!(summary["games"], 40);
        assert!(summary["plies_per_s"].as_f64().unwrap() > 0.0);
        lines
    };
    let games = run("1");
    assert_eq!(games.len(), 40);
    assert_eq!(games, run("2"));
    for key in ["title", "seats", "seed", "plies", "scores", "ranking", "ending", "options"] {
        assert!(!games[0][key].is_null(), "{key}");
    }
}

#[test]
fn records_replay_and_a_changed_one_does_not() {
    let house = House::new("records");
    text(&house.atable(&[
        "simulate",
        "paris-connection",
        "--seats",
        "3",
        "--games",
        "3",
        "--seed",
        "1",
        "--records",
        "out",
    ]));
    let files: Vec<String> = (1..=3).map(|seed| format!("out/{seed}.atable.json")).collect();
    let all: Vec<&str> = ["replay", "--verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    assert_eq!(text(&house.atable(&all)).matches(": ok").count(), 3);

    let json = lines(&house.atable(&["replay", &files[0], "--json", "--viewer", "all"]));
    let record: Value =
        serde_json::from_str(&std::fs::read_to_string(house.folder.join(&files[0])).unwrap()).unwrap();
    assert_eq!(
        json.len(),
        record["actions"].as_array().unwrap().len() + 1,
        "the table as it was laid, then a line a ply"
    );
    assert!(json[0]["by"].is_null() && json[0]["view"]["A"]["hands"][0]["shares"].is_array());
    assert_eq!(json[1]["action"], record["actions"][0]["action"]);
    let mine = lines(&house.atable(&["replay", &files[0], "--json", "--viewer", "B", "--to", "4"]));
    assert_eq!(mine.len(), 5);
    assert!(
        mine[0]["view"]["hands"][0]["shares"].is_null() && mine[0]["view"]["hands"][1]["shares"].is_array()
    );
    assert!(text(&house.atable(&["replay", &files[0], "--lang", "fr"])).contains("partie"));
    text(&house.atable(&["replay", &files[0], "--to", "30", "--svg", "board.svg"]));
    assert!(std::fs::read_to_string(house.folder.join("board.svg")).unwrap().starts_with("<svg"));

    let mut changed = record;
    changed["seed"] = "2".into();
    std::fs::write(house.folder.join("changed.json"), changed.to_string()).unwrap();
    let (code, _) = failure(&house.atable(&["replay", "--verify", "changed.json"]));
    assert_eq!(code, 1, "the work failed");
    let (code, words) = failure(&house.atable(&["replay", "nowhere.json"]));
    assert!(code == 2 && words.contains("nowhere.json"), "{words}");
}

#[test]
fn wrong_use_is_answered_with_what_to_do() {
    let house = House::new("wrong");
    for (arguments, hint) in [
        (&["simulate", "chess", "--seats", "2", "--games", "1"][..], "paris-connection"),
        (&["simulate", "paris-connection", "--seats", "9", "--games", "1"], "3 to 6"),
        (
            &["simulate", "paris-connection", "--seats", "3", "--games", "1", "--bots", "genius"],
            "random, commis, demi-chef, sous-chef, chef",
        ),
        (
            &["simulate", "paris-connection", "--seats", "3", "--games", "1", "--option", "speed=9"],
            "stalemate",
        ),
        (
            &["simulate", "paris-connection", "--seats", "3", "--games", "1", "--option", "stalemate=maybe"],
            "boolean",
        ),
        (&["serve", "--database", "mysql:x"], "sqlite:FILE"),
        (&["serve", "--editions", "nowhere"], "nowhere"),
        (&["rules", "paris-connection", "--lang", "de"], "en, fr, nl"),
        (
            &["play", "paris-connection", "--seats", "me,you,they"],
            "random, commis, demi-chef, sous-chef, chef",
        ),
        (&["export", "nothing"], "--database"),
        (&["frobnicate"], "Usage"),
    ] {
        let (code, words) = failure(&house.atable(arguments));
        assert!(code == 2 && words.contains(hint), "{arguments:?}: {code} {words}");
    }
}

#[test]
fn a_game_can_be_played_in_the_terminal() {
    let house = House::new("play");
    // Always the last choice: swaps of one for two, until the depots are empty.
    let input = "99\n".to_owned() + &"1\n".repeat(2_000);
    let played = house.atable_told(
        &["play", "paris-connection", "--seats", "me,random,random", "--seed", "5", "--lang", "nl"],
        &input,
    );
    let words = text(&played);
    assert!(words.contains("afgelopen") && words.contains(" 1. "), "{words}");
}

#[test]
fn rules_are_printed_in_three_languages() {
    let house = House::new("rules");
    for (lang, word) in [("en", "company"), ("fr", "compagnie"), ("nl", "maatschappij")] {
        let rules = text(&house.atable(&["rules", "paris-connection", "--lang", lang]));
        assert!(rules.contains("**3.8**") && rules.contains(word), "{lang}");
    }
}

#[test]
fn the_owner_of_a_box_can_lay_the_printed_map_over_ours() {
    let house = House::new("editions");
    let map = include_str!("../../../games/paris-connection/data/map.toml");
    let folder = house.folder.join("editions/paris-connection");
    std::fs::create_dir_all(&folder).unwrap();
    let write = |text: &str| std::fs::write(folder.join("map.toml"), text).unwrap();
    let simulate = |more: &[&str]| {
        let all = [
            &["simulate", "paris-connection", "--seats", "4", "--games", "5", "--json", "--records", "out"],
            more,
        ]
        .concat();
        house.atable(&all)
    };
    let ours = lines(&simulate(&[]));
    write(
        &map.replace("city = \"Brest\", worth = 3", "city = \"Brest\", worth = 4")
            .replace("\"reconstructed\"", "\"official\""),
    );
    let theirs = lines(&simulate(&["--editions", "editions"]));
    assert_eq!(ours.len(), theirs.len());
    // The record names the edition: without it, it cannot be replayed, and the sentence says what to do.
    let (code, words) = failure(&house.atable(&["replay", "out/1.atable.json"]));
    assert!(code == 1 && words.contains("--editions"), "{words}");
    text(&house.atable(&["replay", "--verify", "out/1.atable.json", "--editions", "editions"]));

    for (wrong, line, reason) in [
        (map.replace("worth = 4", "worth = 9"), true, "1 to 4"),
        (map.replace("tower = true", "tower = yes"), true, ""),
        (map.replace("at = \"0,0\"", "at = \"0,-1\""), true, "twice"),
        (map.replace(", marseille = true", ""), false, "marseille"),
        (map.replace("[\"-3,0\", \"-3,1\"]", "[\"-3,0\", \"5,5\"]"), true, "touch"),
        (map.replace("city = \"Lyon\"", "town = \"Lyon\""), true, "town"),
    ] {
        write(&wrong);
        let (code, words) = failure(&simulate(&["--editions", "editions"]));
        assert!(code == 2 && words.contains("map.toml") && words.contains(reason), "{words}");
        assert_eq!(words.contains("line "), line, "{words}");
    }
    std::fs::write(folder.join("cards.toml"), "").unwrap();
    write(map);
    let (code, words) = failure(&simulate(&["--editions", "editions"]));
    assert!(code == 2 && words.contains("cards.toml") && words.contains("there is map.toml"), "{words}");
}

#[test]
fn a_stored_game_is_exported_imported_and_verified() {
    let house = House::new("store");
    text(&house.atable(&[
        "simulate",
        "paris-connection",
        "--seats",
        "3",
        "--games",
        "1",
        "--seed",
        "4",
        "--records",
        "out",
    ]));
    let imported = text(&house.atable(&["import", "out/4.atable.json"]));
    let id = imported.split("/tables/").nth(1).unwrap().split('/').next().unwrap().to_owned();
    let exported: Value = serde_json::from_str(&text(&house.atable(&["export", &id]))).unwrap();
    let record: Value =
        serde_json::from_str(&std::fs::read_to_string(house.folder.join("out/4.atable.json")).unwrap())
            .unwrap();
    assert_eq!(exported, record);
    assert!(text(&house.atable(&["verify"])).contains("1 tables, 0 differ"));
    // What was brought in from elsewhere counts for nobody's rating.
    assert_eq!(text(&house.atable(&["ratings", "paris-connection", "--rebuild"])), "0 games counted\n");
    assert_eq!(failure(&house.atable(&["ratings", "whist"])).0, 2);
    // A game that is still on keeps its seed.
    let mut server = house.start();
    let id = Guest::new().open(&server, "title=paris-connection&name=M&chair2=link&chair3=link");
    server.kill();
    let (code, words) = failure(&house.atable(&["export", &id]));
    assert!(code == 2 && words.contains("not over"), "{words}");
}

#[test]
fn how_strong_the_bots_are_is_a_page_of_documentation() {
    let house = House::new("strength");
    let given = ["arena", "--all", "connect-four", "--games", "4", "--seed", "7", "--budget", "20it"];
    let page = text(&house.atable(&given));
    assert!(
        page.contains("Made by `atable arena --all connect-four --games 4 --seed 7 --budget 20it --jobs 1`.")
    );
    assert_eq!(page.matches("| chef against 1 | 4 | ").count(), 1, "{page}");
    for level in ["commis", "demi-chef", "sous-chef", "chef"] {
        assert!(page.contains(&format!("\n| {level} | ")), "{level}: {page}");
    }
}

#[test]
fn bench_measures() {
    let house = House::new("bench");
    let lines = lines(&house.atable(&["bench", "--json", "--seconds", "0.1"]));
    assert!(lines.iter().any(|line| line["unit"] == "plies/s" && line["value"].as_f64().unwrap() > 0.0));
}
