//! Current draw offers and claims.

use adoube_chess::Colour;

use crate::{
    clock::PerPlayer,
    vocabulary::{Claim, DrawFact, OfferMethod},
};

/// A claim based on the move to be played now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingClaim {
    /// The claimant.
    pub by: Colour,
    /// The claim.
    pub claim: Claim,
}

/// Current draw offers and claims.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// Each player's offer, if it stands.
    pub offers: PerPlayer<Option<OfferMethod>>,
    /// Whether each player has declined the opponent's last offer.
    pub(crate) declined: PerPlayer<bool>,
    /// The player who has accepted an offer that needs the arbiter's consent.
    pub accepted: Option<Colour>,
    /// Whether the arbiter has consented.
    pub has_consent: bool,
    /// The claim, which cannot be withdrawn.
    pub claim: Option<StandingClaim>,
}

impl Draws {
    /// Returns the player who has offered a draw, if the offer stands.
    pub fn offered_by(&self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|by| self.offers[*by].is_some())
    }

    pub(crate) fn fold(&mut self, fact: &DrawFact) {
        match fact {
            DrawFact::Offered { by, through } => {
                self.offers[*by] = Some(*through);
                self.declined[!*by] = false;
            }
            DrawFact::Refused(by) => {
                self.offers[!*by] = None;
                self.declined[*by] = true;
                self.accepted = None;
            }
            DrawFact::Accepted(by) => self.accepted = Some(*by),
            DrawFact::ConsentGiven => self.has_consent = true,
            // The arbiter to whom the claim is referred decides on it.
            DrawFact::EvidenceConfirmed(_) | DrawFact::EvidenceDisputed(_) => {}
            DrawFact::Claimed { by, claim } => {
                self.claim = Some(StandingClaim { by: *by, claim: claim.clone() });
            }
        }
    }

    /// Clears the claim after a move.
    pub(crate) fn clear_claim(&mut self) {
        self.claim = None;
    }
}
