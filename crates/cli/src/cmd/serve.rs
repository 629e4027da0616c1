//! `atable serve`.

use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use clap::{Args, ValueEnum};
use server::{App, Config, LastErrors, Smtp};
use store::{Sqlite, Store};
use tracing::Level;
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::fmt::layer;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

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
    /// Milliseconds a chef thinks about each decision of a game that is reviewed
    #[arg(long, default_value_t = 80, value_name = "MS")]
    review_thought: u64,
    /// How many unfinished tables one guest may host
    #[arg(long, default_value_t = 30, value_name = "N")]
    most_hosted: u32,
    /// A proxy with TLS stands before this server: believe its X-Forwarded-Proto and X-Forwarded-For
    #[arg(long, env = "ATABLE_BEHIND_PROXY")]
    behind_proxy: bool,
    /// Put the examples on the menu too
    #[arg(long)]
    examples: bool,
    #[command(flatten)]
    notices: NoticeOptions,
    /// How the log is written to the standard error; RUST_LOG says how much of it
    #[arg(long, value_enum, default_value_t, env = "ATABLE_LOG_FORMAT")]
    log_format: LogFormat,
}

#[derive(Args, Clone)]
struct NoticeOptions {
    /// Where people reach the server, such as https://games.example: for links in notices
    #[arg(long, value_name = "URL", env = "ATABLE_PUBLIC_URL")]
    public_url: Option<String>,
    /// Sends e-mail: smtps://NAME:PASSWORD@HOST, or smtp://HOST?tls=required
    #[arg(long, value_name = "URL", env = "ATABLE_SMTP_URL", hide_env_values = true)]
    smtp_url: Option<String>,
    /// The sender of e-mail, such as "À table <table@games.example>"
    #[arg(long, value_name = "ADDRESS", env = "ATABLE_MAIL_FROM")]
    mail_from: Option<String>,
    /// Seconds a turn lasts before its player is told
    #[arg(long, value_name = "S", default_value_t = 30)]
    notice_delay: u64,
    /// Let notices go to this machine itself, also without TLS: for tests
    #[arg(long)]
    allow_local_notices: bool,
}

impl NoticeOptions {
    fn smtp(&self) -> anyhow::Result<Option<Smtp>> {
        let Some(url) = self.smtp_url.clone() else { return Ok(None) };
        let from =
            self.mail_from.clone().ok_or_else(|| wrong_use("--smtp-url needs --mail-from, the sender"))?;
        let smtp = Smtp { url, from };
        smtp.check().map_err(wrong_use)?;
        Ok(Some(smtp))
    }

    fn public_url(&self) -> anyhow::Result<Option<String>> {
        match &self.public_url {
            Some(url) if !url.starts_with("https://") && !url.starts_with("http://") => {
                Err(wrong_use(format!("--public-url begins with https://, not {url:?}")))
            }
            url => Ok(url.clone()),
        }
    }
}

#[derive(Clone, Copy, Default, ValueEnum)]
enum LogFormat {
    /// For people
    #[default]
    Text,
    /// For programs: one object a line
    Json,
}

impl LogFormat {
    /// The log to the standard error, and the last errors to the host's page.
    fn start(self) {
        let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn"));
        // Others' crates would write down addresses, headers and whole conversations, which hold secrets: from them only
        // what went wrong, and nothing at all from those that call the world.
        let discreet = filter_fn(|event| {
            let from = event.target().split("::").next().unwrap_or_default();
            let ours = ["server", "store", "atable", "catalog"].contains(&from);
            let calls = from.starts_with("ureq") || ["lettre", "rustls", "hyper", "h2"].contains(&from);
            ours || (!calls && *event.level() <= Level::WARN)
        });
        let log = tracing_subscriber::registry().with(filter).with(discreet).with(LastErrors);
        match self {
            LogFormat::Text => log.with(layer().with_writer(std::io::stderr)).init(),
            LogFormat::Json => {
                log.with(layer().json().flatten_event(true).with_writer(std::io::stderr)).init();
            }
        }
    }
}

#[derive(Args, Clone)]
pub(crate) struct Database {
    /// Where games are kept: sqlite:FILE
    #[arg(long, default_value = "sqlite:atable.db", env = "ATABLE_DATABASE")]
    database: String,
}

impl Database {
    pub(crate) fn path(&self) -> anyhow::Result<PathBuf> {
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
        self.log_format.start();
        let (smtp, public_url) = (self.notices.smtp()?, self.notices.public_url()?);
        let catalog = self.editions.catalog()?;
        block_on(async move {
            let store = self.database.open().await?;
            let host = server::host_link(store.as_ref()).await?;
            let config = Config {
                bot_pause: Duration::from_millis(self.bot_pause),
                review_thought: Duration::from_millis(self.review_thought),
                most_hosted: self.most_hosted,
                examples: self.examples,
                behind_proxy: self.behind_proxy,
                public_url: public_url.clone(),
                smtp,
                allow_local_notices: self.notices.allow_local_notices,
                notice_delay: Duration::from_secs(self.notices.notice_delay),
                ..Config::default()
            };
            let app = App::new(config, catalog, store);
            let database = self.database.database.clone();
            let ready = |address: SocketAddr| {
                // Nobody may be listening to what it says: it serves all the same.
                let mut out = std::io::stdout().lock();
                let _ = writeln!(out, "À table! http://{address}");
                let _ = writeln!(out, "Games are kept in {database}. Stop with Ctrl-C.");
                let own = format!("http://{address}");
                let _ = writeln!(
                    out,
                    "For the host alone: {}{host}",
                    public_url.as_deref().unwrap_or(&own).trim_end_matches('/')
                );
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
