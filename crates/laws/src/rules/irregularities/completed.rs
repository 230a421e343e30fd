//! Something that is no legal move was made or completed: what it was, for whoever will notice it.
//!
//! **Says:** a move is made when the piece is released on its square, and completed when the clock is pressed; the
//! opponent may answer before that, and the player may still press.
//! **Differs:** when an illegal move counts, see [`values`](super::values).
//! **Decides from:** the board as it stands, without what the opponent has moved ahead. A castling or a promotion that
//! is not finished is no move yet, and whoever answers it has moved out of turn.

use adoube_chess::{Bitboard, Board, Colour, Piece, Role};

use crate::{
    Provision,
    history::{Ply, same_men},
    regulations::BoardMode,
    rules::{
        Draft, hands,
        moves::{Diagnosis, diagnose},
        press,
    },
    state::{Displaced, Stage, Table},
    vocabulary::{Completion, Fact, Hand, Latent},
};

/// A player completes with the men on the board a move that is no legal one.
pub(crate) fn complete(draft: &mut Draft, by: Colour) {
    let found = Standing::of(draft.table(), by);
    let (board, breaks_nothing) = (found.board, found.breaks_nothing);
    draft.note(Fact::IllegalMoveCompleted { by, board, breaks_nothing });
    found.note(draft, by);
}

/// A player plays on although the opponent has the move: what the opponent left standing is made by that, and a press
/// without a move has passed the turn. Nothing happens if the opponent is still at it.
pub(crate) fn move_on(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let opponent = !by;
    let is_free = table.regulations().board == BoardMode::Free && *table.stage() == Stage::Playing;
    let is_at_it = !table.player(opponent).hands.held.is_empty();
    // With the own last move in the hand the player changes that.
    let player = table.player(by);
    let is_changing = player.owes_press && !player.hands.held.is_empty();
    if table.to_move() == by || !is_free || is_at_it || is_changing {
        return;
    }
    if table.has_moved_ahead(opponent) {
        hands::made(draft, opponent);
    }
    let table = draft.table();
    if table.to_move() == by {
        return;
    }
    let stands = table.tidied();
    let is_pressed = table.has_pressed_early(opponent);
    if same_men(&stands, table.history().board()) {
        if is_pressed {
            pass(draft, opponent);
        }
    } else if is_made(&diagnose(table.history().board(), &stands)) {
        make(draft, opponent);
    }
}

/// Whether men that are no legal move are a move all the same.
fn is_made(what: &Diagnosis) -> bool {
    let is_unfinished = what.is_unfinished_promotion()
        || what.is_unfinished_castling()
        || what.also.contains(&Provision::PromotionMade);
    let are_several = what.also.contains(&Provision::PlayersMoveAlternately);
    !is_unfinished && (what.attempt.is_some() || are_several)
}

/// What stands is made, and not completed unless the clock was pressed before.
fn make(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let (owed, pressed_early) = (table.player(by).owes_press, table.has_pressed_early(by));
    if owed {
        press::completed_by_next_move(draft, by);
    }
    let found = Standing::of(draft.table(), by);
    let (board, breaks_nothing) = (found.board, found.breaks_nothing);
    draft.note(Fact::IllegalMoveMade { by, board, breaks_nothing });
    if pressed_early {
        draft.note(Fact::MoveCompleted { by, how: Completion::Press });
    }
    found.note(draft, by);
}

/// The clock was pressed without a move, and the opponent has moved on: the turn was passed.
fn pass(draft: &mut Draft, by: Colour) {
    let before = *draft.table().history().board();
    let board = after_illegal_move(&before, before);
    draft.note(Fact::IllegalMoveMade { by, board, breaks_nothing: false });
}

/// What there was to be noticed of a half-move is not there any more: the player has put it right.
pub(crate) fn forget(draft: &mut Draft, of: Ply) {
    let is_gone =
        |latent: &&Latent| matches!(latent, Latent::IllegalMove { ply, .. } if *ply == of);
    let gone: Vec<Latent> = draft.table().latent().iter().filter(is_gone).cloned().collect();
    for latent in gone {
        draft.note(Fact::Noticed(latent));
    }
}

/// The men with which a move is made that is no legal one.
struct Standing {
    /// The board with which play goes on.
    board: Board,
    /// Whether the piece went as it should, from a board on which there are no legal moves.
    breaks_nothing: bool,
    /// What there is to be noticed.
    latent: Option<Latent>,
    used: Option<Hand>,
}

impl Standing {
    fn of(table: &Table, by: Colour) -> Self {
        let latent = latent(table, by);
        let board = after_illegal_move(table.history().board(), table.in_turn());
        let breaks_nothing = latent.is_none();
        Self { board, breaks_nothing, latent, used: table.player(by).hands.used }
    }

    fn note(self, draft: &mut Draft, by: Colour) {
        super::in_turn_after_all(draft, by);
        draft.note_all(self.latent.map(Fact::Came));
        if self.used == Some(Hand::Both) {
            let ply = draft.table().history().plies();
            draft.note(Fact::Came(Latent::TwoHands { by, ply }));
        }
    }
}

/// What there is to be noticed about the men on the board. Nothing if they break nothing.
fn latent(table: &Table, by: Colour) -> Option<Latent> {
    // A piece that lay on a wrong square was played from there.
    let is_played = |lies: &&Displaced| {
        let stands = |square| table.board().piece_on(square) == Some(lies.piece);
        !stands(lies.from) && !lies.to.is_some_and(stands) && lies.to.is_some()
    };
    if let Some(lies) = table.displaced().iter().find(is_played) {
        return Some(Latent::Displacement { by: lies.by, ply: lies.ply });
    }
    let found = diagnose(table.history().board(), &table.tidied());
    // From a board on which there are no legal moves, because an illegal one was let pass, a piece that goes as it
    // should breaks nothing.
    let breaks_nothing = found.breaks == Provision::LegalAndIllegalMove && found.also.is_empty();
    if table.position().is_none() && found.attempt.is_some() && breaks_nothing {
        return None;
    }
    Some(Latent::IllegalMove {
        by,
        ply: Ply(table.history().plies().0.saturating_add(1)),
        attempt: found.attempt,
        breaks: found.breaks,
        also: found.also,
        hand: table.player(by).hands.touch.clone(),
    })
}

/// Whether an illegal move after which there are no legal ones was answered by a piece that goes as it should: that
/// answer is made, be the clock pressed or not.
pub(crate) fn is_answered(table: &Table) -> bool {
    let by = table.to_move();
    let is_free = table.player(by).hands.held.is_empty();
    let has_moved = || !same_men(&table.tidied(), table.history().board());
    table.position().is_none() && is_free && has_moved() && latent(table, by).is_none()
}

/// The board with which play goes on after an illegal move that nobody has noticed: the men as they stand, the other
/// player's turn, and rights to castle only where king and rook are still at home.
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
            rooks |= Bitboard::of(rook);
        }
    }
    board.set_castling(rooks);
    board
}
