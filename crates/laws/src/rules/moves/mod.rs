//! Moves and the provisions of Articles 1 to 3.
//!
//! **Says:** how each piece moves, captures, castles and promotes, and that no king may be left in check or captured.
//! **Differs:** only the article numbers.
//! **Decides from:** the position of record and the board as it stands. `adoube-chess` decides what is
//! legal; this module decides under which provisions, or which one is broken.

mod changes;
mod diagnosis;
mod legal;
mod piece_movement;
mod rights;

use adoube_chess::{Move, Square};

pub use diagnosis::{Diagnosis, diagnose};
pub use legal::provisions_of;
pub(crate) use rights::{attacked_on_the_way, lost_by};

/// Reports whether a move puts one of its pieces on a square.
pub(crate) fn puts_piece_on(played: Move, on: Square) -> bool {
    match played.castling_destinations() {
        Some((king, rook)) => on == king || on == rook,
        None => played.to_square() == on,
    }
}
