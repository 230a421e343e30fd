//! [`Board`]: any placement of pieces on 64 squares, legal or not.

use std::fmt;

use crate::{Bitboard, Colour, Piece, Rank, Role, Square, attacks};

/// Pieces on squares, the side to move and the remaining rights, with no guarantee that they make sense:
/// two kings in check, a pawn on the last rank, nine queens, no king at all.
///
/// Converting it to a [`Position`](crate::Position) reports all its faults.
///
/// ```
/// use adoube_chess::{Board, Colour, Piece, Position, Role, Square};
///
/// let mut board = Board::empty();
/// board.set(Square::E8, Some(Piece::new(Colour::White, Role::Pawn)));
/// let faults = Position::try_from(&board).unwrap_err();
/// assert_eq!(faults.to_string(), "White has no king; Black has no king; a pawn stands on e8");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    pub(crate) roles: [Bitboard; 6],
    pub(crate) colours: [Bitboard; 2],
    pub(crate) castling: Bitboard,
    pub(crate) halfmoves: u32,
    pub(crate) fullmoves: u32,
    pub(crate) en_passant: Option<Square>,
    pub(crate) turn: Colour,
}

impl Board {
    /// Returns an empty board with White to move.
    pub const fn empty() -> Self {
        Self {
            roles: [Bitboard::EMPTY; 6],
            colours: [Bitboard::EMPTY; 2],
            castling: Bitboard::EMPTY,
            halfmoves: 0,
            fullmoves: 1,
            en_passant: None,
            turn: Colour::White,
        }
    }

    /// Returns the initial position (Article 2.3).
    pub const fn initial() -> Self {
        Self {
            roles: [
                Bitboard(0x00FF_0000_0000_FF00),
                Bitboard(0x4200_0000_0000_0042),
                Bitboard(0x2400_0000_0000_0024),
                Bitboard(0x8100_0000_0000_0081),
                Bitboard(0x0800_0000_0000_0008),
                Bitboard(0x1000_0000_0000_0010),
            ],
            colours: [Bitboard(0xFFFF), Bitboard(0xFFFF_0000_0000_0000)],
            castling: Bitboard(0x8100_0000_0000_0081),
            ..Self::empty()
        }
    }

    /// Returns the piece on `square`.
    #[inline]
    pub fn piece_on(&self, square: Square) -> Option<Piece> {
        let colour = if self.colours[0].contains(square) {
            Colour::White
        } else if self.colours[1].contains(square) {
            Colour::Black
        } else {
            return None;
        };
        Some(Piece { colour, role: self.role_on_occupied(square) })
    }

    /// Returns the role on a square known to be occupied. Branchless, because the sequence of moving and
    /// captured pieces in a game is unpredictable.
    #[inline(always)]
    pub(crate) fn role_on_occupied(&self, square: Square) -> Role {
        let bit = |role: Role| (self.roles[role.index()].0 >> square.index() & 1) as usize;
        let index = bit(Role::Knight)
            + 2 * bit(Role::Bishop)
            + 3 * bit(Role::Rook)
            + 4 * bit(Role::Queen)
            + 5 * bit(Role::King);
        Role::ALL[index.min(5)]
    }

    /// Puts a piece on `square`, or clears it.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        let bit = Bitboard::from_square(square);
        for set in self.roles.iter_mut().chain(&mut self.colours) {
            *set = set.without(bit);
        }
        if let Some(Piece { colour, role }) = piece {
            self.roles[role.index()] |= bit;
            self.colours[colour.index()] |= bit;
        }
    }

    /// Returns the squares with pieces of this role, of both colours.
    #[inline]
    pub const fn role(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// Returns the squares with pieces of this colour.
    #[inline]
    pub const fn colour(&self, colour: Colour) -> Bitboard {
        self.colours[colour.index()]
    }

    /// Returns the squares with pieces of this role and colour.
    #[inline]
    pub fn pieces(&self, piece: Piece) -> Bitboard {
        self.role(piece.role) & self.colour(piece.colour)
    }

    /// The occupied squares.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colours[0] | self.colours[1]
    }

    /// The side to move.
    #[inline]
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// Sets the side to move.
    pub const fn set_turn(&mut self, turn: Colour) {
        self.turn = turn;
    }

    /// The castling rights, as the squares of the rooks that may still castle.
    #[inline]
    pub const fn castling(&self) -> Bitboard {
        self.castling
    }

    /// Sets the castling rights, as the squares of the rooks that may still castle; squares off the
    /// first and eighth ranks are ignored.
    pub const fn set_castling(&mut self, rooks: Bitboard) {
        self.castling = Bitboard(rooks.0 & 0xFF00_0000_0000_00FF);
    }

    /// The square that a pawn has just passed by a double step. In a [`Position`](crate::Position) it is
    /// set only if a capture en passant is legal.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// Sets the square that a pawn has just passed; ignored unless on the third or sixth rank.
    pub const fn set_en_passant(&mut self, passed: Option<Square>) {
        self.en_passant = match passed {
            Some(square) if matches!(square.rank(), Rank::Third | Rank::Sixth) => Some(square),
            _ => None,
        };
    }

    /// Number of moves by either player since the last pawn move or capture (Article 9.3); never
    /// clamped.
    #[inline]
    pub const fn halfmoves(&self) -> u32 {
        self.halfmoves
    }

    /// Sets the number of moves since the last pawn move or capture.
    pub const fn set_halfmoves(&mut self, halfmoves: u32) {
        self.halfmoves = halfmoves;
    }

    /// The number of the move about to be made, 1 at the start.
    #[inline]
    pub const fn fullmoves(&self) -> u32 {
        self.fullmoves
    }

    /// Sets the number of the move about to be made; 0 becomes 1.
    pub const fn set_fullmoves(&mut self, fullmoves: u32) {
        self.fullmoves = if fullmoves == 0 { 1 } else { fullmoves };
    }

    /// Returns the pieces of `by` that attack `square`, pinned or not (Article 3.1).
    pub fn attackers(&self, square: Square, by: Colour) -> Bitboard {
        let occupied = self.occupied();
        let straight = self.role(Role::Rook) | self.role(Role::Queen);
        let diagonal = self.role(Role::Bishop) | self.role(Role::Queen);
        self.colour(by)
            & (attacks::king(square) & self.role(Role::King)
                | attacks::knight(square) & self.role(Role::Knight)
                | attacks::pawn(!by, square) & self.role(Role::Pawn)
                | attacks::rook(square, occupied) & straight
                | attacks::bishop(square, occupied) & diagonal)
    }
}

impl Default for Board {
    /// The initial position.
    fn default() -> Self {
        Self::initial()
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
