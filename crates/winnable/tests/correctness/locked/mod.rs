//! Walls where the special rules matter: castling, also in Chess960, en passant, and more pawns than a
//! game can have. If all positions that can arise can be visited, that gives the truth.

mod wall;

use std::sync::Mutex;

use adoube_chess::{Bitboard, Colour, Piece, Position, Role};
use adoube_winnable::{Budget, Proof, Verdict, winnable};

use crate::{
    answer::shown,
    confinement::play_games,
    effort::{in_parallel, is_deep},
    symmetry::swapped,
    tables::Tables,
    tally::Tally,
};
use wall::Feature;

/// The maximum number of positions visited to find the truth.
const MOST: usize = 200_000;

/// Returns a locked position, from a random point of view.
fn locked(feature: Feature) -> Position {
    loop {
        let position = Position::composed(&wall::board(feature));
        if let Some(position) = position.ok().filter(|position| has(position, feature)) {
            return if fastrand::bool() { position } else { swapped(&position) };
        }
    }
}

fn has(position: &Position, feature: Feature) -> bool {
    match feature {
        Feature::Castling | Feature::Castling960 => position.castling().any(),
        Feature::EnPassant => position.en_passant().is_some(),
        Feature::ManyPawns => {
            let pawns = |colour| position.pieces(Piece::new(colour, Role::Pawn)).count();
            Colour::ALL.into_iter().any(|colour| pawns(colour) > 8)
        }
    }
}

/// Returns the same pieces without castling and en passant rights.
fn without_rights(position: &Position) -> Position {
    let mut board = position.board();
    board.set_castling(Bitboard::EMPTY);
    board.set_en_passant(None);
    Position::composed(&board).unwrap()
}

/// Returns whether `winner` can mate, by brute force; `None` if there are too many positions.
fn truth(position: &Position, winner: Colour) -> Option<bool> {
    match winner {
        Colour::White => Tables::default().search(position, MOST),
        Colour::Black => Tables::default().search(&swapped(position), MOST),
    }
}

/// Counts over the positions of one kind, or for one of them.
#[derive(Clone, Copy, Default, Debug)]
struct Seen {
    /// How often a wall was the proof.
    walls: usize,
    /// How often all positions that can arise were visited without a mate.
    unwinnable: usize,
    /// How often there is a mate only because of the rights.
    won_by_rights: usize,
}

impl Seen {
    /// Compares the verdicts on a position with the truth. A yes is replayed.
    fn check(position: &Position, winner: Colour, tally: &Tally) -> Self {
        let mut seen = Self::default();
        let instant = shown(position, winner, Budget::INSTANT);
        let full = tally.full(position, winner);
        assert!(instant.is_none() || instant == full, "{position}, {winner:?}");
        let poorer = tally.full(&without_rights(position), winner);
        if full == Some(false) {
            assert_ne!(poorer, Some(true), "{position}, {winner:?}: fewer moves, but a mate");
            let truth = truth(position, winner);
            assert_ne!(truth, Some(true), "{position}, {winner:?}");
            seen.unwinnable = usize::from(truth == Some(false));
            if let Verdict::No(Proof::Wall(wall)) = winnable(position, winner, Budget::FULL) {
                play_games(position, winner, &wall);
                seen.walls = 1;
            }
        }
        seen.won_by_rights = usize::from(full == Some(true) && poorer == Some(false));
        seen
    }

    fn add(&mut self, other: Self) {
        self.walls += other.walls;
        self.unwinnable += other.unwinnable;
        self.won_by_rights += other.won_by_rights;
    }
}

/// Checks the same positions in every run, so that the counts are deterministic.
fn check(feature: Feature) -> Seen {
    let (all, tally) = (Mutex::new(Seen::default()), Tally::default());
    in_parallel(0..if is_deep() { 300_000 } else { 3_000 }, |number| {
        fastrand::seed(number);
        let position = locked(feature);
        for winner in Colour::ALL {
            let seen = Seen::check(&position, winner, &tally);
            all.lock().unwrap().add(seen);
        }
    });
    tally.assert_decided(6_000, 2);
    all.into_inner().unwrap()
}

#[test]
fn walls_with_castling_rights() {
    let seen = check(Feature::Castling);
    assert!(seen.walls >= 10 && seen.unwinnable >= 100, "{seen:?}");
}

#[test]
fn walls_with_castling_rights_in_chess960() {
    let seen = check(Feature::Castling960);
    assert!(seen.walls >= 10 && seen.unwinnable >= 100, "{seen:?}");
    // The rook jumps over the king, and out.
    assert!(seen.won_by_rights >= 20, "{seen:?}");
}

/// Such a capture opens almost any wall.
#[test]
fn walls_with_en_passant() {
    let seen = check(Feature::EnPassant);
    assert!(seen.won_by_rights >= 1_000, "{seen:?}");
}

#[test]
fn walls_of_more_pawns_than_a_game_can_have() {
    let seen = check(Feature::ManyPawns);
    assert!(seen.walls >= 100 && seen.unwinnable >= 100, "{seen:?}");
}
