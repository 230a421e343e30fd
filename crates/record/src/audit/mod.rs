//! Games checked against the Laws in force on their day.
//!
//! An [`Auditor`] takes [chunks](crate::pgn::Chunk) of games and gives back what it [found](Finding) in each, with the
//! provisions and the place in the file. It needs no other game than the one it looks at, so chunks can be audited by many
//! at a time and told in their order.
//!
//! While a game is played through, only what is cheap is noticed: keys, counts, signs and clocks. What costs more is
//! asked when that says it may be worth it: whether a position is dead of the last one alone, since nothing brings a dead
//! position back to life; the Laws themselves, with the whole game, where a position has stood often enough.

mod auditor;
mod claims;
mod clocks;
mod declared;
mod end;
mod finding;
mod header;
mod illegal;
mod in_force;
mod judge;
mod kind;
mod mating;
mod notation;
mod played_game;
mod reading;
mod results;
mod start;
pub mod table;
mod tally;
pub mod tell;
mod visitor;

pub use auditor::{AuditOptions, Audited, AuditedGame, Auditor, SevenTagRoster};
pub use finding::{Detail, Finding, PositionFaults, Turn};
pub use in_force::{EditionChoice, EditionReason};
pub use kind::{FindingKind, Severity, UnknownFindingKind};
pub use tally::{Census, Tally};
