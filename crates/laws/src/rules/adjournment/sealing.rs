//! Sealing a move.

use adoube_chess::{Colour, notation};

use crate::{
    Provision,
    clock::{Milliseconds, PerPlayer},
    history::Ply,
    rules::{Draft, flag},
    state::{Step, Table},
    vocabulary::{
        AdjournFact, Author, Envelope, Fact, Hand, Manner, Order, Presence, Refusal, RefusalReason,
        Sealed, Who,
    },
};

/// Asks the player having the move to seal it, because the session is over.
pub(crate) fn request_sealing(draft: &mut Draft) -> Result<(), Refusal> {
    let by = draft.table().to_move();
    begin(draft, by, false)
}

/// Lets a player adjourn before the end of the session.
pub(crate) fn ask_to_adjourn(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let table = draft.table();
    if table.to_move() != by {
        let why = RefusalReason::NotYourMove { to_move: table.to_move() };
        return draft.refuse(why, Provision::SealedMove);
    }
    begin(draft, by, !until_session_end(draft).is_zero())
}

fn begin(draft: &mut Draft, by: Colour, early: bool) -> Result<(), Refusal> {
    let table = draft.table();
    if table.regulations().adjourned_after.is_none() {
        return draft.refuse(RefusalReason::NotInRegulations, Provision::SealedMove);
    }
    if table.adjournment().step != Step::None {
        return draft.refuse(RefusalReason::AlreadyDone, Provision::SealedMove);
    }
    draft.note(Fact::Adjournment(AdjournFact::SealingBegan { by, early }));
    Ok(())
}

/// Returns the time left in the session, or left when the player who sealed stopped the clock.
fn until_session_end(draft: &Draft) -> Milliseconds {
    let table = draft.table();
    let stopped = table.adjournment().stopped.unwrap_or(draft.at());
    let length = table.regulations().adjourned_after.unwrap_or(Milliseconds::ZERO);
    let ends = table.adjournment().session_ends.unwrap_or(table.setup().scheduled + length);
    ends.since(stopped)
}

/// Checks that this player may seal.
fn check_may_seal(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    match draft.table().adjournment().step {
        Step::Sealing(who) if who == by => Ok(()),
        // A reply can be sealed once the sealed move is known.
        Step::Resumed => {
            draft.refuse(RefusalReason::NothingOfTheKind, Provision::SealingPlayerAbsent)
        }
        _ => draft.refuse(RefusalReason::NothingOfTheKind, Provision::SealedMove),
    }
}

/// Puts a move into the envelope. It may be changed until the clock is stopped, unless one was made on the board.
pub(crate) fn seal(draft: &mut Draft, by: Colour, sealed: &Sealed) -> Result<(), Refusal> {
    if may_reply(draft.table(), by) {
        let digest = sealed.digest();
        draft.note(Fact::Adjournment(AdjournFact::ReplySealed { by, digest }));
        return Ok(());
    }
    check_may_seal(draft, by)?;
    let table = draft.table();
    if table.adjournment().stopped.is_some() {
        return draft.refuse(RefusalReason::TooLate, Provision::SealedMove);
    }
    if let Some(played) = table.adjournment().played {
        let reads = |position| notation::read(position, &sealed.text).map(|reading| reading.moved);
        if table.position().is_some_and(|position| reads(position) != Ok(played)) {
            let why = RefusalReason::MustPlay(vec![played]);
            return draft.refuse(why, Provision::PlayedMoveMustBeSealed);
        }
    }
    draft.note(Fact::Adjournment(AdjournFact::Sealed { by, digest: sealed.digest() }));
    Ok(())
}

/// Reports whether a player may seal a reply: the sealed move was made, the player who sealed it is absent,
/// and the clock is still running for the reply, which may be changed until it is stopped.
fn may_reply(table: &Table, by: Colour) -> bool {
    let adjournment = table.adjournment();
    let sealed_move = adjournment.resumed_after.map(|before| Ply(before.0.saturating_add(1)));
    adjournment.step == Step::None
        && sealed_move == Some(table.history().plies())
        && table.to_move() == by
        && table.player(!by).presence == Presence::Absent
        && table.clock().running() != Some(!by)
}

/// Lets the player stop the clock after handing over the envelope, which had already stopped it.
pub(crate) fn stop_after_hand_over(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let adjournment = draft.table().adjournment();
    let is_late = adjournment.stopped.is_some() || adjournment.checked;
    if !adjournment.is_sealed_by(by) || is_late || adjournment.resumption.is_some() {
        return draft.refuse(RefusalReason::Adjourned, Provision::SealedMove);
    }
    draft.note(Fact::ClocksStopped { by: Who::Player(by), why: None });
    Ok(())
}

/// Takes the envelope from the player, with the clock stopped before or by this, and the other not started.
/// With a reply the other clock is started.
pub(crate) fn hand_over(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    if draft.table().adjournment().has_sealed_reply(by) {
        if draft.table().clock().running() == Some(by) {
            draft.note(Fact::Pressed { by, hand: Hand::Usual, manner: Manner::Proper });
        }
        return Ok(());
    }
    check_may_seal(draft, by)?;
    let table = draft.table();
    let Some(digest) = table.adjournment().digest.clone() else {
        return draft.refuse(RefusalReason::WriteFirst, Provision::SealedMove);
    };
    if table.adjournment().early {
        let rest = until_session_end(draft);
        let ruling = draft.ruling(Provision::EarlyAdjournment).about(by);
        draft.rule(ruling.order(Order::TakeTime { from: by, time: rest }));
        rule_overstepped(draft, by)?;
        if draft.table().outcome().is_some() {
            return Ok(());
        }
    }
    let at = draft.at();
    let table = draft.table();
    let envelope = Envelope {
        names: table.setup().names.clone(),
        position: *table.history().board(),
        used: PerPlayer::from_fn(|colour| table.clock().account(colour, at).thinking()),
        left: PerPlayer::from_fn(|colour| table.clock().remaining(colour, at)),
        sealed_by: by,
        number: table.history().board().fullmoves(),
        offer: table.draws().offered_by(),
        digest,
    };
    draft.note(Fact::Adjournment(AdjournFact::Adjourned(envelope)));
    Ok(())
}

/// Rules on a flag fall if the time charged to a player exceeds what was left; the arbiter who charges it notices it.
fn rule_overstepped(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    flag::fall_until(draft, draft.at());
    if draft.table().clock().down(by).is_none() {
        return Ok(());
    }
    flag::call_flag(draft, Who::Arbiter, Author::TheLaws)
}
