//! The configuration of a hall, from a file, the environment and command-line options; later ones override
//! earlier ones.
//!
//! Every setting is given as text and parsed by one function, so that file, environment and options agree.
//! Every value records its source; all errors are reported at once.

mod database;
mod file;
mod key;
mod problem;
mod reader;
mod shown;
mod source;
mod value;

use std::{net::SocketAddr, path::PathBuf};

use adoube_chess::notation::Language;

pub use database::Database;
pub use key::{Key, KeyRow, ROWS, ValueKind};
pub use problem::{ConfigProblem, InvalidConfig};
pub use shown::ConfigLine;
pub use source::{Setting, Source};
pub use value::{LogFormat, LogLevel, Metrics, Network, PublicAddress, is_loopback};
pub(crate) use value::{network, seal_key};

/// The prefix of the environment variables.
pub const PREFIX: &str = "ADOUBE_";

/// The option that names the file.
pub const FILE_OPTION: &str = "--config";
/// The environment variable that names the file.
pub const FILE_VARIABLE: &str = "ADOUBE_CONFIG";

/// The sources of settings.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The file named on the command line.
    pub file: Option<PathBuf>,
    /// The settings given as command-line options.
    pub options: Vec<(Key, Vec<String>)>,
    /// The environment variables.
    pub environment: Vec<(String, String)>,
    /// The language of the command.
    pub language: Language,
    /// The name of the machine.
    pub machine: Option<String>,
}

/// Where the key for sealed moves comes from.
#[derive(Clone, PartialEq, Eq)]
pub enum SealSource {
    /// From a file, which may be created if it is missing.
    File {
        /// The file.
        path: PathBuf,
        /// Whether it may be created.
        may_be_made: bool,
    },
    /// Given directly.
    Given([u8; 32]),
}

/// Limits for clients.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest body of a request, in KiB.
    pub body_kib: Setting<u32>,
    /// The largest request header, in KiB.
    pub header_kib: Setting<u32>,
    /// The timeout for request headers, in seconds.
    pub header_seconds: Setting<u32>,
    /// The timeout for a request, in seconds.
    pub request_seconds: Setting<u32>,
    /// How long a connection may wait for its next request, in seconds.
    pub idle_seconds: Setting<u32>,
    /// How long a client may take nothing of its answer, in seconds.
    pub write_seconds: Setting<u32>,
    /// Requests per minute and client.
    pub requests_per_minute: Setting<u32>,
    /// Sign-in attempts per minute and address.
    pub sign_ins_per_minute: Setting<u32>,
    /// Open streams per client.
    pub streams: Setting<u32>,
    /// Open connections in total.
    pub connections: Setting<u32>,
    /// Open connections from one address.
    pub connections_per_address: Setting<u32>,
}

/// The configuration of a hall.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The file that was read.
    pub file: Option<PathBuf>,
    /// The addresses to listen on.
    pub listen: Setting<Vec<SocketAddr>>,
    /// The public address of the hall, if given.
    pub public_address: Setting<Option<PublicAddress>>,
    /// The data folder.
    pub data: Setting<PathBuf>,
    /// Whether the hall is open to the local network, with a certificate of its own unless one is given.
    pub lan: Setting<bool>,
    /// The name of the machine, if known.
    pub machine: Option<String>,
    /// The database.
    pub database: Setting<Database>,
    /// Where the key for sealed moves comes from.
    pub seal: Setting<SealSource>,
    /// The certificate.
    pub tls_cert: Setting<Option<PathBuf>>,
    /// The key of the certificate.
    pub tls_key: Setting<Option<PathBuf>>,
    /// Trusted proxies.
    pub behind_proxy: Setting<Vec<Network>>,
    /// The language of the hall.
    pub language: Setting<Language>,
    /// The name of this node.
    pub node: Setting<String>,
    /// Whether an empty hall gets a small demo competition.
    pub demo: Setting<bool>,
    /// Whether players may arrange games outside the rounds.
    pub free_games: Setting<bool>,
    /// The log format.
    pub log_format: Setting<LogFormat>,
    /// The log level.
    pub log_level: Setting<LogLevel>,
    /// Where metrics are served.
    pub metrics: Setting<Metrics>,
    /// How many seconds a shutdown waits.
    pub stop_seconds: Setting<u32>,
    /// Limits for clients.
    pub limits: Limits,
}

impl Config {
    /// Returns the certificate and its key, if the hall terminates TLS itself.
    pub fn tls(&self) -> Option<(&PathBuf, &PathBuf)> {
        self.tls_cert.value.as_ref().zip(self.tls_key.value.as_ref())
    }

    /// Whether the hall makes its certificate itself.
    pub fn makes_certificate(&self) -> bool {
        self.lan.value && self.tls_cert.source == self.lan.source
    }

    /// Returns the addresses that other machines can reach and that are behind neither TLS nor a proxy.
    pub fn open_addresses(&self) -> impl Iterator<Item = &SocketAddr> {
        let is_guarded = self.tls().is_some() || !self.behind_proxy.value.is_empty();
        self.listen
            .value
            .iter()
            .filter(move |address| !is_guarded && !address.ip().to_canonical().is_loopback())
    }
}

/// Does not print the key.
impl std::fmt::Debug for SealSource {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::File { path, .. } => write!(f, "File({})", path.display()),
            Self::Given(_) => f.write_str("Given(***)"),
        }
    }
}

#[cfg(test)]
mod tests;
