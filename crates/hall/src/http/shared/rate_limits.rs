//! Rate limits.

use std::{
    hash::Hash,
    num::NonZeroU32,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

use super::{Limits, problem::ApiError, state::ClientNetwork};
use crate::token::TokenHash;

/// After this many requests, idle clients are removed.
const TIDY: u32 = 4096;

/// The rate limits of all clients.
pub struct RateLimits {
    requests: Counter<Client>,
    sign_ins: Counter<ClientNetwork>,
    /// By the hash of the name, which has a fixed length whatever was sent.
    names: Counter<TokenHash>,
    /// Sign-ins on known devices.
    devices: Counter<TokenHash>,
    /// Reports to the arbiter, by client.
    reports: Counter<String>,
    /// Codes of second factors, by the hash of the name.
    codes: Counter<TokenHash>,
}

/// A client for the purpose of counting.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::http) enum Client {
    /// Identified by a valid token.
    Token(TokenHash),
    /// Identified by address, if no valid token was sent.
    Network(ClientNetwork),
}

struct Counter<K: Hash + Eq + Clone> {
    limiter: Arc<DefaultKeyedRateLimiter<K>>,
    clock: DefaultClock,
    asked: AtomicU32,
}

impl<K: Hash + Eq + Clone> Counter<K> {
    fn per_minute(most: u32) -> Self {
        Self::new(Quota::per_minute(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN)))
    }

    fn new(quota: Quota) -> Self {
        Self {
            limiter: Arc::new(RateLimiter::keyed(quota)),
            clock: DefaultClock::default(),
            asked: AtomicU32::new(0),
        }
    }

    /// Counts a request; returns how long to wait if the limit is exceeded.
    fn ask(&self, who: &K) -> Result<(), Duration> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % TIDY == TIDY - 1 {
            self.limiter.retain_recent();
        }
        self.limiter.check_key(who).map_err(|until| until.wait_time_from(self.clock.now()))
    }
}

/// Reports per minute and client: more than a person who watches a game can have to say.
const REPORTS: u32 = 6;

/// The number of codes of a second factor per hour and name, 20: with three of a million accepted at a time, guessing takes years.
const CODES: NonZeroU32 = NonZeroU32::MIN.saturating_add(19);

/// The limit for one name from all addresses, as a multiple of the limit for one address.
const FROM_MANY: u32 = 20;

impl RateLimits {
    /// Creates the counters with these limits.
    pub fn new(limits: &Limits) -> Self {
        Self {
            requests: Counter::per_minute(limits.requests_per_minute),
            sign_ins: Counter::per_minute(limits.sign_ins_per_minute),
            // Generous, so that an attacker cannot lock out a known name.
            names: Counter::per_minute(limits.sign_ins_per_minute.saturating_mul(FROM_MANY)),
            devices: Counter::per_minute(limits.sign_ins_per_minute),
            reports: Counter::per_minute(REPORTS),
            codes: Counter::new(Quota::per_hour(CODES)),
        }
    }

    /// Counts a request.
    pub(in crate::http) fn request(&self, client: &Client) -> Result<(), ApiError> {
        self.requests.ask(client).map_err(ApiError::TooOften)
    }

    /// Counts a report to the arbiter by a client.
    pub fn report(&self, client: &String) -> Result<(), ApiError> {
        self.reports.ask(client).map_err(ApiError::TooOften)
    }

    /// Counts a sign-in attempt, from an address and for a name. A device on which this official has signed in
    /// before is counted by itself, so that others cannot lock the official out.
    pub fn sign_in(
        &self,
        from: ClientNetwork,
        name: &str,
        device: Option<TokenHash>,
    ) -> Result<(), ApiError> {
        let by_name = || match &device {
            Some(device) => self.devices.ask(device),
            None => self.names.ask(&TokenHash::from_token(&name.trim().to_lowercase())),
        };
        self.sign_ins.ask(&from).and_then(|()| by_name()).map_err(ApiError::TooOften)
    }

    /// Counts a code of an official's second factor; the password was right.
    pub fn code(&self, name: &str) -> Result<(), ApiError> {
        let name = TokenHash::from_token(&name.trim().to_lowercase());
        self.codes.ask(&name).map_err(ApiError::TooOften)
    }

    /// Counts the use of a link from an address.
    pub fn link(&self, from: ClientNetwork) -> Result<(), ApiError> {
        self.sign_ins.ask(&from).map_err(ApiError::TooOften)
    }
}
