//! Checking a claim by replaying the game.
//!
//! **Says:** the arbiter examines the claim; since 2017 the players do so under supervision. An
//! irregularity found during the game is corrected, and the game continues from there. If the game had
//! ended before, it is over.
//! **Decides from:** undetected irregularities in the moves of record. If there is one, there is nothing
//! left to claim: the claim is neither right nor wrong. Without supervision, in rapid chess and blitz, an
//! illegal move that was answered stands, and the claim is examined.

use crate::{
    rules::{Draft, ending::missed, irregularities},
    vocabulary::{Author, IrregularityKind, Latent, Who},
};

/// Replays the game. Returns whether it found something that has to be corrected first.
pub(super) fn rule_on_missed_irregularities(draft: &mut Draft) -> bool {
    let latent = draft.table().latent();
    let is_illegal = latent.iter().any(|latent| matches!(latent, Latent::IllegalMove { .. }));
    let is_displaced = latent.iter().any(|latent| matches!(latent, Latent::Displacement { .. }));
    let (who, author) = (Who::Arbiter, Author::TheLaws);
    let illegal = IrregularityKind::IllegalMove.into();
    missed::find_missed_end(draft, None)
        || is_illegal
            && irregularities::illegal_move::on_report(draft, who, illegal, &author).is_ok()
        || is_displaced && irregularities::displaced::on_report(draft, author).is_ok()
}
