//! What every store promises about people.

use std::sync::Arc;

use game::{RecordResult, Seat};
use serde_json::json;
use store::{Guest, LEFT, NewMatch, Rated, Sitter, Sqlite, Stage, Store, Way, WayKind};

/// A store in a folder of its own, gone with the test.
struct Kept(Arc<dyn Store>, std::path::PathBuf);

impl Kept {
    async fn new(name: &str) -> Kept {
        let path = std::env::temp_dir().join(format!("atable-people-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Kept(Arc::new(Sqlite::open(&path.join("test.db")).await.unwrap()), path)
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.1);
    }
}

async fn guest(store: &Arc<dyn Store>, id: &str, byte: u8) -> Guest {
    let guest = Guest { id: id.to_owned(), name: format!("Name of {id}") };
    store.add_guest(&guest, &[byte; 32]).await.unwrap();
    guest
}

fn table(id: &str, chairs: Vec<Option<Sitter>>) -> NewMatch {
    NewMatch {
        id: id.to_owned(),
        title: "paris-connection".to_owned(),
        revision: 1,
        edition: "e".to_owned(),
        options: json!({}),
        seed: 7.into(),
        host: None,
        listed: true,
        stage: Stage::Waiting,
        result: None,
        chairs,
    }
}

fn over() -> RecordResult {
    RecordResult {
        scores: vec![3, 1],
        ranking: vec![vec![Seat::new(0)], vec![Seat::new(1)]],
        ending: "e".into(),
    }
}

#[tokio::test]
async fn a_guest_is_known_by_each_of_their_browsers_until_it_is_signed_out() {
    let kept = Kept::new("devices").await;
    let store = &kept.0;
    let anna = guest(store, "anna", 1).await;
    guest(store, "bram", 9).await;
    store.add_device("anna", &[2; 32], "Firefox, Android").await.unwrap();
    store.name_device(&[1; 32], "Chrome, Linux").await.unwrap();
    for byte in [1, 2] {
        assert_eq!(store.guest(&[byte; 32]).await.unwrap(), Some(anna.clone()));
    }
    let first = store.caller(&[1; 32]).await.unwrap().unwrap();
    let names: Vec<String> =
        store.devices("anna").await.unwrap().into_iter().map(|device| device.name).collect();
    assert_eq!(names.len(), 2);
    assert!(names.contains(&"Chrome, Linux".to_owned()) && names.contains(&"Firefox, Android".to_owned()));
    assert!(!store.remove_device("bram", &first.device).await.unwrap(), "not another's");
    assert!(store.remove_device("anna", &first.device).await.unwrap());
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), None, "the first browser too can be signed out");
    assert_eq!(store.guest(&[2; 32]).await.unwrap(), Some(anna));
    let second = store.caller(&[2; 32]).await.unwrap().unwrap();
    store.add_device("anna", &[3; 32], "").await.unwrap();
    store.remove_other_devices("anna", &second.device).await.unwrap();
    assert_eq!(store.guest(&[3; 32]).await.unwrap(), None);
    assert!(store.guest(&[9; 32]).await.unwrap().is_some(), "others stay");
}

#[tokio::test]
async fn a_link_works_once_and_in_time() {
    let kept = Kept::new("links").await;
    let store = &kept.0;
    let anna = guest(store, "anna", 1).await;
    let far = i64::MAX / 2;
    store.add_device_link(&[5; 32], "anna", "/tables/t", far).await.unwrap();
    assert_eq!(store.device_link(&[5; 32], far + 1).await.unwrap(), None, "too late");
    assert_eq!(store.take_device_link(&[5; 32], far + 1).await.unwrap(), None, "too late");
    assert_eq!(store.device_link(&[5; 32], far).await.unwrap().unwrap().guest, anna);
    let taken = store.take_device_link(&[5; 32], far).await.unwrap().unwrap();
    assert_eq!((taken.guest, taken.leads_to.as_str()), (anna, "/tables/t"));
    assert_eq!(store.take_device_link(&[5; 32], 0).await.unwrap(), None, "used up");
    assert_eq!(store.device_link(&[6; 32], 0).await.unwrap(), None, "never made");
}

#[tokio::test]
async fn an_account_name_is_taken_once() {
    let kept = Kept::new("accounts").await;
    let store = &kept.0;
    let anna = guest(store, "anna", 1).await;
    guest(store, "bram", 2).await;
    assert!(store.add_account("anna", "anna", "hash").await.unwrap());
    assert!(!store.add_account("bram", "anna", "other").await.unwrap(), "the name is taken");
    assert!(!store.add_account("anna", "again", "other").await.unwrap(), "one account each");
    let account = store.account("anna").await.unwrap().unwrap();
    assert_eq!((account.guest, account.password.as_str()), (anna, "hash"));
    store.set_password("anna", "new").await.unwrap();
    assert_eq!(store.account_of("anna").await.unwrap().unwrap().password, "new");
    assert_eq!(store.account("bram").await.unwrap(), None);
}

#[tokio::test]
async fn wishes_are_kept() {
    let kept = Kept::new("wishes").await;
    let store = &kept.0;
    guest(store, "anna", 1).await;
    let before = store.about("anna").await.unwrap().unwrap();
    assert_eq!((before.language, before.unlisted), (None, false));
    store.set_language("anna", "nl").await.unwrap();
    store.set_unlisted("anna", true).await.unwrap();
    let after = store.about("anna").await.unwrap().unwrap();
    assert_eq!((after.language.as_deref(), after.unlisted), (Some("nl"), true));
    assert_eq!(store.caller(&[1; 32]).await.unwrap().unwrap().language.as_deref(), Some("nl"));
}

#[tokio::test]
async fn of_somebody_who_left_only_the_chair_stays() {
    let kept = Kept::new("left").await;
    let store = &kept.0;
    let anna = guest(store, "anna", 1).await;
    let bram = guest(store, "anna2", 2).await;
    let beside = Guest::beside("anna", "x", "Child".to_owned());
    store.add_beside(&beside).await.unwrap();
    let chairs = [&anna, &beside, &bram].map(|guest| Some(Sitter::Guest(guest.clone()))).to_vec();
    store.add_match(&table("t", chairs), &[]).await.unwrap();
    store.finish("t", &over()).await.unwrap();
    let seats = store.find_match("t").await.unwrap().unwrap().table.seats_of("anna");
    assert_eq!(seats.iter().collect::<Vec<_>>(), [Seat::new(0), Seat::new(1)]);
    store.add_account("anna", "anna", "hash").await.unwrap();
    store.add_device_link(&[5; 32], "anna", "/", i64::MAX).await.unwrap();
    let way = Way {
        id: "w".to_owned(),
        guest: "anna".to_owned(),
        kind: WayKind::Mail,
        address: "anna@example.org".to_owned(),
        is_on: true,
        confirmed: true,
        locale: "en".to_owned(),
    };
    assert!(store.add_way(&way).await.unwrap());
    store.forget_guest("anna").await.unwrap();
    assert_eq!(store.ways("anna").await.unwrap(), []);
    assert_eq!(store.guest(&[1; 32]).await.unwrap(), None);
    assert_eq!(store.account("anna").await.unwrap(), None);
    assert_eq!(store.device_link(&[5; 32], 0).await.unwrap(), None);
    let names = store.find_match("t").await.unwrap().unwrap().table.names();
    assert_eq!(names, [LEFT, LEFT, "Name of anna2"], "an id that begins alike is somebody else's");
    assert!(store.guest(&[2; 32]).await.unwrap().is_some());
}

#[tokio::test]
async fn ones_games_are_found_by_what_they_are() {
    let kept = Kept::new("games").await;
    let store = &kept.0;
    let anna = guest(store, "anna", 1).await;
    for id in ["one", "two", "three"] {
        store.add_match(&table(id, vec![Some(Sitter::Guest(anna.clone())), None]), &[]).await.unwrap();
    }
    store.add_match(&table("others", vec![None, None]), &[]).await.unwrap();
    store.finish("two", &over()).await.unwrap();
    let ids = async |over, before| {
        let found = store.games_of("anna", over, before, 10).await.unwrap();
        let mut ids: Vec<String> = found.into_iter().map(|stored| stored.table.id).collect();
        ids.sort();
        ids
    };
    assert_eq!(ids(false, i64::MAX).await, ["one", "three"]);
    assert_eq!(ids(true, i64::MAX).await, ["two"]);
    assert_eq!(ids(true, 0).await, [] as [&str; 0]);
    let bot = Sitter::Bot { level: "greedy".to_owned(), name: "Colette".to_owned() };
    store.reseat("one", Seat::new(0), &Some(bot)).await.unwrap();
    store.remove_waiting("three").await.unwrap();
    store.remove_waiting("two").await.unwrap();
    assert_eq!(ids(false, i64::MAX).await, [] as [&str; 0]);
    assert_eq!(ids(true, i64::MAX).await, ["two"], "what was played stays");
}

#[tokio::test]
async fn a_game_is_counted_once() {
    let kept = Kept::new("ratings").await;
    let store = &kept.0;
    let anna = guest(store, "anna", 1).await;
    for id in ["b", "a", "on"] {
        store.add_match(&table(id, vec![Some(Sitter::Guest(anna.clone()))]), &[]).await.unwrap();
    }
    store.finish("b", &over()).await.unwrap();
    store.finish("a", &over()).await.unwrap();
    let rated = |who: &str, rating: f64| Rated {
        who: who.to_owned(),
        name: None,
        rating,
        uncertainty: 1.0,
        games: 1,
    };
    let mut due = store.unrated().await.unwrap();
    due.sort();
    assert_eq!(due, ["a", "b"]);
    assert!(store.rate("b", "t", &[rated("guest:anna", 30.0), rated("bot:greedy", 31.0)]).await.unwrap());
    assert!(!store.rate("b", "t", &[rated("guest:anna", 99.0)]).await.unwrap());
    assert!(store.rate("a", "t", &[]).await.unwrap());
    assert_eq!(store.rated().await.unwrap(), ["b", "a"]);
    assert_eq!(store.unrated().await.unwrap(), [] as [&str; 0]);
    let list = async || {
        let found = store.ratings("t").await.unwrap();
        found.into_iter().map(|rated| (rated.who, rated.name, rated.rating)).collect::<Vec<_>>()
    };
    let named = |name: Option<&str>| ("guest:anna".to_owned(), name.map(str::to_owned), 30.0);
    assert_eq!(list().await, [("bot:greedy".to_owned(), None, 31.0), named(Some("Name of anna"))]);
    store.set_unlisted("anna", true).await.unwrap();
    assert_eq!(list().await[1], named(None), "who stays out has no name");
    store.replace_ratings(&[("t".to_owned(), rated("bot:random", 5.0))]).await.unwrap();
    assert_eq!(list().await, [("bot:random".to_owned(), None, 5.0)]);
}

#[tokio::test]
async fn guests_of_an_older_database_are_still_known() {
    let kept = Kept::new("older").await;
    let (folder, path) = (kept.1.join("first"), kept.1.join("old.db"));
    std::fs::create_dir_all(&folder).unwrap();
    let first = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations/sqlite/0001_tables.sql");
    std::fs::copy(first, folder.join("0001_tables.sql")).unwrap();
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path).create_if_missing(true);
    let pool = sqlx::SqlitePool::connect_with(options).await.unwrap();
    sqlx::migrate::Migrator::new(folder).await.unwrap().run(&pool).await.unwrap();
    sqlx::query("INSERT INTO guests VALUES ('anna', ?, 'Anna', 5)")
        .bind(&[1_u8; 32][..])
        .execute(&pool)
        .await
        .unwrap();
    pool.close().await;
    let store = Sqlite::open(&path).await.unwrap();
    assert_eq!(store.guest(&[1; 32]).await.unwrap().unwrap().name, "Anna");
}
