//! A state: some pieces are tracked; for the others it is known where they may be.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role, Square};

use crate::verify::board::between;

#[derive(Clone, Debug)]
pub(in crate::verify) struct State {
    /// The tracked pieces; the move counters are ignored.
    pub(in crate::verify) board: Board,
    /// For each roaming piece the squares on one of which it stands, unless it was captured.
    pub(in crate::verify) reaches: Vec<Bitboard>,
}

impl State {
    pub(in crate::verify) fn new(board: &Board, reaches: &[Bitboard]) -> Self {
        let mut board = *board;
        board.set_halfmoves(0);
        board.set_fullmoves(1);
        // A square holds one piece: roaming pieces are never on the square of a tracked one.
        let reaches = reaches.iter().map(|reach| reach.without(board.occupied())).collect();
        Self { board, reaches }
    }

    pub(super) fn without_en_passant(&self) -> Board {
        let mut board = self.board;
        board.set_en_passant(None);
        board
    }

    /// Returns whether each instance of the other, which has the same tracked pieces, is also an
    /// instance of this.
    pub(super) fn includes(&self, other: &Self) -> bool {
        let passing = other.board.en_passant();
        (passing.is_none() || passing == self.board.en_passant())
            && self.reaches.len() == other.reaches.len()
            && self
                .reaches
                .iter()
                .zip(&other.reaches)
                .all(|(all, some)| some.without(*all).is_empty())
    }

    pub(super) fn turn(&self) -> Colour {
        self.board.turn()
    }

    pub(super) fn king(&self, colour: Colour) -> Option<Square> {
        self.board.pieces(Piece::new(colour, Role::King)).first()
    }

    /// Returns whether the king of the player who just moved is attacked wherever the roaming pieces
    /// are: then the move was illegal. An adjacent piece certainly attacks the king; a line may be
    /// blocked by a roaming piece of either colour.
    pub(super) fn is_illegal(&self) -> bool {
        let Some(king) = self.king(!self.turn()) else { return false };
        let roaming = self.reaches.iter().fold(Bitboard::EMPTY, |all, reach| all | *reach);
        let attackers = self.board.attackers(king, self.turn());
        attackers.into_iter().any(|from| (between(from, king) & roaming).is_empty())
    }

    /// Returns the state with the turn passed and the right to capture en passant gone.
    pub(super) fn passed(&self) -> Self {
        let mut next = self.clone();
        next.board.set_turn(!self.turn());
        next.board.set_en_passant(None);
        next
    }

    /// Returns the state after a tracked piece goes to a square, capturing whatever was there.
    pub(super) fn moved(&self, from: Square, to: Square) -> Self {
        let mut next = self.passed();
        let man = self.board.piece_on(from);
        next.board.set(from, None);
        next.occupy(to, man);
        next.forfeit(Bitboard::from_square(from) | Bitboard::from_square(to));
        if man.is_some_and(|man| man.role == Role::King) {
            next.forfeit(self.board.colour(self.turn()));
        }
        next
    }

    /// Puts a tracked piece on a square: no roaming piece is there, or it has just been captured.
    pub(super) fn occupy(&mut self, square: Square, man: Option<Piece>) {
        self.board.set(square, man);
        for reach in &mut self.reaches {
            *reach = reach.without(square.into());
        }
    }

    /// Removes the castling rights of the rooks on these squares.
    pub(super) fn forfeit(&mut self, rooks: Bitboard) {
        self.board.set_castling(self.board.castling().without(rooks));
    }
}
