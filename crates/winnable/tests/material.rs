//! Insufficient material, tested on every placement of up to four pieces.

use adoube_chess::{Board, Colour, Piece, Position, Role, Square};
use adoube_winnable::{Budget, InsufficientMaterial, Liveness, Verdict, dead, winnable};

/// By symmetry one king need only be in this triangle if there are no pawns.
const TRIANGLE: [Square; 10] = [
    Square::A1,
    Square::B1,
    Square::C1,
    Square::D1,
    Square::B2,
    Square::C2,
    Square::D2,
    Square::C3,
    Square::D3,
    Square::D4,
];

/// Calls `visit` with every legal position of the two kings and `pieces`, Black to move.
fn every_placement(pieces: &[Piece], visit: &mut impl FnMut(&Position)) {
    let mut board = Board::empty();
    board.set_turn(Colour::Black);
    for king in TRIANGLE {
        board.set(king, Some(Piece::new(Colour::Black, Role::King)));
        place(&mut board, &[&[Piece::new(Colour::White, Role::King)], pieces].concat(), visit);
        board.set(king, None);
    }
}

fn place(board: &mut Board, pieces: &[Piece], visit: &mut impl FnMut(&Position)) {
    let Some((piece, rest)) = pieces.split_first() else {
        if let Ok(position) = Position::try_from(&*board) {
            visit(&position);
        }
        return;
    };
    for square in Square::ALL {
        if board.piece_on(square).is_none() {
            board.set(square, Some(*piece));
            place(board, rest, visit);
            board.set(square, None);
        }
    }
}

/// Checks that Black is not mated in any placement where White's material is insufficient.
fn check(white: &[Role], black: &[Role], lack: InsufficientMaterial) {
    let of = |colour| move |role: &Role| Piece::new(colour, *role);
    let pieces: Vec<Piece> =
        white.iter().map(of(Colour::White)).chain(black.iter().map(of(Colour::Black))).collect();
    let mut seen = 0_u32;
    every_placement(&pieces, &mut |position| {
        if let Some(found) = InsufficientMaterial::detect(position, Colour::White) {
            assert_eq!(found, lack, "{position}");
            assert!(!position.is_checkmate(), "{position}");
            seen += 1;
        }
    });
    assert!(seen > 1000, "only {seen} placements");
}

#[test]
fn a_bare_king() {
    check(&[], &[Role::Queen], InsufficientMaterial::BareKing);
    check(&[], &[Role::Knight], InsufficientMaterial::BareKing);
}

#[test]
fn a_lone_knight() {
    check(&[Role::Knight], &[], InsufficientMaterial::LoneKnight);
    check(&[Role::Knight], &[Role::Queen], InsufficientMaterial::LoneKnight);
}

#[test]
fn bishops_of_one_colour() {
    check(&[Role::Bishop], &[], InsufficientMaterial::LikeBishops);
    check(&[Role::Bishop], &[Role::Bishop], InsufficientMaterial::LikeBishops);
    check(&[Role::Bishop], &[Role::Rook], InsufficientMaterial::LikeBishops);
    check(&[Role::Bishop], &[Role::Queen], InsufficientMaterial::LikeBishops);
    check(&[Role::Bishop, Role::Bishop], &[], InsufficientMaterial::LikeBishops);
}

/// More pieces than can be enumerated, placed at random around a king in or near the corner.
#[test]
fn larger_random_placements() {
    let crowds: [(&[Role], &[Role], InsufficientMaterial); 3] = [
        (&[Role::Knight], &[Role::Queen; 4], InsufficientMaterial::LoneKnight),
        (
            &[Role::Bishop; 3],
            &[Role::Rook, Role::Rook, Role::Queen],
            InsufficientMaterial::LikeBishops,
        ),
        (
            &[Role::Bishop; 2],
            &[Role::Bishop, Role::Bishop, Role::Queen],
            InsufficientMaterial::LikeBishops,
        ),
    ];
    let mut random = 0x00AD_0BE5_u64;
    let mut below = |limit: usize| {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % limit
    };
    for (white, black, lack) in crowds {
        let mut seen = 0_u32;
        for _ in 0..400_000 {
            let mut board = Board::empty();
            board.set_turn(Colour::Black);
            let kings = [(Colour::Black, Role::King), (Colour::White, Role::King)];
            let whites = white.iter().map(|role| (Colour::White, *role));
            let blacks = black.iter().map(|role| (Colour::Black, *role));
            for (i, (colour, role)) in kings.into_iter().chain(whites).chain(blacks).enumerate() {
                let reach = if i == 0 { 2 } else { 4 };
                let square = below(reach) + 8 * below(reach);
                board.set(Square::ALL[square], Some(Piece::new(colour, role)));
            }
            let Ok(position) = Position::try_from(&board) else { continue };
            if InsufficientMaterial::detect(&position, Colour::White) == Some(lack) {
                assert!(!position.is_checkmate(), "{position}");
                seen += 1;
            }
        }
        assert!(seen > 1000, "only {seen} placements");
    }
}

#[test]
fn a_wall_of_pawns_is_dead() {
    let wall: Position = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1".parse().unwrap();
    assert_eq!(dead(&wall, Budget::FULL), Liveness::Dead);
    let gap: Position = "4k3/8/8/p1p1p1p1/P1P1P3/8/6P1/4K3 w - - 0 1".parse().unwrap();
    assert_eq!(dead(&gap, Budget::FULL), Liveness::Alive);
}

#[test]
fn a_mate_on_the_board_comes_before_the_material() {
    let mate: Board = "8/8/8/8/8/1K6/B1B5/rkq5 b - - 0 1".parse().unwrap();
    assert_eq!(
        InsufficientMaterial::detect(&mate, Colour::White),
        Some(InsufficientMaterial::LikeBishops)
    );
    assert!(Position::try_from(&mate).is_err(), "no move can have given this check");
    let verdict = winnable(&Position::composed(&mate).unwrap(), Colour::White, Budget::INSTANT);
    assert!(matches!(verdict, Verdict::Yes(_)), "{verdict:?}");
}
