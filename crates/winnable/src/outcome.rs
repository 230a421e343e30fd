//! The result of a search.

use adoube_chess::Move;

use crate::Exhausted;

/// The result of a search.
pub(crate) enum SearchOutcome {
    /// These moves end in mate.
    Mate(Vec<Move>),
    /// Nothing is left to search.
    Exhausted(Exhausted),
    /// The limit was reached.
    Spent,
}
