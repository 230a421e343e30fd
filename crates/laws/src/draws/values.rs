//! What differs by edition.

use adoube_chess::Sameness;

use crate::Edition;

/// What an edition says of repetitions and of the count of moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Values {
    pub(super) sameness: Sameness,
    pub(super) without_claim: Option<WithoutClaim>,
}

/// What ends a game by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum WithoutClaim {
    /// Five times in a row, at alternate moves of both players; 75 moves.
    InARow,
    /// Five times, whenever; 75 moves.
    AtAnyTime,
}

const Y2005: Values = Values { sameness: Sameness::PermanentOrTemporary, without_claim: None };
const Y2009: Values = Values { sameness: Sameness::UntilMoved, ..Y2005 };
const Y2014: Values = Values { without_claim: Some(WithoutClaim::InARow), ..Y2009 };
const Y2017: Values = Values { without_claim: Some(WithoutClaim::AtAnyTime), ..Y2014 };

impl Values {
    pub(super) const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Y2005 => Y2005,
            Edition::Y2009 => Y2009,
            Edition::Y2014 => Y2014,
            Edition::Y2017 | Edition::Y2018 | Edition::Y2023 => Y2017,
        }
    }
}
