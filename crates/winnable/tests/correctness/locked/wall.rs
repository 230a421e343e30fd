//! Locked boards: a wall of pawns that block each other in zigzag from file to file, and behind it kings
//! and rooks that may still castle.

use adoube_chess::{Bitboard, Board, Colour, File, Piece, Rank, Role, Square};

/// The special feature of a board besides its wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Feature {
    /// Castling rights as in standard chess.
    Castling,
    /// Castling rights from other squares: rooks beside the king, a king already on its destination.
    Castling960,
    /// A pawn that has just made a double step, and can be captured en passant.
    EnPassant,
    /// More than eight pawns of a colour.
    ManyPawns,
}

/// Returns a board with a wall, usually a legal position.
pub(super) fn board(feature: Feature) -> Board {
    let mut board = Board::empty();
    board.set_turn(Colour::ALL[fastrand::usize(..2)]);
    let castles = matches!(feature, Feature::Castling | Feature::Castling960);
    let ranks = if castles { close_to_white() } else { zigzag() };
    for (file, rank) in ranks.iter().enumerate() {
        if let Some(rank) = *rank {
            put(&mut board, file, rank, Colour::White, Role::Pawn);
            put(&mut board, file, rank + 1, Colour::Black, Role::Pawn);
        }
    }
    match feature {
        Feature::Castling => crowd_first_rank(&mut board, 4, [0, 7]),
        Feature::Castling960 => {
            let king = fastrand::usize(1..7);
            let rooks = [fastrand::usize(..king), fastrand::usize(king + 1..8)];
            crowd_first_rank(&mut board, king, rooks);
        }
        Feature::EnPassant | Feature::ManyPawns => {
            put(&mut board, fastrand::usize(..8), 0, Colour::White, Role::King);
        }
    }
    put(&mut board, fastrand::usize(..8), 7, Colour::Black, Role::King);
    if castles && fastrand::bool() {
        // With a piece that roams, the proof is a wall rather than all positions. All white pawns stand
        // on squares of the other colour, out of its reach.
        let first = ranks[0].unwrap_or_default();
        let file = 2 * fastrand::usize(..4) + (first + 1) % 2;
        put(&mut board, file, 6, Colour::Black, Role::Bishop);
    }
    if feature == Feature::EnPassant {
        let passed = passed(&board);
        board.set_en_passant(fastrand::choice(passed));
    } else {
        for colour in Colour::ALL {
            put_more_pawns(&mut board, colour);
        }
    }
    board
}

/// Returns the ranks of the white pawns, counted from zero, with occasional gaps.
fn zigzag() -> [Option<usize>; 8] {
    let has_gaps = fastrand::u8(..4) == 0;
    let mut rank = fastrand::usize(1..=5);
    [(); 8].map(|()| {
        let step = if fastrand::u8(..20) == 0 { 2 } else { 1 };
        let up = fastrand::bool() && rank + step <= 5 || rank < 1 + step;
        rank = if up { rank + step } else { rank - step };
        (!has_gaps || fastrand::u8(..6) > 0).then_some(rank)
    })
}

/// Returns a zigzag as low as possible: then only the king has room behind it.
fn close_to_white() -> [Option<usize>; 8] {
    let mut rank = fastrand::usize(1..=2);
    [(); 8].map(|()| {
        rank = 3 - rank;
        Some(rank)
    })
}

fn put(board: &mut Board, file: usize, rank: usize, colour: Colour, role: Role) {
    board.set(Square::ALL[8 * rank + file], Some(Piece::new(colour, role)));
}

/// Returns a rank as the player sees it.
fn seen_by(colour: Colour, rank: usize) -> usize {
    if colour == Colour::White { rank } else { 7 - rank }
}

/// Puts more pawns of a colour behind those that it has.
fn put_more_pawns(board: &mut Board, colour: Colour) {
    for _ in 0..fastrand::usize(..9) {
        let (file, rank) = (fastrand::usize(..8), fastrand::usize(1..5));
        let is_own = |rank: usize| {
            let man = board.piece_on(Square::ALL[8 * seen_by(colour, rank) + file]);
            man.is_some_and(|man| man.colour == colour)
        };
        if !is_own(rank) && (rank..7).any(is_own) {
            put(board, file, seen_by(colour, rank), colour, Role::Pawn);
        }
    }
}

/// Puts the king, rooks that may castle, and pieces without room behind the wall; some are omitted at
/// random.
fn crowd_first_rank(board: &mut Board, king: usize, rooks: [usize; 2]) {
    for file in 0..8 {
        let is_below_pawn = board.piece_on(Square::ALL[8 + file]).is_some();
        let role = if is_below_pawn { Role::Knight } else { Role::Bishop };
        if fastrand::u8(..4) > 0 {
            put(board, file, 0, Colour::White, role);
        }
    }
    put(board, king, 0, Colour::White, Role::King);
    for file in rooks {
        if fastrand::u8(..3) > 0 {
            put(board, file, 0, Colour::White, Role::Rook);
            let rook = Bitboard::from_square(Square::ALL[file]);
            board.set_castling(board.castling() | rook);
        }
    }
}

/// Returns the squares that a pawn of the opponent can just have passed.
fn passed(board: &Board) -> Vec<Square> {
    let opponent = !board.turn();
    let [start, passed, stands] = [1, 2, 3].map(|rank| seen_by(opponent, rank));
    let pawn = Some(Piece::new(opponent, Role::Pawn));
    let on = |file, rank: usize| Square::new(file, Rank::ALL[rank]);
    let files = File::ALL.into_iter().filter(|file| {
        let is_free = |rank| board.piece_on(on(*file, rank)).is_none();
        is_free(start) && is_free(passed) && board.piece_on(on(*file, stands)) == pawn
    });
    files.map(|file| on(file, passed)).collect()
}
