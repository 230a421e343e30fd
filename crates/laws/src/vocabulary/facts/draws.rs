//! Facts about draw offers and claims.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::vocabulary::Claim;

/// A fact about draw offers and claims.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawFact {
    /// A draw was offered.
    Offered {
        /// The player who did it.
        by: Colour,
        /// How it was offered.
        through: OfferMethod,
    },
    /// The opponent's offer was declined, in words or by touching a piece.
    Refused(Colour),
    /// The opponent's offer was accepted; the arbiter has to consent.
    Accepted(Colour),
    /// The arbiter allowed the players to agree to a draw.
    ConsentGiven,
    /// A claim was made.
    Claimed {
        /// The player who did it.
        by: Colour,
        /// The claim.
        claim: Claim,
    },
    /// A player confirmed the evidence that the opponent submitted with a claim.
    EvidenceConfirmed(Colour),
    /// A player disputed that evidence.
    EvidenceDisputed(Colour),
}

/// How a draw is offered.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum OfferMethod {
    /// In words.
    Words,
    /// By claiming a draw.
    Claim,
    /// By asking for an increment.
    IncrementRequest,
}
