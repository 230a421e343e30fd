//! What became fact of offers and claims, and what stands of them.

use adoube_chess::Colour;
use serde::{Deserialize, Serialize};

use crate::{Provision, clock::PerPlayer, table::Claim};

/// What became fact of offers and claims.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawFact {
    /// A draw was offered.
    Offered {
        /// By whom.
        by: Colour,
        /// By what.
        through: Through,
    },
    /// The opponent's offer was refused, by word or by touching a piece.
    Refused(Colour),
    /// The opponent's offer was accepted, and the arbiter has to consent.
    Accepted(Colour),
    /// The arbiter lets the players agree on a draw.
    ConsentGiven,
    /// Something was claimed.
    Claimed {
        /// By whom.
        by: Colour,
        /// What.
        claim: Claim,
    },
}

/// By what a draw is offered.
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Through {
    /// By saying so.
    Words,
    /// By claiming one.
    Claim,
    /// By asking for extra time for each move.
    IncrementRequest,
}

/// A claim that was made on the move that is to be played now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// By whom.
    pub by: Colour,
    /// What.
    pub claim: Claim,
}

/// Offers and claims that stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// Each player's offer, if it stands.
    pub offers: PerPlayer<Option<Through>>,
    /// Who has accepted an offer to which the arbiter has to consent.
    pub accepted: Option<Colour>,
    /// Whether the arbiter has consented.
    pub has_consent: bool,
    /// The claim that cannot be taken back.
    pub claim: Option<Standing>,
}

impl Draws {
    /// Who has offered a draw, if the offer stands.
    pub fn offered_by(&self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|by| self.offers[*by].is_some())
    }

    pub(crate) fn fold(&mut self, fact: &DrawFact) {
        match fact {
            DrawFact::Offered { by, through } => self.offers[*by] = Some(*through),
            DrawFact::Refused(by) => {
                self.offers[!*by] = None;
                self.accepted = None;
            }
            DrawFact::Accepted(by) => self.accepted = Some(*by),
            DrawFact::ConsentGiven => self.has_consent = true,
            DrawFact::Claimed { by, claim } => {
                self.claim = Some(Standing { by: *by, claim: claim.clone() });
            }
        }
    }

    /// A move was made: what was claimed before it is done with.
    pub(crate) fn moved(&mut self, _by: Colour) {
        self.claim = None;
    }
}

/// The provisions that such a fact rests on.
pub(crate) fn under(fact: &DrawFact) -> Vec<Provision> {
    match fact {
        DrawFact::Offered { through, .. } => vec![match through {
            Through::Words => Provision::DrawOffer,
            Through::Claim => Provision::ClaimCountsAsOffer,
            Through::IncrementRequest => Provision::IncrementRequest,
        }],
        DrawFact::Refused(_) | DrawFact::Accepted(_) => vec![Provision::DrawOfferStands],
        DrawFact::ConsentGiven => vec![Provision::DrawRestrictions],
        DrawFact::Claimed { claim, .. } => vec![match claim {
            Claim::Repetition(_) => Provision::RepetitionClaim,
            Claim::FiftyMoves(_) => Provision::FiftyMovesClaim,
            _ => Provision::QuickplayClaim,
        }],
    }
}
