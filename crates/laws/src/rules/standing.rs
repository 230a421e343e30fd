//! Undetected irregularities of the board as it stands.

use adoube_chess::Colour;

use crate::{
    Provision,
    history::{Ply, has_same_pieces},
    rules::moves::diagnose,
    state::{DisplacedPiece, Table},
    vocabulary::Latent,
};

/// Returns the undetected irregularity of the board; `None` if no rule is broken.
pub(crate) fn latent(table: &Table, by: Colour) -> Option<Latent> {
    // A piece on a wrong square was played from there.
    let is_played = |lies: &&DisplacedPiece| {
        let stands = |square| table.board().piece_on(square) == Some(lies.piece);
        !stands(lies.from) && !lies.to.is_some_and(stands) && lies.to.is_some()
    };
    if let Some(lies) = table.displaced().iter().find(is_played) {
        return Some(Latent::Displacement { by: lies.by, ply: lies.ply });
    }
    let found = diagnose(table.history().board(), &table.without_displaced());
    // On a board without legal moves, after an unnoticed illegal move, a piece that moves as its kind does
    // breaks nothing.
    let breaks_nothing = found.breaks == Provision::LegalAndIllegalMove && found.also.is_empty();
    if table.position().is_none() && found.attempt.is_some() && breaks_nothing {
        return None;
    }
    Some(Latent::IllegalMove {
        by,
        ply: Ply(table.history().plies().0.saturating_add(1)),
        attempt: found.attempt,
        breaks: found.breaks,
        also: found.also,
        hand: table.player(by).hands.touch.clone(),
    })
}

/// Reports whether an illegal move that left no legal moves was answered by a piece that moves as its kind
/// does: that reply counts as made, pressed or not.
pub(crate) fn is_answered(table: &Table) -> bool {
    let by = table.to_move();
    let is_free = table.player(by).hands.held.is_empty();
    let has_moved = || !has_same_pieces(&table.without_displaced(), table.history().board());
    table.position().is_none() && is_free && has_moved() && latent(table, by).is_none()
}
