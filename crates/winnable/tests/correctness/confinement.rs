//! Walls compared with games: no king ever leaves the squares that it is claimed to reach.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use adoube_chess::{Bitboard, Board, Colour, Move, MoveKind, Position, Status, uci};
use adoube_winnable::{
    Budget, ConfinementProof, Continuation, Proof, Verdict, verify::verify, winnable,
};

use crate::{
    effort::{for_seconds, in_parallel},
    published::questions,
    random_positions::PositionPool,
};

const GAMES: usize = 4;
const PLIES: usize = 250;

/// Returns the walls of a verdict, each with its position. The verdict is verified.
fn walls(position: &Position, winner: Colour, budget: Budget) -> Vec<(Position, ConfinementProof)> {
    let verdict = winnable(position, winner, budget);
    verify(position, winner, &verdict)
        .unwrap_or_else(|gap| panic!("{position}, {winner:?}: {gap}"));
    let walled = |(position, beyond)| match beyond {
        Continuation::Wall(wall) => Some((position, *wall)),
        Continuation::Moves | Continuation::Material(_) => None,
    };
    match verdict {
        Verdict::No(Proof::Wall(wall)) => vec![(*position, *wall)],
        // There may be thousands, most of them very similar.
        Verdict::No(Proof::Exhausted(all)) => {
            all.positions.into_iter().filter_map(walled).take(5).collect()
        }
        _ => Vec::new(),
    }
}

/// Returns where each king can ever stand, as far as the proof contains it.
fn reach_of_kings(root: &Position, wall: &ConfinementProof) -> [Option<Bitboard>; 2] {
    Colour::ALL.map(|colour| wall.reach(root, root.king(colour)))
}

/// Fails if a king is outside its squares, or mated.
fn assert_holds(
    root: &Position,
    winner: Colour,
    reach: &[Option<Bitboard>; 2],
    position: &Position,
) {
    for colour in Colour::ALL {
        let is_inside =
            reach[colour.index()].is_none_or(|reach| reach.contains(position.king(colour)));
        assert!(is_inside, "{root} ({winner:?} cannot mate): the king of {colour:?} in {position}");
    }
    let is_mate = position.turn() != winner && position.status() == Status::Checkmate;
    assert!(!is_mate, "{root}: {winner:?} mates in {position}");
}

/// Plays random games from the root of a wall, each with a different preference for captures; returns
/// whether the proof contains the reach of both kings.
pub(crate) fn play_games(root: &Position, winner: Colour, wall: &ConfinementProof) -> bool {
    let reach = reach_of_kings(root, wall);
    for _ in 0..GAMES {
        let captures = fastrand::f32() / 2.0;
        let mut position = *root;
        for _ in 0..PLIES {
            let Some(played) = choose(&position, captures) else { break };
            position = position.play_unchecked(played);
            assert_holds(root, winner, &reach, &position);
        }
    }
    reach.iter().all(Option::is_some)
}

/// Chooses a capture with this probability, every third time a king move, or any legal move.
fn choose(position: &Position, captures: f32) -> Option<Move> {
    let is_capture = |played: &Move| {
        let is_taken = position.piece_on(played.to_square()).is_some() && !played.is_castle();
        is_taken || played.kind() == MoveKind::EnPassant
    };
    let is_of_king = |played: &Move| played.from_square() == position.king(position.turn());
    let wanted: &dyn Fn(&Move) -> bool = if fastrand::f32() < captures {
        &is_capture
    } else if fastrand::u8(..3) == 0 {
        &is_of_king
    } else {
        &|_| true
    };
    let moves: Vec<Move> = position.legal_moves().into_iter().collect();
    let preferred: Vec<Move> = moves.iter().copied().filter(wanted).collect();
    fastrand::choice(preferred).or_else(|| fastrand::choice(moves))
}

#[test]
fn kings_stay_where_an_instant_wall_says() {
    let told = AtomicUsize::new(0);
    in_parallel(["community.txt", "hard.txt"].into_iter().flat_map(questions), |question| {
        for (root, wall) in walls(&question.position, question.winner, Budget::INSTANT) {
            let is_told = play_games(&root, question.winner, &wall);
            told.fetch_add(usize::from(is_told), Relaxed);
        }
    });
    let told = told.into_inner();
    assert!(told >= 800, "only {told} walls tell where the kings can stand");
}

#[test]
fn kings_stay_where_a_full_wall_says() {
    let pool = PositionPool::load(&["community.txt", "hard.txt"]);
    for_seconds(4.0, || {
        let position = pool.draw_any();
        for winner in Colour::ALL {
            for (root, wall) in walls(&position, winner, Budget::FULL) {
                play_games(&root, winner, &wall);
            }
        }
    });
}

/// The winner's last pieces are captured by the king, which then stands where it could not before.
#[test]
fn a_king_that_captures_the_last_piece_stays_confined() {
    let root: Position = "6Q1/8/8/8/ppp5/qkp3b1/rnp5/n1K5 w - - 0 1".parse().unwrap();
    let line = ["g8d8", "g3b8", "d8d2", "c3d2", "c1d2", "b2d3", "d2e3", "b3b2"];
    for winner in Colour::ALL {
        for (root, wall) in walls(&root, winner, Budget::FULL) {
            let reach = reach_of_kings(&root, &wall);
            let mut position = root;
            for played in line {
                position = position.play_unchecked(uci::read(&position, played).unwrap());
                assert_holds(&root, winner, &reach, &position);
            }
        }
    }
}

/// The diagrams of the README are as described there.
#[test]
fn the_readme_diagrams_are_instant_walls() {
    let diagrams = [
        "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
        "8/8/3b3p/2b2p1P/3b1p1K/2b2Pp1/6P1/5kb1 w - - 0 1",
    ];
    for fen in diagrams {
        let board: Board = fen.parse().unwrap();
        let position = Position::composed(&board).unwrap();
        for winner in Colour::ALL {
            let verdict = winnable(&position, winner, Budget::INSTANT);
            assert!(verify(&position, winner, &verdict).is_ok(), "{fen}, {winner:?}");
            let is_wall = matches!(verdict, Verdict::No(Proof::Wall(_)));
            assert!(is_wall, "{fen}, {winner:?}: {verdict:?}");
        }
    }
}

/// In each a pawn steps forward, is captured there by the king, and the pawn that it had blocked goes on
/// to promote. Before that, neither seems capturable.
#[test]
fn an_opposed_pawn_may_be_captured_while_advancing() {
    let positions = [
        "8/8/5kp1/1p2p1Pp/1P2Pp1P/5K2/5P2/8 b - - 0 1",
        "8/p7/k7/Pp1p2p1/1P1P2P1/3K4/8/8 w - - 0 1",
        "8/1p6/1k6/pP1p2p1/P2P2P1/2K5/8/8 b - - 0 1",
        "3k4/8/1p2p1p1/1P1pP1Pp/3K3P/8/3P4/8 w - - 0 1",
    ];
    for fen in positions {
        let position: Position = fen.parse().unwrap();
        for winner in Colour::ALL {
            let verdict = winnable(&position, winner, Budget::INSTANT);
            assert!(!matches!(verdict, Verdict::No(_)), "{fen}, {winner:?}");
        }
    }
}
