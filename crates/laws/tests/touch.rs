//! Article 4: the moves that touches and releases leave.

#![allow(clippy::unwrap_used, reason = "the positions are part of the tests")]

use adoube_chess::{Position, Role, Square, san};
use adoube_laws::{
    Provision,
    regulations::{IllegalCastlingReleased, OpenPoints, RookTouchedSecond},
    touch::Hand,
};

use Provision::{
    CastlingMade, IntendedCastlingIllegal, KingReleasedToCastleIllegally, NoTouchedPieceCanMove,
    PieceReleased, PromotionChoiceFinal, PromotionMade, TouchedBothColours, TouchedKingAndRook,
    TouchedOpponentsPiece, TouchedOwnPiece, TouchedRookBeforeKing,
};

/// Touches the squares, and compares the allowed moves with these in SAN, in alphabetical order.
fn check(fen: &str, hand: &str, moves: &str, because: &[Provision]) {
    let position: Position = fen.parse().unwrap();
    let duty = read(hand).allowed_moves(&position, &OpenPoints::default());
    let mut left: Vec<String> =
        duty.moves.iter().map(|played| san::write(&position, *played).to_string()).collect();
    left.sort();
    assert_eq!(left.join(" "), moves, "{fen} {hand}");
    assert_eq!(duty.because, because, "{fen} {hand}");
}

/// `e1` is a touch, `e1-g1` a release, `=N` the choice of a piece, `?` an unknown order.
fn read(text: &str) -> Hand {
    let square = |name: &str| name.parse::<Square>().unwrap();
    let mut hand = Hand::default();
    for word in text.split(' ') {
        match word.split_once('-') {
            Some((from, to)) => hand.release(square(from), square(to)),
            None if word == "?" => hand.forget_order(),
            None if word.starts_with('=') => {
                hand.choose(Role::from_letter(word.chars().nth(1).unwrap()).unwrap());
            }
            None => hand.touch(square(word)),
        }
    }
    hand
}

#[test]
fn an_own_piece_must_move() {
    let king = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1";
    check(king, "g8", "Kf8 Kh8", &[TouchedOwnPiece]);
    // Touched again, or after another that cannot move.
    check(king, "g8 f7 g8", "Kf8 Kh8", &[TouchedOwnPiece]);
    let pinned = "4k3/8/8/8/4r3/8/4N3/1N2K3 w - - 0 1";
    check(pinned, "e2 b1", "Na3 Nc3 Nd2", &[TouchedOwnPiece]);
}

#[test]
fn if_nothing_touched_can_be_played_anything_may_be() {
    let pinned = "4k3/8/8/8/4r3/8/4N3/1N2K3 w - - 0 1";
    let all = "Kd1 Kd2 Kf1 Kf2 Na3 Nc3 Nd2";
    check(pinned, "e2", all, &[TouchedOwnPiece, NoTouchedPieceCanMove]);
    let nobody_takes = "4k3/8/8/8/8/8/r7/7K w - - 0 1";
    check(nobody_takes, "a2", "Kg1", &[TouchedOpponentsPiece, NoTouchedPieceCanMove]);
}

#[test]
fn a_piece_of_the_opponent_must_be_taken() {
    let fen = "7k/8/8/3p1p2/4P3/8/8/K2Q4 w - - 0 1";
    check(fen, "d5", "Qxd5 exd5", &[TouchedOpponentsPiece]);
    check(fen, "h8 f5", "exf5", &[TouchedOpponentsPiece]);
    // En passant the pawn is touched, not the square on which it is captured.
    check("7k/8/8/3pP3/8/8/8/K7 w - d6 0 1", "d5", "exd6", &[TouchedOpponentsPiece]);
}

#[test]
fn pieces_of_both_colours() {
    let fen = "4r2k/8/8/3B4/8/8/n3R3/4K3 w - - 0 1";
    check(fen, "a2 e2", "Bxa2", &[TouchedBothColours]);
    check(fen, "e2 a2", "Re3 Re4 Re5 Re6 Re7 Rxe8+", &[TouchedBothColours]);
    check(fen, "a2 d5", "Bxa2", &[TouchedBothColours]);
    // The order is unknown: the player's own piece counts.
    check(fen, "a2 e2 ?", "Re3 Re4 Re5 Re6 Re7 Rxe8+", &[TouchedBothColours]);
    let pinned = "r1bqkbnr/ppp2ppp/2np4/1B2p3/3PP3/5N2/PPP2PPP/RNBQK2R b KQkq - 0 4";
    check(pinned, "c6 d4", "exd4", &[TouchedBothColours]);
}

#[test]
fn king_and_rook() {
    let both = "4k3/8/8/8/8/8/PPP2PPP/R3K2R w KQ - 0 1";
    check(both, "e1 h1", "O-O", &[TouchedKingAndRook]);
    check(both, "e1 a1", "O-O-O", &[TouchedKingAndRook]);
    check(both, "h1 e1", "Rf1 Rg1", &[TouchedRookBeforeKing, TouchedOwnPiece]);
    let attacked = "4k3/8/b7/8/8/8/P2P3P/R3K2R w KQ - 0 1";
    check(attacked, "e1 h1", "Kd1 Kf2 O-O-O", &[IntendedCastlingIllegal]);
    // Without the right to castle it is just a king and then a rook.
    let moved = "4k3/8/8/8/8/8/PPPPPPPP/R3K2R w - - 0 1";
    check(moved, "e1 h1", "Kd1 Kf1", &[TouchedOwnPiece]);
}

#[test]
fn a_rook_before_the_king_bars_castling() {
    let swap = "rnbbqkrn/pppppppp/8/8/8/8/PPPPPPPP/RNBBQKRN w KQkq - 0 1";
    let position: Position = swap.parse().unwrap();
    // Also where pieces that cannot move were touched before, or one that cannot be captured.
    for hand in ["g1 f1", "e1 g1 f1", "a7 g1 f1", "g1 a7 f1"] {
        let duty = read(hand).allowed_moves(&position, &OpenPoints::default());
        assert_eq!(duty.because[0], TouchedRookBeforeKing, "{hand}");
        assert_eq!(duty.because.last(), Some(&NoTouchedPieceCanMove), "{hand}");
        assert!(duty.moves.iter().all(|played| !played.is_castle()), "{hand}");
        assert_eq!(duty.moves.len(), position.count_legal_moves() - 1, "{hand}");
    }
    let both = "4k3/8/8/8/8/8/PPP2PPP/R3K2R w KQ - 0 1";
    check(both, "h1 e1-g1", "Rf1 Rg1", &[TouchedRookBeforeKing, TouchedOwnPiece]);
    check(both, "f2 h1 e1-g1", "f3 f4", &[TouchedOwnPiece]);
}

#[test]
fn castling_meant_and_no_move_of_the_king() {
    let fen = "3r1rk1/8/b7/8/8/8/7P/R3K2R w KQ - 0 1";
    let position: Position = fen.parse().unwrap();
    let duty = read("e1 h1").allowed_moves(&position, &OpenPoints::default());
    assert_eq!(duty.because, [IntendedCastlingIllegal, NoTouchedPieceCanMove]);
    assert_eq!(duty.moves.len(), position.count_legal_moves());
}

#[test]
fn what_the_texts_leave_open_about_castling() {
    let rook =
        OpenPoints { rook_touched_second: RookTouchedSecond::RookMoves, ..OpenPoints::default() };
    let position: Position = "3r1rk1/8/b7/8/8/8/7P/R3K2R w KQ - 0 1".parse().unwrap();
    let duty = read("e1 h1").allowed_moves(&position, &rook);
    assert_eq!(duty.because, [IntendedCastlingIllegal, TouchedOwnPiece]);
    assert!(duty.moves.iter().all(|played| played.from_square() == Square::H1));
    let any = OpenPoints {
        illegal_castling_released: IllegalCastlingReleased::AnyMove,
        ..OpenPoints::default()
    };
    let position: Position = "4k3/8/b7/8/8/8/P2P3P/R3K2R w KQ - 0 1".parse().unwrap();
    let duty = read("e1-g1").allowed_moves(&position, &any);
    assert_eq!(duty.moves.len(), position.count_legal_moves());
}

#[test]
fn what_is_released_stays() {
    let knight = "4r1k1/1B1n1pp1/1p1Q1n1p/4pP2/q7/8/1PrN2PP/3RR2K b - - 1 36";
    check(knight, "d7-c5 d7-f8", "Nc5", &[TouchedOwnPiece, PieceReleased]);
    let king = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    check(king, "e1-d1 e1-c1", "Kd1", &[TouchedOwnPiece, PieceReleased]);
    check(king, "e1-g1", "O-O", &[TouchedOwnPiece, CastlingMade]);
    let attacked = "4k3/8/b7/8/8/8/P2P3P/R3K2R w KQ - 0 1";
    check(attacked, "e1-g1", "Kd1 Kf2 O-O-O", &[KingReleasedToCastleIllegally]);
    // Where it cannot go, it was not part of a move.
    check("6k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 0 1", "g8-g6", "Kf8 Kh8", &[TouchedOwnPiece]);
}

#[test]
fn what_a_pawn_becomes() {
    let fen = "3n3k/4P3/8/8/8/8/8/K7 w - - 0 1";
    let why = [TouchedOwnPiece, PieceReleased, PromotionMade, PromotionChoiceFinal];
    check(fen, "e7-e8 =N", "e8=N", &why);
    check(fen, "e7 =Q", "e8=Q+ exd8=Q+", &[TouchedOwnPiece, PromotionChoiceFinal]);
    // The first piece that touches the square is chosen.
    check(fen, "e7-e8 =R =Q", "e8=R+", &why);
}

#[test]
fn castling_in_chess960() {
    // King and rook next to each other: the king arrives where the rook stood.
    let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1";
    check(fen, "f1 g1", "O-O", &[TouchedKingAndRook]);
    check(fen, "f1-g1", "O-O", &[TouchedOwnPiece, CastlingMade]);
}

#[test]
fn castling_that_was_announced() {
    let position: Position = "4k3/8/8/8/8/8/8/R4KR1 w AG - 0 1".parse().unwrap();
    let mut hand = read("g1 f1");
    hand.announce_castling();
    let duty = hand.allowed_moves(&position, &OpenPoints::default());
    let moves: Vec<String> =
        duty.moves.iter().map(|played| san::write(&position, *played).to_string()).collect();
    // The rook was touched first, and for castling.
    assert_eq!(moves, ["O-O"]);
    // A rook that castles alone jumps over a king that stays.
    let alone = "4k3/8/8/8/8/8/7P/6KR w H - 0 1";
    check(alone, "h1-f1", "O-O", &[TouchedOwnPiece, CastlingMade]);
}

#[test]
fn nothing_touched_binds_nothing() {
    let position = Position::initial();
    let duty = Hand::default().allowed_moves(&position, &OpenPoints::default());
    assert_eq!((duty.moves.len(), duty.because.len()), (20, 0));
}
