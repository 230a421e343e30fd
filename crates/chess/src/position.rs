//! [`Position`]: a board that is legal by construction, and the only thing that moves.

use std::{fmt, ops::Deref};

use crate::{
    Bitboard, Board, Colour, Faults, IllegalMove, Move, MoveList, Piece, Role, Square, Status,
    moves::{
        count::CountMoves, for_side_to_move, legality::IsLegal, list::ListMoves,
        perft::ForEachChild, play::Play, status::FindStatus,
    },
    validity::{self, Past},
    zobrist,
};

/// A legal position. It reads as the [`Board`] it is, and changes only by legal moves.
///
/// `==` compares everything, counters too. Whether two positions are *the same* in the sense of
/// Article 9.2 is for [`same_position`](crate::same_position) to say.
///
/// ```
/// use adoube_chess::{Position, Status, san};
///
/// let mut position = Position::initial();
/// for text in ["f3", "e5", "g4", "Qh4#"] {
///     let found = san::read(&position, text)?;
///     position = position.play(found)?;
/// }
/// assert_eq!(position.status(), Status::Checkmate);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) key: u64,
}

impl Position {
    /// The initial position (Article 2.3).
    pub fn initial() -> Self {
        Self::of_legal(Board::initial())
    }

    /// Makes a position of a board that has no fault.
    #[inline(always)]
    pub(crate) fn of_legal(board: Board) -> Self {
        Self { board, key: zobrist::key(&board) }
    }

    /// Checks a board that was just put here, forgets an en passant that nobody can take, and sets the key.
    pub(crate) fn settle(&mut self, past: Past) -> Result<(), Faults> {
        let validity::Checked { en_passant, key } = validity::check(&self.board, past)?;
        self.board.en_passant = en_passant;
        self.key = key;
        Ok(())
    }

    /// A position that need not have arisen in a game, as in problems and studies: more pawns or promoted
    /// pieces than a game can bring, or a double check that no move can have given. Everything that
    /// concerns how the play goes on is as strict as ever.
    ///
    /// ```
    /// use adoube_chess::{Board, Position};
    /// let nine_pawns: Board = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1".parse()?;
    /// assert!(Position::try_from(&nine_pawns).is_err());
    /// assert!(Position::composed(&nine_pawns).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn composed(board: &Board) -> Result<Self, Faults> {
        Self::checked(board, Past::IsForgiven)
    }

    fn checked(board: &Board, past: Past) -> Result<Self, Faults> {
        let mut position = Self { board: *board, key: 0 };
        position.settle(past)?;
        Ok(position)
    }

    /// The board, free to be changed by hand.
    #[inline]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// A 64-bit key, kept up to date move by move: equal for positions that are the same in the sense
    /// of Article 9.2 (2009 and later), whatever the counters say.
    #[inline]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The square of the king of `colour`.
    #[inline]
    pub fn king(&self, colour: Colour) -> Square {
        self.board.pieces(Piece::new(colour, Role::King)).lowest()
    }

    /// The pieces that give check to the side to move.
    pub fn checkers(&self) -> Bitboard {
        self.board.attackers(self.king(self.board.turn), !self.board.turn)
    }

    /// Whether the side to move is in check (Article 3.9).
    pub fn is_check(&self) -> bool {
        self.checkers().any()
    }

    /// All legal moves.
    ///
    /// ```
    /// use adoube_chess::{Position, Square};
    ///
    /// let moves = Position::initial().legal_moves();
    /// assert_eq!(moves.len(), 20);
    /// assert_eq!(moves.iter().filter(|each| each.from_square() == Square::G1).count(), 2);
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        for_side_to_move(ListMoves(&self.board))
    }

    /// How many legal moves there are.
    pub fn count_legal_moves(&self) -> usize {
        for_side_to_move(CountMoves(&self.board)) as usize
    }

    /// Whether there is any legal move; the search ends at the first.
    pub fn has_legal_move(&self) -> bool {
        matches!(self.status(), Status::Ongoing | Status::Check)
    }

    /// Whether this move is legal here.
    pub fn is_legal(&self, asked: Move) -> bool {
        for_side_to_move(IsLegal { board: &self.board, asked })
    }

    /// Check, checkmate, stalemate, or none of them.
    #[inline]
    pub fn status(&self) -> Status {
        for_side_to_move(FindStatus(&self.board))
    }

    /// Whether the side to move is checkmated (Article 5.1).
    pub fn is_checkmate(&self) -> bool {
        self.status() == Status::Checkmate
    }

    /// Whether the side to move is stalemated (Article 5.2).
    pub fn is_stalemate(&self) -> bool {
        self.status() == Status::Stalemate
    }

    /// The position after a move, if it is legal. [`make`](Self::make) plays it in place.
    pub fn play(&self, played: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(played) {
            Ok(self.play_unchecked(played))
        } else {
            Err(IllegalMove(played))
        }
    }

    /// Plays a move here, in place. An illegal one changes nothing.
    ///
    /// ```
    /// use adoube_chess::{Position, san};
    ///
    /// let mut position = Position::initial();
    /// for text in ["e4", "c5", "Nf3"] {
    ///     position.make(san::read(&position, text)?)?;
    /// }
    /// assert_eq!(position.fullmoves(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn make(&mut self, played: Move) -> Result<(), IllegalMove> {
        *self = self.play(played)?;
        Ok(())
    }

    /// The position after a move that is known to be legal, as those of [`Self::legal_moves`] are. Any
    /// other move gives a position that means nothing.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, played: Move) -> Self {
        for_side_to_move(Play { position: self, played })
    }

    /// Calls `visit` with each legal move and the position after it; the quickest way to see them all.
    #[inline]
    pub fn for_each_child(&self, visit: impl FnMut(Move, &Self)) {
        for_side_to_move(ForEachChild { position: self, visit });
    }
}

impl TryFrom<&Board> for Position {
    type Error = Faults;

    fn try_from(board: &Board) -> Result<Self, Faults> {
        Self::checked(board, Past::Matters)
    }
}

impl Deref for Position {
    type Target = Board;

    #[inline(always)]
    fn deref(&self) -> &Board {
        &self.board
    }
}

impl Default for Position {
    /// The initial position.
    fn default() -> Self {
        Self::initial()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
