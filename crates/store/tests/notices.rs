//! What every store promises of notices, and to the host.

use std::sync::Arc;
use std::time::Duration;

use game::{Actor, Entry, RecordResult, Seat, What};
use serde_json::json;
use store::{Fate, Guest, InUse, NewMatch, Sitter, Sqlite, Stage, Store, Topic, Way, WayKind, inspect};

/// A folder of its own, gone with the test.
struct Folder(std::path::PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("atable-store-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    async fn store(&self) -> Arc<dyn Store> {
        Arc::new(Sqlite::open(&self.0.join("test.db")).await.unwrap())
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A guest with a table in play.
async fn laid(store: &Arc<dyn Store>) -> Guest {
    let guest = Guest { id: "lea".to_owned(), name: "Léa".to_owned() };
    store.add_guest(&guest, &[1; 32]).await.unwrap();
    let table = NewMatch {
        id: "t".to_owned(),
        title: "paris-connection".to_owned(),
        revision: 1,
        edition: "e".to_owned(),
        options: json!({}),
        seed: 7.into(),
        host: Some(guest.id.clone()),
        listed: false,
        stage: Stage::Playing,
        result: None,
        chairs: vec![
            Some(Sitter::Guest(guest.clone())),
            Some(Sitter::Bot { level: "greedy".into(), name: "Colette".into() }),
        ],
    };
    store.add_match(&table, &[]).await.unwrap();
    guest
}

fn way(id: &str, kind: WayKind) -> Way {
    Way {
        id: id.to_owned(),
        guest: "lea".to_owned(),
        kind,
        address: format!("address of {id}"),
        is_on: true,
        confirmed: kind != WayKind::Mail,
        locale: "fr".to_owned(),
    }
}

const NOW: Duration = Duration::ZERO;
const LONG: Duration = Duration::from_secs(600);

#[tokio::test]
async fn a_way_comes_with_a_first_message_and_only_once() {
    let folder = Folder::new("ways");
    let store = folder.store().await;
    laid(&store).await;
    let hook = way("hook", WayKind::Webhook);
    assert!(store.add_way(&hook).await.unwrap());
    assert!(
        !store.add_way(&Way { id: "other".to_owned(), ..hook.clone() }).await.unwrap(),
        "the same address"
    );
    assert_eq!(store.ways("lea").await.unwrap(), std::slice::from_ref(&hook));
    let claimed = store.claim_notices(9, LONG).await.unwrap();
    assert_eq!((claimed.len(), &claimed[0].about, &claimed[0].way), (1, &Topic::Welcome, &hook));
    store.speak_to("lea", "nl").await.unwrap();
    store.switch_way("hook", false).await.unwrap();
    let now = store.way("hook").await.unwrap().unwrap();
    assert_eq!((now.locale.as_str(), now.is_on), ("nl", false));
    store.remove_way("hook").await.unwrap();
    assert_eq!(store.way("hook").await.unwrap(), None);
    store.settle_notice(claimed[0].id, Fate::Later(NOW)).await.unwrap();
    assert!(store.claim_notices(9, LONG).await.unwrap().is_empty(), "gone with its way");
}

#[tokio::test]
async fn a_turn_is_told_once_on_each_way_that_is_on_and_confirmed() {
    let folder = Folder::new("turns");
    let store = folder.store().await;
    let guest = laid(&store).await;
    assert!(store.awaited_tables().await.unwrap().is_empty());
    let turn = async |since| store.add_turn(&guest.id, "t", Seat::new(0), since, NOW).await.unwrap();
    assert_eq!(turn(0).await, 0, "nobody wants it");
    for (id, kind) in [("hook", WayKind::Webhook), ("mail", WayKind::Mail), ("push", WayKind::Push)] {
        store.add_way(&way(id, kind)).await.unwrap();
    }
    store.switch_way("push", false).await.unwrap();
    assert_eq!(store.awaited_tables().await.unwrap(), ["t"]);
    assert_eq!(turn(3).await, 1, "one is on and confirmed");
    assert_eq!(turn(3).await, 0, "known");
    store.confirm_way("mail").await.unwrap();
    assert_eq!(turn(8).await, 2);
    let claimed = store.claim_notices(99, LONG).await.unwrap();
    let turns: Vec<_> = claimed.iter().filter(|notice| notice.about != Topic::Welcome).collect();
    assert_eq!(turns.len(), 3);
    assert_eq!(turns[0].about, Topic::Turn { table: "t".to_owned(), seat: Seat::new(0), since: 3 });
    // Sent, it does not come again, not even when it is asked for again.
    for notice in &claimed {
        store.settle_notice(notice.id, Fate::Sent).await.unwrap();
    }
    assert_eq!(turn(8).await, 0);
    assert_eq!(store.next_notice().await.unwrap(), None);
    assert_eq!(
        store.forget_notices().await.unwrap(),
        3,
        "first messages; turns of a running game are remembered"
    );
    store
        .finish(
            "t",
            &RecordResult {
                scores: vec![1, 0],
                ranking: vec![vec![Seat::new(0)], vec![Seat::new(1)]],
                ending: "x".into(),
            },
        )
        .await
        .unwrap();
    assert_eq!(store.forget_notices().await.unwrap(), 3);
    assert!(store.awaited_tables().await.unwrap().is_empty());
}

#[tokio::test]
async fn what_is_claimed_is_nobody_elses_until_the_lease_ends() {
    let folder = Folder::new("claims");
    let store = folder.store().await;
    laid(&store).await;
    store.add_way(&way("hook", WayKind::Webhook)).await.unwrap();
    let other = folder.store().await;
    let (one, two) = tokio::join!(store.claim_notices(9, LONG), other.claim_notices(9, LONG));
    let claimed = [one.unwrap(), two.unwrap()].concat();
    assert_eq!(claimed.len(), 1);
    assert_eq!(claimed[0].tries, 1);
    store.settle_notice(claimed[0].id, Fate::Postponed(NOW)).await.unwrap();
    // A program that is stopped in the middle leaves it to the next, when the lease is over.
    assert_eq!(store.claim_notices(9, NOW).await.unwrap()[0].tries, 1, "putting off is no try");
    let again = other.claim_notices(9, LONG).await.unwrap();
    assert_eq!(again[0].tries, 2);
    store.settle_notice(again[0].id, Fate::Later(LONG)).await.unwrap();
    assert!(store.next_notice().await.unwrap().unwrap() > LONG / 2);
    assert!(store.claim_notices(9, LONG).await.unwrap().is_empty());
}

#[tokio::test]
async fn the_host_lists_closes_and_copies() {
    let folder = Folder::new("hosting");
    let store = folder.store().await;
    laid(&store).await;
    let entry = Entry { by: Actor::Seat(Seat::new(0)), what: What::Play(json!("x")) };
    store.append("t", 0, &entry).await.unwrap();
    let tables = store.overview(None, 9).await.unwrap();
    assert_eq!(tables.len(), 1);
    assert_eq!(
        (tables[0].people.as_slice(), tables[0].entries),
        (["Léa".to_owned(), "Colette".to_owned()].as_slice(), 1)
    );
    assert!(store.overview(Some(Stage::Waiting), 9).await.unwrap().is_empty());
    assert_eq!(store.keep_fact("k", "one").await.unwrap(), "one");
    assert_eq!(store.keep_fact("k", "two").await.unwrap(), "one", "the first is kept");
    store.alive().await.unwrap();

    let copy = folder.0.join("copy.db");
    store.back_up(&copy).await.unwrap();
    assert!(store.back_up(&copy).await.is_err(), "never over another file");
    let contents = inspect(&copy).await.unwrap();
    assert_eq!((contents.tables, contents.guests), (1, 1));
    std::fs::write(folder.0.join("no.db"), b"no database at all, but long enough to be looked at").unwrap();
    assert!(inspect(&folder.0.join("no.db")).await.is_err());
    assert!(inspect(&folder.0.join("nothing.db")).await.is_err());

    assert!(store.close_match("t").await.unwrap());
    assert!(!store.close_match("t").await.unwrap());
    assert_eq!(store.closed_since(0).await.unwrap(), ["t"]);
    let closed = store.overview(Some(Stage::Over), 9).await.unwrap();
    assert!(closed[0].is_closed);
    assert_eq!(store.find_match("t").await.unwrap().unwrap().table.result, None);
    assert!(InUse::alone(&folder.0.join("test.db")).is_err(), "somebody has it open");
    drop(store);
    assert!(InUse::alone(&folder.0.join("test.db")).is_ok());
}
