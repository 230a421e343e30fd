//! Who audits, and what comes of it.

use adoube_laws::{
    Edition,
    clock::{Milliseconds, Mode, TimeControl},
    regulations::Regulations,
};

use super::{
    Because, Finding, Kind, Severity, Tally, Under, clocks::Clocks, played::Played, watch::Watch,
};
use crate::pgn::{Chunk, Place, replay};

/// What is wanted of an audit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Under which edition.
    pub under: Under,
    /// Nothing lighter.
    pub at_least: Severity,
    /// Only these; all if none is named.
    pub only: Vec<Kind>,
}

impl Default for Asked {
    /// Everything, under the Laws of the day.
    fn default() -> Self {
        Self { under: Under::ItsDay, at_least: Severity::Notation, only: Vec::new() }
    }
}

impl Asked {
    /// Whether a finding is wanted.
    pub fn wants(&self, kind: Kind, severity: Severity) -> bool {
        severity >= self.at_least && (self.only.is_empty() || self.only.contains(&kind))
    }
}

/// What came of a chunk.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audited {
    /// The games in which something was found.
    pub games: Vec<Game>,
    /// All of them, in numbers.
    pub tally: Tally,
}

/// A game in which something was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Its number in the chunk, from 1.
    pub number: u64,
    /// Where it begins in the file.
    pub place: Place,
    /// The edition that it was held against.
    pub edition: Edition,
    /// Why that one.
    pub because: Because,
    /// What it is called by.
    pub players: Players,
    /// What was found, in the order of the file.
    pub findings: Vec<Finding>,
}

/// The tags by which people know a game; empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Players {
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
    pub(super) asked: Asked,
    /// What each edition says of draws, for games without regulations.
    pub(super) regulations: [Regulations; Edition::ALL.len()],
    pub(super) played: Played,
    pub(super) clocks: Clocks,
}

impl Auditor {
    /// An auditor who is asked for this.
    pub fn new(asked: Asked) -> Self {
        Self { asked, regulations: bare(), played: Played::new(), clocks: Clocks::new() }
    }

    /// Audits the games of a chunk.
    ///
    /// ```
    /// use adoube_record::{audit::{Asked, Auditor, Kind}, pgn::Chunk};
    ///
    /// let chunk = Chunk::from(&b"1. f3 e5 2. g4 Qh4# 1-0"[..]);
    /// let audited = Auditor::new(Asked::default()).audit(&chunk);
    /// assert_eq!(audited.games[0].findings[0].kind, Kind::ResultAgainstCheckmate);
    /// ```
    pub fn audit(&mut self, chunk: &Chunk) -> Audited {
        let mut watch = Watch::new(self, chunk);
        replay::replay(chunk, &mut watch);
        watch.audited
    }
}

/// Each edition as it stands, nothing announced. Any control will do: what is asked of the Laws here does not depend on it.
fn bare() -> [Regulations; Edition::ALL.len()] {
    let control = TimeControl::all_moves(Milliseconds::minutes(90), Mode::Plain)
        .expect("ninety minutes for all moves are a time control");
    Edition::ALL.map(|edition| Regulations::new(edition, control.clone()))
}
