//! Hands on the board (Article 4).
//!
//! **Says:** a move is made with one hand; a touched piece must be played, a released piece stays; a move
//! is made when the board is as after it, and from then on the opponent has the move.
//! **Differs:** what may be complained about and until when; two hands are an illegal move since 2017.
//! **Decides from:** the board as it stands, compared with the legal moves from the position of record.

mod move_on;
mod sealed;
mod values;

use adoube_chess::{Board, Colour, Move, MoveKind, Piece, Position, Role, Square};

pub(crate) use self::move_on::move_on;
use self::{sealed::seal_openly, values::Forfeits};
use super::{irregularities, moves::puts_piece_on, next_move::complete_by_next_move};
use crate::{
    Provision,
    history::{ReachedBy, has_same_pieces},
    regulations::BoardMode,
    rules::Draft,
    state::{
        HeldPiece,
        blind::{awaits_announcement, is_blind},
    },
    vocabulary::{
        Completion, Fact, Hand, HandAct, Intent, Latent, Refusal, RefusalReason, is_release,
    },
};

/// Handles an act of a hand.
pub(crate) fn act(draft: &mut Draft, by: Colour, hand: Hand, act: HandAct) -> Result<(), Refusal> {
    may_act(draft, by, act)?;
    if is_play(act) {
        move_on(draft, by);
    }
    match act {
        HandAct::Touch { on, intent } => {
            standing(draft, on)?;
            let adjusting = draft.table().player(by).hands.is_adjusting(draft.at());
            draft.note(Fact::Touched { by, on, intent, adjusting });
            note_touch(draft, by, on, intent);
        }
        HandAct::Lift { from } => {
            standing(draft, from)?;
            draft.note(Fact::Lifted { by, hand, from });
            apply_touch(draft, by, true);
        }
        HandAct::Fetch { piece } => draft.note(Fact::Fetched { by, hand, piece }),
        HandAct::Hold { on } => {
            in_hand(draft, by)?;
            draft.note(Fact::Held { by, on });
        }
        HandAct::Place { on, piece } => place(draft, by, hand, on, piece)?,
        HandAct::PutAside => {
            in_hand(draft, by)?;
            draft.note(Fact::PutAside { by, hand });
            note_made_move(draft, by);
        }
        HandAct::Remove { from } => {
            standing(draft, from)?;
            draft.note(Fact::Removed { by, hand, from });
            apply_touch(draft, by, true);
            note_made_move(draft, by);
        }
        HandAct::Displace { from, to } => {
            standing(draft, from)?;
            draft.note(Fact::Displaced { by, from, to });
        }
        HandAct::PutRight => irregularities::put_right(draft, by),
    }
    Ok(())
}

/// Records "I adjust", to be said before the touch by the player having the move.
pub(crate) fn announce_adjusting(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    if table.to_move() == by && !table.player(by).hands.touch.is_idle() {
        return draft.refuse(RefusalReason::TooLate, Provision::AdjustingPieces);
    }
    draft.note(Fact::SaidAdjusting(by));
    Ok(())
}

/// Records the consequences of a mere touch.
fn note_touch(draft: &mut Draft, by: Colour, on: Square, intent: Intent) {
    let table = draft.table();
    let adjusting = table.player(by).hands.is_adjusting(draft.at());
    let ply = table.history().plies();
    if is_blind(table, by) {
        return;
    }
    if table.to_move() != by {
        if intent == Intent::ToPlay && !table.player(by).owes_press {
            draft.note(Fact::IrregularityArose(Latent::Meddling(by)));
        }
        return;
    }
    match intent {
        Intent::Accident if !adjusting => {
            draft.note(Fact::IrregularityArose(Latent::Accident { by, on, ply }));
        }
        Intent::ToPlay | Intent::Accident => {
            apply_touch(draft, by, intent == Intent::ToPlay && !adjusting);
        }
    }
}

/// Checks that a hand may act: on a screen only that of the player to move, and nobody plays while the
/// clocks are stopped.
fn may_act(draft: &Draft, by: Colour, act: HandAct) -> Result<(), Refusal> {
    let table = draft.table();
    let plays = is_play(act);
    if plays && table.clock().running().is_none() {
        return Err(RefusalReason::ClocksStopped.into());
    }
    if table.regulations().board == BoardMode::Enforced && plays && table.to_move() != by {
        return draft.refuse(
            RefusalReason::NotYourMove { to_move: table.to_move() },
            Provision::PlayersMoveAlternately,
        );
    }
    if plays { super::sheets::may_move(draft, by) } else { Ok(()) }
}

/// Reports whether it may be part of playing a move.
const fn is_play(act: HandAct) -> bool {
    match act {
        HandAct::Touch { .. }
        | HandAct::Lift { .. }
        | HandAct::Place { .. }
        | HandAct::Hold { .. }
        | HandAct::PutAside
        | HandAct::Remove { .. } => true,
        HandAct::Fetch { .. } | HandAct::Displace { .. } | HandAct::PutRight => false,
    }
}

/// Returns the piece on a square of the board as it stands.
fn standing(draft: &Draft, on: Square) -> Result<Piece, Refusal> {
    draft.table().board().piece_on(on).ok_or_else(|| RefusalReason::NothingThere(on).into())
}

fn in_hand(draft: &Draft, by: Colour) -> Result<Piece, Refusal> {
    let held = draft.table().player(by).hands.held.last();
    held.map(|held| held.piece).ok_or_else(|| RefusalReason::HandEmpty.into())
}

fn place(
    draft: &mut Draft,
    by: Colour,
    hand: Hand,
    on: Square,
    which: Option<Piece>,
) -> Result<(), Refusal> {
    let last = in_hand(draft, by)?;
    let held = &draft.table().player(by).hands.held;
    let which = which.or_else(|| castling_piece(held, on));
    if which.is_some_and(|which| held.iter().all(|held| held.piece != which)) {
        return Err(RefusalReason::HandEmpty.into());
    }
    let which = which.filter(|which| held.len() > 1 && *which != last);
    let piece = which.unwrap_or(last);
    let there = draft.table().board().piece_on(on);
    // A promoted piece replaces the pawn that has arrived. By hand a piece can be placed on one that
    // belongs there, illegally; stacking it on a piece that belongs elsewhere is not part of any move.
    let is_enforced = draft.table().regulations().board == BoardMode::Enforced;
    let belongs_there = draft.table().history().board().piece_on(on) == there && !is_enforced;
    let is_in_the_way = |there: &Piece| there.colour == piece.colour && there.role != Role::Pawn;
    if there.as_ref().is_some_and(is_in_the_way) && !belongs_there {
        return draft.refuse(RefusalReason::OwnPieceThere(on), Provision::OwnPieceBarsTheWay);
    }
    if is_enforced && !could_be_part(draft, by, on) {
        return draft.refuse(RefusalReason::IllegalMove, Provision::LegalAndIllegalMove);
    }
    draft.note(Fact::Placed { by, hand, on, piece: which });
    note_made_move(draft, by);
    Ok(())
}

/// Returns the one of king and rook, both in the hand, that castling puts on a square.
fn castling_piece(held: &[HeldPiece], on: Square) -> Option<Piece> {
    let [one, other] = held else { return None };
    let (king, rook) = match (one.piece.role, other.piece.role) {
        (Role::King, Role::Rook) => (one, other),
        (Role::Rook, Role::King) => (other, one),
        _ => return None,
    };
    let castling = Move::new(king.from?, rook.from?, MoveKind::Castle);
    let (king_to, rook_to) = castling.castling_destinations()?;
    if on == king_to { Some(king.piece) } else { (on == rook_to).then_some(rook.piece) }
}

/// Reports whether a placement is possible on a screen: putting the piece back, or placing one's own piece as
/// an allowed legal move does.
fn could_be_part(draft: &Draft, by: Colour, on: Square) -> bool {
    let table = draft.table();
    let (Some(position), Some(held)) = (table.position(), table.player(by).hands.held.last())
    else {
        return false;
    };
    let is_own = held.piece.colour == by;
    held.from == Some(on)
        || is_own
            && table.allowed_moves(by, position).iter().any(|played| puts_piece_on(*played, on))
}

/// Declines an offer and forfeits complaints, if the touch is binding and the player has the move.
fn apply_touch(draft: &mut Draft, by: Colour, binds: bool) {
    if !binds || draft.table().to_move() != by {
        return;
    }
    super::draws::offers::refuse_by_touch(draft, by);
    forfeit_complaints(draft, by);
}

/// Forfeits a player's complaints about the opponent's move by touching a piece to play it.
pub(crate) fn forfeit_complaints(draft: &mut Draft, by: Colour) {
    let forfeits = Forfeits::for_edition(draft.table().edition());
    let is_forfeit = |latent: &&Latent| {
        let is_forfeited = match latent {
            Latent::Touch { because, .. } => {
                forfeits == Forfeits::WholeArticle || !because.iter().copied().any(is_release)
            }
            Latent::Accident { .. } => true,
            Latent::TwoHands { .. } => forfeits == Forfeits::WholeArticle,
            _ => false,
        };
        latent.by() != by && is_forfeited
    };
    let lapsed: Vec<Latent> = draft.table().latent().iter().filter(is_forfeit).cloned().collect();
    for latent in lapsed {
        draft.note(Fact::IrregularityLapsed(latent));
    }
}

/// Records a made move if the board is as after a legal move and the hand is empty; replaces an earlier one
/// that was made but not completed.
pub(crate) fn note_made_move(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    if !table.player(by).hands.held.is_empty() {
        return;
    }
    let stands = table.without_displaced();
    if table.to_move() != by && !table.player(by).owes_press {
        if has_same_pieces(&table.in_turn(), table.board()) {
            irregularities::clear_out_of_turn(draft, by);
        } else {
            irregularities::out_of_turn::note_out_of_turn(draft, by);
        }
    } else if has_same_pieces(&stands, table.history().board()) {
        irregularities::clear_out_of_turn(draft, by);
    } else if table.to_move() == by {
        let Some(position) = table.position() else { return };
        // A king on its way to castle may look like a king move.
        let awaits_castling = table.player(by).hands.touch.has_announced_castling()
            && table
                .obligation()
                .is_some_and(|duty| duty.moves.iter().all(|played| played.is_castle()));
        let done = standing_move(position, &stands);
        let is_done = |played: &Move| {
            (played.is_castle() || !awaits_castling) && !awaits_announcement(table, by, *played)
        };
        if let Some(played) = done.filter(is_done) {
            let hand = table.player(by).hands.used.unwrap_or_default();
            make(draft, by, played, hand);
        }
    } else {
        let before = table.history().before();
        let position = before.as_ref().and_then(|before| before.position());
        match position.and_then(|position| standing_move(position, &stands)) {
            Some(played) => replace(draft, by, played),
            None => irregularities::take_back(draft, by),
        }
    }
}

/// Returns the legal move that leads to this board.
pub(crate) fn standing_move(position: &Position, board: &Board) -> Option<Move> {
    let moves = position.legal_moves();
    moves.iter().copied().find(|played| has_same_pieces(&position.play_unchecked(*played), board))
}

/// Records a legal move, with its irregularities.
pub(crate) fn make(draft: &mut Draft, by: Colour, played: Move, hand: Hand) {
    let table = draft.table();
    let broken = breach(draft, by, played);
    let mover = table.player(by);
    let used = mover.hands.used.unwrap_or(hand);
    let (owed, pressed_early) = (mover.owes_press, table.has_pressed_early(by));
    if owed {
        complete_by_next_move(draft, by);
    }
    super::sheets::on_move(draft, by);
    draft.note(Fact::MoveMade { by, played, hand });
    if pressed_early {
        draft.note(Fact::MoveCompleted { by, how: Completion::Press });
    }
    irregularities::accept_as_answer(draft, by);
    let ply = draft.table().history().plies();
    if let Some((allowed, because)) = broken {
        draft.note(Fact::IrregularityArose(Latent::Touch { by, ply, allowed, because }));
    }
    if used == Hand::Both {
        draft.note(Fact::IrregularityArose(Latent::TwoHands { by, ply }));
    }
    seal_openly(draft, by, played);
}

/// Returns what should have been played instead, and why.
fn breach(draft: &Draft, by: Colour, played: Move) -> Option<(Vec<Move>, Vec<Provision>)> {
    let table = draft.table();
    if let Some(ordered) = table.must_play().filter(|ordered| ordered.by == by) {
        let because = ordered.cites.iter().map(|cite| cite.provision()).collect();
        let moves = &ordered.moves;
        return (!moves.contains(&played)).then(|| (moves.clone(), because));
    }
    // Most moves are made without an earlier touch: nothing to look up.
    let touch = &table.player(by).hands.touch;
    if touch.is_idle() {
        return None;
    }
    let open = &table.regulations().open_points;
    let broken = touch.broken_by(table.position()?, open, played)?;
    Some((broken.moves, broken.because))
}

/// Records that a released piece was picked up again and placed elsewhere: the first move should have
/// stayed, unless it was illegal and is corrected by this.
fn replace(draft: &mut Draft, by: Colour, played: Move) {
    let table = draft.table();
    let ply = table.history().plies();
    let ReachedBy::By(first) = table.history().reached() else {
        irregularities::forget(draft, ply);
        draft.note(Fact::MoveReplaced { by, played });
        return;
    };
    let known = table
        .latent()
        .iter()
        .any(|latent| matches!(latent, Latent::Touch { ply: of, .. } if *of == ply));
    draft.note(Fact::MoveReplaced { by, played });
    if !known {
        let because = vec![Provision::PieceReleased];
        draft.note(Fact::IrregularityArose(Latent::Touch {
            by,
            ply,
            allowed: vec![first],
            because,
        }));
    }
}

/// Returns the provisions by which a legal move is made on the board.
pub(crate) fn made_under(position: &Position, played: Move) -> Vec<Provision> {
    let is_capture = position.piece_on(played.to_square()).is_some();
    match played.kind() {
        MoveKind::Castle => vec![Provision::CastlingMade],
        MoveKind::Promotion(_) => vec![Provision::PromotionMade, Provision::PromotionInVariousWays],
        MoveKind::EnPassant => vec![Provision::PieceReleased, Provision::CaptureMade],
        MoveKind::Normal if is_capture => vec![Provision::PieceReleased, Provision::CaptureMade],
        MoveKind::Normal => vec![Provision::PieceReleased],
    }
}
