//! Ten thousand bad requests: each gets a clear 4xx, nothing changes, no handler panics.

#[path = "../src/tests/client.rs"]
#[expect(dead_code, reason = "shared with the tests inside the crate")]
mod client;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use client::{Client, House};
use game::Dice;
use serde_json::{Value, json};
use server::{App, Config, router};

const REQUESTS: usize = 10_000;

#[tokio::test]
async fn ten_thousand_bad_requests_change_nothing() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    // A few good actions first, so that there is something to spoil.
    for _ in 0..12 {
        let ply = clients[0].view(&id).await["ply"].as_u64().unwrap() as usize;
        for client in &mut clients {
            let legal = client.view(&id).await["legal"].as_array().unwrap().clone();
            if let Some(action) = legal.last() {
                assert_eq!(client.act(&id, ply, action).await.status, StatusCode::OK);
                break;
            }
        }
    }
    let before = views(&mut clients, &id).await;
    let ply = before[0]["ply"].as_u64().unwrap() as usize;

    let mut dice = Dice::new(20_261_115.into());
    for number in 0..REQUESTS {
        let (what, request) = bad_request(&mut dice, &id, ply, &clients, &before);
        let shown = format!("{number}: {what}: {} {}", request.method(), request.uri());
        let mut sender = clients[0].clone();
        let answer = sender.send(request).await;
        assert!(answer.status.is_client_error(), "{shown}: {} {}", answer.status, answer.text());
        let body = answer.text();
        let clear = match answer.headers.get("content-type").map(|kind| kind.to_str().unwrap()) {
            Some(kind) if kind.starts_with("application/json") => {
                answer.json()["error"].as_str().is_some_and(|words| words.len() > 5)
            }
            _ => body.contains("</h1>") || !body.is_empty(),
        };
        assert!(clear, "{shown}: says nothing: {body}");
    }
    assert_eq!(views(&mut clients, &id).await, before);
    // And the table still works.
    let seat = before.iter().position(|view| !view["legal"].as_array().unwrap().is_empty()).unwrap();
    let action = before[seat]["legal"][0].clone();
    assert_eq!(clients[seat].act(&id, ply, &action).await.status, StatusCode::OK);
}

async fn views(clients: &mut [Client], id: &str) -> Vec<Value> {
    let mut views = Vec::new();
    for client in clients {
        views.push(client.view(id).await);
    }
    views
}

/// A request that must be refused, and what is wrong with it.
fn bad_request(
    dice: &mut Dice,
    id: &str,
    ply: usize,
    clients: &[Client],
    views: &[Value],
) -> (&'static str, Request<Body>) {
    let mover = views.iter().position(|view| !view["legal"].as_array().unwrap().is_empty()).unwrap();
    let (seated, stranger) = (&clients[mover], Client { cookie: String::new(), ..clients[0].clone() });
    let legal = views[mover]["legal"].as_array().unwrap();
    let good = legal[dice.below(legal.len() as u32) as usize].clone();
    let actions = format!("/tables/{id}/actions");
    let post = |client: &Client, path: &str, body: Vec<u8>| {
        client.request(Method::POST, path, Some("application/json"), body)
    };
    let json_post =
        |client: &Client, path: &str, body: &Value| post(client, path, body.to_string().into_bytes());
    match dice.below(22) {
        0 => ("no seat", json_post(&stranger, &actions, &json!({ "ply": ply, "action": good }))),
        1 => {
            let forged =
                Client { cookie: format!("atable={}", text(dice, 48, b"0123456789abcdef")), ..stranger };
            ("forged cookie", json_post(&forged, &actions, &json!({ "ply": ply, "action": good })))
        }
        2 => {
            let other = &clients[(mover + 1 + dice.below(2) as usize) % 3];
            ("wrong seat", json_post(other, &actions, &json!({ "ply": ply, "action": good })))
        }
        3 => {
            let stale = [0, ply.saturating_sub(1), ply + 1, ply + 99, usize::MAX >> 12];
            let stale = *dice.pick(&stale.map(|stale| if stale == ply { ply + 1 } else { stale }));
            ("stale", json_post(seated, &actions, &json!({ "ply": stale, "action": good })))
        }
        4 => {
            let whole = json!({ "ply": ply, "action": good }).to_string().into_bytes();
            let cut = dice.below(whole.len() as u32) as usize;
            ("cut short", post(seated, &actions, whole[..cut].to_vec()))
        }
        5 => ("no JSON", post(seated, &actions, bytes(dice, 200))),
        6 => ("oversized", post(seated, &actions, vec![b' '; 17 * 1024 + dice.below(100_000) as usize])),
        7 => (
            "unknown field",
            json_post(seated, &actions, &json!({ "ply": ply, "action": good, "admin": true })),
        ),
        8 => ("wrong types", json_post(seated, &actions, &json!({ "ply": good, "action": ply }))),
        9 => ("negative ply", json_post(seated, &actions, &json!({ "ply": -1, "action": good }))),
        10 => {
            let hex = format!("{},{}", dice.below(400) as i32 - 200, dice.below(400) as i32 - 200);
            (
                "no such hex",
                json_post(seated, &actions, &json!({ "ply": ply, "action": { "lay": format!("{hex},0") } })),
            )
        }
        11 => {
            let count = 3 + dice.below(250);
            (
                "too many shares",
                json_post(
                    seated,
                    &actions,
                    &json!({ "ply": ply, "action": { "take": { "company": "blue", "count": count } } }),
                ),
            )
        }
        12 => {
            let word = text(dice, 6, b"abcdefghijklmnop");
            (
                "no such action",
                json_post(seated, &actions, &json!({ "ply": ply, "action": { word: "blue" } })),
            )
        }
        13 => (
            "undo too far",
            json_post(seated, &format!("/tables/{id}/undo"), &json!({ "ply": ply, "keep": 0 })),
        ),
        14 => (
            "undo nothing",
            json_post(seated, &format!("/tables/{id}/undo"), &json!({ "ply": ply, "keep": 9_999 })),
        ),
        15 => {
            let nowhere = format!("/tables/{}/actions", text(dice, 12, b"abcdefghjkmnpqrstuvwxyz"));
            ("no such table", json_post(seated, &nowhere, &json!({ "ply": ply, "action": good })))
        }
        16 => {
            let path = dice.pick(&[
                "/../etc/passwd",
                "/static/../Cargo.toml",
                "/static/%2e%2e%2fseed",
                "/tables",
                "/nothing",
                "/rules/x",
                "/lang/xx",
            ]);
            ("no such page", seated.request(Method::GET, path, None, Vec::new()))
        }
        17 => {
            let method = dice.pick(&[Method::DELETE, Method::PUT, Method::PATCH]).clone();
            ("wrong method", seated.request(method, &actions, Some("application/json"), b"{}".to_vec()))
        }
        18 => {
            let mut request = json_post(seated, &actions, &json!({ "ply": ply, "action": good }));
            request.headers_mut().insert("host", "table.example".parse().unwrap());
            request.headers_mut().insert("origin", "https://elsewhere.example".parse().unwrap());
            ("another site", request)
        }
        19 => {
            let forms = [
                "title=paris-connection&name=X&chair2=bot:genius&chair3=link",
                "title=paris-connection&name=X",
                "title=chess&name=X&chair2=link&chair3=link",
                "title=paris-connection&name=&chair2=link&chair3=link",
                "title=paris-connection&name=%01%02&chair2=link&chair3=link",
                "%ff%fe=%zz",
                "",
            ];
            let form = (*dice.pick(&forms)).as_bytes().to_vec();
            (
                "bad form",
                stranger.request(Method::POST, "/tables", Some("application/x-www-form-urlencoded"), form),
            )
        }
        20 => {
            let path = dice.pick(&[
                "record",
                "replay",
                "replay?ply=3&by=A",
                "start",
                "chairs/A",
                "chairs/Z",
                "chairs/F",
            ]);
            let method = if path.starts_with('r') { Method::GET } else { Method::POST };
            (
                "too early or too late",
                clients[1].request(method, &format!("/tables/{id}/{path}"), None, Vec::new()),
            )
        }
        _ => {
            let body = multipart(&bytes(dice, 300));
            (
                "no record",
                seated.request(Method::POST, "/records", Some("multipart/form-data; boundary=XX"), body),
            )
        }
    }
}

fn multipart(file: &[u8]) -> Vec<u8> {
    let mut body =
        b"--XX\r\ncontent-disposition: form-data; name=\"record\"; filename=\"x.json\"\r\n\r\n".to_vec();
    body.extend_from_slice(file);
    body.extend_from_slice(b"\r\n--XX--\r\n");
    body
}

fn bytes(dice: &mut Dice, most: u32) -> Vec<u8> {
    (0..dice.below(most)).map(|_| dice.below(256) as u8).collect()
}

fn text(dice: &mut Dice, length: usize, letters: &[u8]) -> String {
    (0..length).map(|_| char::from(*dice.pick(letters))).collect()
}
