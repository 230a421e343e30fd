//! Hall's condition: squares can be filled by distinct pieces if and only if every subset of them can be
//! entered by at least as many pieces as it has squares.

use adoube_chess::Bitboard;

/// A number of pieces that can reach the same squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fillers {
    pub(super) squares: Bitboard,
    pub(super) count: u32,
}

/// Returns the subsets of these squares that can never be full.
pub(super) fn never_full(squares: Bitboard, fillers: &[Fillers]) -> impl Iterator<Item = Bitboard> {
    subsets(squares).filter(|subset| {
        let enter = fillers.iter().filter(|men| (men.squares & *subset).any());
        enter.map(|men| men.count).sum::<u32>() < subset.count()
    })
}

/// Returns all subsets, each once; the empty one is last.
fn subsets(of: Bitboard) -> impl Iterator<Item = Bitboard> {
    // Counts down in the bits of the set alone.
    let next = move |subset: &Bitboard| {
        let smaller = Bitboard(subset.0.wrapping_sub(1)) & of;
        subset.any().then_some(smaller)
    };
    std::iter::successors(Some(of), next)
}
