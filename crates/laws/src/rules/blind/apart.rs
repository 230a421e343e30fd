//! Two boards that have come apart.

use crate::{
    Provision,
    history::Ply,
    rules::{Draft, sheets},
    vocabulary::{AnswerKind, Author, BlindFact, Fact, Order, Refusal, Topic, Why},
};

/// Somebody finds that the boards disagree. If both scoresheets tell the same moves, the player who wrote them and moved
/// otherwise puts the own board right; if they differ, play goes back to where they agree.
pub(crate) fn found(draft: &mut Draft, author: Author) -> Result<(), Refusal> {
    let table = draft.table();
    let Some((by, _)) = table.blind().apart else {
        return draft.refuse(Why::NothingOfTheKind, Provision::BoardsDisagree);
    };
    let players = table.players();
    let history = table.history();
    let parting = sheets::parting(&players.white.sheet, &players.black.sheet, history);
    draft.note(Fact::Blind(BlindFact::Joined));
    let Some(parting) = parting else {
        let ruling = draft.ruling(Provision::BoardsDisagree).about(by);
        draft.rule(ruling.order(Order::PutRight).order(Order::GoesOn).by(author));
        return Ok(());
    };
    let agreed = Ply(parting.line.0.saturating_sub(1));
    let ruling = draft.ruling(Provision::BoardsAndRecordsDisagree).about(by);
    let ruling = ruling.also(Provision::BoardsDisagree).order(Order::Restore(agreed));
    draft.rule(ruling.by(author));
    let answers = [AnswerKind::TimesStay, AnswerKind::Times];
    draft.ask(Topic::ClocksAfterIrregularity, by, Provision::BoardsAndRecordsDisagree, &answers);
    Ok(())
}
