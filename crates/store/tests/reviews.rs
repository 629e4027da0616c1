//! Reviews are kept, replaced, and gone with their table's absence.

use game::Seed;
use serde_json::json;
use store::{NewMatch, Sitter, Sqlite, Stage, Store};

fn table() -> NewMatch {
    NewMatch {
        id: "t".to_owned(),
        title: "paris-connection".to_owned(),
        revision: 1,
        edition: "e".to_owned(),
        options: json!({}),
        seed: Seed::from(7),
        host: None,
        listed: false,
        stage: Stage::Over,
        result: None,
        chairs: vec![Some(Sitter::Remembered("Anna".to_owned()))],
    }
}

#[tokio::test]
async fn a_review_is_kept_and_the_next_one_takes_its_place() {
    let path = std::env::temp_dir().join(format!("atable-reviews-{}.db", std::process::id()));
    let store: Box<dyn Store> = Box::new(Sqlite::open(&path).await.unwrap());
    store.add_match(&table(), &[]).await.unwrap();
    assert_eq!(store.review("t").await.unwrap(), None);
    store.keep_review("t", "[1]").await.unwrap();
    store.keep_review("t", "[2]").await.unwrap();
    assert_eq!(store.review("t").await.unwrap().as_deref(), Some("[2]"));
    assert!(store.keep_review("nowhere", "[]").await.is_err(), "no table, no review");
    drop(store);
    let _ = std::fs::remove_file(&path);
}
