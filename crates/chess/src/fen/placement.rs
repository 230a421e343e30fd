//! Parsing the pieces of FEN, without branches on which they are.

use super::{Error, ErrorKind, read::Field};
use crate::{
    Bitboard, Board, Role, Square,
    attacks::{Sliders, Task, on_this_cpu},
    zobrist,
};

/// The meaning of a byte in the placement.
#[derive(Clone, Copy)]
struct Sign {
    /// The code of the piece: 1 to 6 for the roles, plus 8 for Black. Or [`END_OF_RANK`].
    code: u8,
    /// How many bytes of a row it covers; 0 if it is not allowed here.
    covers: u8,
}

const END_OF_RANK: u8 = 0x80;

static SIGNS: [Sign; 256] = {
    let mut signs = [Sign { code: 0, covers: 0 }; 256];
    let mut i = 0;
    while i < 6 {
        let letter = Role::ALL[i].letter() as usize;
        signs[letter] = Sign { code: i as u8 + 1, covers: 1 };
        signs[letter + 32] = Sign { code: i as u8 + 9, covers: 1 };
        i += 1;
    }
    i = 1;
    while i < 9 {
        signs[i + b'0' as usize].covers = i as u8;
        i += 1;
    }
    signs[b'/' as usize] = Sign { code: END_OF_RANK, covers: 8 };
    signs
};

/// The codes of the squares, in rows of sixteen bytes from the eighth rank down: eight squares, then the
/// slash, which covers the rest of the row. Longer than needed, so that any byte is an index.
pub(super) struct Rows([u8; 256]);

impl Rows {
    pub(super) const EMPTY: Self = Self([0; 256]);

    /// Parses the pieces at the beginning of `text` and returns where they end. Returns `None` on an error,
    /// which [`placement_error`] then locates; [`Self::put_on`] finds the others.
    #[inline(always)]
    pub(super) fn parse(&mut self, text: &[u8]) -> Option<usize> {
        // The longest placement has a letter for every square, and seven slashes.
        let text = &text[..text.len().min(72)];
        let mut place = 0_usize;
        let mut rest = text;
        while let [byte, after @ ..] = rest {
            let sign = SIGNS[usize::from(*byte)];
            if sign.covers == 0 {
                break;
            }
            self.0[place & 255] = sign.code;
            place += usize::from(sign.covers);
            rest = after;
        }
        // Every rank but the last has its slash at index 8 of its row; the last ends there.
        let slash = |at: &usize| self.0[*at];
        let slashes =
            [8, 24, 40, 56, 72, 88, 104].iter().map(slash).fold(END_OF_RANK, |a, b| a & b);
        (slashes != 0 && place == 7 * 16 + 8).then(|| text.len() - rest.len())
    }

    /// The codes of the squares of a rank, the a-file in the lowest byte.
    #[inline(always)]
    fn row(&self, rank: usize) -> u64 {
        self.0.as_chunks().0.get(2 * (7 - rank)).map_or(0, |squares| u64::from_le_bytes(*squares))
    }

    /// The key of the pieces.
    #[inline(always)]
    fn key(&self, occupied: Bitboard) -> u64 {
        // In the order of the rows.
        let squares = Bitboard(occupied.0.swap_bytes()).into_iter();
        squares.fold(0, |key, square| {
            let at = square.index();
            key ^ zobrist::coded(self.0[at + (at & 0o70)], Square::at(at as u32 ^ 0o70))
        })
    }

    /// Puts the pieces on an empty board, and returns their key; `None` if there is a slash instead of a
    /// square.
    #[inline(always)]
    pub(super) fn put_on(&self, board: &mut Board) -> Option<u64> {
        on_this_cpu(PutOn { rows: self, board })
    }
}

struct PutOn<'a> {
    rows: &'a Rows,
    board: &'a mut Board,
}

impl Task for PutOn<'_> {
    type Output = Option<u64>;

    #[inline(always)]
    fn run<L: Sliders>(self, sliders: L) -> Option<u64> {
        let Self { rows, board } = self;
        let (mut planes, mut all) = ([0; 4], 0);
        for rank in 0..8 {
            let codes = rows.row(rank);
            all |= codes;
            for (bit, plane) in planes.iter_mut().enumerate() {
                *plane |= u64::from(sliders.lowest_bits(codes >> bit)) << (8 * rank);
            }
        }
        let [low, middle, high, black] = planes;
        let (pawns, knights) = (low & !middle & !high, middle & !low & !high);
        let (bishops, rooks) = (low & middle, high & !low & !middle);
        let (queens, kings) = (high & low, high & middle);
        board.roles = [pawns, knights, bishops, rooks, queens, kings].map(Bitboard);
        let occupied = Bitboard(low | middle | high);
        board.colours = [occupied.without(Bitboard(black)), Bitboard(black)];
        (all & u64::from_le_bytes([END_OF_RANK; 8]) == 0).then(|| rows.key(occupied))
    }
}

/// Returns the first error of an invalid placement.
pub(super) fn placement_error(field: Field<'_>) -> Error {
    let (mut rank, mut squares) = (0, 0_u32);
    for (offset, &byte) in field.bytes.iter().enumerate() {
        let covers = SIGNS[usize::from(byte)].covers;
        squares += if byte == b'/' { 0 } else { u32::from(covers) };
        let kind = match byte {
            _ if covers == 0 => ErrorKind::Piece,
            b'/' if squares < 8 => ErrorKind::RankTooShort,
            b'/' if rank == 7 => ErrorKind::TooManyRanks,
            b'/' => {
                (rank, squares) = (rank + 1, 0);
                continue;
            }
            _ if squares > 8 => ErrorKind::RankTooLong,
            _ => continue,
        };
        return field.error(offset, kind);
    }
    let kind = if squares < 8 { ErrorKind::RankTooShort } else { ErrorKind::TooFewRanks };
    field.error(field.bytes.len(), kind)
}
