//! How far a position is from a mate that both players want: a guess that only decides what is looked
//! at first, and never what is true.

use adoube_chess::{Bitboard, Colour, Piece, Position, Role, Square};

/// Smaller is nearer. The weights were found by trying.
pub(crate) fn distance(position: &Position, winner: Colour) -> u32 {
    let own = |role| position.pieces(Piece::new(winner, role));
    let (king, victim) = (position.king(winner), position.king(!winner));
    let pawns = own(Role::Pawn);
    let hunters = position.colour(winner).without(pawns | own(Role::King));
    let strong = own(Role::Queen) | own(Role::Rook);
    let is_checked = position.turn() != winner && position.is_check();

    let nearest = hunters.into_iter().map(|from| steps(from, victim)).min().unwrap_or(8);
    let promotion = if strong.any() { 0 } else { promotion(pawns, winner) };
    // Pieces of the victim are in the way, unless the hunters are so weak that they need them there.
    let needs_blockers = strong.is_empty() && pawns.is_empty();
    let guards = if needs_blockers { 0 } else { position.colour(!winner).count() };
    6 * corner(victim)
        + 5 * steps(king, victim).saturating_sub(2)
        + 2 * nearest
        + 6 * promotion
        + 2 * guards
        + 2 * (2 - strong.count().min(2))
        + if is_checked { 0 } else { 4 }
}

/// Moves that the most advanced pawn needs; some more if there is none.
fn promotion(pawns: Bitboard, colour: Colour) -> u32 {
    let needs = |square: Square| match colour {
        Colour::White => 7 - square.rank().index() as u32,
        Colour::Black => square.rank().index() as u32,
    };
    pawns.into_iter().map(needs).min().unwrap_or(4)
}

/// King steps between two squares.
fn steps(a: Square, b: Square) -> u32 {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    files.max(ranks) as u32
}

/// King steps to the nearest corner, counted along the sides.
fn corner(square: Square) -> u32 {
    let to_edge = |index: usize| index.min(7 - index) as u32;
    to_edge(square.file().index()) + to_edge(square.rank().index())
}
