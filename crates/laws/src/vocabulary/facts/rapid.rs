//! What becomes fact in rapid chess and blitz only.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::history::Ply;

/// What became fact in a game of rapid chess or blitz.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RapidFact {
    /// The arbiter has seen an illegal position after so many half-moves, and waits until the next move is completed.
    IllegalPositionSeen {
        /// After so many half-moves.
        after: Ply,
    },
    /// The position that the arbiter had seen has become a legal one.
    IllegalPositionGone,
    /// A player would put an illegal move right that it is too late to claim.
    WouldCorrect {
        /// The player who did it.
        by: Colour,
        /// After so many half-moves.
        after: Ply,
    },
}
