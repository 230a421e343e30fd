//! Writing FEN into a buffer of fixed size.

use std::fmt;

use super::read::outermost;
use crate::{Bitboard, Board, Colour, File, Rank, Role, Square};

/// How castling rights are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// `KQkq` where unambiguous, otherwise the file of the rook.
    XFen,
    /// Always the file of the rook, `HAha`.
    Shredder,
}

/// Capacity: at most 71 bytes of pieces, 16 of rights, 20 of counters, and the rest.
const ROOM: usize = 128;

/// A FEN text on the stack.
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

/// Writes a board or position as FEN.
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

/// Spreads the bits of a byte over eight bytes, one for each square of a rank.
static SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            spread[byte] |= (byte as u64 >> bit & 1) << (8 * bit);
            bit += 1;
        }
        byte += 1;
    }
    spread
};

/// The layout of a rank with these squares occupied: for each byte of text the file whose letter goes
/// there, or 7 plus the length of a gap.
#[derive(Clone, Copy)]
struct Layout {
    bytes: [u8; 8],
    length: u8,
}

static LAYOUTS: [Layout; 256] = {
    let mut layouts = [Layout { bytes: [0; 8], length: 0 }; 256];
    let mut taken = 0;
    while taken < 256 {
        let layout = &mut layouts[taken];
        let (mut file, mut gap) = (0, 0);
        while file < 8 {
            if taken >> file & 1 == 0 {
                gap += 1;
            }
            if gap > 0 && (file == 7 || taken >> file & 1 == 1) {
                layout.bytes[layout.length as usize] = 7 + gap;
                layout.length += 1;
                gap = 0;
            }
            if taken >> file & 1 == 1 {
                layout.bytes[layout.length as usize] = file;
                layout.length += 1;
            }
            file += 1;
        }
        taken += 1;
    }
    layouts
};

/// Writes the pieces without data-dependent branches: the letters of a rank are summed from the
/// bitboards of the roles, then copied according to the rank's layout.
fn placement(board: &Board, fen: &mut Fen) {
    let taken = board.occupied().0.to_le_bytes();
    let black = board.colours[1].0.to_le_bytes();
    let roles = board.roles.map(|set| set.0.to_le_bytes());
    let mut at = 0;
    for rank in (0..8).rev() {
        // Wrapping, since an illegal move can have put two pieces on one square.
        let mut letters = SPREAD[usize::from(black[rank])].wrapping_mul(32);
        for role in Role::ALL {
            let squares = SPREAD[usize::from(roles[role.index()][rank])];
            letters = letters.wrapping_add(squares.wrapping_mul(role.letter() as u64));
        }
        let mut source = *b"\0\0\0\0\0\0\0\x0012345678";
        source[..8].copy_from_slice(&letters.to_le_bytes());
        let layout = &LAYOUTS[usize::from(taken[rank])];
        let text = layout.bytes.map(|byte| source[usize::from(byte & 15)]);
        fen.bytes[at..at + 8].copy_from_slice(&text);
        at += usize::from(layout.length);
        fen.bytes[at] = b'/';
        at += 1;
    }
    // The last rank has no slash after it.
    fen.length = at - 1;
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
        // From the h-file to the a-file, for the customary `KQ`.
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
