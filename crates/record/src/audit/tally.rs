//! Counts over all games.

use adoube_laws::Edition;

use super::{EditionReason, FindingKind, Severity};

/// Counts that are added up over games, chunks and files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Half-moves of main lines.
    pub plies: u64,
    /// Games that could not be played through to their end.
    pub unjudged: u64,
    /// Games with a finding that is reported.
    pub with_findings: u64,
    /// Games whose result differs from the one that the Laws give.
    pub wrong_results: u64,
    /// The ends and draws of Articles 5 and 9, whether or not something is wrong.
    pub census: Census,
    /// Findings by kind.
    kinds: [u64; FindingKind::ALL.len()],
    /// Findings by severity.
    severities: [u64; Severity::ALL.len()],
    /// Games by edition and reason.
    editions: [[u64; EditionReason::ALL.len()]; Edition::ALL.len()],
}

/// In how many games the situations of Articles 5 and 9 occurred.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Ended by checkmate.
    pub checkmates: u64,
    /// Ended by stalemate.
    pub stalemates: u64,
    /// Ended in a dead position.
    pub dead_positions: u64,
    /// Threefold repetition.
    pub threefold: u64,
    /// Fivefold repetition.
    pub fivefold: u64,
    /// Fifty moves without a pawn's move or a capture.
    pub fifty_moves: u64,
    /// 75 of them.
    pub seventy_five_moves: u64,
}

impl Default for Tally {
    fn default() -> Self {
        Self {
            games: 0,
            plies: 0,
            unjudged: 0,
            with_findings: 0,
            wrong_results: 0,
            census: Census::default(),
            kinds: [0; FindingKind::ALL.len()],
            severities: [0; Severity::ALL.len()],
            editions: [[0; EditionReason::ALL.len()]; Edition::ALL.len()],
        }
    }
}

impl Tally {
    pub(super) fn add_finding(&mut self, kind: FindingKind, severity: Severity) {
        self.kinds[kind as usize] += 1;
        self.severities[severity as usize] += 1;
    }

    pub(super) fn add_edition(&mut self, edition: Edition, because: EditionReason) {
        self.editions[edition as usize][because as usize] += 1;
    }

    /// The number of findings.
    pub fn findings(&self) -> u64 {
        self.kinds.iter().sum()
    }

    /// The number of findings of a kind.
    pub fn count(&self, kind: FindingKind) -> u64 {
        self.kinds[kind as usize]
    }

    /// The number of findings of a severity.
    pub fn count_severity(&self, severity: Severity) -> u64 {
        self.severities[severity as usize]
    }

    /// The editions that games were checked against, with the reason and the number of games.
    pub fn editions(&self) -> impl Iterator<Item = (Edition, EditionReason, u64)> {
        let of = |edition: Edition| {
            EditionReason::ALL.map(|because| {
                (edition, because, self.editions[edition as usize][because as usize])
            })
        };
        Edition::ALL.into_iter().flat_map(of).filter(|(_, _, games)| *games > 0)
    }

    /// Adds the counts of another chunk or file.
    pub fn add(&mut self, other: &Self) {
        let Self { games, plies, unjudged, with_findings, wrong_results, census, .. } = self;
        *games += other.games;
        *plies += other.plies;
        *unjudged += other.unjudged;
        *with_findings += other.with_findings;
        *wrong_results += other.wrong_results;
        census.add(other.census);
        add_each(&mut self.kinds, &other.kinds);
        add_each(&mut self.severities, &other.severities);
        for (own, other) in self.editions.iter_mut().zip(&other.editions) {
            add_each(own, other);
        }
    }
}

fn add_each(to: &mut [u64], from: &[u64]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}

impl Census {
    fn add(&mut self, other: Self) {
        self.checkmates += other.checkmates;
        self.stalemates += other.stalemates;
        self.dead_positions += other.dead_positions;
        self.threefold += other.threefold;
        self.fivefold += other.fivefold;
        self.fifty_moves += other.fifty_moves;
        self.seventy_five_moves += other.seventy_five_moves;
    }
}
