//! The press of the clock: what completes a move, and what it completes if there was none.
//!
//! **Says:** whoever has made a move presses, and that completes it; the time until then is his, and he may press even
//! if the opponent has moved meanwhile. The hand that moved presses, and does it properly.
//! **Differs:** since 2014 a press that was forgotten is made up for by the next move; since 2017 a press without a
//! move is an illegal move.
//! **Decides from:** whose clock runs, and whether a move was made that was not pressed.

use adoube_chess::{Board, Colour};

use super::irregularities;
use crate::{
    Provision,
    clock::{Device, Mode},
    history::same_men,
    regulations::BoardMode,
    rules::Draft,
    state::{Stage, Table},
    vocabulary::{Completion, Fact, Hand, Latent, Manner, Refusal, Why},
};

/// A player presses the clock.
pub(crate) fn press(
    draft: &mut Draft,
    by: Colour,
    hand: Hand,
    manner: Manner,
) -> Result<(), Refusal> {
    super::blind::may_press(draft, by)?;
    let table = draft.table();
    if *table.stage() == Stage::BeforeStart {
        return begins(draft, by);
    }
    match table.clock().running() {
        None => return draft.refuse(Why::ClocksStopped, Provision::RestartOfClocks),
        Some(running) if running != by => {
            return draft.refuse(Why::ClockNotRunning, Provision::RightToPressClock);
        }
        Some(_) => {}
    }
    if super::adjournment::has_sealed_reply(table, by) {
        draft.note(Fact::Pressed { by, hand, manner });
        return Ok(());
    }
    let player = table.player(by);
    let moved_with = player.hands.used;
    if player.owes_press {
        draft.note(Fact::Pressed { by, hand, manner });
        draft.note(Fact::MoveCompleted { by, how: Completion::Press });
    } else if table.to_move() == by {
        if table.regulations().board == BoardMode::Enforced {
            return draft.refuse(Why::IllegalMove, Provision::LegalAndIllegalMove);
        }
        without_legal_move(draft, by, hand, manner);
    } else {
        draft.note(Fact::Pressed { by, hand, manner });
    }
    if moved_with.is_some_and(|used| used != Hand::Both && used != hand) {
        draft.note(Fact::Came(Latent::OtherHand(by)));
    }
    match manner {
        Manner::Proper => {}
        Manner::Hovering => draft.note(Fact::Came(Latent::Hovering(by))),
        Manner::Banging | Manner::Rough => draft.note(Fact::Came(Latent::ClockHandling(by))),
    }
    Ok(())
}

/// Whoever sits opposite the player who begins may start that player's clock.
fn begins(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    if draft.table().to_move() == by {
        return draft.refuse(Why::NotStarted, Provision::StartOfWhitesClock);
    }
    super::clocks::start(draft)
}

/// Nothing was played, or something that is no legal move.
fn without_legal_move(draft: &mut Draft, by: Colour, hand: Hand, manner: Manner) {
    let table = draft.table();
    let stands = *table.board();
    let nothing_done = same_men(&table.tidied(), table.history().board())
        && table.player(by).hands.held.is_empty();
    draft.note(Fact::Pressed { by, hand, manner });
    if nothing_done {
        let ply = draft.table().history().plies();
        draft.note(Fact::Came(Latent::PressWithoutMove { by, ply }));
        return;
    }
    let before = *draft.table().history().board();
    let latent = irregularities::completed(draft.table(), by);
    let board = after_illegal_move(&before, stands);
    draft.note(Fact::IllegalMoveCompleted { by, board });
    draft.note(Fact::MoveCompleted { by, how: Completion::Press });
    if let Some(latent) = latent {
        draft.note(Fact::Came(latent));
    }
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
    let mut rooks = adoube_chess::Bitboard::EMPTY;
    for rook in before.castling() {
        let home = |square| board.piece_on(square) == before.piece_on(square);
        let colour = before.piece_on(rook).map(|piece| piece.colour);
        let king = colour.and_then(|colour| {
            before
                .pieces(adoube_chess::Piece::new(colour, adoube_chess::Role::King))
                .into_iter()
                .next()
        });
        if home(rook) && king.is_some_and(home) {
            rooks |= adoube_chess::Bitboard::of(rook);
        }
    }
    board.set_castling(rooks);
    board
}

/// A player who had forgotten to press makes the next move.
pub(crate) fn completed_by_next_move(draft: &mut Draft, by: Colour) {
    if draft.table().cite(Provision::CompletedByNextMove).is_some() {
        draft.note(Fact::MoveCompleted { by, how: Completion::NextMove });
    }
}

/// The provisions that a press rests on: it may end a period, or come before the time that counts has begun to run.
pub(crate) fn under(table: &Table, by: Colour) -> Vec<Provision> {
    let mut under = vec![Provision::RightToPressClock];
    let clock = table.clock();
    match clock.mode(by) {
        Mode::Delay(_) | Mode::Bronstein(_) => under.push(Provision::DelayBeforeMainTime),
        Mode::Plain | Mode::Increment(_) => {}
    }
    let required = clock.control(by).required(clock.period(by));
    let completes = required.is_some_and(|moves| clock.completed(by).next() >= moves);
    if completes && clock.setting().device == Device::Counting && clock.down(by).is_none() {
        under.extend([Provision::TimeControlPeriods, Provision::SavedTimeCarriesOver]);
    }
    under
}
