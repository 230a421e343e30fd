//! The winner's mating material.

use adoube_chess::{Bitboard, Colour, Piece, Position, Role};

use super::distances::locked;

/// The winner's mating material, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum MatingMaterial {
    /// A queen or a rook.
    Heavy,
    /// A pawn that may promote.
    Pawns,
    /// Minor pieces that can mate without help.
    Minors,
    /// Bishops on squares of one colour, or one knight: the victim's own pieces must block their king.
    NeedsHelp,
}

impl MatingMaterial {
    pub(super) fn new(position: &Position, winner: Colour) -> Self {
        let own = |role| position.pieces(Piece::new(winner, role));
        if (own(Role::Queen) | own(Role::Rook)).any() {
            return Self::Heavy;
        }
        let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
        let pawns = own(Role::Pawn);
        // Pawns that block each other count only if there is nothing else.
        if pawns.without(locked(position)).any() || (knights | bishops).is_empty() {
            return Self::Pawns;
        }
        let (light, dark) = (bishops & Bitboard::LIGHT, bishops & Bitboard::DARK);
        let is_enough =
            knights.several() || knights.any() && bishops.any() || light.any() && dark.any();
        if is_enough { Self::Minors } else { Self::NeedsHelp }
    }
}
