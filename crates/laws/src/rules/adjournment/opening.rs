//! Opening the envelope.

use adoube_chess::{
    Colour, Move, Position,
    notation::{self, ReadErrorKind, Reading},
};

use super::late;
use crate::{
    Provision,
    rules::{Draft, draws, ending, hands, mating},
    state::{Step, Table},
    vocabulary::{
        AdjournFact, Answer, AnswerKind, Author, Completion, Fact, Ground, Hand, OfferMethod,
        Order, Outcome, Question, Refusal, RefusalReason, Ruling, Sealed, Topic,
    },
};

/// The envelope is opened, in the presence of the player who has to reply.
pub(crate) fn open_envelope(draft: &mut Draft, content: &Sealed) -> Result<(), Refusal> {
    let table = draft.table();
    let adjournment = table.adjournment();
    let Some(envelope) =
        adjournment.envelope.as_ref().filter(|_| adjournment.step == Step::Resumed)
    else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::EnvelopeOpened);
    };
    let sealer = envelope.sealed_by;
    if !table.player(!sealer).presence.is_at_the_board() {
        return draft.refuse(RefusalReason::NotPresent, Provision::EnvelopeOpened);
    }
    if content.digest() != envelope.digest {
        return draft.refuse(RefusalReason::NotTheSealedMove, Provision::EnvelopeInSafekeeping);
    }
    if let Some(running) = draft.table().clock().running() {
        let why = if running == sealer {
            Provision::SealingPlayerAbsent
        } else {
            Provision::ReplyingPlayerAbsent
        };
        draft.rule(draft.ruling(why).about(running).order(Order::StopClocks));
    }
    draft.note(Fact::Adjournment(AdjournFact::Opened { text: content.text.clone() }));
    examine_sealed_move(draft, sealer, &content.text, Provision::ReplyingPlayerPresent);
    Ok(())
}

/// What was sealed, or stated to have been, is held against the position.
pub(super) fn examine_sealed_move(draft: &mut Draft, sealer: Colour, text: &str, under: Provision) {
    match meaning(draft, text) {
        Ok(Some(reading)) => play_sealed_move(draft, sealer, &reading, under),
        // The game is lost by lateness, and what was sealed cannot change it.
        Ok(None) | Err(_) if draft.table().outcome().is_some() => {}
        Ok(None) => ask(draft, sealer),
        // The lateness comes first: no article saves a late player whose sealed move is of no use.
        Err(_) if late::is_too_late(draft, sealer) => late::rule_late_loss(draft, sealer),
        Err(why) => rule_faulty_move(draft, sealer, why, text, Author::TheLaws),
    }
}

/// The move that a sealed text means; nothing if somebody has to judge what it means; or why it is of no use.
fn meaning(draft: &Draft, text: &str) -> Result<Option<Reading>, Provision> {
    let Some(position) = draft.table().position() else { return Ok(None) };
    match notation::read(position, text) {
        Ok(reading) => Ok(Some(reading)),
        Err(_) if text.trim().is_empty() => Err(Provision::SealedMoveUnclear),
        Err(error) => match error.kind {
            ReadErrorKind::Ambiguous => Err(Provision::SealedMoveAmbiguous),
            ReadErrorKind::NoSuchMove => Err(Provision::SealedMoveIllegal),
            ReadErrorKind::Unreadable => Ok(None),
        },
    }
}

fn ask(draft: &mut Draft, sealer: Colour) {
    let answers = [AnswerKind::No, AnswerKind::Yes];
    draft.ask(Topic::SealedMove, sealer, Provision::SealedMoveUnclear, &answers);
}

/// The sealed move is made on the board, and the clock of the player who has to reply is started.
fn play_sealed_move(draft: &mut Draft, sealer: Colour, reading: &Reading, under: Provision) {
    let played = reading.moved;
    let is_late = late::is_too_late(draft, sealer);
    if is_late && late::opponent_overstepped(draft, sealer) {
        rule_flag_of_opponent(draft, sealer);
        return;
    }
    let ends_game = ends_game(draft.table(), played);
    if draft.table().outcome().is_some() {
        hands::make(draft, sealer, played, Hand::Usual);
        if ends_game {
            late::rule_ended_before(draft, sealer);
        }
        return;
    }
    hands::make(draft, sealer, played, Hand::Usual);
    if is_late && !ends_game {
        late::rule_late_loss(draft, sealer);
        return;
    }
    if is_late {
        draft.rule(
            draft.ruling(Provision::LateSealerSaved).about(sealer).ground(Ground::Played(played)),
        );
    }
    offer_sealed_draw(draft, sealer, reading);
    ending::end_by_itself(draft);
    if draft.table().outcome().is_none() {
        let ruling = draft.ruling(under).about(!sealer);
        draft.rule(ruling.ground(Ground::Played(played)).order(Order::StartClock(!sealer)));
        draft.note(Fact::MoveCompleted { by: sealer, how: Completion::Sealing });
    }
}

/// A draw that was offered in writing, with the move, is offered when the move becomes known.
fn offer_sealed_draw(draft: &mut Draft, by: Colour, reading: &Reading) {
    if reading.draw_offer && draft.table().draws().offers[by].is_none() {
        draws::offer_through(draft, by, OfferMethod::Words);
    }
}

/// The opponent of a late player, though present, has overstepped the time.
pub(super) fn rule_flag_of_opponent(draft: &mut Draft, late: Colour) {
    let ruling = draft.ruling(Provision::LateSealerSaved).also(Provision::FlagFall).about(late);
    let ruling = loses_unless_safe(draft, ruling, !late);
    draft.rule(ruling);
}

/// Whether the game is over with this move, without a claim.
fn ends_game(table: &Table, played: Move) -> bool {
    let mut after = table.history().clone();
    if after.play(played).is_err() {
        return false;
    }
    let is_final = |position: &Position| !position.has_legal_move() || mating::is_dead(position);
    after.position().is_some_and(is_final) || after.ended(table.regulations()).is_some()
}

/// The sealed move is of no use: its author loses, unless the opponent could never mate.
fn rule_faulty_move(draft: &mut Draft, sealer: Colour, why: Provision, text: &str, author: Author) {
    let ruling = draft
        .ruling(why)
        .also(Provision::SealedMoveFaulty)
        .about(sealer)
        .ground(Ground::Written(text.to_owned()));
    let ruling = loses_unless_safe(draft, ruling, sealer);
    draft.rule(ruling.by(author));
}

fn loses_unless_safe(draft: &Draft, ruling: Ruling, loser: Colour) -> Ruling {
    let chance = mating::chance(draft, !loser);
    let ruling = ruling.ground(chance.ground(!loser));
    if chance.is_excluded() {
        let ruling = ruling.also(Provision::FlagFallWithoutMatingChance);
        ruling.order(Order::End(Outcome::DRAW))
    } else {
        ruling.order(Order::End(Outcome::win(!loser)))
    }
}

/// The arbiter has judged whether the meaning of a sealed move can be established.
pub(crate) fn on_answer(draft: &mut Draft, asked: &Question, answer: &Answer, author: Author) {
    if *answer == Answer::No {
        rule_faulty_move(draft, asked.about, Provision::SealedMoveUnclear, "", author);
        return;
    }
    // It can: the player plays the move that was meant.
    let ruling = draft.ruling(Provision::SealedMoveUnclear).about(asked.about);
    draft.rule(ruling.order(Order::StartClock(asked.about)).by(author));
}

/// The reply that was sealed in the other's absence is opened.
pub(crate) fn open_reply(draft: &mut Draft, sealed: &Sealed) -> Result<(), Refusal> {
    let table = draft.table();
    let Some((by, digest)) = table.adjournment().reply.clone() else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::SealingPlayerAbsent);
    };
    if !table.player(!by).presence.is_at_the_board() {
        return draft.refuse(RefusalReason::NotPresent, Provision::SealingPlayerAbsent);
    }
    if sealed.digest() != digest {
        return draft.refuse(RefusalReason::NotTheSealedMove, Provision::EnvelopeInSafekeeping);
    }
    if table.to_move() != by {
        return draft
            .refuse(RefusalReason::NotYourMove { to_move: !by }, Provision::SealingPlayerAbsent);
    }
    draft.note(Fact::Adjournment(AdjournFact::ReplyOpened { text: sealed.text.clone() }));
    play_reply(draft, by, &sealed.text);
    Ok(())
}

/// The reply that was sealed, or stated to have been, is made on the board. The other clock runs since it was pressed.
pub(super) fn play_reply(draft: &mut Draft, by: Colour, text: &str) {
    match meaning(draft, text) {
        Ok(Some(reading)) => {
            hands::make(draft, by, reading.moved, Hand::Usual);
            draft.note(Fact::MoveCompleted { by, how: Completion::Press });
            offer_sealed_draw(draft, by, &reading);
            if draft.table().clock().running() != Some(!by) {
                let ruling = draft.ruling(Provision::SealingPlayerAbsent).about(!by);
                let ruling = ruling.ground(Ground::Played(reading.moved));
                draft.rule(ruling.order(Order::StartClock(!by)));
            }
        }
        Ok(None) => ask(draft, by),
        Err(why) => rule_faulty_move(draft, by, why, text, Author::TheLaws),
    }
}
