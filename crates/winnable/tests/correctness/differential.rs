//! New positions, our verdict compared with the other solver's. A solver that says yes gives a line, and
//! a line that can be replayed is right; so the solver with a line settles a disagreement.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use adoube_chess::{Colour, Position, Status, uci};
use adoube_winnable::Budget;
use chasolver::Winnability;
use chess_jordanbray::ChessMove;

use crate::{
    answer::shown, effort::for_seconds, other_solver, random_positions::PositionPool, tally::Tally,
};

#[test]
fn no_line_of_the_other_solver_refutes_us() {
    let pool = PositionPool::load(&["community.txt", "hard.txt"]);
    let (tally, other_is_wrong) = (Tally::default(), AtomicUsize::new(0));
    for_seconds(6.0, || {
        let position = pool.draw_edited();
        for winner in Colour::ALL {
            compare(&position, winner, &tally, &other_is_wrong);
        }
    });
    eprintln!("{tally:?}, the other is wrong: {other_is_wrong:?}");
    tally.assert_decided(50, 1);
}

/// Fails if a line of the other solver refutes us; counts where it says no and our line proves yes.
fn compare(position: &Position, winner: Colour, tally: &Tally, other_is_wrong: &AtomicUsize) {
    let Some(board) = other_solver::board(position) else { return };
    let ours = tally.full(position, winner);
    let says_no = ours == Some(false) || shown(position, winner, Budget::INSTANT) == Some(false);
    let theirs = other_solver::full(&board, winner);
    if let Some(Winnability::Winnable { helpmate }) = &theirs {
        let is_refuted = says_no && is_mate(position, helpmate, winner);
        assert!(!is_refuted, "{position}: {winner:?} mates by {helpmate:?}");
    }
    let other_says_no =
        theirs == Some(Winnability::Unwinnable) || other_solver::says_no_fast(&board, winner);
    other_is_wrong.fetch_add(usize::from(other_says_no && ours == Some(true)), Relaxed);
}

/// Returns whether these moves are legal and end in mate by `winner`.
fn is_mate(position: &Position, moves: &[ChessMove], winner: Colour) -> bool {
    let mut after = *position;
    for theirs in moves {
        let played = uci::read(&after, &theirs.to_string()).ok();
        let Some(next) = played.and_then(|played| after.play(played).ok()) else { return false };
        after = next;
    }
    after.turn() != winner && after.status() == Status::Checkmate
}
