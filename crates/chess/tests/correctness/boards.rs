//! Random boards, legal or not. Nothing panics, every fault is found, and the moves of accepted boards
//! match the other generators.

use std::{collections::HashSet, fs, path::Path};

use adoube_chess::{Bitboard, Board, Colour, Fault, Move, MoveKind, Piece, Position, Role, Square};
use proptest::prelude::*;

use crate::{
    effort::cases,
    implementations::Implementations,
    plain::{PlainBoard, faults},
    vectors::in_parallel,
};

fn square() -> impl Strategy<Value = Square> {
    (0..64_usize).prop_map(|index| Square::ALL[index])
}

fn colour() -> impl Strategy<Value = Colour> {
    prop_oneof![Just(Colour::White), Just(Colour::Black)]
}

fn piece() -> impl Strategy<Value = Piece> {
    (colour(), 0..6_usize).prop_map(|(colour, role)| Piece::new(colour, Role::ALL[role]))
}

fn men(most: usize) -> impl Strategy<Value = Vec<(Square, Piece)>> {
    prop::collection::vec((square(), piece()), 0..most)
}

/// Generates any board: any pieces anywhere, any rights, any passed square.
fn any_board() -> impl Strategy<Value = Board> {
    let rights = prop_oneof![Just(Vec::new()), prop::collection::vec(square(), 0..4)];
    let passed = prop_oneof![Just(None), square().prop_map(Some)];
    (men(40), colour(), rights, passed).prop_map(|(men, turn, rights, passed)| {
        let mut board = Board::empty();
        board.set_turn(turn);
        board.set_castling(rights.into_iter().collect());
        board.set_en_passant(passed);
        for (square, piece) in men {
            board.set(square, Some(piece));
        }
        board
    })
}

/// Generates a plausible position: one king each, few pieces, pawns on possible ranks, castling rights
/// for rooks in place, a pawn that may just have passed.
fn likely_board() -> impl Strategy<Value = Board> {
    let kings = (prop_oneof![0..8_usize, 0..64_usize], prop_oneof![56..64_usize, 0..64_usize]);
    (kings, men(14), colour(), any::<u8>(), prop::option::of(0..8_usize)).prop_map(
        |((white, black), men, turn, rights, passed_on)| {
            let mut board = Board::empty();
            board.set_turn(turn);
            for (square, piece) in men {
                let on_edge = [0, 7].contains(&square.rank().index());
                let fits = piece.role != Role::King && !(piece.role == Role::Pawn && on_edge);
                board.set(square, fits.then_some(piece));
            }
            if let Some(file) = passed_on {
                set_passed(&mut board, file);
            }
            board.set(Square::ALL[white], Some(Piece::new(Colour::White, Role::King)));
            board.set(Square::ALL[black], Some(Piece::new(Colour::Black, Role::King)));
            let rooks = castling_rooks(&board);
            let chosen = rooks.into_iter().filter(|rook| rights >> (rook.index() % 8) & 1 == 1);
            board.set_castling(chosen.collect());
            board
        },
    )
}

/// Puts a pawn of the side not to move where it has just advanced two squares.
fn set_passed(board: &mut Board, file: usize) {
    let opponent = !board.turn();
    let ranks = match opponent {
        Colour::White => [1, 2, 3],
        Colour::Black => [6, 5, 4],
    };
    let [origin, passed, landing] = ranks.map(|rank| Square::ALL[rank * 8 + file]);
    board.set(origin, None);
    board.set(passed, None);
    board.set(landing, Some(Piece::new(opponent, Role::Pawn)));
    board.set_en_passant(Some(passed));
}

fn castling_rooks(board: &Board) -> Bitboard {
    let is_placed = |&square: &Square| match board.piece_on(square) {
        Some(Piece { colour: Colour::White, role: Role::Rook }) => square.index() < 8,
        Some(Piece { colour: Colour::Black, role: Role::Rook }) => square.index() >= 56,
        _ => false,
    };
    Square::ALL.into_iter().filter(is_placed).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(20_000), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn faults_of_any_board_match_the_plain_code(board in any_board()) {
        judge(&board);
    }

    #[test]
    fn plausible_boards_match_the_plain_code(board in likely_board()) {
        if let Some(position) = judge(&board) {
            play(&position);
        }
    }
}

/// Checks that the faults of the board match those of the plain code.
fn judge(board: &Board) -> Option<Position> {
    let plain = PlainBoard::from_board(board);
    let expected: HashSet<Fault> = faults(&plain).into_iter().collect();
    match Position::try_from(board) {
        Ok(position) => {
            assert_eq!(expected, HashSet::new(), "{board} is accepted");
            Some(position)
        }
        Err(found) => {
            assert_eq!(found.into_iter().collect::<HashSet<Fault>>(), expected, "{board}");
            None
        }
    }
}

/// Checks that the moves match those of the plain generator, and of the peers if they accept the board.
fn play(position: &Position) {
    let plain = PlainBoard::from_board(&position.board());
    assert_eq!(position.count_legal_moves(), plain.legal_moves().len(), "{position}");
    if let Some(implementations) = Implementations::from_position(position) {
        implementations.agree();
        position.for_each_child(|made, _| {
            let mut next = implementations.clone();
            next.play(made);
            next.agree();
        });
    }
}

#[test]
fn random_placements_match_recorded_faults() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/legality/random.txt");
    let text = fs::read_to_string(path).unwrap();
    let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with('#')).collect();
    in_parallel(&lines, |line| {
        let (verdict, fen) = line.split_once('\t').unwrap();
        let board: Board = fen.parse().unwrap();
        let found = Position::try_from(&board);
        let has = |fault| found.as_ref().is_err_and(|faults| faults.contains(&fault));
        let as_expected = match verdict {
            "legal" => found.is_ok(),
            "opponent-in-check" => has(Fault::OpponentInCheck),
            "impossible-check" => has(Fault::ImpossibleCheck),
            _ => panic!("an unknown verdict: {line}"),
        };
        assert!(as_expected, "{line}: {found:?}");
    });
}

#[test]
fn a_side_without_a_king_does_not_hide_the_faults_of_the_other() {
    let board: Board = "8/8/8/8/8/8/4r3/4K3 b - - 0 1".parse().unwrap();
    let faults = Position::try_from(&board).unwrap_err();
    assert_eq!(
        faults.into_iter().collect::<Vec<_>>(),
        [Fault::NoKing(Colour::Black), Fault::OpponentInCheck]
    );
}

#[test]
fn promotion_to_king_or_pawn_is_illegal() {
    let position: Position = "7k/P7/8/8/8/8/8/K7 w - - 0 1".parse().unwrap();
    for (role, is_legal) in
        [(Role::King, false), (Role::Pawn, false), (Role::Knight, true), (Role::Queen, true)]
    {
        let asked = Move::new(Square::A7, Square::A8, MoveKind::Promotion(role));
        assert_eq!(position.is_legal(asked), is_legal, "{role:?}");
    }
}

#[test]
fn state_that_fen_cannot_express_is_dropped() {
    let mut board = Board::initial();
    board.set_en_passant(Some(Square::F4));
    board.set_fullmoves(0);
    assert_eq!(board.to_string().parse(), Ok(board));
}

#[test]
fn a_composition_may_have_any_past_but_no_more_than_sixteen_pieces() {
    let queens: Board = "QQQQQQQQ/QQQQQQQ1/8/8/8/8/6pp/K5bk w - - 0 1".parse().unwrap();
    let position = Position::composed(&queens).unwrap();
    assert_eq!(position.legal_moves().len(), position.count_legal_moves());
    let one_more: Board = "QQQQQQQQ/QQQQQQQQ/8/8/8/8/6pp/K5bk w - - 0 1".parse().unwrap();
    let faults = Position::composed(&one_more).unwrap_err();
    assert_eq!(faults.into_iter().collect::<Vec<_>>(), [Fault::TooManyPieces(Colour::White)]);
}

#[test]
fn a_castling_right_on_the_kings_square_is_invalid() {
    for (fen, wrong) in [
        ("4k3/8/8/8/8/8/8/1R4K1 w GB - 0 1", vec![Square::B1, Square::G1]),
        ("6rk/8/8/8/8/8/8/4K3 b gh - 0 1", vec![Square::G8, Square::H8]),
        ("6rk/8/8/8/8/8/8/4K3 b g - 0 1", vec![]),
    ] {
        let faults = Position::try_from(&fen.parse::<Board>().unwrap());
        let found: Vec<Fault> =
            faults.map_or_else(|faults| faults.into_iter().collect(), |_| vec![]);
        let wrong: Vec<Fault> = wrong.into_iter().map(Fault::CastlingWithout).collect();
        assert_eq!(found, wrong, "{fen}");
    }
}
