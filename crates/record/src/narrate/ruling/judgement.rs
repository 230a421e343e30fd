//! Judgements of the arbiter: granted or refused.

use adoube_laws::{
    Provision,
    table::{Author, Ground, Order, Ruling},
};

use super::decided::{SpecificSentence, cites, orders};
use crate::{i18n::TableKey, narrate::context::Context};

/// What the arbiter judged or granted.
pub(super) fn judgement(provision: Provision, ruling: &Ruling) -> Option<SpecificSentence> {
    use SpecificSentence::About;
    let is_penalised =
        ruling.cites().iter().skip(1).any(|cite| cite.provision() == Provision::Penalties);
    let is_open = ruling.grounds.contains(&Ground::NotEstablished);
    let permits = orders(ruling, |order| matches!(order, Order::Permit { .. }));
    Some(match provision {
        Provision::ReasonForStoppingClocks if is_penalised || is_open => {
            About(TableKey::RulingReasonNotValid)
        }
        Provision::ReasonForStoppingClocks => About(TableKey::RulingReasonValid),
        Provision::Resignation if is_open => About(TableKey::RulingResignationNotEstablished),
        Provision::DrawOffer if is_open => About(TableKey::RulingOfferNotEstablished),
        _ if is_open => About(TableKey::RulingNotEstablished),
        Provision::Resignation if ruling.grounds.contains(&Ground::Congratulated) => {
            About(TableKey::RulingCongratulated)
        }
        Provision::ClaimWithoutArbiter if cites(ruling, Provision::ClaimOpponentDoesNotTry) => {
            About(TableKey::RulingReferredNoEffort)
        }
        Provision::ClaimWithoutArbiter => About(TableKey::RulingReferredCannotWin),
        Provision::ClaimReferredToArbiter => About(TableKey::RulingReferredDecided),
        Provision::Penalties => About(TableKey::RulingPenalised),
        Provision::DisturbingTheOpponent
            if cites(ruling, Provision::DrawOffer) && !is_penalised =>
        {
            About(TableKey::RulingOfferNotPenalised)
        }
        provision if is_assistant(provision) && permits => About(TableKey::RulingAssistantAccepted),
        _ if permits => About(TableKey::RulingRequestGranted),
        _ => return None,
    })
}

/// What the arbiter was asked for and did not order.
pub(super) fn requested(
    provision: Provision,
    ruling: &Ruling,
    context: Context<'_>,
) -> Option<SpecificSentence> {
    use SpecificSentence::{About, Plain};
    if ruling.author == Author::TheLaws || !ruling.orders.is_empty() {
        return None;
    }
    Some(match provision {
        Provision::ElectronicDevices
        | Provision::LeavingThePlayingArea
        | Provision::LeavingTheVenue => About(TableKey::RulingRequestRefused),
        provision if is_assistant(provision) => {
            let has_one = |about| !context.before.player(about).permissions.is_empty();
            if ruling.about.is_some_and(has_one) {
                About(TableKey::RulingAssistantAccepted)
            } else {
                About(TableKey::RulingAssistantNotAccepted)
            }
        }
        Provision::DrawRestrictions if context.before.draws().has_consent => {
            Plain(TableKey::RulingConsentGiven)
        }
        Provision::DrawRestrictions => Plain(TableKey::RulingConsentRefused),
        _ => return None,
    })
}

const fn is_assistant(provision: Provision) -> bool {
    matches!(
        provision,
        Provision::AssistantMovesPieces
            | Provision::AssistantPressesClock
            | Provision::AssistantKeepsScore
    )
}
