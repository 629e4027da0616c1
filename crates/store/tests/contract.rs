//! What every store promises.

use std::sync::Arc;

use game::{Actor, Entry, RecordResult, Seat, What};
use serde_json::json;
use store::{Error, Guest, NewMatch, Sitter, Sqlite, Stage, Store};

/// A folder of its own, gone with the test.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("atable-store-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn sqlite(folder: &Folder) -> Arc<dyn Store> {
    Arc::new(Sqlite::open(&folder.0.join("test.db")).await.unwrap())
}

fn guest(id: &str) -> Guest {
    Guest { id: id.to_owned(), name: format!("Name of {id}") }
}

fn table(id: &str, host: &Guest) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        title: "paris-connection".to_owned(),
        revision: 1,
        edition: "e".to_owned(),
        options: json!({ "stalemate": true }),
        seed: 7.into(),
        host: Some(host.id.clone()),
        listed: true,
        stage: Stage::Waiting,
        result: None,
        chairs: vec![
            Some(Sitter::Guest(host.clone())),
            None,
            Some(Sitter::Bot { level: "greedy".into(), name: "Colette".into() }),
        ],
    }
}

fn entry(n: usize) -> Entry {
    Entry { by: Actor::Seat(Seat::new(n % 3)), what: What::Play(json!({ "n": n })) }
}

async fn with_host(store: &Arc<dyn Store>) -> Guest {
    let host = guest("host");
    store.add_guest(&host, &[1; 32]).await.unwrap();
    host
}

#[tokio::test]
async fn what_was_put_in_comes_out_also_after_a_restart() {
    let folder = Folder::new("restart");
    let host;
    {
        let store = sqlite(&folder).await;
        host = with_host(&store).await;
        store.add_match(&table("t", &host), &[]).await.unwrap();
        store.append("t", 0, &entry(0)).await.unwrap();
        store.append("t", 1, &Entry { by: Actor::House, what: What::Undo(0) }).await.unwrap();
    }
    let store = sqlite(&folder).await;
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), Some(host.clone()));
    assert_eq!(store.guest(&[2; 32]).await.unwrap(), None);
    assert_eq!(store.find_match("t").await.unwrap().unwrap().table, table("t", &host));
    assert_eq!(store.find_match("u").await.unwrap(), None);
    let entries = store.entries("t", 0).await.unwrap();
    assert_eq!(entries, [entry(0), Entry { by: Actor::House, what: What::Undo(0) }]);
    assert_eq!(store.entries("t", 1).await.unwrap(), entries[1..]);
}

#[tokio::test]
async fn two_writers_of_the_same_ply_cannot_both_win() {
    let folder = Folder::new("conflict");
    let store = sqlite(&folder).await;
    let host = with_host(&store).await;
    store.add_match(&table("t", &host), &[]).await.unwrap();
    for ply in 0..20 {
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let store = store.clone();
                tokio::spawn(async move { store.append("t", ply, &entry(100 * writer + ply)).await })
            })
            .collect();
        let mut won = 0;
        for writer in writers {
            match writer.await.unwrap() {
                Ok(()) => won += 1,
                Err(Error::Conflict) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(won, 1);
    }
    assert_eq!(store.entries("t", 0).await.unwrap().len(), 20);
    assert!(matches!(store.append("t", 30, &entry(30)).await, Err(Error::Conflict)), "no gaps");
}

#[tokio::test]
async fn a_chair_is_taken_once_and_only_before_the_game() {
    let folder = Folder::new("chairs");
    let store = sqlite(&folder).await;
    let host = with_host(&store).await;
    let friend = guest("friend");
    store.add_guest(&friend, &[2; 32]).await.unwrap();
    store.add_match(&table("t", &host), &[]).await.unwrap();
    let sit = |seat, sitter: &Guest| {
        let (store, sitter) = (store.clone(), Sitter::Guest(sitter.clone()));
        async move { store.sit("t", Seat::new(seat), &sitter).await.unwrap() }
    };
    assert!(!sit(0, &friend).await, "taken by the host");
    assert!(!sit(1, &host).await, "sits already");
    assert!(sit(1, &friend).await);
    assert!(!sit(1, &friend).await);
    assert_eq!(store.find_match("t").await.unwrap().unwrap().table.seat_of("friend"), Some(Seat::new(1)));
    store.begin("t").await.unwrap();
    let stored = store.find_match("t").await.unwrap().unwrap();
    assert_eq!(
        (stored.table.stage, stored.table.names()),
        (Stage::Playing, vec!["Name of host".into(), "Name of friend".into(), "Colette".into()])
    );
    store.rename_guest("friend", "Inès").await.unwrap();
    assert_eq!(store.find_match("t").await.unwrap().unwrap().table.names()[1], "Inès");
}

#[tokio::test]
async fn the_lobby_shows_what_is_listed_and_what_is_ones_own() {
    let folder = Folder::new("lobby");
    let store = sqlite(&folder).await;
    let host = with_host(&store).await;
    store.add_match(&table("open", &host), &[]).await.unwrap();
    store.add_match(&NewMatch { listed: false, ..table("closed", &host) }, &[entry(0)]).await.unwrap();
    let ids = |found: Vec<store::StoredMatch>| {
        let mut ids: Vec<String> = found.into_iter().map(|stored| stored.table.id).collect();
        ids.sort();
        ids
    };
    assert_eq!(ids(store.lobby(None, 10).await.unwrap()), ["open"]);
    assert_eq!(ids(store.lobby(Some("host"), 10).await.unwrap()), ["closed", "open"]);
    assert_eq!(store.hosted("host").await.unwrap(), 2);
    let result =
        RecordResult { scores: vec![1, 2, 3], ranking: vec![vec![Seat::new(2)]], ending: "marseille".into() };
    store.finish("open", &result).await.unwrap();
    assert_eq!(ids(store.lobby(None, 10).await.unwrap()), [] as [&str; 0]);
    assert_eq!(store.find_match("open").await.unwrap().unwrap().table.result, Some(result));
    assert_eq!(store.match_ids(Some(Stage::Over)).await.unwrap(), ["open"]);
    assert_eq!(store.match_ids(None).await.unwrap().len(), 2);
    assert_eq!(store.hosted("host").await.unwrap(), 1);
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused_with_its_name() {
    let folder = Folder::new("foreign");
    let path = folder.0.join("letter.db");
    std::fs::write(&path, "Dear Sir or Madam, this is no database at all.".repeat(100)).unwrap();
    let Err(Error::Open(message)) = Sqlite::open(&path).await else { panic!("opened a letter") };
    assert!(message.contains("letter.db"), "{message}");
}
