//! The host's verbs, while the server runs; and a log that keeps secrets.

mod house;

use std::process::Output;

use house::{Guest, House};
use serde_json::Value;

fn text(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn refused(output: &Output) -> String {
    assert!(!output.status.success());
    String::from_utf8(output.stderr.clone()).unwrap()
}

#[test]
fn a_house_is_listed_closed_copied_and_brought_back() {
    let house = House::new("admin");
    let mut server = house.start();
    let mut guest = Guest::new();
    let id = guest.open(&server, "title=paris-connection&name=Margot&chair2=link&chair3=bot:random");
    let list = text(&house.atable(&["admin", "list"]));
    assert!(
        list.contains(&id) && list.contains("waiting") && list.contains("Margot, Basile (2/3)"),
        "{list}"
    );
    let line: Value = serde_json::from_str(text(&house.atable(&["admin", "list", "--json"])).trim()).unwrap();
    assert_eq!((line["id"].as_str(), line["chairs"].as_u64()), (Some(id.as_str()), Some(3)));
    assert_eq!(text(&house.atable(&["admin", "list", "--stage", "over", "--json"])), "");

    // A copy while it runs; never over another file.
    assert!(text(&house.atable(&["admin", "backup", "copy.db"])).contains("1 tables"));
    assert!(refused(&house.atable(&["admin", "backup", "copy.db"])).contains("already"));

    // Closed: the running server follows.
    assert!(text(&house.atable(&["admin", "close", &id])).contains("is closed"));
    assert!(refused(&house.atable(&["admin", "close", "nothing"])).contains("no table"));
    assert!(refused(&house.atable(&["admin", "close", &id])).contains("over already"));
    let closed = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        guest.view(&server, &id)["stage"] == "over"
    });
    assert!(closed, "the server follows");

    // A copy is not put under a running server, nor over a database without a word, nor if it is none.
    assert!(refused(&house.atable(&["admin", "restore", "copy.db", "--force"])).contains("in use"));
    server.kill();
    assert!(refused(&house.atable(&["admin", "restore", "copy.db"])).contains("--force"));
    std::fs::write(house.folder.join("broken.db"), "nothing that anybody could read").unwrap();
    assert!(refused(&house.atable(&["admin", "restore", "broken.db", "--force"])).contains("broken.db"));
    assert!(text(&house.atable(&["admin", "list"])).contains("closed"), "nothing happened");
    text(&house.atable(&["admin", "restore", "copy.db", "--force"]));
    let list = text(&house.atable(&["admin", "list"]));
    assert!(list.contains("waiting") && !list.contains("closed"), "{list}");
    assert!(house.folder.join("house.db.old").exists());
    let server = house.start();
    assert_eq!(guest.view(&server, &id)["stage"], "waiting");
}

#[test]
fn all_finished_games_are_exported() {
    let house = House::new("export-all");
    let simulate =
        ["simulate", "paris-connection", "--seats", "3", "--games", "3", "--seed", "1", "--records", "out"];
    text(&house.atable(&simulate));
    text(&house.atable(&["import", "out/1.atable.json", "out/2.atable.json", "out/3.atable.json"]));
    assert!(text(&house.atable(&["admin", "export-all", "games"])).starts_with("3 games"));
    let files: Vec<String> = std::fs::read_dir(house.folder.join("games"))
        .unwrap()
        .map(|file| format!("games/{}", file.unwrap().file_name().to_str().unwrap()))
        .collect();
    assert_eq!(files.len(), 3);
    let replay: Vec<&str> =
        ["replay", "--verify"].into_iter().chain(files.iter().map(String::as_str)).collect();
    text(&house.atable(&replay));
}

#[test]
fn the_log_never_holds_a_secret() {
    let house = House::new("log");
    let mut server = house.start_with(
        &[
            "--log-format",
            "json",
            "--allow-local-notices",
            "--smtp-url",
            "smtp://postmaster:pa55word@127.0.0.1:1",
            "--mail-from",
            "table@games.example",
            "--notice-delay",
            "0",
        ],
        &[("RUST_LOG", "trace")],
    );
    let mut guest = Guest::new();
    let id = guest.open(&server, "title=paris-connection&name=Margot&chair2=bot:random&chair3=bot:random");
    // The bots may have to play first.
    let acted = (0..200).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        let view = guest.view(&server, &id);
        let ply = view["ply"].as_u64().unwrap() as usize;
        let action = view["legal"].as_array().unwrap().first();
        action.is_some_and(|action| guest.act(&server.address, &id, ply, action) == Some(200))
    });
    assert!(acted);
    // Ways that do not work, so that there is something to complain about; and the host's own page.
    guest.form(
        &server.address,
        "/me/notices/webhook",
        "address=http%3A%2F%2F127.0.0.1%3A1%2Fhooks%2Fw3bh00k",
    );
    guest.form(&server.address, "/me/notices/mail", "address=lea%40secret.example");
    guest.form(&server.address, "/nothing/here", "password=hunter2");
    guest.form(&server.address, "/guests?password=hunter2", "name=Margot&password=hunter2");
    let link = text(&house.atable(&["admin", "link"]));
    let key = link.trim().split('=').nth(1).unwrap().to_owned();
    guest.get(&server, &format!("/host?key={key}"));
    guest.get(&server, &format!("/tables/{id}/live?token=hunter2"));
    let complained = (0..100).any(|_| {
        std::thread::sleep(std::time::Duration::from_millis(100));
        server.log().matches("a notice is tried again").count() >= 2
    });
    assert!(complained, "{}", server.log());
    let log = server.log();
    server.kill();
    for line in log.lines() {
        let line: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(line["level"].is_string() && line["message"].is_string(), "{line}");
    }
    assert!(log.contains("\"route\":\"/tables/{id}/actions\""), "{log}");
    let token = guest.token().to_owned();
    assert_eq!(token.len(), 48);
    let seed = house.seed(&id);
    for secret in [&token, &key, &seed, &id, "pa55word", "w3bh00k", "secret.example", "hunter2", "Margot"] {
        assert!(!log.contains(secret), "{secret} is in the log");
    }
}
