//! The changes that hands made between two boards, and the move they were meant to be.

use adoube_chess::{Board, Colour, Move, MoveKind, Piece, Role, Square};

/// The squares whose contents have changed.
#[derive(Debug, Default)]
pub(super) struct Changes {
    own_gone: Vec<(Square, Piece)>,
    own_came: Vec<(Square, Piece)>,
    other_gone: Vec<(Square, Piece)>,
    other_came: Vec<(Square, Piece)>,
}

/// An intended move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Attempt {
    /// King and rook together.
    Castling {
        king: Square,
        rook: Square,
        /// The king's square now.
        king_to: Square,
        /// The rook's square now; the old one if it was forgotten.
        rook_to: Square,
    },
    /// A single piece moves.
    Going(PieceMovement),
}

/// A single piece moves from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PieceMovement {
    pub(super) piece: Piece,
    pub(super) from: Square,
    pub(super) to: Square,
    /// The piece on the destination, if it is a different one.
    pub(super) becomes: Option<Piece>,
}

impl Changes {
    /// Returns what a player has changed.
    pub(super) fn between(before: &Board, after: &Board, by: Colour) -> Self {
        let mut changes = Self::default();
        for square in before.occupied() | after.occupied() {
            let (was, is) = (before.piece_on(square), after.piece_on(square));
            if was == is {
                continue;
            }
            if let Some(piece) = was {
                let gone = if piece.colour == by {
                    &mut changes.own_gone
                } else {
                    &mut changes.other_gone
                };
                gone.push((square, piece));
            }
            if let Some(piece) = is {
                let came = if piece.colour == by {
                    &mut changes.own_came
                } else {
                    &mut changes.other_came
                };
                came.push((square, piece));
            }
        }
        changes
    }

    /// Iterates over opposing pieces that left their squares, except on the destination.
    pub(super) fn taken_besides(&self, arrival: Square) -> impl Iterator<Item = (Square, Piece)> {
        self.other_gone.iter().copied().filter(move |(square, _)| *square != arrival)
    }

    /// Reports whether the opposing king is gone.
    pub(super) fn has_taken_king(&self) -> bool {
        self.other_gone.iter().any(|(_, piece)| piece.role == Role::King)
            && self.other_came.iter().all(|(_, piece)| piece.role != Role::King)
    }

    /// Reports whether opposing pieces were removed and nothing was placed on their squares.
    pub(super) fn are_captures_alone(&self) -> bool {
        !self.other_gone.is_empty()
            && self.other_came.is_empty()
            && self.own_came.is_empty()
            && self.own_gone.is_empty()
    }

    /// Reports whether more than one piece has moved, so that the move is unclear.
    pub(super) fn are_several_moves(&self) -> bool {
        self.own_gone.len() > 1 && self.own_came.len() > 1
    }

    /// Returns the intended move, if it is clear.
    pub(super) fn attempt(&self, before: &Board) -> Option<Attempt> {
        self.castling(before)
            .or_else(|| self.promotion(before).map(Attempt::Going))
            .or_else(|| self.pawn_left(before).map(Attempt::Going))
            .or_else(|| self.going().map(Attempt::Going))
            .or_else(|| self.opponents_piece().map(Attempt::Going))
    }

    /// Reports whether the only piece that moved is an opposing one.
    pub(super) fn has_moved_opponents_piece(&self) -> bool {
        self.opponents_piece().is_some()
    }

    /// Returns the move of an opposing piece.
    fn opponents_piece(&self) -> Option<PieceMovement> {
        let ([(from, piece)], [(to, came)]) = (&self.other_gone[..], &self.other_came[..]) else {
            return None;
        };
        let is_alone = self.own_came.is_empty()
            && self.own_gone.iter().all(|(square, _)| square == to)
            && piece == came;
        is_alone.then_some(PieceMovement { piece: *piece, from: *from, to: *to, becomes: None })
    }

    /// Returns a promotion whose new piece is on the last rank while the pawn was left on its square.
    fn pawn_left(&self, before: &Board) -> Option<PieceMovement> {
        let ([], [(to, came)]) = (&self.own_gone[..], &self.own_came[..]) else { return None };
        let (to, came) = (*to, *came);
        if to.rank() != last_rank(came.colour) || matches!(came.role, Role::Pawn | Role::King) {
            return None;
        }
        let piece = Piece::new(came.colour, Role::Pawn);
        let takes = before.piece_on(to).is_some();
        let goes_there = |from: &Square| {
            let files = from.file().index().abs_diff(to.file().index());
            from.rank().index().abs_diff(to.rank().index()) == 1 && files == usize::from(takes)
        };
        let mut pawns = before.pieces(piece).into_iter().filter(goes_there);
        let from = pawns.next().filter(|_| pawns.next().is_none())?;
        Some(PieceMovement { piece, from, to, becomes: Some(came) })
    }

    /// Returns castling by king and rook, or by the one of them that was moved.
    fn castling(&self, before: &Board) -> Option<Attempt> {
        let of = |men: &[(Square, Piece)], role: Role| {
            men.iter().find(|(_, piece)| piece.role == role).map(|(square, _)| *square)
        };
        if !self.other_came.is_empty() {
            return None;
        }
        if let Some(attempt) = self.rook_alone(before) {
            return Some(attempt);
        }
        // Other pieces may have stood where the two were placed.
        let is_upon = |square: Square| self.own_came.iter().any(|(to, _)| *to == square);
        let castles = |piece: &Piece| matches!(piece.role, Role::King | Role::Rook);
        let gone = self.own_gone.iter().filter(|(on, piece)| castles(piece) || !is_upon(*on));
        let gone: Vec<_> = gone.copied().collect();
        let king = of(&gone, Role::King)?;
        let king_to = of(&self.own_came, Role::King)?;
        match (&gone[..], &self.own_came[..]) {
            ([_, _], [_, _]) => {
                let (rook, rook_to) = (of(&gone, Role::Rook)?, of(&self.own_came, Role::Rook)?);
                Some(Attempt::Castling { king, rook, king_to, rook_to })
            }
            ([_], [_]) => {
                let rook = forgotten_rook(before, king, king_to)?;
                Some(Attempt::Castling { king, rook, king_to, rook_to: rook })
            }
            _ => None,
        }
    }

    /// Returns castling by the rook alone over a king that stays on its square, as is possible in Chess960.
    fn rook_alone(&self, before: &Board) -> Option<Attempt> {
        let ([(rook, piece)], [(rook_to, came)]) = (&self.own_gone[..], &self.own_came[..]) else {
            return None;
        };
        let (rook, rook_to) = (*rook, *rook_to);
        if piece.role != Role::Rook || came != piece || !before.castling().contains(rook) {
            return None;
        }
        let king = before.pieces(Piece::new(piece.colour, Role::King)).into_iter().next()?;
        let arrivals = Move::new(king, rook, MoveKind::Castle).castling_destinations();
        (arrivals == Some((king, rook_to))).then_some(Attempt::Castling {
            king,
            rook,
            king_to: king,
            rook_to,
        })
    }

    /// Returns a promotion: a pawn before its last step is gone, and the last rank has the new piece, a
    /// piece it cannot become, or nothing.
    fn promotion(&self, before: &Board) -> Option<PieceMovement> {
        let [(from, piece)] = self.own_gone[..] else { return None };
        let last = last_rank(piece.colour);
        let is_due = piece.role == Role::Pawn && from.rank().index().abs_diff(last.index()) == 1;
        if !is_due {
            return None;
        }
        match (&self.own_came[..], &self.other_came[..]) {
            ([(to, came)], []) | ([], [(to, came)]) if to.rank() == last => {
                let becomes = (*came != piece).then_some(*came);
                Some(PieceMovement { piece, from, to: *to, becomes })
            }
            ([], []) => {
                let ahead = Square::new(from.file(), last);
                let taken = |square: &Square| square.rank() == last;
                let to = match self.other_gone[..] {
                    [] => Some(ahead).filter(|ahead| before.piece_on(*ahead).is_none()),
                    [(square, _)] => Some(square).filter(taken),
                    _ => None,
                };
                to.map(|to| PieceMovement { piece, from, to, becomes: None })
            }
            _ => None,
        }
    }

    /// Returns the move of a single piece, possibly onto one of its own side.
    fn going(&self) -> Option<PieceMovement> {
        if !self.other_came.is_empty() {
            return None;
        }
        let [(to, came)] = self.own_came[..] else { return None };
        let left: Vec<_> =
            self.own_gone.iter().filter(|(square, _)| *square != to).copied().collect();
        let [(from, piece)] = left[..] else { return None };
        let becomes = (came != piece).then_some(came);
        (becomes.is_none() || piece.role == Role::Pawn).then_some(PieceMovement {
            piece,
            from,
            to,
            becomes,
        })
    }
}

/// Returns the rook with which a king that moved more than one square along its rank should have castled.
fn forgotten_rook(before: &Board, king: Square, king_to: Square) -> Option<Square> {
    let distance = king.file().index().abs_diff(king_to.file().index());
    if king.rank() != king_to.rank() || distance < 2 {
        return None;
    }
    let colour = before.piece_on(king)?.colour;
    let is_its = |rook: &Square| {
        let castling = Move::new(king, *rook, MoveKind::Castle);
        rook.rank() == king.rank()
            && castling.castling_destinations().is_some_and(|(arrives, _)| arrives == king_to)
    };
    before.pieces(Piece::new(colour, Role::Rook)).into_iter().find(is_its)
}

/// Returns the promotion rank of a player.
pub(super) fn last_rank(colour: Colour) -> adoube_chess::Rank {
    match colour {
        Colour::White => adoube_chess::Rank::Eighth,
        Colour::Black => adoube_chess::Rank::First,
    }
}
