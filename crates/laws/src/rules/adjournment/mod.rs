//! Adjourned games and sealed moves.
//!
//! **Says:** at the end of a session the player who has the move seals it; it stays secret until the envelope is opened
//! in the presence of the player who has to reply. A sealed move that is ambiguous, unclear or illegal loses.
//! **Differs:** how long one may be late for the resumption, what saves a late player who sealed the end of the game,
//! and whose time runs if nobody has come.
//! **Decides from:** the position before the sealed move. Of the move itself the record holds a digest only, so that
//! nobody can know it and everybody can see afterwards that it was not changed.

mod late;
pub(crate) mod lost;
pub(crate) mod opening;
pub(crate) mod resuming;
pub(crate) mod sealing;
mod values;

use adoube_chess::Colour;

use crate::{Provision, state::Table, vocabulary::AdjournFact};

pub(crate) use late::{check_lateness, ends, excuse};

/// What lets a player stop the clock without another reason: who has to reply has the envelope opened; who has sealed
/// does it last of all.
pub(crate) fn stops_under(table: &Table, by: Colour) -> Option<Provision> {
    if table.adjournment().replier() == Some(by) {
        return Some(Provision::ReplyingPlayerAbsent);
    }
    table.adjournment().is_sealed_by(by).then_some(Provision::SealedMove)
}

/// The provisions that such a fact rests on.
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
