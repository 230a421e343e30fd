//! Regulations: their consequences, and their faults.

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

/// Creates regulations of an edition with this time control and nothing else.
pub(crate) fn bare(edition: Edition, time: &str) -> Regulations {
    Regulations::new(edition, time.parse().expect("it is a time control"))
}

/// Returns the faults of a file that is not playable.
pub(crate) fn refused(text: &str) -> Unreadable {
    Regulations::read(text).expect_err("something is wrong with it")
}
