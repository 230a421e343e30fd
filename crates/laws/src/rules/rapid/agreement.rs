//! Correcting by agreement an illegal move that can no longer be claimed.
//!
//! **Says:** once the opponent has moved, an illegal move stands, unless both players agree otherwise
//! without the arbiter.
//! **Differs:** in blitz since 2009, in rapid chess since 2014; before that nothing can be done.
//! **Decides from:** the word of both players, given in the same position. The clocks stay as they are.

use adoube_chess::Colour;

use super::{rests_on, values::RapidRules, with_unsupervised_rules};
use crate::{
    Provision,
    history::Ply,
    regulations::Has,
    rules::{Draft, stage::check_playing},
    vocabulary::{Fact, Latent, Order, RapidFact, Refusal, RefusalReason},
};

/// Records that a player agrees to correct it.
pub(crate) fn correct_by_agreement(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    check_playing(draft)?;
    let table = draft.table();
    let Some(values) = RapidRules::under(table.regulations()) else {
        return draft.refuse(RefusalReason::NotForYou, Provision::IllegalMoveCompleted);
    };
    let under = rests_on(table);
    let illegal = table.latent().iter().filter_map(|latent| match latent {
        Latent::IllegalMove { by, ply, .. } => Some((*by, *ply)),
        _ => None,
    });
    let Some((offender, ply)) = illegal.min_by_key(|(_, ply)| *ply) else {
        return draft.refuse(RefusalReason::NothingOfTheKind, under);
    };
    if values.illegal_move.by_agreement == Has::No {
        return draft.refuse(RefusalReason::TooLate, under);
    }
    let after = table.history().plies();
    let agrees = table.rapid().would_correct == Some((!by, after));
    draft.note(Fact::Rapid(RapidFact::WouldCorrect { by, after }));
    if agrees {
        let before = Ply(ply.0.saturating_sub(1));
        let ruling = draft.ruling(under).about(offender).order(Order::Restore(before));
        let ruling = with_unsupervised_rules(draft.table(), ruling);
        draft.rule(ruling.order(Order::StartClock(offender)));
    }
    Ok(())
}
