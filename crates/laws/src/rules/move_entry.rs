//! A move entered as a whole: lifting, placing and pressing with one hand.

use adoube_chess::{Colour, Move, MoveKind, Piece, Square};

use super::{hands, irregularities, press};
use crate::{
    Provision,
    history::has_same_pieces,
    regulations::BoardMode,
    rules::Draft,
    vocabulary::{Hand, HandAct, Manner, Plan, Refusal, RefusalReason},
};

/// Makes a move and presses the clock.
pub(crate) fn play(draft: &mut Draft, by: Colour, plan: Plan) -> Result<(), Refusal> {
    make(draft, by, plan)?;
    // The move itself may have ended the game: then there is nothing to press. Nor is there for a player
    // who has moved on the opponent's time: the button is already down.
    super::ending::end_by_itself(draft);
    let table = draft.table();
    let is_down = table.clock().running() == Some(!by);
    if table.outcome().is_some() || is_down && irregularities::is_out_of_turn(table, by) {
        return Ok(());
    }
    press::press(draft, by, Hand::Usual, Manner::Proper)
}

/// Makes a move, legal or not.
pub(crate) fn make(draft: &mut Draft, by: Colour, plan: Plan) -> Result<(), Refusal> {
    let table = draft.table();
    if table.clock().running().is_none() {
        return Err(RefusalReason::ClocksStopped.into());
    }
    super::sheets::may_move(draft, by)?;
    hands::move_on(draft, by);
    let table = draft.table();
    let is_enforced = table.regulations().board == BoardMode::Enforced;
    let is_undisturbed = has_same_pieces(table.board(), table.history().board())
        && table.displaced().is_empty()
        && table.player(by).hands.held.is_empty();
    let legal = table
        .position()
        .filter(|_| table.to_move() == by)
        .and_then(|position| plan.legal_in(position));
    match legal {
        Some(played) if is_undisturbed => {
            if is_enforced {
                check_allowed(draft, by, played)?;
            }
            super::draws::offers::refuse_by_touch(draft, by);
            hands::forfeit_complaints(draft, by);
            hands::make(draft, by, played, Hand::Usual);
            Ok(())
        }
        None if is_enforced && table.to_move() == by => {
            draft.refuse(RefusalReason::IllegalMove, Provision::LegalAndIllegalMove)
        }
        Some(_) | None => play_by_hand(draft, by, plan),
    }
}

/// Checks, on a screen, that touched pieces and orders allow the move.
fn check_allowed(draft: &Draft, by: Colour, played: Move) -> Result<(), Refusal> {
    let Some(position) = draft.table().position() else { return Ok(()) };
    let allowed = draft.table().allowed_moves(by, position);
    if allowed.contains(&played) {
        return Ok(());
    }
    draft.refuse(RefusalReason::MustPlay(allowed), Provision::TouchMove)
}

/// Makes the move by lifting and placing. A piece already in the hand is not lifted again.
fn play_by_hand(draft: &mut Draft, by: Colour, plan: Plan) -> Result<(), Refusal> {
    let castling = Move::new(plan.from, plan.to, MoveKind::Castle).castling_destinations();
    lift(draft, by, plan.from)?;
    if let Some((king, rook)) = castling.filter(|_| plan.castles) {
        if king == plan.to {
            // The rook has to be lifted first; of two pieces in the hand the last one is placed first.
            lift(draft, by, plan.to)?;
            place(draft, by, plan.to, rook)?;
            return place(draft, by, plan.from, king);
        }
        place(draft, by, plan.from, king)?;
        lift(draft, by, plan.to)?;
        return place(draft, by, plan.to, rook);
    }
    match plan.becomes {
        Some(role) => {
            let mut act = |act| hands::act(draft, by, Hand::Usual, act);
            act(HandAct::PutAside)?;
            act(HandAct::Fetch { piece: Piece::new(by, role) })?;
            act(HandAct::Place { on: plan.to, piece: None })
        }
        None => place(draft, by, plan.from, plan.to),
    }
}

/// Returns the piece lifted from a square, if it is in the player's hand.
fn in_hand(draft: &Draft, by: Colour, from: Square) -> Option<Piece> {
    let held = draft.table().player(by).hands.held.iter().find(|held| held.from == Some(from));
    held.map(|held| held.piece)
}

fn lift(draft: &mut Draft, by: Colour, from: Square) -> Result<(), Refusal> {
    match in_hand(draft, by, from) {
        Some(_) => Ok(()),
        None => hands::act(draft, by, Hand::Usual, HandAct::Lift { from }),
    }
}

fn place(draft: &mut Draft, by: Colour, from: Square, on: Square) -> Result<(), Refusal> {
    let piece = in_hand(draft, by, from);
    hands::act(draft, by, Hand::Usual, HandAct::Place { on, piece })
}
