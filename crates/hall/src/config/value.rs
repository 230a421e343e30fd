//! Parsing the values of settings.

use std::{
    fmt,
    net::{IpAddr, Ipv4Addr, SocketAddr},
    path::PathBuf,
};

use axum::http::{Uri, uri::Scheme};

/// The default port.
const PORT: u16 = 8080;

/// A range of trusted addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Network {
    address: IpAddr,
    bits: u8,
}

/// The beginning of every link, such as `https://hall.example.org`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicAddress(String);

/// Where metrics are served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metrics {
    /// Not served.
    Off,
    /// On the normal address, for requests from this machine.
    On,
    /// On a separate address.
    At(SocketAddr),
}

/// The log format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Text,
    /// For programs, one JSON object per line.
    Json,
}

/// The log level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LogLevel {
    /// Nothing.
    Off,
    /// Errors.
    Error,
    /// Also warnings.
    Warn,
    /// Also every request.
    Info,
    /// Also details for debugging.
    Debug,
    /// Also everything else.
    Trace,
}

/// Parses an address: `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080`, or only a host or a port.
pub(super) fn address(text: &str) -> Option<SocketAddr> {
    let named = match text.strip_prefix("localhost") {
        Some(rest) => format!("{}{rest}", Ipv4Addr::LOCALHOST),
        None => text.to_owned(),
    };
    let bare = || named.parse().ok().map(|ip: IpAddr| SocketAddr::new(ip, PORT));
    let port = || named.parse().ok().map(|port: u16| (Ipv4Addr::LOCALHOST, port).into());
    named.parse().ok().or_else(bare).or_else(port)
}

pub(super) fn path(text: &str) -> Option<PathBuf> {
    (!text.is_empty()).then(|| text.into())
}

pub(crate) fn network(text: &str) -> Option<Network> {
    let (address, bits) = match text.split_once('/') {
        Some((address, bits)) => (address.parse().ok()?, Some(bits.parse().ok()?)),
        None => (text.parse().ok()?, None),
    };
    let most = if matches!(address, IpAddr::V4(_)) { 32 } else { 128 };
    let bits = bits.unwrap_or(most);
    (bits <= most).then_some(Network { address, bits })
}

pub(super) fn public_address(text: &str) -> Option<PublicAddress> {
    let uri: Uri = text.parse().ok()?;
    let is_web = uri.scheme().is_some_and(|it| [Scheme::HTTP, Scheme::HTTPS].contains(it));
    let authority = uri.authority()?;
    let bare = uri.path() == "/" && uri.query().is_none() && !authority.as_str().contains('@');
    (is_web && bare)
        .then(|| PublicAddress(format!("{}://{authority}", uri.scheme_str().unwrap_or_default())))
}

pub(super) fn metrics(text: &str) -> Option<Metrics> {
    match text {
        "on" | "true" => Some(Metrics::On),
        "off" | "false" => Some(Metrics::Off),
        _ => text.contains(':').then(|| address(text)).flatten().map(Metrics::At),
    }
}

pub(super) fn switch(text: &str) -> Option<bool> {
    match text {
        "true" | "on" | "yes" | "1" => Some(true),
        "false" | "off" | "no" | "0" | "" => Some(false),
        _ => None,
    }
}

pub(super) fn log_format(text: &str) -> Option<LogFormat> {
    [LogFormat::Text, LogFormat::Json].into_iter().find(|format| format.to_string() == text)
}

pub(super) fn log_level(text: &str) -> Option<LogLevel> {
    use LogLevel::{Debug, Error, Info, Off, Trace, Warn};
    [Off, Error, Warn, Info, Debug, Trace].into_iter().find(|level| level.to_string() == text)
}

/// Parses 32 bytes in hexadecimal.
pub(crate) fn seal_key(text: &str) -> Option<[u8; 32]> {
    let digits = text.trim().as_bytes();
    let mut key = [0; 32];
    if digits.len() != 2 * key.len() {
        return None;
    }
    for (byte, pair) in key.iter_mut().zip(digits.chunks_exact(2)) {
        let digit = |letter: u8| (letter as char).to_digit(16);
        *byte = (digit(pair[0])? << 4 | digit(pair[1])?) as u8;
    }
    Some(key)
}

/// Parses a positive number.
pub(super) fn count(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&number| number > 0)
}

/// Parses a name that is safe to log.
pub(super) fn name(text: &str) -> Option<String> {
    let good = |letter: char| letter.is_ascii_alphanumeric() || "-._".contains(letter);
    (!text.is_empty() && text.len() <= 64 && text.chars().all(good)).then(|| text.to_owned())
}

impl Network {
    /// The network of a single address.
    #[cfg(test)]
    pub(crate) const fn only(address: IpAddr) -> Self {
        Self { address, bits: if address.is_ipv4() { 32 } else { 128 } }
    }

    /// Whether it contains an address.
    pub fn contains(&self, address: IpAddr) -> bool {
        let (own, other) = (widened(self.address), widened(address.to_canonical()));
        let bits = if self.address.is_ipv4() { self.bits + 96 } else { self.bits };
        self.address.is_ipv4() == address.to_canonical().is_ipv4()
            && (bits == 0 || (own ^ other) >> (128 - u32::from(bits)) == 0)
    }
}

fn widened(address: IpAddr) -> u128 {
    match address {
        IpAddr::V4(address) => address.to_ipv6_mapped().to_bits(),
        IpAddr::V6(address) => address.to_bits(),
    }
}

/// Whether only this machine can open an address such as `http://127.0.0.1:8080`.
pub fn is_loopback(address: &str) -> bool {
    let uri: Option<Uri> = address.parse().ok();
    uri.as_ref().and_then(Uri::host).is_some_and(|host| {
        let bare: Result<IpAddr, _> = host.trim_matches(['[', ']']).parse();
        host == "localhost" || bare.is_ok_and(|ip| ip.to_canonical().is_loopback())
    })
}

impl PublicAddress {
    /// The address of a listener, as clients reach it.
    pub fn from_listener(address: SocketAddr, with_tls: bool) -> Self {
        Self(format!("{}://{address}", if with_tls { "https" } else { "http" }))
    }

    /// The base URL, without a trailing slash.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The name or address of the machine in it.
    pub fn host(&self) -> Option<String> {
        let uri: Uri = self.0.parse().ok()?;
        Some(uri.host()?.trim_matches(['[', ']']).to_ascii_lowercase())
    }

    /// Whether only this machine can open it.
    pub fn is_loopback(&self) -> bool {
        is_loopback(&self.0)
    }

    /// Whether it uses TLS.
    pub fn is_secure(&self) -> bool {
        self.0.starts_with("https:")
    }
}

impl fmt::Display for PublicAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.address, self.bits)
    }
}

impl fmt::Display for Metrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Off => f.write_str("off"),
            Self::On => f.write_str("on"),
            Self::At(address) => address.fmt(f),
        }
    }
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "text",
            Self::Json => "json",
        })
    }
}

impl fmt::Display for LogLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Off => "off",
            Self::Error => "error",
            Self::Warn => "warn",
            Self::Info => "info",
            Self::Debug => "debug",
            Self::Trace => "trace",
        })
    }
}
