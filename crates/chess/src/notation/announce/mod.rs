//! Move announcements for visually disabled players (Appendix F in 2005, E in 2009, D in 2017):
//! `Springer Gustav eins Felix drei`, `Bauer Eva sieben Eva acht Dame`, `Kurze Rochade`.

mod announcement;
mod local;
mod read;
mod words;

pub use read::read;
pub(super) use read::{begins_announcement, read_first};

use crate::{Move, Position, Square};

/// Writes the announcement of a legal move: piece, square of departure, square of arrival, and the piece
/// a pawn is promoted to.
///
/// ```
/// use adoube_chess::{Position, notation::{self, announce}};
/// let start = Position::initial();
/// let knight = notation::read(&start, "Nf3").unwrap().moved;
/// assert_eq!(announce::write(&start, knight), "Springer Gustav eins Felix drei");
/// ```
pub fn write(position: &Position, moved: Move) -> String {
    if let Some(side) = moved.wing() {
        return words::castling(side).to_owned();
    }
    let piece =
        position.piece_on(moved.from_square()).map(|piece| words::PIECES[piece.role.index()]);
    let new_piece = moved.promotion().map(|role| words::PIECES[role.index()]);
    let mut said = Vec::from_iter(piece);
    said.extend(name(moved.from_square()));
    said.extend(name(moved.to_square()));
    said.extend(new_piece);
    said.join(" ")
}

fn name(square: Square) -> [&'static str; 2] {
    [words::FILES[square.file().index()], words::RANKS[square.rank().index()]]
}
