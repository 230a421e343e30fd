//! Claims in games of which there is no record.
//!
//! **Says:** in rapid chess and blitz nobody has to write, and the right to claim stays. What was played is then for
//! the arbiter to judge, who may have seen it.
//! **Differs:** only since 2017 it is said that the right to claim stays; before, the general rule holds.
//! **Decides from:** the regulations: it was announced that nobody records the games, and they are not supervised.

use adoube_chess::Colour;

use super::{
    announced::{self, Intended},
    claim::Subject,
    finding,
};
use crate::{
    Provision,
    regulations::{BoardMode, Rules},
    rules::{Draft, sheets, stage::playing},
    state::Table,
    vocabulary::{Answer, AnswerKind, Author, Question, Refusal, Topic},
};

/// Whether nobody has written down what was played.
pub(super) fn is_so(table: &Table) -> bool {
    let regulations = table.regulations();
    regulations.rules() != Rules::Competition
        && regulations.board == BoardMode::Free
        && regulations.arbiter_records == Some(false)
        && !Colour::ALL.into_iter().any(|colour| sheets::is_complete(table, colour))
}

/// Puts the claim to the arbiter.
pub(super) fn ask(draft: &mut Draft, by: Colour) {
    let answers = [AnswerKind::Yes, AnswerKind::No];
    draft.ask(Topic::Unrecorded, by, Provision::RapidWithoutRecording, &answers);
}

/// The arbiter has judged whether the claim holds.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    playing(draft)?;
    let by = asked.about;
    let claim = draft.table().draws().claim.clone();
    let claim = claim.filter(|standing| standing.by == by);
    let of = claim.and_then(|standing| Subject::of(&standing.claim));
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
