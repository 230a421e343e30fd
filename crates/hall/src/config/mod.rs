//! How a hall is set up: by a file, the environment and the options of the command; what comes later overrules.
//!
//! Every setting is given as text and parsed by one function, so that file, environment and options agree. Every value
//! knows its source; all errors are reported at once.

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
pub(crate) use value::seal_key;
pub use value::{LogFormat, LogLevel, Metrics, Network, PublicAddress};

/// What the variables of the environment begin with.
pub const PREFIX: &str = "ADOUBE_";

/// The option and the variable that name the file.
pub const FILE_OPTION: &str = "--config";
/// The variable that names the file.
pub const FILE_VARIABLE: &str = "ADOUBE_CONFIG";

/// Where settings are looked for.
#[derive(Clone, Debug)]
pub struct Environment {
    /// The file that the command line names.
    pub file: Option<PathBuf>,
    /// The options of the command line that are settings.
    pub options: Vec<(Key, Vec<String>)>,
    /// The environment.
    pub environment: Vec<(String, String)>,
    /// The language of the command.
    pub language: Language,
    /// The name of the machine.
    pub machine: Option<String>,
}

/// Where the key for sealed moves comes from.
#[derive(Clone, PartialEq, Eq)]
pub enum SealSource {
    /// From a file, which may be made if it is missing.
    File {
        /// The file.
        path: PathBuf,
        /// Whether it may be made.
        may_be_made: bool,
    },
    /// It was given.
    Given([u8; 32]),
}

/// What clients are held to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest body of a request, in KiB.
    pub body_kib: Setting<u32>,
    /// The largest head of a request, in KiB.
    pub header_kib: Setting<u32>,
    /// How many seconds the head of a request may take.
    pub header_seconds: Setting<u32>,
    /// How many seconds a request may take.
    pub request_seconds: Setting<u32>,
    /// Requests of one client in a minute.
    pub requests_per_minute: Setting<u32>,
    /// Attempts to sign in from one address in a minute.
    pub sign_ins_per_minute: Setting<u32>,
    /// Streams that one client may hold open.
    pub streams: Setting<u32>,
    /// Connections that are held open at once.
    pub connections: Setting<u32>,
}

/// How a hall is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The file that was read.
    pub file: Option<PathBuf>,
    /// Where to listen.
    pub listen: Setting<Vec<SocketAddr>>,
    /// How the hall is reached, if that was said.
    pub public_address: Setting<Option<PublicAddress>>,
    /// The data folder.
    pub data: Setting<PathBuf>,
    /// The database.
    pub database: Setting<Database>,
    /// Where the key for sealed moves comes from.
    pub seal: Setting<SealSource>,
    /// The certificate.
    pub tls_cert: Setting<Option<PathBuf>>,
    /// Its key.
    pub tls_key: Setting<Option<PathBuf>>,
    /// Proxies that are believed.
    pub behind_proxy: Setting<Vec<Network>>,
    /// The language of the hall.
    pub language: Setting<Language>,
    /// The name of this node.
    pub node: Setting<String>,
    /// Whether an empty hall is filled with a small competition.
    pub demo: Setting<bool>,
    /// Whether players may arrange games outside the rounds.
    pub free_games: Setting<bool>,
    /// The form of the log.
    pub log_format: Setting<LogFormat>,
    /// How much is logged.
    pub log_level: Setting<LogLevel>,
    /// Where metrics are served.
    pub metrics: Setting<Metrics>,
    /// How many seconds a stop waits.
    pub stop_seconds: Setting<u32>,
    /// What clients are held to.
    pub limits: Limits,
}

impl Config {
    /// The certificate and its key, if the hall speaks TLS itself.
    pub fn tls(&self) -> Option<(&PathBuf, &PathBuf)> {
        self.tls_cert.value.as_ref().zip(self.tls_key.value.as_ref())
    }

    /// Addresses that other machines can reach and that are neither behind TLS nor behind a proxy.
    pub fn open_addresses(&self) -> impl Iterator<Item = &SocketAddr> {
        let is_guarded = self.tls().is_some() || !self.behind_proxy.value.is_empty();
        self.listen
            .value
            .iter()
            .filter(move |address| !is_guarded && !address.ip().to_canonical().is_loopback())
    }
}

/// Without the key.
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
