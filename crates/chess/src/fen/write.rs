//! Writing FEN into a buffer of fixed size.

use std::fmt;

use super::read::outermost;
use crate::{
    Bitboard, Board, Colour, File, Rank, Role, Square,
    attacks::{Sliders, Task, on_this_cpu},
};

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

    #[inline(always)]
    fn number(&mut self, number: u32) {
        if number >= 100 {
            self.large_number(number / 100);
        }
        if number >= 10 {
            self.push(b'0' + (number / 10 % 10) as u8);
        }
        self.push(b'0' + (number % 10) as u8);
    }

    #[cold]
    fn large_number(&mut self, number: u32) {
        if number >= 10 {
            self.large_number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }

    fn write(&mut self, board: &Board, castling: Castling) {
        on_this_cpu(Placement { board, fen: self });
        self.push(b' ');
        self.push(if board.turn == Colour::White { b'w' } else { b'b' });
        self.push(b' ');
        rights(board, castling, self);
        self.push(b' ');
        match board.en_passant {
            None => self.push(b'-'),
            Some(square) => {
                self.push(b'a' + (square.index() % 8) as u8);
                self.push(b'1' + (square.index() / 8) as u8);
            }
        }
        self.push(b' ');
        self.number(board.halfmoves);
        self.push(b' ');
        self.number(board.fullmoves);
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
#[inline]
pub fn write(board: &Board, castling: Castling) -> Fen {
    // Only this much is inlined, so that the text is written where the caller wants it, without a copy.
    let mut fen = Fen { bytes: [0; ROOM], length: 0 };
    fen.write(board, castling);
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

/// The layout of a rank with these squares occupied.
#[derive(Clone, Copy)]
struct Layout {
    /// The bytes of its text that are letters.
    letters: u64,
    /// The digits.
    digits: u64,
    /// The length of its text.
    length: u8,
}

static LAYOUTS: [Layout; 256] = {
    let mut layouts = [Layout { letters: 0, digits: 0, length: 0 }; 256];
    let mut taken = 0;
    while taken < 256 {
        let layout = &mut layouts[taken];
        let (mut file, mut gap) = (0, 0);
        while file < 8 {
            if taken >> file & 1 == 0 {
                gap += 1;
            }
            if gap > 0 && (file == 7 || taken >> file & 1 == 1) {
                layout.digits |= (b'0' as u64 + gap) << (8 * layout.length);
                layout.length += 1;
                gap = 0;
            }
            if taken >> file & 1 == 1 {
                layout.letters |= 0xFF << (8 * layout.length);
                layout.length += 1;
            }
            file += 1;
        }
        taken += 1;
    }
    layouts
};

/// The highest bit of every letter in ASCII.
const HIGHEST_BIT: u64 = u64::from_le_bytes([0x40; 8]);

/// Returns the squares whose letter in ASCII has each of the six lower bits.
#[inline(always)]
fn bits_of_letters(board: &Board) -> [u64; 6] {
    let mut bits = [0; 6];
    for role in Role::ALL {
        for (bit, squares) in bits.iter_mut().enumerate() {
            if role.letter() as u32 >> bit & 1 == 1 {
                *squares |= board.role(role).0;
            }
        }
    }
    // Small letters are Black's.
    bits[5] |= board.colour(Colour::Black).0;
    bits
}

/// Writes the pieces without branches on which they are: the letters of a rank are put together from their
/// bits, then moved to their places in the rank's layout.
struct Placement<'a> {
    board: &'a Board,
    fen: &'a mut Fen,
}

impl Task for Placement<'_> {
    type Output = ();

    #[inline(always)]
    fn run<L: Sliders>(self, sliders: L) {
        let Self { board, fen } = self;
        let taken = board.occupied().0.to_le_bytes();
        let bits = bits_of_letters(board).map(u64::to_le_bytes);
        let mut at = 0;
        for rank in (0..8).rev() {
            let squares = SPREAD[usize::from(taken[rank])].wrapping_mul(0xFF);
            let letters = (0..6).fold(squares & HIGHEST_BIT, |letters, bit| {
                letters | SPREAD[usize::from(bits[bit][rank])] << bit
            });
            let layout = &LAYOUTS[usize::from(taken[rank])];
            let text = sliders.move_bytes(letters, squares, layout.letters) | layout.digits;
            fen.bytes[at..at + 8].copy_from_slice(&text.to_le_bytes());
            at += usize::from(layout.length);
            fen.bytes[at] = b'/';
            at += 1;
        }
        // The last rank has no slash after it.
        fen.length = at - 1;
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
