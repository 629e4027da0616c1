//! Every door is tried by a stranger, a former owner, a spectator, another seat, and by whom it belongs to.
//!
//! A route without an entry fails the test: whoever adds one decides who may go through.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Method, Request, StatusCode};
use serde_json::{Value, json};
use store::Sitter;
use tower::ServiceExt;

use super::client::{Client, House};
use super::receivers::Browser;
use crate::{Config, Smtp};

/// Where the table stands when the door is tried.
#[derive(Clone, Copy, PartialEq)]
enum Scene {
    /// Chairs are free; the owner is the host.
    Waiting,
    /// The game is on; the owner is the host.
    Host,
    /// The game is on; the owner is to move.
    Mover,
    /// The same, and has played an action that can be taken back.
    Played,
    /// The game is on; the owner's chair is a bot's for now.
    Left,
    /// The owner is the host and has stopped the clocks.
    Paused,
}

/// What is sent: a form, or JSON.
#[derive(Clone, Copy)]
enum Sent {
    Nothing,
    Form(&'static str),
    /// The owner's first legal action.
    Action,
    Undo,
    Why,
    Subscription,
    /// A program's name.
    Introduction,
}

/// Who gets through: a stranger, a former owner, a spectator with a name, another seat, the owner.
type Through = &'static str;

const OPEN: Through = "yyyyy";
const NAMED: Through = "nnyyy";
const OWNER: Through = "nnnny";
const NOBODY: Through = "nnnnn";
/// A link that works once, for whoever has it.
const FIRST: Through = "ynnnn";

const DOORS: &[(&str, Scene, Sent, Through)] = &[
    ("GET /", Scene::Host, Sent::Nothing, OPEN),
    ("GET /lang/{tag}", Scene::Host, Sent::Nothing, OPEN),
    ("GET /rules/{title}", Scene::Host, Sent::Nothing, OPEN),
    ("POST /guests", Scene::Host, Sent::Form("name=Somebody"), OPEN),
    ("POST /tables", Scene::Host, Sent::Form("title=paris-connection&name=X&chair2=link&chair3=link"), OPEN),
    ("GET /tables/{id}", Scene::Host, Sent::Nothing, OPEN),
    // The chair is taken.
    ("POST /tables/{id}/chairs/{seat}", Scene::Host, Sent::Form("name=X"), NOBODY),
    ("POST /tables/{id}/start", Scene::Waiting, Sent::Nothing, OWNER),
    ("POST /tables/{id}/leave", Scene::Host, Sent::Form("seat=A"), OWNER),
    // Whoever sits may come back to their own chair.
    ("POST /tables/{id}/return", Scene::Left, Sent::Nothing, "nnnyy"),
    ("POST /tables/{id}/pause", Scene::Host, Sent::Nothing, OWNER),
    ("POST /tables/{id}/go-on", Scene::Paused, Sent::Nothing, OWNER),
    // Not before the end.
    ("POST /tables/{id}/rematch", Scene::Host, Sent::Nothing, NOBODY),
    ("GET /tables/{id}/replay", Scene::Host, Sent::Nothing, NOBODY),
    ("GET /tables/{id}/record", Scene::Host, Sent::Nothing, NOBODY),
    ("GET /tables/{id}/live", Scene::Host, Sent::Nothing, OPEN),
    ("POST /tables/{id}/actions", Scene::Mover, Sent::Action, OWNER),
    ("POST /tables/{id}/undo", Scene::Played, Sent::Undo, OWNER),
    // Whoever sits may ask about their own chair.
    ("POST /tables/{id}/why", Scene::Mover, Sent::Why, "nnnyy"),
    ("POST /tables/{id}/beside", Scene::Waiting, Sent::Form("name=Neighbour"), "nnnyy"),
    ("POST /tables/{id}/curtain", Scene::Host, Sent::Form("seat=A"), OWNER),
    // For the owner it is free, and another seat asks.
    ("POST /tables/{id}/asks", Scene::Played, Sent::Form("ply=1&keep=0"), "nnnyy"),
    // Nobody has asked.
    ("POST /tables/{id}/asks/answer", Scene::Host, Sent::Form("ply=0&agrees=true"), NOBODY),
    // Whoever sits prepares what is their own.
    ("GET /tables/{id}/plan", Scene::Host, Sent::Nothing, "nnnyy"),
    ("POST /tables/{id}/plan", Scene::Host, Sent::Form("alone=true"), "nnnyy"),
    ("POST /tables/{id}/talk", Scene::Host, Sent::Form("phrase=hello"), NAMED),
    ("POST /tables/{id}/shun", Scene::Host, Sent::Form("guest=nobody&how=mute"), NAMED),
    // Not before the end.
    ("POST /tables/{id}/comments", Scene::Host, Sent::Form("ply=0&text=Hm&name=X"), NOBODY),
    ("POST /tables/{id}/comments/{comment}/delete", Scene::Host, Sent::Form("ply=0"), NOBODY),
    ("POST /tables/{id}/play-on", Scene::Host, Sent::Form("ply=0&seat=A&others=link&name=X"), NOBODY),
    // Nothing is brought.
    ("POST /records", Scene::Host, Sent::Form(""), NOBODY),
    ("GET /me", Scene::Host, Sent::Nothing, OPEN),
    ("POST /me/account", Scene::Host, Sent::Form("login=who{who}&password=long+enough"), NAMED),
    // There is no such account.
    ("POST /me/log-in", Scene::Host, Sent::Form("login=anna&password=long+enough"), NOBODY),
    ("POST /me/log-out", Scene::Host, Sent::Nothing, OPEN),
    ("POST /me/password", Scene::Host, Sent::Form("old=long+enough&new=longer+still"), NOBODY),
    ("POST /me/links", Scene::Host, Sent::Form("to=/me"), NAMED),
    ("POST /me/devices/{id}/sign-out", Scene::Host, Sent::Nothing, OWNER),
    ("POST /me/listing", Scene::Host, Sent::Form("unlisted=true"), NAMED),
    ("GET /me/export", Scene::Host, Sent::Nothing, NAMED),
    ("POST /me/delete", Scene::Host, Sent::Form("sure=true"), NAMED),
    ("GET /me/games", Scene::Host, Sent::Nothing, NAMED),
    ("GET /device/{secret}", Scene::Host, Sent::Nothing, OPEN),
    ("POST /device/{secret}", Scene::Host, Sent::Nothing, FIRST),
    ("GET /ratings/{title}", Scene::Host, Sent::Nothing, OPEN),
    ("GET /me/notices", Scene::Host, Sent::Nothing, NAMED),
    ("POST /me/notices/push", Scene::Host, Sent::Subscription, NAMED),
    ("POST /me/notices/mail", Scene::Host, Sent::Form("address=lea%40example.org"), NAMED),
    ("POST /me/notices/webhook", Scene::Host, Sent::Form("address=https%3A%2F%2F1.1.1.1%2Fother"), NAMED),
    ("POST /me/notices/{way}", Scene::Host, Sent::Form("do=off"), OWNER),
    // The code in the link is the key.
    ("GET /notices/{way}/{verb}/{code}", Scene::Host, Sent::Nothing, OPEN),
    ("POST /notices/{way}/{verb}/{code}", Scene::Host, Sent::Nothing, OPEN),
    ("POST /api/guests", Scene::Host, Sent::Introduction, OPEN),
    ("GET /api/titles", Scene::Host, Sent::Nothing, OPEN),
    ("GET /tables/{id}/hint", Scene::Host, Sent::Nothing, NOBODY),
    ("GET /tables/{id}/review", Scene::Host, Sent::Nothing, NOBODY),
    ("POST /tables/{id}/review", Scene::Host, Sent::Nothing, NOBODY),
    ("GET /tables/{id}/view", Scene::Host, Sent::Nothing, OPEN),
    ("GET /health", Scene::Host, Sent::Nothing, OPEN),
    ("GET /static/{name}", Scene::Host, Sent::Nothing, OPEN),
    ("GET /sw.js", Scene::Host, Sent::Nothing, OPEN),
    ("GET /offline", Scene::Host, Sent::Nothing, OPEN),
    ("GET /look/{how}", Scene::Host, Sent::Nothing, OPEN),
    // A chair at a table is not the key to the house.
    ("GET /host", Scene::Host, Sent::Nothing, NOBODY),
    ("GET /metrics", Scene::Host, Sent::Nothing, NOBODY),
];

/// What stands in `routes.rs`, as "GET /path".
fn routes() -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for route in include_str!("../routes.rs").split(".route(").skip(1) {
        let path = route.split('"').nth(1).unwrap();
        let handlers = route.split('\n').next().unwrap();
        for (call, method) in
            [("get(", "GET"), ("post(", "POST"), ("put(", "PUT"), ("delete(", "DELETE"), ("patch(", "PATCH")]
        {
            if handlers.contains(&format!(" {call}")) || handlers.contains(&format!(").{call}")) {
                all.insert(format!("{method} {path}"));
            }
        }
    }
    all
}

#[test]
fn every_route_has_an_entry() {
    let routes = routes();
    let listed: BTreeSet<String> = DOORS.iter().map(|(door, ..)| (*door).to_owned()).collect();
    assert_eq!(listed.len(), DOORS.len(), "an entry is there twice");
    assert!(routes.len() > 30, "{routes:?}");
    let missing: Vec<_> = routes.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&routes).collect();
    assert!(
        missing.is_empty() && gone.is_empty(),
        "without an entry: {missing:?}; without a route: {gone:?}"
    );
}

/// A house with a table, and everybody who tries a door.
struct Street {
    house: House,
    id: String,
    /// Stranger, former owner, spectator, other seat, owner.
    people: Vec<Client>,
    way: String,
    secret: String,
    device: String,
    code: String,
}

const WHO: [&str; 5] = ["a stranger", "a former owner", "a spectator", "another seat", "the owner"];

/// The secret of a link to another device.
async fn device_link(client: &mut Client) -> String {
    let page = client.form("/me/links", "to=/me").await.text();
    page.split("/device/").nth(1).unwrap().chars().take_while(char::is_ascii_alphanumeric).collect()
}

impl Street {
    async fn new(scene: Scene) -> Street {
        let smtp = Smtp { url: "smtp://127.0.0.1:1".to_owned(), from: "table@games.example".to_owned() };
        let house = House::with(Config {
            // Nobody but the people acts.
            bot_pause: Duration::from_secs(3_600),
            smtp: Some(smtp),
            ..Config::default()
        })
        .await;
        let (id, mut clients) = if scene == Scene::Waiting {
            let mut host = house.client();
            let form = "title=paris-connection&name=Anna&chair2=link&chair3=link&chair4=link&chair5=link&chair6=link";
            let opened = host.form("/tables", form).await;
            let id = opened.headers["location"].to_str().unwrap().rsplit('/').next().unwrap().to_owned();
            let mut other = house.client();
            assert_eq!(
                other.form(&format!("/tables/{id}/chairs/B"), "name=Bram").await.status,
                StatusCode::SEE_OTHER
            );
            (id, vec![host, other])
        } else {
            house.open(3, "title=paris-connection&pace=slow:24").await
        };
        let mut own = 0;
        if matches!(scene, Scene::Mover | Scene::Played) {
            for (seat, client) in clients.iter_mut().enumerate() {
                if !client.view(&id).await["legal"].as_array().unwrap().is_empty() {
                    own = seat;
                }
            }
        }
        let others = clients.len();
        let other = clients[(own + 1) % others].clone();
        // The owner moves to another device; the one before is signed out.
        let mut former = clients[own].clone();
        let link = device_link(&mut former).await;
        let mut owner = house.client();
        assert_eq!(owner.form(&format!("/device/{link}"), "").await.status, StatusCode::SEE_OTHER);
        let kept = former.clone();
        former.form("/me/log-out", "").await;
        let mut spectator = house.client();
        spectator.form("/guests", "name=Sam").await;

        let table = format!("/tables/{id}");
        match scene {
            Scene::Played => {
                let view = owner.view(&id).await;
                let action = view["legal"][0].clone();
                assert_eq!(owner.act(&id, 0, &action).await.status, StatusCode::OK);
            }
            Scene::Left => assert!(owner.form(&format!("{table}/leave"), "").await.status.is_redirection()),
            Scene::Paused => assert!(owner.form(&format!("{table}/pause"), "").await.status.is_redirection()),
            Scene::Waiting | Scene::Host | Scene::Mover => {}
        }
        owner.form("/me/notices/webhook", "address=https%3A%2F%2F1.1.1.1%2Fhook").await;
        let stored = house.app.store.find_match(&id).await.unwrap().unwrap().table;
        let Some(Some(Sitter::Guest(guest))) = stored.chairs.get(own) else { panic!("a person") };
        let way = house.app.store.ways(&guest.id).await.unwrap()[0].id.clone();
        let device = house.app.store.devices(&guest.id).await.unwrap()[0].id.clone();
        let code = house.app.keys().await.unwrap().code("confirm", &way);
        let secret = device_link(&mut owner).await;
        let people = vec![house.client(), kept, spectator, other, owner];
        Street { house, id, people, way, secret, device, code }
    }

    async fn request(&mut self, door: &str, sent: Sent, who: usize) -> Request<Body> {
        let (method, path) = door.split_once(' ').unwrap();
        let id = if path.starts_with("/me/devices") { &self.device } else { &self.id };
        let path = path
            .replace("{id}", id)
            .replace("{way}", &self.way)
            .replace("{secret}", &self.secret)
            .replace("{code}", &self.code)
            .replace("{verb}", "confirm")
            .replace("{seat}", "A")
            .replace("{comment}", "1")
            .replace("{tag}", "nl")
            .replace("{how}", "text")
            .replace("{title}", "paris-connection")
            .replace("{name}", "app.js");
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let json = match sent {
            Sent::Nothing => return self.people[who].request(method, &path, None, Vec::new()),
            Sent::Form(form) => {
                let form = form.replace("{who}", &who.to_string()).into_bytes();
                return self.people[who].request(
                    method,
                    &path,
                    Some("application/x-www-form-urlencoded"),
                    form,
                );
            }
            Sent::Action => {
                let view = self.people[4].view(&self.id).await;
                json!({ "ply": view["ply"], "action": view["legal"][0] })
            }
            Sent::Undo => json!({ "ply": self.people[4].view(&self.id).await["ply"], "keep": 0 }),
            Sent::Why => json!({ "action": "finish" }),
            Sent::Introduction => json!({ "name": "Robot" }),
            Sent::Subscription => Browser::new().subscription("https://1.1.1.1/push"),
        };
        self.people[who].request(method, &path, Some("application/json"), json.to_string().into())
    }

    /// Only the status: a stream has no end.
    async fn try_door(&mut self, door: &str, sent: Sent, who: usize) -> StatusCode {
        let request = self.request(door, sent, who).await;
        self.house.router.clone().oneshot(request).await.unwrap().status()
    }

    async fn view(&mut self) -> Value {
        let id = self.id.clone();
        self.people[4].view(&id).await
    }
}

#[tokio::test]
async fn nobody_gets_through_a_door_that_is_not_theirs() {
    for (door, scene, sent, through) in DOORS {
        let mut street = Street::new(*scene).await;
        let before = street.view().await;
        for (who, expected) in through.chars().enumerate() {
            // To one's own chair one may come back, and about it one may ask: that changes nothing for the owner.
            let own = ["/return", "/why"].iter().any(|end| door.ends_with(end));
            if who == 4 && (through.starts_with("nnnn") || own) {
                assert_eq!(street.view().await, before, "{door}: somebody changed something");
            }
            let status = street.try_door(door, *sent, who).await;
            match expected {
                'y' => assert!(status.as_u16() < 400, "{door}: {} is shut out: {status}", WHO[who]),
                _ => assert!(status.is_client_error(), "{door}: {} gets through: {status}", WHO[who]),
            }
        }
    }
}

#[tokio::test]
async fn posts_that_another_site_made_a_browser_send_are_refused_at_every_door() {
    let mut street = Street::new(Scene::Mover).await;
    let before = street.view().await;
    for (door, _, sent, _) in DOORS.iter().filter(|(door, ..)| door.starts_with("POST")) {
        for (name, value) in [
            ("origin", "https://elsewhere.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            let mut request = street.request(door, *sent, 4).await;
            request.headers_mut().insert("host", "games.example".parse().unwrap());
            request.headers_mut().insert(name, value.parse().unwrap());
            let answer = street.house.client().send(request).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{door}, {name}: {value}");
        }
    }
    assert_eq!(street.view().await, before);
    // From this site, it goes through.
    let mut request = street.request("POST /tables/{id}/actions", Sent::Action, 4).await;
    request.headers_mut().insert("sec-fetch-site", "same-origin".parse().unwrap());
    assert_eq!(street.house.client().send(request).await.status, StatusCode::OK);
}

#[tokio::test]
async fn pages_allow_no_script_but_their_own_and_no_style_element() {
    let house = House::new().await;
    let (id, mut clients) = house.table(3).await;
    let link = crate::host_link(house.app.store.as_ref()).await.unwrap();
    let mut host = house.client();
    host.get(&link).await;
    let table = format!("/tables/{id}");
    let mut pages = Vec::new();
    for path in ["/", "/rules/paris-connection", "/me", "/me/notices", "/me/games", "/nothing", &table] {
        pages.push((path, clients[0].get(path).await));
    }
    pages.push(("/host", host.get("/host").await));
    for (path, page) in &pages {
        let policy = page.headers["content-security-policy"].to_str().unwrap();
        let part = |name: &str| {
            policy.split("; ").find(|part| part.starts_with(&format!("{name} "))).unwrap_or_default()
        };
        assert_eq!(part("default-src"), "default-src 'self'", "scripts fall back to it");
        assert!(!policy.contains("script-src"), "{path}");
        assert_eq!(part("style-src"), "style-src 'self'", "{path}");
        let text = page.text();
        assert!(!text.contains("<style") && !text.contains("javascript:"), "{path}");
        for script in text.split("<script").skip(1) {
            assert!(script.trim_start_matches(" defer").starts_with(" src=\"/"), "{path}: {script}");
            assert!(script.split_once('>').unwrap().1.starts_with("</script>"), "{path}: {script}");
        }
        let handlers = [" onclick=", " onload=", " onerror=", " onsubmit=", " onchange="];
        assert!(handlers.iter().all(|handler| !text.contains(handler)), "{path}");
    }
}

#[tokio::test]
async fn addresses_of_tables_cannot_be_guessed_and_cookies_keep_to_themselves() {
    let house = House::with(Config { behind_proxy: true, ..Config::default() }).await;
    let mut ids = BTreeSet::new();
    for _ in 0..30 {
        let mut client = house.client();
        let mut request = client.request(
            Method::POST,
            "/tables",
            Some("application/x-www-form-urlencoded"),
            b"title=paris-connection&name=X&chair2=link&chair3=link".to_vec(),
        );
        request.headers_mut().insert("x-forwarded-proto", "https".parse().unwrap());
        let opened = client.send(request).await;
        let cookie = opened.headers["set-cookie"].to_str().unwrap();
        for word in ["HttpOnly", "SameSite=Lax", "Secure"] {
            assert!(cookie.contains(word), "{word}: {cookie}");
        }
        ids.insert(opened.headers["location"].to_str().unwrap().rsplit('/').next().unwrap().to_owned());
    }
    assert_eq!(ids.len(), 30);
    let letters: BTreeSet<char> = ids.iter().flat_map(|id| id.chars()).collect();
    assert!(
        ids.iter().all(|id| id.len() == 12) && letters.len() == 32,
        "12 letters of 32: 60 bits; {letters:?}"
    );
}

#[tokio::test]
async fn tables_and_names_are_limited_by_guest_and_by_address() {
    let house = House::with(Config { behind_proxy: true, most_hosted: 1_000, ..Config::default() }).await;
    let form = b"title=paris-connection&name=X&chair2=link&chair3=link";
    let open = async |client: &mut Client, address: &str| {
        let kind = Some("application/x-www-form-urlencoded");
        let mut request = client.request(Method::POST, "/tables", kind, form.to_vec());
        // Only what the proxy itself added, the last, counts.
        request.headers_mut().insert("x-forwarded-for", format!("6.6.6.6, {address}").parse().unwrap());
        client.send(request).await.status
    };
    let mut statuses = Vec::new();
    for _ in 0..50 {
        statuses.push(open(&mut house.client(), "203.0.113.7").await);
    }
    assert!(statuses[..40].iter().all(|status| *status == StatusCode::SEE_OTHER), "{statuses:?}");
    assert!(statuses[45..].iter().all(|status| *status == StatusCode::TOO_MANY_REQUESTS), "{statuses:?}");
    assert_eq!(
        open(&mut house.client(), "203.0.113.8").await,
        StatusCode::SEE_OTHER,
        "others are not held up"
    );
    // One guest from many places.
    let mut restless = house.client();
    let mut last = StatusCode::OK;
    for place in 0..50 {
        last = open(&mut restless, &format!("198.51.100.{place}")).await;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}
