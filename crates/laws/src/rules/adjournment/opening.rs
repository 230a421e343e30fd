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

/// Opens the envelope, in the presence of the player who has to reply.
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

/// Checks a sealed or stated move against the position.
pub(super) fn examine_sealed_move(draft: &mut Draft, sealer: Colour, text: &str, under: Provision) {
    match meaning(draft, text) {
        Ok(Some(reading)) => play_sealed_move(draft, sealer, &reading, under),
        // The game is lost by lateness, and the sealed move cannot change that.
        Ok(None) | Err(_) if draft.table().outcome().is_some() => {}
        Ok(None) => ask(draft, sealer),
        // Lateness comes first: no article saves a late player whose sealed move is invalid.
        Err(_) if late::is_too_late(draft, sealer) => late::rule_late_loss(draft, sealer),
        Err(why) => rule_faulty_move(draft, sealer, why, text, Author::TheLaws),
    }
}

/// Returns the move that a sealed text means, `None` if the arbiter has to judge it, or the provision that
/// makes it invalid.
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

/// Makes the sealed move on the board and starts the clock of the player who has to reply.
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

/// Offers the draw that was written with the sealed move, now that the move is known.
fn offer_sealed_draw(draft: &mut Draft, by: Colour, reading: &Reading) {
    if reading.draw_offer && draft.table().draws().offers[by].is_none() {
        draws::offer_through(draft, by, OfferMethod::Words);
    }
}

/// Rules that the late player's opponent, though present, has exceeded the time.
pub(super) fn rule_flag_of_opponent(draft: &mut Draft, late: Colour) {
    let ruling = draft.ruling(Provision::LateSealerSaved).also(Provision::FlagFall).about(late);
    let ruling = order_loss_unless_safe(draft, ruling, !late);
    draft.rule(ruling);
}

/// Reports whether this move ends the game without a claim.
fn ends_game(table: &Table, played: Move) -> bool {
    let mut after = table.history().clone();
    if after.play(played).is_err() {
        return false;
    }
    let is_final = |position: &Position| !position.has_legal_move() || mating::is_dead(position);
    after.position().is_some_and(is_final) || after.ended(table.regulations()).is_some()
}

/// Rules that an invalid sealed move loses, unless the opponent could never mate.
fn rule_faulty_move(draft: &mut Draft, sealer: Colour, why: Provision, text: &str, author: Author) {
    let ruling = draft
        .ruling(why)
        .also(Provision::SealedMoveFaulty)
        .about(sealer)
        .ground(Ground::Written(text.to_owned()));
    let ruling = order_loss_unless_safe(draft, ruling, sealer);
    draft.rule(ruling.by(author));
}

fn order_loss_unless_safe(draft: &Draft, ruling: Ruling, loser: Colour) -> Ruling {
    let chance = mating::chance(draft, !loser);
    let ruling = ruling.ground(chance.ground(!loser));
    if chance.is_excluded() {
        let ruling = ruling.also(Provision::FlagFallWithoutMatingChance);
        ruling.order(Order::End(Outcome::DRAW))
    } else {
        ruling.order(Order::End(Outcome::win(!loser)))
    }
}

/// Applies the arbiter's judgement whether the meaning of a sealed move can be established.
pub(crate) fn on_answer(draft: &mut Draft, asked: &Question, answer: &Answer, author: Author) {
    if *answer == Answer::No {
        rule_faulty_move(draft, asked.about, Provision::SealedMoveUnclear, "", author);
        return;
    }
    // It can: the player plays the intended move.
    let ruling = draft.ruling(Provision::SealedMoveUnclear).about(asked.about);
    draft.rule(ruling.order(Order::StartClock(asked.about)).by(author));
}

/// Opens the reply that was sealed in the opponent's absence.
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

/// Makes the sealed or stated reply on the board. The other clock has been running since it was pressed.
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
