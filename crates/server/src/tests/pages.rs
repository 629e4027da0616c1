//! Pages, forms and files, as a visitor meets them.

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::client::{Client, House};

/// Plays the table to its end with the first legal action of each seat, or the one that ends things sooner.
pub(crate) async fn play_out(clients: &mut [Client], id: &str) {
    for _ in 0..5_000 {
        let mut acted = false;
        for client in clients.iter_mut() {
            let view = client.view(id).await;
            if view["stage"] == "over" {
                return;
            }
            let legal = view["legal"].as_array().unwrap();
            // Taking two empties the depots.
            let two = legal.iter().rev().find(|action| action["take"]["count"] != 1);
            if let Some(action) = two.or(legal.last()) {
                let answer = client.act(id, view["ply"].as_u64().unwrap() as usize, action).await;
                assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
                acted = true;
                break;
            }
        }
        assert!(acted, "nobody can act");
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn people_sit_down_and_the_game_begins_with_the_last() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let page = clients[0].get(&format!("/tables/{id}")).await.text();
    assert!(page.contains("Guest B") && page.contains("id=\"pieces\""), "{page}");
    let waiting = clients[0].view(&id).await;
    assert_eq!(waiting["stage"], "playing");
    let late = house.client().form(&format!("/tables/{id}/chairs/B"), "name=Late").await;
    assert_eq!(late.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn the_host_can_start_with_bots_and_nobody_else() {
    let house = House::new().await;
    let mut host = house.client();
    let answer =
        host.form("/tables", "title=paris-connection&name=Margot&chair2=link&chair3=link&listed=true").await;
    let path = answer.headers["location"].to_str().unwrap().to_owned();
    assert!(host.get(&path).await.text().contains("Margot"));
    let lobby = house.client().get("/").await.text();
    assert!(lobby.contains(&path), "a public table is listed");
    assert_eq!(house.client().form(&format!("{path}/start"), "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(host.form(&format!("{path}/start"), "").await.status, StatusCode::SEE_OTHER);
    let page = host.get(&path).await.text();
    assert!(page.contains("Colette") && page.contains("bot, demi-chef"), "{page}");
    assert_eq!(host.form(&format!("{path}/start"), "").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_refusal_names_the_rule_in_the_readers_language() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let mut mover = 0;
    for (idx, client) in clients.iter_mut().enumerate() {
        if !client.view(&id).await["legal"].as_array().unwrap().is_empty() {
            mover = idx;
        }
    }
    let ask = json!({ "action": { "lay": "0,0" } });
    let why = clients[mover].post(&format!("/tables/{id}/why"), &ask).await.json();
    assert_eq!((why["rule"].as_str(), why["error"].as_str()), (Some("2.2"), Some("First build or swap")));
    clients[mover].language = "nl".to_owned();
    let dutch = clients[mover].post(&format!("/tables/{id}/why"), &ask).await.json();
    assert_ne!(dutch["error"], why["error"]);
    assert!(dutch["slate"].as_str().unwrap().contains("#r2.2"));
    let other = clients[(mover + 1) % 3].act(&id, 0, &json!({ "lay": "0,0" })).await;
    assert_eq!(other.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(other.text().contains("not your turn"), "{}", other.text());
}

#[tokio::test]
async fn undo_goes_back_until_the_build_is_confirmed() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let mut mover = 0;
    for (idx, client) in clients.iter_mut().enumerate() {
        if !client.view(&id).await["legal"].as_array().unwrap().is_empty() {
            mover = idx;
        }
    }
    let client = &mut clients[mover];
    let before = client.view(&id).await;
    let build = before["legal"][0].clone();
    client.act(&id, 0, &build).await;
    let lay = client.view(&id).await["legal"][0].clone();
    client.act(&id, 1, &lay).await;
    let undo = format!("/tables/{id}/undo");
    assert_eq!(client.post(&undo, &json!({ "ply": 2, "keep": 0 })).await.status, StatusCode::OK);
    let after = client.view(&id).await;
    assert_eq!(after["view"], before["view"]);
    assert_eq!(after["ply"], 3, "the history keeps what happened");
    client.act(&id, 3, &build).await;
    client.act(&id, 4, &lay).await;
    assert_eq!(client.act(&id, 5, &json!("finish")).await.status, StatusCode::OK);
    assert_eq!(client.post(&undo, &json!({ "ply": 6, "keep": 2 })).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_finished_game_is_shown_replayed_exported_and_imported() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    assert_eq!(clients[0].get(&format!("/tables/{id}/record")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(
        clients[0].get(&format!("/tables/{id}/replay?ply=0&by=B")).await.status,
        StatusCode::FORBIDDEN
    );
    play_out(&mut clients, &id).await;
    let page = clients[1].get(&format!("/tables/{id}")).await.text();
    assert!(page.contains("Final count") && page.contains("class=\"won\""), "{page}");
    for by in ["A", "B", "C", "public"] {
        let replay = clients[1].get(&format!("/tables/{id}/replay?ply=5&by={by}")).await;
        assert_eq!(replay.status, StatusCode::OK);
        assert!(!replay.text().contains("data-action"), "a replay offers nothing");
    }
    assert_eq!(clients[1].get(&format!("/tables/{id}/replay?by=D")).await.status, StatusCode::NOT_FOUND);

    let record = clients[2].get(&format!("/tables/{id}/record")).await;
    let value: Value = record.json();
    assert_eq!((value["format"].as_u64(), value["seats"][1].as_str()), (Some(1), Some("Guest B")));
    let other = House::new().await;
    let mut stranger = other.client();
    let brought = stranger.send(upload(&stranger, &record.body)).await;
    assert_eq!(brought.status, StatusCode::SEE_OTHER, "{}", brought.text());
    let path = brought.headers["location"].to_str().unwrap().to_owned();
    let replay = stranger.get(&path).await.text();
    assert!(replay.contains("Guest C"), "{replay}");
    // A game that does not replay to what it claims is refused, with the reason.
    let mut false_claim = value.clone();
    false_claim["result"]["scores"][0] = json!(9_999);
    let mut illegal = value;
    illegal["actions"][0]["action"] = json!("finish");
    for (bad, reason) in [(false_claim, "result"), (illegal, "action 1")] {
        let refused = stranger.send(upload(&stranger, bad.to_string().as_bytes())).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(refused.text().contains(reason), "{}", refused.text());
    }
}

#[tokio::test]
async fn a_game_whose_end_was_not_noted_is_over_all_the_same() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    play_out(&mut clients, &id).await;
    let record = clients[0].get(&format!("/tables/{id}/record")).await.json();
    // The same game in a house that was stopped between its last action and the note that it was the last.
    let stopped = House::new().await;
    let mut stored = house.app.store.find_match(&id).await.unwrap().unwrap().table;
    stored.host = None;
    stored.stage = store::Stage::Playing;
    stored.result = None;
    stored.chairs = stored.names().into_iter().map(|name| Some(store::Sitter::Remembered(name))).collect();
    let entries = house.app.store.entries(&id, 0).await.unwrap();
    stopped.app.store.add_match(&stored, &entries).await.unwrap();
    let mut stranger = stopped.client();
    assert_eq!(stranger.get(&format!("/tables/{id}/record")).await.json(), record);
    assert_eq!(stopped.app.store.find_match(&id).await.unwrap().unwrap().table.stage, store::Stage::Over);
}

pub(super) fn upload(client: &Client, file: &[u8]) -> axum::http::Request<axum::body::Body> {
    let mut body =
        b"--XX\r\ncontent-disposition: form-data; name=\"record\"; filename=\"x.json\"\r\n\r\n".to_vec();
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--XX--\r\n");
    client.request(Method::POST, "/records", Some("multipart/form-data; boundary=XX"), body)
}

#[tokio::test]
async fn the_rules_are_readable_in_three_languages_each_paragraph_with_an_address() {
    let house = House::new().await;
    let mut texts = Vec::new();
    for language in ["en", "fr", "nl"] {
        let mut client = Client { language: language.to_owned(), ..house.client() };
        let page = client.get("/rules/paris-connection").await.text();
        for number in ["1.1", "3.8", "5.5", "Q7", "Q11"] {
            assert!(page.contains(&format!("id=\"r{number}\"")), "{language}: {number}");
        }
        assert!(page.contains(&format!("<html lang=\"{language}\"")));
        texts.push(page);
    }
    assert!(texts[0] != texts[1] && texts[1] != texts[2]);
}

#[tokio::test]
async fn a_language_is_remembered_and_never_leads_elsewhere() {
    let house = House::new().await;
    let mut client = house.client();
    let answer = client.get("/lang/fr?to=/rules/paris-connection").await;
    assert_eq!(answer.headers["location"], "/rules/paris-connection");
    assert!(client.get("/").await.text().contains("<html lang=\"fr\""));
    for elsewhere in ["//evil.example", "https://evil.example", "/%0d%0aset-cookie:x", "/\\evil.example"] {
        let answer = client.get(&format!("/lang/fr?to={elsewhere}")).await;
        assert_eq!(answer.headers["location"], "/", "{elsewhere}");
    }
}
