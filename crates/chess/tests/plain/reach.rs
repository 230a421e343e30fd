//! Where each piece could go if kings did not matter.

use adoube_chess::{Piece, Role, Square};

use super::{PlainBoard, PlainMove, PlainMoveKind, forward, rank_for, step};

const STRAIGHT: [(isize, isize); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [(isize, isize); 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
/// The nearest squares that are not on a common line with the knight.
const LEAPS: [(isize, isize); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

impl PlainBoard {
    /// Returns the squares attacked by the piece on `from`.
    pub(super) fn attacked_from(&self, from: Square) -> Vec<Square> {
        let Some(piece) = self.on(from) else { return Vec::new() };
        match piece.role {
            Role::Pawn => {
                let ahead = forward(piece.colour);
                [-1, 1].into_iter().filter_map(|side| step(from, side, ahead)).collect()
            }
            Role::Knight => LEAPS.iter().filter_map(|&(x, y)| step(from, x, y)).collect(),
            Role::Bishop => self.along(from, &DIAGONAL),
            Role::Rook => self.along(from, &STRAIGHT),
            Role::Queen => [self.along(from, &STRAIGHT), self.along(from, &DIAGONAL)].concat(),
            Role::King => {
                let around = STRAIGHT.iter().chain(&DIAGONAL);
                around.filter_map(|&(x, y)| step(from, x, y)).collect()
            }
        }
    }

    /// Bishop, rook and queen may not move over any intervening piece: each line ends with the first
    /// piece met, which is attacked.
    fn along(&self, from: Square, directions: &[(isize, isize)]) -> Vec<Square> {
        let mut reached = Vec::new();
        for &(x, y) in directions {
            let mut square = from;
            while let Some(next) = step(square, x, y) {
                reached.push(next);
                if !self.is_vacant(next) {
                    break;
                }
                square = next;
            }
        }
        reached
    }

    /// Returns every move of the piece on `from`, ignoring castling and the king's safety.
    pub(super) fn moves_from(&self, from: Square) -> Vec<PlainMove> {
        let Some(piece) = self.on(from) else { return Vec::new() };
        if piece.role == Role::Pawn {
            return self.pawn_moves(from, piece);
        }
        // No piece may go to a square occupied by a piece of its own colour.
        let free = |to: &Square| !self.is_of(*to, piece.colour);
        let reached = self.attacked_from(from).into_iter().filter(free);
        reached.map(|to| PlainMove { from, to, kind: PlainMoveKind::Ordinary }).collect()
    }

    fn pawn_moves(&self, from: Square, pawn: Piece) -> Vec<PlainMove> {
        let mut moves = Vec::new();
        for to in self.pawn_advances(from, pawn) {
            moves.extend(arriving(from, to, pawn));
        }
        for to in self.attacked_from(from) {
            if self.is_of(to, pawn.colour.other()) {
                moves.extend(arriving(from, to, pawn));
            } else if self.passed == Some(to) && self.may_take_in_passing(from, pawn) {
                moves.push(PlainMove { from, to, kind: PlainMoveKind::EnPassant });
            }
        }
        moves
    }

    /// One square forward if it is vacant; on the pawn's first move, two if both are.
    fn pawn_advances(&self, from: Square, pawn: Piece) -> Vec<Square> {
        let ahead = forward(pawn.colour);
        let mut advances = Vec::new();
        let Some(one) = step(from, 0, ahead).filter(|&one| self.is_vacant(one)) else {
            return advances;
        };
        advances.push(one);
        if from.rank() == rank_for(pawn.colour, 2) {
            advances.extend(step(one, 0, ahead).filter(|&two| self.is_vacant(two)));
        }
        advances
    }

    /// Only a pawn on its fifth rank can meet one that has just advanced two squares.
    fn may_take_in_passing(&self, from: Square, pawn: Piece) -> bool {
        pawn.colour == self.turn && from.rank() == rank_for(pawn.colour, 5)
    }
}

/// A pawn that arrives on the rank furthest from its starting position must be exchanged, as part of
/// the same move, for a queen, rook, bishop or knight of its own colour.
fn arriving(from: Square, to: Square, pawn: Piece) -> Vec<PlainMove> {
    if to.rank() != rank_for(pawn.colour, 8) {
        return vec![PlainMove { from, to, kind: PlainMoveKind::Ordinary }];
    }
    let exchanges = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    exchanges.map(|role| PlainMove { from, to, kind: PlainMoveKind::Promotion(role) }).into()
}
