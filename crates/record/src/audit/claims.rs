//! Claims that were possible and were not made (Article 9).

use adoube_chess::{Move, Position, Sameness, same_position, san};
use adoube_laws::{
    history::{ClaimGround, DrawClaim},
    regulations::Regulations,
};

use super::{Detail, FindingKind, played_game::PlayedGame};

/// Half-moves in fifty moves by each player: below that the Laws need not be consulted.
const FIFTY_MOVES: u32 = 100;
/// The fewest half-moves in which a position can occur three times.
const TWICE_OUT_AND_BACK: usize = 8;
const THREE_TIMES: usize = 3;

/// A claim that was possible after `plies` half-moves.
pub(super) struct PossibleClaim {
    pub(super) kind: FindingKind,
    pub(super) plies: usize,
    pub(super) under: Vec<adoube_laws::Provision>,
    pub(super) detail: Detail,
}

/// The part of a game in which claims are looked for.
pub(super) struct ClaimSearch<'a> {
    pub(super) played: &'a PlayedGame,
    pub(super) regulations: &'a Regulations,
    /// After how many half-moves the game was over or drawn: claims from there on were not missed.
    pub(super) over: usize,
}

impl ClaimSearch<'_> {
    /// The first possible claim of each kind.
    pub(super) fn all(&self) -> impl Iterator<Item = PossibleClaim> {
        let repetition = match (self.played.thrice, self.played.twice) {
            (Some(third), _) => self.repetition(third),
            (None, Some(twice)) => self.repetition_in_reach(twice),
            (None, None) => None,
        };
        let counted =
            (self.played.quietest + 1 >= FIFTY_MOVES).then(|| self.fifty_moves()).flatten();
        let otherwise =
            self.played.checked.and_then(|checked| self.repetition_in_other_reading(checked));
        [repetition, counted, otherwise].into_iter().flatten()
    }

    /// The same position for the third time, on the board.
    fn repetition(&self, plies: usize) -> Option<PossibleClaim> {
        if plies >= self.over {
            return None;
        }
        let claim = DrawClaim::Repetition(ClaimGround::Stands);
        let found = self.played.history(plies).examine(claim, self.regulations);
        found.is_correct.then(|| PossibleClaim {
            kind: FindingKind::RepetitionNotClaimed,
            plies,
            under: vec![found.under],
            detail: self.occurrences(found.occurrences.iter().map(|ply| ply.0).collect(), None),
        })
    }

    /// A position that had occurred twice, and would have occurred again after a move that was not played.
    fn repetition_in_reach(&self, twice: usize) -> Option<PossibleClaim> {
        let played = self.played;
        // The keys of such positions, with their first and second occurrence.
        let mut known: Vec<(u64, usize, usize)> = Vec::new();
        let mut keys: Vec<u64> = Vec::new();
        for (plies, position) in played.positions().enumerate().take(self.over) {
            keys.push(position.key());
            if plies < twice {
                continue;
            }
            let reversible = plies.saturating_sub(position.halfmoves() as usize);
            known.retain(|(_, first, _)| *first >= reversible);
            let is_wanted = |second: usize| (plies - second) % 2 == 1;
            if known.iter().any(|(_, _, second)| is_wanted(*second)) {
                let mut intended = None;
                position.for_each_child(|other, after| {
                    let is_known = known.iter().any(|(key, ..)| *key == after.key());
                    if is_known && played.moves.get(plies) != Some(&other) {
                        intended.get_or_insert(other);
                    }
                });
                if let Some(found) =
                    intended.and_then(|moved| self.intended_repetition(plies, &position, moved))
                {
                    return Some(found);
                }
            }
            let key = position.key();
            let earlier = (reversible..plies).rev().find(|then| keys[*then] == key);
            known.extend(earlier.map(|first| (key, first, plies)));
        }
        None
    }

    fn intended_repetition(
        &self,
        plies: usize,
        position: &Position,
        intended: Move,
    ) -> Option<PossibleClaim> {
        let claim = DrawClaim::Repetition(ClaimGround::After(intended));
        let found = self.played.history(plies).examine(claim, self.regulations);
        let before = found.occurrences.iter().map(|ply| ply.0);
        let before = before.filter(|ply| *ply as usize <= plies).collect();
        let text = san::write(position, intended).to_string();
        found.is_correct.then(|| PossibleClaim {
            kind: FindingKind::RepetitionInReach,
            plies,
            under: vec![found.under],
            detail: self.occurrences(before, Some(text)),
        })
    }

    /// Fifty moves, on the board or with one more move.
    fn fifty_moves(&self) -> Option<PossibleClaim> {
        let is_complete = self.played.quietest >= FIFTY_MOVES;
        let wanted = if is_complete { FIFTY_MOVES } else { FIFTY_MOVES - 1 };
        let mut positions = self.played.positions().enumerate().take(self.over);
        let (plies, position) = positions.find(|(_, now)| now.halfmoves() >= wanted)?;
        let ground = if is_complete {
            ClaimGround::Stands
        } else {
            let quiet = |other: &Move| position.play_unchecked(*other).halfmoves() > wanted;
            ClaimGround::After(position.legal_moves().into_iter().find(quiet)?)
        };
        let found =
            self.played.history(plies).examine(DrawClaim::FiftyMoves(ground), self.regulations);
        let kind = if is_complete {
            FindingKind::FiftyMovesNotClaimed
        } else {
            FindingKind::FiftyMovesInReach
        };
        found.is_correct.then(|| PossibleClaim {
            kind,
            plies,
            under: vec![found.under],
            detail: Detail::Quiet(position.halfmoves()),
        })
    }

    /// Three times the same position, under the reading that a king in check that has to move loses its castling right at once.
    /// One of the positions must have a king in check that still had the right.
    fn repetition_in_other_reading(&self, checked: usize) -> Option<PossibleClaim> {
        if self.over <= checked + TWICE_OUT_AND_BACK {
            return None;
        }
        let other = Sameness::UntilForced;
        let positions: Vec<Position> = self.played.positions().take(self.over).collect();
        (checked + TWICE_OUT_AND_BACK..self.over).find_map(|plies| {
            let now = &positions[plies];
            let earliest = plies.saturating_sub(now.halfmoves() as usize);
            let by = |same: Sameness| {
                let stood = |then: &usize| same_position(&positions[*then], now, same);
                (earliest..=plies).filter(stood).collect::<Vec<_>>()
            };
            // Cheap first: most positions never come back at all.
            let differs =
                by(other).len() >= THREE_TIMES && by(Sameness::UntilMoved).len() < THREE_TIMES;
            differs.then(|| PossibleClaim {
                kind: FindingKind::RepetitionInOtherReading,
                plies,
                under: vec![adoube_laws::Provision::SamePositionCastling],
                detail: self.occurrences(
                    by(other).iter().map(|ply| u32::try_from(*ply).unwrap_or(u32::MAX)).collect(),
                    None,
                ),
            })
        })
    }

    fn occurrences(&self, plies: Vec<u32>, intended: Option<String>) -> Detail {
        let turn = |ply: &u32| ply.checked_sub(1).map(|before| self.played.turn(before as usize));
        Detail::Stood { turns: plies.iter().map(turn).collect(), plies, intended }
    }
}
