//! Each reason where it applies, and where it does not.

use adoube_chess::{Bitboard, Position, Square};

use crate::{
    regions::PieceReach,
    verify::{
        VerifyError,
        regions::{Claim, Reason, check},
    },
};

/// Returns the pieces of a position, none of which ever moves unless listed.
fn men(fen: &str, said: &[(Square, &[Square])]) -> (Position, Vec<PieceReach>) {
    let position: Position = fen.parse().expect("a position");
    let mut men = PieceReach::all(&position);
    for (home, reach) in said {
        let man = men.iter_mut().find(|man| man.home == *home).expect("a man");
        man.reach |= reach.iter().copied().collect();
    }
    (position, men)
}

const LOCKED: &str = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1";

#[test]
fn permanent_pieces_block() {
    let (position, men) = men(LOCKED, &[]);
    let claim = Claim { position: &position, men: &men };
    let man = |home| men.iter().find(|man| man.home == home).expect("a man");
    assert_eq!(claim.against_push(man(Square::E4), Square::E5), Some(Reason::ManAhead));
    assert_eq!(claim.against_step(man(Square::E1), Square::E4), Some(Reason::OwnMan));
    assert_eq!(claim.against_step(man(Square::E4), Square::E8), Some(Reason::King));
    assert_eq!(claim.against_step(man(Square::E1), Square::D4), Some(Reason::Guarded));
    assert_eq!(claim.against_step(man(Square::E1), Square::E2), None);
    assert_eq!(claim.against_capture(man(Square::E4), Square::D5), Some(Reason::NothingToTake));
}

#[test]
fn opposed_pawns_cannot_pass_unless_one_is_taken() {
    let fen = "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1";
    let (position, mut men) = men(fen, &[(Square::E2, &[Square::E3]), (Square::E7, &[Square::E6])]);
    let against = |men: &[PieceReach]| {
        let claim = Claim { position: &position, men };
        let pawn = men.iter().find(|man| man.home == Square::E2).expect("a pawn");
        [Square::E6, Square::E7].map(|to| claim.against_push(pawn, to))
    };
    assert_eq!(against(&men), [None, Some(Reason::OpposedPawn)]);
    let other = men.iter_mut().find(|man| man.home == Square::E7).expect("a pawn");
    other.taken = Bitboard::from_square(Square::E6);
    assert_eq!(against(&men), [None, None]);
}

#[test]
fn a_pawn_capturable_en_passant_must_be_claimed_as_such() {
    // Black has just played b7-b5.
    let (position, men) = men("4k3/8/8/Pp6/8/8/8/4K3 w - b6 0 1", &[]);
    let claim = Claim { position: &position, men: &men };
    let pawn = men.iter().find(|man| man.home == Square::A5).expect("a pawn");
    assert_eq!(claim.against_capture(pawn, Square::B6), None);
}

#[test]
fn castling_takes_a_king_out_of_its_region() {
    let fen = "4k3/8/8/8/8/8/3PPP2/3QK2R w K - 0 1";
    let (position, men) = men(fen, &[]);
    let king: Vec<_> = men.iter().filter(|man| man.home == Square::E1).copied().collect();
    let claim = Claim { position: &position, men: &men };
    let leaves = VerifyError::Leaves { home: Square::E1, from: Square::E1, to: Square::G1 };
    assert_eq!(claim.walk(&king[0]).err(), Some(leaves));
}

#[test]
fn kings_behind_a_wall_are_confined_and_no_further() {
    let board = |ranks: std::ops::RangeInclusive<usize>| {
        let inside = |at: &Square| ranks.contains(&at.rank().index());
        Square::ALL.into_iter().filter(inside).collect::<Vec<_>>()
    };
    let (south, north) = (board(0..=2), board(5..=7));
    let (position, men) = men(LOCKED, &[(Square::E1, &south), (Square::E8, &north)]);
    let winner = position.turn();
    // The free squares of the fourth rank are guarded by the pawns of the fifth, and vice versa.
    assert_eq!(check(&position, winner, &men), Ok(()));
    let mut narrower = men.clone();
    narrower[0].reach = narrower[0].reach.without(Square::A3.into());
    let Err(VerifyError::Leaves { home: Square::E1, to: Square::A3, .. }) =
        check(&position, winner, &narrower)
    else {
        panic!("a3 is missed")
    };
}
