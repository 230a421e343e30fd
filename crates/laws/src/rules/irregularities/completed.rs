//! Something that is no legal move was completed: what it was, for whoever will notice it.

use adoube_chess::Colour;

use crate::{Provision, history::Ply, rules::moves::diagnose, state::Table, vocabulary::Latent};

/// What there is to be noticed about the men on the board, with which a player is about to complete a move that is no
/// legal one. Nothing if the men that stand wrongly are known already.
pub(crate) fn completed(table: &Table, by: Colour) -> Option<Latent> {
    let moved_out_of_turn =
        |latent: &Latent| matches!(latent, Latent::OutOfTurn { by: other, .. } if *other != by);
    if table.latent().iter().any(moved_out_of_turn) {
        return None;
    }
    // A piece that lay on a wrong square was played from there.
    let is_played = |lies: &&crate::state::Displaced| {
        let stands = |square| table.board().piece_on(square) == Some(lies.piece);
        !stands(lies.from) && !lies.to.is_some_and(stands) && lies.to.is_some()
    };
    if let Some(lies) = table.displaced().iter().find(is_played) {
        return Some(Latent::Displacement { by: lies.by, ply: lies.ply });
    }
    let found = diagnose(table.history().board(), &table.tidied());
    // From a board on which there are no legal moves, because an illegal one was let pass, a piece that goes as it
    // should breaks nothing.
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
