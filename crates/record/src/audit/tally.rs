//! What there was in all.

use adoube_laws::Edition;

use super::{EditionReason, FindingKind, Severity};

/// Numbers that are added up over games, chunks and files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Half-moves of main lines.
    pub plies: u64,
    /// Games that could not be played through to their end.
    pub unjudged: u64,
    /// Games with a finding that was asked for.
    pub with_findings: u64,
    /// Games whose result is not the one that the Laws give.
    pub wrong_results: u64,
    /// What the games were like, whether or not anything is wrong with it.
    pub census: Census,
    /// Findings by kind.
    kinds: [u64; FindingKind::ALL.len()],
    /// Findings by severity.
    severities: [u64; Severity::ALL.len()],
    /// Games by edition and by why it was taken.
    editions: [[u64; EditionReason::ALL.len()]; Edition::ALL.len()],
}

/// How often what stands in Articles 5 and 9 was on the board, in games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Ended by checkmate.
    pub checkmates: u64,
    /// Ended by stalemate.
    pub stalemates: u64,
    /// Ended in a position in which nobody could mate any more.
    pub dead_positions: u64,
    /// The same position three times.
    pub threefold: u64,
    /// The same position five times.
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

    /// All findings.
    pub fn findings(&self) -> u64 {
        self.kinds.iter().sum()
    }

    /// Findings of a kind.
    pub fn of(&self, kind: FindingKind) -> u64 {
        self.kinds[kind as usize]
    }

    /// Findings of a severity.
    pub fn weighing(&self, severity: Severity) -> u64 {
        self.severities[severity as usize]
    }

    /// The editions that games were checked against, with the reason and how many games.
    pub fn editions(&self) -> impl Iterator<Item = (Edition, EditionReason, u64)> {
        let of = |edition: Edition| {
            EditionReason::ALL.map(|because| {
                (edition, because, self.editions[edition as usize][because as usize])
            })
        };
        Edition::ALL.into_iter().flat_map(of).filter(|(_, _, games)| *games > 0)
    }

    /// Adds what there was elsewhere.
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
