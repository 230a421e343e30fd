//! Claims in games without a record.
//!
//! **Says:** in rapid chess and blitz the players need not record, and the right to claim remains. The
//! arbiter, who may have watched, judges what was played.
//! **Differs:** only since 2017 do the texts say that the right to claim remains; before, the general rule applies.
//! **Decides from:** the regulations: it was announced that the games are not recorded, and they are not supervised.

use adoube_chess::Colour;

use super::{
    announced::{self, Intended},
    claim::Subject,
    finding,
};
use crate::{
    Provision,
    regulations::{BoardMode, Rules},
    rules::{Draft, sheets, stage::check_playing},
    state::Table,
    vocabulary::{Answer, AnswerKind, Author, Question, Refusal, Topic},
};

/// Reports whether there is no record of the moves.
pub(super) fn is_unrecorded(table: &Table) -> bool {
    let regulations = table.regulations();
    regulations.rules() != Rules::Competition
        && regulations.board == BoardMode::Free
        && regulations.arbiter_records == Some(false)
        && !Colour::ALL.into_iter().any(|colour| sheets::is_complete(table, colour))
}

/// Asks the arbiter about the claim.
pub(super) fn ask(draft: &mut Draft, by: Colour) {
    let answers = [AnswerKind::Yes, AnswerKind::No];
    draft.ask(Topic::Unrecorded, by, Provision::RapidWithoutRecording, &answers);
}

/// Applies the arbiter's judgement whether the claim is correct.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_playing(draft)?;
    let by = asked.about;
    let claim = draft.table().draws().claim.clone();
    let claim = claim.filter(|standing| standing.by == by);
    let of = claim.and_then(|standing| Subject::from_claim(&standing.claim));
    let is_right = *answer == Answer::Yes;
    let main = if is_right { Provision::CorrectDrawClaim } else { Provision::IncorrectDrawClaim };
    let mut ruling = draft.ruling(main);
    let mut intended = Intended::Nothing;
    if let Some((subject, basis)) = of {
        intended = announced::intended(draft, by, subject, basis);
        let stands = intended == Intended::Nothing;
        let under = if stands { subject.stands() } else { subject.intended() };
        ruling = ruling.also(under).also(subject.general());
    }
    let ruling = ruling
        .also(Provision::RapidWithoutRecording)
        .also(Provision::PlayersCheckClaims)
        .also(Provision::HelpWithReconstruction);
    if is_right {
        finding::rule_correct(draft, by, ruling, author);
    } else {
        finding::rule_incorrect(draft, by, ruling, intended, author);
    }
    Ok(())
}
