//! Regulations: what follows from them, and what can be wrong with them.

mod categories;
mod faults;
mod holds;
mod presets;
mod reading;
mod stored;

use adoube_laws::{
    Edition,
    regulations::{Regulations, Unreadable},
};

/// Regulations of an edition with this time control and nothing else.
pub(crate) fn bare(edition: Edition, time: &str) -> Regulations {
    Regulations::new(edition, time.parse().expect("it is a time control"))
}

/// What is wrong with a file that cannot be played by.
pub(crate) fn refused(text: &str) -> Unreadable {
    Regulations::read(text).expect_err("something is wrong with it")
}
