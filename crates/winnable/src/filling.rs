//! Bipartite matching: whether each square can be occupied by a different piece.

use adoube_chess::{Bitboard, Square};

/// A matching of pieces to squares.
struct Filling<'a> {
    /// Where each piece can stand.
    men: &'a [Bitboard],
    /// The square assigned to each piece.
    held: [Option<Square>; 64],
}

/// Returns whether all of the squares can be occupied at the same time, each by a different piece; `men`
/// are the squares that each piece can reach.
pub(crate) fn can_fill(squares: Bitboard, men: &[Bitboard]) -> bool {
    if squares.count() as usize > men.len() {
        return false;
    }
    // More than 64 are always treated as enough.
    if men.len() > 64 {
        return true;
    }
    let mut filling = Filling { men, held: [None; 64] };
    squares.into_iter().all(|square| filling.find_holder(square, &mut 0))
}

impl Filling<'_> {
    /// Finds a piece for the square, reassigning others if necessary; `asked` has a bit for each piece
    /// already tried.
    fn find_holder(&mut self, square: Square, asked: &mut u64) -> bool {
        for man in 0..self.men.len() {
            if *asked >> man & 1 == 1 || !self.men[man].contains(square) {
                continue;
            }
            *asked |= 1 << man;
            let is_free = match self.held[man] {
                None => true,
                Some(other) => self.find_holder(other, asked),
            };
            if is_free {
                self.held[man] = Some(square);
                return true;
            }
        }
        false
    }
}
