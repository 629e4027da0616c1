//! Every route, one line each.

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::app::App;
use crate::error::Error;
use crate::extract::{Visitor, same_site};
use crate::metrics::measure;
use crate::{api, assets, live, pages};

/// What people may send: a click, a form. A record has a limit of its own.
const BODY: usize = 16 * 1024;
const RECORD: usize = 4 * 1024 * 1024;

/// Nothing from elsewhere, no script but our own.
/// Style attributes stay allowed: boards place their pieces by them. Style elements are not.
const POLICY: &str = "default-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; \
    object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/// The whole site.
pub fn router(app: App) -> Router {
    let set = |name: &'static str, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(HeaderName::from_static(name), HeaderValue::from_static(value))
    };
    Router::new()
        // For people
        .route("/", get(pages::lobby::get))
        .route("/lang/{tag}", get(pages::language))
        .route("/look/{how}", get(pages::text::look))
        .route("/offline", get(pages::offline::page))
        .route("/sw.js", get(pages::offline::worker))
        .route("/rules/{title}", get(pages::rules::get))
        .route("/guests", post(api::guests::post))
        .route("/tables", post(api::tables::post))
        .route("/tables/{id}", get(pages::table::get))
        .route("/tables/{id}/chairs/{seat}", post(api::tables::sit))
        .route("/tables/{id}/start", post(api::tables::start))
        .route("/tables/{id}/leave", post(api::evening::leave))
        .route("/tables/{id}/return", post(api::evening::come_back))
        .route("/tables/{id}/pause", post(api::evening::pause))
        .route("/tables/{id}/go-on", post(api::evening::go_on))
        .route("/tables/{id}/rematch", post(api::evening::rematch))
        .route("/tables/{id}/live", get(live::get))
        .route("/tables/{id}/actions", post(api::actions::post))
        .route("/tables/{id}/undo", post(api::actions::undo))
        .route("/tables/{id}/why", post(api::actions::why))
        .route("/tables/{id}/asks", post(api::talk::ask))
        .route("/tables/{id}/asks/answer", post(api::talk::answer))
        .route("/tables/{id}/plan", get(pages::plan::get).post(api::talk::plan))
        .route("/tables/{id}/talk", post(api::talk::say))
        .route("/tables/{id}/shun", post(api::talk::shun))
        .route("/tables/{id}/comments", post(api::comments::post))
        .route("/tables/{id}/comments/{comment}/delete", post(api::comments::delete))
        .route("/tables/{id}/play-on", post(api::comments::play_on))
        .route("/tables/{id}/replay", get(pages::replay::get))
        .route("/tables/{id}/hint", get(pages::hint::get))
        .route("/tables/{id}/review", get(pages::review::get).post(pages::review::post))
        .route("/tables/{id}/record", get(api::records::get))
        .route("/me/notices", get(pages::notices::get))
        .route("/me/notices/push", post(api::notices::push))
        .route("/me/notices/mail", post(api::notices::mail))
        .route("/me/notices/webhook", post(api::notices::webhook))
        .route("/me/notices/{way}", post(api::notices::change))
        .route("/notices/{way}/{verb}/{code}", get(pages::notices::letter).post(api::notices::answer))
        .route("/records", post(api::records::post).layer(DefaultBodyLimit::max(RECORD)))
        .route("/tables/{id}/beside", post(api::beside::sit))
        .route("/tables/{id}/curtain", post(api::beside::curtain))
        // People
        .route("/me", get(pages::me::get))
        .route("/me/account", post(api::people::open_account))
        .route("/me/log-in", post(api::people::log_in))
        .route("/me/log-out", post(api::people::log_out))
        .route("/me/password", post(api::people::change_password))
        .route("/me/links", post(api::people::make_link))
        .route("/me/devices/{id}/sign-out", post(api::people::sign_out))
        .route("/me/listing", post(api::people::listing))
        .route("/me/export", get(api::people::export))
        .route("/me/delete", post(api::people::delete))
        .route("/me/games", get(pages::games::get))
        .route("/device/{secret}", get(pages::me::device).post(api::people::use_link))
        .route("/ratings/{title}", get(pages::ratings::get))
        // For programs
        .route("/api/titles", get(api::titles))
        .route("/api/guests", post(api::programs::guest))
        .route("/tables/{id}/view", get(api::actions::view))
        .route("/health", get(api::host::health))
        .route("/static/{name}", get(assets::get))
        // For the host
        .route("/host", get(pages::host::get))
        .route("/metrics", get(api::host::metrics))
        .fallback(|visitor: Visitor| async move { Error::NotFound("error-not-found").page(visitor.locale) })
        .method_not_allowed_fallback(|visitor: Visitor| async move { Error::Method.page(visitor.locale) })
        .layer(DefaultBodyLimit::max(BODY))
        .layer(from_fn(same_site))
        .layer(from_fn_with_state(app.clone(), measure))
        .layer(CatchPanicLayer::custom(|_| -> Response {
            Error::Internal.page(prose::Locale::En).into_response()
        }))
        .layer(
            CompressionLayer::new()
                .compress_when(SizeAbove::new(512).and(NotForContentType::const_new("text/event-stream"))),
        )
        .layer(set("content-security-policy", POLICY))
        .layer(set("x-content-type-options", "nosniff"))
        .layer(set("referrer-policy", "same-origin"))
        .layer(set("cache-control", "no-store"))
        .with_state(app)
}
