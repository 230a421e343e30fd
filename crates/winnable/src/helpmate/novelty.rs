//! Whether a move leads to something new: a heuristic alone goes round in circles on a plateau, and
//! novelty leads out of it.
//!
//! In each frame (the pawn structure and the set of pieces) a piece on a square is new once, and then
//! once more with each square of the kings.

use adoube_chess::{Board, Colour, Move, Piece, Position, Role};

/// The degree of novelty, the newest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Novelty {
    /// A piece on a square, or a new pawn structure.
    New,
    /// A piece on a square in combination with a king on another.
    NewTogether,
    Old,
}

/// What was seen before, as a hashed bit set. On a collision something new is treated as old, and visited
/// later than it could be.
pub(super) struct SeenFeatures {
    words: Vec<u64>,
    remembered: usize,
}

impl SeenFeatures {
    pub(super) fn new() -> Self {
        Self { words: vec![0; 1 << 9], remembered: 0 }
    }

    /// Returns the novelty of what a move brings about, and remembers it.
    pub(super) fn note(&mut self, position: &Position, parent: u64, by: Move) -> Novelty {
        let (from, to) = (by.from_square(), by.to_square());
        let Some(piece) = position.piece_on(from) else { return Novelty::Old };
        let mut frame = parent;
        if piece.role == Role::Pawn || position.occupied().contains(to) {
            frame = self::frame(&position.play_unchecked(by));
            if self.is_new(frame) {
                return Novelty::New;
            }
        }
        let kind = 1 + piece.role.index() + 6 * piece.colour.index();
        let man = frame ^ (kind * 64 + to.index()) as u64;
        if self.is_new(man) {
            return Novelty::New;
        }
        let mut is_new = false;
        for colour in Colour::ALL {
            if piece != Piece::new(colour, Role::King) {
                let beside = 1 + position.king(colour).index() + 64 * colour.index();
                is_new |= self.is_new(man ^ (beside as u64) << 32);
            }
        }
        if is_new { Novelty::NewTogether } else { Novelty::Old }
    }

    fn is_new(&mut self, what: u64) -> bool {
        let bit = mix(what) >> 32;
        let place = bit as usize / 64 % self.words.len();
        let was = self.words[place];
        self.words[place] |= 1 << (bit % 64);
        let is_new = self.words[place] != was;
        self.remembered += usize::from(is_new);
        if self.remembered > 8 * self.words.len() {
            // Start again with a larger table rather than treat too much as old.
            *self = Self { words: vec![0; 8 * self.words.len()], remembered: 0 };
        }
        is_new
    }
}

/// Hashes the pawn structure and the set of pieces.
pub(super) fn frame(board: &Board) -> u64 {
    Colour::ALL.into_iter().fold(0, |hash, colour| {
        let own = |role| board.pieces(Piece::new(colour, role));
        let pieces = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen];
        let counts =
            pieces.into_iter().fold(0, |all, role| all << 8 | u64::from(own(role).count()));
        mix(mix(hash ^ own(Role::Pawn).0) ^ counts)
    })
}

fn mix(word: u64) -> u64 {
    let word = (word ^ word >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    (word ^ word >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9)
}
