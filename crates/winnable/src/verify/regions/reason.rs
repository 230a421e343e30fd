//! Why a piece can never make a step.

use adoube_chess::{Bitboard, Piece, Role, Square};

use super::{Claim, is_king, is_never_taken};
use crate::{
    regions::PieceReach,
    verify::board::{ahead, double_step, is_last_rank, pawn_captures, steps},
};

/// Why a step is always impossible; one reason is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::verify) enum Reason {
    /// A piece of the same colour is permanently there.
    OwnMan,
    /// A king is permanently there: it cannot be captured.
    King,
    /// The king would step next to a piece that guards the square from wherever it can stand, and is
    /// never captured. Nothing can be interposed between adjacent squares, or block a knight.
    Guarded,
    /// A pawn does not capture straight ahead, and the piece there is permanent.
    ManAhead,
    /// The pawn and an enemy pawn ahead of it both stay on their file, and the latter is never captured:
    /// neither can pass the other, so this one never reaches the other's original square.
    OpposedPawn,
    /// No capturable piece ever stands there, nor is there a pawn to be captured en passant.
    NothingToTake,
    /// Castling: a piece is permanently in the way.
    ManInTheWay,
}

/// A pawn that can be captured en passant.
pub(super) struct EnPassantVictim<'a> {
    pub(super) pawn: &'a PieceReach,
    /// Its square after the double step.
    pub(super) on: Square,
}

impl Claim<'_> {
    /// Returns why a piece (which may have been a pawn) can never step on a square, capturing or not.
    pub(in crate::verify) fn against_step(&self, man: &PieceReach, to: Square) -> Option<Reason> {
        if let Some(there) = self.for_good(to) {
            if there.piece.colour == man.piece.colour {
                return Some(Reason::OwnMan);
            } else if is_king(there) {
                return Some(Reason::King);
            }
        }
        (is_king(man) && self.is_guarded(man, to)).then_some(Reason::Guarded)
    }

    /// Returns why a pawn can never advance to a square.
    pub(in crate::verify) fn against_push(&self, man: &PieceReach, to: Square) -> Option<Reason> {
        self.against_step(man, to)
            .or_else(|| self.for_good(to).map(|_| Reason::ManAhead))
            .or_else(|| self.is_opposed(man, to).then_some(Reason::OpposedPawn))
    }

    /// Returns why a pawn can never capture on a square.
    pub(in crate::verify) fn against_capture(
        &self,
        man: &PieceReach,
        to: Square,
    ) -> Option<Reason> {
        let can_take = || {
            let mut enemies = self.men_without_king(!man.piece.colour);
            enemies.any(|enemy| enemy.reach.contains(to))
                || self.in_passing(man, to).next().is_some()
        };
        self.against_step(man, to).or_else(|| (!can_take()).then_some(Reason::NothingToTake))
    }

    /// Returns the pawns that `man`, itself a pawn, could capture en passant by a move to `to`.
    pub(super) fn in_passing(
        &self,
        man: &PieceReach,
        to: Square,
    ) -> impl Iterator<Item = EnPassantVictim<'_>> {
        let colour = !man.piece.colour;
        let is_pawn = move |man: &&PieceReach| man.piece == Piece::new(colour, Role::Pawn);
        let pawns = self.men.iter().filter(is_pawn);
        pawns.filter_map(move |pawn| {
            let just_now = self.position.turn() != colour
                && self.position.en_passant() == Some(to)
                && ahead(colour, to) == Some(pawn.home);
            if just_now {
                return Some(EnPassantVictim { pawn, on: pawn.home });
            }
            let (passed, on) = double_step(colour, pawn.home)?;
            let can_step = || [passed, on].iter().all(|at| self.against_push(pawn, *at).is_none());
            (passed == to && can_step()).then_some(EnPassantVictim { pawn, on })
        })
    }

    /// Returns whether an enemy piece attacks the square by contact from wherever it can stand.
    fn is_guarded(&self, king: &PieceReach, to: Square) -> bool {
        let guards = |man: &PieceReach| {
            let Piece { colour, role } = man.piece;
            let touches = |from: Square| match role {
                Role::Pawn => pawn_captures(colour, from).contains(to),
                role => steps(role, from).contains(to),
            };
            colour != king.piece.colour
                && is_never_taken(man)
                && !promotes(man)
                && man.reach.into_iter().all(touches)
        };
        self.men.iter().any(guards)
    }

    fn is_opposed(&self, pawn: &PieceReach, to: Square) -> bool {
        let file = Bitboard::file(pawn.home.file());
        let keeps_to_file = |man: &PieceReach| man.reach.without(file).is_empty();
        let other = Piece::new(!pawn.piece.colour, Role::Pawn);
        let stood_there = |man: &&PieceReach| man.piece == other && man.home == to;
        let opposes = |man: &PieceReach| is_never_taken(man) && keeps_to_file(man);
        keeps_to_file(pawn) && self.men.iter().find(stood_there).is_some_and(opposes)
    }
}

/// Returns whether it is a pawn that can promote.
fn promotes(man: &PieceReach) -> bool {
    let is_last = |square: Square| is_last_rank(man.piece.colour, square);
    man.piece.role == Role::Pawn && man.reach.into_iter().any(is_last)
}
