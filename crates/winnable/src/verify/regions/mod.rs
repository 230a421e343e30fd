//! The check of a proof by regions.
//!
//! The claim: in every position that can arise, each man that is still on the board stands on a square of
//! its `reach`, men are taken only on squares of their `taken`, and nobody is mated by the winner. It is shown
//! by induction over the moves of a game. If it holds until some moment, then a [`Reason`] that speaks of men
//! that never move, are never taken or are confined is true at that moment; so it rightly forbids a step, and
//! every step that is not forbidden stays inside. It is enough to look at single steps, for lines too: a piece
//! that slides passes over empty squares only, and every reason against a step onto a square is as good
//! against passing over it.

mod mate;
mod reason;
mod walk;

use adoube_chess::{Bitboard, Colour, Position, Role, Square};

use super::VerifyError;
use crate::regions::Man;

pub(super) use reason::Reason;

/// What is claimed of a position.
pub(super) struct Claim<'a> {
    pub(super) position: &'a Position,
    pub(super) men: &'a [Man],
}

/// Whether the men are confined as it is said, so that `winner`, who has not mated yet, never will.
pub(super) fn check(position: &Position, winner: Colour, men: &[Man]) -> Result<(), VerifyError> {
    let claim = Claim { position, men };
    if !claim.is_about_the_position() {
        return Err(VerifyError::OtherMen);
    }
    let guises = men.iter().map(|man| claim.walk(man)).collect::<Result<Vec<_>, _>>()?;
    claim.has_no_room_for_mate(winner, &guises.concat())
}

/// A man as one of the pieces that it can be: a pawn that can promote has several guises.
#[derive(Clone, Copy, Debug)]
pub(super) struct Guise {
    pub(super) colour: Colour,
    pub(super) role: Role,
    /// All squares on which it can be this piece.
    pub(super) squares: Bitboard,
    /// Whether it can ever move.
    pub(super) moves: bool,
}

impl Claim<'_> {
    /// Each man of the position once, standing where it is allowed to.
    fn is_about_the_position(&self) -> bool {
        let homes: Bitboard = self.men.iter().map(|man| man.home).collect();
        let is_there = |man: &Man| {
            self.position.piece_on(man.home) == Some(man.piece) && man.reach.contains(man.home)
        };
        homes == self.position.occupied()
            && homes.count() as usize == self.men.len()
            && self.men.iter().all(is_there)
    }

    /// The men of a colour that can be taken, and are not just now.
    fn men_without_king(&self, colour: Colour) -> impl Iterator<Item = &Man> {
        self.men.iter().filter(move |man| man.piece.colour == colour && !is_king(man))
    }

    /// The man that stands on a square for good: it never moves and is never taken.
    fn for_good(&self, square: Square) -> Option<&Man> {
        self.men.iter().find(|man| man.home == square && stands_for_good(man))
    }
}

fn is_king(man: &Man) -> bool {
    man.piece.role == Role::King
}

/// Whether it is on the board for good.
fn is_never_taken(man: &Man) -> bool {
    is_king(man) || man.taken.is_empty()
}

fn stands_for_good(man: &Man) -> bool {
    man.reach == Bitboard::of(man.home) && is_never_taken(man)
}
