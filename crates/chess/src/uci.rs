//! Moves in the notation of UCI engines: `e2e4`, `e7e8q`, and castling in two conventions.

use std::{error::Error as StdError, fmt};

use crate::{File, Move, MoveKind, Position, Role, Square};

/// How castling is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Castling {
    /// The king's move, `e1g1`. If king or rook are not on their standard squares this would be
    /// ambiguous, and the other convention is used.
    KingMove,
    /// King takes rook, `e1h1`, as in Chess960.
    KingTakesRook,
}

/// Why a text does not give a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Error {
    /// The text is malformed from this byte on, counted from 1.
    Syntax {
        /// The offending byte.
        column: usize,
    },
    /// The move is not legal here.
    Illegal,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { column } => {
                write!(f, "column {column}: a move such as e2e4 or e7e8q is wanted")
            }
            Self::Illegal => f.write_str("not a legal move here"),
        }
    }
}

impl StdError for Error {}

/// Parses a legal move in either convention; upper case is accepted.
pub fn read(position: &Position, text: &str) -> Result<Move, Error> {
    let (from, to, promotion) = syntax(text.as_bytes())?;
    let mover = position.piece_on(from).map(|piece| piece.role);
    let kinds = match promotion {
        Some(role) => [Some(MoveKind::Promotion(role)), None],
        None if mover == Some(Role::Pawn) => [Some(MoveKind::Normal), Some(MoveKind::EnPassant)],
        None => [Some(MoveKind::Normal), Some(MoveKind::Castle)],
    };
    let found = kinds
        .into_iter()
        .flatten()
        .map(|kind| Move::new(from, to, kind))
        .find(|candidate| position.is_legal(*candidate));
    if let Some(found) = found {
        return Ok(found);
    }
    if mover != Some(Role::King) || promotion.is_some() {
        return Err(Error::Illegal);
    }
    // Castling as a king move, unless an ordinary king move could be meant.
    position
        .castling()
        .into_iter()
        .map(|rook| Move::new(from, rook, MoveKind::Castle))
        .find(|castle| {
            castle.castling_destinations().is_some_and(|(king_to, _)| king_to == to)
                && position.is_legal(*castle)
        })
        .ok_or(Error::Illegal)
}

fn syntax(bytes: &[u8]) -> Result<(Square, Square, Option<Role>), Error> {
    let mut squares = [Square::A1; 2];
    for (i, square) in squares.iter_mut().enumerate() {
        let file = match bytes.get(2 * i).map(u8::to_ascii_lowercase) {
            Some(file @ b'a'..=b'h') => file - b'a',
            _ => return Err(Error::Syntax { column: 2 * i + 1 }),
        };
        let rank = match bytes.get(2 * i + 1) {
            Some(rank @ b'1'..=b'8') => rank - b'1',
            _ => return Err(Error::Syntax { column: 2 * i + 2 }),
        };
        *square = Square::at(u32::from(rank) * 8 + u32::from(file));
    }
    let promotion = match bytes.get(4).map(u8::to_ascii_lowercase) {
        None => None,
        Some(b'q') => Some(Role::Queen),
        Some(b'r') => Some(Role::Rook),
        Some(b'b') => Some(Role::Bishop),
        Some(b'n') => Some(Role::Knight),
        Some(_) => return Err(Error::Syntax { column: 5 }),
    };
    if bytes.len() > 5 {
        return Err(Error::Syntax { column: 6 });
    }
    Ok((squares[0], squares[1], promotion))
}

/// A move that displays as UCI.
#[derive(Clone, Copy, Debug)]
pub struct Uci {
    written: Move,
    castling: Castling,
}

/// Writes a move.
pub fn write(written: Move, castling: Castling) -> Uci {
    Uci { written, castling }
}

impl fmt::Display for Uci {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, mut to) = (self.written.from_square(), self.written.to_square());
        if let Some((king_to, _)) = self.written.castling_destinations()
            && self.castling == Castling::KingMove
            && from.file() == File::E
            && matches!(to.file(), File::A | File::H)
        {
            to = king_to;
        }
        write!(f, "{from}{to}")?;
        match self.written.promotion() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Move {
    /// In UCI, with castling as a king move.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(*self, Castling::KingMove).fmt(f)
    }
}
