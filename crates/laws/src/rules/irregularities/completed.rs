//! Records a move that is not legal when it is made or completed, so that it can be noticed later.
//!
//! **Says:** a move is made when the piece is released on its square, and completed when the clock is
//! pressed; the opponent may reply before that, and the player may still press.
//! **Differs:** when an illegal move counts, see [`values`](super::values).
//! **Decides from:** the board as it stands, without what the opponent has moved ahead. Unfinished castling
//! or promotion is not a move yet, and a player who replies to it has moved out of turn.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role};

use crate::{
    history::Ply,
    rules::{Draft, next_move::complete_by_next_move, standing::latent},
    state::Table,
    vocabulary::{Completion, Fact, Hand, Latent},
};

/// Records that a player completed a move that is not legal.
pub(crate) fn complete(draft: &mut Draft, by: Colour) {
    let found = BoardAfterIllegalMove::new(draft.table(), by);
    let (board, breaks_nothing) = (found.board, found.breaks_nothing);
    draft.note(Fact::IllegalMoveCompleted { by, board, breaks_nothing });
    found.note(draft, by);
}

/// Records that it was made; it is completed only if the clock was pressed before.
pub(crate) fn make(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let (owed, pressed_early) = (table.player(by).owes_press, table.has_pressed_early(by));
    if owed {
        complete_by_next_move(draft, by);
    }
    let found = BoardAfterIllegalMove::new(draft.table(), by);
    let (board, breaks_nothing) = (found.board, found.breaks_nothing);
    draft.note(Fact::IllegalMoveMade { by, board, breaks_nothing });
    if pressed_early {
        draft.note(Fact::MoveCompleted { by, how: Completion::Press });
    }
    found.note(draft, by);
}

/// Records that the turn was passed: the clock was pressed without a move, and the opponent moved on.
pub(crate) fn pass(draft: &mut Draft, by: Colour) {
    let before = *draft.table().history().board();
    let board = after_illegal_move(&before, before);
    draft.note(Fact::IllegalMoveMade { by, board, breaks_nothing: false });
}

/// Clears the illegal move at this half-move, because the player has corrected it.
pub(crate) fn forget(draft: &mut Draft, of: Ply) {
    let is_gone =
        |latent: &&Latent| matches!(latent, Latent::IllegalMove { ply, .. } if *ply == of);
    let gone: Vec<Latent> = draft.table().latent().iter().filter(is_gone).cloned().collect();
    for latent in gone {
        draft.note(Fact::IrregularityNoticed(latent));
    }
}

/// The board after a move that is not legal.
struct BoardAfterIllegalMove {
    /// The board from which play continues.
    board: Board,
    /// Whether the piece moved as its kind does, on a board where no move is legal.
    breaks_nothing: bool,
    /// The undetected irregularity.
    latent: Option<Latent>,
    used: Option<Hand>,
}

impl BoardAfterIllegalMove {
    fn new(table: &Table, by: Colour) -> Self {
        let latent = latent(table, by);
        let board = after_illegal_move(table.history().board(), table.in_turn());
        let breaks_nothing = latent.is_none();
        Self { board, breaks_nothing, latent, used: table.player(by).hands.used }
    }

    fn note(self, draft: &mut Draft, by: Colour) {
        super::accept_as_answer(draft, by);
        draft.note_all(self.latent.map(Fact::IrregularityArose));
        if self.used == Some(Hand::Both) {
            let ply = draft.table().history().plies();
            draft.note(Fact::IrregularityArose(Latent::TwoHands { by, ply }));
        }
    }
}

/// Returns the board from which play continues after an unnoticed illegal move: the pieces as they stand,
/// the opponent's turn, and castling rights only where king and rook are still on their squares.
fn after_illegal_move(before: &Board, stands: Board) -> Board {
    let mut board = stands;
    board.set_turn(!before.turn());
    board.set_en_passant(None);
    board.set_halfmoves(before.halfmoves().saturating_add(1));
    let is_next = u32::from(before.turn() == Colour::Black);
    board.set_fullmoves(before.fullmoves().saturating_add(is_next));
    let mut rooks = Bitboard::EMPTY;
    for rook in before.castling() {
        let home = |square| board.piece_on(square) == before.piece_on(square);
        let colour = before.piece_on(rook).map(|piece| piece.colour);
        let king = colour
            .and_then(|colour| before.pieces(Piece::new(colour, Role::King)).into_iter().next());
        if home(rook) && king.is_some_and(home) {
            rooks |= Bitboard::from_square(rook);
        }
    }
    board.set_castling(rooks);
    board
}
