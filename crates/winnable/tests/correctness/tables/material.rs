//! The material on the board besides the kings.

use std::fmt;

use adoube_chess::{Board, Colour, Piece, Role};

/// The number of pieces of each kind, in three bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Material(u32);

/// All kinds of pieces, in the order in which they are counted.
pub(crate) const KINDS: [Piece; 10] = {
    let mut kinds = [Piece::new(Colour::White, Role::Pawn); 10];
    let mut kind = 0;
    while kind < 10 {
        let colour = if kind < 5 { Colour::White } else { Colour::Black };
        kinds[kind] = Piece::new(colour, Role::ALL[kind % 5]);
        kind += 1;
    }
    kinds
};

impl Material {
    pub(crate) const KINGS: Self = Self(0);

    pub(crate) fn from_board(board: &Board) -> Self {
        let count = |kind: usize| board.pieces(KINDS[kind]).count() << (3 * kind);
        Self((0..KINDS.len()).map(count).sum())
    }

    /// Returns every material of `men` pieces, kings included.
    pub(crate) fn all(men: usize) -> Vec<Self> {
        let mut all = vec![Self::KINGS];
        for _ in 2..men {
            all = all.iter().flat_map(|one| (0..KINDS.len()).map(|kind| one.with(kind))).collect();
            all.sort_unstable();
            all.dedup();
        }
        all
    }

    /// Parses FEN letters, such as `Bn`.
    pub(crate) fn read(letters: &str) -> Self {
        letters.chars().fold(Self::KINGS, |all, letter| {
            let kind = KINDS.iter().position(|kind| kind.fen_char() == letter);
            all.with(kind.unwrap_or_else(|| panic!("{letter} is no man")))
        })
    }

    /// The pieces, always in the same order.
    pub(crate) fn men(self) -> impl DoubleEndedIterator<Item = Piece> {
        let same = move |kind: usize| (0..self.count(kind)).map(move |_| KINDS[kind]);
        (0..KINDS.len()).flat_map(same)
    }

    pub(crate) fn has_pawns(self) -> bool {
        self.men().any(|man| man.role == Role::Pawn)
    }

    /// Returns every material after one capture or one promotion.
    pub(crate) fn followers(self) -> Vec<Self> {
        let mut all = Vec::new();
        for kind in (0..KINDS.len()).filter(|kind| self.count(*kind) > 0) {
            let rest = Self(self.0 - (1 << (3 * kind)));
            all.push(rest);
            if KINDS[kind].role == Role::Pawn {
                all.extend((1..5).map(|better| rest.with(kind + better)));
            }
        }
        all
    }

    fn with(self, kind: usize) -> Self {
        Self(self.0 + (1 << (3 * kind)))
    }

    fn count(self, kind: usize) -> u32 {
        self.0 >> (3 * kind) & 7
    }
}

impl fmt::Debug for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.men().try_for_each(|man| write!(f, "{}", man.fen_char()))
    }
}
