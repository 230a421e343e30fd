//! The provisions that facts about offers and claims rest on.

use crate::{
    Provision,
    vocabulary::{Claim, DrawFact, OfferMethod},
};

/// Returns the provisions that an offer or a claim rests on.
pub(crate) fn under(fact: &DrawFact) -> Vec<Provision> {
    match fact {
        DrawFact::Offered { through, .. } => vec![match through {
            OfferMethod::Words => Provision::DrawOffer,
            OfferMethod::Claim => Provision::ClaimCountsAsOffer,
            OfferMethod::IncrementRequest => Provision::IncrementRequest,
        }],
        DrawFact::Refused(_) | DrawFact::Accepted(_) => vec![Provision::DrawOfferStands],
        DrawFact::ConsentGiven => vec![Provision::DrawRestrictions],
        DrawFact::EvidenceConfirmed(_) | DrawFact::EvidenceDisputed(_) => {
            vec![Provision::ClaimWithoutArbiter]
        }
        DrawFact::Claimed { claim, .. } => vec![match claim {
            Claim::Repetition(_) => Provision::RepetitionClaim,
            Claim::FiftyMoves(_) => Provision::FiftyMovesClaim,
            _ => Provision::QuickplayClaim,
        }],
    }
}
