//! How a game stands, move by move.

use std::collections::HashMap;

use adoube_chess::{Bitboard, Colour, Position, Role, Status};
use adoube_winnable::InsufficientMaterial;

use super::ReplayedPly;

/// Counts repetitions while a game is played through.
///
/// Two positions are the same if [`Position::key`] is: as Article 9.2 has it in 2009 and later. Only what stood since
/// the last capture or pawn move is kept, in memory that is used again for the next game.
#[derive(Clone, Debug, Default)]
pub struct RepetitionCounter {
    keys: Vec<u64>,
    /// How often each stood, once there are too many to be looked through.
    counts: HashMap<u64, u32>,
}

/// How a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionSummary {
    /// Check, checkmate, stalemate or none of them.
    pub status: Status,
    /// How often the position has stood on the board.
    pub repetitions: u32,
    /// Neither player has the pieces for any mate; see [`InsufficientMaterial`]. A position can be dead for other reasons.
    pub lacks_material: bool,
}

/// Looking through more keys than these takes longer than counting them.
const MANY: usize = 192;

impl RepetitionCounter {
    /// A course to be begun.
    pub fn new() -> Self {
        Self::default()
    }

    /// A game begins with this position.
    pub fn begin(&mut self, start: &Position) -> PositionSummary {
        self.forget();
        self.play(start)
    }

    /// A move led to this position.
    #[inline]
    pub fn play(&mut self, after: &Position) -> PositionSummary {
        PositionSummary {
            repetitions: self.count(after),
            status: after.status(),
            lacks_material: lacks_material(after),
        }
    }

    /// The same, of a move as [`replay`](super::replay()) tells it, with what is already known.
    #[inline]
    pub fn follow(&mut self, ply: &ReplayedPly<'_, '_>) -> PositionSummary {
        PositionSummary {
            repetitions: self.count(ply.after),
            status: ply.status(),
            lacks_material: lacks_material(ply.after),
        }
    }

    /// How often a position has stood, now that a move led to it.
    #[inline]
    pub fn count(&mut self, after: &Position) -> u32 {
        if after.halfmoves() == 0 {
            self.forget();
        }
        let key = after.key();
        if self.keys.len() >= MANY {
            return self.count_among_many(key);
        }
        let before = self.keys.iter().filter(|known| **known == key).count();
        self.keys.push(key);
        before as u32 + 1
    }

    #[cold]
    fn count_among_many(&mut self, key: u64) -> u32 {
        if self.counts.is_empty() {
            for known in &self.keys {
                *self.counts.entry(*known).or_default() += 1;
            }
        }
        let count = self.counts.entry(key).or_default();
        *count += 1;
        *count
    }

    #[inline]
    fn forget(&mut self) {
        self.keys.clear();
        if !self.counts.is_empty() {
            self.counts.clear();
        }
    }
}

/// Whether neither player has the pieces for any mate.
#[inline]
pub fn lacks_material(position: &Position) -> bool {
    let enough = [Role::Pawn, Role::Rook, Role::Queen]
        .map(|role| position.role(role))
        .into_iter()
        .fold(Bitboard::EMPTY, |all, role| all | role);
    enough.is_empty()
        && Colour::ALL
            .into_iter()
            .all(|player| InsufficientMaterial::of(position, player).is_some())
}
