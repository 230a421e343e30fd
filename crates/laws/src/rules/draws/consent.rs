//! When players may agree on a draw by themselves.
//!
//! **Says:** regulations may ask for the arbiter's consent, before some move or always.
//! **Differs:** not in 2005; in 2009 for the agreement, since 2017 for the offer too. Since 2017 each player must have
//! made a move in any case.

use adoube_chess::{Board, Colour, Role};

use super::{DrawRules, agreement, values::Agreement};
use crate::{
    Provision,
    regulations::{AgreedDraws, Restrictable},
    rules::{Draft, stage::before_the_end},
    state::Table,
    vocabulary::{
        Answer, AnswerKind, Author, DrawFact, Fact, Permission, Question, Refusal, RefusalReason,
        Topic,
    },
};

/// What keeps players from agreeing on a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Obstacle {
    /// One of them has not made a move yet.
    NotBothHaveMoved,
    /// The regulations ask for the arbiter's consent, and it was not given.
    Restricted,
}

/// What keeps the players from agreeing now.
pub(super) fn obstacle(table: &Table) -> Option<Obstacle> {
    let asks_for_moves = DrawRules::of(table.edition()).agreement == Agreement::OnceEachHasMoved;
    let move_number = table.history().board().fullmoves();
    if asks_for_moves && move_number <= 1 && is_from_the_beginning(table) {
        return Some(Obstacle::NotBothHaveMoved);
    }
    (is_restricted(table, move_number) && !has_consent(table)).then_some(Obstacle::Restricted)
}

/// Whether the game began with all pawns at home; a position from the middle has its moves behind it.
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

/// A player asks the arbiter to let them agree.
pub(crate) fn request_consent(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    before_the_end(draft)?;
    if obstacle(draft.table()) != Some(Obstacle::Restricted) {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::DrawRestrictions);
    }
    ask(draft, by)
}

/// Puts it to the arbiter, once.
pub(super) fn ask(draft: &mut Draft, by: Colour) -> Result<(), Refusal> {
    let mut open = draft.table().questions().iter();
    if let Some(asked) = open.find(|question| question.topic == Topic::ConsentToDraw) {
        return draft.refuse(RefusalReason::QuestionOpen(asked.id), Provision::DrawRestrictions);
    }
    let answers = [AnswerKind::No, AnswerKind::Yes];
    draft.ask(Topic::ConsentToDraw, by, Provision::DrawRestrictions, &answers);
    Ok(())
}

/// The arbiter has consented, or not.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    before_the_end(draft)?;
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
