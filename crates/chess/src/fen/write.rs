//! Writing FEN, into a buffer of fixed size.

use std::fmt;

use super::read::outermost;
use crate::{Bitboard, Board, Colour, File, Rank, Role, Square};

/// How the right to castle is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// `KQkq` where that is clear, the file of the rook where it is not.
    XFen,
    /// Always the file of the rook, `HAha`.
    Shredder,
}

/// The text of a board: 71 bytes of pieces at most, 16 of rights, 20 of counters and the rest.
const ROOM: usize = 128;

/// A FEN that has been written.
#[derive(Clone, Copy)]
pub struct Fen {
    bytes: [u8; ROOM],
    length: usize,
}

impl Fen {
    /// The text.
    pub fn as_str(&self) -> &str {
        // Only ASCII is ever written.
        str::from_utf8(&self.bytes[..self.length]).unwrap_or_default()
    }

    #[inline(always)]
    fn push(&mut self, byte: u8) {
        self.bytes[self.length & (ROOM - 1)] = byte;
        self.length += 1;
    }

    fn number(&mut self, number: u32) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }
}

impl AsRef<str> for Fen {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

/// Writes a board, or the board of a position, as FEN.
pub fn write(board: &Board, castling: Castling) -> Fen {
    let mut fen = Fen { bytes: [0; ROOM], length: 0 };
    placement(board, &mut fen);
    fen.push(b' ');
    fen.push(if board.turn == Colour::White { b'w' } else { b'b' });
    fen.push(b' ');
    rights(board, castling, &mut fen);
    fen.push(b' ');
    match board.en_passant {
        None => fen.push(b'-'),
        Some(square) => {
            fen.push(b'a' + (square.index() % 8) as u8);
            fen.push(b'1' + (square.index() / 8) as u8);
        }
    }
    fen.push(b' ');
    fen.number(board.halfmoves);
    fen.push(b' ');
    fen.number(board.fullmoves);
    fen
}

fn placement(board: &Board, fen: &mut Fen) {
    let mut letters = [0_u8; 64];
    for role in Role::ALL {
        let letter = role.letter() as u8;
        for square in board.role(role) & board.colours[0] {
            letters[square.index()] = letter;
        }
        for square in board.role(role) & board.colours[1] {
            letters[square.index()] = letter + 32;
        }
    }
    let occupied = board.occupied();
    for rank in (0..8).rev() {
        let mut taken = occupied.0 >> (8 * rank) & 0xFF;
        let mut next = 0;
        while taken != 0 {
            let file = taken.trailing_zeros();
            if file > next {
                fen.push(b'0' + (file - next) as u8);
            }
            fen.push(letters[(rank * 8 + file as usize) & 63]);
            next = file + 1;
            taken &= taken - 1;
        }
        if next < 8 {
            fen.push(b'0' + (8 - next) as u8);
        }
        if rank > 0 {
            fen.push(b'/');
        }
    }
}

fn rights(board: &Board, castling: Castling, fen: &mut Fen) {
    if board.castling.is_empty() {
        return fen.push(b'-');
    }
    for (colour, rank, small) in
        [(Colour::White, Rank::First, 0), (Colour::Black, Rank::Eighth, 32)]
    {
        let rooks = board.castling & Bitboard::rank(rank);
        if rooks.is_empty() {
            continue;
        }
        // From the h-file to the a-file: `KQ`, as everybody writes it.
        for file in File::ALL.into_iter().rev() {
            let rook = Square::new(file, rank);
            if !rooks.contains(rook) {
                continue;
            }
            let letter = match castling {
                Castling::XFen if rook == outermost(board, colour, rank, File::H) => b'K',
                Castling::XFen if rook == outermost(board, colour, rank, File::A) => b'Q',
                _ => b'A' + file.index() as u8,
            };
            fen.push(letter + small);
        }
    }
}
