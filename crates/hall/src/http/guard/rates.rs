//! How often somebody may ask.

use std::{
    hash::Hash,
    num::NonZeroU32,
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use axum::{
    extract::{Request, State},
    middleware::Next,
    response::{IntoResponse, Response},
};
use governor::{
    DefaultKeyedRateLimiter, Quota, RateLimiter,
    clock::{Clock, DefaultClock},
};

use super::address_of;
use crate::{
    http::{
        Limits, SharedState, caller::Recognised, pages, problem::ApiError, state::ClientNetwork,
    },
    token::TokenHash,
};

/// After how many questions those are forgotten who have not asked for long.
const TIDY: u32 = 4096;

/// How often clients may ask.
pub struct Rates {
    requests: Counter<Client>,
    sign_ins: Counter<ClientNetwork>,
    names: Counter<String>,
}

/// Who is counted as one client.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Client {
    Token(TokenHash),
    ClientNetwork(ClientNetwork),
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

/// So many times as often as from one address somebody may try a name from many.
const FROM_MANY: u32 = 20;

impl Rates {
    /// With these limits.
    pub fn new(limits: &Limits) -> Self {
        Self {
            requests: Counter::per_minute(limits.requests_per_minute),
            sign_ins: Counter::per_minute(limits.sign_ins_per_minute),
            // Wide, so that nobody is locked out by a stranger who knows the name.
            names: Counter::per_minute(limits.sign_ins_per_minute.saturating_mul(FROM_MANY)),
        }
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

/// Lets through who does not ask too often. A token that nobody has does not count as one: else every guess would be a
/// new client.
pub(crate) async fn often(
    State(app): State<SharedState>,
    request: Request,
    next: Next,
) -> Response {
    let (mut parts, body) = request.into_parts();
    if pages::is_asset(parts.uri.path()) {
        // A page comes with many of them, and a whole hall may be behind one address.
        return next.run(Request::from_parts(parts, body)).await;
    }
    let known = Recognised::by(&parts.headers, &app);
    // A whole hall may be behind one address: who opens the link of a seat is counted by the seat, as afterwards.
    let link = parts.uri.path().strip_prefix("/seat/").map(TokenHash::of);
    let seat = link.filter(|token| app.hall.seat_of(token).is_some());
    let client = match known.token.or(seat) {
        Some(token) => Client::Token(token),
        None => Client::ClientNetwork(address_of(&parts, &app).into()),
    };
    parts.extensions.insert(known);
    match app.rates.requests.ask(&client) {
        Ok(()) => next.run(Request::from_parts(parts, body)).await,
        Err(wait) => ApiError::TooOften(wait).into_response(),
    }
}
