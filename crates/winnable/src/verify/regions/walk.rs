//! Walks a piece wherever no reason prevents it, and checks that it never leaves its squares.

use adoube_chess::{Bitboard, Piece, Role, Square};

use super::{Claim, PieceInRole, Reason};
use crate::{
    regions::PieceReach,
    verify::{
        VerifyError,
        board::{Castling, PROMOTED, ahead, is_last_rank, pawn_captures, steps},
    },
};

/// Everything that one piece can do.
struct Walk<'a> {
    claim: &'a Claim<'a>,
    man: &'a PieceReach,
}

impl Claim<'_> {
    /// Returns where the piece can go in which role; or an error where it leaves the claim.
    pub(in crate::verify) fn walk(
        &self,
        man: &PieceReach,
    ) -> Result<Vec<PieceInRole>, VerifyError> {
        let walk = Walk { claim: self, man };
        let home = Bitboard::from_square(man.home);
        let guise = |role, squares| {
            let moves = man.reach != home;
            PieceInRole { colour: man.piece.colour, role, squares, moves }
        };
        if man.piece.role != Role::Pawn {
            let squares =
                walk.everywhere(home | walk.castles()?, Walk::piece_step(man.piece.role))?;
            return Ok(vec![guise(man.piece.role, squares)]);
        }
        let squares = walk.everywhere(home, Walk::pawn_step)?;
        let is_last = |square: &Square| is_last_rank(man.piece.colour, *square);
        let last: Bitboard = squares.into_iter().filter(is_last).collect();
        let promoted = walk.everywhere(last, |walk, from| {
            let each = PROMOTED.map(|role| Walk::piece_step(role)(walk, from));
            each.into_iter().try_fold(Bitboard::EMPTY, |all, steps| Ok(all | steps?))
        })?;
        let mut guises = vec![guise(Role::Pawn, squares.without(last))];
        guises.extend(PROMOTED.map(|role| guise(role, promoted)));
        Ok(guises)
    }
}

impl Walk<'_> {
    /// Returns all squares that are reached from these by steps.
    fn everywhere(
        &self,
        start: Bitboard,
        step: impl Fn(&Self, Square) -> Result<Bitboard, VerifyError>,
    ) -> Result<Bitboard, VerifyError> {
        let mut reached = start;
        let mut left = start;
        while let Some(from) = left.first() {
            left = left.without(from.into());
            let to = step(self, from)?;
            if let Some(outside) = to.without(self.man.reach).first() {
                return Err(VerifyError::Leaves { home: self.man.home, from, to: outside });
            }
            left |= to.without(reached);
            reached |= to;
        }
        Ok(reached)
    }

    /// Returns the steps of a piece that nothing prevents.
    fn piece_step(role: Role) -> impl Fn(&Self, Square) -> Result<Bitboard, VerifyError> {
        move |walk, from| {
            let is_free = |to: &Square| walk.claim.against_step(walk.man, *to).is_none();
            let to: Bitboard = steps(role, from).into_iter().filter(is_free).collect();
            to.into_iter().try_for_each(|on| walk.takes(on))?;
            Ok(to)
        }
    }

    /// Returns the steps of a pawn that nothing prevents. A double step is two steps.
    fn pawn_step(&self, from: Square) -> Result<Bitboard, VerifyError> {
        let colour = self.man.piece.colour;
        if is_last_rank(colour, from) {
            return Ok(Bitboard::EMPTY);
        }
        let is_free = |to: &Square| self.claim.against_push(self.man, *to).is_none();
        let push: Bitboard = ahead(colour, from).into_iter().filter(is_free).collect();
        let can_take = |to: &Square| self.claim.against_capture(self.man, *to).is_none();
        let captures: Bitboard = pawn_captures(colour, from).into_iter().filter(can_take).collect();
        for to in captures {
            self.takes(to)?;
            for passing in self.claim.in_passing(self.man, to) {
                is_expected(passing.pawn, passing.on)?;
            }
        }
        Ok(push | captures)
    }

    /// Checks that every piece that can stand on `on` is claimed to be capturable there.
    fn takes(&self, on: Square) -> Result<(), VerifyError> {
        let mut enemies = self.claim.men_without_king(!self.man.piece.colour);
        enemies.try_for_each(
            |enemy| if enemy.reach.contains(on) { is_expected(enemy, on) } else { Ok(()) },
        )
    }

    /// Returns where castling takes the piece, king or rook; checks that the claim includes it.
    fn castles(&self) -> Result<Bitboard, VerifyError> {
        let colour = self.man.piece.colour;
        let position = self.claim.position;
        let king = position.king(colour);
        let rights = position.castling() & position.pieces(Piece::new(colour, Role::Rook));
        let mut arrivals = Bitboard::EMPTY;
        for rook in rights {
            let castling = Castling::with(king, rook);
            if self.against_castling(&castling).is_some() {
                continue;
            }
            for (from, to) in [castling.king, castling.rook] {
                if from == self.man.home {
                    if !self.man.reach.contains(to) {
                        return Err(VerifyError::Leaves { home: from, from, to });
                    }
                    arrivals |= to.into();
                }
            }
        }
        Ok(arrivals)
    }

    fn against_castling(&self, castling: &Castling) -> Option<Reason> {
        let is_blocked = castling.way.into_iter().any(|at| self.claim.for_good(at).is_some());
        is_blocked.then_some(Reason::ManInTheWay)
    }
}

/// Checks that a piece that can be captured there is claimed to be.
fn is_expected(man: &PieceReach, on: Square) -> Result<(), VerifyError> {
    if man.taken.contains(on) { Ok(()) } else { Err(VerifyError::Taken { home: man.home, on }) }
}
