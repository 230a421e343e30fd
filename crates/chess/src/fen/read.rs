//! Reading FEN: one pass over the bytes, straight into sets of squares.

use super::{Error, ErrorKind};
use crate::{Bitboard, Board, Colour, File, Piece, Rank, Role, Square};

/// Reads a board; see [the module](super) for what is forgiven.
pub fn parse(text: &str) -> Result<Board, Error> {
    let mut fields = Fields::of(text);
    let board = fields.board()?;
    match fields.next() {
        None => Ok(board),
        Some(field) => Err(Error { column: field.column, kind: ErrorKind::Trailing }),
    }
}

/// The fields of a line, with the column where each begins.
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
    pub(crate) fn of(text: &'a str) -> Self {
        Self { text: text.as_bytes(), at: 0 }
    }

    /// Where the next field begins, or where the text ends; counted from 0.
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

    /// The first four fields, as EPD has them.
    pub(crate) fn placed(&mut self) -> Result<Board, Error> {
        let Some(field) = self.next() else {
            return Err(Error { column: 1, kind: ErrorKind::Empty });
        };
        let mut board = Board::empty();
        placement(&mut board, field)?;
        if let Some(field) = self.next() {
            board.turn = match field.bytes {
                b"w" | b"W" => Colour::White,
                b"b" | b"B" => Colour::Black,
                _ => return Err(field.error(0, ErrorKind::Turn)),
            };
        }
        if let Some(field) = self.next() {
            board.castling = castling(&board, field)?;
        }
        if let Some(field) = self.next() {
            board.en_passant = en_passant(field)?;
        }
        Ok(board)
    }

    fn board(&mut self) -> Result<Board, Error> {
        let mut board = self.placed()?;
        if let Some(field) = self.next() {
            board.halfmoves = number(field, ErrorKind::Halfmoves)?.unwrap_or(0);
        }
        if let Some(field) = self.next() {
            board.fullmoves = number(field, ErrorKind::Fullmoves)?.unwrap_or(1).max(1);
        }
        Ok(board)
    }
}

fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'_')
}

/// What each byte means in the placement: a piece (role and colour), or nothing.
static LETTERS: [Option<(Role, Colour)>; 128] = {
    let mut letters = [None; 128];
    let mut i = 0;
    while i < 6 {
        let letter = Role::ALL[i].letter() as usize;
        letters[letter] = Some((Role::ALL[i], Colour::White));
        letters[letter + 32] = Some((Role::ALL[i], Colour::Black));
        i += 1;
    }
    letters
};

fn placement(board: &mut Board, field: Field<'_>) -> Result<(), Error> {
    // `base` is the first square of the rank, `file` the next square on it.
    let (mut base, mut file) = (56_u32, 0);
    for (offset, &byte) in field.bytes.iter().enumerate() {
        match byte {
            b'1'..=b'8' => file += u32::from(byte - b'0'),
            b'/' => {
                if file < 8 {
                    return Err(field.error(offset, ErrorKind::RankTooShort));
                }
                if base == 0 {
                    return Err(field.error(offset, ErrorKind::TooManyRanks));
                }
                base -= 8;
                file = 0;
                continue;
            }
            _ => {
                let Some(Some((role, colour))) = LETTERS.get(usize::from(byte)) else {
                    return Err(field.error(offset, ErrorKind::Piece));
                };
                if file > 7 {
                    return Err(field.error(offset, ErrorKind::RankTooLong));
                }
                let bit = Bitboard(1 << (base + file));
                board.roles[role.index()] |= bit;
                board.colours[colour.index()] |= bit;
                file += 1;
            }
        }
        if file > 8 {
            return Err(field.error(offset, ErrorKind::RankTooLong));
        }
    }
    let end = field.bytes.len();
    if file < 8 {
        return Err(field.error(end, ErrorKind::RankTooShort));
    }
    if base > 0 {
        return Err(field.error(end, ErrorKind::TooFewRanks));
    }
    Ok(())
}

/// The squares of the rooks. A letter that finds no rook names the corner, or its file, so that the
/// check of the board can report what is missing there.
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
        rights |= Bitboard::of(rook);
    }
    Ok(rights)
}

/// X-FEN: `K` and `Q` mean the rook nearest to the edge on that side of the king.
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
