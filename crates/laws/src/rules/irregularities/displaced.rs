//! Displaced pieces ([`Provision::DisplacedPiecesRestored`], [`Provision::DisplacementFoundLater`]).
//!
//! **Says:** a player who displaces pieces puts them back, on their own time; either player may stop the
//! clocks and ask for the arbiter's assistance; the arbiter may penalise it. If it is found only later, the
//! position before is restored.
//! **Differs:** only the article numbers.
//! **Decides from:** what was displaced by accident, and what has been played since. Until the opponent has
//! moved, the pieces are put back; after that it counts as found later. A piece knocked over on its own
//! square is set upright whenever it is found.

use adoube_chess::Colour;

use super::{check_during_game, times};
use crate::{
    Provision,
    history::Ply,
    rules::{Draft, conduct},
    state::{DisplacedPiece, Table},
    vocabulary::{
        Answer, AnswerKind, Author, Fact, Latent, Order, Question, Refusal, RefusalReason, Topic,
        Who,
    },
};

/// Puts everything back. If this was on the opponent's turn, the opponent's clock runs again.
pub(crate) fn put_right(draft: &mut Draft, by: Colour) {
    let was_displaced = !draft.table().displaced().is_empty();
    draft.note(Fact::PutRight { by: Who::Player(by) });
    super::out_of_turn::clear_out_of_turn(draft, by);
    let table = draft.table();
    let to_move = table.to_move();
    let runs_for_it = table.clock().running() == Some(by) && to_move != by;
    if was_displaced && runs_for_it && !table.player(by).owes_press {
        draft.note(Fact::ClockRestarted(to_move));
    }
}

/// Rules on displaced pieces that somebody has noticed.
pub(crate) fn on_report(draft: &mut Draft, author: Author) -> Result<(), Refusal> {
    check_during_game(draft, Provision::DisplacedPiecesRestored)?;
    let table = draft.table();
    let played_on = table.latent().iter().find_map(|latent| match latent {
        Latent::Displacement { by, ply } => Some((*by, *ply)),
        _ => None,
    });
    if let Some((by, ply)) = played_on {
        restore_before(draft, by, ply, author);
        return Ok(());
    }
    let Some(lies) = table.displaced().first().copied() else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::DisplacedPiecesRestored);
    };
    if let Some(lies) = table.displaced().iter().find(|lies| is_answered(table, lies)) {
        let (by, ply) = (lies.by, lies.ply);
        restore_before(draft, by, ply, author);
        return Ok(());
    }
    let by = lies.by;
    let ruling = draft
        .ruling(Provision::DisplacedPiecesRestored)
        .also(Provision::HelpWithDisplacedPieces)
        .also(Provision::TermDisplaced)
        .about(by)
        .order(Order::PutRight);
    let ruling = times::order_start(draft, ruling, by);
    draft.rule(ruling.by(author));
    let answers = [AnswerKind::NoPenalty, AnswerKind::Penalty];
    draft.ask(Topic::DisplacementPenalty, by, Provision::DisplacementPenalised, &answers);
    Ok(())
}

/// Reports whether the opponent has moved since. A piece lying on its own square is not displaced, however
/// late it is found.
fn is_answered(table: &Table, lies: &DisplacedPiece) -> bool {
    if lies.lies_at_home() {
        return false;
    }
    let then = table.history().back_to(lies.ply);
    let own_move_first = u32::from(then.board().turn() == lies.by);
    table.history().plies().0 > lies.ply.0.saturating_add(own_move_first)
}

/// Orders the position before the displacement restored.
pub(super) fn restore_before(draft: &mut Draft, by: Colour, ply: Ply, author: Author) {
    let ruling = draft
        .ruling(Provision::DisplacementFoundLater)
        .also(Provision::TermDisplaced)
        .also(Provision::ClocksAfterIrregularity)
        .about(by)
        .order(Order::Restore(ply));
    let to_move = draft.table().history().back_to(ply).board().turn();
    let ruling = times::order_start(draft, ruling, to_move);
    draft.rule(ruling.by(author));
    times::ask(draft, by);
}

/// Applies the arbiter's decision on a penalty.
pub(crate) fn on_answer(
    draft: &mut Draft,
    asked: &Question,
    answer: &Answer,
    author: Author,
) -> Result<(), Refusal> {
    let (by, under) = (asked.about, Provision::DisplacementPenalised);
    if let Answer::Penalty(penalties) = answer {
        return conduct::penalise(draft, by, under, penalties, author, None);
    }
    let ruling = draft.ruling(under).about(by).order(Order::GoesOn);
    draft.rule(ruling.by(author));
    Ok(())
}
