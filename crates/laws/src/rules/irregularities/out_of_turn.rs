//! A player moves although it is the opponent's turn ([`Provision::PlayersMoveAlternately`]).
//!
//! **Says:** players move in turn; who has the move is who has to move.
//! **Differs:** nothing but the articles. No edition lists it among the illegal moves: it is put right, and the arbiter
//! may penalise it.
//! **Decides from:** the position of record, in which nothing has happened.

use adoube_chess::Colour;

use super::{during_the_game, times};
use crate::{
    Provision,
    history::same_men,
    rules::Draft,
    state::Table,
    vocabulary::{AnswerKind, Author, Fact, Latent, Order, Refusal, Topic, Why},
};

/// Somebody who has not the move has changed something on the board.
pub(crate) fn happened(draft: &mut Draft, by: Colour) {
    let ply = draft.table().history().plies();
    let is_known = |latent: &Latent| matches!(latent, Latent::OutOfTurn { .. });
    if !draft.table().latent().iter().any(is_known) {
        draft.note(Fact::Came(Latent::OutOfTurn { by, ply }));
    }
}

/// Whether a player has moved although the opponent has the move, and nobody has put it right.
pub(crate) fn is_out_of_turn(table: &Table, by: Colour) -> bool {
    let is_it =
        |latent: &Latent| matches!(latent, Latent::OutOfTurn { by: other, .. } if *other == by);
    table.to_move() != by && table.latent().iter().any(is_it)
}

/// The men stand again as they should: nothing is left to be found.
pub(crate) fn back_in_turn(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let undone = table.latent().iter().find(|latent| {
        matches!(latent, Latent::OutOfTurn { by: whose, .. } if *whose == by)
            && same_men(table.board(), table.history().board())
    });
    if let Some(latent) = undone.cloned() {
        draft.note(Fact::Noticed(latent));
    }
}

/// Somebody has found it.
pub(crate) fn found(draft: &mut Draft, author: Author) -> Result<(), Refusal> {
    during_the_game(draft, Provision::PlayersMoveAlternately)?;
    let latent = draft.table().latent().iter().find_map(|latent| match latent {
        Latent::OutOfTurn { by, ply } => Some((*by, *ply)),
        _ => None,
    });
    let Some((by, ply)) = latent else {
        return draft.refuse(Why::NothingOfTheKind, Provision::PlayersMoveAlternately);
    };
    let to_move = draft.table().history().back_to(ply).board().turn();
    let ruling = draft
        .ruling(Provision::PlayersMoveAlternately)
        .also(Provision::HavingTheMove)
        .about(by)
        .order(Order::Restore(ply));
    let ruling = times::starts(draft, ruling, to_move);
    draft.rule(ruling.by(author));
    let answers = [AnswerKind::NoPenalty, AnswerKind::Penalty];
    draft.ask(Topic::Conduct, by, Provision::PlayersMoveAlternately, &answers);
    Ok(())
}
