//! The checker: pairs every round of a file again, and compares its standings.

use crate::{
    Board, Colour, PlayerId, RoundEntry, Tournament,
    dutch::{self, Criterion, NoPairing},
    tiebreak::{Format, Ranked, Sheet, TieBreak, TieBreakEdition, rank},
    trf::{Document, Record},
};

/// A round as paired by the rules, compared with the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundCheck {
    /// The round.
    pub round: usize,
    /// Boards that the rules give and the file does not have; or why there is no pairing.
    pub missing: Result<Vec<Board>, NoPairing>,
    /// Boards that the file has and the rules do not give.
    pub extra: Vec<Board>,
    /// Whether the file notes exactly these changes as the organiser's.
    pub is_noted: bool,
    /// Boards of the file that even an organiser may not set: the two have met or must not meet (C1), or
    /// it is a second bye (C2).
    pub broken: Vec<(Board, Criterion)>,
}

impl RoundCheck {
    /// Returns whether the file matches the rules.
    pub fn agrees(&self) -> bool {
        self.missing.as_ref().is_ok_and(Vec::is_empty) && self.extra.is_empty()
    }

    /// Returns whether the round is in order: it matches, or the changes are noted and allowed.
    pub fn passes(&self) -> bool {
        self.agrees() || (self.is_noted && self.broken.is_empty())
    }
}

/// Pairs every round again.
pub fn pairings(tournament: &Tournament) -> Vec<RoundCheck> {
    (1..=tournament.paired_rounds()).map(|number| round(tournament, number)).collect()
}

/// Pairs one round again.
pub fn round(tournament: &Tournament, round: usize) -> RoundCheck {
    let written = boards(tournament, round);
    let paired = match dutch::pair(tournament, round) {
        Ok(paired) => paired,
        Err(none) => {
            let extra: Vec<Board> = written.into_iter().map(|(board, _)| board).collect();
            let broken = dutch::broken(tournament, round, &extra);
            return RoundCheck { round, missing: Err(none), extra, is_noted: false, broken };
        }
    };
    let mut right: Vec<Board> =
        paired.pairs.iter().map(|pair| (pair.white, Some(pair.black))).collect();
    right.extend(paired.bye.map(|bye| (bye, None)));
    // A forfeited game may be written without colours; then either order matches.
    let same = |written: &(Board, bool), right: &Board| {
        let turned = right.1.map(|black| (black, Some(right.0)));
        written.0 == *right || (!written.1 && Some(written.0) == turned)
    };
    let extra: Vec<Board> = written
        .iter()
        .filter(|board| !right.iter().any(|other| same(board, other)))
        .map(|board| board.0)
        .collect();
    let missing: Vec<Board> = right
        .iter()
        .filter(|board| !written.iter().any(|other| same(other, board)))
        .copied()
        .collect();
    let is_noted = is_noted(tournament, round, &missing);
    let broken = dutch::broken(tournament, round, &extra);
    RoundCheck { round, missing: Ok(missing), extra, is_noted, broken }
}

/// Returns whether the file notes that the organiser replaced these boards of the rules.
fn is_noted(tournament: &Tournament, round: usize, missing: &[Board]) -> bool {
    let sorted = |boards: &[Board]| {
        let mut boards = boards.to_vec();
        boards.sort_unstable();
        boards
    };
    let is_this = |changed: &crate::ChangedRound| {
        changed.round == round && sorted(&changed.by_the_rules) == sorted(missing)
    };
    !missing.is_empty() && tournament.changed.iter().any(is_this)
}

/// Returns the boards of the file, each once, and whether their colours are known.
fn boards(tournament: &Tournament, round: usize) -> Vec<(Board, bool)> {
    let mut found = Vec::new();
    for player in &tournament.players {
        let entry = player.entry(round);
        match (entry, entry.opponent(), entry.colour()) {
            (RoundEntry::Bye(crate::Bye::Allocated), ..) => found.push(((player.id, None), true)),
            (_, Some(opponent), Some(Colour::White)) => {
                found.push(((player.id, Some(opponent)), true));
            }
            (_, Some(opponent), None) if player.id < opponent => {
                found.push(((player.id, Some(opponent)), false));
            }
            _ => {}
        }
    }
    found
}

/// A rank in a file that the announced tie-breaks do not give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongRank {
    /// The player.
    pub player: PlayerId,
    /// The rank in the file.
    pub written: usize,
    /// The ranks that the rules allow the player.
    pub possible: (usize, usize),
}

/// Returns the tie-breaks that the file announces (`202`, `212`), as far as supported.
pub fn announced(document: &Document) -> Vec<TieBreak> {
    let text = document.text("202").or_else(|| document.text("212")).unwrap_or_default();
    let codes = text.split([',', ' ', ';']).filter(|code| !code.is_empty() && *code != "PTS");
    codes.map_while(|code| code.parse().ok()).collect()
}

/// Returns the number of rounds with all results: during a round, ranks are those before it.
fn finished_rounds(tournament: &Tournament) -> usize {
    let paired = tournament.paired_rounds();
    let is_open = tournament
        .players
        .iter()
        .any(|player| matches!(player.entry(paired), RoundEntry::Paired { .. }));
    paired - usize::from(is_open)
}

/// Compares the ranks in the file with the ranking by these tie-breaks. Players who remain tied may be
/// in any order among themselves.
pub fn standings(
    document: &Document,
    tournament: &Tournament,
    list: &[TieBreak],
    format: Format,
) -> Vec<WrongRank> {
    let sheet = Sheet::new(tournament, finished_rounds(tournament), format, TieBreakEdition::Y2026);
    let ranking = rank(&sheet, list, 0);
    let possible = |player: u32| {
        let own: &Ranked = ranking.iter().find(|ranked| ranked.player.0 == player)?;
        let shared = ranking.iter().filter(|ranked| ranked.rank == own.rank).count();
        Some((own.rank, own.rank + shared - 1))
    };
    let mut wrong = Vec::new();
    for record in document.contents() {
        let Record::Player(line) = record else { continue };
        let (Some(written), Some(possible)) = (line.rank, possible(line.number)) else { continue };
        let written = written as usize;
        if written != 0 && !(possible.0..=possible.1).contains(&written) {
            wrong.push(WrongRank { player: PlayerId(line.number), written, possible });
        }
    }
    wrong
}
