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

/// After this many requests, clients that were silent for long are forgotten.
const TIDY: u32 = 4096;

/// The rate limits of all clients.
pub struct RateLimits {
    requests: Counter<Client>,
    sign_ins: Counter<ClientNetwork>,
    names: Counter<String>,
}

/// What is counted as one client.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(in crate::http) enum Client {
    /// By the token that was sent.
    Token(TokenHash),
    /// By address, where no valid token was sent.
    Network(ClientNetwork),
}

struct Counter<K: Hash + Eq + Clone> {
    limiter: Arc<DefaultKeyedRateLimiter<K>>,
    clock: DefaultClock,
    asked: AtomicU32,
}

impl<K: Hash + Eq + Clone> Counter<K> {
    fn per_minute(most: u32) -> Self {
        let quota = Quota::per_minute(NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN));
        Self {
            limiter: Arc::new(RateLimiter::keyed(quota)),
            clock: DefaultClock::default(),
            asked: AtomicU32::new(0),
        }
    }

    /// Counts a question; says how long to wait if it was one too many.
    fn ask(&self, who: &K) -> Result<(), Duration> {
        if self.asked.fetch_add(1, Ordering::Relaxed) % TIDY == TIDY - 1 {
            self.limiter.retain_recent();
        }
        self.limiter.check_key(who).map_err(|until| until.wait_time_from(self.clock.now()))
    }
}

/// The limit for one name from all addresses, as a multiple of the limit for one address.
const FROM_MANY: u32 = 20;

impl RateLimits {
    /// With these limits.
    pub fn new(limits: &Limits) -> Self {
        Self {
            requests: Counter::per_minute(limits.requests_per_minute),
            sign_ins: Counter::per_minute(limits.sign_ins_per_minute),
            // Wide, so that a stranger cannot lock out a known name.
            names: Counter::per_minute(limits.sign_ins_per_minute.saturating_mul(FROM_MANY)),
        }
    }

    /// Counts a request.
    pub(in crate::http) fn request(&self, client: &Client) -> Result<(), ApiError> {
        self.requests.ask(client).map_err(ApiError::TooOften)
    }

    /// Counts an attempt to sign in, from an address and for a name.
    pub fn sign_in(&self, from: ClientNetwork, name: &str) -> Result<(), ApiError> {
        let name = name.trim().to_lowercase();
        self.sign_ins.ask(&from).and_then(|()| self.names.ask(&name)).map_err(ApiError::TooOften)
    }

    /// Counts the use of a link, from an address.
    pub fn link(&self, from: ClientNetwork) -> Result<(), ApiError> {
        self.sign_ins.ask(&from).map_err(ApiError::TooOften)
    }
}
