//! Whether a player could still mate, for rulings.

use adoube_chess::{Colour, Position};
use adoube_winnable::{Budget, Liveness, Verdict, dead, shorten, winnable};

use crate::{rules::Draft, vocabulary::Ground};

/// Whether a player can still checkmate by any series of legal moves.
pub(crate) enum Chance {
    /// Yes, by these moves.
    Exists(Vec<adoube_chess::Move>),
    /// No.
    Excluded,
    /// It could not be determined.
    Open,
}

impl Chance {
    /// Returns the ground for a ruling.
    pub(crate) fn ground(&self, who: Colour) -> Ground {
        match self {
            Self::Exists(line) => Ground::CanMate { who, line: line.clone() },
            Self::Excluded => Ground::CannotMate(who),
            Self::Open => Ground::MateNotExcluded(who),
        }
    }

    /// Reports whether the player can never mate.
    pub(crate) const fn is_excluded(&self) -> bool {
        matches!(self, Self::Excluded)
    }
}

/// Determines whether a player can still mate from the position of record.
pub(crate) fn chance(draft: &Draft, who: Colour) -> Chance {
    let table = draft.table();
    table.position().map_or(Chance::Open, |position| chance_in(position, who, table.effort()))
}

/// Determines whether a player can still mate from a position.
pub(crate) fn chance_in(position: &Position, who: Colour, effort: Budget) -> Chance {
    match winnable(position, who, effort) {
        // The line is shown to users, so it is shortened.
        Verdict::Yes(line) => Chance::Exists(shorten(position, who, &line)),
        Verdict::No(_) => Chance::Excluded,
        Verdict::Unknown { .. } => Chance::Open,
    }
}

/// Reports whether neither player can mate any more, as far as a quick check shows.
pub(crate) fn is_dead(position: &Position) -> bool {
    dead(position, Budget::INSTANT) == Liveness::Dead
}
