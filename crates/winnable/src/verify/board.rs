//! Where pieces go, step by step: the checker's own geometry, shared with no prover.

use adoube_chess::{Bitboard, Colour, File, Piece, Rank, Role, Square};

/// A step: files to the right, ranks up.
type Step = (i8, i8);

const STRAIGHT: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
const EITHER: [Step; 8] = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
const LEAPS: [Step; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// What moves like all that a pawn can become: rooks and bishops go nowhere a queen cannot.
pub(super) const PROMOTED: [Role; 2] = [Role::Queen, Role::Knight];

/// The square a step away, if it is on the board.
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

/// The squares a single step away in each direction; none for pawns.
pub(super) fn steps(role: Role, from: Square) -> Bitboard {
    directions(role).iter().filter_map(|step| shifted(from, *step)).collect()
}

/// The squares beside a square.
pub(super) fn beside(square: Square) -> Bitboard {
    steps(Role::King, square)
}

/// From `from` in one direction to the first blocker, which is included.
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

/// The squares that a piece attacks when only the blockers are in the way.
pub(super) fn attacks(piece: Piece, from: Square, blockers: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn_captures(piece.colour, from),
        Role::Knight | Role::King => steps(piece.role, from),
        role => lines(from, directions(role), blockers),
    }
}

/// The squares strictly between two squares of a rank, file or diagonal; none if they share no line.
pub(super) fn between(a: Square, b: Square) -> Bitboard {
    let way = EITHER.into_iter().map(|step| line(a, step, b.into())).find(|way| way.contains(b));
    way.map_or(Bitboard::EMPTY, |way| way.without(b.into()))
}

/// The squares from which a piece sees a square. Lines can be walked both ways.
pub(super) struct Sight {
    straight: Bitboard,
    diagonal: Bitboard,
    leaps: Bitboard,
}

impl Sight {
    pub(super) fn of(square: Square, blockers: Bitboard) -> Self {
        Self {
            straight: lines(square, &STRAIGHT, blockers),
            diagonal: lines(square, &DIAGONAL, blockers),
            leaps: steps(Role::Knight, square),
        }
    }

    /// What is seen along lines now and was not seen along them before.
    pub(super) fn opened_since(&self, before: &Self) -> Self {
        Self {
            straight: self.straight.without(before.straight),
            diagonal: self.diagonal.without(before.diagonal),
            leaps: Bitboard::EMPTY,
        }
    }

    /// From where a piece of the role sees the square; nothing is said of pawns and kings.
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

/// One square ahead of a pawn.
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

/// The square that a pawn passes by a double step from here, and the one it arrives on.
pub(super) fn double_step(colour: Colour, from: Square) -> Option<(Square, Square)> {
    let first = match colour {
        Colour::White => Rank::Second,
        Colour::Black => Rank::Seventh,
    };
    let passed = ahead(colour, from).filter(|_| from.rank() == first)?;
    Some((passed, ahead(colour, passed)?))
}

/// Whether a pawn that arrives here becomes something else.
pub(super) fn is_last_rank(colour: Colour, square: Square) -> bool {
    ahead(colour, square).is_none()
}

/// A castling move: where king and rook start and arrive, and what must be empty but for the two.
pub(super) struct Castling {
    pub(super) king: (Square, Square),
    pub(super) rook: (Square, Square),
    pub(super) way: Bitboard,
}

impl Castling {
    /// To the rook's side, in both kinds of chess (3.8).
    pub(super) fn with(king: Square, rook: Square) -> Self {
        let files = if rook > king { (File::G, File::F) } else { (File::C, File::D) };
        let king_to = Square::new(files.0, king.rank());
        let rook_to = Square::new(files.1, king.rank());
        let ends = Bitboard::of(king_to) | Bitboard::of(rook_to);
        let way = between(king, king_to) | between(rook, rook_to) | ends;
        let both = Bitboard::of(king) | Bitboard::of(rook);
        Self { king: (king, king_to), rook: (rook, rook_to), way: way.without(both) }
    }
}
