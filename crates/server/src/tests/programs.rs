//! Programs without a browser: a token is a guest, a guest takes a chair, a question waits for its answer.

use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};

use super::client::{Answer, Client, House};
use crate::Config;

/// A program with its token.
struct Program {
    client: Client,
    token: String,
}

impl Program {
    async fn new(house: &House, name: &str) -> Program {
        let mut client = house.client();
        let answer = client.post("/api/guests", &json!({ "name": name })).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        assert!(client.cookie.is_empty(), "a program has no cookie");
        let token = answer.json()["token"].as_str().unwrap().to_owned();
        Program { client, token }
    }

    fn request(&self, method: Method, path: &str, body: &Value) -> Request<Body> {
        let request = Request::builder().method(method).uri(path).header("content-type", "application/json");
        let request = request.header("authorization", format!("Bearer {}", self.token));
        request.body(Body::from(body.to_string())).unwrap()
    }

    async fn get(&mut self, path: &str) -> Answer {
        self.client.send(self.request(Method::GET, path, &Value::Null)).await
    }

    async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.client.send(self.request(Method::POST, path, body)).await
    }

    async fn view(&mut self, id: &str, after: &str) -> Value {
        self.get(&format!("/tables/{id}/view{after}")).await.json()
    }
}

/// A table of Connect Four that waits for somebody on chair B.
async fn waiting_table(house: &House) -> (String, Client) {
    let mut host = house.client();
    let answer = host.form("/tables", "title=connect-four&name=Margot&chair2=link").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    (answer.headers["location"].to_str().unwrap().rsplit('/').next().unwrap().to_owned(), host)
}

#[tokio::test]
async fn a_program_with_a_token_plays_a_whole_game() {
    let house = House::new().await;
    let (id, mut host) = waiting_table(&house).await;
    let mut robot = Program::new(&house, "Robot").await;
    let before = robot.view(&id, "").await;
    assert_eq!((&before["stage"], &before["free"]), (&json!("waiting"), &json!(["B"])));
    let sat = robot.post(&format!("/tables/{id}/chairs/B"), &json!({})).await;
    assert_eq!((sat.status, sat.json()), (StatusCode::OK, json!({ "seat": "B" })));
    loop {
        let mine = host.view(&id).await;
        if !mine["result"].is_null() {
            break;
        }
        host.act(&id, mine["ply"].as_u64().unwrap() as usize, &mine["legal"][0]).await;
        let seen = robot.view(&id, &format!("?after={}", mine["ply"])).await;
        assert_eq!((&seen["viewer"], &seen["seats"]), (&json!("B"), &json!(["Margot", "Robot"])));
        if let Some(action) = seen["legal"].get(0) {
            let answer = robot
                .post(&format!("/tables/{id}/actions"), &json!({ "ply": seen["ply"], "action": action }))
                .await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        }
    }
}

#[tokio::test]
async fn a_question_waits_until_there_is_something_new() {
    let house = House::new().await;
    let (id, mut host) = waiting_table(&house).await;
    let mut robot = Program::new(&house, "Robot").await;
    robot.post(&format!("/tables/{id}/chairs/B"), &json!({})).await;
    let waits = {
        let mut robot = Program { client: robot.client.clone(), token: robot.token.clone() };
        let id = id.clone();
        tokio::spawn(async move { robot.view(&id, "?after=0").await })
    };
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert!(!waits.is_finished(), "nothing has happened yet");
    host.act(&id, 0, &json!({ "drop": "d" })).await;
    let seen = waits.await.unwrap();
    assert_eq!((&seen["ply"], seen["legal"].as_array().unwrap().len()), (&json!(1), 7));
    // Its own decision is no reason to wait, whatever it knows.
    assert_eq!(robot.view(&id, "?after=1").await["ply"], 1);
    assert_eq!(robot.get(&format!("/tables/{id}/view?after=x")).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn a_wrong_token_is_refused_in_the_readers_language() {
    let house = House::new().await;
    let (id, _) = waiting_table(&house).await;
    let mut stranger = Program { client: house.client(), token: "0".repeat(48) };
    for path in [format!("/tables/{id}/view"), "/".to_owned()] {
        let answer = stranger.get(&path).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        assert!(answer.json()["error"].as_str().unwrap().contains("/api/guests"));
    }
    let mut robot = Program::new(&house, "Robot").await;
    let taken = robot.post(&format!("/tables/{id}/chairs/A"), &json!({})).await;
    assert!(taken.status == StatusCode::CONFLICT && taken.json()["error"].is_string());
    let unseated =
        robot.post(&format!("/tables/{id}/actions"), &json!({ "ply": 0, "action": { "drop": "d" } })).await;
    assert_eq!(unseated.status, StatusCode::FORBIDDEN);
    let nameless = robot.client.post("/api/guests", &json!({ "name": " " })).await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn examples_are_on_the_menu_only_where_the_host_wants_them() {
    for examples in [false, true] {
        let house = House::with(Config { examples, ..Config::default() }).await;
        let mut client = house.client();
        assert_eq!(client.get("/").await.text().contains("Connect Four"), examples);
        let titles = client.get("/api/titles").await.json();
        let listed = titles.as_array().unwrap().iter().any(|title| title["slug"] == "connect-four");
        assert_eq!(listed, examples);
        let opened = client.form("/tables", "title=connect-four&name=Margot&chair2=bot:greedy").await.status;
        assert_eq!(opened, if examples { StatusCode::SEE_OTHER } else { StatusCode::UNPROCESSABLE_ENTITY });
    }
}
