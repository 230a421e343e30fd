//! Standings: points, and the order of those who have the same.

mod tie_break;

pub use tie_break::TieBreak;
