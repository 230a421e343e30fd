//! What all handlers share.

use std::{net::IpAddr, sync::Arc};

use super::{
    Settings,
    guard::{Rates, Streams},
    sight::Behind,
    stream::{Lines, Pulses},
    v1::export::live::Broadcasts,
};
use crate::{Hall, people::Passwords};

/// What all handlers share.
pub struct House {
    /// The hall.
    pub hall: Arc<Hall>,
    /// How the interface was set up.
    pub settings: Settings,
    /// Hashes passwords.
    pub passwords: Passwords,
    /// How often clients may ask.
    pub rates: Rates,
    /// How many streams clients hold open.
    pub streams: Streams,
    /// Games that somebody follows with a delay.
    pub behind: Behind,
    /// Games that streams follow.
    pub lines: Lines,
    /// Games as they were last broadcast.
    pub broadcasts: Broadcasts,
    /// How long the ways to clients are.
    pub pulses: Pulses,
}

/// The state of the router.
pub type App = Arc<House>;

impl House {
    /// A house for this hall.
    pub fn new(hall: Arc<Hall>, settings: Settings) -> App {
        let rates = Rates::new(&settings.limits);
        let streams = Streams::new(settings.limits.streams);
        let passwords = Passwords::default();
        Arc::new(Self {
            hall,
            settings,
            passwords,
            rates,
            streams,
            behind: Behind::default(),
            lines: Lines::default(),
            broadcasts: Broadcasts::default(),
            pulses: Pulses::default(),
        })
    }
}

/// Who is counted as one client where nothing was shown: an address, or the network that one household has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Household(IpAddr);

impl From<IpAddr> for Household {
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
