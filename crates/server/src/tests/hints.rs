//! What a chef would do, and what one says afterwards.

use axum::http::StatusCode;

use super::client::{Client, House};
use super::pages::play_out;

async fn mover<'a>(clients: &'a mut [Client], id: &str) -> (usize, &'a mut [Client]) {
    for idx in 0..clients.len() {
        if !clients[idx].view(id).await["legal"].as_array().unwrap().is_empty() {
            return (idx, clients);
        }
    }
    panic!("nobody is to move");
}

#[tokio::test]
async fn against_bots_a_chef_can_be_asked() {
    let house = House::new().await;
    let mut host = house.client();
    let answer = host.form("/tables", "title=connect-four&name=Margot&chair2=bot:random").await;
    let path = answer.headers["location"].to_str().unwrap().to_owned();
    let id = path.rsplit('/').next().unwrap().to_owned();
    while host.view(&id).await["legal"].as_array().unwrap().is_empty() {
        tokio::task::yield_now().await;
    }
    assert!(host.get(&path).await.text().contains("data-hint"));
    let hint = host.get(&format!("{path}/hint")).await;
    assert_eq!(hint.status, StatusCode::OK);
    let text = hint.text();
    assert!(
        text.contains("class=\"suggested\"") && text.contains("Margot") && text.contains("\u{a0}%"),
        "{text}"
    );
    let watcher = house.client().get(&format!("{path}/hint")).await;
    assert_eq!(watcher.status, StatusCode::FORBIDDEN, "a hint tells what a seat sees");
}

#[tokio::test]
async fn among_people_only_if_the_table_was_opened_so() {
    let house = House::new().await;
    for (form, open) in [("title=connect-four", false), ("title=connect-four&hints=true", true)] {
        let (id, mut clients) = house.open(2, form).await;
        let (who, clients) = mover(&mut clients, &id).await;
        let path = format!("/tables/{id}");
        assert_eq!(clients[who].get(&path).await.text().contains("data-hint"), open, "{form}");
        let expected = if open { StatusCode::OK } else { StatusCode::FORBIDDEN };
        assert_eq!(clients[who].get(&format!("{path}/hint")).await.status, expected, "{form}");
        let other = clients[1 - who].get(&format!("{path}/hint")).await;
        assert_eq!(other.status, StatusCode::FORBIDDEN, "not their turn");
    }
}

#[tokio::test]
async fn a_finished_game_is_reviewed_and_the_review_is_kept() {
    let house = House::new().await;
    let (id, mut clients) = house.open(2, "title=connect-four").await;
    let path = format!("/tables/{id}/review");
    assert_eq!(clients[0].form(&path, "").await.status, StatusCode::FORBIDDEN, "not while it is on");
    play_out(&mut clients, &id).await;
    assert!(clients[0].get(&path).await.text().contains("Ask the chef"));
    assert_eq!(clients[0].form(&path, "").await.status, StatusCode::SEE_OTHER);
    let mut page = clients[0].get(&path).await.text();
    while page.contains("data-running") {
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        page = clients[0].get(&path).await.text();
    }
    let plies = clients[0].view(&id).await["ply"].as_u64().unwrap();
    assert!(page.contains("class=\"line l1\"") && page.contains("class=\"line l2\""), "a line for each seat");
    assert!(
        page.matches("class=\"column\"").count() as u64 > plies / 2,
        "every decision leads to its position"
    );
    assert!(page.contains("L900 0\""), "in the end it is certain who won");
    let kept = house.app.store.review(&id).await.unwrap().expect("it is kept");
    assert!(kept.contains("\"before\""), "{kept}");
    let stranger = house.client().get(&path).await.text();
    assert!(stranger.contains("class=\"line l1\""), "whoever has the link may read it");
}
