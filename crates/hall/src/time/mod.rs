//! Time in the hall: the clock, and timers.

mod clock;
mod timers;

pub use clock::SharedClock;
pub(crate) use timers::Timers;
