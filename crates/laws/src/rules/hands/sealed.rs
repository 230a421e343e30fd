//! A move made on the board instead of being sealed.

use adoube_chess::{Colour, Move};

use crate::{
    Provision,
    history::Ply,
    rules::Draft,
    state::Step,
    vocabulary::{AdjournFact, Fact, Ground, Order},
};

/// Turns a move made on the board by a player who has to seal into the sealed move: it is taken back and recorded.
pub(super) fn seal_openly(draft: &mut Draft, by: Colour, played: Move) {
    if draft.table().adjournment().step != Step::Sealing(by) {
        return;
    }
    let plies = draft.table().history().plies();
    draft.note(Fact::Adjournment(AdjournFact::PlayedOpenly { by, played }));
    let ruling =
        draft.ruling(Provision::PlayedMoveMustBeSealed).about(by).ground(Ground::Played(played));
    draft.rule(ruling.order(Order::Restore(Ply(plies.0.saturating_sub(1)))));
}
