//! What every handler shares.

use std::sync::Arc;
use std::time::Duration;

use catalog::{Catalog, Title};
use store::Store;

use crate::hub::Hub;
use crate::limits::Limits;

/// Settings of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a bot waits before it begins a turn, so that people can follow. Later clicks of a turn wait half.
    pub bot_pause: Duration,
    /// How many unfinished tables one guest may host.
    pub most_hosted: u32,
    /// Whether examples are on the menu beside the titles.
    pub examples: bool,
    /// Whether a proxy stands before us, whose `X-Forwarded-…` headers tell the truth.
    pub behind_proxy: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_pause: Duration::from_millis(700),
            most_hosted: 30,
            examples: false,
            behind_proxy: false,
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
    pub(crate) limits: Arc<Limits>,
    /// Held by whoever counts games for the ratings.
    pub(crate) counting: Arc<tokio::sync::Mutex<()>>,
}

impl App {
    /// From a catalogue and a store.
    pub fn new(config: Config, catalog: Catalog, store: Arc<dyn Store>) -> App {
        let hub = Arc::new(Hub::new(catalog.clone(), store.clone(), config.bot_pause));
        App { config, catalog, store, hub, limits: Arc::default(), counting: Arc::default() }
    }

    /// The titles that a table can be opened for, in the order of the menu.
    pub(crate) fn menu(&self) -> Vec<&dyn Title> {
        let listed = |title: &&dyn Title| self.config.examples || !title.meta().example;
        self.catalog.titles().iter().map(AsRef::as_ref).filter(listed).collect()
    }
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
