//! Counts repetitions during a replay.

use std::collections::HashMap;

use adoube_chess::{Bitboard, Colour, Position, Role, Status};
use adoube_winnable::InsufficientMaterial;

use super::ReplayedPly;

/// Counts repetitions while a game is replayed.
///
/// Two positions are the same if their [`Position::key`] is: as in Article 9.2 since 2009. Only positions since
/// the last capture or pawn move are kept, in buffers that are reused for the next game.
#[derive(Clone, Debug, Default)]
pub struct RepetitionCounter {
    keys: Vec<u64>,
    /// The occurrences of each position, once a linear search would be too slow.
    counts: HashMap<u64, u32>,
}

/// The status of a position in its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionSummary {
    /// Check, checkmate, stalemate or none of them.
    pub status: Status,
    /// How often the position has occurred.
    pub repetitions: u32,
    /// Neither player has the material for any mate; see [`InsufficientMaterial`]. A position can be dead for other reasons.
    pub lacks_material: bool,
}

/// With more keys than these a linear search is slower than a map.
const MANY: usize = 192;

impl RepetitionCounter {
    /// An empty counter.
    pub fn new() -> Self {
        Self::default()
    }

    /// Starts a game in this position.
    pub fn begin(&mut self, start: &Position) -> PositionSummary {
        self.forget();
        self.play(start)
    }

    /// Adds the position after a move.
    #[inline]
    pub fn play(&mut self, after: &Position) -> PositionSummary {
        PositionSummary {
            repetitions: self.count(after),
            status: after.status(),
            lacks_material: lacks_material(after),
        }
    }

    /// The same for a move of [`replay`](super::replay()), reusing what it already knows.
    #[inline]
    pub fn follow(&mut self, ply: &ReplayedPly<'_, '_>) -> PositionSummary {
        PositionSummary {
            repetitions: self.count(ply.after),
            status: ply.status(),
            lacks_material: lacks_material(ply.after),
        }
    }

    /// Counts the occurrences of the position after a move.
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

/// Whether neither player has the material for any mate.
#[inline]
pub fn lacks_material(position: &Position) -> bool {
    let enough = [Role::Pawn, Role::Rook, Role::Queen]
        .map(|role| position.role(role))
        .into_iter()
        .fold(Bitboard::EMPTY, |all, role| all | role);
    enough.is_empty()
        && Colour::ALL
            .into_iter()
            .all(|player| InsufficientMaterial::detect(position, player).is_some())
}
