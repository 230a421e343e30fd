//! Whether a player could still mate by any series of legal moves: what a fallen flag, and other losses, hang on.

use adoube_chess::{Colour, Position};
use adoube_winnable::{Budget, Verdict, shorten, winnable};

use crate::table::{Ground, Table};

/// What was found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chance {
    /// There are such moves.
    Mates,
    /// There are none.
    Never,
    /// It was not found out, or no play by the rules can go on from the board.
    Unknown,
}

/// Whether a player can still mate, from the position of record; and what shows it.
pub(crate) fn of(table: &Table, who: Colour) -> (Chance, Ground) {
    table
        .position()
        .map_or((Chance::Unknown, Ground::MateNotExcluded(who)), |from| in_position(from, who))
}

fn in_position(position: &Position, who: Colour) -> (Chance, Ground) {
    match winnable(position, who, Budget::FULL) {
        Verdict::Yes(line) => {
            // People read it.
            let line = shorten(position, who, &line);
            (Chance::Mates, Ground::CanMate { who, line })
        }
        Verdict::No(_) => (Chance::Never, Ground::CannotMate(who)),
        Verdict::Unknown { .. } => (Chance::Unknown, Ground::MateNotExcluded(who)),
    }
}
