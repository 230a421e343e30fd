//! Offers and claims.

use adoube_laws::table::{Claim, DrawFact, OfferMethod};

use super::conduct::matter;
use crate::{
    i18n::PlayKey,
    narrate::context::{Context, colour_value},
};

/// Events of offers and claims.
pub(super) fn draw(fact: &DrawFact, context: Context<'_>) -> String {
    let words = context.words;
    match fact {
        DrawFact::Offered { by, through } => words.say(offered(*through), [colour_value(*by)]),
        DrawFact::Refused(by) => words.say(PlayKey::EventOfferRefused, [colour_value(*by)]),
        DrawFact::Accepted(by) => words.say(PlayKey::EventAccepted, [colour_value(*by)]),
        DrawFact::ConsentGiven => words.plain(PlayKey::EventConsentGiven),
        DrawFact::EvidenceConfirmed(by) => {
            words.say(PlayKey::EventEvidenceConfirmed, [colour_value(*by)])
        }
        DrawFact::EvidenceDisputed(by) => {
            words.say(PlayKey::EventEvidenceDisputed, [colour_value(*by)])
        }
        DrawFact::Claimed { by, claim: Claim::Irregularity(wrong) } => {
            let matter = ("matter", words.plain(matter(wrong.matter)).into());
            words.say(PlayKey::EventClaimedIrregularity, [colour_value(*by), matter])
        }
        DrawFact::Claimed { by, claim } => words.say(claimed(claim), [colour_value(*by)]),
    }
}

const fn offered(through: OfferMethod) -> PlayKey {
    match through {
        OfferMethod::Words => PlayKey::EventOffered,
        OfferMethod::Claim => PlayKey::EventOfferedByClaim,
        OfferMethod::IncrementRequest => PlayKey::EventOfferedByRequest,
    }
}

const fn claimed(what: &Claim) -> PlayKey {
    match what {
        Claim::Repetition(_) => PlayKey::EventClaimedRepetition,
        Claim::FiftyMoves(_) => PlayKey::EventClaimedFiftyMoves,
        Claim::FlagFall => PlayKey::EventClaimedFlagFall,
        Claim::IllegalMove => PlayKey::EventClaimedIllegalMove,
        Claim::Touch => PlayKey::EventClaimedTouch,
        Claim::Irregularity(_) => PlayKey::EventClaimedIrregularity,
        Claim::NoEffort => PlayKey::EventClaimedNoEffort,
        Claim::CannotWin => PlayKey::EventClaimedCannotWin,
    }
}
