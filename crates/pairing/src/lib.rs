//! Pairings.
pub mod matching;
pub mod random;
