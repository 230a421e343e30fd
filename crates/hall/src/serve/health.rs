//! `/health` and `/metrics`, for operators.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use axum::{
    Json, Router,
    extract::{ConnectInfo, State},
    http::{HeaderMap, StatusCode, header},
    middleware::from_fn,
    response::{IntoResponse, Response},
    routing::get,
};
use metrics_exporter_prometheus::PrometheusHandle;
use serde::Serialize;
use tokio::{sync::Mutex, time::timeout};

use super::streams::ShutdownReceiver;
use crate::{Hall, http::one_host};

/// The timeout for the storage.
const PATIENCE: Duration = Duration::from_secs(2);
/// How long a result is cached: requests must not load the storage.
const HOLDS: Duration = Duration::from_secs(1);

/// The health check.
pub(super) struct HealthCheck {
    hall: Arc<Hall>,
    closing: ShutdownReceiver,
    node: String,
    last: Mutex<Option<(Instant, bool)>>,
}

#[derive(Serialize)]
struct Health<'a> {
    /// `ready`, `closing` or `unavailable`.
    status: &'static str,
    /// Whether the storage can be written to.
    storage: bool,
    node: &'a str,
    version: &'static str,
}

impl HealthCheck {
    /// Creates the check for this hall.
    pub(super) fn new(hall: Arc<Hall>, closing: ShutdownReceiver, node: String) -> Arc<Self> {
        Arc::new(Self { hall, closing, node, last: Mutex::new(None) })
    }

    /// The routes for readiness and liveness.
    pub(super) fn routes(self: &Arc<Self>) -> Router {
        Router::new()
            .route("/health", get(health))
            .route("/health/live", get(async || "alive\n"))
            .layer(from_fn(one_host))
            .with_state(Arc::clone(self))
    }

    async fn is_storage_writable(&self) -> bool {
        let mut last = self.last.lock().await;
        match *last {
            Some((when, answered)) if when.elapsed() < HOLDS => answered,
            _ => {
                let answered =
                    matches!(timeout(PATIENCE, self.hall.check_storage()).await, Ok(Ok(())));
                *last = Some((Instant::now(), answered));
                answered
            }
        }
    }
}

async fn health(State(health_check): State<Arc<HealthCheck>>) -> Response {
    let storage = health_check.is_storage_writable().await;
    let (code, status) = match (*health_check.closing.borrow(), storage) {
        (true, _) => (StatusCode::SERVICE_UNAVAILABLE, "closing"),
        (false, true) => (StatusCode::OK, "ready"),
        (false, false) => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
    };
    let version = env!("CARGO_PKG_VERSION");
    let health = Health { status, storage, node: &health_check.node, version };
    (code, [(header::CACHE_CONTROL, "no-store")], Json(health)).into_response()
}

/// The route of the metrics.
pub(super) fn figures(handle: PrometheusHandle) -> Router {
    Router::new().route("/metrics", get(async move || rendered(&handle))).layer(from_fn(one_host))
}

/// The route of the metrics, for requests from this machine only.
pub(super) fn own_figures(handle: PrometheusHandle) -> Router {
    let answer = async move |ConnectInfo(peer): ConnectInfo<SocketAddr>, headers: HeaderMap| {
        // A request through a proxy comes from another machine, wherever the proxy is.
        let forwarded = ["x-forwarded-for", "forwarded", "via"];
        let is_near = peer.ip().to_canonical().is_loopback()
            && !forwarded.iter().any(|name| headers.contains_key(*name));
        if is_near { rendered(&handle) } else { StatusCode::NOT_FOUND.into_response() }
    };
    Router::new().route("/metrics", get(answer)).layer(from_fn(one_host))
}

fn rendered(handle: &PrometheusHandle) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, handle.render()).into_response()
}
