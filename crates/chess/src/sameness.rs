//! When two positions are the same (Article 9.2).

use std::hash::{Hash, Hasher};

use crate::{
    Bitboard, Colour, MoveKind, Position, Square,
    attacks::{Sliders, Task, on_this_cpu},
    moves::{Black, Masks, Side, White, attacked_by, castling_candidates, castling_is_safe},
    zobrist,
};

/// How castling rights affect sameness. In all readings the same player has the move, pieces of the same
/// kind and colour are on the same squares, and a capture en passant counts only if it is legal: a
/// [`Position`] stores it only then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sameness {
    /// The right is kept until king or rook has moved, and positions before and after differ (2009, 2017
    /// and later).
    UntilMoved,
    /// As before, and a *temporary* change counts too (2005). What prevents castling temporarily is the
    /// placement of the pieces, so this never separates two positions that [`Self::UntilMoved`]
    /// considers the same; it is still computed, as the text says.
    PermanentOrTemporary,
    /// A right that no legal move of the player can preserve counts as already lost: a king in check
    /// that has to move. Some arbiters read the edition of 2005 this way; later editions reject it.
    UntilForced,
}

/// Everything that [`Sameness::UntilMoved`] compares, as a value: an exact key, for code that cannot
/// accept a hash collision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Identity {
    roles: [Bitboard; 6],
    white: Bitboard,
    castling: Bitboard,
    en_passant: Option<Square>,
    turn: Colour,
    key: u64,
}

impl Hash for Identity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

/// Returns whether `a` and `b` are the same position.
pub fn same_position(a: &Position, b: &Position, by: Sameness) -> bool {
    let rights = |position: &Position| match by {
        Sameness::UntilMoved => (position.castling, Bitboard::EMPTY),
        Sameness::PermanentOrTemporary => (position.castling, possible_castling(position)),
        Sameness::UntilForced => (keepable_rights(position), Bitboard::EMPTY),
    };
    a.turn == b.turn
        && a.roles == b.roles
        && a.colours == b.colours
        && a.en_passant == b.en_passant
        && rights(a) == rights(b)
}

impl Position {
    /// What identifies the position under Article 9.2, without the counters.
    pub fn identity(&self) -> Identity {
        Identity {
            roles: self.roles,
            white: self.colours[0],
            castling: self.castling,
            en_passant: self.en_passant,
            turn: self.turn,
            key: self.key,
        }
    }

    /// Returns a key that is equal for positions that are the same in this reading.
    pub fn key_for(&self, by: Sameness) -> u64 {
        match by {
            Sameness::UntilMoved => self.key,
            // Rotated, so that rooks that can castle now differ from those that only have the right.
            Sameness::PermanentOrTemporary => {
                self.key ^ zobrist::castling(possible_castling(self)).rotate_left(32)
            }
            Sameness::UntilForced => {
                self.key ^ zobrist::castling(self.castling ^ keepable_rights(self))
            }
        }
    }
}

/// Returns the rooks of both players with which castling is not temporarily prevented.
fn possible_castling(position: &Position) -> Bitboard {
    on_this_cpu(PossibleCastling(position))
}

struct PossibleCastling<'a>(&'a Position);

impl Task for PossibleCastling<'_> {
    type Output = Bitboard;

    #[inline(always)]
    fn run<L: Sliders>(self, sliders: L) -> Bitboard {
        possible_for::<White, L>(self.0, sliders) | possible_for::<Black, L>(self.0, sliders)
    }
}

#[inline(always)]
fn possible_for<S: Side, L: Sliders>(position: &Position, sliders: L) -> Bitboard {
    let masks = Masks::new::<S>(position);
    let attacked = attacked_by::<S::Other, L>(position, Bitboard::from_square(masks.king), sliders);
    castling_candidates::<S>(position, &masks)
        .into_iter()
        .filter(|rook| castling_is_safe::<S>(&masks, *rook, attacked))
        .collect()
}

/// Returns the rights except those that every legal move would end.
fn keepable_rights(position: &Position) -> Bitboard {
    let first_rank = match position.turn {
        Colour::White => White::FIRST_RANK,
        Colour::Black => Black::FIRST_RANK,
    };
    let mine = position.castling & first_rank;
    if mine.is_empty() {
        return position.castling;
    }
    // Castling uses the right; it does not lose it.
    let keeps = |played: crate::Move| match played.kind() {
        MoveKind::Castle => Bitboard::from_square(played.to_square()),
        _ => position.play_unchecked(played).castling & mine,
    };
    let kept = position.legal_moves().into_iter().fold(Bitboard::EMPTY, |set, m| set | keeps(m));
    position.castling.without(mine.without(kept))
}
