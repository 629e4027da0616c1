//! Figures for whoever runs the program, in Prometheus' text format. No figure names a person or a table.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};

use crate::app::App;

type Labels = Vec<(&'static str, String)>;
type Seconds = Family<Labels, Histogram, fn() -> Histogram>;

/// All figures of one server.
pub(crate) struct Metrics {
    registry: Registry,
    requests: Family<Labels, Counter>,
    latency: Seconds,
    tables: Gauge,
    streams: Gauge,
    actions: Family<Labels, Counter>,
    thinking: Seconds,
    notices: Family<Labels, Counter>,
    started: Instant,
    total: Total,
}

/// Sums over all labels, for the host's page.
#[derive(Default)]
struct Total {
    requests: AtomicU64,
    micros: AtomicU64,
    failed: AtomicU64,
    actions: AtomicU64,
    notices_sent: AtomicU64,
    notices_failed: AtomicU64,
}

fn add(total: &AtomicU64, n: u64) {
    total.fetch_add(n, Ordering::Relaxed);
}

/// From half a millisecond to ten seconds; also what bots may use, 0.2 s and 2 s, and a tenth more.
fn seconds() -> Histogram {
    Histogram::new([
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.22, 0.5, 1.0, 2.0, 2.2, 5.0, 10.0,
    ])
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("atable");
        let requests = Family::<Labels, Counter>::default();
        registry.register("requests", "Answers, by route and status", requests.clone());
        let latency: Seconds = Family::new_with_constructor(seconds as fn() -> Histogram);
        registry.register_with_unit("request", "Time to an answer", Unit::Seconds, latency.clone());
        let tables = Gauge::default();
        registry.register("tables_held", "Tables in memory", tables.clone());
        let streams = Gauge::default();
        registry.register("streams_open", "Open streams of live updates", streams.clone());
        let actions = Family::<Labels, Counter>::default();
        registry.register("actions", "Entries kept, by person, bot or house", actions.clone());
        let thinking: Seconds = Family::new_with_constructor(seconds as fn() -> Histogram);
        registry.register_with_unit("bot_thinking", "Time a bot thinks", Unit::Seconds, thinking.clone());
        let notices = Family::<Labels, Counter>::default();
        registry.register("notices", "Notices, by way and what became of them", notices.clone());
        Metrics {
            registry,
            requests,
            latency,
            tables,
            streams,
            actions,
            thinking,
            notices,
            started: Instant::now(),
            total: Total::default(),
        }
    }

    /// An entry was kept.
    pub(crate) fn acted(&self, by: &'static str) {
        self.actions.get_or_create(&vec![("by", by.to_owned())]).inc();
        add(&self.total.actions, 1);
    }

    /// A bot has thought.
    pub(crate) fn thought(&self, level: &str, time: Duration) {
        self.thinking.get_or_create(&vec![("level", level.to_owned())]).observe(time.as_secs_f64());
    }

    /// Something became of a notice.
    pub(crate) fn noticed(&self, way: &'static str, outcome: &'static str) {
        let labels = vec![("way", way.to_owned()), ("outcome", outcome.to_owned())];
        self.notices.get_or_create(&labels).inc();
        match outcome {
            "sent" => add(&self.total.notices_sent, 1),
            "failed" => add(&self.total.notices_failed, 1),
            _ => {}
        }
    }

    /// How long the server has been up.
    pub(crate) fn uptime(&self) -> Duration {
        self.started.elapsed()
    }

    /// The most telling figures, each with the key of its name.
    pub(crate) fn summary(&self) -> [(&'static str, String); 5] {
        let total = &self.total;
        let count = |count: &AtomicU64| count.load(Ordering::Relaxed);
        let requests = count(&total.requests);
        let mean = count(&total.micros).checked_div(requests).unwrap_or(0) as f64 / 1000.0;
        [
            ("host-requests", requests.to_string()),
            ("host-mean", format!("{mean:.1} ms")),
            ("host-failed-requests", count(&total.failed).to_string()),
            ("host-actions", count(&total.actions).to_string()),
            ("host-notices", format!("{} / {}", count(&total.notices_sent), count(&total.notices_failed))),
        ]
    }

    /// Everything, as text.
    pub(crate) fn text(&self, app: &App) -> String {
        self.tables.set(app.hub.held() as i64);
        self.streams.set(app.presence.count(None) as i64);
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

/// Counts and times every answer, and notes it in the log: by the route's template, never by the address itself, which
/// may hold a secret.
pub(crate) async fn measure(
    State(app): State<App>,
    route: Option<MatchedPath>,
    request: Request,
    next: Next,
) -> Response {
    let route = route.map_or_else(|| "none".to_owned(), |route| route.as_str().to_owned());
    let method = match *request.method() {
        Method::GET | Method::HEAD => "GET",
        Method::POST => "POST",
        _ => "other",
    };
    let began = Instant::now();
    let response = next.run(request).await;
    let (took, status) = (began.elapsed(), response.status().as_u16());
    let labels =
        vec![("method", method.to_owned()), ("route", route.clone()), ("status", status.to_string())];
    app.metrics.requests.get_or_create(&labels).inc();
    app.metrics.latency.get_or_create(&vec![("route", route.clone())]).observe(took.as_secs_f64());
    add(&app.metrics.total.requests, 1);
    add(&app.metrics.total.micros, took.as_micros() as u64);
    add(&app.metrics.total.failed, u64::from(status >= 500));
    tracing::info!(method, route, status, ms = took.as_millis() as u64, "answered");
    response
}
