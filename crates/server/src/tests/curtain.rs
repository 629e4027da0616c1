//! Several people at one screen: a curtain between turns, and nothing hidden before it.

use axum::http::StatusCode;
use game::{Dice, Viewer};
use serde_json::Value;

use super::client::{Client, House};
use super::secrets::{Stream, data, difference, everything};

/// A table with two people at one screen and one elsewhere: seats A and B, and C.
async fn table(house: &House) -> (String, Client, Client) {
    let mut screen = house.client();
    let answer = screen.form("/tables", "title=paris-connection&name=Anna&chair2=link&chair3=link").await;
    let path = answer.headers["location"].to_str().unwrap().to_owned();
    let id = path.rsplit('/').next().unwrap().to_owned();
    let mut other = house.client();
    for (client, status) in
        [(&mut house.client(), StatusCode::FORBIDDEN), (&mut screen, StatusCode::SEE_OTHER)]
    {
        assert_eq!(client.form(&format!("{path}/beside"), "name=Bram").await.status, status);
    }
    assert_eq!(other.form(&format!("{path}/chairs/C"), "name=Cleo").await.status, StatusCode::SEE_OTHER);
    assert_eq!(screen.form(&format!("{path}/beside"), "name=Late").await.status, StatusCode::CONFLICT);
    (id, screen, other)
}

async fn lift(client: &mut Client, id: &str, seat: &str) -> StatusCode {
    let form = if seat.is_empty() { String::new() } else { format!("seat={seat}") };
    client.form(&format!("/tables/{id}/curtain"), &form).await.status
}

/// The seat that is asked now.
async fn asked(client: &mut Client, id: &str) -> Option<String> {
    client.view(id).await["waiting"][0].as_str().map(str::to_owned)
}

#[tokio::test]
async fn the_curtain_falls_between_turns_and_shows_each_their_own() {
    let house = House::new().await;
    let (id, mut screen, mut other) = table(&house).await;
    let path = format!("/tables/{id}");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..400 {
        let Some(seat) = asked(&mut screen, &id).await else { break };
        if seat == "C" {
            let now = other.view(&id).await;
            other
                .act(
                    &id,
                    now["ply"].as_u64().unwrap() as usize,
                    now["legal"].as_array().unwrap().last().unwrap(),
                )
                .await;
            continue;
        }
        let before = screen.view(&id).await;
        if before["viewer"] == "public" {
            // The curtain is down: no action, and a button with the right name.
            let name = if seat == "A" { "Anna" } else { "Bram" };
            let page = screen.get(&path).await.text();
            assert!(page.contains(&format!("{name}, it is your turn: lift the curtain")), "{page}");
            assert!(!page.contains("data-action"), "{page}");
            let ply = before["ply"].as_u64().unwrap() as usize;
            let refused = screen.act(&id, ply, &serde_json::json!("finish")).await;
            assert_eq!(refused.status, StatusCode::FORBIDDEN);
            assert!(refused.text().contains("curtain"), "{}", refused.text());
            assert_eq!(lift(&mut screen, &id, &seat).await, StatusCode::SEE_OTHER);
        }
        let now = screen.view(&id).await;
        assert_eq!(now["viewer"], seat.as_str(), "only the one who is asked looks");
        assert!(screen.get(&path).await.text().contains("Lower the curtain"));
        let ply = now["ply"].as_u64().unwrap() as usize;
        assert!(
            screen.act(&id, ply, now["legal"].as_array().unwrap().last().unwrap()).await.status.is_success()
        );
        seen.insert(seat);
    }
    assert_eq!(seen.len(), 2, "both have played");
    assert_eq!(screen.view(&id).await["stage"], "over");
    assert!(!screen.get(&path).await.text().contains("curtain\""), "after the game it is gone");
    // Such a game counts for nobody.
    assert!(screen.get("/ratings/paris-connection").await.text().contains("No game has been rated yet"));
}

#[tokio::test]
async fn a_family_opens_a_table_and_starts_at_once() {
    let house = House::new().await;
    let mut screen = house.client();
    let chairs = "title=paris-connection&name=Anna&chair2=beside&beside2=Bram&chair3=bot:commis";
    for wrong in ["&beside4=Cleo&chair4=besides", "&chair4=beside", "&chair4=beside&beside4=+"] {
        let status = screen.form("/tables", &format!("{chairs}{wrong}")).await.status;
        assert!(status.is_client_error(), "{wrong}: {status}");
    }
    // A name of a chair that is not beside is nobody's.
    let opened = screen.form("/tables", &format!("{chairs}&chair4=beside&beside4=Cleo&beside3=Zelda")).await;
    assert_eq!(opened.status, StatusCode::SEE_OTHER, "{}", opened.text());
    let path = opened.headers["location"].to_str().unwrap().to_owned();
    let id = path.rsplit('/').next().unwrap().to_owned();
    assert_eq!(screen.view(&id).await["stage"], "playing");
    let page = screen.get(&path).await.text();
    assert!(["Bram", "Cleo", "curtain"].iter().all(|word| page.contains(word)) && !page.contains("Zelda"));
    for seat in ["A", "B", "D"] {
        assert_eq!(lift(&mut screen, &id, seat).await, StatusCode::SEE_OTHER, "{seat}");
    }
    assert_eq!(lift(&mut screen, &id, "C").await, StatusCode::FORBIDDEN, "that is the bot");
}

#[tokio::test]
async fn a_curtain_is_lifted_only_at_ones_own_screen() {
    let house = House::new().await;
    let (id, mut screen, mut other) = table(&house).await;
    assert_eq!(lift(&mut other, &id, "A").await, StatusCode::FORBIDDEN);
    assert_eq!(lift(&mut house.client(), &id, "A").await, StatusCode::FORBIDDEN);
    assert_eq!(lift(&mut screen, &id, "C").await, StatusCode::FORBIDDEN);
    assert_eq!(lift(&mut screen, &id, "Z").await, StatusCode::BAD_REQUEST);
    assert_eq!(screen.view(&id).await["viewer"], "public");
    assert_eq!(lift(&mut screen, &id, "B").await, StatusCode::SEE_OTHER);
    assert_eq!(screen.view(&id).await["viewer"], "B");
    assert_eq!(other.view(&id).await["viewer"], "C");
    assert_eq!(lift(&mut screen, &id, "").await, StatusCode::SEE_OTHER);
    assert_eq!(screen.view(&id).await["viewer"], "public");
}

#[tokio::test]
async fn before_the_curtain_there_is_nothing_hidden_and_behind_it_only_ones_own() {
    let house = House::new().await;
    let (id, mut screen, _) = table(&house).await;
    let live = house.app.hub.find(&id).await.unwrap();
    let mut stream = Stream::open(&screen, &id).await;
    stream.next().await;
    let mut dice = Dice::new(5.into());
    let mut shown: Vec<Vec<u8>> = Vec::new();
    for (seat, viewer) in [("", "public"), ("A", "A"), ("", "public"), ("B", "B"), ("A", "A")] {
        let viewer: Viewer = viewer.parse().unwrap();
        if !(seat.is_empty() && shown.is_empty()) {
            assert_eq!(lift(&mut screen, &id, seat).await, StatusCode::SEE_OTHER);
            // The stream that is open tells the same as a new one.
            let news: Value = data(&stream.next().await);
            let fresh = data(&Stream::open(&screen, &id).await.next().await);
            for (element, html) in news["elements"].as_object().unwrap() {
                assert_eq!(html, &fresh["elements"][element], "{viewer}: {element}");
            }
        }
        let truth = everything(&mut screen, &id).await;
        for _ in 0..6 {
            let hidden = live.look(|seated| seated.table.resampled(viewer, &mut dice)).await;
            let true_table = live.swap(hidden).await;
            let seen = everything(&mut screen, &id).await;
            live.swap(true_table).await;
            for (truth, seen) in truth.iter().zip(&seen) {
                assert!(truth == seen, "{viewer} is told a secret: {}", difference(truth, seen));
            }
        }
        shown.push(truth[0].clone());
    }
    assert_eq!(shown[0], shown[2], "the same curtain again");
    assert_eq!(shown[1], shown[4]);
    assert_ne!(shown[1], shown[3], "each has their own hand");
}
