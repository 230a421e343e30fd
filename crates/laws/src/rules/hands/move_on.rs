//! A player moves on although the opponent has not completed a move.

use adoube_chess::Colour;

use super::note_made_move;
use crate::{
    Provision,
    history::has_same_pieces,
    regulations::BoardMode,
    rules::{
        Draft,
        irregularities::completed,
        moves::{Diagnosis, diagnose},
    },
    state::Stage,
};

/// Treats the opponent's move as made when a player moves on without having the move: what the opponent
/// left on the board counts as made, and a press without a move passes the turn. Does nothing while the
/// opponent is still moving.
pub(crate) fn move_on(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let opponent = !by;
    let is_free = table.regulations().board == BoardMode::Free && *table.stage() == Stage::Playing;
    let is_at_it = !table.player(opponent).hands.held.is_empty();
    // A player holding the piece of their own last move is changing that move.
    let player = table.player(by);
    let is_changing = player.owes_press && !player.hands.held.is_empty();
    if table.to_move() == by || !is_free || is_at_it || is_changing {
        return;
    }
    if table.has_moved_ahead(opponent) {
        note_made_move(draft, opponent);
    }
    let table = draft.table();
    if table.to_move() == by {
        return;
    }
    let stands = table.without_displaced();
    let is_pressed = table.has_pressed_early(opponent);
    if has_same_pieces(&stands, table.history().board()) {
        if is_pressed {
            completed::pass(draft, opponent);
        }
    } else if is_made(&diagnose(table.history().board(), &stands)) {
        completed::make(draft, opponent);
    }
}

/// Reports whether a rearrangement that is not a legal move nevertheless counts as a move.
fn is_made(what: &Diagnosis) -> bool {
    let is_unfinished = what.is_unfinished_promotion()
        || what.is_unfinished_castling()
        || what.also.contains(&Provision::PromotionMade);
    let are_several = what.also.contains(&Provision::PlayersMoveAlternately);
    !is_unfinished && (what.attempt.is_some() || are_several)
}
