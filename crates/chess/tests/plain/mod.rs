//! A slow, obvious move generator: the permanent oracle of the fast one.
//!
//! It shares nothing with the crate but the names of squares and pieces: a board of 64 boxes, every move
//! a piece could make if kings did not matter, each then made and examined. It is written to be compared
//! with the Laws by eye, article by article, not for speed.

mod castling;
mod faults;
mod last_move;
mod play;
mod reach;

use adoube_chess::{Board, Colour, File, Piece, Rank, Role, Square};
pub(crate) use faults::faults;
pub(crate) use last_move::could_have_been_made;
pub(crate) use play::play;

/// A board as an array of 64 squares, with the remaining state of the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct PlainBoard {
    boxes: [Option<Piece>; 64],
    pub(crate) turn: Colour,
    /// Squares of the rooks with which castling is still permitted.
    pub(crate) rights: Vec<Square>,
    /// The square a pawn has just passed over, whether or not a capture there is possible.
    pub(crate) passed: Option<Square>,
}

/// One move; a castling move names the king's square and the rook's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) struct PlainMove {
    pub(crate) from: Square,
    pub(crate) to: Square,
    pub(crate) kind: PlainMoveKind,
}

/// The four kinds of moves that are made differently.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub(crate) enum PlainMoveKind {
    Ordinary,
    EnPassant,
    Castling,
    Promotion(Role),
}

impl PlainBoard {
    /// Converts a board square by square.
    pub(crate) fn from_board(board: &Board) -> Self {
        Self {
            boxes: Square::ALL.map(|square| board.piece_on(square)),
            turn: board.turn(),
            rights: board.castling().into_iter().collect(),
            passed: board.en_passant(),
        }
    }

    pub(crate) fn on(&self, square: Square) -> Option<Piece> {
        self.boxes[square.index()]
    }

    pub(crate) fn put(&mut self, square: Square, piece: Option<Piece>) {
        self.boxes[square.index()] = piece;
    }

    fn is_vacant(&self, square: Square) -> bool {
        self.on(square).is_none()
    }

    fn is_of(&self, square: Square, colour: Colour) -> bool {
        self.on(square).is_some_and(|piece| piece.colour == colour)
    }

    /// Returns the squares of all pieces equal to `piece`, from `a1` up.
    pub(crate) fn squares_of(&self, piece: Piece) -> Vec<Square> {
        Square::ALL.into_iter().filter(|&square| self.on(square) == Some(piece)).collect()
    }

    /// Returns the square of the king, which is unique in a legal position.
    fn king(&self, colour: Colour) -> Option<Square> {
        self.squares_of(Piece::new(colour, Role::King)).first().copied()
    }

    /// Returns the pieces of `by` that attack `square`, even if they could not move there because their
    /// own king would be left in check (as the Laws expressly state).
    pub(crate) fn attackers(&self, square: Square, by: Colour) -> Vec<Square> {
        let attacks =
            |from: &Square| self.is_of(*from, by) && self.attacked_from(*from).contains(&square);
        Square::ALL.into_iter().filter(attacks).collect()
    }

    pub(crate) fn is_attacked(&self, square: Square, by: Colour) -> bool {
        !self.attackers(square, by).is_empty()
    }

    pub(crate) fn is_in_check(&self, colour: Colour) -> bool {
        self.king(colour).is_some_and(|king| self.is_attacked(king, colour.other()))
    }

    /// Returns every legal move, in order: those that do not leave or place the mover's own king in
    /// check.
    pub(crate) fn legal_moves(&self) -> Vec<PlainMove> {
        let mover = self.turn;
        let mut legal: Vec<PlainMove> = Square::ALL
            .into_iter()
            .filter(|&from| self.is_of(from, mover))
            .flat_map(|from| self.moves_from(from))
            .chain(self.castling_moves())
            .filter(|&candidate| !play(self, candidate).is_in_check(mover))
            .collect();
        legal.sort_unstable();
        legal
    }

    /// Returns whether a capture en passant is legal now.
    pub(crate) fn can_capture_en_passant(&self) -> bool {
        self.legal_moves().iter().any(|found| found.kind == PlainMoveKind::EnPassant)
    }

    /// Counts the sequences of `depth` moves.
    pub(crate) fn perft(&self, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        self.legal_moves().into_iter().map(|found| play(self, found).perft(depth - 1)).sum()
    }
}

/// Returns the square `files` to the right and `ranks` up as seen by White, if it is on the board.
fn step(from: Square, files: isize, ranks: isize) -> Option<Square> {
    let file = from.file().index().checked_add_signed(files).and_then(File::new)?;
    let rank = from.rank().index().checked_add_signed(ranks).and_then(Rank::new)?;
    Some(Square::new(file, rank))
}

/// Returns the direction "up the board" for each player.
fn forward(colour: Colour) -> isize {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

/// Returns a rank as its owner counts it, 1 for the rank nearest to the player.
fn rank_for(colour: Colour, number: usize) -> Rank {
    let from_white = match colour {
        Colour::White => number - 1,
        Colour::Black => 8 - number,
    };
    Rank::ALL[from_white]
}
