//! How a search came out.

use adoube_chess::Move;

use crate::Exhausted;

/// How a search came out.
pub(crate) enum SearchOutcome {
    /// These moves end in mate.
    Mate(Vec<Move>),
    /// There is nothing left to look at.
    Exhausted(Exhausted),
    /// So many positions were not enough.
    Spent,
}
