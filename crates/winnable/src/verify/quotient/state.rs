//! A state: some men are followed, of the others it is known where they may be.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role, Square};

use crate::verify::board::between;

#[derive(Clone, Debug)]
pub(in crate::verify) struct State {
    /// The men that are followed; the counters of moves are of no account.
    pub(in crate::verify) board: Board,
    /// For each roamer the squares on one of which it stands, unless it was taken.
    pub(in crate::verify) reaches: Vec<Bitboard>,
}

impl State {
    pub(in crate::verify) fn new(board: &Board, reaches: &[Bitboard]) -> Self {
        let mut board = *board;
        board.set_halfmoves(0);
        board.set_fullmoves(1);
        // Where a man stands that is followed, no other does.
        let reaches = reaches.iter().map(|reach| reach.without(board.occupied())).collect();
        Self { board, reaches }
    }

    pub(super) fn without_en_passant(&self) -> Board {
        let mut board = self.board;
        board.set_en_passant(None);
        board
    }

    /// Whether each instance of the other, which has the same men that are followed, is one of this too.
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

    /// Whether the king of the player who just moved is attacked whatever the roamers do: the move was not
    /// legal. A man that touches the king surely attacks it; a line may have a roamer of either colour in it.
    pub(super) fn is_illegal(&self) -> bool {
        let Some(king) = self.king(!self.turn()) else { return false };
        let roaming = self.reaches.iter().fold(Bitboard::EMPTY, |all, reach| all | *reach);
        let attackers = self.board.attackers(king, self.turn());
        attackers.into_iter().any(|from| (between(from, king) & roaming).is_empty())
    }

    /// The turn passes, and a pawn can no longer be taken in passing.
    pub(super) fn passed(&self) -> Self {
        let mut next = self.clone();
        next.board.set_turn(!self.turn());
        next.board.set_en_passant(None);
        next
    }

    /// A man that is followed goes to a square, and takes whatever was there.
    pub(super) fn moved(&self, from: Square, to: Square) -> Self {
        let mut next = self.passed();
        let man = self.board.piece_on(from);
        next.board.set(from, None);
        next.occupy(to, man);
        next.forfeit(Bitboard::of(from) | Bitboard::of(to));
        if man.is_some_and(|man| man.role == Role::King) {
            next.forfeit(self.board.colour(self.turn()));
        }
        next
    }

    /// A man that is followed arrives: no roamer is there, or it has just been taken.
    pub(super) fn occupy(&mut self, square: Square, man: Option<Piece>) {
        self.board.set(square, man);
        for reach in &mut self.reaches {
            *reach = reach.without(square.into());
        }
    }

    /// The rooks on these squares can no longer castle.
    pub(super) fn forfeit(&mut self, rooks: Bitboard) {
        self.board.set_castling(self.board.castling().without(rooks));
    }
}
