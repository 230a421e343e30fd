#![doc = include_str!("../README.md")]
#![allow(
    clippy::cast_possible_wrap,
    reason = "counts of players, rounds and rating points are far below two thousand million"
)]

mod berger;
pub mod check;
pub mod dutch;
mod entry;
pub mod generate;
pub mod matching;
mod points;
pub mod random;
pub mod rating;
pub mod tiebreak;
mod tournament;
pub mod trf;

pub use berger::{BergerRound, Cycles, berger};
pub use entry::{Bye, Colour, PlayerId, PlayerResult, RoundEntry};
pub use points::{ParsePointsError, Points};
pub use tournament::{
    Acceleration, Board, ChangedRound, ForbiddenPairing, Player, PointsOverride, Scoring,
    Tournament,
};
