//! Walls where the special rules matter: castling, also of Chess960, captures in passing, and more pawns
//! than a game can have. Where all that can arise can be looked through, that is the truth.

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

/// How many positions are looked through at most for the truth.
const MOST: usize = 200_000;

/// A locked position, from either point of view.
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

/// The same men, but nobody may castle or take in passing.
fn without_rights(position: &Position) -> Position {
    let mut board = position.board();
    board.set_castling(Bitboard::EMPTY);
    board.set_en_passant(None);
    Position::composed(&board).unwrap()
}

/// Whether `winner` can mate, by all moves one after the other; nothing if there are too many.
fn truth(position: &Position, winner: Colour) -> Option<bool> {
    match winner {
        Colour::White => Tables::default().search(position, MOST),
        Colour::Black => Tables::default().search(&swapped(position), MOST),
    }
}

/// What came of the positions of one kind, or of one of them.
#[derive(Clone, Copy, Default, Debug)]
struct Seen {
    /// How often a wall was the proof.
    walls: usize,
    /// How often everything that can arise was looked through, and no mate was among it.
    unwinnable: usize,
    /// How often there is a mate only because of the rights.
    won_by_rights: usize,
}

impl Seen {
    /// Holds the verdicts on a position against the truth. A yes shows itself: it is replayed.
    fn of(position: &Position, winner: Colour, tally: &Tally) -> Self {
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

/// Checks positions that are the same in every run: what is counted depends on nothing else.
fn check(feature: Feature) -> Seen {
    let (all, tally) = (Mutex::new(Seen::default()), Tally::default());
    in_parallel(0..if is_deep() { 300_000 } else { 3_000 }, |number| {
        fastrand::seed(number);
        let position = locked(feature);
        for winner in Colour::ALL {
            let seen = Seen::of(&position, winner, &tally);
            all.lock().unwrap().add(seen);
        }
    });
    tally.assert_decided(6_000, 2);
    all.into_inner().unwrap()
}

#[test]
fn walls_with_rights_to_castle() {
    let seen = check(Feature::Castling);
    assert!(seen.walls >= 10 && seen.unwinnable >= 100, "{seen:?}");
}

#[test]
fn walls_with_rights_to_castle_in_chess960() {
    let seen = check(Feature::Castling960);
    assert!(seen.walls >= 10 && seen.unwinnable >= 100, "{seen:?}");
    // The rook jumps over the king, and out.
    assert!(seen.won_by_rights >= 20, "{seen:?}");
}

/// There is hardly a wall that such a capture does not open.
#[test]
fn walls_with_a_pawn_to_take_in_passing() {
    let seen = check(Feature::EnPassant);
    assert!(seen.won_by_rights >= 1_000, "{seen:?}");
}

#[test]
fn walls_of_more_pawns_than_a_game_can_have() {
    let seen = check(Feature::ManyPawns);
    assert!(seen.walls >= 100 && seen.unwinnable >= 100, "{seen:?}");
}
