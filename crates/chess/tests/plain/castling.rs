//! Castling in plain code, in standard chess and Chess960.
//!
//! The king goes to the c- or g-file of its first rank and the rook to the d- or f-file beside it. In
//! standard chess that is two squares towards the rook and over it; in Chess960 either of them may
//! travel far or not at all. The conditions are the same in both.

use adoube_chess::{Colour, File, Piece, Role, Square};

use super::{PlainBoard, PlainMove, PlainMoveKind, rank_for};

/// The four squares of a castling move.
pub(super) struct Castling {
    pub(super) king_from: Square,
    pub(super) king_to: Square,
    pub(super) rook_from: Square,
    pub(super) rook_to: Square,
}

impl PlainBoard {
    /// Returns the castling of the king of `colour` with the rook on `rook_from`.
    pub(super) fn castling(&self, colour: Colour, rook_from: Square) -> Option<Castling> {
        let king_from = self.king(colour)?;
        let (king_file, rook_file) = if rook_from.file() > king_from.file() {
            (File::G, File::F)
        } else {
            (File::C, File::D)
        };
        let first_rank = rank_for(colour, 1);
        Some(Castling {
            king_from,
            king_to: Square::new(king_file, first_rank),
            rook_from,
            rook_to: Square::new(rook_file, first_rank),
        })
    }

    /// Returns the castling moves that nothing prevents, permanently or temporarily.
    pub(super) fn castling_moves(&self) -> Vec<PlainMove> {
        let own_rook = Some(Piece::new(self.turn, Role::Rook));
        let mut moves = Vec::new();
        // The right has been lost if the king or that rook has already moved: `rights` keeps track.
        for &rook in self.rights.iter().filter(|&&rook| self.on(rook) == own_rook) {
            let Some(castling) = self.castling(self.turn, rook) else { continue };
            if self.way_is_free(&castling) && self.way_is_safe(&castling) {
                let from = castling.king_from;
                moves.push(PlainMove { from, to: rook, kind: PlainMoveKind::Castling });
            }
        }
        moves
    }

    /// Returns whether nothing but the two castling pieces is on any square that either must cross or
    /// reach.
    fn way_is_free(&self, castling: &Castling) -> bool {
        let kings_way = between(castling.king_from, castling.king_to);
        let rooks_way = between(castling.rook_from, castling.rook_to);
        let is_castling_piece =
            |square: &Square| *square == castling.king_from || *square == castling.rook_from;
        let mut ways = kings_way.into_iter().chain(rooks_way);
        ways.all(|square| is_castling_piece(&square) || self.is_vacant(square))
    }

    /// Returns whether the king's square, the squares it must cross and the one it is to occupy are not
    /// attacked. (An attack uncovered by the rook is detected after the move has been made.)
    fn way_is_safe(&self, castling: &Castling) -> bool {
        let kings_way = between(castling.king_from, castling.king_to);
        kings_way.into_iter().all(|square| !self.is_attacked(square, self.turn.other()))
    }
}

/// Returns the squares of a rank from one to the other, inclusive.
fn between(one: Square, other: Square) -> Vec<Square> {
    let (left, right) = (one.file().min(other.file()), one.file().max(other.file()));
    let files = File::ALL.into_iter().filter(|file| (left..=right).contains(file));
    files.map(|file| Square::new(file, one.rank())).collect()
}
