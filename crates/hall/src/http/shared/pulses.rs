//! Round-trip times of streams. The hall measures them itself; they are shown and affect no clock.

use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use adoube_laws::{clock::At, table::Viewer};
use serde::Serialize;
use tokio::time::{Interval, MissedTickBehavior, interval_at};
use utoipa::ToSchema;

use super::Caller;
use crate::{ids::GameId, token::draw_id};

/// How often a pulse is sent.
pub(in crate::http) const PULSE: Duration = Duration::from_secs(10);

/// A pulse that is not answered within this time is lost.
const LOST: Duration = Duration::from_mins(1);

/// The number of pending pulses above which lost ones are removed.
const MANY: usize = 65_536;

/// Returns the schedule of the pulses of a stream.
pub(in crate::http) fn pulse(period: Duration) -> Interval {
    let mut pulse = interval_at(tokio::time::Instant::now() + period, period);
    pulse.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pulse
}

/// Pending pulses, and the measured round-trip times.
#[derive(Default)]
pub struct Pulses {
    sent: Mutex<HashMap<String, SentPulse>>,
    known: Mutex<HashMap<(GameId, Viewer), RoundTrip>>,
}

struct SentPulse {
    to: String,
    of: Option<(GameId, Viewer)>,
    when: Instant,
}

#[derive(Clone, Copy)]
struct RoundTrip {
    took: Duration,
    at: At,
}

/// A reply to a pulse that was pending.
pub(in crate::http) struct PulseReply {
    /// The game and the viewer that the pulse was sent for, if it was for a game.
    pub(in crate::http) of: Option<(GameId, Viewer)>,
}

/// A pulse as sent to a client.
#[derive(Serialize)]
pub(in crate::http) struct Pulse {
    nonce: String,
    now: At,
}

/// The round-trip time of a client.
#[derive(Serialize, ToSchema)]
pub(crate) struct LagResponse {
    /// The role.
    pub viewer: Viewer,
    /// The time in milliseconds, as measured by the hall.
    pub milliseconds: u64,
    /// The instant of the measurement.
    pub at: At,
}

impl Pulses {
    /// Sends a pulse.
    pub(in crate::http) fn send(
        &self,
        to: &Caller,
        of: Option<(GameId, Viewer)>,
        now: At,
    ) -> Pulse {
        // Without random numbers the pulse is only a keep-alive.
        let nonce: String = draw_id().unwrap_or_default();
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        if sent.len() >= MANY {
            sent.retain(|_, out| out.when.elapsed() < LOST);
        }
        let out = SentPulse { to: to.as_client(), of, when: Instant::now() };
        sent.insert(nonce.clone(), out);
        Pulse { nonce, now }
    }

    /// Records the reply to a pulse, if one was pending for this client.
    pub(in crate::http) fn record_reply(
        &self,
        nonce: &str,
        from: &Caller,
        at: At,
    ) -> Option<PulseReply> {
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let is_own = sent.get(nonce).is_some_and(|out| out.to == from.as_client());
        let out = sent.remove(nonce).filter(|out| is_own && out.when.elapsed() < LOST)?;
        drop(sent);
        if let Some(of) = out.of.filter(|(_, viewer)| *viewer != Viewer::Spectator) {
            let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
            if known.len() >= MANY {
                known.clear();
            }
            known.insert(of, RoundTrip { took: out.when.elapsed(), at });
        }
        Some(PulseReply { of: out.of })
    }

    pub(in crate::http) fn of_game(&self, game: GameId) -> Vec<LagResponse> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let own = known.iter().filter(|((of, _), _)| *of == game);
        own.map(|((_, viewer), measured)| LagResponse {
            viewer: *viewer,
            milliseconds: u64::try_from(measured.took.as_millis()).unwrap_or(u64::MAX),
            at: measured.at,
        })
        .collect()
    }
}
