//! The proof by quotient: some men are followed exactly, square by square and move by move, the others
//! roam and are known only by the squares that they can reach meanwhile, if they are there at all. That
//! leaves few states where there are billions of positions: five bishops on their side of a wall of pawns
//! are five sets of squares.

mod follow;
mod mate;
mod roamer;
mod search;

use adoube_chess::{Bitboard, Board, Piece, Position, Role, Square};

pub(crate) use roamer::{Choice, Roamer};
pub(crate) use search::prove;

/// States closed under every legal move, in none of which there is a mate. Each is a board with the men that
/// are followed, and for each man that roams the squares on one of which it stands, unless it was taken.
/// A pawn may roam too, taken for whatever it may become. States in which the winner has nothing but the
/// king, for certain, are not looked at further; and a move that gives check is no mate if a man that is
/// followed can for certain take the man that made it, and no check is left.
#[derive(Clone, Debug)]
pub(crate) struct Quotient {
    pub(crate) roamers: Vec<Roamer>,
    boards: Vec<Board>,
    /// As many for each board as there are roamers.
    reaches: Vec<Bitboard>,
    /// Whether every state was gone into.
    is_complete: bool,
}

impl Quotient {
    /// All states; the first is the position that was asked about.
    pub(crate) fn states(&self) -> impl ExactSizeIterator<Item = (&Board, &[Bitboard])> {
        (0..self.boards.len()).map(|place| self.state(place))
    }

    fn state(&self, place: usize) -> (&Board, &[Bitboard]) {
        let roamers = self.roamers.len();
        (&self.boards[place], &self.reaches[place * roamers..][..roamers])
    }

    /// Where a man of the position can ever stand, if it is a king or roams and every state was gone into.
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
