//! Time in the hall: what time it is, and what becomes due.

mod due;
mod hours;

pub(crate) use due::Wakings;
pub use hours::Hours;
