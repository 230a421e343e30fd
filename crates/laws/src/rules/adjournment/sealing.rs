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

/// The session is over: the player who has the move has to seal it.
pub(crate) fn request_sealing(draft: &mut Draft) -> Result<(), Refusal> {
    let by = draft.table().to_move();
    begin(draft, by, false)
}

/// A player wants to adjourn before the end of the session.
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

/// What is left of the session, or was when the player who sealed stopped the clock.
fn until_session_end(draft: &Draft) -> Milliseconds {
    let table = draft.table();
    let stopped = table.adjournment().stopped.unwrap_or(draft.at());
    let length = table.regulations().adjourned_after.unwrap_or(Milliseconds::ZERO);
    let ends = table.adjournment().session_ends.unwrap_or(table.setup().scheduled + length);
    ends.since(stopped)
}

/// The player who seals.
fn sealer(draft: &Draft, by: Colour) -> Result<(), Refusal> {
    match draft.table().adjournment().step {
        Step::Sealing(who) if who == by => Ok(()),
        // A reply can be sealed once the sealed move is known.
        Step::Resumed => {
            draft.refuse(RefusalReason::NothingOfTheKind, Provision::SealingPlayerAbsent)
        }
        _ => draft.refuse(RefusalReason::NothingOfTheKind, Provision::SealedMove),
    }
}

/// A move is put into the envelope. It may be changed until the clock is stopped, unless one was played on the board.
pub(crate) fn seal(draft: &mut Draft, by: Colour, sealed: &Sealed) -> Result<(), Refusal> {
    if may_reply(draft.table(), by) {
        let digest = sealed.digest();
        draft.note(Fact::Adjournment(AdjournFact::ReplySealed { by, digest }));
        return Ok(());
    }
    sealer(draft, by)?;
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

/// Whether a player may seal a reply: the sealed move was made, its author is not there, and the clock still runs for
/// the reply, which may be changed until then.
fn may_reply(table: &Table, by: Colour) -> bool {
    let adjournment = table.adjournment();
    let sealed_move = adjournment.resumed_after.map(|before| Ply(before.0.saturating_add(1)));
    adjournment.step == Step::None
        && sealed_move == Some(table.history().plies())
        && table.to_move() == by
        && table.player(!by).presence == Presence::Absent
        && table.clock().running() != Some(!by)
}

/// The player who sealed stops the clock only after handing over the envelope: with that it had come to rest.
pub(crate) fn stopped_afterwards(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let adjournment = draft.table().adjournment();
    let is_late = adjournment.stopped.is_some() || adjournment.checked;
    if !adjournment.is_sealed_by(by) || is_late || adjournment.resumption.is_some() {
        return draft.refuse(RefusalReason::Adjourned, Provision::SealedMove);
    }
    draft.note(Fact::ClocksStopped { by: Who::Player(by), why: None });
    Ok(())
}

/// The player hands the envelope over, the clock stopped, or stopped with it, and no other started. With a reply the
/// other clock is started.
pub(crate) fn hand_over(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    if draft.table().adjournment().has_sealed_reply(by) {
        if draft.table().clock().running() == Some(by) {
            draft.note(Fact::Pressed { by, hand: Hand::Usual, manner: Manner::Proper });
        }
        return Ok(());
    }
    sealer(draft, by)?;
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

/// What is charged to a player may be more than is left: then the flag has fallen, and the arbiter who charges it sees it.
fn rule_overstepped(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    flag::fall_until(draft, draft.at());
    if draft.table().clock().down(by).is_none() {
        return Ok(());
    }
    flag::call_flag(draft, Who::Arbiter, Author::TheLaws)
}
