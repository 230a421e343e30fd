//! Games checked against the Laws in force on their day.
//!
//! An [`Auditor`] takes [chunks](crate::pgn::Chunk) of games and returns the [findings](Finding) in each, with their
//! provisions and places in the file. Each game is audited by itself, so chunks can be processed in parallel and reported in
//! order.
//!
//! While a game is replayed, only cheap facts are recorded: keys, counts, annotation signs and clocks. Expensive questions
//! are asked only if these facts justify it: whether a position is dead, only of the last one (a dead position stays dead); the
//! history under the Laws, only if a position has occurred often enough.

mod auditor;
mod claims;
mod clocks;
mod declared;
pub mod describe;
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
mod visitor;

pub use auditor::{AuditOptions, AuditedGame, Auditor, ChunkAudit, SevenTagRoster};
pub use finding::{Detail, Finding, PositionFaults, Turn};
pub use in_force::{EditionChoice, EditionReason};
pub use kind::{FindingKind, Severity, UnknownFindingKind};
pub use tally::{Census, Tally};
