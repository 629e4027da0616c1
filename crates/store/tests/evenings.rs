//! How evenings go is kept, and which of them have a time that will be over.

use game::RecordResult;
use serde_json::json;
use store::{Evenings, NewMatch, Sitter, Sqlite, Stage, Store};

fn table(id: &str, stage: Stage) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        title: "paris-connection".to_owned(),
        revision: 1,
        edition: "e".to_owned(),
        options: json!({}),
        seed: 7.into(),
        host: None,
        listed: false,
        stage,
        result: None,
        chairs: vec![Some(Sitter::Remembered("A".to_owned())), None],
    }
}

#[tokio::test]
async fn an_evening_is_kept_and_found_by_when_its_time_is_over() {
    let folder = std::env::temp_dir().join(format!("atable-store-evenings-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("test.db");
    {
        let store = Sqlite::open(&path).await.unwrap();
        for id in ["late", "early", "none", "over"] {
            store.add_match(&table(id, Stage::Playing), &[]).await.unwrap();
        }
        store.add_match(&table("waiting", Stage::Waiting), &[]).await.unwrap();
        assert_eq!(store.evening("late").await.unwrap(), None);
        store.set_evening("late", &json!({ "n": 1 }), Some(5)).await.unwrap();
        store.set_evening("late", &json!({ "n": 2 }), Some(90)).await.unwrap();
        store.set_evening("early", &json!({}), Some(10)).await.unwrap();
        store.set_evening("none", &json!({}), None).await.unwrap();
        store.set_evening("waiting", &json!({}), Some(1)).await.unwrap();
        store.set_evening("over", &json!({}), Some(1)).await.unwrap();
        let result = RecordResult { scores: vec![1, 0], ranking: vec![], ending: "x".to_owned() };
        store.finish("over", &result).await.unwrap();
        assert!(store.set_evening("nowhere", &json!({}), None).await.is_err(), "there is no such table");
    }
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.evening("late").await.unwrap(), Some(json!({ "n": 2 })), "the last that was kept");
    let due = store.due().await.unwrap();
    assert_eq!(
        due,
        [("early".to_owned(), 10), ("late".to_owned(), 90)],
        "of games that are on, the soonest first"
    );
    std::fs::remove_dir_all(folder).unwrap();
}
