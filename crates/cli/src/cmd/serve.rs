//! `atable serve`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::Args;
use server::{App, Config};
use store::{Sqlite, Store};
use tracing_subscriber::EnvFilter;

use crate::Editions;
use crate::wrong::wrong_use;

#[derive(Args, Clone)]
pub(crate) struct Serve {
    /// Where to listen; port 0 takes any free one
    #[arg(long, default_value = "127.0.0.1:8080", env = "ATABLE_LISTEN")]
    listen: SocketAddr,
    #[command(flatten)]
    database: Database,
    #[command(flatten)]
    editions: Editions,
    /// Milliseconds a bot waits before its turn, so that people can follow
    #[arg(long, default_value_t = 700, value_name = "MS")]
    bot_pause: u64,
    /// How many unfinished tables one guest may host
    #[arg(long, default_value_t = 30, value_name = "N")]
    most_hosted: u32,
    /// Put the examples on the menu too
    #[arg(long)]
    examples: bool,
    /// A proxy with TLS stands before this server: believe its X-Forwarded-Proto and X-Forwarded-For
    #[arg(long, env = "ATABLE_BEHIND_PROXY")]
    behind_proxy: bool,
}

#[derive(Args, Clone)]
pub(crate) struct Database {
    /// Where games are kept: sqlite:FILE
    #[arg(long, default_value = "sqlite:atable.db", env = "ATABLE_DATABASE")]
    database: String,
}

impl Database {
    fn path(&self) -> anyhow::Result<PathBuf> {
        match self.database.strip_prefix("sqlite:") {
            Some(path) if !path.is_empty() => Ok(path.into()),
            _ => Err(wrong_use(format!("--database is sqlite:FILE, not {:?}", self.database))),
        }
    }

    /// Opens it, and makes it if it is not there.
    pub(crate) async fn open(&self) -> anyhow::Result<Arc<dyn Store>> {
        let path = self.path()?;
        if let Some(folder) = path.parent().filter(|folder| *folder != Path::new("")) {
            std::fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
        }
        Ok(Arc::new(Sqlite::open(&path).await?))
    }

    /// Opens it, if it is there.
    pub(crate) async fn open_existing(&self) -> anyhow::Result<Arc<dyn Store>> {
        let path = self.path()?;
        if !path.exists() {
            return Err(wrong_use(format!(
                "there is no database {}: say where it is with --database",
                path.display()
            )));
        }
        self.open().await
    }
}

/// Runs something that waits.
pub(crate) fn block_on<T>(work: impl Future<Output = anyhow::Result<T>>) -> anyhow::Result<T> {
    tokio::runtime::Runtime::new().context("starting the runtime")?.block_on(work)
}

impl Serve {
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr).init();
        let catalog = self.editions.catalog()?;
        block_on(async move {
            let store = self.database.open().await?;
            let config = Config {
                bot_pause: Duration::from_millis(self.bot_pause),
                most_hosted: self.most_hosted,
                examples: self.examples,
                behind_proxy: self.behind_proxy,
            };
            let app = App::new(config, catalog, store);
            let database = self.database.database.clone();
            let ready = |address: SocketAddr| {
                // Nobody may be listening to what it says: it serves all the same.
                let mut out = std::io::stdout().lock();
                let _ = writeln!(out, "À table! http://{address}");
                let _ = writeln!(out, "Games are kept in {database}. Stop with Ctrl-C.");
            };
            server::serve(app, self.listen, ready, stopped())
                .await
                .with_context(|| format!("listening on {}", self.listen))
        })
    }
}

/// Ctrl-C, or the system's wish.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! { _ = interrupt => {}, _ = terminate.recv() => {} }
            return;
        }
    }
    let _ = interrupt.await;
}
