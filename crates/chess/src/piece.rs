//! The six kinds of pieces, and a piece of one colour.

use crate::Colour;

/// A kind of piece. In Appendix C of the Laws "piece" excludes pawns; a role includes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Pawn.
    Pawn,
    /// Knight.
    Knight,
    /// Bishop.
    Bishop,
    /// Rook.
    Rook,
    /// Queen.
    Queen,
    /// King.
    King,
}

impl Role {
    /// All six, from the pawn up.
    pub const ALL: [Self; 6] =
        [Self::Pawn, Self::Knight, Self::Bishop, Self::Rook, Self::Queen, Self::King];

    /// What a pawn can be promoted to, in the order of the Laws.
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// 0 for the pawn to 5 for the king.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English capital letter; `P` for the pawn, which notation omits.
    #[inline]
    pub const fn letter(self) -> char {
        b"PNBRQK"[self as usize] as char
    }

    /// Parses an English letter, upper or lower case.
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Self::Pawn,
            'N' => Self::Knight,
            'B' => Self::Bishop,
            'R' => Self::Rook,
            'Q' => Self::Queen,
            'K' => Self::King,
            _ => return None,
        })
    }
}

/// A piece or pawn of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The side it belongs to.
    pub colour: Colour,
    /// The kind of piece.
    pub role: Role,
}

impl Piece {
    /// Creates a piece from its colour and role.
    #[inline]
    pub const fn new(colour: Colour, role: Role) -> Self {
        Self { colour, role }
    }

    /// The FEN letter: upper case for White, lower case for Black.
    #[inline]
    pub const fn fen_char(self) -> char {
        match self.colour {
            Colour::White => self.role.letter(),
            Colour::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// Parses a FEN letter.
    pub const fn from_fen_char(letter: char) -> Option<Self> {
        let colour = if letter.is_ascii_uppercase() { Colour::White } else { Colour::Black };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { colour, role }),
            None => None,
        }
    }
}
