//! Settings of the HTTP interface.

use std::{fmt, net::IpAddr, sync::Arc, time::Duration};

use adoube_chess::notation::Language;

use crate::people::Lifetimes;

/// Settings of the HTTP interface.
#[derive(Clone)]
pub struct Settings {
    /// The default language.
    pub language: Language,
    /// The public address, such as `https://hall.example`; by default the host of each request.
    pub public_address: Option<String>,
    /// Further addresses of this machine in its networks, which links may have instead.
    pub other_addresses: Vec<String>,
    /// The certificate that the hall has made itself, if it uses one.
    pub certificate: Option<OwnCertificate>,
    /// Whether it is reached over TLS only.
    pub is_secure: bool,
    /// Trusted proxies.
    pub proxies: Proxies,
    /// Whether players may arrange games outside the rounds.
    pub free_games: bool,
    /// The lifetimes of links, sessions and tokens.
    pub terms: Lifetimes,
    /// Limits for clients.
    pub limits: Limits,
}

/// A certificate that the hall has made itself: what devices have to trust.
#[derive(Clone, Debug)]
pub struct OwnCertificate {
    /// The certificate of the authority, in DER, which devices install.
    pub authority: Arc<[u8]>,
    /// The SHA-256 fingerprint of the authority.
    pub fingerprint: String,
    /// The SHA-256 fingerprint of the certificate that browsers show.
    pub shown_fingerprint: String,
}

/// Limits for clients.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest body of a request, in bytes.
    pub body: usize,
    /// The timeout of a request.
    pub request: Duration,
    /// Requests per minute and client.
    pub requests_per_minute: u32,
    /// Sign-in attempts per minute, for each address and each name.
    pub sign_ins_per_minute: u32,
    /// Open streams per client.
    pub streams: u32,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body: 1 << 20,
            request: Duration::from_secs(30),
            requests_per_minute: 1200,
            sign_ins_per_minute: 10,
            streams: 64,
        }
    }
}

/// The proxies whose `X-Forwarded-For` is trusted.
#[derive(Clone)]
pub struct Proxies(Arc<dyn Fn(IpAddr) -> bool + Send + Sync>);

impl Proxies {
    /// Creates the set of proxies that a predicate accepts.
    pub fn new(is_trusted: impl Fn(IpAddr) -> bool + Send + Sync + 'static) -> Self {
        Self(Arc::new(is_trusted))
    }

    /// Whether the address is that of a trusted proxy.
    pub fn is_trusted(&self, address: IpAddr) -> bool {
        (self.0)(address.to_canonical())
    }
}

impl Default for Proxies {
    fn default() -> Self {
        Self::new(|_| false)
    }
}

impl fmt::Debug for Proxies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Proxies")
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: Language::En,
            public_address: None,
            other_addresses: Vec::new(),
            certificate: None,
            is_secure: false,
            proxies: Proxies::default(),
            free_games: true,
            terms: Lifetimes::default(),
            limits: Limits::default(),
        }
    }
}
