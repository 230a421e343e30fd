//! Every pair of boards gets a diagnosis.

use adoube_chess::{Board, Piece, Position, Role, Square};
use adoube_laws::{
    Provision,
    rules::moves::{diagnose, provisions_of},
};
use proptest::prelude::*;

/// Generates any board: up to 64 pieces of any kind anywhere.
fn any_board() -> impl Strategy<Value = Board> {
    let men = prop::collection::vec((0..64usize, 0..12usize), 0..40);
    (men, any::<bool>(), prop::option::of(0..64usize)).prop_map(|(men, white, passed)| {
        let mut board = Board::empty();
        for (square, man) in men {
            let colour = adoube_chess::Colour::ALL[man % 2];
            let piece = Piece::new(colour, Role::ALL[man / 2]);
            board.set(Square::from_index(square).expect("a square"), Some(piece));
        }
        board.set_turn(adoube_chess::Colour::ALL[usize::from(white)]);
        board.set_en_passant(passed.and_then(Square::from_index));
        board
    })
}

/// Generates a board and another one with a few squares changed.
fn changed() -> impl Strategy<Value = (Board, Board)> {
    let squares = prop::collection::vec((0..64usize, 0..64usize), 0..4);
    (any_board(), squares).prop_map(|(before, squares)| {
        let mut after = before;
        for (from, to) in squares {
            let (from, to) = (
                Square::from_index(from).expect("a square"),
                Square::from_index(to).expect("a square"),
            );
            let piece = after.piece_on(from);
            after.set(from, None);
            after.set(to, piece);
        }
        (before, after)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn two_boards_that_have_nothing_in_common_are_diagnosed(
        before in any_board(),
        after in any_board(),
    ) {
        let found = diagnose(&before, &after);
        prop_assert!(!found.also.contains(&found.breaks));
    }

    #[test]
    fn what_a_hand_changed_is_diagnosed((before, after) in changed()) {
        let found = diagnose(&before, &after);
        if let Some(plan) = found.attempt {
            let piece = before.piece_on(plan.from);
            let is_opponents = found.also.contains(&Provision::PlayersMoveAlternately);
            prop_assert!(piece.is_some_and(|piece| piece.colour == before.turn() || is_opponents));
        }
    }

    #[test]
    fn every_legal_move_is_legal_under_something(choices in prop::collection::vec(0..200usize, 0..80)) {
        let mut position = Position::initial();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let played = moves[choice % moves.len()];
            let under = provisions_of(&position, played);
            prop_assert!(under.len() >= 4);
            let after = position.play(played).expect("it is legal");
            // A legal move breaks no specific provision.
            let found = diagnose(&position.board(), &after.board());
            prop_assert_eq!(found.breaks, Provision::LegalAndIllegalMove, "{}", played);
            position = after;
        }
    }
}
