//! Pairings.
pub mod dutch;
pub mod matching;
mod points;
pub mod random;
pub mod rating;
pub mod tiebreak;
mod tournament;
pub mod trf;

pub use points::{NotPoints, Points};
pub use tournament::{
    Abnormal, Acceleration, Bye, Colour, Entry, Forbidden, Outcome, Player, PlayerId, Scoring, Tournament,
};
