//! The calls outside the socket, over HTTP.

mod api;
mod assets;
mod body;
mod data;
pub mod guard;
mod openapi;
pub mod person;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Extension, State};
use axum::http::{HeaderValue, header};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::metrics;
use crate::registry::Registry;
use guard::Client;

/// The router of all paths.
pub fn router(registry: Arc<Registry>) -> Router {
    let limit = DefaultBodyLimit::max(registry.config.limits.body_bytes);
    Router::new()
        .merge(api::routes())
        .route("/healthz", get(healthz))
        .route("/metrics", get(show_metrics))
        .fallback(assets::serve)
        .layer(limit)
        .layer(middleware::from_fn_with_state(registry.clone(), guard::guard))
        .with_state(registry)
}

/// Answers `ok` if the store can be written to.
async fn healthz(State(registry): State<Arc<Registry>>) -> Response {
    match registry.store.check().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => crate::problem::Problem::from(error).into_response(),
    }
}

/// The counters, for this machine only: players must not see how often commands were refused (S-AV-17, S-SC-16).
async fn show_metrics(
    State(registry): State<Arc<Registry>>,
    Extension(Client(client)): Extension<Client>,
) -> Response {
    if !client.is_loopback() {
        let message = "the counters are for the machine the server runs on";
        return crate::problem::Problem::forbidden("local", message).into_response();
    }
    let mut text = registry.metrics.text();
    let stats = registry.store.stats();
    for (name, help, value) in [
        ("store_appends", "appends that were asked for", stats.appends),
        ("store_entries", "entries written", stats.entries),
        ("store_commits", "commits", stats.commits),
        ("store_syncs", "commits that were synced to the disk", stats.syncs),
    ] {
        metrics::line(&mut text, &format!("roundtable_{name}_total"), "counter", help, value);
    }
    if let Ok(sync) = registry.store.sync_settings().await {
        let sync: String = sync.chars().filter(|c| !matches!(c, '"' | '\\' | '\n')).collect();
        let name = "roundtable_store_info";
        text.push_str(&format!("# TYPE {name} gauge\n{name}{{sync=\"{sync}\"}} 1\n"));
    }
    let kind = HeaderValue::from_static("text/plain; version=0.0.4");
    ([(header::CONTENT_TYPE, kind)], text).into_response()
}
