//! Offers and claims that stand.

use adoube_chess::Colour;

use crate::{
    clock::PerPlayer,
    vocabulary::{Claim, DrawFact, OfferMethod},
};

/// A claim that was made on the move that is to be played now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player who did it.
    pub by: Colour,
    /// The claim.
    pub claim: Claim,
}

/// Offers and claims that stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draws {
    /// Each player's offer, if it stands.
    pub offers: PerPlayer<Option<OfferMethod>>,
    /// Whether each player has declined the opponent's last offer.
    pub(crate) declined: PerPlayer<bool>,
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
            // It is for the arbiter to whom the claim is referred.
            DrawFact::EvidenceConfirmed(_) | DrawFact::EvidenceDisputed(_) => {}
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
