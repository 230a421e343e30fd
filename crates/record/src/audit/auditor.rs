//! The auditor, its options and its results.

use adoube_laws::{
    Edition,
    clock::{Milliseconds, Mode, TimeControl},
    regulations::Regulations,
};

use super::{
    EditionChoice, EditionReason, Finding, FindingKind, Severity, Tally, clocks::Clocks,
    played_game::PlayedGame, visitor::AuditVisitor,
};
use crate::pgn::{Chunk, LineColumn, replay};

/// What is wanted of an audit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditOptions {
    /// Under which edition.
    pub under: EditionChoice,
    /// Nothing lighter.
    pub at_least: Severity,
    /// Only these; all if none is named.
    pub only: Vec<FindingKind>,
}

impl Default for AuditOptions {
    /// Everything, under the Laws of the day.
    fn default() -> Self {
        Self { under: EditionChoice::ItsDay, at_least: Severity::Notation, only: Vec::new() }
    }
}

impl AuditOptions {
    /// Whether a finding is wanted.
    pub fn wants(&self, kind: FindingKind, severity: Severity) -> bool {
        severity >= self.at_least && (self.only.is_empty() || self.only.contains(&kind))
    }
}

/// What came of a chunk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audited {
    /// The games in which something was found.
    pub games: Vec<AuditedGame>,
    /// All of them, in numbers.
    pub tally: Tally,
}

/// A game in which something was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditedGame {
    /// Its number in the chunk, from 1.
    pub number: u64,
    /// Where it begins in the file.
    pub place: LineColumn,
    /// The edition that it was checked against.
    pub edition: Edition,
    /// Why that one.
    pub because: EditionReason,
    /// What it is called by.
    pub roster: SevenTagRoster,
    /// What was found, in the order of the file.
    pub findings: Vec<Finding>,
}

/// The tags by which people know a game; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SevenTagRoster {
    /// `White`.
    pub white: String,
    /// `Black`.
    pub black: String,
    /// `Event`.
    pub event: String,
    /// `Site`.
    pub site: String,
    /// `Date`, or the day that stands in its place.
    pub date: String,
    /// `Round`.
    pub round: String,
    /// The result that was given.
    pub result: String,
}

/// Audits one chunk after the other, in room that is used again.
#[derive(Debug)]
pub struct Auditor {
    pub(super) asked: AuditOptions,
    /// What each edition says of draws, for games without regulations.
    pub(super) regulations: [Regulations; Edition::ALL.len()],
    pub(super) played: PlayedGame,
    pub(super) clocks: Clocks,
}

impl Auditor {
    /// An auditor who is asked for this.
    pub fn new(asked: AuditOptions) -> Self {
        Self { asked, regulations: bare(), played: PlayedGame::new(), clocks: Clocks::new() }
    }

    /// Audits the games of a chunk.
    ///
    /// ```
    /// use adoube_record::{audit::{AuditOptions, Auditor, FindingKind}, pgn::Chunk};
    ///
    /// let chunk = Chunk::from(&b"1. f3 e5 2. g4 Qh4# 1-0"[..]);
    /// let audited = Auditor::new(AuditOptions::default()).audit(&chunk);
    /// assert_eq!(audited.games[0].findings[0].kind, FindingKind::ResultAgainstCheckmate);
    /// ```
    pub fn audit(&mut self, chunk: &Chunk) -> Audited {
        let mut visitor = AuditVisitor::new(self, chunk);
        replay::replay(chunk, &mut visitor);
        visitor.audited
    }
}

/// Each edition as it stands, nothing announced. Any control will do: what is asked of the Laws here does not depend on it.
fn bare() -> [Regulations; Edition::ALL.len()] {
    let control = TimeControl::all_moves(Milliseconds::minutes(90), Mode::Plain)
        .expect("ninety minutes for all moves are a time control");
    Edition::ALL.map(|edition| Regulations::new(edition, control.clone()))
}
