//! Adjourned games and sealed moves.
//!
//! **Says:** at the end of a session the player having the move seals it; it stays secret until the
//! envelope is opened in the presence of the player who has to reply. A sealed move that is ambiguous,
//! unclear or illegal loses.
//! **Differs:** how late a player may be for the resumption, what saves a late player whose sealed move
//! ended the game, and whose clock runs if neither player is present.
//! **Decides from:** the position before the sealed move. The record holds only a digest of the move, so
//! that nobody can know it and everybody can verify afterwards that it was not changed.

mod late;
pub(crate) mod lost;
pub(crate) mod opening;
pub(crate) mod resuming;
pub(crate) mod sealing;
mod values;

use adoube_chess::Colour;

use crate::{Provision, state::Table, vocabulary::AdjournFact};

pub(crate) use late::{check_lateness, ends, excuse};

/// Returns the provision that lets a player stop the clock without another reason: the player who has to
/// reply, to have the envelope opened; the player who has sealed, as the last step.
pub(crate) fn stops_under(table: &Table, by: Colour) -> Option<Provision> {
    if table.adjournment().replier() == Some(by) {
        return Some(Provision::ReplyingPlayerAbsent);
    }
    table.adjournment().is_sealed_by(by).then_some(Provision::SealedMove)
}

/// Returns the provisions that such a fact rests on.
pub(crate) fn under(fact: &AdjournFact) -> Vec<Provision> {
    use Provision as P;
    match fact {
        AdjournFact::SealingBegan { early: true, .. } => vec![P::EarlyAdjournment],
        AdjournFact::SealingBegan { .. } | AdjournFact::Sealed { .. } => vec![P::SealedMove],
        AdjournFact::PlayedOpenly { .. } => vec![P::PlayedMoveMustBeSealed],
        AdjournFact::Adjourned(_) => vec![P::SealedMove, P::EnvelopeData],
        AdjournFact::EnvelopeChecked => vec![P::EnvelopeInSafekeeping, P::EnvelopeData],
        AdjournFact::ResumptionAppointed { .. } => vec![P::ResumptionSessions],
        AdjournFact::Resumed => vec![P::SetUpForResumption],
        AdjournFact::Opened { .. } => vec![P::EnvelopeOpened, P::ReplyingPlayerPresent],
        AdjournFact::ReplySealed { .. } | AdjournFact::ReplyOpened { .. } => {
            vec![P::SealingPlayerAbsent]
        }
        AdjournFact::EnvelopeLost | AdjournFact::Stated { .. } => vec![P::EnvelopeLost],
    }
}
