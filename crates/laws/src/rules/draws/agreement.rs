//! Draws by agreement.
//!
//! **Says:** it ends the game at once.
//! **Differs:** since 2017 each must have made a move; since 2009 regulations may require the arbiter's consent.

use adoube_chess::Colour;

use super::{
    consent::{self, Obstacle, obstacle},
    offers,
};
use crate::{
    Provision,
    rules::{
        Draft,
        stage::{check_before_end, with_end_between_sessions},
    },
    vocabulary::{
        Author, DrawFact, Fact, Ground, OfferMethod, Order, Outcome, Refusal, RefusalReason,
    },
};

/// Accepts the opponent's offer.
pub(crate) fn accept(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    check_before_end(draft)?;
    offers::standing(draft, by)?;
    match obstacle(draft.table()) {
        Some(Obstacle::NotBothHaveMoved) => {
            draft.refuse(RefusalReason::AgreementNotAllowed, Provision::DrawByAgreement)
        }
        Some(Obstacle::Restricted) => {
            consent::ask(draft, by)?;
            draft.note(Fact::Draw(DrawFact::Accepted(by)));
            Ok(())
        }
        None => {
            rule_agreement(draft, by, Author::TheLaws);
            Ok(())
        }
    }
}

/// The effect of a signature on an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Agreement {
    /// The game is drawn by it, or there was nothing to agree to.
    Settled,
    /// The arbiter has to consent first.
    AwaitsConsent,
}

/// Treats a signature for a draw that the opponent has offered or claimed as agreement.
pub(crate) fn sign(draft: &mut Draft, by: Colour, outcome: Outcome) -> Result<Agreement, Refusal> {
    let table = draft.table();
    let is_offered = table.outcome().is_none() && table.draws().offers[!by].is_some();
    if outcome != Outcome::DRAW || !is_offered {
        return Ok(Agreement::Settled);
    }
    accept(draft, by)?;
    let is_over = draft.table().outcome().is_some();
    Ok(if is_over { Agreement::Settled } else { Agreement::AwaitsConsent })
}

/// Rules the game drawn, because a player has accepted.
pub(super) fn rule_agreement(draft: &mut Draft, by: Colour, author: Author) {
    let draws = draft.table().draws();
    let through = draws.offers[!by];
    let mut ruling = draft
        .ruling(Provision::DrawByAgreement)
        .also(Provision::DrawOffer)
        .also(Provision::DrawOfferStands)
        .about(by)
        .ground(Ground::OfferedBy(!by));
    ruling = match through {
        Some(OfferMethod::Claim) => ruling.also(Provision::ClaimCountsAsOffer),
        Some(OfferMethod::IncrementRequest) => ruling.also(Provision::IncrementRequest),
        Some(OfferMethod::Words) | None => ruling,
    };
    if draws.has_consent {
        ruling = ruling.also(Provision::DrawRestrictions);
    }
    let ruling = with_end_between_sessions(draft, ruling);
    draft.rule(ruling.by(author).order(Order::End(Outcome::DRAW)));
}
