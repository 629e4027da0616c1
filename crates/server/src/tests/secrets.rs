//! Nobody is sent what they may not know.
//!
//! A whole game is played with every stream and every page open. At each step, for each viewer, everything hidden
//! from that viewer is changed, and not a byte of what the viewer gets may change with it.

use std::time::Duration;

use axum::body::Body;
use axum::http::Method;
use game::{Dice, Viewer};
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use super::client::{Client, House};

/// A stream of live updates, read event by event.
pub(super) struct Stream(Body);

impl Stream {
    pub(super) async fn open(client: &Client, id: &str) -> Stream {
        let request = client.request(Method::GET, &format!("/tables/{id}/live"), None, Vec::new());
        Stream(client.router.clone().oneshot(request).await.unwrap().into_body())
    }

    /// Whether nothing comes any more.
    pub(super) async fn ends(&mut self) -> bool {
        let frame = tokio::time::timeout(Duration::from_secs(20), self.0.frame()).await;
        frame.expect("it ends or goes on").is_none()
    }

    /// The next event's bytes.
    pub(super) async fn next(&mut self) -> Vec<u8> {
        let frame = tokio::time::timeout(Duration::from_secs(20), self.0.frame()).await;
        frame.expect("an event comes").unwrap().unwrap().into_data().unwrap().to_vec()
    }
}

/// The event's data.
pub(super) fn data(event: &[u8]) -> Value {
    let text = String::from_utf8(event.to_vec()).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("data:")).unwrap();
    serde_json::from_str(line).unwrap()
}

/// Everything that a client can get of a table: page, view, a fresh stream, and the reasons for what is not offered.
pub(super) async fn everything(client: &mut Client, id: &str) -> Vec<Vec<u8>> {
    let mut all = vec![
        client.get(&format!("/tables/{id}")).await.body,
        client.get(&format!("/tables/{id}/view")).await.body,
    ];
    all.push(Stream::open(client, id).await.next().await);
    for path in ["replay?ply=0&by=A", "replay?by=public", "record", "plan", "plan?q=take"] {
        all.push(client.get(&format!("/tables/{id}/{path}")).await.body);
    }
    for action in [
        json!({ "give": "blue" }),
        json!({ "give": "green" }),
        json!({ "build": "red" }),
        json!({ "lay": "4,7" }),
        json!({ "take": { "company": "lilac", "count": 2 } }),
        json!("finish"),
    ] {
        all.push(client.post(&format!("/tables/{id}/why"), &json!({ "action": action })).await.body);
        // Refused because it is stale: changes nothing, and must tell nothing.
        all.push(client.act(id, usize::MAX >> 12, &action).await.body);
    }
    all.push(client.get("/").await.body);
    // The same in words.
    let mut reader = client.reading();
    all.push(reader.get(&format!("/tables/{id}")).await.body);
    all.push(Stream::open(&reader, id).await.next().await);
    all
}

#[tokio::test]
async fn changing_what_is_hidden_changes_no_byte() {
    let house = House::new().await;
    let (id, mut clients) = house.table(4).await;
    let spectator = house.client();
    let viewers: Vec<Viewer> = Viewer::every(4).collect();
    clients.push(spectator);
    let live = house.app.hub.find(&id).await.unwrap();
    let mut streams = Vec::new();
    for client in &clients {
        let mut stream = Stream::open(client, &id).await;
        stream.next().await;
        streams.push(stream);
    }
    let mut dice = Dice::new(11.into());
    let mut witness = clients[0].clone();
    let (mut changed, mut noticed) = (0, 0);
    for step in 0.. {
        let full = step % 7 == 0;
        let mut over = false;
        for (client, viewer) in clients.iter_mut().zip(&viewers) {
            let mut told_otherwise = None;
            let hidden = live.look(|seated| seated.table.resampled(*viewer, &mut dice)).await;
            let truth = if full {
                everything(client, &id).await
            } else {
                vec![client.get(&format!("/tables/{id}")).await.body]
            };
            let other = Viewer::every(4).find(|other| other != viewer && other.seat().is_some()).unwrap();
            let true_other = live.look(|seated| seated.table.view(other)).await;
            let true_table = live.swap(hidden).await;
            changed += usize::from(live.look(|seated| seated.table.view(other)).await != true_other);
            let seen = if full {
                everything(client, &id).await
            } else {
                vec![client.get(&format!("/tables/{id}")).await.body]
            };
            // The comparison itself must be able to see a difference: whoever's own shares changed is shown it.
            if full && *viewer == Viewer::Public {
                told_otherwise = Some(witness.get(&format!("/tables/{id}")).await.body);
            }
            live.swap(true_table).await;
            if let Some(told) = told_otherwise {
                noticed += usize::from(witness.get(&format!("/tables/{id}")).await.body != told);
            }
            for (idx, (truth, seen)) in truth.iter().zip(&seen).enumerate() {
                assert!(
                    truth == seen,
                    "step {step}, {viewer} is told a secret by part {idx}: {}",
                    difference(truth, seen)
                );
            }
            over = live.look(|seated| seated.table.status().outcome().is_some()).await;
        }
        if over {
            break;
        }
        // Somebody plays; every open stream hears of it, and says what a fresh one would.
        let view = live.look(|seated| seated.table.status().waiting().iter().next().unwrap()).await;
        let mover = &mut clients[view.index()];
        let now = mover.view(&id).await;
        let legal = now["legal"].as_array().unwrap();
        let action = dice.pick(legal).clone();
        let answer = mover.act(&id, now["ply"].as_u64().unwrap() as usize, &action).await;
        assert!(answer.status.is_success(), "{}", answer.text());
        for (client, stream) in clients.iter().zip(&mut streams) {
            let news = data(&stream.next().await);
            if full {
                let fresh = data(&Stream::open(client, &id).await.next().await);
                for (element, html) in news["elements"].as_object().unwrap() {
                    assert_eq!(html, &fresh["elements"][element], "step {step}: {element}");
                }
            }
        }
    }
    assert!(changed > 100, "hidden facts were really changed ({changed})");
    assert!(noticed > 0, "and a change that may be seen is seen");
}

pub(super) fn difference(one: &[u8], other: &[u8]) -> String {
    let at = one.iter().zip(other).position(|(a, b)| a != b).unwrap_or(one.len().min(other.len()));
    let around = |bytes: &[u8]| {
        String::from_utf8_lossy(&bytes[at.saturating_sub(60)..(at + 60).min(bytes.len())]).into_owned()
    };
    format!("…{}… is …{}…", around(one), around(other))
}
