//! The moves of a position: legality, status, and playing them.

use super::{
    IllegalMove, Move, MoveList, Status, count::CountMoves, for_side_to_move, legality::IsLegal,
    list::ListMoves, perft::ForEachChild, play::Play, status::FindStatus,
};
use crate::Position;

impl Position {
    /// Generates all legal moves.
    ///
    /// ```
    /// use adoube_chess::{Position, Square};
    ///
    /// let moves = Position::initial().legal_moves();
    /// assert_eq!(moves.len(), 20);
    /// assert_eq!(moves.iter().filter(|each| each.from_square() == Square::G1).count(), 2);
    /// ```
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::default();
        self.list_legal_moves(&mut moves);
        moves
    }

    /// Generates all legal moves into a list, replacing what it contains. A list is large, so one that
    /// is used again costs less than a new one.
    ///
    /// ```
    /// use adoube_chess::Position;
    ///
    /// let mut moves = Position::initial().legal_moves();
    /// let cornered: Position = "7k/8/5KQ1/8/8/8/8/8 b - - 0 1".parse()?;
    /// cornered.list_legal_moves(&mut moves);
    /// assert_eq!(moves.len(), 0);
    /// # Ok::<(), adoube_chess::fen::FenError>(())
    /// ```
    pub fn list_legal_moves(&self, moves: &mut MoveList) {
        moves.clear();
        for_side_to_move(ListMoves { board: &self.board, moves });
    }

    /// Counts the legal moves.
    pub fn count_legal_moves(&self) -> usize {
        for_side_to_move(CountMoves(&self.board)) as usize
    }

    /// Returns whether there is any legal move; stops at the first.
    pub fn has_legal_move(&self) -> bool {
        matches!(self.status(), Status::Ongoing | Status::Check)
    }

    /// Returns whether this move is legal here.
    pub fn is_legal(&self, asked: Move) -> bool {
        for_side_to_move(IsLegal { board: &self.board, asked })
    }

    /// Returns check, checkmate, stalemate, or none of them.
    #[inline]
    pub fn status(&self) -> Status {
        for_side_to_move(FindStatus(&self.board))
    }

    /// Returns whether the side to move is checkmated (Article 5.1).
    pub fn is_checkmate(&self) -> bool {
        self.status() == Status::Checkmate
    }

    /// Returns whether the side to move is stalemated (Article 5.2).
    pub fn is_stalemate(&self) -> bool {
        self.status() == Status::Stalemate
    }

    /// Returns the position after a move, if it is legal. [`make`](Self::make) plays it in place.
    pub fn play(&self, played: Move) -> Result<Self, IllegalMove> {
        if self.is_legal(played) {
            Ok(self.play_unchecked(played))
        } else {
            Err(IllegalMove(played))
        }
    }

    /// Plays a move in place. An illegal one changes nothing.
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

    /// Returns the position after a move known to be legal, such as one of [`Self::legal_moves`]. For
    /// any other move the result is meaningless.
    #[inline]
    #[must_use]
    pub fn play_unchecked(&self, played: Move) -> Self {
        for_side_to_move(Play { position: self, played })
    }

    /// Calls `visit` with each legal move and the position after it; the fastest way to see them all.
    #[inline]
    pub fn for_each_child(&self, visit: impl FnMut(Move, &Self)) {
        for_side_to_move(ForEachChild { position: self, visit });
    }
}
