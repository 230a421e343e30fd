//! Fresh positions, ours against the other solver's verdict. A solver that says yes shows a line, and a line that
//! can be replayed is right; so a disagreement is settled by the solver that has one.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use adoube_chess::{Colour, Position, Status, uci};
use adoube_winnable::Budget;
use chasolver::Winnability;
use chess_jordanbray::ChessMove;

use crate::{answer::shown, drawn::Urn, effort::for_seconds, rival, tally::Tally};

#[test]
fn no_line_of_the_other_solver_refutes_us() {
    let urn = Urn::of(&["community.txt", "hard.txt"]);
    let (tally, other_is_wrong) = (Tally::default(), AtomicUsize::new(0));
    for_seconds(6.0, || {
        let position = urn.draw_changed();
        for winner in Colour::ALL {
            compare(&position, winner, &tally, &other_is_wrong);
        }
    });
    eprintln!("{tally:?}, the other is wrong: {other_is_wrong:?}");
    tally.assert_decided(50, 1);
}

/// Fails if a line of the other solver refutes us; counts where it says no, and our line yes.
fn compare(position: &Position, winner: Colour, tally: &Tally, other_is_wrong: &AtomicUsize) {
    let Some(board) = rival::board(position) else { return };
    let ours = tally.full(position, winner);
    let says_no = ours == Some(false) || shown(position, winner, Budget::INSTANT) == Some(false);
    let theirs = rival::full(&board, winner);
    if let Some(Winnability::Winnable { helpmate }) = &theirs {
        let is_refuted = says_no && is_mate(position, helpmate, winner);
        assert!(!is_refuted, "{position}: {winner:?} mates by {helpmate:?}");
    }
    let other_says_no =
        theirs == Some(Winnability::Unwinnable) || rival::says_no_fast(&board, winner);
    other_is_wrong.fetch_add(usize::from(other_says_no && ours == Some(true)), Relaxed);
}

/// Whether these moves are legal and end in mate by `winner`.
fn is_mate(position: &Position, moves: &[ChessMove], winner: Colour) -> bool {
    let mut after = *position;
    for theirs in moves {
        let played = uci::read(&after, &theirs.to_string()).ok();
        let Some(next) = played.and_then(|played| after.play(played).ok()) else { return false };
        after = next;
    }
    after.turn() != winner && after.status() == Status::Checkmate
}
