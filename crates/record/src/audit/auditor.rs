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

/// Which findings an audit reports, and under which edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditOptions {
    /// The edition to check against.
    pub under: EditionChoice,
    /// The lowest severity that is reported.
    pub at_least: Severity,
    /// The kinds that are reported; all if empty.
    pub only: Vec<FindingKind>,
}

impl Default for AuditOptions {
    /// Everything, under the Laws of the day.
    fn default() -> Self {
        Self { under: EditionChoice::ItsDay, at_least: Severity::Notation, only: Vec::new() }
    }
}

impl AuditOptions {
    /// Whether a finding is to be reported.
    pub fn wants(&self, kind: FindingKind, severity: Severity) -> bool {
        severity >= self.at_least && (self.only.is_empty() || self.only.contains(&kind))
    }
}

/// The result of auditing a chunk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChunkAudit {
    /// The games with findings.
    pub games: Vec<AuditedGame>,
    /// Counts over all games of the chunk.
    pub tally: Tally,
}

/// A game with findings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditedGame {
    /// Its number in the chunk, from 1.
    pub number: u64,
    /// Where it begins in the file.
    pub place: LineColumn,
    /// The edition that it was checked against.
    pub edition: Edition,
    /// Why this edition.
    pub because: EditionReason,
    /// The tags that identify it.
    pub roster: SevenTagRoster,
    /// The findings, in the order of the file.
    pub findings: Vec<Finding>,
}

/// The tags by which people identify a game; a missing one is empty.
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
    /// `Date`, or the tag that replaces it.
    pub date: String,
    /// `Round`.
    pub round: String,
    /// The result of the game.
    pub result: String,
}

/// Audits chunks one after the other and reuses its buffers.
#[derive(Debug)]
pub struct Auditor {
    pub(super) asked: AuditOptions,
    /// The draw rules of each edition, for games without regulations.
    pub(super) regulations: [Regulations; Edition::ALL.len()],
    pub(super) played: PlayedGame,
    pub(super) clocks: Clocks,
}

impl Auditor {
    /// An auditor with these options.
    pub fn new(asked: AuditOptions) -> Self {
        Self {
            asked,
            regulations: default_regulations(),
            played: PlayedGame::new(),
            clocks: Clocks::new(),
        }
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
    pub fn audit(&mut self, chunk: &Chunk) -> ChunkAudit {
        let mut visitor = AuditVisitor::new(self, chunk);
        replay::replay(chunk, &mut visitor);
        visitor.audited
    }
}

/// The regulations of each edition with nothing announced. The time control is arbitrary: draws do not depend on it.
fn default_regulations() -> [Regulations; Edition::ALL.len()] {
    let control = TimeControl::all_moves(Milliseconds::minutes(90), Mode::Plain)
        .expect("ninety minutes for all moves are a time control");
    Edition::ALL.map(|edition| Regulations::new(edition, control.clone()))
}
