//! Verification of a proof by regions.
//!
//! The claim: in every position that can arise, each piece still on the board stands on a square of its
//! `reach`, pieces are captured only on squares of their `taken`, and no position is mate by the winner.
//! It is shown by induction over the moves of a game. If it holds up to some moment, then a [`Reason`]
//! about pieces that never move, are never captured or are confined is true at that moment; so it
//! correctly excludes a step, and every step that is not excluded stays inside. Single steps are enough,
//! for lines too: a sliding piece passes over empty squares only, and every reason against a step onto a
//! square is also a reason against passing over it.

mod mate;
mod reason;
mod walk;

use adoube_chess::{Bitboard, Colour, Position, Role, Square};

use super::VerifyError;
use crate::regions::PieceReach;

pub(super) use reason::Reason;

/// The claim about a position.
pub(super) struct Claim<'a> {
    pub(super) position: &'a Position,
    pub(super) men: &'a [PieceReach],
}

/// Checks that the pieces are confined as claimed, so that `winner`, who has not mated yet, never will.
pub(super) fn check(
    position: &Position,
    winner: Colour,
    men: &[PieceReach],
) -> Result<(), VerifyError> {
    let claim = Claim { position, men };
    if !claim.is_about_the_position() {
        return Err(VerifyError::OtherMen);
    }
    let guises = men.iter().map(|man| claim.walk(man)).collect::<Result<Vec<_>, _>>()?;
    claim.has_no_room_for_mate(winner, &guises.concat())
}

/// A piece in one of its possible roles: a pawn that can promote has several.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceInRole {
    pub(super) colour: Colour,
    pub(super) role: Role,
    /// All squares on which it can have this role.
    pub(super) squares: Bitboard,
    /// Whether it can ever move.
    pub(super) moves: bool,
}

impl Claim<'_> {
    /// Returns whether each piece of the position occurs once, on a square that it is allowed.
    fn is_about_the_position(&self) -> bool {
        let homes: Bitboard = self.men.iter().map(|man| man.home).collect();
        let is_there = |man: &PieceReach| {
            self.position.piece_on(man.home) == Some(man.piece) && man.reach.contains(man.home)
        };
        homes == self.position.occupied()
            && homes.count() as usize == self.men.len()
            && self.men.iter().all(is_there)
    }

    /// Returns the pieces of a colour except the king.
    fn men_without_king(&self, colour: Colour) -> impl Iterator<Item = &PieceReach> {
        self.men.iter().filter(move |man| man.piece.colour == colour && !is_king(man))
    }

    /// Returns the permanent piece on a square: one that never moves and is never captured.
    fn for_good(&self, square: Square) -> Option<&PieceReach> {
        self.men.iter().find(|man| man.home == square && stands_for_good(man))
    }
}

fn is_king(man: &PieceReach) -> bool {
    man.piece.role == Role::King
}

/// Returns whether it is permanently on the board.
fn is_never_taken(man: &PieceReach) -> bool {
    is_king(man) || man.taken.is_empty()
}

fn stands_for_good(man: &PieceReach) -> bool {
    man.reach == Bitboard::from_square(man.home) && is_never_taken(man)
}
