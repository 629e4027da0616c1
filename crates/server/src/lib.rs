//! Pages, plain posts and live updates.
//!
//! The server is the only referee: it accepts what stands in the legal list, keeps it, answers, and only then tells
//! the others. It knows no title: everything it says and draws comes from the catalogue.
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used))]

mod api;
mod app;
mod assets;
mod error;
mod errors;
mod extract;
mod hub;
mod keys;
mod limits;
mod live;
mod metrics;
mod notices;
mod pages;
mod password;
mod presence;
pub mod ratings;
mod reviews;
mod routes;
#[cfg(test)]
mod tests;
mod thinking;

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

pub use crate::app::{App, Config, Smtp};
pub use crate::errors::LastErrors;
pub use crate::keys::host_link;
pub use crate::routes::router;

/// Serves until `stop` is ready. `ready` is told the address once it is open.
///
/// # Errors
/// If the address cannot be opened.
pub async fn serve(
    app: App,
    listen: SocketAddr,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let listener = tokio::net::TcpListener::bind(listen).await?;
    let address = listener.local_addr()?;
    app.notices.listens(address);
    let notices = tokio::spawn(notices::run(app.clone()));
    ready(address);
    // Beside the pages: whoever comes first does not wait for other people's games.
    let resuming = app.hub.clone();
    tokio::spawn(async move { resuming.resume().await });
    let router = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let closing = app.clone();
    let stop = async move {
        stop.await;
        // Streams have no end of their own.
        closing.hub.close();
    };
    axum::serve(listener, router).with_graceful_shutdown(stop).await?;
    // A notice that is on its way may arrive; one that hangs is sent by the next start.
    let _ = tokio::time::timeout(Duration::from_secs(10), notices).await;
    Ok(())
}
