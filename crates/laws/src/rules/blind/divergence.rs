//! Two boards that differ.

use crate::{
    Provision,
    history::Ply,
    rules::{Draft, sheets},
    state::BoardDivergence,
    vocabulary::{AnswerKind, Author, BlindFact, Fact, Line, Order, Refusal, RefusalReason, Topic},
};

/// Rules on differing boards. If both scoresheets agree, the player whose board differs from them corrects
/// it; otherwise play returns to the last move on which they agree.
pub(crate) fn on_report(draft: &mut Draft, author: Author) -> Result<(), Refusal> {
    let table = draft.table();
    let Some(BoardDivergence { by, ply, .. }) = table.blind().apart else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::BoardsDisagree);
    };
    let players = table.players();
    let history = table.history();
    let parting = sheets::parting(&players.white.sheet, &players.black.sheet, history);
    let other = sheets::other_move(&players.white.sheet, history, Line(ply.0));
    let is_last = history.plies() == ply;
    draft.note(Fact::Blind(BlindFact::Joined));
    let Some(parting) = parting else {
        // Both have written what was announced: the board of the player who misspoke is wrong.
        let (wrong, order) = match other.filter(|_| is_last) {
            Some(written) => (!by, Order::Finish(written)),
            None => (by, Order::PutRight),
        };
        let ruling = draft.ruling(Provision::BoardsDisagree).about(wrong);
        let ruling = ruling.also(Provision::RulesForBlindPlayers);
        draft.rule(ruling.order(order).order(Order::GoesOn).by(author));
        return Ok(());
    };
    let agreed = Ply(parting.line.0.saturating_sub(1));
    let ruling = draft.ruling(Provision::BoardsAndRecordsDisagree).about(by);
    let ruling = ruling.also(Provision::BoardsDisagree).also(Provision::RulesForBlindPlayers);
    let ruling = ruling.order(Order::Restore(agreed));
    draft.rule(ruling.by(author));
    let answers = [AnswerKind::TimesStay, AnswerKind::Times];
    draft.ask(Topic::ClocksAfterIrregularity, by, Provision::BoardsAndRecordsDisagree, &answers);
    Ok(())
}
