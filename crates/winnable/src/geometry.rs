//! Operations on whole sets of squares.

use adoube_chess::{Bitboard, Colour, File, Rank, Role, Square};

/// A step on the board: difference in files and in ranks.
pub(crate) type Step = (i32, i32);

pub(crate) const STRAIGHT: [Step; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
pub(crate) const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(crate) const EVERY_WAY: [Step; 8] =
    [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)];
pub(crate) const KNIGHT: [Step; 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

/// Shifts all squares of the set by one step; those that leave the board are dropped.
#[inline]
pub(crate) const fn shift(set: Bitboard, (files, ranks): Step) -> Bitboard {
    const EAST: u64 = 0x0101_0101_0101_0101;
    // The files that no square can reach by a step of this many files.
    let unreachable = match files {
        2 => EAST | EAST << 1,
        1 => EAST,
        -1 => EAST << 7,
        -2 => EAST << 7 | EAST << 6,
        _ => 0,
    };
    let by = files + 8 * ranks;
    let moved = if by >= 0 { set.0 << by } else { set.0 >> -by };
    Bitboard(moved & !unreachable)
}

/// Returns the directions of a sliding piece.
pub(crate) const fn lines(role: Role) -> Option<&'static [Step]> {
    match role {
        Role::Bishop => Some(&DIAGONAL),
        Role::Rook => Some(&STRAIGHT),
        Role::Queen => Some(&EVERY_WAY),
        Role::Pawn | Role::Knight | Role::King => None,
    }
}

/// Returns all squares seen from the set along the lines, up to and including the first of `blocks`.
#[inline]
pub(crate) fn rays(set: Bitboard, steps: &[Step], blocks: Bitboard) -> Bitboard {
    steps.iter().fold(Bitboard::EMPTY, |all, step| {
        let mut front = shift(set, *step);
        let mut seen = front;
        while front.any() {
            front = shift(front.without(blocks), *step).without(seen);
            seen |= front;
        }
        all | seen
    })
}

/// Returns the squares between two squares on a line.
pub(crate) fn between(a: Square, b: Square) -> Bitboard {
    let Some(step) = direction(a, b) else { return Bitboard::EMPTY };
    let mut all = Bitboard::EMPTY;
    let mut at = shift(a.into(), step);
    while at.any() && !at.contains(b) {
        all |= at;
        at = shift(at, step);
    }
    all
}

/// Returns the step that leads from one square to another along a line, if there is one.
pub(crate) fn direction(from: Square, to: Square) -> Option<Step> {
    let files = to.file() as i32 - from.file() as i32;
    let ranks = to.rank() as i32 - from.rank() as i32;
    let is_line = files == 0 || ranks == 0 || files.abs() == ranks.abs();
    (is_line && from != to).then(|| (files.signum(), ranks.signum()))
}

/// Returns all squares one of the steps away from the set. The steps are constants, which the compiler
/// resolves if it sees them.
#[inline]
pub(crate) const fn around<const N: usize>(set: Bitboard, steps: &[Step; N]) -> Bitboard {
    let (mut all, mut at) = (0, 0);
    while at < N {
        all |= shift(set, steps[at]).0;
        at += 1;
    }
    Bitboard(all)
}

/// Returns the squares adjacent to any square of the set; squares of the set are included if they have
/// neighbours in it.
#[inline]
pub(crate) fn beside(set: Bitboard) -> Bitboard {
    let row = shift(set, (1, 0)) | shift(set, (-1, 0));
    let three = row | set;
    row | shift(three, (0, 1)) | shift(three, (0, -1))
}

/// Returns the direction in which a colour's pawns move.
#[inline]
pub(crate) const fn forward(colour: Colour) -> i32 {
    match colour {
        Colour::White => 1,
        Colour::Black => -1,
    }
}

/// Returns the squares attacked by pawns of a colour on these squares.
#[inline]
pub(crate) fn pawn_attacks(set: Bitboard, colour: Colour) -> Bitboard {
    let ahead = forward(colour);
    shift(set, (1, ahead)) | shift(set, (-1, ahead))
}

/// Returns whether a pawn of a colour is on its initial square.
#[inline]
pub(crate) fn is_at_home(pawn: Square, colour: Colour) -> bool {
    let home = match colour {
        Colour::White => 1,
        Colour::Black => 6,
    };
    pawn.rank().index() == home
}

/// Returns the destinations of king and rook in castling.
pub(crate) fn castled(king: Square, rook: Square) -> (Square, Square) {
    let files = if rook > king { (File::G, File::F) } else { (File::C, File::D) };
    (Square::new(files.0, king.rank()), Square::new(files.1, king.rank()))
}

/// Returns the rank on which a colour's pawns promote.
pub(crate) const fn last_rank(colour: Colour) -> Bitboard {
    match colour {
        Colour::White => Bitboard::rank(Rank::ALL[7]),
        Colour::Black => Bitboard::rank(Rank::ALL[0]),
    }
}

/// Returns all squares in front of the set on the same files, as seen by a colour's pawns.
#[inline]
pub(crate) const fn ahead_of(set: Bitboard, colour: Colour) -> Bitboard {
    let mut all = set.0;
    match colour {
        Colour::White => {
            all |= all << 8;
            all |= all << 16;
            all |= all << 32;
            Bitboard(all << 8)
        }
        Colour::Black => {
            all |= all >> 8;
            all |= all >> 16;
            all |= all >> 32;
            Bitboard(all >> 8)
        }
    }
}
