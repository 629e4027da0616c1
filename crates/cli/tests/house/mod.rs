//! The real binary, started on a free port of this machine with a database of its own.
#![expect(dead_code, reason = "each test file uses its own part")]

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use ureq::Agent;

/// A folder of its own, gone with the test.
pub(crate) struct House {
    pub(crate) folder: PathBuf,
}

impl House {
    pub(crate) fn new(name: &str) -> House {
        let folder = std::env::temp_dir().join(format!("atable-cli-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        House { folder }
    }

    pub(crate) fn database(&self) -> PathBuf {
        self.folder.join("house.db")
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_atable"));
        command
            .current_dir(&self.folder)
            .env("ATABLE_DATABASE", format!("sqlite:{}", self.database().display()));
        command.args(arguments);
        command
    }

    /// Runs a command to its end.
    pub(crate) fn atable(&self, arguments: &[&str]) -> Output {
        self.command(arguments).stdin(Stdio::null()).output().unwrap()
    }

    /// Runs a command that is told something.
    pub(crate) fn atable_told(&self, arguments: &[&str], input: &str) -> Output {
        use std::io::Write;
        let mut child = self
            .command(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // It may have read enough before the end.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        child.wait_with_output().unwrap()
    }

    /// Starts the server and waits for its address.
    pub(crate) fn start(&self) -> Server {
        self.start_with(&[], &[])
    }

    /// The same with further options; what it says to the standard error is kept.
    pub(crate) fn start_with(&self, options: &[&str], variables: &[(&str, &str)]) -> Server {
        let log = self.folder.join("log");
        let mut command =
            self.command(&["serve", "--listen", "127.0.0.1:0", "--bot-pause", "1", "--examples"]);
        if !options.is_empty() {
            command.stderr(std::fs::File::create(&log).unwrap());
        }
        let mut child = command
            .args(options)
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line
            .split_whitespace()
            .find(|word| word.starts_with("http"))
            .unwrap_or_else(|| panic!("{line:?}"));
        Server { address: address.to_owned(), child, log }
    }

    /// Where chance began at a table.
    pub(crate) fn seed(&self, id: &str) -> String {
        use store::{Sqlite, Store};
        let runtime = tokio::runtime::Runtime::new().unwrap();
        runtime.block_on(async {
            let store = Sqlite::open(&self.database()).await.unwrap();
            store.find_match(id).await.unwrap().unwrap().table.seed.to_string()
        })
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

pub(crate) struct Server {
    pub(crate) address: String,
    child: Child,
    log: PathBuf,
}

impl Server {
    /// What it has written to its log so far.
    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(&self.log).unwrap()
    }

    /// SIGKILL, by process id.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A person with a cookie.
#[derive(Clone)]
pub(crate) struct Guest {
    agent: Agent,
    cookie: String,
}

impl Guest {
    pub(crate) fn new() -> Guest {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .timeout_global(Some(Duration::from_secs(20)))
            .build();
        Guest { agent: config.into(), cookie: String::new() }
    }

    /// Opens a table and gives its id.
    pub(crate) fn open(&mut self, server: &Server, form: &str) -> String {
        self.open_at(&server.address, form)
    }

    pub(crate) fn open_at(&mut self, address: &str, form: &str) -> String {
        let answer = self
            .agent
            .post(format!("{address}/tables"))
            .header("cookie", &self.cookie)
            .header("content-type", "application/x-www-form-urlencoded")
            .send(form)
            .unwrap();
        if let Some(cookie) = answer.headers().get("set-cookie") {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        let location = answer.headers().get("location").unwrap_or_else(|| panic!("{}", answer.status()));
        location.to_str().unwrap().rsplit('/').next().unwrap().to_owned()
    }

    /// Posts a form; the status, if there was an answer.
    pub(crate) fn form(&mut self, address: &str, path: &str, form: &str) -> Option<u16> {
        let sent = self
            .agent
            .post(format!("{address}{path}"))
            .header("cookie", &self.cookie)
            .header("content-type", "application/x-www-form-urlencoded")
            .send(form);
        let answer = sent.ok()?;
        if let Some(cookie) = answer.headers().get("set-cookie") {
            self.cookie = cookie.to_str().unwrap().split(';').next().unwrap().to_owned();
        }
        Some(answer.status().as_u16())
    }

    /// Sends a request and hangs up after at most `most` bytes of the answer.
    pub(crate) fn hang_up(&self, address: &str, request: &str, body: &str, most: usize) {
        use std::io::{Read, Write};
        let host = address.trim_start_matches("http://");
        let Ok(mut connection) = std::net::TcpStream::connect(host) else { return };
        let _ = connection.set_read_timeout(Some(Duration::from_millis(200)));
        let cookie = &self.cookie;
        let length = body.len();
        let head = format!(
            "{request} HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\ncontent-length: {length}\r\n\r\n"
        );
        let _ = connection.write_all((head + body).as_bytes());
        let _ = connection.read(&mut vec![0; most]);
    }

    pub(crate) fn view(&mut self, server: &Server, id: &str) -> Value {
        self.try_view(&server.address, id).expect("the server answers")
    }

    pub(crate) fn try_view(&mut self, address: &str, id: &str) -> Option<Value> {
        let answer =
            self.agent.get(format!("{address}/tables/{id}/view")).header("cookie", &self.cookie).call();
        answer.ok()?.body_mut().read_json().ok()
    }

    /// The secret in the cookie.
    pub(crate) fn token(&self) -> &str {
        self.cookie.split('=').nth(1).unwrap_or_default()
    }

    /// Asks for a page, and does not read it; the status.
    pub(crate) fn get(&self, server: &Server, path: &str) -> u16 {
        let answer =
            self.agent.get(format!("{}{path}", server.address)).header("cookie", &self.cookie).call();
        answer.unwrap().status().as_u16()
    }

    /// Plays an action; the status, if the server lived to give one.
    pub(crate) fn act(&mut self, address: &str, id: &str, ply: usize, action: &Value) -> Option<u16> {
        let body = json!({ "ply": ply, "action": action });
        let sent = self
            .agent
            .post(format!("{address}/tables/{id}/actions"))
            .header("cookie", &self.cookie)
            .send_json(body);
        let mut answer = sent.ok()?;
        // Only a whole answer is an acknowledgement.
        answer.body_mut().read_json::<Value>().ok()?;
        Some(answer.status().as_u16())
    }
}
