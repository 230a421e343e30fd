//! Properties of verdicts that hold regardless of the truth: they do not depend on the point of view,
//! and they are consistent with those of the successors.

use adoube_chess::{Colour, Position};
use adoube_winnable::{Budget, Verdict, winnable};

use crate::{
    effort::for_seconds,
    random_positions::PositionPool,
    symmetry::{mirrored, swapped},
    tally::Tally,
};

/// Calls `check` for each colour with positions from all our files, as they are, played on or edited.
fn for_many(seconds: f64, check: impl Fn(&Position, Colour, &Tally) + Sync) {
    let pool = PositionPool::load(&["community.txt", "lichess.txt", "hard.txt"]);
    let tally = Tally::default();
    for_seconds(seconds, || {
        let position = pool.draw_any();
        for winner in Colour::ALL {
            check(&position, winner, &tally);
        }
    });
    tally.assert_decided(100, 2);
}

/// Fails if two verdicts differ. An undecided one is skipped, and counted by the tally.
#[track_caller]
fn assert_same(one: Option<bool>, other: Option<bool>, asked: &Position, winner: Colour) {
    if let (Some(one), Some(other)) = (one, other) {
        assert_eq!(one, other, "{asked}, {winner:?}");
    }
}

#[test]
fn the_point_of_view_does_not_matter() {
    for_many(3.0, |position, winner, tally| {
        let verdict = tally.full(position, winner);
        let from_behind = tally.full(&swapped(position), !winner);
        assert_same(verdict, from_behind, position, winner);
        if position.castling().is_empty() {
            let in_the_mirror = tally.full(&mirrored(position), winner);
            assert_same(verdict, in_the_mirror, position, winner);
        }
    });
}

#[test]
fn an_unwinnable_position_has_only_unwinnable_successors() {
    for_many(4.0, |position, winner, tally| {
        if tally.full(position, winner) == Some(false) {
            for played in position.legal_moves() {
                let later = tally.full(&position.play_unchecked(played), winner);
                assert_same(later, Some(false), position, winner);
            }
        }
    });
}

/// After the first move of the line, and at a later point.
#[test]
fn a_winnable_position_has_a_winnable_successor() {
    for_many(3.0, |position, winner, tally| {
        let Verdict::Yes(line) = winnable(position, winner, Budget::FULL) else { return };
        for plies in [line.len().min(1), fastrand::usize(..=line.len())] {
            let moves = line[..plies].iter();
            let after = moves.fold(*position, |after, played| after.play_unchecked(*played));
            assert_same(tally.full(&after, winner), Some(true), position, winner);
        }
    });
}
