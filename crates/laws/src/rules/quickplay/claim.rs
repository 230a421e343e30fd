//! Claims in the quickplay finish.

use adoube_chess::Colour;

use super::{may_ask, without_arbiter};
use crate::{
    Provision,
    rules::{
        Draft,
        draws::{CountsAsOffer, DrawRules, offer_through, stop_clocks},
        flag,
    },
    vocabulary::{AnswerKind, Claim, DrawFact, Fact, OfferMethod, Refusal, RefusalReason, Topic},
};

/// Handles a draw claim in the quickplay finish.
pub(crate) fn claim_draw(draft: &mut Draft, by: Colour, claim: &Claim) -> Result<(), Refusal> {
    let is_without_arbiter = without_arbiter::is_without_arbiter(draft.table());
    let under =
        if is_without_arbiter { Provision::ClaimWithoutArbiter } else { Provision::QuickplayClaim };
    if is_without_arbiter {
        without_arbiter::check_evidence(draft, by, claim)?;
    }
    may_ask(draft, by, under)?;
    if let Some(open) = flag::undecided(draft.table()) {
        return draft.refuse(RefusalReason::QuestionOpen(open), under);
    }
    stop_clocks(draft, by);
    draft.note(Fact::Draw(DrawFact::Claimed { by, claim: claim.clone() }));
    if is_without_arbiter {
        without_arbiter::claim_draw(draft, by, claim);
        return Ok(());
    }
    if DrawRules::for_edition(draft.table().edition()).quickplay_claim == CountsAsOffer::Yes {
        offer_through(draft, by, OfferMethod::Claim);
    }
    // Arbiters usually watch for a while unless the case is clear.
    let answers = [AnswerKind::Later, AnswerKind::Yes, AnswerKind::No];
    draft.ask(Topic::Quickplay, by, Provision::QuickplayClaim, &answers);
    Ok(())
}
