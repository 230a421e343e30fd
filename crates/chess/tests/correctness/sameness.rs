//! When two positions are the same, implemented again literally, and the keys checked against it.

use std::collections::HashMap;

use adoube_chess::{Colour, Piece, Position, Sameness, Square, same_position};

use crate::{
    implementations::plain_move,
    plain::{self, PlainBoard, PlainMove, PlainMoveKind},
};

/// Everything that the article compares, spelled out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Literally {
    turn: Colour,
    men: Vec<Option<Piece>>,
    /// Captures en passant that are legal.
    en_passant: Vec<PlainMove>,
    rights: Vec<Square>,
    /// Castling moves of either player that nothing prevents temporarily.
    possible_castling: Vec<PlainMove>,
}

const READINGS: [Sameness; 3] =
    [Sameness::UntilMoved, Sameness::PermanentOrTemporary, Sameness::UntilForced];

fn literally(board: &PlainBoard, by: Sameness) -> Literally {
    let moves = board.legal_moves();
    let en_passant =
        moves.into_iter().filter(|found| found.kind == PlainMoveKind::EnPassant).collect();
    let men = Square::ALL.map(|square| board.on(square)).to_vec();
    let (rights, possible_castling) = match by {
        Sameness::UntilMoved => (board.rights.clone(), Vec::new()),
        Sameness::PermanentOrTemporary => (board.rights.clone(), castling_of_both(board)),
        Sameness::UntilForced => (rights_not_forfeit(board), Vec::new()),
    };
    Literally { turn: board.turn, men, en_passant, rights, possible_castling }
}

/// Returns the castling moves of each player, as if it were that player's move.
fn castling_of_both(board: &PlainBoard) -> Vec<PlainMove> {
    Colour::ALL
        .into_iter()
        .flat_map(|turn| {
            let mut asked = board.clone();
            (asked.turn, asked.passed) = (turn, None);
            asked.legal_moves().into_iter().filter(|found| found.kind == PlainMoveKind::Castling)
        })
        .collect()
}

/// Returns the rights that the player to move can still keep, or use, with some legal move.
fn rights_not_forfeit(board: &PlainBoard) -> Vec<Square> {
    let moves = board.legal_moves();
    let survives = |rook: &Square| {
        let is_own = board.on(*rook).is_some_and(|piece| piece.colour == board.turn);
        !is_own
            || moves.iter().any(|&played| {
                let uses = played.kind == PlainMoveKind::Castling && played.to == *rook;
                uses || plain::play(board, played).rights.contains(rook)
            })
    };
    board.rights.iter().copied().filter(survives).collect()
}

/// Trees in which positions recur by many paths, with and without rights, and with captures en passant
/// that are possible or only seem so.
const ROOTS: [(&str, u32); 8] = [
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", 2),
    ("4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1", 3),
    ("4k3/2p1p3/8/1P1P1P2/8/8/8/4K3 b - - 0 1", 4),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 3),
    ("4k3/8/8/8/1b6/8/8/R3K2R w KQ - 0 1", 3),
    ("7k/8/8/8/8/8/8/1RK3R1 w GB - 0 1", 3),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 3),
    ("3rk3/8/8/8/8/8/3P4/R3K2R b KQ - 0 1", 3),
];

#[test]
fn keys_are_equal_exactly_for_the_same_positions() {
    for by in READINGS {
        let mut key_of: HashMap<Literally, (u64, Position)> = HashMap::new();
        let mut meaning_of: HashMap<u64, Literally> = HashMap::new();
        for (root, depth) in ROOTS {
            let position: Position = root.parse().unwrap();
            visit(
                &position,
                &PlainBoard::from_board(&position.board()),
                depth,
                &mut |position, plain| {
                    let (key, meaning) = (position.key_for(by), literally(plain, by));
                    let known = key_of.entry(meaning.clone()).or_insert((key, *position));
                    assert_eq!(known.0, key, "{by:?}: {} and {position} are the same", known.1);
                    assert!(
                        same_position(&known.1, position, by),
                        "{by:?}: {} {position}",
                        known.1
                    );
                    // The placement of the pieces is what prevents castling temporarily: 2005 adds nothing.
                    let [later, earlier] = [Sameness::UntilMoved, Sameness::PermanentOrTemporary]
                        .map(|by| same_position(&known.1, position, by));
                    assert_eq!(later, earlier, "{} {position}", known.1);
                    let known = meaning_of.entry(key).or_insert_with(|| meaning.clone());
                    assert_eq!(*known, meaning, "{by:?}: one key, {position}");
                },
            );
        }
        nearly_the_same_is_different(by, &key_of);
    }
}

/// Checks positions with the same pieces on the same squares that differ in everything else.
fn nearly_the_same_is_different(by: Sameness, known: &HashMap<Literally, (u64, Position)>) {
    let mut by_men: HashMap<&[Option<Piece>], Vec<&Literally>> = HashMap::new();
    for meaning in known.keys() {
        by_men.entry(&meaning.men).or_default().push(meaning);
    }
    let mut pairs = 0;
    for alike in by_men.values() {
        for (number, one) in alike.iter().enumerate() {
            for other in &alike[..number] {
                let (one, other) = (&known[*one].1, &known[*other].1);
                assert!(!same_position(one, other, by), "{by:?}: {one} and {other}");
                pairs += 1;
            }
        }
    }
    assert!(pairs > 100, "the trees hold too few pairs that differ in rights only: {pairs}");
}

fn visit(
    position: &Position,
    plain: &PlainBoard,
    depth: u32,
    see: &mut impl FnMut(&Position, &PlainBoard),
) {
    see(position, plain);
    if depth > 0 {
        for played in position.legal_moves() {
            let next = position.play_unchecked(played);
            visit(&next, &plain::play(plain, plain_move(played)), depth - 1, see);
        }
    }
}

#[test]
fn an_illegal_en_passant_makes_no_difference() {
    // The pawn on f5 is pinned to its king by the rook: after g7-g5 it cannot take, and so the
    // position is the one that g7-g6, g6-g5 would have given.
    let passing: Position = "7k/8/8/r4PpK/8/8/8/8 w - g6 0 1".parse().unwrap();
    let passed: Position = "7k/8/8/r4PpK/8/8/8/8 w - - 4 9".parse().unwrap();
    for by in READINGS {
        assert!(same_position(&passing, &passed, by));
        assert_eq!(passing.key_for(by), passed.key_for(by));
    }
    assert_eq!(passing.en_passant(), None);
}

#[test]
fn a_king_forced_to_move_has_lost_the_right_in_one_reading_only() {
    // White is in check and can only move the king: the right cannot be kept, but is not yet lost.
    let right: Position = "4r1k1/8/8/8/8/8/8/4K2R w K - 0 1".parse().unwrap();
    let none: Position = "4r1k1/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
    assert!(!same_position(&right, &none, Sameness::UntilMoved));
    assert!(!same_position(&right, &none, Sameness::PermanentOrTemporary));
    assert!(same_position(&right, &none, Sameness::UntilForced));
}
