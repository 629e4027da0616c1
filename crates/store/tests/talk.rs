//! What a store promises about talk, requests and plans.

use std::sync::Arc;

use game::{Seat, Seats};
use serde_json::json;
use store::{Ask, Guest, NewMatch, Room, Saying, Sitter, Sqlite, Stage, Store};

/// A store with a table and three guests; the folder is gone with the test.
struct Shelf {
    folder: std::path::PathBuf,
    store: Arc<dyn Store>,
}

impl Shelf {
    async fn new(name: &str) -> Shelf {
        let folder = std::env::temp_dir().join(format!("atable-talk-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let store = Arc::new(Sqlite::open(&folder.join("test.db")).await.unwrap());
        for (number, id) in ["anna", "ben", "cleo"].into_iter().enumerate() {
            let guest = Guest { id: id.to_owned(), name: id.to_uppercase() };
            store.add_guest(&guest, &[number as u8; 32]).await.unwrap();
        }
        let new = NewMatch {
            id: "t".to_owned(),
            title: "paris-connection".to_owned(),
            revision: 1,
            edition: "e".to_owned(),
            options: json!({}),
            seed: 7.into(),
            host: Some("anna".to_owned()),
            listed: false,
            stage: Stage::Playing,
            result: None,
            chairs: vec![Some(Sitter::Guest(Guest { id: "anna".to_owned(), name: "ANNA".to_owned() })), None],
        };
        store.add_match(&new, &[]).await.unwrap();
        Shelf { folder, store }
    }
}

impl Drop for Shelf {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[tokio::test]
async fn messages_come_back_in_order_with_the_names_of_today() {
    let shelf = Shelf::new("messages").await;
    let store = &shelf.store;
    let text = |text: &str| Saying::Text(text.to_owned());
    let first = store.say("t", Room::Table, "anna", &text("one")).await.unwrap();
    store.say("t", Room::Watchers, "ben", &Saying::Phrase("hello".to_owned())).await.unwrap();
    let third = store.say("t", Room::Table, "anna", &text("three")).await.unwrap();
    assert!(third > first);
    store.rename_guest("anna", "Annette").await.unwrap();
    let said = store.said("t", 2).await.unwrap();
    assert_eq!(said.len(), 2, "the last two");
    assert_eq!((said[0].room, &said[0].saying), (Room::Watchers, &Saying::Phrase("hello".to_owned())));
    assert_eq!((said[1].by.name.as_str(), &said[1].saying), ("Annette", &text("three")));
    store.comment("t", 4, "anna", "a remark").await.unwrap();
    assert_eq!(store.said_since("anna", 0).await.unwrap(), 3);
    assert_eq!(store.said_since("anna", i64::MAX).await.unwrap(), 0);
    assert_eq!(store.said_since("cleo", 0).await.unwrap(), 0);
}

#[tokio::test]
async fn comments_are_kept_by_step_and_taken_away_one_by_one() {
    let shelf = Shelf::new("comments").await;
    let store = &shelf.store;
    let late = store.comment("t", 9, "ben", "late").await.unwrap();
    let early = store.comment("t", 2, "anna", "early").await.unwrap();
    let steps: Vec<(i64, usize)> =
        store.comments("t").await.unwrap().iter().map(|comment| (comment.id, comment.ply)).collect();
    assert_eq!(steps, [(early, 2), (late, 9)]);
    store.uncomment("u", early).await.unwrap();
    assert_eq!(store.comments("t").await.unwrap().len(), 2, "of another table");
    store.uncomment("t", early).await.unwrap();
    let left = store.comments("t").await.unwrap();
    assert_eq!((left.len(), left[0].text.as_str(), left[0].by.name.as_str()), (1, "late", "BEN"));
}

#[tokio::test]
async fn muting_and_blocking_are_ones_own_and_can_be_forgiven() {
    let shelf = Shelf::new("shunned").await;
    let store = &shelf.store;
    store.shun("anna", "ben", Some(false)).await.unwrap();
    store.shun("anna", "nobody", Some(true)).await.unwrap();
    let shunned = store.shunned("anna").await.unwrap();
    assert_eq!((shunned.len(), shunned[0].other.name.as_str(), shunned[0].blocked), (1, "BEN", false));
    assert!(!store.blocks("anna", "ben").await.unwrap(), "muted is not blocked");
    store.shun("anna", "ben", Some(true)).await.unwrap();
    assert!(store.blocks("anna", "ben").await.unwrap());
    assert!(!store.blocks("ben", "anna").await.unwrap());
    store.shun("anna", "ben", None).await.unwrap();
    assert!(store.shunned("anna").await.unwrap().is_empty());
}

#[tokio::test]
async fn requests_plans_and_origins_survive_a_restart() {
    let shelf = Shelf::new("restart").await;
    let ask =
        Ask { ply: 12, by: Seat::new(1), keep: 3, agreed: Seats::only(Seat::new(0)).with(Seat::new(2)) };
    shelf.store.ask("t", Some(&Ask { keep: 1, ..ask })).await.unwrap();
    shelf.store.ask("t", Some(&ask)).await.unwrap();
    shelf.store.keep_plan("t", Seat::new(1), &json!({ "actions": [1] })).await.unwrap();
    shelf.store.keep_plan("t", Seat::new(1), &json!({ "actions": [2] })).await.unwrap();
    shelf.store.note_origin("t", "old", 17).await.unwrap();
    let store = Sqlite::open(&shelf.folder.join("test.db")).await.unwrap();
    let store: &dyn Store = &store;
    assert_eq!(store.asked("t").await.unwrap(), Some(ask));
    assert_eq!(store.plans("t").await.unwrap(), [(Seat::new(1), json!({ "actions": [2] }))]);
    assert_eq!(store.origin("t").await.unwrap(), Some(("old".to_owned(), 17)));
    assert_eq!(store.origin("old").await.unwrap(), None);
    store.ask("t", None).await.unwrap();
    assert_eq!(store.asked("t").await.unwrap(), None);
}
