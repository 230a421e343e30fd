//! Exports: games as PGN, scoresheets and envelopes to print, and the record with its hashes.

mod heading;
pub mod log;
pub mod pgn;
#[cfg(test)]
mod tests;
mod verify;

pub use heading::{heading, person};
pub use verify::{LogError, LogErrorKind, VerifiedLog, verify_log};
