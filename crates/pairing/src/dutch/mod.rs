//! The FIDE (Dutch) system, C.04.3 as in force since February 2026.

mod allowed;
mod bracket;
mod brackets;
mod colour;
mod criterion;
mod enter;
mod exchange;
mod explain;
mod field;
mod layout;
mod quality;
mod round;

#[cfg(test)]
mod tests;

pub(crate) use allowed::broken;
pub use colour::{ColourRule, Colours, Strength};
pub use criterion::{Criteria, Criterion};
pub use explain::{Floater, Reason, Reasons, WhyNot, explain, reasons};
pub use field::Float;
pub use round::{NoPairing, Pair, Round, pair, pair_by};
