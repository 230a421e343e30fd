//! Unfinished moves: the pawn was not exchanged, the rook was forgotten
//! ([`Provision::PromotionNotCompleted`], [`Provision::CastlingMade`]).
//!
//! **Says:** a pawn left on the last rank makes the move illegal.
//! **Differs:** up to 2009 the move is taken back; since 2014 the pawn becomes a queen and the move stands.
//! The texts do not mention a forgotten rook: a setting decides.
//! **Decides from:** the position before, in which the move must be legal apart from what is missing.

use adoube_chess::{Move, MoveKind, Role};

use super::{
    illegal_move::{FoundIllegalMove, grounds},
    penalty::{self, CountedOffence, GameEffect},
    times,
    values::{IrregularityRules, UnpromotedPawn},
};
use crate::{
    Provision,
    history::Ply,
    regulations::{CompulsoryQueenMates, UnfinishedCastling},
    rules::{Draft, rapid},
    vocabulary::{Author, Offence, Order},
};

/// Makes the pawn a queen, if nothing else is wrong. Returns whether it did.
pub(super) fn finish_promotion(
    draft: &mut Draft,
    found: &FoundIllegalMove,
    author: &Author,
) -> bool {
    let table = draft.table();
    let queens = IrregularityRules::under(table.regulations()).unpromoted
        == UnpromotedPawn::BecomesQueen
        && !rapid::loses_at_once(table.regulations());
    if !found.what.is_unfinished_promotion() || !queens {
        return false;
    }
    let before = table.history().back_to(found.after);
    let legal = found.what.attempt.zip(before.position()).and_then(|(plan, position)| {
        let played = Move::new(plan.from, plan.to, MoveKind::Promotion(Role::Queen));
        let after = position.play(played).ok()?;
        Some((played, after))
    });
    let Some((queen, after)) = legal else { return false };
    let by = found.by;
    let ruling = draft.ruling(Provision::PromotionNotCompleted).about(by);
    let mut ruling = grounds(draft, ruling, found);
    let moment = Ply(found.after.0.saturating_add(1));
    if table.history().plies() > moment {
        ruling = ruling.order(Order::Restore(moment));
    }
    let open = table.regulations().open_points.compulsory_queen_mates;
    let ends = !after.is_checkmate() || open == CompulsoryQueenMates::EndsTheGame;
    ruling = ruling.order(if ends { Order::Finish(queen) } else { Order::SetUp(after.board()) });
    let fault = CountedOffence {
        by,
        offence: Offence::IllegalMove,
        penalty: Provision::IllegalMovePenalty,
        stands: Some(&after),
    };
    let (mut ruling, follows) = penalty::impose(draft, ruling, fault);
    if follows == GameEffect::GoesOn {
        ruling = times::order_start(draft, ruling, !by);
    }
    draft.rule(ruling.by(author.clone()));
    found.settle(draft);
    if follows == GameEffect::Waits {
        penalty::ask_for_chance(draft, fault);
    }
    true
}

/// Moves the forgotten rook, where the regulations say so. Returns whether it did.
pub(super) fn finish_castling(
    draft: &mut Draft,
    found: &FoundIllegalMove,
    author: &Author,
) -> bool {
    let table = draft.table();
    let finishes =
        table.regulations().open_points.unfinished_castling == UnfinishedCastling::IsFinished;
    if !found.what.is_unfinished_castling() || !finishes {
        return false;
    }
    let before = table.history().back_to(found.after);
    let legal = found.what.attempt.zip(before.position()).and_then(|(plan, position)| {
        let played = Move::new(plan.from, plan.to, MoveKind::Castle);
        position.is_legal(played).then_some(played)
    });
    let Some(castling) = legal else { return false };
    let moment = Ply(found.after.0.saturating_add(1));
    let mut ruling = draft.ruling(Provision::CastlingMade).also(Provision::Castling);
    if table.history().plies() > moment {
        ruling = ruling.order(Order::Restore(moment));
    }
    ruling = ruling.about(found.by).order(Order::Finish(castling));
    let ruling = times::order_start(draft, ruling, !found.by);
    draft.rule(ruling.by(author.clone()));
    found.settle(draft);
    true
}
