//! Facts that occur only in rapid chess and blitz.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::history::Ply;

/// A fact about a game of rapid chess or blitz.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RapidFact {
    /// The arbiter noticed an illegal position, and waits until the next move is completed.
    IllegalPositionSeen {
        /// The number of half-moves played.
        after: Ply,
    },
    /// The illegal position that the arbiter noticed has become legal.
    IllegalPositionGone,
    /// A player offered to correct an illegal move that can no longer be claimed.
    WouldCorrect {
        /// The player who did it.
        by: Colour,
        /// The number of half-moves played.
        after: Ply,
    },
}
