//! Claims where no arbiter is in the playing area.
//!
//! **Says:** the claim ends play. The final position is written down; if the opponent is said not to try, the moves
//! belong to it too. An arbiter decides afterwards.
//! **Differs:** in 2005 and 2009 it is said that the decision is final.
//! **Decides from:** the regulations: an arbiter watches no game at all.

use adoube_chess::Colour;

use crate::{
    Provision,
    rules::{Draft, sheets},
    state::Table,
    vocabulary::{
        AnswerKind, Author, Claim, DrawFact, Fact, Ground, Order, Outcome, Question, Refusal,
        RefusalReason, Topic, Voice,
    },
};

/// Whether there is no arbiter.
pub(super) fn is_so(table: &Table) -> bool {
    table.regulations().games_per_arbiter == Some(0)
}

/// A player who says that the opponent does not try has to submit all the moves.
pub(super) fn has_evidence(draft: &Draft, by: Colour, claim: &Claim) -> Result<(), Refusal> {
    if *claim == Claim::NoEffort && !sheets::is_complete(draft.table(), by) {
        return draft
            .refuse(RefusalReason::CompleteScoresheetFirst, Provision::ClaimOpponentDoesNotTry);
    }
    Ok(())
}

/// The opponent of the claimant confirms what is submitted, or does not; whom to believe is for the arbiter.
pub(crate) fn on_evidence(draft: &mut Draft, by: Colour, voice: &Voice) -> Result<(), Refusal> {
    let open = draft.table().questions().iter();
    let claimant = open.filter(|open| open.is_referred()).map(|open| open.about).next();
    if claimant != Some(!by) {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::ClaimWithoutArbiter);
    }
    draft.note(Fact::Draw(match voice {
        Voice::ConfirmEvidence => DrawFact::EvidenceConfirmed(by),
        _ => DrawFact::EvidenceDisputed(by),
    }));
    Ok(())
}

/// The claim is taken down with its evidence and waits for the arbiter.
pub(super) fn claim_draw(draft: &mut Draft, by: Colour, claim: &Claim) {
    let why = match claim {
        Claim::NoEffort => Provision::ClaimOpponentDoesNotTry,
        _ => Provision::ClaimOpponentCannotWin,
    };
    let position = draft.table().history().board().to_string();
    let left = draft.time_left(by);
    let ruling = draft
        .ruling(Provision::ClaimWithoutArbiter)
        .also(why)
        .also(Provision::QuickplayFinish)
        .about(by)
        .ground(Ground::Written(position))
        .ground(Ground::TimeLeft(left));
    draft.rule(ruling.order(Order::StopClocks));
    draft.ask(Topic::Quickplay, by, Provision::ClaimReferredToArbiter, &[AnswerKind::Outcome]);
}

/// The arbiter to whom it was referred has decided.
pub(super) fn on_answer(draft: &mut Draft, asked: &Question, outcome: Outcome, author: Author) {
    let ruling = draft
        .ruling(Provision::ClaimReferredToArbiter)
        .also(Provision::ClaimWithoutArbiter)
        .about(asked.about)
        .by(author);
    draft.rule(ruling.order(Order::End(outcome)));
}
