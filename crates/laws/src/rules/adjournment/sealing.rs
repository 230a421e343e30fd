//! Sealing a move.

use adoube_chess::{Colour, notation};

use crate::{
    Provision,
    clock::{Milliseconds, PerPlayer},
    rules::Draft,
    state::Step,
    vocabulary::{AdjournFact, Envelope, Fact, Order, Refusal, Sealed, Why},
};

/// The session is over: the player who has the move has to seal it.
pub(super) fn requested(draft: &mut Draft) -> Result<(), Refusal> {
    let by = draft.table().to_move();
    begin(draft, by, false)
}

/// A player wants to adjourn before the end of the session.
pub(super) fn asked(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    if table.to_move() != by {
        let why = Why::NotYourMove { to_move: table.to_move() };
        return draft.refuse(why, Provision::SealedMove);
    }
    begin(draft, by, !until_session_end(draft).is_zero())
}

fn begin(draft: &mut Draft, by: Colour, early: bool) -> Result<(), Refusal> {
    let table = draft.table();
    if table.regulations().adjourned_after.is_none() {
        return draft.refuse(Why::NotInRegulations, Provision::SealedMove);
    }
    if table.adjournment().step != Step::None {
        return draft.refuse(Why::AlreadyDone, Provision::SealedMove);
    }
    draft.note(Fact::Adjournment(AdjournFact::SealingBegan { by, early }));
    Ok(())
}

/// What is left of the session.
fn until_session_end(draft: &Draft) -> Milliseconds {
    let table = draft.table();
    let length = table.regulations().adjourned_after.unwrap_or(Milliseconds::ZERO);
    (table.setup().scheduled + length).since(draft.at())
}

/// The player who seals.
fn sealer(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    match draft.table().adjournment().step {
        Step::Sealing(who) if who == by => Ok(()),
        _ => draft.refuse(Why::NothingOfTheKind, Provision::SealedMove),
    }
}

/// A move is put into the envelope. It may be changed until the clock is stopped, unless one was played on the board.
pub(super) fn sealed(draft: &mut Draft, by: Colour, sealed: &Sealed) -> Result<(), Refusal> {
    if reply(draft, by) {
        let digest = sealed.digest();
        draft.note(Fact::Adjournment(AdjournFact::ReplySealed { by, digest }));
        // The absent player's clock is started.
        draft.note(Fact::ClockRestarted(!by));
        return Ok(());
    }
    sealer(draft, by)?;
    let table = draft.table();
    if let Some(played) = table.adjournment().played {
        let reads = |position| notation::read(position, &sealed.text).map(|reading| reading.moved);
        if table.position().is_some_and(|position| reads(position) != Ok(played)) {
            let why = Why::MustPlay(vec![played]);
            return draft.refuse(why, Provision::PlayedMoveMustBeSealed);
        }
    }
    draft.note(Fact::Adjournment(AdjournFact::Sealed { by, digest: sealed.digest() }));
    Ok(())
}

/// Whether a player may seal a reply: play was resumed, the envelope is closed, and the one who sealed is not there.
fn reply(draft: &Draft, by: Colour) -> bool {
    let table = draft.table();
    let sealer = table.adjournment().envelope.as_ref().map(|envelope| envelope.sealed_by);
    table.adjournment().step == Step::Resumed
        && sealer == Some(!by)
        && !table.player(!by).presence.is_at_the_board()
        && table.adjournment().reply.is_none()
}

/// The player stops the clock, starts no other, and hands the envelope over.
pub(super) fn handed_over(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    sealer(draft, by)?;
    let table = draft.table();
    let Some(digest) = table.adjournment().digest.clone() else {
        return draft.refuse(Why::WriteFirst, Provision::SealedMove);
    };
    if table.adjournment().early {
        let rest = until_session_end(draft);
        let ruling = draft.ruling(Provision::EarlyAdjournment).about(by);
        draft.rule(ruling.order(Order::TakeTime { from: by, time: rest }));
    }
    let at = draft.at();
    let table = draft.table();
    let envelope = Envelope {
        names: table.setup().names.clone(),
        position: *table.history().board(),
        used: PerPlayer::of(|colour| table.clock().account(colour, at).thinking()),
        left: PerPlayer::of(|colour| table.clock().remaining(colour, at)),
        sealed_by: by,
        number: table.history().board().fullmoves(),
        offer: table.draws().offered_by(),
        digest,
    };
    draft.note(Fact::Adjournment(AdjournFact::Adjourned(envelope)));
    Ok(())
}
