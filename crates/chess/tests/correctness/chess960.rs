//! The 960 arrays: conversion to and from numbers, and each condition by name.

use adoube_chess::{
    Bitboard, Board, Colour, Piece, Position, Role, Square,
    chess960::{Number, StartFault},
    fen,
};

#[test]
fn every_number_round_trips_and_matches_the_peer() {
    for number in 0..960 {
        let ours = Number::new(number).unwrap();
        let position = ours.position();
        assert_eq!(Number::from_board(&position.board()), Ok(ours));
        let cozy = cozy_chess::Board::chess960_startpos(u32::from(number));
        assert_eq!(fen::write(&position, fen::Castling::Shredder).to_string(), format!("{cozy:#}"));
    }
    assert_eq!(Number::new(960), None);
}

#[test]
fn known_arrays() {
    let known = [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")];
    for (number, array) in known {
        let back_rank = Number::new(number).unwrap().back_rank();
        assert_eq!(back_rank.map(Role::letter).iter().collect::<String>(), array, "{number}");
    }
    assert_eq!(Number::STANDARD.position(), Position::initial());
}

#[test]
fn random_numbers_are_valid() {
    for _ in 0..100 {
        assert!(Number::random().unwrap().get() < 960);
    }
}

/// An array as FEN, and its faults.
#[rustfmt::skip]
const BROKEN: [(&str, &[StartFault]); 9] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[]),
    ("knrqbbnr/pppppppp/8/8/8/8/PPPPPPPP/KNRQBBNR w - - 0 1", &[StartFault::KingNotBetweenRooks(Colour::White), StartFault::KingNotBetweenRooks(Colour::Black), StartFault::CastlingRights]),
    ("rbnbkqnr/pppppppp/8/8/8/8/PPPPPPPP/RBNBKQNR w KQkq - 0 1", &[StartFault::BishopsOnOneColour(Colour::White), StartFault::BishopsOnOneColour(Colour::Black)]),
    ("rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[StartFault::NotOpposite]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBQR w KQkq - 0 1", &[StartFault::WrongPieces(Colour::White), StartFault::NotOpposite]),
    ("rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[StartFault::PawnsNotInPlace(Colour::Black), StartFault::PiecesBetween]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1", &[StartFault::BlackToMove]),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1", &[StartFault::CastlingRights]),
    ("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1", &[StartFault::WrongPieces(Colour::White), StartFault::NotOpposite, StartFault::PiecesBetween]),
];

#[test]
fn each_broken_condition_is_named() {
    for (text, expected) in BROKEN {
        let board: Board = text.parse().unwrap();
        let found: Vec<StartFault> = match Number::from_board(&board) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().copied().collect(),
        };
        for fault in expected {
            assert!(found.contains(fault), "{text}: {fault} is not among {found:?}");
        }
        assert_eq!(found.len(), expected.len(), "{text}: {found:?}");
    }
}

#[test]
fn exactly_960_of_all_arrangements_are_arrays() {
    let mut numbers = Vec::new();
    let mut men = "RNBQKBNR".chars().map(|letter| Role::from_letter(letter).unwrap()).collect();
    permute(&mut men, 0, &mut |arrangement| {
        numbers.extend(Number::from_board(&array(arrangement)).ok());
    });
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), 960);
}

fn permute(men: &mut Vec<Role>, fixed: usize, see: &mut impl FnMut(&[Role])) {
    if fixed == men.len() {
        see(men);
    }
    for next in fixed..men.len() {
        men.swap(fixed, next);
        permute(men, fixed + 1, see);
        men.swap(fixed, next);
    }
}

fn array(back_rank: &[Role]) -> Board {
    let mut board = Board::initial();
    let mut rooks = Bitboard::EMPTY;
    for (file, &role) in back_rank.iter().enumerate() {
        for (square, colour) in [(file, Colour::White), (file + 56, Colour::Black)] {
            board.set(Square::ALL[square], Some(Piece::new(colour, role)));
            if role == Role::Rook {
                rooks |= Square::ALL[square].into();
            }
        }
    }
    board.set_castling(rooks);
    board
}
