//! With what the winner can hope to mate.

use adoube_chess::{Bitboard, Colour, Piece, Position, Role};

use super::ways::locked;

/// The winner's means, the best first.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Means {
    /// A queen or a rook.
    Heavy,
    /// A pawn that may promote.
    Pawns,
    /// Minor pieces that mate without help.
    Minors,
    /// Bishops of one colour, or one knight: men of the victim must stand in their king's way.
    NeedsHelp,
}

impl Means {
    pub(super) fn of(position: &Position, winner: Colour) -> Self {
        let own = |role| position.pieces(Piece::new(winner, role));
        if (own(Role::Queen) | own(Role::Rook)).any() {
            return Self::Heavy;
        }
        let (knights, bishops) = (own(Role::Knight), own(Role::Bishop));
        let pawns = own(Role::Pawn);
        // Pawns that stand face to face count only if there is nothing else.
        if pawns.without(locked(position)).any() || (knights | bishops).is_empty() {
            return Self::Pawns;
        }
        let (light, dark) = (bishops & Bitboard::LIGHT, bishops & Bitboard::DARK);
        let is_enough =
            knights.several() || knights.any() && bishops.any() || light.any() && dark.any();
        if is_enough { Self::Minors } else { Self::NeedsHelp }
    }
}
