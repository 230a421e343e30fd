//! Parsing FEN: one pass over the bytes, directly into bitboards.

use super::{Error, ErrorKind};
use crate::{Bitboard, Board, Colour, File, Piece, Rank, Role, Square};

/// Parses a board; see [the module](super) for the leniencies.
pub fn read(text: &str) -> Result<Board, Error> {
    let mut board = Board::empty();
    read_into(&mut board, text)?;
    Ok(board)
}

/// Parses into an empty board in place, because returning a board would copy it.
pub(crate) fn read_into(board: &mut Board, text: &str) -> Result<(), Error> {
    let mut fields = Fields::new(text);
    fields.placed(board)?;
    if let Some(field) = fields.next() {
        board.halfmoves = number(field, ErrorKind::Halfmoves)?.unwrap_or(0);
    }
    if let Some(field) = fields.next() {
        board.fullmoves = number(field, ErrorKind::Fullmoves)?.unwrap_or(1).max(1);
    }
    match fields.next() {
        None => Ok(()),
        Some(field) => Err(Error { column: field.column, kind: ErrorKind::Trailing }),
    }
}

/// The fields of a line, each with its start column.
pub(crate) struct Fields<'a> {
    text: &'a [u8],
    at: usize,
}

/// One field.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) column: usize,
}

impl Field<'_> {
    fn error(self, offset: usize, kind: ErrorKind) -> Error {
        Error { column: self.column + offset, kind }
    }
}

impl<'a> Fields<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self { text: text.as_bytes(), at: 0 }
    }

    /// Skips separators; returns the offset, from 0, of the next field or of the end of the text.
    pub(crate) fn skip_space(&mut self) -> usize {
        while self.text.get(self.at).is_some_and(|byte| is_space(*byte)) {
            self.at += 1;
        }
        self.at
    }

    pub(crate) fn next(&mut self) -> Option<Field<'a>> {
        let start = self.skip_space();
        let rest = &self.text[start..];
        if rest.is_empty() {
            return None;
        }
        let length = rest.iter().position(|byte| is_space(*byte)).unwrap_or(rest.len());
        self.at += length;
        Some(Field { bytes: &rest[..length], column: start + 1 })
    }

    /// Parses the first four fields, which EPD shares.
    #[inline(always)]
    pub(crate) fn placed(&mut self, board: &mut Board) -> Result<(), Error> {
        let start = self.skip_space();
        match placement(board, &self.text[start..]) {
            Some(length) if self.text.get(start + length).is_none_or(|byte| is_space(*byte)) => {
                self.at += length;
            }
            _ => {
                let empty = Error { column: 1, kind: ErrorKind::Empty };
                return Err(self.next().map_or(empty, placement_error));
            }
        }
        if let Some(field) = self.next() {
            board.turn = match field.bytes {
                b"w" | b"W" => Colour::White,
                b"b" | b"B" => Colour::Black,
                _ => return Err(field.error(0, ErrorKind::Turn)),
            };
        }
        if let Some(field) = self.next() {
            board.castling = castling(board, field)?;
        }
        if let Some(field) = self.next() {
            board.en_passant = en_passant(field)?;
        }
        Ok(())
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'_')
}

/// The meaning of a byte in the placement, which is parsed into rows of sixteen bytes: eight squares,
/// then the slash.
#[derive(Clone, Copy)]
struct Sign {
    /// The code of the piece: 1 to 6 for the roles, plus 8 for Black. Or [`END_OF_RANK`].
    code: u8,
    /// How many bytes of a row it covers; 0 if it is not allowed here.
    covers: u8,
    /// A mask for the next offset: a slash moves on to the next row.
    keeps: u16,
}

const END_OF_RANK: u8 = 0x80;

static SIGNS: [Sign; 256] = {
    let mut signs = [Sign { code: 0, covers: 0, keeps: !0 }; 256];
    let mut i = 0;
    while i < 6 {
        let letter = Role::ALL[i].letter() as usize;
        signs[letter] = Sign { code: i as u8 + 1, covers: 1, keeps: !0 };
        signs[letter + 32] = Sign { code: i as u8 + 9, covers: 1, keeps: !0 };
        i += 1;
    }
    i = 1;
    while i < 9 {
        signs[i + b'0' as usize].covers = i as u8;
        i += 1;
    }
    signs[b'/' as usize] = Sign { code: END_OF_RANK, covers: 16, keeps: !15 };
    signs
};

/// Parses the pieces at the beginning of `text` and returns where they end. Branch-free in the pieces.
/// Returns `None` on any error, which [`placement_error`] then locates.
#[inline(always)]
fn placement(board: &mut Board, text: &[u8]) -> Option<usize> {
    let mut rows = [0_u8; 128];
    let mut place = 0_u16;
    // The longest placement has a letter for every square, and seven slashes.
    let text = &text[..text.len().min(72)];
    let mut length = text.len();
    for (i, &byte) in text.iter().enumerate() {
        let sign = SIGNS[usize::from(byte)];
        if sign.covers == 0 {
            length = i;
            break;
        }
        rows[usize::from(place & 127)] = sign.code;
        place = (place + u16::from(sign.covers)) & sign.keeps;
    }
    // Every rank but the last has its slash at index 8 of its row; the last ends there.
    let slashes = [8, 24, 40, 56, 72, 88, 104].iter().fold(END_OF_RANK, |all, at| all & rows[*at]);
    if slashes == 0 || place != 7 * 16 + 8 {
        return None;
    }
    let [low, middle, high, black] = [0, 1, 2, 3].map(|bit| plane(&rows, bit));
    let (pawns, knights) = (low & !middle & !high, middle & !low & !high);
    let (bishops, rooks) = (low & middle, high & !low & !middle);
    let (queens, kings) = (high & low, high & middle);
    board.roles = [pawns, knights, bishops, rooks, queens, kings].map(Bitboard);
    board.colours = [Bitboard((low | middle | high) & !black), Bitboard(black)];
    Some(length)
}

/// Returns the squares whose code has this bit. The rows begin with the eighth rank, bitboards with the
/// first.
#[inline(always)]
fn plane(rows: &[u8; 128], bit: u32) -> u64 {
    let mut ranks = [0; 8];
    for (rank, squares) in ranks.iter_mut().zip(rows.as_chunks::<8>().0.iter().step_by(2)) {
        let ones = u64::from_le_bytes(*squares) >> bit & 0x0101_0101_0101_0101;
        // The product gathers the eight bits in its highest byte, the first square in the lowest bit.
        *rank = (ones.wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8;
    }
    u64::from_be_bytes(ranks)
}

/// Returns the first error of an invalid placement.
fn placement_error(field: Field<'_>) -> Error {
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

/// Parses the castling field into the squares of the rooks. A letter without a matching rook stands for
/// the corner, or its file, so that board validation can report the missing rook.
fn castling(board: &Board, field: Field<'_>) -> Result<Bitboard, Error> {
    if field.bytes == b"-" {
        return Ok(Bitboard::EMPTY);
    }
    let mut rights = Bitboard::EMPTY;
    for (offset, &byte) in field.bytes.iter().enumerate() {
        let (colour, rank) = if byte.is_ascii_uppercase() {
            (Colour::White, Rank::First)
        } else {
            (Colour::Black, Rank::Eighth)
        };
        let rook = match byte.to_ascii_lowercase() {
            b'k' => outermost(board, colour, rank, File::H),
            b'q' => outermost(board, colour, rank, File::A),
            letter @ b'a'..=b'h' => Square::new(File::ALL[usize::from(letter - b'a')], rank),
            _ => return Err(field.error(offset, ErrorKind::Castling)),
        };
        if rights.contains(rook) {
            return Err(field.error(offset, ErrorKind::Castling));
        }
        rights |= Bitboard::from_square(rook);
    }
    Ok(rights)
}

/// Resolves X-FEN: `K` and `Q` mean the outermost rook on that side of the king.
pub(super) fn outermost(board: &Board, colour: Colour, rank: Rank, edge: File) -> Square {
    let corner = Square::new(edge, rank);
    let on_rank = |role| board.pieces(Piece::new(colour, role)) & Bitboard::rank(rank);
    let rooks = on_rank(Role::Rook);
    if rooks.contains(corner) {
        return corner;
    }
    let Some(king) = on_rank(Role::King).first() else { return corner };
    let found = match edge {
        File::A => rooks.into_iter().find(|rook| *rook < king),
        _ => rooks.into_iter().filter(|rook| *rook > king).last(),
    };
    found.unwrap_or(corner)
}

fn en_passant(field: Field<'_>) -> Result<Option<Square>, Error> {
    match *field.bytes {
        [b'-'] => Ok(None),
        [file @ b'a'..=b'h', rank @ (b'3' | b'6')] => {
            Ok(Some(Square::at(u32::from(rank - b'1') * 8 + u32::from(file - b'a'))))
        }
        _ => Err(field.error(0, ErrorKind::EnPassant)),
    }
}

fn number(field: Field<'_>, kind: ErrorKind) -> Result<Option<u32>, Error> {
    if field.bytes == b"-" {
        return Ok(None);
    }
    let mut number = 0_u32;
    for (offset, &byte) in field.bytes.iter().enumerate() {
        let digit = match byte {
            b'0'..=b'9' => u32::from(byte - b'0'),
            _ => return Err(field.error(offset, kind)),
        };
        number = number
            .checked_mul(10)
            .and_then(|tens| tens.checked_add(digit))
            .ok_or(field.error(offset, kind))?;
    }
    Ok(Some(number))
}
