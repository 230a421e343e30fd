//! From the envelope to the resumption.

use crate::{
    Provision,
    clock::{At, Milliseconds},
    rules::Draft,
    state::Step,
    vocabulary::{AdjournFact, Fact, Refusal, RefusalReason},
};

/// Records that the arbiter has checked what is written on the envelope, and keeps it.
pub(crate) fn check_envelope(draft: &mut Draft) -> Result<(), Refusal> {
    check_adjourned(draft, Provision::EnvelopeInSafekeeping)?;
    draft.note(Fact::Adjournment(AdjournFact::EnvelopeChecked));
    Ok(())
}

/// Sets the time and place of the resumption.
pub(crate) fn appoint(
    draft: &mut Draft,
    at: At,
    until: Option<At>,
    place: &str,
) -> Result<(), Refusal> {
    check_adjourned(draft, Provision::ResumptionSessions)?;
    let place = place.to_owned();
    draft.note(Fact::Adjournment(AdjournFact::ResumptionAppointed { at, until, place }));
    Ok(())
}

/// Resumes at the agreed time. Position and clocks are as recorded; which clock runs depends on who is present.
pub(crate) fn resume(draft: &mut Draft) -> Result<(), Refusal> {
    check_adjourned(draft, Provision::SetUpForResumption)?;
    let table = draft.table();
    if table.adjournment().resumption.is_none_or(|appointed| draft.at() < appointed) {
        return draft.refuse(RefusalReason::NotStarted, Provision::ResumptionSessions);
    }
    let Some(sealer) = table.adjournment().envelope.as_ref().map(|envelope| envelope.sealed_by)
    else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::SetUpForResumption);
    };
    let is_there = |colour| table.player(colour).presence.is_at_the_board();
    let (sealer_is_there, replier_is_there) = (is_there(sealer), is_there(!sealer));
    let replier = !sealer;
    // Where the edition has no rule on this, or no player may be late at all, the clock runs as for an absent player.
    let says_of_neither = table.cite(Provision::NeitherPresentAtResumption).is_some()
        && table.regulations().default_time_at_resumption() != Some(Milliseconds::ZERO);
    draft.note(Fact::Adjournment(AdjournFact::Resumed));
    if replier_is_there {
        // The envelope has to be opened; the clock starts with the sealed move.
        return Ok(());
    }
    let provision = if !sealer_is_there && says_of_neither {
        Provision::NeitherPresentAtResumption
    } else {
        Provision::ReplyingPlayerAbsent
    };
    let ruling = draft.ruling(provision).about(replier);
    draft.rule(ruling.order(crate::vocabulary::Order::StartClock(replier)));
    Ok(())
}

fn check_adjourned(draft: &Draft, provision: Provision) -> Result<(), Refusal> {
    match draft.table().adjournment().step {
        Step::Adjourned => Ok(()),
        Step::None | Step::Sealing(_) | Step::Resumed => {
            draft.refuse(RefusalReason::NothingOfTheKind, provision)
        }
    }
}
