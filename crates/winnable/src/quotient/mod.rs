//! The proof by quotient: some pieces are tracked exactly, square by square and move by move; the others
//! roam and are known only by the squares that they can reach meanwhile, if they are still there. That
//! leaves few states where there are billions of positions: five bishops on their side of a wall of
//! pawns are five sets of squares.

mod mate;
mod roaming;
mod search;
mod successors;

use adoube_chess::{Bitboard, Board, Piece, Position, Role, Square};

pub(crate) use roaming::{Choice, RoamingPiece};
pub(crate) use search::prove;

/// States closed under every legal move, none of which contains a mate. Each is a board with the tracked
/// pieces, and for each roaming piece the squares on one of which it stands, unless it was captured. A
/// pawn may roam too, as whatever it may be promoted to. States in which the winner certainly has only
/// the king are not expanded; and a move that gives check is not mate if a tracked piece can certainly
/// capture the piece that made it and no check is left.
#[derive(Clone, Debug)]
pub(crate) struct Quotient {
    pub(crate) roamers: Vec<RoamingPiece>,
    boards: Vec<Board>,
    /// One per roaming piece for each board.
    reaches: Vec<Bitboard>,
    /// Whether every state was expanded.
    is_complete: bool,
}

impl Quotient {
    /// All states; the first is the position in question.
    pub(crate) fn states(&self) -> impl ExactSizeIterator<Item = (&Board, &[Bitboard])> {
        (0..self.boards.len()).map(|place| self.state(place))
    }

    fn state(&self, place: usize) -> (&Board, &[Bitboard]) {
        let roamers = self.roamers.len();
        (&self.boards[place], &self.reaches[place * roamers..][..roamers])
    }

    /// Returns where a piece of the position can ever stand, if it is a king or roams and every state
    /// was expanded.
    pub(crate) fn reach(&self, position: &Position, from: Square) -> Option<Bitboard> {
        let roamer = self.roamers.iter().position(|roamer| roamer.home == Some(from));
        match (roamer, position.piece_on(from)) {
            _ if !self.is_complete => None,
            (Some(index), _) => Some(self.union(|_, reaches| reaches[index])),
            (None, Some(king @ Piece { role: Role::King, .. })) => {
                Some(self.union(|board, _| board.pieces(king)))
            }
            _ => None,
        }
    }

    fn union(&self, squares: impl Fn(&Board, &[Bitboard]) -> Bitboard) -> Bitboard {
        self.states().fold(Bitboard::EMPTY, |all, (board, reaches)| all | squares(board, reaches))
    }
}
