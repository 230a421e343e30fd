//! Why a man can never make a step.

use adoube_chess::{Bitboard, Piece, Role, Square};

use super::{Claim, is_king, is_never_taken};
use crate::{
    regions::Man,
    verify::board::{ahead, double_step, is_last_rank, pawn_captures, steps},
};

/// Why a step is impossible at all times; one is enough.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::verify) enum Reason {
    /// A man of the same colour stands there for good.
    OwnMan,
    /// A king stands there for good: it cannot be taken.
    King,
    /// The king would step next to a man that guards the square from wherever it can stand, and is never
    /// taken. Nothing can come between two squares that touch, or be in the way of a knight.
    Guarded,
    /// A pawn does not take straight ahead, and what stands there stands there for good.
    ManAhead,
    /// The pawn and one of the other colour ahead of it both keep to their file, and that one is never
    /// taken: neither can pass the other, so this one never gets to where that one stood at first.
    OpposedPawn,
    /// No man that can be taken ever stands there, nor is there a pawn to be taken in passing.
    NothingToTake,
    /// Castling: a man stands in the way for good.
    ManInTheWay,
}

/// A pawn that can be taken in passing.
pub(super) struct Passing<'a> {
    pub(super) pawn: &'a Man,
    /// Where it stands after its double step.
    pub(super) on: Square,
}

impl Claim<'_> {
    /// Why a piece (which may have been a pawn) can never step on a square, whether taking or not.
    pub(in crate::verify) fn against_step(&self, man: &Man, to: Square) -> Option<Reason> {
        if let Some(there) = self.for_good(to) {
            if there.piece.colour == man.piece.colour {
                return Some(Reason::OwnMan);
            } else if is_king(there) {
                return Some(Reason::King);
            }
        }
        (is_king(man) && self.is_guarded(man, to)).then_some(Reason::Guarded)
    }

    /// Why a pawn can never go straight ahead to a square.
    pub(in crate::verify) fn against_push(&self, man: &Man, to: Square) -> Option<Reason> {
        self.against_step(man, to)
            .or_else(|| self.for_good(to).map(|_| Reason::ManAhead))
            .or_else(|| self.is_opposed(man, to).then_some(Reason::OpposedPawn))
    }

    /// Why a pawn can never take on a square.
    pub(in crate::verify) fn against_capture(&self, man: &Man, to: Square) -> Option<Reason> {
        let can_take = || {
            let mut enemies = self.men_without_king(!man.piece.colour);
            enemies.any(|enemy| enemy.reach.contains(to))
                || self.in_passing(man, to).next().is_some()
        };
        self.against_step(man, to).or_else(|| (!can_take()).then_some(Reason::NothingToTake))
    }

    /// The pawns that `man`, itself a pawn, could take in passing by a move to `to`.
    pub(super) fn in_passing(&self, man: &Man, to: Square) -> impl Iterator<Item = Passing<'_>> {
        let colour = !man.piece.colour;
        let is_pawn = move |man: &&Man| man.piece == Piece::new(colour, Role::Pawn);
        let pawns = self.men.iter().filter(is_pawn);
        pawns.filter_map(move |pawn| {
            let just_now = self.position.turn() != colour
                && self.position.en_passant() == Some(to)
                && ahead(colour, to) == Some(pawn.home);
            if just_now {
                return Some(Passing { pawn, on: pawn.home });
            }
            let (passed, on) = double_step(colour, pawn.home)?;
            let can_step = || [passed, on].iter().all(|at| self.against_push(pawn, *at).is_none());
            (passed == to && can_step()).then_some(Passing { pawn, on })
        })
    }

    /// Whether some man of the other colour attacks the square by contact from wherever it can stand.
    fn is_guarded(&self, king: &Man, to: Square) -> bool {
        let guards = |man: &Man| {
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

    fn is_opposed(&self, pawn: &Man, to: Square) -> bool {
        let file = Bitboard::file(pawn.home.file());
        let keeps_to_file = |man: &Man| man.reach.without(file).is_empty();
        let other = Piece::new(!pawn.piece.colour, Role::Pawn);
        let stood_there = |man: &&Man| man.piece == other && man.home == to;
        let opposes = |man: &Man| is_never_taken(man) && keeps_to_file(man);
        keeps_to_file(pawn) && self.men.iter().find(stood_there).is_some_and(opposes)
    }
}

/// Whether it is a pawn that can become something else.
fn promotes(man: &Man) -> bool {
    let is_last = |square: Square| is_last_rank(man.piece.colour, square);
    man.piece.role == Role::Pawn && man.reach.into_iter().any(is_last)
}
