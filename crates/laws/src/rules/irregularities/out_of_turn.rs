//! Moves out of turn ([`Provision::PlayersMoveAlternately`]).
//!
//! **Says:** players move alternately.
//! **Differs:** only the article numbers. No edition lists it among the illegal moves: it is corrected, and
//! the arbiter may penalise it.
//! **Decides from:** the position of record, in which nothing has happened.

use adoube_chess::Colour;

use super::{check_during_game, times};
use crate::{
    Provision,
    history::has_same_pieces,
    rules::Draft,
    state::Table,
    vocabulary::{
        AnswerKind, Author, Fact, Irregularity, Latent, Order, Refusal, RefusalReason, Topic,
    },
};

/// Records that a player not having the move has changed something on the board.
pub(crate) fn note_out_of_turn(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let ply = table.history().plies();
    let amid = !table.player(!by).hands.touch.is_idle();
    let is_known = |latent: &Latent| matches!(latent, Latent::OutOfTurn { .. });
    if !draft.table().latent().iter().any(is_known) {
        draft.note(Fact::IrregularityArose(Latent::OutOfTurn { by, ply, amid }));
    }
}

/// Reports whether a player has moved out of turn and it was not corrected.
pub(crate) fn is_out_of_turn(table: &Table, by: Colour) -> bool {
    let is_it =
        |latent: &Latent| matches!(latent, Latent::OutOfTurn { by: other, .. } if *other == by);
    table.to_move() != by && table.latent().iter().any(is_it)
}

/// Clears the irregularity if the board is as it should be again.
pub(crate) fn clear_out_of_turn(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let undone = table.latent().iter().find(|latent| {
        matches!(latent, Latent::OutOfTurn { by: whose, .. } if *whose == by)
            && has_same_pieces(table.board(), &table.in_turn())
    });
    if let Some(latent) = undone.cloned() {
        draft.note(Fact::IrregularityNoticed(latent));
    }
}

/// Clears the irregularity because the opponent has meanwhile moved, so that the move made ahead is a reply.
pub(crate) fn accept_as_answer(draft: &mut Draft, by: Colour) {
    let is_it =
        |latent: &&Latent| matches!(latent, Latent::OutOfTurn { by: other, .. } if *other == by);
    if let Some(latent) = draft.table().latent().iter().find(is_it).cloned() {
        draft.note(Fact::IrregularityNoticed(latent));
    }
}

/// Rules on a move out of turn. A move that the opponent was making meanwhile stands.
pub(crate) fn on_report(
    draft: &mut Draft,
    what: Irregularity,
    author: Author,
) -> Result<(), Refusal> {
    check_during_game(draft, Provision::PlayersMoveAlternately)?;
    let of = draft.table().latent().iter().find_map(|latent| match latent {
        Latent::OutOfTurn { by, ply, amid } if what.is_of(*by, Some(*ply)) => {
            Some((*by, *ply, *amid))
        }
        _ => None,
    });
    let Some((by, before, amid)) = of else {
        return draft.refuse(RefusalReason::NothingOfTheKind, Provision::PlayersMoveAlternately);
    };
    let ply = if amid { draft.table().history().plies() } else { before };
    let to_move = draft.table().history().back_to(ply).board().turn();
    let ruling = draft
        .ruling(Provision::PlayersMoveAlternately)
        .also(Provision::HavingTheMove)
        .also(Provision::GameOfChess)
        .about(by)
        .order(Order::Restore(ply));
    let ruling = times::order_start(draft, ruling, to_move);
    draft.rule(ruling.by(author));
    let answers = [AnswerKind::NoPenalty, AnswerKind::Penalty];
    draft.ask(Topic::Conduct, by, Provision::PlayersMoveAlternately, &answers);
    Ok(())
}
