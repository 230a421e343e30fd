//! The log, on standard error.
//!
//! The level applies to this crate. Libraries log warnings and errors only: at lower levels HTTP and TLS would log
//! secrets.

use std::io;

use tracing::level_filters::LevelFilter;
use tracing_subscriber::{
    Layer, filter::Targets, fmt, layer::SubscriberExt, util::SubscriberInitExt,
};

use crate::config::{LogFormat, LogLevel};

/// The common prefix of our crates in the log.
const OWN: &str = "adoube";

/// Starts the log. Only the first call in a process does anything.
pub(super) fn start(format: LogFormat, level: LogLevel) {
    let own = match level {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
        LogLevel::Trace => LevelFilter::TRACE,
    };
    let filter = Targets::new().with_default(own.min(LevelFilter::WARN)).with_target(OWN, own);
    let lines = fmt::layer().with_writer(io::stderr);
    let lines = match format {
        LogFormat::Text => lines.with_ansi(io::IsTerminal::is_terminal(&io::stderr())).boxed(),
        LogFormat::Json => lines.json().flatten_event(true).boxed(),
    };
    // A second service in one process, as in tests, uses the log of the first.
    let _ = tracing_subscriber::registry().with(lines.with_filter(filter)).try_init();
}
