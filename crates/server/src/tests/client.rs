// An app without a network: clients with cookies that talk to the router.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, StatusCode};
use catalog::Catalog;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use store::Sqlite;
use tower::ServiceExt;

use super::{App, Config, router};

/// A house of its own, gone with the test.
pub(crate) struct House {
    pub(crate) app: App,
    pub(crate) router: Router,
    folder: PathBuf,
    config: Config,
}

impl House {
    pub(crate) async fn new() -> House {
        House::with(Config { bot_pause: Duration::ZERO, examples: true, ..Config::default() }).await
    }

    pub(crate) async fn with(config: Config) -> House {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("atable-server-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let app = House::app(&folder, config.clone()).await;
        House { router: router(app.clone()), app, folder, config }
    }

    async fn app(folder: &Path, config: Config) -> App {
        let store = Arc::new(Sqlite::open(&folder.join("test.db")).await.unwrap());
        App::new(config, Catalog::embedded(), store)
    }

    /// The program is stopped, and started again with the same database.
    pub(crate) async fn restart(&mut self) {
        self.app = self.again().await;
        self.router = router(self.app.clone());
    }

    /// Another start of the same house, with what it has kept.
    pub(crate) async fn again(&self) -> App {
        House::app(&self.folder, self.config.clone()).await
    }

    pub(crate) fn client(&self) -> Client {
        Client { router: self.router.clone(), cookie: String::new(), language: "en".to_owned() }
    }

    /// A table of `seats` people, all sitting; the first is the host.
    pub(crate) async fn table(&self, seats: u8) -> (String, Vec<Client>) {
        self.open(seats, "title=paris-connection&option.stalemate=true").await
    }

    /// The same with another title, options or pace.
    pub(crate) async fn open(&self, seats: u8, what: &str) -> (String, Vec<Client>) {
        let mut clients = Vec::new();
        let mut id = String::new();
        for seat in 0..seats {
            let mut client = self.client();
            if seat == 0 {
                let chairs: String = (2..=seats).map(|chair| format!("&chair{chair}=link")).collect();
                let form = format!("{what}&name=Guest+A{chairs}");
                let answer = client.form("/tables", &form).await;
                assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
                id = answer.headers["location"].to_str().unwrap().rsplit('/').next().unwrap().to_owned();
            } else {
                let letter = char::from(b'A' + seat);
                let answer = client
                    .form(&format!("/tables/{id}/chairs/{letter}"), &format!("name=Guest+{letter}"))
                    .await;
                assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
            }
            clients.push(client);
        }
        (id, clients)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// A browser, more or less.
#[derive(Clone)]
pub(crate) struct Client {
    pub(crate) router: Router,
    pub(crate) cookie: String,
    pub(crate) language: String,
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }
}

impl Client {
    pub(crate) fn request(
        &self,
        method: Method,
        path: &str,
        kind: Option<&str>,
        body: Vec<u8>,
    ) -> Request<Body> {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header("accept-language", &self.language)
            .header("host", "table.example");
        if !self.cookie.is_empty() {
            request = request.header(COOKIE, &self.cookie);
        }
        if let Some(kind) = kind {
            request = request.header(CONTENT_TYPE, kind);
        }
        request.body(Body::from(body)).unwrap()
    }

    pub(crate) async fn send(&mut self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.unwrap();
        let (parts, body) = response.into_parts();
        if let Some(cookie) = parts.headers.get(SET_COOKIE) {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        let body = body.collect().await.unwrap().to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// The same person, who has tables shown in words.
    pub(crate) fn reading(&self) -> Client {
        let cookie = if self.cookie.is_empty() {
            "look=text".to_owned()
        } else {
            format!("{}; look=text", self.cookie)
        };
        Client { cookie, ..self.clone() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(self.request(Method::GET, path, None, Vec::new())).await
    }

    pub(crate) async fn form(&mut self, path: &str, form: &str) -> Answer {
        self.send(self.request(Method::POST, path, Some("application/x-www-form-urlencoded"), form.into()))
            .await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send(self.request(Method::POST, path, Some("application/json"), body.to_string().into())).await
    }

    /// What this client may know and do.
    pub(crate) async fn view(&mut self, id: &str) -> Value {
        self.get(&format!("/tables/{id}/view")).await.json()
    }

    /// Plays an action as the table stands.
    pub(crate) async fn act(&mut self, id: &str, ply: usize, action: &Value) -> Answer {
        self.post(&format!("/tables/{id}/actions"), &json!({ "ply": ply, "action": action })).await
    }
}
