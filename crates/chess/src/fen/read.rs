//! Parsing FEN: one pass over the bytes.

use super::{
    Error, ErrorKind,
    placement::{Rows, placement_error},
};
use crate::{Bitboard, Board, Colour, File, Piece, Rank, Role, Square};

/// Parses a board; see [the module](super) for the leniencies.
pub fn read(text: &str) -> Result<Board, Error> {
    let mut board = Board::empty();
    read_into(&mut board, text)?;
    Ok(board)
}

/// Parses into an empty board in place, because returning a board would copy it; returns the key of its
/// pieces.
pub(crate) fn read_into(board: &mut Board, text: &str) -> Result<u64, Error> {
    let mut fields = Fields::new(text);
    let key = fields.placed(board)?;
    if let Some(field) = fields.next() {
        board.halfmoves = number(field, ErrorKind::Halfmoves)?.unwrap_or(0);
    }
    if let Some(field) = fields.next() {
        board.fullmoves = number(field, ErrorKind::Fullmoves)?.unwrap_or(1).max(1);
    }
    match fields.next() {
        None => Ok(key),
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
    pub(super) fn error(self, offset: usize, kind: ErrorKind) -> Error {
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

    #[inline(always)]
    pub(crate) fn next(&mut self) -> Option<Field<'a>> {
        let start = self.skip_space();
        let rest = &self.text[start..];
        // Most fields have one byte.
        if let [_, b' ', ..] = rest {
            self.at += 1;
            return Some(Field { bytes: &rest[..1], column: start + 1 });
        }
        if rest.is_empty() {
            return None;
        }
        let length = rest.iter().position(|byte| is_space(*byte)).unwrap_or(rest.len());
        self.at += length;
        Some(Field { bytes: &rest[..length], column: start + 1 })
    }

    /// Parses the first four fields, which EPD shares; returns the key of the pieces.
    #[inline(always)]
    pub(crate) fn placed(&mut self, board: &mut Board) -> Result<u64, Error> {
        let start = self.skip_space();
        let mut rows = Rows::EMPTY;
        let length = rows.parse(&self.text[start..]);
        let ends = |at: &usize| self.text.get(*at).is_none_or(|byte| is_space(*byte));
        let Some(end) = length.map(|length| start + length).filter(ends) else {
            return Err(self.placement_error());
        };
        self.at = end;
        // The fields are split before the rows are read back: meanwhile the bytes of the rows arrive in
        // the cache.
        let (turn, rights, passed) = (self.next(), self.next(), self.next());
        let Some(key) = rows.put_on(board) else {
            self.at = start;
            return Err(self.placement_error());
        };
        if let Some(field) = turn {
            board.turn = match field.bytes {
                b"w" | b"W" => Colour::White,
                b"b" | b"B" => Colour::Black,
                _ => return Err(field.error(0, ErrorKind::Turn)),
            };
        }
        if let Some(field) = rights {
            board.castling = castling(board, field)?;
        }
        if let Some(field) = passed {
            board.en_passant = en_passant(field)?;
        }
        Ok(key)
    }

    #[cold]
    fn placement_error(&mut self) -> Error {
        let empty = Error { column: 1, kind: ErrorKind::Empty };
        self.next().map_or(empty, placement_error)
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'_')
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
