//! What becomes fact of offers and claims.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::vocabulary::Claim;

/// What became fact of offers and claims.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawFact {
    /// A draw was offered.
    Offered {
        /// The player who did it.
        by: Colour,
        /// By what.
        through: OfferMethod,
    },
    /// The opponent's offer was refused, by word or by touching a piece.
    Refused(Colour),
    /// The opponent's offer was accepted, and the arbiter has to consent.
    Accepted(Colour),
    /// The arbiter lets the players agree on a draw.
    ConsentGiven,
    /// Something was claimed.
    Claimed {
        /// The player who did it.
        by: Colour,
        /// The claim.
        claim: Claim,
    },
    /// A player confirmed what the opponent submits with a claim.
    EvidenceConfirmed(Colour),
    /// A player did not confirm it.
    EvidenceDisputed(Colour),
}

/// By what a draw is offered.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferMethod {
    /// By saying so.
    Words,
    /// By claiming one.
    Claim,
    /// By asking for extra time for each move.
    IncrementRequest,
}
