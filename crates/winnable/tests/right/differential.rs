//! Fresh positions, ours against the other solver's verdict. Whoever says yes shows a line, and a line that
//! can be replayed is right; so a disagreement is settled by whoever has one.

use std::{
    iter,
    sync::atomic::{AtomicUsize, Ordering::Relaxed},
    time::{Duration, Instant},
};

use adoube_chess::{Colour, Position, Status, uci};
use adoube_winnable::Budget;
use chasolver::Winnability;
use chess_jordanbray::ChessMove;

use crate::{
    answer::shown,
    drawn::Urn,
    effort::{in_parallel, is_deep},
    rival,
};

/// What came of all comparisons.
#[derive(Default, Debug)]
struct Tally {
    asked: AtomicUsize,
    /// Questions to which we have no full verdict.
    left_open: AtomicUsize,
    /// Questions to which the other says no, and our line yes.
    other_is_wrong: AtomicUsize,
}

#[test]
fn no_line_of_the_other_solver_refutes_us() {
    let minutes = if is_deep() { 20.0 } else { 0.1 };
    let end = Instant::now() + Duration::from_secs_f64(60.0 * minutes);
    let urn = Urn::of(&["community.txt", "hard.txt"]);
    let tally = Tally::default();
    in_parallel(iter::repeat_n((), 1_000_000), |()| {
        if Instant::now() < end {
            let position = urn.draw_changed();
            for winner in Colour::ALL {
                compare(&position, winner, &tally);
            }
        }
    });
    eprintln!("{tally:?}");
    let (asked, left_open) = (tally.asked.into_inner(), tally.left_open.into_inner());
    assert!(asked > 50 && left_open * 100 <= asked, "{left_open} of {asked} left open");
}

/// Fails if a line of the other solver refutes us.
fn compare(position: &Position, winner: Colour, tally: &Tally) {
    let Some(board) = rival::board(position) else { return };
    let ours = shown(position, winner, Budget::FULL);
    let says_no = ours == Some(false) || shown(position, winner, Budget::INSTANT) == Some(false);
    let theirs = rival::full(&board, winner);
    if let Some(Winnability::Winnable { helpmate }) = &theirs {
        let is_refuted = says_no && is_mate(position, helpmate, winner);
        assert!(!is_refuted, "{position}: {winner:?} mates by {helpmate:?}");
    }
    let other_says_no =
        theirs == Some(Winnability::Unwinnable) || rival::says_no_fast(&board, winner);
    let add = |counter: &AtomicUsize, holds: bool| counter.fetch_add(usize::from(holds), Relaxed);
    add(&tally.asked, true);
    add(&tally.left_open, ours.is_none());
    add(&tally.other_is_wrong, other_says_no && ours == Some(true));
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
