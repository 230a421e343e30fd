//! Numbers for incremental keys (Zobrist, 1970): one for each piece on each square, each castling right,
//! each file of a possible capture en passant, and for Black to move.

use crate::{Bitboard, Board, Colour, Role, Square};

struct Numbers {
    /// By code and square: codes are 1 to 6 for the roles, plus 8 for Black.
    pieces: [[u64; 64]; 16],
    castling: [u64; 64],
    en_passant: [u64; 8],
}

/// Steps `SplitMix64` from a fixed seed, so that keys are the same on every machine.
const fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

static NUMBERS: Numbers = {
    let mut numbers = Numbers { pieces: [[0; 64]; 16], castling: [0; 64], en_passant: [0; 8] };
    let mut state = 0xAD0B_E000;
    let mut i = 0;
    while i < 2 * 6 * 64 {
        numbers.pieces[i / 384 * 8 + i / 64 % 6 + 1][i % 64] = next(&mut state);
        i += 1;
    }
    i = 0;
    while i < 64 {
        numbers.castling[i] = next(&mut state);
        i += 1;
    }
    i = 0;
    while i < 8 {
        numbers.en_passant[i] = next(&mut state);
        i += 1;
    }
    numbers
};

/// The number for Black to move.
pub(crate) const BLACK_TO_MOVE: u64 = 0xF0E1_D2C3_B4A5_9687;

#[inline(always)]
pub(crate) fn piece(colour: Colour, role: Role, square: Square) -> u64 {
    NUMBERS.pieces[colour.index() * 8 + role.index() + 1][square.index()]
}

/// Returns the combined number for the rights of all `rooks`.
#[inline(always)]
pub(crate) fn castling(rooks: Bitboard) -> u64 {
    rooks.into_iter().fold(0, |key, rook| key ^ NUMBERS.castling[rook.index()])
}

#[inline(always)]
pub(crate) fn en_passant(square: Square) -> u64 {
    NUMBERS.en_passant[square.index() % 8]
}

/// Returns the number of a piece by its code: 1 to 6 for the roles, plus 8 for Black.
#[inline(always)]
pub(crate) fn coded(code: u8, square: Square) -> u64 {
    NUMBERS.pieces[usize::from(code & 15)][square.index()]
}

/// Computes the key of a board from scratch.
#[inline(always)]
pub(crate) fn key(board: &Board) -> u64 {
    pieces(board) ^ state(board)
}

/// Computes the key of the pieces.
#[inline(always)]
pub(crate) fn pieces(board: &Board) -> u64 {
    // The bits of the code, spread over four bitboards, so that no branch depends on the pieces.
    let [pawns, knights, bishops, rooks, queens, kings] = board.roles;
    let (low, middle, high) =
        (pawns | bishops | queens, knights | bishops | kings, rooks | queens | kings);
    let bit = |set: Bitboard, square: Square| (set.0 >> square.index() & 1) as u8;
    board.occupied().into_iter().fold(0, |key, square| {
        let role = bit(low, square) + 2 * bit(middle, square) + 4 * bit(high, square);
        key ^ coded(role + 8 * bit(board.colours[1], square), square)
    })
}

/// Computes the key of everything but the pieces.
#[inline(always)]
pub(crate) fn state(board: &Board) -> u64 {
    let mut key = castling(board.castling);
    if let Some(square) = board.en_passant {
        key ^= en_passant(square);
    }
    if board.turn == Colour::Black {
        key ^= BLACK_TO_MOVE;
    }
    key
}
