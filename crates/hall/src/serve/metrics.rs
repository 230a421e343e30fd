//! Metrics, for Prometheus.

use std::{
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};

use crate::ledger::{Appended, BoxFuture, Entry, Ledger, LedgerWrapper, Tip};

/// Histogram buckets of latencies, in seconds.
const SECONDS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];
/// Histogram buckets of commit sizes.
const ENTRIES: [f64; 11] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1024.0];
/// How often observations are aggregated.
const UPKEEP: Duration = Duration::from_secs(5);

/// The metrics with their descriptions.
const COUNTERS: [(&str, &str); 6] = [
    ("adoube_requests_total", "Requests, by method, route and status"),
    ("adoube_refusals_total", "Refusals, by code"),
    ("adoube_rate_limited_total", "Requests refused by a rate limit"),
    (
        "adoube_appends_total",
        "Entries, by the outcome of their append: committed, conflict or failed",
    ),
    ("adoube_connections_refused_total", "Connections refused by the connection limit"),
    ("adoube_errors_total", "Responses with a server error, by route"),
];
const GAUGES: [(&str, &str); 4] = [
    ("adoube_info", "One, with the version and the name of this node"),
    ("adoube_connections", "Open connections"),
    ("adoube_streams", "Open live streams"),
    (
        "adoube_games_in_memory",
        "Games in the memory of this node: those in progress, and some finished ones",
    ),
];
const HISTOGRAMS: [(&str, &str); 3] = [
    ("adoube_request_seconds", "Duration of requests, by route; for a stream, until it began"),
    ("adoube_append_seconds", "Duration of durable commits"),
    ("adoube_append_entries", "Entries per commit"),
];

/// The recorder of this process: there can be only one.
static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();

/// Starts recording. The handle renders the metrics.
pub(super) fn start(node: &str) -> Result<PrometheusHandle, BuildError> {
    if let Some(handle) = RECORDER.get() {
        return Ok(handle.clone());
    }
    let seconds = |name: &str| Matcher::Full(name.to_owned());
    let handle = PrometheusBuilder::new()
        .set_buckets_for_metric(seconds("adoube_request_seconds"), &SECONDS)?
        .set_buckets_for_metric(seconds("adoube_append_seconds"), &SECONDS)?
        .set_buckets_for_metric(seconds("adoube_append_entries"), &ENTRIES)?
        .install_recorder()?;
    for (name, what) in COUNTERS {
        metrics::describe_counter!(name, what);
    }
    for (name, what) in GAUGES {
        metrics::describe_gauge!(name, what);
    }
    for (name, what) in HISTOGRAMS {
        metrics::describe_histogram!(name, what);
    }
    let version = env!("CARGO_PKG_VERSION");
    metrics::gauge!("adoube_info", "version" => version, "node" => node.to_owned()).set(1.0);
    let kept = RECORDER.get_or_init(|| handle.clone()).clone();
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(UPKEEP).await;
            handle.run_upkeep();
        }
    });
    Ok(kept)
}

/// Counts as one in a gauge until it is dropped.
pub(crate) struct OpenGauge(metrics::Gauge);

impl OpenGauge {
    /// Increments a gauge.
    pub(crate) fn one(name: &'static str) -> Self {
        let gauge = metrics::gauge!(name);
        gauge.increment(1.0);
        Self(gauge)
    }
}

impl Drop for OpenGauge {
    fn drop(&mut self) {
        self.0.decrement(1.0);
    }
}

/// A ledger whose appends are measured.
pub(super) struct MeteredLedger(pub(super) Arc<dyn Ledger>);

impl LedgerWrapper for MeteredLedger {
    fn inner(&self) -> &dyn Ledger {
        &*self.0
    }

    fn append_and_sign<'a>(
        &'a self,
        entries: &'a [Entry],
        tips: &'a [Tip],
    ) -> BoxFuture<'a, Vec<Appended>> {
        Box::pin(async move {
            let began = Instant::now();
            let answer = self.0.append_and_sign(entries, tips).await;
            metrics::histogram!("adoube_append_seconds").record(began.elapsed());
            metrics::histogram!("adoube_append_entries").record(f64::from(entries.len() as u32));
            let count = |what: &'static str, entries: usize| {
                metrics::counter!("adoube_appends_total", "outcome" => what)
                    .increment(entries as u64);
            };
            match &answer {
                Ok(appended) => {
                    let committed =
                        appended.iter().filter(|it| **it == Appended::Committed).count();
                    count("committed", committed);
                    count("conflict", appended.len() - committed);
                }
                Err(_) => count("failed", entries.len()),
            }
            answer
        })
    }
}
