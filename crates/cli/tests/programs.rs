//! Bots that are programs of their own: the example in Python, as a child and as a guest; and programs that err.

mod house;

use std::process::{Command, Output, Stdio};

use house::{Guest, House};
use serde_json::Value;

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn failure(output: &Output) -> (i32, String) {
    (output.status.code().unwrap(), String::from_utf8(output.stderr.clone()).unwrap())
}

#[test]
fn the_example_is_short() {
    assert!(std::fs::read_to_string(BOT).unwrap().lines().count() < 60);
}

#[test]
fn the_example_contends_as_a_child() {
    let house = House::new("arena-python");
    for (title, others) in [("connect-four", "random"), ("paris-connection", "random,random")] {
        let bots = format!("{BOT},{others}");
        let out = text(&house.atable(&[
            "arena",
            title,
            "--bots",
            &bots,
            "--games",
            "4",
            "--json",
            "--patience",
            "60",
        ]));
        let first: Value = serde_json::from_str(out.lines().next().unwrap()).unwrap();
        assert_eq!((&first["bot"], &first["games"]), (&"bot.py".into(), &4.into()), "{title}");
    }
    // On several cores, and with a record of who played.
    let bots = format!("cmd:python3 {BOT},random");
    let many = ["--games", "6", "--jobs", "2", "--records", "out", "--patience", "60"];
    let simulate = ["simulate", "connect-four", "--seats", "2", "--bots", &bots];
    text(&house.atable(&[&simulate[..], &many[..]].concat()));
    let record = std::fs::read_to_string(house.folder.join("out/1.atable.json")).unwrap();
    assert!(record.contains("bot.py A"), "{record}");
    let seats = format!("{BOT},random");
    let played = text(&house.atable(&["play", "connect-four", "--seats", &seats, "--patience", "60"]));
    assert!(played.contains("the game is") && played.contains("bot.py A"), "{played}");
}

#[test]
fn a_program_that_errs_ends_the_contest_with_a_sentence() {
    let house = House::new("faults");
    std::fs::write(house.folder.join("plain.txt"), "no program").unwrap();
    for (bot, hint) in [
        ("cmd:cat", "none of its 7 legal actions"),
        ("cmd:false", "instead of answering"),
        ("cmd:yes nonsense", "neither an action nor a number"),
        ("cmd:sleep 60", "no answer within 0.2 s"),
        ("plain.txt", "cmd:python3 FILE"),
    ] {
        let bots = format!("{bot},random");
        let simulate = ["simulate", "connect-four", "--seats", "2", "--games", "2", "--bots", &bots];
        let (code, words) = failure(&house.atable(&[&simulate[..], &["--patience", "0.2"]].concat()));
        assert!(code == 1 && words.contains("chair A") && words.contains(hint), "{bot}: {code} {words}");
    }
    let (code, words) =
        failure(&house.atable(&["arena", "connect-four", "--bots", "nobody.py,random", "--games", "1"]));
    assert!(code == 2 && words.contains("cmd:COMMAND"), "{words}");
}

#[test]
fn the_example_takes_a_chair_over_http() {
    let house = House::new("http-python");
    let server = house.start();
    let mut host = Guest::new();
    let id = host.open(&server, "title=connect-four&name=Margot&chair2=link");
    let robot = Command::new("python3")
        .args([BOT, &format!("{}/tables/{id}", server.address), "Robot"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    loop {
        let seen = host.view(&server, &id);
        if !seen["result"].is_null() {
            assert_eq!(seen["seats"][1], "Robot");
            break;
        }
        match seen["legal"].get(0) {
            Some(action) => {
                let ply = seen["ply"].as_u64().unwrap() as usize;
                assert_eq!(host.act(&server.address, &id, ply, action), Some(200));
            }
            None => std::thread::sleep(std::time::Duration::from_millis(10)),
        }
    }
    let said = text(&robot.wait_with_output().unwrap());
    assert!(said.contains("ranking"), "{said}");
}
