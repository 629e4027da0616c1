//! What every handler shares.

use std::sync::Arc;
use std::time::Duration;

use catalog::{Catalog, Title};
use store::Store;
use tokio::sync::OnceCell;

use crate::assets::Assets;
use crate::error::Error;
use crate::hub::Hub;
use crate::keys::Keys;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::notices::Notices;
use crate::presence::Presence;
use crate::reviews::Reviews;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a bot waits before it begins a turn, so that people can follow. Later clicks of a turn wait half.
    pub bot_pause: Duration,
    /// How long a chef thinks about each decision of a game that is reviewed.
    pub review_thought: Duration,
    /// How many unfinished tables one guest may host.
    pub most_hosted: u32,
    /// Whether a proxy stands before us, whose `X-Forwarded-…` headers tell the truth.
    pub behind_proxy: bool,
    /// Whether examples are on the menu beside the titles.
    pub examples: bool,
    /// Where people reach the server, such as `https://games.example`: for links in notices.
    pub public_url: Option<String>,
    /// How e-mail is sent, if it is.
    pub smtp: Option<Smtp>,
    /// Whether notices may go to this machine itself: for tests.
    pub allow_local_notices: bool,
    /// How long a turn lasts before its player is told.
    pub notice_delay: Duration,
    /// How long to wait before a notice is tried again; each time four times as long.
    pub notice_retry: Duration,
}

/// How e-mail is sent.
#[derive(Clone)]
pub struct Smtp {
    /// `smtps://name:password@host`, or `smtp://host?tls=required`.
    pub url: String,
    /// The sender, such as `À table <table@games.example>`.
    pub from: String,
}

/// The link holds a password.
impl std::fmt::Debug for Smtp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Smtp").field("from", &self.from).finish_non_exhaustive()
    }
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_pause: Duration::from_millis(700),
            review_thought: Duration::from_millis(80),
            most_hosted: 30,
            examples: false,
            behind_proxy: false,
            public_url: None,
            smtp: None,
            allow_local_notices: false,
            notice_delay: Duration::from_secs(30),
            notice_retry: Duration::from_secs(60),
        }
    }
}

/// The server's parts. Cheap to clone.
#[derive(Clone)]
pub struct App {
    pub(crate) config: Config,
    pub(crate) catalog: Catalog,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) hub: Arc<Hub>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) notices: Arc<Notices>,
    keys: Arc<OnceCell<Keys>>,
    pub(crate) limits: Arc<Limits>,
    /// Held by whoever counts games for the ratings.
    pub(crate) counting: Arc<tokio::sync::Mutex<()>>,
    pub(crate) reviews: Arc<Reviews>,
    pub(crate) assets: Arc<Assets>,
}

impl App {
    /// From a catalogue and a store.
    pub fn new(config: Config, catalog: Catalog, store: Arc<dyn Store>) -> App {
        let metrics = Arc::new(Metrics::new());
        let hub = Arc::new(Hub::new(catalog.clone(), store.clone(), &config, metrics.clone()));
        let notices = Arc::new(Notices::new(&config));
        let assets = Arc::new(Assets::new(&catalog));
        App {
            config,
            catalog,
            store,
            hub,
            metrics,
            presence: Arc::default(),
            notices,
            keys: Arc::default(),
            limits: Arc::default(),
            counting: Arc::default(),
            reviews: Arc::default(),
            assets,
        }
    }

    /// The figures of `GET /metrics`.
    pub fn figures(&self) -> String {
        self.metrics.text(self)
    }

    /// What this house made for itself at its first start.
    pub(crate) async fn keys(&self) -> Result<&Keys, Error> {
        self.keys.get_or_try_init(|| Keys::kept(self.store.as_ref())).await
    }

    /// The titles that a table can be opened for, in the order of the menu.
    pub(crate) fn menu(&self) -> Vec<&dyn Title> {
        let listed = |title: &&dyn Title| self.config.examples || !title.meta().example;
        self.catalog.titles().iter().map(AsRef::as_ref).filter(listed).collect()
    }
}

/// Enough of a table's id to find it in the host's list, and too little to open it: for the log.
pub(crate) fn shortened(id: &str) -> &str {
    id.get(..4).unwrap_or(id)
}

/// Random text for ids and secrets: `length` characters that nobody mistakes for one another.
pub(crate) fn random_text(length: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz023456789";
    random_bytes::<64>()[..length].iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Bytes from the system's own source.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the system has entropy");
    bytes
}
