//! Hall's condition: squares can be filled by different men exactly if no set of them can be entered by
//! fewer men than it has squares.

use adoube_chess::Bitboard;

/// Some men that can come to the same squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fillers {
    pub(super) squares: Bitboard,
    pub(super) count: u32,
}

/// The sets of these squares that can never be full.
pub(super) fn never_full(squares: Bitboard, fillers: &[Fillers]) -> impl Iterator<Item = Bitboard> {
    subsets(squares).filter(|subset| {
        let enter = fillers.iter().filter(|men| (men.squares & *subset).any());
        enter.map(|men| men.count).sum::<u32>() < subset.count()
    })
}

/// All subsets, each once; the empty one is the last.
fn subsets(of: Bitboard) -> impl Iterator<Item = Bitboard> {
    // Counting down in the bits of the set alone.
    let next = move |subset: &Bitboard| {
        let smaller = Bitboard(subset.0.wrapping_sub(1)) & of;
        subset.any().then_some(smaller)
    };
    std::iter::successors(Some(of), next)
}
