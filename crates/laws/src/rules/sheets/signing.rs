//! Signing the scoresheets, and the written result.
//!
//! **Says:** after the game both players sign both sheets with the result; the written result stands even
//! if it is wrong, unless the arbiter decides otherwise. A player who signs for a draw that the opponent
//! has offered accepts it.
//! **Decides from:** the two signatures, compared with each other and with how the game ended.

use adoube_chess::Colour;

use crate::{
    Provision,
    regulations::GameResult,
    rules::Draft,
    state::{Place, Stage},
    vocabulary::{
        Answer, AnswerKind, Author, Fact, Ground, Order, Outcome, Question, Refusal, RefusalReason,
        SheetFact, Topic,
    },
};

/// Signs both sheets for a player.
pub(super) fn sign(draft: &mut Draft, by: Colour, outcome: Outcome) -> Result<(), Refusal> {
    let under = Provision::SignedResult;
    let table = draft.table();
    let Stage::Over { outcome: ended, .. } = *table.stage() else {
        return draft.refuse(RefusalReason::StillPlaying, under);
    };
    if matches!(
        (outcome.marks.white, outcome.marks.black),
        (GameResult::Win, GameResult::Win | GameResult::Draw) | (GameResult::Draw, GameResult::Win)
    ) {
        return draft.refuse(RefusalReason::ScoreTooHigh, under);
    }
    let other = table.player(!by).sheet.signed;
    let own = table.player(by).sheet.signed;
    if own == Some(outcome) || own.is_some() && own == other {
        return draft.refuse(RefusalReason::AlreadyDone, under);
    }
    draft.note(Fact::Sheet(SheetFact::Signed { by, outcome }));
    match other {
        None => {}
        Some(signed) if signed == outcome => {
            let ruling = draft.ruling(under).ground(Ground::Written(outcome.to_string()));
            if outcome == ended {
                draft.rule(ruling);
            } else {
                draft.rule(ruling.order(Order::End(outcome)));
                ask(draft, by, &[AnswerKind::Yes, AnswerKind::Outcome]);
            }
        }
        Some(_) => ask(draft, by, &[AnswerKind::Outcome]),
    }
    Ok(())
}

/// Asks once what the result is, or whether the written one stands.
fn ask(draft: &mut Draft, about: Colour, answers: &[AnswerKind]) {
    let mut open = draft.table().questions().iter();
    if !open.any(|open| open.topic == Topic::WrittenResult) {
        draft.ask(Topic::WrittenResult, about, Provision::SignedResult, answers);
    }
}

/// Applies the arbiter's decision on the written result.
pub(crate) fn on_answer(draft: &mut Draft, asked: &Question, answer: &Answer, author: Author) {
    let ruling = draft.ruling(asked.under.provision()).by(author);
    match answer {
        Answer::Outcome(outcome) => draft.rule(ruling.order(Order::End(*outcome))),
        _ => draft.rule(ruling),
    }
}

/// Hands a player's sheet over.
pub(super) fn hand_over(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let under = Provision::ScoresheetsBelongToOrganiser;
    let table = draft.table();
    if !matches!(table.stage(), Stage::Over { .. }) {
        return draft.refuse(RefusalReason::StillPlaying, under);
    }
    match table.player(by).sheet.place {
        Place::HandedOver => draft.refuse(RefusalReason::AlreadyDone, under),
        Place::OnTheTable | Place::Hidden | Place::Lent => {
            draft.note(Fact::Sheet(SheetFact::HandedOver(by)));
            Ok(())
        }
    }
}
