//! What must hold of verdicts whoever is right: they do not depend on the point of view, and they agree
//! with those of the positions that follow.

use adoube_chess::{Colour, Move, Position};
use adoube_winnable::{Budget, Verdict, winnable};

use crate::{
    answer::shown,
    drawn::Urn,
    effort::{in_parallel, is_deep},
    symmetry::{mirrored, swapped},
};

const FILES: [&str; 3] = ["community.txt", "lichess.txt", "hard.txt"];

/// Puts each position that was drawn and each colour to `check`, `quick` of them or in the long run more.
fn for_many(quick: usize, check: impl Fn(&Position, Colour) + Sync) {
    let urn = Urn::of(&FILES);
    let draw = [Urn::draw, Urn::draw_played_on, Urn::draw_changed];
    in_parallel(0..if is_deep() { 20 * quick } else { quick }, |number| {
        let position = draw[number % draw.len()](&urn);
        for winner in Colour::ALL {
            check(&position, winner);
        }
    });
}

fn agree(one: Option<bool>, other: Option<bool>) -> bool {
    one.is_none() || other.is_none() || one == other
}

#[test]
fn the_point_of_view_does_not_matter() {
    for_many(3000, |position, winner| {
        let verdict = shown(position, winner, Budget::INSTANT);
        let from_behind = shown(&swapped(position), !winner, Budget::INSTANT);
        assert!(agree(verdict, from_behind), "{position}, {winner:?}");
        if position.castling().is_empty() {
            let in_the_mirror = shown(&mirrored(position), winner, Budget::INSTANT);
            assert!(agree(verdict, in_the_mirror), "{position}, {winner:?}");
        }
    });
}

#[test]
fn what_cannot_be_won_cannot_be_won_a_move_later() {
    for_many(2000, |position, winner| {
        if shown(position, winner, Budget::INSTANT) == Some(false) {
            for played in position.legal_moves() {
                let later = shown(&position.play_unchecked(played), winner, Budget::INSTANT);
                assert_ne!(later, Some(true), "{position}, {winner:?}: {played}");
            }
        }
    });
}

/// After the first move of the line, and somewhere further on.
#[test]
fn what_can_be_won_can_still_be_won_along_the_line() {
    for_many(150, |position, winner| {
        let Verdict::Yes(line) = winnable(position, winner, Budget::FULL) else { return };
        for plies in [line.len().min(1), fastrand::usize(..=line.len())] {
            let play = |after: Position, played: &Move| after.play_unchecked(*played);
            let after = line[..plies].iter().fold(*position, play);
            let later = shown(&after, winner, Budget::FULL);
            assert_ne!(later, Some(false), "{position}, {winner:?}: {after}");
        }
    });
}

/// A larger budget never takes back what a smaller one has said.
#[test]
fn both_speeds_say_the_same() {
    for_many(300, |position, winner| {
        let instant = shown(position, winner, Budget::INSTANT);
        let full = shown(position, winner, Budget::FULL);
        assert!(instant.is_none() || instant == full, "{position}, {winner:?}");
    });
}
