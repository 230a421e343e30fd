//! Can each square have a man of its own?

use adoube_chess::{Bitboard, Square};

/// Men that may each hold one square.
struct Filling<'a> {
    /// Where each man can stand.
    men: &'a [Bitboard],
    /// What each of them holds.
    held: [Option<Square>; 64],
}

/// Whether all of the squares can be held at the same time, each by another of the men, of whom is given
/// where they can stand.
pub(crate) fn can_fill(squares: Bitboard, men: &[Bitboard]) -> bool {
    if squares.count() as usize > men.len() {
        return false;
    }
    // So many are enough, for all that is known here.
    if men.len() > 64 {
        return true;
    }
    let mut filling = Filling { men, held: [None; 64] };
    squares.into_iter().all(|square| filling.find_holder(square, &mut 0))
}

impl Filling<'_> {
    /// Finds a man for the square, if need be by giving others a new one; `asked` has a bit for each man.
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
