//! Claims without an arbiter in the playing area.
//!
//! **Says:** the claim ends play. The final position is written down; if the opponent is said to make no
//! effort, the moves have to be submitted too. An arbiter decides afterwards.
//! **Differs:** in 2005 and 2009 the text says that the decision is final.
//! **Decides from:** the regulations: no arbiter watches the game at all.

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

/// Reports whether there is no arbiter.
pub(super) fn is_without_arbiter(table: &Table) -> bool {
    table.regulations().games_per_arbiter == Some(0)
}

/// Checks that a player who claims lack of effort submits all the moves.
pub(super) fn check_evidence(draft: &Draft, by: Colour, claim: &Claim) -> Result<(), Refusal> {
    if *claim == Claim::NoEffort && !sheets::is_complete(draft.table(), by) {
        return draft
            .refuse(RefusalReason::CompleteScoresheetFirst, Provision::ClaimOpponentDoesNotTry);
    }
    Ok(())
}

/// Records whether the claimant's opponent confirms the evidence; the arbiter decides whom to believe.
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

/// Records the claim with its evidence, to wait for the arbiter.
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

/// Applies the decision of the arbiter to whom it was referred.
pub(super) fn on_answer(draft: &mut Draft, asked: &Question, outcome: Outcome, author: Author) {
    let ruling = draft
        .ruling(Provision::ClaimReferredToArbiter)
        .also(Provision::ClaimWithoutArbiter)
        .about(asked.about)
        .by(author);
    draft.rule(ruling.order(Order::End(outcome)));
}
