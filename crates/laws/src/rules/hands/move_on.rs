//! A player plays on although the opponent has not completed a move.

use adoube_chess::Colour;

use super::note_made_move;
use crate::{
    Provision,
    history::same_men,
    regulations::BoardMode,
    rules::{
        Draft,
        irregularities::completed,
        moves::{Diagnosis, diagnose},
    },
    state::Stage,
};

/// A player plays on although the opponent has the move: what the opponent left standing is made by that, and a press
/// without a move has passed the turn. Nothing happens if the opponent is still at it.
pub(crate) fn move_on(draft: &mut Draft, by: Colour) {
    let table = draft.table();
    let opponent = !by;
    let is_free = table.regulations().board == BoardMode::Free && *table.stage() == Stage::Playing;
    let is_at_it = !table.player(opponent).hands.held.is_empty();
    // With the own last move in the hand the player changes that.
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
    if same_men(&stands, table.history().board()) {
        if is_pressed {
            completed::pass(draft, opponent);
        }
    } else if is_made(&diagnose(table.history().board(), &stands)) {
        completed::make(draft, opponent);
    }
}

/// Whether men that are no legal move are a move all the same.
fn is_made(what: &Diagnosis) -> bool {
    let is_unfinished = what.is_unfinished_promotion()
        || what.is_unfinished_castling()
        || what.also.contains(&Provision::PromotionMade);
    let are_several = what.also.contains(&Provision::PlayersMoveAlternately);
    !is_unfinished && (what.attempt.is_some() || are_several)
}
