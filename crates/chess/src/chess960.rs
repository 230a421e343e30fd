//! Chess960: start positions by number, and their conditions (Appendix F of 2009, Guideline II of 2017).

use std::fmt;

use crate::{Bitboard, Board, Colour, Faults, File, Piece, Position, Rank, Role, Square};

/// The number of a start position, 0 to 959. 518 is the standard array.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(u16);

impl Number {
    /// The standard array.
    pub const STANDARD: Self = Self(518);

    /// Returns the number if it is below 960.
    pub const fn new(number: u16) -> Option<Self> {
        if number < 960 { Some(Self(number)) } else { None }
    }

    /// The number, 0 to 959.
    pub const fn get(self) -> u16 {
        self.0
    }

    /// Draws a number from the operating system's random source, all 960 equally likely.
    #[cfg(feature = "random")]
    pub fn random() -> Result<Self, getrandom::Error> {
        // The largest multiple of 960 that fits: numbers above it would favour the first arrays.
        const FAIR: u32 = u32::MAX - u32::MAX % 960;
        loop {
            let drawn = getrandom::u32()?;
            if drawn < FAIR {
                return Ok(Self((drawn % 960) as u16));
            }
        }
    }

    /// The pieces of White's first rank, starting with the a-file.
    pub fn back_rank(self) -> [Role; 8] {
        let number = usize::from(self.0);
        let mut rank = [None; 8];
        rank[number % 4 * 2 + 1] = Some(Role::Bishop);
        rank[number / 4 % 4 * 2] = Some(Role::Bishop);
        place(&mut rank, number / 16 % 6, Role::Queen);
        let (first, second) = KNIGHTS[number / 96];
        place(&mut rank, second, Role::Knight);
        place(&mut rank, first, Role::Knight);
        for role in [Role::Rook, Role::King, Role::Rook] {
            place(&mut rank, 0, role);
        }
        rank.map(|role| role.unwrap_or(Role::King))
    }

    /// The start position.
    pub fn position(self) -> Position {
        let mut board = Board::empty();
        let mut rooks = Bitboard::EMPTY;
        for (file, role) in File::ALL.into_iter().zip(self.back_rank()) {
            for (colour, pieces, pawns) in [
                (Colour::White, Rank::First, Rank::Second),
                (Colour::Black, Rank::Eighth, Rank::Seventh),
            ] {
                board.set(Square::new(file, pieces), Some(Piece::new(colour, role)));
                board.set(Square::new(file, pawns), Some(Piece::new(colour, Role::Pawn)));
                if role == Role::Rook {
                    rooks |= Bitboard::from_square(Square::new(file, pieces));
                }
            }
        }
        board.set_castling(rooks);
        Position::of_legal(board)
    }

    /// Returns the number of a start position, or every condition that it violates.
    pub fn from_board(board: &Board) -> Result<Self, StartFaults> {
        let faults = faults_of(board);
        if !faults.is_empty() {
            return Err(Faults::new(faults));
        }
        let roles = first_rank(board, Colour::White);
        let at = |role| (0..8).filter(move |file| roles[*file] == Some(role));
        let dark = at(Role::Bishop).find(|file| file % 2 == 0).unwrap_or(0) / 2;
        let light = at(Role::Bishop).find(|file| file % 2 == 1).unwrap_or(1) / 2;
        let rest: Vec<_> = roles.into_iter().filter(|role| *role != Some(Role::Bishop)).collect();
        let queen = rest.iter().position(|role| *role == Some(Role::Queen)).unwrap_or(0);
        let rest: Vec<_> = rest.into_iter().filter(|role| *role != Some(Role::Queen)).collect();
        let mut knights = (0..rest.len()).filter(|i| rest[*i] == Some(Role::Knight));
        let pair = (knights.next().unwrap_or(0), knights.next().unwrap_or(1));
        let knights = KNIGHTS.iter().position(|known| *known == pair).unwrap_or(0);
        Ok(Self((light + 4 * dark + 16 * queen + 96 * knights) as u16))
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The placements of two knights on five squares, in the order of the numbering.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Puts `role` on the `nth` free square.
fn place(rank: &mut [Option<Role>; 8], nth: usize, role: Role) {
    if let Some(square) = rank.iter_mut().filter(|square| square.is_none()).nth(nth) {
        *square = Some(role);
    }
}

/// What is wrong with an array as a Chess960 start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartFault {
    /// The pawns of this colour do not all stand on its second rank.
    PawnsNotInPlace(Colour),
    /// The first rank of this colour is not made up of king, queen, two rooks, two bishops and two
    /// knights.
    WrongPieces(Colour),
    /// The king is not between its rooks.
    KingNotBetweenRooks(Colour),
    /// The bishops are on squares of the same colour.
    BishopsOnOneColour(Colour),
    /// Black's pieces are not placed opposite White's.
    NotOpposite,
    /// There are pieces on the four middle ranks.
    PiecesBetween,
    /// Black is to move.
    BlackToMove,
    /// A castling right is missing, or refers to a piece that is not the rook.
    CastlingRights,
}

impl fmt::Display for StartFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PawnsNotInPlace(c) => write!(f, "{c:?}'s pawns are not all on the second rank"),
            Self::WrongPieces(c) => write!(f, "{c:?}'s first rank does not hold the usual pieces"),
            Self::KingNotBetweenRooks(c) => write!(f, "{c:?}'s king is not between the rooks"),
            Self::BishopsOnOneColour(c) => {
                write!(f, "{c:?}'s bishops stand on squares of one colour")
            }
            Self::NotOpposite => f.write_str("Black's pieces do not stand opposite White's"),
            Self::PiecesBetween => f.write_str("something stands between the two sides"),
            Self::BlackToMove => f.write_str("Black is to move"),
            Self::CastlingRights => f.write_str("not every rook has its right to castle"),
        }
    }
}

/// All faults of an array.
pub type StartFaults = Faults<StartFault>;

/// Returns the roles on a colour's own first rank.
fn first_rank(board: &Board, colour: Colour) -> [Option<Role>; 8] {
    let rank = if colour == Colour::White { Rank::First } else { Rank::Eighth };
    File::ALL.map(|file| match board.piece_on(Square::new(file, rank)) {
        Some(piece) if piece.colour == colour => Some(piece.role),
        _ => None,
    })
}

fn faults_of(board: &Board) -> Vec<StartFault> {
    let mut faults = Vec::new();
    for (colour, rank) in [(Colour::White, Rank::Second), (Colour::Black, Rank::Seventh)] {
        if board.pieces(Piece::new(colour, Role::Pawn)) != Bitboard::rank(rank) {
            faults.push(StartFault::PawnsNotInPlace(colour));
        }
        let roles = first_rank(board, colour);
        let at = |role| (0..8).filter(move |file| roles[*file] == Some(role)).collect::<Vec<_>>();
        let [rooks, kings, bishops] = [Role::Rook, Role::King, Role::Bishop].map(at);
        let usual = rooks.len() == 2
            && kings.len() == 1
            && bishops.len() == 2
            && at(Role::Knight).len() == 2
            && at(Role::Queen).len() == 1;
        if !usual {
            faults.push(StartFault::WrongPieces(colour));
        }
        if let ([first, last], [king]) = (&rooks[..], &kings[..])
            && !(first < king && king < last)
        {
            faults.push(StartFault::KingNotBetweenRooks(colour));
        }
        if let [first, last] = bishops[..]
            && first % 2 == last % 2
        {
            faults.push(StartFault::BishopsOnOneColour(colour));
        }
    }
    if first_rank(board, Colour::White) != first_rank(board, Colour::Black) {
        faults.push(StartFault::NotOpposite);
    }
    let between = !(Bitboard::rank(Rank::First)
        | Bitboard::rank(Rank::Second)
        | Bitboard::rank(Rank::Seventh)
        | Bitboard::rank(Rank::Eighth));
    if (board.occupied() & between).any() {
        faults.push(StartFault::PiecesBetween);
    }
    if board.turn() == Colour::Black {
        faults.push(StartFault::BlackToMove);
    }
    if board.castling() != board.role(Role::Rook) {
        faults.push(StartFault::CastlingRights);
    }
    faults
}
