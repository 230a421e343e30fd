//! How pieces move, step by step: the checker's own geometry, not shared with the prover.

use adoube_chess::{Bitboard, Colour, File, Piece, Rank, Role, Square};

/// A step: files to the right, ranks up.
type Step = (i8, i8);

const STRAIGHT: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const EITHER: [Step; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [Step; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Pieces that together move like everything a pawn can be promoted to: a queen covers rook and bishop.
pub(super) const PROMOTED: [Role; 2] = [Role::Queen, Role::Knight];

/// Returns the square a step away, if it is on the board.
fn shifted(from: Square, (files, ranks): Step) -> Option<Square> {
    let file = usize::try_from(from.file().index() as i8 + files).ok()?;
    let rank = usize::try_from(from.rank().index() as i8 + ranks).ok()?;
    Some(Square::new(File::new(file)?, Rank::new(rank)?))
}

const fn directions(role: Role) -> &'static [Step] {
    match role {
        Role::Pawn => &[],
        Role::Knight => &LEAPS,
        Role::Bishop => &DIAGONAL,
        Role::Rook => &STRAIGHT,
        Role::Queen | Role::King => &EITHER,
    }
}

/// Returns the squares a single step away in each direction; none for pawns.
pub(super) fn steps(role: Role, from: Square) -> Bitboard {
    directions(role).iter().filter_map(|step| shifted(from, *step)).collect()
}

/// Returns the adjacent squares.
pub(super) fn beside(square: Square) -> Bitboard {
    steps(Role::King, square)
}

/// Returns the squares from `from` in one direction up to and including the first blocker.
fn line(from: Square, step: Step, blockers: Bitboard) -> Bitboard {
    let mut squares = Bitboard::EMPTY;
    let mut at = from;
    while let Some(next) = shifted(at, step) {
        squares |= next.into();
        if blockers.contains(next) {
            break;
        }
        at = next;
    }
    squares
}

fn lines(from: Square, steps: &[Step], blockers: Bitboard) -> Bitboard {
    steps.iter().fold(Bitboard::EMPTY, |all, step| all | line(from, *step, blockers))
}

/// Returns the squares that a piece attacks, with only `blockers` in the way.
pub(super) fn attacks(piece: Piece, from: Square, blockers: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn_captures(piece.colour, from),
        Role::Knight | Role::King => steps(piece.role, from),
        role => lines(from, directions(role), blockers),
    }
}

/// Returns the squares strictly between two squares on a rank, file or diagonal; empty if they share no
/// line.
pub(super) fn between(a: Square, b: Square) -> Bitboard {
    let way = EITHER.into_iter().map(|step| line(a, step, b.into())).find(|way| way.contains(b));
    way.map_or(Bitboard::EMPTY, |way| way.without(b.into()))
}

/// The squares from which a piece attacks a square. Lines are symmetrical.
pub(super) struct AttackOrigins {
    straight: Bitboard,
    diagonal: Bitboard,
    leaps: Bitboard,
}

impl AttackOrigins {
    pub(super) fn new(square: Square, blockers: Bitboard) -> Self {
        Self {
            straight: lines(square, &STRAIGHT, blockers),
            diagonal: lines(square, &DIAGONAL, blockers),
            leaps: steps(Role::Knight, square),
        }
    }

    /// Returns the squares seen along lines now but not before.
    pub(super) fn opened_since(&self, before: &Self) -> Self {
        Self {
            straight: self.straight.without(before.straight),
            diagonal: self.diagonal.without(before.diagonal),
            leaps: Bitboard::EMPTY,
        }
    }

    /// Returns from where a piece of the role attacks the square; not defined for pawns and kings.
    pub(super) fn by(&self, role: Role) -> Bitboard {
        match role {
            Role::Pawn | Role::King => Bitboard::EMPTY,
            Role::Knight => self.leaps,
            Role::Bishop => self.diagonal,
            Role::Rook => self.straight,
            Role::Queen => self.straight | self.diagonal,
        }
    }
}

/// Returns the square in front of a pawn.
pub(super) fn ahead(colour: Colour, from: Square) -> Option<Square> {
    shifted(from, (0, forward(colour)))
}

pub(super) fn pawn_captures(colour: Colour, from: Square) -> Bitboard {
    let ranks = forward(colour);
    [(-1, ranks), (1, ranks)].into_iter().filter_map(|step| shifted(from, step)).collect()
}

const fn forward(colour: Colour) -> i8 {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

/// Returns the square that a pawn passes by a double step from here, and its square of arrival.
pub(super) fn double_step(colour: Colour, from: Square) -> Option<(Square, Square)> {
    let first = match colour {
        Colour::White => Rank::Second,
        Colour::Black => Rank::Seventh,
    };
    let passed = ahead(colour, from).filter(|_| from.rank() == first)?;
    Some((passed, ahead(colour, passed)?))
}

/// Returns whether a pawn that arrives here is promoted.
pub(super) fn is_last_rank(colour: Colour, square: Square) -> bool {
    ahead(colour, square).is_none()
}

/// A castling move: origins and destinations of king and rook, and the squares that must be empty but
/// for the two.
pub(super) struct Castling {
    pub(super) king: (Square, Square),
    pub(super) rook: (Square, Square),
    pub(super) way: Bitboard,
}

impl Castling {
    /// Castles to the rook's side, in standard chess and Chess960 (3.8).
    pub(super) fn with(king: Square, rook: Square) -> Self {
        let files = if rook > king { (File::G, File::F) } else { (File::C, File::D) };
        let king_to = Square::new(files.0, king.rank());
        let rook_to = Square::new(files.1, king.rank());
        let ends = Bitboard::from_square(king_to) | Bitboard::from_square(rook_to);
        let way = between(king, king_to) | between(rook, rook_to) | ends;
        let both = Bitboard::from_square(king) | Bitboard::from_square(rook);
        Self { king: (king, king_to), rook: (rook, rook_to), way: way.without(both) }
    }
}
