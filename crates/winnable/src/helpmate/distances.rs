//! The number of steps a king needs between two squares, around walls of pawns.

use adoube_chess::{Bitboard, Colour, Piece, Position, Role, Square};

use crate::geometry::{KNIGHT, beside, pawn_attacks, shift};

/// The distance to every square.
pub(super) type Row = [u8; 64];

const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
/// The squares two steps from a corner, and a knight's move from it.
const NEAR_CORNERS: Bitboard = Bitboard(0x2424_C300_00C3_2424);

/// The distance of squares that are farther, or behind a wall.
pub(super) const FAR: u8 = 20;

static OPEN: [Row; 64] = {
    let mut rows = [[0; 64]; 64];
    let mut at = 0_usize;
    while at < 64 * 64 {
        let (a, b) = (at / 64, at % 64);
        let (files, ranks) = ((a % 8).abs_diff(b % 8), (a / 8).abs_diff(b / 8));
        rows[a][b] = if files > ranks { files } else { ranks } as u8;
        at += 1;
    }
    rows
};

/// Returns the steps between two squares of an empty board.
#[inline]
pub(super) fn steps(a: Square, b: Square) -> i32 {
    i32::from(OPEN[a.index()][b.index()])
}

static LEAPS: [Row; 64] = {
    let mut rows = [[FAR; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let (mut reached, mut leaps) = (Bitboard(1 << from), 0);
        while leaps <= 6 {
            let mut next = reached.0;
            let mut at = 0;
            while at < 64 {
                if reached.0 >> at & 1 == 1 && rows[from][at] == FAR {
                    rows[from][at] = leaps;
                }
                at += 1;
            }
            at = 0;
            while at < 8 {
                next |= shift(reached, KNIGHT[at]).0;
                at += 1;
            }
            reached = Bitboard(next);
            leaps += 1;
        }
        from += 1;
    }
    rows
};

/// Returns the knight moves between two squares of an empty board.
#[inline]
pub(super) fn leaps(a: Square, b: Square) -> i32 {
    i32::from(LEAPS[a.index()][b.index()])
}

/// Returns the pawns of both colours that block each other.
#[inline]
pub(super) fn locked(position: &Position) -> Bitboard {
    let pawns = position.role(Role::Pawn);
    let white = pawns & position.colour(Colour::White);
    let black = pawns & position.colour(Colour::Black);
    white & shift(black, (0, -1)) | black & shift(white, (0, 1))
}

/// Returns the pawns blocked by a pawn, or by a king that is unlikely to make way.
fn walls(position: &Position) -> Bitboard {
    let before = |colour: Colour, ahead: i32| {
        let pawns = position.pieces(Piece::new(colour, Role::Pawn));
        let other = |role| position.pieces(Piece::new(!colour, role));
        pawns & shift(other(Role::Pawn) | other(Role::King), (0, -ahead))
    };
    before(Colour::White, 1) | before(Colour::Black, -1)
}

/// Distances by colour.
pub(super) struct Distances<'a>([&'a [Row; 64]; 2]);

impl Distances<'_> {
    /// Without any walls.
    pub(super) const OPEN: Distances<'static> = Distances([&OPEN, &OPEN]);

    /// Returns the distances of that colour's king from a square to all others.
    #[inline]
    pub(super) fn from(&self, colour: Colour, square: Square) -> &Row {
        &self.0[colour.index()][square.index()]
    }
}

/// Distances around the walls of a position.
struct WallDistances {
    /// By colour.
    walls: [Bitboard; 2],
    /// The rows that have been computed, by colour.
    known: [Bitboard; 2],
    rows: [[Row; 64]; 2],
}

impl WallDistances {
    fn fill(&mut self, colour: Colour, wanted: Bitboard) {
        let missing = wanted.without(self.known[colour.index()]);
        if missing.is_empty() {
            return;
        }
        self.known[colour.index()] |= missing;
        let [own, other] = [colour, !colour].map(|colour| self.walls[colour.index()]);
        let open = !(own | pawn_attacks(other, !colour));
        for from in missing {
            self.rows[colour.index()][from.index()] = walk(from, open);
        }
    }
}

/// Returns the distances from a square to all others, over open squares only.
fn walk(from: Square, open: Bitboard) -> Row {
    let mut row = [FAR; 64];
    let mut front = Bitboard::from_square(from);
    let mut reached = front;
    for steps in 0..FAR {
        for square in front {
            row[square.index()] = steps;
        }
        front = (beside(front) & open).without(reached);
        if front.is_empty() {
            break;
        }
        reached |= front;
    }
    row
}

/// A cache of recently used distances around walls.
pub(super) struct DistanceCache {
    recent: Vec<WallDistances>,
    oldest: usize,
}

impl DistanceCache {
    const MOST: usize = 16;

    pub(super) fn new() -> Self {
        Self { recent: Vec::new(), oldest: 0 }
    }

    /// Returns the distances in a position. Computed are only those from the kings, and with
    /// `to_corners` those of the victim's king from the corners and of the winner's from the squares
    /// around them.
    pub(super) fn distances(
        &mut self,
        position: &Position,
        winner: Colour,
        to_corners: bool,
    ) -> Distances<'_> {
        let walls = walls(position);
        let place = self.place(Colour::ALL.map(|colour| walls & position.colour(colour)));
        let maze = &mut self.recent[place];
        maze.fill(winner, position.king(winner).into());
        maze.fill(!winner, position.king(!winner).into());
        if to_corners {
            maze.fill(winner, NEAR_CORNERS);
            maze.fill(!winner, CORNERS);
        }
        let [white, black] = &maze.rows;
        Distances([white, black])
    }

    fn place(&mut self, walls: [Bitboard; 2]) -> usize {
        if let Some(place) = self.recent.iter().position(|maze| maze.walls == walls) {
            return place;
        }
        if self.recent.len() < Self::MOST {
            let rows = [[[FAR; 64]; 64]; 2];
            self.recent.push(WallDistances { walls, known: [Bitboard::EMPTY; 2], rows });
            return self.recent.len() - 1;
        }
        self.oldest = (self.oldest + 1) % Self::MOST;
        let maze = &mut self.recent[self.oldest];
        (maze.walls, maze.known) = (walls, [Bitboard::EMPTY; 2]);
        self.oldest
    }
}
