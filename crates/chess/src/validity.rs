//! Validation of a board: finds and names every fault.

use std::fmt;

use crate::{
    Bitboard, Board, Colour, Faults, Piece, Position, Rank, Role, Square,
    attacks::Sliders,
    moves::{Side, SideTask, can_be_taken_at, for_side_to_move, legality::attackers_of_king},
    retraction, zobrist,
};

/// Why a board is not a legal position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// There is no king of this colour.
    NoKing(Colour),
    /// There are several kings of this colour.
    ManyKings(Colour),
    /// A pawn stands on the first or last rank.
    PawnOnLastRank(Square),
    /// More than sixteen pieces and pawns of this colour.
    TooManyPieces(Colour),
    /// More than eight pawns of this colour.
    TooManyPawns(Colour),
    /// More promoted pieces of this colour than missing pawns.
    TooManyPromoted(Colour),
    /// The side that is not to move is in check.
    OpponentInCheck,
    /// No legal move can have given this double check, or this check together with the recorded double
    /// step of a pawn. (Other checks are not examined.)
    ImpossibleCheck,
    /// There is a castling right for this square, but no rook on it or no king on its rank.
    CastlingWithout(Square),
    /// No pawn can have just passed this square.
    EnPassant(Square),
}

impl Fault {
    /// Returns whether only the way to this board is in doubt, not how play continues: problems and
    /// studies have such faults, games do not. See [`Position::composed`](crate::Position::composed).
    pub const fn is_of_the_past(self) -> bool {
        matches!(self, Self::TooManyPawns(_) | Self::TooManyPromoted(_) | Self::ImpossibleCheck)
    }

    /// Returns whether only a castling right or an en passant square is wrong, and not the placement of
    /// the pieces. Programs often write such rights out of habit.
    pub const fn is_of_rights(self) -> bool {
        matches!(self, Self::CastlingWithout(_) | Self::EnPassant(_))
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoKing(colour) => write!(f, "{colour:?} has no king"),
            Self::ManyKings(colour) => write!(f, "{colour:?} has several kings"),
            Self::PawnOnLastRank(square) => write!(f, "a pawn stands on {square}"),
            Self::TooManyPieces(colour) => write!(f, "{colour:?} has more than sixteen pieces"),
            Self::TooManyPawns(colour) => write!(f, "{colour:?} has more than eight pawns"),
            Self::TooManyPromoted(colour) => {
                write!(f, "{colour:?} has more promoted pieces than pawns have gone")
            }
            Self::OpponentInCheck => f.write_str("the side that is not to move is in check"),
            Self::ImpossibleCheck => f.write_str("no legal move can have given this check"),
            Self::CastlingWithout(square) => {
                write!(f, "the right to castle with {square} has no rook or no king in place")
            }
            Self::EnPassant(square) => write!(f, "no pawn can have just passed {square}"),
        }
    }
}

/// Whether it matters how a board can have come about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reachability {
    /// Required, as in a game.
    Required,
    /// Not required, as in a composition: [`Fault::is_of_the_past`].
    Ignored,
}

/// Validates `board`; returns the square passed by a double step, if a capture there is legal, or all its
/// faults.
fn check(board: &Board, past: Reachability) -> Result<Option<Square>, Faults> {
    for_side_to_move(Check { board, past })
}

struct Check<'a> {
    board: &'a Board,
    past: Reachability,
}

impl SideTask for Check<'_> {
    type Output = Result<Option<Square>, Faults>;

    #[inline(always)]
    fn turn(&self) -> Colour {
        self.board.turn
    }

    #[inline(always)]
    fn run<S: Side, L: Sliders>(self, sliders: L) -> Self::Output {
        check_for::<S, L>(self.board, self.past, sliders)
    }
}

#[inline(always)]
fn check_for<S: Side, L: Sliders>(
    board: &Board,
    past: Reachability,
    sliders: L,
) -> Result<Option<Square>, Faults> {
    let mut faults = Vec::new();
    material(board, &mut faults);
    castling(board, &mut faults);
    if let Some(passed) = board.en_passant
        && !was_passed(board, passed)
    {
        faults.push(Fault::EnPassant(passed));
    }
    checks::<S, L>(board, sliders, &mut faults);
    if past == Reachability::Ignored {
        faults.retain(|fault| !fault.is_of_the_past());
    }
    if !faults.is_empty() {
        return Err(Faults::new(faults));
    }
    Ok(board.en_passant.filter(|passed| can_be_taken_at::<S, L>(board, *passed, sliders)))
}

/// Checks the numbers of kings, pawns and promoted pieces (Article 2.2, and promotion under 3.7).
#[inline(always)]
fn material(board: &Board, faults: &mut Vec<Fault>) {
    for colour in Colour::ALL {
        let count = |role| board.pieces(Piece::new(colour, role)).count();
        match count(Role::King) {
            0 => faults.push(Fault::NoKing(colour)),
            1 => {}
            _ => faults.push(Fault::ManyKings(colour)),
        }
    }
    let ends = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    faults.extend((board.role(Role::Pawn) & ends).into_iter().map(Fault::PawnOnLastRank));
    for colour in Colour::ALL {
        let count = |role| board.pieces(Piece::new(colour, role)).count();
        let bishops = board.pieces(Piece::new(colour, Role::Bishop));
        let promoted = count(Role::Knight).saturating_sub(2)
            + (bishops & Bitboard::LIGHT).count().saturating_sub(1)
            + (bishops & Bitboard::DARK).count().saturating_sub(1)
            + count(Role::Rook).saturating_sub(2)
            + count(Role::Queen).saturating_sub(1);
        if board.colour(colour).count() > 16 {
            faults.push(Fault::TooManyPieces(colour));
        }
        if count(Role::Pawn) > 8 {
            faults.push(Fault::TooManyPawns(colour));
        } else if count(Role::Pawn) + promoted > 8 {
            faults.push(Fault::TooManyPromoted(colour));
        }
    }
}

/// Checks that each right has its rook, and the king of the same colour on the same first rank; and that
/// there is only one right on each side of the king.
#[inline(always)]
fn castling(board: &Board, faults: &mut Vec<Fault>) {
    for (colour, rank) in [(Colour::White, Rank::First), (Colour::Black, Rank::Eighth)] {
        let rank = Bitboard::rank(rank);
        let rights = board.castling & rank;
        if rights.is_empty() {
            continue;
        }
        let of_colour = |role| board.pieces(Piece::new(colour, role)) & rank;
        let wrong = match of_colour(Role::King).first() {
            None => rights,
            Some(king) => {
                let up_to_king = (Bitboard::from_square(king).0 << 1).wrapping_sub(1);
                let above = rights.without(Bitboard(up_to_king));
                let doubled = |side: Bitboard| if side.several() { side } else { Bitboard::EMPTY };
                rights.without(of_colour(Role::Rook))
                    | doubled(above)
                    | doubled(rights.without(above))
            }
        };
        faults.extend(wrong.into_iter().map(Fault::CastlingWithout));
    }
}

/// Returns whether a pawn of the side that has just moved can have passed `passed` by a double step.
fn was_passed(board: &Board, passed: Square) -> bool {
    let (from, to) = double_step_over(board.turn, passed);
    let rank = if board.turn == Colour::White { Rank::Sixth } else { Rank::Third };
    let free = !board.occupied();
    passed.rank() == rank
        && free.contains(passed)
        && free.contains(from)
        && board.pieces(Piece::new(!board.turn, Role::Pawn)).contains(to)
}

/// Returns start and end of the double step over `passed` when `turn` is to reply.
fn double_step_over(turn: Colour, passed: Square) -> (Square, Square) {
    let (up, down) = (
        Square::at(passed.index() as u32 + 8),
        Square::at((passed.index() as u32).wrapping_sub(8)),
    );
    if turn == Colour::White { (up, down) } else { (down, up) }
}

/// Checks that the side not to move is not in check, and that the check to the other can have been given
/// by a move: by one piece, or by a moved piece and a line it has opened.
#[inline(always)]
fn checks<S: Side, L: Sliders>(board: &Board, sliders: L, faults: &mut Vec<Fault>) {
    // Check is undefined without exactly one king.
    let only_king = |colour| {
        let kings = board.pieces(Piece::new(colour, Role::King));
        kings.first().filter(|_| !kings.several())
    };
    if let Some(king) = only_king(!S::US)
        && attackers_of_king::<S::Other, L>(board, king, king, sliders).any()
    {
        faults.push(Fault::OpponentInCheck);
    }
    // How a check came about can be examined only with one king each.
    if let (Some(king), Some(_)) = (only_king(S::US), only_king(!S::US)) {
        let checkers = attackers_of_king::<S, L>(board, king, king, sliders);
        // Adjacent kings are a single fault, already reported above.
        let checkers = checkers.without(board.role(Role::King));
        if checkers.any() && is_impossible(board, king, checkers) {
            faults.push(Fault::ImpossibleCheck);
        }
    }
}

fn is_impossible(board: &Board, king: Square, checkers: Bitboard) -> bool {
    // The king cannot have been in check before a double step: retract it and look.
    if let Some(passed) = board.en_passant
        && was_passed(board, passed)
    {
        let (from, to) = double_step_over(board.turn, passed);
        let mut before = *board;
        before.set(from, board.piece_on(to));
        before.set(to, None);
        return before.attackers(king, !board.turn).any();
    }
    checkers.several() && !retraction::can_have_been_given(board, king, checkers)
}

impl Position {
    /// Validates the board just stored here, clears an en passant square where no capture is legal, and
    /// sets the key, of which that of the pieces is known.
    pub(crate) fn validate(&mut self, past: Reachability, pieces: u64) -> Result<(), Faults> {
        self.board.en_passant = check(&self.board, past)?;
        self.key = pieces ^ zobrist::state(&self.board);
        Ok(())
    }

    /// Creates a position that need not be reachable in a game, as in problems and studies: more pawns
    /// or promoted pieces than possible, or a double check that no move can have given. Everything that
    /// affects how play continues is checked as strictly as ever.
    ///
    /// ```
    /// use adoube_chess::{Board, Position};
    /// let nine_pawns: Board = "4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1".parse()?;
    /// assert!(Position::try_from(&nine_pawns).is_err());
    /// assert!(Position::composed(&nine_pawns).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn composed(board: &Board) -> Result<Self, Faults> {
        Self::checked(board, Reachability::Ignored)
    }

    fn checked(board: &Board, past: Reachability) -> Result<Self, Faults> {
        let mut position = Self { board: *board, key: 0 };
        position.validate(past, zobrist::pieces(board))?;
        Ok(position)
    }
}

impl TryFrom<&Board> for Position {
    type Error = Faults;

    fn try_from(board: &Board) -> Result<Self, Faults> {
        Self::checked(board, Reachability::Required)
    }
}
