//! When players may agree to a draw without consent.
//!
//! **Says:** regulations may require the arbiter's consent, before some move or always.
//! **Differs:** not in 2005; in 2009 for the agreement, since 2017 for the offer too. Since 2017 each
//! player must have made a move in any case.

use adoube_chess::{Board, Colour, Role};

use super::{DrawRules, agreement, values::Agreement};
use crate::{
    Provision,
    regulations::{AgreedDraws, Restrictable},
    rules::{Draft, stage::check_before_end},
    state::Table,
    vocabulary::{
        Answer, AnswerKind, Author, DrawFact, Fact, Permission, Question, Refusal, RefusalReason,
        Topic,
    },
};

/// An obstacle to agreeing to a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obstacle {
    /// One of them has not made a move yet.
    NotBothHaveMoved,
    /// The regulations require the arbiter's consent, and it was not given.
    Restricted,
}

/// Returns what keeps the players from agreeing now.
pub(super) fn obstacle(table: &Table) -> Option<Obstacle> {
    let asks_for_moves =
        DrawRules::for_edition(table.edition()).agreement == Agreement::OnceEachHasMoved;
    let move_number = table.history().board().fullmoves();
    if asks_for_moves && move_number <= 1 && is_from_the_beginning(table) {
        return Some(Obstacle::NotBothHaveMoved);
    }
    (is_restricted(table, move_number) && !has_consent(table)).then_some(Obstacle::Restricted)
}

/// Reports whether the game began with all pawns on their initial squares; a later position already has
/// moves behind it.
fn is_from_the_beginning(table: &Table) -> bool {
    table.setup().board().role(Role::Pawn) == Board::initial().role(Role::Pawn)
}

fn is_restricted(table: &Table, move_number: u32) -> bool {
    let regulations = table.regulations();
    regulations.terms().agreed_draws != Restrictable::Nothing
        && match regulations.agreed_draws {
            AgreedDraws::Free => false,
            AgreedDraws::Consent => true,
            AgreedDraws::ConsentBefore(number) => move_number < u32::from(number.get()),
        }
}

fn has_consent(table: &Table) -> bool {
    let is_permitted =
        |colour: Colour| table.player(colour).permissions.contains(&Permission::DrawAgreement);
    table.draws().has_consent || Colour::ALL.into_iter().any(is_permitted)
}

/// Handles a request for the arbiter's consent.
pub(crate) fn request_consent(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    check_before_end(draft)?;
    if obstacle(draft.table()) != Some(Obstacle::Restricted) {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::DrawRestrictions);
    }
    ask(draft, by)
}

/// Asks the arbiter, once.
pub(super) fn ask(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let mut open = draft.table().questions().iter();
    if let Some(asked) = open.find(|question| question.topic == Topic::ConsentToDraw) {
        return draft.refuse(RefusalReason::QuestionOpen(asked.id), Provision::DrawRestrictions);
    }
    let answers = [AnswerKind::No, AnswerKind::Yes];
    draft.ask(Topic::ConsentToDraw, by, Provision::DrawRestrictions, &answers);
    Ok(())
}

/// Applies the arbiter's answer.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    check_before_end(draft)?;
    let accepted = draft.table().draws().accepted;
    let ruling = draft.ruling(Provision::DrawRestrictions).about(asked.about).by(author.clone());
    if *answer == Answer::Yes {
        draft.note(Fact::Draw(DrawFact::ConsentGiven));
        match accepted {
            Some(by) => agreement::rule_agreement(draft, by, author),
            None => draft.rule(ruling),
        }
        return Ok(());
    }
    if let Some(by) = accepted {
        draft.note(Fact::Draw(DrawFact::Refused(by)));
    }
    draft.rule(ruling);
    Ok(())
}
