//! Time in the hall: what time it is, and what becomes due.

mod clock;
mod timers;

pub use clock::SharedClock;
pub(crate) use timers::Timers;
