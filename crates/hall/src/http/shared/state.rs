//! The state shared by all handlers.

use std::{net::IpAddr, sync::Arc};

use super::{
    Settings, answers::Answers, broadcasts::Broadcasts, game_feed::GameFeeds,
    open_streams::OpenStreams, player_connections::PlayerConnections, pulses::Pulses,
    rate_limits::RateLimits, visible::DelayedViews, work::WorkSlots,
};
use crate::{Hall, people::Passwords};

/// The state shared by all handlers.
pub struct AppState {
    /// The hall.
    pub hall: Arc<Hall>,
    /// The settings of the interface.
    pub settings: Settings,
    /// The password hasher.
    pub passwords: Passwords,
    /// Rate limits.
    pub rates: RateLimits,
    /// The open streams of clients.
    pub streams: OpenStreams,
    /// Cached views of games with a delay.
    pub delayed_views: DelayedViews,
    /// Games followed by streams.
    pub feeds: GameFeeds,
    /// Cached PGN of broadcast games.
    pub broadcasts: Broadcasts,
    /// Round-trip times of clients.
    pub pulses: Pulses,
    /// Places for long work.
    pub work: WorkSlots,
    /// Answers that are computed once.
    pub answers: Answers,
    /// The connections of players.
    pub(in crate::http) connections: PlayerConnections,
    /// Held while a backup is made.
    pub backing_up: tokio::sync::Mutex<()>,
}

/// The state of the router.
pub type SharedState = Arc<AppState>;

impl AppState {
    /// Creates the state for a hall.
    pub fn new(hall: Arc<Hall>, settings: Settings) -> SharedState {
        let rates = RateLimits::new(&settings.limits);
        let streams = OpenStreams::new(settings.limits.streams);
        let passwords = Passwords::default();
        Arc::new(Self {
            hall,
            settings,
            passwords,
            rates,
            streams,
            delayed_views: DelayedViews::default(),
            feeds: GameFeeds::default(),
            broadcasts: Broadcasts::default(),
            pulses: Pulses::default(),
            work: WorkSlots::default(),
            answers: Answers::default(),
            connections: PlayerConnections::default(),
            backing_up: tokio::sync::Mutex::default(),
        })
    }
}

/// A client without credentials, for rate limits: an IPv4 address, or the /64 network of an IPv6 address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClientNetwork(IpAddr);

impl From<IpAddr> for ClientNetwork {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(four) => Self(four.into()),
            IpAddr::V6(six) => {
                let network = six.to_bits() & !u128::from(u64::MAX);
                Self(IpAddr::V6(network.into()))
            }
        }
    }
}
