//! The arbiter restores a position: the last that can be identified.
//!
//! **Says:** if the position before an irregularity cannot be established, play goes on from the last that can be.
//! **Differs:** nothing but the articles.
//! **Decides from:** the arbiter's word. If an illegal move lies after it, that is what is being put right, and it costs
//! what it costs.

use super::{during_the_game, illegal_move, times};
use crate::{
    Provision,
    history::Ply,
    rules::Draft,
    vocabulary::{
        ArbiterAct, Arbitration, Author, Ground, IrregularityKind, Order, Refusal, RefusalReason,
        Restored,
    },
};

/// The arbiter restores a position.
pub(crate) fn restore(draft: &mut Draft, act: &Arbitration) -> Result<(), Refusal> {
    let under = Provision::DisplacementFoundLater;
    during_the_game(draft, under)?;
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
    let ruling = times::starts(draft, ruling, to_move);
    draft.rule(ruling.by(author));
    times::ask(draft, to_move);
    Ok(())
}
