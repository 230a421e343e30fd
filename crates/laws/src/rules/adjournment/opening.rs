//! Opening the envelope.

use adoube_chess::{Colour, Move, Position, notation};

use super::late;
use crate::{
    Provision,
    history::Ply,
    rules::{Draft, hands, mating},
    state::Step,
    vocabulary::{
        AdjournFact, Answer, AnswerKind, Author, Fact, Ground, Hand, Order, Outcome, Question,
        Refusal, Ruling, Sealed, Topic, Why,
    },
};

/// The envelope is opened, in the presence of the player who has to reply.
pub(super) fn opened(draft: &mut Draft, content: &Sealed) -> Result<(), Refusal> {
    let table = draft.table();
    let adjournment = table.adjournment();
    let Some(envelope) =
        adjournment.envelope.as_ref().filter(|_| adjournment.step == Step::Resumed)
    else {
        return draft.refuse(Why::NothingOfTheKind, Provision::EnvelopeOpened);
    };
    let sealer = envelope.sealed_by;
    if !table.player(!sealer).presence.is_at_the_board() {
        return draft.refuse(Why::NotPresent, Provision::EnvelopeOpened);
    }
    if content.digest() != envelope.digest {
        return draft.refuse(Why::NotTheSealedMove, Provision::EnvelopeInSafekeeping);
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
    arrives(draft, sealer, &content.text);
    Ok(())
}

/// What was sealed, or stated to have been, is held against the position.
pub(super) fn arrives(draft: &mut Draft, sealer: Colour, text: &str) {
    let Some(position) = draft.table().position().copied() else { return };
    match notation::read(&position, text) {
        Ok(reading) => played(draft, sealer, reading.moved),
        Err(error) => match error.kind {
            notation::ReadErrorKind::Ambiguous => {
                faulty(draft, sealer, Provision::SealedMoveAmbiguous, text, Author::TheLaws);
            }
            notation::ReadErrorKind::NoSuchMove => {
                faulty(draft, sealer, Provision::SealedMoveIllegal, text, Author::TheLaws);
            }
            notation::ReadErrorKind::Unreadable => {
                let answers = [AnswerKind::No, AnswerKind::Yes];
                draft.ask(Topic::SealedMove, sealer, Provision::SealedMoveUnclear, &answers);
            }
        },
    }
}

/// The sealed move is made on the board, and the clock of the player who has to reply is started.
fn played(draft: &mut Draft, sealer: Colour, played: Move) {
    let is_late = late::is_too_late(draft, sealer);
    let Some(position) = draft.table().position().copied() else { return };
    if is_late && draft.table().clock().down(!sealer).is_some() {
        // The opponent, though present, has overstepped the time.
        let ruling =
            draft.ruling(Provision::LateSealerSaved).also(Provision::FlagFall).about(sealer);
        let ruling = loses_unless_safe(draft, ruling, !sealer);
        draft.rule(ruling);
        return;
    }
    if is_late && !ends_game(&position, played) {
        late::loses(draft, sealer);
        return;
    }
    hands::make(draft, sealer, played, Hand::Usual);
    if is_late {
        draft.rule(
            draft.ruling(Provision::LateSealerSaved).about(sealer).ground(Ground::Played(played)),
        );
    }
    super::super::ending::by_itself(draft);
    if draft.table().outcome().is_none() {
        let ruling = draft.ruling(Provision::ReplyingPlayerPresent).about(!sealer);
        draft.rule(ruling.ground(Ground::Played(played)).order(Order::StartClock(!sealer)));
        draft.note(Fact::MoveCompleted { by: sealer, how: crate::vocabulary::Completion::Press });
    }
}

fn ends_game(position: &Position, played: Move) -> bool {
    position.play(played).is_ok_and(|after| !after.has_legal_move() || mating::is_dead(&after))
}

/// The sealed move is of no use: its author loses, unless the opponent could never mate.
fn faulty(draft: &mut Draft, sealer: Colour, why: Provision, text: &str, author: Author) {
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
pub(crate) fn judged(draft: &mut Draft, asked: &Question, answer: &Answer, author: Author) {
    if *answer == Answer::No {
        faulty(draft, asked.about, Provision::SealedMoveUnclear, "", author);
        return;
    }
    // It can: the player plays the move that was meant.
    let ruling = draft.ruling(Provision::SealedMoveUnclear).about(asked.about);
    draft.rule(ruling.order(Order::StartClock(asked.about)).by(author));
}

/// The reply that was sealed in the other's absence is opened.
pub(super) fn reply_opened(draft: &mut Draft, sealed: &Sealed) -> Result<(), Refusal> {
    let table = draft.table();
    let Some((by, digest)) = table.adjournment().reply.clone() else {
        return draft.refuse(Why::NothingOfTheKind, Provision::SealingPlayerAbsent);
    };
    if !table.player(!by).presence.is_at_the_board() {
        return draft.refuse(Why::NotPresent, Provision::SealingPlayerAbsent);
    }
    if sealed.digest() != digest {
        return draft.refuse(Why::NotTheSealedMove, Provision::EnvelopeInSafekeeping);
    }
    if table.to_move() != by {
        return draft.refuse(Why::NotYourMove { to_move: !by }, Provision::SealingPlayerAbsent);
    }
    draft.note(Fact::Adjournment(AdjournFact::ReplyOpened { text: sealed.text.clone() }));
    let Some(position) = draft.table().position().copied() else { return Ok(()) };
    match notation::read(&position, &sealed.text) {
        Ok(reading) => {
            hands::make(draft, by, reading.moved, Hand::Usual);
            let ruling = draft.ruling(Provision::SealingPlayerAbsent).about(!by);
            draft.rule(ruling.ground(Ground::Played(reading.moved)).order(Order::StartClock(!by)));
            draft.note(Fact::MoveCompleted { by, how: crate::vocabulary::Completion::Press });
        }
        Err(error) => {
            let why = match error.kind {
                notation::ReadErrorKind::Ambiguous => Provision::SealedMoveAmbiguous,
                notation::ReadErrorKind::NoSuchMove => Provision::SealedMoveIllegal,
                notation::ReadErrorKind::Unreadable => Provision::SealedMoveUnclear,
            };
            faulty(draft, by, why, &sealed.text, Author::TheLaws);
        }
    }
    Ok(())
}

/// A move made on the board by a player who has to seal becomes the sealed move: it is taken back and noted.
pub(crate) fn sealed_openly(draft: &mut Draft, by: Colour, played: Move) {
    if draft.table().adjournment().step != Step::Sealing(by) {
        return;
    }
    let plies = draft.table().history().plies();
    draft.note(Fact::Adjournment(AdjournFact::PlayedOpenly { by, played }));
    let ruling =
        draft.ruling(Provision::PlayedMoveMustBeSealed).about(by).ground(Ground::Played(played));
    draft.rule(ruling.order(Order::Restore(Ply(plies.0.saturating_sub(1)))));
}
