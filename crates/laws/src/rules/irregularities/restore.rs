//! Restoring the last position that can be identified.
//!
//! **Says:** if the position before an irregularity cannot be established, play continues from the last
//! identifiable one.
//! **Differs:** only the article numbers.
//! **Decides from:** the arbiter's statement. If an illegal move comes after that position, it is what is
//! being corrected, with its penalty.

use super::{check_during_game, illegal_move, times};
use crate::{
    Provision,
    history::Ply,
    rules::Draft,
    vocabulary::{
        ArbiterAct, Arbitration, Author, Ground, IrregularityKind, Order, Refusal, RefusalReason,
        Restored,
    },
};

/// Restores a position.
pub(crate) fn restore(draft: &mut Draft, act: &Arbitration) -> Result<(), Refusal> {
    let under = Provision::DisplacementFoundLater;
    check_during_game(draft, under)?;
    let ArbiterAct::Restore(restored) = &act.act else {
        return Err(RefusalReason::NotForYou.into());
    };
    let plies = draft.table().history().plies();
    let (orders, after, to_move) = match restored {
        Restored::After(ply) if *ply > plies => {
            return draft.refuse(RefusalReason::NothingOfTheKind, under);
        }
        Restored::After(ply) => {
            let to_move = draft.table().history().back_to(*ply).board().turn();
            (vec![Order::Restore(*ply)], *ply, to_move)
        }
        Restored::Identified(board) => {
            // Whatever went wrong came after it.
            (vec![Order::SetUp(*board)], Ply(0), board.turn())
        }
    };
    let author = Author::Arbiter(act.by.clone());
    if let Some(found) = illegal_move::first(draft.table(), IrregularityKind::IllegalMove.into())
        .filter(|found| found.after >= after)
    {
        illegal_move::restore(draft, &found, &orders, &author);
        return Ok(());
    }
    let mut ruling = draft.ruling(under).also(Provision::ClocksAfterIrregularity);
    for order in orders {
        ruling = ruling.order(order);
    }
    if !act.ground.is_empty() {
        ruling = ruling.ground(Ground::Stated(act.ground.clone()));
    }
    let ruling = times::order_start(draft, ruling, to_move);
    draft.rule(ruling.by(author));
    times::ask(draft, to_move);
    Ok(())
}
